"""Keys that come again while they are held, but never because a frame took long.

A clock of the library counts on while a frame is painted: after a slow one, a key that was only
tapped would have come several times, and each time the person would not know why.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

_KEYS = (pygame.KEYDOWN, pygame.KEYUP)


class Repeats:
    """Knows which keys are down, and lets each come again once in a frame at most."""

    def __init__(self) -> None:
        self._down: set[int] = set()

    def settle(self, events: Sequence[pygame.event.Event]) -> list[pygame.event.Event]:
        """Return the events of one frame without repeats that something follows of the same key.

        So a key that has come up meanwhile did not come again before.
        """
        last = {event.key: number for number, event in enumerate(events) if event.type in _KEYS}
        return [
            event
            for number, event in enumerate(events)
            if not self._comes_again(event) or last[event.key] == number
        ]

    def _comes_again(self, event: pygame.event.Event) -> bool:
        """Take note of an event; say whether it is a key that was down already."""
        if event.type == pygame.WINDOWFOCUSLOST:
            self._down.clear()
        elif event.type == pygame.KEYUP:
            self._down.discard(event.key)
        elif event.type == pygame.KEYDOWN:
            if event.key in self._down:
                return True
            self._down.add(event.key)
        return False
