"""The room behind the shell's screens: paper walls, the lantern, and the three doors.

Painting only. Each function lays something that never changes between two resizes, except
`hang_lantern`, which swings.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from typing import Final

import pygame

from game.scenes.boxes import Box as GameBox
from game.ui import paint, sprites
from game.ui.canvas import Canvas
from game.ui.letter_pictures import line_picture
from game.ui.lettering import draw_text
from game.ui.theme import CAPTION, LAMP, MIDDLE, SPACE_TINT
from game.ui.vector import linear, radial, raster, rounded, stroked

DOOR_WIDTH: Final = 285.0
DOOR_HEIGHT: Final = 421.0
FLOOR_BELOW: Final = 187.0
"""Logical units of floor below the wall on the title screen."""
LANTERN: Final = (347.0, 105.0)
LOGO: Final = (56.0, 79.0)
LOGO_SIZE: Final = 72.0
FLAT_SIZE: Final = 44.0
LOGO_ROOM: Final = 250.0
"""How wide the widest line of the logo may be; longer words are smaller."""
MENU_RIGHT: Final = 424.0
"""The doors stand to the right of this."""

"""What little of a closed door's picture is left at night."""


@dataclass(frozen=True, slots=True)
class Doorway:
    """Where one door stands: the middle of its sill, and how large it is."""

    x: float
    y: float
    size: float

    @property
    def box(self) -> tuple[float, float, float, float]:
        """The door's own box, from lintel to sill."""
        width, height = DOOR_WIDTH * self.size, DOOR_HEIGHT * self.size
        return self.x - width / 2, self.y - height, width, height


def doorways(canvas: Canvas, count: int) -> list[Doorway]:
    """Return where the doors stand in a window of this shape."""
    room = canvas.width - MENU_RIGHT - 45
    size = max(0.7, min(room / 811, canvas.height / 720, 1.4))
    floor = floor_of(canvas)
    return [
        Doorway(MENU_RIGHT + room * (number + 0.5) / count, floor, size) for number in range(count)
    ]


def floor_of(canvas: Canvas) -> float:
    """Return the height where the wall meets the floor on the title screen."""
    return canvas.height - FLOOR_BELOW


# --- rooms --------------------------------------------------------------------------------------


def lay_hall(canvas: Canvas) -> None:
    """Lay the empty hall of the title screen; it is painted once for each size."""
    canvas.baked("title.hall", (0, 0, canvas.width, canvas.height), paint_hall)


def paint_hall(canvas: Canvas) -> None:
    """Paint the empty hall of the title screen: planked paper walls and a dark floor."""
    _gradient(canvas, (130, 34, 150), ("#3B3358", "#1E2140", "#080B16"))
    floor = floor_of(canvas)
    width = math.ceil(canvas.width)
    for number in range(width // 56 + 1):
        left = number * 56 + (9 if number % 2 else 0)
        paint.wash(canvas, (left, 0, 53, floor), "#FFFFFF", "#FFFFFF", _plank_alpha(number))
    depth = canvas.height - floor
    paint.wash(canvas, (0, floor, width, depth * 0.25), "#2A2742", "#1C1D36")
    paint.wash(canvas, (0, floor + depth * 0.25, width, depth * 0.75), "#1C1D36", "#090B16")
    canvas.fill("#0A0C18", (0, floor, width, 2))


def _plank_alpha(number: int) -> tuple[float, float]:
    alpha = 0.012 + 0.012 * (number * 7 % 3)
    return alpha, alpha


def paint_room(canvas: Canvas, tint: str) -> None:
    """Paint a plain room in a game's tint, with folds in its paper and lamp light from the left."""
    dark = paint.dk(tint, 0.72)
    _gradient(canvas, (70, 30, 140), (paint.dk(tint, 0.32), dark, paint.dk(tint, 0.9)))
    _folds(canvas)
    paint.glow(canvas, 347, 80, 426, "#FFC777", 0.16, 253)
    paint.vignette(canvas, 0.5, (0.45, 0.45), 0.85)


def lay_plain_room(canvas: Canvas) -> None:
    """Lay the room of all screens that belong to no game; one picture does for them all."""
    canvas.baked("plain.room", (0, 0, canvas.width, canvas.height), _paint_plain_room)


def _paint_plain_room(canvas: Canvas) -> None:
    paint_room(canvas, SPACE_TINT)
    paint.grain(canvas)


def _folds(canvas: Canvas) -> None:
    fold = canvas.layer((0, 0, canvas.width, canvas.height))
    width, height = fold.surface.get_size()
    step = canvas.scale * 78.7
    slant = canvas.scale * 97
    for number in range(math.ceil(width / step) + 2):
        left = number * step
        points = [
            (left, 0),
            (left + step * 0.39, 0),
            (left + step * 0.39 - slant, height),
            (left - slant, height),
        ]
        pygame.draw.polygon(fold.surface, (255, 255, 255, 5), points)
    canvas.surface.blit(fold.surface, (0, 0))


def _gradient(
    canvas: Canvas, centre: tuple[float, float, float], tones: tuple[str, str, str]
) -> None:
    x, y, radius = centre
    stops = zip((0.0, 0.4, 1.0), tones, (1.0, 1.0, 1.0), strict=True)
    body = radial("g", x, y, radius, *stops) + rounded(0, 0, 192, 108, 0, "url(#g)")
    small = raster(body, 480, 270, (0, 0, 192, 108))
    canvas.surface.blit(pygame.transform.smoothscale(small, canvas.surface.get_size()), (0, 0))


# --- doors --------------------------------------------------------------------------------------


def door_picture(canvas: Canvas, box: GameBox, way: Doorway) -> pygame.Surface:
    """Return a door's picture. Slow: a door is the largest drawing of all."""
    width, height = canvas.px(DOOR_WIDTH * way.size), canvas.px(DOOR_HEIGHT * way.size)
    return sprites.large_drawing(box.door, width, height)


def paint_door(canvas: Canvas, box: GameBox, way: Doorway, door: pygame.Surface) -> None:
    """Paint one door, with the light that falls through it."""
    middle = way.y - 187 * way.size
    paint.glow(canvas, way.x, middle, 253 * way.size, box.light, 0.3, 293 * way.size)
    spill = sprites.sprite(box.door.replace("door", "light"), canvas.px(187 * way.size))
    canvas.blit(pygame.transform.gaussian_blur(spill, canvas.px(3)), way.x, way.y - 2, "midtop")
    canvas.blit(door, way.x, way.y, "midbottom")


def light_door(canvas: Canvas, box: GameBox, way: Doorway) -> None:
    """Lay the lamp's edge around the door that has the focus, in the shape of its frame."""
    body = stroked(box.edge, LAMP, 16, 'opacity="0.22"') + stroked(box.edge, LAMP, 5)
    size = canvas.px(DOOR_WIDTH * way.size), canvas.px(DOOR_HEIGHT * way.size)
    canvas.blit(raster(body, *size, (0, 0, 428, 632), 2), way.x, way.y, "midbottom")


def paint_crew(canvas: Canvas, box: GameBox, way: Doorway) -> None:
    """Stand the first two pieces of a game in the light of its door."""
    places = ((23, 67, 117), (-41, 53, 100))
    crew = [(box.sprite(c), *place) for c, place in zip(box.colours, places, strict=False)]
    for name, across, down, height in reversed(crew):
        x, y = way.x + across * way.size, way.y + down * way.size
        _long_shadow(canvas, name, x, y, height * way.size)
    for name, across, down, height in reversed(crew):
        x, y = way.x + across * way.size, way.y + down * way.size
        paint.foot(canvas, x, y - 4, height * 0.9 * way.size, 17 * way.size, 0.7)
        sprites.draw_sprite(canvas, name, x, y, height * way.size, shadow=paint.PIECE_SHADOW)


def _long_shadow(canvas: Canvas, name: str, x: float, y: float, height: float) -> None:
    """Lay the shadow of a piece on the floor towards the viewer, for it is lit from behind."""
    piece = sprites.sprite(name, canvas.px(height))
    width = round(piece.get_width() * 1.15)
    flat = pygame.transform.flip(piece, False, True)
    flat = pygame.transform.smoothscale(flat, (width, round(piece.get_height() * 0.58)))
    flat.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    flat.fill((8, 8, 20, 0), special_flags=pygame.BLEND_RGBA_ADD)
    flat = pygame.transform.gaussian_blur(flat, canvas.px(4))
    flat.fill((255, 255, 255, 135), special_flags=pygame.BLEND_RGBA_MULT)
    canvas.blit(flat, x, y - 5, "midtop")


def paint_door_name(canvas: Canvas, box: GameBox, way: Doorway, name: str, below: str) -> None:
    """Write a game's name on the floor before its door, and one line below it."""
    size = 22.7 * box.logo_growth * min(way.size, 1.15)
    y = way.y + 116 - 24 * (max(1.0, canvas.text_scale) - 1)
    draw_text(canvas, way.x, y, name, size, box.logo_colour, box.face, "center", shadow=2)
    y += canvas.grown(25) * min(1.0, 0.9 + 0.1 / max(1.0, canvas.text_scale))
    draw_text(canvas, way.x, y, below, CAPTION, MIDDLE, align="center")


# --- the lantern and the logo -------------------------------------------------------------------


def hang_lantern(canvas: Canvas, x: float, y: float, swing: float) -> None:
    """Draw the lantern on its cord, `swing` radians off the plumb line, and its light.

    `y` is the middle of the lantern when it hangs still.
    """
    reach = y + 60
    hang_x, hang_y = x + math.sin(swing) * reach, -60 + math.cos(swing) * reach
    paint.glow(canvas, hang_x, hang_y, 220, "#FFC777", 0.55)
    paint.glow(canvas, hang_x, hang_y, 80, "#FFEBC0", 0.8)
    for colour, width in (("#0A0C16", 4.0), ("#8A5A24", 2.0)):
        ends = canvas.at(x, -60), canvas.at(hang_x, hang_y - 42)
        pygame.draw.line(canvas.surface, colour, *ends, canvas.px(width))
    lantern = sprites.sprite("lantern", canvas.px(100))
    if abs(swing) > 0.002:
        lantern = pygame.transform.rotozoom(lantern, math.degrees(swing), 1)
        canvas.blit(lantern, hang_x, hang_y, "center")
    else:
        paint.put(canvas, lantern, hang_x, hang_y, "center", (4, 0.4, 0, 2.7))


def lay_logo(canvas: Canvas, words: str, *, flat: bool = False) -> None:
    """Lay the product's name at the upper left of the title screen; `flat` in one small line."""
    lines = [" ".join(words.split("\n"))] if flat else words.split("\n")
    widest = max(line_width(canvas, line, LOGO_SIZE) for line in lines)
    size = FLAT_SIZE if flat else LOGO_SIZE * min(1.0, LOGO_ROOM / widest)
    box = (30, 20, 900 if flat else 330, 260)
    place = (LOGO[0], 60.0) if flat else LOGO
    canvas.baked(
        ("title.logo", words, flat), box, lambda c: paint_logo(c, *place, lines, size), clear=True
    )


def line_width(canvas: Canvas, words: str, size: float) -> float:
    """Return how wide a line of the logo is, whose letters do not grow with others."""
    return line_picture(words, canvas.px(size), "#FFFFFF", "head").get_width() / canvas.scale


def paint_logo(canvas: Canvas, x: float, y: float, lines: list[str], size: float) -> None:
    """Write the product's name in lamp light, one word to a line."""
    for number, word in enumerate(lines):
        letters = line_picture(word, canvas.px(size), "#FFFFFF", "head")
        width, height = letters.get_size()
        body = linear(
            "p",
            0,
            0,
            width * 0.4,
            height,
            (0, "#FFF9E8", 1),
            (0.45, "#FFE0A6", 1),
            (1, "#F4A55A", 1),
        ) + rounded(0, 0, width, height, 0, "url(#p)")
        lit = raster(body, width, height).copy()
        lit.blit(letters, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        top = y + number * size * 0.89 - height / canvas.scale / 2
        paint.put(canvas, lit, x, top, "topleft", (4.7, 0.7, 2, 4.7))


def scatter_stars(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """Strew small stars over a box of night sky, always the same ones."""
    dice = random.Random(11)
    for _ in range(round(width * height / 2200)):
        at = canvas.at(x + dice.uniform(0, width), y + dice.uniform(0, height))
        radius = max(1, round(canvas.scale * dice.choice((0.6, 0.8, 1.1))))
        light = dice.randrange(90, 220)
        pygame.draw.circle(canvas.surface, (light, light, min(255, light + 20)), at, radius)
