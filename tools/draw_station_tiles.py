"""Draws the pictures that the map of the station shows in Tiled, and their tileset.

The look follows the art notes: cut paper, light from the upper left. Only Tiled shows these
pictures; the game draws its own, sharp at every size.
"""

from __future__ import annotations

import io
import os
from collections.abc import Callable
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as Xml

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
import pygame

FLOORS: Final = ("#3A4468", "#48537C", "#58638F", "#6A74A2", "#8088B4")
RATS: Final = {"sky": "#8FD9FC", "sun": "#FECD11", "teal": "#328D80", "ember": "#D65019"}
SNAKES: Final = {"plum": "#8A52EB", "copper": "#7A2E17", "lime": "#ABD977", "rose": "#FF80C3"}
SHAPES: Final = {
    "sky": "M32 18 L45 32 L32 46 L19 32 Z",
    "sun": "M32 19 L46 43 H18 Z",
    "teal": "M20 20 H44 V44 H20 Z",
    "ember": "M32 19 A13 13 0 1 1 31.9 19 Z",
}
ITEMS: Final = {
    "toothbrush": "M16 46 L38 24 L42 28 L20 50 Z M38 18 L48 28 L44 32 L34 22 Z",
    "tape": "M32 16 A16 16 0 1 1 31.9 16 Z M32 25 A7 7 0 1 0 32.1 25 Z",
    "radish": "M32 52 C18 44 18 28 32 28 C46 28 46 44 32 52 Z M30 27 C24 20 24 14 30 12 L34 27 Z",
    "map": "M15 20 L27 16 L37 20 L49 16 V44 L37 48 L27 44 L15 48 Z",
}
INKS: Final = {"toothbrush": "#2E8CA8", "tape": "#6C7690", "radish": "#C8435F", "map": "#7C9A4A"}

TILES: Final = (
    *(f"floor_{tier}" for tier in range(1, 6)),
    *("backdrop", "plain", "ladder_foot", "shaft_mouth", "hatch", "ladder", "tube", "pod"),
    *RATS,
    *SNAKES,
    *ITEMS,
)
"""Names of all pictures; the place in this list, counted from 0, is the tile's id."""


def mix(first: str, second: str, part: float) -> str:
    """Return a colour so far on the way from the first to the second."""
    pairs = ((int(first[i : i + 2], 16), int(second[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * part):02X}" for a, b in pairs)


def lighter(colour: str, part: float) -> str:
    """Return a colour with lamp light on it."""
    return mix(colour, "#FFF3DC", part)


def darker(colour: str, part: float) -> str:
    """Return a colour in the shade."""
    return mix(colour, "#0B1020", part)


def circle(radius: float, fill: str, y: float = 32.0, more: str = "") -> str:
    """Return a circle around the middle of a 64-unit picture."""
    return f'<circle cx="32" cy="{y}" r="{radius}" fill="{fill}" {more}/>'


def path(line: str, fill: str, more: str = "") -> str:
    """Return a filled path."""
    return f'<path d="{line}" fill="{fill}" {more}/>'


def stroke(line: str, colour: str, width: float) -> str:
    """Return a line with round ends."""
    return path(
        line,
        "none",
        f'stroke="{colour}" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"',
    )


def disc(top: str, rim: str, mark: str = "") -> str:
    """Return a thick paper disc with something on it."""
    thick = circle(29, darker(rim, 0.35), 35) + circle(29, lighter(top, 0.5), 31.5)
    return thick + circle(27.8, top, 32.6) + mark


def floor(tier: int) -> str:
    """Return the ellipse of a tier, 400 by 240, with its lit edge and its track."""
    colour = FLOORS[tier - 1]
    ellipse = '<ellipse cx="{}" cy="{}" rx="{}" ry="{}" fill="{}"/>'
    return (
        f'<linearGradient id="q" gradientUnits="userSpaceOnUse" x1="60" y1="0" x2="340" y2="240">'
        f'<stop offset="0" stop-color="{lighter(colour, 0.16)}"/>'
        f'<stop offset="0.55" stop-color="{colour}"/>'
        f'<stop offset="1" stop-color="{darker(colour, 0.22)}"/></linearGradient>'
        + ellipse.format(200, 120, 200, 120, lighter(colour, 0.42))
        + ellipse.format(200.5, 121, 199, 118.5, "url(#q)")
    )


def rat_start(owner: str) -> str:
    """Return the disc a rat starts on: its colour and its shape."""
    colour = RATS[owner]
    shape = path(SHAPES[owner], "#FFF6E4", f'stroke="{darker(colour, 0.4)}" stroke-width="2"')
    return disc(mix("#FFF1D6", colour, 0.72), darker(colour, 0.45), shape)


def snake_start(owner: str) -> str:
    """Return the disc a snake starts on: a dashed ring of its colour."""
    ring = f'stroke="{SNAKES[owner]}" stroke-width="6" stroke-dasharray="7 4.5"'
    return disc("#CFC6BA", "#48506E", circle(21, "none", 32, ring))


def item(name: str) -> str:
    """Return the token of an item."""
    return disc("#F1E6CC", "#8A6A3C", path(ITEMS[name], INKS[name], 'fill-rule="evenodd"'))


def shaft_mouth() -> str:
    """Return the mouth of a shaft that ends one tier below."""
    pipe = circle(30, "#8E9BC0") + circle(26.5, "#5E6A92", 33) + circle(22.5, "#10142A")
    return pipe + stroke("M22 26 L32 34 L42 26 M22 37 L32 45 L42 37", "#7DBDFF", 4.5)


def hatch() -> str:
    """Return the mouth of a shaft that ends in outer space: striped lip, stars inside."""
    lip = 'stroke="#D8412F" stroke-width="9" stroke-dasharray="8 7.7"'
    stars = "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="#FFFFFF"/>'
        for x, y, r in ((26, 24, 1.8), (40, 28, 1.4), (30, 42, 2), (42, 41, 1.3), (33, 33, 2.6))
    )
    return circle(30, "#F4EFE3") + circle(25, "none", 32, lip) + circle(21, "#0A0D22") + stars


def ladder() -> str:
    """Return a ladder standing upright."""
    rungs = " ".join(f"M10 {y} H54" for y in range(6, 64, 13))
    return stroke(rungs, "#D9963A", 5) + stroke("M10 1 V63 M54 1 V63", "#FFDF9A", 10)


def tube() -> str:
    """Return a piece of pipe standing upright."""
    return (
        path("M0 0 H64 V64 H0 Z", "#1B2140")
        + path("M8 0 H56 V64 H8 Z", "#7380AE")
        + path("M17 0 H47 V64 H17 Z", "#353E6C")
    )


def pod() -> str:
    """Return the escape pod."""
    fins = path("M4 50 L16 38 V58 L8 63 Z M60 50 L48 38 V58 L56 63 Z", "#A5402A")
    hull = path("M32 1 C48 12 50 36 46 58 C40 63 24 63 18 58 C14 36 16 12 32 1 Z", "#F7E6B5")
    nose = path("M32 1 C40 7 44 14 46 22 H18 C20 14 24 7 32 1 Z", "#DB5A36")
    return fins + hull + nose + circle(9, "#8A5A1C", 36) + circle(6.5, "#FFD47A", 36)


def backdrop() -> str:
    """Return the dark of space around the station."""
    return (
        '<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="32" cy="32" r="46">'
        '<stop offset="0" stop-color="#33366B"/><stop offset="0.5" stop-color="#1D2148"/>'
        '<stop offset="1" stop-color="#0A0D1E"/></radialGradient>'
    ) + path("M0 0 H64 V64 H0 Z", "url(#g)")


def plain() -> str:
    """Return the disc of a space without anything."""
    return disc("#D3C9BB", "#48506E")


def ladder_foot() -> str:
    """Return the amber disc at the foot of a ladder."""
    return disc("#F0C572", "#B07A2C", stroke("M20 38 L32 27 L44 38", "#7A4E14", 5))


ONE_OF_A_KIND: Final[dict[str, Callable[[], str]]] = {
    "backdrop": backdrop,
    "plain": plain,
    "ladder_foot": ladder_foot,
    "shaft_mouth": shaft_mouth,
    "hatch": hatch,
    "ladder": ladder,
    "tube": tube,
    "pod": pod,
}


def drawing(tile: str) -> str:
    """Return the inside of the SVG of one picture."""
    if tile.startswith("floor_"):
        return floor(int(tile.removeprefix("floor_")))
    if tile in RATS:
        return rat_start(tile)
    if tile in SNAKES:
        return snake_start(tile)
    return item(tile) if tile in ITEMS else ONE_OF_A_KIND[tile]()


def picture_size(tile: str) -> tuple[int, int]:
    """Return the width and height of one picture in pixels and in units of its drawing."""
    return (400, 240) if tile.startswith("floor_") else (64, 64)


def draw_tiles(folder: Path) -> None:
    """Write every picture as PNG, which Tiled reads everywhere, and the tileset naming them."""
    (folder / "tiles").mkdir(parents=True, exist_ok=True)
    tileset = Xml.Element(
        "tileset",
        version="1.8",
        tiledversion="1.8.2",
        name="station",
        tilewidth="400",
        tileheight="240",
        tilecount=str(len(TILES)),
        columns="0",
    )
    Xml.SubElement(tileset, "grid", orientation="orthogonal", width="1", height="1")
    for number, tile in enumerate(TILES):
        wide, high = picture_size(tile)
        source = f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}">'
        source += drawing(tile) + "</svg>"
        image = pygame.image.load_sized_svg(io.BytesIO(source.encode()), (wide, high))
        pygame.image.save(image, folder / "tiles" / f"{tile}.png")
        entry = Xml.SubElement(tileset, "tile", id=str(number))
        Xml.SubElement(
            entry, "image", width=str(wide), height=str(high), source=f"tiles/{tile}.png"
        )
    Xml.indent(tileset, space=" ")
    text = Xml.tostring(tileset, encoding="unicode").replace(" />", "/>")
    (folder / "station.tsx").write_text(
        f'<?xml version="1.0" encoding="UTF-8"?>\n{text}\n', encoding="utf-8"
    )
