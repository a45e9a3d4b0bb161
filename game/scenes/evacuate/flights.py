"""What passes over the board: a Nomia card held up, cards on their way, the lost, the Transport."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from game.content.texts import Texts
from game.rules.evacuate import NOMIA, is_seat
from game.scenes.evacuate.actors import LARGE, Actors, Flight
from game.scenes.evacuate.nomia_cards import draw_nomia_card, draw_plate
from game.scenes.evacuate.pieces import BASE, height_of, runner_picture
from game.scenes.figures import resized, stand
from game.ui import paint
from game.ui.cache import PictureCache
from game.ui.canvas import Canvas
from game.ui.light import box_shadow
from game.ui.sprites import draw_sprite, large_drawing, natural_size, sprite
from game.ui.theme import LAMP_TINT

CARD_SHARE: Final = 1.3
"""Height of a Nomia card as a share of its width."""
SHADOW: Final = (6.0, 0.6, 2.0, 6.0)
SHIP_HEIGHT: Final = 210.0
SHIP_FROM: Final = -260.0

_cards = PictureCache(6_000_000)


def draw_dim(board: Canvas, actors: Actors) -> None:
    """Draw the dark that falls on the corridor while a Nomia card is held up."""
    row = actors.places.row
    left, _ = board.to_logical(board.surface.get_clip().topleft)
    right, _ = board.to_logical(board.surface.get_clip().bottomright)
    share = round(actors.dim, 2)
    box = (left, row.y - 6, right - left, row.h + 12)
    paint.wash(board, box, "#04070A", "#04070A", (share, share))


def draw_flights(board: Canvas, actors: Actors, texts: Texts) -> None:
    """Draw everything that is over the board now."""
    for flight in actors.flights:
        if flight.card:
            _draw_card(board, flight, texts)
        elif flight.sprite:
            _draw_boat(board, flight)
        else:
            _draw_lost(board, flight, actors)
    if actors.ship is not None:
        _draw_ship(board, actors, actors.ship)


def _draw_card(board: Canvas, flight: Flight, texts: Texts) -> None:
    """Draw a card as large and as narrow as it is now."""
    picture = nomia_picture(board, flight.card, texts)
    grow = flight.width / LARGE
    if grow != 1 or flight.squeeze < 1:
        width, height = picture.get_size()
        size = (max(1, round(width * grow * flight.squeeze)), max(1, round(height * grow)))
        picture = pygame.transform.smoothscale(picture, size)
    if flight.width >= LARGE:
        paint.glow(board, flight.x, flight.y, LARGE * 0.9, LAMP_TINT, 0.25)
        area = picture.get_rect(center=board.at(flight.x, flight.y))
        box_shadow(board, area, 18, SHADOW)
    stand(board, picture, flight.x, flight.y + picture.get_height() / 2 / board.scale, flight.alpha)


def nomia_picture(board: Canvas, card: str, texts: Texts) -> pygame.Surface:
    """Return a Nomia card as it is held up."""

    def make() -> pygame.Surface:
        high = LARGE * CARD_SHARE
        layer = board.layer((0, 0, LARGE, high))
        box = (0.0, 0.0, LARGE, high)
        if card == "?":
            draw_plate(layer, box, card, shadow=None)
            side = board.px(LARGE * 0.8)
            layer.blit(large_drawing("nomia", side, side), LARGE / 2, high / 2, "center")
        else:
            draw_nomia_card(layer, box, card, texts, shadow=None)
        return layer.surface

    return _cards.get((card, round(board.scale, 4), board.lettering), make)


def warm_flights(board: Canvas, texts: Texts) -> Iterator[None]:
    """Make every Nomia card and the Transport, one at each step."""
    for card in ("?", *NOMIA):
        nomia_picture(board, card, texts)
        yield
    sprite("transport", board.px(SHIP_HEIGHT))


def _draw_lost(board: Canvas, flight: Flight, actors: Actors) -> None:
    """Draw a Survivor that is dragged into the dark."""
    neutral = not is_seat(actors.shown, flight.runner)
    height = board.px(height_of(len(actors.shown.spots)))
    picture = runner_picture(flight.runner, height, left=False, neutral=neutral)
    picture = resized(picture, max(0.05, flight.width), 0.0)
    stand(board, picture, flight.x, flight.y + BASE, flight.alpha)


def _draw_boat(board: Canvas, flight: Flight) -> None:
    wide, high = natural_size(flight.sprite)
    height = flight.width * high / wide
    paint.glow(board, flight.x, flight.y, flight.width, "#FFE3AE", 0.4)
    picture = sprite(flight.sprite, board.px(height))
    stand(board, picture, flight.x, flight.y + height / 2, flight.alpha)


def _draw_ship(board: Canvas, actors: Actors, come: float) -> None:
    """Draw the Transport over the row, in its own light."""
    row = actors.places.row
    x = actors.places.size[0] / 2
    y = SHIP_FROM + (row.cy + 40 - SHIP_FROM) * come
    paint.glow(board, x, y + 40, 420, "#FFE3AE", round(0.5 * come, 2), 260)
    draw_sprite(board, "transport", x, y, SHIP_HEIGHT, "center", shadow=paint.PANEL_SHADOW)
