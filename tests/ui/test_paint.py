"""Materials fill their box at every scale, and are made once for each size."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.ui import light, paint, sprites, vector
from game.ui.cache import PictureCache, forget_pictures
from game.ui.canvas import Canvas
from game.ui.theme import SEATS
from game.ui.tones import rgb
from tests.ui.conftest import CanvasOf

BOX = (100.0, 100.0, 120.0, 60.0)
MATERIALS: list[Callable[[Canvas], None]] = [
    lambda canvas: paint.panel(canvas, BOX, shadow=False),
    lambda canvas: paint.paper(canvas, BOX, shadow=None),
    lambda canvas: paint.chip(canvas, BOX, "#FF0000"),
    lambda canvas: paint.wash(canvas, BOX, "#FF0000", "#00FF00"),
    lambda canvas: paint.outline(canvas, BOX, "#FF0000"),
    lambda canvas: paint.crumb(canvas, BOX, "#FF0000", first=True),
]


@pytest.mark.parametrize("window", [(1024, 576), (1280, 720), (1366, 768), (3840, 2160)])
@pytest.mark.parametrize("material", MATERIALS)
def test_a_material_fills_its_box_and_no_more(
    canvas_of: CanvasOf, window: tuple[int, int], material: Callable[[Canvas], None]
) -> None:
    canvas = canvas_of(*window)
    material(canvas)
    inked, box = canvas.surface.get_bounding_rect(), canvas.box(BOX)
    assert box.contains(inked)
    assert inked.width >= box.width - 2
    assert inked.height >= box.height - 2


def test_shadows_and_rings_reach_out_of_the_box_evenly(canvas: Canvas) -> None:
    paint.focus_ring(canvas, BOX)
    inked, box = canvas.surface.get_bounding_rect(), canvas.box(BOX)
    assert box.left - inked.left == inked.right - box.right > 0
    canvas.surface.fill((0, 0, 0, 0))
    paint.panel(canvas, BOX)
    assert canvas.surface.get_bounding_rect().contains(box)


@pytest.mark.parametrize("size", [(4, 4), (30, 8), (8, 30), (600, 300)])
def test_boxes_of_any_size_can_cast_a_shadow(canvas: Canvas, size: tuple[float, float]) -> None:
    paint.panel(canvas, (300, 300, *size))
    paint.paper(canvas, (300, 300, *size))


def test_a_picture_and_its_shadow_keep_their_anchor(canvas: Canvas) -> None:
    picture = vector.raster(vector.circle(20, 20, 20, "#FF0000"), 40, 40)
    for anchor in ("topleft", "center", "midbottom", "bottomright"):
        canvas.surface.fill((0, 0, 0, 0))
        paint.put(canvas, picture, 400, 400, anchor, (4, 0.5, 0, 0))  # type: ignore[arg-type]
        red = pygame.mask.from_threshold(canvas.surface, (255, 0, 0), (40, 40, 40, 255))
        soft = canvas.surface.get_bounding_rect()
        assert soft.center == pytest.approx(red.get_bounding_rects()[0].center, abs=1)


@pytest.mark.parametrize("seat", range(len(SEATS)))
def test_a_badge_shows_its_seat_in_its_middle(canvas: Canvas, seat: int) -> None:
    paint.badge(canvas, 300, 300, 14, seat, letter=False)
    middle = canvas.surface.get_at((300, 300))[:3]
    assert middle == pytest.approx(rgb(SEATS[seat].colour), abs=8)


def test_a_gradient_runs_from_its_first_colour_to_its_last(canvas: Canvas) -> None:
    paint.wash(canvas, BOX, "#FF0000", "#0000FF", (1, 0.5), sideways=True)
    assert tuple(canvas.surface.get_at((100, 130))) == (255, 0, 0, 255)
    assert tuple(canvas.surface.get_at((219, 130))) == pytest.approx((0, 0, 255, 128), abs=2)


def test_a_drawing_stretches_to_exactly_its_pixels() -> None:
    picture = vector.raster(vector.rounded(0, 0, 64, 64, 0, "#FF0000"), 51, 49, (0, 0, 64, 64), 2)
    assert picture.get_size() == (51, 49)
    assert picture.get_bounding_rect().size == (51, 49)
    assert tuple(picture.get_at((25, 25))) == (255, 0, 0, 255)


def test_a_drawing_is_made_once_for_each_size() -> None:
    body = vector.circle(5, 5, 5, "#123456")
    assert vector.raster(body, 10, 10) is vector.raster(body, 10, 10)
    assert vector.raster(body, 10, 10) is not vector.raster(body, 11, 11)


def test_every_cache_has_a_limit() -> None:
    for module in (vector, light, sprites):
        caches = [value for value in vars(module).values() if isinstance(value, PictureCache)]
        assert caches
        assert all(cache._limit <= 50_000_000 for cache in caches)


def test_drawing_a_thousand_sizes_stays_within_the_limit(canvas: Canvas) -> None:
    forget_pictures()
    for number in range(400):
        paint.glow(canvas, 400, 300, 60 + number)
    assert light._lights.pixels <= light._lights._limit
    forget_pictures()


def test_a_sprite_has_the_height_asked_for_and_its_own_shape() -> None:
    across, down = sprites.natural_size("rat_ember")
    for height in (10, 44, 132):
        picture = sprites.sprite("rat_ember", height)
        assert picture.get_height() == height
        assert picture.get_width() == pytest.approx(height * across / down, abs=1)


def test_a_ghost_is_the_same_piece_but_fainter() -> None:
    solid, ghost = sprites.sprite("rat_ember", 60), sprites.sprite("rat_ember", 60, 0.5)
    assert ghost.get_size() == solid.get_size()
    middle = solid.get_rect().center
    assert ghost.get_at(middle).a == pytest.approx(solid.get_at(middle).a / 2, abs=2)


def test_an_icon_takes_its_two_colours() -> None:
    picture = sprites.icon("lock", 64, "#FF0000", "#0000FF")
    assert picture.get_at((32, 41))[:3] == (0, 0, 255)
    assert picture.get_at((32, 54))[:3] == (255, 0, 0)


def test_a_missing_sprite_is_a_crossed_box_and_no_crash() -> None:
    assert not sprites.has_sprite("no_such_piece")
    assert sprites.sprite("no_such_piece", 40).get_bounding_rect().width > 20
