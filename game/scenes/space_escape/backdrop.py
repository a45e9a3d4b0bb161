"""What lies behind and over the station: deep space, its stars, and the planet."""

from __future__ import annotations

import random
from typing import Final

import pygame

from game.scenes.space_escape.geometry import Places
from game.scenes.space_escape.sheet import Sheet
from game.ui import paint, sprites
from game.ui.vector import circle, radial, raster, rounded

SKY: Final = ((0.0, "#33366B", 1.0), (0.45, "#1D2148", 1.0), (1.0, "#0A0D1E", 1.0))
STARLIGHT: Final = ("#FFFFFF", "#FFE7C2", "#CFE2FF")
STAR_LIGHTS: Final = (0.35, 0.5, 0.7, 0.9)
STAR_SIZES: Final = (0.8, 1.0, 1.2, 1.7, 2.3)
BOARD_UNITS_PER_STAR: Final = 4500.0
PLANET_HEIGHT: Final = 140.0

NEBULAE: Final = (
    (0.11, 0.25, 330.0, 240.0, "#7B4FC9", 0.34),
    (0.90, 0.76, 380.0, 260.0, "#2E7FA8", 0.30),
    (0.84, 0.12, 240.0, 240.0, "#C96A8F", 0.18),
    (0.18, 0.93, 300.0, 190.0, "#2F5FA8", 0.16),
)
"""Share of the width and height, radii in board units, colour, strength."""


def paint_sky(sheet: Sheet, places: Places) -> None:
    """Cover the whole sheet with space: gradient, nebulae, stars, and the planet on top."""
    surface = sheet.canvas.surface
    body = radial("sky", 46, 34, 72, *SKY) + rounded(0, 0, 96, 60, 0, "url(#sky)")
    small = raster(body, 384, 240, (0, 0, 96, 60))
    surface.blit(pygame.transform.smoothscale(small, surface.get_size()), (0, 0))
    left, top, right, bottom = sheet.frame
    for across, down, rx, ry, colour, strength in NEBULAE:
        x, y = left + (right - left) * across, top + (bottom - top) * down
        paint.glow(sheet.canvas, x, y, rx, colour, strength, ry)
    _paint_stars(sheet)
    if "planet" in places.slots:
        x, y = places.slots["planet"]
        planet = sprites.sprite("planet", sheet.canvas.px(PLANET_HEIGHT))
        paint.put(sheet.canvas, planet, x, y, "center", (10, 0.5, 4, 6))


def _paint_stars(sheet: Sheet) -> None:
    """Scatter the same stars at every size; a wider window shows more of them."""
    canvas, (left, top, right, bottom) = sheet.canvas, sheet.frame
    dice = random.Random(4)
    for _ in range(round((right - left) * (bottom - top) / BOARD_UNITS_PER_STAR)):
        x, y = dice.uniform(left, right), dice.uniform(top, bottom)
        size, colour = dice.choice(STAR_SIZES), dice.choice(STARLIGHT)
        halo = circle(8, 8, 8, colour, f'opacity="{0.07 if size > 2 else 0}"')
        core = circle(8, 8, 3, colour, f'opacity="{dice.choice(STAR_LIGHTS)}"')
        side = canvas.px(size * 16 / 3)
        canvas.blit(raster(halo + core, side, side, (0, 0, 16, 16)), x, y, "center")
