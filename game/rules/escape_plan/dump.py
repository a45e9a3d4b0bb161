"""A state as JSON-ready data, and back. What is read back is checked field by field.

Set-up and board are not part of it. Views are written in the same way, with their gaps. What the
fields must say together is in `accounts.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from typing import Any, Final, TypeAlias

from game.rules.contract import Setup
from game.rules.deck import UNKNOWN
from game.rules.escape_plan.accounts import facts
from game.rules.escape_plan.cards import (
    ASSETS,
    CONTACT_ASSETS,
    CONTACTS,
    EXIT_TILES,
    FIXERS,
    ITEM_ASSETS,
    ITEMS,
    KEY_COLOURS,
    LEADS,
    LOCKERS,
    PLANS,
)
from game.rules.escape_plan.city import Laid
from game.rules.escape_plan.endings import LASTING
from game.rules.escape_plan.scoring import OUTCOMES
from game.rules.escape_plan.setup import new_state
from game.rules.escape_plan.state import (
    ARRESTED,
    ESCAPED,
    GONE,
    IN_PLAY,
    UNKNOWN_VALUE,
    PlanState,
)
from game.rules.escape_plan.step_args import FAR_AWAY, STEP_ARGS
from game.rules.escape_plan.tiles import TILES
from game.rules.escape_plan.wounds import WOUND_STEPS
from game.rules.plain_data import (
    Check,
    Rule,
    are_steps,
    dump_fields,
    each,
    each_of,
    is_int,
    is_truth,
    is_word,
    list_of_lists,
    list_of_tuples,
    require_fit,
    restore_fields,
    same,
)

_Check: TypeAlias = Check[PlanState]

MOST: Final = 10_000


def dump(state: PlanState) -> dict[str, Any]:
    """Return everything that set-up and board do not tell, as lists, strings and numbers."""
    return dump_fields(state, _RULES)


def restore(data: Mapping[str, Any], setup: Setup) -> PlanState:
    """Build a state or view from `dump`. Raises GameError naming the field that is wrong."""
    state = new_state(setup, 0)
    restore_fields(state, data, _RULES)
    require_fit(facts(state))
    return state


# What a field may hold


def _number(low: int, high: int) -> _Check:
    return lambda _state, value: is_int(value, low, high)


def _numbers(low: int, high: int, count: int) -> _Check:
    return lambda _state, value: each_of(value, count, lambda item: is_int(item, low, high))


def _per_seat(check: Callable[[Any], bool]) -> _Check:
    return lambda state, value: each_of(value, state.seats, check)


def _seat_numbers(low: int, high: int) -> _Check:
    return _per_seat(lambda item: is_int(item, low, high))


def _per_participant(low: int, high: int) -> _Check:
    return lambda state, value: each_of(
        value, len(state.spots), lambda item: is_int(item, low, high)
    )


def _spaces(count: int, words: Container[str]) -> _Check:
    return _per_seat(
        lambda spaces: each_of(spaces, count, lambda word: is_word(word) and word in words)
    )


def _words(words: Container[str]) -> _Check:
    return lambda _state, value: each(value, lambda word: is_word(word) and word in words)


def _word(words: Container[str]) -> _Check:
    return lambda _state, value: is_word(value) and value in words


def _truth(_state: PlanState, value: Any) -> bool:
    return is_truth(value)


def _order(state: PlanState, value: Any) -> bool:
    return each(value, lambda who: is_int(who, 0, MOST)) and sorted(value) == list(
        range(len(state.spots))
    )


def _seats(state: PlanState, value: Any) -> bool:
    return each(value, lambda seat: is_int(seat, 0, state.seats - 1)) and len(set(value)) == len(
        value
    )


def _spots(state: PlanState, value: Any) -> bool:
    return each_of(
        value,
        len(state.spots),
        lambda place: (
            place == GONE
            or (is_int(place, 0, len(state.tiles.kind) - 1) and state.tiles.is_location[place])
        ),
    )


def _laid(_state: PlanState, value: Any) -> bool:
    def is_laid(item: Any) -> bool:
        if not each_of(item, 4, lambda number: is_int(number, -FAR_AWAY, FAR_AWAY)):
            return False
        return is_int(item[0], 0, len(TILES) - 1) and is_int(item[3], 0, 5)

    return (
        each(value, is_laid)
        and len(value) >= 2
        and len({(q, r) for _, q, r, _ in value}) == len(value)
    )


def _tiles(_state: PlanState, value: Any) -> bool:
    return each(value, lambda tile: is_int(tile, 0, len(TILES) - 1))


def _stacks(_state: PlanState, value: Any) -> bool:
    return each_of(
        value, 4, lambda stack: each(stack, lambda tile: is_int(tile, -1, len(TILES) - 1))
    )


def _shops(state: PlanState, value: Any) -> bool:
    def is_slot(place: Any, kind: str) -> bool:
        known = is_int(place, 0, len(state.tiles.kind) - 1)
        return place == GONE or (known and state.tiles.kind[place] == kind)

    kinds = ["business"] * 6 + ["safe_house"] * 3
    return (
        each_of(value, len(kinds), lambda place: is_int(place, GONE, MOST))
        and all(map(is_slot, value, kinds))
        and len(set(value) - {GONE}) == len(value) - value.count(GONE)
    )


def _visited(state: PlanState, value: Any) -> bool:
    def is_visit(visit: Any) -> bool:
        return (
            isinstance(visit, (list, tuple))
            and len(visit) == 2
            and is_int(visit[0], 0, len(state.spots) - 1)
            and is_truth(visit[1])
        )

    return each_of(
        value,
        9,
        lambda visits: (
            each(visits, is_visit) and len({visit[0] for visit in visits}) == len(visits)
        ),
    )


def _stacks_of_values(tables: Mapping[str, tuple[int, ...]]) -> _Check:
    allowed = [(UNKNOWN_VALUE, *values) for values in tables.values()]
    return lambda _state, value: (
        each_of(value, len(tables), lambda _: True)
        and all(
            each(stack, lambda item: is_int(item, 0, MOST)) and set(stack) <= set(known)
            for stack, known in zip(value, allowed, strict=True)
        )
    )


def _bosses(state: PlanState, value: Any) -> bool:
    return each_of(value, 4, lambda seat: is_int(seat, -1, state.seats - 1))


def _outcome(_state: PlanState, value: Any) -> bool:
    return value is None or (is_word(value) and value in OUTCOMES)


def _officers_met(_state: PlanState, value: Any) -> bool:
    return each(value, lambda officer: is_int(officer, 0, 4 * len(TILES) - 1))


def _keys(_state: PlanState, value: Any) -> bool:
    return each_of(
        value, 3, lambda keys: each(keys, lambda key: is_word(key) and key in KEY_COLOURS)
    )


def _steps(state: PlanState, value: Any) -> bool:
    return are_steps(state, value, range(len(state.spots)), STEP_ARGS) and all(
        _may_have(state, name, seat) for name, seat, _ in value
    )


def _may_have(state: PlanState, name: str, who: int) -> bool:
    """Say whether a step may concern this participant: thieves in play, mostly."""
    if name in LASTING or name in ("refill", "box_contact"):
        return True
    if name == "inspector_turn" or who >= state.seats:
        return who == state.inspector and name == "inspector_turn"
    return state.fate[who] == IN_PLAY or name in _OF_ANYBODY


_OF_ANYBODY: Final = frozenset((*WOUND_STEPS, "turn_begins"))
"""Steps that may also concern a thief who has left."""


_SECRETS: Final = frozenset(
    f"{back}.{value}"
    for back, values in {**LOCKERS, **EXIT_TILES}.items()
    for value in (*values, UNKNOWN)
)
_REMOVED: Final = frozenset((*_SECRETS, *ITEMS, *(f"key_{colour}" for colour in KEY_COLOURS)))
_FIVE: Final = 31
"""Bit mask of five spaces."""

_RULES: Final[Mapping[str, Rule[PlanState]]] = {
    "seed": Rule(_number(0, 1 << 64), same),
    "counter": Rule(_number(0, 1 << 64), same),
    "day": Rule(_number(1, 3), same),
    "part": Rule(_number(-1, 4), same),
    "phase": Rule(_word(("income", "patrol", "city", "action", "over")), same),
    "order": Rule(_order, tuple),
    "notoriety": Rule(_per_participant(1, 7), list),
    "gained": Rule(_per_participant(-99, 99), list),
    "spots": Rule(_spots, list),
    "cubes": Rule(_per_participant(0, 9), list),
    "fate": Rule(_per_seat(lambda word: word in (IN_PLAY, ESCAPED, ARRESTED)), list),
    "cash": Rule(_seat_numbers(-1, MOST), list),
    "plans": Rule(_per_seat(lambda word: is_word(word) and word in (UNKNOWN, *PLANS)), list),
    "contacts": Rule(_spaces(5, ("", *CONTACTS, *CONTACT_ASSETS)), list_of_tuples),
    "face_down": Rule(_seat_numbers(0, _FIVE), list),
    "cuffs": Rule(_seat_numbers(0, 5), list),
    "items": Rule(_spaces(5, ("", *ITEM_ASSETS, *ITEMS, *_SECRETS)), list_of_tuples),
    "worn": Rule(_seat_numbers(0, _FIVE), list),
    "ready": Rule(_spaces(5, ("", *ASSETS)), list_of_tuples),
    "used": Rule(_seat_numbers(0, _FIVE), list),
    "keys": Rule(_spaces(3, ("", *KEY_COLOURS)), list_of_tuples),
    "keys_used": Rule(_seat_numbers(0, 7), list),
    "discs": Rule(_seat_numbers(0, 2), list),
    "gas": Rule(_seat_numbers(0, 2), list),
    "gang": Rule(_seat_numbers(0, 4), list),
    "wounds": Rule(_seat_numbers(0, 3), list),
    "first_aid": Rule(_per_seat(is_truth), list),
    "sun": Rule(_per_seat(is_truth), list),
    "laid": Rule(_laid, lambda value: tuple(Laid(*laid) for laid in value)),
    "shown": Rule(_tiles, tuple),
    "stacks": Rule(_stacks, list_of_lists),
    "shops": Rule(_shops, list),
    "officers": Rule(_numbers(0, 7, len(TILES)), list),
    "bag": Rule(_numbers(0, 10, 3), list),
    "out_of_play": Rule(_numbers(0, 10, 3), list),
    "bosses": Rule(_bosses, list),
    "members": Rule(_numbers(0, 2, 4), list),
    "gang_stock": Rule(_number(0, 6), same),
    "visited": Rule(_visited, list_of_tuples),
    "patrol": Rule(lambda _, value: each(value, lambda item: is_int(item, 1, 3)), list),
    "patrol_deck": Rule(lambda _, value: each(value, lambda item: is_int(item, 0, 3)), list),
    "closed": Rule(lambda _, value: each(value, lambda item: is_int(item, 1, 3)), tuple),
    "exit_tiles": Rule(_stacks_of_values(EXIT_TILES), list_of_lists),
    "display": Rule(_words(CONTACTS), list),
    "contact_deck": Rule(_words((UNKNOWN, *CONTACTS)), list),
    "contact_discard": Rule(_words(CONTACTS), list),
    "contact_box": Rule(_words(CONTACTS), list),
    "fixers": Rule(_words(FIXERS), tuple),
    "equipment": Rule(_numbers(0, 4, 4), list),
    "lockers": Rule(_stacks_of_values(LOCKERS), list_of_lists),
    "safe_keys": Rule(_keys, list_of_tuples),
    "removed": Rule(_words(_REMOVED), list),
    "drawn": Rule(lambda _, value: each(value, lambda item: is_int(item, 0, 99)), tuple),
    "escaped": Rule(_seats, tuple),
    "leads": Rule(_words((UNKNOWN, *LEADS)), list),
    "leads_used": Rule(_words(LEADS), list),
    "inspector_discs": Rule(_number(0, 2), same),
    "points": Rule(_number(0, 9), same),
    "sea": Rule(_truth, same),
    "charters": Rule(_number(0, 4), same),
    "pads": Rule(_number(0, 4), same),
    "travelling": Rule(_truth, same),
    "route": Rule(_tiles, tuple),
    "meeting": Rule(_officers_met, tuple),
    "outcome": Rule(_outcome, same),
    "winners": Rule(_seats, tuple),
    "pending": Rule(_steps, list_of_tuples),
}
"""Every field that is written, in the order in which they can be checked."""
