"""Pictures made ahead: what a table will need while pieces move is drawn out of sight before.

A few pictures are made in each frame, and none in a frame that was dear already.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Iterator
from typing import Final

from game.match.match import Match
from game.scenes import table_panels as panels
from game.scenes.sight import Sight
from game.scenes.tabletop import Needing, Tabletop
from game.ui.canvas import Canvas, Stamp
from game.ui.layout import BoardFrame

WARM_SECONDS: Final = 0.004
"""How long a frame may go on making pictures that will be needed later."""
OPENING_SECONDS: Final = 0.2
"""How much processor time a table that opens may spend on them before it is seen."""


class Warming:
    """Makes the pictures of one table ahead."""

    def __init__(self, match: Match, top: Tabletop, sight: Sight, tint: str) -> None:
        """Prompt lines are made in `tint`, the colour of their ground."""
        self._match, self._top, self._sight, self._tint = match, top, sight, tint
        self._place: tuple[Canvas, BoardFrame] | None = None
        """Where they are drawn; nowhere before the table has its size."""
        self._size: Stamp | None = None
        self._to_make: Iterator[None] | None = None
        self.dear = False
        """Panels were painted in a frame since pictures were made last."""
        self._what_needs = top.needs if isinstance(top, Needing) else None
        self._needs: Hashable = None
        """What the pictures were made for last."""

    @property
    def cold(self) -> bool:
        """Whether pictures are still to be made for this size of the window."""
        return self._to_make is not None or self._needs != self._needed()

    def fit(self, canvas: Canvas, frame: BoardFrame) -> None:
        """Make pictures for this window from now on; a table that opens makes some at once."""
        size = canvas.stamp
        if size == self._size:
            return
        opening = self._size is None
        self._size, self._place = size, (canvas, frame)
        self._to_make = self._pictures(canvas, frame)
        if opening:
            self._make(OPENING_SECONDS, time.process_time)

    def go_on(self) -> None:
        """Make a few more pictures that will be needed, unless the last frame was dear enough."""
        dear, self.dear = self.dear, False
        if self._place is None or dear:
            return
        if self._needs != self._needed():
            self._to_make = self._pictures(*self._place)
        self._make(WARM_SECONDS, time.perf_counter)

    def _needed(self) -> Hashable:
        """Return what pictures should be made for."""
        needs = self._what_needs() if self._what_needs is not None else None
        return needs, self._sight.level

    def _make(self, seconds: float, clock: Callable[[], float]) -> None:
        """Go on making pictures, but begin none that would not be done in time."""
        before = clock()
        until = before + seconds
        for _ in self._to_make or ():
            now = clock()
            if 2 * now - before > until:
                return
            before = now
        self._to_make = None

    def _pictures(self, canvas: Canvas, frame: BoardFrame) -> Iterator[None]:
        """Draw out of sight, one at each step, what would otherwise be drawn while pieces move."""
        self._needs = self._needed()
        scratch = canvas.layer(frame.prompt)
        for seat in range(len(self._match.seats)):
            look = self._top.naming.look(seat)
            panels.draw_prompt(scratch, frame.prompt, look, "", self._tint, 600, alarm=False)
            yield
        yield from self._top.warm(canvas.plain(), self._sight.frame(frame))
