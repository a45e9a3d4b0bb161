"""The coins beside places of the city: what it costs to go there, as a number.

They stand beside their plates, each at a corner where it lies over no other coin.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final

from game.scenes.escape_plan.actors import Actors
from game.scenes.escape_plan.city import PLATE
from game.scenes.escape_plan.ghosts import Offer
from game.scenes.fit import Point
from game.ui.canvas import Canvas
from game.ui.lettering import draw_text
from game.ui.sprites import draw_icon
from game.ui.theme import INK9, LAMP, LAMP_TEXT
from game.ui.vector import circle, raster

GUARDED: Final = "#FF9C8F"
"""Of a price for which one meets officers."""
COIN: Final = 13.0
COIN_SHARE: Final = 0.27
"""Least radius of a coin in board units, and its radius as a share of a plate."""
DIGIT: Final = 20.0
GROWTH: Final = 1.25
"""Size of the number on a coin, and how much larger it may be where larger letters are wanted."""
CORNERS: Final = ((0.56, -0.5), (-0.56, -0.5), (0.56, 0.5), (-0.56, 0.5), (0.8, 0.0), (-0.8, 0.0))
"""Where a coin may lie, in plates from the middle of one; the best place first."""


def draw_fares(board: Canvas, actors: Actors, offer: Offer) -> None:
    """Draw what going to each place costs; over everybody, so that none hides a price."""
    size = PLATE * actors.camera.growth
    for node, (x, y) in coin_spots(board, actors, offer.fares).items():
        fare = offer.fares[node]
        draw_coin(board, actors, (x, y), str(fare.spent), GUARDED if fare.officers else LAMP)
        if fare.gas:
            draw_icon(board, "gas", x + size * 0.42, y, size * 0.4, LAMP, INK9)


def coin_radius(board: Canvas, actors: Actors) -> float:
    """Return the radius of a coin in board units."""
    usual = max(COIN, COIN_SHARE * PLATE * actors.camera.growth)
    return usual * board.letters(board.wish(DIGIT, GROWTH)) / DIGIT


def coin_spots(board: Canvas, actors: Actors, nodes: Iterable[int]) -> dict[int, Point]:
    """Return where the coin of each place lies, in board units."""
    size, apart = PLATE * actors.camera.growth, 2 * coin_radius(board, actors)
    spots: dict[int, Point] = {}
    for node in nodes:
        x, y = actors.board_spot(node)
        corners = [(x + size * across, y + size * down) for across, down in CORNERS]
        free = (at for at in corners if all(math.dist(at, o) >= apart for o in spots.values()))
        spots[node] = next(free, corners[0])
    return spots


def draw_coin(board: Canvas, actors: Actors, at: Point, words: str, fill: str) -> None:
    """Draw a coin with a number."""
    body = circle(16, 17, 15, "#0B1020") + circle(16, 15.5, 14.5, fill)
    side = board.px(coin_radius(board, actors) * 2)
    board.blit(raster(body, side, side, (0, 0, 32, 33), 2), *at, "center")
    size = board.wish(DIGIT, GROWTH)
    draw_text(board, at[0], at[1] - 1, words, size, LAMP_TEXT, "black", "center")
