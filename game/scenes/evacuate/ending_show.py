"""The picture at the end of a match of Evacuate!: the Transport takes off, or the Nomias feast."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.scenes.ending import Row
from game.scenes.results_show import draw_confetti, draw_figure, draw_podium
from game.ui import paint, sprites
from game.ui.canvas import Canvas
from game.ui.easing import ease_out
from game.ui.layout import Rect

SHIP: Final = 118.0
"""Size of the Transport."""

LIFT: Final = 46.0
"""How far the Transport rises while the show lasts."""

NOMIAS: Final = (
    (0.5, 0.40, 216), (0.14, 0.36, 132), (0.86, 0.38, 140), (0.30, 0.66, 104), (0.72, 0.68, 112),
    (0.04, 0.70, 78), (0.95, 0.72, 84),
)  # fmt: skip
"""Where Nomias stand on the stage, as shares of it, and how large they are."""

FALLEN: Final = 74.0


class Show:
    """Draws the end of one match."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self._rows = rows

    def draw_podium(self, canvas: Canvas, stage: Rect, shown: float, *, doom: bool) -> None:
        """Draw the podium, and above it the Transport, or those whom the winner wished for."""
        if doom:
            self._draw_lurkers(canvas, stage, shown)
        else:
            self._draw_transport(canvas, stage, shown)
        draw_podium(canvas, self._rows, stage, shown)
        draw_confetti(canvas, stage, shown)

    def _draw_transport(self, canvas: Canvas, stage: Rect, shown: float) -> None:
        """Draw the Transport on its way up."""
        x, y = stage.cx, stage.y + 66 + LIFT - LIFT * ease_out(shown)
        for reach, opacity in ((150, 0.24), (70, 0.5)):
            paint.glow(canvas, x, y + 34, reach, "#FFC777", opacity, reach * 0.8)
        sprites.draw_icon(canvas, "ship", x + 2, y + 3, SHIP, "#0B1A1C", "#0B1A1C", alpha=0.5)
        sprites.draw_icon(canvas, "ship", x, y, SHIP, "#DCE7E4", "#1E4A48")

    def _draw_lurkers(self, canvas: Canvas, stage: Rect, shown: float) -> None:
        """Draw the Nomias that are left alone with the winner."""
        for across, down, size in NOMIAS[:3]:
            x, y = stage.x + stage.w * across, stage.y + stage.h * (down - 0.24)
            grown = size * (0.45 + 0.15 * ease_out(shown))
            paint.glow(canvas, x, y, grown * 0.8, "#B7F34A", 0.2)
            sprites.draw_sprite(canvas, "nomia", x, y, grown, "center", shadow=paint.PIECE_SHADOW)

    def draw_feast(self, canvas: Canvas, stage: Rect, shown: float) -> None:
        """Draw the Nomias that come out of the dark, and pale in front of them who was lost."""
        paint.glow(canvas, stage.cx, stage.cy, stage.w * 0.6, "#E4572E", 0.22, stage.h * 0.5)
        for across, down, size in NOMIAS:
            x, y = stage.x + stage.w * across, stage.y + stage.h * down
            grown = size * (0.7 + 0.3 * ease_out(shown))
            paint.glow(canvas, x, y, grown * 0.7, "#B7F34A", 0.16)
            sprites.draw_sprite(canvas, "nomia", x, y, grown, "center", shadow=paint.PIECE_SHADOW)
        step = min(96.0, stage.w / len(self._rows))
        for number, row in enumerate(self._rows):
            x = stage.cx + (number - (len(self._rows) - 1) / 2) * step
            y = stage.bottom - 12
            if shown < 1:
                draw_figure(canvas, row.sprite, x, y, FALLEN)
                paint.glow(canvas, x, y - 30, 60 * shown, "#1A0A10", 0.6)
            else:
                sprites.draw_sprite(canvas, row.sprite, x, y, FALLEN, alpha=0.45)
            paint.badge(canvas, x, y + 4, 9, row.look)
