"""Finds answers for a recorded match of any game: by chance, or towards a wanted ending.

Only for recording: it may look at everything, and need not be good, only steady. What is near an
ending, and how long a turn lasts, each game that wants more than chance says in a `Measure`.
"""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from game.rules.contract import Decision, Game, Seat
from game.rules.rng import Chance, below

BEAM = 14


class Measure(Protocol):
    """What the scout must know of a game to play it towards an ending."""

    def turns(self, state: Any) -> int:
        """Return how many turns are over: the scout looks ahead to the end of one."""

    def worth(self, state: Any) -> float:
        """Return how near the wanted ending a position is that has not ended."""


class Wish(NamedTuple):
    """How a match is to end, and what the scout goes by; by chance without a measure."""

    ending: str
    measure: Measure | None = None


class Scout:
    """Chooses answers, one turn at a time."""

    def __init__(self, game: Game[Any], wish: Wish, seed: int) -> None:
        self._game = game
        self._wish = wish
        self._chance = Chance(seed)
        self._plan: list[str] = []

    def __call__(self, state: Any, seat: Seat, decision: Decision) -> str:  # noqa: ARG002
        """Return an answer."""
        if self._wish.measure is None:
            return decision.options[below(self._chance, len(decision.options))].key
        if not self._plan:
            self._plan = self._best_turn(state, self._wish.measure)
        return self._plan.pop(0)

    def _best_turn(self, state: Any, measure: Measure) -> list[str]:
        """Return the answers that play this turn best, as far as the beam sees."""
        turns, beam = measure.turns(state), [(state, list[str]())]
        done: list[tuple[float, list[str]]] = []
        while beam:
            reached: list[tuple[float, int, Any, list[str]]] = []
            for before, answers in beam:
                for seat, decision in self._game.decisions(before).items():
                    for option in decision.options:
                        after = before.copy()
                        self._game.apply(after, {seat: option.key})
                        line = [*answers, option.key]
                        worth = self._worth(after, measure)
                        if measure.turns(after) > turns or self._game.result(after) is not None:
                            done.append((worth, line))
                        else:
                            reached.append((worth, len(reached), after, line))
            reached.sort(key=lambda each: (-each[0], each[1]))
            beam = [(after, line) for _, _, after, line in reached[:BEAM]]
        return max(done, key=lambda each: each[0])[1]

    def _worth(self, state: Any, measure: Measure) -> float:
        result = self._game.result(state)
        if result is not None:
            return 1e6 if result.key == self._wish.ending else -1e6
        return measure.worth(state)
