"""Warding off a loss: Time Slip and Decoy (rules 2.6).

Those who are hit are asked in turn order; then all who are left lose together (R15).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.rules.contract import Decision, Event, Seat, Value
from game.rules.engine import Act, Answers, Args, Ask, Steps
from game.rules.evacuate.actions import PASS, chosen_runner, runner_options
from game.rules.evacuate.attack import shelter_of
from game.rules.evacuate.losses import lose_next
from game.rules.evacuate.row import lies_open, near
from game.rules.evacuate.running import is_full, is_taken_room, stand_on
from game.rules.evacuate.state import EvacState, is_seat, turn_order
from game.rules.evacuate.windows import QUIET, USE, ask_use, can_play, hush, use_special


def defences(state: EvacState, seat: Seat, args: Args, events: list[Event]) -> None:
    """Ask the next of those who are hit whether it wards it off; in the end all others lose.

    `args`: the runners hit, those who stand in for others, the seats asked so far, and the space
    that Bulwark covers. Who is hit by Front and not spared cannot move next round.
    """
    hit, stand_ins, asked, covered = args
    losers = turn_order(state, {*hit, *stand_ins})
    for runner in losers:
        if runner in asked or not is_seat(state, runner):
            continue
        defence = _defence_of(state, runner, covered)
        if defence:
            state.pending.append((defence, runner, args))
            return
    if state.nomia == "front":
        _stun(state, turn_order(state, set(hit)), events)
    losses = tuple(losers)
    if stand_ins:  # somebody may lose for others, too
        counts = [*hit, *stand_ins]
        losses = tuple(each for each in losers for _ in range(counts.count(each)))
    lose_next(state, seat, (losses,), events)


def _defence_of(state: EvacState, seat: Seat, covered: int) -> str:
    """Return the card with which a seat can ward a loss off, or nothing."""
    if can_play(state, seat, "time_slip"):
        return "time_slip"
    if can_play(state, seat, "decoy") and stand_ins_for(state, seat, covered):
        return "decoy"
    return ""


def _stun(state: EvacState, hit: list[int], events: list[Event]) -> None:
    for runner in hit:
        state.stun_next[runner] = True
        events.append(Event("runner_stunned", {"runner": runner}))


def _spare(runner: int, reason: str, events: list[Event]) -> None:
    events.append(Event("survivor_spared", {"runner": runner, "reason": reason}))


# Skith: Time Slip


def ask_slip(state: EvacState, seat: Seat, _args: Args) -> Mapping[Seat, Decision]:
    """Ask for Time Slip."""
    return ask_use(seat, "time_slip", {"card": state.nomia})


def slipped(
    state: EvacState, seat: Seat, args: Args, answers: Answers, events: list[Event]
) -> None:
    """Lose nothing, and go back to where the round began."""
    hit, stand_ins, asked, covered = args
    hush(state, seat, answers[seat])
    asked = (*asked, seat)
    if answers[seat] == USE.key:
        hit = tuple(each for each in hit if each != seat)
        stand_ins = tuple(each for each in stand_ins if each != seat)
    state.pending.append(("defences", seat, (hit, stand_ins, asked, covered)))
    if answers[seat] == USE.key:
        use_special(state, seat, "time_slip", events)
        _spare(seat, "time_slip", events)
        _slip_back(state, seat, events)


def _slip_back(state: EvacState, seat: Seat, events: list[Event]) -> None:
    """Put a runner back, if the card is still in the row and its space has room."""
    start, back = state.spots[seat], state.begun[seat]
    there = lies_open(state, back)
    if back == start or not there or is_full(state, back) or is_taken_room(state, seat, back):
        return
    stand_on(state, seat, back)
    data: dict[str, Value] = {
        "runner": seat, "by": seat, "card": "time_slip", "start": start, "end": back
    }  # fmt: skip
    events.append(Event("survivor_pushed", data))


# Pell: Decoy


def stand_ins_for(state: EvacState, seat: Seat, covered: int) -> list[int]:
    """Return the players' Survivors on a space or beside it that the card can still reach."""
    return [
        other
        for other in near(state, state.spots[seat], 1)
        if other != seat
        and is_seat(state, other)
        and state.spots[other] != covered
        and not shelter_of(state, other, state.nomia)
    ]


def ask_decoy(state: EvacState, seat: Seat, args: Args) -> Mapping[Seat, Decision]:
    """Ask who loses one instead."""
    others = stand_ins_for(state, seat, args[3])
    options = (*runner_options(others), PASS, QUIET)
    values = {"card": state.nomia}
    return {seat: Decision("decoy", options, "decoy", values, optional=True, open=True)}


def decoyed(
    state: EvacState, seat: Seat, args: Args, answers: Answers, events: list[Event]
) -> None:
    """Have the chosen Survivor lose one in the place of the own."""
    hit, stand_ins, asked, covered = args
    hush(state, seat, answers[seat])
    other = chosen_runner(answers[seat])
    if other is not None:
        hit, stand_ins = _without_one(hit, stand_ins, seat)
        stand_ins = (*stand_ins, other)
    state.pending.append(("defences", seat, (hit, stand_ins, (*asked, seat), covered)))
    if other is not None:
        use_special(state, seat, "decoy", events)
        _spare(seat, "decoy", events)


def _without_one(
    hit: tuple[int, ...], stand_ins: tuple[int, ...], seat: Seat
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Take one loss from a seat: its own, or else one that it has in another's place."""
    if seat in hit:
        return tuple(each for each in hit if each != seat), stand_ins
    place = stand_ins.index(seat)
    return hit, stand_ins[:place] + stand_ins[place + 1 :]


DEFENCE_STEPS: Final[Steps[EvacState]] = {
    "defences": Act(defences),
    "time_slip": Ask(ask_slip, slipped),
    "decoy": Ask(ask_decoy, decoyed),
}
