"""The card on the title that goes on with the newest unfinished match."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from game.scenes.table_pictures import SHAPE
from game.ui import paint, sprites
from game.ui.canvas import Canvas
from game.ui.focus import Point
from game.ui.layout import Rect
from game.ui.lettering import draw_text, text_width
from game.ui.theme import CAPTION, DIM, FLOOR, HIGH, LAMP, MIDDLE, TITLE
from game.ui.widgets import NOWHERE

CARD: Final = (331.0, 104.0)
"""Its width and height."""


@dataclass(slots=True)
class ContinueCard:
    """The large card that takes up the newest unfinished match."""

    title: str
    about: str
    turn: str
    saved: str
    seat: int
    on_press: Callable[[], None]
    show: Callable[[Canvas, Rect], bool]
    """Draws the picture of the table into a box, and says whether there is one."""
    piece: str
    emblem: str
    tint: str
    box: Rect = NOWHERE
    id: str = "title.continue"
    enabled: bool = True
    why_not: str = ""
    radius: float = 9.5

    def press(self, at: Point | None = None) -> str:  # noqa: ARG002 - the whole card is one
        """Go on with the match."""
        self.on_press()
        return ""

    def draw(self, canvas: Canvas, *, focused: bool = False, pressed: bool = False) -> None:  # noqa: ARG002
        """Draw the card with a small picture of the table."""
        box = self.box.moved(0, 1) if pressed else self.box
        paint.panel(canvas, box, "#2A2F4E", rim=0.3)
        picture = Rect(box.x + 8, box.y + 8, (box.h - 16) * SHAPE, box.h - 16)
        if not self.show(canvas, picture):
            self._draw_pieces(canvas, picture)
        x, room = picture.right + 12, box.right - picture.right - 22
        draw_text(canvas, x, box.y + 23, self.title, TITLE - 1, HIGH, "name", max_width=room)
        # A day and a part of it are longer than the number of a round.
        whole = text_width(canvas, self.about, CAPTION) <= room
        small = CAPTION if whole else FLOOR
        draw_text(canvas, x, box.y + 45, self.about, small, MIDDLE, max_width=room)
        paint.badge(canvas, x + 8, box.y + 65, 8, self.seat)
        draw_text(canvas, x + 22, box.y + 65, self.turn, CAPTION, LAMP, "bold", max_width=room - 22)
        draw_text(canvas, x, box.y + 85, self.saved, CAPTION, DIM, max_width=room)

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
