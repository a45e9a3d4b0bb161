"""How the map of a board lies in its rectangle of the screen: whole, and in the middle.

Board units are the pixels of the map. `Fit` turns them into logical units and back, and a canvas
into one that is measured in board units.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TypeAlias

from game.ui.canvas import Canvas
from game.ui.theme import FLOOR

SLACK: Final = 0.25
"""So much below the floor, in logical units, letters are still drawn at their own size."""

Point: TypeAlias = tuple[float, float]


class Sized(Protocol):
    """Whatever knows how large its map is."""

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in board units."""
        ...

    @property
    def headroom(self) -> float:
        """How much room, in board units, pieces at the upper edge of the map need above it."""
        ...


@dataclass(frozen=True, slots=True)
class Fit:
    """How one map lies in one rectangle."""

    left: float
    """Logical x of the map's left edge."""
    top: float
    """Logical y of the map's upper edge."""
    ratio: float
    """Logical units per board unit."""

    @classmethod
    def of(cls, places: Sized, rect: Sequence[float]) -> Fit:
        """Fit the board into a rectangle (x, y, width, height) in logical units."""
        x, y, w, h = rect
        width, height = places.size[0], places.headroom + places.size[1]
        ratio = max(0.05, min(w / width, h / height))
        left = x + (w - width * ratio) / 2
        top = y + (h - height * ratio) / 2 + places.headroom * ratio
        return cls(left, top, ratio)

    def screen(self, x: float, y: float) -> Point:
        """Return the logical point of a point on the board."""
        return self.left + x * self.ratio, self.top + y * self.ratio

    def board(self, x: float, y: float) -> Point:
        """Return the point on the board of a logical point."""
        return (x - self.left) / self.ratio, (y - self.top) / self.ratio

    def canvas(self, canvas: Canvas) -> Canvas:
        """Return the same surface seen in board units; letters stay readable where it is small."""
        return Canvas(
            canvas.surface,
            scale=canvas.scale * self.ratio,
            origin=(
                canvas.origin[0] - round(self.left * canvas.scale),
                canvas.origin[1] - round(self.top * canvas.scale),
            ),
            wanted=canvas.wanted,
            floor=(FLOOR - SLACK) / self.ratio,
        )
