"""Light and shadow: what makes cut paper look stacked under one lantern.

Each shadow and glow is made once for its size in pixels and then only copied.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from typing import Final

import pygame

from game.ui.cache import PictureCache
from game.ui.canvas import Anchor, Box, Canvas
from game.ui.looks import LOOKS
from game.ui.theme import LAMP
from game.ui.tones import luminance, rgb
from game.ui.vector import circle, radial, raster, rounded, stretched

# Blur, opacity and offset (across, down) of a shadow, in logical units.
Shadow = tuple[float, float, float, float]
PIECE_SHADOW: Final[Shadow] = (3.3, 0.5, 1.3, 2.7)
PANEL_SHADOW: Final[Shadow] = (6, 0.55, 0, 3.3)
PAPER_SHADOW: Final[Shadow] = (4.7, 0.55, 1.3, 3.3)

_FINE_BLUR: Final = 3
_MOST_SHADES: Final = 256
"""A channel has no more levels, so a gradient needs no more steps; the copy stretches it."""

_TINT: Final = 0.01
"""Luminance of what no longer darkens."""

_shadows = PictureCache(12_000_000)
_lights = PictureCache(12_000_000)


def put(
    canvas: Canvas,
    picture: pygame.Surface,
    x: float,
    y: float,
    anchor: Anchor = "topleft",
    shadow: Shadow | None = PIECE_SHADOW,
) -> None:
    """Lay a kept picture (from `sprite`, `raster`, …) with its soft shadow below it."""
    if shadow is not None:
        cast(canvas, picture, x, y, anchor, shadow)
    canvas.blit(picture, x, y, anchor)


def cast(
    canvas: Canvas, picture: pygame.Surface, x: float, y: float, anchor: Anchor, shadow: Shadow
) -> None:
    """Lay only the soft shadow of a kept picture that stands on a point."""
    blur, opacity, across, down = shadow
    pad = 2 * canvas.px(blur)
    soft = _shadow_of(picture, canvas.px(blur), opacity)
    # The padding is even on all sides, so only the anchors at an edge have to make up for it.
    shift_x = {"l": -pad, "r": pad}.get(_side(anchor, "left", "right"), 0)
    shift_y = {"l": -pad, "r": pad}.get(_side(anchor, "top", "bottom"), 0)
    left, top = x + across + shift_x / canvas.scale, y + down + shift_y / canvas.scale
    canvas.blit(soft, left, top, anchor)


def _side(anchor: Anchor, low: str, high: str) -> str:
    return "l" if low in anchor else "r" if high in anchor else ""


def _shadow_of(picture: pygame.Surface, blur: int, opacity: float) -> pygame.Surface:
    def make() -> pygame.Surface:
        # What is blurred widely is blackened on a smaller copy too, and only then grown.
        share = min(1.0, _FINE_BLUR / blur)
        width, height = picture.get_size()
        small = picture if share == 1 else _shrunk(picture, share)
        soft = _blackened(small, round(2 * blur * share))
        soft = pygame.transform.gaussian_blur(soft, min(blur, _FINE_BLUR))
        soft.fill((255, 255, 255, round(255 * opacity)), special_flags=pygame.BLEND_RGBA_MULT)
        whole = (width + 4 * blur, height + 4 * blur)
        return soft if share == 1 else pygame.transform.smoothscale(soft, whole)

    # The picture itself is the key: pictures come from caches and are never drawn on again.
    return _shadows.get((picture, blur, opacity), make)


def softened(picture: pygame.Surface, blur: int) -> pygame.Surface:
    """Return a picture blurred over so many pixels.

    A wide blur leaves nothing fine, so it is worked out on a smaller copy, in a tenth of the time.
    """
    if blur <= _FINE_BLUR:
        return pygame.transform.gaussian_blur(picture, blur)
    small = _shrunk(picture, _FINE_BLUR / blur)
    soft = pygame.transform.gaussian_blur(small, _FINE_BLUR)
    return pygame.transform.smoothscale(soft, picture.get_size())


def _shrunk(picture: pygame.Surface, share: float) -> pygame.Surface:
    width, height = picture.get_size()
    size = (max(1, round(width * share)), max(1, round(height * share)))
    return pygame.transform.smoothscale(picture, size)


def _blackened(picture: pygame.Surface, pad: int) -> pygame.Surface:
    width, height = picture.get_size()
    dark = pygame.Surface((width + 2 * pad, height + 2 * pad), pygame.SRCALPHA, 32)
    dark.blit(picture, (pad, pad))
    dark.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    dark.fill((4, 7, 16, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return dark


def box_shadow(canvas: Canvas, area: pygame.Rect, radius: float, shadow: Shadow) -> None:
    """Lay the shadow of a round-cornered box, stretched from one small blurred tile."""
    blur, opacity, across, down = shadow
    soft, corner = canvas.px(blur), canvas.px(radius)
    reach = 2 * soft
    edge = reach + corner + reach
    tile_key = ("tile", soft, corner, opacity)
    size = 2 * edge + 1

    def make_tile() -> pygame.Surface:
        inner = size - 2 * reach
        body = rounded(reach, reach, inner, inner, corner, "#04070F")
        tile = softened(raster(body, size, size), soft)
        tile.fill((255, 255, 255, round(255 * opacity)), special_flags=pygame.BLEND_RGBA_MULT)
        return tile

    width, height = area.width + 2 * reach, area.height + 2 * reach
    if width < size or height < size:
        edge = max(1, min(edge, (min(width, height) - 1) // 2))

    def make() -> pygame.Surface:
        return stretched(_shadows.get(tile_key, make_tile), edge, width, height)

    picture = _shadows.get(("box", soft, corner, opacity, width, height), make)
    offset = (round(across * canvas.scale) - reach, round(down * canvas.scale) - reach)
    canvas.surface.blit(picture, area.move(*offset))


def foot(
    canvas: Canvas, x: float, y: float, width: float, height: float, alpha: float = 0.55
) -> None:
    """Lay the contact shadow under a standing piece, centred on a point."""
    body = radial("g", 32, 32, 32, (0, "#050812", alpha), (0.45, "#050812", alpha * 0.75),
                  (1, "#050812", 0)) + circle(32, 32, 32, "url(#g)")  # fmt: skip
    picture = raster(body, canvas.px(width), canvas.px(height), (0, 0, 64, 64))
    canvas.blit(picture, x, y, "center")


def glow(
    canvas: Canvas,
    x: float,
    y: float,
    radius: float,
    colour: str = LAMP,
    alpha: float = 0.5,
    radius_y: float | None = None,
) -> None:
    """Lay a pool of light, centred on a point."""
    width, height = canvas.px(2 * radius), canvas.px(2 * (radius_y or radius))

    def make() -> pygame.Surface:
        pool = pygame.transform.smoothscale(_white_pool(), (width, height))
        pool.fill((*rgb(colour), round(255 * alpha)), special_flags=pygame.BLEND_RGBA_MULT)
        return pool

    picture = _lights.get(("glow", width, height, colour, round(alpha, 2)), make)
    canvas.blit(picture, x, y, "center")


def _white_pool() -> pygame.Surface:
    """Return a white pool of light at full strength: every other one is a tinted copy of it."""
    body = radial("g", 64, 64, 64, (0, "#FFFFFF", 1), (0.35, "#FFFFFF", 0.5),
                  (0.7, "#FFFFFF", 0.13), (1, "#FFFFFF", 0))  # fmt: skip
    return raster(body + rounded(0, 0, 128, 128, 0, "url(#g)"), 256, 256, (0, 0, 128, 128))


def vignette(
    canvas: Canvas,
    alpha: float = 0.55,
    centre: tuple[float, float] = (0.5, 0.45),
    radius: float = 0.78,
) -> None:
    """Darken the corners of a whole canvas; do it after pictures and before panels and text."""
    size = canvas.surface.get_size()
    body = radial("v", centre[0] * 192, centre[1] * 108, radius * 150, (0, "#04060C", 0),
                  (0.55, "#04060C", 0), (1, "#04060C", alpha))  # fmt: skip
    body += rounded(-10, -10, 220, 140, 0, "url(#v)")
    small = raster(body, 480, 270, (0, 0, 192, 108))
    canvas.surface.blit(pygame.transform.smoothscale(small, size), (0, 0))


def wash(
    canvas: Canvas,
    box: Box,
    first: str,
    last: str,
    alpha: tuple[float, float] = (1, 1),
    *,
    sideways: bool = False,
) -> None:
    """Fill a box with a gradient from the first to the last colour, down or sideways.

    In high contrast there are no tints; what darkens stays.
    """
    if LOOKS.high_contrast and min(alpha) < 1 and luminance(first) > _TINT:
        return
    area = canvas.box(box)

    def make() -> pygame.Surface:
        shades = min(_MOST_SHADES, area.width if sideways else area.height)
        ends = ((*rgb(first), 255 * alpha[0]), (*rgb(last), 255 * alpha[1]))
        line = _gradient(shades, *ends)
        if not sideways:
            line = pygame.transform.rotate(line, -90)
        picture = pygame.transform.scale(line, area.size)
        if alpha == (1, 1):
            picture.set_alpha(None)  # Copied instead of blended: nothing shines through.
        return picture

    canvas.surface.blit(_lights.get(("wash", area.size, first, last, alpha, sideways), make), area)


def _gradient(shades: int, first: Sequence[float], last: Sequence[float]) -> pygame.Surface:
    """Return a line of pixels from one colour to another, each of red, green, blue and opacity."""
    most = max(1, shades - 1)
    red, green, blue, opacity = (
        [round(a + (b - a) * step / most) for step in range(shades)]
        for a, b in zip(first, last, strict=True)
    )
    # In this order the bytes lie as those of every other surface do; blending any other order
    # takes forty times as long.
    pixels = bytes(chain.from_iterable(zip(blue, green, red, opacity, strict=True)))
    return pygame.image.frombytes(pixels, (shades, 1), "BGRA")


@lru_cache(maxsize=1)
def _noise() -> pygame.Surface:
    """Return a tile of paper: fine teeth over soft clouds, both almost white."""
    chance = random.Random(5)
    tile = pygame.transform.smoothscale(_grey_tile(chance, 64, 246), (512, 512))
    fine = _grey_tile(chance, 256, 245)
    for place in ((0, 0), (256, 0), (0, 256), (256, 256)):
        tile.blit(fine, place, special_flags=pygame.BLEND_RGB_MULT)
    return tile


def _grey_tile(chance: random.Random, side: int, darkest: int) -> pygame.Surface:
    levels = bytes(darkest + number * (256 - darkest) // 256 for number in range(256))
    greys = pygame.image.frombytes(chance.randbytes(side * side).translate(levels),
                                   (side, side), "P")  # fmt: skip
    greys.set_palette([(level, level, level) for level in range(256)])
    tile = pygame.Surface((side, side), 0, 32)
    tile.blit(greys, (0, 0))
    return tile


def grain(canvas: Canvas) -> None:
    """Give a whole static layer the tooth of paper. Only inside a baked layer."""
    width, height = canvas.surface.get_size()
    tile = _noise()
    side = tile.get_width()
    for left in range(0, width, side):
        for top in range(0, height, side):
            canvas.surface.blit(tile, (left, top), special_flags=pygame.BLEND_RGB_MULT)


def faded(picture: pygame.Surface, alpha: float) -> pygame.Surface:
    """Return a fainter copy of a picture. Not kept: `sprite` and `icon` keep theirs."""
    copy = picture.copy()
    copy.fill((255, 255, 255, round(255 * alpha)), special_flags=pygame.BLEND_RGBA_MULT)
    return copy
