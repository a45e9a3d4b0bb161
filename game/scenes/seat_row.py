"""Where the parts of a seat stand in its row: side by side, or on two lines where it is narrow."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.ui.layout import Rect
from game.ui.theme import TOUCH

ROW_UNITS: Final = 827.0
"""Width of a row in the units in which its parts are placed."""
LOW: Final = 64.0
"""Rows lower than this have room for one line only."""
NARROW: Final = 760.0
"""Rows narrower than this have two lines."""
LINE: Final = 56.0
"""Height of a row with one line, where rows scroll."""
NEXT_LINE: Final = 42.0
"""How much higher it is with a second line."""


class RowParts(NamedTuple):
    """Where the parts of one row stand."""

    name: Rect
    kind: Rect
    level: Rect
    """The level of an AI seat, or the code of a person, or how that person plays."""
    own: Rect
    """What was chosen for this seat alone."""
    end: Rect
    """The line at whose end the pieces are shown, or who begins."""

    @property
    def words(self) -> float:
        """How wide the words of an empty seat may be."""
        return self.kind.x - self.name.x - 10


def parts_of(row: Rect) -> RowParts:
    """Return where the parts of a row stand."""
    if row.w < NARROW:
        return _two_lines(row)
    wide = row.w / ROW_UNITS
    top = -30 if row.h >= LOW else -TOUCH / 2

    def part(x: float, y: float, w: float, h: float) -> Rect:
        return Rect(row.x + x * wide, row.cy + y, w * wide, h)

    return RowParts(
        part(115, top, 146, TOUCH), part(274, -18, 236, 36), part(522, -18, 148, 36),
        part(682, -18, 133, 36), row,
    )  # fmt: skip


def height_of(width: float, *, taken: bool) -> float:
    """Return how high a row is where rows scroll; an empty seat needs one line only."""
    return LINE + (NEXT_LINE if taken and width < NARROW else 0.0)


def _two_lines(row: Rect) -> RowParts:
    first, left = row.y + LINE / 2, row.x + 115
    kind = min(236.0, (row.w - 127) * 0.56)
    x = row.right - 12 - kind
    second = first + NEXT_LINE
    return RowParts(
        Rect(left, first - TOUCH / 2, x - left - 10, TOUCH),
        Rect(x, first - 18, kind, 36),
        Rect(left, second - 18, x - left - 10, 36),
        Rect(x, second - 18, kind, 36),
        Rect(row.x, second - LINE / 2, row.w, LINE),
    )
