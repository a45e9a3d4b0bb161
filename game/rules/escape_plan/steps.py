"""The three days, in the one order in which everything happens, and the table of all steps.

day          income from the second day on, then buy_unlock for little known thieves
patrol       two patrol cards, on the last day one; exits close
lay_city     lay_tile, lay_where, lay_turn, lay_shop per tile; show_tiles turns up the next ones
set_order    the most notorious first
part         five times: turn_begins per thief (or inspector_turn) in turn order, then settle per
             participant (wound, send_officer), then part_over
part_over    the next part, the next day, or the end
finish       the final count
"""

from __future__ import annotations

from typing import Final

from game.rules.contract import Event, Seat
from game.rules.engine import Act, Args, Steps, push
from game.rules.escape_plan.assets import ASSET_STEPS
from game.rules.escape_plan.avoiding import AVOID_STEPS
from game.rules.escape_plan.cards import DAYS, PARTS, TOP_NOTORIETY
from game.rules.escape_plan.effects import EFFECT_STEPS
from game.rules.escape_plan.endings import arrest
from game.rules.escape_plan.extras import EXTRA_STEPS
from game.rules.escape_plan.gains import take_income
from game.rules.escape_plan.hiring import HIRING_STEPS
from game.rules.escape_plan.inspector import INSPECTOR_STEPS
from game.rules.escape_plan.items import ITEM_STEPS
from game.rules.escape_plan.laying import LAYING_STEPS
from game.rules.escape_plan.notoriety import NOTORIETY_STEPS
from game.rules.escape_plan.scoring import finish
from game.rules.escape_plan.state import PlanState, round_of, thieves
from game.rules.escape_plan.store import STORE_STEPS
from game.rules.escape_plan.turns import TURN_STEPS
from game.rules.escape_plan.visits import VISIT_STEPS
from game.rules.escape_plan.wounds import WOUND_STEPS


def begin_day(state: PlanState, _seat: Seat, _args: Args, events: list[Event]) -> None:
    """Begin a day with income, except the first (R3)."""
    state.phase = "income"
    state.part = -1
    events.append(Event("day_began", {"day": state.day, "round": round_of(state)}))
    unlocks = []
    if state.day > 1:
        for seat in thieves(state):
            take_income(state, seat, "day", events)
            unlocks.append(("buy_unlock", seat, ()))
    push(
        state,
        *unlocks,
        ("patrol", 0, ()),
        ("lay_city", 0, ()),
        ("show_tiles", 0, ()),
        ("set_order", 0, ()),
        ("part", 0, (0,)),
    )


def show_patrol(state: PlanState, _seat: Seat, _args: Args, events: list[Event]) -> None:
    """Lay patrol cards; the second one at an exit closes it (R9)."""
    state.phase = "patrol"
    for _ in range(1 if state.day == DAYS else 2):
        exit_ = state.patrol_deck.pop()
        state.patrol.append(exit_)
        count = state.patrol.count(exit_)
        events.append(Event("patrol_shown", {"exit": exit_, "count": count}, reveals=True))
        if count == 2:
            state.closed = (*state.closed, exit_)
            data = {"exit": exit_, "stack": len(state.closed)}
            events.append(Event("exit_closed", data))


def set_order(state: PlanState, _seat: Seat, _args: Args, events: list[Event]) -> None:
    """Set the turn order: the most notorious first; equals change places (R41)."""
    turned = reversed(state.order)
    state.order = tuple(sorted(turned, key=lambda who: TOP_NOTORIETY - state.notoriety[who]))
    events.append(Event("order_set", {"order": state.order}))


def begin_part(state: PlanState, _seat: Seat, args: Args, events: list[Event]) -> None:
    """Begin a part of the day: turns, then notoriety."""
    (state.part,) = args
    state.phase = "action"
    data = {"day": state.day, "part": PARTS[state.part], "round": round_of(state)}
    events.append(Event("part_began", data))
    inspector = state.inspector
    turns = [
        ("inspector_turn" if who == inspector else "turn_begins", who, ()) for who in state.order
    ]
    settles = [("settle", who, ()) for who in state.order]
    push(state, *turns, *settles, ("part_over", 0, ()))


def part_over(state: PlanState, _seat: Seat, _args: Args, events: list[Event]) -> None:
    """Go on to the next part or day; after the last dawn whoever is left is arrested (R35)."""
    if state.part < len(PARTS) - 1:
        push(state, ("part", 0, (state.part + 1,)))
    elif state.day < DAYS:
        state.day += 1
        state.sun = [True] * state.seats
        push(state, ("day", 0, ()))
    else:
        for seat in thieves(state):
            arrest(state, seat, "dawn", events)


STEPS: Final[Steps[PlanState]] = {
    "day": Act(begin_day),
    "patrol": Act(show_patrol),
    "set_order": Act(set_order),
    "part": Act(begin_part),
    "part_over": Act(part_over),
    "finish": Act(finish),
    **LAYING_STEPS,
    **TURN_STEPS,
    **AVOID_STEPS,
    **VISIT_STEPS,
    **STORE_STEPS,
    **HIRING_STEPS,
    **ITEM_STEPS,
    **ASSET_STEPS,
    **EXTRA_STEPS,
    **EFFECT_STEPS,
    **WOUND_STEPS,
    **NOTORIETY_STEPS,
    **INSPECTOR_STEPS,
}
