"""The station cards of Evacuate! as pictures, their back, and what lies around the row."""

from __future__ import annotations

from typing import Final

from game.ui.tones import dk, lt
from tools.sprites.corridor import HEIGHT, Parts, chamfered, stripes
from tools.sprites.hazards import HAZARDS
from tools.sprites.rooms import ROOMS
from tools.sprites.shapes import (
    Picture,
    box,
    circle,
    fill,
    line,
    linear,
    number,
    polygon,
    radial,
    turned,
)

BACK_WIDTH: Final = 180
ALARM: Final = "#E4572E"
STEEL: Final = "#5C6D73"


def pictures() -> dict[str, Picture]:
    """Return every station card as ``station_<id>``, and the things around the row."""
    named = {f"station_{card}": room.picture() for card, room in (ROOMS | HAZARDS).items()}
    named["station_back"] = back()
    named["direction_arrow"] = arrow()
    named["tracker_slot"] = tracker_slot("#2A3C40", "#121C1F")
    named["tracker_ready"] = tracker_slot("#1E5A42", "#0F2A20")
    named["corridor_dark"] = backdrop()
    named["corridor_end"] = dark_end()
    return named


def back() -> Picture:
    """Draw a card that nobody has entered: a closed hatch between hazard stripes."""
    tones = ((0, "#46565C", 1), (1, "#222E33", 1))
    x, y = BACK_WIDTH / 2, 222
    parts = (
        linear("plate", (0, 0), (BACK_WIDTH, HEIGHT), *tones),
        fill(chamfered(0, 0, BACK_WIDTH, HEIGHT), "#11181B"),
        fill(chamfered(1.5, 1.5, BACK_WIDTH - 3, HEIGHT - 6), "url(#plate)"),
        line("M16 3 H162", "#93A4A8", 2, opacity=0.6),
        *stripes(14, 40, BACK_WIDTH - 28, 20, 25),
        *stripes(14, HEIGHT - 60, BACK_WIDTH - 28, 20, 25),
        *_hatch(x, y),
    )
    return Picture(BACK_WIDTH, HEIGHT, parts)


def _hatch(x: float, y: float) -> Parts:
    struts = (
        f"M{x - 44} {y - 46} L{x - 57} {y - 66} M{x + 44} {y - 46} L{x + 57} {y - 66} "
        f"M{x - 44} {y + 46} L{x - 57} {y + 66} M{x + 44} {y + 46} L{x + 57} {y + 66}"
    )
    seam = f"M{x} {y - 44} V{y + 44}"
    return (
        line(struts, "#10181B", 11),
        line(struts, STEEL, 8),
        _octagon(x, y + 3, 74, "#10181B"),
        _octagon(x, y, 72, STEEL),
        _octagon(x + 1, y + 1, 66, "#3B4A50"),
        _octagon(x, y, 50, "#151E22"),
        _octagon(x + 1, y + 1, 47, "#26343A"),
        line(seam, "#0C1214", 4),
        *(circle(x + a, y + b, 3.2, "#8FA1A6") for a, b in turned(8, 61, 1 / 16)),
    )


def _octagon(x: float, y: float, r: float, colour: str) -> str:
    return polygon([(x + a, y + b) for a, b in turned(8, r, 1 / 16)], colour)


def arrow() -> Picture:
    """Draw the arrow under the row; it points to the right, and is mirrored when it turns."""
    under = "M0 7 H552 V1 L596 18 L552 35 V29 H0 L15 18 Z"
    top = "M0 5 H552 V-1 L594 16 L552 33 V27 H0 L15 16 Z"
    light = "M0 5 H552 V-1 L594 16 L15 16 Z"
    parts = (
        fill(under, dk(ALARM, 0.7), transform="translate(2 1)"),
        fill(top, ALARM, transform="translate(2 1)"),
        fill(light, lt(ALARM, 0.3), opacity=0.3, transform="translate(2 1)"),
    )
    return Picture(600, 36, parts)


def tracker_slot(rim: str, hollow: str) -> Picture:
    """Draw one space of the Evacuation Tracker."""
    parts = (
        _octagon(32, 34, 29, "#0A1214"),
        _octagon(32, 32, 29, rim),
        _octagon(32, 32, 23.5, hollow),
        line("M13 23 L23 12.5 H41", lt(rim, 0.35), 2, opacity=0.7),
    )
    return Picture(64, 64, parts)


def backdrop() -> Picture:
    """Draw the dark around the row: a hull with ribs, light from the upper left."""
    glow = ((0, "#23383A", 1), (0.5, "#141F24", 1), (1, "#080C10", 1))
    ribs = (
        fill(f"M{x} 0 H{x + 46} L{x - 60} 762 H{x - 106} Z", "#FFFFFF", opacity=0.022)
        for x in range(0, 1400, 118)
    )
    tones = ((0, "#0A1012", 0), (0.3, "#0A1012", 0.75), (0.8, "#05080A", 0.8), (1, "#05080A", 0))
    parts = (
        radial("glow", (540, 280), 820, *glow),
        box(0, 0, 1236, 762, 0, "url(#glow)"),
        *ribs,
        linear("deep", (0, 250), (0, 620), *tones),
        box(0, 250, 1236, 370, 0, "url(#deep)"),
    )
    return Picture(1236, 762, parts)


def dark_end() -> Picture:
    """Draw the dark that swallows the row at its left end; mirrored, at its right end."""
    tones = ((0, "#04070A", 0.94), (0.45, "#04070A", 0.55), (1, "#04070A", 0))
    parts = (
        linear("fade", (0, 0), (130, 0), *tones),
        box(0, 0, 130, HEIGHT, 0, "url(#fade)"),
        *(
            fill(f"M0 {number(y)} L{22 + 9 * (i % 3)} {number(y + 20)} L0 {number(y + 44)} Z",
                 "#04070A", opacity=0.8)
            for i, y in enumerate(range(-10, HEIGHT, 47))
        ),
    )  # fmt: skip
    return Picture(130, HEIGHT, parts)
