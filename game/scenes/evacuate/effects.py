"""Short lights over the row: claws, acid, the gate, dust, sparks; and icons that rise from runners.

An effect has no clock of its own: the motion that shows it hands over its age, 0 to 1. Its life is
cut into a few pictures, which are drawn once per size and then only copied.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from game.scenes.lights import Effect, Sign, fade
from game.ui.canvas import Canvas
from game.ui.easing import ease_out
from game.ui.paint import chip, glow
from game.ui.sprites import draw_icon
from game.ui.theme import BAD, INK9, LAMP
from game.ui.vector import circle, ellipse, filled, raster, rounded, stroked

PICTURES: Final = 12
"""Pictures in the life of an effect."""
VIEW: Final = (0.0, 0.0, 128.0, 128.0)
NOMIA: Final = "#B7F34A"
SIGN_RISE: Final = 46.0
SIGN_START: Final = 58.0
"""How far an icon rises, and how far above the feet it begins, in board units."""


class _Look(NamedTuple):
    """How an effect looks at an age, how large it is, and how high above the feet it lies."""

    body: Callable[[float], str]
    size: float
    rise: float
    light: str = ""


def draw_effect(row: Canvas, effect: Effect) -> None:
    """Draw an effect at its age, on a canvas along the line of the row."""
    look = LOOKS[effect.name]
    if not 0 <= effect.age < 1:
        return
    age = math.floor(effect.age * PICTURES) / PICTURES
    y = effect.y - look.rise
    if look.light:
        glow(row, effect.x, y, look.size * 0.6, look.light, round(0.7 * (1 - age), 2))
    side = row.px(look.size)
    row.blit(raster(look.body(age), side, side, VIEW), effect.x, y, "center")


def draw_sign(row: Canvas, sign: Sign) -> None:
    """Draw an icon that rises from a runner and fades."""
    if not 0 <= sign.age < 1:
        return
    y = sign.y - SIGN_START - SIGN_RISE * sign.age
    side = 34.0
    glow(row, sign.x, y, 34, sign.colour, round(0.6 * (1 - sign.age), 1))
    chip(row, (sign.x - side / 2, y - side / 2, side, side), INK9, line=sign.colour, alpha=0.92)
    draw_icon(row, sign.icon, sign.x, y, 22, sign.colour, INK9)


def _claws(t: float) -> str:
    """Four claws that tear across, and the light behind them."""
    out = min(1.0, t * 2.6)
    cuts = []
    for number in range(4):
        x = 34 + 20 * number
        far = 22 + 84 * out
        path = (
            f"M{x + 16} 20 C{x + 2} {20 + far * 0.3:.1f} {x + 2} {20 + far * 0.7:.1f} "
            f"{x - 12} {20 + far:.1f}"
        )
        width = 9 * (1 - t) + 1.5
        cuts.append(stroked(path, "#0B1408", width + 4, fade(t, 0.8)))
        cuts.append(stroked(path, NOMIA if number % 2 else "#F4FFD8", width, fade(t)))
    return "".join(cuts)


def _splash(t: float) -> str:
    """Drops of acid that jump up and fall back."""
    drops = []
    for number in range(9):
        angle = math.pi * (number + 0.5) / 9
        far = 16 + 40 * ease_out(t)
        x = 64 + math.cos(angle) * far
        y = 92 - math.sin(angle) * far * 1.25 + 60 * t * t
        drops.append(circle(round(x, 1), round(y, 1), round(6 * (1 - 0.6 * t), 1), NOMIA, fade(t)))
    ring = f'stroke="#D4F58A" stroke-width="{5 * (1 - t) + 0.5:.1f}" {fade(t)}'
    return ellipse(64, 100, round(16 + 34 * t, 1), round(6 + 12 * t, 1), "none", ring) + "".join(
        drops
    )


def _gate(t: float) -> str:
    """A bar of light that comes down before the runner."""
    low = 108 * min(1.0, t * 3)
    bars = "".join(
        rounded(28 + 24 * number, 8, 7, round(low, 1), 3, BAD, fade(t)) for number in range(4)
    )
    return rounded(18, 4, 92, 10, 4, "#FFD9C8", fade(t)) + bars


def _dust(t: float) -> str:
    """Dust from braking feet."""
    clouds = []
    for number in range(7):
        angle = 2 * math.pi * number / 7
        far = (10 + 4 * (number % 3)) * (0.5 + 1.7 * ease_out(t))
        x, y = 64 + math.cos(angle) * far, 92 + math.sin(angle) * far * 0.4 - 8 * t
        size = (5 + 2 * (number % 2)) * (0.7 + 0.8 * t)
        clouds.append(circle(round(x, 1), round(y, 1), round(size, 1), "#DCE7E4", fade(t, 0.6)))
    return "".join(clouds)


def _sparks(t: float) -> str:
    """Sparks from a weld."""
    legs = []
    for number in range(10):
        angle = 2 * math.pi * (number + 0.3 * (number % 3)) / 10
        near, far = 10 + 30 * ease_out(t), 18 + 40 * ease_out(t)
        dx, dy = math.cos(angle), math.sin(angle)
        legs.append(
            f"M{64 + dx * near:.1f} {76 + dy * near:.1f} L{64 + dx * far:.1f} {76 + dy * far:.1f}"
        )
    return stroked(" ".join(legs), LAMP, 5 * (1 - t) + 1, fade(t)) + filled(
        "M58 76 L64 66 L70 76 L64 86 Z", "#FFF3DC", fade(t)
    )


LOOKS: Final[Mapping[str, _Look]] = {
    "claws": _Look(_claws, 96, 34, NOMIA),
    "splash": _Look(_splash, 88, 24, NOMIA),
    "gate": _Look(_gate, 84, 34, BAD),
    "dust": _Look(_dust, 76, 20),
    "sparks": _Look(_sparks, 80, 24, LAMP),
}
