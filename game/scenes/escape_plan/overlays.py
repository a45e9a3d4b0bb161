"""What lies over the city: lit places, ways with their price, tiles on offer, dangers."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from game.content.hexes import turned
from game.scenes.escape_plan.actors import Actors, Trail
from game.scenes.escape_plan.city import PLATE, draw_plate, plate_name
from game.scenes.escape_plan.ghosts import Fare, GhostTile, Offer, Way
from game.scenes.escape_plan.pieces import CityPose, draw_thief
from game.scenes.escape_plan.standing import MOST, offsets
from game.scenes.escape_plan.tiles import draw_hex, draw_tile, tile_name
from game.scenes.fit import Point
from game.ui import paint
from game.ui.canvas import Canvas
from game.ui.lettering import draw_text
from game.ui.light import glow
from game.ui.sprites import draw_icon
from game.ui.theme import BAD, GOOD, INK9, LAMP, LAMP_TEXT, SEATS
from game.ui.tones import dk, lt
from game.ui.vector import circle, raster, stroked

DOT_STEP: Final = 14.0
"""From dot to dot of a way, in board units."""
DOT: Final = 11.5
PALE_DOT: Final = 7.5
RIDE: Final = "#7DBDFF"
"""Of ways under the ground."""
GHOST: Final = 0.8
LABEL: Final = 20.0
LABEL_GROWTH: Final = 1.3
"""Size of the number of a way, and how much larger it may be where larger letters are wanted."""
KNOB: Final = 46.0
"""How wide the knob is that turns a tile, in board units."""
KNOB_REACH: Final = 0.94
"""How far from the middle a knob lies, as a share of the radius."""
ARC: Final = 0.22
"""How high a flight rises, as a share of its length."""


def draw_lit_tiles(board: Canvas, actors: Actors, offer: Offer) -> None:
    """Draw the light on tiles and spaces that can be chosen."""
    camera, plan = actors.camera, actors.plan
    radius = actors.places.radius * camera.view.zoom
    for tile, strong in offer.tiles.items():
        laid = plan.by_tile.get(tile)
        if laid is not None:
            at = camera.board(*plan.middle((laid.q, laid.r)))
            draw_hex(board, at, radius, LAMP, fill=0.26 if strong else 0.1,
                     line=4.0 if strong else 2.6, dashed=not strong)  # fmt: skip
    for space, strong in offer.spaces.items():
        at = camera.board(*plan.middle(space))
        glow(board, *at, radius * 0.9, LAMP, 0.3 if strong else 0.16)
        draw_hex(board, at, radius, LAMP, fill=0.16 if strong else 0.07,
                 line=4.0 if strong else 2.4, dashed=not strong)  # fmt: skip


def draw_ghost_tile(board: Canvas, actors: Actors, offer: Offer) -> None:
    """Draw a tile where it would lie."""
    ghost = offer.tile
    if ghost is None:
        return
    camera, plan = actors.camera, actors.plan
    radius = actors.places.radius * camera.view.zoom
    at = camera.board(*plan.middle(ghost.space))
    draw_tile(board, tile_name(ghost.tile, ghost.turn), at, radius, alpha=0.86, shadow=False)
    _draw_ghost_plates(board, actors, ghost, at)
    draw_hex(board, at, radius, LAMP, line=4.0)


def _draw_ghost_plates(board: Canvas, actors: Actors, ghost: GhostTile, at: Point) -> None:
    places, camera = actors.places, actors.camera
    for node in places.nodes:
        if node.tier == ghost.tile and node.kind not in ("street", "water", "edge"):
            x, y = turned(places.spots[node.id], ghost.turn)
            spot = (at[0] + x * camera.view.zoom, at[1] + y * camera.view.zoom)
            name = plate_name(actors.shown, node.id)
            draw_plate(board, name, spot, PLATE * camera.growth, GHOST)


def draw_knobs(board: Canvas, actors: Actors, offer: Offer) -> None:
    """Draw the knobs that turn the tile that is being laid; over everybody, so that all show."""
    if offer.tile is None:
        return
    radius = actors.places.radius * actors.camera.view.zoom
    at = actors.camera.board(*actors.plan.middle(offer.tile.space))
    for turn, strong in offer.turns.items():
        _draw_knob(board, knob_at(at, radius, turn), turn, strong=strong)


def knob_at(at: Point, radius: float, turn: int) -> Point:
    """Return where the knob for a rotation lies: over the edge that would be the printed north."""
    x, y = turned((0.0, -radius * KNOB_REACH), turn)
    return at[0] + x, at[1] + y


def _draw_knob(board: Canvas, at: Point, turn: int, *, strong: bool) -> None:
    fill = LAMP if strong else dk(LAMP, 0.25)
    if strong:
        glow(board, *at, KNOB, LAMP, 0.6)
    ends = [turned((0.0, -20.0), turn), turned((12.0, 4.0), turn), turned((-12.0, 4.0), turn)]
    path = "M" + " L".join(f"{32 + x:.1f} {32 + y:.1f}" for x, y in ends) + " Z"
    tail = "M{:.1f} {:.1f} L32 32".format(*(32 + each for each in turned((0.0, 17.0), turn)))
    body = circle(32, 35, 27, INK9, 'opacity=".7"') + circle(32, 32, 27, fill)
    body += f'<path d="{path}" fill="{LAMP_TEXT}"/>' + stroked(tail, LAMP_TEXT, 8)
    side = board.px(KNOB)
    board.blit(raster(body, side, side, (0, 0, 64, 64), 2), *at, "center")


# Places


def draw_place_lights(board: Canvas, actors: Actors, offer: Offer) -> None:
    """Draw the light below the plate of each place that can be chosen."""
    size = PLATE * actors.camera.growth
    for node, strong in offer.nodes.items():
        at = actors.board_spot(node)
        glow(board, *at, size * (1.3 if strong else 1.0), LAMP, 0.8 if strong else 0.45)


def draw_lit_places(board: Canvas, actors: Actors, offer: Offer) -> None:
    """Draw a ring round each place that can be chosen."""
    size = PLATE * actors.camera.growth
    for node, strong in sorted(offer.nodes.items(), key=lambda item: item[1]):
        at = actors.board_spot(node)
        draw_ring(board, at, size * 1.42, LAMP, strong=strong)


def draw_ring(board: Canvas, at: Point, wide: float, colour: str, *, strong: bool) -> None:
    """Draw a ring round a plate: whole, or dashed."""
    path = "M38 5 A33 33 0 1 1 37.9 5"
    body = stroked(path, "#1A1420", 8, 'stroke-opacity=".6"')
    body += stroked(path, colour, 5 if strong else 4, "" if strong else 'stroke-dasharray="9 7"')
    side = board.px(wide)
    board.blit(raster(body, side, side, (0, 0, 76, 76)), *at, "center")


# Ways


def draw_trail(board: Canvas, actors: Actors, trail: Trail | None) -> None:
    """Draw the way that somebody has come, in its colour."""
    if trail is None or trail.who == actors.shown.inspector:
        return
    for points, _ in _legs(actors, trail.path):
        _draw_dots(board, points, SEATS[trail.who].colour, PALE_DOT)


def draw_ways(board: Canvas, actors: Actors, ways: Sequence[Way]) -> None:
    """Draw the ways to where somebody could go, the one in focus on top."""
    for way in ways:
        for points, ride in _legs(actors, way.path):
            colour = (RIDE if ride else LAMP) if way.strong else dk(LAMP, 0.3)
            _draw_dots(board, points, colour, DOT if way.strong else PALE_DOT)
    for way in ways:
        if way.label:
            _draw_label(board, actors, way)


def _legs(actors: Actors, path: Sequence[int]) -> Iterator[tuple[list[Point], bool]]:
    """Yield each step of a way as a line on the board, and whether it is a ride on the subway."""
    camera, kind = actors.camera, actors.shown.tiles.kind
    for start, end in pairwise(path):
        if actors.plan.spot(start) is None or actors.plan.spot(end) is None:
            continue
        points = [camera.board(*point) for point in actors.plan.step_line(start, end)]
        ride = kind[start] == kind[end] == "subway"
        if len(points) == 2 and not ride and actors.plan.is_flight(start, end):
            points = _arc(*points)
        yield points, ride


def _arc(start: Point, end: Point) -> list[Point]:
    """Return the bow of a flight."""
    long = math.dist(start, end)
    return [
        (
            start[0] + (end[0] - start[0]) * t / 12,
            start[1] + (end[1] - start[1]) * t / 12 - ARC * long * math.sin(math.pi * t / 12),
        )
        for t in range(13)
    ]


def _draw_dots(board: Canvas, points: Sequence[Point], colour: str, size: float) -> None:
    """Draw a line of dots."""
    body = circle(8, 8, 7.4, "#1A1420") + circle(8, 8, 5.2, colour) + circle(7, 7, 2.4, lt(colour))
    side = board.px(size)
    picture = raster(body, side, side, (0, 0, 16, 16), 2)
    left = 0.0
    for start, end in pairwise(points):
        long = math.dist(start, end)
        while left < long:
            share = left / long
            x = start[0] + (end[0] - start[0]) * share
            board.blit(picture, x, start[1] + (end[1] - start[1]) * share, "center")
            left += DOT_STEP
        left -= long


def _draw_label(board: Canvas, actors: Actors, way: Way) -> None:
    """Draw the number of a way on its longest leg."""
    legs = [points for points, _ in _legs(actors, way.path)]
    if not legs:
        return
    points = max(legs, key=lambda each: math.dist(each[0], each[-1]))
    x, y = points[len(points) // 2]
    if len(points) == 2:
        x, y = (points[0][0] + points[1][0]) / 2, (points[0][1] + points[1][1]) / 2
    colour = LAMP if way.strong else dk(LAMP, 0.2)
    size = board.wish(LABEL, LABEL_GROWTH)
    side = size * 1.4
    chip = (x - side / 2, y - side / 2, side, side)
    paint.chip(board, chip, INK9, line=colour, alpha=0.95)
    draw_text(board, x, y, way.label, size, colour, "black", "center")


# Who would stand where


def draw_ghost_thief(board: Canvas, actors: Actors, offer: Offer) -> None:
    """Draw a thief where it would stand, with what it would have met on the way."""
    spot = actors.plan.spot(offer.end) if offer.end >= 0 else None
    if spot is None or offer.seat < 0 or offer.fare is None:
        return
    there = sum(1 for node in actors.shown.spots if node == offer.end)
    aside, down = offsets(actors.plan, offer.end)[min(there, MOST - 1)]
    pose = CityPose(*spot, aside=aside, down=down, alpha=GHOST)
    draw_thief(board, actors.camera, pose, offer.seat)
    x, y = pose.at(actors.camera)
    _draw_outcome(board, x, y - 66 * actors.camera.growth - 20, offer.fare)


def _draw_outcome(board: Canvas, x: float, y: float, fare: Fare) -> None:
    """Write the wounds that a way brings if nothing is used, or that it is free of officers."""
    icon, colour = ("broken", BAD) if fare.officers else ("check", GOOD)
    words = f"\u2212{fare.wounds}" if fare.officers else ""
    wide = 54.0 if words else 32.0
    paint.chip(board, (x - wide / 2, y - 16, wide, 30), INK9, line=colour, alpha=0.95)
    draw_icon(board, icon, x - (11 if words else 0), y - 1, 21, colour, INK9)
    if words:
        draw_text(board, x + 12, y - 1, words, 21, colour, "black", "center")
