"""A press that was meant for one screen never presses what the next one has in its place."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.bots.worker import Reply
from game.scenes.controls import Controls
from game.scenes.stage import Scene, Services
from game.scenes.tables import open_results, open_table
from game.ui.canvas import Canvas
from game.ui.layout import Rect
from game.ui.widgets import Button
from tests.rules.space_escape.tabletop import table
from tests.scenes.driver import Drive, Nothing, services_for
from tests.scenes.endings import ended
from tests.scenes.space_escape.tables import BREATH, QuickBots, match_at, new_match, sit_down

SPOT = Rect(500, 300, 100, 40)


class Screen(Scene):
    """A screen with one button in one place, which leads on to another such screen."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.controls: Controls = Controls(services.audio)
        self.controls.fill([Button("on", "On", self._on, SPOT)])

    def _on(self) -> None:
        self.stage.push(Screen(self._services))

    def draw(self, canvas: Canvas) -> None:
        """Paint the button."""
        canvas.fill("#000000")


def depth(drive: Drive) -> int:
    """Return how many screens have been opened over the first one."""
    return len(drive.stage.scenes) - 1


@pytest.fixture
def drive(tmp_path: Path) -> Drive:
    """Return a window that shows the first screen."""
    services = services_for(tmp_path)
    return Drive(tmp_path, Screen(services), services=services)


def test_a_double_click_opens_one_screen(drive: Drive) -> None:
    drive.click_at(550, 320).wait(0.15).click_at(552, 322)
    assert depth(drive) == 1


def test_however_often_somebody_clicks_in_haste(drive: Drive) -> None:
    for _ in range(12):
        drive.click_at(550, 320).wait(0.15)
    assert depth(drive) == 1
    drive.wait(0.5).click_at(550, 320)
    assert depth(drive) == 2, "a click that comes later is meant for what is there"


def test_a_click_elsewhere_or_a_key_in_between_ends_it(drive: Drive) -> None:
    drive.click_at(550, 320).click_at(100, 100).click_at(550, 320)
    assert depth(drive) == 2
    drive.key("left").click_at(550, 320)
    assert depth(drive) == 3


def test_a_screen_that_comes_back_hears_its_own_click(drive: Drive) -> None:
    drive.click_at(550, 320)
    drive.stage.pop()
    drive.click_at(550, 320)
    assert depth(drive) == 1


# The table and the results


@pytest.mark.parametrize("press", [pygame.K_RETURN, pygame.K_SPACE])
def test_two_presses_on_resume_answer_nothing(tmp_path: Path, press: int) -> None:
    at = sit_down(tmp_path, table("12", rats={"ember": 25}))
    at.strike(pygame.K_n, pygame.K_ESCAPE, press)
    assert at.name == "Table"
    at.strike(press, press)
    assert not at.match.log
    at.wait(BREATH).strike(press)
    assert at.match.log, "a press that comes later is an answer"


def test_a_click_right_after_another_screen_answers_nothing(tmp_path: Path) -> None:
    at = sit_down(tmp_path, table("12", rats={"ember": 25}))
    key = at.keys_on_offer[0]
    for _ in range(2):
        at.strike(pygame.K_F1, pygame.K_ESCAPE).hover(key).press_at(*at.middle(key))
        assert not at.match.log
    at.wait(BREATH).press_at(*at.middle(key))
    assert at.match.log


def test_a_click_right_after_sitting_down_answers_nothing(tmp_path: Path) -> None:
    services = services_for(tmp_path, QuickBots)
    match = match_at(table("12", rats={"ember": 25}))
    drive = Drive(tmp_path, Nothing(), services=services)
    drive.stage.push(open_table(services, match))
    drive.show()
    drive.click(f"option:{match.decisions()[0].options[0].key}")
    assert not match.log
    drive.wait(BREATH).click(f"option:{match.decisions()[0].options[0].key}")
    assert match.log


@pytest.mark.parametrize("press", ["enter", "space", "esc", "click"])
def test_a_press_meant_for_the_last_motion_does_nothing_to_the_results(
    tmp_path: Path, press: str
) -> None:
    services = services_for(tmp_path)
    drive = Drive(tmp_path, Nothing(), services=services)
    drive.stage.push(open_results(services, ended("escaped")))
    drive.show()

    def knock() -> None:
        drive.click("results.new") if press == "click" else drive.key(press)

    for _ in range(3):
        knock()
        drive.wait(0.1)
    assert drive.name == "Results"
    drive.settle()
    knock()
    assert drive.name != "Results", "half a second later it counts"


class SlowBots(QuickBots):
    """AI seats that think for a while, as they do in a process of their own."""

    looks = 0

    def poll(self) -> Reply | None:
        """Hand the answer over when it has been asked for often enough."""
        self.looks += 1
        return super().poll() if self.looks % 25 == 0 else None


@pytest.mark.parametrize("press", [pygame.K_RETURN, pygame.K_SPACE])
def test_keys_struck_while_ai_seats_think_answer_nothing(tmp_path: Path, press: int) -> None:
    """At instant speed nothing moves, so a question comes up between two strokes."""
    at = sit_down(tmp_path, new_match("human,steady", 9), bots=SlowBots)
    at.strike(pygame.K_n)
    given = 0
    for _ in range(400):
        if at.name != "Table":
            break
        if at.table.choices is None:
            at.strike(press)
            at.stage.update(1 / 60)
            at.strike(press)
            assert [entry.seat for entry in at.match.log].count(0) == given
        else:
            at.wait(BREATH)
            at.table.press_option(at.keys_on_offer[0])
            given = [entry.seat for entry in at.match.log].count(0)
    assert given > 3
