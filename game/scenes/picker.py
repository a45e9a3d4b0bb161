"""A widget for one of many values, of which only the chosen one is shown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from game.ui.canvas import Canvas
from game.ui.focus import Point
from game.ui.inputs import Act, Action, Input
from game.ui.layout import Rect
from game.ui.lettering import draw_text
from game.ui.paint import chip, firm_edge
from game.ui.theme import CAPTION, HIGH, MIDDLE
from game.ui.vector import filled, raster
from game.ui.widgets import NOWHERE

ARROW: Final = 20.0
"""Width of each end, with an arrow on it."""
MOST_SHARE: Final = 0.2
"""How much of the whole width each end takes at most."""


@dataclass(slots=True)
class Picker:
    """The chosen value between two arrows: a press, or an arrow key, goes on to the next one."""

    id: str
    label: str
    on_step: Callable[[int], None]
    """Hears of a step: 1 to the next value, -1 to the one before; both go round."""
    box: Rect = NOWHERE
    enabled: bool = True
    why_not: str = ""
    radius: float = 9.0
    _end: float = field(default=ARROW, init=False, repr=False)
    """How wide each end is now, in logical units."""

    def press(self, at: Point | None = None) -> str:
        """Go back if the left end was pressed, else go on."""
        back = at is not None and at[0] < self.box.x + self._end + 6
        self.on_step(-1 if back else 1)
        return ""

    def handle(self, event: Input) -> bool:
        """Use the left and right arrow keys."""
        step = None
        if isinstance(event, Act) and event.down:
            step = {Action.LEFT: -1, Action.RIGHT: 1}.get(event.action)
        if step is None or not self.enabled:
            return False
        self.on_step(step)
        return True

    def draw(self, canvas: Canvas, *, focused: bool = False, pressed: bool = False) -> None:  # noqa: ARG002
        """Draw the trough, the arrows and the value."""
        chip(canvas, self.box, "#0E151F", 9)
        firm_edge(canvas, self.box, 9)
        colour = HIGH if focused else MIDDLE
        self._end = min(canvas.grown(ARROW), self.box.w * MOST_SHARE)
        side = canvas.px(self._end / 2)
        for path, x in (
            ("M8 0 L2 5 L8 10 Z", self.box.x + self._end / 2),
            ("M2 0 L8 5 L2 10 Z", self.box.right - self._end / 2),
        ):
            arrow = raster(filled(path, colour), side, side, (0, 0, 10, 10))
            canvas.blit(arrow, x, self.box.cy, "center")
        room = self.box.w - 2 * self._end
        draw_text(canvas, self.box.cx, self.box.cy, self.label, CAPTION, HIGH, "bold", "center",
                  max_width=room)  # fmt: skip
