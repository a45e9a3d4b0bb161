"""Space Escape behind the rules contract."""

from __future__ import annotations

from typing import Final

from game.rules.space_escape.dump import dump, restore
from game.rules.space_escape.refusals import refusal
from game.rules.space_escape.scoring import result
from game.rules.space_escape.setup import SEAT_COUNTS, new_state, setup_options
from game.rules.space_escape.state import EscapeState
from game.rules.space_escape.steps import STEPS
from game.rules.space_escape.view import redeal, view
from game.rules.stepped import Parts, SteppedGame

MOST_ANSWERS: Final = 1400
"""51 cards of at most 8 answers for rats and 6 for snakes, and boosts after each."""

SPACE_ESCAPE: Final[SteppedGame[EscapeState]] = SteppedGame(
    id="space_escape",
    seat_counts=SEAT_COUNTS,
    rules_version=1,
    max_decisions=MOST_ANSWERS,
    secrets=False,
    together=True,
    parts=Parts(STEPS, setup_options, new_state, view, redeal, refusal, result, dump, restore),
)
"""A team of rats fetches four items and leaves by the pod before the cards run out."""
