"""Where things lie on the Escape Plan table: the frame of the board, and the city of hexagons.

Three measures meet here. *Board units* are the pixels of the map, in which the panels beside the
city have their places. *City units* are as large, but begin in the middle of the first space and
know no zoom: in them a tile is as large as it was printed. The camera (`camera.py`) leads from
city units to board units. *Tile units* are city units from the middle of a tile that is not turned.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from game.content.hexes import HEIGHT, Space, edge_middle, place, turned
from game.content.maps import Board
from game.rules.escape_plan import TILES, Laid
from game.scenes.escape_plan.columns import columns
from game.scenes.fit import Point
from game.ui.layout import Rect

COLOURS: Final = ("red", "blue", "black", "inspector")
"""Who guards tiles, in the order of the numbers that the rules give them."""


class Places:
    """Every place of the table, which never changes; see `places_of`."""

    def __init__(self, board: Board) -> None:
        layout = board.layout
        table = layout.shapes["table"]
        self.size: Final = (table[2], table[3])
        """Of the table in board units; the displays are as large."""
        self.headroom: Final = 0.0
        self.shapes: Final = layout.shapes
        self._columns = columns(layout.shapes)
        """The panels beside the city, which are cut out of two outlines of the map."""
        self.slots: Final = layout.slots
        self.nodes: Final = board.graph.nodes
        self.city: Final = Rect(*layout.shapes["city"])
        """Where the city may lie, in board units."""
        self.radius: Final = layout.shapes["tile.s1"][2] / 2
        """From the middle of a printed tile to its corners, with the gap round it."""
        self.spots: Final = layout.spots
        """Where each place of a tile lies, by node id, in tile units."""
        self._paths: Final = layout.paths
        shown = board.graph.ends("shows")
        self.shows: Final[Mapping[tuple[int, int], int]] = {
            (node.tier, node.place): shown[node.id] for node in board.graph.of_kind("edge")
        }
        """The place seen at each printed edge, by tile index and edge."""

    def outline(self, name: str) -> Rect:
        """Return a named outline of the map, such as `exit.1` or `contacts`."""
        return self._columns.get(name) or Rect(*self.shapes[name])

    def widen(self, spare: float) -> None:
        """Let the columns beside the city take room beside the map, so wide on either side."""
        self._columns = columns(self.shapes, spare)

    @property
    def columns(self) -> Mapping[str, Rect]:
        """Everything in the columns beside the city, by name."""
        return self._columns

    def slot(self, name: str) -> Point:
        """Return a named point of the map, such as `shop.casino.plate`."""
        return self.slots[name]

    def officer(self, tile: int, colour: int) -> Point:
        """Return where an officer stands on a tile, in tile units."""
        return self.slots[f"officer.{TILES[tile]}.{COLOURS[colour]}"]

    def way(self, start: int, end: int) -> tuple[Point, ...] | None:
        """Return the line between two places that touch within their tile, in tile units."""
        for first, last, step in ((start, end, 1), (end, start, -1)):
            found = self._paths.get(("touch", first, last))
            if found is not None:
                return found[::step]
        return None


_kept: dict[int, tuple[Board, Places]] = {}
"""The places of the last board, by the identity of the board, which is kept with them."""


def places_of(board: Board) -> Places:
    """Return the places of a board: the same for every table of it, with all that is known of them.

    Where people stand round a plate is found once for each place, and takes a while.
    """
    if id(board) not in _kept:
        _kept.clear()
        _kept[id(board)] = (board, Places(board))
    return _kept[id(board)][1]


@dataclass(frozen=True)
class CityPlan:
    """Where each tile and place of a city lies, in city units."""

    places: Places
    laid: tuple[Laid, ...]

    @cached_property
    def by_tile(self) -> Mapping[int, Laid]:
        """How each tile lies that has been laid, by tile index."""
        return {each.tile: each for each in self.laid}

    def middle(self, space: Space) -> Point:
        """Return the middle of a space."""
        return place(space, self.places.radius)

    def on_tile(self, tile: int, local: Point) -> Point:
        """Return a point of a tile that has been laid."""
        laid = self.by_tile[tile]
        x, y = self.middle((laid.q, laid.r))
        across, down = turned(local, laid.turn)
        return x + across, y + down

    def spot(self, node: int) -> Point | None:
        """Return where a place or an edge lies; None if its tile is not in the city."""
        return self._spots.get(node)

    @cached_property
    def _spots(self) -> Mapping[int, Point]:
        return {
            node.id: self.on_tile(node.tier, self.places.spots[node.id])
            for node in self.places.nodes
            if node.tier in self.by_tile
        }

    def officer_spot(self, tile: int, colour: int) -> Point:
        """Return where an officer of a colour stands on a tile that has been laid."""
        return self.on_tile(tile, self.places.officer(tile, colour))

    def box(self, extra: Sequence[Space] = ()) -> Rect:
        """Return the box round all tiles, and round these spaces."""
        radius = self.places.radius
        middles = [self.middle((each.q, each.r)) for each in self.laid]
        middles += [self.middle(space) for space in extra]
        left, right = min(x for x, _ in middles), max(x for x, _ in middles)
        top, bottom = min(y for _, y in middles), max(y for _, y in middles)
        high = radius * HEIGHT
        return Rect(left - radius, top - high, right - left + 2 * radius, bottom - top + 2 * high)

    @cached_property
    def open_spaces(self) -> tuple[Space, ...]:
        """The free spaces beside two tiles or more, on which the next one may lie."""
        taken = {(each.q, each.r) for each in self.laid}
        beside = [neighbour(space, way) for space in taken for way in range(6)]
        return tuple(sorted(s for s in set(beside) - taken if beside.count(s) > 1))

    def space_at(self, x: float, y: float) -> Space:
        """Return the space in which a point lies."""
        radius = self.places.radius
        q = x / (1.5 * radius)
        r = y / (2 * HEIGHT * radius) - q / 2
        return _nearest(q, r)

    def tile_at(self, x: float, y: float) -> int | None:
        """Return the index of the tile at a point, or None."""
        space = self.space_at(x, y)
        return next((each.tile for each in self.laid if (each.q, each.r) == space), None)

    def step_line(self, start: int, end: int) -> tuple[Point, ...]:
        """Return the line of one step from place to place: within a tile, over an edge, or by air.

        Rides and flights are straight.
        """
        nodes = self.places.nodes
        tile = nodes[start].tier
        way = self.places.way(start, end) if nodes[end].tier == tile else None
        if way is not None:
            return tuple(self.on_tile(tile, point) for point in way)
        first, last = self.spot(start), self.spot(end)
        assert first is not None
        assert last is not None
        border = self.border(start, end)
        return (first, last) if border is None else (first, border, last)

    def is_flight(self, start: int, end: int) -> bool:
        """Say whether a step leads through the air: over no edge, and within no tile."""
        nodes = self.places.nodes
        return nodes[start].tier != nodes[end].tier and self.border(start, end) is None

    def border(self, start: int, end: int) -> Point | None:
        """Return where two places of neighbouring tiles meet; None if they do not."""
        nodes, shows = self.places.nodes, self.places.shows
        one, other = self.by_tile[nodes[start].tier], self.by_tile[nodes[end].tier]
        for direction in range(6):
            if neighbour((one.q, one.r), direction) != (other.q, other.r):
                continue
            here = shows[one.tile, (direction - one.turn) % 6]
            there = shows[other.tile, (direction + 3 - other.turn) % 6]
            if (here, there) != (start, end):
                return None
            x, y = self.middle((one.q, one.r))
            across, down = edge_middle(direction, self.places.radius)
            return x + across, y + down
        return None


def neighbour(space: Space, direction: int) -> Space:
    """Return the space next to another one: direction 0 is north, then clockwise."""
    steps = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
    return space[0] + steps[direction][0], space[1] + steps[direction][1]


def _nearest(q: float, r: float) -> Space:
    """Return the space whose middle is nearest to a point between spaces."""
    s = -q - r
    whole = [round(q), round(r), round(s)]
    gaps = [abs(whole[0] - q), abs(whole[1] - r), abs(whole[2] - s)]
    if gaps[0] > gaps[1] and gaps[0] > gaps[2]:
        whole[0] = -whole[1] - whole[2]
    elif gaps[1] > gaps[2]:
        whole[1] = -whole[0] - whole[2]
    return whole[0], whole[1]
