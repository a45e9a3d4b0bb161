"""What events change on player boards and displays of a view: money, cards, items, keys, stacks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from game.rules.contract import Event
from game.rules.escape_plan import EQUIPMENT, KEY_COLOURS, LOCKERS, PlanState
from game.scenes.facts import numbers, whole, word

UNKNOWN: Final = "?"
UNKNOWN_VALUE: Final = 0
EXIT_BACKS: Final = ("exit_p", "exit_q")


# Money, wounds, discs, gas


def _cash_in(shown: PlanState, event: Event) -> None:
    _change_cash(shown, event, 1)


def _cash_out(shown: PlanState, event: Event) -> None:
    _change_cash(shown, event, -1)


def _change_cash(shown: PlanState, event: Event, sign: int) -> None:
    """Change the money of a seat, if this viewer knows how much it has."""
    seat = whole(event, "seat")
    if shown.cash[seat] >= 0:
        shown.cash[seat] += sign * whole(event, "cash")


def _discs(shown: PlanState, event: Event) -> None:
    who, discs = whole(event, "seat"), whole(event, "discs")
    if who == shown.inspector:
        shown.inspector_discs = discs
    else:
        shown.discs[who] = discs


def _wounds(shown: PlanState, event: Event) -> None:
    shown.wounds[whole(event, "seat")] = whole(event, "wounds")


def _first_aid_used(shown: PlanState, event: Event) -> None:
    shown.first_aid[whole(event, "seat")] = False


def _gas_taken(shown: PlanState, event: Event) -> None:
    shown.gas[whole(event, "seat")] = whole(event, "gas")


# Contacts, handcuffs, assets


def put(spaces: tuple[str, ...], index: int, what: str) -> tuple[str, ...]:
    """Return the spaces of a board with one of them changed."""
    return (*spaces[:index], what, *spaces[index + 1 :])


def _asset_moved(shown: PlanState, event: Event) -> None:
    """Let a locked asset leave its contact space for another one."""
    seat = whole(event, "seat")
    spaces = put(shown.contacts[seat], whole(event, "start") - 1, "")
    shown.contacts[seat] = put(spaces, whole(event, "end") - 1, word(event, "asset"))


def _cuffed(shown: PlanState, event: Event) -> None:
    shown.cuffs[whole(event, "seat")] = whole(event, "cuffs")
    _wounds(shown, event)


def _contact_taken(shown: PlanState, event: Event) -> None:
    shown.display.pop(whole(event, "place") - 1)


def _contact_placed(shown: PlanState, event: Event) -> None:
    seat, space = whole(event, "seat"), whole(event, "space") - 1
    shown.contacts[seat] = put(shown.contacts[seat], space, word(event, "card"))
    shown.face_down[seat] &= ~(1 << space)


def _contact_discarded(shown: PlanState, event: Event) -> None:
    shown.contact_discard.append(word(event, "card"))


def _contact_shown(shown: PlanState, event: Event) -> None:
    shown.display.insert(0, word(event, "card"))
    shown.contact_deck = [UNKNOWN] * whole(event, "left")


def _contacts_shuffled(shown: PlanState, event: Event) -> None:
    shown.contact_deck = [UNKNOWN] * whole(event, "count")
    shown.contact_discard = []


def _contact_used(shown: PlanState, event: Event) -> None:
    shown.face_down[whole(event, "seat")] |= 1 << whole(event, "space") - 1


def _take_off(shown: PlanState, event: Event) -> None:
    """Take a locked asset off its space."""
    seat, asset = whole(event, "seat"), word(event, "asset")
    for board in (shown.contacts, shown.items):
        if asset in board[seat]:
            board[seat] = put(board[seat], board[seat].index(asset), "")


def _asset_unlocked(shown: PlanState, event: Event) -> None:
    seat = whole(event, "seat")
    _take_off(shown, event)
    shown.ready[seat] = put(shown.ready[seat], whole(event, "space") - 1, word(event, "asset"))


def _asset_used(shown: PlanState, event: Event) -> None:
    seat = whole(event, "seat")
    shown.used[seat] |= 1 << shown.ready[seat].index(word(event, "asset"))


# Keys, items, secret tiles


def _key_taken(shown: PlanState, event: Event) -> None:
    seat, house, colour = whole(event, "seat"), whole(event, "safe") - 1, word(event, "colour")
    _take_key(shown, house, colour)
    shown.keys[seat] = put(shown.keys[seat], house, colour)


def _take_key(shown: PlanState, house: int, colour: str) -> None:
    keys = list(shown.safe_keys[house])
    keys.remove(colour)
    shown.safe_keys[house] = tuple(keys)


def _key_used(shown: PlanState, event: Event) -> None:
    shown.keys_used[whole(event, "seat")] |= 1 << whole(event, "slot") - 1


def _key_boxed(shown: PlanState, event: Event) -> None:
    colour = word(event, "colour")
    _take_key(shown, whole(event, "safe") - 1, colour)
    shown.removed.append(f"key_{colour}")


def _fixer_bought(shown: PlanState, event: Event) -> None:
    shown.fixers = tuple(each for each in shown.fixers if each != word(event, "item"))


def _equipment_bought(shown: PlanState, event: Event) -> None:
    shown.equipment[tuple(EQUIPMENT).index(word(event, "item"))] -= 1


def _equipment_boxed(shown: PlanState, event: Event) -> None:
    _equipment_bought(shown, event)
    shown.removed.append(word(event, "item"))


def _item_placed(shown: PlanState, event: Event) -> None:
    seat, space = whole(event, "seat"), whole(event, "space") - 1
    shown.items[seat] = put(shown.items[seat], space, word(event, "item"))
    shown.worn[seat] &= ~(1 << space)


def _item_replaced(shown: PlanState, event: Event) -> None:
    shown.removed.append(word(event, "item"))


def _item_used(shown: PlanState, event: Event) -> None:
    shown.worn[whole(event, "seat")] |= 1 << whole(event, "space") - 1


def stack_of(shown: PlanState, back: str) -> list[int]:
    """Return the stack of the secret tiles with this back."""
    if back in LOCKERS:
        return shown.lockers[KEY_COLOURS.index(back)]
    return shown.exit_tiles[EXIT_BACKS.index(back)]


def _tiles_drawn(shown: PlanState, event: Event) -> None:
    stack, count = stack_of(shown, word(event, "back")), whole(event, "count")
    del stack[len(stack) - count :]
    shown.drawn = (UNKNOWN_VALUE,) * count


def _tiles_seen(shown: PlanState, event: Event) -> None:
    shown.drawn = numbers(event, "values")


def _tiles_returned(shown: PlanState, event: Event) -> None:
    stack_of(shown, word(event, "back"))[:] = [UNKNOWN_VALUE] * whole(event, "left")
    shown.drawn = ()


def _tile_boxed(shown: PlanState, event: Event) -> None:
    back = word(event, "back")
    stack_of(shown, back).pop()
    shown.removed.append(f"{back}.?")


# The inspector's cards


def _inspector_card(shown: PlanState, event: Event) -> None:
    shown.leads.pop()
    if whole(event, "used"):
        shown.leads_used.append(word(event, "card"))


def _leads_shuffled(shown: PlanState, event: Event) -> None:
    shown.leads = [UNKNOWN] * whole(event, "count")


def _contact_boxed(shown: PlanState, event: Event) -> None:
    shown.contact_box.append(shown.display.pop(whole(event, "place") - 1))


BOARDS_TOLD: Final[Mapping[str, Callable[[PlanState, Event], None]]] = {
    "income_taken": _cash_in,
    "paid": _cash_out,
    "disc_spent": _discs,
    "disc_taken": _discs,
    "wounded": _wounds,
    "healed": _wounds,
    "first_aid_used": _first_aid_used,
    "gas_taken": _gas_taken,
    "cuffed": _cuffed,
    "contact_taken": _contact_taken,
    "contact_placed": _contact_placed,
    "contact_discarded": _contact_discarded,
    "contact_shown": _contact_shown,
    "contacts_shuffled": _contacts_shuffled,
    "contact_used": _contact_used,
    "contact_boxed": _contact_boxed,
    "asset_lost": _take_off,
    "asset_moved": _asset_moved,
    "asset_unlocked": _asset_unlocked,
    "asset_used": _asset_used,
    "key_taken": _key_taken,
    "key_used": _key_used,
    "key_boxed": _key_boxed,
    "fixer_bought": _fixer_bought,
    "equipment_bought": _equipment_bought,
    "equipment_boxed": _equipment_boxed,
    "item_placed": _item_placed,
    "item_kept": _item_placed,
    "item_replaced": _item_replaced,
    "item_used": _item_used,
    "tiles_drawn": _tiles_drawn,
    "tiles_seen": _tiles_seen,
    "tiles_returned": _tiles_returned,
    "tile_boxed": _tile_boxed,
    "inspector_card": _inspector_card,
    "leads_shuffled": _leads_shuffled,
}
