"""A match as it was: every position that it has had, to look at and never to play on."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Any, Literal, TypeAlias

from game.match.match import Match, Viewer, round_told
from game.match.reel import Moment, may_see
from game.rules.contract import Event, GameError, Seat

Onlooker: TypeAlias = Viewer | Literal["all"]
"""Whoever looks back: a viewer with the secrets of that time, or `all` without any secrets left."""


class StillSecret(GameError):  # noqa: N818 - read as a sentence
    """Somebody wanted to see all secrets of a match that goes on."""


class Past(Match):
    """A match at one of its moments: `go_to` moves to another one, there and back.

    It is a match of its own. The one that it was made from may go on meanwhile, and is not changed.
    """

    def __init__(self, match: Match) -> None:
        """Look back at a match, from its last position."""
        reel = match.reel.frozen()
        super().__init__(
            match.game, match.setup, match.seats, match.seed, reel.state(match.game, 0)
        )
        self.pledge = match.pledge
        self._film = reel
        self._moments: Sequence[Moment] = reel.moments
        self._told = [event for moment in self._moments for event in moment.events]
        self._ends = list(accumulate((len(each.events) for each in self._moments), initial=0))
        self._over = match.result is not None
        self._known = reel.answers == len(match.log)
        self._first_round = match._first_round
        self.moment = 0
        """How many moments have passed at the position that is shown."""
        self._rounds = tuple(
            accumulate(
                (each.events for each in self._moments),
                lambda before, events: round_told(events, before),
                initial=self._first_round,
            )
        )
        self.go_to(len(self._moments))

    @property
    def moments(self) -> int:
        """How many moments there are."""
        return len(self._moments)

    @property
    def known(self) -> bool:
        """Whether the match can be looked back at from its first answer on."""
        return self._known

    @property
    def over(self) -> bool:
        """Whether the match has ended, so that nothing is secret any more."""
        return self._over

    @property
    def rounds(self) -> Sequence[int]:
        """The round of each position, the first position first."""
        return self._rounds

    def go_to(self, moment: int) -> None:
        """Stand where the match stood after this number of moments."""
        self._state = self._film.state(self.game, moment)
        self._history = self._told[: self._ends[moment]]
        self.moment = moment

    def answered(self, moment: int) -> Sequence[Seat]:
        """Return whose answers the moment after this position carried out."""
        return tuple(sorted(self._moments[moment].answers))

    def events_of(self, moment: int, onlooker: Onlooker) -> list[Event]:
        """Return what came of the answers to this position, as far as the onlooker may know it."""
        events = self._moments[moment].events
        if onlooker == "all":
            self._check_over()
            return list(events)
        return [event for event in events if may_see(event, onlooker)]

    def told(self, onlooker: Onlooker) -> list[Event]:
        """Return everything up to the present position that the onlooker may know of."""
        if onlooker == "all":
            self._check_over()
            return self.all_events()
        return self.events_since(0, onlooker)

    def moment_of(self, event: Event) -> int | None:
        """Return which moment an event belongs to; None if it happened before all of them."""
        place = next((n for n, told in enumerate(self._told) if told is event), None)
        return None if place is None else sum(end <= place for end in self._ends) - 1

    def seen_by(self, onlooker: Onlooker) -> Any:
        """Return the present position as the onlooker may know it.

        Raises StillSecret if all secrets of a match that goes on are asked for.
        """
        if onlooker != "all":
            return self.view(onlooker)
        self._check_over()
        return self._state.copy()

    def last_turn_of_others(self, viewer: Viewer) -> range:
        """Return the last moments in which others acted, up to what the viewer did before.

        A moment in which all answered together is where their turn began. A viewer who plays no
        seat sees the last turn of whoever acted last.
        """
        end = self.moments
        while end and set(self.answered(end - 1)) == {viewer}:
            end -= 1
        start = end
        while start and self._is_of_others(start - 1, end - 1, viewer):
            start -= 1
            if len(self.answered(start)) > 1:
                break
        return range(start, end)

    def _is_of_others(self, moment: int, last: int, viewer: Viewer) -> bool:
        if viewer is None:
            return self.answered(moment) == self.answered(last)
        return set(self.answered(moment)) != {viewer}

    def _check_over(self) -> None:
        if not self._over:
            raise StillSecret("What others hide can be seen when the match is over.")
