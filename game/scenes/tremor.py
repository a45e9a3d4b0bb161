"""A thing that cannot be chosen trembles once when it is pressed."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from game.scenes.tabletop import Thing
from game.ui.canvas import Canvas
from game.ui.layout import Rect

SECONDS: Final = 0.22
REACH: Final = 4.0
"""How far it goes aside, in logical units."""
SWINGS: Final = 2
STEP: Final = 4.0
"""In steps of so many logical units its edges are looked for."""
LARGEST: Final = 140.0
"""No more of a thing trembles than this to each side of the press."""


def extent(at: Callable[[float, float], Thing | None], x: float, y: float) -> Rect:
    """Return about how far the thing goes that lies under a point; `at` finds things by points."""
    thing = at(x, y)

    def edge(across: int, down: int) -> float:
        far = 0.0
        while far < LARGEST and at(x + across * (far + STEP), y + down * (far + STEP)) == thing:
            far += STEP
        return far

    left, right, above, below = edge(-1, 0), edge(1, 0), edge(0, -1), edge(0, 1)
    return Rect(x - left, y - above, left + right, above + below)


class Tremor:
    """What trembles at one table, if anything does."""

    def __init__(self) -> None:
        self._box: Rect | None = None
        self._age = 0.0

    @property
    def on(self) -> bool:
        """Whether something trembles now."""
        return self._box is not None

    def begin(self, box: Rect) -> None:
        """Let what lies in a box tremble."""
        self._box, self._age = box, 0.0

    def let_pass(self, seconds: float) -> None:
        """Let time pass."""
        self._age += seconds / SECONDS
        if self._age >= 1:
            self._box = None

    def draw(self, canvas: Canvas) -> None:
        """Move what has been painted in the box a little aside."""
        if self._box is None:
            return
        aside = REACH * math.sin(2 * math.pi * SWINGS * self._age) * (1 - self._age)
        left, top = canvas.px(self._box.x), canvas.px(self._box.y)
        width, height = canvas.px(self._box.w), canvas.px(self._box.h)
        whole = canvas.surface.get_rect()
        patch = whole.clip((left, top, width, height))
        picture = canvas.surface.subsurface(patch).copy()
        with canvas.clip(self._box):
            canvas.surface.blit(picture, patch.move(round(aside * canvas.scale), 0))
