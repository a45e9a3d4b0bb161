"""The board as the rules see it: nodes and directed links, without a single pixel.

`content/maps.py` builds it from a Tiled map. Each game compiles the graph once into the arrays
it needs.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class Node(NamedTuple):
    """A place on the board. `id` equals its position in `BoardGraph.nodes`."""

    id: int
    name: str
    kind: str
    tier: int = 0
    place: int = 0
    """Position within its tier, clockwise from 12 o'clock."""
    owner: str = ""
    """Colour or item that belongs here: a start's colour, an item's name; else empty."""


class Link(NamedTuple):
    """A one-way way from node to node; its kind says what it is (ring, ladder, shaft...)."""

    kind: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class BoardGraph:
    """All nodes, ordered by id, and all links."""

    nodes: tuple[Node, ...]
    links: tuple[Link, ...]

    def __hash__(self) -> int:
        """Hash by size: boards are few, and keys of the tables that games compile of them."""
        return len(self.nodes) * 1000 + len(self.links)

    def of_kind(self, kind: str) -> tuple[Node, ...]:
        """Return the nodes of one kind, by id."""
        return tuple(node for node in self.nodes if node.kind == kind)

    def ends(self, kind: str) -> dict[int, int]:
        """Return start -> end for every link of one kind."""
        return {link.start: link.end for link in self.links if link.kind == kind}
