"""When a card tells that people are out: once the board shows what led to it, if play goes on."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.contract import Event, Seat
from game.scenes.course import Course
from game.scenes.parting import Parting
from game.scenes.stage import Scene, Services
from game.scenes.tabletop import Parted, Tabletop


class Partings:
    """Who goes out of one match under way."""

    def __init__(
        self, services: Services, course: Course, top: Tabletop, show: Callable[[Scene], None]
    ) -> None:
        """`show` opens a screen over the table."""
        self._services, self._course, self._top, self._show = services, course, top, show
        self._mark = course.match.mark
        """Up to where the events of the match have been looked through."""

    def question_changed(self) -> None:
        """Tell of people who have gone out since, when all has been seen and play goes on."""
        course, match = self._course, self._course.match
        if not isinstance(self._top, Parted) or not course.still:
            return
        # Undo moves the end of the history back; what is done again is told again.
        news = match.events_since(min(self._mark, match.mark), None)
        self._mark = match.mark
        parted = [event for event in news if self._is_person(event)]
        if parted and match.result is None:
            naming, staying = self._top.naming, self._staying(self._top.parting)
            card = Parting(self._services, match, naming, parted, staying, course.hurry)
            self._show(card)

    def _is_person(self, event: Event) -> bool:
        """Say whether a person is out by an event."""
        assert isinstance(self._top, Parted)
        seat = event.data.get("seat")
        return (
            event.kind in self._top.parting
            and isinstance(seat, int)
            and self._course.match.seats[seat].kind == "human"
        )

    def _staying(self, parting: frozenset[str]) -> list[Seat]:
        """Return the seats that nothing has taken out of the match so far."""
        match = self._course.match
        told = match.events_since(0, None)
        out = {event.data["seat"] for event in told if event.kind in parting}
        return [seat for seat in range(len(match.seats)) if seat not in out]
