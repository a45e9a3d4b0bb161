"""Questions in the own area: what is asked in one sentence, with cards and buttons to press.

Every question but the choice of a run card stands here. What is chosen on the board or in the
market is only named; the way to decline, and everything that is a card or a button, is pressed
here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.content.texts import Texts
from game.rules.contract import Decision, Option
from game.rules.evacuate import CIVILIZATIONS, KINDS, NOMIA, RUN_CARDS, STATIONS
from game.scenes.evacuate.naming import SPECIALS, EvacNaming, kind_of
from game.scenes.evacuate.nomia_cards import draw_nomia_card
from game.scenes.evacuate.run_cards import CARD, draw_run_card
from game.ui import paint, theme
from game.ui.canvas import Canvas
from game.ui.layout import LARGE_FROM, Rect
from game.ui.lettering import block_size, draw_rich, draw_text, line_size, rich_height, text_width
from game.ui.sprites import draw_icon, draw_sprite
from game.ui.tones import dk

GROUND: Final = "#1C2B2F"
BUTTON_HEIGHT: Final = 34.0
BUTTON_GROWTH: Final = 1.6
"""How much larger the words on a button may be than usual."""
TITLE_GROWTH: Final = 1.25
ALONE_GROWTH: Final = 1.7
TEXT_GROWTH: Final = 2.0
"""The same for the title of a question, with and without buttons, and for the sentence below."""
USUAL_HEIGHT: Final = 108.0
BUTTON_GAP: Final = 10.0
BESIDE_SHARE: Final = 0.4
"""With large letters buttons stand beside the sentence, if they take no more of its width."""
BUTTON_LEAST: Final = 96.0
PICTURE: Final = 96.0
STATION_WIDE: Final = 330.0
NOMIA_CARD: Final = (86.0, 92.0)
PAD: Final = 12.0
SLIP_GROWTH: Final = 1.5
"""How much larger than usual the words on a station card that is kept in hand may be."""

STATION_CARDS: Final = "keep"
NOMIA_KEYS: Final = frozenset({"bottom", "top"})
POWERS: Final[Mapping[str, str]] = {
    "echo": "skith",
    "assimilate": "mendeku",
    "lay_hit": "urumak",
    "quick_feet": "vantari",
}
"""Questions that the power of a civilization asks."""

DECLINES: Final[Mapping[str, str]] = {
    **dict.fromkeys(("lighting", "pack", "second_wind"), "stay"),
    **dict.fromkeys(("shove", "trip", "drag", "tractor", "scatter", "hyper", "mind_fog"), "nobody"),
    **dict.fromkeys(("premonition", "deck_look"), "leave"),
}
"""What it is called to decline where a plain no would not fit."""

SPACE_INKS: Final[Mapping[str, str]] = {
    "plain": "#A9B8B2",
    "start": "#E8C48A",
    "debris": "#8A6A48",
    "acid": "#8CC63A",
    "gate": "#D8454A",
    "slick": "#8FD9FC",
    "room": "#5AD19A",
}
"""The floor of a space on the small picture of a station card."""


def is_here(option: Option) -> bool:
    """Say whether an option of a question is pressed in the own area."""
    kind, id = option.target
    if kind == "button":
        return True
    return kind == "card" and not id.startswith("market:") and id not in RUN_CARDS


def card_asking(decision: Decision) -> str:
    """Return the card that a question is about, "" if it is about none."""
    kind = decision.kind.removeprefix("special_").removesuffix("_more")
    if kind in RUN_CARDS or kind in SPECIALS:
        return kind
    named = decision.values.get("card")
    if isinstance(named, str) and named:
        return named
    if kind in NOMIA:
        return kind
    return decision.source if decision.source in NOMIA else ""


class Windows:
    """Lays out and draws the questions of one match."""

    def __init__(self, texts: Texts, naming: EvacNaming) -> None:
        self._texts = texts
        self._naming = naming

    # Where

    def boxes(self, canvas: Canvas, area: Rect, decision: Decision) -> dict[str, Rect]:
        """Return where the options that are pressed here stand, by key."""
        boxes: dict[str, Rect] = {}
        inner = self._inner(area, decision)
        cards = [option for option in decision.options if _card_of(option)]
        x = inner.x
        for option in cards:
            wide = self._card_width(option, inner.h)
            boxes[option.key] = Rect(x, inner.y, wide, inner.h)
            x += wide + BUTTON_GAP
        high = _button_height(area)
        low = inner.bottom - high
        if cards:
            x += 4
        pressed = [option for option in decision.options if option not in cards and is_here(option)]
        widths = self._widths(canvas, decision, pressed, inner.right - x)
        whole = sum(widths) + BUTTON_GAP * len(widths)
        if canvas.wanted >= LARGE_FROM and not cards and whole < inner.w * BESIDE_SHARE:
            x, low = inner.right + BUTTON_GAP - whole, inner.cy - high / 2
        for option, wide in zip(pressed, widths, strict=True):
            boxes[option.key] = Rect(x, low, wide, high)
            x += wide + BUTTON_GAP
        return boxes

    def _widths(
        self, canvas: Canvas, decision: Decision, pressed: Sequence[Option], room: float
    ) -> list[float]:
        """Return the width of each button: for letters as large as wanted, if there is room."""
        words = [self.label(decision, option) for option in pressed]
        widths: list[float] = []
        for size in (canvas.wish(theme.BODY, BUTTON_GROWTH), theme.BODY):
            widths = [
                max(BUTTON_LEAST, text_width(canvas, word, size, "bold") + 30) for word in words
            ]
            if sum(widths) + BUTTON_GAP * len(widths) <= room:
                break
        return widths

    def _inner(self, area: Rect, decision: Decision) -> Rect:
        """Return the part of the window that is right of its picture."""
        left = PAD + (_picture_width(area) + 16 if self._has_picture(decision) else 0)
        return area.inset(left, 10, PAD, 10)

    def _has_picture(self, decision: Decision) -> bool:
        return decision.kind != "lay_station" and (
            bool(card_asking(decision)) or decision.kind in POWERS
        )

    def _card_width(self, option: Option, height: float) -> float:
        if option.key.startswith(STATION_CARDS):
            return STATION_WIDE * height / 100
        return NOMIA_CARD[0] * height / NOMIA_CARD[1]

    def button_name(self, decision: Decision, option: Option) -> str:
        """Return by which name a button has its words."""
        name = option.key.partition(":")[0]
        return DECLINES.get(decision.kind, name) if name == "pass" else name

    def label(self, decision: Decision, option: Option) -> str:
        """Return the words on a button."""
        name, arg = self.button_name(decision, option), option.key.partition(":")[2]
        if arg.isdecimal():
            return self._texts.say(f"evacuate-button-{name}", count=int(arg))
        if name[:1] in "+-" and name[1:].isdecimal():
            return name.replace("-", "−")
        if self._texts.has(f"evacuate-button-{name}"):
            return self._texts.say(f"evacuate-button-{name}")
        return name

    # Drawing

    def draw(self, canvas: Canvas, area: Rect, decision: Decision, focused: str) -> None:
        """Draw the question with everything that is pressed here."""
        paint.panel(canvas, area, GROUND, rim=0.15)
        if self._has_picture(decision):
            picture = Rect(area.x + PAD, area.y + 10, _picture_width(area), area.h - 20)
            self._draw_picture(canvas, picture, decision)
        boxes = self.boxes(canvas, area, decision)
        self._draw_words(canvas, area, decision, boxes)
        for option in decision.options:
            if option.key in boxes:
                box, lit = boxes[option.key], option.key == focused
                self._draw_option(canvas, box, decision, option, lit=lit)

    def _draw_picture(self, canvas: Canvas, box: Rect, decision: Decision) -> None:
        card = card_asking(decision)
        kind = kind_of(card) if card else ""
        if kind == "run":
            high = box.h
            wide = high * CARD[0] / CARD[1]
            draw_run_card(canvas, box.centred(wide, high), card, self._texts)
        elif kind == "nomia":
            draw_nomia_card(canvas, box.centred(86, 92), card, self._texts)
        elif kind == "special":
            self._draw_special(canvas, box, card)
        else:
            draw_sprite(canvas, f"civ_{POWERS[decision.kind]}", box.cx, box.cy, 84, "center")

    def _draw_special(self, canvas: Canvas, box: Rect, card: str) -> None:
        """Draw a special card: paper with the emblem of the people it belongs to."""
        paint.paper(canvas, box)
        civ = next(civ.id for civ in CIVILIZATIONS.values() if civ.special == card)
        draw_sprite(canvas, f"civ_{civ}", box.cx, box.y + box.h * 0.4, box.h * 0.5, "center")
        title = self._naming.card_plainly(card)
        size = 14.0
        while size > theme.FLOOR and text_width(canvas, title, size, "bold") > box.w - 8:
            size -= 0.5
        draw_text(canvas, box.cx, box.bottom - 16, title, size, theme.PAPER_TEXT, "bold", "center",
                  max_width=box.w - 6)  # fmt: skip

    def _draw_words(
        self, canvas: Canvas, area: Rect, decision: Decision, boxes: Mapping[str, Rect]
    ) -> None:
        """Say in one sentence what the card or the power does."""
        inner = self._inner(area, decision)
        cards = [boxes[o.key] for o in decision.options if _card_of(o) and o.key in boxes]
        left = max((box.right + 14 for box in cards), default=inner.x)
        room = inner.right - left
        if room < 90:
            return
        title, text = self.about(decision)
        buttons = [boxes[o.key] for o in decision.options if not _card_of(o) and o.key in boxes]
        low = min((button.y for button in buttons), default=inner.bottom)
        if buttons and low + _button_height(area) < inner.bottom - 1:  # They stand beside.
            room, low = buttons[0].x - 16 - left, inner.bottom
        most = TITLE_GROWTH if low < inner.bottom else ALONE_GROWTH
        size = line_size(canvas, title, theme.BODY, room, "name", most)
        down = (size - theme.BODY) * 0.8
        draw_text(canvas, left, inner.y + 10 + down * 0.4, title, size, theme.HIGH, "name",
                  max_width=room)  # fmt: skip
        size = theme.CAPTION
        lines = 2 if low < inner.bottom else 4
        if rich_height(canvas, text, theme.BODY, room) <= theme.BODY * 1.33 * (lines - 1):
            size = theme.BODY
        space = (room, low - inner.y - 26 - down)
        size = block_size(canvas, text, size, space, leading=1.25, most=TEXT_GROWTH)
        top = inner.y + 33 + down + max(0.0, size - theme.BODY) * 0.5
        draw_rich(canvas, left, top, text, size, room, theme.MIDDLE, leading=1.25,
                  max_lines=lines)  # fmt: skip

    def about(self, decision: Decision) -> tuple[str, str]:
        """Return the title of a question and one sentence on it."""
        say = self._texts.say
        card = card_asking(decision)
        if decision.kind in POWERS and kind_of(card or "?") != "special":
            civ = POWERS[decision.kind]
            return say(f"evacuate-civ-{civ}-power"), say(f"evacuate-civ-{civ}-about")
        key = f"evacuate-window-{decision.kind}"
        if self._texts.has(key):
            return say(key), say(f"{key}-about")
        return (self._naming.card_plainly(card), self._card_text(card)) if card else ("", "")

    def _card_text(self, card: str) -> str:
        return self._texts.say(f"evacuate-{kind_of(card)}-{card}-about")

    def _draw_option(
        self, canvas: Canvas, box: Rect, decision: Decision, option: Option, *, lit: bool
    ) -> None:
        card = _card_of(option)
        if not card:
            declines = option.key in ("pass", "quiet", "keep", "same")
            self._draw_button(canvas, box, self.label(decision, option), lit=lit, plain=declines)
        elif kind_of(card) == "station":
            draw_station_slip(canvas, box, card, self._texts, lit=lit)
        else:
            if lit:
                paint.glow(canvas, box.cx, box.cy, box.w, theme.LAMP, 0.4, box.h * 0.8)
            draw_nomia_card(canvas, box, card, self._texts)
            paint.outline(canvas, box.inset(-3), theme.LAMP, 7, 2.4 if lit else 1.3,
                          1.0 if lit else 0.5)  # fmt: skip

    def _draw_button(
        self, canvas: Canvas, box: Rect, words: str, *, lit: bool, plain: bool
    ) -> None:
        """Draw a button; a plain one declines."""
        fill = "#2E3A54" if plain else theme.LAMP_DEEP
        ink = theme.HIGH if plain else theme.LAMP_TEXT
        paint.panel(canvas, box, fill, theme.SLOT_RADIUS + 2, rim=0.25, bottom=dk(fill, 0.18))
        size = line_size(canvas, words, theme.BODY, box.w - 20, "bold", BUTTON_GROWTH)
        draw_text(canvas, box.cx, box.cy, words, size, ink, "bold", "center",
                  max_width=box.w - 12)  # fmt: skip
        if lit:
            paint.focus_ring(canvas, box, theme.SLOT_RADIUS + 2)


def _button_height(area: Rect) -> float:
    """Return how high buttons are: they grow with the area."""
    return BUTTON_HEIGHT * max(1.0, area.h / USUAL_HEIGHT)


def _picture_width(area: Rect) -> float:
    """Return how wide the picture beside a question is: it grows with the area."""
    return PICTURE * max(1.0, area.h / USUAL_HEIGHT)


def _card_of(option: Option) -> str:
    """Return the station or Nomia card that an option shows as a card."""
    name, _, card = option.key.partition(":")
    if name == STATION_CARDS and card in STATIONS:
        return card
    return card if name in NOMIA_KEYS and card in NOMIA else ""


def draw_station_slip(
    canvas: Canvas, box: Rect, card: str, texts: Texts, *, lit: bool = False
) -> None:
    """Draw a station card lengthwise: its name, its spaces in order, and its rule."""
    if lit:
        paint.glow(canvas, box.cx, box.cy, box.w * 0.6, theme.LAMP, 0.4, box.h)
    paint.paper(canvas, box, "#E2E6DC", 6)
    floor = Rect(box.x + 12, box.y + 34, box.w * 0.42, box.h - 46)
    _draw_floor(canvas, floor, card)
    name = texts.say(f"evacuate-station-{card}")
    size = canvas.wish(17.0, SLIP_GROWTH)
    while size > theme.CAPTION and text_width(canvas, name, size, "black") > box.w - 24:
        size -= 1
    draw_text(canvas, box.x + 12, box.y + 18, name, size, "#1A2426", "black",
              max_width=box.w - 24)  # fmt: skip
    words = texts.say(f"evacuate-station-{card}-short")
    left = floor.right + 12
    room = (box.right - 10 - left, floor.h - 6)
    size = block_size(canvas, words, theme.CAPTION, room, leading=1.2, most=SLIP_GROWTH)
    draw_rich(canvas, left, floor.y + 12, words, size, room[0], "#27403F", "bold", leading=1.2,
              max_lines=3, paper=True)  # fmt: skip
    if lit:
        paint.focus_ring(canvas, box, 6)


def _draw_floor(canvas: Canvas, area: Rect, card: str) -> None:
    """Draw the spaces of a station card side by side, in the colours of what they are."""
    station = STATIONS[card]
    step = area.w / station.spaces
    for place in range(1, station.spaces + 1):
        kind = KINDS.get(card, {}).get(place, "plain")
        box = Rect(area.x + step * (place - 1) + 1.5, area.y, step - 3, area.h)
        ink = SPACE_INKS[kind]
        paint.chip(canvas, box, ink, 4, line=dk(ink, 0.4))
        if station.capacity:
            draw_icon(canvas, "person", box.cx - 5, box.cy, 12, dk(ink, 0.55), ink)
            draw_icon(canvas, "person", box.cx + 5, box.cy, 12, dk(ink, 0.55), ink)
