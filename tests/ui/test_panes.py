"""Panes: one is painted anew per frame, and none is left behind for long."""

from __future__ import annotations

import pygame

from game.ui.canvas import Canvas
from game.ui.panes import LONGEST_WAIT, Panes

REGIONS = {"log": (0.0, 0.0, 20.0, 20.0), "own": (20.0, 0.0, 20.0, 20.0)}


class Screen:
    """Two panes that can wait, the log before the own area."""

    def __init__(self) -> None:
        self.panes = Panes()
        self.painted: list[str] = []
        self._canvas = Canvas(pygame.Surface((64, 36)))

    def frame(self, **contents: int) -> list[str]:
        """Show these contents and return which panes were painted anew."""
        self.painted = []
        self.panes.begin()
        for name, content in contents.items():

            def draw(_: Canvas, name: str = name) -> None:
                self.painted.append(name)

            self.panes.show(self._canvas, name, REGIONS[name], content, draw, can_wait=True)
        return self.painted


def test_one_pane_is_painted_per_frame_and_the_next_one_in_the_next() -> None:
    screen = Screen()
    screen.frame(log=0, own=0)
    assert screen.frame(log=1, own=1) == ["log"]
    assert screen.panes.behind
    assert screen.frame(log=1, own=1) == ["own"]
    assert not screen.panes.behind


def test_a_pane_is_not_left_behind_by_one_that_changes_in_every_frame() -> None:
    screen = Screen()
    screen.frame(log=0, own=0)
    frames = [screen.frame(log=number, own=1) for number in range(1, LONGEST_WAIT + 2)]
    assert ["own" in painted for painted in frames] == [False] * LONGEST_WAIT + [True]
