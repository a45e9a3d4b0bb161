"""What a board is once it has been read: its graph for the rules, its layout for the scenes."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from game.rules.graph import BoardGraph

Point: TypeAlias = tuple[float, float]
Rect: TypeAlias = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Layout:
    """Where everything of a board lies, in pixels of its map."""

    size: tuple[int, int]
    spots: Mapping[int, Point]
    """Where a piece stands, by node id."""
    paths: Mapping[tuple[str, int, int], tuple[Point, ...]]
    """The way of every link, by kind, start and end; backwards it is the same way reversed."""
    shapes: Mapping[str, Rect]
    """Left, top, width and height of the named outlines, such as the ellipse `tier1.track`."""
    slots: Mapping[str, Point]
    """Named points for what is no space."""


@dataclass(frozen=True, slots=True)
class Board:
    """A board that has passed all checks of its game."""

    graph: BoardGraph
    layout: Layout
    content_hash: str
    """Changes exactly when the graph does: moving a space by a pixel leaves saves valid."""


def content_hash(graph: BoardGraph) -> str:
    """Return a short fingerprint of what the rules see of a board."""
    facts = json.dumps([graph.nodes, graph.links], separators=(",", ":"))
    return hashlib.sha256(facts.encode()).hexdigest()[:16]
