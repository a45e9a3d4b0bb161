"""The tray over the lower edge of the city: cards, tiles and buttons of the question that is asked.

What is chosen in the city, on a stack or on the own board stays there. The tray holds the rest: the
contacts for hire, what is for sale, and every button, each with what it costs and brings.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from game.content.texts import Texts
from game.rules.contract import Decision, Option, Seat
from game.rules.escape_plan import (
    CONTACTS,
    EQUIPMENT,
    FIXERS,
    KEY_COLOURS,
    PLANS,
    SHOPS,
    PlanState,
)
from game.scenes.escape_plan.contacts import draw_contact
from game.scenes.escape_plan.displays import draw_plan_value
from game.scenes.escape_plan.gains import has_room
from game.scenes.escape_plan.item_spaces import draw_item, sprite_of
from game.scenes.escape_plan.naming import PlanNaming, capital
from game.scenes.escape_plan.trays import (
    CORNER,
    OVER,
    Piece,
    evenly,
    in_rows,
    lay_out,
    room_of,
    trays_round,
    width_of,
)
from game.ui import paint, theme
from game.ui.canvas import Canvas
from game.ui.layout import Rect
from game.ui.lettering import draw_text, line_size, text_width
from game.ui.sprites import draw_icon, draw_sprite, sprite
from game.ui.tones import dk

GROUND: Final = "#16223F"
TOLL: Final = "#7A1F26"
BUTTON: Final = 34.0
TALL_BUTTON: Final = CORNER
LEAST: Final = 84.0
WORDS_GROWTH: Final = 1.25
"""How much larger the words on a tile of the tray may be than usual."""
SMALL: Final = 13.0
TRAY_GROWTH: Final = 1.3
"""How much larger than usual trays are at most: above them some of the city stays in sight."""

NAME: Final = 64.0
"""How far below the upper edge of a tile the middle of its name lies."""
NAME_LINE: Final = 12.0

VALUE_ROOM: Final = (50.0, 22.0)
"""For what the plan pays, at the foot of a tile."""
CONTACT: Final = (69.0, 108.0)
TILE: Final = (67.0, 92.0)
PICTURE: Final = 46.0
"""Height of the picture on a tile."""

CARDS: Final[Mapping[str, str]] = {
    "take_contact": "take",
    "lay_shop": "shop",
    "take_key": "take",
    "buy_fixer": "fixer",
    "buy_equipment": "equip",
    "open_locker": "locker",
    "keep_tile": "keep",
}
"""The questions with cards or tiles in the tray, and how the keys of those begin."""

ITEMS: Final = frozenset({"buy_fixer", "buy_equipment", "open_locker", "keep_tile"})
"""Those of them in which an item is taken."""

THING: Final = ""
"""The key of what looks for a space; no option has it."""
PLACED: Final = frozenset({"place_contact", "replace_item"})
"""The questions that look for a space: what it is for is shown in the tray."""

PLAIN: Final = frozenset({"pass", "stay", "discard"})
"""Buttons that decline."""
LAST: Final = (*sorted(PLAIN), "end")
"""Buttons after which nothing is bought, spent or taken: they share one place."""


def cards_of(decision: Decision) -> list[Option]:
    """Return the options that stand in the tray as cards or tiles."""
    start = CARDS.get(decision.kind)
    return [o for o in decision.options if start and o.key.partition(":")[0] == start]


def buttons_of(decision: Decision) -> list[Option]:
    """Return the options that stand in the tray as buttons; a tile is turned in the city."""
    if decision.kind == "lay_turn":
        return []
    cards = cards_of(decision)
    return [o for o in decision.options if o.target.kind == "button" and o not in cards]


def in_two(name: str) -> list[list[str]]:
    """Return every way to write a name in two lines."""
    words = name.split(" ")
    return [[" ".join(words[:cut]), " ".join(words[cut:])] for cut in range(1, len(words))]


def draw_name(canvas: Canvas, tile: Rect, name: str) -> None:
    """Write the name of a tile below its picture: smaller, or in two lines, where it is long."""
    room, size = tile.w - 2, SMALL

    def widest(lines: Sequence[str]) -> float:
        return max(text_width(canvas, line, size, "bold") for line in lines)

    while size > theme.FLOOR and widest([name]) > room:
        size -= 0.5
    lines = min(in_two(name), key=widest, default=[name]) if widest([name]) > room else [name]
    size = SMALL if len(lines) > 1 else size
    while size > theme.FLOOR and widest(lines) > room:
        size -= 0.5
    y = tile.y + NAME - (len(lines) - 1) * NAME_LINE / 2
    for line in lines:
        draw_text(canvas, tile.cx, y, line, size, theme.HIGH, "bold", "center", max_width=room)
        y += NAME_LINE


class Windows:
    """Lays out and draws the trays of one match."""

    def __init__(self, texts: Texts, naming: PlanNaming) -> None:
        self._texts = texts
        self._naming = naming

    # Where

    def _laid_out(
        self, canvas: Canvas, area: Rect, decision: Decision, lines: Mapping[str, str]
    ) -> dict[str, Rect]:
        """Return where everything in the tray stands by key, under THING what looks for a space.

        `area` is the city, `lines` what stands below the words of the buttons. Large letters
        have larger trays: everything is in the units of a canvas that is nearer.
        """
        size = CONTACT if decision.kind in ("take_contact", "place_contact") else TILE
        first = [Piece(THING, *size)] if decision.kind in PLACED else []
        first += [Piece(option.key, *size) for option in cards_of(decision)]
        buttons = buttons_of(decision)
        high = TALL_BUTTON if any(lines.get(option.key) for option in buttons) else BUTTON
        pieces = [Piece(o.key, self._width(canvas, o, lines), high) for o in buttons]
        corner = next((piece for piece in pieces if piece.key in LAST), None)
        acting = [piece for piece in pieces if piece is not corner]
        kept = self._corner_width(canvas)
        if corner is not None:
            corner = corner._replace(wide=max(kept, corner.wide))
        room = room_of(area, corner.wide if corner else kept)
        if not first or width_of([*first, *acting]) <= room:
            return lay_out(in_rows([*first, *acting], room), area, corner, kept)
        rows = evenly(first, area.w + OVER)
        return lay_out([*rows, *in_rows(acting, room)], area, corner, kept)

    def trays(
        self, canvas: Canvas, area: Rect, decision: Decision, lines: Mapping[str, str]
    ) -> list[Rect]:
        """Return the trays of a question, as far as it has any."""
        by = canvas.nearness(TRAY_GROWTH)
        near = canvas.nearer(TRAY_GROWTH), area.shrunk(by)
        last = next((option.key for option in decision.options if option.key in LAST), "")
        trays = trays_round(self._laid_out(*near, decision, lines), last)
        return [tray.shrunk(1 / by) for tray in trays]

    def boxes(
        self, canvas: Canvas, area: Rect, decision: Decision, lines: Mapping[str, str]
    ) -> dict[str, Rect]:
        """Return where the options in the tray stand, by key."""
        by = canvas.nearness(TRAY_GROWTH)
        boxes = self._laid_out(canvas.nearer(TRAY_GROWTH), area.shrunk(by), decision, lines)
        boxes.pop(THING, None)
        return {key: box.shrunk(1 / by) for key, box in boxes.items()}

    def _width(self, canvas: Canvas, option: Option, lines: Mapping[str, str]) -> float:
        """Return how wide a button is, in logical units."""
        label = text_width(canvas, self.label(option), theme.BODY, "bold")
        line = text_width(canvas, lines.get(option.key, ""), SMALL)
        return max(LEAST, label + 28, line + 18)

    def _corner_width(self, canvas: Canvas) -> float:
        """Return how wide the corner is in which all that declines lies, in logical units."""
        labels = (self._texts.say(f"escape_plan-button-{key}") for key in LAST)
        return max(text_width(canvas, label, theme.BODY, "bold") + 28 for label in labels)

    # Words

    def label(self, option: Option) -> str:
        """Return the words on a button."""
        name, _, arg = option.key.partition(":")
        say = self._texts.say
        if name == "gang":
            return say(f"escape_plan-button-{arg}")
        if name == "heal":
            return say("escape_plan-button-heal", count=int(arg))
        if name == "route":
            return say("escape_plan-button-route", number=int(arg))
        if name == "master" and arg:
            return say("escape_plan-button-master", color=self._naming.key_colour(arg))
        if name == "turn":
            return say("escape_plan-button-turn", turns=int(arg))
        return say(f"escape_plan-button-{name}")

    def about(self, decision: Decision) -> tuple[str, str]:
        """Return the title of a question and one sentence on it."""
        key = f"escape_plan-window-{decision.kind}"
        return self._texts.say(key), self._texts.say(f"{key}-about")

    # Drawing

    def warm(self, canvas: Canvas) -> Iterator[None]:
        """Make the pictures of all cards and tiles that may stand in a tray, one at each step."""
        canvas = canvas.nearer(TRAY_GROWTH)
        for card in CONTACTS:
            words = self._texts.say(f"escape_plan-contact-{card}-short")
            draw_contact(canvas, Rect(0, 0, *CONTACT), card, self._texts, words=words)
            yield
        wares = (*FIXERS, *EQUIPMENT)
        names = [*(f"place_{shop}" for shop in SHOPS), *map(sprite_of, wares)]
        names += [f"{kind}_{colour}" for kind in ("key", "locker") for colour in KEY_COLOURS]
        for name in names:
            sprite(name, canvas.px(PICTURE))
            yield

    def draw(
        self,
        canvas: Canvas,
        area: Rect,
        view: PlanState,
        seat: Seat,
        decision: Decision,
        lines: Mapping[str, str],
        focused: str,
    ) -> None:
        """Draw the tray of a question, if it has one."""
        for tray in self.trays(canvas, area, decision, lines):
            paint.panel(canvas, tray, GROUND, 10, rim=0.25, alpha=0.94)
        area, canvas = area.shrunk(canvas.nearness(TRAY_GROWTH)), canvas.nearer(TRAY_GROWTH)
        boxes = self._laid_out(canvas, area, decision, lines)
        if THING in boxes:
            self._draw_placed(canvas, boxes[THING], decision)
        cards = cards_of(decision)
        for option in decision.options:
            if option.key not in boxes:
                continue
            box, lit = boxes[option.key], option.key == focused
            if option in cards:
                self._draw_card(canvas, box, view, seat, decision, option, lit=lit)
            else:
                words, line = self.label(option), lines.get(option.key, "")
                self._draw_button(canvas, box, words, line, lit=lit, plain=option.key in PLAIN)

    def _draw_placed(self, canvas: Canvas, box: Rect, decision: Decision) -> None:
        """Draw what looks for a space."""
        thing = decision.source
        if decision.kind == "place_contact":
            words = self._texts.say(f"escape_plan-contact-{thing}-short")
            draw_contact(canvas, box, thing, self._texts, words=words)
        else:
            draw_item(canvas, box.inset(4), thing, worn=False)

    def _draw_card(
        self,
        canvas: Canvas,
        box: Rect,
        view: PlanState,
        seat: Seat,
        decision: Decision,
        option: Option,
        *,
        lit: bool,
    ) -> None:
        if lit:
            paint.glow(canvas, box.cx, box.cy, box.w * 0.9, theme.LAMP, 0.45, box.h * 0.8)
        arg = option.key.partition(":")[2]
        if decision.kind == "take_contact":
            card = view.display[int(arg) - 1]
            words = self._texts.say(f"escape_plan-contact-{card}-short")
            draw_contact(canvas, box, card, self._texts, words=words)
        else:
            self._draw_tile(canvas, box, view, seat, decision, arg)
        if lit:
            paint.focus_ring(canvas, box, 6)
        else:
            paint.outline(canvas, box.inset(-1.5), theme.LAMP, 7, 1.3, 0.55)

    def _draw_tile(
        self, canvas: Canvas, box: Rect, view: PlanState, seat: Seat, decision: Decision, id: str
    ) -> None:
        """Draw a tile that can be chosen, with its name and what counts about it."""
        paint.chip(canvas, box, "#22335C", 6)
        picture = Rect(box.x, box.y + 6, box.w, PICTURE)
        name, line = self._told(decision, id)
        if decision.kind == "lay_shop":
            draw_sprite(canvas, f"place_{id}", picture.cx, picture.cy, PICTURE, "center")
            plan = PLANS.get(view.plans[seat])
            if plan:
                value = plan[SHOPS.index(id)]
                draw_plan_value(canvas, box.cx, box.bottom - 10, value, self._texts, VALUE_ROOM)
        elif decision.kind == "take_key":
            draw_sprite(canvas, f"key_{id}", picture.cx, picture.cy, PICTURE, "center")
        elif decision.kind == "open_locker":
            draw_sprite(canvas, f"locker_{id}", picture.cx, picture.cy, PICTURE, "center")
        elif decision.kind == "keep_tile":
            whole = box.inset(6)
            draw_item(canvas, whole, f"{decision.values['back']}.{id}", worn=False)
        else:
            draw_item(canvas, picture, id, worn=False)
        if decision.kind in ITEMS and not has_room(view, seat):
            self._draw_toll(canvas, box)
        draw_name(canvas, box, name)
        draw_text(canvas, box.cx, box.bottom - 11, line, SMALL, theme.LAMP, "bold", "center",
                  max_width=box.w - 4)  # fmt: skip

    def _draw_toll(self, canvas: Canvas, box: Rect) -> None:
        """Mark a tile for which another item has to make room, which costs a notoriety."""
        sign = Rect(box.right - 38, box.y + 2, 36, 17)
        paint.chip(canvas, sign, TOLL, 8)
        draw_icon(canvas, "siren", sign.x + 10, sign.cy, 12, theme.HIGH, TOLL)
        words = self._texts.say("escape_plan-tray-toll", count=1)
        draw_text(canvas, sign.x + 25, sign.cy, words, SMALL, theme.HIGH, "black", "center")

    def _told(self, decision: Decision, id: str) -> tuple[str, str]:
        """Return the name of a tile in the tray, and its price as before and after."""
        naming = self._naming
        if decision.kind == "lay_shop":
            return naming.shop(id), ""
        if decision.kind in ("take_key", "open_locker"):
            return capital(naming.key_colour(id)), ""
        if decision.kind == "keep_tile":
            return "", ""
        cash = decision.values["cash"]
        assert isinstance(cash, int)
        price = (EQUIPMENT.get(id) or FIXERS[id]).price
        line = self._texts.say("escape_plan-price", old=cash, new=cash - price)
        return naming.item_plainly(id), line

    def _draw_button(
        self, canvas: Canvas, box: Rect, words: str, line: str, *, lit: bool, plain: bool
    ) -> None:
        """Draw a button, with what it costs and brings below its words; a plain one declines."""
        fill = "#2E3A54" if plain else theme.LAMP_DEEP
        ink = theme.HIGH if plain else theme.LAMP_TEXT
        paint.panel(canvas, box, fill, theme.SLOT_RADIUS + 2, rim=0.25, bottom=dk(fill, 0.18))
        y = box.cy - 9 if line else box.cy
        size = line_size(canvas, words, theme.BODY, box.w - 12, "bold", WORDS_GROWTH)
        draw_text(canvas, box.cx, y, words, size, ink, "bold", "center",
                  max_width=box.w - 10)  # fmt: skip
        if line:
            size = line_size(canvas, line, SMALL, box.w - 10, most=WORDS_GROWTH)
            draw_text(canvas, box.cx, box.cy + 11, line, size, ink, align="center",
                      max_width=box.w - 8)  # fmt: skip
        if lit:
            paint.focus_ring(canvas, box, theme.SLOT_RADIUS + 2)
