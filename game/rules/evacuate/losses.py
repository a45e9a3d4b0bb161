"""Losing Survivors: who puts a miniature on the tracker, who leaves, which card comes in.

All losers of a card lose together, one after the other in turn order, neutral ones last; each
loss is followed by a new Nomia card from the market (R15, R16).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.rules.contract import Decision, Event, Option, Seat, Target, Value
from game.rules.deck import shuffled
from game.rules.engine import Act, Answers, Args, Ask, Steps, push
from game.rules.evacuate.cards import MARKET
from game.rules.evacuate.civilizations import CROWD, MOST_CAPTIVES
from game.rules.evacuate.endings import check_overrun
from game.rules.evacuate.row import at, near, next_node, position
from game.rules.evacuate.state import (
    ASIDE,
    IN_PLAY,
    EvacState,
    civ_of,
    is_seat,
    living,
    runners,
    seat_of_civ,
)
from game.rules.evacuate.stations import GONE, OFF

NOMIA_TOKEN: Final = "nomia"
LIFEBOAT_AT: Final = 2
"""The loss of Glazatoq that brings the Lifeboat in."""


def lose_next(state: EvacState, seat: Seat, args: Args, events: list[Event]) -> None:
    """Have the next of the losers lose, and the others after it."""
    (losers,) = args
    if not losers:
        return
    runner, rest = losers[0], losers[1:]
    if rest:
        state.pending.append(("losses", seat, (rest,)))
    lose(state, runner, events)


def lose(state: EvacState, runner: int, events: list[Event]) -> None:
    """Take one loss: two for a crowded Pell, a hit for Urumak, else one Survivor."""
    if state.alive[runner] == 0:
        return
    civ = civ_of(state, runner)
    if civ == "urumak":
        push(state, ("shrug_off", runner, ()), ("lay_hit", runner, ()))
        return
    pick = ("pick_nomia", runner, (runner,))
    if civ == "pell" and state.alive[runner] >= CROWD:
        push(state, pick, ("kill", runner, (runner,)), pick)
    else:
        state.pending.append(pick)
    kill(state, runner, events)


def kill_one(state: EvacState, _seat: Seat, args: Args, events: list[Event]) -> None:
    """Take one Survivor of a runner."""
    kill(state, args[0], events)


def kill(state: EvacState, runner: int, events: list[Event]) -> None:
    """Take one Survivor of a runner out of the game; the runner itself goes last."""
    node, card, civ = state.spots[runner], state.nomia, civ_of(state, runner)
    token = civ == "collector" and _loses_token(state, runner)
    space = 0 if token else _cover_tracker(state, runner)
    collector = _collector_beside(state, runner, node)
    state.alive[runner] -= 1
    if token:
        state.captives = tuple(each for each in state.captives if each != NOMIA_TOKEN)
    data: dict[str, Value] = {
        "runner": runner,
        "card": card,
        "alive": state.alive[runner],
        "node": node,
        "tracker": space,
        "token": int(token),
        "hits": state.hits,
    }
    events.append(Event("survivor_lost", data))
    if collector is not None:
        _collect(state, collector, runner, events)
    if civ == "glazatoq":
        _bring_lifeboat(state, runner, events)
    _leave_or_move(state, runner, node, events)
    check_ready(state, events)
    if state.alive[runner] == 0:
        check_overrun(state, events)


def _loses_token(state: EvacState, runner: int) -> bool:
    """Say whether the Nomia token is all that is left in the Collector's pool (R29)."""
    return NOMIA_TOKEN in state.captives and state.alive[runner] == 2


def _cover_tracker(state: EvacState, runner: int) -> int:
    """Put a miniature on the tracker; return the number of its space, 0 for beside the track."""
    if state.evac_ready:
        state.beside.append(runner)
        return 0
    state.tracker.append(runner)
    return len(state.tracker)


def take_hit(state: EvacState, seat: Seat, *, hurt: bool, events: list[Event]) -> None:
    """Lay a hit on a Survivor of Urumak: on a fresh one, or on one that dies of it (R28)."""
    if hurt:
        state.hits -= 1
        kill(state, seat, events)
        return
    state.hits += 1
    space = _cover_tracker(state, seat)
    events.append(Event("survivor_hit", {"seat": seat, "hits": state.hits, "tracker": space}))
    check_ready(state, events)


def ask_hit(state: EvacState, seat: Seat, _args: Args) -> Mapping[Seat, Decision]:
    """Ask whether the hit lands on a fresh Survivor or on one that was hit before."""
    keys = []
    if state.hits < state.alive[seat]:
        keys.append("fresh")
    if state.hits:
        keys.append("hurt")
    options = tuple(Option(key, Target("button", key)) for key in keys)
    return {seat: Decision("lay_hit", options, "urumak", {"hits": state.hits}, open=True)}


def hit_laid(
    state: EvacState, seat: Seat, _args: Args, answers: Answers, events: list[Event]
) -> None:
    """Lay the hit; a card from the market is picked for it."""
    state.pending.append(("pick_nomia", seat, (seat,)))
    take_hit(state, seat, hurt=answers[seat] == "hurt", events=events)


def check_ready(state: EvacState, events: list[Event]) -> None:
    """Once the tracker is full, shuffle the Transport and the discard pile in, for good (R15)."""
    if state.evac_ready or state.losses_left > 0:
        return
    state.evac_ready = True
    state.nomia_discard.append("evac")
    glazatoq = seat_of_civ(state, "glazatoq")
    if glazatoq is not None and state.lifeboat == ASIDE and glazatoq in state.tracker:
        state.lifeboat = IN_PLAY
        state.nomia_discard.append("lifeboat")
        events.append(Event("lifeboat_added", {"seat": glazatoq}))
    events.append(Event("evac_readied"))
    shuffle_discard_in(state, events)


def shuffle_discard_in(state: EvacState, events: list[Event]) -> None:
    """Shuffle the Nomia discard pile into the deck; nobody knows its top any more."""
    events.append(Event("nomia_shuffled", {"count": len(state.nomia_discard)}))
    state.nomia_deck = shuffled(state, state.nomia_deck + state.nomia_discard)
    state.nomia_discard.clear()
    state.peeks = [0] * len(state.peeks)


def _bring_lifeboat(state: EvacState, runner: int, events: list[Event]) -> None:
    """Put the Lifeboat on the Nomia discard pile at Glazatoq's second loss."""
    lost = state.tracker.count(runner) + state.beside.count(runner)
    if lost >= LIFEBOAT_AT and state.lifeboat == ASIDE:
        state.lifeboat = IN_PLAY
        state.nomia_discard.append("lifeboat")
        events.append(Event("lifeboat_added", {"seat": runner}))


def _collector_beside(state: EvacState, runner: int, node: int) -> Seat | None:
    """Return the Collector, if it may keep this runner's Survivor (2.6, R29)."""
    seat = seat_of_civ(state, "collector")
    if seat is None or seat == runner or state.alive[seat] == 0:
        return None
    colours = [each for each in state.captives if each != NOMIA_TOKEN]
    if str(runner) in colours or len(colours) >= MOST_CAPTIVES:
        return None
    return seat if seat in near(state, node, 1) else None


def _collect(state: EvacState, seat: Seat, runner: int, events: list[Event]) -> None:
    state.captives = (*state.captives, str(runner))
    state.alive[seat] += 1
    data: dict[str, Value] = {"seat": seat, "runner": runner, "alive": state.alive[seat]}
    events.append(Event("captive_taken", data))


def _leave_or_move(state: EvacState, runner: int, node: int, events: list[Event]) -> None:
    """Take the last one of a colour from the station; move a neutral runner to the middle (R22)."""
    if state.alive[runner] == 0:
        state.spots[runner] = GONE
        events.append(Event("runner_removed", {"runner": runner, "node": node}))
        if is_seat(state, runner):
            events.append(Event("seat_out", {"seat": runner}))
    elif not is_seat(state, runner):
        _to_the_middle(state, runner, events)


def _to_the_middle(state: EvacState, runner: int, events: list[Event]) -> None:
    """Move a neutral runner to the median of all others; the first player breaks a tie."""
    others = sorted(
        (other for other in runners(state) if other != runner),
        key=lambda other: (position(state, state.spots[other]) * state.arrow, other),
    )
    if not others:
        return
    rear, front = others[(len(others) - 1) // 2], others[len(others) // 2]
    if state.spots[rear] == state.spots[front]:
        place_neutral(state, runner, rear, events)
    else:
        # An eliminated seat decides nothing any more, and somebody lives or the match is over.
        chooser = living(state)[0] if living(state) else state.first
        state.pending.append(("place_neutral", chooser, (runner, rear, front)))


def place_neutral(state: EvacState, runner: int, model: int, events: list[Event]) -> None:
    """Stand a neutral runner beside another one, facing the same way."""
    start = state.spots[runner]
    state.spots[runner] = _roomy_space(state, runner, state.spots[model])
    state.facing[runner] = state.facing[model]
    data: dict[str, Value] = {
        "runner": runner,
        "start": start,
        "end": state.spots[runner],
        "facing": state.facing[runner],
    }
    events.append(Event("neutral_moved", data))


def _roomy_space(state: EvacState, runner: int, wanted: int) -> int:
    """Return the wanted space, or the nearest one with room, towards the rear first (S1)."""
    for direction in (-state.arrow, state.arrow):
        node = wanted
        while node != OFF:
            others = [other for other in at(state, node) if other != runner]
            capacity = state.stations.capacity[node]
            closed = state.stations.kind[node] == "room" and others
            if not closed and (not capacity or len(others) < capacity):
                return node
            node = next_node(state, node, direction)
    return wanted


def ask_middle(state: EvacState, seat: Seat, args: Args) -> Mapping[Seat, Decision]:
    """Ask which of the two middle spaces a neutral runner goes to."""
    runner, rear, front = args
    options = tuple(
        Option(key, Target("node", str(state.spots[model])))
        for key, model in (("rear", rear), ("front", front))
    )
    return {seat: Decision("place_neutral", options, state.nomia, {"runner": runner}, open=True)}


def middle_chosen(
    state: EvacState, seat: Seat, args: Args, answers: Answers, events: list[Event]
) -> None:
    """Move the neutral runner to the chosen space."""
    runner, rear, front = args
    place_neutral(state, runner, rear if answers[seat] == "rear" else front, events)


_PICK: Final = {card: Option(f"nomia:{card}", Target("card", f"market:{card}")) for card in MARKET}


def ask_pick(state: EvacState, seat: Seat, args: Args) -> Mapping[Seat, Decision]:
    """Ask which Nomia card comes in; for a neutral Survivor the first player picks."""
    (runner,) = args
    picker = seat if is_seat(state, seat) else living(state)[0]
    market = state.market
    options = tuple([_PICK[card] for card in MARKET if market[card]])
    if not options:
        return {}
    values = {"runner": runner, "ready": int(state.evac_ready)}
    return {picker: Decision("pick_nomia", options, state.nomia, values, open=True)}


def picked(
    state: EvacState, _seat: Seat, _args: Args, answers: Answers, events: list[Event]
) -> None:
    """Put the card from the market on the Nomia discard pile."""
    ((picker, answer),) = answers.items()
    add_from_market(state, picker, answer.removeprefix("nomia:"), events)


def add_from_market(state: EvacState, seat: Seat, card: str, events: list[Event]) -> None:
    """Move a card from the market to the Nomia discard pile; it never goes back (R16)."""
    state.market[card] -= 1
    state.nomia_discard.append(card)
    events.append(Event("nomia_added", {"seat": seat, "card": card}))


LOSS_STEPS: Final[Steps[EvacState]] = {
    "losses": Act(lose_next),
    "kill": Act(kill_one),
    "lay_hit": Ask(ask_hit, hit_laid),
    "place_neutral": Ask(ask_middle, middle_chosen),
    "pick_nomia": Ask(ask_pick, picked),
}
