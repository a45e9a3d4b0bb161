"""The own area of the Evacuate! table: the viewer's run cards, and beside them what goes with them.

Spent cards stay in their place, grey. Beside them stands when they come back and, in the full
game, the civilization with its power and its special card. Whoever only watches sees the cards
that lie open before all seats.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.content.texts import Texts
from game.rules.contract import Seat
from game.rules.evacuate import CARDS_TO_RECOVER, EvacState, hand, run_deck, specials_held
from game.scenes.evacuate.naming import EvacNaming
from game.scenes.evacuate.run_cards import CARD, State, draw_run_card
from game.ui import paint, theme
from game.ui.canvas import Canvas
from game.ui.layout import Rect
from game.ui.lettering import block_size, draw_rich, draw_text, line_size, text_width
from game.ui.sprites import draw_icon, draw_sprite

SIDE: Final = 236.0
"""Width of the panel beside the cards."""
SIDE_HEIGHT: Final = 108.0
"""Height of this panel in an own area of the usual height."""
GROWTH: Final = 2.0
"""How much larger than usual words in it may be, as far as it has room for them."""
CIV_GROWTH: Final = 1.3
FOOT_ROOM: Final = 22.0
"""For the line at the foot of the panel beside the hand."""
EDGE: Final = 16.0
GAP: Final = 10.0
LOWER: Final = 17.0
RAISED: Final = 6.0
"""How far below the upper edge a card lies, and one in focus."""
SHELF_HEIGHT: Final = 132.0
GROUND: Final = "#1C2B2F"
STATES: Final[tuple[State, ...]] = ("held", "spent")
"""Looks of a card that take time to draw for the first time."""


class HandArea:
    """Draws the own area of one match, but for the questions in it."""

    def __init__(self, texts: Texts, naming: EvacNaming, *, people: bool) -> None:
        """`people` says whether anybody at this screen plays."""
        self._texts = texts
        self._naming = naming
        self._people = people

    def side_box(self, region: Rect) -> Rect:
        """Return the panel beside the cards."""
        k = _unit(region)
        wide = SIDE * max(1.0, min(k, 1.3))
        return Rect(region.right - EDGE - wide, region.y + 12 * k, wide, region.h - 24 * k)

    def card_boxes(self, region: Rect, view: EvacState, seat: Seat) -> dict[str, Rect]:
        """Return where each run card of a seat lies, spent or not."""
        k = _unit(region)
        cards = run_deck(view, seat)
        room = self.side_box(region).x - GAP - (region.x + EDGE)
        step = min((CARD[0] + GAP) * k, room / len(cards))
        wide = min(CARD[0] * k, step - GAP * 0.7)
        return {
            card: Rect(region.x + EDGE + step * place, region.y + LOWER * k, wide, CARD[1] * k)
            for place, card in enumerate(cards)
        }

    def draw(
        self, canvas: Canvas, region: Rect, view: EvacState, seat: Seat, focused: str, sealed: str
    ) -> None:
        """Draw the cards of a seat; `sealed` is the one it has chosen in secret."""
        for card, box in self.card_boxes(region, view, seat).items():
            lit = card == focused
            if lit:
                box = box.moved(0, -rise(region))
            state = _state_of(view, seat, card, sealed)
            draw_run_card(canvas, box, card, self._texts, state, lit=lit)

    def warm(self, canvas: Canvas, region: Rect, view: EvacState, seat: Seat) -> Iterator[None]:
        """Draw every run card of a seat out of sight as it will look, one at each step."""
        scratch = canvas.layer(region)
        for card, box in self.card_boxes(region, view, seat).items():
            for state in STATES:
                draw_run_card(scratch, box, card, self._texts, state, lit=state == "held")
                yield

    def draw_side(
        self, canvas: Canvas, region: Rect, view: EvacState, seat: Seat | None, *, secret: bool
    ) -> None:
        """Draw the panel beside the cards; `secret` says whether a run card is being chosen."""
        box = self.side_box(region)
        paint.panel(canvas, box, GROUND, rim=0.15)
        if seat is None:
            key = "evacuate-hand-shared" if self._people else "evacuate-hand-watch"
            self._draw_lines(canvas, box, "eye", "", self._texts.say(key))
        elif view.alive[seat] == 0:
            self._draw_lines(canvas, box, "skull", "", self._texts.say("evacuate-hand-out"))
        elif view.civs[seat]:
            self._draw_civ(canvas, box, view, seat)
        else:
            title = self._texts.say("evacuate-hand-back")
            self._draw_lines(canvas, box, "loop", title, *self._rounds(view, seat))
            if secret:
                self._draw_secret(canvas, box)

    def _draw_secret(self, canvas: Canvas, box: Rect) -> None:
        words = self._texts.say("evacuate-hand-secret")
        size = line_size(canvas, words, theme.CAPTION, box.w - 42, most=GROWTH)
        draw_icon(canvas, "info", box.x + 20, box.bottom - 20, 14, theme.INFO, GROUND)
        draw_text(canvas, box.x + 34, box.bottom - 20, words, size, theme.DIM,
                  max_width=box.w - 42)  # fmt: skip

    def _rounds(self, view: EvacState, seat: Seat) -> tuple[str, str]:
        """Say in how many rounds the spent cards come back, at length and shortly."""
        left = len(hand(view, seat)) + bool(view.revealed[seat])
        rounds = max(1, left - CARDS_TO_RECOVER)
        say = self._texts.say
        return (
            say("evacuate-hand-back-about", rounds=rounds),
            say("evacuate-hand-back-soon", rounds=rounds),
        )

    def _draw_lines(
        self, canvas: Canvas, box: Rect, icon: str, title: str, text: str, short: str = ""
    ) -> None:
        """Draw a title, and a text below it: the short one where letters are large."""
        draw_icon(canvas, icon, box.x + 20, box.y + 21, 17, theme.LAMP, GROUND)
        y = box.y + 21
        if title:
            size = line_size(canvas, title, theme.BODY, box.w - 44, "name", GROWTH)
            draw_text(canvas, box.x + 36, y, title, size, theme.HIGH, "name",
                      max_width=box.w - 44)  # fmt: skip
            y += 27 + (size - theme.BODY) * 0.9
        left = 16 if title else 36
        room = (box.w - left - 12, box.bottom - y - FOOT_ROOM)
        size = block_size(canvas, text, theme.CAPTION, room, most=GROWTH)
        if short and size < canvas.wish(theme.CAPTION, GROWTH):
            text, size = short, block_size(canvas, short, theme.CAPTION, room, most=GROWTH)
        draw_rich(canvas, box.x + left, y, text, size, room[0], theme.MIDDLE)

    def _draw_civ(self, canvas: Canvas, box: Rect, view: EvacState, seat: Seat) -> None:
        """Draw the civilization with its power, its special card, and when spent cards return."""
        civ, k = view.civs[seat], box.h / SIDE_HEIGHT
        draw_sprite(canvas, f"civ_{civ}", box.x + 25, box.y + 25 * k, 34, "center")
        x, room = box.x + 48, box.w - 56
        name, power = self._naming.civ(civ), self._texts.say(f"evacuate-civ-{civ}-power")
        size = line_size(canvas, name, theme.BODY, room, "name", CIV_GROWTH)
        draw_text(canvas, x, box.y + 16 * k, name, size, theme.HIGH, "name",
                  max_width=room)  # fmt: skip
        size = line_size(canvas, power, theme.CAPTION, room, most=CIV_GROWTH)
        draw_text(canvas, x, box.y + 34 * k, power, size, theme.MIDDLE, max_width=room)
        for card, slip in self.special_boxes(box, view, seat).items():
            self._draw_special(canvas, slip, card)
        if not specials_held(view, seat):
            self._draw_no_special(canvas, self._slips(box))
        foot, words = box.bottom - 15 * k, self._rounds_short(view, seat)
        size = line_size(canvas, words, 13, box.w - 38, most=GROWTH)
        draw_icon(canvas, "loop", box.x + 18, foot, 13, theme.DIM, GROUND)
        draw_text(canvas, box.x + 30, foot, words, size, theme.DIM,
                  max_width=box.w - 38)  # fmt: skip

    def special_boxes(self, side: Rect, view: EvacState, seat: Seat) -> dict[str, Rect]:
        """Return where each special card that a seat holds stands in the panel."""
        cards = specials_held(view, seat)
        slips = self._slips(side).columns(*[None] * len(cards), gap=6) if cards else []
        return dict(zip(cards, slips, strict=True))

    def _slips(self, side: Rect) -> Rect:
        """Return the part of the panel in which special cards stand."""
        k = side.h / SIDE_HEIGHT
        return Rect(side.x + 10, side.y + 49 * k, side.w - 20, side.h - (49 + 27) * k)

    def _draw_special(self, canvas: Canvas, box: Rect, card: str) -> None:
        """Draw a special card as a slip of paper."""
        paint.paper(canvas, box, radius=4)
        draw_icon(canvas, "star", box.x + 15, box.cy, 15, "#8A5418", theme.PAPER)
        words, room = self._naming.card_plainly(card), box.w - 34
        size = canvas.wish(theme.BODY, GROWTH)
        while size > theme.FLOOR and text_width(canvas, words, size, "bold") > room:
            size -= 0.5
        draw_text(canvas, box.x + 28, box.cy, words, size, theme.PAPER_TEXT, "bold",
                  max_width=room)  # fmt: skip

    def _draw_no_special(self, canvas: Canvas, box: Rect) -> None:
        paint.outline(canvas, box, theme.LINE, 4, 1.3, 0.5)
        words = self._texts.say("evacuate-no_special")
        size = line_size(canvas, words, 13, box.w - 12, most=GROWTH)
        draw_text(canvas, box.cx, box.cy, words, size, theme.DIM, align="center",
                  max_width=box.w - 12)  # fmt: skip

    def _rounds_short(self, view: EvacState, seat: Seat) -> str:
        left = len(hand(view, seat)) + bool(view.revealed[seat])
        rounds = max(1, left - CARDS_TO_RECOVER)
        return self._texts.say("evacuate-hand-back-short", rounds=rounds)

    def open_boxes(self, region: Rect, view: EvacState) -> list[Rect]:
        """Return where the open card of each seat lies, for somebody who only watches."""
        k = _unit(region)
        step = (CARD[0] + GAP + 6) * k
        return [
            Rect(region.x + EDGE + step * seat, region.y + LOWER * k, CARD[0] * k, CARD[1] * k)
            for seat in range(view.seats)
        ]

    def draw_open(self, canvas: Canvas, region: Rect, view: EvacState) -> None:
        """Draw the cards that lie open before all seats."""
        for seat, box in enumerate(self.open_boxes(region, view)):
            card = view.revealed[seat]
            if card:
                draw_run_card(canvas, box, card, self._texts)
            else:
                paint.outline(canvas, box, theme.LINE, theme.CARD_RADIUS, alpha=0.5)
            paint.badge(canvas, box.x + 6, box.y + 4, 11, self._naming.look(seat))


def _state_of(view: EvacState, seat: Seat, card: str, sealed: str) -> State:
    if card == view.revealed[seat]:
        return "shown"
    if card in view.spent[seat]:
        return "spent"
    return "chosen" if card == sealed else "held"


def rise(region: Rect) -> float:
    """Return how far a card in focus stands above its place, in logical units."""
    return (LOWER - RAISED) * _unit(region)


def _unit(region: Rect) -> float:
    """Return how much larger than usual everything in the own area is."""
    return region.h / SHELF_HEIGHT
