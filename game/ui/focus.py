"""The focus: one thing at a time is meant by the keys, the pad and the mouse alike.

A ring knows everything that can be pressed, in one order. It does not care whether an item is a
button or a space of the board. Items that are unavailable can still be focused, and say why not
when they are pressed.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from math import hypot
from typing import Final, Protocol, runtime_checkable

from game.ui.canvas import Box, Canvas
from game.ui.inputs import Act, Action, Input, Pointer
from game.ui.paint import focus_ring
from game.ui.theme import PANEL_RADIUS, TOUCH

Point = tuple[float, float]

ARROWS: Final[dict[Action, tuple[int, int]]] = {
    Action.LEFT: (-1, 0),
    Action.RIGHT: (1, 0),
    Action.UP: (0, -1),
    Action.DOWN: (0, 1),
}
SIX_WAYS: Final[dict[Action, tuple[float, float]]] = {
    Action.HEX_UP: (0.0, -1.0),
    Action.HEX_UP_LEFT: (-0.866, -0.5),
    Action.HEX_UP_RIGHT: (0.866, -0.5),
    Action.HEX_DOWN: (0.0, 1.0),
    Action.HEX_DOWN_LEFT: (-0.866, 0.5),
    Action.HEX_DOWN_RIGHT: (0.866, 0.5),
}
"""The directions of the six neighbours of a hexagon that stands on an edge."""
WEDGE: Final = 0.84
"""The cosine of how far something may lie off one of six ways: a little more than half the angle
between two of them."""
_STEPS: Final = {
    Action.NEXT: 1,
    Action.NEXT_TARGET: 1,
    Action.PREVIOUS: -1,
    Action.PREVIOUS_TARGET: -1,
}
_PRESSES: Final = (Action.CONFIRM, Action.SKIP)


class Focusable(Protocol):
    """Anything that can have the focus."""

    @property
    def id(self) -> str:
        """A name that stays the same while the screen is drawn anew."""
        ...

    @property
    def box(self) -> Box:
        """Where it is, in logical units."""
        ...

    @property
    def radius(self) -> float:
        """How round its corners are; half its width for a circle."""
        ...

    @property
    def enabled(self) -> bool:
        """Whether a press does anything."""
        ...

    @property
    def why_not(self) -> str:
        """The sentence that says why it cannot be pressed now."""
        ...

    def press(self, at: Point | None = None) -> str:
        """Do what it is for; return the sentence of a refusal, or nothing."""
        ...


@runtime_checkable
class Listening(Protocol):
    """A focusable that uses some inputs itself, such as a text field."""

    def handle(self, event: Input) -> bool:
        """Use an input, and return whether it was used up."""
        ...


@runtime_checkable
class Dragged(Protocol):
    """A focusable that follows the mouse while its button is held, such as a slider."""

    def drag(self, x: float) -> None:
        """Follow the pointer to this place across the screen."""
        ...


@runtime_checkable
class Drawn(Protocol):
    """A focusable that draws itself, such as every widget."""

    def draw(self, canvas: Canvas, *, focused: bool = False, pressed: bool = False) -> None:
        """Draw it."""
        ...


@dataclass(slots=True)
class Target:
    """Something to press that is no widget, and one as a whole: a space, a piece, a card.

    What also draws itself, such as a card on the title, is a subclass of it.
    """

    id: str
    box: Box
    on_press: Callable[[], None]
    radius: float = PANEL_RADIUS
    enabled: bool = True
    why_not: str = ""

    @classmethod
    def circle(
        cls,
        id: str,
        x: float,
        y: float,
        radius: float,
        on_press: Callable[[], None],
        *,
        enabled: bool = True,
        why_not: str = "",
    ) -> Target:
        """Return a round target around a point."""
        box = (x - radius, y - radius, 2 * radius, 2 * radius)
        return cls(id, box, on_press, radius, enabled, why_not)

    def press(self, at: Point | None = None) -> str:  # noqa: ARG002 - the whole target is one
        """Do what the target is for."""
        self.on_press()
        return ""


class FocusRing:
    """What can be pressed on a screen, and which of it has the focus."""

    def __init__(
        self,
        items: Iterable[Focusable] = (),
        *,
        on_focus: Callable[[Focusable | None], None] | None = None,
        on_refused: Callable[[Focusable, str], None] | None = None,
    ) -> None:
        """Take the items in Tab order.

        `on_focus` hears of every change of focus, `on_refused` of every press that did nothing,
        with the sentence that says why.
        """
        self.items: tuple[Focusable, ...] = ()
        self.focused: Focusable | None = None
        self.held: Focusable | None = None
        self.by_keys = False
        self._on_focus = on_focus
        self._on_refused = on_refused
        self.replace(items)

    def replace(self, items: Iterable[Focusable], first: str | None = None) -> None:
        """Take new items; the focus stays on the same id, or goes to `first`, or to the first.

        Whatever was held down is let go: a press never falls on something that has just appeared.
        """
        self.items = tuple(items)
        self.held = None
        before = self.focused.id if self.focused else None
        kept = self.find(before) or self.find(first) or self._first()
        moved = (kept.id if kept else None) != before
        self.focused = kept
        if moved and self._on_focus:
            self._on_focus(kept)

    def find(self, id: str | None) -> Focusable | None:
        """Return the item of an id."""
        return next((item for item in self.items if item.id == id), None)

    def focus(self, id: str) -> bool:
        """Give the focus to an item; return whether it is there."""
        item = self.find(id)
        if item is not None:
            self._set(item)
        return item is not None

    def step(self, by: int) -> None:
        """Move the focus along the order, round and round."""
        if not self.items:
            return
        if self.focused in self.items:
            place = (self.items.index(self.focused) + by) % len(self.items)
        else:
            place = 0 if by > 0 else -1
        self._set(self.items[place])

    def move(self, across: int, down: int, *, within: Collection[Focusable] | None = None) -> bool:
        """Move the focus to the nearest item on one side; return whether there was one.

        `within` leaves all other items out.
        """
        if self.focused is None:
            self.step(1)
            return True
        here = self.focused
        rated = [
            (cost, number)
            for number, item in enumerate(self.items)
            if item is not here
            and (within is None or item in within)
            and (cost := _cost(here.box, item.box, across, down)) is not None
        ]
        if not rated:
            return False
        self._set(self.items[min(rated)[1]])
        return True

    def lean(
        self, across: float, down: float, *, within: Collection[Focusable] | None = None
    ) -> bool:
        """Move the focus to the nearest item in a direction of length 1; return if there was one.

        `within` leaves all other items out.
        """
        here = self.focused
        if here is None:
            self.step(1)
            return True
        x, y = _middle(here.box)
        rated = []
        for number, item in enumerate(self.items):
            if item is here or not (within is None or item in within):
                continue
            right, low = _middle(item.box)
            far = hypot(right - x, low - y)
            ahead = (right - x) * across + (low - y) * down
            if far > 1 and ahead >= WEDGE * far:
                rated.append((far + 2 * (far - ahead), number))
        if not rated:
            return False
        self._set(self.items[min(rated)[1]])
        return True

    def at(self, x: float, y: float) -> Focusable | None:
        """Return what a pointer means: the smallest item under it, or the nearest within reach."""
        inside = [item for item in self.items if _distance(item.box, x, y) == 0]
        if inside:
            return min(inside, key=lambda item: (item.box[2] * item.box[3], _off(item.box, x, y)))
        near = [item for item in self.items if _within_reach(item.box, x, y)]
        return min(near, key=lambda item: _off(item.box, x, y), default=None)

    @property
    def typing(self) -> bool:
        """Whether letters go into the focused item."""
        return bool(getattr(self.focused, "typing", False))

    def handle(self, event: Input) -> bool:
        """Use an input; return whether it was used up, and so something may have to be redrawn."""
        if isinstance(event, Pointer):
            return self._handle_pointer(event)
        if isinstance(self.focused, Listening) and self.focused.handle(event):
            return True
        if not isinstance(event, Act) or not event.down:
            return False
        return self._handle_act(event)

    def press(self, at: Point | None = None) -> bool:
        """Press the focused item; return whether there was one."""
        item = self.focused
        if item is None:
            return False
        refusal = item.press(at) if item.enabled else item.why_not
        if (refusal or not item.enabled) and self._on_refused:
            self._on_refused(item, refusal)
        return True

    def draw_items(self, canvas: Canvas) -> None:
        """Draw the items that draw themselves, in their order."""
        for item in self.items:
            self.draw_item(canvas, item)

    def draw_item(self, canvas: Canvas, item: Focusable) -> None:
        """Draw one of the items, if it draws itself."""
        if isinstance(item, Drawn):
            item.draw(canvas, focused=item is self.focused, pressed=item is self.held)

    def draw(self, canvas: Canvas) -> None:
        """Draw the ring of light around the focused item."""
        if self.focused is not None:
            focus_ring(canvas, self.focused.box, self.focused.radius)

    def _handle_act(self, act: Act) -> bool:
        if act.action in _STEPS:
            self.by_keys = True
            self.step(_STEPS[act.action])
            return True
        if act.action in ARROWS:
            self.by_keys = True
            return self.move(*ARROWS[act.action])
        # A held key moves on, but never presses again.
        return act.action in _PRESSES and not act.repeat and self.press()

    def _handle_pointer(self, event: Pointer) -> bool:
        item = self.at(event.x, event.y)
        if event.kind == "wheel":
            return isinstance(item, Listening) and item.handle(event)
        if event.kind == "move" and isinstance(self.held, Dragged) and self.held.enabled:
            self.held.drag(event.x)
            return True
        if event.kind == "move":
            # A mouse that is nudged while somebody types must not take the letters away.
            return not self.typing and self._hover(item)
        if event.button != 1:
            return False
        if event.kind == "down":
            self.held = item
            self._hover(item)
            if isinstance(item, Dragged) and item.enabled:
                item.drag(event.x)
            return item is not None
        held, self.held = self.held, None
        if held is None:
            return False
        if held is item or isinstance(held, Dragged):
            self.press((event.x, event.y))
        return True

    def _hover(self, item: Focusable | None) -> bool:
        self.by_keys = False
        if item is None or item is self.focused:
            return False
        self._set(item)
        return True

    def _set(self, item: Focusable) -> None:
        if item is self.focused:
            return
        self.focused = item
        if self._on_focus:
            self._on_focus(item)

    def _first(self) -> Focusable | None:
        return next((item for item in self.items if item.enabled), next(iter(self.items), None))


def _cost(here: Box, there: Box, across: int, down: int) -> tuple[bool, float] | None:
    """Return how far a box lies on one side of another, or None if it does not lie there.

    What lies rather to another side comes behind everything else: on a crowded board it would
    else be taken for every arrow, and what lies behind it could not be reached.
    """
    ahead = (there[0] - here[0] + (there[2] - here[2]) / 2) * across
    ahead += (there[1] - here[1] + (there[3] - here[3]) / 2) * down
    axis = 0 if down else 1
    drift = abs(there[axis] - here[axis] + (there[axis + 2] - here[axis + 2]) / 2)
    gap = max(
        0.0, there[axis] - here[axis] - here[axis + 2], here[axis] - there[axis] - there[axis + 2]
    )
    if ahead <= 1 or gap > 3 * ahead:
        return None
    # What overlaps sideways is straight ahead, however far apart the middles are.
    overlap = (here[axis + 2] + there[axis + 2]) / 2 - drift
    return overlap <= 1 and drift > 2 * ahead, ahead + 2 * gap + 0.3 * min(drift, 3 * ahead)


def _middle(box: Box) -> Point:
    return box[0] + box[2] / 2, box[1] + box[3] / 2


def _distance(box: Box, x: float, y: float) -> float:
    left, top, width, height = box
    across = max(left - x, 0.0, x - left - width)
    down = max(top - y, 0.0, y - top - height)
    return max(across, down)


def _off(box: Box, x: float, y: float) -> float:
    return float(((box[0] + box[2] / 2 - x) ** 2 + (box[1] + box[3] / 2 - y) ** 2) ** 0.5)


def _within_reach(box: Box, x: float, y: float) -> bool:
    """Return whether a point is inside the box as large as a finger needs it."""
    left, top, width, height = box
    more_x, more_y = max(0.0, TOUCH - width) / 2, max(0.0, TOUCH - height) / 2
    return (
        _distance((left - more_x, top - more_y, width + 2 * more_x, height + 2 * more_y), x, y) == 0
    )
