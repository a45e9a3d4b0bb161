"""How likely the crew is to get away, as the AI seats of Space Escape judge a table."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from game.bots.chances import from_odds
from game.bots.space_escape.judge import EscapeJudge
from game.bots.space_escape.levels import LEVELS
from game.rules.space_escape import EscapeState

PER_CARD: Final = 0.10
PER_MOVE: Final = 0.08
"""What a card left, and a move of cost less, add to the logarithm of the odds.

Fitted to 2,369 turns of matches between steady AI seats.
"""


class EscapeEstimate:
    """Estimates for matches on one board."""

    def turn(self, state: EscapeState) -> Hashable:
        """Return the number of turns taken."""
        return state.turns_taken

    def chances(self, state: EscapeState) -> tuple[float, ...]:
        """Return the chance that all win together, once for each seat."""
        seats = state.setup.seats
        if state.outcome is not None:
            return (float(state.outcome == "escaped"),) * seats
        judge = EscapeJudge(state.setup.board, LEVELS["steady"].weights)
        cards = len(state.deck) + sum(card is not None for card in state.hands)
        return (from_odds(PER_CARD * cards + PER_MOVE * judge.value(state)),) * seats
