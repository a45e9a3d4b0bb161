"""What happened in a match, moment by moment, so that any of its positions can be made again.

A match notes each moment here as it is carried out. Every few moments a copy of the state is kept,
from which the positions after it follow by giving the same answers again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from game.rules.contract import Event, Game, Seat, State

STRIDE: Final = 8
"""So many moments lie between two copies of the state."""


class Moment(NamedTuple):
    """Answers that were carried out together, and everything that came of them."""

    answers: Mapping[Seat, str]
    events: tuple[Event, ...]
    """With all secrets."""
    seconds: Mapping[Seat, float] = {}
    """How long each of the answers took, as far as it is known."""


class Reel:
    """The moments of one match from the first position that is known."""

    def __init__(self, state: State) -> None:
        """Begin at a state, of which a copy is kept."""
        self._copies: list[Any] = [state.copy()]
        self._moments: list[Moment] = []

    @property
    def moments(self) -> Sequence[Moment]:
        """All moments so far, the earliest first."""
        return tuple(self._moments)

    @property
    def answers(self) -> int:
        """How many answers all moments hold."""
        return sum(len(moment.answers) for moment in self._moments)

    def note(self, moment: Moment, state: State) -> None:
        """Take a moment in, and the state after it."""
        self._moments.append(moment)
        if len(self._moments) % STRIDE == 0:
            self._copies.append(state.copy())

    def drop_last(self) -> None:
        """Forget the last moment: it was taken back."""
        if len(self._moments) % STRIDE == 0:
            self._copies.pop()
        self._moments.pop()

    def state(self, game: Game[Any], number: int) -> Any:
        """Return a state of its own after this number of moments; 0 is the first position."""
        copy = number // STRIDE
        state = self._copies[copy].copy()
        for moment in self._moments[copy * STRIDE : number]:
            game.apply(state, moment.answers)
        return state

    def frozen(self) -> Reel:
        """Return a reel of the same moments that does not grow when this one does."""
        reel = Reel(self._copies[0])
        reel._copies, reel._moments = list(self._copies), list(self._moments)
        return reel


def may_see(event: Event, viewer: Seat | None) -> bool:
    """Say whether this viewer may know of an event."""
    return event.seen_by is None or viewer in event.seen_by
