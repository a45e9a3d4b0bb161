"""What everybody knows of the Nomias: the deck by its titles, the discard pile, and the market.

All of it is drawn in board units, in the places that the map gives it, and kept as pictures: it is
drawn in every frame, and changes only when a card moves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from game.content.texts import Texts
from game.rules.evacuate import BLUE, BLUES_TO_SHUFFLE, MARKET, EvacState, nomia_deck_holds
from game.scenes.evacuate.geometry import Places
from game.scenes.evacuate.naming import UNKNOWN
from game.scenes.evacuate.nomia_cards import (
    draw_nomia_card,
    draw_plate,
    draw_sign,
    draw_title,
    light_of,
)
from game.scenes.fit import Fit
from game.ui import paint, theme
from game.ui.canvas import Canvas
from game.ui.layout import Rect
from game.ui.lettering import (
    best_line,
    block_size,
    draw_rich,
    draw_text,
    line_size,
    text_width,
    wrap,
)
from game.ui.sprites import draw_sprite

GROUND: Final = "#1B2A2D"
RADIUS: Final = 14.0
TITLE: Final = 24.0
LINE: Final = 20.0
SMALL: Final = 18.0
"""The smallest letters, which are twelve logical units high in a window of the usual size."""

GROWTH: Final = 1.5
BAR_GROWTH: Final = 1.3
"""How much larger than usual titles, and all other words, may be where there is room."""
LARGE: Final = LINE * 1.15
"""From this size on a line has the room of two."""
MARKET_ROOM: Final = 112.0

BARS_FROM: Final = 250.0
BAR_GAP: Final = 6.0
BAR_LEAST: Final = 46.0
SIGN: Final = 36.0
"""Size of the sign of a card in its bar."""
FAN_CARD: Final = (50.0, 68.0)
FAN_FROM: Final = 150.0
FAN_STEP: Final = 24.0
KNOWN_CARD: Final = (26.0, 30.0)


class NomiaPanels:
    """Draws deck, discard pile and market of one match."""

    def __init__(self, texts: Texts, places: Places) -> None:
        self._texts = texts
        self._places = places

    def outline(self, fit: Fit, name: str) -> Rect:
        """Return the logical box of one of the panels or market piles."""
        box = self._places.outline(name)
        x, y = fit.screen(box.x, box.y)
        return Rect(x, y, box.w * fit.ratio, box.h * fit.ratio)

    def draw(self, canvas: Canvas, fit: Fit, view: EvacState, offered: Mapping[str, bool]) -> None:
        """Draw all three; `offered` are the market titles on offer, and which has the focus."""
        board = fit.canvas(canvas)
        held = tuple(nomia_deck_holds(view))
        known = tuple(card for card in reversed(view.nomia_deck) if card != UNKNOWN)
        discard = tuple(view.nomia_discard)
        market = tuple(view.market.items())
        offers = tuple(sorted(offered.items()))
        stamps: tuple[tuple[str, tuple[object, ...]], ...] = (
            ("nomia_deck", (held, known)),
            ("nomia_discard", (discard, view.evac_ready)),
            ("market", (market, offers)),
        )
        for name, stamp in stamps:
            box = self._places.outline(name)
            around = (box.x - 14, box.y - 9, box.w + 28, box.h + 24)
            board.baked(
                ("evacuate", name, *stamp),
                around,
                lambda layer, name=name: self._paint(layer, name, view, offered),  # type: ignore[misc]
                clear=True,
            )

    def warm(self, canvas: Canvas, fit: Fit) -> Iterator[None]:
        """Draw every pile of the market out of sight, lit and unlit, one at each step."""
        board = fit.canvas(canvas).layer(self._places.outline("market"))
        for card in MARKET:
            box = self._places.outline(f"market.{card}")
            for dim in (False, True):
                draw_nomia_card(board, box, card, self._texts, dim=dim, least=SMALL)
                yield

    def _paint(
        self, board: Canvas, name: str, view: EvacState, offered: Mapping[str, bool]
    ) -> None:
        box = self._places.outline(name)
        paint.panel(board, box, GROUND, RADIUS, rim=0.15)
        if name == "nomia_deck":
            self._paint_deck(board, box, view)
        elif name == "nomia_discard":
            self._paint_discard(board, box, view)
        else:
            self._paint_market(board, box, view, offered)

    # The deck

    def _paint_deck(self, board: Canvas, box: Rect, view: EvacState) -> None:
        say = self._texts.say
        held = nomia_deck_holds(view)
        draw_sprite(board, "nomia", box.x + 46, box.cy, 70, "center", shadow=paint.PIECE_SHADOW)
        x = box.x + 88
        room = BARS_FROM - 88 - BAR_GAP
        title = say("evacuate-deck")
        size = line_size(board, title, TITLE, room, "name", GROWTH)
        draw_text(board, x, box.y + 25, title, size, theme.HIGH, "name")
        known = [card for card in reversed(view.nomia_deck) if card != UNKNOWN]
        keys = ("evacuate-deck-left", "evacuate-deck-left-short")
        words, size = best_line(
            board, [say(key, count=len(held)) for key in keys], LINE, room, most=GROWTH
        )
        alone = not known and size > LARGE  # What all may see is told by the inspector, too.
        draw_text(board, x, box.y + (62 if alone else 52), words, size, theme.MIDDLE)
        if known:
            self._paint_known(board, x, box.y + 77, known)
        elif not alone:
            words = say("evacuate-deck-public")
            if text_width(board, words, SMALL) <= room:
                draw_text(board, x, box.y + 77, words, SMALL, theme.DIM)
        bars = Rect(box.x + BARS_FROM, box.y + 10, box.w - BARS_FROM - 14, box.h - 14)
        self._paint_bars(board, bars, Counter(held))

    def _paint_known(self, board: Canvas, x: float, y: float, known: Sequence[str]) -> None:
        """Show the next cards that the viewer has looked at, the next one first."""
        words = self._texts.say("evacuate-deck-next")
        x = draw_text(board, x, y, words, SMALL, theme.LAMP, "bold") + 8
        wide, high = KNOWN_CARD
        for card in known[:3]:
            box = Rect(x, y - high / 2, wide, high)
            draw_plate(board, box, card, shadow=None)
            draw_sign(board, card, box.cx, box.cy, 19)
            x += wide + 5

    def _paint_bars(self, board: Canvas, area: Rect, held: Counter[str]) -> None:
        """Draw a bar per title, the longer the more of its cards are in the deck."""
        titles = [(card, count) for card, count in held.items() if count]
        if not titles:
            return
        spare = area.w - len(titles) * (BAR_LEAST + BAR_GAP)
        x, all_ = area.x, sum(held.values())
        for card, count in titles:
            wide = BAR_LEAST + spare * count / all_
            bar = Rect(x, area.y, wide, area.h - 26)
            draw_plate(board, bar, card)
            self._paint_signs(board, bar, card, count)
            self._paint_label(board, bar, area.bottom - 11, card, count)
            x += wide + BAR_GAP

    def _paint_signs(self, board: Canvas, bar: Rect, card: str, count: int) -> None:
        """Draw a sign for each card of a title, or one if the bar is too short for them."""
        shown = count if _shows_all(bar, count) else 1
        for number in range(shown):
            draw_sign(board, card, bar.x + bar.w * (number + 0.5) / shown, bar.cy, SIGN)

    def _paint_label(self, board: Canvas, bar: Rect, y: float, card: str, count: int) -> None:
        """Name a title with its count; in a narrow bar that shows each card, only name it."""
        title = self._texts.say(f"evacuate-nomia-{card}-short")
        words = [self._texts.say("evacuate-deck-title", title=title, count=count)]
        if _shows_all(bar, count):
            words.append(title)
        room = bar.w + BAR_GAP - 2
        fitting = [each for each in words if text_width(board, each, SMALL, "bold") <= room]
        label, size = best_line(board, [*fitting, str(count)], SMALL, room, "bold", BAR_GROWTH)
        draw_text(board, bar.cx, y, label, size, light_of(card), "bold", "center")

    # The discard pile

    def _paint_discard(self, board: Canvas, box: Rect, view: EvacState) -> None:
        say = self._texts.say
        title, room = say("evacuate-discard"), FAN_FROM - 24
        size = line_size(board, title, TITLE, room, "name", GROWTH)
        draw_text(board, box.x + 18, box.y + 25, title, size, theme.HIGH, "name")
        if view.evac_ready:
            words, ink = say("evacuate-discard-final"), theme.DIM
        else:
            blues = sum(card in BLUE for card in view.nomia_discard)
            words = say("evacuate-discard-blues", count=max(1, BLUES_TO_SHUFFLE - blues))
            ink = theme.WARN if blues else theme.MIDDLE
        draw_rich(board, box.x + 18, box.y + 53, words, SMALL, room, ink, "bold", leading=1.2,
                  max_lines=3)  # fmt: skip
        self._paint_fan(board, box, view.nomia_discard)

    def _paint_fan(self, board: Canvas, box: Rect, cards: Sequence[str]) -> None:
        """Lay the cards over each other, the blue ones across, the last one on top."""
        wide, high = FAN_CARD
        room = box.w - FAN_FROM - high - 14
        step = min(FAN_STEP, room / max(1, len(cards) - 1))
        if not cards:
            empty = Rect(box.x + FAN_FROM + 40, box.cy - high / 2, wide, high)
            paint.outline(board, empty, theme.LINE, 8, 2, 0.5)
        for number, card in enumerate(cards):
            x = box.x + FAN_FROM + step * number
            across = card in BLUE
            size = (high, wide) if across else (wide, high)
            y = box.bottom - 12 - size[1] if across else box.y + 13
            draw_nomia_card(board, Rect(x, y, *size), card)

    # The market

    def _paint_market(
        self, board: Canvas, box: Rect, view: EvacState, offered: Mapping[str, bool]
    ) -> None:
        say = self._texts.say
        title, words = say("evacuate-market"), say("evacuate-market-rule")
        size = line_size(board, title, TITLE, MARKET_ROOM, "name", GROWTH)
        draw_text(board, box.x + 18, box.y + 30, title, size, theme.HIGH, "name")
        room = (MARKET_ROOM, box.h - 52)
        size = block_size(board, words, SMALL, room, leading=1.2, most=BAR_GROWTH)
        draw_rich(board, box.x + 18, box.y + 60, words, size, room[0], theme.DIM, leading=1.2)
        for card in MARKET:
            self._paint_pile(board, card, view.market.get(card, 0), offered)

    def _paint_pile(
        self, board: Canvas, card: str, count: int, offered: Mapping[str, bool]
    ) -> None:
        box = self._places.outline(f"market.{card}")
        lit, asked = offered.get(card, False), bool(offered)
        dim = asked and card not in offered
        if not count:
            paint.outline(board, box, theme.LINE, 10, 2, 0.4)
            title = self._texts.say(f"evacuate-nomia-{card}-short")
            size = line_size(board, title, SMALL, box.w - 8, "bold", BAR_GROWTH)
            room = box.w - 4
            low = len(wrap(board, title, size, room, "bold")) > 1
            y = box.cy - (22 if low else 10)
            draw_text(board, box.cx, y, "0", TITLE, theme.DIM, "bold", "center")
            draw_title(board, (box.cx, box.bottom - 17), title, size, room, theme.DIM)
            return
        if lit:
            paint.glow(board, box.cx, box.cy, 88, theme.LAMP, 0.5, 80)
        for layer in range(min(2, count - 1), 0, -1):
            draw_plate(board, box.moved(layer * 5, -layer * 4), card, dim=True)
        draw_nomia_card(board, box, card, self._texts, dim=dim, least=SMALL)
        if card in offered:
            paint.outline(board, box.inset(-4), theme.LAMP, 12, 4 if lit else 2, 1 if lit else 0.6)
        disc = Rect(box.right - 18, box.y - 13, 30, 30)
        paint.chip(board, disc, theme.PAPER, line="#0B1418")
        size = board.wish(LINE, BAR_GROWTH)
        draw_text(board, disc.cx, disc.cy, str(count), size, theme.PAPER_TEXT, "black", "center")


def _shows_all(bar: Rect, count: int) -> bool:
    """Say whether a bar has room for a sign for each of its cards."""
    return bar.w >= count * (SIGN + 4)
