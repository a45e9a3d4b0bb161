"""What everybody may see beside the city: exits, next tiles, gangs, store, contacts, businesses.

Two columns of small panels, left and right of the city and never over it. They are painted only
when something on them has changed.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Final

from game.content.texts import Texts
from game.rules.contract import Seat
from game.rules.escape_plan import (
    BUSINESSES,
    FIXERS,
    GONE,
    NOBODY,
    PLANS,
    SHOPS,
    STACKS,
    TILES,
    PlanState,
    capacity,
    gas_left,
    is_closed,
    open_exit,
)
from game.scenes.escape_plan.columns import WARES
from game.scenes.escape_plan.contacts import draw_contact_line, names_size
from game.scenes.escape_plan.geometry import Places
from game.scenes.fit import Fit
from game.ui import paint, theme
from game.ui.canvas import Canvas
from game.ui.layout import Rect
from game.ui.lettering import draw_text, line_size, size_in, text_width, wrap
from game.ui.sprites import draw_icon, draw_sprite

GROUND: Final = "#182648"
ROW: Final = "#22335C"
HOLE: Final = "#0E1730"
HEAD_SHARE: Final = 0.8
"""How much of the height above its rows the title of a panel may take."""
SMALL: Final = 13.0
PALE: Final = 0.35
GROWTH: Final = 1.25
VALUE_GROWTH: Final = 1.5
"""How much larger than usual words and numbers may be, and those on a plan card."""


class Displays:
    """Lays out and draws the columns of one match."""

    def __init__(self, texts: Texts, places: Places) -> None:
        self._texts = texts
        self._places = places
        self._laid_out: tuple[Rect, dict[str, Rect]] = (Rect(0, 0, 0, 0), {})

    # Where

    def boxes(self, board: Rect) -> Mapping[str, Rect]:
        """Return where everything stands, by name: `panel.exits`, `exit.1`, `stack.a` and so on."""
        if self._laid_out[0] != board:
            fit = Fit.of(self._places, board)
            boxes = {}
            self._places.widen((board.w / fit.ratio - self._places.size[0]) / 2)
            for name, box in self._places.columns.items():
                x, y = fit.screen(box.x, box.y)
                boxes[name] = Rect(x, y, box.w * fit.ratio, box.h * fit.ratio)
            self._laid_out = board, boxes
        return self._laid_out[1]

    def at(self, board: Rect, x: float, y: float) -> str:
        """Return the name of the smallest thing under a point, or nothing."""
        under = [name for name, box in self.boxes(board).items() if box.contains(x, y)]
        return min(under, key=lambda name: name.startswith("panel."), default="")

    # Drawing

    def draw(self, canvas: Canvas, board: Rect, view: PlanState, plan: str) -> None:
        """Draw both columns; `plan` is the own plan card, or nothing for other eyes."""
        boxes = self.boxes(board)
        parts: tuple[tuple[str, Hashable, Callable[[Canvas], None]], ...] = (
            ("exits", (view.day, tuple(view.patrol), len(view.patrol_deck), view.closed,
                       tuple(map(len, view.exit_tiles))),
             lambda layer: self._draw_exits(layer, boxes, view)),
            ("next", (tuple(map(tuple, view.stacks)), view.shown, tuple(view.officers)),
             lambda layer: self._draw_stacks(layer, boxes, view)),
            ("gangs", (tuple(view.bosses), tuple(view.members), len(view.laid)),
             lambda layer: self._draw_gangs(layer, boxes, view)),
            ("store", (tuple(view.equipment), tuple(map(len, view.lockers)), tuple(view.gas)),
             lambda layer: self._draw_store(layer, boxes, view)),
            ("contacts", (tuple(view.display), len(view.contact_deck)),
             lambda layer: self._draw_contacts(layer, boxes, view)),
            ("shops", (tuple(view.visited), tuple(view.shops), tuple(view.safe_keys), plan),
             lambda layer: self._draw_shops(layer, boxes, view, plan)),
            ("fixers", view.fixers, lambda layer: self._draw_fixers(layer, boxes, view)),
        )  # fmt: skip
        for name, content, draw in parts:
            region = boxes[f"panel.{name}"].inset(-6)
            canvas.baked(("escape_plan", name, content), region, draw, clear=True)

    def _panel(
        self, canvas: Canvas, box: Rect, below: float, name: str, right: str = "", icon: str = ""
    ) -> None:
        """Draw a panel with its title, and a number at the right of it; `below` the rows begin."""
        paint.panel(canvas, box, GROUND, 7, rim=0.2)
        y = (box.y + below) / 2 + 1
        room = box.w - (44 if right else 12)
        words = self._texts.say(f"escape_plan-panel-{name}")
        most = max(1.0, min(GROWTH, (below - box.y) * HEAD_SHARE / SMALL))
        size = line_size(canvas, words, SMALL, room, "name", most)
        size = size_in(canvas, words, size, room, "name")
        sign = text_width(canvas, words, size, "name") <= room
        if not sign:  # Long words leave no room for the picture of the deck.
            room = box.w - 9 - text_width(canvas, right, SMALL, "black")
        draw_text(canvas, box.x + 6, y, words, size, theme.HIGH, "name", max_width=room)
        if right:
            size = canvas.wish(SMALL, most)
            draw_text(canvas, box.right - 6, y, right, size, theme.MIDDLE, "black", "right")
        if right and sign:
            draw_icon(canvas, icon, box.right - 26, y, 13, theme.DIM, GROUND)

    def _draw_exits(self, canvas: Canvas, boxes: Mapping[str, Rect], view: PlanState) -> None:
        self._panel(
            canvas,
            boxes["panel.exits"],
            boxes["exit.1"].y,
            "exits",
            str(len(view.patrol_deck)),
            "police",
        )
        for number in (1, 2, 3):
            self._draw_exit(canvas, boxes, view, number)

    def _draw_exit(
        self, canvas: Canvas, boxes: Mapping[str, Rect], view: PlanState, number: int
    ) -> None:
        """Draw an exit: its sign, its state, and its patrols or its exit tiles."""
        box = boxes[f"exit.{number}"]
        closed, count = number in view.closed, view.patrol.count(number)
        paint.chip(canvas, box, ROW, 5)
        draw_sprite(canvas, f"place_exit{number}", box.x + 13.5, box.cy, 24, "center",
                    alpha=0.5 if closed else 1.0)  # fmt: skip
        way = not closed and open_exit(view) != GONE
        state = "way" if way else "closed" if closed else "watched" if count else "open"
        ink = {"way": theme.GOOD, "closed": theme.BAD, "watched": theme.WARN}.get(state, theme.GOOD)
        words = self._texts.say(f"escape_plan-panel-{state}")
        room = (box.right - 38 if closed else boxes[f"exit.{number}.1"].x) - box.x - 31
        size = canvas.wish(SMALL, GROWTH)
        while size > theme.FLOOR and text_width(canvas, words, size, "bold") > room:
            size -= 0.5
        lines = wrap(canvas, words, size, room, "bold")
        for place, line in enumerate(lines):
            y = box.cy + (place - (len(lines) - 1) / 2) * size
            draw_text(canvas, box.x + 27, y, line, size, ink, "bold", max_width=room)
        if closed:
            stack = view.closed.index(number)
            back, left = ("exit_p", "exit_q")[stack], len(view.exit_tiles[stack])
            draw_sprite(canvas, back, box.right - 24, box.cy, 22, "center")
            size = canvas.wish(SMALL, GROWTH)
            draw_text(canvas, box.right - 7, box.cy, str(left), size, theme.HIGH, "black",
                      "center")  # fmt: skip
            return
        for place in range(2):
            slot = boxes[f"exit.{number}.{place + 1}"]
            if place < count:
                draw_sprite(canvas, f"patrol_{number}", slot.cx, slot.cy, 22, "center")
            else:
                paint.chip(canvas, slot, HOLE, 3, line="#5C74AC")

    def _draw_stacks(self, canvas: Canvas, boxes: Mapping[str, Rect], view: PlanState) -> None:
        self._panel(canvas, boxes["panel.next"], boxes["stack.a"].y, "next")
        for letter in STACKS:
            self._draw_stack(canvas, boxes[f"stack.{letter}"], view, letter)

    def _draw_stack(self, canvas: Canvas, box: Rect, view: PlanState, letter: str) -> None:
        """Draw a stack: its open tile with its places and officers, and how many there are."""
        paint.chip(canvas, box, ROW, 5)
        tile = open_tile(view, letter)
        centre = box.x + 25
        left = len(view.stacks[STACKS.index(letter)])
        if tile is None:
            name = "tile_back" if left else "tile_space"
            draw_sprite(canvas, name, centre, box.cy, box.h - 4, "center", alpha=0.6)
        else:
            draw_sprite(canvas, f"tile_{TILES[tile]}_0", centre, box.cy, box.h - 3, "center")
            self._draw_tile_content(canvas, Rect(box.x + 50, box.y, box.w - 52, box.h), view, tile)
        size = canvas.wish(theme.FLOOR, GROWTH)
        side = size * 1.25
        paint.chip(canvas, (box.x + 1, box.y + 1, side, side), HOLE, 4, line="#5C74AC")
        draw_text(canvas, box.x + 1 + side / 2, box.y + 1 + side / 2, letter.upper(), size,
                  theme.LAMP, "black", "center")  # fmt: skip
        if left > 1:
            draw_text(canvas, box.right - 5, box.bottom - 8, f"+{left - 1}", size, theme.DIM,
                      "bold", "right")  # fmt: skip

    def _draw_tile_content(self, canvas: Canvas, box: Rect, view: PlanState, tile: int) -> None:
        y = box.y + box.h * 0.3
        for number, sign in enumerate(signs_of(view, tile)):
            draw_sprite(canvas, sign, box.x + 11 + 21 * number, y, 20, "center")
        y = box.y + box.h * 0.76
        held = [colour for colour in range(3) if view.officers[tile] & 1 << colour]
        for number, colour in enumerate(held):
            name = ("red", "blue", "black")[colour]
            draw_sprite(canvas, f"officer_{name}", box.x + 9 + 17 * number, y, 15, "center")

    def _draw_gangs(self, canvas: Canvas, boxes: Mapping[str, Rect], view: PlanState) -> None:
        self._panel(
            canvas, boxes["panel.gangs"], boxes["gang.0"].y, "gangs", str(view.gang_stock), "gang"
        )
        laid = {each.tile for each in view.laid}
        for number, place in enumerate(view.tiles.found["gang"]):
            box = boxes[f"gang.{number}"]
            here, boss = view.tiles.tile_of[place] in laid, view.bosses[number]
            paint.chip(canvas, box, ROW if here else HOLE, 5)
            sign = "place_gang" if number else "place_gang_hq"
            draw_sprite(canvas, sign, box.x + 10, box.cy, 18, "center", alpha=1.0 if here else PALE)
            if boss != NOBODY:
                flag = f"gang_marker_{theme.SEATS[boss].id}"
                draw_sprite(canvas, flag, box.right - 9, box.cy - 1, 19, "center")
            elif here:
                size = canvas.wish(SMALL, GROWTH)
                draw_text(canvas, box.right - 8, box.cy, str(view.members[number]), size,
                          theme.HIGH, "black", "center")  # fmt: skip

    def _draw_store(self, canvas: Canvas, boxes: Mapping[str, Rect], view: PlanState) -> None:
        self._panel(canvas, boxes["panel.store"], boxes[WARES[0]].y, "store")
        counts = [*view.equipment, *map(len, view.lockers), gas_left(view)]
        for name, count in zip(WARES, counts, strict=True):
            sprite = "gas_can" if name == "gas" else name.replace(".", "_")
            _draw_ware(canvas, boxes[name], sprite, str(count), gone=not count)

    def _draw_contacts(self, canvas: Canvas, boxes: Mapping[str, Rect], view: PlanState) -> None:
        deck = str(len(view.contact_deck))
        self._panel(
            canvas, boxes["panel.contacts"], boxes["contact.1"].y, "contacts", deck, "cards"
        )
        names = [self._texts.say(f"escape_plan-contact-{card}") for card in view.display]
        size = names_size(canvas, names, boxes["contact.1"])
        for place, card in enumerate(view.display, 1):
            box = boxes[f"contact.{place}"]
            draw_contact_line(canvas, box, card, self._texts, size, lit=False)

    def _draw_shops(
        self, canvas: Canvas, boxes: Mapping[str, Rect], view: PlanState, plan: str
    ) -> None:
        self._panel(canvas, boxes["panel.shops"], boxes[f"shop.{SHOPS[0]}"].y, "shops")
        for number, shop in enumerate(SHOPS):
            box = boxes[f"shop.{shop}"]
            laid = view.shops[number] != GONE
            paint.chip(canvas, box, ROW if laid else HOLE, 5)
            draw_sprite(canvas, f"place_{shop}", box.x + 10, box.cy, box.h - 2, "center",
                        alpha=1.0 if laid else PALE)  # fmt: skip
            if plan in PLANS:
                value = PLANS[plan][number]
                draw_plan_value(canvas, box.x + 33, box.cy, value, self._texts, (24.0, box.h))
            self._draw_visits(canvas, box, view, number)

    def _draw_visits(self, canvas: Canvas, box: Rect, view: PlanState, shop: int) -> None:
        """Draw who has been at a business or safe house, whether it is closed, and its keys."""
        visited = view.visited[shop]
        business = shop < len(BUSINESSES)
        spaces = capacity(view.seats) if business else max(3, len(visited))
        step = 15.0 if business else min(14.0, 44.0 / spaces)
        for number in range(spaces):
            x = box.x + 53 + step * number
            if number >= len(visited):
                if business or number == 0:
                    draw_sprite(canvas, "hex_income", x, box.cy, 15, "center", alpha=0.55)
                continue
            who, pays = visited[number]
            draw_sprite(canvas, "hex_money" if pays else "hex_income", x, box.cy, 16, "center")
            draw_cube(canvas, x, box.cy, 10.5, view, who)
        if is_closed(view, shop):
            draw_icon(canvas, "lock", box.right - 9, box.cy, 13, theme.BAD, ROW)
        if not business:
            for number, colour in enumerate(view.safe_keys[shop - len(BUSINESSES)]):
                draw_sprite(canvas, f"key_{colour}", box.right - 6 - 9 * number, box.cy, 16,
                            "center")  # fmt: skip

    def _draw_fixers(self, canvas: Canvas, boxes: Mapping[str, Rect], view: PlanState) -> None:
        self._panel(canvas, boxes["panel.fixers"], boxes[f"fixer.{next(iter(FIXERS))}"].y, "fixers")
        for fixer, row in FIXERS.items():
            sold = fixer not in view.fixers
            words = "" if sold else str(row.price)
            _draw_ware(canvas, boxes[f"fixer.{fixer}"], f"fixer_{fixer}", words, gone=sold,
                       ink=theme.LAMP)  # fmt: skip


def open_tile(view: PlanState, letter: str) -> int | None:
    """Return the open tile of a stack, or the one of it that is to be laid now; None if none is."""
    for tile in view.shown:
        if TILES[tile][0] == letter:
            return tile
    stack = view.stacks[STACKS.index(letter)]
    return stack[-1] if stack and stack[-1] >= 0 else None


def signs_of(view: PlanState, tile: int) -> list[str]:
    """Return the pictures of the locations of a tile."""
    signs = []
    for place in view.tiles.places[tile]:
        kind = view.tiles.kind[place]
        if not view.tiles.is_location[place]:
            continue
        number = view.tiles.found[kind].index(place)
        special = {"exit": f"place_exit{number + 1}", "gang": "place_gang_hq"}
        plain = f"place_{kind}"
        signs.append(special[kind] if kind == "exit" or (kind == "gang" and not number) else plain)
    return signs


def draw_plan_value(
    canvas: Canvas, x: float, y: float, value: int, texts: Texts, room: tuple[float, float]
) -> None:
    """Draw what a plan says of a place: money at the end, or income at once.

    `room` is the width and height that it may take, in logical units.
    """
    words = str(value) if value else texts.say("escape_plan-income-sign")
    ink = theme.GOOD if value else theme.LAMP
    most = max(1.0, min(VALUE_GROWTH, room[1] * 0.85 / theme.CAPTION))
    size = line_size(canvas, words, theme.CAPTION, room[0], "black", most)
    draw_text(canvas, x, y, words, size, ink, "black", "center")


def draw_cube(canvas: Canvas, x: float, y: float, size: float, view: PlanState, who: Seat) -> None:
    """Draw a cube of a participant, centred on a point."""
    look = "inspector" if who == view.inspector else theme.SEATS[who].id
    draw_sprite(canvas, f"cube_{look}", x, y, size, "center")


def _draw_ware(
    canvas: Canvas, box: Rect, sprite: str, words: str, *, gone: bool, ink: str = theme.HIGH
) -> None:
    """Draw something for sale with a number in its corner."""
    paint.chip(canvas, box, HOLE if gone else ROW, 5)
    draw_sprite(canvas, sprite, box.cx - 3, box.cy, min(box.h - 4, 30), "center",
                alpha=PALE if gone else 1.0)  # fmt: skip
    if words:
        size = canvas.wish(theme.FLOOR, GROWTH)
        wide, high = size + 1, size + 2
        tab = Rect(box.right - wide, box.bottom - high, wide, high)
        paint.chip(canvas, tab, HOLE, 4, alpha=0.9)
        draw_text(canvas, tab.cx, tab.cy, words, size, ink, "black", "center")
