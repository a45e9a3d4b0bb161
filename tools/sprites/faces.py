"""What faces are made of: the plate, head and shoulders, hair, beards and glasses."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.ui.theme import PAPER
from game.ui.tones import dk, lt
from tools.sprites.shapes import Picture, box, circle, fill, line, linear, oval

Parts = tuple[str, ...]

SIZE: Final = 84
INK: Final = "#141826"
FAIR, TAN, WARM, BROWN, DARK = "#F1C39B", "#D9A27A", "#C98F66", "#8D5A3B", "#6E442E"
BLACK_HAIR, BROWN_HAIR, RED_HAIR, GOLD_HAIR, GREY_HAIR = (
    "#1D1512",
    "#4A2E1E",
    "#8A3A1E",
    "#D9B25A",
    "#C9CDD6",
)


class Person(NamedTuple):
    """Somebody: the colour behind, the coat, the skin, what lies behind and before the face."""

    ground: str
    coat: str
    skin: str
    behind: Parts
    before: Parts
    collar: Parts = ()
    eyes: bool = True
    smile: float = 3.0


def portrait(person: Person, sign: Parts = ()) -> Picture:
    """Draw a head and shoulders before a plate that is lit from above."""
    skin, shade = person.skin, dk(person.skin, 0.24)
    parts = (
        linear(
            "wall",
            (0, 0),
            (0, SIZE),
            (0, lt(person.ground, 0.28), 1),
            (1, dk(person.ground, 0.28), 1),
        ),
        box(0, 0, SIZE, SIZE, 8, "url(#wall)"),
        circle(26, 22, 30, "#FFF3DC", opacity=0.1),
        *person.behind,
        fill(_SHOULDERS, dk(person.coat, 0.45)),
        fill(_SHOULDERS_LIT, person.coat),
        *person.collar,
        box(36, 46, 12, 16, 5, dk(skin, 0.32)),
        oval(42, 37, 15.6, 18, shade),
        oval(40.9, 36.4, 14.5, 17.3, skin),
        oval(36, 30, 6, 5, lt(skin, 0.3), opacity=0.5),
        *(eyes() if person.eyes else ()),
        line(f"M38 46.5 Q42 {46.5 + person.smile:g} 46.5 46", dk(skin, 0.55), 1.9),
        *person.before,
        *sign,
    )
    return Picture(SIZE, SIZE, parts)


_SHOULDERS: Final = "M8 84 C8 64 24 58 42 58 C60 58 76 64 76 84 Z"
_SHOULDERS_LIT: Final = "M8 84 C8 64 24 58 40 58 C54 58 66 64 67 84 Z"


def eyes() -> Parts:
    """Draw open eyes under their brows."""
    return (
        oval(36.3, 37, 1.9, 2.5, INK),
        oval(47, 37, 1.9, 2.5, INK),
        line("M33 32.5 L39 32 M44.5 32 L50.5 32.5", INK, 1.4, opacity=0.7),
    )


def short(colour: str) -> Parts:
    """Draw short hair."""
    return (
        fill("M24.5 38 C20 10 64 10 59.5 38 C56 28 51 25 47 26 C40 27 30 24 24.5 38 Z", colour),
        line("M31 22 C36 18 42 17 47 18", lt(colour, 0.3), 2, opacity=0.8),
    )


def bob(colour: str) -> Parts:
    """Draw hair that ends at the chin."""
    return (
        fill(
            "M22 50 C16 8 68 8 62 50 C58 54 55 52 55 46 C57 30 50 26 44 26 C34 27 29 30 29 46 "
            "C29 52 26 54 22 50 Z",
            colour,
        ),
        line("M30 22 C36 17 43 16 49 18", lt(colour, 0.3), 2, opacity=0.8),
    )


def long(colour: str) -> Parts:
    """Draw hair that hangs behind the shoulders."""
    return (fill("M20 70 C12 10 72 10 64 70 Z", dk(colour, 0.3)),)


def tie(colour: str, shirt: str = PAPER) -> Parts:
    """Draw a shirt with a tie."""
    return (fill("M32 59 L42 76 L52 59 Z", shirt), fill("M39 62 H45 L47 84 H37 Z", colour))


def beard(colour: str) -> Parts:
    """Draw a full beard."""
    return (
        fill(
            "M26 38 C26 62 36 60 42 60 C48 60 58 62 58 38 C54 45 50 44 46 43 H38 C34 44 30 45 "
            "26 38 Z",
            colour,
        ),
        line("M38.5 49 H46", "#5B2A26", 2),
    )


def moustache(colour: str) -> Parts:
    """Draw a moustache."""
    return (
        fill(
            "M31 45 C35 40 40 41 42 43 C44 41 49 40 53 45 C48 47 44 46 42 45.5 C40 46 36 47 31 "
            "45 Z",
            colour,
        ),
    )


def glasses(colour: str = INK, *, dark: bool = False) -> Parts:
    """Draw glasses, clear or dark."""
    lens = {"fill_opacity": 0.92} if dark else {"fill_opacity": 0.25}
    glass = "#10141F" if dark else "#DFF0FF"
    return (
        circle(36, 37, 5.4, glass, stroke=colour, stroke_width=1.8, **lens),
        circle(48, 37, 5.4, glass, stroke=colour, stroke_width=1.8, **lens),
        line("M41.4 36.4 H42.6 M30.6 36 L26 35 M53.4 36 L58 35", colour, 1.8),
    )
