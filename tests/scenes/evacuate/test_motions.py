"""Whatever moves on the row, and however it is hastened, ends where the match says."""

from __future__ import annotations

import math
import random
from dataclasses import asdict
from typing import Any

import pytest

from game.content.assets import sounds_dir
from game.rules.contract import Event
from game.rules.evacuate import EvacState
from game.scenes.evacuate.pieces import home_poses
from game.scenes.evacuate.strikes import MOTIONS
from game.scenes.evacuate.told import TOLD
from tests.contract.tables import Table
from tests.rules.evacuate.table import basic, table
from tests.scenes.evacuate.rows import Corridor
from tests.scenes.ways_to_watch import WAYS

STILL = {"forced", "stations_seen", "nobody_hit", "seat_out", "match_won", "match_lost"}
"""Events that move nothing, and of which a view shows nothing."""

SHOWN = (
    "alive", "spots", "facing", "moved", "stunned", "stun_next", "slimed", "slime_next", "speeds",
    "revealed", "acts", "spent", "specials", "used", "dug_in", "captives", "hits", "safe",
    "lifeboat", "row", "station_discard", "arrow", "market", "nomia_discard", "tracker", "beside",
    "evac_ready", "first", "round", "taken", "assimilated",
)  # fmt: skip
"""The parts of a view that can be seen at the table."""


def visible(events: list[Event], viewer: int | None) -> list[Event]:
    """Return the events that a viewer is told of."""
    return [event for event in events if event.seen_by is None or viewer in event.seen_by]


@pytest.mark.parametrize("setting", [(2, "full"), (3, "basic"), (4, "full"), (6, "full")])
def test_every_motion_ends_where_the_match_says_it_does(setting: tuple[int, str]) -> None:
    seats, game_option = setting
    seated = Table("evacuate", seats, (("game", game_option),))
    game, chance = seated.game, random.Random(seats)
    kinds: set[str] = set()
    heard: set[str] = set()
    for number, way in enumerate(WAYS):
        viewer = chance.choice([None, *range(seats)])
        state = game.new_game(seated.setup, number)
        corridor = Corridor(game.view(state, viewer), viewer)
        while asked := game.decisions(state):
            answers = {seat: chance.choice(each.options).key for seat, each in asked.items()}
            events = visible(game.apply(state, answers), viewer)
            kinds.update(event.kind for event in events)
            way(corridor.begin(events).director)
            view = game.view(state, viewer)
            assert_shows(corridor, view, events)
            before = corridor.actors.camera.x
            corridor.actors.settle(view, viewer)
            assert abs(corridor.actors.camera.x - before) < 1, "the camera jumps"
        heard |= corridor.sounds
    assert all((sounds_dir() / f"{sound}.ogg").exists() for sound in heard)
    assert kinds <= STILL | set(MOTIONS) | set(TOLD), "an event that nobody shows"


def assert_shows(corridor: Corridor, view: EvacState, events: list[Event]) -> None:
    """Check that what is shown is the view, with everybody at home and nothing on its way."""
    actors = corridor.actors
    for part in SHOWN:
        assert getattr(actors.shown, part) == getattr(view, part), (part, events)
    assert len(actors.shown.nomia_deck) == len(view.nomia_deck)
    assert len(actors.shown.station_deck) == len(view.station_deck)
    homes = home_poses(view, actors.plan)
    assert rounded(actors.poses) == rounded(homes), events
    assert [card.x for card in actors.cards] == list(actors.plan.lefts)
    assert all((card.drop, card.squeeze, card.alpha) == (0, 1, 1) for card in actors.cards)
    assert not any((actors.effects, actors.signs, actors.flights, actors.dim, actors.shake))
    assert actors.turn == view.arrow


def rounded(poses: dict[int, Any]) -> dict[int, dict[str, float]]:
    """Return poses to a thousandth of a board unit."""
    return {
        runner: {part: round(value, 3) for part, value in asdict(pose).items()}
        for runner, pose in poses.items()
    }


def test_a_run_passes_over_every_space_of_its_way() -> None:
    at = basic(row="concourse service?", at="ember concourse.1")
    corridor = Corridor(at.state)
    at.play(ember="m3", sun="m1", teal="m1", sky="m1")
    (ran,) = [e for e in at.all("survivor_ran") if e.data["runner"] == 0]
    actors = corridor.actors
    ways = [actors.spot(node, 0) for node in ran.data["path"]]  # type: ignore[union-attr,arg-type]
    nearest, highest = [math.inf] * len(ways), 0.0
    corridor.begin([ran])
    while corridor.director.busy:
        corridor.director.update(1 / 120)
        pose = actors.poses[0]
        highest = max(highest, pose.lift)
        for number, spot in enumerate(ways):
            nearest[number] = min(nearest[number], math.dist(spot, (pose.x, pose.y)))
    assert max(nearest) < 8, "it hops from space to space"
    assert highest > 5, "it leaves the floor"


def test_a_leap_over_the_gap_is_higher_than_a_step() -> None:
    def height(row: str, start: str) -> float:
        at = basic(row=row, at=f"ember {start}")
        corridor = Corridor(at.state)
        at.play(ember="m3", sun="m1", teal="m1", sky="m1")
        corridor.begin([e for e in at.all("survivor_ran") if e.data["runner"] == 0])
        highest = 0.0
        while corridor.director.busy:
            corridor.director.update(1 / 120)
            highest = max(highest, corridor.actors.poses[0].lift)
        return highest

    assert height("hole service?", "hole.1") > 2 * height("walkway service?", "walkway.1")


def test_a_card_that_is_turned_up_shows_its_face_halfway() -> None:
    at = basic(row="concourse acid?", at="ember concourse.5")
    corridor = Corridor(at.state)
    at.play(ember="m1", sun="m1", teal="m1", sky="m1")
    corridor.begin(list(at.all("station_revealed")))
    corridor.pass_time(0.1)
    assert not corridor.actors.plan.row[1].up
    assert corridor.actors.cards[1].squeeze < 0.9
    corridor.pass_time(0.15)
    assert corridor.actors.plan.row[1].up


def test_whoever_a_nomia_card_threatens_is_never_hidden_by_it() -> None:
    at = basic(row="concourse service?", at="ember concourse.5", deck="front rear medical")
    corridor = Corridor(at.state)
    at.attack()
    drawn = [event for event in at.events if event.kind == "nomia_drawn"]
    corridor.begin(drawn).pass_time(1.0)
    actors = corridor.actors
    assert actors.threatened == {0}
    (card,) = actors.flights
    assert abs(card.x - actors.poses[0].x - actors.camera.shift) > card.width / 2
    assert actors.dim > 0.5
    corridor.finish()
    assert actors.dim == 0
    assert actors.shown.nomia_discard == ["front"]


def test_a_loss_fills_the_tracker_and_the_last_one_leaves_the_row() -> None:
    at = basic(row="concourse service?", at="ember concourse.5", deck="front rear medical",
               alive={"ember": 1})  # fmt: skip
    corridor = Corridor(at.state)
    at.attack()
    corridor.begin(at.events).finish()
    assert corridor.actors.shown.tracker == [0]
    assert 0 not in corridor.actors.poses


def test_what_is_told_of_somebody_who_is_out_brings_nobody_back() -> None:
    at = basic(row="concourse service?", at="ember concourse.5")
    corridor = Corridor(at.state)
    out = Event("runner_removed", {"runner": 0, "node": at.state.spots[0]})
    later = Event("action_ignored", {"seat": 0, "card": "trip"})
    corridor.begin([out, later]).finish()
    assert 0 not in corridor.actors.poses
    assert corridor.actors.signs == []


def test_all_run_cards_hang_over_the_row_until_the_first_one_runs() -> None:
    at = basic(row="concourse service?")
    corridor = Corridor(at.state)
    at.play(ember="m1", sun="m2", teal="m3", sky="shove")
    shown = [event for event in at.events if event.kind in ("run_revealed", "survivor_ran")]
    corridor.begin(shown).pass_time(1.1)
    tags = corridor.actors.tags
    assert {runner: tag.large for runner, tag in tags.items()} == dict.fromkeys(range(4), 1.0)
    corridor.finish()
    assert {runner: tag.large for runner, tag in tags.items()} == dict.fromkeys(range(4), 0.0)
    assert [tag.card for _, tag in sorted(tags.items())] == ["m1", "m2", "m3", "shove"]


def test_the_arrow_and_everybody_turn_when_it_is_rewired() -> None:
    at = table("zubrek", "pell", row="concourse service?")
    corridor = Corridor(at.state)
    at.act(zubrek="m1", pell="m1").answer("use")
    corridor.begin(at.events).finish()
    assert corridor.actors.turn == -1
    assert {pose.facing for pose in corridor.actors.poses.values()} == {-1.0}


def test_the_camera_follows_the_pack_along_a_long_row_without_a_jump() -> None:
    row = "start debris acid hole walkway panic coolant checkpoint service?"
    at = basic(row=row, at="ember hole.4 sun hole.4 teal hole.4 sky hole.4")
    corridor = Corridor(at.state)
    at.play(ember="panic_run", sun="panic_run", teal="panic_run", sky="panic_run")
    camera = corridor.actors.camera
    start = camera.x
    corridor.begin([event for event in at.events if event.kind == "survivor_ran"])
    longest, before = 0.0, camera.x
    while corridor.director.busy:
        corridor.director.update(1 / 60)
        longest, before = max(longest, abs(camera.x - before)), camera.x
    assert camera.x > start + 100, "it has followed"
    assert longest < 30, "it glides"
