"""Escape Plan in pictures: nothing that is printed lacks one, and small ones can be told apart."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.content.hexes import corners, turned
from game.content.maps import Board, load_board
from game.rules.escape_plan.cards import (
    ASSETS,
    COLOURS,
    CONTACTS,
    EQUIPMENT,
    EXIT_TILES,
    FIXERS,
    KEY_COLOURS,
    PARTS,
    SHOPS,
)
from game.rules.escape_plan.tiles import LOCATIONS, TILES
from game.ui.sprites import natural_size
from tools.sprites.city_plan import OFFICERS, PLANS, RADIUS
from tools.sprites.city_tiles import MIDDLE, SIZE

SPRITES = Path(__file__).resolve().parents[2] / "sprites"
THIEVES = ["ember", "sun", "teal", "sky", "violet"]
PEOPLE = [*THIEVES, "inspector"]
FAMILIES = {
    "tile": [f"{tile}_{turn}" for tile in TILES for turn in range(6)],
    "place": [*SHOPS, *LOCATIONS, "exit1", "exit2", "exit3", "exit_closed", "gang_hq", "ferry"],
    "officer": list(COLOURS),
    "thief": THIEVES,
    "pawn": ["sandra", "costa"],
    "inspector": ["sandra", "costa"],
    "contact": list(CONTACTS),
    "fixer": list(FIXERS),
    "equipment": list(EQUIPMENT),
    "asset": [*ASSETS, *(f"{asset}_locked" for asset in ASSETS)],
    "locker": list(KEY_COLOURS),
    "key": list(KEY_COLOURS),
    "patrol": ["1", "2", "3", "back"],
    "cube": PEOPLE,
    "order": PEOPLE,
    "gang_marker": THIEVES,
    "icon": list(PARTS),
}
SINGLE = [
    *EXIT_TILES,
    *("tile_back", "tile_space", "tile_used", "contact_back", "plan_back", "inspector_back"),
    *("gang_member", "gas_can", "disc", "handcuffs", "notoriety", "coins", "notes", "wound"),
    *("wound_healed", "first_aid", "first_aid_used", "rest", "rest_used", "time_marker"),
    *("hex_money", "hex_income", "city_night"),
]
WANTED = [*SINGLE, *(f"{family}_{name}" for family, names in FAMILIES.items() for name in names)]


def drawn(name: str, size: int) -> pygame.Surface:
    """Return a picture as high as this, drawn larger and scaled down as the window does."""
    image = pygame.image.load_sized_svg(SPRITES / f"{name}.svg", (4 * size, 4 * size))
    wide = max(1, round(size * image.get_width() / image.get_height()))
    return pygame.transform.smoothscale(image.convert_alpha(), (wide, size))


@pytest.fixture(autouse=True, scope="module")
def _screen() -> None:
    pygame.display.init()
    pygame.display.set_mode((8, 8))


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board("escape_plan")


@pytest.mark.parametrize("name", WANTED)
def test_everything_printed_has_a_picture(name: str) -> None:
    assert (SPRITES / f"{name}.svg").is_file()


@pytest.mark.parametrize("tile", TILES)
def test_a_tile_is_drawn_as_large_as_it_lies_on_the_board(tile: str, board: Board) -> None:
    left, top, wide, high = board.layout.shapes[f"tile.{tile}"]
    assert natural_size(f"tile_{tile}_3") == (wide, high) == SIZE
    assert (-left, -top) == pytest.approx(MIDDLE, abs=0.01)


def test_tiles_are_drawn_from_the_plan_that_the_board_has(board: Board) -> None:
    for node in board.graph.nodes:
        plan, what = PLANS[node.owner], node.name.partition(".")[2]
        if node.kind != "edge":
            assert board.layout.spots[node.id] == pytest.approx(plan.spot(what), abs=0.06)
    for tile, plan in PLANS.items():
        for colour, spot in zip(OFFICERS, plan.officers, strict=True):
            at = board.layout.slots[f"officer.{tile}.{colour}"]
            assert at == pytest.approx(spot, abs=0.06)


@pytest.mark.parametrize("turn", range(6))
def test_streets_and_water_reach_the_edges_that_show_them(turn: int, board: Board) -> None:
    nodes = board.graph.nodes
    images = {tile: pygame.image.load(SPRITES / f"tile_{tile}_{turn}.svg") for tile in TILES}
    for start, end in board.graph.ends("shows").items():
        x, y = turned(board.layout.spots[start], turn)
        near = round(MIDDLE[0] + 0.95 * x), round(MIDDLE[1] + 0.95 * y)
        red, green, blue = images[nodes[start].owner].get_at(near)[:3]
        if nodes[end].kind in ("water", "ferry"):
            assert blue > green > red, nodes[start].name
        else:
            assert red > green > blue, nodes[start].name


def test_a_tile_fills_its_hexagon_and_no_more() -> None:
    image = drawn("tile_c1_0", SIZE[1])
    for x, y in corners(RADIUS):
        inner = round(MIDDLE[0] + 0.97 * x), round(MIDDLE[1] + 0.97 * y)
        assert image.get_at(inner)[3] >= 250
    for corner in ((2, 2), (SIZE[0] - 3, 2), (2, SIZE[1] - 3), (SIZE[0] - 3, SIZE[1] - 3)):
        assert image.get_at(corner)[3] == 0


def contrast(first: pygame.Surface, second: pygame.Surface) -> float:
    """Return by how much two pictures differ on average, without colour: 0 to 255."""
    grey = [pygame.transform.grayscale(image) for image in (first, second)]
    wide, high = grey[0].get_size()
    return sum(
        abs(grey[0].get_at((x, y))[0] - grey[1].get_at((x, y))[0])
        for x in range(wide)
        for y in range(high)
    ) / (wide * high)


def on_ink(name: str, size: int) -> pygame.Surface:
    """Return a picture as it looks on the dark of the window."""
    picture = drawn(name, size)
    ground = pygame.Surface(picture.get_size())
    ground.fill((28, 42, 78))
    ground.blit(picture, (0, 0))
    return ground


@pytest.mark.parametrize(
    ("family", "size", "least"),
    [
        ("place", 36, 2.5),
        ("officer", 28, 6.0),
        ("thief", 48, 0.8),
        ("contact", 48, 3.5),
        ("fixer", 36, 4.5),
        ("equipment", 36, 6.0),
        ("asset", 36, 1.5),
        ("locker", 36, 3.0),
        ("key", 28, 4.0),
        ("patrol", 36, 1.0),
        ("order", 24, 3.0),
    ],
)
def test_members_of_a_family_can_be_told_apart_without_colour(
    family: str, size: int, least: float
) -> None:
    names = [name for name in FAMILIES[family] if name != "business"]
    images = {name: on_ink(f"{family}_{name}", size) for name in names}
    for first, second in combinations(names, 2):
        assert contrast(images[first], images[second]) >= least, (first, second)
