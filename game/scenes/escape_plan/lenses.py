"""What a person may lay over the city to see one thing alone: reach, police, plan, income, exits.

Keys 1 to 5 and the row of buttons below the city take a lens up and put it away again. A lens shows
only what the viewer may know.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from game.rules.contract import Seat
from game.rules.escape_plan import (
    GONE,
    PLANS,
    PlanState,
    city_of,
    danger_of,
    has_visited,
    income_of,
    is_closed,
    open_exit,
    reach_of,
)
from game.scenes.escape_plan.actors import Actors
from game.scenes.escape_plan.city import PLATE
from game.scenes.escape_plan.overlays import draw_ring
from game.scenes.escape_plan.prices import coin_spots, draw_coin
from game.scenes.escape_plan.tiles import draw_hex
from game.scenes.fit import Point
from game.ui import paint
from game.ui.canvas import Canvas
from game.ui.layout import Rect
from game.ui.lettering import draw_text, text_width
from game.ui.light import glow
from game.ui.sprites import draw_icon
from game.ui.theme import BAD, GOOD, HIGH, INFO, INK9, LAMP, LAMP_TEXT, MIDDLE, WARN

LENSES: Final = ("reach", "danger", "targets", "income", "exits")
"""In the order of their keys, 1 to 5."""
ICONS: Final = {
    "reach": "feet",
    "danger": "police",
    "targets": "cash",
    "income": "income",
    "exits": "exit",
}
WORDS: Final = 20.0
WORDS_GROWTH: Final = 1.3
"""Size of the number beside an icon, and how much larger it may be with larger letters."""
BUTTON: Final = 40.0
GAP: Final = 6.0
POLICE: Final = "#E0452F"
VISITED: Final = "#8FA3CF"


class Spotlight(NamedTuple):
    """A place that a lens shows: its colour, and what is written there."""

    node: int
    colour: str
    icon: str = ""
    words: str = ""


def button_boxes(actors: Actors) -> dict[str, Rect]:
    """Return where the buttons of the lenses stand, in board units: at the left below the city."""
    city = actors.places.city
    top = city.bottom - BUTTON - 8
    return {
        lens: Rect(city.x + 8 + number * (BUTTON + GAP), top, BUTTON, BUTTON)
        for number, lens in enumerate(LENSES)
    }


def lens_at(actors: Actors, x: float, y: float) -> str:
    """Return the lens whose button is at a point of the board, or nothing."""
    boxes = button_boxes(actors).items()
    return next((lens for lens, box in boxes if box.contains(x, y)), "")


def draw_buttons(board: Canvas, actors: Actors, lens: str) -> None:
    """Draw the buttons, with their keys; that of the lens in use is lit."""
    for number, (name, box) in enumerate(button_boxes(actors).items(), 1):
        on = name == lens
        paint.chip(board, box, LAMP if on else "#182648", 10,
                   line=LAMP if on else "#3D4A68", alpha=0.96 if on else 0.85)  # fmt: skip
        ink, ground = (LAMP_TEXT, LAMP) if on else (MIDDLE, "#182648")
        draw_icon(board, ICONS[name], box.cx - 4, box.cy - 2, 23, ink, ground)
        draw_text(board, box.right - 9, box.bottom - 10, str(number), 18, ink, "black", "center")


def draw_lens_below(board: Canvas, actors: Actors, lens: str, seat: Seat) -> None:
    """Draw what a lens lays on the tiles: light under its places, or the tint of the police."""
    if lens == "danger":
        _draw_danger(board, actors)
    size = PLATE * actors.camera.growth
    for spot in spotlights(actors.shown, lens, seat):
        if actors.plan.spot(spot.node) is not None:
            glow(board, *actors.board_spot(spot.node), size * 1.3, spot.colour, 0.8)


def _draw_danger(board: Canvas, actors: Actors) -> None:
    """Tint each tile by how many would have to be avoided on it."""
    view, plan, camera = actors.shown, actors.plan, actors.camera
    radius = actors.places.radius * camera.view.zoom
    mask = danger_of(view, city_of(view))
    for tile, laid in plan.by_tile.items():
        at = camera.board(*plan.middle((laid.q, laid.r)))
        count = _guards(view, tile)
        if not mask >> tile & 1:
            draw_hex(board, at, radius, GOOD, fill=0.16, line=2.4)
            continue
        draw_hex(board, at, radius, POLICE, fill=0.12 + 0.1 * count, line=2.4)
        _draw_words(board, at, "police", BAD, str(count))


def _guards(view: PlanState, tile: int) -> int:
    """Return how many would have to be avoided on a tile."""
    hunter = view.inspector
    near = hunter >= 0 and view.spots[hunter] >= 0 and _tile(view, view.spots[hunter]) == tile
    return view.officers[tile].bit_count() + near


def _tile(view: PlanState, node: int) -> int:
    return view.tiles.tile_of[node]


def draw_lens_above(board: Canvas, actors: Actors, lens: str, seat: Seat) -> None:
    """Draw what a lens shows at the places."""
    size = PLATE * actors.camera.growth
    lights = spotlights(actors.shown, lens, seat)
    shown = [spot for spot in lights if actors.plan.spot(spot.node) is not None]
    coins = coin_spots(board, actors, [spot.node for spot in shown])
    for spot in shown:
        at = actors.board_spot(spot.node)
        draw_ring(board, at, size * 1.42, spot.colour, strong=True)
        if lens == "reach":
            draw_coin(board, actors, coins[spot.node], spot.words, spot.colour)
        else:
            _draw_words(board, (at[0], at[1] - size * 0.72), spot.icon, spot.colour, spot.words)


def _draw_words(board: Canvas, at: Point, icon: str, colour: str, words: str) -> None:
    """Write a number beside an icon on a dark chip."""
    size = board.wish(WORDS, WORDS_GROWTH)
    wide = 34 + (text_width(board, words, size, "black") if words else -4)
    x, y = at
    box = Rect(x, y, 0, 0).centred(wide, size * 1.4)
    paint.chip(board, box, INK9, line=colour, alpha=0.94)
    draw_icon(board, icon, box.x + 15, y, 19, colour, INK9)
    if words:
        draw_text(board, box.x + 27, y, words, size, HIGH, "black", "left")


def spotlights(view: PlanState, lens: str, seat: Seat) -> Iterator[Spotlight]:
    """Return the places that a lens shows to a seat."""
    if lens == "reach":
        yield from _in_reach(view, seat)
    elif lens in ("targets", "income"):
        yield from _in_plan(view, seat, pays=lens == "targets")
    elif lens == "exits":
        yield from _exits(view)


def _in_reach(view: PlanState, seat: Seat) -> Iterator[Spotlight]:
    """Return where a thief could go, and the points of the shortest way there."""
    if view.spots[seat] == GONE:
        return
    for node, routes in reach_of(view, seat).ends.items():
        yield Spotlight(node, LAMP, words=str(min(route.spent for route in routes)))


def _in_plan(view: PlanState, seat: Seat, *, pays: bool) -> Iterator[Spotlight]:
    """Return the shops that the seat's own plan pays for at the end, or those that bring income."""
    plan = PLANS.get(view.plans[seat])
    if plan is None:
        return
    for shop, worth in enumerate(plan):
        node = view.shops[shop]
        if node == GONE or (worth > 0) != pays:
            continue
        words = str(worth) if pays else f"+{income_of(view, seat)}"
        if has_visited(view, seat, shop):
            yield Spotlight(node, VISITED, "check", words if pays else "")
        elif is_closed(view, shop):
            yield Spotlight(node, BAD, "lock", words)
        else:
            yield Spotlight(node, GOOD if pays else LAMP, "cash" if pays else "income", words)


def _exits(view: PlanState) -> Iterator[Spotlight]:
    """Return the exits: closed ones with the tiles left, the others with their patrol cards."""
    for number, node in enumerate(view.tiles.found["exit"], 1):
        if number in view.closed:
            left = len(view.exit_tiles[view.closed.index(number)])
            yield Spotlight(node, BAD, "lock", str(left))
        elif node == open_exit(view):
            yield Spotlight(node, GOOD, "exit")
        else:
            shown = view.patrol.count(number)
            yield Spotlight(node, WARN if shown else INFO, "police", f"{shown}/2")
