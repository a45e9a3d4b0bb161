"""Nomias Attack: how many cards are drawn, whom each one hits, and what it does (R14 to R18).

One card is wholly settled before the next one is drawn: whom it hits, who is spared, losses and
market picks, and the shuffle at two blue cards. A card lies on the discard pile from the moment
it is drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from game.rules.contract import Decision, Event, Option, Seat, Step, Target
from game.rules.engine import Act, Answers, Args, Ask, Steps, push
from game.rules.evacuate.actions import PASS
from game.rules.evacuate.cards import BLUE, BLUES_TO_SHUFFLE, RED
from game.rules.evacuate.civilizations import LIFEBOAT_SEATS, MOST_HITS
from game.rules.evacuate.endings import score, transport_arrives
from game.rules.evacuate.losses import shuffle_discard_in
from game.rules.evacuate.pushing import can_shift, shift
from game.rules.evacuate.row import at, first_line, last_line
from game.rules.evacuate.setup import starting_survivors
from game.rules.evacuate.state import (
    LEFT,
    EvacState,
    is_civ,
    living,
    runners,
    seat_of_civ,
    turn_order,
)
from game.rules.evacuate.stations import GONE
from game.rules.evacuate.windows import is_held

AMBUSH_SPACES: Final = 4
LURKER_SPACES: Final = 1
SWARM_CROWD: Final = 3


def attack(state: EvacState, seat: Seat, _args: Args, events: list[Event]) -> None:
    """Begin the attack: one card, one for each Panicked Run, one for the Residential Module."""
    card = state.stations.card
    at_home = "resid" in [card[node] for node in state.spots if node != GONE]
    state.draws += 1 + at_home
    if is_held(state, "feast"):
        state.pending.append(("feast", seat, ()))
    next_draw(state, seat, (), events)


def next_draw(state: EvacState, seat: Seat, _args: Args, _events: list[Event]) -> None:
    """Draw as long as cards are to be drawn; before each one there is the window of Cold Blood."""
    if not (state.draws and state.nomia_deck):
        return
    push(state, ("draw_nomia", seat, ()), ("next_draw", seat, ()))
    if is_held(state, "cold_blood"):
        state.pending.append(("cold_blood", seat, ()))


def draw_nomia(state: EvacState, seat: Seat, _args: Args, events: list[Event]) -> None:
    """Turn up the top Nomia card and carry it out."""
    state.draws -= 1
    card = state.nomia_deck.pop()
    if any(state.peeks):
        state.peeks = [known - 1 if known else 0 for known in state.peeks]
    state.nomia = card
    events.append(Event("nomia_drawn", {"card": card, "left": len(state.nomia_deck)}, reveals=True))
    if card == "evac":
        transport_arrives(state, events)
        return
    if card != "lifeboat":
        state.nomia_discard.append(card)
    state.pending.append(("nomia_settled", seat, ()))
    carry_out(state, seat, card, events)


def carry_out(state: EvacState, seat: Seat, card: str, events: list[Event]) -> None:
    """Do what a drawn card says, red ones after the window of Bulwark (R14 to R17)."""
    if card in RED:
        if is_held(state, "bulwark"):
            push(state, ("bulwark", seat, ()), ("strike", seat, (GONE,)))
        else:
            strike(state, seat, (GONE,), events)
    elif card == "medical":
        push(state, *_first_aid(state), ("treat", seat, ()))
    elif card == "lighting":
        push(state, *[("lighting", each, ()) for each in living(state)])
    elif card == "lifeboat":
        board_lifeboat(state, events)


def _in_need(state: EvacState) -> list[Seat]:
    """Return the living players with the fewest Survivors."""
    seats = living(state)
    fewest = min(score(state, seat) for seat in seats)
    return [seat for seat in seats if score(state, seat) == fewest]


def _first_aid(state: EvacState) -> list[Step]:
    """Return the window of Shrug Off, if Urumak without its last token would get a Survivor."""
    urumak = seat_of_civ(state, "urumak")
    if urumak is None or state.hits != 1 or state.alive[urumak] == MOST_HITS:
        return []
    return [("shrug_off", urumak, ())] if urumak in _in_need(state) else []


def treat(state: EvacState, _seat: Seat, _args: Args, events: list[Event]) -> None:
    """Give one back to each player with the fewest, if it has lost any (2.4, R28)."""
    for seat in _in_need(state):
        urumak = is_civ(state, seat, "urumak")
        if urumak and state.hits:
            state.hits -= 1
            events.append(Event("hit_removed", {"seat": seat, "hits": state.hits}))
        elif score(state, seat) < (MOST_HITS if urumak else starting_survivors(state, seat)):
            state.alive[seat] += 1
            events.append(Event("survivor_returned", {"seat": seat, "alive": state.alive[seat]}))


def board_lifeboat(state: EvacState, events: list[Event]) -> None:
    """Bring up to two of Glazatoq's pool to safety; the runner never goes (2.6)."""
    seat = seat_of_civ(state, "glazatoq")
    assert seat is not None
    state.lifeboat = LEFT
    count = min(LIFEBOAT_SEATS, max(0, state.alive[seat] - 1))
    state.alive[seat] -= count
    state.safe += count
    data = {"seat": seat, "count": count, "alive": state.alive[seat]}
    events.append(Event("survivors_safe", data))


# Whom a red card hits


def _both(state: EvacState) -> set[int]:
    return first_line(state) | last_line(state)


def _far(state: EvacState) -> set[int]:
    return {runner for runner in runners(state) if state.moved[runner] >= AMBUSH_SPACES}


def _slow(state: EvacState) -> set[int]:
    return {runner for runner in runners(state) if state.moved[runner] <= LURKER_SPACES}


def _crowded(state: EvacState) -> set[int]:
    crowds = {node: at(state, node) for node in set(state.spots) if node != GONE}
    most = max(map(len, crowds.values()), default=0)
    if most < SWARM_CROWD:
        return set()
    return {runner for crowd in crowds.values() if len(crowd) == most for runner in crowd}


STRIKES: Final[Mapping[str, Callable[[EvacState], set[int]]]] = {
    "front": first_line,
    "rear": last_line,
    "ambush": _far,
    "lurkers": _slow,
    "pincer": _both,
    "swarm": _crowded,
}


def targets_of(state: EvacState, card: str) -> set[int]:
    """Return the runners whom a red card hits where they stand now, protected or not."""
    return STRIKES[card](state)


def shelter_of(state: EvacState, runner: int, card: str) -> str:
    """Return what keeps a runner safe from a card: `room`, `digin`, or nothing."""
    if state.stations.kind[state.spots[runner]] == "room":
        return "room"
    return "digin" if runner in state.dug_in and card in ("rear", "pincer") else ""


def strike(state: EvacState, seat: Seat, args: Args, events: list[Event]) -> None:
    """Find whom the card hits; `args` holds the space that Bulwark covers, or GONE."""
    (covered,) = args
    card = state.nomia
    hit: list[int] = []
    for runner in turn_order(state, targets_of(state, card)):
        shelter = shelter_of(state, runner, card)
        if state.spots[runner] == covered:
            shelter = "bulwark"
        if shelter:
            events.append(Event("survivor_spared", {"runner": runner, "reason": shelter}))
            continue
        hit.append(runner)
    if hit:
        state.pending.append(("defences", seat, (tuple(hit), (), (), covered)))
    else:
        events.append(Event("nobody_hit", {"card": card}))


def settled(state: EvacState, seat: Seat, _args: Args, events: list[Event]) -> None:
    """Shuffle at two blue cards, once all picks of a card are in (R18); then Collect Nomia."""
    card, state.nomia = state.nomia, ""
    if not state.evac_ready:
        blue = [each for each in state.nomia_discard if each in BLUE]
        if len(blue) >= BLUES_TO_SHUFFLE:
            shuffle_discard_in(state, events)
    if card in RED and is_held(state, "collect_nomia"):
        state.pending.append(("collect_nomia", seat, ()))


# Emergency Lighting


_FORWARD: Final = Option("forward", Target("button", "forward"))
_BACK: Final = Option("back", Target("button", "back"))


def ask_lighting(state: EvacState, seat: Seat, _args: Args) -> Mapping[Seat, Decision]:
    """Ask whether a runner steps one space along the arrow or against it."""
    if state.alive[seat] == 0 or state.stunned[seat]:
        return {}
    options = tuple(
        option
        for option, direction in ((_FORWARD, state.arrow), (_BACK, -state.arrow))
        if can_shift(state, seat, direction)
    )
    if not options:
        return {}
    return {seat: Decision("lighting", (*options, PASS), "lighting", optional=True, open=True)}


def lit(state: EvacState, seat: Seat, _args: Args, answers: Answers, events: list[Event]) -> None:
    """Step one space; it does not count as moved (R11)."""
    direction = {"forward": state.arrow, "back": -state.arrow}.get(answers[seat])
    if direction is not None:
        shift(state, seat, seat, direction, "lighting", events)


ATTACK_STEPS: Final[Steps[EvacState]] = {
    "attack": Act(attack),
    "next_draw": Act(next_draw),
    "draw_nomia": Act(draw_nomia),
    "treat": Act(treat),
    "nomia_settled": Act(settled),
    "strike": Act(strike),
    "lighting": Ask(ask_lighting, lit),
}
