"""Answers at a glance: a number for each option of every question, from the table as it stands.

A novice answers like this, and a steady player thinks its turns to their end in this way.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from game.bots.escape_plan.extras import earned, extra_value, money, officers_met, wound_cost
from game.bots.escape_plan.hopes import (
    best_drawn,
    contacts_worth,
    disc_worth,
    notoriety_loss,
    time_left,
    turns_left,
)
from game.bots.escape_plan.laying import LAYING, laying_values
from game.bots.escape_plan.levels import ASSET_NEED, CARD_WORTH, FIXER_WORTH, Weights
from game.bots.escape_plan.prospects import Prospects
from game.bots.escape_plan.streets import guards_of, streets_of
from game.rules.contract import Decision, Seat
from game.rules.escape_plan import (
    CONTACTS,
    EQUIPMENT,
    FIXERS,
    KEY_COLOURS,
    LOCKER_NUMBERS,
    TILES,
    PlanState,
    contact_count,
    exit_cost,
    income_of,
    is_extra,
    is_secret,
    open_exit,
    value_of,
)
from game.rules.escape_plan.cards import (
    ASSET_WORTH,
    CONTACT_SPACES,
    COSTA_BRIBE,
    COSTA_WOUNDS,
    DAYS,
    HOSPITAL_PRICES,
    READY_COSTS,
    UNLOCK_FEE,
    WOUND_CUBES,
    WOUND_LOSS,
)
from game.rules.escape_plan.state import free_contact_spaces

_FREE_SPACE: Final = 20.0
_ASSET_MOVES: Final = 0.1
_LAST_SPACE: Final = 4.0
"""What the last free item space is worth to a tile that may come."""


def glance(state: PlanState, seat: Seat, decision: Decision, weights: Weights) -> dict[str, float]:
    """Return how good each answer looks, in thousands; to pass or to go on is 0."""
    if decision.kind in LAYING:
        return laying_values(state, seat, decision)
    if decision.kind == "turn":
        values = _turn(state, seat, decision, weights)
    else:
        judge = _KINDS.get(decision.kind)
        values = {
            key: judge(state, seat, decision, key, weights) if judge and key != "pass" else 0.0
            for key in (option.key for option in decision.options)
            if not is_extra(key)
        }
    best = max(values.values(), default=0.0)
    for option in decision.options:
        if is_extra(option.key):
            values[option.key] = best + extra_value(state, seat, option.key, weights)
    return values


# Where to go


def _turn(state: PlanState, seat: Seat, decision: Decision, weights: Weights) -> dict[str, float]:
    prospects = Prospects(state, seat, weights)
    visits, streets = prospects.all(), streets_of(state)
    met = dict(streets.steps(state.spots[seat], guards_of(state)))
    left, exit_ = turns_left(state, seat), open_exit(state)
    gas, values = state.gas[seat], {}
    for option in decision.options:
        what, _, place = option.key.partition(":")
        if what == "go":
            end = int(place)
            values[option.key] = visits.get(end, 0.0) - weights.officer * met.get(end, 1)
            if state.wounds[seat] + met.get(end, 0) > WOUND_CUBES + CONTACT_SPACES - state.cuffs[seat]:
                values[option.key] -= weights.caught
        elif what == "escape":
            pays = state.cash[seat] >= exit_cost(state)
            values[option.key] = (0.0 if left else weights.caught) - weights.caught * (not pays)
            continue
        elif what == "rest":
            end = state.spots[seat]
            values[option.key] = prospects.rest()
        else:
            continue
        away = streets.turns_away(end, exit_, gas) if exit_ >= 0 else 0
        if away > left:
            values[option.key] -= weights.caught + weights.turn * min(3, away - left)
        elif exit_ < 0 and not gas and streets.is_cut_off(end):
            values[option.key] -= weights.cut_off
    return values or {option.key: 0.0 for option in decision.options}


def _route(_state: PlanState, _seat: Seat, decision: Decision, key: str, weights: Weights) -> float:
    number = int(key.partition(":")[2]) - 1
    routes = decision.values["routes"]
    assert isinstance(routes, tuple)
    _, gas, tiles = routes[number]  # type: ignore[misc]
    met = len(officers_met(_state, tuple(TILES.index(str(tile)) for tile in tiles)))  # type: ignore[union-attr]
    return -weights.officer * met - weights.gas * int(gas)  # type: ignore[call-overload, no-any-return]


def _use_disc(
    state: PlanState, seat: Seat, _decision: Decision, key: str, weights: Weights
) -> float:
    """Wait for tomorrow only with a small thing to do; on the last day there is none."""
    return weights.turn if state.day < DAYS else weights.caught


# Police


def _face(state: PlanState, seat: Seat, _decision: Decision, _key: str, weights: Weights) -> float:
    return 0.0


def _avoid_officer(
    state: PlanState, _seat: Seat, _decision: Decision, key: str, _weights: Weights
) -> float:
    inspector = key.endswith("inspector")
    return 1.0 + inspector * (1 + (state.seats == 1))


def _avoid_tile(
    state: PlanState, _seat: Seat, _decision: Decision, key: str, _weights: Weights
) -> float:
    tile = TILES.index(key.partition(":")[2])
    return float(sum(each // 4 == tile for each in state.meeting))


def _costa(state: PlanState, seat: Seat, _decision: Decision, key: str, weights: Weights) -> float:
    if key == "pay":
        return -money(state, seat, COSTA_BRIBE, weights)
    return -COSTA_WOUNDS * wound_cost(state, seat, weights)


def _lose_asset(
    _state: PlanState, _seat: Seat, _decision: Decision, key: str, _weights: Weights
) -> float:
    return -ASSET_NEED[key.partition(":")[2]]


def _pick_officer(
    state: PlanState, seat: Seat, _decision: Decision, key: str, _weights: Weights
) -> float:
    """Take one that is in the way, or will be."""
    _, name, colour = key.split(":")
    tile = TILES.index(name)
    officer = tile * 4 + ("red", "blue", "black").index(colour)
    if officer in state.meeting:
        return 30.0
    return _annoys(state, seat, tile)


def _annoys(state: PlanState, seat: Seat, tile: int) -> float:
    """Return how much a thief minds an officer on a tile."""
    annoys = 0.0
    if tile == state.tiles.tile_of[state.spots[seat]]:
        annoys += 12.0
    exit_ = open_exit(state)
    if exit_ >= 0 and tile == state.tiles.tile_of[exit_]:
        annoys += 10.0
    if tile in state.route:
        annoys += 25.0
    return annoys


def _pick_tile(
    state: PlanState, seat: Seat, _decision: Decision, key: str, _weights: Weights
) -> float:
    """Send it where it is in nobody's way but that of others."""
    tile = TILES.index(key.partition(":")[2])
    others = sum(
        state.tiles.tile_of[spot] == tile
        for who, spot in enumerate(state.spots[: state.seats])
        if who != seat and spot >= 0
    )
    return others - _annoys(state, seat, tile)


def _send_officer(
    state: PlanState, seat: Seat, _decision: Decision, key: str, _weights: Weights
) -> float:
    return _annoys(state, seat, TILES.index(key.split(":")[1]))


# Assets


def _unlock(state: PlanState, seat: Seat, _decision: Decision, key: str, weights: Weights) -> float:
    asset = key.partition(":")[2]
    ready = state.ready[seat]
    if "" not in ready:
        return -1.0 + ASSET_NEED[asset] / 100
    use = ASSET_WORTH - READY_COSTS[ready.index("")]
    if asset in state.contacts[seat]:
        space = weights.space if free_contact_spaces(state, seat) else 2 * weights.space
    else:
        space = weights.space if "" in state.items[seat] else 2 * weights.space
    return use + (ASSET_NEED[asset] + space) * time_left(state, seat)


def _buy_unlock(
    state: PlanState, seat: Seat, decision: Decision, key: str, weights: Weights
) -> float:
    return _unlock(state, seat, decision, key, weights) - money(state, seat, UNLOCK_FEE, weights)


# Visits


def _use_key(
    state: PlanState, seat: Seat, _decision: Decision, key: str, weights: Weights
) -> float:
    value = Prospects(state, seat, weights).visit(state.spots[seat])
    return value - (1.0 if key == "master" else 0.0)


def _take_contact(
    state: PlanState, _seat: Seat, _decision: Decision, key: str, _weights: Weights
) -> float:
    return CARD_WORTH[state.display[int(key.partition(":")[2]) - 1]]


def _place_contact(
    state: PlanState, seat: Seat, decision: Decision, key: str, weights: Weights
) -> float:
    if key == "discard":
        return 0.0
    space = int(key.partition(":")[2]) - 1
    held = state.contacts[seat][space]
    if held not in CONTACTS:
        return _FREE_SPACE - _ASSET_MOVES * bool(held) - 0.01 * space
    share = weights.worn if state.face_down[seat] & 1 << space else 1.0
    return CARD_WORTH[str(decision.values["card"])] - share * CARD_WORTH[held]


def _take_key(
    state: PlanState, seat: Seat, _decision: Decision, key: str, _weights: Weights
) -> float:
    """Take the dearest whose number will be met: two more than now."""
    colour = KEY_COLOURS.index(key.partition(":")[2])
    coming = state.notoriety[seat] + contact_count(state, seat) + 2
    return colour + 1.0 if coming >= LOCKER_NUMBERS[colour] else -float(colour)


def _buy_fixer(
    state: PlanState, seat: Seat, _decision: Decision, key: str, weights: Weights
) -> float:
    fixer = key.partition(":")[2]
    value = FIXER_WORTH[fixer] * time_left(state, seat)
    if fixer == "boss":
        value = min(value, disc_worth(state, seat, weights))
    return value - money(state, seat, FIXERS[fixer].price, weights) - _room(state, seat, weights)


def _room(state: PlanState, seat: Seat, weights: Weights) -> float:
    """Return what it costs to find an item a space."""
    free = state.items[seat].count("")
    if free > 1:
        return 1.0
    if free:
        return _LAST_SPACE
    least = min(_item_worth(state, seat, space, weights) for space in _replaceable(state, seat))
    return least + _heat(state, seat, 1, weights)


def _replaceable(state: PlanState, seat: Seat) -> list[int]:
    spaces = state.items[seat]
    return [space for space, item in enumerate(spaces) if item not in ("fed", "cou", "swa")]


def _item_worth(state: PlanState, seat: Seat, space: int, weights: Weights) -> float:
    item = state.items[seat][space]
    if is_secret(item):
        return float(value_of(item))
    used = bool(state.worn[seat] & 1 << space)
    if item in EQUIPMENT:
        return weights.equipment * (weights.worn if used else 1.0)
    return 0.0 if used or item not in FIXER_WORTH else FIXER_WORTH[item]


def _buy_equipment(
    state: PlanState, seat: Seat, _decision: Decision, key: str, weights: Weights
) -> float:
    item = key.partition(":")[2]
    colour = {"hat": 1, "vest": 2, "helmet": 4, "mask": 7}[item]
    met = sum(1 for officers in state.officers if officers & colour)
    own = state.items[seat].count(item)
    value = weights.equipment * time_left(state, seat) * (0.7 + 0.05 * met) / (1 + own)
    return value - money(state, seat, EQUIPMENT[item].price, weights) - _room(state, seat, weights)


def _open_locker(
    state: PlanState, seat: Seat, _decision: Decision, key: str, weights: Weights
) -> float:
    how, _, colour = key.partition(":")
    draws = contact_count(state, seat) + 1 - KEY_COLOURS.index(colour)
    value = best_drawn(state, colour, draws) - _room(state, seat, weights)
    return value + (ASSET_WORTH - 3.0 if how == "master" else 0.0)


def _keep_tile(
    _state: PlanState, _seat: Seat, _decision: Decision, key: str, _weights: Weights
) -> float:
    return float(key.partition(":")[2])


def _replace_item(
    state: PlanState, seat: Seat, _decision: Decision, key: str, weights: Weights
) -> float:
    return -_item_worth(state, seat, int(key.partition(":")[2]) - 1, weights)


def _heal(state: PlanState, seat: Seat, _decision: Decision, key: str, weights: Weights) -> float:
    count = int(key.partition(":")[2])
    return WOUND_LOSS * count - money(state, seat, HOSPITAL_PRICES[count - 1], weights)


def _church(state: PlanState, seat: Seat, _decision: Decision, key: str, weights: Weights) -> float:
    return -_heat(state, seat, -1, weights) - money(state, seat, 1, weights)


def _heat(state: PlanState, seat: Seat, more: int, weights: Weights) -> float:
    now = notoriety_loss(state, seat, weights)
    return notoriety_loss(state, seat, weights, more) - now


def _exit_closed(
    state: PlanState, seat: Seat, _decision: Decision, key: str, weights: Weights
) -> float:
    if key == "income":
        return earned(state, seat, income_of(state, seat), weights)
    if key == "contact":
        more = 1 if free_contact_spaces(state, seat) else 0
        now = contacts_worth(state, seat, weights)
        return contacts_worth(state, seat, weights, more) - now + weights.swap
    if key == "tile":
        number = state.tiles.found["exit"].index(state.spots[seat]) + 1
        back = ("exit_p", "exit_q")[state.closed.index(number)]
        drawn = best_drawn(state, back, contact_count(state, seat))
        return drawn - _room(state, seat, weights)
    return 0.0


def _yes(
    _state: PlanState, _seat: Seat, _decision: Decision, key: str, _weights: Weights
) -> float:
    return 1.0


_Judge = Callable[[PlanState, Seat, Decision, str, Weights], float]

_KINDS: Final[Mapping[str, _Judge]] = {
    "route": _route,
    "use_disc": _use_disc,
    "avoid": _face,
    "avoid_officer": _avoid_officer,
    "avoid_tile": _avoid_tile,
    "costa": _costa,
    "lose_asset": _lose_asset,
    "pick_officer": _pick_officer,
    "pick_tile": _pick_tile,
    "send_officer": _send_officer,
    "send_to": _pick_tile,
    "unlock": _unlock,
    "buy_unlock": _buy_unlock,
    "use_key": _use_key,
    "take_contact": _take_contact,
    "place_contact": _place_contact,
    "take_key": _take_key,
    "buy_fixer": _buy_fixer,
    "take_gas": _yes,
    "buy_equipment": _buy_equipment,
    "open_locker": _open_locker,
    "keep_tile": _keep_tile,
    "replace_item": _replace_item,
    "heal": _heal,
    "clinic_heal": _yes,
    "church_pay": _church,
    "exit_income": _yes,
    "exit_closed": _exit_closed,
}
