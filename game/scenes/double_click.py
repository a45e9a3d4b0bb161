"""Double clicks that lead from one screen to another.

Many people click twice where once is enough. If the first click opens another screen, the second
one was meant for what stood there before, and must not press what has come up in its place.
"""

from __future__ import annotations

from typing import Final

from game.ui.inputs import Act, Input, Pointer

SECONDS: Final = 0.4
"""A click that comes so soon after another one is its second half."""

REACH: Final = 12.0
"""So far apart, in logical units, may the two halves be."""


class DoubleClick:
    """Knows whether a click is the second half of one that has opened another screen."""

    def __init__(self) -> None:
        self._spot = (0.0, 0.0)
        self._meant_for: object = None
        self._left = 0.0
        self._just = False

    def update(self, seconds: float) -> None:
        """Let time pass; the time in which the click came lies before it, or nearly all of it."""
        self._left = max(0.0, self._left - (0.0 if self._just else seconds))
        self._just = False

    def opened(self, click: Pointer, screen: object) -> None:
        """Take note that a click on this screen has opened another one."""
        self._spot, self._meant_for = (click.x, click.y), screen
        self._left, self._just = SECONDS, True

    def goes_on(self, event: Input, screen: object) -> bool:
        """Say whether an input on this screen is more of a click that was meant for another one.

        It is so for as long as somebody goes on clicking there and does nothing else.
        """
        if self._left <= 0 or not _is_something_done(event):
            return False
        if not self._is_on_the_spot(event):
            self._left = 0.0
        elif isinstance(event, Pointer) and screen is not self._meant_for:
            self.opened(event, self._meant_for)
            return True
        return False

    def _is_on_the_spot(self, event: Input) -> bool:
        if not isinstance(event, Pointer) or event.kind != "down":
            return False
        x, y = self._spot
        return abs(event.x - x) <= REACH and abs(event.y - y) <= REACH


def _is_something_done(event: Input) -> bool:
    """Say whether an input is more than what lies between two clicks: moves and releases."""
    if isinstance(event, Pointer):
        return event.kind in ("down", "wheel")
    return not isinstance(event, Act) or event.down
