"""Parts of the station's cards: the back, arrows, the ladder, the burst behind a new snake."""

from __future__ import annotations

from game.ui.tones import dk, lt
from tools.sprites.figures import snake
from tools.sprites.shapes import Picture, box, fill, group, line, linear, mark, ring

RAT_BLUE = "#2F6FB0"
SNAKE_LILAC = "#7A4FB0"
BACK = "#3A3F78"


def pictures() -> dict[str, Picture]:
    """Return every part of a card."""
    return {
        "card_back": back(),
        "card_arrow_rat": _cut(_ARROW, RAT_BLUE),
        "card_arrow_snake": _cut(_ARROW, SNAKE_LILAC),
        "card_arrow_up": _cut(_UP, SNAKE_LILAC),
        "card_plus": _cut(_PLUS, SNAKE_LILAC),
        "card_ladder": ladder(),
        "card_burst": burst(),
    }


def back() -> Picture:
    """Draw the back of the deck: a night-blue card with a sleeping coil."""
    frame = "M22 9 H108 Q121 9 121 22 V116 Q121 129 108 129 H22 Q9 129 9 116 V22 Q9 9 22 9 Z"
    parts = (
        linear("paper", (0, 0), (78, 138), (0, lt(BACK, 0.2), 1), (1, dk(BACK, 0.25), 1)),
        box(0, 0, 130, 138, 12, dk(BACK, 0.55)),
        box(0, 0, 129, 135.5, 12, "url(#paper)"),
        line(frame, "#F7E6B5", 1.5, opacity=0.35),
        ring(65, 68, 36, "#F7E6B5", 2.5, opacity=0.7),
        group("translate(29.5 34) scale(1.1)", *snake("#7C80C8", "3 8").parts),
    )
    return Picture(130, 138, parts)


def ladder() -> Picture:
    """Draw the ladder that a snake climbs."""
    parts = (line(_LADDER, "#8A5418", 8), line(_LADDER, "#E9A94A", 5))
    return Picture(64, 64, parts)


def burst() -> Picture:
    """Draw the star behind a snake that comes aboard."""
    parts = (
        mark("star", 32.6, 34.6, 28, "#8A5A14"),
        mark("star", 32, 33, 28, "#FFD25E", stroke="#C98A1E", stroke_width=2),
    )
    return Picture(64, 64, parts)


def _cut(d: str, colour: str) -> Picture:
    below = fill(d, dk(colour, 0.35), transform="translate(1 3)")
    return Picture(64, 64, (below, fill(d, colour)))


_ARROW = "M4 22 H30 V8 L58 32 L30 56 V42 H4 Z"
_UP = "M32 4 L58 32 H42 V58 H22 V32 H6 Z"
_PLUS = "M26 8 H38 V26 H56 V38 H38 V56 H26 V38 H8 V26 H26 Z"
_LADDER = "M20 6 V58 M44 6 V58 M20 17 H44 M20 32 H44 M20 47 H44"
