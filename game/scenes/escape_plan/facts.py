"""The values of one event, read as what they are."""

from __future__ import annotations

from game.rules.contract import Event
from game.rules.escape_plan import COLOURS, TILES


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


def tile_of(event: Event, name: str = "tile") -> int:
    """Return the index of the tile that an event names."""
    return TILES.index(word(event, name))


def colour_of(event: Event) -> int:
    """Return the number of the colour that an event names; the inspector's is 3."""
    return COLOURS.index(word(event, "colour"))


def officer_named(id: str) -> tuple[int, int]:
    """Return tile and colour of an officer by an id such as `officer:c1:red`."""
    _, tile, colour = id.split(":")
    return TILES.index(tile), COLOURS.index(colour)
