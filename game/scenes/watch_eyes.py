"""The badges on which one chooses through whose eyes a match is watched."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.ui import paint, theme
from game.ui.canvas import Canvas
from game.ui.focus import Target
from game.ui.layout import Rect
from game.ui.sprites import draw_icon
from game.ui.widgets import NOWHERE

EYE: Final = 30.0
"""Side of a badge, in logical units, for letters of the usual size."""


@dataclass(slots=True, kw_only=True)
class Eye(Target):
    """A badge that shows the match through the eyes of one seat, or an eye for all of them."""

    look: int | None
    """Which of the seat looks of the theme; None for all eyes together."""
    chosen: bool = False
    box: Rect = NOWHERE
    radius: float = 8.0

    def draw(self, canvas: Canvas, *, focused: bool = False, pressed: bool = False) -> None:  # noqa: ARG002
        """Draw the badge; the chosen one lies in lamp light."""
        fill, line = ("#4A3A1E", theme.LAMP) if self.chosen else ("#1B2436", "#3D4A68")
        paint.chip(canvas, self.box, fill, 7, line=line)
        grown = self.box.h / EYE
        if self.look is None:
            colour = theme.LAMP if self.chosen else theme.MIDDLE
            draw_icon(canvas, "eye", self.box.cx, self.box.cy, 19 * grown, colour, fill)
        else:
            paint.badge(canvas, self.box.cx, self.box.cy, 9.5 * grown, self.look)
