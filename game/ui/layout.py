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
"""In a canvas narrower than this the inspector is a drawer: it lies over the board while it has
something to tell."""

LARGE_FROM: Final = 1.15
"""From letters so much larger than usual on, steps and buttons have a column beside the board."""

STEPS_WIDTH: Final = 108.0
SENTENCE_HEIGHT: Final = 32.0
"""Width of this column, and height of the prompt line then, for letters of the usual size."""

STEPS_LEAST: Final = 172.0
"""Least width of the column: buttons show their words and keys in it."""

STRIP_GROWTH: Final = 4.0
"""How much higher the strip is for letters of twice the size: its margins do not grow."""

RAIL_GROWTH: Final = 1.35
"""The rail grows with its letters up to this factor: the rows of all seats stay in sight."""

OWN_SHARE: Final = 0.2
"""The own area is so much of itself higher for letters of twice the size; the board gives it up."""

GOOD_BOARD: Final = 800.0
"""The inspector grows with its letters as long as it leaves the board this width."""

LEAST_BOARD: Final = 760.0
"""Where log or inspector would leave the board less width, they do not stand beside it."""

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
    steps: Rect
    """Where the steps of a turn and the buttons stand: in the prompt line, or in a column."""
    rail_zoom: float = 1.0
    """How many units are one in the rail, where everything grows with the letters."""

    @property
    def column(self) -> bool:
        """Whether steps and buttons stand below each other, beside the board."""
        return self.steps != self.prompt

    def drawer_at(self, *, left: bool) -> Rect:
        """Return where a drawer lies: at the right edge of the window, or at the left one."""
        return self.inspector.moved(-self.inspector.x, 0) if left else self.inspector

    @property
    def regions(self) -> tuple[Rect, ...]:
        """The regions that never lie over each other and together fill the window."""
        always = (self.strip, self.rail, self.board, self.prompt, self.own)
        side = () if self.drawer else (self.inspector,)
        column = (self.steps,) if self.column else ()
        return always + side + column + (() if self.log is None else (self.log,))


def board_frame(width: float, height: float, text_scale: float = 1.0) -> BoardFrame:
    """Return the frame of a table for a canvas of this size in logical units.

    `text_scale` is how much larger than usual letters are; smaller ones leave the frame as it is.
    """
    grown = max(1.0, text_scale)
    wider = min(SIDE_GROWTH, max(1.0, width / LOGICAL_WIDTH))
    own = OWN_HEIGHT * min(SIDE_GROWTH, height / LOGICAL_HEIGHT)
    side = INSPECTOR_WIDTH * wider
    narrow = width < DRAWER_BELOW
    rail = RAIL_WIDTH * min(grown, RAIL_GROWTH) * (1.0 if narrow else wider)
    whole, strip = Rect(0, 0, width, height), STRIP_HEIGHT + STRIP_GROWTH * (grown - 1)
    if grown >= LARGE_FROM:
        own *= 1 + OWN_SHARE * (grown - 1)
        return _large_frame(whole, grown, strip, own, rail, side * grown)
    side = max(side, min(side * grown, width - rail - GOOD_BOARD))
    strip_box, middle, prompt, own_box = whole.rows(strip, None, PROMPT_HEIGHT * grown, own)
    log: Rect | None = None
    if narrow:
        rail_box, board = middle.columns(rail, None)
        inspector = Rect(board.right - side, board.y, side, board.h)
    elif width / height > LOG_BESIDE_ABOVE + 0.01 and width - rail - 2 * side >= LEAST_BOARD:
        rail_box, board, log, inspector = middle.columns(rail, None, side, side)
    else:
        rail_box, board, inspector = middle.columns(rail, None, side)
    return BoardFrame(
        strip_box, rail_box, board, inspector, prompt, own_box, log, narrow, prompt, grown
    )


def _large_frame(
    whole: Rect, grown: float, strip: float, own: float, rail: float, side: float
) -> BoardFrame:
    """Return the frame for large letters.

    Steps and buttons stand beside the board and the rail beside the prompt line, so that the board
    keeps nearly all its height. Where the inspector would leave it too little width it is a drawer.
    """
    strip_box, upper, own_box = whole.rows(strip, None, own)
    rail_box, rest = upper.columns(rail, None)
    middle, prompt = rest.rows(None, SENTENCE_HEIGHT * grown)
    column = max(STEPS_LEAST, STEPS_WIDTH * grown)
    board, steps = middle.columns(None, column)
    inspector = Rect(middle.right - side, middle.y, side, middle.h)
    drawer = board.w - side < LEAST_BOARD
    if not drawer:
        board, steps, inspector = middle.columns(None, column, side)
    return BoardFrame(
        strip_box, rail_box, board, inspector, prompt, own_box, None, drawer, steps,
        min(grown, RAIL_GROWTH),
    )  # fmt: skip
