"""Space Escape behind the rules contract: every method hands over to the file that knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from game.rules import engine
from game.rules.contract import (
    Decision,
    Event,
    Refusal,
    Result,
    Seat,
    Setup,
    SetupOption,
    Target,
)
from game.rules.rng import Chance
from game.rules.space_escape import dump, refusals, scoring, setup, view
from game.rules.space_escape.state import EscapeState
from game.rules.space_escape.steps import STEPS


class SpaceEscape:
    """A team of rats fetches four items and leaves by the pod before the cards run out."""

    id = "space_escape"
    seat_counts = setup.SEAT_COUNTS
    rules_version = 1
    max_decisions = 1400
    """51 cards of at most 8 answers for rats and 6 for snakes, and boosts after each."""
    secrets = False
    together = True

    def setup_options(self, seats: int) -> Sequence[SetupOption]:
        """Return what can be chosen at this number of seats."""
        return setup.setup_options(seats)

    def new_game(self, setup_: Setup, seed: int) -> EscapeState:
        """Return the state at the first decision. Raises SetupError for an impossible set-up."""
        state = setup.new_state(setup_, seed)
        engine.advance(state, STEPS, [])
        return state

    def decisions(self, state: EscapeState) -> Mapping[Seat, Decision]:
        """Return the question to the seat in turn; nothing once the match is over."""
        return engine.questions(state, STEPS)

    def apply(self, state: EscapeState, answers: Mapping[Seat, str]) -> list[Event]:
        """Carry out an answer, in place, up to the next question. Raises IllegalChoice."""
        return engine.answer(state, STEPS, answers)

    def view(self, state: EscapeState, seat: Seat | None) -> EscapeState:  # noqa: ARG002
        """Return the table with the draw pile face down: the same for every seat."""
        return view.view(state)

    def redeal(self, view_: EscapeState, chance: Chance) -> EscapeState:
        """Return a full state that fits the view, with the unseen cards shuffled anew."""
        return view.redeal(view_, chance)

    def refusal(self, state: EscapeState, seat: Seat, target: Target) -> Refusal | None:
        """Return why this target cannot be chosen now, or None if it can."""
        return refusals.refusal(state, seat, target)

    def result(self, state: EscapeState) -> Result | None:
        """Return how the match ended, or None while it goes on."""
        return scoring.result(state)

    def dump(self, state: EscapeState) -> dict[str, Any]:
        """Return a state or view as JSON-ready data, without set-up and board."""
        return dump.dump(state)

    def restore(self, data: Mapping[str, Any], setup_: Setup) -> EscapeState:
        """Build a state or view from `dump`. Raises GameError naming the field that is wrong."""
        return dump.restore(data, setup_)


SPACE_ESCAPE: Final = SpaceEscape()
