"""Where things stand on a sheet of rules: which lines share it, and the buttons at its foot.

With large letters, or in a long language, a page has several parts, and what stands side by side
at the foot takes more lines.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from game.scenes.feet import button_width, foot_height, place_foot
from game.ui.canvas import Canvas
from game.ui.fields import TextField
from game.ui.layout import Rect
from game.ui.lettering import text_width
from game.ui.theme import CAPTION
from game.ui.widgets import Button

FIELD: Final = 170.0
"""Width of the field of the search, if the words in it take no more."""
ROW: Final = 92.0
"""A row of a page is no higher unless its words are."""
HIGH: Final = 40.0
GAP: Final = 12.0
BELOW: Final = 22.0
"""Between the foot and the edge of the sheet."""
DOTS: Final = 20.0
"""What the row of dots above the foot takes."""


class Foot(NamedTuple):
    """Where the foot of a sheet begins, and the middle of the words that number the page."""

    top: float
    x: float
    y: float


def parts_of(needs: Sequence[float], room: float) -> list[range]:
    """Return which rows share a part of a page, by number; each part holds at least one."""
    if len(needs) * max(needs) <= room:
        return [range(len(needs))]
    parts, first, used = [], 0, 0.0
    for number, need in enumerate(needs):
        if used + need > room and number > first:
            parts.append(range(first, number))
            first, used = number, 0.0
        used += need
    return [*parts, range(first, len(needs))]


def row_boxes(needs: Sequence[float], area: Rect) -> list[Rect]:
    """Return the boxes of the rows of one part: all alike if they can be, in the middle."""
    share = min(ROW, area.h / len(needs))
    heights = [share] * len(needs) if max(needs) <= share else _grown(needs, area.h)
    top, boxes = area.y + max(0.0, (area.h - sum(heights)) / 2), []
    for height in heights:
        boxes.append(Rect(area.x, top, area.w, height))
        top += height
    return boxes


def _grown(needs: Sequence[float], room: float) -> list[float]:
    spare = min(20.0, max(0.0, room - sum(needs)) / len(needs))
    return [need + spare for need in needs]


def place_sheet_foot(
    canvas: Canvas,
    sheet: Rect,
    tools: tuple[TextField, Button],
    other: Button,
    ends: Sequence[Button],
    offered: Collection[Button],
    words: str,
) -> Foot:
    """Place what stands at the foot of a sheet, in one line or in more.

    Of `ends` only some are offered now; the others keep their room, so that nothing jumps.
    `tools` are the field and the button beside it, whose place the `other` one takes at times;
    `ends` lead back and on, `words` number the page.
    """
    field, beside = tools
    back, *turning = ends
    onward = [button for button in turning if button in offered]
    high, gap = canvas.grown(HIGH), canvas.grown(GAP)
    # The field must not jump when the cap of Esc comes and goes.
    first = max(back.width_for(canvas), back.box.w)
    line = max(FIELD, text_width(canvas, field.placeholder) + 26)
    numbered = text_width(canvas, words, CAPTION)
    wides = {each.id: each.width_for(canvas) for each in turning}
    for last in turning[1:]:
        wides[last.id] = max(120.0, button_width(canvas, last))
    widest = max(beside.width_for(canvas), other.width_for(canvas))
    left = first + gap + line + 10 + widest
    right = wides[turning[0].id] + gap + max(wides[last.id] for last in turning[1:])
    if left + right + numbered + 40 > sheet.w:
        return _in_lines(canvas, sheet, tools, ends, offered, words)
    top = sheet.bottom - BELOW - high
    back.box = Rect(sheet.x, top, first, high)
    field.box = Rect(back.box.right + gap, top, line, high)
    beside.box = Rect(field.box.right + 10, top, beside.width_for(canvas), high)
    x = sheet.right
    for button in reversed(onward):
        wide = wides[button.id]
        x -= wide
        button.box = Rect(x, top, wide, high + (2 if button is onward[-1] else 0))
        x -= gap
    return Foot(top, (beside.box.right + onward[0].box.x) / 2, top + high / 2)


def _in_lines(
    canvas: Canvas,
    sheet: Rect,
    tools: tuple[TextField, Button],
    ends: Sequence[Button],
    offered: Collection[Button],
    words: str,
) -> Foot:
    """Place the tools above the buttons, and the number of the page at the end of their line."""
    field, beside = tools
    area = Rect(sheet.x, sheet.y, sheet.w, sheet.h - BELOW)
    back, previous, *onward = ends
    place_foot(canvas, area, [button for button in ends if button is back or button in offered])
    high = canvas.grown(HIGH)
    rows = max(foot_height(canvas, area.w, (back, previous, last)) for last in onward)
    top = area.bottom - rows - GAP - high
    numbered = text_width(canvas, words, CAPTION)
    wide = beside.width_for(canvas)
    line = max(FIELD, text_width(canvas, field.placeholder) + 26)
    line = min(line, area.w - wide - numbered - 40)
    field.box = Rect(area.x, top, line, high)
    beside.box = Rect(field.box.right + GAP, top, wide, high)
    return Foot(top, area.right - numbered / 2, top + high / 2)
