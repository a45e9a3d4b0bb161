"""The station cards typed in by hand: an oracle, independent of the Tiled maps."""

from __future__ import annotations

from functools import cache

from game.rules.graph import BoardGraph, Link, Node

CARDS = (
    ("start", "start plain plain"),
    ("debris", "plain plain debris plain"),
    ("maint", "plain plain plain"),
    ("acid", "plain acid acid plain"),
    ("dark", "plain plain plain"),
    ("gravity", "plain plain plain plain"),
    ("deadend", "plain plain plain"),
    ("hole", "plain plain gap plain plain"),
    ("resid", "plain plain plain plain"),
    ("narrow", "plain plain plain plain"),
    ("concourse", "plain plain plain plain plain"),
    ("service", "plain plain plain"),
    ("walkway", "plain plain plain plain"),
    ("checkpoint", "plain gate plain"),
    ("deck", "plain plain plain plain"),
    ("coolant", "plain slick plain plain"),
    ("panic", "plain room plain"),
)


@cache
def stations_by_hand() -> BoardGraph:
    """Return the board graph of all seventeen station cards."""
    nodes: list[Node] = []
    links: list[Link] = []
    for tier, (card, spaces) in enumerate(CARDS):
        place, link = 0, ""
        for kind in spaces.split():
            if kind == "gap":
                link = "gap"
                continue
            place += 1
            number = len(nodes)
            if link:
                links.append(Link(link, number - 1, number))
            nodes.append(Node(number, f"{card}.{place}", kind, tier, place, card))
            link = "walk"
    return BoardGraph(tuple(nodes), tuple(links))
