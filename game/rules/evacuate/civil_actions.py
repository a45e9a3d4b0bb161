"""The actions of the civilizations' own run cards (rules 2.6), asked for like all others (R13).

Warp Reality and Hyper Evolved act at the reveal and stand in `reveals.py`; Blink Sprint has no
action.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from game.rules.contract import Decision, Event, Option, Seat, Target, Value
from game.rules.engine import Act, Answers, Args, Ask, Steps, push
from game.rules.evacuate.actions import PASS, ask_runner, chosen_runner, here_or_beside, on_my_space
from game.rules.evacuate.peeking import peek, to_bottom, top
from game.rules.evacuate.pushing import (
    BLOCKED,
    IMMUNE,
    can_shift,
    fail,
    is_beyond_cards,
    is_immune,
    push_by_card,
    shift,
)
from game.rules.evacuate.row import at, near, next_node, position
from game.rules.evacuate.running import stand_on
from game.rules.evacuate.state import EvacState, is_civ, is_welded, turn_order
from game.rules.evacuate.stations import OFF
from game.rules.evacuate.windows import USE

BEAM_REACH: Final = 3
SCATTER_REACH: Final = 2
PREMONITION: Final = 2
"""How many Nomia cards Ithli looks at."""


def ask_action(
    kind: str, matters: Callable[[EvacState, Seat], object]
) -> Callable[[EvacState, Seat, Args], Mapping[Seat, Decision]]:
    """Return the question whether an action without a target is carried out, if it matters."""

    def ask(state: EvacState, seat: Seat, _args: Args) -> Mapping[Seat, Decision]:
        if not matters(state, seat):
            return {}
        return {seat: Decision(kind, (USE, PASS), kind, optional=True, open=True)}

    return ask


def space_behind(state: EvacState, seat: Seat) -> int:
    """Return the space right behind a runner, against its facing, or OFF."""
    return next_node(state, state.spots[seat], -state.facing[seat])


# Urumak: Trample. Ossuar: Wail.


def trampled(
    state: EvacState, seat: Seat, _args: Args, answers: Answers, events: list[Event]
) -> None:
    """Send every other Survivor on the own space one space back."""
    if answers[seat] == USE.key:
        _send_back(state, seat, on_my_space(state, seat), "trample", events)


def wailed(
    state: EvacState, seat: Seat, _args: Args, answers: Answers, events: list[Event]
) -> None:
    """Send every other Survivor on the own space and beside it one space back."""
    if answers[seat] == USE.key:
        _send_back(state, seat, here_or_beside(state, seat), "wail", events)


def _send_back(
    state: EvacState, seat: Seat, chosen: list[int], card: str, events: list[Event]
) -> None:
    """Move Survivors one space against the arrow, the rearmost first, so that it makes room."""
    order = sorted(
        turn_order(state, set(chosen)),
        key=lambda runner: position(state, state.spots[runner]) * state.arrow,
    )
    for runner in order:
        push_by_card(state, seat, runner, -state.arrow, card, events)


# Collector: Tractor Beam


def _in_the_beam(state: EvacState, seat: Seat) -> list[int]:
    node = state.spots[seat]
    return [other for other in near(state, node, BEAM_REACH) if state.spots[other] != node]


def beamed(
    state: EvacState, seat: Seat, _args: Args, answers: Answers, events: list[Event]
) -> None:
    """Pull the chosen Survivor up to two spaces towards the own space."""
    runner = chosen_runner(answers[seat])
    if runner is None:
        return
    away = position(state, state.spots[runner]) - position(state, state.spots[seat])
    direction = -1 if away > 0 else 1
    pulled = push_by_card(state, seat, runner, direction, "tractor", events)
    if pulled and state.spots[runner] != state.spots[seat] and can_shift(state, runner, direction):
        shift(state, seat, runner, direction, "tractor", events)


# Glazatoq: Slime Trail


def _in_the_slime(state: EvacState, seat: Seat) -> list[int]:
    behind = space_behind(state, seat)
    return [*on_my_space(state, seat), *(at(state, behind) if behind != OFF else [])]


def slimed(
    state: EvacState, seat: Seat, _args: Args, answers: Answers, events: list[Event]
) -> None:
    """Slow down everybody on the own space and on the one behind for the next round."""
    if answers[seat] != USE.key:
        return
    for runner in turn_order(state, set(_in_the_slime(state, seat))):
        if is_beyond_cards(state, runner, seat):
            fail(seat, runner, "slime", IMMUNE, events)
            continue
        state.slime_next[runner] += 1
        events.append(Event("survivor_slimed", {"runner": runner, "by": seat}))


# Pell: Scatter


def _to_swap_with(state: EvacState, seat: Seat) -> list[int]:
    if state.stunned[seat]:
        return []
    node = state.spots[seat]
    return [other for other in near(state, node, SCATTER_REACH) if state.spots[other] != node]


def scattered(
    state: EvacState, seat: Seat, _args: Args, answers: Answers, events: list[Event]
) -> None:
    """Swap places with the chosen Survivor."""
    other = chosen_runner(answers[seat])
    if other is None:
        return
    here, there = state.spots[seat], state.spots[other]
    if is_immune(state, other, seat):
        fail(seat, other, "scatter", IMMUNE, events)
    elif _costs_more(state, seat, there) or _costs_more(state, other, here):
        fail(seat, other, "scatter", BLOCKED, events)
    else:
        stand_on(state, seat, there)
        stand_on(state, other, here)
        data: dict[str, Value] = {"runner": seat, "other": other, "start": here, "end": there}
        events.append(Event("survivors_swapped", {**data, "card": "scatter"}))


def _costs_more(state: EvacState, runner: int, node: int) -> bool:
    """Say whether no action can put a runner on a space, because entering it costs extra (R12)."""
    debris = state.stations.kind[node] == "debris" and not is_civ(state, runner, "zubrek")
    return debris or is_welded(state, node)


# Korrund: Dig In. Zubrek: Weld Shut.


def dug_in(
    state: EvacState, seat: Seat, _args: Args, answers: Answers, events: list[Event]
) -> None:
    """Lose nothing to Rear and Pincer this round."""
    if answers[seat] == USE.key:
        state.dug_in = (*state.dug_in, seat)
        events.append(Event("seat_dug_in", {"seat": seat}))


def welded(
    state: EvacState, seat: Seat, _args: Args, answers: Answers, events: list[Event]
) -> None:
    """Make the space right behind cost 2 until the end of the next round's running."""
    if answers[seat] == USE.key:
        node = space_behind(state, seat)
        state.weld = (*state.weld, (node, state.round + 1))
        events.append(Event("space_welded", {"seat": seat, "node": node}))


# Ithli: Premonition


def foresee(state: EvacState, seat: Seat, _args: Args, events: list[Event]) -> None:
    """Look at the top two Nomia cards."""
    if state.nomia_deck:
        peek(state, seat, PREMONITION, events)
        push(state, ("premonition_pick", seat, ()))


def ask_premonition(state: EvacState, seat: Seat, _args: Args) -> Mapping[Seat, Decision]:
    """Ask which of the two cards, which nobody else sees, goes to the bottom."""
    cards = top(state, min(PREMONITION, len(state.nomia_deck)))
    options = tuple(
        Option(f"bottom:{card}", Target("button", f"bottom:{card}"))
        for card in dict.fromkeys(cards)
    )
    values = {"cards": cards}
    return {seat: Decision("premonition", (*options, PASS), "premonition", values, optional=True)}


def foreseen(
    state: EvacState, seat: Seat, _args: Args, answers: Answers, events: list[Event]
) -> None:
    """Put one of the two at the bottom, or leave both."""
    if answers[seat] != PASS.key:
        cards = top(state, min(PREMONITION, len(state.nomia_deck)))
        depth = cards.index(answers[seat].removeprefix("bottom:"))
        to_bottom(state, seat, len(state.nomia_deck) - 1 - depth, events)


CIVIL_ACTION_STEPS: Final[Steps[EvacState]] = {
    "trample": Ask(ask_action("trample", on_my_space), trampled),
    "wail": Ask(ask_action("wail", here_or_beside), wailed),
    "tractor": Ask(ask_runner("tractor", _in_the_beam), beamed),
    "slime": Ask(ask_action("slime", _in_the_slime), slimed),
    "scatter": Ask(ask_runner("scatter", _to_swap_with), scattered),
    "digin": Ask(ask_action("digin", lambda _state, _seat: True), dug_in),
    "weld": Ask(ask_action("weld", lambda state, seat: space_behind(state, seat) != OFF), welded),
    "premonition": Act(foresee),
    "premonition_pick": Ask(ask_premonition, foreseen),
}
