"""Panes: regions of a screen that are painted only when what they show has changed.

Of the panes that can wait, one at most is painted anew per frame, so that no frame has to carry
them all; the others keep their last picture for a frame or two. None waits longer than that, even
if those before it change in every frame.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from typing import Final

import pygame

from game.ui.canvas import Box, Canvas

LONGEST_WAIT: Final = 4
"""How many frames a pane waits at most: as many as there are others that may go before it."""


class Panes:
    """The panes of one screen, by name."""

    def __init__(self) -> None:
        self.behind = False
        """Whether a pane still shows an older picture: draw again soon."""
        self.painted = 0
        """How many panes were painted anew in the last frame."""
        self._kept: dict[str, tuple[Hashable, Canvas]] = {}
        self._waited: Counter[str] = Counter()

    def begin(self) -> None:
        """Begin a frame."""
        self.behind = False
        self.painted = 0

    def show(
        self,
        canvas: Canvas,
        name: str,
        region: Box,
        content: Hashable,
        draw: Callable[[Canvas], None],
        *,
        can_wait: bool,
    ) -> None:
        """Lay a pane over its region; `content` must change whenever its picture would."""
        area = canvas.box(region)
        shown, pane = self._kept.get(name, (None, None))
        if pane is None or not _fits(pane, canvas, area):
            pane = canvas.layer(region, clear=False)
            self._paint(name, pane, content, draw)
        elif shown != content:
            if can_wait and self.painted and self._waited[name] < LONGEST_WAIT:
                self._waited[name] += 1
                self.behind = True
            else:
                self._paint(name, pane, content, draw)
        canvas.surface.blit(pane.surface, area)

    def _paint(
        self, name: str, pane: Canvas, content: Hashable, draw: Callable[[Canvas], None]
    ) -> None:
        """Paint a pane over what it showed before."""
        draw(pane)
        self._waited[name] = 0
        self._kept[name] = (content, pane)
        self.painted += 1


def _fits(pane: Canvas, canvas: Canvas, area: pygame.Rect) -> bool:
    """Return whether a pane is the layer that this canvas would make for this area now."""
    origin = (area.x + canvas.origin[0], area.y + canvas.origin[1])
    fitting = (area.size, canvas.scale, canvas.text_scale, origin)
    return (pane.surface.get_size(), pane.scale, pane.text_scale, pane.origin) == fitting
