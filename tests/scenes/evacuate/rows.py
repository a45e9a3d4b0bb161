"""Rows of Evacuate! to draw and to move on in tests: from positions of the rules' tests."""

from __future__ import annotations

from functools import cache

import pygame

from game.match.match import Match
from game.match.seats import SeatPlan
from game.rules.contract import Event, Seat, Setup
from game.rules.evacuate import EVACUATE, EvacState
from game.scenes.evacuate.actors import Actors
from game.scenes.evacuate.geometry import Places
from game.scenes.evacuate.strikes import parts_of
from game.ui.canvas import Canvas
from game.ui.director import Director
from game.ui.layout import BoardFrame, board_frame
from tests.rules.evacuate.table import Table
from tests.scenes.driver import open_board
from tests.scenes.evacuate.matches import NAMES


@cache
def places() -> Places:
    """Everything of the shipped table."""
    return Places(open_board("evacuate"))


def match_at(position: Table) -> Match:
    """Return a match of people that stands at a position of the rules' tests."""
    position._begin()
    before = position.state
    setup = Setup(before.setup.seats, open_board("evacuate").graph, before.setup.options)
    state = EVACUATE.restore(EVACUATE.dump(before), setup)
    plans = [SeatPlan("human", name) for name in NAMES[: setup.seats]]
    return Match(EVACUATE, setup, plans, 1, state)


def canvas_of(size: tuple[int, int]) -> tuple[Canvas, BoardFrame]:
    """Return an empty canvas of a size in pixels, and the frame of a table on it."""
    canvas = Canvas(pygame.Surface(size))
    return canvas, board_frame(canvas.width, canvas.height)


class Corridor:
    """A row on which events are shown, and all sounds that were heard there."""

    def __init__(self, view: EvacState, viewer: Seat | None = None) -> None:
        self.actors = Actors(places(), view, viewer)
        self.sounds: set[str] = set()
        self.director = Director(self.sounds.add)

    def begin(self, events: list[Event]) -> Corridor:
        """Have these events shown; nothing moves yet."""
        for event in events:
            self.director.add(*parts_of(self.actors, event))
        return self

    def pass_time(self, seconds: float) -> Corridor:
        """Let time pass, in frames."""
        for _ in range(round(seconds * 60)):
            self.director.update(1 / 60)
        return self

    def finish(self) -> Corridor:
        """Complete beat after beat."""
        while self.director.busy:
            self.director.tap()
        return self
