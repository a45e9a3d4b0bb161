"""How an option is chosen at a table: pressed once, or twice where the first press only warns."""

from __future__ import annotations

from collections.abc import Callable

from game.scenes.course import Course
from game.scenes.table_face import OPTION
from game.scenes.table_pointing import Lull
from game.ui.audio import Audio
from game.ui.focus import FocusRing


class Choosing:
    """Takes the options of the question that a person is asked."""

    def __init__(
        self,
        course: Course,
        ring: FocusRing,
        lull: Lull,
        audio: Audio,
        *,
        armed: Callable[[], None],
    ) -> None:
        """`armed` hears that an option must be pressed once more."""
        self._course = course
        self._ring = ring
        self._lull = lull
        self._audio = audio
        self._armed = armed

    def choose(self, option: str) -> None:
        """Take an option. The second half of a double click is not meant for what follows."""
        choices = self._course.choices
        if choices is None:
            return
        self._lull.begin(pressed=True)
        choices.focus(option)
        key = choices.confirm()
        if key is None:
            self._audio.play("illegal" if choices.alarming else "press")
            self._armed()
        else:
            self._audio.play("press")
            self._course.answer(choices.seat, key)

    def press(self, option: str) -> None:
        """Choose an option, and press again if it needs it."""
        asked = self._course.choices
        for _ in range(2):
            if (
                asked is not None
                and asked is self._course.choices
                and asked.decision.option(option)
            ):
                self.choose(option)

    def show(self, option: str) -> None:
        """Give the focus to an option."""
        if self._course.choices is not None:
            self._course.choices.focus(option)
            self._ring.focus(OPTION + option)

    def light_first(self) -> None:
        """Give the focus to the first option, as a key press would."""
        choices = self._course.choices
        if choices is not None:
            self._ring.by_keys = True
            self._ring.focus(OPTION + choices.decision.options[0].key)
