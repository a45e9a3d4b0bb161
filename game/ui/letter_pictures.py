"""Lines of letters as pictures, in device pixels: how wide they are, and how they are laid.

What measures and draws in the units of a canvas stands in `lettering.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import hypot
from typing import Final

import pygame

from game.ui.cache import PictureCache
from game.ui.canvas import Canvas
from game.ui.fonts import MARK, SILENCE, Piece, drawable, font, pieces
from game.ui.looks import HALO, LOOKS
from game.ui.theme import FACES, Face
from game.ui.tones import rgb

_MARK_WIDTH: Final = 0.62
_MARK_FINENESS: Final = 4
_RIM: Final = 0.12
"""Width of a halo as a share of the size of its letters."""

_lines = PictureCache(6_000_000)
_halos = PictureCache(12_000_000)


def line_picture(text: str, pixels: int, colour: str, face: Face) -> pygame.Surface:
    """Return one line as a picture, at a size in device pixels."""

    def make() -> pygame.Surface:
        line = pieces(text, face)
        if len(line) == 1:
            return _piece_picture(line[0], pixels, colour, face)
        return _joined_picture(line, pixels, colour, face)

    return _lines.get((text, pixels, colour, face), make)


def _piece_picture(piece: Piece, pixels: int, colour: str, face: Face) -> pygame.Surface:
    width = piece_width(piece, pixels, face)
    if not width:  # Letters without width cannot be drawn.
        return pygame.Surface((0, font(face, pixels).get_height()), pygame.SRCALPHA, 32)
    if piece.spare is MARK:
        return _marks(len(piece.text), width, pixels, colour, face)
    ink = rgb(LOOKS.ink(colour))
    return font(face, pixels, piece.spare).render(drawable(piece, face), True, ink)


def _joined_picture(line: Sequence[Piece], pixels: int, colour: str, face: Face) -> pygame.Surface:
    """Return pieces side by side on one ground line."""
    pictures = [_piece_picture(piece, pixels, colour, face) for piece in line]
    tops = [_above(piece, pixels, face) for piece in line]
    above = max(tops)
    below = max(each.get_height() - top for each, top in zip(pictures, tops, strict=True))
    width = sum(each.get_width() for each in pictures)
    joined = pygame.Surface((width, above + below), pygame.SRCALPHA, 32)
    left = 0
    for each, top in zip(pictures, tops, strict=True):
        joined.blit(each, (left, above - top))
        left += each.get_width()
    return joined


def _marks(count: int, width: int, pixels: int, colour: str, face: Face) -> pygame.Surface:
    """Return small outlined diamonds, in the middle of the capitals, for what no font has."""
    fine = _MARK_FINENESS
    kept = font(face, pixels)
    picture = pygame.Surface((width * fine, kept.get_height() * fine), pygame.SRCALPHA, 32)
    ink = rgb(LOOKS.ink(colour))
    picture.fill((*ink, 0))
    step = width * fine / count
    middle = (kept.get_ascent() - FACES[face].capitals * pixels / 2) * fine
    reach = step * 0.38
    for number in range(count):
        x = (number + 0.5) * step
        corners = [
            (x - reach, middle),
            (x, middle - reach),
            (x + reach, middle),
            (x, middle + reach),
        ]
        pygame.draw.polygon(picture, ink, corners, max(fine, round(pixels * fine * 0.07)))
    return pygame.transform.smoothscale(picture, (width, kept.get_height()))


def _above(piece: Piece, pixels: int, face: Face) -> int:
    """Return how many pixels a piece's picture reaches above the ground line."""
    own = piece.spare in (None, MARK, SILENCE) or not piece_width(piece, pixels, face)
    return font(face, pixels, None if own else piece.spare).get_ascent()


@lru_cache(maxsize=8192)
def width_of(text: str, pixels: int, face: Face) -> int:
    """Return how many pixels one line takes across."""
    return sum(piece_width(piece, pixels, face) for piece in pieces(text, face))


def piece_width(piece: Piece, pixels: int, face: Face) -> int:
    """Return how many pixels a piece takes across; letters that only steer others take none."""
    if piece.spare is MARK:
        return len(piece.text) * max(4, round(_MARK_WIDTH * pixels))
    if piece.spare is SILENCE:
        return 0
    return font(face, pixels, piece.spare).size(drawable(piece, face))[0]


@lru_cache(maxsize=8192)
def rise_of(text: str, face: Face, pixels: int) -> int:
    """Return where a line's picture begins, counted from the middle of its capitals."""
    above = max(_above(piece, pixels, face) for piece in pieces(text, face))
    return round(FACES[face].capitals * pixels / 2) - above


def lay_letters(
    canvas: Canvas, letters: pygame.Surface, place: tuple[int, int], pixels: int, *, halo: bool
) -> None:
    """Lay the picture of letters, with a `halo` on a dark rim, to be read on any ground."""
    if halo:
        rim = max(2, round(pixels * _RIM))
        canvas.surface.blit(_halo_of(letters, rim), (place[0] - rim, place[1] - rim))
    canvas.surface.blit(letters, place)


def _halo_of(letters: pygame.Surface, rim: int) -> pygame.Surface:
    """Return the dark rim of letters, so many pixels wide."""

    def make() -> pygame.Surface:
        width, height = letters.get_size()
        halo = pygame.Surface((width + 2 * rim, height + 2 * rim), pygame.SRCALPHA, 32)
        dark = letters.copy()
        dark.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
        dark.fill((*rgb(HALO), 0), special_flags=pygame.BLEND_RGBA_ADD)
        for across in range(2 * rim + 1):
            for down in range(2 * rim + 1):
                if hypot(across - rim, down - rim) <= rim + 0.5:
                    halo.blit(dark, (across, down))
        return halo

    # The picture itself is the key, as for shadows.
    return _halos.get((letters, rim), make)
