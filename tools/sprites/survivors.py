"""The Survivors: six runners who differ in colour, sign, skin and hair, and their neutral look."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.ui.tones import contrast, dk, lt
from tools.sprites.colours import CREAM, SEAT_COLOURS, SEAT_SHAPES
from tools.sprites.shapes import Picture, box, circle, fill, line, mark, oval

GREY: Final = "#75818B"
"""The jacket of a Survivor that belongs to nobody."""
Parts = tuple[str, ...]


@dataclass(frozen=True)
class Looks:
    """Skin and hair of one Survivor; `behind` is what of the hair lies behind the head."""

    skin: str
    hair: str
    over: Parts
    behind: Parts = ()


def pictures() -> dict[str, Picture]:
    """Return every Survivor as ``survivor_<colour>``, and with ``_neutral`` as nobody's."""
    named: dict[str, Picture] = {}
    for seat in LOOKS:
        named[f"survivor_{seat}"] = survivor(seat)
        named[f"survivor_{seat}_neutral"] = survivor(seat, neutral=True)
    return named


def survivor(seat: str, *, neutral: bool = False) -> Picture:
    """Draw a runner who leans into the run, on a base of the seat's colour."""
    looks, colour = LOOKS[seat], SEAT_COLOURS[seat]
    coat = GREY if neutral else colour
    sign = CREAM if contrast(coat, CREAM) > 1.15 else "#3C4A5C"
    parts = (
        *_base(colour, neutral),
        *_body(coat),
        *(_sash(colour) if neutral else ()),
        *_arms(coat, looks.skin),
        mark(SEAT_SHAPES[seat], 31, 47, 5.8, sign, stroke=dk(colour, 0.5), stroke_width=1.2),
        *looks.behind,
        circle(38, 17, 13, dk(looks.skin, 0.28)),
        circle(37, 16.5, 12.4, looks.skin),
        *looks.over,
        oval(43, 17, 1.9, 2.6, "#1A1220"),
        oval(36.5, 17, 1.9, 2.6, "#1A1220"),
        oval(41, 23.5, 2.8, 2, "#5B2A26"),
    )
    return Picture(64, 90, parts, top=-1)


def _base(colour: str, neutral: bool) -> Parts:
    rim = (oval(32, 76.5, 14, 4, "#39434C"),) if neutral else ()
    return (
        oval(32, 80, 24, 8, dk(colour, 0.6)),
        oval(32, 77.5, 24, 8, dk(colour, 0.38)),
        oval(32, 76.5, 22, 6.8, colour),
        *rim,
    )


def _body(coat: str) -> Parts:
    shade = dk(coat, 0.38)
    return (
        line("M28 56 L22 65 L25 74", "#2C3444", 7.5),
        line("M34 56 L43 62 L45 73", "#3A4356", 7.5),
        box(11, 31, 15, 22, 6, "#7A5B3D"),
        box(13, 33, 10, 8, 3, "#9A7650"),
        fill("M24 30 C30 25 42 27 45 34 L42 58 C36 62 26 62 21 57 Z", shade),
        fill("M24 30 C29 26 37 26 40 33 L38 58 C32 61 25 60 21 57 Z", coat),
        line("M25 34 C27 31 31 30 34 31", lt(coat, 0.35), 2.4),
    )


def _sash(colour: str) -> Parts:
    return (
        line("M22 53.5 C28 56.5 35 56.5 40 53.5", dk(colour, 0.4), 7),
        line("M22 53 C28 56 35 56 40 53", colour, 5),
    )


def _arms(coat: str, skin: str) -> Parts:
    return (
        line("M41 36 L50 44 L56 38", coat, 7),
        circle(57, 37, 4, skin),
        line("M25 37 L19 47 L26 53", dk(coat, 0.38), 6.5),
    )


_SHORT = "M24 17 C22 3 40 -1 48 8 C49 10 49 12 49 13 C40 7 33 11 31 18 C30 24 26 24 24 17 Z"
_CROP = "M24.5 16 C23 5 33 1 42 4 C46 5.5 48.5 8.5 49 11.5 C42 9 34 9 29 12 C28 16 27 19 24.5 16 Z"
_LONG = (
    "M24 15 C23 2 41 -1 48 8 C49 10 49 12 49 13 C41 8 34 10 31 17 "
    "C31 27 27 35 19 36 C15 30 22 24 24 15 Z"
)
_TAIL = "M27 8 C14 3 5 13 9 29 C14 27 17 20 26 19 Z"


def _curls(hair: str) -> Parts:
    places = ((26, 15, 6), (27.5, 8.5, 6.3), (35, 5.4, 6.2), (43, 6.4, 5.4), (48, 11, 3.6))
    return tuple(circle(x, y, r, hair) for x, y, r in places)


LOOKS: Final[dict[str, Looks]] = {
    "ember": Looks("#F1C39B", "#3B2418", (fill(_SHORT, "#3B2418"),)),
    "sun": Looks("#8D5A3B", "#1D1512", _curls("#1D1512")),
    "teal": Looks(
        "#D9A27A", "#6B2E1A", (fill(_SHORT, "#6B2E1A"),),
        (fill(_TAIL, "#6B2E1A"), circle(25.5, 11, 3, "#F4EFE3")),
    ),
    "sky": Looks("#F6D3B8", "#C9A24B", (fill(_LONG, "#C9A24B"),)),
    "violet": Looks(
        "#6E442E", "#15110F", (fill(_CROP, "#15110F"),), (circle(26, 5.4, 6.2, "#15110F"),)
    ),
    "ivory": Looks(
        "#C98F66", "#4A3A30", (
            fill(_CROP, "#4A3A30"),
            line("M25 14.5 C32 8.5 42 8.5 49.2 13.5", "#1A2233", 4.8),
            line("M25 14.5 C32 8.5 42 8.5 49.2 13.5", "#EDF2DF", 3.2),
            line("M24.5 14 L17.5 11 M24.5 15 L18 18", "#EDF2DF", 3),
        ),
    ),
}  # fmt: skip
