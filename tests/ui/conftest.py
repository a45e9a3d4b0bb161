"""A canvas to draw on, without a window."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.ui.canvas import Canvas

CanvasOf = Callable[[int, int], Canvas]


@pytest.fixture
def canvas_of() -> CanvasOf:
    """Make a canvas of a size in pixels."""
    return lambda width, height: Canvas(pygame.Surface((width, height), pygame.SRCALPHA, 32))


@pytest.fixture
def canvas(canvas_of: CanvasOf) -> Canvas:
    """The smallest canvas at scale 1."""
    return canvas_of(1280, 720)
