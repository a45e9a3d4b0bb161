"""The palettes that people can choose from: who wears which colour, and how good and bad look.

The lantern palette is the one in which all code speaks (`theme.py`). The others say which colours
stand in for its own: Okabe and Ito's for every kind of colour vision, and Tol's bright one. Both
were moved a little, so that six seats, four snakes and four meanings stay apart for all eyes;
`tests/ui/test_palettes.py` measures it. Each colour keeps its name: Ember is always some red.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from game.ui import theme
from game.ui.tones import contrast, replaced, shades, toward

PaletteName = Literal["lantern", "okabe_ito", "tol"]

_ON_INK: Final = 6.0
"""Contrast of words on a panel, at least."""
_ON_PAPER: Final = 5.0


@dataclass(frozen=True, slots=True)
class Palette:
    """Colours by the ids of the lantern palette; what is missing stays as it is there."""

    seats: Mapping[str, str]
    snakes: Mapping[str, str]
    good: str
    warn: str
    bad: str
    info: str


PALETTES: Final[Mapping[PaletteName, Palette]] = {
    "lantern": Palette(
        seats={seat.id: seat.colour for seat in theme.SEATS},
        snakes={id: snake.colour for id, snake in theme.SNAKES.items()},
        good=theme.GOOD,
        warn=theme.WARN,
        bad=theme.BAD,
        info=theme.INFO,
    ),
    "okabe_ito": Palette(
        seats={
            "ember": "#DE3C07",
            "sun": "#E5CA3D",
            "teal": "#099175",
            "sky": "#80D1F4",
            "violet": "#AF5AB0",
            "ivory": "#F6F7EF",
        },
        snakes={"plum": "#5A25B8", "copper": "#7A3124", "lime": "#B8E9A0", "rose": "#F26F9C"},
        good="#2BD4B0",
        warn="#F0E442",
        bad="#F07E45",
        info="#7FA9F7",
    ),
    "tol": Palette(
        seats={
            "ember": "#F07C84",
            "sun": "#E5CF21",
            "teal": "#15881E",
            "sky": "#60C7F9",
            "violet": "#99629C",
            "ivory": "#F4F4F4",
        },
        snakes={"plum": "#4F38A0", "copper": "#6A3B46", "lime": "#85A51F", "rose": "#FFD9DE"},
        good="#44CCAA",
        warn="#EEDD66",
        bad="#EE8877",
        info="#88AAEE",
    ),
}


def stand_ins(name: PaletteName) -> Mapping[str, str]:
    """Return what is shown in place of each colour of the lantern palette that differs."""
    return _STAND_INS[name]


def recoloured(sprite: str, drawing: str, name: PaletteName) -> str:
    """Return the drawing of a sprite in the colours of a palette.

    A sprite of somebody bears the id of its colour in its name, as `rat_sky`, and its drawing has
    all kinds of shades of it.
    """
    ids = () if sprite.startswith("icon_") else sprite.split("_")
    tones = {old: new for id in ids for old, new in _tones(id, name).items()}
    return replaced(drawing, tones) if tones else drawing


def _pairs(palette: Palette) -> Iterator[tuple[str, str]]:
    for seat in theme.SEATS:
        new = palette.seats[seat.id]
        yield seat.paper_text, _on_paper(new)
        yield seat.text, _on_ink(new)
        yield seat.colour, new
    for id, snake in theme.SNAKES.items():
        new = palette.snakes[id]
        yield snake.paper_text, _on_paper(new)
        yield snake.text, _on_ink(new)
        yield snake.colour, new
    yield from (
        (theme.GOOD, palette.good),
        (theme.WARN, palette.warn),
        (theme.BAD, palette.bad),
        (theme.INFO, palette.info),
        (theme.PAPER_GOOD, _on_paper(palette.good)),
        (theme.PAPER_WARN, _on_paper(palette.warn)),
        (theme.PAPER_BAD, _on_paper(palette.bad)),
        (theme.PAPER_INFO, _on_paper(palette.info)),
    )


def _on_ink(colour: str) -> str:
    return toward(colour, theme.LAMP_TINT, lambda tone: contrast(tone, theme.INK8) >= _ON_INK)


def _on_paper(colour: str) -> str:
    return toward(colour, theme.PAPER_TEXT, lambda tone: contrast(tone, theme.PAPER) >= _ON_PAPER)


@lru_cache(maxsize=64)
def _tones(id: str, name: PaletteName) -> Mapping[str, str]:
    """Return the tones of whoever bears an id, and those of the palette in their place."""
    lantern, palette = PALETTES["lantern"], PALETTES[name]
    old = lantern.seats.get(id) or lantern.snakes.get(id)
    new = palette.seats.get(id) or palette.snakes.get(id)
    if old is None or new is None or old == new:
        return {}
    # Where two ways of mixing lead to one tone, the lighter one counts.
    return dict(reversed(list(zip(shades(old), shades(new), strict=True))))


# Worked out while no palette is in force yet, for contrast is measured as colours are shown.
_STAND_INS: Final[Mapping[PaletteName, Mapping[str, str]]] = {
    name: {}
    if name == "lantern"
    else {colour: new for colour, new in dict(_pairs(palette)).items() if colour != new}
    for name, palette in PALETTES.items()
}
