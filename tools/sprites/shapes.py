"""The few SVG elements that SDL_image draws faithfully, and a picture made of them.

Only ``path rect circle ellipse polygon g`` and gradients at the root: anything else (text, clip
paths, filters, ``defs``) is silently dropped by the renderer, so there is no way to write it here.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

Points = list[tuple[float, float]]


@dataclass(frozen=True)
class Picture:
    """One SVG file: a box in its own units and the elements drawn in it, back to front."""

    width: float
    height: float
    parts: tuple[str, ...]
    left: float = 0
    top: float = 0

    def svg(self) -> str:
        """Return the text of the file."""
        box = " ".join(number(v) for v in (self.left, self.top, self.width, self.height))
        size = f'width="{number(self.width)}" height="{number(self.height)}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="{box}">'
        return "\n".join([head, *self.parts, "</svg>", ""])


def number(value: float) -> str:
    """Write a number with at most two decimals, the same on every machine."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def element(tag: str, **attributes: str | float) -> str:
    """Return one closed element; ``stroke_width=2`` becomes ``stroke-width="2"``."""
    return f"<{tag}{_written(attributes)}/>"


def group(transform: str, *parts: str) -> str:
    """Move, turn or scale several parts together."""
    return f'<g transform="{transform}">' + "".join(parts) + "</g>"


def fill(d: str, colour: str, **more: str | float) -> str:
    """Fill a path."""
    return element("path", d=d, fill=colour, **more)


def line(d: str, colour: str, width: float = 5, **more: str | float) -> str:
    """Stroke a path with round ends and corners."""
    return element(
        "path",
        d=d,
        fill="none",
        stroke=colour,
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
        **more,
    )


def circle(x: float, y: float, r: float, colour: str, **more: str | float) -> str:
    """Fill a circle."""
    return element("circle", cx=x, cy=y, r=r, fill=colour, **more)


def ring(x: float, y: float, r: float, colour: str, width: float, **more: str | float) -> str:
    """Stroke a circle."""
    return circle(x, y, r, "none", stroke=colour, stroke_width=width, **more)


def oval(x: float, y: float, rx: float, ry: float, colour: str, **more: str | float) -> str:
    """Fill an ellipse."""
    return element("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=colour, **more)


def box(x: float, y: float, w: float, h: float, r: float, colour: str, **more: str | float) -> str:
    """Fill a rectangle with rounded corners."""
    return element("rect", x=x, y=y, width=w, height=h, rx=r, ry=r, fill=colour, **more)


def polygon(points: Points, colour: str, **more: str | float) -> str:
    """Fill a polygon whose corners are rounded by its own stroke, if it has one."""
    text = " ".join(f"{number(x)},{number(y)}" for x, y in points)
    return element("polygon", points=text, fill=colour, stroke_linejoin="round", **more)


def linear(
    name: str,
    start: tuple[float, float],
    end: tuple[float, float],
    *stops: tuple[float, str, float],
) -> str:
    """Define a gradient along a line; each stop is offset, colour and opacity."""
    where = {"x1": start[0], "y1": start[1], "x2": end[0], "y2": end[1]}
    return _gradient("linearGradient", name, where, stops)


def radial(
    name: str, centre: tuple[float, float], r: float, *stops: tuple[float, str, float]
) -> str:
    """Define a gradient around a point; each stop is offset, colour and opacity."""
    return _gradient("radialGradient", name, {"cx": centre[0], "cy": centre[1], "r": r}, stops)


def mark(shape: str, x: float, y: float, r: float, colour: str, **more: str | float) -> str:
    """Draw one of the signs that tell the seats apart without colour."""
    if shape == "circle":
        return circle(x, y, r * 0.92, colour, **more)
    return polygon([(x + px * r, y + py * r) for px, py in _SIGNS[shape]], colour, **more)


def turned(count: int, r: float, start: float = 0) -> Points:
    """Return the corners of a regular polygon around the origin; ``start`` is in turns."""
    angles = [2 * math.pi * (start + i / count) for i in range(count)]
    return [(r * math.cos(a), r * math.sin(a)) for a in angles]


_SIGNS: dict[str, Points] = {
    "triangle": [(0, -1), (1, 0.78), (-1, 0.78)],
    "square": [(-0.82, -0.82), (0.82, -0.82), (0.82, 0.82), (-0.82, 0.82)],
    "diamond": [(0, -1.12), (1, 0), (0, 1.12), (-1, 0)],
    "pentagon": turned(5, 1, -0.25),
    "star": [
        point
        for outer, inner in zip(turned(5, 1.1, -0.25), turned(5, 0.52, -0.15), strict=True)
        for point in (outer, inner)
    ],
}


def _gradient(
    tag: str, name: str, where: dict[str, float], stops: tuple[tuple[float, str, float], ...]
) -> str:
    inner = "".join(
        element("stop", offset=offset, stop_color=colour, stop_opacity=opacity)
        for offset, colour, opacity in stops
    )
    return f'<{tag} id="{name}" gradientUnits="userSpaceOnUse"{_written(where)}>{inner}</{tag}>'


def _written(attributes: dict[str, str | float] | dict[str, float]) -> str:
    return "".join(
        f' {name.replace("_", "-")}="{value if isinstance(value, str) else number(value)}"'
        for name, value in attributes.items()
    )
