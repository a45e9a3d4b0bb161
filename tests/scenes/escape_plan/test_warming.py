"""Pictures that will be needed are made before something moves, and kept while it does."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.match.tables import table_from_words
from game.scenes.escape_plan import city, tiles
from game.scenes.escape_plan.camera import GROWTH_STEPS, LEAST_GROWTH
from game.scenes.escape_plan.city import coming_tiles
from game.scenes.escape_plan.table import PlanTop
from game.scenes.escape_plan.tiles import tile_name, tile_picture
from game.scenes.fit import Fit
from game.ui import cache, sprites
from game.ui.canvas import Canvas
from game.ui.layout import board_frame
from tests.scenes.driver import open_board, texts_once


@pytest.fixture
def top() -> PlanTop:
    match = table_from_words("escape_plan", "human,human,human", 1, ())
    return PlanTop(texts_once(), match, open_board("escape_plan"))


@pytest.fixture
def canvas() -> Iterator[Canvas]:
    cache.forget_pictures()
    yield Canvas(pygame.Surface((1280, 720)))
    cache.forget_pictures()


def _never(*_: object, **__: object) -> pygame.Surface:
    raise AssertionError("drawn while something moves")


def _warm(top: PlanTop, canvas: Canvas) -> None:
    for _ in top.warm(canvas, board_frame(canvas.width, canvas.height)):
        pass


def _board(top: PlanTop, canvas: Canvas) -> Canvas:
    """Return the canvas of the board, on which things stand in its own units."""
    places = top._play().actors.places
    return Fit.of(places, board_frame(canvas.width, canvas.height).board).canvas(canvas)


def test_a_warm_table_draws_its_city_without_making_a_drawing(
    top: PlanTop, canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    _warm(top, canvas)
    play, board = top._play(), _board(top, canvas)
    monkeypatch.setattr(sprites, "_drawn", _never)
    monkeypatch.setattr(tiles, "large_drawing", _never)

    play.picture.draw_tiles(board, play.actors)
    play.picture.draw_plates(board, play.actors)


def test_the_tiles_that_come_next_are_made_in_every_way_they_can_lie(
    top: PlanTop, canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    _warm(top, canvas)
    monkeypatch.setattr(tiles, "large_drawing", _never)

    coming = coming_tiles(top._play().actors.shown)

    assert len(coming) >= 4
    for tile in coming:
        for turn in range(6):
            tile_picture(_board(top, canvas), tile_name(tile, turn), 80.0)


def test_a_tile_made_in_strips_looks_like_one_drawn_at_once(canvas: Canvas) -> None:
    name = tile_name(4, 0)
    whole = tile_picture(canvas, name, tiles.LARGEST).copy()
    cache.forget_pictures()
    for _ in tiles.warm_tile(canvas, name):
        pass

    strips = tile_picture(canvas, name, tiles.LARGEST)

    assert strips.get_size() == whole.get_size()
    for at in ((30, 60), (100, 95), (106, 96), (150, 97), (120, 150)):
        pairs = zip(whole.get_at(at), strips.get_at(at), strict=True)
        assert all(abs(a - b) < 40 for a, b in pairs)


def test_a_size_seen_in_passing_is_not_kept(canvas: Canvas) -> None:
    name = tile_name(1, 0)
    kept = tile_picture(canvas, name, 70.0)

    passing = tile_picture(canvas, name, 71.0, passing=True)

    assert tile_picture(canvas, name, 71.0, passing=True) is not passing
    assert tile_picture(canvas, name, 70.0, passing=True) is kept


@pytest.mark.parametrize("name", [tile_name(4, 0), tile_name(9, 2), tile_name(13, 5)])
def test_every_tile_has_the_outline_that_throws_the_shadow(canvas: Canvas, name: str) -> None:
    pictures = [tile_picture(canvas, each, 80.0) for each in (tiles.OUTLINE, name)]
    one, other = (pygame.mask.from_surface(each, 127) for each in pictures)

    assert one.get_size() == other.get_size()
    both = one.overlap_area(other, (0, 0))
    assert both > 0.99 * max(one.count(), other.count())


def test_the_ground_of_a_city_at_rest_is_painted_once(canvas: Canvas) -> None:
    painted: list[Canvas] = []
    picture = city.CityPicture()
    region = (100.0, 50.0, 400.0, 300.0)

    for shows in ("noon", "noon", "night", "night"):
        picture.lay_ground(canvas, region, shows, painted.append)

    assert len(painted) == 2
    assert painted[0] is painted[1]


def test_pieces_have_few_sizes(top: PlanTop) -> None:
    camera = top._play().actors.camera
    view = camera.view
    sizes = set()
    for step in range(100):
        camera.look(view._replace(zoom=0.3 + 0.7 * step / 99))
        sizes.add(camera.growth)
        assert camera.growths[0] == camera.growth
        assert all(LEAST_GROWTH <= each <= 1 for each in camera.growths)

    assert len(sizes) <= (1 - LEAST_GROWTH) * GROWTH_STEPS + 1


def test_another_city_needs_other_pictures(top: PlanTop) -> None:
    before = top.needs()
    actors = top._play().actors

    actors.shown.shown = actors.shown.shown[1:]

    assert top.needs() != before
