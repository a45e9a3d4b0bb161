"""The lamp's edge of a door follows the frame of that door, whatever its shape."""

from __future__ import annotations

import pygame
import pytest

from game.scenes.boxes import BOXES, Box
from game.ui import sprites
from game.ui.vector import raster

SIZE = (214, 316)
"""Half as large as a door is drawn, in pixels."""


def _unlike(door: Box, edge: Box) -> float:
    """Return how much of a door and of what an edge surrounds is not the same, as a share."""
    within = raster(f'<path d="{edge.edge} Z" fill="#FFFFFF"/>', *SIZE, (0, 0, 428, 632))
    surrounded = pygame.mask.from_surface(within)
    seen = pygame.mask.from_surface(sprites.large_drawing(door.door, *SIZE))
    both = seen.overlap_area(surrounded, (0, 0))
    return 1 - both / (seen.count() + surrounded.count() - both)


@pytest.mark.parametrize("box", BOXES.values(), ids=list(BOXES))
def test_the_edge_has_the_shape_of_its_door(box: Box) -> None:
    own = _unlike(box, box)
    assert own < 0.06
    assert all(own < _unlike(box, other) for other in BOXES.values() if other is not box)
