"""A finished match in figures: lines over the rounds, luck against the odds, time for each turn.

Everything follows from the answers of the match, played again from its first position; how a game
is counted stands with its rules (`game.rules.figures`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.match.match import Match, round_told
from game.rules.contract import Seat
from game.rules.figures import Counting, Stroke, Values
from game.rules.registry import COUNTINGS

__all__ = ["Figures", "Luck", "Pace", "Values", "counted", "figures_of"]


@dataclass(frozen=True, slots=True)
class Luck:
    """What chance brought to one row, all in all."""

    came: float = 0.0
    expected: float = 0.0
    strokes: int = 0
    """How often only chance decided."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How long one seat took, in seconds; what it answers within a round is one turn."""

    turns: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    @property
    def mean(self) -> float:
        """Seconds for a turn on the average."""
        return self.seconds / self.turns if self.turns else 0.0


@dataclass(frozen=True, slots=True)
class Figures:
    """All figures of one match."""

    rounds: tuple[int, ...]
    """The round at whose end each value stands; 0 is the beginning of the match."""
    moments: tuple[int, ...]
    """How many moments had passed then."""
    series: Mapping[str, tuple[Values, ...]]
    """By chart: for each row its values, one for each of the `rounds`."""
    luck: tuple[Luck, ...]
    """By row."""
    paces: tuple[Pace, ...]
    """By seat."""

    def place(self, moment: int) -> float:
        """Return where a moment lies among the values, counted in values from 0."""
        after = next((n for n, each in enumerate(self.moments) if each >= moment), None)
        if after is None:
            return len(self.moments) - 1.0
        if after == 0:
            return 0.0
        before, there = self.moments[after - 1], self.moments[after]
        return after - 1 + (moment - before) / max(1, there - before)

    @property
    def timed(self) -> bool:
        """Whether it is known how long anybody took."""
        return any(pace.turns for pace in self.paces)


@dataclass(slots=True)
class _Tally:
    """What has been counted so far."""

    counting: Counting[Any]
    rounds: list[int] = field(default_factory=list)
    moments: list[int] = field(default_factory=list)
    samples: dict[str, list[Values]] = field(default_factory=dict)
    strokes: list[Stroke] = field(default_factory=list)
    seconds: dict[tuple[Seat, int], float] = field(default_factory=dict)
    """By seat and round."""

    def sample(self, state: Any, round_: int, moment: int) -> None:
        """Note how all stand at the end of a round."""
        self.rounds.append(round_)
        self.moments.append(moment)
        for chart, read in self.counting.charts.items():
            self.samples.setdefault(chart, []).append(read(state))

    def time(self, seconds: Mapping[Seat, float], round_: int) -> None:
        """Note how long answers took that were given in a round."""
        for seat, each in seconds.items():
            key = (seat, round_)
            self.seconds[key] = self.seconds.get(key, 0.0) + each

    def figures(self, seats: int, rows: int) -> Figures:
        """Return what has been counted."""
        series = {
            chart: tuple(zip(*samples, strict=True)) for chart, samples in self.samples.items()
        }
        luck = tuple(_luck_of(row, self.strokes) for row in range(rows))
        paces = tuple(self._pace_of(seat) for seat in range(seats))
        return Figures(tuple(self.rounds), tuple(self.moments), series, luck, paces)

    def _pace_of(self, seat: Seat) -> Pace:
        turns = [seconds for (who, _), seconds in self.seconds.items() if who == seat]
        return Pace(len(turns), sum(turns), max(turns, default=0.0))


def counted(match: Match) -> Iterator[Figures | None]:
    """Yield None after each moment of a match that is counted, and its figures in the end.

    The match must be known from its first answer on; it is not changed. Every step is short, so
    that a screen can go on between them.
    """
    counting = COUNTINGS[match.game.id]
    reel, tally = match.reel, _Tally(counting)
    state = reel.state(match.game, 0)
    tally.sample(state, 0, 0)
    now = 1
    for number, moment in enumerate(reel.moments, 1):
        # A turn is counted in the round in which it was played, not in the one it leads to.
        tally.time(moment.seconds, now)
        tally.strokes += counting.carry_out(state, moment.answers)
        after = round_told(moment.events, now)
        if after != now:
            tally.sample(state, now, number)
        now = after
        yield None
    if tally.moments[-1] < len(reel.moments) or now == 1:
        tally.sample(state, now, len(reel.moments))
    yield tally.figures(match.setup.seats, counting.rows(state))


def figures_of(match: Match) -> Figures:
    """Return the figures of a match that is known from its first answer on, all at once."""
    *_, figures = counted(match)
    assert figures is not None
    return figures


def _luck_of(row: int, strokes: Sequence[Stroke]) -> Luck:
    own = [stroke for stroke in strokes if stroke.row == row]
    return Luck(sum(s.came for s in own), sum(s.expected for s in own), len(own))
