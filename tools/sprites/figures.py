"""The standing pieces: mole rats, snakes, and thieves."""

from __future__ import annotations

from game.ui.tones import dk, lt, mix
from tools.sprites.colours import CREAM, SEAT_COLOURS, SEAT_SHAPES, SNAKE_COLOURS
from tools.sprites.shapes import (
    Picture,
    box,
    circle,
    fill,
    line,
    linear,
    mark,
    oval,
)

FUR = "#F0C3AB"
NOBODY = "#B9BFCC"


def pictures() -> dict[str, Picture]:
    """Return every figure."""
    named = {f"rat_{seat}": rat(SEAT_COLOURS[seat], _sign(seat)) for seat in _CREW}
    named["rat_any"] = rat(NOBODY, _question())
    for colour, dash in _DASHES.items():
        named[f"snake_{colour}"] = snake(SNAKE_COLOURS[colour], dash)
    named["snake_any"] = rainbow_snake()
    named |= {f"thief_{seat}": thief(seat) for seat in _THIEVES}
    return named


def rat(suit: str, sign: tuple[str, ...]) -> Picture:
    """Draw a mole rat in a space suit; the sign stands on the chest disc at (32, 57)."""
    shade, light = dk(suit, 0.32), lt(suit, 0.35)
    body = (
        box(9, 45, 9, 19, 4.5, "#4A5470"),
        box(46, 45, 9, 19, 4.5, "#39425C"),
        oval(23.5, 72, 7, 4, shade),
        oval(40.5, 72, 7, 4, dk(suit, 0.5)),
        box(15, 38, 34, 34, 15, shade),
        box(15, 38, 30, 33, 14, suit),
        line("M19 52 C19 46 22 43 26 42", light, 2.5, opacity=0.9),
        circle(32, 57, 8.2, CREAM),
    )
    collar = oval(32, 51.8, 15, 2.8, lt(suit, 0.2))
    return Picture(64, 78, (*body, *sign, *_rat_head(), *_helmet(), collar))


def snake(skin: str, dash: str) -> Picture:
    """Draw a coiled snake; each colour also has its own dash on the back."""
    shade, light = dk(skin, 0.45), lt(skin, 0.45)
    parts = (
        line(_COIL, shade, 13.5),
        line(_COIL, skin, 10.5),
        line(_COIL, light, 3.4, stroke_dasharray=dash, opacity=0.95),
        oval(33, 17.5, 15.5, 12.5, shade),
        oval(32.4, 16.8, 14.6, 11.6, skin),
        oval(28, 12.5, 7, 3.6, light, opacity=0.75),
        *_snake_face(shade),
    )
    return Picture(64, 62, parts)


def rainbow_snake() -> Picture:
    """Draw the snake that stands for any colour: all four, one after the other."""
    skin = [SNAKE_COLOURS[name] for name in ("rose", "copper", "lime", "plum")]
    pieces = (
        "M7 43 C10 51 22 52 28 46",
        "M28 46 C34 40 42 36 50 42 C58 48 57 54 46 55",
        "M46 55 C35 56 24 55 20 40",
        "M20 40 C17 30 24 24 31 22",
    )
    shade = dk(skin[3], 0.45)
    bands = ((0, 0), (0.5, 0), (0.5, 1), (1, 1))
    face = linear("face", (20, 0), (45, 0), *((o, skin[2 + s], 1) for o, s in bands))
    coil = [line(d, colour, 10.5) for d, colour in zip(pieces, skin, strict=True)]
    parts = (
        face,
        line(_COIL, shade, 13.5),
        *(coil[i] for i in (2, 1, 0, 3)),
        line(_COIL, CREAM, 3.4, stroke_dasharray="1 7", opacity=0.95),
        oval(33, 17.5, 15.5, 12.5, shade),
        oval(32.4, 16.8, 14.6, 11.6, "url(#face)"),
        oval(28, 12.5, 7, 3.6, CREAM, opacity=0.55),
        *_snake_face(shade),
    )
    return Picture(64, 62, parts)


def thief(seat: str) -> Picture:
    """Draw a thief under a wide hat."""
    coat = SEAT_COLOURS[seat]
    shade, light = dk(coat, 0.4), lt(coat, 0.35)
    parts = (
        oval(32, 80, 23, 7.5, dk(coat, 0.65)),
        oval(32, 78, 23, 7.5, shade),
        oval(32, 77, 21, 6.3, coat),
        fill("M20 36 H44 L53 76 C42 80 22 80 11 76 Z", shade),
        fill("M20 36 H36 L41 78 C30 79 19 78 11 76 Z", coat),
        line("M33 42 L36 76", shade, 2),
        line("M21 42 L15 70", light, 2.2, opacity=0.8),
        fill("M16 36 L32 47 L48 36 L43 29 H21 Z", dk(coat, 0.55)),
        fill("M16 36 L32 47 L30 34 L21 29 Z", lt(coat, 0.12)),
        circle(32, 25, 11.5, "#D8A27E"),
        fill("M20.5 23 H43.5 V28 C40 31 36 30 32 27.5 C28 30 24 31 20.5 28 Z", "#141826"),
        oval(27, 25.6, 2, 1.6, "#FFFFFF"),
        oval(37, 25.6, 2, 1.6, "#FFFFFF"),
        oval(32, 18.5, 21, 5.6, dk(coat, 0.6)),
        oval(32, 17, 21, 5, shade),
        fill("M20 16 C19 3 26 1 32 5 C38 1 45 3 44 16 C38 19 26 19 20 16 Z", coat),
        fill("M20 12.5 C26 16 38 16 44 12.5 L44 16.4 C38 19.5 26 19.5 20 16.4 Z", "#1A1F2E"),
        line("M24 9 C24 6 26 4.5 28 4.6", light, 2),
        circle(32, 60, 9.4, CREAM),
        mark(SEAT_SHAPES[seat], 32, 61 if SEAT_SHAPES[seat] == "triangle" else 60, 6.4, shade),
    )
    return Picture(64, 88, parts)


def _rat_head() -> tuple[str, ...]:
    shade, ink = mix(FUR, "#A8604E", 0.45), "#241A22"
    return (
        circle(13.5, 17, 7, dk(FUR, 0.2)),
        circle(50.5, 17, 7, dk(FUR, 0.3)),
        circle(13.5, 17, 3.8, "#D98478"),
        circle(50.5, 17, 3.8, "#C26D66"),
        box(13, 9, 38, 36, 17, shade),
        box(13, 9, 35.5, 34.5, 16.5, FUR),
        oval(25, 17, 8, 4.5, "#FBDDCB", opacity=0.9),
        oval(31.5, 35, 11, 7.5, "#FBE0D2"),
        oval(31.5, 30.6, 4, 2.8, "#B64F5C"),
        circle(30.5, 29.8, 1, "#F3A7AC"),
        box(28.2, 37.2, 3.4, 7, 1.2, "#FFFFFF"),
        box(32, 37.2, 3.4, 7, 1.2, "#EFE9E0"),
        oval(23, 25, 2.9, 3.7, ink),
        oval(40, 25, 2.9, 3.7, ink),
        circle(22.2, 23.7, 1.1, "#FFFFFF"),
        circle(39.2, 23.7, 1.1, "#FFFFFF"),
        line("M17 33 H11 M17.5 36 L12 38 M46 33 H52 M45.5 36 L51 38", "#A8685C", 1.2),
    )


def _helmet() -> tuple[str, ...]:
    glass = circle(
        32,
        27.5,
        25.5,
        "#DFF0FF",
        fill_opacity=0.13,
        stroke="#E4F1FF",
        stroke_opacity=0.8,
        stroke_width=2,
    )
    return (glass, line("M13.5 21 C15.5 14 20 9.5 26 7.5", "#FFFFFF", 3, opacity=0.9))


def _snake_face(shade: str) -> tuple[str, ...]:
    return (
        circle(25.5, 13, 5, "#FFFDF4"),
        circle(39.5, 13, 5, "#FFFDF4"),
        oval(26.3, 13.6, 1.9, 3.3, "#1A1220"),
        oval(38.7, 13.6, 1.9, 3.3, "#1A1220"),
        line("M25 22.5 C29 26 36 26 40 22.5", shade, 1.8),
        fill("M28 24 L29.6 28.2 L31.2 24.8 Z", "#FFFFFF"),
        fill("M34.5 24.8 L36 28.2 L37.6 24 Z", "#FFFFFF"),
        line("M20.5 7 L28 9.5 M44.5 7 L37 9.5", shade, 2.4),
    )


def _sign(seat: str) -> tuple[str, ...]:
    drop = 1 if SEAT_SHAPES[seat] == "triangle" else 0
    return (mark(SEAT_SHAPES[seat], 32, 57 + drop, 5.2, dk(SEAT_COLOURS[seat], 0.32)),)


def _question() -> tuple[str, ...]:
    ink = dk(NOBODY, 0.6)
    hook = "M29 55.2 C29 51.6 35.2 51.6 35.2 55 C35.2 57.2 32 57 32 59.4"
    return (line(hook, ink, 2.2), circle(32, 62.4, 1.4, ink))


_THIEVES = ("ember", "sun", "teal", "sky", "violet")
_CREW = ("ember", "sun", "teal", "sky")
_COIL = "M7 43 C10 51 22 52 28 46 S42 36 50 42 S57 54 46 55 S24 55 20 40 C17 30 24 24 31 22"
_DASHES = {"plum": "3 8", "lime": "9 5", "rose": "1 6", "copper": "14 4"}
