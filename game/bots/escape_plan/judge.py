"""How good a table is for one thief at the end of its turn, in thousands at the final count."""

from __future__ import annotations

from game.bots.escape_plan.hopes import (
    cash_worth,
    contacts_worth,
    key_worth,
    nights_left,
    notoriety_loss,
    purse_worth,
    time_left,
    turns_left,
)
from game.bots.escape_plan.levels import ASSET_NEED, CARD_WORTH, FIXER_WORTH, Level, Weights
from game.bots.escape_plan.outlook import Outlook
from game.rules.contract import Seat
from game.rules.escape_plan import (
    ARRESTED,
    EQUIPMENT,
    ESCAPED,
    KEY_COLOURS,
    PLANS,
    READY_COSTS,
    PlanState,
    fresh_keys,
    is_secret,
    parts_of,
    value_of,
)
from game.rules.escape_plan.cards import ASSET_WORTH, DAYS, FIXERS, WOUND_LOSS
from game.rules.escape_plan.state import free_contact_spaces


def worth(state: PlanState, seat: Seat, level: Level) -> float:
    """Return what a thief's match is worth now that its turn is over."""
    weights = level.weights
    if state.fate[seat] == ARRESTED:
        return -weights.caught
    if state.fate[seat] == ESCAPED:
        parts = parts_of(state, seat)
        return sum(parts) - parts.notoriety - notoriety_loss(state, seat, weights)
    outlook = Outlook(state, seat, level).value(state.spots[seat])
    return board(state, seat, weights) + outlook


def board(state: PlanState, seat: Seat, weights: Weights) -> float:
    """Return what a thief has: what counts at the end, and what can still be used."""
    plan = PLANS[state.plans[seat]]
    paid = sum(plan[shop] for shop, visits in enumerate(state.visited) if (seat, True) in visits)
    return (
        paid
        + _cash(state, seat, weights)
        + contacts_worth(state, seat, weights)
        - notoriety_loss(state, seat, weights)
        - WOUND_LOSS * state.wounds[seat]
        - weights.cuffs * state.cuffs[seat]
        + _assets(state, seat, weights)
        + _items(state, seat)
        + _means(state, seat, weights)
        + _cards(state, seat, weights)
    )


def _assets(state: PlanState, seat: Seat, weights: Weights) -> float:
    """Return what used assets count, and ready ones will as long as somebody can pay for them."""
    time, total = time_left(state, seat), 0.0
    for space, asset in enumerate(state.ready[seat]):
        if state.used[seat] & 1 << space:
            total += ASSET_WORTH
        elif asset:
            need = ASSET_NEED[asset] * weights.hold / ASSET_WORTH
            total += time * (ASSET_WORTH - READY_COSTS[space] + need)
    return total


def _cash(state: PlanState, seat: Seat, weights: Weights) -> float:
    """Return what the purse is worth; on the last day the outlook knows whether it will do."""
    judge = cash_worth if state.day < DAYS else purse_worth
    return judge(state, seat, weights, state.cash[seat])


def _items(state: PlanState, seat: Seat) -> float:
    """Return what locker and exit tiles count."""
    return sum(value_of(item) for item in state.items[seat] if is_secret(item))


def _means(state: PlanState, seat: Seat, weights: Weights) -> float:
    """Return what discs, cans, members, keys, fixers, equipment and the tokens are good for."""
    time, worn = time_left(state, seat), state.worn[seat]
    unused = [item for space, item in enumerate(state.items[seat]) if not worn & 1 << space]
    tools = sum(item in EQUIPMENT for item in unused)
    fixers = sum(FIXER_WORTH[item] for item in unused if item in FIXERS)
    blunt = sum(1 for item in state.items[seat] if item in EQUIPMENT) - tools
    today = time * (
        weights.gas * state.gas[seat]
        + weights.gang * state.gang[seat]
        + weights.equipment * (tools + weights.worn * blunt)
        + fixers
        + weights.space * free_contact_spaces(state, seat)
        + weights.room * state.items[seat].count("")
        + weights.sun * state.sun[seat]
        + weights.first_aid * state.first_aid[seat]
    )
    discs = state.discs[seat] if state.day < DAYS else 0
    today += sum(
        key_worth(KEY_COLOURS.index(state.keys[seat][slot]), turns_left(state, seat), weights)
        for slot in fresh_keys(state, seat)
    )
    return today + weights.disc * min(discs, nights_left(state) + 2 * (DAYS - state.day))


def _cards(state: PlanState, seat: Seat, weights: Weights) -> float:
    """Return what contacts are good for, beside being counted."""
    time, total = time_left(state, seat), 0.0
    for space, card in enumerate(state.contacts[seat][: 5 - state.cuffs[seat]]):
        if card in CARD_WORTH:
            share = weights.worn if state.face_down[seat] & 1 << space else 1.0
            total += share * CARD_WORTH[card]
    return time * total
