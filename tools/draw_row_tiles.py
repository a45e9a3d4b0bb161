"""Draws the pictures that the map of Evacuate! shows in Tiled."""

from __future__ import annotations

import io
import os
from pathlib import Path
from typing import Final

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
import pygame

CARDS: Final = {
    "start": 3,
    "debris": 4,
    "maint": 3,
    "acid": 4,
    "dark": 3,
    "gravity": 4,
    "deadend": 3,
    "hole": 4,
    "resid": 4,
    "narrow": 4,
    "concourse": 5,
    "service": 3,
    "walkway": 4,
    "checkpoint": 3,
    "deck": 4,
    "coolant": 4,
    "panic": 3,
}
"""Station cards and their numbers of spaces."""
COLUMN: Final = 54
RIM: Final = 9
HEIGHT: Final = 416
FLOOR: Final = (138, 240)
"""Top and height of the floor of a card."""
BACK: Final = 180
BLUE: Final = ("nohostile", "medical", "lighting")
RED: Final = ("front", "rear", "ambush", "lurkers", "pincer", "swarm")
TILES: Final = (*CARDS, "back", "backdrop", "panel", "arrow", "tracker", *BLUE, *RED)
"""Names of all pictures; the place in this list, counted from 0, is the tile's id."""


def card_width(card: str) -> int:
    """Return the width of a card, face down or up, in pixels."""
    return BACK if card == "back" else 2 * RIM + COLUMN * CARDS[card]


def size_of(tile: str) -> tuple[int, int]:
    """Return the size of a picture in pixels."""
    if tile in CARDS or tile == "back":
        return card_width(tile), HEIGHT
    if tile in BLUE or tile in RED:
        return 101, 94
    return {"backdrop": (412, 254), "panel": (64, 32), "arrow": (600, 36)}.get(tile, (64, 64))


def drawing(tile: str) -> str:
    """Return the inside of the SVG of one picture."""
    wide, high = size_of(tile)
    colour = {"backdrop": "#141F24", "panel": "#1B2A2D", "arrow": "#E4572E", "tracker": "#2A3C40"}
    fill = colour.get(tile, "#3E7FC8" if tile in BLUE else "#C03A2B" if tile in RED else "#E2E6DC")
    box = f'<rect x="0" y="0" width="{wide}" height="{high}" fill="{fill}"/>'
    for place in range(CARDS.get(tile, 0)):
        left = RIM + COLUMN * place + 3
        box += (
            f'<rect x="{left}" y="{FLOOR[0]}" width="{COLUMN - 6}" height="{FLOOR[1]}" '
            f'rx="6" fill="#8FA39F"/>'
        )
    return box


def draw_tiles(folder: Path) -> None:
    """Write every picture as a PNG, which Tiled reads everywhere."""
    folder.mkdir(parents=True, exist_ok=True)
    for tile in TILES:
        wide, high = size_of(tile)
        source = f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}">'
        source += drawing(tile) + "</svg>"
        image = pygame.image.load_sized_svg(io.BytesIO(source.encode()), (wide, high))
        pygame.image.save(image, folder / f"{tile}.png")
