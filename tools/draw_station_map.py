"""Draws maps/space_escape/station.tmx anew from the tables of the board and the look of the art.

    python tools/draw_station_map.py

The map is the board from then on: the game reads only the map, and it may be edited in Tiled.
Running this again throws such edits away. The pictures that the map shows in Tiled are drawn by
`draw_station_tiles.py`; the game does not use them.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple
from xml.etree import ElementTree as Xml

from draw_station_tiles import TILES, draw_tiles
from map_writer import SIZE, MapWriter, Point, number, properties

FOLDER: Final = Path(__file__).resolve().parent.parent / "maps" / "space_escape"
STEPS: Final = 1440
"""Into so many small steps a track is cut to measure its length."""

RINGS: Final = (24, 20, 16, 12, 8)
RADII: Final = ((540, 326), (436, 263), (332, 200), (228, 137), (132, 78))
RIMS: Final = ((54, 32), (56, 37), (56, 37), (56, 37), (56, 37))
"""How far the floor of each tier reaches beyond its track."""
CENTRE: Final = (618, 379)
LIFT: Final = 5
POD_AT: Final = (618.0, 361.0)
OUTER_SPACE_AT: Final = (1152.0, 84.0)
POD: Final = 80
OUT: Final = 81

LADDERS: Final = {
    3: 27,
    9: 31,
    15: 37,
    21: 41,
    24: 44,
    34: 52,
    48: 63,
    57: 70,
    61: 73,
    67: 77,
    75: POD,
}
SHAFTS: Final = {
    5: OUT,
    17: OUT,
    29: 7,
    39: 19,
    36: OUT,
    46: 26,
    50: OUT,
    54: 38,
    64: 51,
    69: 55,
    79: 60,
    78: OUT,
}
RAT_STARTS: Final = {0: "sky", 6: "sun", 12: "teal", 18: "ember"}
SNAKE_STARTS: Final = {47: "plum", 56: "copper", 65: "lime", 71: "rose"}
EQUIPMENT: Final = {32: "toothbrush", 42: "tape", 59: "radish", 68: "map"}
PLAQUES: Final = ((0, 13.5), (1, 11.5), (2, 9.5), (3, 6.5), (4, 4.5))
SLOTS: Final = {
    "pod": POD_AT,
    "pod_seat_1": (548.0, 352.0),
    "pod_seat_2": (578.0, 388.0),
    "pod_seat_3": (658.0, 388.0),
    "pod_seat_4": (688.0, 346.0),
    "planet": (90.0, 92.0),
    "drift": OUTER_SPACE_AT,
    "lantern": (618.0, 357.0),
}


class Place(NamedTuple):
    """One space of the board before it becomes an object of the map."""

    number: int
    tier: int
    turn: int
    kind: str
    at: Point


def tier_centre(tier: int) -> Point:
    """Return the middle of a tier, counted from 0; each stands a little higher than the last."""
    return CENTRE[0], CENTRE[1] - LIFT * tier


def on_track(tier: int, index: float) -> Point:
    """Return the point of a tier's track at a place, even by arc length, clockwise from the top."""
    walked = _walked(tier)
    goal = (index / RINGS[tier]) % 1 * walked[-1]
    step = max(bisect_left(walked, goal) - 1, 0)
    part = (goal - walked[step]) / (walked[step + 1] - walked[step])
    x, y = _rim(tier, step + part)
    middle = tier_centre(tier)
    return round(middle[0] + x, 1), round(middle[1] + y, 1)


@cache
def _walked(tier: int) -> list[float]:
    """Return the way walked along a track after each of its small steps."""
    walked = [0.0]
    for step in range(STEPS):
        walked.append(walked[-1] + math.dist(_rim(tier, step), _rim(tier, step + 1)))
    return walked


def _rim(tier: int, step: float) -> Point:
    """Return the point of a track around the origin after so many steps."""
    wide, high = RADII[tier]
    angle = 2 * math.pi * step / STEPS
    return wide * math.sin(angle), -high * math.cos(angle)


def places() -> list[Place]:
    """Return every space by number, the pod and outer space last."""
    found: list[Place] = []
    for tier, count in enumerate(RINGS):
        for index in range(count):
            number = len(found)
            at = on_track(tier, index)
            found.append(Place(number, tier + 1, index, kind_of(number), at))
    found.append(Place(POD, 0, 0, "pod", POD_AT))
    found.append(Place(OUT, 0, 0, "outer_space", OUTER_SPACE_AT))
    return found


def kind_of(number: int) -> str:
    """Return what kind of space stands at a number of the tiers."""
    kinds = (
        (RAT_STARTS, "rat_start"),
        (SNAKE_STARTS, "snake_start"),
        (EQUIPMENT, "equipment"),
        (LADDERS, "ladder_foot"),
        (SHAFTS, "shaft_mouth"),
    )
    return next((kind for table, kind in kinds if number in table), "plain")


def ring_path(place: Place) -> list[Point]:
    """Return the way along the track to the clockwise neighbour."""
    return [on_track(place.tier - 1, place.turn + part / 6) for part in range(7)]


def shaft_path(start: Point, end: Point) -> list[Point]:
    """Return the bowed way of a shaft between two spaces."""
    (x0, y0), (x1, y1) = start, end
    bend = ((x0 + x1) / 2 + 0.12 * (y1 - y0), (y0 + y1) / 2 - 0.12 * (x1 - x0))
    return [_bezier(start, bend, end, part / 6) for part in range(7)]


def _bezier(start: Point, bend: Point, end: Point, t: float) -> Point:
    """Return a point of a curve with one bend, to a tenth of a pixel."""
    x, y = (
        (1 - t) ** 2 * start[axis] + 2 * t * (1 - t) * bend[axis] + t**2 * end[axis]
        for axis in (0, 1)
    )
    return round(x, 1), round(y, 1)


def hatch_path(place: Place) -> list[Point]:
    """Return the short way out of a shaft that leads into space; on the hull it is a pipe."""
    x, y = place.at
    middle = tier_centre(0)
    wide, high = RADII[0]
    angle = math.atan2((y - middle[1]) / high, (x - middle[0]) / wide)
    reach = (58, 46) if place.tier == 1 else (22, 18)
    end = round(x + reach[0] * math.cos(angle), 1), round(y + reach[1] * math.sin(angle), 1)
    return [place.at, end]


def write_spaces(writer: MapWriter, board: Sequence[Place]) -> None:
    """Write the points of all spaces; they come first, so object id = number + 1."""
    layer = writer.layer("spaces", "#fff3dc")
    for place in board:
        name = f"{place.tier}.{place.turn}" if place.number < POD else place.kind
        element = writer.object(layer, place.at, name=name, type="space")
        properties(
            element,
            [
                ("kind", "string", place.kind),
                ("place", "int", place.turn),
                ("space", "int", place.number),
                ("tier", "int", place.tier),
            ],
        )
        Xml.SubElement(element, "point")


def links(board: Sequence[Place]) -> Iterator[tuple[str, int, int, list[Point]]]:
    """Return kind, start, end and way of every link."""
    for place in board[:POD]:
        first = sum(RINGS[: place.tier - 1])
        neighbour = first + (place.turn + 1) % RINGS[place.tier - 1]
        yield "ring", place.number, neighbour, ring_path(place)
    for foot, top in LADDERS.items():
        yield "ladder", foot, top, [board[foot].at, board[top].at]
    for mouth, bottom in SHAFTS.items():
        way = hatch_path(board[mouth])
        if bottom != OUT:
            way = shaft_path(board[mouth].at, board[bottom].at)
        yield "shaft", mouth, bottom, way


def write_links(writer: MapWriter, board: Sequence[Place]) -> None:
    """Write a polyline per link, drawn from where it starts to where it ends."""
    layer = writer.layer("links", "#7dbdff")
    for kind, start, end, way in links(board):
        element = writer.object(layer, way[0], name=f"{kind} {start} to {end}", type=kind)
        properties(element, [("from", "object", start + 1), ("to", "object", end + 1)])
        points = " ".join(f"{number(x - way[0][0])},{number(y - way[0][1])}" for x, y in way)
        Xml.SubElement(element, "polyline", points=points)


def write_tier(writer: MapWriter, board: Sequence[Place], tier: int) -> None:
    """Write the floor of a tier, its two outlines, and the pictures that stand on it."""
    group = writer.group(f"tier {tier + 1}")
    middle = tier_centre(tier)
    track = RADII[tier]
    floor = track[0] + RIMS[tier][0], track[1] + RIMS[tier][1]
    ground = writer.layer(f"tier {tier + 1} floor", "#8088b4", group)
    writer.picture(ground, f"floor_{tier + 1}", middle, (2 * floor[0], 2 * floor[1]))
    outlines = writer.layer(f"tier {tier + 1} outlines", "#6b7a94", group)
    for name, (wide, high) in (("floor", floor), ("track", track)):
        corner = middle[0] - wide, middle[1] - high
        element = writer.object(outlines, corner, name=f"tier{tier + 1}.{name}", type="outline")
        element.attrib.update(width=number(2 * wide), height=number(2 * high))
        Xml.SubElement(element, "ellipse")
    discs = writer.layer(f"tier {tier + 1} pictures", "#ffd48a", group)
    write_pictures(writer, discs, board, tier + 1)


def write_pictures(
    writer: MapWriter, layer: Xml.Element, board: Sequence[Place], tier: int
) -> None:
    """Write tubes that fall from a tier, its discs, and the ladders that reach it."""
    here = [place for place in board[:POD] if place.tier == tier]
    for place in here:
        bottom = SHAFTS.get(place.number)
        if bottom is not None and (bottom != OUT or tier == 1):
            way = hatch_path(place) if bottom == OUT else [place.at, board[bottom].at]
            write_bar(writer, layer, "tube", way, 0 if bottom == OUT else 16)
    for place in here:
        if place.kind in ("plain", "ladder_foot", "shaft_mouth"):
            tile = "hatch" if SHAFTS.get(place.number) == OUT else place.kind
            writer.picture(layer, tile, place.at, (48, 48))
    for foot, top in LADDERS.items():
        if board[top].tier == tier:
            write_bar(writer, layer, "ladder", [board[foot].at, board[top].at], 15)
    if tier == len(RINGS):
        write_bar(writer, layer, "ladder", [board[75].at, POD_AT], 15)
        writer.picture(layer, "pod", POD_AT, (82, 100))


def write_bar(
    writer: MapWriter, layer: Xml.Element, tile: str, way: Sequence[Point], short: float
) -> None:
    """Write a picture stretched from one point to another, left short at both ends."""
    (x0, y0), (x1, y1) = way[0], way[-1]
    length = math.dist((x0, y0), (x1, y1)) - 2 * short
    turned = math.degrees(math.atan2(x1 - x0, y0 - y1))
    middle = (x0 + x1) / 2, (y0 + y1) / 2
    writer.picture(layer, tile, middle, (22, length), turned)


def write_belongings(writer: MapWriter, board: Sequence[Place]) -> None:
    """Write who starts where and which item lies where, as pictures that name their space."""
    starts = writer.layer("starts", "#f4efe3")
    equipment = writer.layer("equipment", "#5ad19a")
    for layer, kind, table in (
        (starts, "start", RAT_STARTS),
        (starts, "start", SNAKE_STARTS),
        (equipment, "equipment", EQUIPMENT),
    ):
        for space, owner in table.items():
            x, y = board[space].at
            corner = x - 24, y + 24
            element = writer.object(
                layer, corner, name=owner, type=kind, gid=writer.tile_number(owner)
            )
            element.attrib.update(width="48", height="48")
            properties(element, [("on", "object", space + 1), ("owner", "string", owner)])


def write_slots(writer: MapWriter) -> None:
    """Write the named points where scenes put what is no space."""
    layer = writer.layer("slots", "#f2a65a")
    plaques = {f"plaque_{tier + 1}": on_track(tier, index) for tier, index in PLAQUES}
    for name, at in {**SLOTS, **plaques}.items():
        Xml.SubElement(writer.object(layer, at, name=name, type="slot"), "point")


def main() -> None:
    """Write the map, its tileset and its pictures."""
    board = places()
    writer = MapWriter("space_escape", "station.tsx", TILES)
    write_spaces(writer, board)
    spaces = writer.root[-1]
    backdrop = writer.layer("backdrop", "#33366b")
    writer.picture(backdrop, "backdrop", (SIZE[0] / 2, SIZE[1] / 2), SIZE)
    for tier in range(len(RINGS)):
        write_tier(writer, board, tier)
    write_links(writer, board)
    write_belongings(writer, board)
    writer.root.remove(spaces)
    writer.root.append(spaces)
    write_slots(writer)
    draw_tiles(FOLDER)
    (FOLDER / "station.tmx").write_text(writer.finish(), encoding="utf-8")


if __name__ == "__main__":
    main()
