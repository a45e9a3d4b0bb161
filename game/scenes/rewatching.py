"""Having something shown once more: the moment of a log line, or what others did last."""

from __future__ import annotations

from collections.abc import Callable

from game.match.past import Past
from game.scenes.chronicle import Line
from game.scenes.course import Course
from game.scenes.stage import Scene, Services


class Rewatching:
    """The way from one table to its past, always through the eyes of its present viewer."""

    def __init__(
        self,
        services: Services,
        course: Course,
        *,
        show: Callable[[Scene], None],
        refuse: Callable[[str], None],
    ) -> None:
        """Look back at a match: `show` opens a screen, `refuse` takes a sentence that says no."""
        self._services = services
        self._course = course
        self._show = show
        self._refuse = refuse

    def line(self, line: Line) -> None:
        """Show the moment once more that a sentence of the log tells of."""
        past = self._past()
        if past is not None:
            moment = past.moment_of(line.events[0])
            self.moments(past, range(0) if moment is None else range(moment, moment + 1))

    def others(self) -> None:
        """Show once more what others did last."""
        past = self._past()
        if past is not None:
            self.moments(past, past.last_turn_of_others(self._course.viewer))

    def moments(self, past: Past, moments: range) -> None:
        """Show some moments of the match once more; without any, say why there is nothing."""
        from game.scenes.tables import open_rewatch

        if moments:
            self._show(open_rewatch(self._services, past, self._course.viewer, moments))
            return
        known = past.known or not self._course.match.log
        self._refuse(self._services.texts.say(f"watch-{'nothing-yet' if known else 'not-known'}"))

    def _past(self) -> Past | None:
        """Return the match as it was; while something moves, complete that instead."""
        if self._course.still:
            return Past(self._course.match)
        self._course.director.tap()
        return None
