"""Short lights in the city, icons that rise, and pictures on their way over the board.

An effect has no clock of its own: the motion that shows it hands over its age, 0 to 1. Its life is
cut into a few pictures, which are drawn once per size and then only copied.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from game.scenes.escape_plan.actors import Flight
from game.scenes.escape_plan.tiles import draw_tile
from game.scenes.figures import stand
from game.scenes.lights import Effect, Sign, fade
from game.ui.canvas import Canvas
from game.ui.easing import ease_out
from game.ui.lettering import draw_text, text_width
from game.ui.light import glow
from game.ui.paint import chip
from game.ui.sprites import draw_icon, sized_copy
from game.ui.theme import INK9, LAMP
from game.ui.vector import circle, raster, stroked

PICTURES: Final = 12
"""Pictures in the life of an effect."""
VIEW: Final = (0.0, 0.0, 128.0, 128.0)
SIGN_RISE: Final = 46.0
"""How far an icon rises, in board units."""
SIGN_SIDE: Final = 38.0
SIGN_SIZE: Final = 22.0
LARGEST_FLIGHT: Final = 118.0
"""Height of the largest picture that flies, in board units: a card that is held up."""


class _Look(NamedTuple):
    """How an effect looks at an age, and how large it is."""

    body: Callable[[float, str], str]
    size: float
    light: float = 0.0


def draw_effect(board: Canvas, effect: Effect) -> None:
    """Draw an effect at its age."""
    look = LOOKS[effect.name]
    if not 0 <= effect.age < 1:
        return
    age = math.floor(effect.age * PICTURES) / PICTURES
    colour = effect.colour or LAMP
    if look.light:
        shine = round(look.light * (1 - age), 2)
        glow(board, effect.x, effect.y, look.size * 0.7, colour, shine)
    side = board.px(look.size)
    board.blit(raster(look.body(age, colour), side, side, VIEW), effect.x, effect.y, "center")


def draw_sign(board: Canvas, sign: Sign) -> None:
    """Draw an icon, with its number, that rises and fades."""
    if not 0 <= sign.age < 1:
        return
    x, y = sign.x, sign.y - SIGN_RISE * sign.age
    more = text_width(board, sign.words, SIGN_SIZE, "black") + 6 if sign.words else 0.0
    wide = SIGN_SIDE + more
    glow(board, x, y, wide, sign.colour, round(0.5 * (1 - sign.age), 1))
    box = (x - wide / 2, y - SIGN_SIDE / 2, wide, SIGN_SIDE)
    chip(board, box, INK9, line=sign.colour, alpha=0.94)
    left = x - wide / 2 + SIGN_SIDE / 2
    draw_icon(board, sign.icon, left, y, 24, sign.colour, INK9)
    if sign.words:
        draw_text(board, left + 15, y, sign.words, SIGN_SIZE, sign.colour, "black", "left")


def draw_flight(board: Canvas, flight: Flight) -> None:
    """Draw a picture on its way."""
    if flight.tile:
        at = flight.x, flight.y
        draw_tile(board, flight.sprite, at, flight.size, alpha=flight.alpha, shadow=False)
        return
    picture = sized_copy(flight.sprite, board.px(flight.size), board.px(LARGEST_FLIGHT))
    stand(board, picture, flight.x, flight.y + flight.size / 2, flight.alpha)


def _ring(t: float, colour: str) -> str:
    """A ring that spreads."""
    far = 14 + 46 * ease_out(t)
    line = f'stroke="{colour}" stroke-width="{9 * (1 - t) + 1:.1f}" {fade(t)}'
    return circle(64, 64, round(far, 1), "none", line)


def _burst(t: float, colour: str) -> str:
    """Rays that fly apart."""
    legs = []
    for number in range(10):
        angle = math.tau * number / 10
        near, far = 14 + 30 * ease_out(t), 22 + 38 * ease_out(t)
        dx, dy = math.cos(angle), math.sin(angle)
        legs.append(
            f"M{64 + dx * near:.1f} {64 + dy * near:.1f} L{64 + dx * far:.1f} {64 + dy * far:.1f}"
        )
    return stroked(" ".join(legs), colour, round(7 * (1 - t) + 1, 1), fade(t))


def _dust(t: float, colour: str) -> str:
    """Dust where a tile has been laid or a piece has landed."""
    clouds = []
    for number in range(9):
        angle = math.tau * number / 9
        far = (12 + 4 * (number % 3)) * (0.6 + 1.9 * ease_out(t))
        x, y = 64 + math.cos(angle) * far, 70 + math.sin(angle) * far * 0.5 - 6 * t
        size = (5 + 2 * (number % 2)) * (0.7 + 0.8 * t)
        clouds.append(
            circle(round(x, 1), round(y, 1), round(size, 1), colour or "#DCE7E4", fade(t, 0.55))
        )
    return "".join(clouds)


def _beam(t: float, colour: str) -> str:
    """Blue and red light that sweeps round: the police has seen somebody."""
    turn = math.tau * t * 1.5
    beams = ""
    for number, light in enumerate((colour, "#6C8CFF")):
        angle = turn + math.pi * number
        spread = 0.42
        ends = [
            (64 + 58 * math.cos(angle + side), 64 + 58 * math.sin(angle + side))
            for side in (-spread, spread)
        ]
        (x1, y1), (x2, y2) = ends
        beams += (
            f'<path d="M64 64 L{x1:.1f} {y1:.1f} L{x2:.1f} {y2:.1f} Z" fill="{light}"'
            f" {fade(t, 0.7)}/>"
        )
    return beams + circle(64, 64, 10, "#FFFFFF", fade(t, 0.8))


def _cuffs(t: float, colour: str) -> str:
    """Two rings that snap together."""
    gap = 34 * (1 - min(1.0, t * 3))
    rings = ""
    for side in (-1, 1):
        x = round(64 + side * (17 + gap), 1)
        rings += circle(x, 64, 15, "none", f'stroke="{colour}" stroke-width="7" {fade(t)}')
    return rings + stroked("M58 64 H70", colour, 6, fade(t))


def _slash(t: float, colour: str) -> str:
    """A blow."""
    out = min(1.0, t * 2.6)
    path = f"M30 28 C50 {34 + 8 * out:.1f} {60 + 20 * out:.1f} 60 {36 + 62 * out:.1f} 100"
    return stroked(path, "#1A1014", round(13 * (1 - t) + 2, 1), fade(t, 0.7)) + stroked(
        path, colour, round(8 * (1 - t) + 1, 1), fade(t)
    )


LOOKS: Final[Mapping[str, _Look]] = {
    "ring": _Look(_ring, 96, 0.5),
    "burst": _Look(_burst, 120, 0.8),
    "dust": _Look(_dust, 170),
    "puff": _Look(_dust, 80),
    "beam": _Look(_beam, 130, 0.4),
    "cuffs": _Look(_cuffs, 96),
    "slash": _Look(_slash, 96, 0.6),
}
