"""Evacuate! in pictures: nothing that is printed lacks one, and small ones can be told apart."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.content.maps import load_board
from game.rules.evacuate.cards import CIVIL_RUNS, NOMIA, RUN_DECK, STATIONS
from game.rules.evacuate.civilizations import CIVILIZATIONS
from game.ui import theme
from game.ui.sprites import natural_size
from tools.sprites.corridor import COLUMN, DEPTH, FLOOR, RIM

SPRITES = Path(__file__).resolve().parents[2] / "sprites"
SEATS = [seat.id for seat in theme.SEATS]
SPECIALS = [civ.special for civ in CIVILIZATIONS.values()]
FAMILIES = {
    "icon_nomia": list(NOMIA),
    "icon_run": [*RUN_DECK, *CIVIL_RUNS],
    "icon_special": [*SPECIALS, "assimilate"],
    "civ": list(CIVILIZATIONS),
    "station": list(STATIONS),
    "survivor": [*SEATS, *(f"{seat}_neutral" for seat in SEATS)],
}
WANTED = [f"{family}_{name}" for family, names in FAMILIES.items() for name in names]


def drawn(name: str, size: int) -> pygame.Surface:
    """Return a picture as high as this, drawn larger and scaled down as the window does."""
    image = pygame.image.load_sized_svg(SPRITES / f"{name}.svg", (4 * size, 4 * size))
    wide = max(1, round(size * image.get_width() / image.get_height()))
    return pygame.transform.smoothscale(image.convert_alpha(), (wide, size))


@pytest.fixture(autouse=True, scope="module")
def _screen() -> None:
    pygame.display.init()
    pygame.display.set_mode((8, 8))


@pytest.mark.parametrize("name", WANTED)
def test_everything_printed_has_a_picture(name: str) -> None:
    assert (SPRITES / f"{name}.svg").is_file()


@pytest.mark.parametrize("card", [*STATIONS, "back"])
def test_a_station_card_is_drawn_as_large_as_it_lies_on_the_board(card: str) -> None:
    shape = load_board("evacuate").layout.shapes[f"card.{card}"]
    assert natural_size(f"station_{card}") == shape[2:]


def test_columns_are_drawn_where_the_board_has_its_spaces() -> None:
    board = load_board("evacuate")
    for node in board.graph.nodes:
        drawn_at = (RIM + COLUMN * (node.place - 1), FLOOR, COLUMN, DEPTH)
        assert board.layout.shapes[f"space.{node.id}"] == drawn_at


@pytest.mark.parametrize("card", [card for card in STATIONS if card != "deadend"])
def test_the_bands_for_name_and_rule_are_blank(card: str) -> None:
    image = pygame.image.load_sized_svg(SPRITES / f"station_{card}.svg", (416, 416))
    wide = image.get_width()
    for y in (12, 24, 388, 400):
        row = [image.get_at((x, y))[:3] for x in range(30, wide - 30)]
        spread = [max(channel) - min(channel) for channel in zip(*row, strict=True)]
        assert max(spread) <= 16


def difference(first: pygame.Mask, second: pygame.Mask) -> float:
    """Return how much of two forms differs, 0 to 1."""
    common = first.overlap_area(second, (0, 0))
    return 1 - common / (first.count() + second.count() - common)


def outline(name: str, size: int) -> pygame.Mask:
    """Return the outline of a picture."""
    return pygame.mask.from_surface(drawn(name, size), 90)


def sign(name: str, size: int) -> pygame.Mask:
    """Return the form of an icon without what is knocked out of it."""
    return pygame.mask.from_threshold(drawn(name, size), (244, 246, 250), (120, 120, 120, 160))


@pytest.mark.parametrize("family", ["icon_nomia", "icon_run", "icon_special"])
def test_signs_of_a_family_have_forms_of_their_own_at_24_pixels(family: str) -> None:
    forms = {name: sign(f"{family}_{name}", 24) for name in FAMILIES[family]}
    for first, second in combinations(forms, 2):
        assert difference(forms[first], forms[second]) > 0.25, (first, second)


def test_peoples_are_told_apart_by_their_outline_at_48_pixels() -> None:
    forms = {name: outline(f"civ_{name}", 48) for name in FAMILIES["civ"]}
    for first, second in combinations(forms, 2):
        assert difference(forms[first], forms[second]) > 0.15, (first, second)


@pytest.mark.parametrize("seat", SEATS)
def test_a_neutral_survivor_wears_grey_on_a_base_of_its_colour(seat: str) -> None:
    own, nobody = (drawn(f"survivor_{seat}{look}", 180) for look in ("", "_neutral"))
    jacket = (76, 70)
    base = (26, 154)
    assert own.get_at(base)[:3] == nobody.get_at(base)[:3]
    red, green, blue = nobody.get_at(jacket)[:3]
    assert max(red, green, blue) - min(red, green, blue) < 50
    assert own.get_at(jacket)[:3] != (red, green, blue)


def test_nomias_come_in_three_kinds() -> None:
    forms = [outline(name, 72) for name in ("nomia", "nomia_two", "nomia_one")]
    for first, second in combinations(forms, 2):
        assert difference(first, second) > 0.05
