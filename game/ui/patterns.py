"""The pattern of each seat: what tells surfaces of its colour apart without colour.

A pattern is laid over a surface that already has the colour of its seat, in a darker tone of it.
Shapes and letters do the same for single marks (`paint.badge`, `paint.mark`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

import pygame

from game.ui.cache import PictureCache
from game.ui.canvas import Box, Canvas
from game.ui.paint import chip
from game.ui.theme import PANEL_RADIUS, SEATS, Pattern
from game.ui.tones import dk
from game.ui.vector import circle, raster, rounded, stroked

STEP: Final = 8.0
"""How far apart the marks of a pattern are, in logical units."""
BAND: Final = 6.0
"""Width of a band that shows whose row it stands at."""
EDGE: Final = 2.5
"""From the left edge of a row to its band."""
_DARKER: Final = 0.62

_woven = PictureCache(6_000_000)


def band(canvas: Canvas, box: Box, seat: int, radius: float = BAND / 2) -> None:
    """Draw a strip in the colour and the pattern of a seat."""
    chip(canvas, box, SEATS[seat].colour, radius)
    weave(canvas, box, seat, radius, BAND * 0.9)


def beside(canvas: Canvas, row: Box, seat: int) -> None:
    """Draw a band at the left edge of the row of a seat."""
    left, top, _, height = row
    band(canvas, (left + EDGE, top + PANEL_RADIUS, BAND, height - 2 * PANEL_RADIUS), seat)


def weave(
    canvas: Canvas, box: Box, seat: int, radius: float = 0.0, step: float = STEP, alpha: float = 1.0
) -> None:
    """Lay the pattern of a seat over a box, which may have round corners; `alpha` is its strength.

    `step` is how far apart its marks are, in logical units.
    """
    draw = _MARKS.get(SEATS[seat].pattern)
    area = canvas.box(box)
    if draw is None or not area.w or not area.h:
        return
    apart, corner = max(3.0, step * canvas.scale), min(canvas.px(radius), area.w / 2, area.h / 2)
    colour = dk(SEATS[seat].colour, _DARKER)
    key = (SEATS[seat].pattern, colour, area.size, apart, corner, alpha)

    def make() -> pygame.Surface:
        body = "".join(draw(area.w, area.h, apart, colour))
        picture = raster(body, *area.size, over=2).copy()
        veil = raster(rounded(0, 0, *area.size, corner, "#FFFFFF"), *area.size)
        picture.blit(veil, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        picture.set_alpha(round(255 * alpha))
        return picture

    canvas.surface.blit(_woven.get(key, make), area)


def _dots(width: float, height: float, step: float, colour: str) -> Iterator[str]:
    """Yield discs in rows that are out of step with one another."""
    for x, y in _grid(width, height, step):
        yield circle(x, y, step * 0.24, colour)


def _rings(width: float, height: float, step: float, colour: str) -> Iterator[str]:
    """Yield rings, farther apart than dots are."""
    for x, y in _grid(width, height, step * 1.25):
        extra = f'stroke="{colour}" stroke-width="{step * 0.17}"'
        yield circle(x, y, step * 0.36, "none", extra)


def _lines(width: float, height: float, step: float, colour: str) -> Iterator[str]:
    """Yield level lines."""
    y = step / 2
    while y < height:
        yield stroked(f"M0 {y} H{width}", colour, step * 0.3)
        y += step


def _slanted(width: float, height: float, step: float, colour: str) -> Iterator[str]:
    """Yield lines that rise to the right."""
    x = -height + step / 2
    while x < width:
        yield stroked(f"M{x} {height} L{x + height} 0", colour, step * 0.28)
        x += step * 1.2


def _crossed(width: float, height: float, step: float, colour: str) -> Iterator[str]:
    """Yield lines that rise and lines that fall to the right."""
    yield from _slanted(width, height, step, colour)
    x = -height + step / 2
    while x < width:
        yield stroked(f"M{x} 0 L{x + height} {height}", colour, step * 0.28)
        x += step * 1.2


def _grid(width: float, height: float, step: float) -> Iterator[tuple[float, float]]:
    """Yield points in rows, every other row moved by half a step."""
    row, y = 0, step / 2
    while y < height + step / 2:
        x = step / 2 + (step / 2 if row % 2 and width > step * 1.5 else 0)
        while x < width + step / 2:
            yield x, y
            x += step
        row, y = row + 1, y + step * 0.87


_MARKS: Final[Mapping[Pattern, Callable[[float, float, float, str], Iterator[str]]]] = {
    "dots": _dots,
    "lines": _lines,
    "slanted": _slanted,
    "crossed": _crossed,
    "rings": _rings,
}
"""How each pattern is drawn: width, height, step in pixels, and colour; `solid` has no marks."""
