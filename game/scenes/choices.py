"""The present question as a person walks through it: one list of options and one focus.

Mouse, keyboard and gamepad all move the same focus. What an option would lead to comes from the
rules by way of the match, is asked for once and kept; an option that loses the game at once has
to be confirmed twice, and so has every option where the table wants that.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.rules.contract import Decision, Event, Option, Seat


class Choices:
    """One seat's decision while it is being made."""

    def __init__(
        self,
        seat: Seat,
        decision: Decision,
        foresee: Callable[[str], Sequence[Event]],
        reveals: Callable[[str], bool] = lambda _key: False,
    ) -> None:
        """Begin without a focus. `foresee` tells what an option leads to, `reveals` whether
        something becomes known by it, so that it cannot be taken back.
        """
        self.seat = seat
        self.decision = decision
        self._foresee = foresee
        self._outcomes: dict[str, Sequence[Event]] = {}
        self._reveals = reveals
        self._final: dict[str, bool] = {}
        self._focus: int | None = None
        self.armed: str | None = None
        """Key of the option that was pressed once and now waits for a second press."""
        self.confirms = False
        """Whether every answer has to be pressed twice, and not only one that loses."""

    @property
    def focused(self) -> Option | None:
        """The option that Enter would take, if any."""
        return None if self._focus is None else self.decision.options[self._focus]

    def focus(self, key: str | None) -> None:
        """Move the focus to an option by key, or away from all of them."""
        keys = [option.key for option in self.decision.options]
        self._move_to(None if key is None else keys.index(key))

    def step(self, by: int) -> None:
        """Move the focus along the list, round its ends; from nowhere to the first or last."""
        count = len(self.decision.options)
        if self._focus is None:
            self._move_to(0 if by > 0 else count - 1)
        else:
            self._move_to((self._focus + by) % count)

    def outcome(self, key: str) -> Sequence[Event]:
        """Return the events that would follow this option, as far as anybody can know."""
        if key not in self._outcomes:
            self._outcomes[key] = self._foresee(key)
        return self._outcomes[key]

    def final(self, key: str) -> bool:
        """Say whether something becomes known by this option, so that it cannot be taken back."""
        if key not in self._final:
            self._final[key] = self._reveals(key)
        return self._final[key]

    def loss(self, key: str) -> Event | None:
        """Return the event by which this option loses the game at once, or None."""
        return next((event for event in self.outcome(key) if event.kind == "match_lost"), None)

    @property
    def alarming(self) -> bool:
        """Whether what waits for a second press would lose the game."""
        return self.armed is not None and self.loss(self.armed) is not None

    def confirm(self) -> str | None:
        """Return the key to answer with; None if none has the focus, or a press is missing."""
        option = self.focused
        if option is None:
            return None
        if self.armed != option.key and (self.confirms or self.loss(option.key)):
            self.armed = option.key
            return None
        return option.key

    def _move_to(self, index: int | None) -> None:
        if index != self._focus:
            self._focus = index
            self.armed = None
