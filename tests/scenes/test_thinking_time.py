"""How long people think is measured at the table: from the question to the answer."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.scenes.stopwatch import Stopwatch
from tests.rules.space_escape.tabletop import table
from tests.scenes.driver import SMALL, services_for
from tests.scenes.space_escape.tables import AtTable, QuickBots, match_at, new_match


class Clock:
    """A clock that stands until it is set on."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        """Tell the time."""
        return self.now


def sit(folder: Path, clock: Clock, seats: str = "") -> AtTable:
    """Sit down at a table with a clock."""
    services = services_for(folder, QuickBots)
    services.clock = clock
    services.settings.change("play", speed="instant", recap=False)
    match = new_match(seats) if seats else match_at(table("39"))
    at = AtTable(folder, match, services, SMALL)
    at.settle()
    return at


def test_an_answer_takes_as_long_as_the_question_stood_open(tmp_path: Path) -> None:
    clock = Clock()
    at = sit(tmp_path, clock)
    clock.now += 12.5
    at.choose("rat:ember")
    clock.now += 3
    at.choose(at.keys_on_offer[0])
    assert [entry.seconds for entry in at.match.log][:2] == [12.5, 3.0]


def test_time_under_the_pause_does_not_count(tmp_path: Path) -> None:
    clock = Clock()
    at = sit(tmp_path, clock)
    clock.now += 4
    at.strike(pygame.K_ESCAPE)
    assert at.name == "Pause"
    clock.now += 600
    at.strike(pygame.K_ESCAPE)
    assert at.name == "Table"
    clock.now += 1
    at.settle().choose("rat:ember")  # type: ignore[attr-defined]
    assert at.match.log[0].seconds == 5.0


def test_an_answer_that_was_taken_back_has_taken_its_time(tmp_path: Path) -> None:
    clock = Clock()
    at = sit(tmp_path, clock)
    clock.now += 10
    at.choose("rat:ember")
    clock.now += 2
    at.strike(pygame.K_z)
    at.settle()
    clock.now += 5
    at.choose("rat:teal")
    assert at.match.log[0].seconds == 17.0


def test_ai_seats_are_timed_too(tmp_path: Path) -> None:
    clock = Clock()
    at = sit(tmp_path, clock, "novice,human")
    assert at.match.log
    assert all(entry.seconds >= 0 for entry in at.match.log)


def test_a_stopwatch_that_is_held_twice_still_stands() -> None:
    clock = Clock()
    watch = Stopwatch(clock)
    watch.start(2.0)
    clock.now += 3
    watch.hold()
    clock.now += 50
    watch.hold()
    watch.go_on()
    clock.now += 1
    assert watch.read() == 6.0
