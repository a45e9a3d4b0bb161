"""How one tab of the settings looks: rows of a name, its effect, and the widget that sets it.

Rows are as high as their words. Where not all fit, as many as do are shown, and the rest is
scrolled to row by row.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from game.ui import paint
from game.ui.canvas import Canvas
from game.ui.dials import Slider, Switch
from game.ui.layout import Rect
from game.ui.lettering import draw_rich, draw_text, rich_height, text_width
from game.ui.segmented import Segmented
from game.ui.theme import BODY, CAPTION, HEAD, HIGH, INK7, LAMP, LINE, MIDDLE, TOUCH
from game.ui.widgets import NOWHERE, Button

Widget: TypeAlias = Slider | Switch | Segmented | Button

SIDE: Final = 40.0
TITLE_Y: Final = 47.0
WIDEST: Final = 1120.0
GAP: Final = 5.0
PAD: Final = 18.0
ENDS: Final = 5.0
HIGHEST: Final = 66.0
"""A row of two lines is not made higher than this."""
SLIDER: Final = 300.0
SLIDER_SHARE: Final = 0.36
"""A slider is no longer than this share of its row."""
NUMBER: Final = 66.0
LEAST_WORDS: Final = 230.0
"""Width that the words of a row must have, or else the widget goes below them."""
BAR: Final = 14.0


@dataclass(slots=True)
class Line:
    """One row of a tab."""

    name: str
    about: str
    widget: Widget
    number: str = ""
    """The value of a slider in words."""


class Page:
    """The rows of one tab, and which of them can be seen."""

    def __init__(self, lines: Sequence[Line]) -> None:
        self.lines = tuple(lines)
        self.first = 0
        """The number of the first row that can be seen."""
        self._shown = len(lines)
        self._boxes: dict[int, Rect] = {}
        self._area = NOWHERE

    @property
    def seen(self) -> Sequence[Line]:
        """The rows that can be seen."""
        return self.lines[self.first : self.first + self._shown]

    @property
    def above(self) -> bool:
        """Whether there are more rows above."""
        return self.first > 0

    @property
    def below(self) -> bool:
        """Whether there are more rows below."""
        return self.first + self._shown < len(self.lines)

    def scroll(self, by: int) -> bool:
        """Move on by some rows; return whether anything has moved."""
        before = self.first
        most = len(self.lines) - 1 if self.below else self.first
        self.first = max(0, min(most, self.first + by))
        return self.first != before

    def lay_out(self, canvas: Canvas, area: Rect) -> None:
        """Give every row that can be seen its box in an area, and its widget a place in it."""
        self._area = area
        needs = [_height(canvas, line, area.w - BAR) for line in self.lines]
        spare = area.h - sum(needs) - GAP * (len(needs) - 1)
        if spare >= 0:
            self.first, self._shown = 0, len(needs)
        else:
            self._fit(needs, area.h)
        grown = max(0.0, spare) / max(1, len(needs))
        self._boxes, top = {}, area.y
        for number in range(self.first, self.first + self._shown):
            height = max(needs[number], min(HIGHEST, needs[number] + grown))
            box = Rect(area.x, top, area.w - (BAR if spare < 0 else 0), height)
            self._boxes[number] = box
            _place(canvas, self.lines[number], box)
            top += height + GAP

    def draw(self, canvas: Canvas) -> None:
        """Paint the rows without their widgets, which lie over them."""
        for number, box in self._boxes.items():
            _paint(canvas, self.lines[number], box)
        if self._shown < len(self.lines):
            self._paint_bar(canvas)

    def _fit(self, needs: Sequence[float], room: float) -> None:
        """Find how many rows fit from the first on; at the end of the page, from the last back."""
        while self.first and sum(needs[self.first - 1 :]) + GAP * (len(needs) - self.first) <= room:
            self.first -= 1
        used, self._shown = -GAP, 0
        for need in needs[self.first :]:
            used += need + GAP
            if used > room and self._shown:
                break
            self._shown += 1

    def _paint_bar(self, canvas: Canvas) -> None:
        area, count = self._area, len(self.lines)
        track = Rect(area.right - 5, area.y, 4, area.h)
        paint.chip(canvas, track, LINE, alpha=0.2)
        high = track.h * self._shown / count
        paint.chip(canvas, (track.x, track.y + track.h * self.first / count, 4, high), LINE)


def column(canvas: Canvas) -> Rect:
    """Return the column in which everything stands."""
    width = min(WIDEST, canvas.width - 2 * SIDE)
    return Rect((canvas.width - width) / 2, 0, width, canvas.height)


def draw_title(canvas: Canvas, title: str) -> None:
    """Write the name of the screen above its column."""
    draw_text(canvas, column(canvas).x, TITLE_Y, title, HEAD, HIGH, "name", shadow=1.4)


def place_tabs(canvas: Canvas, title: str, tabs: Sequence[Button], whole: Rect) -> float:
    """Place tabs beside the title, or below it in lines; return where the page begins."""
    widths = [button.width_for(canvas) for button in tabs]
    room = whole.w - text_width(canvas, title, HEAD, "name") - 24
    high, gap = tall(canvas) + 2, 8
    needed = sum(widths) + gap * (len(widths) - 1)
    x, y = whole.right - needed, TITLE_Y - high / 2
    if needed > room:
        x, y = whole.x, TITLE_Y + line_height(canvas, HEAD) / 2 + 4
    for button, wide in zip(tabs, widths, strict=True):
        if x + wide > whole.right + 1:
            x, y = whole.x, y + high + gap
        button.box = Rect(x, y, wide, high)
        x += wide + gap
    return y + high + 20


def line_height(canvas: Canvas, size: float) -> float:
    """Return the height of one line of text."""
    return rich_height(canvas, "x", size)


def tall(canvas: Canvas) -> float:
    """Return how high something with a word on it must be."""
    return max(TOUCH, line_height(canvas, BODY) + 8)


def _height(canvas: Canvas, line: Line, width: float) -> float:
    """Return how high a row must be for its words and its widget."""
    words = _words_width(canvas, line, width)
    height = _words_height(canvas, line, words)
    if _below(canvas, line, width):
        height += tall(canvas) + 4
    return max(tall(canvas), height) + 2 * ENDS


def _words_height(canvas: Canvas, line: Line, width: float) -> float:
    return line_height(canvas, BODY) + rich_height(canvas, line.about, CAPTION, width)


def _below(canvas: Canvas, line: Line, width: float) -> bool:
    """Say whether the widget has to stand below the words."""
    return width - 2 * PAD - _widget_width(canvas, line, width) - 20 < LEAST_WORDS


def _words_width(canvas: Canvas, line: Line, width: float) -> float:
    room = width - 2 * PAD
    return room if _below(canvas, line, width) else room - _widget_width(canvas, line, width) - 20


def _widget_width(canvas: Canvas, line: Line, width: float) -> float:
    """Return how much of a row the widget takes, with the number of a slider."""
    if isinstance(line.widget, Slider):
        return min(SLIDER, width * SLIDER_SHARE) + _number_width(canvas, line)
    return line.widget.width_for(canvas)


def _number_width(canvas: Canvas, line: Line) -> float:
    return max(NUMBER, text_width(canvas, line.number, BODY, "bold") + 16)


def _place(canvas: Canvas, line: Line, box: Rect) -> None:
    """Put the widget of a row to its right end, or below its words."""
    width = min(_widget_width(canvas, line, box.w), box.w - 2 * PAD)
    if isinstance(line.widget, Slider):
        width -= _number_width(canvas, line)
    high = tall(canvas)
    x = box.right - PAD - width
    y = box.bottom - ENDS - high if _below(canvas, line, box.w) else box.cy - high / 2
    line.widget.box = Rect(x, y, width, high)


def _paint(canvas: Canvas, line: Line, box: Rect) -> None:
    """Paint the words of a row, in the middle of its height, and the number of its slider."""
    paint.panel(canvas, box, INK7, shadow=False, rim=0.1)
    width = _words_width(canvas, line, box.w)
    below = tall(canvas) + 4 if _below(canvas, line, box.w) else 0
    x, y = box.x + PAD, box.y + (box.h - below - _words_height(canvas, line, width)) / 2
    name = line_height(canvas, BODY)
    draw_text(canvas, x, y + name / 2, line.name, BODY, HIGH, "bold", max_width=width)
    y += name + line_height(canvas, CAPTION) / 2
    draw_rich(canvas, x, y, line.about, CAPTION, width, MIDDLE)
    if line.number:
        place = line.widget.box
        draw_text(canvas, place.x - 12, place.cy, line.number, BODY, LAMP, "bold", "right")
