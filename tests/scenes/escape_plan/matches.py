"""Matches of Escape Plan for the tests of its panels: just begun, played by chance, or over."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from game.match.match import Match
from game.match.seats import SeatPlan
from game.rules.contract import Setup
from game.rules.escape_plan import ESCAPE_PLAN, PlanState
from game.rules.rng import Chance, below
from tests.scenes.driver import open_board

NAMES = ("Ana", "Ben", "Vera", "Kit", "Maximilian")


def begun(seats: int = 4, seed: int = 1) -> Match:
    """Return a match of people at its first question."""
    plans = [SeatPlan("human", name) for name in NAMES[:seats]]
    setup = Setup(seats, open_board("escape_plan").graph, {})
    return Match.start(ESCAPE_PLAN, setup, plans, seed)


def played(match: Match, chance: Chance, *, flees: bool = False) -> Iterator[Match]:
    """Yield a match before each of its answers, which are given by chance.

    Who flees leaves the city as soon as that is possible.
    """
    while asked := match.waiting():
        yield match
        keys = [option.key for option in match.decisions()[asked[0]].options]
        key = keys[below(chance, len(keys))]
        match.answer(asked[0], "escape" if flees and "escape" in keys else key)


@cache
def over(seats: int = 4, seed: int = 1, *, flees: bool = True) -> Match:
    """Return a match that was played to its end."""
    match = begun(seats, seed)
    for _ in played(match, Chance(seed), flees=flees):
        pass
    return match


def view_of(match: Match) -> PlanState:
    """Return what everybody may see of a match."""
    view = match.view(None)
    assert isinstance(view, PlanState)
    return view
