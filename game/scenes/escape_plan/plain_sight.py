"""What stays in plain sight in the city: people, officers, the plates of places, prices, lenses."""

from __future__ import annotations

from collections.abc import Iterator

from game.scenes.escape_plan.actors import Actors
from game.scenes.escape_plan.city import PLATE
from game.scenes.escape_plan.ghosts import Offer
from game.scenes.escape_plan.lenses import button_boxes
from game.scenes.escape_plan.pieces import body_of, officer_box
from game.scenes.escape_plan.prices import coin_radius, coin_spots
from game.ui.canvas import Canvas
from game.ui.layout import Rect


def in_plain_sight(board: Canvas, actors: Actors, offer: Offer) -> Iterator[Rect]:
    """Yield what no mark may lie over, in board units."""
    camera, tiles = actors.camera, actors.shown.tiles
    yield from (body_of(pose, camera) for pose in actors.poses.values())
    yield from (officer_box(pose, camera) for pose in actors.officers.values())
    side = PLATE * camera.growth
    for node, is_location in enumerate(tiles.is_location):
        if is_location and actors.plan.spot(node) is not None:
            yield Rect(*actors.board_spot(node), 0, 0).centred(side, side)
    side = 2 * coin_radius(board, actors)
    for at in coin_spots(board, actors, offer.fares).values():
        yield Rect(*at, 0, 0).centred(side, side)
    yield from button_boxes(actors).values()
