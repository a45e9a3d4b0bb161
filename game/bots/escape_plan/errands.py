"""Answers at a glance to what is asked during visits and about assets."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from game.bots.escape_plan.extras import earned
from game.bots.escape_plan.hopes import best_drawn, contacts_worth, disc_worth, time_left
from game.bots.escape_plan.levels import ASSET_NEED, CARD_WORTH, FIXER_WORTH
from game.bots.escape_plan.moment import Moment
from game.bots.escape_plan.prospects import Prospects
from game.rules.escape_plan import (
    CONTACTS,
    EQUIPMENT,
    FIXERS,
    KEY_COLOURS,
    LOCKER_NUMBERS,
    contact_count,
    income_of,
)
from game.rules.escape_plan.cards import (
    ASSET_WORTH,
    EXIT_TILES,
    HOSPITAL_PRICES,
    LOCKER_DRAWS,
    READY_COSTS,
    UNLOCK_FEE,
    WOUND_LOSS,
)
from game.rules.escape_plan.state import free_contact_spaces

_FREE_SPACE: Final = 20.0
_ASSET_MOVES: Final = 0.1
_COVERED_FIRST: Final = 0.01
"""Handcuffs come from the right, so contacts lie to the left."""
_STOPS: Final = {"hat": 1, "vest": 2, "helmet": 4, "mask": 7}
"""Bit mask of the colours of officers that equipment helps against."""


# Assets


def _unlock(at: Moment, key: str) -> float:
    """Return what an asset scores and is good for, and what the space is worth that it frees."""
    state, seat, asset = at.state, at.seat, key.partition(":")[2]
    ready = state.ready[seat]
    if "" not in ready:
        return -1.0 + ASSET_NEED[asset] / 100
    use = ASSET_WORTH - READY_COSTS[ready.index("")]
    on_contacts = asset in state.contacts[seat]
    space = at.weights.space if on_contacts else at.weights.room
    free = free_contact_spaces(state, seat) if on_contacts else state.items[seat].count("")
    return use + (ASSET_NEED[asset] + space * (1 if free else 2)) * time_left(state, seat)


def _buy_unlock(at: Moment, key: str) -> float:
    return _unlock(at, key) - at.price(UNLOCK_FEE)


# Contacts


def _take_contact(at: Moment, key: str) -> float:
    return CARD_WORTH[at.state.display[int(key.partition(":")[2]) - 1]]


def _place_contact(at: Moment, key: str) -> float:
    """Use a free space, or replace a contact that is of less use."""
    if key == "discard":
        return 0.0
    space = int(key.partition(":")[2]) - 1
    held = at.state.contacts[at.seat][space]
    if held not in CONTACTS:
        return _FREE_SPACE - _ASSET_MOVES * bool(held) - _COVERED_FIRST * space
    share = at.weights.worn if at.state.face_down[at.seat] & 1 << space else 1.0
    return CARD_WORTH[str(at.decision.values["card"])] - share * CARD_WORTH[held]


# Businesses and safe houses


def _use_key(at: Moment, key: str) -> float:
    value = Prospects(at.state, at.seat, at.weights).visit(at.state.spots[at.seat])
    return value - (1.0 if key == "master" else 0.0)


def _take_key(at: Moment, key: str) -> float:
    """Take the dearest whose number will be met: two more than now."""
    colour = KEY_COLOURS.index(key.partition(":")[2])
    coming = at.state.notoriety[at.seat] + contact_count(at.state, at.seat) + 2
    return colour + 1.0 if coming >= LOCKER_NUMBERS[colour] else -float(colour)


def _buy_fixer(at: Moment, key: str) -> float:
    fixer = key.partition(":")[2]
    value = FIXER_WORTH[fixer] * time_left(at.state, at.seat)
    if fixer == "boss":
        value = min(value, disc_worth(at.state, at.seat, at.weights))
    return value - at.price(FIXERS[fixer].price) - at.room()


# The store


def _buy_equipment(at: Moment, key: str) -> float:
    """Buy what helps against many, and not the same again."""
    item = key.partition(":")[2]
    met = sum(1 for officers in at.state.officers if officers & _STOPS[item])
    own = at.state.items[at.seat].count(item)
    use = at.weights.equipment * (0.7 + 0.05 * met) / (1 + own)
    return use * time_left(at.state, at.seat) - at.price(EQUIPMENT[item].price) - at.room()


def _open_locker(at: Moment, key: str) -> float:
    """Open the one that promises most; the master key scores by its use."""
    how, _, colour = key.partition(":")
    draws = contact_count(at.state, at.seat) + LOCKER_DRAWS[KEY_COLOURS.index(colour)]
    value = best_drawn(at.state, colour, draws) - at.room()
    if how != "master":
        return value
    cost = READY_COSTS[at.state.ready[at.seat].index("key")]
    return value + ASSET_WORTH - at.price(cost)


def _keep_tile(_at: Moment, key: str) -> float:
    return float(key.partition(":")[2])


def _replace_item(at: Moment, key: str) -> float:
    return -at.item_worth(int(key.partition(":")[2]) - 1)


# Hospital, church, exits


def _heal(at: Moment, key: str) -> float:
    count = int(key.partition(":")[2])
    return WOUND_LOSS * count - at.price(HOSPITAL_PRICES[count - 1])


def _church(at: Moment, _key: str) -> float:
    return -at.heat(-1) - at.price(1)


def _exit_closed(at: Moment, key: str) -> float:
    """Return what income, a contact, or an exit tile is worth."""
    state, seat, weights = at.state, at.seat, at.weights
    if key == "income":
        return earned(state, seat, income_of(state, seat), weights)
    if key == "contact":
        more = 1 if free_contact_spaces(state, seat) else 0
        now = contacts_worth(state, seat, weights)
        return contacts_worth(state, seat, weights, more) - now + weights.swap
    number = state.tiles.found["exit"].index(state.spots[seat]) + 1
    back = tuple(EXIT_TILES)[state.closed.index(number)]
    return best_drawn(state, back, contact_count(state, seat)) - at.room()


def _yes(_at: Moment, _key: str) -> float:
    return 1.0


ERRANDS: Final[Mapping[str, Callable[[Moment, str], float]]] = {
    "unlock": _unlock,
    "buy_unlock": _buy_unlock,
    "take_contact": _take_contact,
    "place_contact": _place_contact,
    "use_key": _use_key,
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
