"""The station: the board graph compiled once into the tables that moves are looked up in.

Here: who neighbours whom, where ladders and shafts lead, every walk of one to three steps and
every nearest ladder. Not here: who stands where (`state.py`) and what an arrival sets off
(`arrivals.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from game.rules.contract import BoardError, Option, Target
from game.rules.graph import BoardGraph

POD: Final = 80
"""Node of the escape pod."""

OUT: Final = 81
"""Node of outer space: a rat here is lost, a snake never is (its spot becomes `GONE`)."""

GONE: Final = -1
"""Spot of a snake blown out into space, and of an item that a rat has taken."""

NOWHERE: Final = -1
"""Stands in the tables where no ladder or shaft begins."""

RATS: Final = ("ember", "sun", "teal", "sky")
SNAKES: Final = ("plum", "copper", "lime", "rose")
ITEMS: Final = ("toothbrush", "tape", "radish", "map")

Distances: TypeAlias = tuple[int, ...]
"""The numbers of steps a card allows: (2,) or (1, 2)."""

DISTANCES: Final[tuple[Distances, ...]] = ((1,), (2,), (3,), (1, 2), (2, 3))


class Walk(NamedTuple):
    """One way along the ring: the spaces entered, and where it ends after a climb or fall."""

    option: Option
    path: tuple[int, ...]
    end: int


@dataclass(frozen=True, slots=True)
class Station:
    """Tables by node id; the pod and outer space have no neighbours and no walks."""

    cw: tuple[int, ...]
    ccw: tuple[int, ...]
    tier: tuple[int, ...]
    up: tuple[int, ...]
    """Top of the ladder whose foot is here, or NOWHERE."""
    down: tuple[int, ...]
    """Bottom of the shaft whose mouth is here (OUT for outer space), or NOWHERE."""
    lands: tuple[int, ...]
    """Where a creature that ends its move here comes to rest."""
    item_at: tuple[str, ...]
    rat_starts: Mapping[str, int]
    snake_starts: Mapping[str, int]
    walks: Mapping[Distances, tuple[tuple[Walk, ...], ...]]
    """By the distances of a card and the node where the walk begins."""
    walk_options: Mapping[Distances, tuple[tuple[Option, ...], ...]]
    """The options of those walks, ready made for the usual case that all are legal."""
    climbs: tuple[tuple[Walk, ...], ...]
    """The walks to the nearest ladder; two when it is equally near both ways round."""


@lru_cache(maxsize=8)
def compile_station(board: BoardGraph) -> Station:
    """Return the tables of one board. Raises BoardError for a board this game cannot use."""
    _check_nodes(board)
    size = len(board.nodes)
    ring = board.ends("ring")
    cw = _table(size, ring)
    ccw = _table(size, {end: start for start, end in ring.items()})
    up = _table(size, board.ends("ladder"))
    down = _table(size, board.ends("shaft"))
    lands = tuple(_landing(node, up, down) for node in range(size))
    walks = {
        distances: tuple(_walks(node, distances, cw, ccw, lands) for node in range(size))
        for distances in DISTANCES
    }
    return Station(
        cw=cw,
        ccw=ccw,
        tier=tuple(node.tier for node in board.nodes),
        up=up,
        down=down,
        lands=lands,
        item_at=tuple(node.owner if node.kind == "equipment" else "" for node in board.nodes),
        rat_starts={node.owner: node.id for node in board.of_kind("rat_start")},
        snake_starts={node.owner: node.id for node in board.of_kind("snake_start")},
        walks=walks,
        walk_options={
            distances: tuple(tuple(walk.option for walk in ways) for ways in by_node)
            for distances, by_node in walks.items()
        },
        climbs=tuple(_climbs(node, cw, ccw, up, lands) for node in range(size)),
    )


def _check_nodes(board: BoardGraph) -> None:
    """Refuse a board without the pod, outer space, or one start or item of each kind."""
    for node, kind in ((POD, "pod"), (OUT, "outer_space")):
        if len(board.nodes) <= node or board.nodes[node].kind != kind:
            raise BoardError(
                "node",
                f"Board node {node} is not '{kind}'; Space Escape needs it there.",
                {"node": node, "kind": kind},
            )
    for kind, owners in (("rat_start", RATS), ("snake_start", SNAKES), ("equipment", ITEMS)):
        found = sorted(node.owner for node in board.of_kind(kind))
        if found != sorted(owners):
            raise BoardError(
                "owners",
                f"The board's '{kind}' nodes belong to {', '.join(found) or 'nobody'}; "
                f"Space Escape needs one each of {', '.join(owners)}.",
                {"kind": kind, "count": len(owners), "owners": ", ".join(owners)},
            )


def _table(size: int, ends: Mapping[int, int]) -> tuple[int, ...]:
    """Return a link kind as a table by node."""
    return tuple(ends.get(node, NOWHERE) for node in range(size))


def _landing(node: int, up: tuple[int, ...], down: tuple[int, ...]) -> int:
    """Return where a creature that stops on this node comes to rest."""
    if up[node] != NOWHERE:
        return up[node]
    return down[node] if down[node] != NOWHERE else node


def _path(node: int, steps: int, onward: tuple[int, ...]) -> tuple[int, ...]:
    """Return the nodes entered by so many steps in one direction."""
    path = []
    for _ in range(steps):
        node = onward[node]
        path.append(node)
    return tuple(path)


def _walks(
    node: int,
    distances: Distances,
    cw: tuple[int, ...],
    ccw: tuple[int, ...],
    lands: tuple[int, ...],
) -> tuple[Walk, ...]:
    """Return every walk of these distances, clockwise first."""
    if cw[node] == NOWHERE:
        return ()
    ways = []
    for steps in distances:
        for name, onward in (("cw", cw), ("ccw", ccw)):
            path = _path(node, steps, onward)
            end = lands[path[-1]]
            ways.append(Walk(Option(f"{name}{steps}", Target("node", str(end))), path, end))
    return tuple(ways)


def _climbs(
    node: int,
    cw: tuple[int, ...],
    ccw: tuple[int, ...],
    up: tuple[int, ...],
    lands: tuple[int, ...],
) -> tuple[Walk, ...]:
    """Return the walk to the nearest ladder of the tier, or both if equally long (ruling 21)."""
    if cw[node] == NOWHERE:
        return ()
    for steps in range(1, len(cw)):
        ways = []
        for name, onward in (("cw", cw), ("ccw", ccw)):
            path = _path(node, steps, onward)
            if up[path[-1]] != NOWHERE:
                foot = Target("node", str(path[-1]))
                ways.append(Walk(Option(name, foot), path, lands[path[-1]]))
        if ways:
            return tuple(ways)
    return ()
