"""The city tiles as pictures, once for each way a tile can be turned.

Streets, blocks and shores turn with the tile; houses, trees and waves stand upright and are lit
from the upper left, whichever way it lies. Plates and badges are pictures of their own.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Final

from game.content.boards import Point
from game.content.hexes import corners as hexagon
from game.content.hexes import turned
from game.ui.theme import LAMP
from game.ui.tones import dk, lt
from tools.sprites.city_plan import (
    PITCH,
    PLANS,
    RADIUS,
    Block,
    TilePlan,
    distance_to,
    inset,
    is_clear,
    middle_of_edge,
    nearest,
)
from tools.sprites.shapes import (
    Picture,
    circle,
    fill,
    group,
    line,
    linear,
    number,
    polygon,
    radial,
)

Parts = tuple[str, ...]

LAND: Final = {"brick": "#7A4F52", "park": "#4C7159", "steel": "#4D6188", "water": "#2C6F90"}
WALLS: Final = {
    "brick": ("#A8685C", "#9A5E5C", "#BC7D66"),
    "steel": ("#7387B0", "#66799F", "#8497BC"),
    "park": ("#B79A74",),
}
CROWNS: Final = ("#6FA06B", "#5E9163", "#83AD6C")
PAVING: Final = "#E3C79B"
SHADE: Final = "#1A1420"
DEPTH: Final = 12
"""How thick a tile is."""
SIZE: Final = (round(2 * PITCH), round(PITCH * 3**0.5) + DEPTH + 1)
"""Of the picture of a tile, whose middle lies at MIDDLE."""
MIDDLE: Final = (PITCH, PITCH * 3**0.5 / 2)
ROOM: Final = {"plate": 37.0, "officer": 25.0, "path": 9.0}
"""How far houses keep away from what is put down or drawn there."""


def pictures() -> dict[str, Picture]:
    """Return every tile as ``tile_<id>_<turn>``, and the back of all tiles."""
    named = {
        f"tile_{tile}_{turn}": _Drawing(tile, plan, turn).picture()
        for tile, plan in PLANS.items()
        for turn in range(6)
    }
    return named | {"tile_back": back(), "tile_space": space()}


def _moved(points: Sequence[Point], across: float = 0, down: float = 0) -> list[Point]:
    """Return points as they lie in the picture, perhaps a little aside."""
    return [(x + MIDDLE[0] + across, y + MIDDLE[1] + down) for x, y in points]


def _slab() -> Parts:
    """Draw the thickness of a tile."""
    return (
        polygon(_moved(hexagon(RADIUS), 0, DEPTH - 1), "#0B1122"),
        polygon(_moved(hexagon(RADIUS), 0, DEPTH - 3), "#3A3040"),
        polygon(_moved(hexagon(RADIUS), 0, 3), "#5A4440"),
    )


@dataclass(frozen=True)
class _Drawing:
    """One tile, turned."""

    tile: str
    plan: TilePlan
    turn: int

    def picture(self) -> Picture:
        """Draw the tile."""
        tones = ((0, "#F7BE78", 1), (0.45, "#C98A52", 1), (1, "#7D5A4E", 1))
        ground = polygon(
            _moved(hexagon(RADIUS)),
            "url(#street)",
            stroke="#E9C08A",
            stroke_opacity=0.5,
            stroke_width=2,
        )
        parts = (
            radial("street", MIDDLE, PITCH * 1.1, *tones),
            *self._lamps(),
            *_land_tones(),
            *_slab(),
            ground,
            *(part for block in self.plan.blocks for part in self._block(block)),
            *self._quays(),
            *self._light(),
            *self._paths(),
            *self._houses(),
            *self._waves(),
            *self._dashes(),
        )
        return Picture(*SIZE, parts)

    def _at(self, point: Point) -> Point:
        """Return where a point of the plan lies in the picture."""
        return _moved([turned(point, self.turn)])[0]

    def _corners(self, block: Block) -> list[Point]:
        return [self._at(point) for point in inset(block.sides)]

    def _block(self, block: Block) -> Parts:
        corners, colour = self._corners(block), LAND[block.land]
        low = [(x + 1, y + 3) for x, y in corners]
        rim, tone = lt(colour, 0.3), f"url(#{block.land})"
        return (
            polygon(low, SHADE, stroke=SHADE, stroke_width=5, opacity=0.55),
            polygon(corners, rim, stroke=rim, stroke_width=5),
            polygon(corners, tone, stroke=tone, stroke_width=3),
        )

    def _quays(self) -> Parts:
        """Draw where streets end at the water, and the bridges that join two of them over it."""
        quays = tuple(
            part
            for street in self.plan.streets.values()
            for quay in street.quays
            for part in _strip(self._at(street.hub), self._at(quay), "#C98A52", 12)
        )
        return (*quays, *self._bridges())

    def _bridges(self) -> Parts:
        return tuple(
            part
            for start, end in bridges(self.plan)
            for colour, width in ((SHADE, 22), (dk(PAVING, 0.25), 18), ("#C98A52", 12))
            for part in _strip(self._at(start), self._at(end), colour, width)
        )

    def _lamps(self) -> Parts:
        """Return the light around each place where streets meet."""
        tones = ((0, "#FFC57A", 0.42), (0.4, "#FFC57A", 0.18), (1, "#FFC57A", 0))
        return tuple(
            radial(f"lamp_{name}", self._at(street.hub), 84, *tones)
            for name, street in self.plan.streets.items()
        )

    def _light(self) -> Parts:
        return tuple(
            circle(*self._at(street.hub), 84, f"url(#lamp_{name})")
            for name, street in self.plan.streets.items()
        )

    def _paths(self) -> Parts:
        """Draw what touches what: paved ways from door to door, to the street and the border."""
        kerbs = [part for way in self._ways for part in _strip(*way, dk(PAVING, 0.6), 9)]
        stones = [part for way in self._ways for part in _strip(*way, dk(PAVING, 0.12), 5.5)]
        gates = [
            part
            for edge, what in enumerate(self.plan.edges)
            if what in self.plan.locations
            for part in self._gate(edge)
        ]
        return (*kerbs, *stones, *gates)

    def _gate(self, edge: int) -> Parts:
        """Draw where a building reaches the border: a forecourt as wide as a gate."""
        turns = self.turn + edge
        x, y = middle_of_edge(0)
        court = [(x - 27, y + 1), (x + 27, y + 1), (x + 17, y + 15), (x - 17, y + 15)]
        corners = _moved([turned(point, turns) for point in court])
        posts = _moved([turned((x + side, y + 9), turns) for side in (-24, 24)])
        return (
            polygon(corners, dk(PAVING, 0.55), stroke=dk(PAVING, 0.55), stroke_width=5),
            polygon(corners, PAVING, stroke=PAVING, stroke_width=1),
            *(circle(*post, 4.5, dk(PAVING, 0.6)) for post in posts),
            *(circle(a - 0.5, b - 1, 3.2, lt(PAVING, 0.5)) for a, b in posts),
        )

    def _dashes(self) -> Parts:
        """Draw the lane marks of every street, and the crossing where they meet."""
        parts: list[str] = []
        for street in self.plan.streets.values():
            x, y = self._at(street.hub)
            for end in street.ends:
                far = self._at(end)
                way = f"M{number(x)} {number(y)} L{number(far[0])} {number(far[1])}"
                parts.append(line(way, "#FFF0CC", 2, stroke_dasharray="6 7", opacity=0.75))
            parts += [circle(x, y, 11, "#F7C98A"), circle(x, y, 6, "#7A5A48")]
        return tuple(parts)

    @cached_property
    def _taken(self) -> list[tuple[Point, float]]:
        """Return what is put down on the tile, and how far houses keep away from it."""
        plan = self.plan
        plates = [*plan.locations.values(), *([plan.water] if plan.ferry and plan.water else [])]
        taken = [(self._at(spot), ROOM["plate"]) for spot in plates]
        return taken + [(self._at(spot), ROOM["officer"]) for spot in plan.officers]

    @cached_property
    def _ways(self) -> list[tuple[Point, Point]]:
        return [(self._at(start), self._at(end)) for start, end in paved(self.plan)]

    def _is_free(self, at: Point, margin: float = 0) -> bool:
        """Say whether a house may stand here: nothing is put down or drawn close by."""
        x, y = at[0], at[1] - 2
        return all(
            (x - a) ** 2 + (y - b) ** 2 > (room + margin) ** 2 for (a, b), room in self._taken
        ) and all(distance_to((x, y), *way) > ROOM["path"] + margin for way in self._ways)

    def _houses(self) -> Iterator[str]:
        """Draw the houses and trees, row after row, so that nearer ones hide farther ones."""
        chance = random.Random(f"{self.tile} {self.turn}")
        blocks = [(block.land, self._corners(block)) for block in self.plan.blocks]
        for row in range(14, round(SIZE[1]) - 14, 17):
            lots: list[tuple[str, int, int]] = []
            x = 4.0 + chance.uniform(0, 8)
            while x < SIZE[0]:
                y = row + chance.uniform(-2, 2)
                land = next((land for land, corners in blocks if is_clear(corners, (x, y), 10)), "")
                if land and land != "water" and self._is_free((x, y)):
                    lots.append((land, round(x), round(y)))
                    x += 18 + chance.uniform(0, 5)
                else:
                    x += 4
            yield from _row(lots, chance)

    def _waves(self) -> Iterator[str]:
        """Draw the waves of the water, clear of where a ferry lies."""
        chance = random.Random(f"{self.tile} {self.turn} waves")
        crests: list[Point] = []
        for block in self.plan.blocks:
            corners = self._corners(block)
            for _ in range(160 if block.land == "water" else 0):
                x, y = chance.uniform(0, SIZE[0]), chance.uniform(0, SIZE[1])
                apart = all(abs(x - a) + 2 * abs(y - b) > 42 for a, b in crests)
                if apart and is_clear(corners, (x, y), 13) and self._is_free((x, y), 2):
                    crests.append((round(x), round(y)))
        if crests:
            ways = "".join(f"M{x - 10:.0f} {y:.0f}q5-5 10 0q5 5 10 0" for x, y in crests)
            yield line(ways, "#9ADCF0", 2.4, opacity=0.6)


def paved(plan: TilePlan) -> list[tuple[Point, Point]]:
    """Return the paved ways of a tile: door to door, door to street, door to border."""
    ways: list[tuple[Point, Point]] = []
    for first, second in plan.touching:
        if second in plan.locations:
            ways.append((plan.spot(first), plan.spot(second)))
        elif first in plan.locations and second in plan.streets:
            street, door = plan.streets[second], plan.spot(first)
            ends = [nearest(door, street.hub, end) for end in street.ends]
            ways.append((door, min(ends, key=partial(_apart, door))))
    ways += [
        (plan.spot(what), middle_of_edge(edge))
        for edge, what in enumerate(plan.edges)
        if what in plan.locations
    ]
    return ways


def bridges(plan: TilePlan) -> list[tuple[Point, Point]]:
    """Return the ways over the water between two streets that touch, from quay to quay."""
    return [
        (plan.streets[first].quays[0], plan.streets[second].quays[0])
        for first, second in plan.touching
        if first in plan.streets and second in plan.streets
    ]


def _apart(first: Point, second: Point) -> float:
    return (first[0] - second[0]) ** 2 + (first[1] - second[1]) ** 2


def _land_tones() -> Parts:
    """Return the light on each kind of land, from the upper left."""
    return tuple(
        linear(land, (48, 27), (270, 250), (0, lt(colour, 0.16), 1), (1, dk(colour, 0.24), 1))
        for land, colour in LAND.items()
    )


def _strip(start: Point, end: Point, colour: str, width: float) -> Parts:
    way = f"M{number(start[0])} {number(start[1])} L{number(end[0])} {number(end[1])}"
    return (line(way, colour, width),)


def _row(lots: Sequence[tuple[str, int, int]], chance: random.Random) -> Iterator[str]:
    """Draw the houses and trees of one row; those of one colour are one path."""
    houses: dict[str, list[tuple[int, int, int, int, int]]] = {}
    trees: dict[str, list[tuple[int, int, int]]] = {}
    for land, x, y in lots:
        if land == "park" and chance.random() < 0.85:
            trees.setdefault(chance.choice(CROWNS), []).append((x, y, chance.choice((6, 7, 8))))
        else:
            size = (
                chance.choice((13, 15, 17)),
                chance.choice((8, 10)),
                chance.choice((7, 9, 12, 16)),
            )
            houses.setdefault(chance.choice(WALLS[land]), []).append((x, y, *size))
    yield from _trees(trees)
    yield from _built(houses, chance)


def _trees(trees: dict[str, list[tuple[int, int, int]]]) -> Iterator[str]:
    for colour, crowns in trees.items():
        yield fill("".join(_disc(x + 2, y + 3, r) for x, y, r in crowns), "#101820", opacity=0.35)
        yield fill("".join(_disc(x, y - 1, r) for x, y, r in crowns), dk(colour, 0.35))
        yield fill("".join(_disc(x - 1, y - 3, r - 1) for x, y, r in crowns), colour)
        light = "".join(_disc(x - 3, y - 5, 3) for x, y, r in crowns)
        yield fill(light, lt(colour, 0.3), opacity=0.7)


def _disc(x: int, y: int, r: int) -> str:
    return f"M{x - r} {y}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0z"


def _built(
    houses: dict[str, list[tuple[int, int, int, int, int]]], chance: random.Random
) -> Iterator[str]:
    """Draw houses from their lower left corner: width, depth of the roof, height of the wall."""
    every = [(x - w // 2, y - h, w, d, h) for lots in houses.values() for x, y, w, d, h in lots]
    if every:
        shadows = "".join(_bar(x + 3, y + d, w + 3, h + 1) for x, y, w, d, h in every)
        yield fill(shadows, "#0C1020", opacity=0.35)
    for colour, lots in houses.items():
        own = [(x - w // 2, y - h, w, d, h) for x, y, w, d, h in lots]
        yield fill("".join(_bar(x, y, w, d + h) for x, y, w, d, h in own), dk(colour, 0.45))
        yield fill("".join(_bar(x, y, w, d) for x, y, w, d, h in own), lt(colour, 0.1))
        yield fill("".join(_bar(x, y, w, 1.6) for x, y, w, d, h in own), lt(colour, 0.4))
    lit = "".join(
        _bar(x + column + 0.5, y + d + row, 2.6, 3)
        for x, y, w, d, h in every
        for column in range(2, w - 3, 4)
        for row in range(2, h - 3, 5)
        if chance.random() < 0.5
    )
    if lit:
        yield fill(lit, LAMP)


def _bar(x: float, y: float, wide: float, high: float) -> str:
    return f"M{x:g} {y:g}h{wide:g}v{high:g}h{-wide:g}z"


def back() -> Picture:
    """Draw a tile that nobody has seen: a dark hexagon with the outline of a skyline."""
    inner = _moved(hexagon(136))
    towers = "M92 168v-44h22v-26h26v70h-48zM146 168v-88l20-16v104zM172 168v-58h24v24h22v34z"
    parts = (
        linear("plate", (40, 20), (280, 260), (0, "#5E6E96", 1), (1, "#33436E", 1)),
        *_slab(),
        polygon(_moved(hexagon(RADIUS)), "#24325A"),
        polygon(_moved(hexagon(151)), "url(#plate)"),
        polygon(inner, "none", stroke="#B9C6EA", stroke_width=2, opacity=0.4),
        fill(towers, "#1B2748", opacity=0.85),
        line("M84 170H234", "#FFD48A", 4, opacity=0.8),
    )
    return Picture(*SIZE, parts)


def space() -> Picture:
    """Draw a space without a tile: a faint hexagon on the table."""
    parts = (
        polygon(_moved(hexagon(154)), "#5C74AC", opacity=0.28),
        polygon(_moved(hexagon(154)), "none", stroke="#9FB6E8", stroke_width=4, opacity=0.7),
        group(
            f"translate({number(MIDDLE[0])} {number(MIDDLE[1])})",
            line("M-13 0H13M0-13V13", "#9FB6E8", 5, opacity=0.7),
        ),
    )
    return Picture(*SIZE, parts)
