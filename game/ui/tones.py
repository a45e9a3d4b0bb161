"""Colours as arithmetic: `#RRGGBB` strings in, lighter, darker and mixed ones out.

Light is warm and dark is blue in this game. Never lighten with white or darken with black: mixing
to the lamp's cream and to the room's ink is what keeps every tone in the same room.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

RGB = tuple[int, int, int]

_LIGHT: Final = "#FFF3DC"
_DARK: Final = "#0B1020"


@lru_cache(maxsize=512)
def rgb(colour: str) -> RGB:
    """Return a `#RRGGBB` colour as three numbers of 0 to 255."""
    digits = colour.lstrip("#")
    return int(digits[0:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)


@lru_cache(maxsize=2048)
def mix(first: str, second: str, share: float) -> str:
    """Return the colour that lies `share` (0 to 1) of the way from the first to the second."""
    pairs = zip(rgb(first), rgb(second), strict=True)
    red, green, blue = (round(a * (1 - share) + b * share) for a, b in pairs)
    return f"#{red:02X}{green:02X}{blue:02X}"


def lt(colour: str, share: float = 0.2) -> str:
    """Return the colour as the lamp would light it."""
    return mix(colour, _LIGHT, share)


def dk(colour: str, share: float = 0.25) -> str:
    """Return the colour as it looks away from the lamp."""
    return mix(colour, _DARK, share)


def luminance(colour: str) -> float:
    """Return the relative luminance of a colour, 0 for black to 1 for white (WCAG 2)."""
    red, green, blue = (_linear(channel / 255) for channel in rgb(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    """Return the contrast of two colours, 1 to 21 (WCAG 2)."""
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


def _linear(channel: float) -> float:
    if channel <= 0.04045:
        return channel / 12.92
    return float(((channel + 0.055) / 1.055) ** 2.4)
