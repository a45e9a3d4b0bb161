"""How to play, in our own words: a few short pages with the pieces themselves as diagrams.

Behind the chapters comes the glossary, and a field finds words in all of them. Opens over anything;
closing it leaves everything below as it was.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from game.scenes.boxes import box_of
from game.scenes.controls import Controls
from game.scenes.notices import dim
from game.scenes.rules_book import PAGES, Book
from game.scenes.rules_look import DOTS, Foot, parts_of, place_sheet_foot
from game.scenes.rules_search import Passage, Search
from game.scenes.rules_text import Line, Page
from game.scenes.rules_words import WORDS
from game.scenes.rules_writing import Writing
from game.scenes.stage import Scene, Services
from game.ui import paint
from game.ui.canvas import Canvas
from game.ui.fields import TextField
from game.ui.focus import Focusable
from game.ui.inputs import Act, Action, Input
from game.ui.layout import Rect
from game.ui.lettering import draw_text, text_width
from game.ui.light import Shadow
from game.ui.theme import CAPTION, HEAD, PAPER_DIM, TITLE
from game.ui.widgets import Button

SHEET: Final = (960.0, 600.0)
SHEET_SHADOW: Final[Shadow] = (8, 0.62, 2.7, 5.3)
PAD: Final = 34.0
TAB: Final = "rules.of."
LINK: Final = "rules.to."


class RulesPage(Scene):
    """The pages of one game, one at a time; away from a table, with a way to the other games."""

    opaque = False

    def __init__(
        self, services: Services, game_id: str, *, others: bool = False, rule: str = ""
    ) -> None:
        """Open where a rule stands, as `police.cuffs`, and light it; or at the first page."""
        self._texts = services.texts
        self._book = Book(services.texts, game_id)
        self._games = list(PAGES) if others else []
        self._page, line = self._book.place_of(rule)
        self._chapter = self._page
        """The chapter that was read last."""
        self._meant = "" if line is None else self._shown.lines[line].key
        """Key of the line for which the page was opened; empty for none."""
        self._search = Search()
        say = services.texts.say
        self._part, self._parts = 0, _whole(self._shown)
        """Which lines share the sheet, where not all of a page do."""
        self._wanted = line
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
    def _shown(self) -> Page:
        """The page that is open."""
        return self._book.pages[self._page]

    @property
    def _writing(self) -> Writing:
        return Writing(self._book, self._page, self._search, self._link, self._meant)

    @property
    def page(self) -> str:
        """The key of the page that is open."""
        return self._shown.key

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
        inner = sheet.inset(PAD, 0)
        y = self._writing.write_head(canvas, inner, self._name_games(canvas, inner))
        foot = self._place_foot(canvas, inner)
        area = Rect(inner.x, y, inner.w, foot.top - DOTS - y)
        self._divide(canvas, area)
        yield
        part, links = self._parts[self._part], self._links()
        yield from self._writing.paint_lines(canvas, part, area, links)
        self._draw_dots(canvas, sheet, foot)
        yield from self.controls.painting(canvas)

    def _name_games(self, canvas: Canvas, inner: Rect) -> float:
        """Name the game, or place a button for each; return the height of the title.

        Where there is too little room beside the title, the names stand above it.
        """
        y = inner.y + 8 + canvas.grown(36)
        room = inner.w - text_width(canvas, self._book.title(self._shown), HEAD, "name") - 24
        named, face = self._book.name(), self._book.box.face
        tabs, high = self._tabs(), canvas.grown(33)
        own = text_width(canvas, named, TITLE, face)
        needed = sum(button.width_for(canvas) + 8 for button in tabs) - 8 if tabs else own
        above, right = needed > room, inner.right
        if above:
            y -= canvas.grown(10)
        if not tabs:
            draw_text(canvas, right, y, named, TITLE, "#6A4A9A", face, "right")
        # Narrower than it would like to be is a name still better than cut.
        squeeze = min(1.0, inner.w / needed)
        for button in reversed(tabs):
            wide = button.width_for(canvas) * squeeze
            right -= wide
            button.box = Rect(right, y - high / 2, wide, high)
            right -= 8 * squeeze
        return y + canvas.grown(38) if above else y

    def _divide(self, canvas: Canvas, area: Rect) -> None:
        """Find which lines of the page share the sheet, and open the part that is meant."""
        before = (self._parts, self._part)
        self._parts = parts_of(self._writing.row_heights(canvas, area.w), area.h)
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

    def _links(self) -> dict[str, Button]:
        """Return the buttons of the glossary that lead to chapters, by the key of their line."""
        return {
            item.id.removeprefix(LINK): item
            for item in self.controls.ring.items
            if isinstance(item, Button) and item.id.startswith(LINK)
        }

    def _draw_dots(self, canvas: Canvas, sheet: Rect, foot: Foot) -> None:
        """Show which page is open."""
        count = len(self._book.pages)
        for number in range(count):
            x = sheet.cx + (number - (count - 1) / 2) * 14
            fill = "#8A5418" if number == self._page else "#CBBFA6"
            paint.chip(canvas, (x - 4, foot.top - 14, 8, 8), fill)
        draw_text(canvas, foot.x, foot.y, self._numbered(), CAPTION, PAPER_DIM, align="center")

    def _numbered(self) -> str:
        return self._texts.say("shell-rules-page", page=self._page + 1, pages=len(self._book.pages))

    def _place_foot(self, canvas: Canvas, inner: Rect) -> Foot:
        """Place the field, the button beside it, and the buttons that lead on."""
        aside, other = self._aside, self._hit
        if self._search.query:
            aside, other = other, aside
        offered = [each for each in self._turning if self.controls.ring.find(each.id)]
        ends, tools = (self._back, *self._turning), (self._field, aside)
        return place_sheet_foot(canvas, inner, tools, other, ends, offered, self._numbered())

    @property
    def _turning(self) -> tuple[Button, ...]:
        return self._previous, self._next, self._done

    def _fill(self) -> None:
        say = self._texts.say
        query, hits = self._search.query, self._search.hits
        self._back.key = "" if query else Action.BACK
        told = self.page == WORDS
        self._aside.label = say("shell-rules-chapters" if told else "shell-rules-words")
        found = say("shell-rules-hit", number=self._search.at + 1, count=len(hits))
        self._hit.label = found if hits else say("shell-rules-none")
        self._hit.enabled = bool(hits)
        self._hit.why_not = "" if hits else say("shell-rules-why-none")
        # Whoever reads on from the first page is done with the chapters, not with the glossary.
        ends = self._page in (self._book.glossary - 1, len(self._book.pages) - 1)
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
        lines = self._shown.lines
        return [lines[number] for number in self._parts[self._part] if number < len(lines)]

    def _link(self, line: Line) -> Button:
        number = self._book.place_of(line.chapter).page
        title = self._book.title(self._book.chapters[number])
        return Button(f"{LINK}{line.key}", title, lambda: self._open(number))

    def _look(self, query: str) -> None:
        """Find what is typed, and open the page of the first place."""
        self._search.look(query.strip(), tuple(self._book.passages()), self._page)
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
        keys = [line.key for line in self._shown.lines]
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
        first = self._book.glossary
        self._open(first if self._page < first else self._chapter)

    def _tab(self, game_id: str) -> Button:
        title = self._texts.say(f"{box_of(game_id).words}-title")
        return Button(
            f"{TAB}{game_id}", title, lambda: self._tell_of(game_id), kind="pill",
            selected=game_id == self._book.box.id,
        )  # fmt: skip

    def _tell_of(self, game_id: str) -> None:
        """Open the first page of another game."""
        self._book = Book(self._texts, game_id)
        self._chapter = 0
        self._search.look(self._search.query, tuple(self._book.passages()), 0)
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
            self._wanted = len(self._shown.lines) - 1

    def _open_part(self, part: int) -> None:
        self._part = part
        self._fill()
        self.dirty = True

    def _open(self, page: int) -> None:
        if not 0 <= page < len(self._book.pages):
            return
        self._page, self._meant = page, ""
        self._part, self._parts, self._wanted = 0, _whole(self._shown), None
        if self.page != WORDS:
            self._chapter = page
        self._fill()
        self.dirty = True

    def _close(self) -> None:
        self.stage.pop()


def _whole(page: Page) -> list[range]:
    """Return the parts of a page that stands on the sheet as a whole."""
    return [range(len(page.lines))]
