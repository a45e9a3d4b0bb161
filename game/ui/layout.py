"""Where things stand: boxes cut into rows and columns, and the frame that every table shares.

Pure arithmetic in logical units. A `Rect` is a plain (x, y, width, height) tuple, so it goes
wherever a box is asked for.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from game.ui.canvas import LOGICAL_HEIGHT, LOGICAL_WIDTH

STRIP_HEIGHT: Final = 40.0
PROMPT_HEIGHT: Final = 40.0
OWN_HEIGHT: Final = 132.0
RAIL_WIDTH: Final = 192.0
INSPECTOR_WIDTH: Final = 264.0
SIDE_GROWTH: Final = 1.25
"""Side panels and the own area grow with the window up to this factor; the rest is the board's."""

DRAWER_BELOW: Final = 1100.0
"""In a canvas narrower than this the inspector lies over the board and can be put away."""

LOG_BESIDE_ABOVE: Final = 21 / 9
"""In a window wider than this ratio the log stands beside the board."""


class Rect(NamedTuple):
    """A box in logical units."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y of the lower edge."""
        return self.y + self.h

    @property
    def cx(self) -> float:
        """The x of the middle."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """The y of the middle."""
        return self.y + self.h / 2

    def contains(self, x: float, y: float) -> bool:
        """Return whether a point lies inside; the right and lower edges belong to the next box."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def overlaps(self, other: Rect) -> bool:
        """Return whether two boxes share more than an edge."""
        slack = 1e-6
        return (
            self.x < other.right - slack
            and other.x < self.right - slack
            and self.y < other.bottom - slack
            and other.y < self.bottom - slack
        )

    def moved(self, across: float, down: float) -> Rect:
        """Return the box at another place."""
        return Rect(self.x + across, self.y + down, self.w, self.h)

    def shrunk(self, by: float) -> Rect:
        """Return the box in units that are so much larger."""
        return Rect(self.x / by, self.y / by, self.w / by, self.h / by)

    def inset(self, left: float, top: float | None = None, right: float | None = None,
              bottom: float | None = None) -> Rect:  # fmt: skip
        """Return the box without a margin: one for all sides, (sides, ends), or all four."""
        top = left if top is None else top
        right = left if right is None else right
        bottom = top if bottom is None else bottom
        width, height = max(0.0, self.w - left - right), max(0.0, self.h - top - bottom)
        return Rect(self.x + left, self.y + top, width, height)

    def rows(self, *heights: float | None, gap: float = 0) -> list[Rect]:
        """Return the box cut from the top; rows of height None share what is left."""
        spans = _spans(self.y, self.h, heights, gap)
        return [Rect(self.x, start, self.w, length) for start, length in spans]

    def columns(self, *widths: float | None, gap: float = 0) -> list[Rect]:
        """Return the box cut from the left; columns of width None share what is left."""
        spans = _spans(self.x, self.w, widths, gap)
        return [Rect(start, self.y, length, self.h) for start, length in spans]

    def fitted(self, width: float, height: float) -> Rect:
        """Return the largest box of this shape in the middle of the box."""
        scale = min(self.w / width, self.h / height)
        across, down = width * scale, height * scale
        return Rect(self.cx - across / 2, self.cy - down / 2, across, down)

    def centred(self, width: float, height: float) -> Rect:
        """Return a box of this size in the middle of the box."""
        return Rect(self.cx - width / 2, self.cy - height / 2, width, height)


def _spans(
    start: float, length: float, parts: tuple[float | None, ...], gap: float
) -> list[tuple[float, float]]:
    fixed = sum(part for part in parts if part is not None) + gap * (len(parts) - 1)
    open_parts = sum(part is None for part in parts)
    share = max(0.0, length - fixed) / open_parts if open_parts else 0.0
    spans = []
    for part in parts:
        size = share if part is None else part
        spans.append((start, size))
        start += size + gap
    return spans


@dataclass(frozen=True, slots=True)
class BoardFrame:
    """The regions of a table. Only a drawer lies over another region: over the board."""

    strip: Rect
    rail: Rect
    board: Rect
    inspector: Rect
    prompt: Rect
    own: Rect
    log: Rect | None
    drawer: bool

    @property
    def regions(self) -> tuple[Rect, ...]:
        """The regions that never lie over each other and together fill the window."""
        always = (self.strip, self.rail, self.board, self.prompt, self.own)
        side = () if self.drawer else (self.inspector,)
        return always + side + (() if self.log is None else (self.log,))


def board_frame(width: float, height: float) -> BoardFrame:
    """Return the frame of a table for a canvas of this size in logical units."""
    wider = min(SIDE_GROWTH, max(1.0, width / LOGICAL_WIDTH))
    taller = min(SIDE_GROWTH, height / LOGICAL_HEIGHT)
    drawer = width < DRAWER_BELOW
    strip, middle, prompt, own = Rect(0, 0, width, height).rows(
        STRIP_HEIGHT, None, PROMPT_HEIGHT, OWN_HEIGHT * taller
    )
    side = INSPECTOR_WIDTH * wider
    log: Rect | None = None
    if drawer:
        rail, board = middle.columns(RAIL_WIDTH, None)
        inspector = Rect(board.right - side, board.y, side, board.h)
    elif width / height > LOG_BESIDE_ABOVE + 0.01:
        rail, board, log, inspector = middle.columns(RAIL_WIDTH * wider, None, side, side)
    else:
        rail, board, inspector = middle.columns(RAIL_WIDTH * wider, None, side)
    return BoardFrame(strip, rail, board, inspector, prompt, own, log, drawer)
