"""The picture of the city: the night behind it, its tiles, and the plates of its places.

Who moves is drawn by `pieces.py`, what is on offer by `ghosts.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import Final

import pygame

from game.rules.escape_plan import (
    BUSINESSES,
    SHOPS,
    TILES,
    PlanState,
    capacity,
    is_closed,
    open_exit,
)
from game.scenes.escape_plan.actors import Actors
from game.scenes.escape_plan.tiles import draw_tile, tile_name, warm_tile
from game.scenes.figures import stand
from game.scenes.fit import Point
from game.ui import paint
from game.ui.canvas import Box, Canvas, Stamp
from game.ui.lettering import draw_text
from game.ui.light import PIECE_SHADOW, foot, glow, put
from game.ui.sprites import draw_icon, large_drawing, sized_copy
from game.ui.theme import BAD, GOOD, INK9, SEATS, WARN
from game.ui.vector import circle, raster

PLATE: Final = 54.0
"""Height of the plate of a place, in piece units."""
FERRY: Final = 44.0
MEMBER: Final = 30.0
FLAG: Final = 34.0
PIP: Final = 11.0
HQ_TILE: Final = TILES.index("s2")
EMPTY_SLOT: Final = 0.62
"""Opacity of a slot on which no business or safe house lies yet."""
SHUT: Final = 0.6
"""Opacity of the plate of a closed business."""
SHUTTER: Final = (0.74, 0.56)
"""How wide and how high the shutter of an exit is, as shares of its plate."""
SLATS: Final = ("#A8474C", "#8C3B40")
SHUTTER_EDGE: Final = '<path d="M0 29.5 H40 V32 H0 Z" fill="#F4EFE3"/>'
INSPECTOR_CUBE: Final = "#C9A24B"
KEYS: Final = {"green": "#5AD19A", "black": "#AEB9CF", "brown": "#C98A52"}


class CityPicture:
    """Draws the city of one match, but for who moves in it."""

    def __init__(self) -> None:
        self._ground: Canvas | None = None
        self._made_for: tuple[tuple[int, int], Stamp] | None = None
        self._shown: Hashable = None
        """What the kept ground shows."""

    def lay_ground(
        self, canvas: Canvas, region: Box, shows: Hashable, draw: Callable[[Canvas], None]
    ) -> None:
        """Lay the ground of a city that stands still; painted anew only if it shows another one.

        One surface is kept and painted over: to get a new one each time takes as long as the paint.
        """
        area = canvas.box(region)
        stamp, made_for = (shows, area.topleft, canvas.scale), (area.size, canvas.stamp)
        if self._ground is None or self._made_for != made_for:
            self._ground, self._shown = canvas.layer(region, clear=False), None
            self._made_for = made_for
        if self._shown != stamp:
            draw(self._ground)
            self._shown = stamp
        canvas.surface.blit(self._ground.surface, area)

    def paint_night(self, canvas: Canvas, region: Box) -> None:
        """Paint the night behind everything over the whole region of the board."""
        area = canvas.box(region)
        grow = max(area.w / 1236, area.h / 762)
        size = (round(1236 * grow) + 1, round(762 * grow) + 1)
        canvas.surface.blit(large_drawing("city_night", *size), area)
        left, top, width, height = region
        glow(canvas, left + width * 0.2, top + height * 0.08, width * 0.4, "#FFD9A0", 0.1)
        paint.grain(canvas)

    def warm(self, board: Canvas, actors: Actors) -> Iterator[None]:
        """Make the tiles in the city and those that come next, and all plates, bit by bit.

        Tiles are made as the camera will see them once it stands still, plates in the size they
        have now and in those of a city that has grown or shrunk a little.
        """
        view, radius = actors.shown, actors.places.radius * actors.wanted_view().zoom
        for each in view.laid:
            name = tile_name(each.tile, each.turn)
            yield from warm_tile(board, name)
            draw_tile(_scratch(board), name, (0, 0), radius)
            yield
        for tile in coming_tiles(view):
            yield from warm_tile(board, tile_name(tile, 0))
        for growth in actors.camera.growths:
            for name in _plates_of_all(view):
                picture = plate_picture(board, name, PLATE * growth)
                put(_scratch(board), picture, 0, 0, "center", PIECE_SHADOW)
                yield
            for picture in _gang_pictures(board, view, growth):
                put(_scratch(board), picture, 0, 0, "center")
                yield

    def warm_turns(self, board: Canvas, actors: Actors) -> Iterator[None]:
        """Make the tiles that come next in every way they can lie, bit by bit."""
        for tile in coming_tiles(actors.shown):
            for turn in range(1, 6):
                yield from warm_tile(board, tile_name(tile, turn))

    def draw_tiles(self, board: Canvas, actors: Actors) -> None:
        """Draw the tiles from the back to the front."""
        camera, plan = actors.camera, actors.plan
        radius = actors.places.radius * camera.view.zoom
        for each in sorted(plan.laid, key=lambda laid: plan.middle((laid.q, laid.r))[1]):
            at = camera.board(*plan.middle((each.q, each.r)))
            if each.tile not in actors.in_air and _in_sight(board, at, radius):
                name = tile_name(each.tile, each.turn)
                draw_tile(board, name, at, radius, shadow=camera.still)

    def draw_plates(self, board: Canvas, actors: Actors) -> None:
        """Draw the plates of all places with what is known of them."""
        for node in actors.places.nodes:
            spot = actors.plan.spot(node.id) if node.tier not in actors.in_air else None
            if spot is not None and node.kind not in ("street", "water", "edge"):
                _draw_place(board, actors, node.id, actors.camera.board(*spot))


def _in_sight(board: Canvas, at: Point, radius: float) -> bool:
    """Say whether anything of a tile, or of its shadow, can be seen on a canvas now."""
    reach = 1.3 * radius
    box = board.box((at[0] - reach, at[1] - reach, 2 * reach, 2 * reach))
    return box.colliderect(board.surface.get_clip())


def coming_tiles(view: PlanState) -> list[int]:
    """Return the tiles that may be laid next: those taken from their stacks, and the open ones."""
    tops = (stack[-1] for stack in view.stacks if stack)
    return [tile for tile in (*view.shown, *tops) if tile >= 0]


def plate_name(view: PlanState, node: int) -> str:
    """Return the name of the plate of a place."""
    tiles = view.tiles
    kind = tiles.kind[node]
    if node in view.shops:
        return f"place_{SHOPS[view.shops.index(node)]}"
    if kind == "exit":
        return f"place_exit{tiles.found['exit'].index(node) + 1}"
    if kind == "gang" and tiles.tile_of[node] == HQ_TILE:
        return "place_gang_hq"
    return f"place_{kind}"


def _plates_of_all(view: PlanState) -> list[str]:
    names = [plate_name(view, node) for node in range(len(view.tiles.kind))]
    return sorted({*names, *(f"place_{shop}" for shop in SHOPS)} - {"place_street", "place_water"})


def _draw_place(board: Canvas, actors: Actors, node: int, at: Point) -> None:
    """Draw the plate of one place, and what belongs to its kind."""
    view, growth = actors.shown, actors.camera.growth
    kind = view.tiles.kind[node]
    shop = view.shops.index(node) if node in view.shops else -1
    size = (FERRY if kind == "ferry" else PLATE) * growth
    if node == open_exit(view):
        glow(board, *at, size * 1.5, GOOD, 0.8)
    alpha = 1.0
    if shop >= 0 and is_closed(view, shop):
        alpha = SHUT
    elif kind in ("business", "safe_house") and shop < 0:
        alpha = EMPTY_SLOT
    draw_plate(board, plate_name(view, node), at, size, alpha)
    if shop >= 0:
        _draw_visits(board, view, shop, at, growth)
    elif kind == "exit":
        _draw_exit(board, actors, node, at, growth)
    elif kind == "gang":
        _draw_gang(board, view, node, at, growth)


def plate_picture(board: Canvas, name: str, size: float) -> pygame.Surface:
    """Return a plate so high, in board units."""
    return sized_copy(name, board.px(size), board.px(PLATE))


def draw_plate(board: Canvas, name: str, at: Point, size: float, alpha: float = 1.0) -> None:
    """Draw a plate with its middle on a point."""
    picture = plate_picture(board, name, size)
    if alpha < 1:
        foot(board, at[0], at[1] + size * 0.4, size, size * 0.4, 0.5)
        stand(board, picture, at[0], at[1] + picture.get_height() / 2 / board.scale, alpha)
    else:
        put(board, picture, *at, "center", PIECE_SHADOW)


def _draw_visits(board: Canvas, view: PlanState, shop: int, at: Point, growth: float) -> None:
    """Draw below a shop who has been there, and how many may still come or which keys are left."""
    closed = is_closed(view, shop)
    seen = [_cube_colour(view, who) for who, _ in view.visited[shop]]
    if shop < len(BUSINESSES):
        free = capacity(view.seats) - len(seen)
        row = [*seen, *([""] * max(0, free))]
    else:
        row = [*seen, *(KEYS[colour] for colour in view.safe_keys[shop - len(BUSINESSES)])]
    step = (PIP + 1.5) * max(0.75, growth)
    left = at[0] - step * (len(row) - 1) / 2
    for number, colour in enumerate(row):
        key = shop >= len(BUSINESSES) and number >= len(seen)
        _draw_pip(board, left + step * number, at[1] + 35 * growth, step, colour, is_key=key)
    if closed:
        _draw_tag(board, "lock", BAD, at, growth)


def _cube_colour(view: PlanState, who: int) -> str:
    return INSPECTOR_CUBE if who == view.inspector else SEATS[who].colour


def _draw_pip(
    board: Canvas, x: float, y: float, size: float, colour: str, *, is_key: bool = False
) -> None:
    """Draw a small disc: a visit, a free one, or a key."""
    if is_key:
        paint.chip(board, (x - size / 2, y - size / 2, size, size), INK9, alpha=0.8)
        draw_icon(board, "key", x, y, size, colour, INK9)
        return
    rim = colour or "#8FA3CF"
    edge = f'stroke="{INK9}" stroke-width="3"'
    body = circle(8, 8, 6.4, rim, edge)
    if not colour:
        body += circle(8, 8, 3.9, "#131E3C")
    side = board.px(size)
    board.blit(raster(body, side, side, (0, 0, 16, 16)), x, y, "center")


def _draw_tag(
    board: Canvas, icon: str, colour: str, at: Point, growth: float, words: str = ""
) -> None:
    """Draw a small disc at the upper right of a plate: what is the matter with a place."""
    size = 24 * max(0.8, growth)
    x, y = at[0] + 24 * growth, at[1] - 22 * growth
    wide = size + (0 if not words else 12 * max(0.8, growth))
    paint.chip(board, (x - size / 2, y - size / 2, wide, size), INK9, line=colour, alpha=0.94)
    draw_icon(board, icon, x, y, size * 0.62, colour, INK9)
    if words:
        draw_text(board, x + size * 0.38, y, words, 18, colour, "black", "left")


def _draw_exit(board: Canvas, actors: Actors, node: int, at: Point, growth: float) -> None:
    """Draw the state of an exit: closed, watched, or the only one left."""
    view = actors.shown
    number = view.tiles.found["exit"].index(node) + 1
    falling = actors.shut.get(number)
    if number in view.closed or falling is not None:
        _draw_shutter(board, at, PLATE * growth, 1.0 if falling is None else falling)
    if number in view.closed and falling is None:
        left = len(view.exit_tiles[view.closed.index(number)])
        _draw_tag(board, "lock", BAD, at, growth, str(left))
    elif node == open_exit(view):
        _draw_tag(board, "check", GOOD, at, growth)
    elif number in view.patrol and falling is None:
        _draw_tag(board, "siren", WARN, at, growth)


def _draw_shutter(board: Canvas, at: Point, size: float, share: float) -> None:
    """Draw the shutter that has come down over an exit so far; its number stays in sight."""
    slats = "".join(
        f'<path d="M1 {y} H39 V{y + 4.6} H1 Z" fill="{fill}"/>'
        for y, fill in zip(range(0, 30, 5), SLATS * 3, strict=True)
    )
    wide, high = board.px(size * SHUTTER[0]), board.px(size * SHUTTER[1])
    picture = raster(slats + SHUTTER_EDGE, wide, high, (0, 0, 40, 32))
    down = min(high, round(high * share))
    if down > 0:
        shown = picture.subsurface((0, high - down, wide, down))
        board.blit(shown, at[0] - size * SHUTTER[0] / 2, at[1] - size * 0.38)


def _draw_gang(board: Canvas, view: PlanState, node: int, at: Point, growth: float) -> None:
    """Draw the members of a gang beside its plate, and the flag of whoever controls it."""
    gang = view.tiles.found["gang"].index(node)
    count, boss = view.members[gang], view.bosses[gang]
    size = MEMBER * growth
    member = sized_copy("gang_member", board.px(size), board.px(MEMBER))
    for number in range(count):
        x = at[0] + (18 + 17 * number) * growth
        put(board, member, x, at[1] + 22 * growth, "center")
    if boss >= 0:
        picture = _flag_picture(board, boss, growth)
        put(board, picture, at[0] + 24 * growth, at[1] - 22 * growth, "center")


def _flag_picture(board: Canvas, seat: int, growth: float) -> pygame.Surface:
    name = f"gang_marker_{SEATS[seat].id}"
    return sized_copy(name, board.px(FLAG * growth), board.px(FLAG))


def _gang_pictures(board: Canvas, view: PlanState, growth: float) -> Iterator[pygame.Surface]:
    """Yield the member of a gang, and the flags of all who may control one."""
    yield sized_copy("gang_member", board.px(MEMBER * growth), board.px(MEMBER))
    for seat in range(view.seats):
        yield _flag_picture(board, seat, growth)


def _scratch(board: Canvas) -> Canvas:
    return Canvas(pygame.Surface((1, 1), pygame.SRCALPHA), scale=board.scale)
