"""A page of parts, one below the other, that scrolls by whole parts: none is ever cut.

Widgets of parts out of sight are put away, so that the mouse does not find them; for the arrow
keys all stand where they would be without an end of the window.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from game.scenes.controls import Controls
from game.scenes.picker import Picker
from game.ui.canvas import Canvas
from game.ui.fields import Scroller, TextField
from game.ui.focus import FocusRing, Target
from game.ui.inputs import Act, Action, Input, Pointer
from game.ui.layout import Rect
from game.ui.segmented import Segmented
from game.ui.widgets import Button

AWAY: Final = Rect(-9000.0, -9000.0, 32.0, 32.0)
"""Where widgets out of sight stand."""
FAR_BELOW: Final = 200.0
"""How far below the end of the page the lower edge lies for the arrow keys."""
RADIUS: Final = 10.5
"""How round the corners of panels are."""
_STEPS: Final = {Action.PAN_UP: -1, Action.PAN_DOWN: 1, Action.LOG_BACK: -3, Action.LOG_ON: 3}


@dataclass(frozen=True, slots=True)
class Part:
    """Something that is shown as a whole or not at all."""

    name: str
    height: float
    gap: float = 0.0
    """Room below it."""


class Page:
    """Which parts are in sight, and where everything stands."""

    def __init__(self) -> None:
        self._parts: Sequence[Part] = ()
        self._tops: list[float] = []
        self._view = AWAY
        self._first = 0
        self._after = 0
        """The first part that is no longer in sight."""
        self._owner: dict[str, str] = {}
        """The name of the part in which each widget stands."""
        self._boxes: dict[str, Rect] = {}
        self._spread: dict[str, Rect] = {}

    # Where parts stand

    def fit(self, parts: Sequence[Part], view: Rect) -> None:
        """Take the parts, and the box in which they scroll."""
        self._parts, self._view, self._tops = parts, view, []
        top = 0.0
        for part in parts:
            self._tops.append(top)
            top += part.height + part.gap
        self._settle()

    def box(self, name: str) -> Rect:
        """Return where a part stands, in sight or not."""
        number = self._number(name)
        top = self._view.y + self._tops[number] - self._start
        return Rect(self._view.x, top, self._view.w, self._parts[number].height)

    def sees(self, name: str) -> bool:
        """Say whether a part is in sight."""
        return self._first <= self._number(name) < self._after

    def group(self, start: str) -> Rect | None:
        """Return the box around all parts in sight whose names begin so."""
        boxes = [
            self.box(part.name)
            for part in self._parts[self._first : self._after]
            if part.name.startswith(start)
        ]
        if not boxes:
            return None
        return Rect(boxes[0].x, boxes[0].y, boxes[0].w, boxes[-1].bottom - boxes[0].y)

    def draw_bar(self, canvas: Canvas, right: float) -> None:
        """Draw a bar that shows how much is in sight."""
        box = Rect(self._view.x, self._view.y, right - self._view.x, self._view.h)
        scroller = Scroller(box, self._length, self._start)
        scroller.offset = min(scroller.offset, scroller.most)
        scroller.draw_bar(canvas)

    # Where widgets stand

    def place(
        self,
        controls: Controls,
        inside: Mapping[str, tuple[str, Rect]],
        below: Mapping[str, Rect],
        zoom: float,
    ) -> None:
        """Give widgets their places: those of parts, and those at the lower edge."""
        end = self._view.y + self._length - self._start + FAR_BELOW
        there = {item.id for item in controls.ring.items}
        self._owner = {id: part for id, (part, _) in inside.items() if id in there}
        spread = {id: inside[id][1] for id in self._owner}
        boxes = {id: box if self.sees(self._owner[id]) else AWAY for id, box in spread.items()}
        owners = list(self._owner.values())
        # What is alone in its part is as wide as the part for arrows, so that none passes it by.
        alone = {id: part for id, part in self._owner.items() if owners.count(part) == 1}
        spread |= {id: _widened(spread[id], self._view) for id in alone}
        spread |= {id: Rect(box.x, end, box.w, box.h) for id, box in below.items()}
        boxes |= below
        self._spread = {id: box.shrunk(1 / zoom) for id, box in spread.items()}
        self._boxes = {id: box.shrunk(1 / zoom) for id, box in boxes.items()}
        for item in controls.ring.items:
            if isinstance(item, Target):
                item.radius = RADIUS * zoom
        self._gather(controls)

    def handle(self, event: Input, controls: Controls) -> bool:
        """Scroll, or let the widgets use an input and bring the focused one into sight."""
        if isinstance(event, Pointer):
            if event.kind == "wheel":
                return self._scroll(-1 if event.amount > 0 else 1)
            return controls.handle(event)
        if isinstance(event, Act) and event.down and self._leaf(event.action):
            return True
        _set_boxes(controls.ring, self._spread)
        used = controls.handle(event)
        self._gather(controls)
        if used and controls.ring.focused is not None:
            self.show(controls.ring.focused.id)
        return used

    def show(self, id: str) -> None:
        """Scroll until all parts of a widget are in sight, or at least the first of them."""
        start = self._owner.get(id)
        if start is None or not self._parts:
            return
        mine = [n for n, part in enumerate(self._parts) if part.name.startswith(start)]
        while self._after <= mine[-1] and self._first < mine[0]:
            self._first += 1
            self._settle()
        if self._first > mine[0]:
            self._first = mine[0]
            self._settle()

    def _gather(self, controls: Controls) -> None:
        _set_boxes(controls.ring, self._boxes)
        controls.hidden = frozenset(id for id, part in self._owner.items() if not self.sees(part))

    def _leaf(self, action: Action) -> bool:
        if action == Action.LOG_END:
            return self._scroll(len(self._parts))
        return action in _STEPS and self._scroll(_STEPS[action])

    def _scroll(self, by: int) -> bool:
        before, self._first = self._first, self._first + by
        self._settle()
        return self._first != before

    # How much is in sight

    @property
    def _length(self) -> float:
        return self._tops[-1] + self._parts[-1].height if self._parts else 0.0

    @property
    def _start(self) -> float:
        return self._tops[self._first] if self._tops else 0.0

    def _number(self, name: str) -> int:
        return next(n for n, part in enumerate(self._parts) if part.name.startswith(name))

    def _settle(self) -> None:
        """Keep to the ends, and find what is in sight."""
        least = self._length - self._view.h - 0.5
        last = next((n for n, top in enumerate(self._tops) if top >= least), 0)
        self._first = max(0, min(self._first, last))
        bottom = self._start + self._view.h + 0.5
        ends = [top + part.height for top, part in zip(self._tops, self._parts, strict=True)]
        self._after = max(self._first + 1, sum(end <= bottom for end in ends))


def _widened(box: Rect, view: Rect) -> Rect:
    return Rect(view.x, box.y, view.w, box.h)


def _set_boxes(ring: FocusRing, boxes: Mapping[str, Rect]) -> None:
    for item in ring.items:
        if isinstance(item, TextField | Segmented | Button | Picker | Target) and item.id in boxes:
            item.box = boxes[item.id]
