"""What comes to help in Evacuate!, and the tokens: transport, lifeboat, first player, hits."""

from __future__ import annotations

from typing import Final

from game.ui.tones import dk, lt
from tools.sprites.nomias import nomia_parts
from tools.sprites.shapes import (
    Picture,
    box,
    circle,
    fill,
    group,
    line,
    linear,
    polygon,
    turned,
)

Parts = tuple[str, ...]
HULL: Final = "#5AD19A"
PALE: Final = "#E9F2EA"
NIGHT: Final = "#12222A"


def pictures() -> dict[str, Picture]:
    """Return the ships and the tokens."""
    return {
        "transport": Picture(240, 120, transport()),
        "lifeboat": Picture(120, 84, lifeboat()),
        "token_first": Picture(64, 68, first_player()),
        "token_hit": Picture(64, 68, hit()),
        "token_nomia": Picture(64, 68, nomia_token()),
    }


def transport() -> Parts:
    """Draw the Evacuation Transport: a broad ship with its ramp down and all lamps lit."""
    hull = (
        "M22 74 C22 46 54 30 104 28 H168 C204 30 228 50 232 72 "
        "C228 84 214 90 194 92 H46 C30 90 22 84 22 74 Z"
    )
    upper = "M24 72 C26 48 56 32 104 30 H168 C202 32 226 50 230 70 C190 62 70 62 24 72 Z"
    flame = ((0, "#FFD48A", 0.95), (0.4, "#F2A65A", 0.6), (1, "#E4572E", 0))
    return (
        linear("flame", (22, 0), (0, 0), *flame),
        fill("M22 62 L0 70 L22 84 Z", "url(#flame)"),
        fill("M60 36 L44 8 H82 L104 30 Z", dk(HULL, 0.45)),
        fill("M58 34 L44 9 H70 L92 31 Z", dk(HULL, 0.15)),
        fill(hull, dk(HULL, 0.6), transform="translate(1 4)"),
        fill(hull, dk(HULL, 0.18)),
        fill(upper, lt(HULL, 0.15)),
        line("M40 60 C56 42 80 34 108 34 H164", lt(HULL, 0.6), 3, opacity=0.8),
        fill("M176 38 C200 40 216 52 222 64 C208 62 190 60 176 60 Z", NIGHT),
        fill("M180 41 C192 42 202 46 208 52 C198 50 188 50 180 51 Z", "#8FD9FC"),
        *(part for x in range(64, 168, 22) for part in (
            box(x, 46, 14, 11, 4, NIGHT), box(x + 1.5, 47.5, 11, 8, 3, "#FFD48A"))),
        box(24, 66, 12, 20, 4, "#39464C"),
        box(36, 69, 6, 14, 2, "#8C9AA4"),
        fill("M100 78 H140 L150 114 H90 Z", "#2A3A38"),
        fill("M102 78 H138 L147 112 H93 Z", "#C9D2CF"),
        line("M100 88 H140 M98 97 H143 M95 106 H145", "#7E8C88", 2.6),
        box(102, 66, 36, 16, 3, NIGHT),
        box(105, 68, 30, 14, 2, "#FFE7B0"),
        line("M60 92 L52 108 M180 92 L188 108", "#39464C", 6),
        box(42, 106, 22, 6, 3, "#39464C"),
        box(177, 106, 22, 6, 3, "#39464C"),
        line("M52 78 H88 M152 78 H204", PALE, 4, opacity=0.9),
        circle(210, 76, 5, "#FFF3DC"),
        circle(74, 6, 4, "#FF7A7A"),
    )  # fmt: skip


def lifeboat() -> Parts:
    """Draw the small white boat of the Glazatoq, slime on its hull."""
    hull = "M8 46 C10 24 36 14 64 14 C94 14 114 28 114 46 C112 62 92 70 62 70 C32 70 10 62 8 46 Z"
    return (
        fill(hull, dk(PALE, 0.55), transform="translate(1 4)"),
        fill(hull, PALE),
        fill("M10 50 C30 58 92 58 113 50 C108 64 90 70 62 70 C34 70 14 64 10 50 Z", "#D8452F"),
        fill("M62 18 C82 18 98 26 102 40 H62 Z", NIGHT),
        fill("M66 21 C80 22 90 27 95 35 H66 Z", "#8FD9FC"),
        *(circle(x, 38, 6.5, NIGHT) for x in (24, 44)),
        *(circle(x, 37.5, 4.8, "#FFD48A") for x in (24, 44)),
        fill("M14 40 C18 24 40 16 58 17 C56 26 48 22 46 30 C44 36 38 26 34 34 C30 42 24 30 20 42 Z",
             "#5BC27C", opacity=0.9),
        line("M16 34 C22 24 34 19 46 18", "#FFFFFF", 2.4, opacity=0.7),
        line("M30 72 H92", "#39464C", 5),
    )  # fmt: skip


def first_player() -> Parts:
    """Draw the amber plate of the first player: a runner's chevrons behind a line."""
    return (
        *_plate("#F2A65A"),
        line("M18 20 V45", "#5A3210", 5),
        line("M27 21 L38 32.5 L27 44 M38 21 L49 32.5 L38 44", "#5A3210", 5.5),
    )


def hit() -> Parts:
    """Draw the token of a hit: three claws across a red plate."""
    return (
        *_plate("#C03A2B"),
        line("M20 18 C18 30 22 40 26 48 M33 16 C31 30 34 40 38 50 M46 19 C44 30 46 38 50 46",
             "#FFE4D6", 5),
    )  # fmt: skip


def nomia_token() -> Parts:
    """Draw the token of the Nomias."""
    return (*_plate("#2E4A2A"), group("translate(9 8) scale(0.36)", *nomia_parts()))


def _plate(colour: str) -> Parts:
    def octagon(r: float, y: float) -> list[tuple[float, float]]:
        return [(32 + a, y + b) for a, b in turned(8, r, 1 / 16)]

    return (
        polygon(octagon(31, 35.5), dk(colour, 0.6)),
        polygon(octagon(31, 32.5), lt(colour, 0.4)),
        polygon(octagon(29, 33), colour),
        line("M12 24 L22 10.5 H40", lt(colour, 0.6), 2.4, opacity=0.8),
    )
