"""Ends the turns of people at one table when nothing else is left to do, if that is wanted."""

from __future__ import annotations

from game.match.settings import SettingsBook
from game.scenes.course import Course


class AutoEnd:
    """Presses the only option of a question that ends a turn."""

    def __init__(self, settings: SettingsBook, course: Course) -> None:
        self._settings, self._course = settings, course

    def update(self) -> None:
        """End the turn of the person who is asked, if only that is left.

        Whoever has just gone back is left alone, and so is whoever would lose by it or wants to
        press everything twice.
        """
        course, choices = self._course, self._course.choices
        if choices is None or not self._settings.now.play.auto_end or choices.confirms:
            return
        decision = choices.decision
        if not decision.ends_turn or len(decision.options) > 1:
            return
        key, seat = decision.options[0].key, choices.seat
        if choices.loss(key) is None and not course.match.can_redo(seat).ok:
            course.answer(seat, key)
