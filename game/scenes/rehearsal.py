"""Painting screens once out of sight, so that later they appear at a press.

What a screen shows is made of pictures that are kept once they are made. A rehearsal paints the
screens that open from the present one while nothing moves, a few milliseconds at a time.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from game.scenes.stage import Scene
    from game.ui.canvas import Canvas, Stamp

SLICE_SECONDS: Final = 0.004
"""How long one turn of the main loop may go on with it."""


class Rehearsal:
    """Paints the screens behind one scene, once for each size of the window."""

    def __init__(self) -> None:
        self._scene: Scene | None = None
        self._size: Stamp | None = None
        self._left: Iterator[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether something is left to paint."""
        return self._left is not None

    def attend(self, scene: Scene, canvas: Canvas) -> None:
        """Take up a scene that has just been shown, unless its screens are painted already.

        A scene with no screens behind it leaves the last rehearsal as it is: it may lie over the
        scene that began it, and goes away again.
        """
        screens = scene.next_screens()
        size = canvas.stamp
        if not screens or (scene is self._scene and size == self._size):
            return
        self._scene, self._size = scene, size
        whole = (0, 0, canvas.width, canvas.height)
        self._left = (
            None for make in screens for _ in make().painting(canvas.layer(whole, clear=False))
        )

    def go_on(self) -> None:
        """Paint a little more, if something is left."""
        if self._left is None:
            return
        until = time.perf_counter() + SLICE_SECONDS
        for _ in self._left:
            if time.perf_counter() > until:
                return
        self._left = None
