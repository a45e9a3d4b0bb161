"""The card on the title that goes on with the newest unfinished match."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from game.scenes.table_pictures import SHAPE
from game.ui import paint, sprites
from game.ui.canvas import Canvas
from game.ui.focus import Target
from game.ui.layout import Rect
from game.ui.lettering import draw_rich, draw_text, size_in, text_width, wrap
from game.ui.theme import CAPTION, DIM, FLOOR, HIGH, LAMP, MIDDLE, TITLE
from game.ui.widgets import NOWHERE

CARD: Final = (331.0, 104.0)
"""Its width and height, with one line for the place in the match."""
LEADING: Final = 1.25


@dataclass(slots=True, kw_only=True)
class ContinueCard(Target):
    """The large card that takes up the newest unfinished match."""

    title: str
    about: str
    turn: str
    saved: str
    seat: int
    show: Callable[[Canvas, Rect], bool]
    """Draws the picture of the table into a box, and says whether there is one."""
    piece: str
    emblem: str
    tint: str
    box: Rect = NOWHERE

    def draw(self, canvas: Canvas, *, focused: bool = False, pressed: bool = False) -> None:  # noqa: ARG002
        """Draw the card with a small picture of the table."""
        zoom = canvas.zoom()
        canvas, box = canvas.zoomed(), (self.box.moved(0, 1) if pressed else self.box).shrunk(zoom)
        paint.panel(canvas, box, "#2A2F4E", rim=0.3)
        high = CARD[1] - 16
        picture = Rect(box.x + 8, box.cy - high / 2, high * SHAPE, high)
        if not self.show(canvas, picture):
            self._draw_pieces(canvas, picture)
        x, room = picture.right + 12, box.right - picture.right - 22
        y = box.y + 23
        size = size_in(canvas, self.title, TITLE - 1, room, "name")
        draw_text(canvas, x, y, self.title, size, HIGH, "name", max_width=room)
        # A day and a part of it are longer than the number of a round.
        size, lines = self._about_lines(canvas, room)
        y += 22
        draw_rich(canvas, x, y, self.about, size, room, MIDDLE, leading=LEADING)
        y += 20 + size * LEADING * (lines - 1)
        paint.badge(canvas, x + 8, y, 8, self.seat)
        size = size_in(canvas, self.turn, CAPTION, room - 22, "bold")
        draw_text(canvas, x + 22, y, self.turn, size, LAMP, "bold", max_width=room - 22)
        size = size_in(canvas, self.saved, CAPTION, room)
        draw_text(canvas, x, y + 20, self.saved, size, DIM, max_width=room)

    def size_for(self, canvas: Canvas) -> tuple[float, float]:
        """Return how large the card is: it grows with its letters, and with a long place."""
        larger = canvas.zoomed()
        _, lines = self._about_lines(larger, CARD[0] - (CARD[1] - 16) * SHAPE - 8 - 34)
        high = CARD[1] + (lines - 1) * FLOOR * LEADING
        return canvas.zoom() * CARD[0], canvas.zoom() * high

    def _about_lines(self, canvas: Canvas, room: float) -> tuple[float, int]:
        """Return the size in which the place in the match is told, and how many lines it takes."""
        if text_width(canvas, self.about, CAPTION) <= room:
            return CAPTION, 1
        return FLOOR, len(wrap(canvas, self.about, FLOOR, room))

    def _draw_pieces(self, canvas: Canvas, box: Rect) -> None:
        """Draw what stands for the game until there is a picture of the table."""
        paint.chip(canvas, box, paint.dk(self.tint, 0.45), 5)
        with canvas.clip(box):
            paint.glow(canvas, box.cx + 12, box.cy, 46, "#FFE3AE", 0.7)
            if self.emblem:
                sprites.draw_sprite(canvas, self.emblem, box.cx + 14, box.bottom - 8, 52)
            paint.foot(canvas, box.x + 25, box.bottom - 8, 34, 8)
            sprites.draw_sprite(canvas, self.piece, box.x + 25, box.bottom - 5, 44)
        paint.outline(canvas, box, "#0A0E1C", 5, 2)
