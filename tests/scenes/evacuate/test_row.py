"""Where cards, spaces and runners of the row lie, and what the mouse finds and scrolls there."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from game.rules.contract import Target
from game.rules.evacuate import STATIONS, Placed
from game.scenes.evacuate.camera import Camera
from game.scenes.evacuate.geometry import GAP, RowPlan
from game.scenes.evacuate.pieces import home_poses
from game.scenes.evacuate.table import EvacTop
from game.scenes.fit import Fit
from game.scenes.tabletop import Aside
from game.ui.inputs import Pointer
from tests.rules.evacuate.table import Table, basic
from tests.scenes.driver import open_board, texts_once
from tests.scenes.evacuate.rows import canvas_of, match_at, places

LONG: str = "start debris acid hole walkway panic coolant checkpoint narrow service?"


def plan(*cards: Placed) -> RowPlan:
    return RowPlan.of(places(), cards)


def top_at(position: Table, viewer: int = 0) -> EvacTop:
    """Sit at a table that stands at a position."""
    match = match_at(position)
    top = EvacTop(texts_once(), match, open_board("evacuate"))
    top.settle(match.view(viewer), viewer)
    return top


def test_spaces_follow_each_other_from_left_to_right_on_an_unflipped_card() -> None:
    for card in STATIONS:
        row = plan(Placed(card, up=True))
        nodes = [node.id for node in places().nodes if node.owner == card]
        boxes = [row.space_box(node) for node in nodes]
        assert all(one.right <= two.x + 1 for one, two in pairwise(b for b in boxes if b))
        assert len(boxes) == STATIONS[card].spaces


def test_spaces_of_a_flipped_card_run_the_other_way() -> None:
    ahead, back = plan(Placed("acid", up=True)), plan(Placed("acid", flipped=True, up=True))
    nodes = [node.id for node in places().nodes if node.owner == "acid"]
    mirrored = [back.space_box(node) for node in reversed(nodes)]
    assert [box.x for box in mirrored if box] == pytest.approx(
        [box.x for box in map(ahead.space_box, nodes) if box]
    )


def test_cards_lie_side_by_side_with_a_gap_and_a_face_down_one_is_as_wide_as_all() -> None:
    row = plan(Placed("concourse", up=True), Placed("acid"), Placed("?"))
    boxes = [row.card_box(index) for index in range(3)]
    assert all(two.x - one.right == pytest.approx(GAP) for one, two in pairwise(boxes))
    assert boxes[1].w == boxes[2].w == places().shapes["card.back"][2]
    assert row.space_box(places().nodes[0].id) is None, "it does not lie in the row"


def test_a_card_keeps_its_place_when_another_comes_to_its_left() -> None:
    before = RowPlan.of(places(), [Placed("acid", up=True)], left=100)
    after = RowPlan.of(places(), [Placed("?"), Placed("acid", up=True)], 1, before.lefts[0])
    assert after.lefts[1] == 100
    assert after.left < 100


@pytest.mark.parametrize("seats", range(2, 7))
def test_all_runners_on_one_space_stand_in_lanes_of_their_own(seats: int) -> None:
    at = basic(seats)
    poses = home_poses(at.state, RowPlan.of(places(), at.state.row))
    assert len(poses) == len(at.state.alive)
    space = RowPlan.of(places(), at.state.row).space_box(at.state.spots[0])
    assert space is not None
    for one, two in combinations(poses.values(), 2):
        assert abs(one.y - two.y) >= 35
    assert all(abs(pose.x - space.cx) < space.w / 2 for pose in poses.values())
    assert all(space.y < pose.y < space.bottom for pose in poses.values())


def test_a_short_row_lies_in_the_middle_and_a_long_one_follows_the_pack() -> None:
    camera = Camera(places())
    short = plan(Placed("acid", up=True), Placed("?"))
    assert camera.wanted(short, [10.0], 1) == pytest.approx((short.left + short.right) / 2)
    long = plan(*(Placed(card, up=True) for card in list(STATIONS)[:10]))
    middle = (long.left + long.right) / 2
    camera.look_at(camera.wanted(long, [middle - 50, middle + 50], 1))
    assert camera.shows(middle - 50, middle + 50)
    assert camera.wanted(long, [long.left], 1) == pytest.approx(long.left + camera.reach)
    assert camera.wanted(long, [long.right], -1) == pytest.approx(long.right - camera.reach)


def test_runners_spaces_and_cards_can_be_pointed_at() -> None:
    top = top_at(basic(row="concourse <acid service?", at="ember concourse.1"))
    canvas, frame = canvas_of((1280, 720))
    fit, actors = Fit.of(places(), frame.board), top._actors
    shift = actors.camera.shift

    def at(x: float, y: float) -> object:
        return top.target_at(canvas, frame, *fit.screen(x + shift, y))

    pose = actors.poses[0]
    assert at(pose.x, pose.y - 20) == Target("piece", "runner:0")
    first = actors.plan.space_box(actors.shown.stations.first["acid"])
    assert first is not None
    assert first.x > actors.plan.card_box(1).cx, "it lies flipped"
    assert at(first.cx, first.cy) == Target("node", str(actors.shown.stations.first["acid"]))
    name = actors.plan.card_box(1)
    assert at(name.cx, name.y + 20) == Target("card", "station:acid")
    unknown = actors.plan.card_box(2)
    assert at(unknown.cx, unknown.cy) == Target("card", "station:?")
    strip = places().outline("minimap")
    assert at(strip.cx - shift, strip.cy) == Aside("minimap")


def test_whoever_laid_a_card_may_point_at_what_it_is() -> None:
    position = basic(row="concourse service?")
    position.state.row[1] = position.state.row[1]._replace(laid_by=2)
    canvas, frame = canvas_of((1280, 720))
    seen = []
    for viewer in (0, 2):
        top = top_at(position, viewer)
        card = top._actors.plan.card_box(1)
        x, y = Fit.of(places(), frame.board).screen(card.cx + top._actors.camera.shift, card.cy)
        seen.append(top.target_at(canvas, frame, x, y))
    assert seen == [Target("card", "station:?"), Target("card", "station:service")]


def test_a_long_row_scrolls_by_wheel_drag_and_map_and_comes_back_when_something_moves() -> None:
    position = basic(row=LONG, at="ember start.1 sun start.1 teal start.1 sky start.1")
    top = top_at(position)
    canvas, frame = canvas_of((1280, 720))
    camera, row = top._actors.camera, Fit.of(places(), frame.board)
    x, y = row.screen(600, places().row.cy)
    assert top.scroll(canvas, frame, Pointer("wheel", x, y, amount=-1))
    assert camera.aside > 0
    by_wheel = camera.aside
    assert top.scroll(canvas, frame, Pointer("down", x, y, button=2))
    assert top.scroll(canvas, frame, Pointer("move", x - 60, y))
    assert top.scroll(canvas, frame, Pointer("up", x - 60, y, button=2))
    assert camera.aside > by_wheel
    strip = places().outline("minimap")
    assert top.scroll(canvas, frame, Pointer("down", *row.screen(strip.right - 60, strip.cy)))
    assert camera.x + camera.aside == pytest.approx(top._actors.plan.right - camera.reach)
    top.scroll(canvas, frame, Pointer("up", *row.screen(strip.right - 60, strip.cy)))
    assert not top.scroll(canvas, frame, Pointer("move", x, y)), "nothing is held any more"
    position.play(ember="m1", sun="m1", teal="m1", sky="m1")
    for event in position.events:
        if event.kind == "survivor_ran":
            for part in top.parts(event):
                play(part)
    assert camera.aside == 0


def test_a_row_that_fits_leaves_the_mouse_alone() -> None:
    top = top_at(basic())
    canvas, frame = canvas_of((1280, 720))
    x, y = Fit.of(places(), frame.board).screen(600, places().row.cy)
    assert not top.scroll(canvas, frame, Pointer("wheel", x, y, amount=-1))
    assert not top.scroll(canvas, frame, Pointer("down", x, y))


def play(part: object) -> None:
    """Play one part to its end."""
    from game.ui.director import Director

    director = Director()
    director.add(part)  # type: ignore[arg-type]
    director.skip_all()
