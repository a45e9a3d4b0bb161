"""Everything on the board in painter's order, from the hull up to what flies over it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from game.scenes.evacuate.actors import Actors
from game.scenes.evacuate.board import RowPicture
from game.scenes.evacuate.effects import draw_effect, draw_sign
from game.scenes.evacuate.flights import draw_dim, draw_flights
from game.scenes.evacuate.ghosts import Offer, draw_ghosts, draw_labels, draw_lit
from game.scenes.evacuate.minimap import draw_minimap, draw_strip_ground, draw_tracker
from game.scenes.evacuate.pieces import Stress, draw_runners
from game.scenes.evacuate.reveal import draw_reveal
from game.scenes.fit import Fit
from game.ui import paint
from game.ui.canvas import Box, Canvas
from game.ui.sprites import draw_icon
from game.ui.theme import INK9
from game.ui.vector import raster, stroked

WELD: Final = "#FFB454"


@dataclass(frozen=True, slots=True)
class Play:
    """What is on the row now, who stands out, and what is on offer there."""

    picture: RowPicture
    actors: Actors
    stress: Stress
    offer: Offer


def draw_layers(
    canvas: Canvas, region: Box, fit: Fit, play: Play, draw_nomias: Callable[[], None]
) -> None:
    """Draw the whole board over its region."""
    picture, actors = play.picture, play.actors
    canvas.baked("evacuate hull", region, lambda layer: picture.paint_hull(layer, region))
    board = fit.canvas(canvas)
    row = along(board, actors.camera.shift + actors.shake)
    picture.draw_cards(row, actors)
    picture.draw_ends(board, actors)
    draw_welds(row, actors)
    draw_lit(row, actors.plan, play.offer)
    draw_ghosts(row, actors.shown, actors.plan, play.offer)
    _draw_everybody(board, row, play)
    for effect in actors.effects:
        draw_effect(row, effect)
    for sign in actors.signs:
        draw_sign(row, sign)
    draw_nomias()
    draw_strip_ground(board, actors.places)
    draw_minimap(board, actors)
    draw_tracker(board, actors)
    draw_flights(board, actors, picture.texts)


def _draw_everybody(board: Canvas, row: Canvas, play: Play) -> None:
    """Draw the runners; while a Nomia card is held up, the dark leaves out whom it threatens."""
    actors = play.actors
    lit = actors.poses
    if actors.dim:
        lit = {runner: pose for runner, pose in lit.items() if runner in actors.threatened}
        others = {runner: pose for runner, pose in actors.poses.items() if runner not in lit}
        draw_runners(row, others, actors.shown)
        draw_reveal(row, actors, others)
        draw_dim(board, actors)
        play.picture.draw_sweep(board, actors)
        play.picture.draw_rush(board, actors)
    draw_runners(row, lit, actors.shown, play.stress)
    draw_labels(row, actors.shown, play.offer)
    draw_reveal(row, actors, lit)


def draw_welds(row: Canvas, actors: Actors) -> None:
    """Draw the seam across every space that is welded shut, along the line of the row."""
    for node, last in actors.shown.weld:
        box = actors.plan.space_box(node)
        if box is None or last < actors.shown.round:
            continue
        path = " ".join(f"M8 {y} L46 {y + 14} M46 {y} L8 {y + 14}" for y in range(12, 228, 24))
        body = stroked(path, "#1A1408", 8) + stroked(path, WELD, 4)
        picture = raster(body, row.px(box.w), row.px(box.h), (0, 0, 54, 240))
        row.blit(picture, box.x, box.y)
        paint.chip(row, (box.cx - 15, box.y + 2, 30, 30), INK9, line=WELD)
        draw_icon(row, "lock", box.cx, box.y + 17, 19, WELD, INK9)


def along(board: Canvas, shift: float) -> Canvas:
    """Return a board's surface measured along the line of the row."""
    origin = (board.origin[0] - round(shift * board.scale), board.origin[1])
    return Canvas(
        board.surface, scale=board.scale, origin=origin, wanted=board.wanted, floor=board.floor
    )
