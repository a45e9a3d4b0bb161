"""Something to read that may be longer than its box: headings, paragraphs and rows of tables.

Only whole lines are shown, so that no letter is cut; the wheel, the arrows and the keys that leaf
through the log move on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from game.ui import paint
from game.ui.canvas import Canvas, Stamp
from game.ui.fields import Scroller
from game.ui.focus import Point
from game.ui.inputs import Act, Action, Input, Pointer
from game.ui.layout import Rect
from game.ui.lettering import draw_rich, draw_text, rich_height, rich_lines
from game.ui.theme import BODY, GOOD, HIGH, LAMP, LEADING, LINE, MIDDLE, TITLE, Face
from game.ui.widgets import NOWHERE

WHEEL_LINES: Final = 3
BAR: Final = 14.0
CELL_GAP: Final = 14.0
ROW_PAD: Final = 5.0


@dataclass(frozen=True, slots=True)
class Words:
    """A paragraph in one ink that wraps."""

    text: str
    size: float = BODY
    colour: str = MIDDLE
    face: Face = "regular"
    gap: float = 10.0
    """Room below it."""


@dataclass(frozen=True, slots=True)
class Cells:
    """A row of a table: words side by side."""

    words: tuple[str, ...]
    shares: tuple[float, ...]
    """How wide each column is, beside the others."""
    head: bool = False
    """It names the columns."""
    bar: tuple[int, float] | None = None
    """A column and how much of it a bar below its words fills, from 0 to 1."""


Block: TypeAlias = Words | Cells


def heading(text: str) -> Words:
    """Return a heading."""
    return Words(text, TITLE - 2, HIGH, "name", 6.0)


@dataclass(frozen=True, slots=True)
class _Piece:
    """What is shown as a whole or not at all: a line of a paragraph, or a row."""

    block: Block
    text: str
    top: float
    """Where it begins, from the beginning of everything."""
    height: float


@dataclass(slots=True)
class Reading:
    """A box with something to read."""

    id: str
    blocks: Sequence[Block] = ()
    box: Rect = NOWHERE
    enabled: bool = True
    why_not: str = ""
    radius: float = 8.0
    lights_itself: bool = True
    _pieces: list[_Piece] = field(default_factory=list)
    _cut_for: tuple[Stamp, float] | None = None
    """The window and the width for which everything has been cut into pieces."""
    _first: int = 0
    _shown: int = 0

    @property
    def longer(self) -> bool:
        """Whether there is more than the box shows."""
        return self._shown < len(self._pieces)

    def show(self, blocks: Sequence[Block]) -> None:
        """Show something else, from its beginning."""
        self.blocks, self._first, self._cut_for = blocks, 0, None

    def press(self, at: Point | None = None) -> str:  # noqa: ARG002 - there is nothing to press
        """Do nothing."""
        return ""

    def handle(self, event: Input) -> bool:
        """Move on, as far as there is more; at the ends the arrows lead to other widgets."""
        if isinstance(event, Pointer):
            return event.kind == "wheel" and self._move(-round(event.amount * WHEEL_LINES))
        if not isinstance(event, Act) or not event.down:
            return False
        page = max(1, self._shown - 1)
        steps = {
            Action.UP: -1,
            Action.DOWN: 1,
            Action.LOG_BACK: -page,
            Action.LOG_ON: page,
            Action.LOG_END: len(self._pieces),
        }
        return event.action in steps and self._move(steps[event.action])

    def draw(self, canvas: Canvas, *, focused: bool = False, pressed: bool = False) -> None:  # noqa: ARG002
        """Draw the lines that are in sight."""
        self._lay_out(canvas)
        start = self._pieces[self._first].top if self._pieces else 0.0
        for piece in self._pieces[self._first : self._first + self._shown]:
            _draw(canvas, piece, self.box, self.box.y + piece.top - start)
        if self.longer:
            whole = self._pieces[-1].top + self._pieces[-1].height
            Scroller(self.box, whole, start).draw_bar(canvas)
            if focused:
                paint.chip(canvas, (self.box.right - 5, self.box.y, 4, self.box.h), LAMP, alpha=0.5)

    def _lay_out(self, canvas: Canvas) -> None:
        """Find which lines and rows are in sight."""
        if self._cut_for != (canvas.stamp, self.box.w):
            self._cut_for = (canvas.stamp, self.box.w)
            self._pieces = _cut(canvas, self.blocks, self.box.w - BAR)
        self._first = max(0, min(self._first, self._last_first()))
        start = self._pieces[self._first].top if self._pieces else 0.0
        rest = self._pieces[self._first :]
        self._shown = sum(piece.top + piece.height <= start + self.box.h + 0.5 for piece in rest)

    def _last_first(self) -> int:
        """Return the first piece from which on everything to the end is in sight."""
        if not self._pieces:
            return 0
        top = self._pieces[-1].top + self._pieces[-1].height - self.box.h - 0.5
        last = len(self._pieces) - 1
        return next((n for n, piece in enumerate(self._pieces) if piece.top >= top), last)

    def _move(self, by: int) -> bool:
        before = self._first
        self._first = max(0, min(self._last_first(), self._first + by))
        return self._first != before


def _cut(canvas: Canvas, blocks: Sequence[Block], width: float) -> list[_Piece]:
    """Cut everything into lines and rows."""
    pieces, top = [], 0.0
    for block in blocks:
        parts = [""] if isinstance(block, Cells) else _lines(canvas, block, width)
        for part in parts:
            height = _height(canvas, block, part, width)
            pieces.append(_Piece(block, part, top, height))
            top += height
        top += block.gap if isinstance(block, Words) else 0.0
    return pieces


def _lines(canvas: Canvas, words: Words, width: float) -> list[str]:
    return rich_lines(canvas, words.text, words.size, width, words.face)


def _height(canvas: Canvas, block: Block, part: str, width: float) -> float:
    if isinstance(block, Words):
        return rich_height(canvas, part or "x", block.size, 1e4, block.face)
    cells = zip(block.words, _columns(block, Rect(0, 0, width, 0)), strict=True)
    return max(rich_height(canvas, words, BODY, box.w) for words, box in cells) + 2 * ROW_PAD


def _columns(row: Cells, box: Rect) -> list[Rect]:
    whole = sum(row.shares)
    room = box.w - CELL_GAP * (len(row.shares) - 1)
    return box.columns(*[room * share / whole for share in row.shares], gap=CELL_GAP)


def _draw(canvas: Canvas, piece: _Piece, box: Rect, top: float) -> None:
    block = piece.block
    if isinstance(block, Words):
        y = top + rich_height(canvas, "x", block.size) / 2
        draw_text(canvas, box.x, y, piece.text, block.size, block.colour, block.face)
        return
    row = Rect(box.x, top, box.w - BAR, piece.height)
    if block.head:
        paint.chip(canvas, (row.x, row.bottom - 1.5, row.w, 1), LINE, 0.5, alpha=0.7)
    y = top + ROW_PAD + canvas.letters(BODY) * LEADING / 2
    for number, (words, cell) in enumerate(zip(block.words, _columns(block, row), strict=True)):
        if block.bar is not None and block.bar[0] == number:
            paint.chip(canvas, (cell.x, row.bottom - 5, cell.w, 3), LINE, 1.5, alpha=0.35)
            paint.chip(canvas, (cell.x, row.bottom - 5, cell.w * block.bar[1], 3), GOOD, 1.5)
        face: Face = "bold" if block.head else "regular"
        colour = MIDDLE if block.head else HIGH
        draw_rich(canvas, cell.x, y, words, BODY, cell.w, colour, face)
