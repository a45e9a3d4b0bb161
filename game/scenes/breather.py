"""A moment in which presses are let go by, because they were meant for what stood here before."""

from __future__ import annotations

from game.ui.inputs import Act, Input, Pointer


class Breather:
    """How much of such a moment is left on one screen."""

    def __init__(self, seconds: float = 0.0) -> None:
        self.left = seconds
        """Seconds that are left of it."""

    @property
    def rest(self) -> float | None:
        """The seconds until it is over; None if it is."""
        return self.left or None

    def begin(self, seconds: float) -> None:
        """Let presses go by for so long from now on."""
        self.left = seconds

    def let_pass(self, seconds: float) -> None:
        """Let time pass."""
        self.left = max(0.0, self.left - seconds)

    def ignores(self, event: Input) -> bool:
        """Say whether an input is a press that is let go by."""
        return self.left > 0 and is_press(event)


def is_press(event: Input) -> bool:
    """Say whether an input is the pressing of a key or button."""
    if isinstance(event, Pointer):
        return event.kind == "down"
    return not isinstance(event, Act) or event.down
