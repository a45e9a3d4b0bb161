"""How a page of rules is written on its sheet: its head, and each line beside its pieces.

Letters that were looked for are marked, and the lines that hold them lie in light.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple

from game.scenes.rules_book import Book
from game.scenes.rules_look import row_boxes
from game.scenes.rules_pictures import paint_pictures, shelf_width
from game.scenes.rules_search import Search, marked
from game.scenes.rules_text import Line, Page
from game.scenes.rules_words import WORDS
from game.ui import paint
from game.ui.canvas import Canvas
from game.ui.layout import Rect
from game.ui.lettering import draw_rich, draw_text, rich_height, text_width
from game.ui.theme import BODY, HEAD, LAMP, PAPER_DIM, PAPER_TEXT, PAPER_WARN, STRONG
from game.ui.widgets import Button

LEADING: Final = 1.25
BESIDE: Final = 24.0
"""Between the pieces of a line and its words."""
LINK: Final = 34.0
"""Height of the button behind a word of the glossary."""
LEAST_PIECE: Final = 44.0
"""How high a row is at least, for its pieces."""
LEAST_WORDS: Final = 190.0
"""How wide the words beside a term must be, or else they go below it."""


class Writing(NamedTuple):
    """One page of a book as it is written, with what is looked for."""

    book: Book
    number: int
    """Which page it is."""
    search: Search
    link: Callable[[Line], Button]
    """Makes the button that leads from a word of the glossary to its chapter."""
    meant: str = ""
    """Key of the line for which the page was opened; empty for none."""

    @property
    def page(self) -> Page:
        """The page that is written."""
        return self.book.pages[self.number]

    # The head

    def write_head(self, canvas: Canvas, inner: Rect, y: float) -> float:
        """Write title and lead from the middle of the title on; return where the lines begin."""
        title, lead = self.book.title(self.page), self.book.lead(self.page)
        query = self._query("")
        draw_text(canvas, inner.x, y, title, HEAD, _ink(title, query), "name",
                  max_width=inner.w)  # fmt: skip
        y += canvas.grown(38)
        lead = marked(lead, query)
        height = rich_height(canvas, lead, BODY + 1, inner.w)
        top = y - canvas.grown(15)
        self._light(canvas, "", Rect(inner.x, top, inner.w, height + 9))
        y += draw_rich(canvas, inner.x, y, lead, BODY + 1, inner.w, PAPER_DIM, paper=True)
        return y + 29 - canvas.grown(15)

    # The lines

    def row_heights(self, canvas: Canvas, width: float) -> list[float]:
        """Return how high the row of each line must be, for its pieces and for its words."""
        return [self._row_height(canvas, line, width) for line in self.page.lines]

    def paint_lines(
        self, canvas: Canvas, part: range, area: Rect, links: Mapping[str, Button]
    ) -> Iterator[None]:
        """Spread the lines of a part over an area, each beside its pieces, and place the links.

        `links` are the buttons behind words of the glossary, by the key of their line.
        """
        lines = [self.page.lines[number] for number in part]
        needs = [self._row_height(canvas, line, area.w) for line in lines]
        rows = row_boxes(needs, area)
        size = min(self._largest(), min(row.h for row in rows) - 12)
        shelf = self._shelf()
        for number, (line, row) in enumerate(zip(lines, rows, strict=True)):
            self._light(canvas, line.key, row)
            place = Rect(row.x, row.y, shelf, row.h)
            yield from paint_pictures(canvas, line, place, size)
            words = Rect(row.x + shelf + BESIDE, row.y, row.w - shelf - BESIDE, row.h)
            self._write(canvas, line, words, links.get(line.key))
            if number:
                paint.chip(canvas, (row.x, row.y, row.w, 1), "#BDB096", 0.5, alpha=0.55)
            yield

    def _row_height(self, canvas: Canvas, line: Line, width: float) -> float:
        column = self._words_column(canvas, width - self._shelf() - BESIDE)
        size = _size(line)
        sentence = self.book.sentence(self.page, line)
        words = rich_height(canvas, sentence, size, column.w, leading=LEADING)
        return max(
            LEAST_PIECE,
            words + column.y + canvas.letters(size) * 0.4,
            canvas.grown(LINK) + 6 if line.chapter else 0,
        )

    def _words_column(self, canvas: Canvas, room: float) -> Rect:
        """Return where the words of a line stand within its row: beside its term, or below it.

        `x` and `w` are their place, `y` what stands above them.
        """
        if self.page.key != WORDS:
            return Rect(0, 0, room, 0)
        terms = (self.book.term(each) for each in self.page.lines)
        term = max(text_width(canvas, each, STRONG, "bold") for each in terms)
        wide = room - term - self._link_width(canvas) - 40
        if wide >= canvas.grown(LEAST_WORDS):
            return Rect(term + 20, 0, wide, 0)
        return Rect(0, canvas.grown(38), room, canvas.grown(38))

    def _link_width(self, canvas: Canvas) -> float:
        return max(self.link(each).width_for(canvas) for each in self.page.lines)

    def _write(self, canvas: Canvas, line: Line, room: Rect, link: Button | None) -> None:
        """Write a sentence; a word of the glossary stands before it, its chapter behind it."""
        query, size = self._query(line.key), _size(line)
        column = self._words_column(canvas, room.w)
        words = marked(self.book.sentence(self.page, line), query)
        height = rich_height(canvas, words, size, column.w, leading=LEADING)
        middle = room.cy + column.y / 2
        if line.chapter:
            top = room.cy if not column.y else middle - (height + column.y) / 2 + column.y / 2
            self._write_term(canvas, line, Rect(room.x, top, room.w, 0), link)
        y = middle - (height - canvas.letters(size) * LEADING) / 2
        x = room.x + column.x
        draw_rich(canvas, x, y, words, size, column.w, PAPER_TEXT, leading=LEADING, paper=True)

    def _write_term(self, canvas: Canvas, line: Line, across: Rect, link: Button | None) -> None:
        """Write the word that a line explains, with its link at the other end of the row."""
        term = self.book.term(line)
        ink = _ink(term, self._query(line.key))
        draw_text(canvas, across.x, across.y, term, STRONG, ink, "bold")
        if link is not None:
            wide, high = self._link_width(canvas), canvas.grown(LINK)
            link.box = Rect(across.right - wide, across.y - high / 2, wide, high)

    # What was found

    def _query(self, line: str) -> str:
        """Return what is to be marked in a line; without a key, in title and lead."""
        return self.search.query if self.search.finds(self.number, line) else ""

    def _light(self, canvas: Canvas, line: str, row: Rect) -> None:
        """Lay light below a line that was found, by its key; without one it is the lead.

        More of it lies below the one that is meant now, or for which the page was opened.
        """
        hit, opened = self.search.hit, bool(line) and line == self.meant
        if opened or self.search.finds(self.number, line):
            found = hit is not None and (hit.page, hit.line) == (self.number, line)
            meant = opened or found
            paint.chip(canvas, row.inset(-8, 2), LAMP, 8, alpha=0.55 if meant else 0.22)

    # The pieces

    def _largest(self) -> float:
        """Return how large the pieces of the page are at most."""
        return 46.0 if self.page.key == WORDS else 58.0

    def _shelf(self) -> float:
        """Return how much room the pieces of the page take across."""
        return max(shelf_width(line, self._largest()) for line in self.page.lines)


def _ink(words: str, query: str) -> str:
    """Return the ink of words that have only one: it tells whether they were found."""
    return PAPER_TEXT if marked(words, query) == words else PAPER_WARN


def _size(line: Line) -> float:
    """Return the size of the words of a line."""
    return BODY if line.chapter else STRONG
