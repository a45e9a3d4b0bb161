"""How something swings that hangs from a nail, such as the lantern of the title."""

from __future__ import annotations


class Pendulum:
    """Something that hangs, is pushed, and comes to rest: radians off the plumb line."""

    def __init__(self) -> None:
        self.angle = 0.0
        self._speed = 0.0

    @property
    def moving(self) -> bool:
        """Whether it still swings so far that one can see it."""
        return abs(self.angle) > 0.003 or abs(self._speed) > 0.007

    def push(self, speed: float) -> None:
        """Give it a push, in radians a second."""
        self._speed += speed

    def update(self, seconds: float) -> None:
        """Swing on."""
        self._speed -= (5.2 * self.angle + 1.9 * self._speed) * seconds
        self.angle += self._speed * seconds
        if not self.moving:
            self.angle = self._speed = 0.0
