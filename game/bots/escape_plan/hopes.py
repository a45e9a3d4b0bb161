"""What is left to do and what it is worth: turns to come, notoriety, contacts, tiles to draw.

Small questions that judging, planning and answering all ask. Money and worth are in thousands of
dollars at the final count.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from statistics import fmean
from typing import Final, NamedTuple

from game.bots.escape_plan.levels import Weights
from game.rules.contract import Seat
from game.rules.escape_plan import (
    CONTACT_BONUS,
    CONTACT_SPACES,
    CONTACTS,
    EQUIPMENT,
    GANG_FEE,
    LINES,
    NOTORIETY_LOSS,
    PlanState,
    exit_cost,
    income_of,
    late_fee,
    thieves,
)
from game.rules.escape_plan.cards import (
    AVOID,
    DAY_PARTS,
    DAYS,
    DISC_LIMIT,
    EXIT_COSTS,
    EXIT_TILES,
    LATE_FEE,
    LOCKERS,
    PARTS,
    TOP_NOTORIETY,
    WOUND_LOSS,
)
from game.rules.escape_plan.items import stack_of
from game.rules.escape_plan.visits import can_pay_gang

_LONG: Final = 6
"""From so many turns to come on, time is no matter."""


def turns_today(state: PlanState, seat: Seat) -> int:
    """Return how many turns a seat has left today after the present one."""
    free = max(0, DAY_PARTS - 1 - state.part)
    return free + min(state.discs[seat], nights_left(state))


def nights_left(state: PlanState) -> int:
    """Return how many parts are left today in which a disc brings a turn."""
    return len(PARTS) - 1 - max(state.part, DAY_PARTS - 1)


def turns_left(state: PlanState, seat: Seat) -> int:
    """Return how many turns a seat has left in the match after the present one."""
    return turns_today(state, seat) + DAY_PARTS * (DAYS - state.day)


def time_left(state: PlanState, seat: Seat) -> float:
    """Return a share: 1.0 as long as there is time for everything, 0.0 in the last turn."""
    return min(1.0, turns_left(state, seat) / _LONG)


def disc_worth(state: PlanState, seat: Seat, weights: Weights) -> float:
    """Return what one disc more is worth."""
    room = nights_left(state) if state.day == DAYS else DISC_LIMIT
    return weights.disc if state.discs[seat] < room else 0.0


def notoriety_loss(state: PlanState, seat: Seat, weights: Weights, more: int = 0) -> float:
    """Return what notoriety costs once it is settled, the lines it crosses, and wounds above it."""
    old = state.notoriety[seat]
    coming = max(1, old + state.gained[seat] + more)
    new = min(TOP_NOTORIETY, coming)
    share = 1 - (1 - weights.heat) * time_left(state, seat)
    lines = sum(old <= line < new for line in LINES)
    informers = sum(state.notoriety[each] < new for each in thieves(state) if each != seat)
    sent = lines * (informers + (state.seats <= 2))
    return share * NOTORIETY_LOSS[new] + (coming - new) * WOUND_LOSS + weights.line * sent


def contacts_held(state: PlanState, seat: Seat) -> int:
    """Return how many contacts a seat has, handcuffed ones too."""
    return sum(1 for card in state.contacts[seat] if card in CONTACTS)


def contacts_worth(state: PlanState, seat: Seat, weights: Weights, more: int = 0) -> float:
    """Return what contacts will bring, by how much time there is to find more."""
    count = max(0, min(5, contacts_held(state, seat) + more) - state.cuffs[seat])
    time = time_left(state, seat)
    return time * weights.contacts[count] + (1 - time) * CONTACT_BONUS[count]


def dearest_exit(state: PlanState) -> int:
    """Return what leaving can cost at most, if all the others leave first."""
    return max(EXIT_COSTS[state.seats][len(state.escaped) :], default=exit_cost(state))


class Price(NamedTuple):
    """What a part of the last day costs: a turn, and leaving, by how many others go first.

    In thousands of dollars.
    """

    fee: int
    least: int
    """One fewer goes first than expected."""
    likely: int
    most: int
    """One more goes first than expected."""


def exit_costs(state: PlanState, seat: Seat) -> tuple[Price, ...]:
    """Return what each part of the last day costs, if all others leave in their last turn."""
    gone, costs = len(state.escaped), EXIT_COSTS[state.seats]
    prices = []
    for part in range(len(PARTS)):
        first = gone + sum(_leaves_before(state, seat, each, part) for each in thieves(state))
        least, likely, most = (
            costs[max(gone, min(len(costs) - 1, first + more))] for more in (-1, 0, 1)
        )
        fee = LATE_FEE if first and state.seats > 1 else late_fee(state)
        prices.append(Price(fee, least, likely, most))
    return tuple(prices)


def _leaves_before(state: PlanState, seat: Seat, other: Seat, part: int) -> bool:
    """Say whether the last turn of another one comes before a part of the last day of a seat."""
    last = DAY_PARTS - 1 + state.discs[other]
    first = state.order.index(other) < state.order.index(seat)
    return other != seat and (last < part or (last == part and first))


def cash_needed(state: PlanState, seat: Seat) -> int:
    """Return what it can cost at most to leave the city after the turns that are left."""
    fee = LATE_FEE if state.seats > 1 else late_fee(state)
    return dearest_exit(state) + fee * min(3, turns_today(state, seat))


@lru_cache(maxsize=256)
def _best_of(values: tuple[int, ...], draws: int) -> float:
    if draws <= 0 or not values:
        return 0.0
    return fmean(max(drawn) for drawn in combinations(values, min(draws, len(values))))


def best_drawn(state: PlanState, back: str, draws: int) -> float:
    """Return what the best of so many tiles is worth on the average; 0 without a draw."""
    left = len(stack_of(state, back))
    values = {**LOCKERS, **EXIT_TILES}[back]
    return _best_of(values, min(left, draws))


_ENOUGH: Final = 8
"""So many thousands are enough for what comes along."""


def cash_worth(state: PlanState, seat: Seat, weights: Weights, cash: int) -> float:
    """Return what a purse is worth: its count, what it lets one do, what it lacks to get out."""
    value = purse_worth(state, seat, weights, cash)
    lacking = max(0, cash_needed(state, seat) - cash)
    if state.day < DAYS:
        tomorrow = max(0, lacking - income_of(state, seat))
        return value - (_TOMORROW * weights.need * tomorrow if state.day == DAYS - 1 else 0.0)
    left = 0 if is_leaving(state, seat) else turns_left(state, seat)
    if cash < exit_cost(state) + late_fee(state) * (left > 0) and left <= 1:
        return value - weights.caught
    if not lacking or not left:
        return value
    return value - min(weights.caught / 2, weights.need * lacking + weights.caught / 2 / left**2)


def purse_worth(state: PlanState, seat: Seat, weights: Weights, cash: int) -> float:
    """Return what a purse is worth to whoever can leave with what is in it."""
    return cash + time_left(state, seat) * weights.purse * min(cash, _ENOUGH)


_TOMORROW: Final = 0.5
"""Share of what will be missing for the way out that counts the day before."""


def ways_to_avoid(state: PlanState, seat: Seat) -> int:
    """Return how many officers a seat can avoid with what is ready."""
    cards = enumerate(state.contacts[seat][: CONTACT_SPACES - state.cuffs[seat]])
    ready = [card for space, card in cards if not state.face_down[seat] & 1 << space]
    tools = [item for n, item in enumerate(state.items[seat]) if not state.worn[seat] & 1 << n]
    avoid = "avoid" in state.ready[seat] and not (
        state.used[seat] & 1 << state.ready[seat].index("avoid")
    )
    return sum(each in _AVOIDERS for each in (*ready, *tools)) + avoid


_AVOIDERS: Final = frozenset(
    {
        *(card.id for card in CONTACTS.values() if card.moment == AVOID),
        *(item.id for item in EQUIPMENT.values() if item.moment == AVOID),
    }
)
"""Contacts and equipment that help against officers."""


def key_worth(colour: int, left: int, weights: Weights) -> float:
    """Return what a key is worth with so many turns left to find contacts and a store."""
    return weights.keys[colour] * min(1.0, left / _LONG)


def gang_is_too_dear(state: PlanState, seat: Seat, place: int) -> bool:
    """Say whether the gang at a place must be paid with what the way out will cost."""
    left = state.cash[seat] - GANG_FEE
    return can_pay_gang(state, seat, place) and left < cash_needed(state, seat)


def is_leaving(state: PlanState, seat: Seat) -> bool:
    """Say whether a seat is on its way out of the city."""
    return any(name == "leave" and who == seat for name, who, _ in state.pending)
