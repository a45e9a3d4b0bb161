"""Icons of Evacuate!: what a Nomia card, a run card or a special card says at 24 pixels.

Like all icons they have two fills, so that the window can recolour them.
"""

from __future__ import annotations

from typing import Final

from tools.sprites.icons import SIGNS
from tools.sprites.shapes import Picture, box, circle, fill, group, line, mark, oval, ring
from tools.sprites.things import HOLE, MAIN, THINGS

Parts = tuple[str, ...]


def pictures() -> dict[str, Picture]:
    """Return every icon: ``icon_nomia_<card>``, ``icon_run_<card>``, ``icon_special_<card>``."""
    named: dict[str, Parts] = {}
    for family, drawings in (("nomia", NOMIA), ("run", RUN), ("special", SPECIAL)):
        named |= {f"icon_{family}_{card}": parts for card, parts in drawings.items()}
    named |= {f"icon_{name}": parts for name, parts in MORE.items()}
    return {name: Picture(64, 64, parts) for name, parts in named.items()}


def _dot(x: float, y: float, r: float, *, faint: bool = False) -> str:
    return circle(x, y, r, MAIN, opacity=0.45) if faint else circle(x, y, r, MAIN)


def _chevrons(count: int) -> Parts:
    """Return as many chevrons as a plain run card has steps."""
    width = 20
    left = 32 - width * count / 2 + 2
    return tuple(
        line(f"M{left + width * i} 14 L{left + width * i + 14} 32 L{left + width * i} 50", MAIN, 8)
        for i in range(count)
    )


def _person(x: float, y: float, size: float, colour: str = MAIN) -> Parts:
    """Return a bust: head and shoulders around a middle."""
    shoulders = (
        f"M{x - size:.1f} {y + size * 1.5:.1f} C{x - size:.1f} {y + size * 0.3:.1f} "
        f"{x + size:.1f} {y + size * 0.3:.1f} {x + size:.1f} {y + size * 1.5:.1f} Z"
    )
    return (circle(x, y - size * 0.25, size * 0.56, colour), fill(shoulders, colour))


def _spiky(x: float, y: float, r: float) -> Parts:
    """Return the head of a Nomia: spikes, eyes and a row of teeth."""
    return (
        mark("star", x, y, r, MAIN),
        group(f"rotate(36 {x} {y})", mark("star", x, y, r, MAIN)),
        circle(x, y, r * 0.62, MAIN),
        circle(x - r * 0.26, y - r * 0.16, r * 0.17, HOLE),
        circle(x + r * 0.26, y - r * 0.16, r * 0.17, HOLE),
        line(f"M{x - r * 0.36:.1f} {y + r * 0.3:.1f} H{x + r * 0.36:.1f}", HOLE, r * 0.15),
    )


NOMIA: Final[dict[str, Parts]] = {
    "nohostile": SIGNS["check"],
    "medical": THINGS["cross"],
    "lighting": (
        *SIGNS["bulb"],
        line("M6 24 H2 M58 24 H62 M11 8 L8 5 M53 8 L56 5", MAIN, 4.5),
    ),
    "front": (
        _dot(9, 46, 8, faint=True),
        _dot(28, 46, 8, faint=True),
        _dot(50, 46, 12),
        fill("M36 4 H64 L50 28 Z", MAIN),
    ),
    "rear": (
        _dot(14, 46, 12),
        _dot(36, 46, 8, faint=True),
        _dot(55, 46, 8, faint=True),
        fill("M0 4 H28 L14 28 Z", MAIN),
    ),
    "ambush": THINGS["bolt"],
    "lurkers": SIGNS["eye"],
    "pincer": (
        _dot(13, 46, 11),
        _dot(32, 47, 6, faint=True),
        _dot(51, 46, 11),
        fill("M0 4 H26 L13 28 Z", MAIN),
        fill("M38 4 H64 L51 28 Z", MAIN),
    ),
    "swarm": THINGS["claw"],
    "evac": THINGS["ship"],
    "lifeboat": (
        ring(32, 32, 21, MAIN, 14),
        line("M32 6 V18 M32 46 V58 M6 32 H18 M46 32 H58", HOLE, 6),
    ),
}

RUN: Final[dict[str, Parts]] = {
    "m1": _chevrons(1),
    "m2": _chevrons(2),
    "m3": _chevrons(3),
    "shove": THINGS["hand"],
    "trip": THINGS["feet"],
    "drag": (
        line("M46 6 V36 A15 15 0 0 1 16 36 V30", MAIN, 8),
        fill("M4 34 L16 16 L28 34 Z", MAIN),
        circle(46, 9, 7, MAIN),
    ),
    "pack": (*_person(14, 26, 12), *_person(50, 26, 12), *_person(32, 26, 19.5, HOLE),
             *_person(32, 26, 17)),
    "panic_run": (
        mark("star", 32, 33, 31, MAIN),
        group("rotate(36 32 33)", mark("star", 32, 33, 27, MAIN)),
        circle(32, 33, 17, MAIN),
        box(28.5, 18, 7, 18, 3, HOLE),
        circle(32, 43, 4.2, HOLE),
    ),
    "warp": (
        line("M8 22 H46", MAIN, 7), fill("M42 8 L60 22 L42 36 Z", MAIN),
        line("M56 44 H18", MAIN, 7), fill("M22 30 L4 44 L22 58 Z", MAIN),
    ),
    "hyper": (
        box(8, 18, 30, 40, 5, MAIN, opacity=0.5),
        box(24, 6, 32, 42, 5, MAIN),
        mark("star", 40, 27, 12, HOLE),
    ),
    "trample": (
        fill("M16 4 H38 L40 28 L56 34 V44 H12 L16 28 Z", MAIN),
        line("M6 50 L2 58 M20 52 L18 61 M34 52 V61 M48 52 L51 61 M60 50 L63 57", MAIN, 5),
    ),
    "tractor": (
        fill("M6 20 L24 6 L28 34 L10 38 Z", MAIN),
        line("M30 14 L60 6 M32 28 L60 44", MAIN, 4.5),
        circle(48, 25, 8.5, MAIN),
        line("M17 38 V58 M8 58 H27", MAIN, 6),
    ),
    "slime": (
        fill("M4 42 C4 30 16 34 20 22 C24 8 44 8 46 24 C47 34 60 30 60 42 C60 54 4 54 4 42 Z",
             MAIN),
        oval(18, 43, 5, 3, HOLE),
        oval(36, 26, 4, 5, HOLE),
        circle(12, 58, 4, MAIN),
        circle(50, 60, 3, MAIN),
    ),
    "wail": (
        fill("M6 20 C6 6 30 6 32 20 V44 C30 58 6 58 6 44 Z", MAIN),
        oval(18, 40, 6, 9, HOLE),
        circle(13, 22, 3.4, HOLE),
        circle(24, 22, 3.4, HOLE),
        line("M40 22 A14 14 0 0 1 40 44 M48 12 A26 26 0 0 1 48 54", MAIN, 5.5),
    ),
    "scatter": (
        line("M6 14 H16 C34 14 30 50 48 50", MAIN, 6.5), fill("M46 38 L62 50 L46 62 Z", MAIN),
        line("M6 50 H16 C34 50 30 14 48 14", MAIN, 6.5), fill("M46 2 L62 14 L46 26 Z", MAIN),
    ),
    "blink": (
        box(2, 29, 8, 7, 3, MAIN, opacity=0.45),
        box(14, 29, 10, 7, 3, MAIN, opacity=0.7),
        fill("M28 10 L46 32 L28 54 V40 H24 V24 H28 Z", MAIN),
        fill("M44 10 L62 32 L44 54 L52 32 Z", MAIN),
    ),
    "digin": (
        line("M32 14 V50", MAIN, 7), circle(32, 9, 6.5, MAIN),
        line("M20 22 H44", MAIN, 6),
        line("M8 38 C10 54 24 58 32 58 C40 58 54 54 56 38", MAIN, 7),
        fill("M2 44 L9 30 L18 42 Z", MAIN), fill("M62 44 L55 30 L46 42 Z", MAIN),
    ),
    "premonition": (
        circle(32, 27, 23, MAIN),
        fill("M14 54 H50 L54 62 H10 Z", MAIN),
        fill("M15 27 C22 16 42 16 49 27 C42 38 22 38 15 27 Z", HOLE),
        circle(32, 27, 6, MAIN),
    ),
    "weld": (
        box(4, 8, 24, 50, 3, MAIN), box(36, 8, 24, 50, 3, MAIN),
        line("M32 6 L27 14 L37 22 L27 30 L37 38 L27 46 L32 58", HOLE, 9),
        line("M32 6 L27 14 L37 22 L27 30 L37 38 L27 46 L32 58", MAIN, 4.5),
    ),
}  # fmt: skip

SPECIAL: Final[dict[str, Parts]] = {
    "time_slip": (
        line("M12 6 H52 M12 58 H52", MAIN, 7),
        fill("M17 10 H47 C47 22 38 26 35 32 C38 38 47 42 47 54 H17 C17 42 26 38 29 32 "
             "C26 26 17 22 17 10 Z", MAIN),
        fill("M24 16 H40 C39 21 35 24 32 27 C29 24 25 21 24 16 Z", HOLE),
    ),
    "sudden_growth": (
        fill("M22 4 L40 26 H29 V44 H15 V26 H4 Z", MAIN),
        line("M46 16 V34 M37 25 H55", MAIN, 6),
        line("M38 52 H56", MAIN, 6.5),
        box(10, 50, 24, 7, 2, MAIN, opacity=0.6),
    ),
    "shrug_off": (
        *THINGS["shield"],
        fill("M32 48 C18 38 20 25 26 24 C29 24 31 26 32 29 C33 26 35 24 38 24 C44 25 46 38 32 48 Z",
             HOLE),
    ),
    "collect_nomia": (
        box(20, 2, 24, 9, 3, MAIN),
        box(11, 13, 42, 48, 11, MAIN),
        box(16, 18, 32, 38, 7, HOLE),
        *_spiky(32, 38, 15)[:3],
        circle(28, 36, 2.6, HOLE),
        circle(36, 36, 2.6, HOLE),
    ),
    "cold_blood": (
        line("M32 4 V60 M8 18 L56 46 M56 18 L8 46", MAIN, 5.5),
        line("M24 8 L32 16 L40 8 M24 56 L32 48 L40 56", MAIN, 4.5),
        line("M9 30 L18 24 L14 13 M55 30 L46 24 L50 13 M9 34 L18 40 L14 51 M55 34 L46 40 L50 51",
             MAIN, 4.5),
    ),
    "feast": (
        fill("M4 12 C20 4 44 4 60 12 V30 H4 Z", MAIN),
        fill("M4 52 C20 60 44 60 60 52 V36 H4 Z", MAIN),
        fill("M8 22 L15 34 L22 22 Z M25 22 L32 34 L39 22 Z M42 22 L49 34 L56 22 Z", HOLE),
        fill("M16 44 L23 33 L30 44 Z M34 44 L41 33 L48 44 Z", HOLE),
    ),
    "decoy": (
        fill("M4 14 C16 8 28 8 32 12 C36 8 48 8 60 14 C60 40 48 56 32 60 C16 56 4 40 4 14 Z", MAIN),
        fill("M12 27 C18 20 26 22 28 30 C22 34 15 33 12 27 Z", HOLE),
        fill("M52 27 C46 20 38 22 36 30 C42 34 49 33 52 27 Z", HOLE),
        line("M24 46 C29 50 35 50 40 46", HOLE, 4),
    ),
    "second_wind": (
        line("M4 20 H38 A9 9 0 1 0 29 11", MAIN, 6.5),
        line("M4 33 H50 A8 8 0 1 1 42 41", MAIN, 6.5),
        line("M4 46 H26 A7 7 0 1 1 19 53", MAIN, 6.5),
    ),
    "bulwark": (
        box(4, 8, 56, 48, 4, MAIN),
        line("M4 24 H60 M4 40 H60 M22 8 V24 M44 8 V24 M12 24 V40 M33 24 V40 M54 24 V40 "
             "M22 40 V56 M44 40 V56", HOLE, 3.6),
    ),
    "mind_fog": (
        circle(20, 24, 14, MAIN), circle(38, 19, 16, MAIN), circle(49, 30, 12, MAIN),
        box(8, 24, 52, 18, 9, MAIN),
        line("M12 50 H40 M20 59 H52", MAIN, 5.5),
        line("M26 22 C26 14 38 14 38 22 C38 27 32 27 32 31", HOLE, 4),
        circle(32, 37, 2.6, HOLE),
    ),
    "rewire": (
        line("M10 6 V18 C10 34 26 28 32 36", MAIN, 6.5),
        line("M54 58 V46 C54 32 38 42 32 30", MAIN, 6.5),
        fill("M0 20 L10 2 L20 20 Z", MAIN), fill("M44 44 L54 62 L64 44 Z", MAIN),
        circle(32, 33, 8.5, MAIN), circle(32, 33, 3.6, HOLE),
    ),
    "assimilate": (
        box(4, 6, 30, 40, 5, MAIN),
        line("M40 16 H54 V44", MAIN, 6),
        fill("M42 42 L54 60 L66 42 Z", MAIN, transform="translate(-1 0)"),
        mark("star", 19, 27, 11, HOLE),
    ),
}  # fmt: skip

MORE: Final[dict[str, Parts]] = {
    "nomia": _spiky(32, 33, 31),
    "pair": (
        *_person(18, 26, 14),
        *_person(46, 26, 14),
    ),
    "hit": (
        fill("M32 2 L39 22 L60 14 L46 32 L62 46 L41 43 L34 62 L27 43 L4 50 L18 33 L4 16 L25 22 Z",
             MAIN),
    ),
    "wall": (
        box(38, 4, 18, 56, 3, MAIN),
        line("M42 12 L52 22 M42 28 L52 38 M42 44 L52 54", HOLE, 4),
        line("M6 32 H26", MAIN, 7),
        fill("M22 18 L36 32 L22 46 Z", MAIN),
    ),
    "turn": (
        line("M10 20 H40 A13 13 0 0 1 40 46 H24", MAIN, 7.5),
        fill("M28 30 V62 L8 46 Z", MAIN),
    ),
    "unexplored": (
        line("M18 20 C18 4 46 4 46 21 C46 32 32 31 32 43", MAIN, 8.5),
        circle(32, 56, 5.5, MAIN),
    ),
}  # fmt: skip
