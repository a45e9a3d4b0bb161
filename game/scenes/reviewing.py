"""Looks a finished match over while its results are shown: its figures and its turning points.

It counts on for a few thousandths of a second at a time, so that the window never waits.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from typing import Final

from game.match.figures import Figures, counted
from game.match.match import Match
from game.match.turning import TurningPoint, turned

SLICE: Final = 0.006
"""Seconds that are counted on before the screen has its turn again, about."""


class Review:
    """What is known by now of one match."""

    def __init__(self, match: Match) -> None:
        """Look over a match that is over; one whose first answers are not known has no figures."""
        self.known = match.result is not None and match.reel.answers == len(match.log)
        self.figures: Figures | None = None
        self.points: Sequence[TurningPoint] | None = None
        self._work = self._steps(match) if self.known else iter(())
        self.done = not self.known

    def go_on(self) -> bool:
        """Count on for a moment; return whether there is anything new to show."""
        before = (self.figures is None, self.points is None)
        until = time.perf_counter() + SLICE
        while not self.done:
            self.done = next(self._work, True)
            if time.perf_counter() > until:
                break
        return before != (self.figures is None, self.points is None)

    def finish(self) -> None:
        """Count to the end."""
        while not self.done:
            self.go_on()

    def _steps(self, match: Match) -> Iterator[bool]:
        """Yield False after each step."""
        for figures in counted(match):
            self.figures = figures
            yield False
        for points in turned(match):
            self.points = points
            yield False
