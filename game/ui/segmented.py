"""A few choices side by side of which exactly one holds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.ui.canvas import Canvas
from game.ui.focus import Point
from game.ui.inputs import Act, Action, Input
from game.ui.layout import Rect
from game.ui.lettering import draw_text, text_width
from game.ui.light import box_shadow
from game.ui.paint import chip, firm_edge
from game.ui.theme import CAPTION, DIM, FLOOR, HIGH, LAMP_TEXT
from game.ui.vector import linear, raster, rounded
from game.ui.widgets import NOWHERE


class Choice(NamedTuple):
    """One of the choices of a `Segmented`."""

    key: str
    label: str
    quiet: bool = False
    """Drawn in grey when it is chosen, for `empty` and `off`."""
    why_not: str = ""


@dataclass(slots=True)
class Segmented:
    """A few choices side by side of which exactly one holds: arrows or a press change it."""

    id: str
    choices: Sequence[Choice]
    value: str
    on_change: Callable[[str], None]
    box: Rect = NOWHERE
    size: float = CAPTION
    enabled: bool = True
    why_not: str = ""
    radius: float = 9.0

    def width_for(self, canvas: Canvas) -> float:
        """Return the width that the labels need."""
        return sum(self._label_width(canvas, choice) for choice in self.choices) + 6

    def press(self, at: Point | None = None) -> str:
        """Choose what is under the pointer, or without one the next that can be chosen."""
        if at is None:
            return self._choose(self._open_from(self._place() + 1, 1, around=True))
        for place, box in enumerate(self._boxes()):
            if box.contains(*at):
                return self._choose(place)
        return ""

    def handle(self, event: Input) -> bool:
        """Use the left and right arrows up to the first and the last choice."""
        if not isinstance(event, Act) or not event.down or not self.enabled:
            return False
        step = {Action.LEFT: -1, Action.RIGHT: 1}.get(event.action)
        if step is None:
            return False
        place = self._open_from(self._place() + step, step, around=False)
        if place is None:
            return False
        self._choose(place)
        return True

    def draw(self, canvas: Canvas, *, focused: bool = False, pressed: bool = False) -> None:  # noqa: ARG002
        """Draw the trough with its choices."""
        chip(canvas, self.box, "#0E151F", 9)
        firm_edge(canvas, self.box, 9)
        size = self._size_in(canvas)
        for choice, box in zip(self.choices, self._boxes(), strict=True):
            chosen = choice.key == self.value
            if chosen:
                self._draw_slab(canvas, box.inset(2.7), quiet=choice.quiet or not self.enabled)
            lit = chosen and not choice.quiet and self.enabled
            colour = LAMP_TEXT if lit else HIGH if chosen else DIM
            draw_text(canvas, box.cx, box.cy, choice.label, size, colour, "bold", "center",
                      max_width=box.w - 4)  # fmt: skip

    def _size_in(self, canvas: Canvas) -> float:
        """Return the size of the labels: where they do not fit, they are smaller before cut."""
        size = self.size
        for choice, box in zip(self.choices, self._boxes(), strict=True):
            wide = text_width(canvas, choice.label, self.size, "bold")
            size = min(size, self.size * (box.w - 5) / max(1.0, wide))
        return max(size, FLOOR / max(1.0, canvas.text_scale))

    def _draw_slab(self, canvas: Canvas, box: Rect, *, quiet: bool) -> None:
        area = canvas.box(box)
        top, bottom = ("#55646C", "#3E4C54") if quiet else ("#FFE0A0", "#F0A94C")
        body = linear("p", 0, 0, 0, area.height, (0, top, 1), (1, bottom, 1))
        body += rounded(0, 0, *area.size, 7 * canvas.scale, "url(#p)")
        box_shadow(canvas, area, 7, (2.7, 0.4, 0, 1.3))
        canvas.surface.blit(raster(body, *area.size), area)

    def _label_width(self, canvas: Canvas, choice: Choice) -> float:
        return text_width(canvas, choice.label, self.size, "bold") + 22

    def _boxes(self) -> list[Rect]:
        # Shares follow the letters, so that a long label is not the only one that is cramped.
        letters = [len(choice.label) + 3.2 for choice in self.choices]
        inner = self.box.inset(1.3, 0)
        return inner.columns(*(inner.w * share / sum(letters) for share in letters))

    def _place(self) -> int:
        keys = [choice.key for choice in self.choices]
        return keys.index(self.value) if self.value in keys else -1

    def _open_from(self, place: int, step: int, *, around: bool) -> int | None:
        count = len(self.choices)
        for number in range(count):
            at = place + step * number
            if around:
                at %= count
            if not 0 <= at < count:
                return None
            if not self.choices[at].why_not:
                return at
        return None

    def _choose(self, place: int | None) -> str:
        if place is None:
            return ""
        choice = self.choices[place]
        if choice.why_not:
            return choice.why_not
        if choice.key != self.value:
            self.value = choice.key
            self.on_change(choice.key)
        return ""
