"""Cards of Escape Plan and the night behind the city."""

from __future__ import annotations

from typing import Final

from game.content.hexes import corners
from game.ui.theme import LAMP, PAPER
from game.ui.tones import dk, lt
from tools.sprites.city_places import INSPECTOR, POLICE, badge, chevrons, recoloured
from tools.sprites.city_plan import PITCH, RADIUS
from tools.sprites.icons import SIGNS
from tools.sprites.shapes import (
    Picture,
    box,
    circle,
    group,
    line,
    linear,
    mark,
    polygon,
    radial,
    ring,
)

Parts = tuple[str, ...]

NIGHT: Final = (1236, 762)
CARD: Final = (92, 124)
PATROL: Final = (50, 74)
LEATHER: Final = "#7E3627"


def pictures() -> dict[str, Picture]:
    """Return the backs of the decks, the patrol cards and the backdrop."""
    named = {f"patrol_{exit_number}": patrol(exit_number) for exit_number in (1, 2, 3)}
    named["patrol_back"] = patrol_back()
    named["contact_back"] = back("#3A5590", SIGNS["person"])
    named["inspector_back"] = back("#8A3B34", ())
    named["plan_back"] = plan_back()
    named["city_night"] = night()
    return named


def patrol(exit_number: int) -> Picture:
    """Draw a patrol card: a badge over as many pips as its exit has."""
    colour, count = POLICE["blue"]
    wide, high = PATROL
    parts = (
        linear("paper", (0, 0), (wide, high), (0, lt(PAPER, 0.6), 1), (1, dk(PAPER, 0.1), 1)),
        box(0, 2, wide, high - 2, 6, dk(PAPER, 0.5)),
        box(0, 0, wide, high - 3, 6, "url(#paper)"),
        group("translate(9 10) scale(0.5)", *badge(colour, chevrons(count))),
        *(circle(25 + 11 * (i - (exit_number - 1) / 2), 58, 4, "#1A2233")
          for i in range(exit_number)),
    )  # fmt: skip
    return Picture(wide, high, parts)


def patrol_back() -> Picture:
    """Draw the back of the patrol cards."""
    wide, high = PATROL
    parts = (
        *_back(wide, high, 6, "#3A4F86"),
        group("translate(9 21) scale(0.5)", *badge("#4C7BE8", chevrons(2))),
    )
    return Picture(wide, high, parts)


def _back(wide: float, high: float, r: float, colour: str) -> Parts:
    inner = high - 13
    frame = (
        f"M{5 + r} 5 H{wide - 5 - r} Q{wide - 5} 5 {wide - 5} {5 + r} V{inner - r + 5} "
        f"Q{wide - 5} {inner + 5} {wide - 5 - r} {inner + 5} H{5 + r} Q5 {inner + 5} 5 "
        f"{inner + 5 - r} V{5 + r} Q5 5 {5 + r} 5"
    )
    return (
        linear("back", (0, 0), (wide, high), (0, lt(colour, 0.2), 1), (1, dk(colour, 0.3), 1)),
        box(0, 2, wide, high - 2, r + 2, dk(colour, 0.65)),
        box(0, 0, wide, high - 3, r + 2, "url(#back)"),
        line(frame, "#E8EEFF", 1.5, opacity=0.35),
    )


def back(colour: str, sign: Parts) -> Picture:
    """Draw the back of a large deck: an icon in a ring, or a brass star for the inspector."""
    wide, high = CARD
    middle = (
        group("translate(28 42) scale(0.56)", *recoloured(sign, lt(colour, 0.55), dk(colour, 0.3)))
        if sign
        else mark("star", wide / 2, 61, 20, INSPECTOR)
    )
    parts = (
        *_back(wide, high, 8, colour),
        circle(wide / 2, 60, 31, dk(colour, 0.35), opacity=0.7),
        ring(wide / 2, 60, 31, lt(colour, 0.4), 2.5, opacity=0.8),
        middle,
    )
    return Picture(wide, high, parts)


def plan_back() -> Picture:
    """Draw the back of an Escape Plan: a leather folder with two straps and a lock."""
    wide, high = CARD
    seam = "M14 8 H78 Q84 8 84 14 V107 Q84 113 78 113 H14 Q8 113 8 107 V14 Q8 8 14 8"
    parts = (
        linear("hide", (0, 0), (wide, high), (0, lt(LEATHER, 0.22), 1), (1, dk(LEATHER, 0.3), 1)),
        box(0, 3, wide, high - 3, 9, "#2A0F0C"),
        box(0, 0, wide, high - 3, 9, "url(#hide)"),
        box(20, 0, 10, high - 3, 0, "#4A1C16", opacity=0.6),
        box(62, 0, 10, high - 3, 0, "#4A1C16", opacity=0.6),
        line(seam, "#E9B06A", 1.8, stroke_dasharray="6 5", opacity=0.8),
        circle(46, 63, 20, "#5A3A10"),
        circle(46, 60, 20, "#F2C45A"),
        circle(45.2, 59.2, 17.6, "#FFDB86"),
        ring(46, 60, 14.5, "#C58F2A", 2.2),
        group("translate(36.4 49.6) scale(0.3)", *recoloured(SIGNS["lock"], "#8A5A14", "#FFDB86")),
    )
    return Picture(wide, high, parts)


def night() -> Picture:
    """Draw the table under the city: night with the faint grid on which tiles may lie."""
    wide, high = NIGHT
    tones = ((0, "#2A3F6C", 1), (0.5, "#17233F", 1), (1, "#0A0F1E", 1))
    parts: list[str] = [
        radial("sky", (wide * 0.46, high * 0.4), 700, *tones),
        box(0, 0, wide, high, 0, "url(#sky)"),
    ]
    for column in range(-3, 4):
        for row in range(-3, 4):
            x = wide / 2 + 1.5 * PITCH * column
            y = high / 2 + PITCH * 3**0.5 * (row + (0.5 if column % 2 else 0))
            cell = [(x + a, y + b) for a, b in corners(RADIUS)]
            if -PITCH < y < high + PITCH:
                parts.append(polygon(cell, "#FFFFFF", opacity=0.018))
                parts.append(polygon(cell, "none", stroke="#9FB6E8", stroke_width=2, opacity=0.13))
    parts += list(_far_lights(wide, high))
    return Picture(wide, high, tuple(parts))


def _far_lights(wide: float, high: float) -> Parts:
    """Draw the lamps of streets far below, along the edges of the table."""
    ways = (
        f"M0 {high * 0.82:g} C160 {high * 0.9:g} 260 {high * 0.96:g} 300 {high:g}",
        f"M{wide * 0.76:g} 0 C{wide * 0.86:g} 60 {wide * 0.95:g} 90 {wide:g} 150",
        f"M{wide:g} {high * 0.74:g} C{wide * 0.94:g} {high * 0.86:g} {wide * 0.85:g} "
        f"{high * 0.93:g} {wide * 0.8:g} {high:g}",
        f"M0 {high * 0.16:g} C80 {high * 0.12:g} 170 {high * 0.05:g} 200 0",
    )
    lamps = tuple(line(way, LAMP, 3, stroke_dasharray="0.1 17", opacity=0.3) for way in ways)
    return (*(line(way, "#C98A52", 9, opacity=0.05) for way in ways), *lamps)
