"""How to play, in our own words: a few short pages with the pieces themselves as diagrams.

Opens over anything; closing it leaves everything below as it was.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from game.scenes.boxes import Box, box_of, is_open
from game.scenes.controls import Controls
from game.scenes.escape_plan.rules import PAGES as ESCAPE_PLAN_PAGES
from game.scenes.evacuate.rules import PAGES as EVACUATE_PAGES
from game.scenes.evacuate.rules import PAINTERS
from game.scenes.notices import dim
from game.scenes.rules_text import Line, Page
from game.scenes.space_escape.rules import PAGES as SPACE_PAGES
from game.scenes.stage import Scene, Services
from game.ui import paint, sprites
from game.ui.canvas import Canvas
from game.ui.control_map import key_label
from game.ui.inputs import Act, Action, Input
from game.ui.layout import Rect
from game.ui.lettering import draw_rich, draw_text, rich_height, text_width
from game.ui.light import Shadow
from game.ui.theme import (
    BODY,
    CAPTION,
    HEAD,
    PAPER_BAD,
    PAPER_DIM,
    PAPER_GOOD,
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
INKS: Final = {"plain": PAPER_WARN, "good": PAPER_GOOD, "bad": PAPER_BAD}


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

    def __init__(self, services: Services, game_id: str, *, others: bool = False) -> None:
        self._texts = services.texts
        self._told = game_id
        self._games = [id for id in PAGES if is_open(box_of(id))] if others else []
        self._page = 0
        say = services.texts.say
        self.controls: Controls = Controls(services.audio, on_back=self._close)
        self._back = Button(
            "rules.close", say("shell-close"), self._close, icon="x", key=Action.BACK
        )
        self._previous = Button("rules.previous", say("shell-rules-previous"), self._turn_back)
        self._next = Button("rules.next", say("shell-rules-next"), self._turn, kind="primary")
        self._done = Button("rules.done", say("shell-rules-done"), self._close, kind="primary")
        self._fill()

    @property
    def _box(self) -> Box:
        return box_of(self._told)

    @property
    def _pages(self) -> Sequence[Page]:
        return PAGES[self._told]

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
        say = self._texts.say
        start = f"{self._box.id}-rules-{page.key}"
        left = self._head(canvas, sheet.right - PAD, y)
        draw_text(canvas, x, y, say(f"{start}-title"), HEAD, PAPER_TEXT, "name",
                  max_width=left - x - 24)  # fmt: skip
        y += 38
        lead = say(f"{start}-lead")
        y += draw_rich(canvas, x, y, lead, BODY + 1, room, PAPER_DIM, paper=True) + 14
        bottom = self._place_buttons(canvas, sheet)
        yield
        yield from self._paint_lines(canvas, page, Rect(x, y, room, bottom - 14 - y))
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
        size = min(58.0, share - 12)
        shelf = max(self._shelf(line, size) for line in page.lines)
        top = area.y + (area.h - share * len(page.lines)) / 2
        for number, line in enumerate(page.lines):
            middle = top + share * (number + 0.5)
            place = Rect(area.x, middle - share / 2, shelf, share)
            yield from self._paint_pictures(canvas, line, place, size)
            words = self._texts.say(
                f"{self._box.id}-rules-{page.key}-{line.key}",
                **{name: key_label(action) for name, action in KEYS_NAMED.items()},
            )
            x, room = area.x + shelf + 24, area.w - shelf - 24
            height = rich_height(canvas, words, STRONG, room, leading=1.25)
            y = middle - (height - STRONG * 1.25) / 2
            draw_rich(canvas, x, y, words, STRONG, room, PAPER_TEXT, leading=1.25, paper=True)
            if number:
                edge = (area.x, top + share * number, area.w, 1)
                paint.chip(canvas, edge, "#BDB096", 0.5, alpha=0.55)
            yield

    def _shelf(self, line: Line, size: float) -> float:
        return sum(_width(name, size) for name in line.pictures) + 6 * (len(line.pictures) - 1)

    def _paint_pictures(
        self, canvas: Canvas, line: Line, shelf: Rect, size: float
    ) -> Iterator[None]:
        """Draw the pieces of a line side by side in the middle of their shelf."""
        x = shelf.cx - self._shelf(line, size) / 2
        for name in line.pictures:
            width = _width(name, size)
            ink, _, icon = name.rpartition(":")
            if ink in PAINTERS:
                high = _height(name, size)
                box = Rect(x, shelf.cy - high / 2, width, high)
                PAINTERS[ink].draw(canvas, box, icon)
            elif ink:
                disc = size * 0.72
                paint.chip(
                    canvas, (x + (width - disc) / 2, shelf.cy - disc / 2, disc, disc), INKS[ink]
                )
                sprites.draw_icon(
                    canvas, icon, x + width / 2, shelf.cy, disc * 0.56, "#FFF9EC", INKS[ink]
                )
            else:
                sprites.draw_sprite(
                    canvas, name, x + width / 2, shelf.cy, _height(name, size), "center",
                    shadow=paint.PIECE_SHADOW,
                )  # fmt: skip
            x += width + 6
            yield

    def _draw_dots(self, canvas: Canvas, sheet: Rect, y: float) -> None:
        """Show which page is open."""
        count = len(self._pages)
        for number in range(count):
            x = sheet.cx + (number - (count - 1) / 2) * min(16, 140 / count)
            fill = "#8A5418" if number == self._page else "#CBBFA6"
            paint.chip(canvas, (x - 4, y + 18, 8, 8), fill)
        words = self._texts.say("shell-rules-page", page=self._page + 1, pages=count)
        draw_text(canvas, sheet.cx, y + 38, words, CAPTION, PAPER_DIM, align="center")

    def _place_buttons(self, canvas: Canvas, sheet: Rect) -> float:
        top = sheet.bottom - 62
        self._back.box = Rect(sheet.x + PAD, top, self._back.width_for(canvas), 40)
        for button in (self._next, self._done):
            wide = max(140.0, button.width_for(canvas) + 54)
            button.box = Rect(sheet.right - PAD - wide, top, wide, 42)
        wide = self._previous.width_for(canvas)
        self._previous.box = Rect(self._next.box.x - 12 - wide, top, wide, 40)
        return top

    def _fill(self) -> None:
        last = self._page == len(self._pages) - 1
        onward = self._done if last else self._next
        middle = [self._previous] if self._page else []
        tabs = [self._tab(id) for id in self._games] if len(self._games) > 1 else []
        self.controls.fill([*tabs, self._back, *middle, onward], onward)

    def _tab(self, game_id: str) -> Button:
        title = self._texts.say(f"{box_of(game_id).words}-title")
        return Button(
            f"{TAB}{game_id}", title, lambda: self._tell_of(game_id), kind="pill",
            selected=game_id == self._told,
        )  # fmt: skip

    def _tell_of(self, game_id: str) -> None:
        """Open the first page of another game."""
        self._told = game_id
        self._open(0)

    def _turn(self) -> None:
        self._open(self._page + 1)

    def _turn_back(self) -> None:
        self._open(self._page - 1)

    def _open(self, page: int) -> None:
        self._page = max(0, min(len(self._pages) - 1, page))
        self._fill()
        self.dirty = True

    def _close(self) -> None:
        self.stage.pop()


def _height(name: str, size: float) -> float:
    """Return the height at which a piece looks as large as the others."""
    return size * (0.8 if name.startswith(("card_arrow", "disc", "shaft", "item", "med")) else 1)


def _width(name: str, size: float) -> float:
    painter = PAINTERS.get(name.partition(":")[0])
    if painter is not None:
        return _height(name, size) * painter.shape
    if ":" in name:
        return size * 0.8
    across, down = sprites.natural_size(name)
    return _height(name, size) * across / down
