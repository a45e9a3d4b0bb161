"""What it is worth to use something now: contacts, items, assets, gang members, first aid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

from game.bots.escape_plan.hopes import cash_worth, disc_worth, notoriety_loss, time_left
from game.bots.escape_plan.levels import ASSET_NEED, CARD_WORTH, FIXER_WORTH, Weights
from game.rules.contract import Seat
from game.rules.escape_plan import (
    ASSETS,
    CONTACTS,
    EQUIPMENT,
    READY_COSTS,
    PlanState,
    income_of,
    locked_assets,
)
from game.rules.escape_plan.cards import (
    ASSET_WORTH,
    COSTA_BRIBE,
    FIXERS,
    GAS_LIMIT,
    INSPECTOR,
    WOUND_CUBES,
    WOUND_LOSS,
    Effect,
)

_NEVER: Final = -1.0


def extra_value(state: PlanState, seat: Seat, key: str, weights: Weights) -> float:
    """Return what using something now brings beside what it leaves for later."""
    what, _, name = key.partition(":")
    if what == "contact":
        return _contact(state, seat, int(name) - 1, weights)
    if what == "item":
        return _item(state, seat, int(name) - 1, weights)
    if what == "asset":
        return _asset(state, seat, name, weights)
    if what == "gang":
        return power_value(state, seat, name, weights) - weights.gang * time_left(state, seat)
    return WOUND_LOSS - weights.first_aid * time_left(state, seat) / 2


def power_value(state: PlanState, seat: Seat, power: str, weights: Weights) -> float:
    """Return what a power of a gang member brings: calm, ignore or fly."""
    if power == "calm":
        return _calm(state, seat, Effect("calm", (1,)), weights)
    if power == "ignore":
        return _tile(state, seat, Effect("avoid_whole_tile"), weights)
    return _NEVER


def money(state: PlanState, seat: Seat, cost: int, weights: Weights) -> float:
    """Return what paying so much takes away."""
    cash = state.cash[seat]
    paid = cash_worth(state, seat, weights, cash - cost)
    return cash_worth(state, seat, weights, cash) - paid


def earned(state: PlanState, seat: Seat, cash: int, weights: Weights) -> float:
    """Return what so much money more is worth."""
    return -money(state, seat, -cash, weights)


def wound_cost(state: PlanState, seat: Seat, weights: Weights) -> float:
    """Return what a wound costs: handcuffs if the green box is empty, instead of one more."""
    if state.wounds[seat] < WOUND_CUBES:
        return WOUND_LOSS
    return WOUND_LOSS + weights.cuffs


def _contact(state: PlanState, seat: Seat, space: int, weights: Weights) -> float:
    card = CONTACTS[state.contacts[seat][space]]
    kept = CARD_WORTH[card.id] * (1 - weights.worn) * time_left(state, seat)
    if card.id == "fixer":
        kept = 0.0
    star = 0.0
    if card.star:
        now = notoriety_loss(state, seat, weights)
        star = notoriety_loss(state, seat, weights, 1) - now
    gain = _gain(state, seat, card.effect, weights)
    return gain - kept - star - money(state, seat, card.cost, weights)


def _item(state: PlanState, seat: Seat, space: int, weights: Weights) -> float:
    item = state.items[seat][space]
    time = time_left(state, seat)
    if item in EQUIPMENT:
        kept = weights.equipment * (1 - weights.worn) * time
        return _gain(state, seat, EQUIPMENT[item].effect, weights) - kept
    kept = FIXER_WORTH[item] * time
    if item in ("boss", "safecracker", "accountant"):
        kept = 0.0
    return _gain(state, seat, FIXERS[item].effect, weights) - kept


def _asset(state: PlanState, seat: Seat, asset: str, weights: Weights) -> float:
    cost = READY_COSTS[state.ready[seat].index(asset)]
    need = ASSET_NEED[asset] * weights.hold / ASSET_WORTH
    kept = time_left(state, seat) * (ASSET_WORTH - cost + need)
    if asset == "disc":
        kept = 0.0
    gain = _gain(state, seat, ASSETS[asset].effect, weights)
    return ASSET_WORTH + gain - kept - money(state, seat, cost, weights)


# What an effect brings


def _gain(state: PlanState, seat: Seat, effect: Effect, weights: Weights) -> float:
    judge = _GAINS.get(effect.step)
    return judge(state, seat, effect, weights) if judge else _NEVER


def _calm(state: PlanState, seat: Seat, effect: Effect, weights: Weights) -> float:
    now = notoriety_loss(state, seat, weights)
    return now - notoriety_loss(state, seat, weights, -effect.args[0])


def _heal(state: PlanState, seat: Seat, effect: Effect, _weights: Weights) -> float:
    count: int = min(effect.args[0], state.wounds[seat])
    return float(WOUND_LOSS * count)


def _disc(state: PlanState, seat: Seat, _effect: Effect, weights: Weights) -> float:
    return disc_worth(state, seat, weights)


def _income(state: PlanState, seat: Seat, _effect: Effect, weights: Weights) -> float:
    return earned(state, seat, income_of(state, seat), weights)


def _gas(state: PlanState, seat: Seat, _effect: Effect, weights: Weights) -> float:
    return weights.gas * (GAS_LIMIT - state.gas[seat]) * time_left(state, seat)


def _unlock(state: PlanState, seat: Seat, effect: Effect, weights: Weights) -> float:
    count: int = min(effect.args[0], len(locked_assets(state, seat)), state.ready[seat].count(""))
    return weights.unlock * count


def _move(state: PlanState, seat: Seat, effect: Effect, weights: Weights) -> float:
    """Return what it is worth to send officers away: those in the way, or on the own tile."""
    count, colours = (effect.args[0], 7) if effect.step == "move_officers" else (1, effect.args[0])
    met = [each for each in state.meeting if each % 4 < INSPECTOR and colours & 1 << each % 4]
    if met:
        return min(count, len(met)) * wound_cost(state, seat, weights)
    here = state.officers[state.tiles.tile_of[state.spots[seat]]] & colours
    return weights.officer / 2 * min(count, here.bit_count())


def _colour(state: PlanState, seat: Seat, effect: Effect, weights: Weights) -> float:
    met = [each for each in state.meeting if each % 4 in (effect.args[0], INSPECTOR)]
    return _spared(state, seat, met, weights)


def _officers(state: PlanState, seat: Seat, effect: Effect, weights: Weights) -> float:
    count, colours = effect.args
    met = [each for each in state.meeting if each % 4 == INSPECTOR or colours & 1 << each % 4]
    met.sort(key=lambda each: -(each % 4))
    return _spared(state, seat, met[: int(count)], weights)


def _tile(state: PlanState, seat: Seat, _effect: Effect, weights: Weights) -> float:
    tiles = Counter(each // 4 for each in state.meeting)
    if not tiles:
        return 0.0
    most = max(tiles, key=lambda tile: tiles[tile])
    return _spared(state, seat, [each for each in state.meeting if each // 4 == most], weights)


def _spared(state: PlanState, seat: Seat, met: list[int], weights: Weights) -> float:
    """Return what it would cost to face these officers."""
    total = 0.0
    for each in met:
        costa = each % 4 == INSPECTOR and state.seats == 1
        bribe = money(state, seat, COSTA_BRIBE, weights) if state.cash[seat] >= 3 else 99.0
        wound = wound_cost(state, seat, weights)
        total += min(2 * wound, bribe) if costa else wound
    return total


def _power(state: PlanState, seat: Seat, _effect: Effect, weights: Weights) -> float:
    return max(power_value(state, seat, power, weights) for power in ("calm", "ignore"))


_Gain = Callable[[PlanState, Seat, Effect, Weights], float]

_GAINS: Final[Mapping[str, _Gain]] = {
    "calm": _calm,
    "heal": _heal,
    "take_disc": _disc,
    "take_income": _income,
    "fill_gas": _gas,
    "unlock_some": _unlock,
    "move_officer": _move,
    "move_officers": _move,
    "remove_officer": _move,
    "avoid_colour": _colour,
    "avoid_officers": _officers,
    "avoid_whole_tile": _tile,
    "gang_power": _power,
}
"""Flights, points and ferries are missing: only who looks at where they lead can tell."""
