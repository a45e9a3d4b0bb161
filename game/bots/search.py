"""Look-ahead for games in which a turn is a chain of small choices and the table plays together.

A turn is searched whole: all the ways in which the present turn can end are reached on copies,
equal ones once. Of the most promising ends, the following turns are searched in the same way.
What a game must tell is its `Judge`; the rules do the rest.

Not here: what is good in any one game, and how far each level looks.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from game.bots.player import Budget
from game.rules.contract import Game


class Judge(Protocol):
    """What a search must know of a game."""

    def turn(self, state: Any) -> int:
        """Return a number that grows when a turn ends."""
        ...

    def scene(self, state: Any) -> Hashable:
        """Return what is seen on the table and does not change before the turn ends."""
        ...

    def key(self, state: Any) -> Hashable:
        """Return what tells two states of one scene apart, without anything drawn since."""
        ...

    def value(self, state: Any) -> float:
        """Return how good a state is for the table; higher is better."""
        ...


@dataclass(frozen=True, slots=True)
class Reach:
    """How far a search goes."""

    turns: int
    """Turns searched, the present one included. Never more than there are open cards."""
    width: int
    """States kept after each choice of the present turn."""
    beam: int
    """Ends of a turn whose following turn is searched too."""
    later_width: int
    """States kept after each choice of a following turn."""
    iterations: int
    """Options tried on copies before the search answers with what it has."""


class Way(NamedTuple):
    """A state that can be reached, the first choice that leads there, and its value."""

    state: Any
    first: str
    value: float


@dataclass(slots=True)
class Effort:
    """Counts what a search costs and says when it is enough."""

    iterations: int
    seconds: float
    spent: int = 0
    started: float = field(default_factory=time.monotonic)

    @classmethod
    def of(cls, budget: Budget, reach: Reach) -> Effort:
        """Return a fresh effort within this budget."""
        return cls(
            reach.iterations if budget.iterations is None else budget.iterations, budget.seconds
        )

    def over(self) -> bool:
        """Say whether the search must answer now."""
        return self.spent >= self.iterations or time.monotonic() - self.started > self.seconds


Error = Callable[[], float]
"""Draws how far a player is off in judging one way."""


class Search:
    """Searches for one game and judge.

    The outlook of every end of a turn is remembered until the turn is over: the decisions of a
    turn are searched one after the other, and most of what they look at is the same.
    """

    def __init__(self, game: Game[Any], judge: Judge) -> None:
        """Search this game with this sense of good and bad."""
        self._game = game
        self._judge = judge
        self._scene: Hashable = None
        self._outlooks: dict[Hashable, float] = {}

    def best(self, world: Any, reach: Reach, effort: Effort, error: Error) -> str:
        """Return the key of the first choice on the best way found.

        `error` is added to what each way is thought to be worth.

        `world` is a full state that the seat's view allows. No turn after `reach.turns` is begun,
        so that as long as their cards are open, nothing hidden is ever looked at.
        """
        scene = (self._judge.scene(world), reach)
        if scene != self._scene:
            self._scene = scene
            self._outlooks.clear()
        ends = self._ends(world, reach.width, effort)[: reach.beam]
        until = self._judge.turn(world) + reach.turns
        best, first = -math.inf, ends[0].first
        for end in ends:
            if effort.over() and best > -math.inf:
                break
            outlook = self._outlook(end, until, reach, effort) + error()
            if outlook > best:
                best, first = outlook, end.first
        return first

    def _outlook(self, end: Way, until: int, reach: Reach, effort: Effort) -> float:
        """Return the best value that the turns before `until`, played well, can reach."""
        turn = self._judge.turn(end.state)
        if turn >= until or effort.over() or not self._game.decisions(end.state):
            return end.value
        key = (turn, self._judge.key(end.state))
        known = self._outlooks.get(key)
        if known is None:
            following = self._ends(end.state, reach.later_width, effort)[: reach.beam]
            known = max(self._outlook(way, until, reach, effort) for way in following)
            if not effort.over():
                self._outlooks[key] = known
        return known

    def _ends(self, start: Any, width: int, effort: Effort) -> list[Way]:
        """Return the ways in which the present turn of `start` can end, best first.

        Also ways that have not ended yet, if the effort is over before.
        """
        judge, decisions = self._judge, self._game.decisions
        turn = judge.turn(start)
        ends: list[Way] = []
        frontier = [Way(start, "", 0.0)]
        seen: set[Hashable] = set()
        while frontier:
            reached: list[Way] = []
            for way in frontier:
                for found in self._choices(way, effort):
                    key = judge.key(found.state)
                    if key in seen:
                        continue
                    seen.add(key)
                    ended = judge.turn(found.state) != turn or not decisions(found.state)
                    (ends if ended else reached).append(found)
                if effort.over() and (ends or reached):
                    return self._best_first(ends + reached)
            frontier = reached if len(reached) <= width else self._best_first(reached)[:width]
        return self._best_first(ends)

    def _choices(self, way: Way, effort: Effort) -> Iterator[Way]:
        """Yield what each option of the decision at this point leads to, not yet valued."""
        game = self._game
        ((seat, decision),) = game.decisions(way.state).items()
        effort.spent += len(decision.options)
        for option in decision.options:
            state = way.state.copy()
            game.apply(state, {seat: option.key})
            yield Way(state, way.first or option.key, 0.0)

    def _best_first(self, ways: list[Way]) -> list[Way]:
        value = self._judge.value
        valued = [Way(way.state, way.first, value(way.state)) for way in ways]
        valued.sort(key=lambda way: -way.value)
        return valued
