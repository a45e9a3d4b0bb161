"""The widgets of one screen: in Tab order, with their focus, their primary button and the way back.

A scene fills a `Controls` with widgets, sets their boxes whenever it draws, and passes inputs on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, Protocol, runtime_checkable

from game.ui.audio import Audio
from game.ui.canvas import Canvas
from game.ui.fields import ScrollList, TextField
from game.ui.focus import Focusable, FocusRing
from game.ui.inputs import Act, Action, Input, Pointer
from game.ui.widgets import Button

SAME_ROW: Final = 8.0
"""Widgets whose middles differ by less stand side by side."""


@runtime_checkable
class SelfLit(Protocol):
    """A widget that shows by itself that it has the focus."""

    @property
    def lights_itself(self) -> bool:
        """Whether the usual ring of light is left out."""
        ...


class Controls:
    """What can be pressed on a screen, drawn and steered in one way everywhere.

    Enter presses what the keys have gone to, or the primary button while nobody has used them.
    Esc is the way back.
    """

    def __init__(
        self,
        audio: Audio,
        *,
        on_back: Callable[[], None] | None = None,
        on_focus: Callable[[Focusable | None], None] | None = None,
    ) -> None:
        self._on_focus = on_focus
        self.ring = FocusRing(on_focus=self._focused, on_refused=self._refused)
        self.refusal = ""
        """Why the last press did nothing; empty after any other input."""
        self.hidden: frozenset[str] = frozenset()
        """Widgets that are out of sight: they are not drawn, but keys find them."""
        self._audio = audio
        self._on_back = on_back
        self._primary: Button | None = None

    def fill(
        self, widgets: Sequence[Focusable], primary: Button | None = None, first: str | None = None
    ) -> None:
        """Take the widgets of the screen; the focus stays where it was, or goes to `first`."""
        self._primary = primary
        self.ring.replace(widgets, first or (primary.id if primary else None))

    @property
    def typing(self) -> bool:
        """Whether letters go into a text field."""
        return self.ring.typing

    def handle(self, event: Input) -> bool:
        """Use an input; return whether it was used up."""
        if isinstance(event, Pointer) and event.kind == "move":
            return self._hover(event)
        if isinstance(event, Act) and not event.down:
            return self.ring.handle(event)
        had_refusal, self.refusal = bool(self.refusal), ""
        return self._use(event) or had_refusal

    def draw(self, canvas: Canvas) -> None:
        """Draw every widget and the light around the focused one."""
        for _ in self.painting(canvas):
            pass

    def painting(self, canvas: Canvas) -> Iterator[None]:
        """Draw the same, a little at each step."""
        self._show_enter()
        for item in self.ring.items:
            if item.id not in self.hidden:
                self.ring.draw_item(canvas, item)
            yield
        lit = self.ring.focused
        if lit is not None and lit.id in self.hidden:
            return
        # A list lights the row that is meant, and not its whole box.
        by_itself = isinstance(lit, SelfLit) and lit.lights_itself
        if not by_itself and not isinstance(lit, ScrollList):
            self.ring.draw(canvas)

    def _hover(self, event: Pointer) -> bool:
        """Let the focus follow the mouse, but not into a text field, and not out of one."""
        if self.ring.typing or isinstance(self.ring.at(event.x, event.y), TextField):
            return False
        return self.ring.handle(event)

    def _use(self, event: Input) -> bool:
        if isinstance(event, Act) and event.down and not event.repeat:
            if event.action == Action.BACK and self._on_back:
                self._audio.play("cancel")
                self._on_back()
                return True
            if event.action == Action.CONFIRM and self._primary and self._enter_is_primary():
                self.ring.focus(self._primary.id)
            if event.action == Action.END_TURN and self._primary:
                self.ring.focus(self._primary.id)
                event = Act(Action.CONFIRM)
        if isinstance(event, Pointer) and event.kind == "up" and self.ring.held is not None:
            self._audio.play("press")
        return self._press_aloud(event) if isinstance(event, Act) else self.ring.handle(event)

    def _press_aloud(self, event: Act) -> bool:
        presses = event.action in (Action.CONFIRM, Action.SKIP) and event.down and not event.repeat
        if presses and self.ring.focused is not None and self.ring.focused.enabled:
            self._audio.play("press")
        return self.ring.handle(event) or self._go_round(event)

    def _go_round(self, event: Act) -> bool:
        """Go on at the other end of a column, if Up or Down has come to its end.

        A held key stops at the end. Where several stand there side by side, the primary button
        comes first.
        """
        here, down = self.ring.focused, event.action == Action.DOWN
        if event.action not in (Action.UP, Action.DOWN) or event.repeat or here is None:
            return False
        left, _, width, _ = here.box
        column = [
            item
            for item in self.ring.items
            if item is here or (item.box[0] < left + width and left < item.box[0] + item.box[2])
        ]
        farthest = min if down else max
        edge = farthest(_middle(item) for item in column)
        row = [item for item in column if abs(_middle(item) - edge) < SAME_ROW]
        if here in row:
            return False
        return self.ring.focus((self._primary if self._primary in row else row[0]).id)

    def _enter_is_primary(self) -> bool:
        return not self.ring.by_keys and not self.ring.typing

    def _show_enter(self) -> None:
        """Show the key cap on the primary button only while Enter would press it."""
        if self._primary is not None:
            lit = self._enter_is_primary() or self.ring.focused is self._primary
            lit = lit or self._field_presses(self._primary)
            self._primary.key = Action.CONFIRM if lit and self._primary.enabled else ""

    def _field_presses(self, button: Button) -> bool:
        """Say whether Enter does in the focused text field what this button does."""
        field = self.ring.focused
        return isinstance(field, TextField) and field.on_submit == button.on_press

    def _focused(self, item: Focusable | None) -> None:
        self._audio.tick()
        if self._on_focus is not None:
            self._on_focus(item)

    def _refused(self, item: Focusable, why_not: str) -> None:  # noqa: ARG002
        self.refusal = why_not
        self._audio.play("illegal")


def _middle(item: Focusable) -> float:
    """Return the height at which an item stands."""
    return item.box[1] + item.box[3] / 2
