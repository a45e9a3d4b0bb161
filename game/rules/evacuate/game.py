"""Evacuate! behind the rules contract."""

from __future__ import annotations

from typing import Final

from game.rules.evacuate.dump import dump, restore
from game.rules.evacuate.refusals import refusal
from game.rules.evacuate.scoring import result
from game.rules.evacuate.setup import SEAT_COUNTS, new_state, setup_options
from game.rules.evacuate.state import EvacState
from game.rules.evacuate.steps import STEPS
from game.rules.evacuate.view import redeal, view
from game.rules.stepped import Parts, SteppedGame

MOST_ANSWERS: Final = 20_000
"""About 200 rounds of at most a hundred answers each, far more than any match has taken."""

EVACUATE: Final[SteppedGame[EvacState]] = SteppedGame(
    id="evacuate",
    seat_counts=SEAT_COUNTS,
    rules_version=1,
    max_decisions=MOST_ANSWERS,
    secrets=True,
    together=False,
    parts=Parts(STEPS, setup_options, new_state, view, redeal, refusal, result, dump, restore),
)
"""Everybody runs for the ship along a row of station cards; the edges of the pack are eaten."""
