"""States as JSON-ready data, and back: what the dump of every game needs.

A game says which fields it writes, how each is checked, and what it is turned into when it is
read. Nothing that is read is believed: a wrong field is named in one sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeAlias

from game.rules.contract import GameError, S

Check: TypeAlias = Callable[[S, Any], bool]
"""Says whether a value can stand in a field (or be an argument of a step) of this state."""

LONGEST_VALUE = 60
_HOLDERS = (list, tuple, dict)


class Rule(NamedTuple, Generic[S]):
    """What a field may hold, and how its lists become what the state keeps."""

    check: Check[S]
    made: Callable[[Any], Any]


def plain(value: Any) -> Any:
    """Return a value with every tuple turned into a list, all the way down."""
    if isinstance(value, (list, tuple)):
        # Most of what is held is numbers, which need no call.
        return [plain(each) if isinstance(each, _HOLDERS) else each for each in value]
    if isinstance(value, dict):
        return dict(value)
    return value


def dump_fields(state: Any, names: Iterable[str]) -> dict[str, Any]:
    """Return these fields of a state as lists, strings and numbers."""
    return {name: plain(getattr(state, name)) for name in names}


def restore_fields(state: S, data: Mapping[str, Any], rules: Mapping[str, Rule[S]]) -> None:
    """Put dumped fields into a fresh state. Raises GameError naming the field that is wrong.

    The fields are checked in the order of the rules, so that a check may rely on earlier ones.
    """
    if not isinstance(data, Mapping) or set(data) != set(rules):
        given = set(data) if isinstance(data, Mapping) else set()
        odd = ", ".join(sorted(map(str, given ^ set(rules))))
        raise GameError(f"The saved table lacks or adds the fields: {odd}.")
    state.asked = None
    for name, rule in rules.items():
        value = data[name]
        if not rule.check(state, value):
            raise GameError(f"Field '{name}' of the saved table cannot be {_shown(value)}.")
        setattr(state, name, rule.made(value))


def require_fit(facts: Iterable[tuple[str, bool]]) -> None:
    """Raise GameError for the first field that does not fit the others."""
    for name, holds in facts:
        if not holds:
            raise GameError(f"Field '{name}' of the saved table does not fit the other fields.")


def are_steps(
    state: S,
    steps: Any,
    seats: Iterable[int],
    args: Mapping[str, Sequence[Check[S]]],
    optional_last: Container[str] = (),
) -> bool:
    """Say whether these are steps of this table: known names, seats, and arguments that fit.

    `args` says what each step's arguments must be, in order; the last one may be missing in the
    steps named in `optional_last`.
    """
    places = tuple(seats)

    def is_step(step: Any) -> bool:
        if not isinstance(step, (list, tuple)) or len(step) != 3:
            return False
        name, seat, given = step
        if not is_word(name) or name not in args or isinstance(seat, bool) or seat not in places:
            return False
        checks = args[name]
        return (
            isinstance(given, (list, tuple))
            and len(checks) - (name in optional_last) <= len(given) <= len(checks)
            and all(check(state, arg) for check, arg in zip(checks, given, strict=False))
        )

    return each(steps, is_step)


def _shown(value: Any) -> str:
    """Return a value short enough for one sentence."""
    text = repr(value)
    return text if len(text) <= LONGEST_VALUE else text[: LONGEST_VALUE - 3] + "..."


def same(value: Any) -> Any:
    """Return a value as it is."""
    return value


def deep_tuple(value: Any) -> Any:
    """Turn lists at every depth into tuples."""
    return tuple(map(deep_tuple, value)) if isinstance(value, (list, tuple)) else value


def list_of_tuples(value: Any) -> Any:
    """Turn a list of lists into a list of tuples."""
    return [deep_tuple(each_) for each_ in value]


def list_of_lists(value: Any) -> Any:
    """Turn a list of lists or tuples into a list of lists."""
    return [list(each_) for each_ in value]


def is_int(value: Any, least: int, most: int) -> bool:
    """Say whether a value is a whole number within these bounds; a truth value is none."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def each(value: Any, check: Callable[[Any], bool]) -> bool:
    """Say whether a value is a list of what passes the check."""
    return isinstance(value, (list, tuple)) and all(check(item) for item in value)


def each_of(value: Any, length: int, check: Callable[[Any], bool]) -> bool:
    """Say whether a value is a list of so many that pass the check."""
    return each(value, check) and len(value) == length


def is_word(value: Any) -> bool:
    """Say whether a value is text."""
    return isinstance(value, str)


def is_truth(value: Any) -> bool:
    """Say whether a value is true or false."""
    return isinstance(value, bool)
