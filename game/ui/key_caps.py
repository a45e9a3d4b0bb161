"""Key caps: the names of keys and pad buttons, drawn small beside what they do."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.canvas import Canvas
from game.ui.lettering import draw_text, text_width
from game.ui.looks import LOOKS
from game.ui.paint import chip
from game.ui.theme import FLOOR, HIGH, INK9, MIDDLE


def key_cap_width(canvas: Canvas, key: str) -> float:
    """Return the width of a key cap."""
    return text_width(canvas, key, FLOOR, "bold") + 10


def key_cap(
    canvas: Canvas, x: float, y: float, key: str, fill: str = "#0B1020", colour: str = MIDDLE
) -> float:
    """Draw the name of a key on its cap, from x on, and return where it ends."""
    width = key_cap_width(canvas, key)
    if LOOKS.high_contrast:
        fill, colour = INK9, HIGH
    high = canvas.grown(17.4)
    chip(canvas, (x, y - high / 2, width, high), fill, 4, alpha=0.75)
    draw_text(canvas, x + width / 2, y, key, FLOOR, colour, "bold", "center")
    return x + width


def draw_caps(
    canvas: Canvas, x: float, y: float, keys: Sequence[str], room: float, gap: float = 6.0
) -> None:
    """Draw key caps side by side, as many as there is room for."""
    right = x + room
    for key in keys:
        if x + key_cap_width(canvas, key) > right:
            return
        x = key_cap(canvas, x, y, key) + gap
