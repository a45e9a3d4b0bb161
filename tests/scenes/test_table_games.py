"""Whole matches at the table: with the mouse alone, with the keys alone, at every set-up."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.rules.space_escape.tabletop import POD, table
from tests.scenes.driver import SMALL
from tests.scenes.hands import ByKeys, Hand, by_mouse, play
from tests.scenes.space_escape.tables import (
    QuickBots,
    at_random,
    eagerly,
    new_match,
    sit_down,
)

ODD_SIZES = ((1111, 777), (1500, 640), (1023, 1400), (2001, 1013))


def test_two_people_and_two_ai_seats_play_a_match_with_the_mouse_alone(tmp_path: Path) -> None:
    bots: list[QuickBots] = []

    def open_bots() -> QuickBots:
        bots.append(QuickBots())
        return bots[-1]

    match = new_match("human,steady,human,novice", seed=3)
    at = sit_down(tmp_path, match, bots=open_bots)
    play(at, eagerly(random.Random(1)), by_mouse)
    assert at.name == "Results"
    assert match.result is not None
    assert {entry.seat for entry in match.log} == {0, 1, 2, 3}
    assert len(bots) == 1, "one worker serves the whole match"
    assert set(bots[0].levels) == {"steady", "novice"}
    assert not [entry for entry in match.log if entry.trouble]


def test_two_people_and_two_ai_seats_play_a_match_with_the_keys_alone(tmp_path: Path) -> None:
    at = sit_down(tmp_path, new_match("human,human,steady,novice", seed=4), SMALL)
    assert play(at, eagerly(random.Random(2)), ByKeys()) > 30
    assert at.name == "Results"


@pytest.mark.parametrize(
    ("seats", "options", "how"),
    [
        ("human", {"rats": "2"}, by_mouse),
        ("human", {"rats": "3", "starter": "random"}, ByKeys()),
        ("human", {"challenge": "on"}, by_mouse),
        ("human,steady", {"crew": "teal+sky"}, ByKeys()),
        ("human,human", {"rats": "4", "challenge": "on"}, ByKeys()),
        ("steady,human,novice", {}, by_mouse),
        ("human,human,human", {"challenge": "on"}, by_mouse),
        ("human,human,human,human", {"challenge": "on", "starter": "random"}, ByKeys()),
    ],
)
def test_every_set_up_is_played_to_its_end(
    tmp_path: Path, seats: str, options: dict[str, str], how: Hand
) -> None:
    at = sit_down(tmp_path, new_match(seats, 6, options=options), SMALL)
    brain = at_random(random.Random(3))
    play(at, brain, how, most=10)
    while at.name == "Table":
        at.take(brain(at.match, at.choices))
    assert at.name == "Results"


@pytest.mark.parametrize("size", ODD_SIZES)
def test_the_mouse_hits_what_it_points_at_in_a_window_of_any_size(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    at = sit_down(tmp_path, new_match("human,human", 8, options={"rats": "4"}), size)
    assert play(at, eagerly(random.Random(size[0])), by_mouse, most=7) == 7


def test_a_resized_window_takes_its_options_along(tmp_path: Path) -> None:
    at = sit_down(tmp_path, new_match("human,human", 8))
    chance = random.Random(5)
    for size in (*ODD_SIZES, SMALL):
        at.resize(*size)
        assert play(at, eagerly(chance), by_mouse, most=2) == 2


def test_watching_four_ai_seats_needs_no_hand_at_all(tmp_path: Path) -> None:
    at = sit_down(tmp_path, new_match("steady,novice,steady,novice", 3), SMALL)
    at.settle(most=120)
    assert at.name == "Results"


def test_the_last_ladder_wins_and_leads_to_the_results(tmp_path: Path) -> None:
    position = table(
        "46",
        rats={"ember": 72, "sun": POD, "teal": POD, "sky": POD},
        packs={"sky": ("toothbrush", "tape", "radish", "map")},
        snakes={"rose": 20, "plum": 22, "copper": 23, "lime": 16},
    )
    at = sit_down(tmp_path, position)
    by_mouse(at, "cw3")
    assert at.name == "Results"
    assert at.match.result is not None
    assert at.match.result.key == "escaped"


def test_a_finished_match_that_is_opened_again_shows_its_results(tmp_path: Path) -> None:
    at = sit_down(tmp_path, new_match("human", 6, options={"rats": "2"}), SMALL)
    brain = at_random(random.Random(3))
    while at.name == "Table":
        at.take(brain(at.match, at.choices))
    again = sit_down(tmp_path / "again", at.match)
    assert again.name == "Results"
