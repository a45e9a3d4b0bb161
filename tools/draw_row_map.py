"""Draws maps/evacuate/row.tmx and stations.tsx anew from the tables of the board.

    python -m tools.draw_row_map

The two files are the board from then on: the game reads only them, and they may be edited in
Tiled. Running this again throws such edits away. The pictures that Tiled shows are drawn by
`draw_row_tiles.py`; the game draws its own from `sprites/`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final
from xml.etree import ElementTree as Xml

from game.content.row_map import COLOURS
from game.rules.evacuate.cards import GAP_AFTER, KINDS, MARKET, TRACKER_TOP
from tools.draw_row_tiles import CARDS, COLUMN, FLOOR, RIM, TILES, card_width, draw_tiles, size_of
from tools.map_writer import (
    SIZE,
    Box,
    MapWriter,
    as_file,
    picture_in,
    properties,
    tile_object,
    tileset,
)

FOLDER: Final = Path(__file__).resolve().parent.parent / "maps" / "evacuate"

ROW: Final[Box] = (0, 118, 1236, 416)
GAP_BETWEEN_CARDS: Final = 6
EXAMPLE: Final = ("start", "concourse", "acid", "walkway", "back")
"""The row that the map shows in Tiled."""
PANELS: Final[dict[str, Box]] = {
    "nomia_deck": (16, 10, 900, 98),
    "nomia_discard": (928, 10, 292, 98),
    "minimap": (16, 582, 684, 46),
    "tracker": (712, 582, 508, 46),
    "market": (16, 636, 1204, 118),
}
ARROW: Final[Box] = (318, 540, 600, 36)
PILE: Final = (101, 94)
SLOTS: Final = {
    "station_deck": (1188, 558),
    "station_discard": (1134, 558),
    "lifeboat": (1080, 558),
    "transport": (1194, 605),
    "dark_left": (30, 350),
    "dark_right": (1206, 420),
}


def piles() -> dict[str, Box]:
    """Return the place of every pile of the market."""
    return {f"market.{title}": (156 + 118 * i, 648, *PILE) for i, title in enumerate(MARKET)}


def slots() -> dict[str, tuple[float, float]]:
    """Return every named point: tracker, pools at the left edge, and what lies alone."""
    track = {f"tracker.{space}": (698 + 32 * space, 605) for space in range(1, TRACKER_TOP + 1)}
    pools = {f"pool.{colour}": (6, 150 + 72 * i) for i, colour in enumerate(COLOURS)}
    return {**track, **pools, **SLOTS}


def card_tileset() -> Xml.Element:
    """Return the tileset: the station cards with their spaces, then the other pictures."""
    root = tileset("stations", {tile: size_of(tile) for tile in TILES})
    for tile, entry in zip(TILES, root.findall("tile"), strict=True):
        if tile in CARDS:
            entry.set("type", "station")
            properties(entry, [("card", "string", tile)])
            write_spaces(entry, tile)
        elif tile == "back":
            entry.set("type", "back")
    return root


def write_spaces(entry: Xml.Element, card: str) -> None:
    """Write the spaces of a card in walking order, and its gap, onto its picture."""
    layer = Xml.SubElement(entry, "objectgroup", draworder="index", id="2")
    top, high = FLOOR
    for place in range(1, CARDS[card] + 1):
        box = (RIM + COLUMN * (place - 1), top, COLUMN, high)
        element = tile_object(layer, f"{card}.{place}", "space", box[:2], box[2:])
        kind = KINDS.get(card, {}).get(place, "plain")
        properties(element, [("kind", "string", kind), ("place", "int", place)])
    if card in GAP_AFTER:
        element = tile_object(layer, f"{card} gap", "gap", (RIM + COLUMN * GAP_AFTER[card], top))
        Xml.SubElement(element, "polyline", points=f"0,0 0,{high}")


def write_pictures(writer: MapWriter) -> None:
    """Write what Tiled shows of the table: the dark hall, a row as an example, the piles."""
    picture_in(writer, writer.layer("backdrop", "#1e4a48"), "backdrop", (0, 0, *SIZE))
    layer = writer.layer("row", "#dce7e4")
    total = sum(card_width(card) + GAP_BETWEEN_CARDS for card in EXAMPLE) - GAP_BETWEEN_CARDS
    left = (SIZE[0] - total) / 2
    for card in EXAMPLE:
        picture_in(writer, layer, card, (left, ROW[1], *size_of(card)))
        left += card_width(card) + GAP_BETWEEN_CARDS
    table = writer.layer("table", "#f2a65a")
    for box in PANELS.values():
        picture_in(writer, table, "panel", box)
    picture_in(writer, table, "arrow", ARROW)
    for name, box in piles().items():
        picture_in(writer, table, name.removeprefix("market."), box)
    for name, (x, y) in slots().items():
        if name.startswith("tracker."):
            tile = "ready" if name == f"tracker.{TRACKER_TOP}" else "tracker"
            picture_in(writer, table, tile, (x - 14, y - 14, 28, 28))


def main() -> None:
    """Write the map, its tileset and its pictures."""
    draw_tiles(FOLDER / "tiles")
    (FOLDER / "stations.tsx").write_text(as_file(card_tileset()), encoding="utf-8")
    writer = MapWriter("evacuate", "stations.tsx", TILES)
    write_pictures(writer)
    writer.outlines({"row": ROW, "arrow": ARROW, **PANELS, **piles()})
    writer.slots(slots())
    (FOLDER / "row.tmx").write_text(writer.finish(), encoding="utf-8")


if __name__ == "__main__":
    main()
