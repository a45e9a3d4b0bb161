"""The board compiled: every space of every station card by node, for one look-up a step."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from game.rules.contract import BoardError
from game.rules.evacuate.cards import GAP_AFTER, KINDS, STATIONS
from game.rules.graph import BoardGraph

GONE: Final = -1
"""Where a runner is that has left the game, and a claim that nobody has."""

OFF: Final = -2
"""The way on leads off this station card."""


@dataclass(frozen=True, slots=True)
class Stations:
    """Facts of every node, by its number."""

    card: tuple[str, ...]
    place: tuple[int, ...]
    kind: tuple[str, ...]
    capacity: tuple[int, ...]
    is_smooth: tuple[bool, ...]
    """Whether nothing about a node, short of a gap or a weld, can stop a runner."""
    gaps: frozenset[tuple[int, int]]
    """Neighbouring nodes with a gap between them, each pair both ways round."""
    beside: tuple[tuple[int, ...], tuple[int, ...]]
    """By node: the next node on its card, or OFF, downwards and upwards."""
    free: tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]
    """By node: the smooth nodes that follow on its card without a gap, downwards and upwards."""
    first: Mapping[str, int]
    """The node of place 1 of each card."""
    length: Mapping[str, int]

    def nodes(self, card: str) -> range:
        """Return the nodes of a card in the order of its places."""
        return range(self.first[card], self.first[card] + self.length[card])


@lru_cache(maxsize=8)
def compile_stations(board: BoardGraph) -> Stations:
    """Return the facts of a board. Raises BoardError unless it holds the cards of rules 2.1."""
    places: dict[str, list[int]] = {}
    for node in board.nodes:
        places.setdefault(node.owner, []).append(node.id)
    for card in STATIONS.values():
        nodes = places.get(card.id, [])
        expected = [(place, KINDS.get(card.id, {}).get(place, "plain")) for place in
                    range(1, card.spaces + 1)]  # fmt: skip
        found = [(board.nodes[node].place, board.nodes[node].kind) for node in nodes]
        if found != expected:
            raise BoardError(
                "card",
                f"The board does not have station card '{card.id}' with its {card.spaces} spaces; "
                "restore maps/evacuate.",
                {"card": card.id, "spaces": card.spaces},
            )
    first = {card: nodes[0] for card, nodes in places.items()}
    capacity = tuple(STATIONS[node.owner].capacity for node in board.nodes)
    before = [first[card] + place - 1 for card, place in GAP_AFTER.items()]
    gaps = frozenset(pair for node in before for pair in ((node, node + 1), (node + 1, node)))
    smooth = tuple(node.kind == "plain" and not capacity[node.id] for node in board.nodes)
    owners = tuple(node.owner for node in board.nodes)
    return Stations(
        card=owners,
        place=tuple(node.place for node in board.nodes),
        kind=tuple(node.kind for node in board.nodes),
        capacity=capacity,
        is_smooth=smooth,
        gaps=gaps,
        beside=(_beside(owners, -1), _beside(owners, 1)),
        free=(_free(owners, smooth, gaps, -1), _free(owners, smooth, gaps, 1)),
        first=first,
        length={card: len(nodes) for card, nodes in places.items()},
    )


def _beside(card: Sequence[str], step: int) -> tuple[int, ...]:
    """Return, by node, the node one step on, or OFF if that is not on its card."""
    last = len(card) - 1
    return tuple(
        node + step if 0 <= node + step <= last and card[node + step] == card[node] else OFF
        for node in range(len(card))
    )


def _free(
    card: Sequence[str], smooth: Sequence[bool], gaps: Container[tuple[int, int]], step: int
) -> tuple[tuple[int, ...], ...]:
    """Return, by node, the smooth nodes that follow on its card in steps, up to a gap."""
    found: list[tuple[int, ...]] = [()] * len(card)
    for node in range(len(card))[::-step]:
        other = node + step
        on_card = 0 <= other < len(card) and card[other] == card[node]
        if on_card and smooth[other] and (node, other) not in gaps:
            found[node] = (other, *found[other])
    return tuple(found)
