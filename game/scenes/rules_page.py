"""How to play, in our own words: a few short pages with the pieces themselves as diagrams.

Behind the chapters comes the glossary, and a field finds words in all of them. Opens over anything;
closing it leaves everything below as it was.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from game.scenes.boxes import Box, box_of
from game.scenes.controls import Controls
from game.scenes.escape_plan.rules import PAGES as ESCAPE_PLAN_PAGES
from game.scenes.evacuate.rules import PAGES as EVACUATE_PAGES
from game.scenes.notices import dim
from game.scenes.rules_look import DOTS, Foot, parts_of, place_sheet_foot, row_boxes
from game.scenes.rules_pictures import paint_pictures, shelf_width
from game.scenes.rules_search import Passage, Search, marked
from game.scenes.rules_text import Line, Page
from game.scenes.rules_words import WORDS, glossary
from game.scenes.space_escape.rules import PAGES as SPACE_PAGES
from game.scenes.stage import Scene, Services
from game.ui import paint
from game.ui.canvas import Canvas
from game.ui.control_map import key_label
from game.ui.fields import TextField
from game.ui.focus import Focusable
from game.ui.inputs import Act, Action, Input
from game.ui.layout import Rect
from game.ui.lettering import draw_rich, draw_text, rich_height, text_width
from game.ui.light import Shadow
from game.ui.theme import (
    BODY,
    CAPTION,
    HEAD,
    LAMP,
    PAPER_DIM,
    PAPER_TEXT,
    PAPER_WARN,
    STRONG,
    TITLE,
)
from game.ui.widgets import Button

SHEET: Final = (900.0, 600.0)
SHEET_SHADOW: Final[Shadow] = (8, 0.62, 2.7, 5.3)
PAD: Final = 34.0
TAB: Final = "rules.of."
LINK: Final = "rules.to."
LEADING: Final = 1.25
LEAST_PIECE: Final = 44.0
"""How high a row is at least, for its pieces."""
LEAST_WORDS: Final = 190.0
"""How wide the words beside a term must be, or else they go below it."""

PAGES: Final[Mapping[str, Sequence[Page]]] = {
    "space_escape": SPACE_PAGES,
    "evacuate": EVACUATE_PAGES,
    "escape_plan": ESCAPE_PLAN_PAGES,
}
"""The pages of each game, in reading order."""

KEYS_NAMED: Final = {
    "walk": Action.NEXT,
    "take": Action.CONFIRM,
    "undo": Action.UNDO,
    "skip": Action.SKIP,
    "speed": Action.SPEED,
}
"""The keys that lines of rules may name."""


class RulesPage(Scene):
    """The pages of one game, one at a time; away from a table, with a way to the other games."""

    opaque = False

    def __init__(
        self, services: Services, game_id: str, *, others: bool = False, chapter: str = ""
    ) -> None:
        """Open at a chapter by the key of its page, or at the first."""
        self._texts = services.texts
        self._told = game_id
        self._games = list(PAGES) if others else []
        keys = [page.key for page in PAGES[game_id]]
        self._page = keys.index(chapter) if chapter in keys else 0
        self._chapter = self._page
        """The chapter that was read last."""
        self._search = Search()
        say = services.texts.say
        self._pages = self._bound()
        self._part, self._parts = 0, _whole(self._pages[self._page])
        """Which lines share the sheet, where not all of a page do."""
        self._wanted: int | None = None
        """The line whose part is to be opened, by number."""
        self.controls: Controls = Controls(services.audio, on_back=self._go_back)
        self._back = Button(
            "rules.close", say("shell-close"), self._close, icon="x", key=Action.BACK
        )
        self._previous = Button("rules.previous", say("shell-rules-previous"), self._turn_back)
        self._next = Button("rules.next", say("shell-rules-next"), self._turn, kind="primary")
        self._done = Button("rules.done", say("shell-rules-done"), self._close, kind="primary")
        self._field = TextField(
            "rules.search", "", self._look, placeholder=say("shell-rules-search"),
            on_submit=self._go_on,
        )  # fmt: skip
        self._aside = Button("rules.words", "", self._turn_aside)
        self._hit = Button("rules.hit", "", self._go_on, icon="arrow")
        self._fill()

    @property
    def _box(self) -> Box:
        return box_of(self._told)

    def _bound(self) -> Sequence[Page]:
        """Return the chapters of the game and its glossary."""
        return (*PAGES[self._told], *glossary(self._told, self._term))

    def _term(self, line: Line) -> str:
        return self._texts.say(f"{self._box.id}-rules-term-{line.key}")

    def _title(self, page: Page) -> str:
        return self._texts.say(f"{self._box.id}-rules-{page.key}-title")

    def _lead(self, page: Page) -> str:
        return self._texts.say(f"{self._box.id}-rules-{page.key}-lead")

    def _sentence(self, page: Page, line: Line) -> str:
        return self._texts.say(
            f"{self._box.id}-rules-{page.key}-{line.key}",
            **{name: key_label(action) for name, action in KEYS_NAMED.items()},
        )

    def _passages(self) -> Iterator[Passage]:
        """Yield everything that can be found, in reading order."""
        for number, page in enumerate(self._pages):
            if page.key != WORDS:
                yield Passage(number, "", f"{self._title(page)} {self._lead(page)}")
            for line in page.lines:
                term = self._term(line) if line.chapter else ""
                yield Passage(number, line.key, f"{term} {self._sentence(page, line)}")

    @property
    def page(self) -> str:
        """The key of the page that is open."""
        return self._pages[self._page].key

    def handle(self, event: Input) -> None:
        """Turn the pages with the buttons or the left and right arrows."""
        if isinstance(event, Act) and event.down:
            if event.action == Action.RULES:
                if not event.repeat:  # The key that opened the sheet may still be held.
                    self._close()
                return
            step = {Action.LEFT: -1, Action.RIGHT: 1}.get(event.action)
            if step is not None:
                (self._turn if step > 0 else self._turn_back)()
                return
        self.dirty |= self.controls.handle(event)

    def draw(self, canvas: Canvas) -> None:
        """Paint the sheet with the present page."""
        for _ in self.painting(canvas):
            pass

    def painting(self, canvas: Canvas) -> Iterator[None]:
        """Paint the same, a little at each step."""
        dim(canvas, 0.7)
        yield
        sheet = self._sheet(canvas)
        paint.paper(canvas, sheet, radius=12, shadow=SHEET_SHADOW)
        yield
        page = self._pages[self._page]
        inner = sheet.inset(PAD, 0)
        y = self._head(canvas, inner, page)
        foot = self._place_foot(canvas, inner)
        area = Rect(inner.x, y, inner.w, foot.top - DOTS - y)
        self._divide(canvas, page, area)
        yield
        yield from self._paint_lines(canvas, page, area)
        self._draw_dots(canvas, sheet, foot)
        yield from self.controls.painting(canvas)

    def _head(self, canvas: Canvas, inner: Rect, page: Page) -> float:
        """Write title and lead beside or below the names of games; return where the lines begin."""
        title, lead = self._title(page), self._lead(page)
        query = self._search.query if self._search.finds(self._page, "") else ""
        y = inner.y + 8 + canvas.grown(36)
        room = inner.w - text_width(canvas, title, HEAD, "name") - 24
        y = self._name_games(canvas, inner, y, room)
        draw_text(canvas, inner.x, y, title, HEAD, self._ink(title, query), "name",
                  max_width=inner.w)  # fmt: skip
        y += canvas.grown(38)
        lead = marked(lead, query)
        height = rich_height(canvas, lead, BODY + 1, inner.w)
        top = y - canvas.grown(15)
        self._light(canvas, "", Rect(inner.x, top, inner.w, height + 9))
        y += draw_rich(canvas, inner.x, y, lead, BODY + 1, inner.w, PAPER_DIM, paper=True)
        return y + 14 - canvas.grown(15) + 15

    def _name_games(self, canvas: Canvas, inner: Rect, y: float, room: float) -> float:
        """Name the game, or place a button for each; return the height of the title.

        Where `room` beside the title is too small, the names stand above it.
        """
        named = self._texts.say(f"{self._box.words}-title")
        tabs, high = self._tabs(), canvas.grown(33)
        own = text_width(canvas, named, TITLE, self._box.face)
        needed = sum(button.width_for(canvas) + 8 for button in tabs) - 8 if tabs else own
        above, right = needed > room, inner.right
        if above:
            y -= canvas.grown(10)
        if not tabs:
            draw_text(canvas, right, y, named, TITLE, "#6A4A9A", self._box.face, "right")
        # Narrower than it would like to be is a name still better than cut.
        squeeze = min(1.0, inner.w / needed)
        for button in reversed(tabs):
            wide = button.width_for(canvas) * squeeze
            right -= wide
            button.box = Rect(right, y - high / 2, wide, high)
            right -= 8 * squeeze
        return y + canvas.grown(38) if above else y

    def _divide(self, canvas: Canvas, page: Page, area: Rect) -> None:
        """Find which lines of a page share the sheet, and open the part that is meant."""
        needs = [self._row_height(canvas, page, line, area.w) for line in page.lines]
        before = (self._parts, self._part)
        self._parts = parts_of(needs, area.h)
        if self._wanted is not None:
            self._part = next(
                (number for number, part in enumerate(self._parts) if self._wanted in part), 0
            )
            self._wanted = None
        self._part = min(self._part, len(self._parts) - 1)
        if before != (self._parts, self._part):
            places = {item.id: item.box for item in self.controls.ring.items}
            self._fill()
            for button in self._tabs():
                button.box = Rect(*places[button.id])
            self._place_foot(canvas, self._sheet(canvas).inset(PAD, 0))

    def _tabs(self) -> list[Button]:
        """Return the buttons that lead to other games."""
        return [
            item
            for item in self.controls.ring.items
            if isinstance(item, Button) and item.id.startswith(TAB)
        ]

    def _sheet(self, canvas: Canvas) -> Rect:
        whole = Rect(0, 0, canvas.width, canvas.height)
        wide, high = canvas.grown(SHEET[0]), canvas.grown(SHEET[1])
        edge = 60.0 if canvas.text_scale <= 1 else 24.0
        return whole.centred(min(wide, canvas.width - 80), min(high, canvas.height - edge))

    def _paint_lines(self, canvas: Canvas, page: Page, area: Rect) -> Iterator[None]:
        """Spread the sentences over the page, each beside its pieces."""
        part = self._parts[self._part]
        lines = [page.lines[number] for number in part]
        needs = [self._row_height(canvas, page, line, area.w) for line in lines]
        rows = row_boxes(needs, area)
        size = min(_largest(page), min(row.h for row in rows) - 12)
        shelf = _shelf(page)
        for number, (line, row) in enumerate(zip(lines, rows, strict=True)):
            self._light(canvas, line.key, row)
            place = Rect(row.x, row.y, shelf, row.h)
            yield from paint_pictures(canvas, line, place, size)
            words = Rect(row.x + shelf + 24, row.y, row.w - shelf - 24, row.h)
            self._write(canvas, page, line, words)
            if number:
                paint.chip(canvas, (row.x, row.y, row.w, 1), "#BDB096", 0.5, alpha=0.55)
            yield

    def _ink(self, words: str, query: str) -> str:
        """Return the ink of words that have only one: it tells whether they were found."""
        return PAPER_TEXT if marked(words, query) == words else PAPER_WARN

    def _light(self, canvas: Canvas, line: str, row: Rect) -> None:
        """Lay light below a line that was found, and more below the one that is meant now.

        Without a key it is the lead of the page.
        """
        hit = self._search.hit
        if self._search.finds(self._page, line):
            meant = hit is not None and (hit.page, hit.line) == (self._page, line)
            paint.chip(canvas, row.inset(-8, 2), LAMP, 8, alpha=0.55 if meant else 0.22)

    def _row_height(self, canvas: Canvas, page: Page, line: Line, width: float) -> float:
        """Return how high the row of a line must be, for its pieces and for its words."""
        column = self._words_column(canvas, page, width - _shelf(page) - 24)
        size = BODY if line.chapter else STRONG
        words = rich_height(canvas, self._sentence(page, line), size, column.w, leading=LEADING)
        return max(
            LEAST_PIECE,
            words + column.y + canvas.letters(size) * 0.4,
            canvas.grown(34) + 6 if line.chapter else 0,
        )

    def _words_column(self, canvas: Canvas, page: Page, room: float) -> Rect:
        """Return where the words of a line stand within its row: beside its term, or below it.

        `x` and `w` are their place, `y` what stands above them.
        """
        if page.key != WORDS:
            return Rect(0, 0, room, 0)
        term = max(text_width(canvas, self._term(each), STRONG, "bold") for each in page.lines)
        wide = room - term - self._link_width(canvas, page) - 40
        if wide >= canvas.grown(LEAST_WORDS):
            return Rect(term + 20, 0, wide, 0)
        return Rect(0, canvas.grown(38), room, canvas.grown(38))

    def _link_width(self, canvas: Canvas, page: Page) -> float:
        return max(self._link(each).width_for(canvas) for each in page.lines)

    def _write(self, canvas: Canvas, page: Page, line: Line, room: Rect) -> None:
        """Write a sentence; a word of the glossary stands before it, its chapter behind it."""
        query = self._search.query if self._search.finds(self._page, line.key) else ""
        words, size = self._sentence(page, line), BODY if line.chapter else STRONG
        column = self._words_column(canvas, page, room.w)
        words = marked(words, query)
        height = rich_height(canvas, words, size, column.w, leading=LEADING)
        middle = room.cy + column.y / 2
        if line.chapter:
            top = room.cy if not column.y else middle - (height + column.y) / 2 + column.y / 2
            said, high = self._term(line), canvas.grown(34)
            draw_text(canvas, room.x, top, said, STRONG, self._ink(said, query), "bold")
            link, button = self._link_width(canvas, page), self._links().get(line.key)
            if button is not None:
                button.box = Rect(room.right - link, top - high / 2, link, high)
        y = middle - (height - canvas.letters(size) * LEADING) / 2
        x = room.x + column.x
        draw_rich(canvas, x, y, words, size, column.w, PAPER_TEXT, leading=LEADING, paper=True)

    def _links(self) -> dict[str, Button]:
        """Return the buttons of the glossary that lead to chapters, by the key of their line."""
        return {
            item.id.removeprefix(LINK): item
            for item in self.controls.ring.items
            if isinstance(item, Button) and item.id.startswith(LINK)
        }

    def _draw_dots(self, canvas: Canvas, sheet: Rect, foot: Foot) -> None:
        """Show which page is open."""
        count = len(self._pages)
        for number in range(count):
            x = sheet.cx + (number - (count - 1) / 2) * 14
            fill = "#8A5418" if number == self._page else "#CBBFA6"
            paint.chip(canvas, (x - 4, foot.top - 14, 8, 8), fill)
        draw_text(canvas, foot.x, foot.y, self._numbered(), CAPTION, PAPER_DIM, align="center")

    def _numbered(self) -> str:
        return self._texts.say("shell-rules-page", page=self._page + 1, pages=len(self._pages))

    def _place_foot(self, canvas: Canvas, inner: Rect) -> Foot:
        """Place the field, the button beside it, and the buttons that lead on."""
        aside = self._hit if self._search.query else self._aside
        offered = [each for each in self._turning if self.controls.ring.find(each.id)]
        ends, tools = (self._back, *self._turning), (self._field, aside)
        return place_sheet_foot(canvas, inner, tools, ends, offered, self._numbered())

    @property
    def _turning(self) -> tuple[Button, ...]:
        return self._previous, self._next, self._done

    def _fill(self) -> None:
        say = self._texts.say
        query, hits = self._search.query, self._search.hits
        self._back.key = "" if query else Action.BACK
        told = self._pages[self._page].key == WORDS
        self._aside.label = say("shell-rules-chapters" if told else "shell-rules-words")
        found = say("shell-rules-hit", number=self._search.at + 1, count=len(hits))
        self._hit.label = found if hits else say("shell-rules-none")
        self._hit.enabled = bool(hits)
        self._hit.why_not = "" if hits else say("shell-rules-why-none")
        # Whoever reads on from the first page is done with the chapters, not with the glossary.
        ends = self._page in (len(PAGES[self._told]) - 1, len(self._pages) - 1)
        last = ends and self._part == len(self._parts) - 1
        onward = self._done if last else self._next
        middle = [self._previous] if self._page or self._part else []
        tabs = [self._tab(id) for id in self._games] if len(self._games) > 1 else []
        lines = self._lines_shown()
        links = [self._link(line) for line in lines if line.chapter]
        tools: list[Focusable] = [self._field, self._hit if query else self._aside]
        self.controls.fill([*tabs, *links, self._back, *tools, *middle, onward], onward)

    def _lines_shown(self) -> Sequence[Line]:
        """Return the lines of the part that is open."""
        lines = self._pages[self._page].lines
        return [lines[number] for number in self._parts[self._part] if number < len(lines)]

    def _link(self, line: Line) -> Button:
        pages = self._pages
        number = next(n for n, page in enumerate(pages) if page.key == line.chapter)
        return Button(f"{LINK}{line.key}", self._title(pages[number]), lambda: self._open(number))

    def _look(self, query: str) -> None:
        """Find what is typed, and open the page of the first place."""
        self._search.look(query.strip(), tuple(self._passages()), self._page)
        self._show_hit()

    def _go_on(self) -> None:
        """Open the page of the next place."""
        self._search.go_on()
        self._show_hit()

    def _show_hit(self) -> None:
        hit = self._search.hit
        self._open(self._page if hit is None else hit.page)
        self._want(hit)

    def _want(self, hit: Passage | None) -> None:
        """Have the part opened in which something was found."""
        keys = [line.key for line in self._pages[self._page].lines]
        self._wanted = keys.index(hit.line) if hit is not None and hit.line in keys else None

    def _go_back(self) -> None:
        """Forget what was looked for; if nothing was, close."""
        if not self._field.value:
            self._close()
            return
        self._field.set("")
        self._look("")

    def _turn_aside(self) -> None:
        """Open the glossary, or from there the chapter that was read last."""
        first = next(n for n, page in enumerate(self._pages) if page.key == WORDS)
        self._open(first if self._page < first else self._chapter)

    def _tab(self, game_id: str) -> Button:
        title = self._texts.say(f"{box_of(game_id).words}-title")
        return Button(
            f"{TAB}{game_id}", title, lambda: self._tell_of(game_id), kind="pill",
            selected=game_id == self._told,
        )  # fmt: skip

    def _tell_of(self, game_id: str) -> None:
        """Open the first page of another game."""
        self._told = game_id
        self._pages = self._bound()
        self._chapter = 0
        self._search.look(self._search.query, tuple(self._passages()), 0)
        hit = self._search.hit
        self._open(0 if hit is None else hit.page)
        self._want(hit)

    def _turn(self) -> None:
        """Open what comes next: another part of the page, or another page."""
        if self._part < len(self._parts) - 1:
            self._open_part(self._part + 1)
        else:
            self._open(self._page + 1)

    def _turn_back(self) -> None:
        if self._part:
            self._open_part(self._part - 1)
        elif self._page:
            self._open(self._page - 1)
            self._wanted = len(self._pages[self._page].lines) - 1

    def _open_part(self, part: int) -> None:
        self._part = part
        self._fill()
        self.dirty = True

    def _open(self, page: int) -> None:
        if not 0 <= page < len(self._pages):
            return
        self._part, self._parts, self._wanted = 0, _whole(self._pages[page]), None
        self._page = max(0, min(len(self._pages) - 1, page))
        if self._pages[self._page].key != WORDS:
            self._chapter = self._page
        self._fill()
        self.dirty = True

    def _close(self) -> None:
        self.stage.pop()


def _whole(page: Page) -> list[range]:
    """Return the parts of a page that stands on the sheet as a whole."""
    return [range(len(page.lines))]


def _largest(page: Page) -> float:
    """Return how large the pieces of a page are at most."""
    return 46.0 if page.key == WORDS else 58.0


def _shelf(page: Page) -> float:
    """Return how much room the pieces of a page take across."""
    return max(shelf_width(line, _largest(page)) for line in page.lines)
