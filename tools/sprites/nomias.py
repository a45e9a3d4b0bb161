"""The Nomias: spikes, slit eyes and too many teeth, in three kinds and as eyes in the dark."""

from __future__ import annotations

from typing import Final

from tools.sprites.shapes import Picture, circle, fill, number, oval, polygon, turned

GLOW: Final = "#B7F34A"
Eyes = tuple[tuple[float, float, float], ...]

THREE: Final[Eyes] = ((44, 52, 9), (66, 46, 11), (86, 56, 7))
TWO: Final[Eyes] = ((48, 50, 11), (80, 52, 10))
ONE: Final[Eyes] = ((64, 48, 16),)


def pictures() -> dict[str, Picture]:
    """Return every Nomia."""
    return {
        "nomia": Picture(128, 128, nomia_parts()),
        "nomia_two": Picture(128, 128, nomia_parts(TWO, 5)),
        "nomia_one": Picture(128, 128, nomia_parts(ONE, 12)),
        "nomia_eyes": Picture(96, 48, lurking()),
    }


def nomia_parts(eyes: Eyes = THREE, turn: int = 0) -> tuple[str, ...]:
    """Draw the thing in the corridor; `turn` makes its spikes another Nomia's."""
    sizes = _SIZES[turn:] + _SIZES[:turn]
    reach = [(60, 40)[i % 2] * size for i, size in enumerate(sizes)]
    outer = [
        (64 + x * r, 64 + y * r * 0.92) for (x, y), r in zip(turned(22, 1), reach, strict=True)
    ]
    inner = [(62 + (x - 64) * 0.8, 61 + (y - 64) * 0.8) for x, y in outer]
    parts = [
        polygon(outer, "#050A08", stroke="#5E8F22", stroke_width=3),
        polygon(inner, "#14231A"),
        oval(58, 50, 24, 17, "#1E3523"),
    ]
    for x, y, r in eyes:
        parts += _eye(x, y, r)
    return (*parts, *_mouth())


def lurking() -> tuple[str, ...]:
    """Draw nothing but eyes."""
    return (*_eye(22, 24, 12), *_eye(54, 20, 14), *_eye(82, 28, 8))


def _eye(x: float, y: float, r: float) -> tuple[str, ...]:
    return (
        circle(x, y, r, GLOW),
        circle(x, y, r * 0.62, "#E9FFB8"),
        oval(x + 1, y, r * 0.22, r * 0.62, "#0A1408"),
    )


def _mouth() -> tuple[str, ...]:
    parts = [fill("M36 76 C50 70 78 70 92 78 C86 98 44 98 36 76 Z", "#020403")]
    for i in range(6):
        left = 40 + i * 8.6
        d = f"M{number(left)} {number(75.5 - abs(i - 2.5) * 0.3)} L{number(left + 4)} 86"
        parts.append(fill(f"{d} L{number(left + 8)} 75.5 Z", "#E9FFD0"))
    for i in range(5):
        left = 46 + i * 8
        d = f"M{number(left)} 92 L{number(left + 3.6)} 83 L{number(left + 7)} 91.5 Z"
        parts.append(fill(d, "#C9E8A0"))
    return tuple(parts)


_SIZES: Final = (0.9, 1.04, 0.86, 0.95, 1, 0.88, 0.92, 1.06, 0.87, 0.93, 0.98) * 2
"""How far each spike reaches, as a share of what is usual."""
