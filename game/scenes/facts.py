"""The values of one event, read as what they are."""

from __future__ import annotations

from game.rules.contract import Event


def whole(event: Event, name: str) -> int:
    """Return a number of an event."""
    value = event.data[name]
    assert isinstance(value, int)
    return value


def word(event: Event, name: str) -> str:
    """Return a word of an event; nothing if it says none."""
    value = event.data.get(name, "")
    return value if isinstance(value, str) else ""


def numbers(event: Event, name: str) -> tuple[int, ...]:
    """Return several numbers of an event."""
    values = event.data[name]
    assert isinstance(values, tuple)
    return tuple(value for value in values if isinstance(value, int))


def words(event: Event, name: str) -> tuple[str, ...]:
    """Return several words of an event."""
    values = event.data[name]
    assert isinstance(values, tuple)
    return tuple(value for value in values if isinstance(value, str))
