"""Shapes as SVG text, made into pictures: the one way in which this game draws anything round.

Only what the SVG reader of pygame knows is used: path, rect, circle, ellipse, polygon, g, and
gradients in user space. No text, filters, clips or defs.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from io import BytesIO
from typing import Final

import pygame

from game.ui.cache import PictureCache
from game.ui.theme import Shape
from game.ui.tones import all_shown

View = tuple[float, float, float, float]
Stop = tuple[float, str, float]

_pictures = PictureCache(24_000_000)


def raster(
    body: str, width: int, height: int, view: View | None = None, over: int = 1
) -> pygame.Surface:
    """Return an SVG body as a picture of exactly this size in device pixels.

    `view` is the box of the body's own units (default: one unit is one pixel). `over` draws that
    many times larger first, for shapes with fine slanted edges.
    """
    width, height = max(1, width), max(1, height)
    key = (body, width, height, view, over)
    return _pictures.get(
        key, lambda: rasterised(_document(body, width, height, view), width, height, over)
    )


def grown(
    body: Callable[[int, int], str], width: int, height: int, edge: float, *, down: bool = True
) -> pygame.Surface:
    """Return a round-cornered body as a picture: drawn small, then stretched between its edges.

    `body` writes the SVG for a width and height. It must look the same all along its middle, which
    begins `edge` pixels from each side; unless `down`, only from left to right. Large boxes are
    drawn many times faster so, and look the same.
    """
    kept = math.ceil(edge) + 1
    small = (min(width, 2 * kept + 1), min(height, 2 * kept + 1) if down else height)
    text = body(*small)

    def make() -> pygame.Surface:
        tile = rasterised(_document(text, *small, None), *small)
        return tile if small == (width, height) else stretched(tile, kept, width, height)

    return _pictures.get((text, width, height), make)


def stretched(tile: pygame.Surface, edge: int, width: int, height: int) -> pygame.Surface:
    """Return a tile grown to a size: corners kept, edges and middle stretched."""
    across, down = tile.get_size()
    grown = pygame.Surface((width, height), pygame.SRCALPHA, 32)
    for from_x, from_w, to_x, to_w in _thirds(across, width, edge):
        for from_y, from_h, to_y, to_h in _thirds(down, height, edge):
            if min(from_w, from_h, to_w, to_h) > 0:
                part = tile.subsurface((from_x, from_y, from_w, from_h))
                place = grown.subsurface((to_x, to_y, to_w, to_h))
                pygame.transform.scale(part, (to_w, to_h), place)
    return grown


def _thirds(before: int, after: int, edge: int) -> tuple[tuple[int, int, int, int], ...]:
    """Return the parts of one direction: where each begins and how long it is, before and after."""
    if before == after:
        return ((0, before, 0, after),)
    return (
        (0, edge, 0, edge),
        (edge, before - 2 * edge, edge, after - 2 * edge),
        (before - edge, edge, after - edge, edge),
    )


def rasterised(document: str, width: int, height: int, over: int = 1) -> pygame.Surface:
    """Return a whole SVG document as a picture of exactly this size, without keeping it."""
    large = pygame.image.load_sized_svg(BytesIO(document.encode()), (width * over, height * over))
    if over > 1:
        kept = (max(1, round(large.get_width() / over)), max(1, round(large.get_height() / over)))
        large = pygame.transform.smoothscale(large, kept)
    exact = pygame.Surface((width, height), pygame.SRCALPHA, 32)
    if large.get_size() == (width, height):
        return large.convert(exact)  # Its bytes in the order of every other surface.
    # The reader keeps the aspect ratio and may give back a smaller picture than asked for.
    left, top = (width - large.get_width()) // 2, (height - large.get_height()) // 2
    exact.blit(large, (left, top), special_flags=pygame.BLEND_RGBA_ADD)
    return exact


def _document(body: str, width: int, height: int, view: View | None) -> str:
    left, top, across, down = view or (0, 0, width, height)
    # Stretched to the picture, so that rounding to whole pixels leaves no gap at an edge.
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
        f' viewBox="{left} {top} {across} {down}" preserveAspectRatio="none">'
        f"{all_shown(body)}</svg>"
    )


# --- words of the SVG language ------------------------------------------------------------------


def linear(name: str, x1: float, y1: float, x2: float, y2: float, *stops: Stop) -> str:
    """Return a linear gradient; a stop is (share, colour, opacity). Use it as `url(#name)`."""
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse"'
        f' x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">{_stops(stops)}</linearGradient>'
    )


def radial(name: str, cx: float, cy: float, radius: float, *stops: Stop) -> str:
    """Return a radial gradient; a stop is (share, colour, opacity)."""
    return (
        f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse"'
        f' cx="{cx}" cy="{cy}" r="{radius}">{_stops(stops)}</radialGradient>'
    )


def _stops(stops: tuple[Stop, ...]) -> str:
    return "".join(
        f'<stop offset="{share}" stop-color="{colour}" stop-opacity="{opacity}"/>'
        for share, colour, opacity in stops
    )


def rounded(
    x: float, y: float, width: float, height: float, radius: float, fill: str, extra: str = ""
) -> str:
    """Return a filled box with round corners."""
    return (
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}"'
        f' rx="{radius}" ry="{radius}" fill="{fill}" {extra}/>'
    )


def circle(x: float, y: float, radius: float, fill: str, extra: str = "") -> str:
    """Return a filled circle."""
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}" {extra}/>'


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, extra: str = "") -> str:
    """Return a filled ellipse."""
    return f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="{fill}" {extra}/>'


def filled(path: str, fill: str, extra: str = "") -> str:
    """Return a filled path."""
    return f'<path d="{path}" fill="{fill}" {extra}/>'


def stroked(path: str, colour: str, width: float = 5, extra: str = "") -> str:
    """Return a path drawn as a line with round ends and joints."""
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}"'
        f' stroke-linecap="round" stroke-linejoin="round" {extra}/>'
    )


def shape(
    kind: Shape,
    x: float,
    y: float,
    radius: float,
    fill: str,
    stroke: str = "none",
    width: float = 0,
) -> str:
    """Return the mark of a seat: the shape that says its colour without colour."""
    ink = f'fill="{fill}" stroke="{stroke}" stroke-width="{width}" stroke-linejoin="round"'
    if kind == "circle":
        return f'<circle cx="{x}" cy="{y}" r="{radius * 0.92:.2f}" {ink}/>'
    points = " ".join(
        f"{x + across * radius:.2f},{y + down * radius:.2f}" for across, down in _CORNERS[kind]()
    )
    return f'<polygon points="{points}" {ink}/>'


def _regular(corners: int, turn: float, *radii: float) -> list[tuple[float, float]]:
    points = []
    for number in range(corners):
        angle = 2 * math.pi * (number + turn) / corners
        radius = radii[number % len(radii)]
        points.append((radius * math.sin(angle), -radius * math.cos(angle)))
    return points


_CORNERS: Final[dict[Shape, Callable[[], list[tuple[float, float]]]]] = {
    "triangle": lambda: [(0, -1.0), (1.0, 0.78), (-1.0, 0.78)],
    "square": lambda: [(-0.82, -0.82), (0.82, -0.82), (0.82, 0.82), (-0.82, 0.82)],
    "diamond": lambda: [(0, -1.12), (1.0, 0), (0, 1.12), (-1.0, 0)],
    "pentagon": lambda: _regular(5, 0, 1.0),
    "hexagon": lambda: _regular(6, 0.5, 1.0),
    "octagon": lambda: _regular(8, 0.5, 1.0),
    "star": lambda: _regular(10, 0, 1.1, 0.52),
}
