"""Watching finished matches: to the end, there and back, and through whose eyes."""

from __future__ import annotations

import random
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.match.past import Onlooker
from game.scenes.evacuate.pieces import RunnerPose
from game.scenes.scrubber import round_after, round_before
from game.scenes.tables import TABLETOPS, open_watch
from game.ui.inputs import Pointer
from tests.scenes.driver import Nothing, open_board, texts_once
from tests.scenes.films import Watching, film_of, watch

MATCHES = (
    ("space_escape", "two_seats"),
    ("evacuate", "basic_with_2"),
    ("evacuate", "full_with_5"),
    ("escape_plan", "with_3"),
    ("escape_plan", "alone_and_caught"),
)
SIZES = ((1024, 576), (1280, 720), (1920, 1080), (2560, 1080))


def eyes_of(at: Watching) -> list[Onlooker]:
    """Return everybody through whose eyes a match can be seen."""
    past = at.watch.past
    return ["all", *range(len(past.seats))] if past.game.secrets else ["all"]


def places(top: Any) -> dict[object, object]:
    """Return where everybody stands; a row of cards may begin anywhere on its line."""
    poses = dict(top.poses)
    first = next(iter(poses.values()), None)
    if isinstance(first, RunnerPose):
        return {who: replace(pose, x=pose.x - first.x) for who, pose in poses.items()}
    return poses


@pytest.mark.parametrize(("game_id", "name"), MATCHES)
def test_a_match_watched_to_its_end_shows_the_board_of_the_end(
    tmp_path: Path, game_id: str, name: str
) -> None:
    past = film_of(game_id, name)
    at = watch(tmp_path, past)
    for onlooker in eyes_of(at):
        at.go(0)
        at.watch.playback.look(onlooker)
        at.play_to_the_end()
        assert at.moment == past.moments
        fresh = TABLETOPS[game_id](texts_once(), past, open_board(game_id))
        fresh.settle(past.seen_by(onlooker), at.watch.playback._viewer())
        assert places(at.watch._top) == places(fresh)
        told = [entry.text for entry in at.watch.playback.chronicle.entries]
        at.watch.playback.show(past.moments)
        assert [entry.text for entry in at.watch.playback.chronicle.entries] == told


@pytest.mark.parametrize(("game_id", "name"), MATCHES[:1] + MATCHES[2:4])
def test_going_back_and_forth_shows_identical_boards(
    tmp_path: Path, game_id: str, name: str
) -> None:
    past = film_of(game_id, name)
    at = watch(tmp_path, past)
    chance = random.Random(3)
    moments = sorted(chance.sample(range(past.moments + 1), 7))
    seen = {}
    for moment in moments:
        at.watch.playback.show(moment)
        seen[moment] = (past.snapshot(), at.board())
    for moment in (*reversed(moments), *chance.sample(moments, len(moments))):
        at.watch.playback.show(moment)
        assert (past.snapshot(), at.board()) == seen[moment], moment


@pytest.mark.parametrize(("game_id", "name"), MATCHES[:1] + MATCHES[2:4])
def test_stepping_in_motion_comes_to_the_same_boards_as_jumping(
    tmp_path: Path, game_id: str, name: str
) -> None:
    past = film_of(game_id, name)
    at = watch(tmp_path, past, speed="normal")
    for _ in range(4):
        at.key("right")
        at.settle()
    assert at.moment == 4
    stepped = at.watch._top.poses  # type: ignore[attr-defined]
    at.key("left")
    assert at.moment == 3
    at.key("right").settle()
    assert at.watch._top.poses == stepped  # type: ignore[attr-defined]


def test_the_keys_go_by_answers_by_rounds_and_to_both_ends(tmp_path: Path) -> None:
    past = film_of("space_escape", "two_seats")
    at = watch(tmp_path, past)
    at.key("right", "right", "left")
    assert at.moment == 1
    at.key("log_on")
    second = at.moment
    assert past.rounds[second] == past.rounds[0] + 1
    at.key("log_on", "log_back")
    assert at.moment == second
    at.key("log_back")
    assert at.moment == 0
    at.key("log_end")
    assert at.moment == past.moments
    at.key("centre")
    assert at.moment == 0


def test_rounds_are_gone_back_to_their_beginning_first() -> None:
    rounds = (1, 1, 1, 2, 2, 3)
    assert [round_before(rounds, moment) for moment in range(6)] == [0, 0, 0, 0, 3, 3]
    assert [round_after(rounds, moment) for moment in range(6)] == [3, 3, 3, 5, 5, 5]


def test_space_plays_and_pauses_and_begins_anew_at_the_end(tmp_path: Path) -> None:
    at = watch(tmp_path, film_of("space_escape", "two_seats"), speed="normal")
    at.key("space").wait(4.0)
    assert at.watch.playback.playing
    assert at.moment > 0
    at.key("space").settle()
    stopped = at.moment
    at.wait(1.0)
    assert at.moment == stopped
    at.key("log_end")
    at.key("space")
    assert at.moment <= 1
    assert at.watch.playback.playing


def test_the_line_can_be_pressed_and_dragged(tmp_path: Path) -> None:
    past = film_of("space_escape", "two_seats")
    at = watch(tmp_path, past)
    at.go(40)
    assert at.moment == 40
    line = at.item("watch.line")
    y = line.box.cy
    at.give(Pointer("down", line.place(40), y, 1), Pointer("move", line.place(12), y + 80, 0))
    assert at.moment == 12
    at.give(Pointer("move", line.box.x - 50, y, 0), Pointer("up", line.box.x - 50, y, 1))
    assert at.moment == 0


def test_the_speeds_go_round(tmp_path: Path) -> None:
    at = watch(tmp_path, film_of("space_escape", "two_seats"), speed="step")
    speeds = []
    for _ in range(4):
        speeds.append(at.watch.playback.director.speed)
        at.key("speed")
    assert speeds == ["normal", "fast", "instant", "slow"]
    assert at.services.settings.now.play.speed == "step", "the table keeps its own"


def test_the_sentence_of_the_moment_is_told(tmp_path: Path) -> None:
    at = watch(tmp_path, film_of("space_escape", "two_seats"), (1280, 720), speed="normal")
    at.key("right").wait(0.3)
    caption = at.watch.playback.director.caption
    assert caption
    at.settle()
    last = at.watch.playback.chronicle.entries[-1].lines[-1].sentence
    assert at.watch._words().sentence == last


def test_each_pair_of_eyes_sees_what_it_could_see_then(tmp_path: Path) -> None:
    past = film_of("evacuate", "full_with_5")
    at = watch(tmp_path, past, (1280, 720))
    at.go(1)
    told = {}
    for onlooker in eyes_of(at):
        at.look(onlooker)
        assert at.watch.playback.onlooker == onlooker
        told[onlooker] = at.watch.playback.chronicle.entries[0].text
        for line in (line for entry in at.watch.playback.chronicle.entries for line in entry.lines):
            for event in line.events:
                seen = event.seen_by
                assert onlooker == "all" or seen is None or onlooker in seen
    assert at.watch.past.over


def test_a_sentence_of_the_log_leads_to_its_moment(tmp_path: Path) -> None:
    past = film_of("space_escape", "two_seats")
    at = watch(tmp_path, past, (1280, 720), speed="normal")
    at.key("log_end", "log", "up", "up")
    line = at.watch._log.line
    assert line is not None
    at.key("enter")
    assert at.moment == (past.moment_of(line.events[0]) or 0) + 1
    assert at.watch.playback.director.busy
    at.settle()
    assert not at.watch.playback.playing


def test_where_nothing_is_secret_there_are_no_eyes_to_choose(tmp_path: Path) -> None:
    at = watch(tmp_path, film_of("space_escape", "two_seats"))
    assert not [id for id in at.ids() if id.startswith("watch.eyes")]


def test_the_way_to_any_moment_is_short(tmp_path: Path) -> None:
    past = film_of("escape_plan", "with_3")
    at = watch(tmp_path, past)
    moments = [past.moments, 5, past.moments // 2, 0, past.moments - 3]
    for moment in moments:
        at.watch.playback.show(moment)  # sentences are put together once
    began = time.process_time()
    for moment in moments:
        at.watch.playback.show(moment)
    assert (time.process_time() - began) / len(moments) < 0.1


def test_back_leads_to_where_one_came_from(tmp_path: Path) -> None:
    at = watch(tmp_path, film_of("space_escape", "two_seats"))
    at.stage.replace(Nothing())
    at.stage.push(open_watch(at.services, film_of("space_escape", "two_seats")))
    at.key("esc")
    assert at.name == "Nothing"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game_id", "name"), MATCHES[2:4])
def test_nothing_lies_over_anything_else(
    tmp_path: Path, game_id: str, name: str, size: tuple[int, int]
) -> None:
    at = watch(tmp_path, film_of(game_id, name), size)
    at.go(at.watch.past.moments // 2).settle()
    bar = [fault for fault in at.faults() if "watch." in fault]
    assert bar == []


@pytest.mark.parametrize(("game_id", "name"), MATCHES)
def test_with_everything_open_the_log_names_each_seat_and_speaks_to_none(
    tmp_path: Path, game_id: str, name: str
) -> None:
    at = watch(tmp_path, film_of(game_id, name))
    at.watch.playback.look("all")
    at.watch.playback.show(at.watch.past.moments)
    told = [line.sentence for entry in at.watch.playback.chronicle.entries for line in entry.lines]
    assert told
    assert not [words for words in told if words.startswith(("You ", "Your "))]
