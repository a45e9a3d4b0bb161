"""The tray over the lower edge of the city: cards, tiles and buttons of the question that is asked.

What is chosen in the city, on a stack or on the own board stays there. The tray holds the rest: the
contacts for hire, what is for sale, and every button, each with what it costs and brings.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.content.texts import Texts
from game.rules.contract import Decision, Option, Seat
from game.rules.escape_plan import EQUIPMENT, FIXERS, PLANS, SHOPS, PlanState
from game.scenes.escape_plan.contacts import draw_contact
from game.scenes.escape_plan.displays import draw_plan_value
from game.scenes.escape_plan.naming import PlanNaming, capital
from game.scenes.escape_plan.own import draw_item
from game.ui import paint, theme
from game.ui.canvas import Canvas
from game.ui.layout import Rect
from game.ui.lettering import draw_text, text_width
from game.ui.sprites import draw_sprite
from game.ui.tones import dk

GROUND: Final = "#16223F"
PAD: Final = 7.0
GAP: Final = 6.0
BUTTON: Final = 34.0
TALL_BUTTON: Final = 46.0
LEAST: Final = 84.0
SMALL: Final = 13.0

CONTACT: Final = (69.0, 108.0)
TILE: Final = (65.0, 92.0)
NARROW: Final = 2.0
"""Between cards that would not have room side by side otherwise."""

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

PLACED: Final = frozenset({"place_contact", "replace_item"})
"""The questions that look for a space: what it is for is shown in the tray."""

PLAIN: Final = frozenset({"pass", "stay", "discard"})
"""Buttons that decline."""


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


class Windows:
    """Lays out and draws the trays of one match."""

    def __init__(self, texts: Texts, naming: PlanNaming) -> None:
        self._texts = texts
        self._naming = naming

    # Where

    def boxes(
        self, canvas: Canvas, area: Rect, decision: Decision, lines: Mapping[str, str]
    ) -> dict[str, Rect]:
        """Return where the options in the tray stand, by key; `area` is the city."""
        cards, buttons = cards_of(decision), buttons_of(decision)
        if not cards and not buttons:
            return {}
        size = CONTACT if decision.kind == "take_contact" else TILE
        room = area.w - 2 * PAD
        gap = GAP if len(cards) * (size[0] + GAP) - GAP <= room else NARROW
        across = len(cards) * (size[0] + gap) - gap if cards else 0.0
        high = TALL_BUTTON if any(lines.get(o.key) for o in buttons) else BUTTON
        rows = self._button_rows(canvas, room, buttons, lines)
        width = max((sum(w for _, w in row) + GAP * (len(row) - 1) for row in rows), default=0.0)
        beside = bool(cards) and len(rows) == 1 and across + GAP + width <= room
        below = 0.0 if beside else len(rows) * (high + GAP)
        bottom = area.bottom - PAD
        boxes: dict[str, Rect] = {}
        x = area.cx - (across + (GAP + width if beside else 0)) / 2
        y = bottom - below - size[1] if cards else bottom
        for option in cards:
            boxes[option.key] = Rect(x, y, *size)
            x += size[0] + gap
        x += GAP - gap
        top = y + (size[1] - high) / 2 if beside else bottom - below + (GAP if cards else 0)
        for row in rows:
            if not beside:
                x = area.cx - (sum(w for _, w in row) + GAP * (len(row) - 1)) / 2
            for option, wide in row:
                boxes[option.key] = Rect(x, top, wide, high)
                x += wide + GAP
            top += high + GAP
        return boxes

    def _button_rows(
        self,
        canvas: Canvas,
        room: float,
        buttons: Sequence[Option],
        lines: Mapping[str, str],
    ) -> list[list[tuple[Option, float]]]:
        """Return the buttons with their widths, in as many rows as they need."""
        rows: list[list[tuple[Option, float]]] = []
        left = 0.0
        for option in buttons:
            label = text_width(canvas, self.label(option), theme.BODY, "bold")
            line = text_width(canvas, lines.get(option.key, ""), SMALL)
            wide = max(LEAST, label + 28, line + 18)
            if not rows or wide > left:
                rows.append([])
                left = room
            rows[-1].append((option, wide))
            left -= wide + GAP
        return rows

    def tray(self, boxes: Mapping[str, Rect], picture: Rect | None = None) -> Rect | None:
        """Return the tray round these options and a picture, or None if there is nothing."""
        if picture is not None:
            boxes = {**boxes, "": picture}
        if not boxes:
            return None
        left, top = min(b.x for b in boxes.values()), min(b.y for b in boxes.values())
        right = max(b.right for b in boxes.values())
        bottom = max(b.bottom for b in boxes.values())
        return Rect(left, top, right - left, bottom - top).inset(-PAD)

    def picture(self, area: Rect, decision: Decision, boxes: Mapping[str, Rect]) -> Rect | None:
        """Return where the thing stands for which a space is chosen, or None without one."""
        if decision.kind not in PLACED:
            return None
        wide, high = CONTACT if decision.kind == "place_contact" else TILE
        left = min((box.x for box in boxes.values()), default=area.cx + wide / 2 + GAP)
        return Rect(left - GAP - wide, area.bottom - PAD - high, wide, high)

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
        boxes = self.boxes(canvas, area, decision, lines)
        picture = self.picture(area, decision, boxes)
        tray = self.tray(boxes, picture)
        if tray is None:
            return
        paint.panel(canvas, tray, GROUND, 10, rim=0.25, alpha=0.94)
        if picture is not None:
            self._draw_placed(canvas, picture, decision)
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
        picture = Rect(box.x, box.y + 6, box.w, 46)
        name, line = self._told(decision, id)
        if decision.kind == "lay_shop":
            draw_sprite(canvas, f"place_{id}", picture.cx, picture.cy, 46, "center")
            plan = PLANS.get(view.plans[seat])
            if plan:
                draw_plan_value(canvas, box.cx, box.bottom - 10, plan[SHOPS.index(id)], self._texts)
        elif decision.kind == "take_key":
            draw_sprite(canvas, f"key_{id}", picture.cx, picture.cy, 46, "center")
        elif decision.kind == "open_locker":
            draw_sprite(canvas, f"locker_{id}", picture.cx, picture.cy, 46, "center")
        elif decision.kind == "keep_tile":
            whole = box.inset(6)
            draw_item(canvas, whole, f"{decision.values['back']}.{id}", worn=False)
        else:
            draw_item(canvas, picture, id, worn=False)
        size = SMALL
        while size > theme.FLOOR and text_width(canvas, name, size, "bold") > box.w - 3:
            size -= 0.5
        draw_text(canvas, box.cx, box.y + 64, name, size, theme.HIGH, "bold", "center",
                  max_width=box.w - 2)  # fmt: skip
        draw_text(canvas, box.cx, box.bottom - 11, line, SMALL, theme.LAMP, "bold", "center",
                  max_width=box.w - 4)  # fmt: skip

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
        draw_text(canvas, box.cx, y, words, theme.BODY, ink, "bold", "center",
                  max_width=box.w - 10)  # fmt: skip
        if line:
            draw_text(canvas, box.cx, box.cy + 11, line, SMALL, ink, align="center",
                      max_width=box.w - 8)  # fmt: skip
        if lit:
            paint.focus_ring(canvas, box, theme.SLOT_RADIUS + 2)
