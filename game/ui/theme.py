"""The lantern palette, the faces and sizes of type, and who wears which colour.

All code names colours as they are here; another palette shows others in their place (`tones.py`).
All lengths are logical units: the window is at least 1280 x 720 of them. Names of colours that a
person reads stand in the text files; here they have only ids.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from game.ui.tones import dk, mix

# Ink: the room, from the window's ground to a raised panel.
INK9: Final = "#0E1420"
INK8: Final = "#161E2E"
INK7: Final = "#222C40"
INK6: Final = "#303C55"
LINE: Final = "#6B7A94"

# Text on ink.
HIGH: Final = "#F4F6FA"
MIDDLE: Final = "#C3CCDA"
DIM: Final = "#9AA7BC"

# The lamp: only for focus, the active seat, legal targets and the primary button.
LAMP: Final = "#FFD48A"
LAMP_DEEP: Final = "#F2A65A"
LAMP_TINT: Final = "#FFF3DC"
LAMP_TEXT: Final = "#2A1808"

# Meanings. Each always comes with an icon.
GOOD: Final = "#5AD19A"
WARN: Final = "#FFB454"
BAD: Final = "#FF7A7A"
INFO: Final = "#7DBDFF"

# Paper: cards and everything one could pick up.
PAPER: Final = "#F4EFE3"
PAPER_TEXT: Final = "#1A2233"
PAPER_DIM: Final = "#5A6274"
PAPER_BAD: Final = "#B3261E"
PAPER_GOOD: Final = "#1B6E46"
PAPER_WARN: Final = "#7A4E14"
PAPER_INFO: Final = "#2F5FA8"

# Rooms: the tint of each game.
SPACE_TINT: Final = "#3B3F7A"
EVACUATE_TINT: Final = "#1E4A48"
ESCAPE_TINT: Final = "#1F3566"
TIERS: Final = ("#3A4468", "#48537C", "#58638F", "#6A74A2", "#8088B4")

# Type, in logical units of font size. Nothing smaller than FLOOR is ever drawn.
FLOOR: Final = 12.0
CAPTION: Final = 14.0
BODY: Final = 16.0
STRONG: Final = 18.0
PANEL_TITLE: Final = 20.0
TITLE: Final = 22.0
HEAD: Final = 28.0
DISPLAY: Final = 44.0
LEADING: Final = 1.32

# The grid.
GRID: Final = 4.0
GAP: Final = 8.0
MARGIN: Final = 12.0
PANEL_RADIUS: Final = 9.5
CARD_RADIUS: Final = 7.5
SLOT_RADIUS: Final = 5.5
TOUCH: Final = 32.0

Face = Literal["regular", "bold", "black", "italic", "name", "head", "space", "evacuate"]


@dataclass(frozen=True, slots=True)
class FaceLook:
    """Where a face comes from, and how high its capitals are as a share of its size."""

    package: str
    file: str
    capitals: float


FACES: Final[Mapping[Face, FaceLook]] = {
    "regular": FaceLook("font_lato", "Lato-Regular.ttf", 0.72),
    "bold": FaceLook("font_lato", "Lato-Bold.ttf", 0.72),
    "black": FaceLook("font_lato", "Lato-Black.ttf", 0.72),
    "italic": FaceLook("font_lato", "Lato-Italic.ttf", 0.72),
    "name": FaceLook("font_rhd", "RedHatDisplay-ExtraBold.ttf", 0.70),
    "head": FaceLook("font_rhd", "RedHatDisplay-Black.ttf", 0.70),
    "space": FaceLook("font_fredoka_one", "FredokaOne-Regular.ttf", 0.70),
    "evacuate": FaceLook("font_fjallaone", "FjallaOne-Regular.ttf", 0.80),
}

Shape = Literal["circle", "triangle", "square", "diamond", "pentagon", "hexagon", "octagon", "star"]

Pattern = Literal["solid", "dots", "lines", "slanted", "crossed", "rings"]


@dataclass(frozen=True, slots=True)
class SeatLook:
    """A seat's colour, with the shape, letter and pattern that say the same without colour."""

    id: str
    colour: str
    text: str
    paper_text: str
    shape: Shape
    letter: str
    pattern: Pattern
    on_colour: str


def _seat(
    id: str, colour: str, shape: Shape, letter: str, pattern: Pattern, text: str = ""
) -> SeatLook:
    dark_letter = id in ("sun", "sky", "ivory")
    return SeatLook(
        id=id,
        colour=colour,
        text=text or colour,
        paper_text=mix(colour, PAPER_TEXT, 0.68 if dark_letter else 0.4),
        shape=shape,
        letter=letter,
        pattern=pattern,
        on_colour="#1A1408" if dark_letter else "#FFFFFF",
    )


SEATS: Final[tuple[SeatLook, ...]] = (
    _seat("ember", "#D65019", "circle", "E", "solid", "#FF9A66"),
    _seat("sun", "#FECD11", "triangle", "S", "dots"),
    _seat("teal", "#328D80", "square", "T", "lines", "#5FC4B4"),
    _seat("sky", "#8FD9FC", "diamond", "K", "slanted"),
    _seat("violet", "#8F55EC", "pentagon", "V", "crossed", "#B08CFF"),
    _seat("ivory", "#EDF2DF", "star", "I", "rings"),
)


@dataclass(frozen=True, slots=True)
class SnakeLook:
    """A snake's colour, as a piece and as text."""

    id: str
    colour: str
    text: str
    paper_text: str


def _snake(id: str, colour: str, text: str) -> SnakeLook:
    return SnakeLook(id, colour, text, dk(colour, 0.55))


SNAKES: Final[Mapping[str, SnakeLook]] = {
    "plum": _snake("plum", "#8A52EB", "#B08CFF"),
    "copper": _snake("copper", "#7A2E17", "#E08A66"),
    "lime": _snake("lime", "#ABD977", "#ABD977"),
    "rose": _snake("rose", "#FF80C3", "#FF9BD0"),
}


@dataclass(frozen=True, slots=True)
class Ink:
    """How a run of words is set: its colour and its face."""

    colour: str
    face: Face


def _ink_styles(*, paper: bool) -> dict[str, Ink]:
    styles = {
        "strong": Ink(PAPER_TEXT if paper else HIGH, "bold"),
        "number": Ink(PAPER_TEXT if paper else LAMP, "black"),
        "dim": Ink(PAPER_DIM if paper else DIM, "regular"),
        "good": Ink(PAPER_GOOD if paper else GOOD, "bold"),
        "warn": Ink(PAPER_WARN if paper else WARN, "bold"),
        "bad": Ink(PAPER_BAD if paper else BAD, "bold"),
        "info": Ink(PAPER_INFO if paper else INFO, "bold"),
    }
    for number, seat in enumerate(SEATS):
        ink = Ink(seat.paper_text if paper else seat.text, "black")
        styles[f"seat{number}"] = styles[f"rat-{seat.id}"] = ink
    for snake in SNAKES.values():
        styles[f"snake-{snake.id}"] = Ink(snake.paper_text if paper else snake.text, "black")
    return styles


STYLES: Final[Mapping[str, Ink]] = _ink_styles(paper=False)
PAPER_STYLES: Final[Mapping[str, Ink]] = _ink_styles(paper=True)


def seat_of(id: str) -> int:
    """Return the seat number of a colour id such as `sky`."""
    return next(number for number, seat in enumerate(SEATS) if seat.id == id)
