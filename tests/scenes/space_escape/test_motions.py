"""Whatever moves on the board, and however it is hastened, ends where the match says."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from copy import deepcopy

import pytest

from game.content.assets import sounds_dir
from game.rules.contract import Event
from game.rules.space_escape import EscapeState
from game.scenes.figures import Pose
from game.scenes.space_escape.motions import MOTIONS, Actors, parts_of
from game.scenes.space_escape.pieces import home_poses
from game.ui.director import Director
from tests.contract.tables import CHOOSERS, Table
from tests.rules.space_escape.tabletop import POD, table
from tests.scenes.space_escape.tables import places
from tests.scenes.ways_to_watch import WAYS, tapped, watched

STILL = {
    "forced", "turn_began", "card_played", "card_drawn", "deck_empty", "nothing_done",
    "start_shared", "snake_boarded", "match_won", "match_lost",
}  # fmt: skip
"""Events that move no piece."""


class Stage:
    """A board on which events are shown, and a list of all sounds."""

    def __init__(self, view: EscapeState) -> None:
        self.actors = Actors(places())
        self.actors.settle(view)
        self.sounds: set[str] = set()
        self.director = Director(self.sounds.add)

    def show(self, events: list[Event], way: Callable[[Director], None]) -> dict[str, Pose]:
        """Show these events and return the poses in which everything comes to rest."""
        for event in events:
            self.director.add(*parts_of(self.actors, event))
        way(self.director)
        assert self.actors.effects == []
        return deepcopy(self.actors.poses)


@pytest.mark.parametrize("setting", [(4, "off"), (3, "on"), (2, "off"), (1, "on")])
def test_every_motion_ends_where_the_match_says_it_does(setting: tuple[int, str]) -> None:
    seats, challenge = setting
    game_table = Table("space_escape", seats, (("challenge", challenge),))
    game, chance = game_table.game, random.Random(seats)
    kinds: set[str] = set()
    for seed in range(3):
        state = game.new_game(game_table.setup, seed)
        stages = [Stage(game.view(state, None)) for _ in WAYS]
        while game.decisions(state):
            events = game.apply(state, CHOOSERS["alive"](game, state, chance))
            kinds.update(event.kind for event in events)
            view = game.view(state, None)
            poses = [stage.show(events, way) for stage, way in zip(stages, WAYS, strict=True)]
            for other in poses[1:]:
                assert_same(other, poses[0])
            assert_where_they_belong(poses[0], view, events)
            for stage in stages:
                stage.actors.settle(view)
        heard = set().union(*(stage.sounds for stage in stages))
        assert all((sounds_dir() / f"{sound}.ogg").exists() for sound in heard)
    assert kinds <= STILL | set(MOTIONS), "an event that nobody shows"
    assert {"rat_moved", "snake_moved", "rat_climbed", "snake_climbed"} <= kinds


def assert_same(one: dict[str, Pose], other: dict[str, Pose]) -> None:
    """Check that two boards look alike, however their motions were watched."""
    assert one.keys() == other.keys()
    for piece, pose in one.items():
        twin = other[piece]
        assert math.dist((pose.x, pose.y), (twin.x, twin.y)) < 1e-6, piece
        assert (pose.lift, pose.squash, pose.tilt, pose.alpha) == pytest.approx(
            (twin.lift, twin.squash, twin.tilt, twin.alpha), abs=1e-6
        ), piece


def assert_where_they_belong(
    poses: dict[str, Pose], view: EscapeState, events: list[Event]
) -> None:
    """Check that what moved has reached its space, upright and whole, and what is gone is gone."""
    homes = home_poses(view, places())
    assert poses.keys() == homes.keys(), events
    moved = {mover(event) for event in events if event.kind in MOTIONS}
    spots = {f"snake:{n}": spot for n, spot in enumerate(view.snake_spots)}
    spots |= {f"rat:{colour}": spot for colour, spot in zip(view.crew, view.rats, strict=True)}
    for piece in moved & poses.keys() & spots.keys():
        pose = poses[piece]
        assert (pose.x, pose.y) == pytest.approx(places().spot(spots[piece])), (piece, events)
        assert pose.alpha == 1.0
        assert pose.lift == pose.tilt == pose.squash == 0.0


def mover(event: Event) -> str:
    """Return the piece that an event moves."""
    for kind in ("snake", "rat", "item"):
        if kind in event.data and event.kind.startswith(kind):
            return f"{kind}:{event.data[kind]}"
    raise AssertionError(event)


def test_a_hop_passes_over_each_space_of_the_way() -> None:
    at = table("46", rats={"ember": 10}, snakes={"plum": 47})
    stage = Stage(at.state)
    at.answer("cw3")
    (moved,) = at.all("rat_moved")
    ways = [places().spot(node) for node in (10, 11, 12, 13)]
    stage.director.add(*parts_of(stage.actors, moved))
    nearest = [math.inf] * len(ways)
    highest = 0.0
    while stage.director.busy:
        stage.director.update(1 / 120)
        pose = stage.actors.poses["rat:ember"]
        highest = max(highest, pose.lift)
        for number, spot in enumerate(ways):
            nearest[number] = min(nearest[number], math.dist(spot, (pose.x, pose.y)))
    assert max(nearest[1:]) < 8, "it hops from space to space"
    assert highest > 10, "it leaves the floor"


def test_a_lost_rat_is_gone_from_the_board() -> None:
    at = table("46", rats={"ember": 2})
    stage = Stage(at.state)
    at.answer("cw3")
    poses = stage.show(at.events, tapped)
    assert "rat:ember" not in poses
    assert "rat:sun" in poses


def test_a_bitten_rat_flies_home() -> None:
    at = table("28", rats={"ember": 27}, snakes={"rose": 30})
    stage = Stage(at.state)
    at.answer("cw1", "ccw2")
    at.bitten("ember")
    pose = stage.show(at.events, watched)["rat:ember"]
    assert (pose.x, pose.y) == pytest.approx(places().spot(18))


def test_rats_in_the_pod_stand_beside_each_other() -> None:
    at = table("46", rats={"ember": POD, "sun": POD, "teal": POD})
    homes = home_poses(at.state, places())
    spots = {(homes[f"rat:{colour}"].x, homes[f"rat:{colour}"].y) for colour in at.state.crew[:3]}
    assert len(spots) == 3
