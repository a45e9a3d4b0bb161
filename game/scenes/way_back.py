"""The way back through a turn: which of its steps, shown as crumbs, a person can return to.

A step is noted when a person is asked in it. The way ends where the turn began, and before that
at the last answer that nobody may take back.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import takewhile
from typing import Final

from game.match.match import Match
from game.match.reel import Moment
from game.rules.contract import Seat

TURN_BEGINS: Final = frozenset({"turn_began", "round_began", "day_began"})
"""What came of the answer before a turn."""


class WayBack:
    """Remembers in which step of the turn people were asked, in one match."""

    def __init__(self, match: Match) -> None:
        """Begin with nothing noted."""
        self._match = match
        self._asked: dict[int, int] = {}
        """The step in which a person was asked when the log had so many answers."""

    def note(self, step: int) -> None:
        """Note the step of the question that is put now."""
        self._asked[len(self._match.log)] = step

    def steps(self, seat: Seat) -> Mapping[int, int]:
        """Return the steps of this turn that a person can go back to, and how far each lies back.

        The distance is the number of answers to take back.
        """
        found: dict[int, int] = {}
        place = len(self._match.log)
        present = self._asked.get(place, 0)
        for back, answers in enumerate(self._of_this_turn()[: self._match.undoable(seat)], 1):
            place -= answers
            step = self._asked.get(place, present)
            if step < present:
                found[step] = back
        return found

    def barred(self, seat: Seat) -> bool:
        """Say whether something in this turn can no longer be taken back."""
        return len(self._of_this_turn()) > self._match.undoable(seat) or self._unknown

    @property
    def _unknown(self) -> bool:
        """Whether the turn began before anything that is known, as after loading."""
        moments = self._match.reel.moments
        return len(self._match.log) > self._match.reel.answers and not any(map(_begins, moments))

    def _of_this_turn(self) -> list[int]:
        """Return how many answers each moment of this turn took, the latest first."""
        moments = reversed(self._match.reel.moments)
        return [len(moment.answers) for moment in takewhile(lambda m: not _begins(m), moments)]


def _begins(moment: Moment) -> bool:
    """Say whether a turn began with what came of these answers."""
    return any(event.kind in TURN_BEGINS for event in moment.events)
