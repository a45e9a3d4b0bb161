"""What the turns to come are worth: the best chain of visits from where a thief stands.

On the last day a chain must end outside the city, and in time.
"""

from __future__ import annotations

from typing import Final

from game.bots.escape_plan.hopes import turns_left
from game.bots.escape_plan.levels import Level
from game.bots.escape_plan.prospects import Prospects
from game.bots.escape_plan.streets import Guards, Streets, guards_of, streets_of
from game.rules.contract import Seat
from game.rules.escape_plan import PlanState, is_open_exit, open_exit
from game.rules.escape_plan.cards import DAYS

_LATE: Final = 1.5
"""What another turn costs on the last day: others leave, and the fee."""

_REST: Final = -1
"""Stands for a rest among the places taken."""

_NEAR: Final = 2
"""So many turns from the exit, there is time for one visit before leaving."""


class Outlook:
    """Looks ahead for one seat from the end of its turn."""

    def __init__(self, state: PlanState, seat: Seat, level: Level) -> None:
        """Look ahead from this table."""
        prospects = Prospects(state, seat, level.weights)
        self._streets: Streets = streets_of(state)
        self._guards: Guards = guards_of(state)
        self._visits = prospects.all()
        self._rest = prospects.rest()
        self._bonuses = prospects.bonuses
        self._level = level
        self._exit = open_exit(state)
        self._left = turns_left(state, seat)
        self._turns_out = self._streets.turns_out(self._exit) if self._exit >= 0 else []
        self._gas = state.gas[seat]
        self._likely = _likely_exits(state) if state.day == DAYS - 1 else []

    def value(self, place: int) -> float:
        """Return what the best chain of visits from a place is worth, police met taken off."""
        value = self._best(place, self._level.depth, self._left, frozenset(), 1.0, 0)
        if self._exit >= 0:
            away = self._streets.turns_away(place, self._exit, self._gas)
            if away <= self._left < self._turns_out[place]:
                value = max(value, -self._level.weights.officer * away)
        elif not self._gas and self._streets.is_cut_off(place):
            value -= self._level.weights.cut_off
        return value - self._far(place)

    def _far(self, place: int) -> float:
        """Return what it costs to end the second day far from exits that may stay open."""
        turns = [self._streets.turns_out(exit_)[place] for exit_ in self._likely]
        return self._level.weights.far * sum(min(3, max(0, away - _NEAR)) for away in turns)

    def _best(
        self, place: int, depth: int, left: int, taken: frozenset[int], share: float, hired: int
    ) -> float:
        """Return the best that comes after some visits; so many contacts were hired in them."""
        best = self._stop(place, left, depth, share)
        if not depth or not left:
            return best
        share *= self._level.weights.later
        if self._rest and _REST not in taken and self._in_time(place, left - 1):
            onward = self._best(place, depth - 1, left - 1, taken | {_REST}, share, hired)
            best = max(best, share * self._rest + onward)
        for gain, end in self._next(place, left, taken, hired):
            more = hired + self._visits[end].hires
            onward = self._best(end, depth - 1, left - 1, taken | {end}, share, more)
            best = max(best, share * gain + onward)
        return best

    def _next(
        self, place: int, left: int, taken: frozenset[int], hired: int
    ) -> list[tuple[float, int]]:
        """Return the most promising places for the next turn, each with what it brings."""
        bonus = self._bonuses[hired] if hired < len(self._bonuses) else 0.0
        officer, visits, found = self._level.weights.officer, self._visits, []
        for end, met in self._streets.steps(place, self._guards):
            visit = visits.get(end)
            if visit is not None and end not in taken and self._in_time(end, left - 1):
                found.append((visit.value + bonus * visit.hires - officer * met, end))
        found.sort(reverse=True)
        return found[: self._level.width]

    def _in_time(self, place: int, left: int) -> bool:
        return self._exit < 0 or self._turns_out[place] <= left

    def _stop(self, place: int, left: int, depth: int, share: float) -> float:
        """Return what it is worth to visit nothing more and, on the last day, to go."""
        weights = self._level.weights
        if self._exit < 0:
            return 0.0
        away = self._turns_out[place]
        if away > left:
            return -weights.caught - weights.turn * min(3, away - left)
        unknown = 0.0 if depth else share * weights.turn * max(0, left - away)
        if away > 1:
            return unknown - weights.officer * (away - 1)
        met = self._streets.met_on_way_out(place, self._exit, self._guards)
        return unknown - weights.officer * met + _LATE * left


def _likely_exits(state: PlanState) -> list[int]:
    """Return the exits in the city that have not closed."""
    laid = {each.tile for each in state.laid}
    return [
        place
        for number, place in enumerate(state.tiles.found["exit"], 1)
        if is_open_exit(state, number) and state.tiles.tile_of[place] in laid
    ]
