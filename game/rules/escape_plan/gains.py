"""What thieves gain and pay: money, notoriety still to be settled, healing, discs, gas.

Each function changes one number and tells of it. Not here: wounds (`wounds.py`), assets
(`assets.py`), contacts (`hiring.py`).
"""

from __future__ import annotations

from game.rules.contract import Event, Seat, Value
from game.rules.escape_plan.cards import DISC_LIMIT, GAS_LIMIT
from game.rules.escape_plan.state import PlanState, gas_left, income_of


def pay(state: PlanState, seat: Seat, cash: int, reason: str, events: list[Event]) -> None:
    """Pay the bank; whoever offers it has seen to it that the money is there.

    Only the fee is asked of thieves who cannot decline, so that it tells others what they have.
    """
    if cash:
        state.cash[seat] -= cash
        data: dict[str, Value] = {"seat": seat, "cash": cash, "reason": reason}
        events.append(Event("paid", data, reveals=reason == "fee"))


def take_income(state: PlanState, seat: Seat, by: str, events: list[Event]) -> None:
    """Take the lowest number that shows on the own income track."""
    cash = income_of(state, seat)
    state.cash[seat] += cash
    events.append(Event("income_taken", {"seat": seat, "cash": cash, "by": by}))


def change_notoriety(state: PlanState, who: int, change: int, by: str, events: list[Event]) -> None:
    """Note a change of notoriety, to be settled after this part of the day (R36)."""
    if change:
        state.gained[who] += change
        data: dict[str, Value] = {
            "seat": who,
            "change": change,
            "gained": state.gained[who],
            "by": by,
        }
        events.append(Event("notoriety_changed", data))


def heal(state: PlanState, seat: Seat, most: int, by: str, events: list[Event]) -> None:
    """Move up to so many cubes from the red box to the green one."""
    count = min(most, state.wounds[seat])
    if count:
        state.wounds[seat] -= count
        data: dict[str, Value] = {
            "seat": seat,
            "wounds": state.wounds[seat],
            "count": count,
            "by": by,
        }
        events.append(Event("healed", data))


def take_disc(state: PlanState, who: int, events: list[Event]) -> None:
    """Take an extra action disc; a third one is lost (R44)."""
    if who == state.inspector:
        state.inspector_discs = min(DISC_LIMIT, state.inspector_discs + 1)
        discs = state.inspector_discs
    else:
        state.discs[who] = min(DISC_LIMIT, state.discs[who] + 1)
        discs = state.discs[who]
    events.append(Event("disc_taken", {"seat": who, "discs": discs}))


def can_take_gas(state: PlanState, seat: Seat) -> bool:
    """Say whether a gas can is to be had and may be held."""
    return state.gas[seat] < GAS_LIMIT and gas_left(state) > 0


def take_gas(state: PlanState, seat: Seat, most: int, events: list[Event]) -> None:
    """Take up to so many gas cans."""
    count = min(most, GAS_LIMIT - state.gas[seat], gas_left(state))
    state.gas[seat] += count
    events.append(Event("gas_taken", {"seat": seat, "count": count, "gas": state.gas[seat]}))
