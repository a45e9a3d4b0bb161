"""How likely each thief is to win, as the AI seats of Escape Plan judge a table."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from game.bots.chances import shares
from game.bots.escape_plan.judge import worth
from game.bots.escape_plan.levels import LEVELS
from game.rules.contract import Seat
from game.rules.escape_plan import ARRESTED, ESCAPED, PlanState, parts_of, rating
from game.rules.escape_plan.cards import DAYS, RATINGS

SCALE: Final = 120.0
LAST_DAY: Final = (80.0, 80.0, 60.0, 40.0)
"""So many thousands more make the odds 2.7 times as good: before the last day, and in each part of
it. Fitted to 68 matches.
"""
WORST: Final = -60.0
"""So much at most is taken off for what may still go wrong: the judge is anxious on purpose."""
OUT: Final = -10_000.0


class PlanEstimate:
    """Estimates for matches of Escape Plan."""

    def turn(self, state: PlanState) -> Hashable:
        """Return day, part of the day, and whose turn it is."""
        return state.day, state.part, state.phase, state.pending[-1][1] if state.pending else -1

    def chances(self, state: PlanState) -> tuple[float, ...]:
        """Return the chance of each seat to win; that nobody gets out is left out.

        A lone thief wins against the count that the second best of its titles asks for.
        """
        seats = range(state.seats)
        if state.outcome is not None:
            return self._at_the_end(state)
        values = [_value(state, seat) for seat in seats]
        if all(value <= OUT for value in values):
            return (0.0,) * state.seats
        scale = SCALE if state.day < DAYS else LAST_DAY[max(0, min(state.part, 3))]
        if state.seats == 1:
            values.append(float(RATINGS[1][0]))
        return shares([value / scale for value in values])[: state.seats]

    def _at_the_end(self, state: PlanState) -> tuple[float, ...]:
        if state.seats == 1:
            good = {name for _, name in RATINGS[:2]}
            return (float(state.fate[0] == ESCAPED and rating(_count(state, 0)) in good),)
        count = max(1, len(state.winners))
        return tuple((seat in state.winners) / count for seat in range(state.seats))


def _value(state: PlanState, seat: Seat) -> float:
    """Return what a thief is likely to count in the end, in thousands."""
    if state.fate[seat] == ARRESTED:
        return OUT
    now = _count(state, seat)
    if state.fate[seat] == ESCAPED:
        return float(now)
    return now + max(WORST, worth(state, seat, LEVELS["steady"]) - now)


def _count(state: PlanState, seat: Seat) -> int:
    return sum(parts_of(state, seat))
