"""Cities of Escape Plan to draw and to move in: matches of people, and events shown in a city."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

import pygame

from game.match.match import Match
from game.match.seats import SeatPlan
from game.rules.contract import Decision, Event, Seat, Setup
from game.rules.escape_plan import ESCAPE_PLAN, PlanState
from game.rules.rng import Chance, below
from game.scenes.escape_plan.actors import Actors
from game.scenes.escape_plan.geometry import Places
from game.scenes.escape_plan.motions import parts_of
from game.ui.canvas import Canvas
from game.ui.director import Director
from game.ui.layout import BoardFrame, board_frame
from tests.scenes.driver import open_board

NAMES = ("Ana", "Ben", "Vera", "Kit", "Maximilian")


@cache
def places() -> Places:
    """Everything of the shipped table."""
    return Places(open_board("escape_plan"))


def begun(seats: int = 3, seed: int = 1) -> Match:
    """Return a match of people at its first question."""
    plans = [SeatPlan("human", name) for name in NAMES[:seats]]
    return Match.start(ESCAPE_PLAN, Setup(seats, open_board("escape_plan").graph), plans, seed)


def play_until(match: Match, wanted: Callable[[Decision], bool], seed: int = 1) -> Decision:
    """Answer by chance up to a question, and return it. Raises AssertionError if none comes."""
    chance = Chance(seed)
    while asked := match.waiting():
        decision = match.decisions()[asked[0]]
        if wanted(decision):
            return decision
        keys = [option.key for option in decision.options]
        go = [key for key in keys if key.startswith("go:")] or keys
        match.answer(asked[0], go[below(chance, len(go))])
    raise AssertionError("No such question came.")


def played(match: Match, chance: Chance) -> Iterator[Match]:
    """Yield a match before each of its answers, which are given by pure chance."""
    while asked := match.waiting():
        yield match
        options = match.decisions()[asked[0]].options
        match.answer(asked[0], options[below(chance, len(options))].key)


def view_of(match: Match) -> PlanState:
    """Return what everybody may see of a match."""
    view = match.view(None)
    assert isinstance(view, PlanState)
    return view


def is_kind(*kinds: str) -> Callable[[Decision], bool]:
    """Return a test for questions of these kinds."""
    return lambda decision: decision.kind in kinds


def canvas_of(size: tuple[int, int]) -> tuple[Canvas, BoardFrame]:
    """Return an empty canvas of a size in pixels, and the frame of a table on it."""
    canvas = Canvas(pygame.Surface(size))
    return canvas, board_frame(canvas.width, canvas.height)


class City:
    """A city in which events are shown, and all sounds that were heard there."""

    def __init__(self, view: PlanState, viewer: Seat | None = None) -> None:
        self.actors = Actors(places(), view, viewer)
        self.sounds: set[str] = set()
        self.director = Director(self.sounds.add)

    def begin(self, events: list[Event]) -> City:
        """Have these events shown; nothing moves yet."""
        for event in events:
            self.director.add(*parts_of(self.actors, event))
        return self

    def pass_time(self, seconds: float) -> City:
        """Let time pass, in frames."""
        for _ in range(round(seconds * 60)):
            self.director.update(1 / 60)
        return self

    def finish(self) -> City:
        """Complete beat after beat."""
        while self.director.busy:
            self.director.tap()
        return self
