"""A line to type in, and lists that are longer than their box."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

import pygame

from game.ui.canvas import Canvas
from game.ui.focus import Point
from game.ui.inputs import Act, Action, Edit, EditCommand, Input, Pointer, Typed
from game.ui.layout import Rect
from game.ui.lettering import caret_places, draw_text, text_width
from game.ui.paint import chip
from game.ui.theme import BODY, DIM, HIGH, LAMP, LINE, SLOT_RADIUS
from game.ui.widgets import NOWHERE

_PAD: Final = 10.0


def pasted() -> str:
    """Return the text of the clipboard; nothing where there is no clipboard or no text in it."""
    try:
        return pygame.scrap.get_text()
    except (pygame.error, NotImplementedError, ValueError):
        return ""


def copy_out(text: str) -> bool:
    """Put text on the clipboard where there is one; say whether it is there now."""
    try:
        # Signs that are none, as in names of files, would be refused with all the others.
        pygame.scrap.put_text(text.encode("utf-8", "backslashreplace").decode("utf-8"))
    except (pygame.error, NotImplementedError, ValueError):
        return False
    return True


@dataclass(slots=True)
class TextField:
    """One line of text with a caret.

    `allowed` says whether a typed letter may stand in it; letters that cannot be seen, and the
    private ones that mark styles, never may. Entering the field by a press selects all of it.
    """

    id: str
    value: str
    on_change: Callable[[str], None]
    box: Rect = NOWHERE
    placeholder: str = ""
    max_length: int = 24
    allowed: Callable[[str], bool] = str.isprintable
    on_submit: Callable[[], None] | None = None
    paste: Callable[[], str] = pasted
    size: float = BODY
    enabled: bool = True
    why_not: str = ""
    radius: float = SLOT_RADIUS
    caret: int = field(default=-1)
    all_selected: bool = False
    _edges: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Put the caret behind the text."""
        self.caret = len(self.value) if self.caret < 0 else self.caret

    @property
    def typing(self) -> bool:
        """Letters go into the field while it has the focus."""
        return self.enabled

    def press(self, at: Point | None = None) -> str:
        """Put the caret under the pointer; without one, submit."""
        if at is not None:
            self.all_selected = False
            self.caret = self._letter_at(at[0])
        elif self.on_submit:
            self.on_submit()
        else:
            self.all_selected = True
        return ""

    def handle(self, event: Input) -> bool:
        """Take typed text and editing keys."""
        if not self.enabled:
            return False
        if isinstance(event, Typed):
            self._insert(event.text)
            return True
        if isinstance(event, Edit):
            self._edit(event.command)
            return True
        return False

    def set(self, value: str) -> None:
        """Replace the text from outside, without telling `on_change`."""
        self.value = value
        self.caret = len(value)
        self.all_selected = False

    def draw(self, canvas: Canvas, *, focused: bool = False, pressed: bool = False) -> None:  # noqa: ARG002
        """Draw the line, and the caret while it has the focus."""
        chip(canvas, self.box, "#0E151F", self.radius, line=LAMP if focused else LINE, alpha=0.9)
        inner = self.box.inset(_PAD, 2)
        self._edges = caret_places(canvas, self.value, self.size)
        # The caret stays in sight when the text is longer than the box.
        scroll = max(0.0, self._edges[self.caret] - inner.w + 2) if focused else 0.0
        left = inner.x - scroll
        self._edges = [left + edge for edge in self._edges]
        with canvas.clip(inner):
            if focused and self.all_selected and self.value:
                width = text_width(canvas, self.value, self.size)
                chip(canvas, (left, inner.y + 3, width, inner.h - 6), "#5A4A2A", 3)
            text, colour = (self.value, HIGH) if self.value else (self.placeholder, DIM)
            room = None if self.value else inner.w
            draw_text(canvas, left, inner.cy, text, self.size, colour, max_width=room)
            if focused and not self.all_selected:
                size = canvas.letters(self.size)
                place = (self._edges[self.caret] - 0.5, inner.cy - size * 0.6, 1.4)
                canvas.fill(LAMP, (*place, size * 1.2))

    def _insert(self, text: str) -> None:
        kept = "".join(letter for letter in text if letter.isprintable() and self.allowed(letter))
        if self.all_selected and kept:
            self.value, self.caret = "", 0
        self.all_selected = False
        kept = kept[: self.max_length - len(self.value)]
        self._put(self.value[: self.caret] + kept + self.value[self.caret :])
        self.caret += len(kept)

    def _edit(self, command: EditCommand) -> None:
        if command == "select_all":
            self.all_selected = bool(self.value)
        elif command == "copy":
            copy_out(self.value)
        elif command == "paste":
            self._insert(self.paste())
        elif command in ("backspace", "delete"):
            self._erase(0 if command == "delete" else 1)
        else:
            self._go(command)

    def _erase(self, before: int) -> None:
        if self.all_selected:
            self.all_selected = False
            self.caret = 0
            self._put("")
            return
        start = self.caret - before
        if 0 <= start < len(self.value):
            self.caret = start
            self._put(self.value[:start] + self.value[start + 1 :])

    def _go(self, command: EditCommand) -> None:
        self.all_selected = False
        places = {"home": 0, "end": len(self.value), "left": self.caret - 1}
        self.caret = max(0, min(len(self.value), places.get(command, self.caret + 1)))

    def _put(self, value: str) -> None:
        if value != self.value:
            self.value = value
            self.on_change(value)

    def _letter_at(self, x: float) -> int:
        places = range(min(len(self._edges), len(self.value) + 1))
        return min(places, key=lambda n: abs(self._edges[n] - x), default=len(self.value))


@dataclass(slots=True)
class Scroller:
    """How far something long has been pushed up in its box."""

    box: Rect = NOWHERE
    length: float = 0.0
    offset: float = 0.0

    @property
    def most(self) -> float:
        """The largest offset."""
        return max(0.0, self.length - self.box.h)

    def scroll(self, by: float) -> bool:
        """Push by some units; return whether anything moved."""
        before = self.offset
        self.offset = max(0.0, min(self.most, self.offset + by))
        return self.offset != before

    def show(self, top: float, height: float) -> None:
        """Bring a part of the length into the box."""
        self.offset = max(
            0.0, min(self.most, max(min(self.offset, top), top + height - self.box.h))
        )

    def draw_bar(self, canvas: Canvas) -> None:
        """Draw a thin bar at the right edge, if there is more than the box shows."""
        if self.most <= 0:
            return
        height = max(24.0, self.box.h * self.box.h / self.length)
        top = self.box.y + (self.box.h - height) * self.offset / self.most
        chip(canvas, (self.box.right - 5, top, 4, height), LINE, alpha=0.6)


_ARROWS: Final = {Action.UP: -1, Action.DOWN: 1}


@dataclass(slots=True)
class ScrollList:
    """Rows of one height of which one is chosen; longer than its box, it scrolls."""

    id: str
    count: int
    row_height: float
    draw_row: Callable[[Canvas, int, Rect, bool], None]
    """Draws a row: its number, its box, and whether it is the chosen one."""
    on_choose: Callable[[int], None]
    """Hears of a row that was pressed."""
    on_move: Callable[[int], None] | None = None
    """Hears of a row that became the chosen one."""
    box: Rect = NOWHERE
    chosen: int = 0
    gap: float = 6.0
    enabled: bool = True
    why_not: str = ""
    radius: float = SLOT_RADIUS
    scroller: Scroller = field(default_factory=Scroller)

    def press(self, at: Point | None = None) -> str:
        """Take the row under the pointer, or the chosen one."""
        row = self.chosen if at is None else self._row_at(at[1])
        if 0 <= row < self.count:
            self.choose(row)
            self.on_choose(row)
        return ""

    def handle(self, event: Input) -> bool:
        """Use the wheel; the arrows up to the first and the last row; pages, and both ends."""
        if isinstance(event, Pointer):
            self._fit()
            if event.kind == "wheel":
                return self.scroller.scroll(-event.amount * self.row_height)
            return False
        if not isinstance(event, Act) or not event.down:
            return False
        row = self.chosen + self._step(event.action)
        if event.action not in _ARROWS:
            row = max(0, min(row, self.count - 1))
        if row == self.chosen or not 0 <= row < self.count:
            return False
        self.choose(row)
        return True

    def _step(self, action: Action) -> int:
        """Return by how many rows an action moves on: one, a page, or all of them."""
        page = max(1, int((self.box.h + self.gap) // (self.row_height + self.gap)) - 1)
        pages = {Action.LOG_BACK: -page, Action.LOG_ON: page}
        ends = {Action.CENTRE: -self.count, Action.LOG_END: self.count}
        return (_ARROWS | pages | ends).get(action, 0)

    def draw(self, canvas: Canvas, *, focused: bool = False, pressed: bool = False) -> None:  # noqa: ARG002
        """Draw the rows that are in sight."""
        self._fit()
        with canvas.clip(self.box):
            for row in range(self.count):
                box = self.row_box(row)
                if box.bottom > self.box.y and box.y < self.box.bottom:
                    self.draw_row(canvas, row, box, row == self.chosen)
        self.scroller.draw_bar(canvas)

    def choose(self, row: int) -> None:
        """Make a row the chosen one, and scroll until it can be seen."""
        self._fit()
        moved = row != self.chosen
        self.chosen = row
        self.scroller.show(row * (self.row_height + self.gap), self.row_height)
        if moved and self.on_move:
            self.on_move(row)

    def row_box(self, row: int) -> Rect:
        """Return where a row stands now, in sight or not."""
        top = self.box.y + row * (self.row_height + self.gap) - self.scroller.offset
        bar = 10 if self.scroller.most else 0
        return Rect(self.box.x, top, self.box.w - bar, self.row_height)

    def _fit(self) -> None:
        self.scroller.box = self.box
        self.scroller.length = self.count * (self.row_height + self.gap) - self.gap
        self.scroller.scroll(0)

    def _row_at(self, y: float) -> int:
        return int((y - self.box.y + self.scroller.offset) // (self.row_height + self.gap))
