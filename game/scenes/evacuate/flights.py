"""What passes over the board: a Nomia card held up, cards on their way, the lost, the Transport."""

from __future__ import annotations

from typing import Final

import pygame

from game.content.texts import Texts
from game.rules.evacuate import is_seat
from game.scenes.evacuate.actors import Actors, Flight
from game.scenes.evacuate.nomia_cards import draw_nomia_card
from game.scenes.evacuate.pieces import BASE, height_of, runner_picture
from game.scenes.figures import resized, stand
from game.ui import paint
from game.ui.cache import PictureCache
from game.ui.canvas import Canvas
from game.ui.sprites import draw_sprite
from game.ui.theme import LAMP_TINT

CARD_SHARE: Final = 1.3
"""Height of a Nomia card as a share of its width."""
TITLED: Final = 80.0
"""A card at least this wide shows its title."""
SHIP_HEIGHT: Final = 210.0
SHIP_FROM: Final = -260.0

_cards = PictureCache(2_000_000)


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
        else:
            _draw_lost(board, flight, actors)
    if actors.ship is not None:
        _draw_ship(board, actors, actors.ship)


def _draw_card(board: Canvas, flight: Flight, texts: Texts) -> None:
    """Draw a card from its picture at full width, as narrow as it is now."""
    width, height = board.px(flight.width), board.px(flight.width * CARD_SHARE)
    named = flight.width >= TITLED and flight.card != "?"
    key = (flight.card, named, round(board.scale, 4), round(flight.width))

    def make() -> pygame.Surface:
        pad = 10.0
        box = (-pad, -pad, flight.width + 2 * pad, flight.width * CARD_SHARE + 2 * pad)
        layer = Canvas(board.surface, scale=board.scale).layer(box)
        inner = (0.0, 0.0, flight.width, flight.width * CARD_SHARE)
        draw_nomia_card(layer, inner, flight.card, texts if named else None)
        return layer.surface

    picture = _cards.get(key, make)
    if flight.squeeze < 1:
        size = (max(1, round(picture.get_width() * flight.squeeze)), picture.get_height())
        picture = pygame.transform.scale(picture, size)
    if flight.width > TITLED:
        paint.glow(board, flight.x, flight.y, flight.width * 0.9, LAMP_TINT, 0.25)
    del width, height
    stand(board, picture, flight.x, flight.y + picture.get_height() / 2 / board.scale, flight.alpha)


def _draw_lost(board: Canvas, flight: Flight, actors: Actors) -> None:
    """Draw a Survivor that is dragged into the dark."""
    neutral = not is_seat(actors.shown, flight.runner)
    height = board.px(height_of(len(actors.shown.spots)))
    picture = runner_picture(flight.runner, height, left=False, neutral=neutral)
    picture = resized(picture, max(0.05, flight.width), 0.0)
    stand(board, picture, flight.x, flight.y + BASE, flight.alpha)


def _draw_ship(board: Canvas, actors: Actors, come: float) -> None:
    """Draw the Transport over the row, in its own light."""
    row = actors.places.row
    x = actors.places.size[0] / 2
    y = SHIP_FROM + (row.cy + 40 - SHIP_FROM) * come
    paint.glow(board, x, y + 40, 420, "#FFE3AE", round(0.5 * come, 2), 260)
    draw_sprite(board, "transport", x, y, SHIP_HEIGHT, "center", shadow=paint.PANEL_SHADOW)
