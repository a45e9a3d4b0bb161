"""Evacuate! behind the rules contract: every method hands over to the file that knows."""

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
from game.rules.evacuate import dump, refusals, scoring, setup, view
from game.rules.evacuate.state import EvacState
from game.rules.evacuate.steps import STEPS
from game.rules.rng import Chance


class Evacuate:
    """Everybody runs for the ship along a row of station cards; the edges of the pack are eaten."""

    id = "evacuate"
    seat_counts = setup.SEAT_COUNTS
    secrets = True
    together = False
    rules_version = 1
    max_decisions = 20_000
    """About 200 rounds of at most a hundred answers each, far more than any match has taken."""

    def setup_options(self, seats: int) -> Sequence[SetupOption]:
        """Return what can be chosen at this number of seats."""
        return setup.setup_options(seats)

    def new_game(self, setup_: Setup, seed: int) -> EvacState:
        """Return the state at the first decision. Raises SetupError for an impossible set-up."""
        state = setup.new_state(setup_, seed)
        engine.advance(state, STEPS, [])
        return state

    def decisions(self, state: EvacState) -> Mapping[Seat, Decision]:
        """Return who must answer now: everybody for a run card, else one seat."""
        return engine.questions(state, STEPS)

    def apply(self, state: EvacState, answers: Mapping[Seat, str]) -> list[Event]:
        """Carry out the answers, in place, up to the next question. Raises IllegalChoice."""
        return engine.answer(state, STEPS, answers)

    def view(self, state: EvacState, seat: Seat | None) -> EvacState:
        """Return the table as one seat sees it."""
        return view.view(state, seat)

    def redeal(self, view_: EvacState, chance: Chance) -> EvacState:
        """Return a full state that fits the view, with everything hidden dealt anew."""
        return view.redeal(view_, chance)

    def refusal(self, state: EvacState, seat: Seat, target: Target) -> Refusal | None:
        """Return why this target cannot be chosen now, or None if it can."""
        return refusals.refusal(state, seat, target)

    def result(self, state: EvacState) -> Result | None:
        """Return how the match ended, or None while it goes on."""
        return scoring.result(state)

    def dump(self, state: EvacState) -> dict[str, Any]:
        """Return a state or view as JSON-ready data, without set-up and board."""
        return dump.dump(state)

    def restore(self, data: Mapping[str, Any], setup_: Setup) -> EvacState:
        """Build a state or view from `dump`. Raises GameError naming the field that is wrong."""
        return dump.restore(data, setup_)


EVACUATE: Final = Evacuate()
