"""Colours as arithmetic: `#RRGGBB` strings in, lighter, darker and mixed ones out.

Light is warm and dark is blue in this game. Never lighten with white or darken with black: mixing
to the lamp's cream and to the room's ink is what keeps every tone in the same room.

All code names colours as the lantern palette has them. Another palette is a table of stand-ins
(`palettes.py`) that is put in force here, where colours become numbers; nothing else knows of it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

RGB = tuple[int, int, int]

_LIGHT: Final = "#FFF3DC"
_DARK: Final = "#0B1020"
_PRINTED: Final = "#FFF1D6"
_HEX: Final = re.compile("#[0-9A-Fa-f]{6}")

_stand_ins: dict[str, str] = {}


def put_in_force(stand_ins: Mapping[str, str]) -> None:
    """Show other colours in place of some; colours are written `#RRGGBB` in capitals.

    No stand-in may have a stand-in itself, for a colour may pass here more than once. Pictures
    that were drawn before must be forgotten.
    """
    _stand_ins.clear()
    _stand_ins.update(stand_ins)
    rgb.cache_clear()
    mix.cache_clear()


def shown(colour: str) -> str:
    """Return the colour that is shown for one of the lantern palette now."""
    return _stand_ins.get(colour.upper(), colour)


def all_shown(drawing: str) -> str:
    """Return the SVG text of a drawing with all its colours as they are shown now."""
    return replaced(drawing, _stand_ins) if _stand_ins else drawing


def replaced(drawing: str, stand_ins: Mapping[str, str]) -> str:
    """Return the SVG text of a drawing with some colours in place of others."""
    return _HEX.sub(lambda found: stand_ins.get(found[0].upper(), found[0]), drawing)


@lru_cache(maxsize=512)
def rgb(colour: str) -> RGB:
    """Return a `#RRGGBB` colour, as it is shown now, as three numbers of 0 to 255."""
    return _numbers(shown(colour))


@lru_cache(maxsize=2048)
def mix(first: str, second: str, share: float) -> str:
    """Return the colour that lies `share` (0 to 1) of the way from the first to the second."""
    return blend(shown(first), shown(second), share)


def blend(first: str, second: str, share: float) -> str:
    """Return two colours mixed as they are written, whatever is shown for them now."""
    pairs = zip(_numbers(first), _numbers(second), strict=True)
    red, green, blue = (round(a * (1 - share) + b * share) for a, b in pairs)
    return f"#{red:02X}{green:02X}{blue:02X}"


def _numbers(colour: str) -> RGB:
    digits = colour.lstrip("#")
    return int(digits[0:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)


def toward(colour: str, end: str, fits: Callable[[str], bool]) -> str:
    """Return the first tone on the way from a colour to another that fits, or the other."""
    tones = (blend(colour, end, number / 20) for number in range(20))
    return next((tone for tone in tones if fits(tone)), end)


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


def shades(colour: str) -> tuple[str, ...]:
    """Return every tone that a drawing can have of a colour: lit, in the dark, and on paper.

    Shades of the same number of two colours are the same tone.
    """
    shares = [number / 100 for number in range(100)]
    return tuple(
        blend(end, colour, 1 - share) for end in (_LIGHT, _DARK, _PRINTED) for share in shares
    )


def _linear(channel: float) -> float:
    if channel <= 0.04045:
        return channel / 12.92
    return float(((channel + 0.055) / 1.055) ** 2.4)
