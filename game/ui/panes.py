"""Panes: regions of a screen that are painted only when what they show has changed.

While something moves, one pane at most is painted anew per frame, so that no frame has to carry
them all; the others keep their last picture for a frame or two.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.ui.canvas import Box, Canvas


class Panes:
    """The panes of one screen, by name."""

    def __init__(self) -> None:
        self.behind = False
        """Whether a pane still shows an older picture: draw again soon."""
        self._kept: dict[str, tuple[Hashable, pygame.Surface]] = {}
        self._painted = 0

    def begin(self) -> None:
        """Begin a frame."""
        self.behind = False
        self._painted = 0

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
        kept_content, picture = self._kept.get(name, (None, None))
        if picture is not None and picture.get_size() != area.size:
            picture = None
        if picture is None or kept_content != content:
            if picture is not None and can_wait and self._painted:
                self.behind = True
            else:
                picture = self._paint(canvas, region, draw)
                self._kept[name] = (content, picture)
        assert picture is not None
        canvas.surface.blit(picture, area)

    def _paint(self, canvas: Canvas, region: Box, draw: Callable[[Canvas], None]) -> pygame.Surface:
        self._painted += 1
        layer = canvas.layer(region, clear=False)
        draw(layer)
        return layer.surface
