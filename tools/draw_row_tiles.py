"""Draws the pictures that the map of Evacuate! shows in Tiled, from the sprites of the game."""

from __future__ import annotations

import io
import os
from pathlib import Path
from typing import Final

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
import pygame

from game.rules.evacuate.cards import MARKET, NOMIA, STATIONS
from tools.sprites import danger, danger_cards, station_cards
from tools.sprites.corridor import COLUMN, DEPTH, RIM
from tools.sprites.corridor import FLOOR as FLOOR_TOP
from tools.sprites.hazards import HAZARDS
from tools.sprites.rooms import ROOMS
from tools.sprites.shapes import Picture, box, group

__all__ = ["CARDS", "COLUMN", "FLOOR", "RIM", "TILES", "card_width", "draw_tiles", "size_of"]

CARDS: Final = {card: (ROOMS | HAZARDS)[card].spaces for card in STATIONS}
"""Station cards and their numbers of spaces."""
FLOOR: Final = (FLOOR_TOP, DEPTH)
"""Top and height of the floor of a card."""
SPRITES: Final = {"backdrop": "corridor_dark", "arrow": "direction_arrow", "back": "station_back"}
"""Tile -> the sprite that it shows, where the two are called differently."""
TILES: Final = (*CARDS, "back", "backdrop", "panel", "arrow", "tracker", "ready", *MARKET)
"""Names of all pictures; the place in this list, counted from 0, is the tile's id."""


def card_width(card: str) -> int:
    """Return the width of a card, face down or up, in pixels."""
    return size_of(card)[0]


def size_of(tile: str) -> tuple[int, int]:
    """Return the size of a picture in pixels."""
    picture = picture_of(tile)
    return round(picture.width), round(picture.height)


def picture_of(tile: str) -> Picture:
    """Return what a tile shows."""
    if tile in MARKET:
        return pile(tile)
    if tile == "panel":
        return Picture(64, 32, (box(0, 0, 64, 32, 4, "#1B2A2D"),))
    table = station_cards.pictures()
    if tile in CARDS:
        return table[f"station_{tile}"]
    return table[SPRITES.get(tile) or f"tracker_{'slot' if tile == 'tracker' else tile}"]


def pile(title: str) -> Picture:
    """Return a card of the market with its sign."""
    card = danger_cards.pictures()[f"card_nomia_{NOMIA[title].colour}"]
    sign = group("translate(26.5 16) scale(0.75)", *danger.NOMIA[title])
    return Picture(card.width, card.height, (*card.parts, sign))


def draw_tiles(folder: Path) -> None:
    """Write every picture as a PNG, which Tiled reads everywhere."""
    folder.mkdir(parents=True, exist_ok=True)
    for tile in TILES:
        source = io.BytesIO(picture_of(tile).svg().encode())
        image = pygame.image.load_sized_svg(source, size_of(tile))
        pygame.image.save(image, folder / f"{tile}.png")
