"""How much walking is left: expected card moves from every node to every goal, worked out once.

A rat cannot choose how far it walks, a card says so; and it must stop exactly on its goal. So a
distance here is the mean number of moves that a rat needs when each of its moves is drawn from
the cards' mix and it then takes the best direction.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from game.rules.graph import BoardGraph
from game.rules.space_escape.station import (
    ITEMS,
    POD,
    Distances,
    Station,
    compile_station,
)

HOPELESS: Final = 60.0
"""Stands for a goal that cannot be reached any more."""

MIX: Final[Mapping[Distances, int]] = {(1,): 11, (2,): 14, (3,): 12, (1, 2): 5, (2, 3): 3}
"""How many top halves of the base deck move a rat by these distances."""

_MIX_TOTAL: Final = sum(MIX.values())

_EXACT: Final = 0.01
"""The means are worked out until none of them changes by more than this."""

_REMEMBERED: Final = 50_000
"""Shared routes kept at a time, some ten megabytes."""


class Routes:
    """Expected moves on one station."""

    def __init__(self, station: Station) -> None:
        """Work the tables out; takes some ten milliseconds."""
        self._by_items = _routes(station)
        self._shared: dict[tuple[tuple[int, ...], int], tuple[float, float]] = {}

    def route(self, node: int, items: int) -> float:
        """Return the moves from a node by all these items (bit set over ITEMS) to the pod."""
        return self._by_items[items][node]

    def shared(self, rats: tuple[int, ...], items: int) -> tuple[float, float]:
        """Return the least sum of moves that brings all rats and items home, and its longest part.

        Each item goes to the rat for which it is the smallest detour.
        """
        known = self._shared.get((rats, items))
        if known is None:
            if len(self._shared) >= _REMEMBERED:
                self._shared.clear()
            known = self._shared[rats, items] = self._share(rats, items)
        return known

    def _share(self, rats: tuple[int, ...], items: int) -> tuple[float, float]:
        plans = {0: (0.0, 0.0)}
        for node in rats:
            extended: dict[int, tuple[float, float]] = {}
            for taken, (total, longest) in plans.items():
                free = items & ~taken
                part = free
                while True:
                    own = self._by_items[part][node]
                    plan = (total + own, max(longest, own))
                    if taken | part not in extended or plan < extended[taken | part]:
                        extended[taken | part] = plan
                    if not part:
                        break
                    part = (part - 1) & free
            plans = extended
        return plans[items]


@lru_cache(maxsize=4)
def routes_on(board: BoardGraph) -> Routes:
    """Return the tables of this board, worked out once per process."""
    return Routes(compile_station(board))


def _routes(station: Station) -> list[tuple[float, ...]]:
    """Return, by set of items and node, the moves of the cheapest order of items to the pod."""
    item_nodes = [station.item_at.index(item) for item in ITEMS]
    to_item = [expected_moves(station, node) for node in item_nodes]
    by_items = [expected_moves(station, POD)]
    for items in range(1, 1 << len(ITEMS)):
        onward = [
            (to_item[item], by_items[items & ~(1 << item)][item_nodes[item]])
            for item in range(len(ITEMS))
            if items >> item & 1
        ]
        by_items.append(
            tuple(
                min(to_there[node] + rest for to_there, rest in onward)
                for node in range(len(station.tier))
            )
        )
    return by_items


def expected_moves(station: Station, goal: int) -> tuple[float, ...]:
    """Return the mean number of moves from each node until a rat stops on the goal."""
    ends = [
        [
            (weight / _MIX_TOTAL, tuple({walk.end for walk in station.walks[distances][node]}))
            for distances, weight in MIX.items()
        ]
        for node in range(POD)
    ]
    moves = [HOPELESS] * len(station.tier)
    moves[goal] = 0.0
    change = HOPELESS
    while change > _EXACT:
        change = 0.0
        for node in reversed(range(POD)):
            if node == goal:
                continue
            mean = 1.0 + sum(
                share * min([moves[end] for end in reached]) for share, reached in ends[node]
            )
            change = max(change, abs(moves[node] - mean)) if mean < HOPELESS else change
            moves[node] = min(mean, HOPELESS)
    return tuple(moves)
