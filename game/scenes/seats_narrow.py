"""The set-up of a table in large letters: one column of parts that scrolls between head and foot.

Everything is laid out in larger units, in which letters have their usual size.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from game.content.texts import Texts
from game.scenes.boxes import Box
from game.scenes.customs import Meaning, Trial
from game.scenes.seat_row import height_of
from game.scenes.seating import Place, Seating
from game.scenes.seats_frame import Frame
from game.scenes.seats_look import Look
from game.scenes.seats_page import Page, Part
from game.ui import paint
from game.ui.canvas import Canvas
from game.ui.fields import TextField
from game.ui.focus import Focusable, FocusRing
from game.ui.layout import Rect
from game.ui.lettering import draw_rich, draw_text, rich_height, size_in, text_width
from game.ui.segmented import Segmented
from game.ui.theme import BODY, CAPTION, HEAD, HIGH, LAMP, MIDDLE, PAPER_TEXT, TITLE, TOUCH
from game.ui.widgets import Button

LEAST_WIDTH: Final = 600.0
"""Letters grow no further than leaves the window so many units of them."""
WIDEST: Final = 900.0
SIDE: Final = 20.0
BAR: Final = 14.0
"""Room at the right of the column for the bar that shows how much is in sight."""
TOP: Final = 48.0
FOOT: Final = 58.0
PILL: Final = 33.0
GAP: Final = 12.0
"""Between two panels; the rows of seats stand closer."""
ROW_GAP: Final = 7.0
INSIDE: Final = 18.0
WIDGET_AT: Final = 150.0
"""Where the widget of a rule begins."""
RULE: Final = 50.0
"""Height of a rule above its sentence."""
SHEET_HEAD: Final = 48.0
DETAIL: Final = 120.0
LEADING: Final = 1.25
MEANS, DETAILS = "seats.means", "seats.detail"


@dataclass(frozen=True, slots=True)
class Matter:
    """What there is to show."""

    seating: Seating
    trial: Trial | None
    seen: int
    title: Sequence[str]
    told: Sequence[Meaning]
    refusal: str
    pairs: Sequence[tuple[str, str]]
    rules: Sequence[tuple[str, str]]
    """Name and sentence of each option, and of the seed."""


class Narrow:
    """Paints one frame of the set-up. Made anew for each; keeps nothing."""

    def __init__(self, canvas: Canvas, box: Box, texts: Texts, page: Page, ring: FocusRing) -> None:
        most = max(1.0, canvas.width / LEAST_WIDTH)
        self._zoom = canvas.zoom(most)
        self._canvas = canvas.zoomed(most)
        self._box = box
        self._texts = texts
        self._say = texts.say
        self._page = page
        self._ring = ring
        wide, high = self._canvas.width, self._canvas.height
        width = min(wide - 2 * SIDE, WIDEST)
        self._whole = Rect((wide - width) / 2, 0, width, high)
        self._view = Rect(self._whole.x, TOP, width - BAR, high - TOP - FOOT)

    @property
    def zoom(self) -> float:
        """How many units of the window make one here."""
        return self._zoom

    def draw(self, matter: Matter) -> Look:
        """Paint everything but the widgets."""
        page, places = self._page, matter.seating.places
        page.fit(self._parts(matter), self._view)
        rows = tuple(page.box(f"row.{number}.") for number in range(len(places)))
        paper = page.group("paper.") or page.box("paper.")
        bar = Rect(self._whole.x, self._whole.bottom - FOOT, self._whole.w, FOOT)
        frame = Frame(rows, page.box("rule."), paper, paper, bar)
        look = Look(self._canvas, frame, self._box, self._texts)
        look.backdrop()
        self._head(look, matter.title)
        for number, place in enumerate(places):
            if page.sees(f"row.{number}."):
                seen = number == matter.seen
                look.row(number, place, matter.seating, matter.trial, seen=seen)
        self._rules(matter.rules)
        self._paper(look, matter)
        for number in _taken(places):
            if page.sees(f"detail.{number}."):
                here = replace(frame, detail=page.box(f"detail.{number}."))
                about = Look(self._canvas, here, self._box, self._texts)
                about.detail(matter.seating, matter.trial, number)
        page.draw_bar(self._canvas, self._whole.right)
        return look

    def inside(
        self, places: Sequence[Place], boxes_in: Callable[[Place, Rect], Mapping[str, Rect]]
    ) -> dict[str, tuple[str, Rect]]:
        """Return the part of each widget that scrolls, and where it stands."""
        page = self._page
        found = {id: ("presets.", box) for id, box in self._pills(page.box("presets."))}
        for number, place in enumerate(places):
            name = f"row.{number}."
            boxes = boxes_in(place, page.box(name))
            found |= {id: (name, box) for id, box in boxes.items()}
        for number, line in enumerate(self._lines()):
            name = f"rule.{number}."
            for id, box in self._rule_boxes(line, page.box(name)):
                found[id] = (name, box)
        found[MEANS] = ("paper.", page.group("paper.") or page.box("paper."))
        for number in _taken(places):
            name = f"detail.{number}."
            found[f"{DETAILS}.{places[number].colour}"] = (name, page.box(name))
        return found

    def below(self, back: Button, book: Button, start: Button) -> dict[str, Rect]:
        """Return where the way back, the way to the rules and the way on stand."""
        bar = Rect(self._whole.x, self._whole.bottom - FOOT + 8, self._whole.w, 42)
        wide = max(150.0, start.width_for(self._canvas))
        left = bar.x + back.width_for(self._canvas)
        return {
            back.id: Rect(bar.x, bar.y, left - bar.x, bar.h),
            book.id: Rect(left + 8, bar.y, book.width_for(self._canvas), bar.h),
            start.id: Rect(bar.right - wide, bar.y, wide, bar.h),
        }

    # Parts and their heights

    def _parts(self, matter: Matter) -> list[Part]:
        wide, seating = self._view.w, matter.seating
        pills = self._pills(Rect(0, 0, wide, 0))
        parts = [Part("presets.", max(box.bottom for _, box in pills), GAP)] if pills else []
        for number, place in enumerate(seating.places):
            last = number == len(seating.places) - 1
            height = height_of(wide, taken=place.taken)
            parts.append(Part(f"row.{number}.", height, GAP if last else ROW_GAP))
        for number, (_, about) in enumerate(matter.rules):
            last = number == len(matter.rules) - 1
            height = RULE + self._about_height(about) + 10
            parts.append(Part(f"rule.{number}.", height, GAP if last else 0.0))
        details = [Part(f"detail.{number}.", DETAIL, GAP) for number in _taken(seating.places)]
        return [*parts, *self._paper_parts(matter), *details]

    def _paper_parts(self, matter: Matter) -> list[Part]:
        if matter.refusal:
            pairs = 100.0 if matter.pairs else 0.0
            height = SHEET_HEAD + self._told_height(matter.refusal) + 20 + pairs
            return [Part("paper.0.", height, GAP)]
        heights = [self._told_height(self._say(m.key, **m.values)) for m in matter.told] or [0.0]
        heights[0] += SHEET_HEAD
        heights[-1] += 8
        last = len(heights) - 1
        return [Part(f"paper.{n}.", h, GAP if n == last else 0.0) for n, h in enumerate(heights)]

    def _told_height(self, words: str) -> float:
        room = self._view.w - 88
        return max(rich_height(self._canvas, words, BODY, room, leading=LEADING), 26) + 14

    def _about_height(self, about: str) -> float:
        room = self._view.w - 2 * INSIDE
        return rich_height(self._canvas, about, CAPTION, room, leading=LEADING)

    # What is painted here

    def _head(self, look: Look, words: Sequence[str]) -> None:
        canvas, (game, question, *crumbs) = self._canvas, words
        x, room = self._whole.x, self._whole.w
        size = size_in(canvas, game, 28, room * 0.5, self._box.face)
        x = draw_text(canvas, x, 26, game, size, LAMP, self._box.face, shadow=2) + 16
        rest = self._whole.right - x
        size = size_in(canvas, question, HEAD - 5, rest, "name")
        draw_text(canvas, x, 27.5, question, size, HIGH, "name", shadow=1.4, max_width=rest)
        x += text_width(canvas, question, size, "name") + 20
        if look.crumbs_width(crumbs) <= self._whole.right - x:
            look.crumbs(crumbs, 14)

    def _rules(self, rules: Sequence[tuple[str, str]]) -> None:
        canvas, panel = self._canvas, self._page.group("rule.")
        if panel is None:
            return
        paint.panel(canvas, panel, "#1C2440", 10.5)
        for number, (name, about) in enumerate(rules):
            if not self._page.sees(f"rule.{number}."):
                continue
            box = self._page.box(f"rule.{number}.").inset(INSIDE, 0)
            size = size_in(canvas, name, BODY, WIDGET_AT - INSIDE - 8, "bold")
            draw_text(canvas, box.x, box.y + RULE / 2, name, size, HIGH, "bold")
            top = box.y + RULE + CAPTION * LEADING / 2
            draw_rich(canvas, box.x, top, about, CAPTION, box.w, colour=MIDDLE, leading=LEADING)

    def _paper(self, look: Look, matter: Matter) -> None:
        page, sheet = self._page, self._page.group("paper.")
        if sheet is None:
            return
        if matter.refusal:
            look.hindrance(matter.refusal, matter.pairs)
            return
        paint.paper(self._canvas, sheet, radius=10.5)
        if page.sees("paper.0."):
            title, y = self._say("shell-seats-means"), page.box("paper.0.").y + 28
            draw_text(self._canvas, sheet.x + 20, y, title, TITLE - 1, PAPER_TEXT, "name")
        for number, meaning in enumerate(matter.told):
            name = f"paper.{number}."
            if page.sees(name):
                top = page.box(name).y + (SHEET_HEAD if number == 0 else 0)
                words = self._say(meaning.key, **meaning.values)
                look.tell(meaning.icon, meaning.ink, words, top + 10 + BODY * LEADING / 2)

    # Widgets

    def _pills(self, box: Rect) -> list[tuple[str, Rect]]:
        """Return where the shortcuts stand, on as many lines as they need."""
        placed, x, y = [], box.x, box.y
        for item in self._ring.items:
            if not isinstance(item, Button) or not item.id.startswith("seats.preset."):
                continue
            wide = item.width_for(self._canvas)
            if x > box.x and x + wide > box.right:
                x, y = box.x, y + PILL + 8
            placed.append((item.id, Rect(x, y, wide, PILL)))
            x += wide + 10
        return placed

    def _lines(self) -> list[list[Focusable]]:
        """Return the widgets of each rule; those of the seed come last."""
        options = [item for item in self._ring.items if item.id.startswith("seats.option.")]
        seed = [self._ring.find(f"seats.{name}") for name in ("seed", "dice", "paste")]
        return [*([option] for option in options), [item for item in seed if item is not None]]

    def _rule_boxes(self, line: Sequence[Focusable], box: Rect) -> list[tuple[str, Rect]]:
        placed, x = [], box.x + WIDGET_AT
        for item in line:
            wide = min(self._width_of(item), box.right - INSIDE - x)
            placed.append((item.id, Rect(x, box.y + (RULE - TOUCH) / 2, wide, TOUCH)))
            x += wide + 6
        return placed

    def _width_of(self, item: Focusable) -> float:
        if isinstance(item, Segmented):
            return max(96.0, item.width_for(self._canvas) + 16)
        if isinstance(item, TextField):
            return max(130.0, text_width(self._canvas, item.placeholder, BODY) + 24)
        if isinstance(item, Button) and item.label:
            return item.width_for(self._canvas)
        return 34.0


def _taken(places: Sequence[Place]) -> list[int]:
    """Return the numbers of the places about which there is more to tell than their row does."""
    return [number for number, place in enumerate(places) if place.taken]
