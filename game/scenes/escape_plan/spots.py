"""Where things in the city are pressed, and what lies under a point of it."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Final

from game.content.hexes import HEIGHT
from game.rules.contract import Decision, Target
from game.rules.escape_plan import TILES
from game.scenes.escape_plan.actors import Actors
from game.scenes.escape_plan.city import PLATE
from game.scenes.escape_plan.ghosts import (
    node_of,
    officer_id,
    officer_of,
    space_asked,
    space_of,
    tile_of,
    turn_of,
)
from game.scenes.escape_plan.overlays import KNOB, knob_at
from game.scenes.escape_plan.pieces import INSPECTOR, body_of, officer_box
from game.scenes.fit import Point
from game.scenes.tabletop import Aside, Thing
from game.ui.layout import Rect

FINGER: Final = 46.0
"""Nothing that can be pressed is smaller, in board units, unless its neighbour is near."""
OFFICER_FINGER: Final = 36.0
WIDE: Final = 1.2
"""How much of a hexagon can be pressed, as shares of its radius: across, and down."""
HIGH: Final = 1.3


def box_of(actors: Actors, decision: Decision, target: Target) -> Rect | None:
    """Return the box on the board of what an option leads to; None if it lies elsewhere."""
    node, space, tile = node_of(target), space_of(target), tile_of(target)
    officer, turn = officer_of(target), turn_of(target)
    if node is not None:
        return _node_box(actors, node)
    if space is not None:
        return _hex_box(actors, actors.plan.middle(space))
    if tile is not None:
        laid = actors.plan.by_tile.get(tile)
        return None if laid is None else _hex_box(actors, actors.plan.middle((laid.q, laid.r)))
    if officer is not None:
        return _officer_box(actors, officer)
    if turn is not None:
        radius = actors.places.radius * actors.camera.view.zoom
        middle = actors.camera.board(*actors.plan.middle(space_asked(decision)))
        return _around(knob_at(middle, radius, turn), KNOB)
    return None


def _node_box(actors: Actors, node: int) -> Rect | None:
    if actors.plan.spot(node) is None:
        return None
    return _around(actors.board_spot(node), max(FINGER, PLATE * actors.camera.growth))


def _officer_box(actors: Actors, officer: tuple[int, int]) -> Rect | None:
    """Return the box of an officer; that of the inspector, who stands with the thieves."""
    if officer in actors.officers:
        box = officer_box(actors.officers[officer], actors.camera)
        return _around((box.cx, box.cy), max(OFFICER_FINGER, box.w))
    hunter = actors.shown.inspector
    if officer[1] != INSPECTOR or hunter not in actors.poses:
        return None
    return body_of(actors.poses[hunter], actors.camera)


def _hex_box(actors: Actors, middle: Point) -> Rect:
    radius = actors.places.radius * actors.camera.view.zoom
    x, y = actors.camera.board(*middle)
    wide, high = WIDE * radius, HIGH * HEIGHT * radius
    return Rect(x - wide / 2, y - high / 2, wide, high)


def _around(at: Point, side: float) -> Rect:
    return Rect(at[0] - side / 2, at[1] - side / 2, side, side)


def apart(boxes: Mapping[str, Rect]) -> dict[str, Rect]:
    """Return boxes of which none reaches into another.

    Neighbours first move away from each other, and are then cut back to halfway between the middles
    of both.
    """
    found = dict(boxes)
    for moves in (True, False):
        for one, other in combinations(boxes, 2):
            if found[one].overlaps(found[other]):
                found[one], found[other] = _parted(
                    (found[one], _middle(boxes[one])),
                    (found[other], _middle(boxes[other])),
                    moves=moves,
                )
    return found


def _middle(box: Rect) -> Point:
    return box.cx, box.cy


def _parted(
    one: tuple[Rect, Point], other: tuple[Rect, Point], *, moves: bool
) -> tuple[Rect, Rect]:
    """Part two boxes at the line halfway between their middles, along the longer way."""
    (_, (x, y)), (_, (right, low)) = one, other
    across = abs(right - x) >= abs(low - y)
    if (x > right) if across else (y > low):
        second, first = _parted(other, one, moves=moves)
        return first, second
    if across:
        return _parted_at((x + right) / 2, one[0], other[0], moves=moves)
    flipped = [Rect(box.y, box.x, box.h, box.w) for box in (one[0], other[0])]
    parted = _parted_at((y + low) / 2, *flipped, moves=moves)
    first, second = (Rect(box.y, box.x, box.h, box.w) for box in parted)
    return first, second


def _parted_at(line: float, left: Rect, right: Rect, *, moves: bool) -> tuple[Rect, Rect]:
    """Move two boxes to both sides of an upright line, or cut them there."""
    over, under = max(0.0, left.right - line), max(0.0, line - right.x)
    if moves:
        return left.moved(-over, 0.0), right.moved(under, 0.0)
    return (
        Rect(left.x, left.y, left.w - over, left.h),
        Rect(right.x + under, right.y, right.w - under, right.h),
    )


def thing_at(actors: Actors, x: float, y: float) -> Thing | None:
    """Return the piece, place or tile at a point of the board."""
    return _person_at(actors, x, y) or _officer_at(actors, x, y) or _place_at(actors, x, y)


def _person_at(actors: Actors, x: float, y: float) -> Thing | None:
    """Return the thief or inspector in front at a point."""
    hit = [
        (pose.at(actors.camera)[1], who)
        for who, pose in actors.poses.items()
        if body_of(pose, actors.camera).contains(x, y)
    ]
    return Aside("seat", str(max(hit)[1])) if hit else None


def _officer_at(actors: Actors, x: float, y: float) -> Thing | None:
    for officer, pose in actors.officers.items():
        if officer_box(pose, actors.camera).contains(x, y):
            return Target("piece", officer_id(officer))
    return None


def _place_at(actors: Actors, x: float, y: float) -> Thing | None:
    """Return the place or the tile at a point."""
    across, down = actors.camera.city(x, y)
    tile = actors.plan.tile_at(across, down)
    if tile is None:
        space = actors.plan.space_at(across, down)
        return Target("node", f"space:{space[0]},{space[1]}")
    for node in actors.shown.tiles.places[tile]:
        kind = actors.shown.tiles.kind[node]
        if kind not in ("street", "water") and (box := _node_box(actors, node)):
            side = PLATE * actors.camera.growth
            if _around((box.cx, box.cy), side).contains(x, y):
                return Target("node", str(node))
    return Target("tile", TILES[tile])
