"""Logical units become pixels the same way everywhere, and layers are drawn once."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from game.ui.cache import PictureCache
from game.ui.canvas import Canvas, scale_for
from tests.ui.conftest import CanvasOf


@pytest.mark.parametrize(
    ("window", "scale"),
    [((1280, 720), 1.0), ((1920, 1080), 1.5), ((1024, 576), 0.8), ((3440, 1440), 2.0)],
)
def test_the_smaller_side_sets_the_scale(window: tuple[int, int], scale: float) -> None:
    assert scale_for(*window) == pytest.approx(scale)


def test_a_point_goes_to_the_screen_and_back(canvas_of: CanvasOf) -> None:
    canvas = canvas_of(1920, 1080)
    assert canvas.at(100, 200) == (150, 300)
    assert canvas.to_logical((150, 300)) == (100, 200)


def test_neighbouring_boxes_leave_no_gap_at_odd_scales(canvas_of: CanvasOf) -> None:
    canvas = canvas_of(1366, 768)
    edges = [canvas.box((x * 10.3, 0, 10.3, 5)) for x in range(100)]
    assert all(left.right == right.left for left, right in pairwise(edges))


@pytest.mark.parametrize(
    ("anchor", "corner"),
    [
        ("topleft", (100, 100)),
        ("center", (90, 95)),
        ("midbottom", (90, 90)),
        ("midright", (80, 95)),
    ],
)
def test_a_picture_hangs_by_its_anchor(canvas: Canvas, anchor, corner) -> None:  # type: ignore[no-untyped-def]
    assert canvas.blit(pygame.Surface((20, 10)), 100, 100, anchor).topleft == corner


def test_a_baked_layer_is_drawn_once_and_at_its_place(canvas_of: CanvasOf) -> None:
    canvas = canvas_of(1920, 1080)
    drawn = []

    def draw(layer: Canvas) -> None:
        drawn.append(layer.scale)
        layer.fill("#FF0000", (200, 100, 10, 10))

    for _ in range(3):
        canvas.baked("once", (190, 90, 60, 60), draw, clear=True)
    assert drawn == [1.5]
    assert canvas.surface.get_at((302, 152))[:3] == (255, 0, 0)
    assert canvas.surface.get_at((290, 140))[3] == 0


def test_nothing_is_drawn_outside_a_clip(canvas: Canvas) -> None:
    with canvas.clip((0, 0, 50, 50)):
        canvas.fill("#FFFFFF", (0, 0, 100, 100))
    canvas.fill("#FFFFFF", (200, 200, 10, 10))
    assert canvas.surface.get_at((75, 75))[3] == 0
    assert canvas.surface.get_at((205, 205))[3] == 255


def test_a_cache_keeps_to_its_pixels_and_drops_the_longest_unused() -> None:
    cache = PictureCache(limit=1000)
    for number in range(30):
        cache.get(number, lambda: pygame.Surface((10, 10)))
        cache.get(0, lambda: pygame.Surface((10, 10)))
    assert cache.pixels <= 1000
    assert len(cache) == 10
    kept = cache.get(0, lambda: pygame.Surface((1, 1)))
    assert kept.get_width() == 10


def test_a_cache_lends_even_what_is_too_large_to_keep_beside_others() -> None:
    cache = PictureCache(limit=100)
    cache.get("small", lambda: pygame.Surface((5, 5)))
    assert cache.get("large", lambda: pygame.Surface((50, 50))).get_width() == 50
    assert len(cache) == 1
    cache.clear()
    assert cache.pixels == 0


def wanting(wanted: float, floor: float = 0.0) -> Canvas:
    """Return a canvas of a board: its letters are plain, and larger ones are wanted."""
    return Canvas(pygame.Surface((1280, 720)), wanted=wanted, floor=floor)


@pytest.mark.parametrize(
    ("wanted", "most", "by"), [(1.0, 1.5, 1.0), (1.3, 1.5, 1.3), (2.0, 1.5, 1.5)]
)
def test_what_has_room_comes_nearer_as_far_as_larger_letters_are_wanted(
    wanted: float, most: float, by: float
) -> None:
    canvas = wanting(wanted)
    near = canvas.nearer(most)
    assert canvas.nearness(most) == near.scale / canvas.scale == pytest.approx(by)
    assert near.letters(10) == 10, "letters grow with everything else"
    assert near.wanted == pytest.approx(wanted / by), "the rest of the wish stays"


def test_no_letters_are_smaller_than_the_floor() -> None:
    canvas = wanting(2.0, floor=12)
    assert (canvas.letters(9), canvas.letters(15)) == (12, 15)
    assert wanting(2.0).letters(9) == 9
    assert canvas.layer((0, 0, 50, 50)).letters(9) == 12
    assert canvas.plain().letters(9) == 9, "what cannot grow"


@pytest.mark.parametrize("by", [1.0, 1.25, 2.0])
def test_the_floor_is_as_high_in_pixels_however_large_the_units_are(by: float) -> None:
    canvas = wanting(by, floor=12)
    near = canvas.nearer(by)
    assert near.letters(1) * near.scale == pytest.approx(canvas.letters(1) * canvas.scale)


def test_letters_of_another_size_need_a_layer_of_their_own() -> None:
    looks = [wanting(1.0), wanting(2.0), wanting(1.0, floor=12)]
    drawn: list[float] = []
    for canvas in [*looks, *looks]:
        canvas.baked("lettered", (0, 0, 9, 9), lambda layer: drawn.append(layer.letters(9)))
    assert drawn == [9, 9, 12]
