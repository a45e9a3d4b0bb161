"""Flat-top hexagons: cells of a Tiled map, axial coordinates (q, r), and places on the table.

Tiled counts staggered columns and rows; the rules count (q, r), with r growing to the south and q
to the south-east (`game/rules/escape_plan/city.py`). A turn is 60 degrees, clockwise.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from game.content.boards import Point, Rect

Space: TypeAlias = tuple[int, int]
Cell: TypeAlias = tuple[int, int]

HEIGHT: Final = math.sqrt(3) / 2
"""How high a hexagon is for each pixel of its width."""


class HexGrid(NamedTuple):
    """How a Tiled map lays its hexagons, in pixels of the map."""

    wide: int
    high: int
    side: int
    """How long the upper and lower side of each hexagon is."""
    odd_is_low: bool = True
    """Whether columns 1, 3, 5... stand half a hexagon lower than the others, or columns 0, 2..."""

    @property
    def step(self) -> float:
        """How far it is from column to column."""
        return (self.wide + self.side) / 2

    def is_low(self, column: int) -> bool:
        """Say whether a column stands half a hexagon lower."""
        return (column % 2 == 1) == self.odd_is_low

    def space(self, cell: Cell, origin: Cell) -> Space:
        """Return the axial coordinates of a cell (column, row) if `origin` lies at (0, 0)."""
        (column, row), (first, top) = cell, origin
        q = column - first
        halves = 2 * (row - top) + self.is_low(column) - self.is_low(first)
        return q, (halves - q) // 2

    def cell(self, space: Space, origin: Cell) -> Cell:
        """Return the cell (column, row) of axial coordinates if `origin` lies at (0, 0)."""
        (q, r), (first, top) = space, origin
        column = first + q
        halves = 2 * r + q - self.is_low(column) + self.is_low(first)
        return column, top + halves // 2

    def box(self, cell: Cell) -> Rect:
        """Return left, top, width and height of a cell."""
        column, row = cell
        top = row * self.high + (self.high / 2 if self.is_low(column) else 0)
        return column * self.step, top, float(self.wide), float(self.high)

    def size(self, columns: int, rows: int) -> tuple[int, int]:
        """Return how large a map of so many cells is."""
        low = self.high // 2 if columns > 1 or self.is_low(0) else 0
        return round((columns - 1) * self.step) + self.wide, rows * self.high + low


def place(space: Space, radius: float) -> Point:
    """Return the middle of a space from the middle of (0, 0); hexagons are 2 x radius wide."""
    q, r = space
    return 1.5 * radius * q, 2 * HEIGHT * radius * (r + q / 2)


def turned(point: Point, turns: int) -> Point:
    """Return where a point of a tile lies, from its middle, once the tile has been turned."""
    angle = math.radians(60 * (turns % 6))
    x, y = point
    return (
        x * math.cos(angle) - y * math.sin(angle),
        x * math.sin(angle) + y * math.cos(angle),
    )


def edge_middle(edge: int, radius: float) -> Point:
    """Return the middle of an edge from that of the hexagon; edge 0 is the north, clockwise."""
    return turned((0.0, -HEIGHT * radius), edge)


def corners(radius: float) -> tuple[Point, ...]:
    """Return the corners of a hexagon from its middle, clockwise from the north-east."""
    return tuple(turned((radius / 2, -HEIGHT * radius), edge) for edge in range(6))


def is_inside(outline: Sequence[Point], point: Point) -> bool:
    """Say whether a point lies in a polygon."""
    inside = False
    for number, start in enumerate(outline):
        end = outline[(number + 1) % len(outline)]
        if (start[1] > point[1]) != (end[1] > point[1]):
            share = (point[1] - start[1]) / (end[1] - start[1])
            inside ^= point[0] < start[0] + share * (end[0] - start[0])
    return inside


def middle_of_picture(wide: float) -> Point:
    """Return where the middle of a tile lies in its picture, whose hexagon fills its upper part."""
    return wide / 2, wide / 2 * HEIGHT
