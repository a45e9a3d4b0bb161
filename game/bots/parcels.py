"""A set-up as plain data and back, so that it can travel to another process."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.contract import Setup
from game.rules.graph import BoardGraph, Link, Node


def pack_setup(setup: Setup) -> dict[str, Any]:
    """Return seats, options and board as dicts, lists, strings and numbers."""
    return {
        "seats": setup.seats,
        "options": dict(setup.options),
        "nodes": [list(node) for node in setup.board.nodes],
        "links": [list(link) for link in setup.board.links],
    }


def unpack_setup(parcel: Mapping[str, Any]) -> Setup:
    """Build the set-up that `pack_setup` was given."""
    board = BoardGraph(
        nodes=tuple(Node(*fields) for fields in parcel["nodes"]),
        links=tuple(Link(*fields) for fields in parcel["links"]),
    )
    return Setup(seats=parcel["seats"], board=board, options=dict(parcel["options"]))
