"""What lies at a table, and what lies next to what: the order in which one looks from thing to
thing.

Nothing keeps a list of all things; they are found by looking at the table in a fine grid, so that
whatever the mouse can point at is found, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from game.scenes.table_face import TableFace
from game.scenes.table_words import ABOUT_LOG
from game.scenes.tabletop import Thing
from game.ui.canvas import Canvas
from game.ui.layout import Rect

GRID: Final = 12.0
"""Distance of the points that are looked at; hardly anything at a table is smaller."""
ROW: Final = 40.0
"""Things whose middles differ by less stand in one row."""


class Surroundings:
    """The things at one table, in reading order: board, own area, rail, strip."""

    def __init__(self, face: TableFace, canvas: Canvas) -> None:
        """Find nothing yet."""
        frame = face.frame
        self._face = face
        self._canvas = canvas
        self._regions = (frame.board, frame.own, frame.rail, frame.strip)
        self._seen: dict[Thing, list[tuple[int, float, float]]] = {}
        self._looking = self._look()
        self._order: list[Thing] = []

    def look_on(self) -> bool:
        """Look at one more row of the grid; return whether there are more."""
        return next(self._looking, None) is not None

    def first(self, fits: Callable[[Thing], bool]) -> Thing | None:
        """Return the uppermost thing of the first region that fits, without looking further."""
        asked: set[Thing] = set()
        more = True
        while more:
            more = self.look_on()
            for thing in [each for each in self._seen if each not in asked]:
                if fits(thing):
                    return thing
            asked |= self._seen.keys()
        return None

    @property
    def order(self) -> list[Thing]:
        """Everything that lies at the table."""
        while self.look_on():
            pass
        if not self._order:
            self._order = sorted(self._seen, key=self._place)
        return self._order

    def _look(self) -> Iterator[bool]:
        """Look at the regions row by row."""
        for number, region in enumerate(self._regions):
            y = region.y + GRID / 2
            while y < region.bottom:
                self._look_along(number, region, y)
                y += GRID
                yield True

    def _look_along(self, number: int, region: Rect, y: float) -> None:
        x = region.x + GRID / 2
        while x < region.right:
            thing = self._face.thing_at(self._canvas, x, y)
            if thing is not None and thing != ABOUT_LOG:
                self._seen.setdefault(thing, []).append((number, x, y))
            x += GRID

    def _place(self, thing: Thing) -> tuple[int, int, float]:
        """Return region, row and distance from the left of a thing."""
        points = self._seen[thing]
        x = sum(point[1] for point in points) / len(points)
        y = sum(point[2] for point in points) / len(points)
        return points[0][0], int(y / ROW), x
