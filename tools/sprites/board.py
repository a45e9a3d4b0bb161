"""What lies on the station: spaces, shafts, the pod, equipment tokens and the planet behind it."""

from __future__ import annotations

import math

from game.ui.theme import PAPER, TIERS
from game.ui.tones import dk, lt, mix
from tools.sprites.colours import SEAT_COLOURS, SEAT_SHAPES, SNAKE_COLOURS
from tools.sprites.shapes import Picture, box, circle, fill, group, line, mark, oval, ring

STAR = "#FFE9B8"


def pictures() -> dict[str, Picture]:
    """Return every piece of the board."""
    named = {f"disc_tier{tier}": plain_disc(tier) for tier in range(1, 6)}
    named["disc_ladder"] = ladder_disc()
    named |= {f"disc_start_{seat}": start_disc(seat) for seat in ("ember", "sun", "teal", "sky")}
    named |= {f"ring_snake_{name}": snake_start(skin) for name, skin in SNAKE_COLOURS.items()}
    named |= {"shaft": shaft(), "shaft_deadly": deadly_shaft(), "hatch_space": hatch()}
    named |= {f"item_{name}": token(art) for name, art in _ITEMS.items()}
    named |= {"medkit": medkit(), "medkit_used": used_medkit()}
    named |= {"pod": Picture(80, 98, pod_parts()), "planet": planet()}
    return named


def plain_disc(tier: int) -> Picture:
    """Draw an ordinary space: cream, tinted by the floor it lies on."""
    floor = TIERS[tier - 1]
    return _disc(mix(floor, "#FFEBCB", 0.70 + 0.02 * tier), dk(floor, 0.42))


def ladder_disc() -> Picture:
    """Draw the amber space at the foot of a ladder."""
    return _disc("#F0C572", "#B07A2C", line("M20 38 L32 27 L44 38", "#7A4E14", 5))


def start_disc(seat: str) -> Picture:
    """Draw the home of a rat in its colour, with its sign."""
    colour, shape = SEAT_COLOURS[seat], SEAT_SHAPES[seat]
    sign = mark(shape, 32, 32, 13, "#FFF6E4", stroke=dk(colour, 0.4), stroke_width=2)
    return _disc(mix("#FFF1D6", colour, 0.72), dk(colour, 0.45), sign)


def snake_start(skin: str) -> Picture:
    """Draw the dashed ring that lies on a plain space where snakes come aboard."""
    under = ring(32, 32, 21, dk(skin, 0.5), 8, stroke_opacity=0.35)
    return Picture(64, 64, (under, ring(32, 32, 21, skin, 6, stroke_dasharray="7 4.5")))


def shaft() -> Picture:
    """Draw a pipe mouth that leads to a lower tier."""
    parts = (
        circle(32, 34, 30, "#3A4262"),
        circle(32, 32, 30, "#8E9BC0"),
        circle(33, 33, 26.5, "#5E6A92"),
        circle(32, 32, 22.5, "#10142A"),
        circle(33.5, 35, 19.5, "#1C2246"),
        line("M22 26 L32 34 L42 26 M22 37 L32 45 L42 37", "#7DBDFF", 4.5),
    )
    return Picture(64, 64, parts)


def deadly_shaft() -> Picture:
    """Draw a pipe mouth that leads out of the station: striped lip, stars inside."""
    parts = [circle(32, 34, 31, "#2B304F"), circle(32, 32, 30, PAPER)]
    parts += [fill(_stripe(i / 12), "#D8412F") for i in range(12)]
    parts += [circle(32, 32, 21.5, "#060814"), circle(33, 33.5, 19.5, "#12163A")]
    for x, y, r, shine in _STARS:
        parts.append(circle(x, y, r, "#FFFFFF", opacity=shine))
    parts.append(mark("star", 35, 33, 6, STAR))
    return Picture(64, 64, tuple(parts))


def hatch() -> Picture:
    """Draw the far end of a tube that opens into space outside the hull."""
    parts = (
        circle(16, 17, 14, "#3A4262"),
        circle(16, 16, 14, "#8E9BC0"),
        circle(16, 16, 10, "#0A0D1E"),
        mark("star", 16, 16, 6, STAR),
    )
    return Picture(32, 32, parts)


def token(art: tuple[str, ...]) -> Picture:
    """Draw a cream token that carries one piece of equipment."""
    plate = (
        circle(32, 34.5, 29, "#8A6A3C"),
        circle(32, 31.5, 29, "#FFF9EA"),
        circle(32.6, 32.6, 27.6, "#F1E6CC"),
        ring(32, 32, 23.5, "#D0B98A", 2),
    )
    return Picture(64, 64, (*plate, *art))


def medkit() -> Picture:
    """Draw a full medkit."""
    cross = (box(28.2, 25, 8, 23, 1.5, "#FFF6E4"), box(20.7, 32.5, 23, 8, 1.5, "#FFF6E4"))
    return Picture(64, 64, (*_case("#5AD19A"), *cross))


def used_medkit() -> Picture:
    """Draw a medkit that is gone: grey, crossed out."""
    cross = (box(28.2, 25, 8, 23, 1.5, "#2C3656"), box(20.7, 32.5, 23, 8, 1.5, "#2C3656"))
    strike = "M10 56 L54 10"
    slash = (line(strike, "#14182C", 9, opacity=0.7), line(strike, "#FF7A7A", 5))
    return Picture(64, 64, (*_case("#4C5878"), *cross, *slash))


def pod_parts() -> tuple[str, ...]:
    """Draw the escape pod, on a box of 80 by 98."""
    return (
        fill("M10 74 L24 58 V86 L14 96 Z", "#A5402A"),
        fill("M70 74 L56 58 V86 L66 96 Z", "#7C2C20"),
        oval(40, 92, 18, 6, "#5A3416"),
        fill("M40 2 C60 16 66 42 60 84 C52 92 28 92 20 84 C14 42 20 16 40 2 Z", "#C9A24E"),
        fill("M38 2 C54 16 60 42 55 84 C48 90 28 90 20 84 C14 42 20 16 38 2 Z", "#F7E6B5"),
        fill("M38 2 C47 10 53 20 56 32 H21 C24 20 29 10 38 2 Z", "#DB5A36"),
        fill("M38 2 C30 10 25 20 22 32 H31 C32 20 34 10 38 2 Z", "#F08658"),
        circle(38, 50, 13, "#8A5A1C"),
        circle(37.5, 49.5, 10.5, "#FFF3CE"),
        circle(37.5, 49.5, 7.5, "#FFD47A"),
        line("M33 47.5 C34 45 36 44.4 38 44.6", "#FFF6DC", 2),
        line("M20 74 C30 79 48 79 56 74", "#D9B35E", 3),
        line("M22 40 C20 52 20 62 22 70", "#FFFFFF", 3, opacity=0.8),
    )


def planet() -> Picture:
    """Draw the ringed planet in the corner of the sky."""
    parts = (
        circle(70, 70, 66, "#B4573F"),
        circle(66, 66, 62, "#D9774F"),
        fill(_CLOUDS, "#EFA267", opacity=0.75),
        circle(46, 38, 9, "#E99562"),
        circle(92, 112, 6, "#C4664A"),
        line("M-4 96 C40 60 110 40 150 44", "#F7D9A8", 4, opacity=0.85),
    )
    return Picture(156, 140, parts, left=-6)


def _disc(top: str, rim: str, *signs: str) -> Picture:
    parts = (
        circle(32, 35, 29, dk(rim, 0.35)),
        circle(32, 31.5, 29, lt(top, 0.5)),
        circle(32.6, 32.6, 27.8, top),
        line("M13 25 C16 15 24 9 32 9", "#FFFFFF", 2.5, opacity=0.35),
    )
    return Picture(64, 64, (*parts, *signs))


def _case(colour: str) -> tuple[str, ...]:
    return (
        line("M23 20 V11 H41 V20", dk(colour, 0.28), 5),
        box(7, 19, 50, 38, 8, dk(colour, 0.6)),
        box(7, 16.5, 50, 38, 8, dk(colour, 0.28)),
        box(7, 16.5, 47.5, 35.5, 7.5, colour),
        line("M13 27 C13 23 15 21.5 19 21.5", lt(colour, 0.6), 2.4, opacity=0.9),
    )


def _stripe(turn: float) -> str:
    start, end = 2 * math.pi * turn, 2 * math.pi * (turn + 1 / 24)
    corners = ((30.0, start), (30.0, end), (20.0, end + 0.25), (20.0, start + 0.25))
    spots = [f"{32 + r * math.cos(a):.1f} {32 + r * math.sin(a):.1f}" for r, a in corners]
    return "M" + " L".join(spots) + " Z"


_STARS = (
    (26, 24, 1.6, 1),
    (40, 28, 1.2, 0.9),
    (30, 42, 1.9, 1),
    (42, 42, 1.1, 0.8),
    (21, 34, 1.1, 0.8),
)
_CLOUDS = "M6 52 C40 64 90 40 128 58 C130 68 128 76 124 84 C84 66 44 92 6 82 C4 72 4 62 6 52 Z"
_TOOTHBRUSH = (
    group(
        "rotate(45 32 32)",
        box(29, 24, 6.6, 29, 3.3, "#1F6A82"),
        box(29, 24, 5.2, 28, 2.6, "#35A3C2"),
        box(28, 9, 8.4, 18, 3.4, "#1F6A82"),
        box(28, 9, 7, 17, 3, "#35A3C2"),
        box(34.5, 9.6, 9, 15, 2, "#5C8FA3"),
        box(34.5, 9.6, 8, 4.4, 1.4, "#FFFFFF"),
        box(34.5, 14.5, 8, 4.4, 1.4, "#9FDDF0"),
        box(34.5, 19.4, 8, 4.4, 1.4, "#FFFFFF"),
    ),
)
_TAPE = (
    fill("M32 46.5 H51 L49 44.2 L51 41.8 L49 39.4 H40 Z", "#5A6480"),
    circle(31, 32.8, 15.5, "#4A5470"),
    circle(30.4, 31.6, 15, "#8C97B4"),
    ring(30.4, 31.6, 11.4, "#A9B3CB", 1.6),
    circle(30.8, 32.2, 7.4, "#4A5470"),
    circle(31.4, 33, 6.6, "#F1E6CC"),
    line("M19 27 C21 22 25 19 30 18.6", "#E3E9F6", 2),
)
_RADISH = (
    line("M32 28 C27 24 22 21 20 14", "#3E7A34", 6),
    line("M32 28 C36 23 42 21 45 15", "#4C9440", 6),
    line("M32 29 C31 23 31 18 33 11.5", "#63B04E", 6),
    fill("M32 54 C30 50 29 47 29 44 H35 C35 47 34 50 32 54 Z", "#F3C9CF"),
    fill(
        "M32 27 C43 24 48 32 45 39 C42 45.5 36 47 32.4 50 C28 47 22 "
        "45.5 19 39 C16 32 21 24 32 27 Z",
        "#A32444",
    ),
    fill(
        "M31 27.4 C41 25 45 32 42 38 C39.4 43.4 34.6 45 31.4 47.6 "
        "C27 45 21.6 43.4 19.4 38 C17 32 21 25 31 27.4 Z",
        "#D94368",
    ),
    line("M23 35 C23 32 25 30.6 27.4 30.6", "#F7A3B6", 2.4),
)
_MAP = (
    fill("M14.5 22 L26 17.5 L38 22 L49.5 17.5 V43.5 L38 48 L26 43.5 L14.5 48 Z", "#4E6A2C"),
    fill("M14.5 20 L26 15.5 V41.5 L14.5 46 Z", "#9DBB63"),
    fill("M26 15.5 L38 20 V46 L26 41.5 Z", "#7C9A4A"),
    fill("M38 20 L49.5 15.5 V41.5 L38 46 Z", "#9DBB63"),
    line("M18.5 38 C22 28 29 40 34 32 S41 27 43 25.5", "#FFF6DC", 2.4, stroke_dasharray="3.4 4"),
    line("M41.5 21.5 L47 27 M47 21.5 L41.5 27", "#C03A2B", 2.6),
)
_ITEMS = {"toothbrush": _TOOTHBRUSH, "tape": _TAPE, "radish": _RADISH, "map": _MAP}
