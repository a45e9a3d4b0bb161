"""The city on the board: where tiles and places lie, what is in sight, and where it is pressed."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise

import pytest

from game.match.match import Match
from game.rules.contract import Target
from game.rules.escape_plan import TILES, PlanState, legal_spaces, reach_of
from game.rules.rng import Chance
from game.scenes.escape_plan.actors import Actors
from game.scenes.escape_plan.geometry import CityPlan
from game.scenes.escape_plan.ghosts import node_of, officer_of, space_of, tile_of
from game.scenes.escape_plan.spots import box_of, thing_at
from game.scenes.escape_plan.table import PlanTop
from game.ui.layout import Rect
from tests.scenes.driver import open_board, texts_once
from tests.scenes.escape_plan.cities import (
    begun,
    canvas_of,
    is_kind,
    places,
    play_until,
    played,
    view_of,
)


@pytest.fixture(scope="module", params=[2, 5])
def days(request: pytest.FixtureRequest) -> list[PlanState]:
    """What a match looks like at some of its questions."""
    match = begun(request.param, seed=request.param)
    views = [view_of(each) for each in played(match, Chance(3))]
    return views[::37]


def test_every_place_of_the_city_lies_on_its_tile_and_in_sight(days: list[PlanState]) -> None:
    for view in days:
        actors = Actors(places(), view)
        for node, tile in enumerate(view.tiles.tile_of):
            spot = actors.plan.spot(node)
            assert (spot is not None) == (tile in actors.plan.by_tile)
            if spot is None:
                continue
            assert actors.plan.tile_at(*spot) == tile
            assert places().city.contains(*actors.camera.board(*spot))


@pytest.mark.parametrize("tray", [0.0, 300.0, 800.0, 2_000.0, 1e6])
@pytest.mark.parametrize("growing", [False, True])
def test_however_high_a_tray_is_the_city_can_be_looked_at(tray: float, growing: bool) -> None:
    actors = Actors(places(), view_of(begun(2, seed=1)))
    camera, plan = actors.camera, actors.plan
    camera.leave_free(tray)
    camera.look(camera.fitted(plan, growing=growing))
    assert camera.view.zoom > 0.05
    assert camera.city(*camera.board(40, 30)) == pytest.approx((40, 30))
    camera.centre(0, 0, plan)
    camera.pan(50, 50, plan)
    camera.zoom_at(10, 10, 1.2, plan)


def test_while_tiles_are_laid_every_space_for_them_is_in_sight(days: list[PlanState]) -> None:
    laying = [view for view in days if view.phase == "city"]
    assert laying
    for view in laying:
        actors = Actors(places(), view)
        for tile in view.shown:
            for space in legal_spaces(view, tile):
                assert space in actors.plan.open_spaces
                x, y = actors.camera.board(*actors.plan.middle(space))
                reach = 0.8 * places().radius * actors.camera.view.zoom
                box = Rect(x - reach, y - reach, 2 * reach, 2 * reach)
                assert places().city.contains(box.x, box.y)
                assert places().city.contains(box.right, box.bottom)


def test_neighbours_meet_at_the_middle_of_their_common_edge(days: list[PlanState]) -> None:
    plan = CityPlan(places(), days[-1].laid)
    far = 0
    for seat in range(days[-1].seats):
        if days[-1].spots[seat] < 0:
            continue
        for routes in reach_of(days[-1], seat).ends.values():
            for step in pairwise(routes[0].path):
                line = plan.step_line(*step)
                assert line[0] == pytest.approx(plan.spot(step[0]))
                assert line[-1] == pytest.approx(plan.spot(step[1]))
                far = max(far, len(line))
    assert far >= 2


def test_looking_nearer_keeps_the_point_under_the_mouse(days: list[PlanState]) -> None:
    actors = Actors(places(), days[-1])
    x, y = actors.middle()
    held = actors.camera.city(x, y)
    assert actors.camera.zoom_at(x, y, 1.5, actors.plan)
    assert actors.camera.city(x, y) == pytest.approx(held)
    assert actors.camera.aside
    actors.settle(days[-1], None)
    assert actors.camera.aside, "the same city keeps its view"
    assert actors.camera.zoom_at(x, y, 0.1, actors.plan)
    assert actors.camera.view == actors.wanted_view()
    assert not actors.camera.aside


def test_a_city_seen_near_can_be_moved_but_never_out_of_sight(days: list[PlanState]) -> None:
    actors = Actors(places(), days[-1])
    actors.camera.zoom_at(*actors.middle(), 3.0, actors.plan)
    assert actors.camera.pan(90, 60, actors.plan)
    for _ in range(50):
        actors.camera.pan(500, 500, actors.plan)
    box = actors.plan.box()
    right, bottom = actors.camera.board(box.right, box.bottom)
    assert right >= actors.camera.room.right - 1
    assert bottom >= actors.camera.room.bottom - 1


def matches() -> Iterator[tuple[Match, PlanTop]]:
    """Yield matches at every question that leads into the city, with their tables."""
    for seats in (1, 3):
        match = begun(seats, seed=4)
        top = PlanTop(texts_once(), match, open_board("escape_plan"))
        asked: dict[str, int] = {}
        for _ in played(match, Chance(2)):
            (seat,) = match.waiting()
            decision = match.decisions()[seat]
            asked[decision.kind] = asked.get(decision.kind, 0) + 1
            if asked[decision.kind] <= 2:
                top.settle(match.view(seat), seat)
                yield match, top


def test_every_option_in_the_city_can_be_pressed_where_it_is_shown() -> None:
    canvas, frame = canvas_of((1280, 720))
    finders = (node_of, space_of, tile_of, officer_of)
    for match, top in matches():
        (seat,) = match.waiting()
        decision = match.decisions()[seat]
        spots = top.spots(canvas, frame, decision)
        actors = Actors(places(), match.view(seat))
        for option in decision.options:
            inside = any(find(option.target) is not None for find in finders)
            if not inside or decision.kind in ("lay_tile", "lay_shop"):
                continue
            box = Rect(*spots[option.key].box)
            assert min(box.w, box.h) >= 20, option
            assert frame.board.contains(box.cx, box.cy)
            whole = box_of(actors, decision, option.target)
            assert whole is not None
            found = thing_at(actors, whole.cx, whole.cy)
            if isinstance(found, Target) and found.kind == option.target.kind:
                assert found == option.target


def test_the_knobs_of_a_tile_stand_round_it() -> None:
    canvas, frame = canvas_of((1280, 720))
    match = begun(3)
    decision = play_until(match, is_kind("lay_turn"))
    top = PlanTop(texts_once(), match, open_board("escape_plan"))
    top.settle(match.view(match.waiting()[0]), match.waiting()[0])
    boxes = [Rect(*spot.box) for spot in top.spots(canvas, frame, decision).values()]
    assert len(boxes) == len(decision.options)
    for number, box in enumerate(boxes):
        assert not any(box.overlaps(other) for other in boxes[number + 1 :])
    apart = [math.dist((a.cx, a.cy), (b.cx, b.cy)) for a, b in pairwise(boxes)]
    assert min(apart, default=99) > 40


def test_a_point_beside_the_city_is_a_space_and_one_on_it_a_tile() -> None:
    view = view_of(begun(3))
    actors = Actors(places(), view)
    laid = actors.plan.by_tile[0]
    x, y = actors.camera.board(*actors.plan.on_tile(0, (0.0, 110.0)))
    assert thing_at(actors, x, y) == Target("tile", TILES[0])
    beside = actors.plan.middle((laid.q + 1, laid.r))
    found = thing_at(actors, *actors.camera.board(*beside))
    assert found == Target("node", f"space:{laid.q + 1},{laid.r}")


def test_everything_in_the_city_can_be_asked_about() -> None:
    canvas, frame = canvas_of((1280, 720))
    match = begun(2, seed=3)
    top = PlanTop(texts_once(), match, open_board("escape_plan"))
    play_until(match, lambda d: d.kind == "turn" and view_of(match).day == 2)
    (seat,) = match.waiting()
    top.settle(match.view(seat), seat)
    asked = set()
    for x in range(round(frame.board.x), round(frame.board.right), 9):
        for y in range(round(frame.board.y), round(frame.board.bottom), 9):
            thing = top.target_at(canvas, frame, x, y)
            if thing is not None and thing not in asked:
                asked.add(thing)
                assert top.about_target(thing).title, thing
    kinds = {thing.kind for thing in asked}
    assert kinds >= {"node", "tile", "piece", "seat", "lens"}
