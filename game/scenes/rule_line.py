"""The line below what an inspector tells: it names the chapter of the rules that tells more.

A press on it, or the key of the rules, opens that chapter over the table; see `Insight.rule`.
"""

from __future__ import annotations

from typing import Final

from game.content.texts import Texts
from game.scenes.rules_book import Book
from game.ui import paint, theme
from game.ui.canvas import Canvas
from game.ui.control_map import key_label
from game.ui.inputs import Action
from game.ui.key_caps import key_cap, key_cap_width
from game.ui.layout import Rect
from game.ui.lettering import draw_text, size_in
from game.ui.sprites import draw_icon

LINE_HEIGHT: Final = 28.0
"""In letters of the usual size."""
MARGIN: Final = 13.0
"""From both ends of the line to the edges of the inspector."""
INDENT: Final = 28.0
"""How far right of the icon the words begin."""


class RuleLine:
    """Where the line of one table stands, and what it says."""

    def __init__(self, texts: Texts, game_id: str) -> None:
        self._texts, self._game_id = texts, game_id
        self._book: Book | None = None
        """The rules of the game, as soon as a chapter of them is named."""
        self._box: Rect | None = None

    def words(self, rule: str) -> str:
        """Return the title of the chapter in which a rule stands; nothing if there is none."""
        if not rule:
            return ""
        if self._book is None:
            self._book = Book(self._texts, self._game_id)
        return self._book.title_of(rule)

    def stand(self, canvas: Canvas, panel: Rect) -> None:
        """Be pressed at the foot of an inspector."""
        high = max(theme.TOUCH, LINE_HEIGHT * canvas.zoom())
        self._box = Rect(panel.x, panel.bottom - high, panel.w, high)

    def go(self) -> None:
        """Be nowhere."""
        self._box = None

    def holds(self, x: float, y: float) -> bool:
        """Say whether a press on a logical point is one on the line."""
        return self._box is not None and self._box.contains(x, y)


def draw_rule_line(canvas: Canvas, panel: Rect, words: str, ground: str) -> None:
    """Draw the line at the foot of an inspector, with the cap of its key."""
    row = Rect(panel.x, panel.bottom - LINE_HEIGHT, panel.w, LINE_HEIGHT).inset(MARGIN, 0)
    paint.chip(canvas, (row.x, row.y, row.w, 1), theme.LINE, 0.5, alpha=0.6)
    draw_icon(canvas, "book", row.x + 10, row.cy, 15, theme.LAMP, ground)
    key = key_label(Action.RULES)
    cap = row.right - key_cap_width(canvas, key)
    key_cap(canvas, cap, row.cy, key)
    left, room = row.x + INDENT, cap - row.x - INDENT - 8
    size = size_in(canvas, words, theme.CAPTION, room, "bold")
    draw_text(canvas, left, row.cy, words, size, theme.LAMP, "bold", max_width=room)
