"""The own area of the Escape Plan table: one player board in blocks, and what is behind the screen.

From the left: notoriety, wounds and discs; contacts with the bonus that grows; items and unlocked
assets with their costs; crew, gas and keys; money and plan card, covered where several people sit.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.content.texts import Texts
from game.rules.contract import Seat, Target
from game.rules.escape_plan import (
    CONTACT_BONUS,
    CONTACT_SPACES,
    CONTACTS,
    DISC_LIMIT,
    LINES,
    NOTORIETY_LOSS,
    READY_COSTS,
    TOP_NOTORIETY,
    WOUND_CUBES,
    PlanState,
    contacts_at_end,
    markers_left,
)
from game.scenes.escape_plan.contacts import draw_contact
from game.scenes.escape_plan.item_spaces import HOLE, SLOT, SMALL, TALL, draw_item
from game.scenes.escape_plan.numbers import on_track
from game.scenes.escape_plan.own_places import GAP, STATE_SIGNS, growth_of, lay_out, name_of
from game.scenes.escape_plan.own_screen import CASH_GROWTH, GROUND, GROWTH, Seen, draw_screen
from game.ui import paint, theme
from game.ui.canvas import Canvas
from game.ui.layout import Rect
from game.ui.lettering import best_line, draw_text, line_size
from game.ui.sprites import draw_icon, draw_sprite
from game.ui.tones import mix

HEAD_SHARE: Final = 0.7
"""How much of the width of a block its heading may take where something stands beside it."""
NAME_ROOM: Final = 45.0
"""Width for the name of a row of items, in logical units."""
BLOCKS: Final = ("state", "contacts", "items", "gear")
WOUNDS_WIDTH: Final = 70.0
OUT: Final = 0.62
"""How dark the board of a thief is that has left the game."""


class OwnArea:
    """Draws the player board of one match."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self._laid_out: tuple[Rect, dict[str, Rect]] = (Rect(0, 0, 0, 0), {})

    # Where

    def boxes(self, region: Rect) -> Mapping[str, Rect]:
        """Return where everything stands, by name: `block.contacts`, `contact.1`, `item.1` ..."""
        if self._laid_out[0] != region:
            self._laid_out = region, lay_out(region)
        return self._laid_out[1]

    def at(self, region: Rect, x: float, y: float) -> str:
        """Return the name of the smallest thing under a point, or nothing."""
        under = [name for name, box in self.boxes(region).items() if box.contains(x, y)]
        return min(under, key=lambda name: name.startswith("block."), default="")

    def box_of(self, region: Rect, view: PlanState, seat: Seat, target: Target) -> Rect | None:
        """Return where a target of an option lies on the board, or None if it does not."""
        return self.boxes(region).get(name_of(view, seat, target))

    # Drawing

    def draw(
        self,
        canvas: Canvas,
        region: Rect,
        view: PlanState,
        seen: Seen,
        lit: Mapping[Target, bool],
    ) -> None:
        """Draw a board; `lit` are the targets on offer, and whether each has the focus."""
        boxes = self.boxes(region)
        for name in BLOCKS:
            paint.panel(canvas, boxes[f"block.{name}"], GROUND, rim=0.15)
        self._draw_notoriety(canvas, boxes, view, seen)
        self._draw_state(canvas, boxes, view, seen)
        self._draw_contacts(canvas, boxes, view, seen.seat)
        self._draw_items(canvas, boxes, view, seen.seat)
        self._draw_ready(canvas, boxes, view, seen.seat)
        self._draw_gear(canvas, boxes, view, seen.seat)
        draw_screen(canvas, self._texts, boxes, view, seen)
        if seen.owner:
            for name in BLOCKS:
                paint.outline(canvas, boxes[f"block.{name}"], theme.SEATS[seen.seat].colour, 9, 2.4)
        for target, focused in lit.items():
            box = self.box_of(region, view, seen.seat, target)
            if box is None:
                continue
            if focused:
                paint.focus_ring(canvas, box, 6)
            else:
                paint.outline(canvas, box.inset(-2), theme.LAMP, 7, 1.6, 0.8)

    def _title(self, canvas: Canvas, block: Rect, key: str, *right: str) -> None:
        """Draw the heading of a block, and beside it the first text that is large enough there."""
        y = block.y + 12 * growth_of(block)
        words = self._texts.say(f"escape_plan-own-{key}")
        size = line_size(canvas, words, theme.CAPTION, block.w * HEAD_SHARE, "name", GROWTH)
        end = draw_text(canvas, block.x + 9, y, words, size, theme.HIGH, "name")
        room = block.right - 15 - end
        told, size = best_line(canvas, right, SMALL, room, most=GROWTH)
        draw_text(canvas, block.right - 9, y, told, size, theme.DIM, "regular", "right",
                  max_width=room)  # fmt: skip

    def _draw_notoriety(
        self, canvas: Canvas, boxes: Mapping[str, Rect], view: PlanState, seen: Seen
    ) -> None:
        """Draw the track with its lines, where the seat stands and where it will stand."""
        seat = seen.seat
        now, then = view.notoriety[seat], seen.numbers.settled
        keys = ("escape_plan-own-loss", "escape_plan-own-loss-short")
        loss = (self._texts.say(key, loss=NOTORIETY_LOSS[then]) for key in keys)
        self._title(canvas, boxes["block.state"], "notoriety", *loss)
        for number in range(1, TOP_NOTORIETY + 1):
            box = boxes[f"notoriety.{number}"]
            ink = mix("#46587A", "#E0452F", (number - 1) / (TOP_NOTORIETY - 1))
            paint.chip(canvas, box, ink, 5)
            size = canvas.wish(theme.BODY, GROWTH)
            draw_text(canvas, box.cx, box.cy, str(number), size, "#FFFFFF", "black", "center")
            if number in LINES:
                paint.chip(canvas, (box.right + 0.6, box.y - 3, 2, box.h + 6), "#FFE9C4", 1)
        paint.outline(canvas, boxes[f"notoriety.{now}"].inset(-2), theme.LAMP, 6, 2.4)
        if then != now:
            box = boxes[f"notoriety.{then}"]
            paint.outline(canvas, box.inset(-2), theme.BAD if then > now else theme.GOOD, 6, 2)
            paint.mark(canvas, box.cx, box.bottom + 1, 10, seat)
        else:
            paint.mark(canvas, boxes[f"notoriety.{now}"].cx, boxes["notoriety.1"].bottom + 1, 10,
                       seat)  # fmt: skip

    def _draw_state(
        self, canvas: Canvas, boxes: Mapping[str, Rect], view: PlanState, seen: Seen
    ) -> None:
        """Draw wounds, first aid, rest and action discs, with their names below.

        What the option in focus would change is pale.
        """
        seat, numbers = seen.seat, seen.numbers
        k = min(boxes["wounds"].h / 40, boxes["wounds"].w / WOUNDS_WIDTH)
        for number in range(WOUND_CUBES):
            hurt = number < numbers.wounds
            sure = hurt == (number < view.wounds[seat])
            name = "wound" if hurt else "wound_healed"
            _put(canvas, boxes["wounds"], 12 + 22 * number, name, k, 1.0 if sure else 0.55)
        ready = view.first_aid[seat]
        _put(canvas, boxes["first_aid"], 17, "first_aid" if ready else "first_aid_used", k)
        _put(canvas, boxes["rest"], 16, "rest" if view.sun[seat] else "rest_used", k)
        for number in range(DISC_LIMIT):
            held = number < numbers.discs
            sure = held == (number < view.discs[seat])
            alpha = 0.25 if not held else 1.0 if sure else 0.65
            _put(canvas, boxes["discs"], 13 + 22 * number, "disc", k, alpha)
        names = {name: self._texts.say(f"escape_plan-own-{name}") for name in STATE_SIGNS}
        size = min(
            line_size(canvas, words, theme.FLOOR, boxes[name].w - 2, "bold", GROWTH)
            for name, words in names.items()
        )
        for name, words in names.items():
            box = boxes[name]
            draw_text(canvas, box.cx, box.bottom - size * 0.42, words, size, theme.DIM, "bold",
                      "center", max_width=box.w + 6)  # fmt: skip

    def _draw_contacts(
        self, canvas: Canvas, boxes: Mapping[str, Rect], view: PlanState, seat: Seat
    ) -> None:
        count = contacts_at_end(view, seat)
        bonus = self._texts.say("escape_plan-own-contacts-pay", bonus=CONTACT_BONUS[count])
        self._title(canvas, boxes["block.contacts"], "contacts", bonus)
        for space, held in enumerate(view.contacts[seat], 1):
            box = boxes[f"contact.{space}"]
            cuffed = space > CONTACT_SPACES - view.cuffs[seat]
            down = bool(view.face_down[seat] & 1 << space - 1)
            if held in CONTACTS:
                draw_contact(canvas, box, held, self._texts,
                             "cuffed" if cuffed else "down" if down else "ready")  # fmt: skip
            elif held:
                high = min(box.h - 6, box.w * TALL)
                draw_sprite(canvas, f"asset_{held}_locked", box.cx, box.cy, high, "center")
            else:
                paint.chip(canvas, box, HOLE, 6, line=SLOT)
            if cuffed:
                draw_sprite(canvas, "handcuffs", box.cx, box.cy, box.w * 0.58, "center",
                            shadow=paint.PIECE_SHADOW)  # fmt: skip
            now = space == count
            size = canvas.wish(SMALL, GROWTH)
            y = box.bottom + 10 * growth_of(boxes["block.contacts"])
            draw_text(canvas, box.cx, y, str(CONTACT_BONUS[space]), size,
                      theme.LAMP if now else theme.DIM, "black", "center")  # fmt: skip

    def _draw_items(
        self, canvas: Canvas, boxes: Mapping[str, Rect], view: PlanState, seat: Seat
    ) -> None:
        block = boxes["block.items"]
        words = self._texts.say("escape_plan-own-items")
        size = self._row_size(canvas)
        draw_text(canvas, block.x + 9, boxes["item.1"].cy, words, size, theme.HIGH, "name")
        for space, held in enumerate(view.items[seat], 1):
            worn = bool(view.worn[seat] & 1 << space - 1)
            draw_item(canvas, boxes[f"item.{space}"], held, worn=worn)

    def _row_size(self, canvas: Canvas) -> float:
        """Return the size of the names of both rows of items."""
        names = (self._texts.say(f"escape_plan-own-{name}") for name in ("items", "ready"))
        return min(line_size(canvas, each, SMALL, NAME_ROOM, "name", GROWTH) for each in names)

    def _draw_ready(
        self, canvas: Canvas, boxes: Mapping[str, Rect], view: PlanState, seat: Seat
    ) -> None:
        words = self._texts.say("escape_plan-own-ready")
        box = boxes["ready.1"]
        left, size = boxes["block.items"].x + 9, self._row_size(canvas)
        draw_text(canvas, left, box.cy, words, size, theme.HIGH, "name")
        for space, held in enumerate(view.ready[seat], 1):
            box = boxes[f"ready.{space}"]
            spent = bool(view.used[seat] & 1 << space - 1)
            if held:
                name = "tile_used" if spent else f"asset_{held}"
                high = min(box.h, box.w * TALL)
                draw_sprite(canvas, name, box.cx, box.cy, high, "center")
            else:
                paint.chip(canvas, box, HOLE, 5, line=SLOT)
            lit = bool(held) and not spent
            size = canvas.wish(theme.FLOOR, GROWTH)
            y = box.bottom + 7.5 * growth_of(boxes["block.items"])
            draw_text(canvas, box.cx, y, str(READY_COSTS[space - 1]), size,
                      theme.LAMP if lit else theme.DIM, "black", "center")  # fmt: skip

    def _draw_gear(
        self, canvas: Canvas, boxes: Mapping[str, Rect], view: PlanState, seat: Seat
    ) -> None:
        """Draw gang members, control markers, gas cans, and the keys by their safe houses."""
        colour = theme.SEATS[seat].id
        counts = {
            "gang": ("gang_member", view.gang[seat]),
            "markers": (f"gang_marker_{colour}", markers_left(view, seat)),
            "gas": ("gas_can", view.gas[seat]),
        }
        for name, (sprite, count) in counts.items():
            box = boxes[name]
            paint.chip(canvas, box, HOLE, 6)
            draw_sprite(canvas, sprite, box.cx - 5, box.cy, min(box.h, box.w) * 0.68, "center",
                        alpha=1.0 if count else 0.35)  # fmt: skip
            size = canvas.wish(theme.CAPTION, GROWTH)
            draw_text(canvas, box.right - size * 0.5, box.bottom - size * 0.7, str(count), size,
                      theme.HIGH if count else theme.DIM, "black", "center")  # fmt: skip
        for slot, key in enumerate(view.keys[seat], 1):
            box = boxes[f"key.{slot}"]
            paint.chip(canvas, box, HOLE, 6)
            used = bool(view.keys_used[seat] & 1 << slot - 1)
            if key:
                size = min(box.h, box.w) * 0.85
                draw_sprite(canvas, f"key_{key}", box.cx, box.cy, size, "center",
                            alpha=0.3 if used else 1.0)  # fmt: skip
                if used:
                    draw_icon(canvas, "check", box.cx, box.cy, 18, theme.DIM, HOLE)
            else:
                size = min(box.h, box.w) * 0.65
                draw_sprite(canvas, f"place_safe{slot}", box.cx, box.cy, size, "center",
                            alpha=0.3)  # fmt: skip

    def draw_out(self, canvas: Canvas, region: Rect, fate: str, name: str) -> None:
        """Say over a board that its thief, of this name, has left the game."""
        boxes = self.boxes(region)
        block = boxes["block.state"]
        area = Rect(block.right + GAP, block.y, boxes["block.screen"].x - block.right - 2 * GAP,
                    block.h)  # fmt: skip
        paint.chip(canvas, area, theme.INK9, theme.PANEL_RADIUS, alpha=OUT)
        box = area.centred(min(area.w, 420), 46)
        paint.panel(canvas, box, "#2A3B64", rim=0.3)
        words = self._texts.say("escape_plan-own-out", fate=fate, name=name)
        size = line_size(canvas, words, theme.BODY, box.w - 20, "bold", CASH_GROWTH)
        draw_text(canvas, box.cx, box.cy, words, size, theme.HIGH, "bold", "center",
                  max_width=box.w - 20)  # fmt: skip


def settled(view: PlanState, who: int) -> int:
    """Return the notoriety of a participant once the changes so far are settled."""
    return on_track(view.notoriety[who] + view.gained[who])


def _put(
    canvas: Canvas, box: Rect, across: float, sprite: str, k: float, alpha: float = 1.0
) -> None:
    draw_sprite(canvas, sprite, box.x + across * k, box.y + 13 * k, 23 * k, "center", alpha=alpha)
