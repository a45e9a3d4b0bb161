"""Escape Plan behind the rules contract: every method hands over to the file that knows."""

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
from game.rules.escape_plan import dump, refusals, scoring, setup, view
from game.rules.escape_plan.state import PlanState
from game.rules.escape_plan.steps import STEPS
from game.rules.rng import Chance


class EscapePlan:
    """Thieves collect their loot for three days, and must get out of the city before it closes."""

    id = "escape_plan"
    seat_counts = setup.SEAT_COUNTS
    secrets = True
    together = False
    rules_version = 1
    max_decisions = 10_000
    """75 turns of five thieves, with far fewer than a hundred answers each."""

    def setup_options(self, seats: int) -> Sequence[SetupOption]:
        """Return what can be chosen at this number of seats."""
        return setup.setup_options(seats)

    def new_game(self, setup_: Setup, seed: int) -> PlanState:
        """Return the state at the first decision. Raises SetupError for an impossible set-up."""
        state = setup.new_state(setup_, seed)
        engine.advance(state, STEPS, [])
        return state

    def decisions(self, state: PlanState) -> Mapping[Seat, Decision]:
        """Return who must answer now: always one seat, or nobody at the end."""
        return engine.questions(state, STEPS)

    def apply(self, state: PlanState, answers: Mapping[Seat, str]) -> list[Event]:
        """Carry out the answer, in place, up to the next question. Raises IllegalChoice."""
        return engine.answer(state, STEPS, answers)

    def view(self, state: PlanState, seat: Seat | None) -> PlanState:
        """Return the table as one seat sees it."""
        return view.view(state, seat)

    def redeal(self, view_: PlanState, chance: Chance) -> PlanState:
        """Return a full state that fits the view, with everything hidden dealt anew."""
        return view.redeal(view_, chance)

    def refusal(self, state: PlanState, seat: Seat, target: Target) -> Refusal | None:
        """Return why this target cannot be chosen now, or None if it can."""
        return refusals.refusal(state, seat, target)

    def result(self, state: PlanState) -> Result | None:
        """Return how the match ended, or None while it goes on."""
        return scoring.result(state)

    def dump(self, state: PlanState) -> dict[str, Any]:
        """Return a state or view as JSON-ready data, without set-up and board."""
        return dump.dump(state)

    def restore(self, data: Mapping[str, Any], setup_: Setup) -> PlanState:
        """Build a state or view from `dump`. Raises GameError naming the field that is wrong."""
        return dump.restore(data, setup_)


ESCAPE_PLAN: Final = EscapePlan()
