"""The picture at the end of Escape Plan: out by the last exit, or the police close in."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from game.scenes.ending import Row
from game.scenes.results_show import draw_confetti, draw_figure, draw_podium
from game.ui import paint, sprites
from game.ui.canvas import Canvas
from game.ui.easing import ease_out
from game.ui.layout import Rect

SIGN: Final = 96.0
"""Height of the sign of the exit."""
FALLEN: Final = 84.0
OFFICER: Final = 62.0
OFFICERS: Final = 14
COLOURS: Final = ("red", "blue", "black")
RED: Final = "#E4572E"
BLUE: Final = "#4C7BE8"


class Show:
    """Draws the end of one match."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self._rows = rows

    def draw_podium(self, canvas: Canvas, stage: Rect, shown: float) -> None:
        """Draw the podium under the sign of the exit that stayed open."""
        x, y = stage.cx, stage.y + 58
        glow = ease_out(shown)
        for reach, opacity in ((150, 0.26), (74, 0.5)):
            paint.glow(canvas, x, y, reach, "#58C4DD", opacity * glow, reach * 0.8)
        sprites.draw_sprite(canvas, "place_exit", x, y, SIGN, "center", shadow=paint.PIECE_SHADOW)
        for side in (-1, 1):
            across = side * (120 + 40 * glow)
            sprites.draw_sprite(canvas, "coins", x + across, y + 12, 54, "center",
                                shadow=paint.PIECE_SHADOW)  # fmt: skip
        draw_podium(canvas, self._rows, stage, shown)
        draw_confetti(canvas, stage, shown)

    def draw_raid(self, canvas: Canvas, stage: Rect, shown: float) -> None:
        """Draw officers who close the ring round everybody that is left."""
        near = ease_out(shown)
        for side, colour in ((-0.3, RED), (0.3, BLUE)):
            paint.glow(canvas, stage.cx + stage.w * side, stage.cy, stage.w * 0.4, colour, 0.26,
                       stage.h * 0.5)  # fmt: skip
        for number in range(OFFICERS):
            angle = math.tau * (number + 0.5) / OFFICERS
            reach = 1.35 - 0.4 * near
            x = stage.cx + math.cos(angle) * stage.w * 0.42 * reach
            y = stage.cy + math.sin(angle) * stage.h * 0.40 * reach
            name = f"officer_{COLOURS[number % len(COLOURS)]}"
            sprites.draw_sprite(canvas, name, x, y, OFFICER, "center", shadow=paint.PIECE_SHADOW)
        self._draw_caught(canvas, stage, shown)

    def _draw_caught(self, canvas: Canvas, stage: Rect, shown: float) -> None:
        step = min(96.0, stage.w * 0.6 / len(self._rows))
        for number, row in enumerate(self._rows):
            x = stage.cx + (number - (len(self._rows) - 1) / 2) * step
            y = stage.cy + FALLEN * 0.55
            draw_figure(canvas, row.sprite, x, y, FALLEN)
            if shown >= 0.5:
                sprites.draw_sprite(canvas, "handcuffs", x, y - FALLEN * 0.28, 30, "center",
                                    shadow=paint.PIECE_SHADOW)  # fmt: skip
            paint.badge(canvas, x, y + 6, 9, row.look)
