"""How likely each seat is to win, as the AI seats of Evacuate! judge a table."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from game.bots.chances import shares
from game.bots.evacuate.judge import worth
from game.bots.evacuate.levels import LEVELS
from game.rules.evacuate import EvacState, losses_until_ready, position

AT_FIRST: Final = 0.15
AT_LAST: Final = 0.45
AT_THE_END: Final = 1.0
"""How much a Survivor more counts in the logarithm of the odds: at the first loss, at the last
one before the Transport is in the deck, and from then on. Fitted to 60 matches.
"""
PER_SPACE: Final = 0.1
"""What a space ahead counts from then on, as it breaks ties."""
FAR: Final = 10
"""Farther behind makes no difference."""


class EvacEstimate:
    """Estimates for matches of Evacuate!."""

    def turn(self, state: EvacState) -> Hashable:
        """Return the round: all seats act in it together."""
        return state.round

    def chances(self, state: EvacState) -> tuple[float, ...]:
        """Return the chance of each seat to win; that nobody does is left out."""
        seats = range(state.seats)
        if state.outcome is not None:
            count = max(1, len(state.winners))
            return tuple((seat in state.winners) / count for seat in seats)
        weights = LEVELS["steady"].weights
        values = [worth(state, seat, weights, weights.later) for seat in seats]
        if state.evac_ready:
            ahead = _ahead(state)
            return shares(
                [AT_THE_END * (v + PER_SPACE * a) for v, a in zip(values, ahead, strict=True)]
            )
        filled = len(state.tracker) / max(1, losses_until_ready(state.seats))
        scale = AT_FIRST + (AT_LAST - AT_FIRST) * min(1.0, filled)
        return shares([scale * value for value in values])


def _ahead(state: EvacState) -> list[int]:
    """Return how far ahead each seat stands, the first one at 0; who is out is far behind."""
    places = [
        position(state, state.spots[seat]) * state.arrow if state.alive[seat] else None
        for seat in range(state.seats)
    ]
    first = max((place for place in places if place is not None), default=0)
    return [-FAR if place is None else max(-FAR, place - first) for place in places]
