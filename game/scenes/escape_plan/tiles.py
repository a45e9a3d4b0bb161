"""Pictures of the city tiles: drawn once as large as printed, then copied at every size.

A tile that lies in the city has its own picture for each way it can be turned: streets turn,
houses stand upright. Its middle is that of its hexagon; below hangs the thickness of the tile.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from game.content.hexes import HEIGHT, corners
from game.rules.escape_plan import TILES
from game.scenes.figures import stand
from game.scenes.fit import Point
from game.ui.cache import PictureCache
from game.ui.canvas import Canvas
from game.ui.light import cast
from game.ui.sprites import drawing_strip, large_drawing, natural_size
from game.ui.tones import dk
from game.ui.vector import raster

SHADOW: Final = (7.0, 0.6, 2.0, 6.0)
OUTLINE: Final = "tile_s1_0"
"""All tiles have one outline and throw one shadow: that of the first, which lies in every city."""
LARGEST: Final = 159.0
"""Radius of a printed tile in board units: pictures are drawn so large, and copied smaller."""
FLAT_VIEW: Final = (-100.0, -100.0 * HEIGHT, 200.0, 200.0 * HEIGHT)

STRIP: Final = 48
"""How many rows of a tile are drawn at once while something moves, in device pixels."""

_drawn = PictureCache(16_000_000)
_sized = PictureCache(9_000_000)


def tile_name(tile: int, turn: int) -> str:
    """Return the name of the picture of a tile, by its index, turned so often."""
    return f"tile_{TILES[tile]}_{turn}"


def tile_picture(
    canvas: Canvas, name: str, radius: float, *, passing: bool = False
) -> pygame.Surface:
    """Return a picture of a tile by its name, whose hexagon has this radius.

    One of a size that is seen only in `passing` is not kept: it would drive out those that stay.
    """
    width = canvas.px(2 * radius)
    large = canvas.px(2 * LARGEST)
    across, down = natural_size(name)
    key = (name, width, large)

    def make() -> pygame.Surface:
        picture = _large(name, max(width, large))
        if picture.get_width() == width:
            return picture
        return pygame.transform.smoothscale(picture, (width, round(width * down / across)))

    return make() if passing and key not in _sized else _sized.get(key, make)


def _large(name: str, width: int) -> pygame.Surface:
    across, down = natural_size(name)
    return _drawn.get(
        (name, width), lambda: large_drawing(name, width, round(width * down / across))
    )


def warm_tile(canvas: Canvas, name: str) -> Iterator[None]:
    """Make the large picture of a tile, a strip at each step."""
    width = canvas.px(2 * LARGEST)
    if (name, width) in _drawn:
        return
    across, down = natural_size(name)
    size = (width, round(width * down / across))
    sheet = pygame.Surface(size, pygame.SRCALPHA, 32)
    for top in range(0, size[1], STRIP):
        sheet.blit(drawing_strip(name, size, top, min(STRIP, size[1] - top)), (0, top))
        yield
    _drawn.get((name, width), lambda: sheet)


def draw_tile(
    canvas: Canvas,
    name: str,
    at: Point,
    radius: float,
    *,
    alpha: float = 1.0,
    shadow: bool = True,
) -> None:
    """Draw a tile with the middle of its hexagon on a point; `canvas` may have any units."""
    picture = tile_picture(canvas, name, radius, passing=not shadow)
    x, top = at[0], at[1] - radius * HEIGHT
    if alpha < 1 or not shadow:
        stand(canvas, picture, x, top + picture.get_height() / canvas.scale, alpha)
    else:
        cast(canvas, tile_picture(canvas, OUTLINE, radius), x, top, "midtop", SHADOW)
        canvas.blit(picture, x, top, "midtop")


def draw_hex(
    canvas: Canvas,
    at: Point,
    radius: float,
    colour: str,
    *,
    fill: float = 0.0,
    line: float = 0.0,
    dashed: bool = False,
    inset: float = 0.04,
) -> None:
    """Draw a flat hexagon: a tint of this opacity, and an edge so many units wide."""
    share = 100 / max(1.0, radius)
    points = [(x, y) for x, y in corners(100 * (1 - inset))]
    path = "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points) + " Z"
    body = f'<path d="{path}" fill="{colour}" fill-opacity="{fill}"/>' if fill else ""
    if line:
        dash = f'stroke-dasharray="{9 * share:.1f} {6 * share:.1f}"' if dashed else ""
        for ink, wide, alpha in ((dk(colour, 0.85), line + 3, 0.55), (colour, line, 1.0)):
            body += (
                f'<path d="{path}" fill="none" stroke="{ink}" stroke-width="{wide * share:.1f}"'
                f' stroke-opacity="{alpha}" stroke-linejoin="round" {dash}/>'
            )
    size = (canvas.px(2 * radius), canvas.px(2 * radius * HEIGHT))
    canvas.blit(raster(body, *size, FLAT_VIEW), at[0], at[1], "center")
