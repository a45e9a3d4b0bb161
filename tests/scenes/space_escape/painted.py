"""A station and a table to paint in tests, without a window."""

from __future__ import annotations

from functools import cache
from typing import Final

import pygame

from game.content.maps import Board, load_board
from game.rules.contract import Setup
from game.rules.space_escape import SPACE_ESCAPE, EscapeState
from game.scenes.space_escape.geometry import Places
from game.ui.canvas import Canvas

REGION: Final = (192.0, 40.0, 824.0, 508.0)
"""The board's place on a table of 1280 x 720."""


@cache
def station() -> Board:
    """The standard board."""
    return load_board("space_escape")


@cache
def places() -> Places:
    """Everything drawn on the standard board."""
    return Places(station())


def match(seats: int = 4, seed: int = 1) -> EscapeState:
    """A fresh match."""
    return SPACE_ESCAPE.new_game(Setup(seats, station().graph), seed)


def table() -> EscapeState:
    """What everybody sees of a fresh match of four."""
    return SPACE_ESCAPE.view(match(), None)


def canvas(width: int = 1280, height: int = 720) -> Canvas:
    """An empty canvas of a size in pixels."""
    return Canvas(pygame.Surface((width, height)))


def colours(picture: pygame.Surface) -> int:
    """How many different colours a picture has: one for an empty sheet."""
    small = pygame.transform.scale(picture, (160, 90))
    return len({tuple(small.get_at((x, y))) for x in range(160) for y in range(90)})
