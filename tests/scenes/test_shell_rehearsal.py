"""Screens that open at a press are painted before, out of sight, while nothing moves."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from game.scenes import title
from game.scenes.choose_game import ChooseGame
from game.scenes.pause import Pause
from game.scenes.rehearsal import Rehearsal
from game.scenes.rules_page import RulesPage
from game.scenes.seats import Seats
from game.scenes.stage import Scene
from game.scenes.tables import open_table
from game.ui import vector
from game.ui.canvas import Canvas
from tests.scenes.driver import SMALL, Drive, Nothing, services_for
from tests.scenes.endings import going_on

behind_the_title = title._next_screens
"""The screens that the title paints out of sight, which no other test here wants painted."""


class Slow(Scene):
    """A screen with three things to paint."""

    def __init__(self, painted: list[int]) -> None:
        self.painted = painted

    def painting(self, canvas: Canvas) -> Iterator[None]:
        """Paint one thing at each step, into a picture as large as the window."""
        for number in range(3):
            self.painted.append(number)
            assert canvas.surface.get_size() == SMALL
            yield


class Door(Scene):
    """A screen behind which there is a slow one."""

    def __init__(self) -> None:
        self.painted: list[int] = []
        self.moving = False

    def next_screens(self) -> Sequence[Callable[[], Scene]]:
        """Lead to the slow screen."""
        return (lambda: Slow(self.painted),)

    def rest(self) -> float | None:
        """Move as long as the test wants."""
        return 0 if self.moving else None


def test_nothing_is_rehearsed_while_something_moves(tmp_path: Path) -> None:
    door = Door()
    door.moving = True
    drive = Drive(tmp_path, Nothing())
    drive.stage.push(door)
    drive.wait(0.2)
    assert door.painted == []
    door.moving = False
    drive.settle()
    assert door.painted == [0, 1, 2]


def test_a_screen_is_rehearsed_once_for_each_size(tmp_path: Path) -> None:
    door = Door()
    drive = Drive(tmp_path, door)
    drive.stage.push(Nothing())
    drive.settle().stage.pop()
    drive.settle()
    assert door.painted == [0, 1, 2], "coming back is no reason to begin again"
    drive.canvas = Canvas(drive.canvas.surface.subsurface((0, 0), SMALL))
    drive.stage.redraw()
    drive.settle()
    assert door.painted == [0, 1, 2], "the size is the same"


def test_a_slice_stops_when_its_time_is_up(tmp_path: Path, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    drive = Drive(tmp_path, Nothing())
    door, rehearsal = Door(), Rehearsal()
    rehearsal.attend(door, drive.canvas)
    monkeypatch.setattr("game.scenes.rehearsal.SLICE_SECONDS", -1)
    rehearsal.go_on()
    assert door.painted == [0]
    assert rehearsal.busy


def test_pause_and_rules_find_all_their_shapes_ready(tmp_path: Path, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    services = services_for(tmp_path)
    drive = Drive(tmp_path, Nothing(), (1180, 700), services)
    drive.stage.push(open_table(services, going_on()))
    drive.settle()
    drawn: list[str] = []
    rasterised = vector.rasterised

    def note(body: str, *more, **named):  # type: ignore[no-untyped-def]
        drawn.append(body)
        return rasterised(body, *more, **named)

    monkeypatch.setattr(vector, "rasterised", note)
    drive.key("esc")
    assert isinstance(drive.scene, Pause)
    drive.key("esc", "f1")
    assert isinstance(drive.scene, RulesPage)
    assert drawn == []


def test_the_title_paints_the_screens_behind_it_before_anything_is_pressed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[str] = []

    def note(screen: Scene, canvas: Canvas) -> None:
        assert canvas.surface.get_size() == SMALL
        painted.append(type(screen).__name__)

    for screen in (RulesPage, Seats, ChooseGame):
        monkeypatch.setattr(screen, "draw", note)
    monkeypatch.setattr(title, "_next_screens", behind_the_title)
    drive = Drive(tmp_path)
    assert drive.name == "Title"
    assert sorted(painted) == ["ChooseGame", "RulesPage", "Seats"]
