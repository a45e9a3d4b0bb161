"""A game of steps behind the rules contract: it has its parts, and hands every question on.

What differs between games are the functions that a game is made of (`Parts`). Nothing is kept
here: a game answers from the arguments alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic

from game.rules import engine
from game.rules.contract import (
    Decision,
    Event,
    Refusal,
    Result,
    S,
    Seat,
    Setup,
    SetupOption,
    Target,
)
from game.rules.rng import Chance


@dataclass(frozen=True, slots=True)
class Parts(Generic[S]):
    """The functions of one game, as `contract.Game` describes them."""

    steps: engine.Steps[S]
    setup_options: Callable[[int], Sequence[SetupOption]]
    new_state: Callable[[Setup, int], S]
    """Returns the table before its first step; raises SetupError for an impossible set-up."""
    view: Callable[[S, Seat | None], S]
    redeal: Callable[[S, Chance], S]
    refusal: Callable[[S, Seat, Target], Refusal | None]
    result: Callable[[S], Result | None]
    dump: Callable[[S], dict[str, Any]]
    restore: Callable[[Mapping[str, Any], Setup], S]


@dataclass(slots=True, eq=False)
class SteppedGame(Generic[S]):
    """One game; see `contract.Game` for what its fields and methods mean."""

    id: str
    seat_counts: range
    rules_version: int
    max_decisions: int
    secrets: bool
    together: bool
    parts: Parts[S]

    def setup_options(self, seats: int) -> Sequence[SetupOption]:
        """Return what can be chosen at this number of seats."""
        return self.parts.setup_options(seats)

    def new_game(self, setup: Setup, seed: int) -> S:
        """Return the state at the first decision. Raises SetupError for an impossible set-up."""
        state = self.parts.new_state(setup, seed)
        engine.advance(state, self.parts.steps, [])
        return state

    def decisions(self, state: S) -> Mapping[Seat, Decision]:
        """Return who must answer now; empty = over."""
        return engine.questions(state, self.parts.steps)

    def apply(self, state: S, answers: Mapping[Seat, str]) -> list[Event]:
        """Carry out the answers, in place, up to the next question. Raises IllegalChoice."""
        return engine.answer(state, self.parts.steps, answers)

    def view(self, state: S, seat: Seat | None) -> S:
        """Return the table as one seat sees it."""
        return self.parts.view(state, seat)

    def redeal(self, view: S, chance: Chance) -> S:
        """Return a full state that fits the view, with everything hidden dealt anew."""
        return self.parts.redeal(view, chance)

    def refusal(self, state: S, seat: Seat, target: Target) -> Refusal | None:
        """Return why this target cannot be chosen now, or None if it can."""
        return self.parts.refusal(state, seat, target)

    def result(self, state: S) -> Result | None:
        """Return how the match ended, or None while it goes on."""
        return self.parts.result(state)

    def dump(self, state: S) -> dict[str, Any]:
        """Return a state or view as JSON-ready data, without set-up and board."""
        return self.parts.dump(state)

    def restore(self, data: Mapping[str, Any], setup: Setup) -> S:
        """Build a state or view from `dump`. Raises GameError naming the field that is wrong."""
        return self.parts.restore(data, setup)
