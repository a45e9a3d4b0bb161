"""How a Nomia card looks: a plate with two cut corners, in its colour, with the sign of its title.

Used wherever such a card is shown: the deck and its discard pile, the market, questions, motion.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.content.texts import Texts
from game.rules.evacuate import BLUE, RED
from game.ui import paint, sprites
from game.ui.canvas import Box, Canvas
from game.ui.lettering import draw_text, text_width, wrap
from game.ui.light import Shadow
from game.ui.theme import FLOOR, GOOD
from game.ui.tones import dk, lt, mix
from game.ui.vector import circle, filled, linear, raster

BLUE_FILL: Final = "#3E7FC8"
RED_FILL: Final = "#C03A2B"
WHITE_FILL: Final = "#2F8F6A"
BACK_FILL: Final = "#2A3A30"
GROWTH: Final = 1.3
"""How much larger than usual a title on a card may be, as far as it is wide enough."""
FINE: Final = 200
"""A plate narrower than this many pixels is drawn with more care."""
SHADOW: Final[Shadow] = (3.3, 0.5, 0.7, 2.7)

ICONS: Final[Mapping[str, str]] = {
    "nohostile": "check",
    "medical": "plus",
    "lighting": "bulb",
    "ambush": "bolt",
    "lurkers": "eye",
    "swarm": "claw",
    "evac": "ship",
    "lifeboat": "flag",
}
"""The icons of the titles; the titles that look at a line have signs of their own."""


def _runners(*shown: tuple[float, float, str]) -> str:
    """Return a line of runners as discs, the ones that are hit larger and with a wedge above."""
    parts = []
    for x, radius, opacity in shown:
        parts.append(circle(x, 46, radius, "#FFFFFF", f'opacity="{opacity}"'))
        if radius > 9:
            wedge = f"M{x - 14} 4 H{x + 14} L{x} 28 Z"
            parts.append(filled(wedge, "#FFFFFF"))
    return "".join(parts)


SIGNS: Final[Mapping[str, str]] = {
    "front": _runners((11, 8, ".5"), (29, 8, ".5"), (50, 12, "1")),
    "rear": _runners((14, 12, "1"), (35, 8, ".5"), (53, 8, ".5")),
    "pincer": _runners((14, 11, "1"), (32, 6, ".5"), (50, 11, "1")),
}


def fill_of(card: str) -> str:
    """Return the ground of a Nomia card."""
    if card in BLUE:
        return BLUE_FILL
    if card in RED:
        return RED_FILL
    return BACK_FILL if card == "?" else WHITE_FILL


def light_of(card: str) -> str:
    """Return the colour of words beside a Nomia card."""
    if card in BLUE:
        return "#BFE0FF"
    return "#FFD9C8" if card in RED else GOOD


def draw_sign(canvas: Canvas, card: str, x: float, y: float, size: float) -> None:
    """Draw the sign of a title, centred on a point."""
    if card in SIGNS:
        side = canvas.px(size)
        canvas.blit(raster(SIGNS[card], side, side, (0, 0, 64, 64), 2), x, y, "center")
    elif card in ICONS:
        sprites.draw_icon(canvas, ICONS[card], x, y, size, "#FFFFFF", fill_of(card))
    else:
        sprites.draw_sprite(canvas, "nomia", x, y, size * 1.3, "center")


def draw_plate(
    canvas: Canvas, box: Box, card: str, *, dim: bool = False, shadow: Shadow | None = SHADOW
) -> None:
    """Draw the bare plate of a title."""
    x, y, w, h = box
    wide, high = canvas.px(w), canvas.px(h)
    cut, fill = min(w, h) * 0.14, fill_of(card)
    if dim:
        fill = mix(fill, "#1B2A2D", 0.6)
    outer = _cut_path(0, 0, w, h, cut)
    inner = _cut_path(0.5, 0.5, w - 0.5, h - 2, cut)
    stops = ((0, lt(fill, 0.22), 1.0), (0.5, fill, 1.0), (1, dk(fill, 0.35), 1.0))
    body = linear("p", 0, 0, w, h, *stops)
    body += filled(outer, dk(fill, 0.6)) + filled(inner, "url(#p)")
    picture = raster(body, wide, high, (0, 0, w, h), 2 if wide < FINE else 1)
    paint.put(canvas, picture, x, y, "topleft", shadow)


def _cut_path(left: float, top: float, right: float, bottom: float, cut: float) -> str:
    """Return a box whose upper left and lower right corners are cut off."""
    return (
        f"M{left + cut:.2f} {top:.2f} H{right:.2f} V{bottom - cut:.2f} "
        f"L{right - cut:.2f} {bottom:.2f} H{left:.2f} V{top + cut:.2f} Z"
    )


def draw_nomia_card(
    canvas: Canvas,
    box: Box,
    card: str,
    texts: Texts | None = None,
    *,
    dim: bool = False,
    least: float = FLOOR,
    shadow: Shadow | None = SHADOW,
) -> None:
    """Draw a card with its sign, and with its short title if there are texts for it.

    `least` is the smallest size of the letters, in the units of the canvas.
    """
    x, y, w, h = box
    draw_plate(canvas, box, card, dim=dim, shadow=shadow)
    if texts is None:
        draw_sign(canvas, card, x + w / 2, y + h / 2, min(w, h) * 0.62)
        return
    title = texts.say(f"evacuate-nomia-{card}-short") if card != "?" else "?"
    size = canvas.wish(max(least, h * 0.19), GROWTH)
    while size > least and text_width(canvas, title, size, "bold") > w - 4:
        size -= 0.5
    lines = len(wrap(canvas, title, size, w - 2, "bold"))
    draw_sign(canvas, card, x + w / 2, y + (h - size * 1.3 * lines) / 2 + h * 0.02, h * 0.42)
    ink = "#93A0A8" if dim else "#FFFFFF"
    draw_title(canvas, (x + w / 2, y + h - size * 1.05), title, size, w - 2, ink)


def draw_title(
    canvas: Canvas, foot: tuple[float, float], title: str, size: float, room: float, ink: str
) -> None:
    """Write a title above a point, centred: in lines, if it is too long for one."""
    lines = wrap(canvas, title, size, room, "bold")
    for number, line in enumerate(reversed(lines)):
        y = foot[1] - number * canvas.letters(size)
        draw_text(canvas, foot[0], y, line, size, ink, "bold", "center", max_width=room)
