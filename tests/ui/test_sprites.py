"""Pieces that are seen at many sizes, and wide shadows."""

from __future__ import annotations

import pygame
import pytest

from game.ui import sprites
from game.ui.canvas import Canvas
from game.ui.light import put
from game.ui.sprites import FINE, sized_copy, sprite


def test_a_piece_that_grows_is_drawn_once_and_then_copied(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sized_copy("place_casino", 40, 54)

    def drawn(*_: object, **__: object) -> pygame.Surface:
        raise AssertionError("drawn again")

    monkeypatch.setattr(sprites, "_drawn", drawn)
    assert [sized_copy("place_casino", high, 54).get_height() for high in (33, 47, 54)] == [
        33,
        47,
        54,
    ]


def test_a_copy_looks_like_the_piece_drawn_at_its_size() -> None:
    drawn, copied = sprite("place_casino", 44), sized_copy("place_casino", 44, 54)

    assert drawn.get_size() == copied.get_size()
    middle = (drawn.get_width() // 2, 8)
    pairs = zip(drawn.get_at(middle), copied.get_at(middle), strict=True)
    assert all(abs(a - b) < 24 for a, b in pairs)


@pytest.mark.parametrize("high", [FINE - 1, FINE, FINE + 1])
def test_a_drawing_has_its_height_whether_drawn_large_at_first_or_not(
    high: int,
) -> None:
    assert sprite("thief_teal", high).get_height() == high


@pytest.mark.parametrize("scale", [1.0, 1.5, 3.0])
def test_a_shadow_falls_below_and_right_of_its_piece_at_every_scale(
    scale: float,
) -> None:
    side = round(60 * scale)
    canvas = Canvas(pygame.Surface((2 * side, 2 * side)), scale=scale)
    canvas.fill("#FFFFFF")
    piece = pygame.Surface((side // 2, side // 2), pygame.SRCALPHA, 32)
    piece.fill("#FF0000")

    put(canvas, piece, 60, 60, "center")

    reach = side // 4 + round(3 * scale)
    before = canvas.surface.get_at((side - reach, side - reach))
    below = canvas.surface.get_at((side + reach - 1, side + reach - 1))
    assert below.r < before.r <= 255
    assert below.r == below.g or abs(below.r - below.g) < 12
