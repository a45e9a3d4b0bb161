"""The station typed in by hand: an oracle, independent of the Tiled map it is compared with."""

from __future__ import annotations

from game.rules.graph import BoardGraph, Link, Node

RING_SIZES = (24, 20, 16, 12, 8)
POD, OUT = 80, 81

RAT_STARTS = {0: "sky", 6: "sun", 12: "teal", 18: "ember"}
SNAKE_STARTS = {47: "plum", 56: "copper", 65: "lime", 71: "rose"}
EQUIPMENT = {32: "toothbrush", 42: "tape", 59: "radish", 68: "map"}
LADDERS = {
    3: 27, 9: 31, 15: 37, 21: 41,
    24: 44, 34: 52,
    48: 63, 57: 70,
    61: 73, 67: 77,
    75: POD,
}  # fmt: skip
SHAFTS = {
    5: OUT, 17: OUT,
    29: 7, 39: 19, 36: OUT,
    46: 26, 50: OUT, 54: 38,
    64: 51, 69: 55,
    79: 60, 78: OUT,
}  # fmt: skip


def station_by_hand() -> BoardGraph:
    """Return the board graph of the standard station."""
    nodes: list[Node] = []
    links: list[Link] = []
    for tier, size in enumerate(RING_SIZES, 1):
        base = len(nodes)
        for place in range(size):
            kind, owner = _kind(base + place)
            nodes.append(Node(base + place, f"{tier}.{place}", kind, tier, place, owner))
            links.append(Link("ring", base + place, base + (place + 1) % size))
    nodes.append(Node(POD, "pod", "pod"))
    nodes.append(Node(OUT, "outer_space", "outer_space"))
    links.extend(Link("ladder", foot, top) for foot, top in LADDERS.items())
    links.extend(Link("shaft", mouth, bottom) for mouth, bottom in SHAFTS.items())
    return BoardGraph(tuple(nodes), tuple(links))


def _kind(node: int) -> tuple[str, str]:
    for kind, owners in (
        ("rat_start", RAT_STARTS),
        ("snake_start", SNAKE_STARTS),
        ("equipment", EQUIPMENT),
    ):
        if node in owners:
            return kind, owners[node]
    if node in LADDERS:
        return "ladder_foot", ""
    return ("shaft_mouth" if node in SHAFTS else "plain"), ""
