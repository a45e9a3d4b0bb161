"""The turning points of a finished match: the turns that changed most who was likely to win.

After the end everything is open, so tables are judged with all their secrets
(`game.bots.estimates`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from game.bots.estimates import ESTIMATES
from game.match.match import Match
from game.rules.contract import Seat

MOST: Final = 3
LEAST_CHANGE: Final = 0.05
"""A smaller change of a chance turns nothing."""


class TurningPoint(NamedTuple):
    """A turn, and for whom it changed most."""

    start: int
    """The moment at which the turn begins."""
    end: int
    """The moment at which it is over."""
    seat: Seat
    before: float
    after: float
    """Its chance to win, 0 to 1, before and after the turn."""

    @property
    def change(self) -> float:
        """How much the chance changed, whichever way."""
        return abs(self.after - self.before)


def turned(match: Match) -> Iterator[Sequence[TurningPoint] | None]:
    """Yield None after each table that is judged, and the turning points in the end, in order.

    The match must be known from its first answer on; it is not changed.
    """
    estimate, reel = ESTIMATES[match.game.id], match.reel
    state = reel.state(match.game, 0)
    start, turn, before = 0, estimate.turn(state), estimate.chances(state)
    found: list[TurningPoint] = []
    last = len(reel.moments)
    for number, moment in enumerate(reel.moments, 1):
        match.game.apply(state, moment.answers)
        now = estimate.turn(state)
        if now != turn or number == last:
            after = estimate.chances(state)
            # That the end shows what everybody saw coming turns nothing.
            if number < last or not _expected(before, after, together=match.game.together):
                found.append(_most_changed(start, number, before, after))
            start, turn, before = number, now, after
            yield None
    yield chosen(found)


def turning_points(match: Match) -> Sequence[TurningPoint]:
    """Return the turning points of a match, all at once."""
    *_, points = turned(match)
    assert points is not None
    return points


def chosen(found: Sequence[TurningPoint]) -> Sequence[TurningPoint]:
    """Return the few that turned most, in the order in which they came; the earlier of equals."""
    turning = [point for point in found if point.change >= LEAST_CHANGE]
    turning.sort(key=lambda point: (-round(point.change, 6), point.start))
    return sorted(turning[:MOST])


def _expected(before: Sequence[float], after: Sequence[float], *, together: bool) -> bool:
    """Say whether an end is the one that was the most likely."""
    if together:
        return (before[0] >= 0.5) == (after[0] >= 0.5)
    return max(before) in (chance for chance, end in zip(before, after, strict=True) if end)


def _most_changed(
    start: int, end: int, before: Sequence[float], after: Sequence[float]
) -> TurningPoint:
    """Return the turn as that of the seat whose chance changed most; who gains goes first."""
    changes = [round(late - early, 9) for early, late in zip(before, after, strict=True)]
    seat = max(range(len(changes)), key=lambda each: (abs(changes[each]), changes[each]))
    return TurningPoint(start, end, seat, before[seat], after[seat])
