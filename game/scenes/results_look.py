"""How the results look: the headline, the picture on its stage, tabs, and the account in numbers.

The same for every game; what differs comes from its ending (`ending.py`). The picture stands beside
the pages; where letters are larger than usual, it is a page of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.content.texts import Texts
from game.scenes.boxes import Box
from game.scenes.ending import TONES, Account, Cell, Ending, Part, Row, Tone
from game.scenes.rounds import round_of
from game.ui import paint, sprites
from game.ui.canvas import Canvas
from game.ui.layout import Rect
from game.ui.lettering import draw_rich, draw_text, rich_height, size_in, text_width, wrap
from game.ui.theme import (
    BAD,
    BODY,
    CAPTION,
    DIM,
    FLOOR,
    GOOD,
    HEAD,
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
WIDEST: Final = 1600.0
BUTTON: Final = 42.0
TAB: Final = 34.0
GAP: Final = 12.0
TAB_GAP: Final = 6.0
SHARE: Final = 0.47
"""The picture takes this share of the width."""
FACT_ROW: Final = 28.0
ROW: Final = 92.0
"""Most height that a line of the table takes."""
LEAST_ROW: Final = 42.0
PARTS_ROW: Final = 56.0
"""A line with several numbers below each other takes at least so much."""
TABLE_FILL: Final = "#1A2446"
CELLS_FROM: Final = 0.39
"""Where the columns begin, as a share of a row; before them stand figure and name."""
MANY: Final = 5
CELLS_FROM_MANY: Final = 0.33
"""The same where there are so many columns."""
SPRITE_STEP: Final = 28.0
PART_ROW: Final = 18.0
"""How far below each other the parts of a number stand."""


TIGHT: Final = 1.1
"""From line to line of a cell, in heights of its letters."""


class Layout(NamedTuple):
    """Where everything stands in one window."""

    head: Rect
    stage: Rect
    """The picture; nowhere if it is a page that is not shown."""
    sentence: Rect
    panel: Rect
    """The page that is turned to."""


def beside(canvas: Canvas) -> bool:
    """Say whether the picture stands beside the pages."""
    return canvas.text_scale <= 1


class ResultsLook:
    """Paints the end of one match."""

    def __init__(self, texts: Texts, box: Box, ending: Ending) -> None:
        self._texts, self._say = texts, texts.say
        self._box = box
        self._ending = ending

    def place(
        self,
        canvas: Canvas,
        tabs: Sequence[Button],
        left: Sequence[Button],
        right: Sequence[Button],
    ) -> Layout:
        """Place tabs and buttons, and return where all else goes."""
        width = min(canvas.width - 2 * SIDE, WIDEST)
        foot = _place_buttons(canvas, width, left, right)
        whole = Rect((canvas.width - width) / 2, 24, width, foot - 24 - 18)
        if not beside(canvas):
            head = Rect(whole.x, whole.y, whole.w, canvas.letters(HEAD) + 14)
            top = _place_tabs(canvas, Rect(whole.x, head.bottom, whole.w, 0), tabs)
            panel = Rect(whole.x, top, whole.w, whole.bottom - top)
            low = canvas.grown(54)
            stage, sentence = panel.rows(None, low, gap=GAP)
            return Layout(head, stage, sentence, panel)
        stage, pages = whole.columns(width * SHARE, None, gap=24)
        top = _place_tabs(canvas, pages, tabs)
        panel = Rect(pages.x, top, pages.w, pages.bottom - top)
        sentence = Rect(stage.x, stage.bottom - 54, stage.w, 54)
        picture = Rect(stage.x, 96, stage.w, sentence.y - GAP - 96)
        return Layout(Rect(stage.x, stage.y, stage.w, 72), picture, sentence, panel)

    def paint_ground(self, canvas: Canvas, plan: Layout, seed: int, rounds: int) -> None:
        """Paint what stands still behind everything: the room, the headline, why it ended."""
        self._ending.paint(canvas, plan.stage)
        self._head(canvas, plan.head, seed, rounds)

    def draw_picture(self, canvas: Canvas, plan: Layout, shown: float) -> None:
        """Draw what moves on the stage, and the sentence below it."""
        self._ending.draw(canvas.plain(), plan.stage, shown)
        self._sentence(canvas, self._ending.account, plan.sentence)

    def draw_count(self, canvas: Canvas, panel: Rect) -> None:
        """Draw the table, and the numbers of the whole match above it where there is room."""
        account = self._ending.account
        if beside(canvas):
            lines = (len(account.facts) + 1) // 2
            facts, table = panel.rows(54 + FACT_ROW * lines, None, gap=GAP)
            self._facts(canvas, account, facts)
            self._table(canvas, account, table)
            return
        parted = any(cell.parts for row in account.rows for cell in row.cells)
        least = PARTS_ROW if parted else LEAST_ROW
        most = panel.h / (56 + least * len(account.rows))
        zoomed, by = canvas.zoomed(most), canvas.zoom(most)
        self._table(zoomed, account, panel.shrunk(by))

    def draw_facts(self, canvas: Canvas, panel: Rect) -> None:
        """Draw the numbers of the whole match on a page of their own."""
        account = self._ending.account
        most = panel.h / (60 + FACT_ROW * ((len(account.facts) + 1) // 2))
        self._facts(canvas.zoomed(most), account, panel.shrunk(canvas.zoom(most)))

    # The head and the sentence

    def _head(self, canvas: Canvas, area: Rect, seed: int, rounds: int) -> None:
        headline = self._ending.account.headline
        if not beside(canvas):
            y = area.y + canvas.letters(HEAD) * 0.5
            draw_text(canvas, area.x, y, headline, HEAD, HIGH, "head", shadow=2, max_width=area.w)
            return
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
        step = canvas.letters(BODY) * 1.2
        rows = rich_height(canvas, words, BODY, room, leading=1.2) / step
        top = box.cy - (rows - 1) * step / 2
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
            tone = TONES[fact.tone]
            draw_text(canvas, column.right - 12, y, fact.value, BODY, tone, "bold", "right")
            x, end = column.x + 32, column.right - 20 - text_width(canvas, fact.value, BODY, "bold")
            _draw_lines(canvas, fact.label, Rect(x, y, end - x, 0), 15, MIDDLE)

    def _table(self, canvas: Canvas, account: Account, box: Rect) -> None:
        """Paint a line per seat or piece: who, and what became of it."""
        paint.panel(canvas, box, TABLE_FILL, 10.5, rim=0.15)
        self._panel_title(canvas, box, account.heading)
        inside = box.inset(14, 44, 14, 8)
        edges = _edges(account, inside)
        for number, column in enumerate(account.columns):
            x, room = edges[number], edges[number + 1] - edges[number] - 8
            _draw_lines(canvas, column.heading, Rect(x, box.y, room, 58), CAPTION, DIM)
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
        room = Rect(x, box.y, box.right - x, box.h)
        _draw_lines(canvas, cell.words, room, size, TONES[cell.tone], face)


def _draw_lines(
    canvas: Canvas, words: str, box: Rect, size: float, colour: str, face: Face = "regular"
) -> None:
    """Draw words in the middle of the height: in one line if they can be, even in smaller type."""
    size = size_in(canvas, words, size, box.w, face)
    lines = wrap(canvas, words, size, box.w, face)
    step = canvas.letters(size) * TIGHT
    y = box.cy - step * (len(lines) - 1) / 2
    for number, line in enumerate(lines):
        draw_text(canvas, box.x, y + step * number, line, size, colour, face, max_width=box.w)


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
    start = CELLS_FROM if len(account.columns) < MANY else CELLS_FROM_MANY
    edges = [inside.x + inside.w * start]
    for column in account.columns:
        edges.append(edges[-1] + inside.w * (1 - start) * column.share / whole)
    return edges


def _place_tabs(canvas: Canvas, area: Rect, tabs: Sequence[Button]) -> float:
    """Place tabs side by side at the top of an area, in lines; return where the page begins."""
    x, y, high = area.x, area.y, canvas.grown(TAB)
    for tab in tabs:
        wide = tab.width_for(canvas) - 8
        if x + wide > area.right + 1 and x > area.x:
            x, y = area.x, y + high + TAB_GAP
        tab.box = Rect(x, y, wide, high)
        x += wide + TAB_GAP
    return y + high + GAP


def _place_buttons(
    canvas: Canvas, width: float, left: Sequence[Button], right: Sequence[Button]
) -> float:
    """Place buttons at the lower edge, some from the left and some up to the right; return where
    they begin. Where not all fit side by side, they stand in lines.
    """
    edge, high = (canvas.width - width) / 2, canvas.grown(BUTTON)
    whole = Rect(edge, 0, width, canvas.height - 18)
    groups = [[*left, *right]] if _needed(canvas, (*left, *right)) <= width else []
    groups = groups or [*_lines(canvas, left, width), *_lines(canvas, right, width)]
    top = whole.bottom - (high + GAP) * len(groups) + GAP
    for number, line in enumerate(groups):
        y, x = top + (high + GAP) * number, whole.x
        ends = [button for button in line if button in right]
        for button in line:
            if ends and button is ends[0]:
                x = whole.right - _needed(canvas, ends)
            wide = _wide(canvas, button)
            button.box = Rect(x, y, wide, high)
            x += wide + GAP
    return top


def _lines(canvas: Canvas, buttons: Sequence[Button], width: float) -> list[list[Button]]:
    """Return buttons in lines that fit into a width."""
    lines: list[list[Button]] = [[]]
    for button in buttons:
        if lines[-1] and _needed(canvas, (*lines[-1], button)) > width:
            lines.append([])
        lines[-1].append(button)
    return lines


def _needed(canvas: Canvas, buttons: Sequence[Button]) -> float:
    return sum(_wide(canvas, button) + GAP for button in buttons) - GAP


def _wide(canvas: Canvas, button: Button) -> float:
    """Return how wide a button is: the primary one a little wider than its words."""
    spare = (44 if button.kind == "primary" else 12) if beside(canvas) else 0
    return max(button.width_for(canvas) + spare, 104)
