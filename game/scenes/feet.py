"""The foot of a sheet: its buttons side by side, or in lines where their words are too long."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.ui.canvas import Canvas
from game.ui.inputs import Action
from game.ui.layout import Rect
from game.ui.widgets import Button

HEIGHT: Final = 36.0
LEAST: Final = 110.0
"""Width of a button with a short word on it."""
GAP: Final = 12.0
LEADING: Final = ("primary", "danger")
"""Kinds of the button that goes on; it stands lower right even when it is alone."""
LEAD: Final = 50.0
"""How much wider than its words such a button is."""


def foot_height(
    canvas: Canvas, room: float, buttons: Sequence[Button], high: float = HEIGHT
) -> float:
    """Return how high a foot is, in a sheet with so much room across."""
    count = len(_lines(canvas, room, buttons))
    return count * canvas.grown(high) + (count - 1) * GAP


def place_foot(canvas: Canvas, area: Rect, buttons: Sequence[Button], high: float = HEIGHT) -> None:
    """Place buttons on the ground of an area, in their order; the last stands lower right.

    The first one, which leads back, stands at the left.
    """
    high = canvas.grown(high)
    lines = _lines(canvas, area.w, buttons)
    for number, line in enumerate(reversed(lines)):
        top, right = area.bottom - high - number * (high + GAP), area.right
        for button in reversed(line):
            wide = min(area.w, button_width(canvas, button))
            back = len(buttons) > 1 or button.kind not in LEADING
            first = button is buttons[0] and back
            left = area.x if first else right - wide
            button.box = Rect(left, top, wide, high)
            right = left - GAP


def button_width(canvas: Canvas, button: Button) -> float:
    """Return how wide a button of a foot is.

    The one that goes on keeps room for the key that comes and goes on it, so that nothing moves.
    """
    lead = LEAD if button.kind in LEADING else 0.0
    if button.kind == "primary" and not button.key:
        lead += button.cap_width(canvas, Action.CONFIRM)
    return max(LEAST, button.width_for(canvas) + lead)


def _lines(canvas: Canvas, room: float, buttons: Sequence[Button]) -> list[list[Button]]:
    """Return which buttons share a line; the last lines are the fullest."""
    lines: list[list[Button]] = []
    left = -1.0
    for button in reversed(buttons):
        wide = button_width(canvas, button) + GAP
        if wide - GAP > left or not lines:
            lines.insert(0, [])
            left = room
        lines[0].insert(0, button)
        left -= wide
    return lines
