"""Signs of the frame: what a button, a counter or a tag says at 20 pixels.

Icons have exactly two fills, so that the window can recolour them by replacing two strings.
"""

from __future__ import annotations

import math
from typing import Final

from tools.sprites.shapes import Picture, box, circle, element, fill, line, mark
from tools.sprites.things import HOLE, MAIN, THINGS


def pictures() -> dict[str, Picture]:
    """Return every icon as ``icon_<name>``, on a grid of 64."""
    return {f"icon_{name}": Picture(64, 64, parts) for name, parts in (SIGNS | THINGS).items()}


def _teeth() -> list[str]:
    """Return the eight teeth of the gear."""
    teeth = []
    for i in range(8):
        x, y = math.sin(i * math.pi / 4), -math.cos(i * math.pi / 4)
        rim = f"M{32 + 28 * x:.1f} {32 + 28 * y:.1f} L{32 + 18 * x:.1f} {32 + 18 * y:.1f}"
        teeth.append(element("path", d=rim, stroke=MAIN, stroke_width=11))
    return teeth


SIGNS: Final[dict[str, tuple[str, ...]]] = {
    "arrow": (fill("M8 24 H34 V10 L58 32 L34 54 V40 H8 Z", MAIN),),
    "arrow_left": (fill("M56 24 H30 V10 L6 32 L30 54 V40 H56 Z", MAIN),),
    "undo": (
        line("M14 26 H40 A13 13 0 0 1 40 52 H22", MAIN, 6),
        fill("M20 12 V40 L4 26 Z", MAIN),
    ),
    "bulb": (
        fill("M32 6 A19 19 0 0 1 43 40 L41 46 H23 L21 40 A19 19 0 0 1 32 6 Z", MAIN),
        box(24, 49, 16, 4.5, 2, MAIN),
        box(27, 56, 10, 4, 2, MAIN),
    ),
    "menu": (
        box(10, 14, 44, 6, 3, MAIN),
        box(10, 29, 44, 6, 3, MAIN),
        box(10, 44, 44, 6, 3, MAIN),
    ),
    "book": (
        fill(
            "M32 16 C24 9 14 9 6 11 V51 C14 49 24 49 32 55 C40 49 50 49 "
            "58 51 V11 C50 9 40 9 32 16 Z",
            MAIN,
        ),
        line("M32 17 V52", HOLE, 3.5),
    ),
    "fast": (
        fill("M6 12 L32 32 L6 52 Z", MAIN),
        fill("M32 12 L58 32 L32 52 Z", MAIN),
    ),
    "gear": (*_teeth(), circle(32, 32, 19, MAIN), circle(32, 32, 8, HOLE)),
    "heart": (
        fill("M32 56 C8 38 6 26 8 19 C11 9 25 7 32 19 C39 7 53 9 56 19 C58 26 56 38 32 56 Z", MAIN),
    ),
    "broken": (
        fill("M32 56 C8 38 6 26 8 19 C11 9 25 7 32 19 C39 7 53 9 56 19 C58 26 56 38 32 56 Z", MAIN),
        line("M33 16 L25 28 L37 36 L30 52", HOLE, 4.5),
    ),
    "med": (
        box(6, 16, 52, 40, 8, MAIN),
        line("M23 15 V9 H41 V15", MAIN, 5),
        box(28, 24, 8, 24, 1, HOLE),
        box(20, 32, 24, 8, 1, HOLE),
    ),
    "star": (mark("star", 32, 33, 26, MAIN),),
    "ladder": (line("M20 6 V58 M44 6 V58 M20 17 H44 M20 32 H44 M20 47 H44", MAIN, 6),),
    "cards": (
        box(24, 6, 30, 42, 5, MAIN, opacity=0.5),
        box(10, 14, 32, 44, 5, MAIN),
    ),
    "clock": (
        circle(32, 32, 26, MAIN),
        line("M32 17 V33 L43 39", HOLE, 5),
    ),
    "eye": (
        fill("M3 32 C16 11 48 11 61 32 C48 53 16 53 3 32 Z", MAIN),
        circle(32, 32, 11, HOLE),
        circle(32, 32, 5, MAIN),
    ),
    "check": (line("M11 34 L26 49 L54 16", MAIN, 8),),
    "x": (line("M14 14 L50 50 M50 14 L14 50", MAIN, 8),),
    "warn": (
        fill("M32 5 L61 57 H3 Z", MAIN, stroke=MAIN, stroke_width=4, stroke_linejoin="round"),
        box(29, 22, 6, 19, 3, HOLE),
        circle(32, 49, 3.8, HOLE),
    ),
    "info": (
        circle(32, 32, 27, MAIN),
        circle(32, 18, 4.5, HOLE),
        box(28, 27, 8, 23, 3, HOLE),
    ),
    "lock": (
        box(12, 28, 40, 30, 6, MAIN),
        line("M20 28 V20 A12 12 0 0 1 44 20 V28", MAIN, 6),
        circle(32, 41, 5, HOLE),
    ),
    "home": (
        fill("M32 5 L61 31 H53 V58 H11 V31 H3 Z", MAIN),
        box(26, 36, 13, 22, 2, HOLE),
    ),
    "exit": (
        fill("M6 6 H36 V16 H16 V48 H36 V58 H6 Z", MAIN),
        fill("M26 26 H40 V15 L60 32 L40 49 V38 H26 Z", MAIN),
    ),
    "person": (
        circle(32, 17, 13, MAIN),
        fill("M8 60 C8 42 20 34 32 34 C44 34 56 42 56 60 Z", MAIN),
    ),
    "robot": (
        box(12, 18, 40, 34, 9, MAIN),
        circle(24, 33, 5, HOLE),
        circle(40, 33, 5, HOLE),
        box(22, 43, 20, 4, 2, HOLE),
        line("M32 18 V8", MAIN, 5),
        circle(32, 7, 5, MAIN),
    ),
    "plus": (
        box(27, 8, 10, 48, 3, MAIN),
        box(8, 27, 48, 10, 3, MAIN),
    ),
    "loop": (
        line("M50 24 A21 21 0 1 0 53 36", MAIN, 6.5),
        fill("M54 8 V28 H34 Z", MAIN),
    ),
    "chart": (
        line("M8 6 V56 H58", MAIN, 5),
        line("M16 46 L28 30 L38 38 L54 14", MAIN, 6),
    ),
    "flag": (
        box(10, 5, 6, 54, 2, MAIN),
        fill("M16 8 C30 2 38 16 56 9 V35 C38 42 30 28 16 35 Z", MAIN),
    ),
    "save": (
        fill(
            "M8 8 H46 L56 18 V56 H8 Z", MAIN, stroke=MAIN, stroke_width=4, stroke_linejoin="round"
        ),
        box(18, 8, 24, 16, 2, HOLE),
        box(32, 11, 6, 10, 1, MAIN),
        box(16, 34, 32, 22, 2, HOLE),
    ),
    "sound": (
        fill("M4 23 H16 L33 8 V56 L16 41 H4 Z", MAIN),
        line("M41 23 A12 12 0 0 1 41 41 M48 14 A24 24 0 0 1 48 50", MAIN, 5.5),
    ),
    "mute": (
        fill("M4 23 H16 L33 8 V56 L16 41 H4 Z", MAIN),
        line("M42 24 L58 40 M58 24 L42 40", MAIN, 6),
    ),
    "screen": (line("M8 22 V8 H22 M42 8 H56 V22 M56 42 V56 H42 M22 56 H8 V42", MAIN, 6.5),),
    "play": (
        fill("M14 8 L56 32 L14 56 Z", MAIN, stroke=MAIN, stroke_width=4, stroke_linejoin="round"),
    ),
    "pause": (
        box(12, 8, 15, 48, 4, MAIN),
        box(37, 8, 15, 48, 4, MAIN),
    ),
    "step": (
        fill("M8 10 L40 32 L8 54 Z", MAIN, stroke=MAIN, stroke_width=4, stroke_linejoin="round"),
        box(46, 8, 10, 48, 3, MAIN),
    ),
    "pencil": (
        fill("M6 58 L10 42 L42 10 L54 22 L22 54 Z", MAIN),
        line("M36 16 L48 28", HOLE, 4),
        line("M12 44 L20 52", HOLE, 3),
    ),
}
