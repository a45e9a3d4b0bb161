"""The pieces that stand beside a line of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.scenes.evacuate.rules import PAINTERS
from game.scenes.rules_text import Line
from game.ui import paint, sprites
from game.ui.canvas import Canvas
from game.ui.layout import Rect
from game.ui.theme import PAPER_BAD, PAPER_GOOD, PAPER_WARN

GAP: Final = 6.0
INKS: Final = {"plain": PAPER_WARN, "good": PAPER_GOOD, "bad": PAPER_BAD}


def shelf_width(line: Line, size: float) -> float:
    """Return how wide the pieces of a line are together at a height of `size`."""
    return sum(_width(name, size) for name in line.pictures) + GAP * (len(line.pictures) - 1)


def paint_pictures(canvas: Canvas, line: Line, shelf: Rect, size: float) -> Iterator[None]:
    """Draw the pieces of a line side by side in the middle of their shelf."""
    x = shelf.cx - shelf_width(line, size) / 2
    for name in line.pictures:
        width = _width(name, size)
        ink, _, icon = name.rpartition(":")
        if ink in PAINTERS:
            high = _height(name, size)
            box = Rect(x, shelf.cy - high / 2, width, high)
            PAINTERS[ink].draw(canvas, box, icon)
        elif ink:
            disc = size * 0.72
            paint.chip(canvas, (x + (width - disc) / 2, shelf.cy - disc / 2, disc, disc), INKS[ink])
            sprites.draw_icon(
                canvas, icon, x + width / 2, shelf.cy, disc * 0.56, "#FFF9EC", INKS[ink]
            )
        else:
            sprites.draw_sprite(
                canvas, name, x + width / 2, shelf.cy, _height(name, size), "center",
                shadow=paint.PIECE_SHADOW,
            )  # fmt: skip
        x += width + GAP
        yield


def _height(name: str, size: float) -> float:
    """Return the height at which a piece looks as large as the others."""
    return size * (0.8 if name.startswith(("card_arrow", "disc", "shaft", "item", "med")) else 1)


def _width(name: str, size: float) -> float:
    painter = PAINTERS.get(name.partition(":")[0])
    if painter is not None:
        return _height(name, size) * painter.shape
    if ":" in name:
        return size * 0.8
    across, down = sprites.natural_size(name)
    return _height(name, size) * across / down
