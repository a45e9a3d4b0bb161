"""The line under a match that is watched: where it stands, and where one may drag or press."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from game.ui import paint
from game.ui.canvas import Canvas
from game.ui.focus import Point
from game.ui.layout import Rect
from game.ui.theme import HIGH, LAMP, LAMP_DEEP, LINE
from game.ui.widgets import NOWHERE

TRACK = 6.0
"""How thick the line is."""
KNOB = 9.0
"""Radius of the knob."""


@dataclass(slots=True)
class Scrubber:
    """A line from the first moment to the last, with a mark where each round begins."""

    id: str
    rounds: Sequence[int]
    """The round of each position, the first position first."""
    moment: int
    on_move: Callable[[int], None]
    box: Rect = NOWHERE
    enabled: bool = True
    why_not: str = ""
    radius: float = 8.0

    @property
    def last(self) -> int:
        """The number of the last position."""
        return len(self.rounds) - 1

    def press(self, at: Point | None = None) -> str:
        """Go to the moment under the pointer."""
        if at is not None:
            self.drag(at[0])
        return ""

    def drag(self, x: float) -> None:
        """Follow the pointer to the nearest moment."""
        line = self._line()
        share = (x - line.x) / line.w if line.w else 0.0
        moment = round(max(0.0, min(1.0, share)) * self.last)
        if moment != self.moment:
            self.moment = moment
            self.on_move(moment)

    def draw(self, canvas: Canvas, *, focused: bool = False, pressed: bool = False) -> None:
        """Draw the line as far as the match has come, the rounds, and the knob."""
        line, x = self._line(), self.place(self.moment)
        paint.chip(canvas, line, "#0E151F", TRACK / 2, line=LINE)
        if x > line.x:
            paint.chip(canvas, (line.x, line.y, x - line.x, line.h), LAMP_DEEP, TRACK / 2)
        for moment in self._round_begins():
            mark = self.place(moment)
            canvas.fill(LINE if moment > self.moment else LAMP, (mark - 0.5, line.y - 6, 1, 4))
        side = 2 * (KNOB + (1.5 if focused or pressed else 0.0))
        knob = Rect(x - side / 2, line.cy - side / 2, side, side)
        paint.chip(canvas, knob, LAMP, side / 2, line=HIGH if focused else LAMP_DEEP)

    def place(self, moment: int) -> float:
        """Return where a moment lies across the screen."""
        line = self._line()
        return line.x + (line.w * moment / self.last if self.last else 0.0)

    def _line(self) -> Rect:
        inner = self.box.inset(KNOB + 2, 0)
        return Rect(inner.x, inner.cy - TRACK / 2, inner.w, TRACK)

    def _round_begins(self) -> list[int]:
        pairs = pairwise(self.rounds)
        return [number for number, (one, other) in enumerate(pairs, start=1) if one != other]


def round_before(rounds: Sequence[int], moment: int) -> int:
    """Return where the present round began; at its beginning, where the one before it did."""
    moment = max(0, moment - 1)
    while moment > 0 and rounds[moment - 1] == rounds[moment]:
        moment -= 1
    return moment


def round_after(rounds: Sequence[int], moment: int) -> int:
    """Return where the next round begins, or the last position."""
    last = len(rounds) - 1
    here = rounds[moment]
    while moment < last and rounds[moment] == here:
        moment += 1
    return moment
