"""Standing figures on any board: their pose, how it bends their picture, and marks round them."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.ui.canvas import Canvas
from game.ui.theme import INK9, LAMP
from game.ui.vector import ellipse, filled, raster, stroked


@dataclass(slots=True)
class Pose:
    """How a figure stands now, in board units if its game names no others."""

    x: float
    y: float
    lift: float = 0.0
    """Height above the floor; the contact shadow stays below."""
    squash: float = 0.0
    """Share by which it is lower and wider: 0.04 on landing, negative while stretching."""
    scale: float = 1.0
    alpha: float = 1.0
    """Opacity, 0 to 1."""
    tilt: float = 0.0
    """Degrees, counter-clockwise."""


def posed(picture: pygame.Surface, pose: Pose) -> pygame.Surface:
    """Return a picture grown, squashed and tilted as the pose says."""
    if pose.scale != 1.0 or pose.squash:
        picture = resized(picture, pose.scale, pose.squash)
    if pose.tilt:
        picture = pygame.transform.rotozoom(picture, pose.tilt, 1.0)
    return picture


def resized(picture: pygame.Surface, scale: float, squash: float) -> pygame.Surface:
    """Return a picture grown by a scale, and lower and wider by a share."""
    w, h = picture.get_size()
    size = (max(1, round(w * scale * (1 + squash))), max(1, round(h * scale * (1 - squash))))
    return pygame.transform.smoothscale(picture, size)


def stand(board: Canvas, picture: pygame.Surface, x: float, y: float, alpha: float) -> None:
    """Blit a kept picture with its foot on a point; the picture's own alpha stays as it was."""
    if alpha < 1:
        picture.set_alpha(round(255 * alpha))
    board.blit(picture, x, y, "midbottom")
    if alpha < 1:
        picture.set_alpha(255)  # With None it would hide what lies behind its clear parts.


def floor_ring(width: int, height: int, line: float) -> pygame.Surface:
    """Return the lamp ring on the floor round a piece that can be chosen."""
    edge = f'stroke="{INK9}" stroke-opacity=".6" stroke-width="{line + 3}"'
    lamp = f'stroke="{LAMP}" stroke-width="{line}"'
    body = ellipse(40, 21, 35, 15.5, "none", edge) + ellipse(40, 20, 35, 15.5, "none", lamp)
    return raster(body, width, height, (0, 0, 80, 40))


def pointer(width: int, height: int) -> pygame.Surface:
    """Return the lamp arrow that hangs over the piece with the focus."""
    path = "M6 5 H42 L24 29 Z"
    body = stroked(path, INK9, 10, 'opacity=".75"') + filled(
        path, LAMP, f'stroke="{LAMP}" stroke-width="4" stroke-linejoin="round"'
    )
    return raster(body, width, height, (0, 0, 48, 36))
