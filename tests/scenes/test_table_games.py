"""Whole matches at the table: with the mouse alone, with the keys alone, at every set-up."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from tests.rules.space_escape.tabletop import POD, table
from tests.scenes.driver import SMALL
from tests.scenes.space_escape.tables import (
    BREATH,
    AtTable,
    Brain,
    QuickBots,
    at_random,
    eagerly,
    new_match,
    sit_down,
)

ODD_SIZES = ((1111, 777), (1500, 640), (1023, 1400), (2001, 1013))


def by_mouse(at: AtTable, key: str) -> None:
    """Point at an option, see it in focus, and click it; a losing one is clicked twice."""
    at.hover(key)
    assert at.focus == f"option:{key}"
    assert at.choices.focused == at.decision.option(key)
    at.press_at(*at.middle(key))
    if at.table.choices is not None and at.table.choices.armed == key:
        at.wait(BREATH).hover(key).press_at(*at.middle(key))
    at.settle()


class ByKeys:
    """Walks to an option with Tab, N or the arrows, in turn; then Enter or Space, in turn."""

    WAYS = ((pygame.K_TAB, False), (pygame.K_n, False), (pygame.K_TAB, True), (pygame.K_n, True))

    def __init__(self) -> None:
        self.answers = 0

    def __call__(self, at: AtTable, key: str) -> None:
        way = self.answers % (len(self.WAYS) + 1)
        if way < len(self.WAYS):
            at.walk_to(key, self.WAYS[way][0], shift=self.WAYS[way][1])
        else:
            walk_with_arrows(at, key)
        enter = pygame.K_SPACE if self.answers % 2 else pygame.K_RETURN
        at.strike(enter)
        if at.table.choices is not None and at.table.choices.armed == key:
            at.wait(BREATH)
            at.strike(enter)
        at.settle()
        self.answers += 1


def walk_with_arrows(at: AtTable, key: str) -> None:
    """Press arrows towards an option, and now and then another arrow, until it has the focus."""
    chance = random.Random(key)
    goal = at.middle(key)
    for _ in range(80):
        if at.focus == f"option:{key}":
            return
        here = at.middle(at.focus.removeprefix("option:")) if at.focus else goal
        across, down = goal[0] - here[0], goal[1] - here[1]
        wanted = pygame.K_RIGHT if across > 0 else pygame.K_LEFT
        if abs(down) > abs(across):
            wanted = pygame.K_DOWN if down > 0 else pygame.K_UP
        arrows = (wanted, wanted, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_DOWN, pygame.K_UP)
        at.strike(chance.choice(arrows))
        assert not at.focus or at.focus.startswith("option:"), "arrows leave the buttons alone"
    raise AssertionError(f"the arrows never reach {key} among {at.keys_on_offer}")


def play(at: AtTable, brain: Brain, how: Callable[[AtTable, str], None], most: int = 999) -> int:
    """Play as every person at the table; each answer given must be the one on record."""
    given = 0
    while at.name == "Table" and given < most:
        seat, before = at.choices.seat, len(at.match.log)
        assert at.match.seats[seat].kind == "human"
        key = brain(at.match, at.choices)
        how(at, key)
        assert at.match.log[before][:2] == (seat, key)
        given += 1
    return given


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
    tmp_path: Path, seats: str, options: dict[str, str], how: Callable[[AtTable, str], None]
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
