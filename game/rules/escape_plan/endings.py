"""Leaving the match: arrest, escape, and the end when nobody is left or the third day is over."""

from __future__ import annotations

from typing import Final

from game.rules.contract import Event, Seat, Value
from game.rules.engine import push
from game.rules.escape_plan.cards import EXIT_COSTS, LATE_FEE
from game.rules.escape_plan.gains import pay
from game.rules.escape_plan.state import ARRESTED, ESCAPED, GONE, IN_PLAY, PlanState, thieves

LASTING: Final = frozenset(
    {
        "day",
        "patrol",
        "lay_city",
        "show_tiles",
        "set_order",
        "part",
        "settle",
        "part_over",
        "finish",
    }
)
"""Steps that are the table's business, whoever they are filed under."""


def arrest(state: PlanState, seat: Seat, reason: str, events: list[Event]) -> None:
    """Take a thief out of the match; what it was about to do is dropped.

    That the fee cannot be paid is news to all others.
    """
    if state.fate[seat] != IN_PLAY:
        return
    state.fate[seat] = ARRESTED
    data: dict[str, Value] = {"seat": seat, "reason": reason}
    events.append(Event("arrested", data, reveals=reason == "fee"))
    _leave(state, seat)


def escape(state: PlanState, seat: Seat, events: list[Event]) -> None:
    """Leave the city for the price of this place; who cannot pay it is arrested (R31)."""
    cost = exit_cost(state)
    if state.cash[seat] < cost:
        arrest(state, seat, "exit", events)
        return
    pay(state, seat, cost, "exit", events)
    state.fate[seat] = ESCAPED
    state.escaped = (*state.escaped, seat)
    data = {"seat": seat, "place": len(state.escaped), "cost": cost}
    events.append(Event("thief_escaped", data))
    _leave(state, seat)


def exit_cost(state: PlanState) -> int:
    """Return what the next thief to escape pays."""
    return EXIT_COSTS[state.seats][len(state.escaped)]


def late_fee(state: PlanState) -> int:
    """Return what each thief pays before a turn: something once somebody has escaped (R33)."""
    return LATE_FEE if state.escaped else 0


def _leave(state: PlanState, seat: Seat) -> None:
    state.spots[seat] = GONE
    state.route = state.meeting = state.drawn = ()
    if thieves(state):
        state.pending[:] = [  # in place: the engine is running through this very list
            step for step in state.pending if step[1] != seat or step[0] in LASTING
        ]
    else:
        close_city(state)


def close_city(state: PlanState) -> None:
    """Nobody is left: settle the notoriety of those who escaped, and count (R35)."""
    state.pending.clear()
    push(state, *(("settle", who, ()) for who in state.order), ("finish", 0, ()))
