"""The plan of the fourteen city tiles: streets, blocks, water, and where everything stands.

All points are measured from the middle of the tile, x to the east and y to the south, in pixels at
1920 x 1080, and show the tile as printed. Edges are counted clockwise from the north, 0 to 5.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from game.content.boards import Point
from game.content.hexes import corners, edge_middle, is_inside

PITCH: Final = 159.0
"""From the middle of a space to its corners."""
RADIUS: Final = 156.0
"""From the middle of the printed hexagon to its corners; the rest is the gap between tiles."""
STREET: Final = 7.0
"""Half the width of a street."""
RIM: Final = 5.0
"""How far blocks stay away from the border."""
BANK: Final = 1.5
"""How far two blocks without a street between them stay away from their common side."""
OFFICERS: Final = ("red", "blue", "black", "inspector")


class Side(NamedTuple):
    """One corner of a block, and how far the block keeps from the side that begins there."""

    at: Point
    keep: float


class Block(NamedTuple):
    """A piece of land or water: what it is, and its corners clockwise."""

    land: str
    sides: tuple[Side, ...]


@dataclass(frozen=True)
class Street:
    """One region of streets: where its streets meet, the edges they lead to, its quays."""

    hub: Point
    edges: tuple[int, ...]
    quays: tuple[Point, ...] = ()
    """Where a street without a way on ends at the water."""

    @property
    def ends(self) -> tuple[Point, ...]:
        """The far end of every street."""
        return (*(middle_of_edge(edge) for edge in self.edges), *self.quays)


@dataclass(frozen=True)
class TilePlan:
    """One city tile as printed."""

    locations: Mapping[str, Point]
    """By kind, in the order of their numbers."""
    edges: tuple[str, ...]
    """What each edge shows: a kind of location, a street region or the water."""
    touching: tuple[tuple[str, str], ...]
    streets: Mapping[str, Street]
    blocks: tuple[Block, ...]
    officers: tuple[Point, Point, Point, Point]
    """Where officers stand, in the order of OFFICERS."""
    water: Point | None = None
    """Where a ferry lies, or would lie."""
    ferry: bool = False
    shore: tuple[Point, ...] = field(init=False)
    """The outline of the water, if there is some."""

    def __post_init__(self) -> None:
        shores = [block for block in self.blocks if block.land == "water"]
        corners = tuple(side.at for side in shores[0].sides) if shores else ()
        object.__setattr__(self, "shore", corners)

    def spot(self, what: str) -> Point:
        """Return the point that stands for a location, a street region or the water."""
        if what in self.locations:
            return self.locations[what]
        if what in self.streets:
            return self.streets[what].hub
        assert self.water is not None
        return self.water


def middle_of_edge(edge: int) -> Point:
    """Return the middle of a border."""
    return edge_middle(edge, RADIUS)


def corner(edge: int) -> Point:
    """Return the corner at the clockwise end of a border."""
    return corners(RADIUS)[edge % 6]


def wedges(hub: Point, *stops: str) -> tuple[Block, ...]:
    """Return the blocks around a hub, clockwise.

    Each stop is where a block begins, and what the block is: `0 brick` at the street to edge 0,
    `4/5 water` at the corner between edges 4 and 5.
    """
    marks = [(stop.split()[0], stop.split()[1]) for stop in stops]
    blocks = []
    for number, (start, land) in enumerate(marks):
        end = marks[(number + 1) % len(marks)][0]
        sides = [Side(hub, _keep(start)), *_rim(start, end), Side(_stop(end), _keep(end))]
        blocks.append(Block(land, tuple(sides)))
    return tuple(blocks)


def _keep(stop: str) -> float:
    return BANK if "/" in stop else STREET


def _stop(stop: str) -> Point:
    return corner(int(stop[0])) if "/" in stop else middle_of_edge(int(stop))


def _rim(start: str, end: str) -> Iterator[Side]:
    """Return the sides of a block along the border, from one stop up to the next."""
    yield Side(_stop(start), RIM)
    edge, last = int(start[0]), int(end[0])
    if "/" in start:
        edge += 1
    if last < edge:
        last += 6
    for passed in range(edge, last):
        yield Side(corner(passed), RIM)


def block(land: str, *sides: tuple[Point, float]) -> Block:
    """Return a block from its corners, each with how far the block keeps from the next side."""
    return Block(land, tuple(Side(*side) for side in sides))


def _canal() -> tuple[Block, ...]:
    """Return the blocks of a tile cut in two by a canal; each half is the other one turned."""
    hub, quay, near, far = (34.0, -62.0), (22.0, -27.5), (60.0, -20.0), (-14.0, -34.0)
    north, east = middle_of_edge(0), middle_of_edge(1)
    half = (
        block("brick", (hub, STREET), (north, RIM), (corner(0), RIM), (east, STREET)),
        block("steel", (hub, STREET), (east, RIM), (corner(1), BANK), (near, BANK), (quay, STREET)),
        block("brick", (hub, STREET), (quay, BANK), (far, BANK), (corner(5), RIM), (north, STREET)),
    )
    shore = [corner(1), corner(2), _across(far), _across(near), corner(4), corner(5), far, near]
    keeps = [RIM, *[BANK] * 3, RIM, *[BANK] * 3]
    water = block("water", *zip(shore, keeps, strict=True))
    other = [
        Block("park" if each.land == "steel" else each.land,
              tuple(Side(_across(side.at), side.keep) for side in each.sides))
        for each in half
    ]  # fmt: skip
    return (*half, *other, water)


def _across(point: Point) -> Point:
    return -point[0], -point[1]


def _harbour() -> tuple[Block, ...]:
    """Return the blocks of a tile with two street regions on its west and water on its east."""
    upper, lower = (-26.0, -66.0), (-26.0, 66.0)
    pier, jetty = (40.0, -66.0), (40.0, 66.0)
    north, west, east = middle_of_edge(0), middle_of_edge(5), (40.0, -70.0)
    south, south_west, low = middle_of_edge(3), middle_of_edge(4), (40.0, 70.0)
    return (
        block("brick", (upper, STREET), (west, RIM), (corner(5), RIM), (north, STREET)),
        block("steel", (upper, STREET), (north, RIM), (corner(0), BANK), (east, BANK),
              (pier, STREET)),
        block("brick", (upper, STREET), (pier, BANK), (jetty, STREET), (lower, STREET),
              (south_west, RIM), (corner(4), RIM), (west, STREET)),
        block("steel", (lower, STREET), (jetty, BANK), (low, BANK), (corner(2), RIM),
              (south, STREET)),
        block("brick", (lower, STREET), (south, RIM), (corner(3), RIM), (south_west, STREET)),
        block("water", (corner(0), RIM), (corner(1), RIM), (corner(2), BANK), (low, BANK),
              (east, BANK)),
    )  # fmt: skip


def _pairs(text: str) -> tuple[tuple[str, str], ...]:
    return tuple((first, second) for first, second in (pair.split("-") for pair in text.split()))


def _single(
    hub: Point,
    edges: str,
    touching: str,
    blocks: Sequence[str],
    locations: Mapping[str, Point],
    officers: tuple[Point, Point, Point, Point],
    water: Point | None = None,
    *,
    ferry: bool = False,
) -> TilePlan:
    """Return a tile whose streets all meet in one hub."""
    shown = tuple(edges.split())
    streets = {"a": Street(hub, tuple(edge for edge in range(6) if shown[edge] == "a"))}
    return TilePlan(
        locations, shown, _pairs(touching), streets, wedges(hub, *blocks), officers, water, ferry
    )


PLANS: Final[Mapping[str, TilePlan]] = {
    "s1": _single(
        (36, 40), "a store a a w a",
        "hospital-a store-a subway-a hospital-subway a-w",
        ("0 steel", "2 brick", "3 water", "5 park"),
        {"hospital": (-10, -60), "store": (88, -46), "subway": (-74, -78)},
        ((40, -104), (114, 10), (54, -12), (56, 94)), (-56, 52),
    ),
    "s2": _single(
        (-8, -6), "a w a a gang a",
        "gang-a clinic-a a-w",
        ("0 water", "2 brick", "3 steel", "5 brick"),
        {"gang": (-84, 50), "clinic": (-46, -84)},
        ((46, 70), (62, 108), (-34, 98), (-112, -2)), (70, -36),
    ),
    "a1": _single(
        (-14, 0), "a w w a a church",
        "exit-a church-a a-w",
        ("0 water", "3 steel", "4 brick"),
        {"exit": (-36, -92), "church": (-92, -44)},
        ((-38, 70), (-62, 106), (-110, 8), (-48, -20)), (68, 4), ferry=True,
    ),
    "a2": _single(
        (4, 6), "a a heliport a w a",
        "exit-a heliport-a a-w",
        ("0 steel", "1 steel", "3 water", "5 park"),
        {"exit": (-48, -84), "heliport": (86, 50)},
        ((40, -62), (62, -102), (40, 98), (112, -8)), (-66, 48),
    ),
    "a3": _single(
        (10, 4), "a subway a a a w",
        "exit-a subway-a a-w",
        ("0 steel", "2 brick", "3 brick", "4 water"),
        {"exit": (-48, 84), "subway": (86, -52)},
        ((44, 68), (60, 106), (40, -98), (112, 10)), (-66, -44),
    ),
    "b1": TilePlan(
        {"business": (-14, -88), "safe_house": (14, 88)},
        ("a", "a", "w", "b", "b", "w"),
        _pairs("business-a safe_house-b a-w b-w a-b"),
        {"a": Street((34, -62), (0, 1), ((22, -27.5),)),
         "b": Street((-34, 62), (3, 4), ((-22, 27.5),))},
        _canal(),
        ((60, -98), (98, -39), (-60, 98), (-98, 39)), (0, 0), ferry=True,
    ),
    "b2": _single(
        (8, 12), "a safe_house a a w business",
        "safe_house-a business-a subway-a business-subway a-w",
        ("0 park", "2 brick", "3 water", "4/5 brick"),
        {"safe_house": (86, -50), "business": (-92, -46), "subway": (-30, -84)},
        ((44, 72), (60, 109), (40, -98), (112, 10)), (-56, 72),
    ),
    "b3": _single(
        (6, -2), "a a business a clinic w",
        "safe_house-a business-a clinic-a safe_house-clinic a-w",
        ("0 brick", "1 steel", "3 park", "4/5 water"),
        {"safe_house": (-28, 86), "business": (86, 48), "clinic": (-88, 46)},
        ((42, -64), (60, -103), (42, 96), (112, -8)), (-62, -66),
    ),
    "c1": _single(
        (0, -4), "a gang a a church a",
        "gang-a church-a subway-a",
        ("0 brick", "2 park", "3 brick", "5 steel"),
        {"gang": (88, -48), "church": (-88, 46), "subway": (-46, -84)},
        ((46, 72), (62, 109), (38, -98), (-36, 98)),
    ),
    "c2": _single(
        (22, 4), "a a w a gang store",
        "gang-a store-a heliport-a store-heliport a-w",
        ("0 steel", "1 water", "3 brick"),
        {"gang": (-80, 58), "store": (-92, -42), "heliport": (-30, -86)},
        ((46, -66), (63, -104), (-24, 97), (-30, -2)), (82, 44),
    ),
    "c3": TilePlan(
        {"gang": (-102, -6), "clinic": (-14, 8)},
        ("a", "w", "w", "b", "b", "a"),
        _pairs("gang-a clinic-b a-w b-w gang-clinic"),
        {"a": Street((-26, -66), (0, 5), ((40, -66),)),
         "b": Street((-26, 66), (3, 4), ((40, 66),))},
        _harbour(),
        ((-58, -102), (20, -104), (-58, 102), (20, 104)), (98, 0), ferry=True,
    ),
    "d1": _single(
        (0, 6), "a business a a a heliport",
        "business-a heliport-a",
        ("0 steel", "2 brick", "3 park", "4 steel"),
        {"business": (86, -50), "heliport": (-86, -50)},
        ((46, 76), (-46, 76), (38, -100), (112, 12)),
    ),
    "d2": _single(
        (2, -10), "business a a store a w",
        "business-a store-a subway-a store-subway a-w",
        ("1 brick", "2 steel", "4 water", "5/0 brick"),
        {"business": (18, -92), "store": (16, 94), "subway": (-52, 74)},
        ((62, -6), (110, 0), (72, -95), (70, 86)), (-86, -22),
    ),
    "d3": _single(
        (0, -12), "a a w w a business",
        "business-a church-a business-church a-w",
        ("0 brick", "1 water", "4 park"),
        {"business": (-88, -52), "church": (-28, -88)},
        ((40, -68), (62, -105), (-110, 8), (-48, -18)), (30, 68),
    ),
}  # fmt: skip


def inset(sides: Sequence[Side]) -> list[Point]:
    """Return a block's corners after each side has moved inwards by what it keeps."""
    lines = []
    for number, (start, keep) in enumerate(sides):
        end = sides[(number + 1) % len(sides)].at
        along = math.dist(start, end)
        right, down = (end[0] - start[0]) / along, (end[1] - start[1]) / along
        lines.append(((start[0] - down * keep, start[1] + right * keep), (right, down)))
    return [_meeting(lines[number - 1], line) for number, line in enumerate(lines)]


def _meeting(first: tuple[Point, Point], second: tuple[Point, Point]) -> Point:
    (x, y), (right, down) = first
    (other_x, other_y), (other_right, other_down) = second
    cross = right * other_down - down * other_right
    if abs(cross) < 1e-6:
        return other_x, other_y
    share = ((other_x - x) * other_down - (other_y - y) * other_right) / cross
    return x + share * right, y + share * down


def is_clear(outline: Sequence[Point], point: Point, margin: float) -> bool:
    """Say whether a point lies in a polygon, and no nearer to its sides than a margin."""
    sides = zip(outline, (*outline[1:], outline[0]), strict=True)
    return is_inside(outline, point) and all(
        distance_to(point, start, end) >= margin for start, end in sides
    )


def distance_to(point: Point, start: Point, end: Point) -> float:
    """Return how far a point lies from a line between two points."""
    return math.dist(point, nearest(point, start, end))


def nearest(point: Point, start: Point, end: Point) -> Point:
    """Return the place on a line between two points that lies nearest to a point."""
    across, down = end[0] - start[0], end[1] - start[1]
    long = across * across + down * down
    share = ((point[0] - start[0]) * across + (point[1] - start[1]) * down) / long if long else 0
    share = min(1.0, max(0.0, share))
    return start[0] + share * across, start[1] + share * down
