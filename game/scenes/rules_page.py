"""How to play, in our own words: a few short pages with the pieces themselves as diagrams.

Behind the chapters comes the glossary, and a field finds words in all of them. Opens over anything;
closing it leaves everything below as it was.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from game.scenes.boxes import Box, box_of, is_open
from game.scenes.controls import Controls
from game.scenes.escape_plan.rules import PAGES as ESCAPE_PLAN_PAGES
from game.scenes.evacuate.rules import PAGES as EVACUATE_PAGES
from game.scenes.notices import dim
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
FIELD: Final = 170.0
"""Width of the field of the search."""


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
        self._games = [id for id in PAGES if is_open(box_of(id))] if others else []
        keys = [page.key for page in PAGES[game_id]]
        self._page = keys.index(chapter) if chapter in keys else 0
        self._chapter = self._page
        """The chapter that was read last."""
        self._search = Search()
        say = services.texts.say
        self._pages = self._bound()
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
                self._open(self._page + step)
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
        x, y, room = sheet.x + PAD, sheet.y + 44, sheet.w - 2 * PAD
        left = self._head(canvas, sheet.right - PAD, y)
        title, lead = self._title(page), self._lead(page)
        query = self._search.query if self._search.finds(self._page, "") else ""
        ink = self._ink(title, query)
        draw_text(canvas, x, y, title, HEAD, ink, "name", max_width=left - x - 24)
        y += 38
        lead = marked(lead, query)
        height = rich_height(canvas, lead, BODY + 1, room)
        self._light(canvas, "", Rect(x, y - 15, room, height + 9))
        y += draw_rich(canvas, x, y, lead, BODY + 1, room, PAPER_DIM, paper=True) + 14
        bottom = self._place_buttons(canvas, sheet)
        yield
        yield from self._paint_lines(canvas, page, Rect(x, y, room, bottom - 20 - y))
        self._draw_dots(canvas, sheet, bottom)
        yield from self.controls.painting(canvas)

    def _head(self, canvas: Canvas, right: float, y: float) -> float:
        """Name the game, or place a button for each; return where that begins."""
        named = self._texts.say(f"{self._box.words}-title")
        if len(self._games) < 2:
            draw_text(canvas, right, y, named, TITLE, "#6A4A9A", self._box.face, "right")
            return right - text_width(canvas, named, TITLE, self._box.face)
        for button in reversed(self._tabs()):
            right -= button.width_for(canvas)
            button.box = Rect(right, y - 17, button.width_for(canvas), 33)
            right -= 8
        return right

    def _tabs(self) -> list[Button]:
        """Return the buttons that lead to other games."""
        return [
            item
            for item in self.controls.ring.items
            if isinstance(item, Button) and item.id.startswith(TAB)
        ]

    def _sheet(self, canvas: Canvas) -> Rect:
        whole = Rect(0, 0, canvas.width, canvas.height)
        return whole.centred(min(SHEET[0], canvas.width - 80), min(SHEET[1], canvas.height - 60))

    def _paint_lines(self, canvas: Canvas, page: Page, area: Rect) -> Iterator[None]:
        """Spread the sentences over the page, each beside its pieces."""
        share = min(92.0, area.h / len(page.lines))
        size = min(46.0 if page.key == WORDS else 58.0, share - 12)
        shelf = max(shelf_width(line, size) for line in page.lines)
        top = area.y + (area.h - share * len(page.lines)) / 2
        for number, line in enumerate(page.lines):
            row = Rect(area.x, top + share * number, area.w, share)
            self._light(canvas, line.key, row)
            place = Rect(row.x, row.y, shelf, share)
            yield from paint_pictures(canvas, line, place, size)
            words = Rect(row.x + shelf + 24, row.y, row.w - shelf - 24, share)
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

    def _write(self, canvas: Canvas, page: Page, line: Line, room: Rect) -> None:
        """Write a sentence; a word of the glossary stands before it, its chapter behind it."""
        query = self._search.query if self._search.finds(self._page, line.key) else ""
        words, size, x, wide = self._sentence(page, line), STRONG, room.x, room.w
        if line.chapter:
            size, term = BODY, max(self._term_width(canvas, each) for each in page.lines) + 20
            said = self._term(line)
            draw_text(canvas, x, room.cy, said, STRONG, self._ink(said, query), "bold")
            links = self._links()
            link = max(button.width_for(canvas) for button in links.values())
            links[line.key].box = Rect(room.right - link, room.cy - 17, link, 34)
            x, wide = x + term, wide - term - link - 20
        words = marked(words, query)
        height = rich_height(canvas, words, size, wide, leading=1.25)
        y = room.cy - (height - size * 1.25) / 2
        draw_rich(canvas, x, y, words, size, wide, PAPER_TEXT, leading=1.25, paper=True)

    def _term_width(self, canvas: Canvas, line: Line) -> float:
        return text_width(canvas, self._term(line), STRONG, "bold")

    def _links(self) -> dict[str, Button]:
        """Return the buttons of the glossary that lead to chapters, by the key of their line."""
        return {
            item.id.removeprefix(LINK): item
            for item in self.controls.ring.items
            if isinstance(item, Button) and item.id.startswith(LINK)
        }

    def _draw_dots(self, canvas: Canvas, sheet: Rect, y: float) -> None:
        """Show which page is open."""
        count = len(self._pages)
        for number in range(count):
            x = sheet.cx + (number - (count - 1) / 2) * 14
            fill = "#8A5418" if number == self._page else "#CBBFA6"
            paint.chip(canvas, (x - 4, y - 14, 8, 8), fill)
        left, right = self._aside_box().right, self._previous.box.x
        words = self._texts.say("shell-rules-page", page=self._page + 1, pages=count)
        draw_text(canvas, (left + right) / 2, y + 20, words, CAPTION, PAPER_DIM, align="center")

    def _aside_box(self) -> Rect:
        """Return where the button beside the field stands."""
        return (self._hit if self._search.query else self._aside).box

    def _place_buttons(self, canvas: Canvas, sheet: Rect) -> float:
        top = sheet.bottom - 62
        # The field must not jump when the cap of Esc comes and goes.
        wide = max(self._back.width_for(canvas), self._back.box.w)
        self._back.box = Rect(sheet.x + PAD, top, wide, 40)
        self._field.box = Rect(self._back.box.right + 12, top, FIELD, 40)
        for beside in (self._aside, self._hit):
            wide = beside.width_for(canvas)
            beside.box = Rect(self._field.box.right + 10, top, wide, 40)
        for button in (self._next, self._done):
            wide = max(120.0, button.width_for(canvas) + 20)
            button.box = Rect(sheet.right - PAD - wide, top, wide, 42)
        wide = self._previous.width_for(canvas)
        self._previous.box = Rect(self._next.box.x - 12 - wide, top, wide, 40)
        return top

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
        last = self._page in (len(PAGES[self._told]) - 1, len(self._pages) - 1)
        onward = self._done if last else self._next
        middle = [self._previous] if self._page else []
        tabs = [self._tab(id) for id in self._games] if len(self._games) > 1 else []
        lines = self._pages[self._page].lines
        links = [self._link(line) for line in lines if line.chapter]
        tools: list[Focusable] = [self._field, self._hit if query else self._aside]
        self.controls.fill([*tabs, *links, self._back, *tools, *middle, onward], onward)

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

    def _turn(self) -> None:
        self._open(self._page + 1)

    def _turn_back(self) -> None:
        self._open(self._page - 1)

    def _open(self, page: int) -> None:
        self._page = max(0, min(len(self._pages) - 1, page))
        if self._pages[self._page].key != WORDS:
            self._chapter = self._page
        self._fill()
        self.dirty = True

    def _close(self) -> None:
        self.stage.pop()
