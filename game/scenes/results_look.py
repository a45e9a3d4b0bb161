"""How the results look: the headline, the picture on its stage, and the account in numbers.

The same for every game; what differs comes from its ending (`ending.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.content.texts import Texts
from game.scenes.boxes import Box
from game.scenes.ending import TONES, Account, Cell, Ending, Part, Row, Tone
from game.scenes.rounds import round_of
from game.ui import paint, sprites
from game.ui.canvas import Canvas
from game.ui.layout import Rect
from game.ui.lettering import draw_rich, draw_text, rich_height
from game.ui.theme import (
    BAD,
    BODY,
    CAPTION,
    DIM,
    FLOOR,
    GOOD,
    HIGH,
    INK8,
    LAMP,
    MIDDLE,
    SEATS,
    TITLE,
    Face,
)
from game.ui.widgets import Button

SIDE: Final = 32.0
FOOT: Final = 84.0
"""Height of the bar with the buttons."""
FACT_ROW: Final = 28.0
ROW: Final = 92.0
"""Most height that a line of the table takes."""
TABLE_FILL: Final = "#1A2446"
CELLS_FROM: Final = 0.39
"""Where the columns begin, as a share of a row; before them stand figure and name."""
SPRITE_STEP: Final = 28.0
PART_ROW: Final = 18.0
"""How far below each other the parts of a number stand."""


class ResultsLook:
    """Paints the end of one match."""

    def __init__(self, texts: Texts, box: Box, ending: Ending) -> None:
        self._texts, self._say = texts, texts.say
        self._box = box
        self._ending = ending

    def draw(self, canvas: Canvas, seed: int, rounds: int, shown: float) -> None:
        """Paint everything but the buttons; `shown` runs from 0 to 1 while the show lasts."""
        whole = (0, 0, canvas.width, canvas.height)
        name = ("results", self._box.id, self._ending.account, seed, rounds)
        canvas.baked(name, whole, lambda c: self._ground(c, seed, rounds))
        self._ending.draw(canvas, _stage(canvas), shown)

    def place_buttons(
        self, canvas: Canvas, left: Sequence[Button], right: Sequence[Button]
    ) -> None:
        """Put buttons along the lower edge: some from the left, some up to the right, the primary
        one last."""
        stage, account = _halves(canvas)
        top = canvas.height - FOOT + 22
        x = stage.x
        for button in left:
            button.box = Rect(x, top, max(button.width_for(canvas) + 16, 116), 42)
            x = button.box.right + 12
        x = account.right
        for button in reversed(right):
            primary = button.kind == "primary"
            wide = button.width_for(canvas) + (90 if primary else 16)
            height = 47 if primary else 42
            button.box = Rect(x - wide, top - (height - 42) * 0.6, wide, height)
            x = button.box.x - 12

    def _ground(self, canvas: Canvas, seed: int, rounds: int) -> None:
        """Paint all that stands still: the picture's ground, the words and the account."""
        account = self._ending.account
        left, right = _halves(canvas)
        self._ending.paint(canvas, _stage(canvas))
        self._head(canvas, account.headline, seed, rounds, left)
        self._sentence(canvas, account, Rect(left.x, left.bottom - 54, left.w, 54))
        lines = (len(account.facts) + 1) // 2
        facts = Rect(right.x, right.y, right.w, 54 + FACT_ROW * lines)
        self._facts(canvas, account, facts)
        table = Rect(right.x, facts.bottom + 12, right.w, right.bottom - facts.bottom - 12)
        self._table(canvas, account, table)

    # The head and the sentence

    def _head(self, canvas: Canvas, headline: str, seed: int, rounds: int, area: Rect) -> None:
        draw_text(canvas, area.x, 42, headline, 36, HIGH, "head", shadow=2, max_width=area.w)
        game = self._say(f"{self._box.words}-title")
        at = round_of(self._texts, self._box.id, rounds)
        where = self._say("shell-results-where", game=game, at=at, seed=str(seed))
        draw_text(canvas, area.x, 76, where, CAPTION, MIDDLE, max_width=area.w)

    def _sentence(self, canvas: Canvas, account: Account, box: Rect) -> None:
        """Say in a line or two why it ended."""
        paint.panel(canvas, box, "#1B2442", rim=0.15)
        icon, colour = ("check", GOOD) if account.bright else ("warn", BAD)
        sprites.draw_icon(canvas, icon, box.x + 28, box.cy, 22, colour, INK8)
        words, room = account.sentence, box.w - 66
        rows = rich_height(canvas, words, BODY, room, leading=1.2) / (BODY * 1.2)
        top = box.cy - (rows - 1) * BODY * 0.6
        draw_rich(canvas, box.x + 52, top, words, BODY, room, MIDDLE, leading=1.2)

    # The account

    def _facts(self, canvas: Canvas, account: Account, box: Rect) -> None:
        paint.panel(canvas, box, "#202C52", 10.5, rim=0.2)
        self._panel_title(canvas, box, self._say("shell-results-facts"))
        columns = box.inset(14, 44, 14, 6).columns(None, None, gap=14)
        lines = (len(account.facts) + 1) // 2
        for number, fact in enumerate(account.facts):
            column, line = columns[number // lines], number % lines
            y = column.y + FACT_ROW * (line + 0.5)
            if line % 2 == 0:
                edge = (column.x, y - FACT_ROW / 2 + 1, column.w, FACT_ROW - 2)
                paint.chip(canvas, edge, "#FFFFFF", 5, alpha=0.045)
            sprites.draw_icon(canvas, fact.icon, column.x + 15, y, 15, DIM, "#202C52")
            x = column.x + 32
            draw_text(canvas, x, y, fact.label, 15, MIDDLE, max_width=column.w - 90)
            tone = TONES[fact.tone]
            draw_text(canvas, column.right - 12, y, fact.value, BODY, tone, "bold", "right")

    def _table(self, canvas: Canvas, account: Account, box: Rect) -> None:
        """Paint a line per seat or piece: who, and what became of it."""
        paint.panel(canvas, box, TABLE_FILL, 10.5, rim=0.15)
        self._panel_title(canvas, box, account.heading)
        inside = box.inset(14, 44, 14, 8)
        edges = _edges(account, inside)
        for column, x in zip(account.columns, edges, strict=False):
            draw_text(canvas, x, box.y + 29, column.heading, CAPTION, DIM)
        height = min(ROW, inside.h / len(account.rows))
        for number, row in enumerate(account.rows):
            area = Rect(inside.x, inside.y + height * number, inside.w, height)
            self._row(canvas, row, area, edges)

    def _row(self, canvas: Canvas, row: Row, area: Rect, edges: Sequence[float]) -> None:
        fill = paint.mix(TABLE_FILL, SEATS[row.look].colour, 0.12)
        box = Rect(area.x, area.y + 2, area.w, area.h - 4)
        paint.chip(canvas, box, fill, 7)
        if row.won and row.rank:
            paint.outline(canvas, box, LAMP, 7, 1.4, 0.7)
        piece = min(70.0, area.h - 8)
        sprites.draw_sprite(canvas, row.sprite, area.x + 32, area.cy + piece / 2, piece)
        paint.badge(canvas, area.x + 76, area.cy, 10, row.look)
        x = area.x + 96
        room = edges[0] - x - 10
        draw_text(canvas, x, area.cy - 8, row.name, BODY, HIGH, "bold", max_width=room)
        draw_text(canvas, x, area.cy + 10, row.about, 13, DIM, max_width=room)
        for number, cell in enumerate(row.cells):
            # Empty cells lend their room to the words before them.
            end = number + 1
            while end < len(row.cells) and row.cells[end] == Cell():
                end += 1
            left, right = edges[number], edges[end]
            _draw_cell(canvas, cell, Rect(left, area.y, right - left - 8, area.h))

    def _panel_title(self, canvas: Canvas, box: Rect, words: str) -> None:
        draw_text(canvas, box.x + 20, box.y + 27, words, TITLE - 2, HIGH, "name")


def _draw_cell(canvas: Canvas, cell: Cell, box: Rect) -> None:
    """Draw pictures of pieces side by side, and words after them."""
    x = box.x
    for name in cell.sprites:
        sprites.draw_sprite(canvas, name, x + 11, box.cy, 25, "center")
        x += SPRITE_STEP
    _draw_parts(canvas, cell.parts, cell.tone, box)
    size = BODY if cell.bold else CAPTION
    face: Face = "bold" if cell.bold else "regular"
    if cell.words:
        draw_text(canvas, x, box.cy, cell.words, size, TONES[cell.tone], face,
                  max_width=box.right - x)  # fmt: skip


def _draw_parts(canvas: Canvas, parts: Sequence[Part], tone: Tone, box: Rect) -> None:
    """Draw numbers with their names, one below the other."""
    step = min(PART_ROW, box.h / max(1, len(parts)))
    y = box.cy - step * (len(parts) - 1) / 2
    for part in parts:
        left = draw_text(canvas, box.x, y, part.value, FLOOR + 1, TONES[tone], "bold")
        draw_text(canvas, left + 5, y, part.name, FLOOR + 1, DIM, max_width=box.right - left - 5)
        y += step


def _edges(account: Account, inside: Rect) -> list[float]:
    """Return where each column of the table begins, and where the last one ends."""
    whole = sum(column.share for column in account.columns)
    edges = [inside.x + inside.w * CELLS_FROM]
    for column in account.columns:
        edges.append(edges[-1] + inside.w * (1 - CELLS_FROM) * column.share / whole)
    return edges


def _halves(canvas: Canvas) -> tuple[Rect, Rect]:
    """Return the left half with the stage and the right one with the account."""
    width = min(canvas.width - 2 * SIDE, 1600.0)
    left = (canvas.width - width) / 2
    whole = Rect(left, 24, width, canvas.height - 24 - FOOT)
    stage, account = whole.columns(width * 0.47, None, gap=24)
    return stage, account


def _stage(canvas: Canvas) -> Rect:
    """Return the place of the picture, between the title and the sentence."""
    left, _ = _halves(canvas)
    return Rect(left.x, 96, left.w, left.bottom - 96 - 66)
