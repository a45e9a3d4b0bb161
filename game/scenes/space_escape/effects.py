"""Short lights over the board: a bite, an item, a landing, a puff of air, a star that was a rat.

An effect has no clock of its own: the motion that shows it hands over its age, 0 to 1. Its life is
cut into a few pictures, which are drawn once per size and then only copied.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from game.scenes.fit import Fit
from game.scenes.lights import fade
from game.ui.canvas import Canvas
from game.ui.easing import ease_out
from game.ui.paint import glow
from game.ui.theme import BAD, INFO, LAMP, LAMP_DEEP, LAMP_TINT
from game.ui.vector import circle, ellipse, filled, raster, shape, stroked

PICTURES: Final = 14
"""Pictures in the life of an effect: at 0.36 s one for every 1.5 frames."""
AIR: Final = "#C7D6F2"
VIEW: Final = (0.0, 0.0, 128.0, 128.0)


class _Effect(NamedTuple):
    """How an effect looks at an age, how large it is, and where it lies above its spot."""

    body: Callable[[float], str]
    size: float
    rise: float
    light: str
    """Colour of the glow under it; empty for none."""


def draw_effect(canvas: Canvas, fit: Fit, name: str, x: float, y: float, t: float) -> None:
    """Draw an effect at its age `t` (0 to 1) over a point in board units; no name, no effect."""
    effect = EFFECTS.get(name)
    if effect is None or not 0 <= t < 1:
        return
    board = fit.canvas(canvas)
    age = math.floor(t * PICTURES) / PICTURES
    if effect.light:
        strength = round(0.7 * (1 - age), 2)
        glow(board, x, y - effect.rise, effect.size * 0.55, effect.light, strength)
    side = board.px(effect.size)
    board.blit(raster(effect.body(age), side, side, VIEW), x, y - effect.rise, "center")


def _spokes(count: int, turn: float, near: float, far: float) -> str:
    """Return short lines around the middle, from one distance to another."""
    legs = []
    for number in range(count):
        angle = 2 * math.pi * (number + turn) / count
        dx, dy = math.cos(angle), math.sin(angle)
        legs.append(
            f"M{64 + dx * near:.1f} {64 + dy * near:.1f} L{64 + dx * far:.1f} {64 + dy * far:.1f}"
        )
    return " ".join(legs)


def _twinkle(x: float, y: float, reach: float, colour: str) -> str:
    """Return a star with four sharp points."""
    r, s = reach, reach * 0.22
    path = (
        f"M{x:.1f} {y - r:.1f} L{x + s:.1f} {y - s:.1f} L{x + r:.1f} {y:.1f} "
        f"L{x + s:.1f} {y + s:.1f} L{x:.1f} {y + r:.1f} L{x - s:.1f} {y + s:.1f} "
        f"L{x - r:.1f} {y:.1f} L{x - s:.1f} {y - s:.1f} Z"
    )
    return filled(path, colour)


def _bite(t: float) -> str:
    """Two rows of fangs that snap together, and the sparks of it."""
    out = ease_out(t)
    gap = 30 * max(0.0, 1 - 2.4 * t)
    rays = stroked(_spokes(10, 0.5, 26 + 18 * out, 34 + 26 * out), BAD, 5 * (1 - t) + 1.2, fade(t))
    upper, lower = 62 - gap, 66 + gap
    fangs = "".join(
        filled(
            f"M{x} {upper - 16:.1f} L{x + 8} {upper:.1f} L{x + 16} {upper - 16:.1f} Z", "#FFFFFF"
        )
        + filled(
            f"M{x} {lower + 16:.1f} L{x + 8} {lower:.1f} L{x + 16} {lower + 16:.1f} Z", LAMP_TINT
        )
        for x in (40, 56, 72)
    )
    return rays + f"<g {fade(t)}>{fangs}</g>"


def _sparkle(t: float) -> str:
    """Small stars that fly out of a token."""
    out = ease_out(t)
    stars = []
    for number in range(8):
        angle = 2 * math.pi * (number + 0.25) / 8
        far = (22 if number % 2 else 34) + 26 * out
        reach = (11 if number % 2 else 8) * (1 - t * 0.75)
        x, y = 64 + math.cos(angle) * far, 64 + math.sin(angle) * far * 0.9
        stars.append(_twinkle(x, y, reach, LAMP if number % 2 else LAMP_TINT))
    return f"<g {fade(t)}>{''.join(stars)}</g>"


def _puff(t: float) -> str:
    """A cloud of air that leaves through a shaft."""
    out = ease_out(t)
    clouds = []
    for number in range(9):
        angle = 2 * math.pi * number / 9 + (number % 3) * 0.3
        far = (14 + 7 * (number % 3)) * (0.4 + 1.5 * out)
        x, y = 64 + math.cos(angle) * far, 64 + math.sin(angle) * far * 0.75
        size = (9 + 3 * (number % 2)) * (0.6 + 0.9 * out) * (1 - 0.5 * t)
        clouds.append(circle(round(x, 1), round(y, 1), round(size, 1), AIR, fade(t, 0.75)))
    return "".join(clouds)


def _climb(t: float) -> str:
    """Arrow heads that run up a ladder."""
    heads = []
    for number in range(3):
        share = (t + number / 3) % 1
        y = 104 - 84 * share
        light = math.sin(math.pi * share) * min(1.0, 2.5 * (1 - t))
        path = f"M44 {y + 12:.1f} L64 {y - 4:.1f} L84 {y + 12:.1f}"
        heads.append(stroked(path, LAMP, 8, f'opacity="{light:.2f}"'))
    return "".join(heads)


def _boost(t: float) -> str:
    """A ring that pushes away from the rat that arrives."""
    out = ease_out(t)
    ring = ellipse(64, 72, round(20 + 36 * out, 1), round(10 + 18 * out, 1), "none",
                   f'stroke="{LAMP}" stroke-width="{7 * (1 - t) + 1:.1f}" {fade(t)}')  # fmt: skip
    dashes = stroked(
        _spokes(8, 0.0, 30 + 16 * out, 42 + 20 * out), LAMP_DEEP, 4 * (1 - t) + 1, fade(t)
    )
    return ring + dashes


def _land(t: float) -> str:
    """A ring on the floor around feet that have just landed."""
    out = ease_out(t)
    line = f'stroke="{LAMP_TINT}" stroke-width="{5 * (1 - t) + 0.5:.1f}" {fade(t)}'
    return ellipse(64, 64, round(26 + 30 * out, 1), round(11 + 13 * out, 1), "none", line)


def _star(t: float) -> str:
    """A last twinkle, far out in space."""
    swell = math.sin(math.pi * min(1.0, t * 1.15))
    return _twinkle(64, 64, 12 + 44 * swell, LAMP_TINT) + shape("star", 64, 64, 4 + 9 * swell, LAMP)


EFFECTS: Final[Mapping[str, _Effect]] = {
    "bite": _Effect(_bite, 92, 18, BAD),
    "sparkle": _Effect(_sparkle, 96, 8, LAMP),
    "puff": _Effect(_puff, 96, 6, ""),
    "climb": _Effect(_climb, 78, 26, LAMP),
    "boost": _Effect(_boost, 100, 0, LAMP),
    "land": _Effect(_land, 84, -9, ""),
    "star": _Effect(_star, 70, 10, INFO),
}
