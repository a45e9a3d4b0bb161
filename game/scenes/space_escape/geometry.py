"""Where things lie on the Space Escape table: places, ways, and what lies under a point.

Board units are the pixels of the map; `Fit` turns them into logical units. No painting here, and no
rules: the map says where everything lies.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias

from game.content.maps import Board
from game.scenes.fit import Fit, Point

Way: TypeAlias = tuple[Point, ...]

DISC: Final = 24.0
"""Radius of a space in board units, on a board with room for it."""

SMALLEST_TARGET: Final = 12.0
"""Half of the smallest thing a pointer must hit, in logical units."""

TALLEST: Final = 73.0
"""How far above the middle of its space a creature reaches when it acts, and hops a little."""

KINDS_OFF_THE_RINGS: Final = frozenset({"pod", "outer_space"})


class Hole(NamedTuple):
    """A shaft: where it begins, where it ends, and whether it leads out of the station."""

    mouth: int
    bottom: int
    deadly: bool


class Places:
    """Every place of one station, in board units. Made once per match.

    Those of the same board are equal, so that pictures of it outlive a match.
    """

    def __init__(self, board: Board) -> None:
        graph, layout = board.graph, board.layout
        self._layout: Final = layout
        self.size: Final = (float(layout.size[0]), float(layout.size[1]))
        self.shapes: Final = layout.shapes
        self.slots: Final = layout.slots
        self.nodes: Final = graph.nodes
        self.pod: Final = next(node.id for node in graph.nodes if node.kind == "pod")
        self.outer_space: Final = next(
            node.id for node in graph.nodes if node.kind == "outer_space"
        )
        self._spots: Final = layout.spots
        self._paths: Final = layout.paths
        self.spaces: Final = tuple(n for n in graph.nodes if n.kind not in KINDS_OFF_THE_RINGS)
        self.ladders: Final = graph.ends("ladder")
        self.holes: Final = tuple(
            Hole(mouth, bottom, bottom == self.outer_space)
            for mouth, bottom in graph.ends("shaft").items()
        )
        self.radius: Final = self._disc_radius()
        top = min((self._spots[node.id][1] for node in self.spaces), default=TALLEST)
        self.headroom: Final = max(0.0, TALLEST - top)
        """Board units above the map that a creature on the uppermost space needs."""
        lies = (layout.spots, layout.paths, layout.shapes, layout.slots)
        self.stamp: Final = hash((self.size, self.nodes, *(tuple(part.items()) for part in lies)))
        """The same for boards that look the same: it names their picture."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Places) and other._layout is self._layout

    def __hash__(self) -> int:
        return id(self._layout)

    def _disc_radius(self) -> float:
        """Return the disc radius: smaller than usual where an edited map crowds its spaces."""
        spots = sorted(self._spots[node.id] for node in self.spaces)
        nearest = min(
            (math.dist(a, b) for i, a in enumerate(spots) for b in spots[i + 1 :]),
            default=DISC * 4,
        )
        return min(DISC, nearest * 0.46)

    def spot(self, node: int) -> Point:
        """Return the middle of a space; of the pod, its foot."""
        return self._spots[node]

    def kind_of(self, node: int) -> str:
        """Return the kind of a space; that of a shaft out of the station is `shaft_deadly`."""
        if any(hole.mouth == node and hole.deadly for hole in self.holes):
            return "shaft_deadly"
        return self.nodes[node].kind

    def nearest(self, x: float, y: float) -> int:
        """Return the space nearest to a point of the board."""
        return min(self.spaces, key=lambda node: math.dist(self._spots[node.id], (x, y))).id

    def link(self, kind: str, start: int, end: int) -> Way:
        """Return the line of a link (`ring`, `ladder` or `shaft`), walked from start to end."""
        forth = self._paths.get((kind, start, end))
        return forth if forth is not None else self._paths[kind, end, start][::-1]

    def way(self, nodes: Sequence[int]) -> Way:
        """Return the line of a walk along a ring; the first node is where it starts."""
        points: list[Point] = [self._spots[nodes[0]]]
        for start, end in pairwise(nodes):
            points.extend(self.link("ring", start, end)[1:])
        return tuple(points)


def length(points: Way) -> float:
    """Return the length of a line in board units."""
    return sum(math.dist(a, b) for a, b in pairwise(points))


def along(points: Way, share: float) -> Point:
    """Return the point after a share (0 to 1) of a line's length."""
    if len(points) == 1:
        return points[0]
    marks = [0.0]
    for a, b in pairwise(points):
        marks.append(marks[-1] + math.dist(a, b))
    wanted = max(0.0, min(1.0, share)) * marks[-1]
    leg = min(len(points) - 2, bisect_right(marks, wanted) - 1)
    span = marks[leg + 1] - marks[leg]
    part = (wanted - marks[leg]) / span if span else 0.0
    (ax, ay), (bx, by) = points[leg], points[leg + 1]
    return ax + (bx - ax) * part, ay + (by - ay) * part


def spaced(points: Way, count: int) -> list[Point]:
    """Return `count` points evenly spread over a line, both ends included."""
    return [along(points, step / max(1, count - 1)) for step in range(count)]


def node_at(
    places: Places, fit: Fit, point: Point, among: Iterable[int] | None = None
) -> int | None:
    """Return the space nearest to a logical point that the point touches, or None."""
    reach = max(places.radius * fit.ratio, SMALLEST_TARGET)
    nodes = among if among is not None else (node.id for node in places.nodes)
    return _nearest({node: fit.screen(*places.spot(node)) for node in nodes}, point, reach)


def _nearest(spots: Mapping[int, Point], point: Point, reach: float) -> int | None:
    """Return the key whose spot is nearest to the point and within reach, or None."""
    near = min(spots, key=lambda node: math.dist(spots[node], point), default=None)
    if near is None or math.dist(spots[near], point) > reach:
        return None
    return near
