"""How long a question has stood open at a table, without the time under other screens."""

from __future__ import annotations

from collections.abc import Callable


class Stopwatch:
    """Counts seconds from its start, except while it is held."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """Read time from a clock whose seconds only ever grow."""
        self._clock = clock
        self._since: float | None = None
        self._kept = 0.0

    def start(self, kept: float = 0.0) -> None:
        """Begin anew, with so many seconds counted already."""
        self._kept, self._since = kept, self._clock()

    def hold(self) -> None:
        """Stop counting; again does no harm."""
        self._kept, self._since = self.read(), None

    def go_on(self) -> None:
        """Count on after a hold."""
        if self._since is None:
            self._since = self._clock()

    def read(self) -> float:
        """Return the seconds counted so far."""
        return self._kept if self._since is None else self._kept + self._clock() - self._since
