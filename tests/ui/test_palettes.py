"""Palettes: every seat, snake and meaning is told apart by all eyes, and drawn in its colour."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from typing import get_args

import pygame
import pytest

from game.content.assets import sprites_dir
from game.match.settings import Palette
from game.ui import paint, theme
from game.ui.canvas import Canvas
from game.ui.looks import LOOKS
from game.ui.palettes import PALETTES, PaletteName, recoloured, stand_ins
from game.ui.sprites import sprite
from game.ui.tones import all_shown, contrast, lt, mix, shown
from game.ui.vector import raster, shape
from tests.ui.colour_vision import EYES, distance

each_palette = pytest.mark.parametrize("name", PALETTES)
each_other = pytest.mark.parametrize("name", [name for name in PALETTES if name != "lantern"])
all_eyes = pytest.mark.parametrize("eyes", EYES)


@pytest.fixture(autouse=True)
def lantern() -> Iterator[None]:
    """Leave the window as it was."""
    yield
    LOOKS.wear("lantern", high_contrast=False)


def closest(colours: list[str], eyes: str) -> float:
    return min(distance(one, other, eyes) for one, other in combinations(colours, 2))


def test_the_measure_of_difference_is_the_published_one() -> None:
    """Red and green, and black and white, are given in tables."""
    assert distance("#000000", "#FFFFFF") == pytest.approx(100, abs=0.01)
    assert distance("#FF0000", "#00FF00") == pytest.approx(86.61, abs=0.05)
    assert distance("#777777", "#777777") == 0


def test_what_can_be_set_is_what_there_is() -> None:
    assert get_args(Palette) == get_args(PaletteName) == tuple(PALETTES)


@each_palette
@all_eyes
def test_seats_look_different_to_all_eyes(name: PaletteName, eyes: str) -> None:
    assert closest(list(PALETTES[name].seats.values()), eyes) >= 19.5


@each_palette
@all_eyes
def test_snakes_look_different_to_all_eyes(name: PaletteName, eyes: str) -> None:
    snakes = PALETTES[name].snakes
    assert closest(list(snakes.values()), eyes) >= 18
    rats = [PALETTES[name].seats[id] for id in ("ember", "sun", "teal", "sky")]
    assert min(distance(rat, snake, eyes) for rat in rats for snake in snakes.values()) >= 8


@each_palette
@all_eyes
def test_good_and_bad_look_different_to_all_eyes(name: PaletteName, eyes: str) -> None:
    """They never come without an icon, so less is enough."""
    palette = PALETTES[name]
    assert closest([palette.good, palette.warn, palette.bad, palette.info], eyes) >= 7.5


def test_each_seat_has_a_shape_and_a_letter_of_its_own() -> None:
    """Colour is never alone."""
    assert len({seat.shape for seat in theme.SEATS}) == len(theme.SEATS)
    assert len({seat.letter for seat in theme.SEATS}) == len(theme.SEATS)


@pytest.mark.parametrize("size", [20, 28])
def test_the_marks_of_seats_are_told_apart_in_black_and_white(size: int) -> None:
    """Each two differ in at least an eighth of what they cover, however small they are."""
    masks = []
    for seat in theme.SEATS:
        black = shape(seat.shape, 32, 32, 27, "#000000")
        masks.append(pygame.mask.from_surface(raster(black, size, size, (0, 0, 64, 64), 2)))
    for one, other in combinations(masks, 2):
        shared = one.overlap_area(other, (0, 0))
        either = one.count() + other.count() - shared
        assert either - shared >= either / 8


@each_palette
def test_words_in_a_colour_can_be_read(name: PaletteName) -> None:
    LOOKS.wear(name, high_contrast=False)
    words = [seat.text for seat in theme.SEATS] + [snake.text for snake in theme.SNAKES.values()]
    for text in (*words, theme.GOOD, theme.WARN, theme.BAD, theme.INFO):
        assert contrast(text, theme.INK8) >= 5.5, text
    for look in (*theme.SEATS, *theme.SNAKES.values()):
        assert contrast(look.paper_text, theme.PAPER) >= 4.5, look.id
    for text in (theme.PAPER_GOOD, theme.PAPER_WARN, theme.PAPER_BAD, theme.PAPER_INFO):
        assert contrast(text, theme.PAPER) >= 4.5, text


@each_palette
def test_the_letter_of_a_badge_can_be_read(name: PaletteName) -> None:
    LOOKS.wear(name, high_contrast=False)
    for seat in theme.SEATS:
        assert contrast(paint.letter_colour(seat), seat.colour) >= 2.7, seat.id


def test_the_lantern_palette_is_shown_as_it_is() -> None:
    LOOKS.wear("tol", high_contrast=False)
    LOOKS.wear("lantern", high_contrast=False)
    assert stand_ins("lantern") == {}
    assert mix(theme.SEATS[0].text, "#000000", 0) == theme.SEATS[0].text


@each_other
def test_no_stand_in_has_a_stand_in(name: PaletteName) -> None:
    """A colour may be looked up twice on its way to the screen."""
    table = stand_ins(name)
    assert table
    assert not set(table) & set(table.values())


@each_other
def test_every_way_to_the_screen_shows_the_palette(name: PaletteName) -> None:
    LOOKS.wear(name, high_contrast=False)
    new = PALETTES[name].seats["ember"]
    old = theme.SEATS[0].colour
    assert shown(old) == new
    assert all_shown(f'<circle fill="{old.lower()}"/>') == f'<circle fill="{new}"/>'
    assert mix(old, "#000000", 0) == new
    canvas = Canvas(pygame.Surface((128, 72)))
    canvas.fill(old)
    assert canvas.surface.get_at((5, 5))[:3] == tuple(pygame.Color(new))[:3]
    paint.chip(canvas, (0, 0, 1280, 720), old, 0)
    assert canvas.surface.get_at((64, 36))[:3] == tuple(pygame.Color(new))[:3]


def test_a_palette_counts_at_once_and_comes_back() -> None:
    canvas = Canvas(pygame.Surface((640, 360)))

    def badge() -> bytes:
        canvas.fill(theme.INK9)
        paint.badge(canvas, 100, 100, 40, 0)
        return pygame.image.tobytes(canvas.surface, "RGB")

    before, stamp = badge(), canvas.stamp
    assert LOOKS.wear("tol", high_contrast=False)
    assert badge() != before
    assert canvas.stamp != stamp, "whoever keeps a picture learns that it is old"
    LOOKS.wear("lantern", high_contrast=False)
    assert badge() == before
    assert not LOOKS.wear("lantern", high_contrast=False)


# Sprites

OF_SOMEBODY = sorted(
    path.stem
    for path in sprites_dir().glob("*.svg")
    if not path.stem.startswith("icon_")
    and {*path.stem.split("_")} & {*PALETTES["lantern"].seats, *PALETTES["lantern"].snakes}
)


@each_other
@pytest.mark.parametrize("name_of_sprite", OF_SOMEBODY)
def test_the_drawing_of_somebody_wears_the_palette(name: PaletteName, name_of_sprite: str) -> None:
    drawing = (sprites_dir() / f"{name_of_sprite}.svg").read_text(encoding="utf-8")
    changed = recoloured(name_of_sprite, drawing, name)
    before, after = (re.findall("#[0-9A-Fa-f]{6}", text) for text in (drawing, changed))
    assert len(before) == len(after)
    assert before != after
    assert recoloured(name_of_sprite, drawing, "lantern") == drawing


@each_other
def test_shades_of_a_drawing_are_shades_of_the_new_colour(name: PaletteName) -> None:
    old, new = (PALETTES[each].seats["teal"] for each in ("lantern", name))
    lit = f'<g fill="{lt(old, 0.35)}" stroke="{old}"/>'
    assert recoloured("rat_teal", lit, name) == f'<g fill="{lt(new, 0.35)}" stroke="{new}"/>'
    assert recoloured("icon_sun", lit, name) == lit


@each_other
def test_a_kept_picture_of_a_piece_is_made_anew(name: PaletteName) -> None:
    before = pygame.image.tobytes(sprite("rat_sun", 80), "RGBA")
    LOOKS.wear(name, high_contrast=False)
    assert pygame.image.tobytes(sprite("rat_sun", 80), "RGBA") != before
