"""What every AI seat answers to, how much it may think, and the two players that know no game.

Not here: which player plays which game and level (`players.py`), what a player of a game knows
(its own folder).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from game.rules.contract import Decision, Game, GameError, Seat
from game.rules.rng import Chance, below


class UnknownLevel(GameError):  # noqa: N818 - a name of the design, read as a sentence
    """A level of play that does not exist: the message names those that do."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much one answer may cost.

    Equal seed and iterations give equal choices, unless `seconds` cuts the search short.
    """

    seconds: float = math.inf
    """Wall-clock cap; the best answer known by then is given."""
    iterations: int | None = None
    """Options tried on copies at most; None: as many as the level has."""
    seed: int = 0


class Player(Protocol):
    """Chooses for one seat from what that seat may see."""

    def choose(self, view: Any, seat: Seat, decision: Decision, budget: Budget) -> str:
        """Return the key of one option of this decision."""
        ...


PlayerSource = Callable[[str, str], Player]
"""Makes the player of a game id and a level."""


class RandomPlayer:
    """Takes any option; the measure that all others are held against."""

    def choose(self, view: Any, seat: Seat, decision: Decision, budget: Budget) -> str:  # noqa: ARG002
        """Return any key, fixed by the seed."""
        return decision.options[below(Chance(budget.seed), len(decision.options))].key


class CautiousPlayer:
    """Takes the first option that does not lose at once: what a seat does when its player fails."""

    def __init__(self, game: Game[Any]) -> None:
        """Play this game."""
        self._game = game

    def choose(self, view: Any, seat: Seat, decision: Decision, budget: Budget) -> str:
        """Return the first key that keeps the match open or wins it, else the first of all."""
        world = self._game.redeal(view, Chance(budget.seed))
        if list(self._game.decisions(world)) != [seat]:
            return decision.options[0].key
        for option in decision.options:
            trial = world.copy()
            self._game.apply(trial, {seat: option.key})
            result = self._game.result(trial)
            if result is None or seat in result.winners:
                return option.key
        return decision.options[0].key
