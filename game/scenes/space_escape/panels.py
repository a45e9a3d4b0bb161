"""The rail and the own area of the Space Escape table: who is where, and all open cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from game.content.texts import Texts
from game.match.seats import SeatPlan
from game.rules.contract import Seat
from game.rules.space_escape import GONE, POD, Danger, EscapeState, dangers
from game.scenes.space_escape.cards import draw_card, draw_deck, draw_discard
from game.scenes.space_escape.naming import SpaceNaming
from game.ui import paint, patterns, theme
from game.ui.canvas import LOGICAL_WIDTH, Canvas
from game.ui.layout import Rect
from game.ui.lettering import (
    block_size,
    draw_rich,
    draw_text,
    line_size,
    rich_width,
    text_width,
)
from game.ui.sprites import draw_icon, draw_sprite
from game.ui.tones import mix

ROW_GAP: Final = 8.0
LOW_ROW: Final = 74.0
"""A row that is lower has room for two lines only: it does not say who moves the rat."""
ITEMS_HEIGHT: Final = 104.0
ACTIVE_CARD: Final = (167.0, 117.0)
OTHER_CARD: Final = (143.0, 97.0)
PILE: Final = (84.0, 89.0)
CAPTION_Y: Final = 14.0
GROWTH: Final = 2.0
"""How much larger letters may be above the cards and in the panel beside them: where there is
room."""
AID_LINE: Final = 25.0
TITLE_GROWTH: Final = 1.8
KIND_SIZE: Final = 13.0
NAME_REACH: Final = 50.0
"""How far a long name reaches over the head of its rat."""

MOST_DANGERS: Final = 3
WARM_CARDS: Final = (
    "5", "8", "9", "11", "16", "17", "22", "26", "28", "33", "40", "41",
)  # fmt: skip
"""Cards that between them show every picture a card can show."""

SHELF_HEIGHT: Final = 132.0
"""Height of the own area for cards at their usual size, in a canvas of the usual width."""

AID_WIDTH: Final = 190.0
"""Least width of the panel that says what can bite."""


class SpacePanels:
    """Draws both panels for one match."""

    def __init__(self, texts: Texts, seats: Sequence[SeatPlan], naming: SpaceNaming) -> None:
        self._texts = texts
        self._seats = seats
        self._naming = naming

    # The rail

    def rows(self, region: Rect, view: EscapeState) -> tuple[list[Rect], Rect]:
        """Return where the row of each rat stands, and below them the items to bring home."""
        inner = region.inset(11, 10)
        count = len(view.crew)
        room = inner.h - ITEMS_HEIGHT - ROW_GAP * count
        height = min(96.0, room / count)
        tops = [inner.y + (height + ROW_GAP) * row for row in range(count + 1)]
        rows = [Rect(inner.x, top, inner.w, height) for top in tops[:-1]]
        return rows, Rect(inner.x, tops[-1], inner.w, ITEMS_HEIGHT)

    def badge_box(self, row: Rect) -> Rect:
        """Return where the badge of a row stands."""
        return Rect(row.right - 30, row.y + 5, 26, 26)

    def item_boxes(self, box: Rect, view: EscapeState) -> dict[str, Rect]:
        """Return where each item to bring home stands in their box."""
        step = (box.w - 20) / len(view.items)
        return {
            item: Rect(box.x + 10 + step * place, box.y + 32, step, 36)
            for place, item in enumerate(view.items)
        }

    def draw_rail(self, canvas: Canvas, region: Rect, view: EscapeState) -> None:
        """Draw a row per rat and the items still to bring home."""
        rows, items = self.rows(region, view)
        for rat, row in enumerate(rows):
            self._draw_rat(canvas, row, view, rat)
        self._draw_items(canvas, items, view)

    def _draw_rat(self, canvas: Canvas, row: Rect, view: EscapeState, rat: int) -> None:
        colour = view.crew[rat]
        identity = theme.seat_of(colour)
        active = rat in view.hand_rats[view.turn] and view.outcome is None
        fill = mix("#2A3154", theme.SEATS[identity].colour, 0.16) if active else "#222848"
        paint.panel(canvas, row, fill, rim=0.2)
        if active:
            paint.outline(canvas, row, theme.LAMP, theme.PANEL_RADIUS)
        patterns.beside(canvas, row, identity)
        draw_sprite(canvas, f"rat_{colour}", row.x + 32, row.bottom - 9, min(58.0, row.h - 24))
        left, right = row.x + 62, row.right - 9
        low = row.h < LOW_ROW
        self._draw_name(canvas, left, row.y + 18, right - left - (46 if low else 23), colour)
        paint.badge(canvas, right - 8, row.y + 18, 9, identity)
        room = right - left - 26
        kind = self.kind(colour)
        second = not self._naming.named_by_player(colour)
        if second and text_width(canvas, kind, KIND_SIZE) > room:
            kind = self._seats[self._owner(colour)].name
        if not low:
            draw_text(canvas, left, row.y + 39, kind, KIND_SIZE, theme.MIDDLE, max_width=room)
        kit = "medkit" if view.medkits[rat] else "medkit_used"
        across, down = (right - 33, row.y + 18) if low else (right - 9, row.y + 41)
        draw_sprite(canvas, kit, across, down, 21, "center")
        y = row.bottom - 18
        where = self._where(view, rat)
        end = draw_text(canvas, left, y, where, theme.CAPTION, theme.LAMP, "bold")
        self._draw_pack(canvas, end + 16, right - 9, y, view.packs[rat])

    def _draw_pack(
        self, canvas: Canvas, left: float, right: float, y: float, pack: Sequence[str]
    ) -> None:
        """Draw what a rat carries, from the right; many items overlap."""
        step = min(22.0, (right - left) / max(1, len(pack) - 1))
        for place, item in enumerate(pack):
            draw_sprite(canvas, f"item_{item}", right - step * place, y, 22, "center")

    def _draw_name(self, canvas: Canvas, x: float, y: float, width: float, colour: str) -> None:
        """Draw a name as large as it fits; one that never fits begins further left, or is cut."""
        name = self._naming.rat_plainly(colour)
        sizes = (theme.STRONG, theme.BODY, theme.CAPTION)
        if text_width(canvas, name, theme.CAPTION, "name") > width:
            x, width = x - NAME_REACH, width + NAME_REACH
        fitting = (size for size in sizes if text_width(canvas, name, size, "name") <= width)
        size = next(fitting, theme.CAPTION)
        draw_text(canvas, x, y, name, size, theme.HIGH, "name", max_width=width)

    def kind(self, colour: str) -> str:
        """Say who moves a rat: a person or an AI seat, or whose second rat it is."""
        plan = self._seats[self._owner(colour)]
        if not self._naming.named_by_player(colour):
            return self._texts.say("table-kind-own", seat=plan.name)
        if plan.level is None:
            return self._texts.say("table-kind-human")
        return self._texts.say("table-kind-bot", level=self._texts.say(f"shell-level-{plan.level}"))

    def _owner(self, colour: str) -> Seat:
        owner = self._naming.owner(colour)
        assert owner is not None
        return owner

    def _where(self, view: EscapeState, rat: int) -> str:
        node = view.rats[rat]
        if node == POD:
            return self._texts.say("space_escape-in_pod")
        return self._texts.say("space_escape-tier", tier=view.station.tier[node])

    def _draw_items(self, canvas: Canvas, box: Rect, view: EscapeState) -> None:
        paint.panel(canvas, box, "#1D2242", rim=0.1)
        draw_text(
            canvas,
            box.x + 12,
            box.y + 18,
            self._texts.say("space_escape-bring_home"),
            theme.BODY,
            theme.MIDDLE,
            "name",
        )
        for item, place in self.item_boxes(box, view).items():
            x, y = place.cx, place.cy
            taken = view.items[item] == GONE
            draw_sprite(canvas, f"item_{item}", x, y, 33, "center", alpha=1.0 if taken else 0.45)
            if taken:
                paint.chip(canvas, (x + 5, y + 4, 17, 17), theme.GOOD)
                draw_icon(canvas, "check", x + 13.5, y + 12.5, 11, "#08301C", theme.GOOD)
        draw_text(
            canvas,
            box.x + 12,
            box.bottom - 17,
            self._texts.say("space_escape-then_pod"),
            theme.CAPTION,
            theme.DIM,
            max_width=box.w - 20,
        )

    # The own area

    def hand_boxes(self, region: Rect, view: EscapeState) -> list[Rect]:
        """Return where the card of each hand lies; the one in turn is larger."""
        region = _shelf(region)
        k = region.h / SHELF_HEIGHT
        x = region.x + 26
        boxes = []
        for hand in range(len(view.hands)):
            active = hand == view.turn
            width, height = (side * k for side in (ACTIVE_CARD if active else OTHER_CARD))
            y = region.y + (8 if active else 27) * k
            boxes.append(Rect(x, y, width, height))
            x += width + 20
        return boxes

    def pile_boxes(self, region: Rect, view: EscapeState) -> tuple[Rect, Rect]:
        """Return where deck and discard pile lie, to the right of the hands."""
        shelf = _shelf(region)
        k = shelf.h / SHELF_HEIGHT
        left = self.hand_boxes(region, view)[-1].right + 30
        deck = Rect(left, shelf.y + 31 * k, PILE[0] * k, PILE[1] * k)
        return deck, deck.moved(deck.w + 34, 0)

    def aid_box(self, region: Rect, view: EscapeState) -> Rect | None:
        """Return where it is told what can bite, if there is room for it."""
        shelf = _shelf(region)
        left = self.pile_boxes(region, view)[1].right + 26
        aid = Rect(left, region.y + 12, shelf.right - left - 14, region.h - 24)
        return aid if aid.w >= AID_WIDTH else None

    def draw_own(self, canvas: Canvas, region: Rect, view: EscapeState, focused_card: bool) -> None:
        """Draw all open cards, deck, discard pile and what can bite."""
        boxes, aid = self.hand_boxes(region, view), self.aid_box(region, view)
        deck, discard = self.pile_boxes(region, view)
        y = _caption_y(region)
        for hand, box in enumerate(boxes):
            self._draw_hand(canvas, y, box, view, hand, focused_card)
        draw_deck(canvas, deck, len(view.deck))
        top = view.discard[-1] if view.discard else None
        draw_discard(
            canvas, discard, top, len(view.discard), view.crew[:1], view.crew, self._title(top)
        )
        for box, key, count in (
            (deck, "deck", len(view.deck)),
            (discard, "discard", len(view.discard)),
        ):
            words = self._texts.say(f"space_escape-{key}", cards=count)
            size = line_size(canvas, words, theme.CAPTION, box.w + 30, "bold", GROWTH)
            draw_text(canvas, box.cx, y, words, size, theme.MIDDLE, "bold", "center")
        if aid is not None:
            self._draw_aid(canvas, aid, view)

    def warm(self, canvas: Canvas, region: Rect, view: EscapeState) -> Iterator[None]:
        """Draw cards at each size, once for each rat that may be YOUR, one at each step."""
        hands = self.hand_boxes(region, view)
        _, discard = self.pile_boxes(region, view)
        sizes = {box.w: box for box in (*hands, discard)}
        for card in WARM_CARDS:
            for box in sizes.values():
                for colour in view.crew:
                    draw_card(canvas, box, card, owner=(colour,), crew=view.crew)
                    yield

    def _draw_hand(
        self, canvas: Canvas, y: float, box: Rect, view: EscapeState, hand: int, focused: bool
    ) -> None:
        """Draw the card of a hand, and above it, at `y`, whose it is."""
        owners = tuple(view.crew[rat] for rat in view.hand_rats[hand])
        card = view.hands[hand]
        active = hand == view.turn
        if not active:
            follows = hand == (view.turn + 1) % len(view.hands)
            self._draw_owner(canvas, box.x, y, box.w, owners[0], "next" if follows else "later")
        if card is None:
            self._draw_no_card(canvas, box)
            return
        title = self._title(card)
        draw_card(
            canvas, box, card, owner=owners, crew=view.crew, title=title,
            active=active, focused=focused and active,
        )  # fmt: skip
        if active:
            paint.badge(canvas, box.right - 3, box.y + 4, 11, theme.seat_of(owners[0]))

    def _draw_owner(
        self, canvas: Canvas, x: float, y: float, wide: float, rat: str, when: str
    ) -> None:
        """Say above a card whose it is, and whether it comes `next` or `later`."""
        paint.badge(canvas, x + 9, y, 8.5, theme.seat_of(rat))
        words = self._texts.say(f"space_escape-{when}", name=self._naming.rat_plainly(rat))
        room = wide - 26
        size = line_size(canvas, words, theme.CAPTION, room, "bold", GROWTH)
        draw_text(canvas, x + 24, y, words, size, theme.MIDDLE, "bold", max_width=room)

    def _draw_no_card(self, canvas: Canvas, box: Rect) -> None:
        """Say that the pile has run out for this hand."""
        paint.outline(canvas, box, theme.LINE, theme.CARD_RADIUS, alpha=0.6)
        words = self._texts.say("space_escape-no_card")
        draw_rich(canvas, box.x + 10, box.cy, words, theme.CAPTION, box.w - 20, theme.DIM)

    def draw_face(self, canvas: Canvas, box: Rect, view: EscapeState, card: str) -> None:
        """Draw a card as large as a box, meant for whoever has it before them."""
        hand = view.hands.index(card) if card in view.hands else None
        crew = view.crew[:1] if hand is None else [view.crew[rat] for rat in view.hand_rats[hand]]
        draw_card(canvas, box, card, owner=tuple(crew), crew=view.crew, title=self._title(card))

    def _title(self, card: str | None) -> str:
        """Return the name of a challenge card; other cards have none."""
        key = f"space_escape-card-{card}"
        return self._texts.say(key) if self._texts.has(key) else ""

    def _draw_aid(self, canvas: Canvas, box: Rect, view: EscapeState) -> None:
        """Say which rats a snake could reach with the cards that are open now."""
        paint.panel(canvas, box, "#22284A", rim=0.15)
        draw_icon(canvas, "bulb", box.x + 19, box.y + 18, 17, theme.LAMP, "#22284A")
        title = self._texts.say("space_escape-danger-title")
        size = line_size(canvas, title, theme.BODY, box.w - 44, "name", TITLE_GROWTH)
        draw_text(
            canvas,
            box.x + 34,
            box.y + 18,
            title,
            size,
            theme.HIGH,
            "name",
            max_width=box.w - 44,
        )
        lines = _worst_first(dangers(view), view)[:MOST_DANGERS]
        y = box.y + 44 + (size - theme.BODY) * 0.8
        if not lines:
            words = self._texts.say("space_escape-danger-none")
            room = (box.w - 28, box.bottom - y)
            draw_rich(
                canvas,
                box.x + 14,
                y,
                words,
                block_size(canvas, words, theme.CAPTION, room, most=GROWTH),
                box.w - 28,
                theme.MIDDLE,
            )
        told = [(each.rat, self._danger(canvas, each, view, box.w - 48)) for each in lines]
        size = canvas.wish(theme.CAPTION, (box.bottom - 4 - y) / AID_LINE / max(1, len(told) - 0.5))
        for _, words in told:
            while size > theme.CAPTION and rich_width(canvas, words, size) > box.w - 48:
                size -= 0.5
        for rat, words in told:
            paint.badge(canvas, box.x + 20, y, 9, theme.seat_of(rat))
            draw_rich(canvas, box.x + 38, y, words, size, box.w - 48, max_lines=1)
            y += AID_LINE * size / theme.CAPTION

    def _danger(self, canvas: Canvas, danger: Danger, view: EscapeState, width: float) -> str:
        """Return a danger in one line: without the rat's long name where its badge must do."""
        bare = not view.medkits[view.crew.index(danger.rat)]
        rat, colour = self._naming.rat(danger.rat), self._naming.snake(danger.colour)
        key, steps = f"space_escape-danger{'-bare' if bare else ''}", danger.distance
        words = self._texts.say(key, rat=rat, colour=colour, steps=steps)
        if rich_width(canvas, words, theme.CAPTION) <= width:
            return words
        key = f"space_escape-danger-badge{'-bare' if bare else ''}"
        return self._texts.say(key, colour=colour, steps=steps)


def _shelf(region: Rect) -> Rect:
    """Return the part of the own area that cards fill: no higher than its width has room for."""
    height = min(region.h, region.w * SHELF_HEIGHT / LOGICAL_WIDTH)
    return Rect(region.x, region.y + (region.h - height) / 2, region.w, height)


def _caption_y(region: Rect) -> float:
    """Return where the words above the cards stand: in the middle of what is free there."""
    shelf = _shelf(region)
    return shelf.y + CAPTION_Y * shelf.h / SHELF_HEIGHT - (shelf.y - region.y) / 2


def _worst_first(found: Sequence[Danger], view: EscapeState) -> list[Danger]:
    """Return one danger per rat, rats without a medkit first."""
    nearest: dict[str, Danger] = {}
    for danger in found:
        nearest.setdefault(danger.rat, danger)
    return sorted(nearest.values(), key=lambda danger: view.medkits[view.crew.index(danger.rat)])
