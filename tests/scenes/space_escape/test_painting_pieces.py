"""Pieces stand where the view says, in the right order, and can be told apart and hit."""

from __future__ import annotations

import math
import random
from itertools import combinations

import pytest

from game.rules.space_escape import GONE, OUT, POD, SPACE_ESCAPE, EscapeState
from game.scenes.figures import Pose
from game.scenes.fit import Fit
from game.scenes.space_escape.board import Play, draw_play
from game.scenes.space_escape.effects import EFFECTS, draw_effect
from game.scenes.space_escape.ghosts import COLOURS, Ghost, LitEnd, end_at
from game.scenes.space_escape.pieces import home_poses, looks, piece_at
from game.ui.sprites import has_sprite
from tests.scenes.space_escape.painted import REGION, canvas, colours, match, places, table

FIT = Fit.of(places(), REGION)


def _crowd(view: EscapeState, *spots: int) -> EscapeState:
    """Put a snake on each of these spaces."""
    view.snake_spots = list(spots)
    view.snake_colours = [("plum", "copper", "lime", "rose")[i % 4] for i in range(len(spots))]
    return view


def test_in_the_beginning_everybody_stands_on_a_space_of_its_own() -> None:
    view = table()
    poses = home_poses(view, places())
    assert len(poses) == 4 + 4 + 4
    for colour, node in zip(view.crew, view.rats, strict=True):
        pose = poses[f"rat:{colour}"]
        assert (pose.x, pose.y) == places().spot(node)
        assert pose == Pose(*places().spot(node))


def test_whoever_left_the_board_has_no_pose() -> None:
    view = table()
    view.rats[1] = OUT
    view.snake_spots[2] = GONE
    view.items["tape"] = GONE
    poses = home_poses(view, places())
    assert not {f"rat:{view.crew[1]}", "snake:2", "item:tape"} & poses.keys()
    assert len(poses) == 9


@pytest.mark.parametrize("seed", range(6))
def test_poses_follow_the_view_through_a_whole_match(seed: int) -> None:
    state = match(4, seed)
    dice = random.Random(seed)
    while asked := SPACE_ESCAPE.decisions(state):
        (seat, decision), *_ = asked.items()
        SPACE_ESCAPE.apply(state, {seat: dice.choice(decision.options).key})
        _assert_poses_equal(SPACE_ESCAPE.view(state, None))


def _assert_poses_equal(view: EscapeState) -> None:
    poses = home_poses(view, places())
    nodes = {f"rat:{c}": node for c, node in zip(view.crew, view.rats, strict=True) if node != OUT}
    nodes |= {f"snake:{i}": node for i, node in enumerate(view.snake_spots) if node != GONE}
    nodes |= {f"item:{item}": node for item, node in view.items.items() if node != GONE}
    assert poses.keys() == nodes.keys()
    assert nodes.keys() <= looks(view).keys()
    for piece, node in nodes.items():
        pose = poses[piece]
        reach = 80 if node == POD else 40
        assert math.dist((pose.x, pose.y), places().spot(node)) <= reach
        if node != POD:
            assert places().nearest(pose.x, pose.y) == node


@pytest.mark.parametrize("count", range(2, 13))
def test_pieces_that_share_a_space_never_hide_one_another(count: int) -> None:
    poses = home_poses(_crowd(table(), *[30] * count), places())
    snakes = [pose for piece, pose in poses.items() if piece.startswith("snake")]
    assert all(math.dist((a.x, a.y), (b.x, b.y)) > 10 for a, b in combinations(snakes, 2))


def test_rats_in_the_pod_have_their_own_places_round_it() -> None:
    view = table()
    view.rats = [POD] * 4
    spots = [
        (pose.x, pose.y) for piece, pose in home_poses(view, places()).items() if "rat" in piece
    ]
    assert len(set(spots)) == 4
    assert all(30 < math.dist(spot, places().spot(POD)) < 90 for spot in spots)


def test_a_rat_keeps_its_place_in_the_pod_when_others_come() -> None:
    view = table()
    view.rats[2] = POD
    alone = home_poses(view, places())[f"rat:{view.crew[2]}"]
    view.rats[0] = POD
    assert home_poses(view, places())[f"rat:{view.crew[2]}"] == alone


def test_a_token_under_a_snake_stays_in_sight() -> None:
    view = _crowd(table(), 32)
    token, snake = (home_poses(view, places())[piece] for piece in ("item:toothbrush", "snake:0"))
    assert (snake.x, snake.y) == places().spot(32)
    assert snake.x - token.x > 20
    assert snake.y - token.y > 10


def test_every_piece_has_a_picture() -> None:
    assert all(has_sprite(name) for name in looks(table()).values())


def test_a_piece_is_hit_on_its_body_and_the_front_one_first() -> None:
    view = _crowd(table(), 30, 30)
    poses = home_poses(view, places())
    front = max(("snake:0", "snake:1"), key=lambda piece: poses[piece].y)
    rear = "snake:0" if front == "snake:1" else "snake:1"
    x, y = FIT.screen(poses[front].x, poses[front].y)
    assert piece_at(poses, FIT, (x, y)) == front
    assert piece_at(poses, FIT, (x, y - 30)) in (front, None)
    rear_x, rear_y = FIT.screen(poses[rear].x, poses[rear].y)
    assert piece_at(poses, FIT, (rear_x - 8, rear_y), among=[rear]) == rear
    assert piece_at(poses, FIT, (3, 3)) is None


def test_every_piece_is_at_least_24_units_wide_and_high() -> None:
    poses = home_poses(_crowd(table(), *[30] * 9), places())
    for piece, pose in poses.items():
        x, y = FIT.screen(pose.x, pose.y)
        lift = 0 if piece.startswith("item") else 4
        for dx, dy in ((-11, lift), (11, lift), (0, -11)):
            assert piece_at(poses, FIT, (x + dx, y + dy), among=[piece]) == piece


def test_any_state_is_drawn_at_any_size() -> None:
    view = _crowd(table(), 30, 30, 30, 30, 65, 65, 65, 10, 10)
    view.rats[0] = POD
    poses = home_poses(view, places())
    poses["rat:teal"] = Pose(300, 300, lift=40, squash=0.1, scale=1.3, alpha=0.4, tilt=12)
    play = Play(
        poses, looks(view), _ends(), "cw1", {"rat:ember"}, {"snake:0", "snake:4"}, "snake:4"
    )
    for width, height in ((1280, 720), (1920, 1080), (320, 900), (40, 30)):
        sheet = canvas(width, height)
        fit = Fit.of(places(), (0, 0, sheet.width, sheet.height))
        draw_play(sheet, fit, places(), play)
        assert colours(sheet.surface) > 20


def test_drawing_leaves_the_poses_as_they_were() -> None:
    view = table()
    poses = home_poses(view, places())
    draw_play(canvas(), FIT, places(), Play(poses, looks(view), _ends()))
    assert poses == home_poses(view, places())


def _ends() -> list[LitEnd]:
    return [
        LitEnd("cw3", 34, "warn", "rat_ember", (31, 32, 33, 34), Ghost("rat_ember", 52), "ladder"),
        LitEnd("cw1", 32, "good", "rat_ember", (31, 32), Ghost("rat_ember", 32), "check",
               (Ghost("rat_sky", 33),)),
        LitEnd("ccw3", 28, "bad", "rat_ember", (31, 30, 29, 28), None, "broken"),
        LitEnd("ccw1", 30, "lamp", "rat_ember", (31, 30), Ghost("rat_ember", 30)),
    ]  # fmt: skip


def test_an_end_is_hit_on_its_ring_its_ghost_and_its_tag() -> None:
    climb = _ends()[0]
    on_ring = FIT.screen(*places().spot(34))
    x, y = places().spot(52)
    on_ghost, on_tag = FIT.screen(x, y - 12), FIT.screen(x + 25, y - 30)
    for point in (on_ring, on_ghost, on_tag):
        assert end_at(_ends(), places(), FIT, point) == climb
    assert end_at(_ends(), places(), FIT, FIT.screen(*places().spot(70))) is None


def test_a_bite_has_no_ghost_and_is_tagged_where_it_happens() -> None:
    bite = _ends()[2]
    assert bite.ghosts(everybody=True) == ()
    assert bite.shown_at == 28


def test_those_pushed_along_show_while_the_end_has_the_focus() -> None:
    end = _ends()[1]
    assert end.ghosts(everybody=False) == (Ghost("rat_ember", 32),)
    assert Ghost("rat_sky", 33) in end.ghosts(everybody=True)


def test_every_meaning_has_a_ring_and_a_tag() -> None:
    assert all(has_sprite(f"ring_{name}") and has_sprite(f"tag_{name}") for name in COLOURS)


@pytest.mark.parametrize("name", EFFECTS)
def test_every_effect_shows_and_passes(name: str) -> None:
    during, after = canvas(), canvas()
    draw_effect(during, FIT, name, 400, 300, 0.4)
    draw_effect(after, FIT, name, 400, 300, 1.0)
    assert colours(during.surface) > 3
    assert colours(after.surface) == 1
