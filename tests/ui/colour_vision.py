"""How people with other colour vision see colours, and how far apart two colours look."""

from __future__ import annotations

import math
from typing import Final

Lab = tuple[float, float, float]
_Matrix = tuple[tuple[float, float, float], ...]

# Machado, Oliveira and Fernandes 2009, at full strength, for linear red, green and blue.
EYES: Final[dict[str, _Matrix]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_TO_XYZ: Final[_Matrix] = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE: Final = (0.95047, 1.0, 1.08883)


def lab(colour: str, eyes: str = "normal") -> Lab:
    """Return a `#RRGGBB` colour in CIE Lab, as some eyes see it."""
    linear = [_linear(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5)]
    seen = [min(1.0, max(0.0, part)) for part in _times(EYES[eyes], linear)]
    x, y, z = (
        _root(part / white) for part, white in zip(_times(_TO_XYZ, seen), _WHITE, strict=True)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(first: str, second: str, eyes: str = "normal") -> float:
    """Return how different two colours look to some eyes (CIEDE2000; 1 can just be seen)."""
    (l1, a1, b1), (l2, a2, b2) = lab(first, eyes), lab(second, eyes)
    mean = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    push = 1 + 0.5 * (1 - math.sqrt(mean**7 / (mean**7 + 25**7)))
    c1, c2 = math.hypot(a1 * push, b1), math.hypot(a2 * push, b2)
    h1, h2 = math.atan2(b1, a1 * push), math.atan2(b2, a2 * push)
    turn = math.remainder(h2 - h1, math.tau)
    hue = 2 * math.sqrt(c1 * c2) * math.sin(turn / 2)
    light, chroma, middle = (l1 + l2) / 2, (c1 + c2) / 2, math.degrees(h1 + turn / 2) % 360
    weight = _hue_weight(middle)
    by_light = (l2 - l1) / (1 + 0.015 * (light - 50) ** 2 / math.sqrt(20 + (light - 50) ** 2))
    by_chroma = (c2 - c1) / (1 + 0.045 * chroma)
    by_hue = hue / (1 + 0.015 * chroma * weight)
    blue = 60 * math.exp(-(((middle - 275) / 25) ** 2))
    turned = -2 * math.sqrt(chroma**7 / (chroma**7 + 25**7)) * math.sin(math.radians(blue))
    return math.sqrt(by_light**2 + by_chroma**2 + by_hue**2 + turned * by_chroma * by_hue)


def _hue_weight(degrees: float) -> float:
    parts = ((-0.17, 1, -30), (0.24, 2, 0), (0.32, 3, 6), (-0.20, 4, -63))
    return 1 + sum(
        share * math.cos(math.radians(times * degrees + by)) for share, times, by in parts
    )


def _times(matrix: _Matrix, vector: list[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


def _root(part: float) -> float:
    return part ** (1 / 3) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116
