"""Draws the pictures that the map of Escape Plan shows in Tiled, from the sprites of the game."""

from __future__ import annotations

import io
import os
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
import pygame

from game.rules.escape_plan.cards import EQUIPMENT, FIXERS, KEY_COLOURS, SHOPS
from tools.sprites import city_cards, city_places, city_tiles, gear
from tools.sprites.city_plan import PLANS, TilePlan
from tools.sprites.shapes import Picture, box, group, number, polygon

SPACE: Final = (56, 48)
"""Width and height of a space on the map."""
PLATE: Final = 54
"""How wide the plate of a place is on a tile, in pixels of the tile."""
SPRITES: Final[Mapping[str, tuple[int, int]]] = {
    **{f"place_{shop}": (54, 56) for shop in SHOPS},
    **{f"place_exit{number}": (54, 56) for number in (1, 2, 3)},
    "hex_money": (32, 33),
    "hex_income": (32, 33),
    "contact_back": (92, 124),
    "patrol_back": (50, 74),
    "inspector_back": (92, 124),
    **{f"fixer_{fixer}": (60, 74) for fixer in FIXERS},
    **{f"equipment_{item}": (60, 74) for item in EQUIPMENT},
    **{f"locker_{colour}": (60, 74) for colour in KEY_COLOURS},
    **{f"key_{colour}": (36, 37) for colour in KEY_COLOURS},
    "gang_member": (40, 41),
    "gas_can": (46, 47),
    "disc": (46, 47),
    "tile_back": (102, 93),
}
"""Sprites that the map shows besides the tiles, and their sizes there."""
TILES: Final = (*PLANS, "space", "start", "backdrop", "panel", *SPRITES)
"""Names of all pictures; the place in this list, counted from 0, is the tile's id."""


@lru_cache(maxsize=1)
def _sprites() -> dict[str, Picture]:
    """Return every sprite that may lie on this board."""
    sheets = (city_tiles, city_places, city_cards, gear)
    return {name: picture for sheet in sheets for name, picture in sheet.pictures().items()}


def size_of(tile: str) -> tuple[int, int]:
    """Return the size of a picture in pixels."""
    if tile in SPRITES:
        return SPRITES[tile]
    picture = picture_of(tile)
    return round(picture.width), round(picture.height)


def picture_of(tile: str) -> Picture:
    """Return what a tile of the tileset shows."""
    if tile in PLANS:
        return _with_plates(_sprites()[f"tile_{tile}_0"], PLANS[tile])
    if tile in ("space", "start"):
        return _space("#F2A65A" if tile == "start" else "#9FB6E8")
    if tile == "backdrop":
        return _sprites()["city_night"]
    if tile == "panel":
        return Picture(64, 32, (box(0, 0, 64, 32, 4, "#182648"),))
    return _sprites()[tile]


def _with_plates(picture: Picture, plan: TilePlan) -> Picture:
    """Return a tile with the plates of its places, as it looks on the table."""
    plates = dict(plan.locations)
    if plan.ferry and plan.water:
        plates["ferry"] = plan.water
    put = []
    for kind, (x, y) in plates.items():
        plate, scale = _sprites()[f"place_{kind}"], PLATE / 64
        left, top = x + city_tiles.MIDDLE[0] - PLATE / 2, y + city_tiles.MIDDLE[1] - PLATE / 2
        moved = f"translate({number(left)} {number(top)}) scale({number(scale)})"
        put.append(group(moved, *plate.parts))
    return Picture(picture.width, picture.height, (*picture.parts, *put))


def _space(colour: str) -> Picture:
    """Return a small hexagon for one space of the map."""
    wide, high = SPACE
    points = [(15.0, 1.5), (wide - 15.0, 1.5), (wide - 2.0, high / 2), (wide - 15.0, high - 1.5),
              (15.0, high - 1.5), (2.0, high / 2)]  # fmt: skip
    parts = (
        polygon(points, colour, opacity=0.12),
        polygon(points, "none", stroke=colour, stroke_width=1.5, opacity=0.7),
    )
    return Picture(wide, high, parts)


def draw_tiles(folder: Path) -> None:
    """Write every picture as a PNG, which Tiled reads everywhere."""
    folder.mkdir(parents=True, exist_ok=True)
    for tile in TILES:
        source = io.BytesIO(picture_of(tile).svg().encode())
        image = pygame.image.load_sized_svg(source, size_of(tile))
        pygame.image.save(image, folder / f"{tile}.png")
