"""Where the parts of the set-up of a table stand, while all of them are in sight."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.ui.canvas import Canvas
from game.ui.layout import Rect

SIDE: Final = 40.0
ROWS_TOP: Final = 127.0
ROW_STEP: Final = 79.0
"""From one row to the next, where there is room; the rows of many seats move together."""
RULE_HEIGHT: Final = 38.0
BAR: Final = 74.0
"""Height of the bar with Back and Start at the lower edge."""


@dataclass(frozen=True, slots=True)
class Frame:
    """Where the parts of the screen stand."""

    rows: tuple[Rect, ...]
    rules: Rect
    paper: Rect
    detail: Rect
    bar: Rect


def frame_for(canvas: Canvas, places: int, options: int) -> Frame:
    """Return the frame for a canvas: a wide left column, and a right one with the consequences."""
    width = min(canvas.width - 2 * SIDE, 1480.0)
    left = (canvas.width - width) / 2
    column, side = Rect(left, 0, width, canvas.height).columns(width * 0.689, None, gap=20)
    bottom = canvas.height - BAR
    step = (bottom - 4 - ROWS_TOP - 5 - 16 - RULE_HEIGHT * (options + 1)) / places
    step = min(ROW_STEP, step)
    rows = tuple(
        Rect(column.x, ROWS_TOP + number * step, column.w, step - 7) for number in range(places)
    )
    top = rows[-1].bottom + 12
    line = min(RULE_HEIGHT + 10, (bottom - 4 - top - 16) / (options + 1))
    rules = Rect(column.x, top, column.w, 16 + line * (options + 1))
    detail_height = 150.0
    detail = Rect(side.x, bottom - detail_height - 4, side.w, detail_height)
    paper = Rect(side.x, ROWS_TOP, side.w, detail.y - 12 - ROWS_TOP)
    return Frame(rows, rules, paper, detail, Rect(left, bottom, width, BAR))
