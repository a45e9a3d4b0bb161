"""Matches of Evacuate! for the tests of its panels: just begun, at a certain question, or over."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from game.match.match import Match
from game.match.seats import SeatPlan
from game.rules.contract import Setup
from game.rules.evacuate import CIVILIZATIONS, EVACUATE, EvacState
from game.rules.rng import Chance, below
from tests.scenes.driver import open_board

NAMES = ("Ana", "Ben", "Vera", "Kit", "Maximilian", "Zoe")


def begun(seats: int = 4, seed: int = 1, game: str = "basic", shift: int = 0) -> Match:
    """Return a match of people at its first question; in the full game with these peoples on."""
    options = {"game": game, "starter": "first"}
    if game == "full":
        peoples = list(CIVILIZATIONS)
        options |= {f"civ_{n + 1}": peoples[(n + shift) % len(peoples)] for n in range(seats)}
    plans = [SeatPlan("human", name) for name in NAMES[:seats]]
    return Match.start(EVACUATE, Setup(seats, open_board("evacuate").graph, options), plans, seed)


def played(match: Match, chance: Chance) -> Iterator[Match]:
    """Yield a match before each of its answers, which are given by pure chance."""
    while asked := match.waiting():
        yield match
        options = match.decisions()[asked[0]].options
        match.answer(asked[0], options[below(chance, len(options))].key)


@cache
def over(seats: int = 4, seed: int = 1, game: str = "basic") -> Match:
    """Return a match that was played to its end."""
    match = begun(seats, seed, game)
    for _ in played(match, Chance(seed)):
        pass
    return match


def view_of(match: Match) -> EvacState:
    """Return what everybody may see of a match."""
    view = match.view(None)
    assert isinstance(view, EvacState)
    return view
