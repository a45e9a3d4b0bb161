"""How the set-up of a table looks: rows of seats, the rules, and a paper with what follows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.content.texts import Texts
from game.match.fairness import in_groups
from game.scenes import scenery
from game.scenes.boxes import Box
from game.scenes.customs import Meaning, Role, Stay, Trial
from game.scenes.seat_row import LOW, NARROW, parts_of
from game.scenes.seating import Place, Seating
from game.scenes.seats_frame import BAR, Frame
from game.ui import paint, patterns, sprites
from game.ui.canvas import Canvas
from game.ui.fields import TextField
from game.ui.focus import FocusRing
from game.ui.layout import Rect
from game.ui.lettering import draw_rich, draw_text, rich_height, size_in, text_width
from game.ui.segmented import Segmented
from game.ui.theme import (
    BAD,
    BODY,
    CAPTION,
    DIM,
    FLOOR,
    HEAD,
    HIGH,
    INK8,
    LAMP,
    LAMP_DEEP,
    LAMP_TEXT,
    MIDDLE,
    PAPER_BAD,
    PAPER_TEXT,
    SEATS,
    STRONG,
    TITLE,
    TOUCH,
    seat_of,
)
from game.ui.vector import linear, raster, rounded
from game.ui.widgets import Button

SHOWN: Final = 16
"""So many digits of the fingerprint are shown here; all stand on the page about fair play."""


class Look:
    """Paints one frame of the set-up. Made anew for each; keeps nothing."""

    def __init__(self, canvas: Canvas, frame: Frame, box: Box, texts: Texts) -> None:
        self._canvas = canvas
        self._frame = frame
        self._box = box
        self._say = texts.say

    # The room and its head

    def room(self, words: Sequence[str]) -> None:
        """Paint the room, the game's name, the question and the three steps of the way."""
        canvas, box = self._canvas, self._box
        self.backdrop()
        x = self._frame.rows[0].x
        game, question, *crumbs = words
        x = draw_text(canvas, x, 44, game, 36, LAMP, box.face, shadow=2)
        draw_text(canvas, x + 20, 46.5, question, HEAD, HIGH, "name", shadow=1.4)
        self.crumbs(crumbs, 31)

    def backdrop(self) -> None:
        """Paint the room alone."""
        whole = (0, 0, self._canvas.width, self._canvas.height)
        self._canvas.baked(("seats.room", self._box.id), whole, self._paint_room)

    def _paint_room(self, canvas: Canvas) -> None:
        scenery.paint_room(canvas, self._box.tint)
        scenery.scatter_stars(canvas, 0, 0, canvas.width, canvas.height * 0.9)
        paint.glow(canvas, canvas.width - 60, canvas.height - 30, 250, self._box.light, 0.16)
        paint.wash(
            canvas, (0, canvas.height - 80, canvas.width, 80), "#000000", "#000000", (0, 0.5)
        )
        paint.grain(canvas)

    def crumbs(self, words: Sequence[str], top: float) -> None:
        """Paint the three steps of the way, at the right."""
        canvas, x = self._canvas, self._frame.bar.right - self.crumbs_width(words)
        for number, word in enumerate(words):
            width = self._crumb_width(word)
            fill = ("#3B4A68", LAMP_DEEP, "#1B2436")[number]
            colour = (MIDDLE, LAMP_TEXT, DIM)[number]
            middle = x + width / 2 + 1.5
            paint.crumb(canvas, (x, top, width, 25), fill, first=number == 0)
            draw_text(canvas, middle, top + 12.5, word, CAPTION, colour, "bold", "center")
            x += width + 4

    def crumbs_width(self, words: Sequence[str]) -> float:
        """Return how wide the steps of the way are."""
        return sum(self._crumb_width(word) for word in words) + 4 * (len(words) - 1)

    def _crumb_width(self, word: str) -> float:
        return text_width(self._canvas, word, CAPTION, "bold") + 30

    # Rows

    def row(
        self, number: int, place: Place, seating: Seating, trial: Trial | None, *, seen: bool
    ) -> None:
        """Paint one seat; its widgets lie over it."""
        canvas, box = self._canvas, self._frame.rows[number]
        colour = _colour(place, seating)
        look = SEATS[seat_of(colour)]
        base = paint.mix("#222A4A", look.colour, 0.2) if place.taken else "#161B30"
        paint.panel(canvas, box, base, 10.5, shadow=place.taken, rim=0.2 if place.taken else 0.06)
        if seen:
            paint.outline(canvas, box, LAMP, 10.5, 1.4, 0.55)
        leader = self._leader(place, seating, trial)
        along = leader is not None or seating.customs.stays(seating, place).along
        self._portrait(colour, box, taken=place.taken, ghost=not place.taken and not along)
        paint.badge(canvas, box.x + 92, parts_of(box).kind.cy, 12.5, seat_of(colour))
        self._row_words(place, colour, box, leader, seating.customs.stays(seating, place))
        if place.taken:
            self._row_end(place, seating, trial, box)

    def _leader(self, place: Place, seating: Seating, trial: Trial | None) -> str | None:
        """Return who leads the rat of this place, or None if it stays at home."""
        colour = _colour(place, seating)
        for seat, led in zip(seating.taken(), trial.led if trial else (), strict=False):
            if colour in led:
                return seat.name
        return None

    def _portrait(self, colour: str, box: Rect, *, taken: bool, ghost: bool) -> None:
        canvas = self._canvas
        plate = Rect(box.x + 7, box.y + 5.5, 64, box.h - 11)
        tone = paint.mix(SEATS[seat_of(colour)].colour, "#1A2038", 0.4)
        ends = (paint.lt(tone, 0.22), paint.dk(tone, 0.3)) if taken else ("#10152A", "#0D1122")
        area = canvas.box(plate)
        body = linear("p", 0, 0, area.w, area.h, (0, ends[0], 1), (1, ends[1], 1))
        body += rounded(0, 0, *area.size, canvas.px(8), "url(#p)")
        canvas.surface.blit(raster(body, *area.size), area)
        if taken:
            patterns.weave(canvas, plate, seat_of(colour), 8, alpha=0.4)
        with canvas.clip(plate):
            if not ghost:
                paint.foot(canvas, plate.cx, plate.bottom - 4, 50, 13, 0.6)
            sprites.draw_sprite(
                canvas, self._box.sprite(colour), plate.cx, plate.bottom + 1,
                min(plate.h - 1, 72.0),
                alpha=0.22 if ghost else 0.75 if not taken else 1,
                shadow=None if ghost else paint.PIECE_SHADOW,
            )  # fmt: skip

    def _row_words(
        self, place: Place, colour: str, box: Rect, leader: str | None, stay: Stay
    ) -> None:
        """Say the colour below a name; of an empty seat, what becomes of its piece."""
        canvas, parts = self._canvas, parts_of(box)
        x, middle = parts.name.x, parts.kind.cy
        named = self._say(f"shell-colour-{colour}")
        if place.taken:
            if box.h >= LOW and box.w >= NARROW:
                draw_text(canvas, x + 2, box.cy + 19, named, CAPTION, MIDDLE)
            return
        room = parts.words
        along = leader is not None or stay.along
        title = named if along else self._say("shell-seats-empty")
        draw_text(canvas, x, middle - 10, title, BODY, MIDDLE if along else DIM, "bold")
        said = self._say("shell-seats-leads", name=leader) if leader else self._say(stay.row)
        size = size_in(canvas, said, CAPTION, room)
        draw_text(canvas, x, middle + 12, said, size, DIM, max_width=room)

    def _row_end(self, place: Place, seating: Seating, trial: Trial | None, box: Rect) -> None:
        """Say how a person plays, who begins, and show the rats of a seat that leads several."""
        canvas, parts = self._canvas, parts_of(box)
        end = parts.end
        if place.kind == "human" and not seating.has_curtain():
            words = self._say("shell-seats-human")
            draw_text(canvas, parts.level.x + parts.level.w * 0.027, end.cy, words, CAPTION, MIDDLE)
        number = seating.taken().index(place)
        led = trial.led[number] if trial else ()
        right = box.right - 12
        if len(led) > 1:
            for place_in_row, colour in enumerate(reversed(led)):
                x = right - 17 - place_in_row * 31
                paint.foot(canvas, x, end.cy + 17, 26, 7)
                sprites.draw_sprite(canvas, self._box.sprite(colour), x, end.cy + 20, 40)
        elif seating.offered_to(place):
            return
        elif number == 0 and seating.setup_options().get("starter") == "first":
            words = self._say("shell-seats-first")
            draw_text(canvas, right - 6, end.cy, words, CAPTION, LAMP, "bold", "right")

    # Rules and seed

    def rules(self, seating: Seating, ends: Sequence[float]) -> None:
        """Paint the panel of the rules: a name, room for the widget, a sentence.

        `ends` are where the widgets of the lines end at the right.
        """
        canvas, box = self._canvas, self._frame.rules
        paint.panel(canvas, box, "#1C2440", 10.5)
        lines = rule_words(self._say, self._box, seating)
        begin = max(self._frame.rules.x + self._frame.rules.w * LEAST_FROM, *ends[:-1], 0.0) + 14
        for (name, about), line, end in zip(lines, self._rule_lines(len(lines)), ends, strict=True):
            room = line.w * OPTION_FROM - 8
            size = size_in(canvas, name, BODY, room, "bold")
            draw_text(canvas, line.x, line.cy, name, size, HIGH, "bold")
            x = max(begin, end + 14)
            self._middle(about, CAPTION, Rect(x, line.y, line.right - x, line.h), MIDDLE)

    def _middle(self, words: str, size: float, box: Rect, colour: str) -> None:
        """Write a paragraph in the middle of a box; what is too long for it is smaller."""
        canvas = self._canvas
        while size > FLOOR and rich_height(canvas, words, size, box.w, leading=1.2) > box.h:
            size -= 0.5
        high = rich_height(canvas, words, size, box.w, leading=1.2)
        top = box.cy - high / 2 + canvas.letters(size) * 0.6
        draw_rich(canvas, box.x, top, words, size, box.w, colour=colour, leading=1.2)

    def place_rules(
        self, ring: FocusRing, seed: TextField, dice: Button, paste: Button
    ) -> list[float]:
        """Give the widgets of the rules their places; return where those of each line end."""
        options = [i for i in ring.items if isinstance(i, Segmented) and ".option." in i.id]
        lines = self._rule_lines(len(options) + 1)
        for item, line in zip(options, lines, strict=False):
            width = max(96.0, min(item.width_for(self._canvas) + 16, line.w * 0.27))
            item.box = Rect(line.x + line.w * OPTION_FROM, line.cy - TOUCH / 2, width, TOUCH)
        line = lines[-1]
        x = line.x + line.w * OPTION_FROM
        wide = paste.width_for(self._canvas)
        top = line.cy - TOUCH / 2
        hint = text_width(self._canvas, seed.placeholder, BODY) + 24
        seed.box = Rect(x, top, min(max(110.0, hint), line.w * 0.2), TOUCH)
        dice.box = Rect(seed.box.right + 6, top, 34, TOUCH)
        paste.box = Rect(dice.box.right + 6, top, wide, TOUCH)
        return [*(item.box.right for item in options), paste.box.right]

    def _rule_lines(self, count: int) -> list[Rect]:
        inside = self._frame.rules.inset(18, 8)
        return inside.rows(*([None] * count))

    # The right side

    def meaning(self, told: Sequence[Meaning]) -> None:
        """Paint the sheet of paper that says what the set-up means."""
        y = self._sheet(self._say("shell-seats-means"))
        for meaning in told:
            y = self.tell(meaning.icon, meaning.ink, self._say(meaning.key, **meaning.values), y)

    def hindrance(self, sentence: str, pairs: Sequence[tuple[str, str]]) -> None:
        """Say on the paper why this set-up cannot start, and picture the pairs that could."""
        canvas, box = self._canvas, self._frame.paper
        y = self._sheet(self._say("shell-seats-not-yet"))
        y = self.tell("warn", PAPER_BAD, sentence, y) + 52
        wide = (box.w - 40) / max(1, len(pairs))
        for number, pair in enumerate(pairs):
            middle = box.x + 20 + wide * (number + 0.5)
            for colour, across in zip(pair, (-30, 30), strict=True):
                paint.foot(canvas, middle + across, y + 34, 48, 12, 0.35)
                sprites.draw_sprite(
                    canvas, self._box.sprite(colour), middle + across, y + 38, 76,
                    shadow=paint.PIECE_SHADOW,
                )  # fmt: skip

    def _sheet(self, title: str) -> float:
        """Paint the empty sheet with a title; return where its lines begin."""
        box = self._frame.paper
        paint.paper(self._canvas, box, radius=10.5)
        draw_text(self._canvas, box.x + 20, box.y + 30, title, TITLE - 1, PAPER_TEXT, "name")
        return box.y + 68

    def tell(self, icon: str, ink: str, words: str, y: float) -> float:
        """Write one line beside its icon; return where the next begins."""
        canvas, box = self._canvas, self._frame.paper
        x, room = box.x + 20, box.w - 88
        height = rich_height(canvas, words, BODY, room, leading=1.25)
        middle = y + (height - BODY * 1.25) / 2
        paint.chip(canvas, (x, middle - 13, 26, 26), ink)
        sprites.draw_icon(canvas, icon, x + 13, middle, 14, "#FFF9EC", ink)
        draw_rich(canvas, x + 40, y, words, BODY, room, PAPER_TEXT, leading=1.25, paper=True)
        return y + max(height, 26) + 14

    def detail(self, seating: Seating, trial: Trial | None, number: int) -> None:
        """Paint the panel about the seat that was looked at last."""
        canvas, box = self._canvas, self._frame.detail
        place = seating.places[number]
        colour = _colour(place, seating)
        fill = paint.mix("#222A4A", SEATS[seat_of(colour)].colour, 0.1)
        paint.panel(canvas, box, fill, 10.5)
        role = seating.customs.role(seating, place) if place.taken else None
        leader, stay = self._leader(place, seating, trial), seating.customs.stays(seating, place)
        title, about = self._detail_words(place, colour, leader, stay.panel)
        room = box.w - 40 - 92
        if role is not None:
            self._role(role, title, colour)
            return
        size = size_in(canvas, title, TITLE - 1, box.w - 40, "name")
        draw_text(canvas, box.x + 20, box.y + 30, title, size, HIGH, "name", max_width=box.w - 40)
        draw_rich(canvas, box.x + 20, box.y + 60, about, BODY, room, MIDDLE, leading=1.28)
        paint.foot(canvas, box.right - 58, box.bottom - 24, 78, 18, 0.6)
        sprites.draw_sprite(
            canvas, self._box.sprite(colour), box.right - 58, box.bottom - 18, 96,
            alpha=1 if place.taken else 0.5, shadow=paint.PIECE_SHADOW,
        )  # fmt: skip

    def _role(self, role: Role, title: str, colour: str) -> None:
        """Tell in the panel what a seat plays; its powers need all of the width."""
        canvas, box = self._canvas, self._frame.detail
        x, room = box.x + 20, box.w - 40
        draw_text(canvas, x, box.y + 27, title, STRONG, HIGH, "name", max_width=room - 60)
        end = draw_text(canvas, x, box.y + 52, self._say(role.name), BODY, LAMP, "bold")
        if role.note:
            note = self._say(role.note, **role.values)
            draw_text(canvas, end + 10, box.y + 52, note, CAPTION, MIDDLE)
        sprite, tall = role.sprite or self._box.sprite(colour), 48 if role.sprite else 54
        sprites.draw_sprite(
            canvas, sprite, box.right - 40, box.y + 62, tall, shadow=paint.PIECE_SHADOW
        )
        about = self._say(role.about, **role.values)
        draw_rich(canvas, x, box.y + 76, about, CAPTION, room, HIGH, leading=1.25)

    def _detail_words(
        self, place: Place, colour: str, leader: str | None, stays: str
    ) -> tuple[str, str]:
        kind = place.level if place.kind == "bot" else place.kind
        named = self._say(f"shell-colour-{colour}")
        title = self._say(f"shell-detail-{kind}", name=place.name, colour=named)
        if place.taken:
            return title, self._say(f"shell-detail-{kind}-about")
        if leader:
            return title, self._say("shell-detail-empty-led", name=leader)
        return title, self._say(stays)

    # The lower edge

    def place_ends(self, back: Button, book: Button, start: Button) -> None:
        """Give the way back, the way to the rules and the way on their places."""
        bar, detail = self._frame.bar, self._frame.detail
        back.box = Rect(bar.x, bar.y + 14, back.width_for(self._canvas), 42)
        book.box = Rect(back.box.right + 10, back.box.y, book.width_for(self._canvas), 42)
        start.box = Rect(detail.x, bar.y + 11, detail.w, 47)

    def why(self, sentence: str, back: Rect, start: Rect, apart: float = 24) -> None:
        """Say between the buttons why the game cannot start like this."""
        if not sentence:
            return
        canvas = self._canvas
        x, y = back.right + apart, back.cy - 2
        room = start.x - x - 32 - min(apart, 18)
        sprites.draw_icon(canvas, "warn", x + 11, y, 22, BAD, INK8)
        size = BODY
        while size > FLOOR and rich_height(canvas, sentence, size, room, leading=1.2) > BAR - 8:
            size -= 0.5
        rows = rich_height(canvas, sentence, size, room, leading=1.2) / (size * 1.2)
        top = y - (rows - 1) * size * 0.6
        draw_rich(canvas, x + 32, top, sentence, size, room, HIGH, leading=1.2)


OPTION_FROM: Final = 0.2
"""Where the widget of a rule begins, as a share of its line."""
LEAST_FROM: Final = 0.42
"""Where the sentences of rules begin at least, as a share of the panel."""


def title_words(say: Callable[..., str], box: Box) -> list[str]:
    """Return the name of the game, what is done here, and the steps up to the start."""
    crumbs = [say(f"shell-seats-crumb-{step}") for step in ("game", "seats", "start")]
    return [say(f"{box.words}-title"), say("shell-seats-title"), *crumbs]


def rule_words(say: Callable[..., str], box: Box, seating: Seating) -> list[tuple[str, str]]:
    """Return the name and the sentence of each rule, of taking back, and of the seed."""
    names = [f"{box.id}-option-{spec.key}" for spec in seating.offered()]
    shown = in_groups(seating.pledge().fingerprint, SHOWN)
    kind = "drawn" if seating.drawn else "entered"
    seed = say("shell-seats-seed-about", kind=kind, shown=shown)
    lines = [(say(name), say(f"{name}-about")) for name in names]
    lines += [(say("shell-seats-undo"), say(f"shell-seats-undo-{seating.undo_told}"))]
    return [*lines, (say("shell-seats-seed"), seed)]


def _colour(place: Place, seating: Seating) -> str:
    """Return the colour that a place wears at the table; an empty one has what is left."""
    wears = seating.customs.wears(seating)
    if place.taken:
        return wears[seating.taken().index(place)]
    empty = [each for each in seating.places if not each.taken]
    left = [each.colour for each in seating.places if each.colour not in wears]
    return left[empty.index(place)]
