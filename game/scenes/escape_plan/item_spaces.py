"""What lies on an item space: fixers, equipment, assets that are locked, and tiles of lockers."""

from __future__ import annotations

from typing import Final

from game.rules.escape_plan import ASSETS, EQUIPMENT, FIXERS, is_secret, value_of
from game.ui import paint, theme
from game.ui.canvas import Canvas
from game.ui.layout import Rect
from game.ui.lettering import draw_text
from game.ui.sprites import draw_icon, draw_sprite

HOLE: Final = "#0E1730"
"""Colour of an empty space."""
SLOT: Final = "#5C74AC"
"""Colour of the line around one."""
SMALL: Final = 13.0
"""Size of the value on a secret tile, in logical units."""
GROWTH: Final = 1.4
"""How much larger than usual it may be."""
TALL: Final = 74 / 60
"""Height of a tile for its width."""


def draw_item(canvas: Canvas, box: Rect, held: str, *, worn: bool) -> None:
    """Draw what lies on an item space; a used one is pale, a secret one shows its value."""
    if not held:
        paint.chip(canvas, box, HOLE, 5, line=SLOT)
        return
    high = min(box.h, box.w * TALL)
    draw_sprite(canvas, sprite_of(held), box.cx, box.cy, high, "center",
                alpha=0.4 if worn else 1.0)  # fmt: skip
    if worn:
        draw_icon(canvas, "check", box.cx, box.cy, 18, theme.DIM, HOLE)
    if is_secret(held):
        value = value_of(held)
        size = canvas.wish(SMALL, GROWTH)
        tab = Rect(box.cx - size, box.cy + high / 2 - size * 1.25 - 2, size * 2, size * 1.25)
        paint.chip(canvas, tab, HOLE, 5, alpha=0.85)
        draw_text(canvas, tab.cx, tab.cy, str(value) if value else "?", size, theme.LAMP,
                  "black", "center")  # fmt: skip


def sprite_of(item: str) -> str:
    """Return the picture of what lies on an item space."""
    if item in FIXERS:
        return f"fixer_{item}"
    if item in EQUIPMENT:
        return f"equipment_{item}"
    if item in ASSETS:
        return f"asset_{item}_locked"
    back = item.partition(".")[0]
    return back if back.startswith("exit") else f"locker_{back}"
