"""The values of an event of Escape Plan that name tiles, colours and officers."""

from __future__ import annotations

from game.rules.contract import Event
from game.rules.escape_plan import COLOURS, TILES
from game.scenes.facts import word


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
