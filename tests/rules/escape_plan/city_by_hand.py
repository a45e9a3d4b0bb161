"""The city tiles typed in by hand: an oracle, independent of the Tiled maps."""

from __future__ import annotations

from functools import cache

from game.rules.graph import BoardGraph, Link, Node

TILES = (
    # id, locations, regions, edges from north clockwise, what touches
    (
        "s1",
        "hospital store subway",
        "a w",
        "a store a a w a",
        "hospital-a store-a subway-a hospital-subway a-w",
    ),
    ("s2", "gang clinic", "a w", "a w a a gang a", "gang-a clinic-a a-w"),
    ("a1", "exit church", "a w*", "a w w a a church", "exit-a church-a a-w"),
    ("a2", "exit heliport", "a w", "a a heliport a w a", "exit-a heliport-a a-w"),
    ("a3", "exit subway", "a w", "a subway a a a w", "exit-a subway-a a-w"),
    (
        "b1",
        "business safe_house",
        "a b w*",
        "a a w b b w",
        "business-a safe_house-b a-b a-w b-w",
    ),
    (
        "b2",
        "safe_house business subway",
        "a w",
        "a safe_house a a w business",
        "safe_house-a business-a subway-a subway-business a-w",
    ),
    (
        "b3",
        "safe_house business clinic",
        "a w",
        "a a business a clinic w",
        "safe_house-a business-a clinic-a safe_house-clinic a-w",
    ),
    ("c1", "gang church subway", "a", "a gang a a church a", "gang-a church-a subway-a"),
    (
        "c2",
        "gang store heliport",
        "a w",
        "a a w a gang store",
        "gang-a store-a heliport-a store-heliport a-w",
    ),
    ("c3", "gang clinic", "a b w*", "a w w b b a", "gang-a clinic-b a-w b-w gang-clinic"),
    ("d1", "business heliport", "a", "a business a a a heliport", "business-a heliport-a"),
    (
        "d2",
        "business store subway",
        "a w",
        "business a a store a w",
        "business-a store-a subway-a subway-store a-w",
    ),
    (
        "d3",
        "business church",
        "a w",
        "a a w w a business",
        "business-a church-a church-business a-w",
    ),
)


@cache
def city_by_hand() -> BoardGraph:
    """Return the board graph of all fourteen city tiles."""
    nodes: list[Node] = []
    links: list[Link] = []
    found: dict[tuple[str, str], int] = {}
    for tier, (tile, locations, regions, _, _) in enumerate(TILES):
        for place, word in enumerate([*locations.split(), *regions.split()], 1):
            name = word.rstrip("*")
            kind = {"a": "street", "b": "street", "w": "water", "w*": "ferry"}.get(word, word)
            found[tile, name] = len(nodes)
            nodes.append(Node(len(nodes), f"{tile}.{name}", kind, tier, place, tile))
    for tile, _, _, _, touching in TILES:
        for pair in touching.split():
            one, other = sorted(found[tile, name] for name in pair.split("-"))
            links.append(Link("touch", one, other))
    for tier, (tile, _, _, edges, _) in enumerate(TILES):
        for number, shown in enumerate(edges.split()):
            links.append(Link("shows", len(nodes), found[tile, shown]))
            name = f"{tile}.edge{number}"
            nodes.append(Node(len(nodes), name, "edge", tier, number, tile))
    return BoardGraph(tuple(nodes), tuple(links))
