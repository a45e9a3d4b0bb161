"""The station is painted from its map, at any size, and can be pointed at."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations

import pytest

from game.rules.space_escape import OUT, POD
from game.scenes.fit import Fit, Point
from game.scenes.space_escape import board
from game.scenes.space_escape.backdrop import paint_sky
from game.scenes.space_escape.board import BoardLayer
from game.scenes.space_escape.geometry import Places, along, length, node_at, spaced
from game.scenes.space_escape.sheet import Sheet
from game.scenes.space_escape.station import floors
from game.ui.cache import forget_pictures
from game.ui.canvas import Canvas
from tests.scenes.space_escape.painted import REGION, canvas, colours, places, station

SIZES = [(1280, 720), (1024, 576), (1920, 1080), (2560, 720), (640, 900), (97, 61)]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_board_of_any_size_is_painted_all_over(width: int, height: int) -> None:
    sheet = canvas(width, height)
    BoardLayer(places()).draw(sheet, (0, 0, sheet.width, sheet.height))
    assert colours(sheet.surface) > 400


def test_a_board_is_painted_once_per_size(monkeypatch: pytest.MonkeyPatch) -> None:
    forget_pictures()
    painted: list[Sheet] = []

    def count(sheet: Sheet, of: Places) -> None:
        painted.append(sheet)
        paint_sky(sheet, of)

    monkeypatch.setattr(board, "paint_sky", count)
    sheet, layer = canvas(), BoardLayer(places())
    for _ in range(5):
        layer.draw(sheet, REGION)
    assert len(painted) == 1


def test_a_board_stays_inside_its_region() -> None:
    sheet = canvas()
    sheet.fill("#FF00FF")
    BoardLayer(places()).draw(sheet, REGION)
    outside = [(191, 300), (1017, 300), (600, 39), (600, 549), (5, 5), (1275, 715)]
    assert all(sheet.surface.get_at(spot)[:3] == (255, 0, 255) for spot in outside)


def test_a_moved_space_is_painted_where_the_map_has_it() -> None:
    board = station()
    x, y = board.layout.spots[1]
    moved = replace(
        board, layout=replace(board.layout, spots={**board.layout.spots, 1: (x, y + 20)})
    )
    before, after = _painted(places()), _painted(Places(moved))
    fit = Fit.of(places(), (0, 0, 1236, 762))
    here = tuple(round(v) for v in fit.screen(x, y - 16))
    assert before.surface.get_at(here) != after.surface.get_at(here)


def test_a_map_without_outlines_and_slots_is_painted_too() -> None:
    board = station()
    bare = Places(replace(board, layout=replace(board.layout, shapes={}, slots={})))
    assert colours(_painted(bare).surface) > 400
    assert [floor.tier for floor in floors(bare)] == [1, 2, 3, 4, 5]


def test_crowded_spaces_get_smaller_discs() -> None:
    board = station()
    spots = {node: (x * 0.5, y * 0.5) for node, (x, y) in board.layout.spots.items()}
    tight = Places(replace(board, layout=replace(board.layout, spots=spots)))
    assert tight.radius < places().radius
    assert _closest(tight) > 2 * tight.radius


def test_no_two_spaces_overlap() -> None:
    assert _closest(places()) > 2 * places().radius


def test_every_space_lies_on_its_own_floor() -> None:
    for floor in floors(places()):
        for node in places().spaces:
            if node.tier == floor.tier:
                x, y = places().spot(node.id)
                assert math.hypot((x - floor.x) / floor.rx, (y - floor.y) / floor.ry) < 1


def test_every_space_is_hit_in_its_middle_and_near_its_edge() -> None:
    fit = Fit.of(places(), REGION)
    for node in (*places().spaces, places().nodes[POD]):
        x, y = fit.screen(*places().spot(node.id))
        assert node_at(places(), fit, (x, y)) == node.id
        assert node_at(places(), fit, (x + 11, y)) == node.id


def test_nothing_is_hit_between_the_spaces() -> None:
    fit = Fit.of(places(), REGION)
    halfway = along(places().way((0, 1)), 0.5)
    assert node_at(places(), fit, fit.screen(*halfway)) is None


def test_only_the_offered_spaces_are_hit() -> None:
    fit = Fit.of(places(), REGION)
    here = fit.screen(*places().spot(7))
    assert node_at(places(), fit, here, among=[7, 8]) == 7
    assert node_at(places(), fit, here, among=[8]) is None


def test_a_walk_follows_the_ring_both_ways() -> None:
    there = places().way((23, 0, 1, 2))
    assert there[0] == pytest.approx(places().spot(23), abs=0.2)
    assert there[-1] == pytest.approx(places().spot(2), abs=0.2)
    assert _same(places().way((2, 1, 0, 23)), there[::-1])
    straight = math.dist(places().spot(23), places().spot(2))
    assert length(there) > straight


def test_every_link_begins_and_ends_on_its_spaces() -> None:
    for kind, start, end in station().layout.paths:
        line = places().link(kind, start, end)
        assert math.dist(line[0], places().spot(start)) < 1
        if end not in (OUT, POD):
            assert math.dist(line[-1], places().spot(end)) < 1


def test_points_along_a_line_are_even() -> None:
    line = ((0.0, 0.0), (30.0, 0.0), (30.0, 10.0))
    assert along(line, 0.5) == pytest.approx((20, 0))
    assert _same(spaced(line, 5), [(0, 0), (10, 0), (20, 0), (30, 0), (30, 10)])
    assert along(line, -1) == (0, 0)
    assert along(line, 2) == (30, 10)


def _same(line: Sequence[Point], other: Sequence[Point]) -> bool:
    return all(math.dist(a, b) < 0.2 for a, b in zip(line, other, strict=True))


def _painted(of: Places) -> Canvas:
    sheet = canvas(1236, 762)
    whole = Canvas(sheet.surface, scale=1.0)
    BoardLayer(of).draw(whole, (0, 0, 1236, 762))
    return whole


def _closest(of: Places) -> float:
    spots = [of.spot(node.id) for node in of.spaces]
    return min(math.dist(a, b) for a, b in combinations(spots, 2))
