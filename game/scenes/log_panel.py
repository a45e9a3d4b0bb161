"""The log panel: the turns so far in their order, of which a few lines are in sight.

The end of the log stays in sight while it grows, until somebody leafs back. Lines are shown
whole: the panel leafs by lines and never cuts one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from game.content.texts import Texts
from game.scenes.chronicle import Entry
from game.ui import paint, theme
from game.ui.canvas import Canvas
from game.ui.control_map import key_label
from game.ui.fields import Scroller
from game.ui.inputs import LEFT_BUTTON, Act, Action, Input, Pointer
from game.ui.layout import Rect
from game.ui.lettering import draw_rich, draw_text, rich_lines, text_width
from game.ui.sprites import draw_icon

MARGINS: Final = (12.0, 10.0, 12.0, 8.0)
"""Left, top, right, bottom."""

HEAD: Final = 27.0
"""Height of the heading."""

LINE: Final = theme.CAPTION * 1.28
ROUND: Final = 20.0
SENTENCE_GAP: Final = 5.6
"""Between two sentences of a turn."""
FINGER: Final = 24.0
"""So many pixels high is the shortest sentence: it can be hit by a finger, with captions below."""
LEAST_SCALE: Final = 0.9
"""In windows whose units are smaller than this, in pixels, it is lower."""
ENTRY_GAP: Final = 3.0
"""How much more there is between two turns."""
INDENT: Final = 20.0
BAR: Final = 10.0
WHEEL_LINES: Final = 3
KEY_SIZE: Final = 12.0
CHIP_HEIGHT: Final = 22.0


class LogPlace(NamedTuple):
    """Where a sentence stands in the log: the number of its turn, and its own in the turn."""

    entry: int
    line: int


class _Line(NamedTuple):
    """One line of the log as it is set at one width."""

    text: str
    top: float
    """How far below the beginning of the log it begins, in logical units."""
    bottom: float
    look: int | None = None
    """The seat whose mark stands before the first line of a turn."""
    heads: bool = False
    """It names the round of the turns below it."""
    place: LogPlace | None = None
    """The sentence that it is part of."""


class LogPanel:
    """Which lines of the log are in sight, and how they are drawn."""

    def __init__(self, texts: Texts, game_id: str) -> None:
        """Begin with an empty log; a game may have a text of its own for the name of a round."""
        self._texts = texts
        own = f"{game_id}-round"
        self._heading = own if texts.has(own) else "table-round"
        self._lines: list[_Line] = []
        self._cut: dict[str, list[str]] = {}
        """The lines of each turn's text, at one width and scale."""
        self._cut_for = (0.0, 0.0, 0.0)
        self._first = 0
        self._at_end = True
        self.lit: LogPlace | None = None
        """The sentence that is meant now."""
        self.drawer = False
        """The log lies over the board, and can be put away."""
        self.open = False
        """A log that can be put away is wanted now."""
        self._zoom = 1.0
        self._gap = SENTENCE_GAP
        """Between two sentences of a turn, in logical units."""
        self._region = self._box = Rect(0, 0, 0, 0)
        self._chip = Rect(0, 0, 0, 0)

    @property
    def away(self) -> bool:
        """Whether nothing of the log is in sight."""
        return self.drawer and not self.open

    @property
    def place(self) -> tuple[int, bool, LogPlace | None]:
        """What the picture depends on besides the turns: what is in sight, and what is lit."""
        return *self.in_sight, self.lit

    @property
    def in_sight(self) -> tuple[int, bool]:
        """Which part of the log is in sight."""
        return self._first, self._at_end

    @property
    def places(self) -> list[LogPlace]:
        """All sentences of the log, in their order."""
        return list(dict.fromkeys(line.place for line in self._lines if line.place is not None))

    def rows(self) -> dict[LogPlace, Rect]:
        """Return the sentences that are wholly in sight, and where they stand."""
        if not self._lines or self.away:
            return {}
        box, start = self._box, self._lines[self._first].top
        seen = self._lines[self._first : self._first + self._shown_from(self._first)]
        rows = {}
        for place in dict.fromkeys(line.place for line in seen if line.place is not None):
            whole = [line for line in self._lines if line.place == place]
            if all(line in seen for line in whole):
                top = box.y + HEAD - start + whole[0].top - self._gap / 2
                height = whole[-1].bottom - whole[0].top + self._gap
                row = Rect(box.x - 3, top, box.w - BAR + 3, height)
                rows[place] = row.shrunk(1 / self._zoom)
        return rows

    def show(self, place: LogPlace) -> None:
        """Leaf until a sentence is wholly in sight, or as far as the panel can show it."""
        numbers = [n for n, line in enumerate(self._lines) if line.place == place]
        if not numbers or place in self.rows():
            return
        first, last = numbers[0], numbers[-1]
        wanted = first if first < self._first else min(first, self._first_above(last))
        self._leaf(wanted - self._first)

    def round_name(self, number: int) -> str:
        """Return what a round is called in this game."""
        return self._texts.say(self._heading, round=number)

    def handle(self, event: Input) -> bool:
        """Leaf by wheel or by key, or go back to the end; return whether the input was used."""
        if isinstance(event, Pointer):
            return self._point(event)
        if not isinstance(event, Act) or not event.down:
            return False
        if event.action is Action.LOG_BACK:
            self._leaf(min(-1, self._page_before() - self._first))
        elif event.action is Action.LOG_ON:
            self._leaf(max(1, self._shown_from(self._first) - 1))
        elif event.action is Action.LOG_END:
            self._leaf(len(self._lines))
        else:
            return False
        return True

    def _point(self, pointer: Pointer) -> bool:
        x, y = pointer.x / self._zoom, pointer.y / self._zoom
        if self.away:
            return False
        if pointer.kind == "wheel" and self._region.contains(x, y):
            self._leaf(-round(pointer.amount * WHEEL_LINES))
            return True
        pressed = pointer.kind == "down" and pointer.button == LEFT_BUTTON
        if pressed and not self._at_end and self._chip.contains(x, y):
            self._leaf(len(self._lines))
            return True
        return False

    def _leaf(self, by: int) -> None:
        last = self._last_first()
        self._first = max(0, min(last, self._first + by))
        self._at_end = self._first == last

    # Where lines stand

    @property
    def _room(self) -> float:
        return self._box.h - HEAD

    def _shown_from(self, first: int) -> int:
        """Return how many lines can be seen whole if this one is the first.

        The name of a round is not the last of them: it stands over its first turn, or not yet.
        """
        if not self._lines:
            return 0
        bottom = self._lines[first].top + self._room
        shown = sum(line.bottom <= bottom for line in self._lines[first:])
        return shown - 1 if shown > 1 and self._lines[first + shown - 1].heads else shown

    def _page_before(self) -> int:
        """Return the first line of the page that ends with the line now on top."""
        if not self._lines:
            return 0
        # The name of a round is not seen without a line below it.
        return self._first_above(self._first + self._lines[self._first].heads)

    def _last_first(self) -> int:
        """Return the first line from which on all lines can be seen."""
        return self._first_above(len(self._lines) - 1) if self._lines else 0

    def _first_above(self, last: int) -> int:
        """Return the first line that can be seen together with a later one."""
        top = self._lines[last].bottom - self._room
        return next((n for n, line in enumerate(self._lines[:last]) if line.top >= top), last)

    def lay_out(self, canvas: Canvas, region: Rect, entries: Sequence[Entry]) -> None:
        """Set the turns in lines for a region; the end stays in sight if it was."""
        if self.away:
            return
        self._zoom = canvas.zoom()
        self._gap = max(SENTENCE_GAP, FINGER / max(LEAST_SCALE, canvas.scale) - LINE)
        canvas, region = canvas.zoomed(), region.shrunk(self._zoom)
        self._region, self._box = region, region.inset(*MARGINS)
        self._lines = list(self._set(canvas, entries, self._box.w - INDENT - BAR))
        last = self._last_first()
        self._first = last if self._at_end else min(self._first, last)
        self._at_end = self._first == last

    def _set(self, canvas: Canvas, entries: Sequence[Entry], width: float) -> Iterator[_Line]:
        if self._cut_for != (width, canvas.scale, canvas.text_scale):
            self._cut_for = (width, canvas.scale, canvas.text_scale)
            self._cut.clear()
        y, shown_round = 0.0, -1
        for number, entry in enumerate(entries):
            if not entry.lines:
                continue
            if entry.round != shown_round:
                shown_round = entry.round
                yield _Line(self.round_name(entry.round), y, y + ROUND, heads=True)
                y += ROUND
            look: int | None = entry.look
            for count, told in enumerate(entry.lines):
                place = LogPlace(number, count)
                for text in self._lines_of(canvas, told.sentence, width):
                    yield _Line(text, y, y + LINE, look, place=place)
                    look = None
                    y += LINE
                y += self._gap
            y += ENTRY_GAP

    def _lines_of(self, canvas: Canvas, text: str, width: float) -> list[str]:
        if text not in self._cut:
            self._cut[text] = rich_lines(canvas, text, theme.CAPTION, width)
        return self._cut[text]

    # Drawing

    def draw(self, canvas: Canvas, region: Rect, entries: Sequence[Entry]) -> None:
        """Draw the heading and the part of the log that is in sight."""
        self.lay_out(canvas, region, entries)
        canvas, box = canvas.zoomed(), self._box
        words = self._texts.say("table-log")
        draw_icon(canvas, "clock", box.x + 9, box.y + 10, 16, theme.DIM)
        draw_text(canvas, box.x + 23, box.y + 10, words, theme.BODY, theme.MIDDLE, "name")
        if not self._lines:
            nothing = self._texts.say("table-log-empty")
            draw_text(canvas, box.x, box.y + HEAD + LINE / 2, nothing, theme.CAPTION, theme.DIM)
            return
        start = self._lines[self._first].top
        top = box.y + HEAD - start
        lit = self.rows().get(self.lit) if self.lit is not None else None
        if lit is not None:
            lit = lit.shrunk(self._zoom)
            paint.chip(canvas, lit, "#FFFFFF", 5, alpha=0.09)
            paint.outline(canvas, lit, theme.LAMP, 5, 1.4, 0.8)
        for line in self._lines[self._first : self._first + self._shown_from(self._first)]:
            self._draw_line(canvas, line, top)
        below = Rect(box.x, box.y + HEAD, box.w, self._room)
        Scroller(below, self._lines[-1].bottom, start).draw_bar(canvas)
        if not self._at_end:
            self._draw_chip(canvas)

    def _draw_line(self, canvas: Canvas, line: _Line, top: float) -> None:
        box = self._box
        y = top + line.top + LINE / 2
        if line.heads:
            right = draw_text(canvas, box.x, y, line.text, theme.FLOOR, theme.DIM, "bold") + 7
            rule = (right, y - 0.5, max(1.0, box.right - BAR - right), 1)
            paint.chip(canvas, rule, theme.LINE, 0.5, alpha=0.4)
            return
        if line.look is not None:
            paint.mark(canvas, box.x + 7, y, 11, line.look)
        draw_rich(canvas, box.x + INDENT, y, line.text, theme.CAPTION)

    def _draw_chip(self, canvas: Canvas) -> None:
        """Draw the button that leads back to the end, with its key."""
        words, key = self._texts.say("table-log-newest"), key_label(Action.LOG_END)
        wide = text_width(canvas, words, theme.CAPTION, "bold")
        cap = text_width(canvas, key, KEY_SIZE, "bold") + 10
        width = 10 + wide + 7 + cap + 4
        chip = Rect(self._box.right - width, self._box.y - 1, width, CHIP_HEIGHT)
        self._chip = chip
        paint.chip(canvas, chip, "#2E3A54", theme.SLOT_RADIUS)
        draw_text(canvas, chip.x + 10, chip.cy, words, theme.CAPTION, theme.LAMP, "bold")
        paint.chip(canvas, (chip.right - 4 - cap, chip.cy - 8, cap, 16), "#0B1020", 4, alpha=0.55)
        x = chip.right - 4 - cap / 2
        draw_text(canvas, x, chip.cy, key, KEY_SIZE, theme.MIDDLE, "bold", "center")
