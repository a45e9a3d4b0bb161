"""Draws maps/escape_plan/city.tmx and city_tiles.tsx anew from the tables of the board.

    python -m tools.draw_city_map

The two files are the board from then on: the game reads only them, and they may be edited in
Tiled. Running this again throws such edits away. The plan of the tiles, which their pictures share,
is `tools/sprites/city_plan.py`; the pictures that Tiled shows are drawn by `draw_city_tiles.py`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as Xml

from game.content.boards import Point
from game.content.city_spaces import REACH
from game.content.hexes import HexGrid
from game.rules.escape_plan.cards import (
    EQUIPMENT,
    FIXERS,
    KEY_COLOURS,
    PARTS,
    SAFE_HOUSES,
    SHOPS,
)
from game.rules.escape_plan.city import steps_between
from tools.draw_city_tiles import PLATE, SPACE, SPRITES, TILES, draw_tiles, size_of
from tools.map_writer import (
    Box,
    MapWriter,
    as_file,
    number,
    picture_in,
    properties,
    tile_object,
    tileset,
)
from tools.sprites.city_plan import OFFICERS, PLANS, TilePlan, middle_of_edge
from tools.sprites.city_tiles import MIDDLE

FOLDER: Final = Path(__file__).resolve().parent.parent / "maps" / "escape_plan"

CELLS: Final = (29, 31)
SIDE: Final = 28
"""How long the upper side of a space is."""
ORIGIN: Final = (14, 7)
"""Column and row of space (0, 0)."""
TABLE: Final = (1232, 744)
DISPLAYS: Final = 768
"""Where the displays begin, below the table."""


def table_boxes() -> dict[str, Box]:
    """Return the boxes beside the city: exits with their patrol cards, stacks of tiles."""
    boxes: dict[str, Box] = {
        "table": (0, 0, *TABLE),
        "city": (210, 0, 812, 744),
        "exits": (14, 14, 188, 716),
        "patrol_deck": (36, 618, 50, 74),
        "stacks": (1030, 14, 188, 716),
    }
    for exit_number in (1, 2, 3):
        top = 66 + 178 * (exit_number - 1)
        boxes[f"exit.{exit_number}"] = (24, top, 168, 168)
        boxes[f"exit.{exit_number}.1"] = (34, top + 82, 50, 74)
        boxes[f"exit.{exit_number}.2"] = (92, top + 82, 50, 74)
        boxes[f"exit.{exit_number}.tiles"] = (150, top + 92, 34, 54)
    for row, stack in enumerate("abcd"):
        boxes[f"stack.{stack}"] = (1048, 66 + 172 * row, 152, 138)
    return boxes


def display_boxes() -> dict[str, Box]:
    """Return the boxes of the displays: tracks, contacts, shops, fixers and the store."""
    boxes: dict[str, Box] = {
        "displays": (0, 0, *TABLE),
        "time": (14, 14, 330, 76),
        "notoriety": (356, 14, 470, 76),
        "order": (838, 14, 380, 76),
        "contacts": (14, 102, 1204, 148),
        "contact_deck": (784, 114, 92, 124),
        "contact_discard": (888, 114, 92, 124),
        "inspector_deck": (1006, 114, 92, 124),
        "inspector_discard": (1110, 114, 92, 124),
        "gang": (938, 424, 280, 150),
        "fixers": (14, 586, 548, 144),
        "store": (574, 586, 644, 144),
        "gas": (1104, 620, 46, 74),
        "discs": (1160, 620, 46, 74),
    }
    boxes |= {f"time.{part}": (26 + 62 * i, 24, 56, 56) for i, part in enumerate(PARTS)}
    boxes |= {f"notoriety.{i + 1}": (366 + 65 * i, 24, 58, 56) for i in range(7)}
    boxes |= {f"order.{i + 1}": (850 + 73 * i, 24, 64, 56) for i in range(5)}
    boxes |= {f"contact.{i + 1}": (26 + 104 * i, 114, 92, 124) for i in range(7)}
    for i, shop in enumerate(SHOPS):
        column = i % 6
        boxes[f"shop.{shop}"] = (
            (14 + 308 * column, 424, 300, 150) if i > 5 else (14 + 202 * column, 262, 194, 150)
        )
    boxes |= {f"fixer.{name}": (26 + 66 * i, 620, 60, 74) for i, name in enumerate(FIXERS)}
    boxes |= {f"equipment.{name}": (588 + 68 * i, 620, 60, 74) for i, name in enumerate(EQUIPMENT)}
    boxes |= {f"locker.{name}": (880 + 68 * i, 620, 60, 74) for i, name in enumerate(KEY_COLOURS)}
    return {name: (x, y + DISPLAYS, wide, high) for name, (x, y, wide, high) in boxes.items()}


def slots() -> dict[str, Point]:
    """Return every named point of the displays: plates, hexes for visitors, keys, the gang."""
    points: dict[str, Point] = {}
    boxes = display_boxes()
    for shop in SHOPS:
        left, top, _, _ = boxes[f"shop.{shop}"]
        is_safe = shop in SAFE_HOUSES
        points[f"shop.{shop}.plate"] = (left + 42, top + 60)
        for row, hexes in enumerate(("money", "income")):
            high = top + 50 + 52 * row + (22 if is_safe else 0)
            for i in range(5 if is_safe else 3):
                points[f"shop.{shop}.{hexes}.{i + 1}"] = (left + 94 + 36 * i, high)
        for i in range(3 if is_safe else 0):
            points[f"shop.{shop}.key.{i + 1}"] = (left + 98 + 48 * i, top + 30)
    left, top, _, _ = boxes["gang"]
    for i in range(6):
        points[f"gang.{i + 1}"] = (left + 62 + 78 * (i % 3), top + 52 + 56 * (i // 3))
    return points


def city_tileset() -> Xml.Element:
    """Return the tileset: the city tiles with all that lies on them, then the other pictures."""
    root = tileset("city_tiles", {tile: size_of(tile) for tile in TILES})
    for tile, entry in zip(TILES, root.findall("tile"), strict=True):
        if tile in PLANS:
            entry.set("type", "city")
            properties(entry, [("tile", "string", tile)])
            write_tile(entry, tile, PLANS[tile])
        elif tile in ("space", "start"):
            entry.set("type", tile)
    return root


def in_picture(point: Point) -> Point:
    """Return where a point of a tile's plan lies in its picture."""
    return point[0] + MIDDLE[0], point[1] + MIDDLE[1]


def write_tile(entry: Xml.Element, tile: str, plan: TilePlan) -> None:
    """Write everything that lies on one tile."""
    layer = Xml.SubElement(entry, "objectgroup", draworder="index", id="2")
    for region, corners in regions(plan).items():
        kind = "water" if region == "w" else "street"
        element = tile_object(layer, f"{tile}.{region}", kind, in_picture(corners[0]))
        values: list[tuple[str, str, str | int]] = [("region", "string", region)]
        if region == "w":
            values.insert(0, ("kind", "string", "ferry" if plan.ferry else "water"))
        properties(element, values)
        Xml.SubElement(element, "polygon", points=relative(corners))
    for slot, (kind, (x, y)) in enumerate(plan.locations.items(), start=1):
        at = in_picture((x - PLATE / 2, y - PLATE / 2))
        element = tile_object(layer, f"{tile}.{kind}", "location", at, (PLATE, PLATE))
        properties(element, [("kind", "string", kind), ("slot", "int", slot)])
        Xml.SubElement(element, "ellipse")
    for region in regions(plan):
        write_point(layer, f"{tile}.{region} hub", "hub", plan.spot(region), ("region", region))
    for edge, what in enumerate(plan.edges):
        at = middle_of_edge(edge)
        element = write_point(layer, f"{tile}.edge{edge}", "edge", at, ("number", edge))
        holder = element.find("properties")
        assert holder is not None
        Xml.SubElement(holder, "property", name="shows", value=what)
    for first, second in plan.touching:
        line = [plan.spot(first), plan.spot(second)]
        element = tile_object(layer, f"{first} to {second}", "link", in_picture(line[0]))
        properties(element, [("from", "string", first), ("to", "string", second)])
        Xml.SubElement(element, "polyline", points=relative(line))
    for colour, at in zip(OFFICERS, plan.officers, strict=True):
        write_point(layer, f"{tile} {colour}", "officer", at, ("colour", colour))


def write_point(
    layer: Xml.Element, name: str, kind: str, at: Point, value: tuple[str, str | int]
) -> Xml.Element:
    """Write a point object with one property, and return it."""
    element = tile_object(layer, name, kind, in_picture(at))
    form = "int" if isinstance(value[1], int) else "string"
    properties(element, [(value[0], form, value[1])])
    Xml.SubElement(element, "point")
    return element


def regions(plan: TilePlan) -> dict[str, list[Point]]:
    """Return the outlines of the streets and of the water of a tile."""
    found = {name: street_outline(street.hub, street.ends) for name, street in plan.streets.items()}
    if plan.shore:
        found["w"] = list(plan.shore)
    return found


def street_outline(hub: Point, ends: Sequence[Point]) -> list[Point]:
    """Return a star of streets, each 16 pixels wide and ending 4 pixels early, around a hub."""
    corners: list[Point] = []
    for far in sorted(ends, key=lambda end: _angle(hub, end)):
        long = math.dist(hub, far)
        right, down = 8 * (far[0] - hub[0]) / long, 8 * (far[1] - hub[1]) / long
        end = far[0] - right / 2, far[1] - down / 2
        corners += [
            (hub[0] + right + down, hub[1] + down - right),
            (end[0] + down, end[1] - right),
            (end[0] - down, end[1] + right),
            (hub[0] + right - down, hub[1] + down + right),
        ]
    return corners


def _angle(hub: Point, end: Point) -> float:
    return math.atan2(end[1] - hub[1], end[0] - hub[0])


def relative(points: Sequence[Point]) -> str:
    """Return the points of a line or polygon from its first one."""
    left, top = points[0]
    return " ".join(f"{number(x - left)},{number(y - top)}" for x, y in points)


def spaces() -> list[list[str]]:
    """Return the spaces of the city, row by row of the map."""
    rows = [["" for _ in range(CELLS[0])] for _ in range(CELLS[1])]
    for q in range(-REACH, REACH + 1):
        for r in range(-REACH, REACH + 1):
            if steps_between((q, r), (0, 0)) <= REACH:
                column, row = HexGrid(*SPACE, SIDE).cell((q, r), ORIGIN)
                rows[row][column] = "start" if (q, r) in ((0, 0), (0, 1)) else "space"
    return rows


def write_pictures(writer: MapWriter) -> None:
    """Write what Tiled shows of the table: the night, panels, the first two tiles, the pieces."""
    layer = writer.layer("backdrop", "#1f3566")
    for half in (0, DISPLAYS):
        picture_in(writer, layer, "backdrop", (0, half, *TABLE))
    boxes = table_boxes() | display_boxes()
    panels = writer.layer("panels", "#7dbdff")
    for name in ("exits", "stacks", "time", "notoriety", "order", "contacts", "fixers", "store",
                 "gang", *(f"shop.{shop}" for shop in SHOPS)):  # fmt: skip
        picture_in(writer, panels, "panel", boxes[name])
    pieces = writer.layer("pieces", "#f2a65a")
    for name, box in boxes.items():
        if tile := shown_in(name):
            middle = box[0] + box[2] / 2, box[1] + box[3] / 2
            writer.picture(pieces, tile, middle, SPRITES[tile])
    for exit_number in (1, 2, 3):
        left, top, _, _ = boxes[f"exit.{exit_number}"]
        tile = f"place_exit{exit_number}"
        writer.picture(pieces, tile, (left + 36, top + 40), SPRITES[tile])
    for name, at in slots().items():
        tile = shown_at(name)
        writer.picture(pieces, tile, at, SPRITES[tile])


def shown_in(name: str) -> str:
    """Return which sprite Tiled shows in a box, or "" for none."""
    family, _, member = name.partition(".")
    singles = {"contact_deck": "contact_back", "inspector_deck": "inspector_back"}
    singles |= {"patrol_deck": "patrol_back", "gas": "gas_can", "discs": "disc"}
    if name in singles:
        return singles[name]
    if family == "stack":
        return "tile_back"
    return f"{family}_{member}" if f"{family}_{member}" in SPRITES else ""


def shown_at(name: str) -> str:
    """Return which sprite Tiled shows at a point."""
    parts = name.split(".")
    if parts[0] == "gang":
        return "gang_member"
    if parts[2] == "key":
        return f"key_{tuple(KEY_COLOURS)[int(parts[3]) - 1]}"
    return f"place_{parts[1]}" if parts[2] == "plate" else f"hex_{parts[2]}"


def write_city(writer: MapWriter) -> None:
    """Write the spaces, and upon them the two tiles with which every city begins."""
    writer.paint("spaces", spaces())
    layer = writer.layer("first tiles", "#e9c08a")
    wide, high = size_of("s1")
    share = SPACE[0] / wide
    for row, tile in enumerate(("s1", "s2")):
        left = ORIGIN[0] * (SPACE[0] + SIDE) / 2
        box = (left, (ORIGIN[1] + row) * SPACE[1], SPACE[0], high * share)
        picture_in(writer, layer, tile, box)


def main() -> None:
    """Write the map, its tileset and its pictures."""
    draw_tiles(FOLDER / "tiles")
    (FOLDER / "city_tiles.tsx").write_text(as_file(city_tileset()), encoding="utf-8")
    writer = MapWriter("escape_plan", "city_tiles.tsx", TILES)
    writer.make_hexagonal(CELLS, SPACE, SIDE)
    write_pictures(writer)
    write_city(writer)
    writer.outlines(table_boxes() | display_boxes()).set("opacity", "0.25")
    writer.slots(slots()).set("opacity", "0.4")
    (FOLDER / "city.tmx").write_text(writer.finish(), encoding="utf-8")


if __name__ == "__main__":
    main()
