"""Whatever moves in the city, and however it is hastened, ends where the match says."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

import pytest

from game.content.assets import sounds_dir
from game.rules.contract import Event, Setup
from game.rules.escape_plan import ESCAPE_PLAN, PlanState
from game.scenes.escape_plan.motions import MOTIONS
from game.scenes.escape_plan.pieces import home_poses, officer_homes
from game.scenes.escape_plan.told import TOLD
from tests.scenes.driver import open_board
from tests.scenes.escape_plan.cities import City, begun, is_kind, play_until
from tests.scenes.ways_to_watch import WAYS

STILL = {"forced", "turn_ended", "match_ended"}
"""Events that move nothing, and of which a view shows nothing."""

SHOWN = (
    "day", "part", "order", "notoriety", "gained", "spots", "cubes", "fate", "cash", "contacts",
    "face_down", "cuffs", "items", "worn", "ready", "used", "keys", "keys_used", "discs", "gas",
    "gang", "wounds", "first_aid", "sun", "laid", "shops", "officers", "bag", "out_of_play",
    "bosses", "members", "gang_stock", "visited", "patrol", "closed", "exit_tiles", "display",
    "contact_deck", "contact_discard", "contact_box", "fixers", "equipment", "lockers",
    "safe_keys", "removed", "drawn", "escaped", "leads", "leads_used", "inspector_discs",
)  # fmt: skip
"""The parts of a view that can be seen at the table."""


def visible(events: list[Event], viewer: int | None) -> list[Event]:
    """Return the events that a viewer is told of."""
    return [event for event in events if event.seen_by is None or viewer in event.seen_by]


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_every_motion_ends_where_the_match_says_it_does(seats: int) -> None:
    chance, setup = random.Random(seats), Setup(seats, open_board("escape_plan").graph)
    kinds: set[str] = set()
    heard: set[str] = set()
    for number, way in enumerate(WAYS):
        viewer = chance.choice([None, *range(seats)])
        state = ESCAPE_PLAN.new_game(setup, number)
        city = City(ESCAPE_PLAN.view(state, viewer), viewer)
        while asked := ESCAPE_PLAN.decisions(state):
            answers = {seat: chance.choice(each.options).key for seat, each in asked.items()}
            events = visible(ESCAPE_PLAN.apply(state, answers), viewer)
            kinds.update(event.kind for event in events)
            way(city.begin(events).director)
            view = ESCAPE_PLAN.view(state, viewer)
            if view.outcome is None:
                assert_shows(city, view, events)
            before = city.actors.camera.view
            city.actors.settle(view, viewer)
            assert city.actors.camera.view == pytest.approx(before), "the camera jumps"
        heard |= city.sounds
    assert all((sounds_dir() / f"{sound}.ogg").exists() for sound in heard)
    assert kinds <= STILL | set(MOTIONS) | set(TOLD), "an event that nobody shows"


def assert_shows(city: City, view: PlanState, events: list[Event]) -> None:
    """Check that what is shown is the view, with everybody at home and nothing on its way."""
    actors = city.actors
    for part in SHOWN:
        assert getattr(actors.shown, part) == getattr(view, part), (part, events)
    assert rounded(actors.poses) == rounded(home_poses(view, actors.plan)), events
    assert rounded(actors.officers) == rounded(officer_homes(view, actors.plan)), events
    assert not any((actors.effects, actors.signs, actors.flights, actors.in_air, actors.shut))
    assert not actors.threats


def rounded(poses: Mapping[Any, Any]) -> dict[Any, dict[str, float]]:
    """Return poses to a thousandth of a unit."""
    return {
        piece: {part: round(value, 3) for part, value in asdict(pose).items()}
        for piece, pose in poses.items()
    }


def test_a_thief_walks_over_every_place_of_its_way() -> None:
    match = begun(3)
    decision = play_until(match, is_kind("turn"))
    (seat,) = match.waiting()
    city = City(match.view(seat), seat)
    match.answer(seat, max(o.key for o in decision.options if o.key.startswith("go:")))
    moved = [e for e in match.events_since(0, seat) if e.kind == "thief_moved"][-1:]
    path: Any = moved[0].data["path"]
    spots = [city.actors.plan.spot(node) for node in path]
    nearest = [math.inf] * len(spots)
    city.begin(moved)
    while city.director.busy:
        city.director.update(1 / 120)
        pose = city.actors.poses[seat]
        for number, spot in enumerate(spots):
            assert spot is not None
            nearest[number] = min(nearest[number], math.dist(spot, (pose.x, pose.y)))
    assert max(nearest) < 20


def test_the_way_of_somebody_else_stays_in_sight_until_it_goes_on() -> None:
    match = begun(3)
    play_until(match, is_kind("turn"))
    (seat,) = match.waiting()
    watcher = (seat + 1) % 3
    city = City(match.view(watcher), watcher)
    decision = match.decisions()[seat]
    match.answer(seat, next(o.key for o in decision.options if o.key.startswith("go:")))
    events = [e for e in match.events_since(0, watcher) if e.kind == "thief_moved"]
    city.begin(events).finish()
    city.actors.settle(match.view(watcher), watcher)
    assert city.actors.trail is not None
    assert city.actors.trail.who == seat


def test_a_tile_on_its_way_lies_in_the_city_only_when_it_has_come_down() -> None:
    match = begun(3)
    play_until(match, is_kind("lay_turn"))
    (seat,) = match.waiting()
    city = City(match.view(None))
    match.answer(seat, match.decisions()[seat].options[0].key)
    laid = [e for e in match.events_since(0, None) if e.kind == "tile_laid"]
    city.begin(laid).pass_time(0.2)
    (tile,) = city.actors.in_air
    assert [flight.tile for flight in city.actors.flights] == [True]
    assert all(where != tile for where, _ in city.actors.officers)
    city.finish()
    assert not city.actors.in_air
