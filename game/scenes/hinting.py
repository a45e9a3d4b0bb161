"""The hint at a table, press by press: what matters, what to try, how that compares, and the rest
of the turn, which a last press plays.

The first press needs the outcome of every option, which is worked out a little in each frame; the
second waits for the strongest AI seat, which is asked in its own process. So nothing ever stops
the table.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Final

from game.scenes.choices import Choices
from game.scenes.course import Course
from game.scenes.finishing import Finishing
from game.scenes.hints import Hints, Told

FORESEE_SECONDS: Final = 0.004
"""How long a frame may go on working out what options lead to."""

MATTER, TRY, COMPARE, REST = 1, 2, 3, 4


class Hinting:
    """The hint for the present question."""

    def __init__(
        self,
        course: Course,
        hints: Hints,
        finishing: Finishing,
        go_to: Callable[[str], None],
    ) -> None:
        """Begin without one. `go_to` gives the focus to an option by its key."""
        self._course = course
        self._finishing = finishing
        self._hints = hints
        self._go_to = go_to
        self._choices: Choices | None = None
        self._presses = 0
        self._to_foresee: Iterator[bool | None] = iter(())
        self._foreseen = False
        self._told: Told | None = None
        self._due = False
        """Whether the step that was asked for has not been told yet."""
        self._mine: str | None = None
        """The option that the person means to take, as far as the focus tells."""

    @property
    def told(self) -> Told | None:
        """What is said now, if anything is."""
        return self._told if self._choices is self._course.choices else None

    @property
    def thinking(self) -> bool:
        """Whether the step that was asked for is still being worked out."""
        return self._due and self.told is not None

    @property
    def busy(self) -> bool:
        """Whether something comes by itself: the step asked for, or the next answer of a turn."""
        return self.thinking or self._finishing.playing

    def press(self) -> None:
        """Go on to the next step of the hint for the question of the person."""
        choices = self._course.choices
        assert choices is not None
        if self._choices is not choices:
            self._begin(choices)
        self._note_focus()
        if not self.thinking:
            if self._presses == REST and self._told is not None:
                self.put_away()
                self._finishing.play()
                return
            self._presses = self._next_step(choices)
            if self._presses == REST:
                self._finishing.begin(choices.seat)
        self._told, self._due = self._hints.thinking(), True
        self.update(0.0)

    def stop(self) -> None:
        """Let the person choose again: something has been pressed."""
        self._finishing.stop()

    def update(self, seconds: float) -> bool:
        """Work on while time passes; say whether there is something new to show."""
        left = self._finishing.go_on(seconds)
        if left is not None:
            self._go_to(left)
        choices = self._choices
        if choices is None or choices is not self._course.choices:
            return False
        self._finishing.think_on()
        self._foresee()
        if not self._due or not self._ready:
            return False
        self._due = False
        self._tell(choices)
        return True

    def focus_moved(self) -> None:
        """Let what is said go when the person looks at something else than is said to be tried."""
        self._note_focus()
        choices = self._choices
        if choices is None or self._told is None or choices.focused is None:
            return
        if choices.focused.key != self._best:
            self.put_away()

    def put_away(self) -> None:
        """Say nothing for now; the next press goes on from here."""
        self._told, self._due = None, False

    # How it works

    @property
    def _best(self) -> str | None:
        """The option to try: the only one there is, else the one that was advised."""
        if self._choices is not None and len(self._choices.decision.options) == 1:
            return self._choices.decision.options[0].key
        advice = self._course.advice
        return None if advice is None or advice.trouble else advice.key

    @property
    def _ready(self) -> bool:
        advised = self._presses < TRY or self._course.advice is not None
        return self._foreseen and advised and not self._finishing.thinking

    def _next_step(self, choices: Choices) -> int:
        """Return which step comes next.

        To whoever has pointed at something since, the comparison comes again. Where others answer
        at the same time there is no turn to think through.
        """
        if len(choices.decision.options) == 1:
            return MATTER
        if self._presses < COMPARE:
            return self._presses + 1
        again = self._presses == COMPARE and self._told is None
        return COMPARE if again or self._course.together else REST

    def _begin(self, choices: Choices) -> None:
        self._choices, self._presses, self._mine = choices, 0, None
        self._finishing.put_away()
        self._to_foresee, self._foreseen = _foreseeing(choices), False
        self._course.match.helped.add(choices.seat)
        if len(choices.decision.options) > 1:
            self._course.ask_advice()

    def _foresee(self) -> None:
        """Work out a little more of what the options lead to."""
        until = time.perf_counter() + FORESEE_SECONDS
        while not self._foreseen and time.perf_counter() < until:
            self._foreseen = next(self._to_foresee, True) is True

    def _note_focus(self) -> None:
        focused = None if self._choices is None else self._choices.focused
        if focused is not None and (focused.key != self._best or self._presses < TRY):
            self._mine = focused.key

    def _tell(self, choices: Choices) -> None:
        """Say what the present step has to say."""
        best = self._best
        if best is not None and len(choices.decision.options) == 1:
            self._go_to(best)
            self._told = self._hints.only(choices)
        elif self._presses == MATTER:
            self._told = self._hints.matter(choices)
        elif best is None:
            self._told = self._hints.none()
        elif self._presses == TRY:
            self._go_to(best)
            self._told = self._hints.advice(choices, best)
        elif self._presses == REST:
            self._told = self._hints.rest(choices, best, self._finishing)
        else:
            other = self._mine if self._mine != best else None
            told = self._hints.comparison(choices, best, other)
            self._told = told if self._course.together else self._hints.leading_on(told)


def _foreseeing(choices: Choices) -> Iterator[bool | None]:
    """Work out what each option leads to, one at each step."""
    for option in choices.decision.options:
        choices.outcome(option.key)
        yield None
