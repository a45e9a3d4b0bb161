"""Escape Plan behind the rules contract."""

from __future__ import annotations

from typing import Final

from game.rules.escape_plan.dump import dump, restore
from game.rules.escape_plan.refusals import refusal
from game.rules.escape_plan.scoring import result
from game.rules.escape_plan.setup import SEAT_COUNTS, new_state, setup_options
from game.rules.escape_plan.state import PlanState
from game.rules.escape_plan.steps import STEPS
from game.rules.escape_plan.view import redeal, view
from game.rules.stepped import Parts, SteppedGame

MOST_ANSWERS: Final = 10_000
"""75 turns of five thieves, with far fewer than a hundred answers each."""

ESCAPE_PLAN: Final[SteppedGame[PlanState]] = SteppedGame(
    id="escape_plan",
    seat_counts=SEAT_COUNTS,
    rules_version=1,
    max_decisions=MOST_ANSWERS,
    secrets=True,
    together=False,
    parts=Parts(STEPS, setup_options, new_state, view, redeal, refusal, result, dump, restore),
)
"""Thieves collect their loot for three days, and must get out of the city before it closes."""
