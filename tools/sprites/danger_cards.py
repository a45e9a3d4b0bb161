"""Faces and backs of the Nomia cards and run cards, without what is printed on them."""

from __future__ import annotations

from typing import Final

from game.ui.tones import dk, lt
from tools.sprites.corridor import Parts
from tools.sprites.nomias import nomia_parts
from tools.sprites.shapes import Picture, box, fill, group, line, linear

WIDE: Final = 101
HIGH: Final = 94
COLOURS: Final = {"blue": "#3E7FC8", "red": "#C03A2B", "white": "#D9E0DA", "back": "#1F3A30"}


def pictures() -> dict[str, Picture]:
    """Return the card of every colour, and the backs."""
    named = {f"card_nomia_{name}": Picture(WIDE, HIGH, plate(name)) for name in COLOURS}
    named["card_run_back"] = Picture(166, 158, run_back())
    return named


def plate(name: str) -> Parts:
    """Draw a card with two cut corners; the back shows a Nomia."""
    colour = COLOURS[name]
    tones = ((0, lt(colour, 0.24), 1), (0.5, colour, 1), (1, dk(colour, 0.35), 1))
    face = (
        linear("plate", (0, 0), (WIDE, HIGH), *tones),
        fill(_cut(0, 0, WIDE, HIGH, 11), dk(colour, 0.6)),
        fill(_cut(1, 1, WIDE - 2, HIGH - 4, 11), "url(#plate)"),
        line(f"M11 2 H{WIDE - 3}", lt(colour, 0.6), 1.6, opacity=0.6),
    )
    if name != "back":
        return face
    return (*face, group("translate(14 9) scale(0.57)", *nomia_parts()))


def run_back() -> Parts:
    """Draw the back of a run card: chevrons that run to the right."""
    colour = "#2F6E6A"
    tones = ((0, lt(colour, 0.2), 1), (1, dk(colour, 0.4), 1))
    chevrons = (
        line(f"M{x} 52 L{x + 22} 78 L{x} 104", "#FFD48A", 11, opacity=0.35 + 0.25 * i)
        for i, x in enumerate((44, 72, 100))
    )
    return (
        linear("back", (0, 0), (166, 158), *tones),
        fill(_cut(0, 0, 166, 158, 14), dk(colour, 0.6)),
        fill(_cut(0, 0, 165, 155, 14), "url(#back)"),
        line("M24 12 H154 V132 L142 144 H12 V24 Z", "#F4EFE3", 1.8, opacity=0.4),
        box(26, 118, 114, 4, 2, "#0B1418", opacity=0.35),
        *chevrons,
    )


def _cut(x: float, y: float, wide: float, high: float, cut: float) -> str:
    """Return the outline of a card whose upper left and lower right corners are cut."""
    return (
        f"M{x + cut} {y} H{x + wide} V{y + high - cut} L{x + wide - cut} {y + high} "
        f"H{x} V{y + cut} Z"
    )
