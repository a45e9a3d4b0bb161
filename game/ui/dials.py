"""Sliders and switches: widgets for what has a size, and for what is on or off."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from game.ui.canvas import Canvas
from game.ui.focus import Point
from game.ui.inputs import Act, Action, Input
from game.ui.layout import Rect
from game.ui.lettering import draw_text, text_width
from game.ui.light import box_shadow
from game.ui.paint import chip, outline
from game.ui.theme import BODY, HIGH, LAMP, LAMP_TEXT, LINE, MIDDLE
from game.ui.vector import linear, raster, rounded
from game.ui.widgets import NOWHERE

_KNOB: Final = 22.0
_GROOVE: Final = 8.0
_TROUGH: Final = "#0E151F"
_LAMP_TONES: Final = ("#FFE0A0", "#F0A94C")
_QUIET_TONES: Final = ("#9AA7BC", "#6B7A94")
_SWITCH_WIDTH: Final = 54.0
_SWITCH_HEIGHT: Final = 28.0


@dataclass(slots=True)
class Slider:
    """A knob on a groove that stands for a whole number; arrows, a press or the mouse move it."""

    id: str
    value: int
    on_change: Callable[[int], None]
    least: int = 0
    most: int = 100
    step: int = 5
    box: Rect = NOWHERE
    enabled: bool = True
    why_not: str = ""
    radius: float = 9.0

    def press(self, at: Point | None = None) -> str:
        """Move the knob under the pointer; without one there is nothing to do."""
        if at is not None:
            self.drag(at[0])
        return ""

    def drag(self, x: float) -> None:
        """Let the knob follow the pointer, to the nearest step."""
        left, room = self._run()
        share = min(max((x - left) / room, 0.0), 1.0)
        steps = round(share * (self.most - self.least) / self.step)
        self._set(self.least + steps * self.step)

    def handle(self, event: Input) -> bool:
        """Use the left and right arrows up to both ends; a held one goes on."""
        if not isinstance(event, Act) or not event.down or not self.enabled:
            return False
        step = {Action.LEFT: -self.step, Action.RIGHT: self.step}.get(event.action)
        if step is None:
            return False
        self._set(self.value + step)
        return True

    def draw(self, canvas: Canvas, *, focused: bool = False, pressed: bool = False) -> None:  # noqa: ARG002
        """Draw the groove, filled up to the knob."""
        left, room = self._run()
        middle = self.box.cy
        x = left + room * (self.value - self.least) / max(1, self.most - self.least)
        groove = Rect(self.box.x + 4, middle - _GROOVE / 2, self.box.w - 8, _GROOVE)
        chip(canvas, groove, _TROUGH, _GROOVE / 2, line=LINE)
        if x - groove.x > _GROOVE:
            fill = "#C98A3C" if self.enabled else LINE
            chip(canvas, (groove.x, groove.y, x - groove.x, _GROOVE), fill, _GROOVE / 2)
        _knob(canvas, x, middle, lit=self.enabled, pressed=pressed)

    def _run(self) -> tuple[float, float]:
        """Return where the middle of the knob can begin, and how far it can go."""
        return self.box.x + 4 + _KNOB / 2, max(1.0, self.box.w - 8 - _KNOB)

    def _set(self, value: int) -> None:
        value = min(max(value, self.least), self.most)
        if value != self.value:
            self.value = value
            self.on_change(value)


@dataclass(slots=True)
class Switch:
    """What is on or off, in a word and by the side on which its knob lies."""

    id: str
    value: bool
    on_change: Callable[[bool], None]
    on: str
    """What is written beside it when it is on."""
    off: str
    box: Rect = NOWHERE
    enabled: bool = True
    why_not: str = ""
    radius: float = 16.0

    def width_for(self, canvas: Canvas) -> float:
        """Return the width that the switch and its longer word need."""
        words = max(text_width(canvas, word, BODY, "bold") for word in (self.on, self.off))
        return _SWITCH_WIDTH + 14 + words + 8

    def press(self, at: Point | None = None) -> str:  # noqa: ARG002 - the whole switch is one
        """Turn it over."""
        self._set(not self.value)
        return ""

    def handle(self, event: Input) -> bool:
        """Take the knob to the side of the left or the right arrow."""
        if not isinstance(event, Act) or not event.down or not self.enabled:
            return False
        if event.action not in (Action.LEFT, Action.RIGHT):
            return False
        self._set(event.action == Action.RIGHT)
        return True

    def draw(self, canvas: Canvas, *, focused: bool = False, pressed: bool = False) -> None:  # noqa: ARG002
        """Draw the word, and the trough with its knob at the right edge of the box."""
        box = self.box
        trough = Rect(box.right - _SWITCH_WIDTH - 2, box.cy - _SWITCH_HEIGHT / 2,
                      _SWITCH_WIDTH, _SWITCH_HEIGHT)  # fmt: skip
        lit = self.value and self.enabled
        chip(canvas, trough, "#5A4217" if lit else _TROUGH, trough.h / 2, line=LINE)
        if lit:
            outline(canvas, trough, LAMP, trough.h / 2, 1.5)
        reach = trough.h / 2
        x = trough.right - reach if self.value else trough.x + reach
        _knob(canvas, x, trough.cy, lit=lit, pressed=pressed)
        word, colour = (self.on, HIGH) if self.value else (self.off, MIDDLE)
        draw_text(canvas, trough.x - 12, box.cy, word, BODY, colour, "bold", "right",
                  max_width=trough.x - 12 - box.x)  # fmt: skip

    def _set(self, value: bool) -> None:
        if value != self.value:
            self.value = value
            self.on_change(value)


def _knob(canvas: Canvas, x: float, y: float, *, lit: bool, pressed: bool) -> None:
    """Draw a round knob with a notch, so that it can be told from a dot."""
    size = _KNOB - (2 if pressed else 0)
    area = canvas.box((x - size / 2, y - size / 2, size, size))
    top, bottom = _LAMP_TONES if lit else _QUIET_TONES
    wide, high = area.size
    body = linear("k", 0, 0, 0, high, (0, top, 1), (1, bottom, 1))
    body += rounded(0, 0, wide, high, wide / 2, "url(#k)")
    notch = max(1.0, wide * 0.1)
    body += rounded((wide - notch) / 2, high * 0.3, notch, high * 0.4, notch / 2, LAMP_TEXT)
    box_shadow(canvas, area, size / 2, (2.7, 0.5, 0, 1.3))
    canvas.surface.blit(raster(body, wide, high), area)
