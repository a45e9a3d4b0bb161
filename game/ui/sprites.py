"""The drawn pieces and icons: SVG files made into pictures of exactly the size they are shown at.

Icons are drawn in one main colour and one knock-out colour, which are put in when they are asked
for. The names are the files' names without their ending; an icon's without `icon_`.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

import pygame

from game.content.assets import sprites_dir
from game.ui.cache import PictureCache
from game.ui.canvas import Anchor, Canvas
from game.ui.light import Shadow, faded, put
from game.ui.looks import LOOKS
from game.ui.palettes import recoloured
from game.ui.theme import HIGH, INK8
from game.ui.tones import shown
from game.ui.vector import rasterised

_ICON_MAIN: Final = re.compile("#F4F6FA", re.IGNORECASE)
_ICON_HOLE: Final = re.compile("#161E2E", re.IGNORECASE)
_SIZE: Final = re.compile(r'<svg[^>]*?\bwidth="([\d.]+)[^>]*?\bheight="([\d.]+)')
_HEAD: Final = re.compile(r"<svg[^>]*>")
_MISSING: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">'
    '<rect x="6" y="6" width="52" height="52" rx="10" fill="none" stroke="#F4F6FA"'
    ' stroke-width="4"/><path d="M22 22 L42 42 M42 22 L22 42" stroke="#F4F6FA" stroke-width="4"/>'
    "</svg>"
)

FINE: Final = 96
"""A drawing so many pixels high is drawn at its size; a smaller one twice as large at first."""
FINEST: Final = 192
"""A drawing that is copied at many sizes need not be higher than this, or than the largest."""

_pictures = PictureCache(12_000_000)
_masters = PictureCache(6_000_000)


def sprite(name: str, height: int, alpha: float = 1.0) -> pygame.Surface:
    """Return a piece, `height` device pixels high; `alpha` below 1 makes it a ghost."""
    height = max(1, height)

    def make() -> pygame.Surface:
        if alpha < 1:
            return faded(sprite(name, height), alpha)
        across, down = natural_size(name)
        width = max(1, round(across * height / down))
        return _drawn(_coloured(name), width, height, over=1 if height >= FINE else 2)

    return _pictures.get((name, height, round(alpha, 2)), make)


def sized_copy(name: str, height: int, largest: int) -> pygame.Surface:
    """Return a piece that is seen at many heights up to `largest`, in device pixels.

    It is drawn once, and copied at each height in a tenth of the time a drawing takes.
    """
    height = max(1, height)
    high = max(largest, height, min(2 * largest, FINEST))
    across, down = natural_size(name)

    def draw() -> pygame.Surface:
        return _drawn(_coloured(name), max(1, round(across * high / down)), high)

    def make() -> pygame.Surface:
        width = max(1, round(across * height / down))
        return pygame.transform.smoothscale(_masters.get((name, high), draw), (width, height))

    return _pictures.get((name, height, "of", high), make)


def icon(
    name: str, size: int, colour: str = HIGH, hole: str = INK8, alpha: float = 1.0
) -> pygame.Surface:
    """Return an icon, `size` device pixels wide and high, in a colour and its knock-out colour."""
    size = max(1, size)

    def make() -> pygame.Surface:
        if alpha < 1:
            return faded(icon(name, size, colour, hole), alpha)
        main = shown(LOOKS.ink_on(colour, hole))
        source = _ICON_HOLE.sub(shown(hole), _ICON_MAIN.sub(main, _source(f"icon_{name}")))
        return _drawn(source, size, size, over=1 if size >= FINE else 2)

    return _pictures.get((name, size, colour, hole, round(alpha, 2)), make)


def draw_sprite(
    canvas: Canvas,
    name: str,
    x: float,
    y: float,
    height: float,
    anchor: Anchor = "midbottom",
    *,
    alpha: float = 1.0,
    shadow: Shadow | None = None,
) -> None:
    """Draw a piece, `height` logical units high, at a logical point."""
    put(canvas, sprite(name, canvas.px(height), alpha), x, y, anchor, shadow)


def draw_icon(
    canvas: Canvas,
    name: str,
    x: float,
    y: float,
    size: float,
    colour: str = HIGH,
    hole: str = INK8,
    *,
    alpha: float = 1.0,
) -> None:
    """Draw an icon, `size` logical units high, centred on a logical point."""
    canvas.blit(icon(name, canvas.px(size), colour, hole, alpha), x, y, "center")


def large_drawing(name: str, width: int, height: int) -> pygame.Surface:
    """Return a drawing at a size in device pixels, drawn with less care and not kept."""
    return _drawn(_coloured(name), width, height)


def drawing_strip(name: str, size: tuple[int, int], top: int, depth: int) -> pygame.Surface:
    """Return some rows of a drawing at a size in device pixels, not kept.

    A large drawing that is made strip by strip never holds a frame up.
    """
    wide, high = natural_size(name)
    unit = high / size[1]
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{depth}"'
        f' viewBox="0 {top * unit} {wide} {depth * unit}" preserveAspectRatio="none">'
    )
    return _drawn(_HEAD.sub(head, _source(name), count=1), size[0], depth)


def has_sprite(name: str) -> bool:
    """Return whether there is a piece of this name."""
    return (sprites_dir() / f"{name}.svg").is_file()


@lru_cache(maxsize=256)
def natural_size(name: str) -> tuple[float, float]:
    """Return the width and height of a piece in the units of its own drawing."""
    found = _SIZE.search(_source(name))
    size = (float(found[1]), float(found[2])) if found else (0.0, 0.0)
    return size if min(size) > 0 else (64.0, 64.0)


def _coloured(name: str) -> str:
    """Return the drawing of a piece in the palette that is worn now."""
    return recoloured(name, _source(name), LOOKS.palette)


@lru_cache(maxsize=256)
def _source(name: str) -> str:
    try:
        return (sprites_dir() / f"{name}.svg").read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return _MISSING


def _drawn(source: str, width: int, height: int, over: int = 1) -> pygame.Surface:
    """Return a drawing as a picture.

    A missing or damaged one must not stop a match; a crossed box shows where it belongs.
    """
    try:
        return rasterised(source, width, height, over)
    except pygame.error:
        return rasterised(_MISSING, width, height, over)
