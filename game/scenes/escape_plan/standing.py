"""Where thieves and the inspector stand at a place: round its plate, so that everything is seen.

The first stands left of the plate if there is room. Nobody hides a plate or an officer of the tile
if that can be helped, and all keep on the tile. Offsets are in piece units, from the middle of the
place.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from math import dist
from typing import Final

from game.content.hexes import HEIGHT
from game.rules.escape_plan import Laid
from game.scenes.escape_plan.geometry import CityPlan, Places
from game.scenes.fit import Point
from game.ui.layout import Rect

MOST: Final = 6
"""More are never in the city: five thieves, or two and an inspector."""
WIDE: Final = 38.0
HIGH: Final = 62.0
BELOW: Final = 7.0
"""Of a figure: how wide and high it is, and how far it reaches below its feet."""
PLATE: Final = 48.0
OFFICER: Final = 34.0
SHRUNK: Final = 0.85
"""Piece units in a city unit when the city is shown as large as on the second day."""
ACROSS: Final = range(-102, 103, 17)
DOWN: Final = range(-42, 103, 12)
GOOD: Final = 36
"""So many points are looked at more closely."""
FIRST: Final = (-38.0, 22.0)
"""Where somebody who comes first would like to stand."""
HIDDEN: Final = 8.0
"""How bad it is to hide a plate, for the share that is hidden; then an officer, somebody else."""
GUARD: Final = 2.0
CROWD: Final = 0.8
ELBOW: Final = 24.0
ON_TOES: Final = 5.0
"""How bad it is to stand nearer to somebody than that."""
OFF: Final = 3.0
"""How bad it is to have the feet outside the tile."""
FAR: Final = 0.02
"""How bad each unit is away from where somebody would like to stand."""
STRAY: Final = 0.022
"""How bad each unit is that a place of somebody else is nearer, or nearly as near."""
CLEAR: Final = 8.0
SEEN: Final = 0.14
"""A plate of which so little is hidden is seen quite well."""


def offsets(plan: CityPlan, node: int) -> Sequence[Point]:
    """Return where the first, second... stand at a place of the city."""
    tile = plan.places.nodes[node].tier
    return _offsets(plan.places, node, plan.by_tile[tile].turn)


@lru_cache(maxsize=512)
def _offsets(places: Places, node: int, turn: int) -> Sequence[Point]:
    """Return where everybody stands on a tile that is turned so, whatever lies round it."""
    tile = places.nodes[node].tier
    ground = _Ground(CityPlan(places, (Laid(tile, 0, 0, turn),)), node, tile)
    costs = {at: ground.cost(at) for at in (FIRST, *product(ACROSS, DOWN))}
    bodies = {at: _body(at) for at in sorted(costs, key=lambda at: costs[at])[:GOOD]}
    found: list[Point] = []
    while len(found) < MOST:
        best = min(bodies, key=lambda at: costs[at])
        found.append(best)
        for at, body in bodies.items():
            costs[at] += CROWD * _hidden(bodies[best], body) + ON_TOES * (dist(best, at) < ELBOW)
    return tuple(found)


class _Ground:
    """What lies round a place, seen from its middle."""

    def __init__(self, plan: CityPlan, node: int, tile: int) -> None:
        places = plan.places
        self._at = plan.spot(node) or (0.0, 0.0)
        self._radius = places.radius * SHRUNK
        self._middle = self._seen(plan.middle((0, 0)))
        plates = [
            each.id
            for each in places.nodes
            if each.tier == tile and each.kind not in ("street", "water", "edge")
        ]
        spots = {each: self._seen(plan.spot(each) or (0, 0)) for each in plates}
        self._plates = [_around(spot, PLATE) for spot in spots.values()]
        self._others = [spots[each] for each in plates if each != node] or [(math.inf, math.inf)]
        guards = [plan.officer_spot(tile, colour) for colour in range(3)]
        self._guards = [_around(self._seen(spot), OFFICER) for spot in guards]

    def _seen(self, spot: Point) -> Point:
        """Return a point of the city from the middle of the place, in piece units."""
        return (spot[0] - self._at[0]) * SHRUNK, (spot[1] - self._at[1]) * SHRUNK

    def cost(self, at: Point) -> float:
        """Return how bad it is to stand at a point."""
        body = _body(at)
        bad = FAR * min(dist(at, FIRST), dist(at, (-FIRST[0], FIRST[1])) + 8)
        bad += HIDDEN * sum(max(0.0, _hidden(plate, body) - SEEN) for plate in self._plates)
        nearer = [dist(at, (0, 0)) + CLEAR - dist(at, other) for other in self._others]
        bad += STRAY * max(0.0, *nearer)
        bad += GUARD * sum(_hidden(guard, body) for guard in self._guards)
        return bad + OFF * self._is_off(at)

    def _is_off(self, at: Point) -> bool:
        """Say whether a point lies outside the tile, or too near to its edge."""
        x, y = abs(at[0] - self._middle[0]), abs(at[1] - self._middle[1])
        radius = self._radius * 0.93
        return y > HEIGHT * radius or HEIGHT * x + y / 2 > HEIGHT * radius


def _body(at: Point) -> Rect:
    return Rect(at[0] - WIDE / 2, at[1] + BELOW - HIGH, WIDE, HIGH)


def _around(at: Point, side: float) -> Rect:
    return Rect(at[0] - side / 2, at[1] - side / 2, side, side)


def _hidden(thing: Rect, behind: Rect) -> float:
    """Return which share of a thing something else hides."""
    wide = min(thing.right, behind.right) - max(thing.x, behind.x)
    high = min(thing.bottom, behind.bottom) - max(thing.y, behind.y)
    return max(0.0, wide) * max(0.0, high) / (thing.w * thing.h)
