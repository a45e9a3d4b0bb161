"""The city tiles: the board graph compiled once into the tables that laying and moving look up.

Here: what lies on each tile, what touches inside it and what its edges show. Not here: where the
tiles lie (`city.py`) and who stands on them (`state.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from game.rules.contract import BoardError, Option, Target
from game.rules.graph import BoardGraph, Node

TILES: Final = ("s1", "s2", "a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3", "d1", "d2", "d3")
STACKS: Final = ("a", "b", "c", "d")
STARTERS: Final = ("s1", "s2")
HOSPITAL_TILE: Final = 0
"""The tile on which no officer ever stands."""

LAND: Final = "street"
GROUND: Final = "ground"
"""Streets and buildings: what can be walked on."""
WATERS: Final = ("water", "ferry")
LOCATIONS: Final[Mapping[str, int]] = {
    "business": 6,
    "safe_house": 3,
    "gang": 4,
    "exit": 3,
    "store": 3,
    "clinic": 3,
    "church": 3,
    "heliport": 3,
    "subway": 5,
    "hospital": 1,
}
"""How many of each location the fourteen tiles must hold."""


@dataclass(frozen=True, slots=True, eq=False)
class Tiles:
    """Tables by place (node id of a location or region), or by tile index."""

    kind: tuple[str, ...]
    tile_of: tuple[int, ...]
    touch: tuple[tuple[int, ...], ...]
    """The places that a place touches inside its tile."""
    is_location: tuple[bool, ...]
    locations: int
    """The same as a bit mask of places."""
    is_water: tuple[bool, ...]
    wet: int
    """The same as a bit mask of places."""
    edges: tuple[tuple[int, ...], ...]
    """By tile: the places its six printed edges show, north first and clockwise."""
    places: tuple[tuple[int, ...], ...]
    """By tile: all its places."""
    waters: tuple[tuple[int, ...], ...]
    """By tile: its bodies of water."""
    landings: tuple[tuple[int, ...], ...]
    """By tile: where a flight may end."""
    found: Mapping[str, tuple[int, ...]]
    """By kind of location: its places, in the order of the tiles."""
    bits: tuple[int, ...]
    """By place: the bit of its tile in a mask of tiles."""
    pads: tuple[bool, ...]
    """By place: whether it is a heliport."""
    heliports: int
    """The same as a bit mask of places."""
    sides: Mapping[str, tuple[tuple[int, ...], ...]]
    """By terrain, tile and turn: bit mask of the directions in which the tile shows it."""
    go: tuple[Option, ...]
    """By place: the option of going there."""

    def location(self, tile: int, kind: str) -> int:
        """Return the place of a location on a tile, or -1."""
        return next((place for place in self.places[tile] if self.kind[place] == kind), -1)

    def has(self, tile: int, kind: str) -> bool:
        """Say whether a tile holds a location of this kind."""
        return self.location(tile, kind) >= 0


@lru_cache(maxsize=8)
def compile_tiles(board: BoardGraph) -> Tiles:
    """Return the tables of one board. Raises BoardError for tiles this game cannot use."""
    places = [node for node in board.nodes if node.kind != "edge"]
    _check(board, places)
    kind = tuple(node.kind for node in places)
    edges = _shown_at_edges(board)
    on_tile = [[node.id for node in places if node.tier == tile] for tile in range(len(TILES))]
    return Tiles(
        kind=kind,
        tile_of=tuple(node.tier for node in places),
        touch=_touching(board, len(places)),
        is_location=tuple(each in LOCATIONS for each in kind),
        locations=sum(1 << place for place, each in enumerate(kind) if each in LOCATIONS),
        is_water=tuple(each in WATERS for each in kind),
        wet=sum(1 << place for place, each in enumerate(kind) if each in WATERS),
        edges=tuple(tuple(each) for each in edges),
        places=tuple(tuple(each) for each in on_tile),
        waters=tuple(tuple(place for place in each if kind[place] in WATERS) for each in on_tile),
        landings=tuple(
            tuple(place for place in each if kind[place] not in WATERS) for each in on_tile
        ),
        found={
            each: tuple(place for place, what in enumerate(kind) if what == each)
            for each in LOCATIONS
        },
        bits=tuple(1 << node.tier for node in places),
        pads=tuple(each == "heliport" for each in kind),
        heliports=sum(1 << place for place, each in enumerate(kind) if each == "heliport"),
        sides={
            LAND: _sides(edges, {place for place, each in enumerate(kind) if each == LAND}),
            GROUND: _sides(edges, {place for place, each in enumerate(kind) if each not in WATERS}),
        },
        go=tuple(Option(f"go:{node.id}", Target("node", str(node.id))) for node in places),
    )


def _touching(board: BoardGraph, places: int) -> tuple[tuple[int, ...], ...]:
    """Return, by place, the places that touch it."""
    touch: list[list[int]] = [[] for _ in range(places)]
    for link in board.links:
        if link.kind == "touch":
            touch[link.start].append(link.end)
            touch[link.end].append(link.start)
    return tuple(tuple(sorted(ends)) for ends in touch)


def _shown_at_edges(board: BoardGraph) -> list[list[int]]:
    """Return, by tile, the place that shows at each of its six edges as printed."""
    shown = board.ends("shows")
    edges = [[0] * 6 for _ in TILES]
    for node in board.of_kind("edge"):
        edges[node.tier][node.place] = shown[node.id]
    return edges


def _sides(edges: list[list[int]], places: set[int]) -> tuple[tuple[int, ...], ...]:
    """Return, by tile and turn, the directions in which one of these places shows."""
    return tuple(
        tuple(
            sum(1 << (edge + turn) % 6 for edge, place in enumerate(shown) if place in places)
            for turn in range(6)
        )
        for shown in edges
    )


def _check(board: BoardGraph, places: list[Node]) -> None:
    """Refuse a board whose tiles, locations or edges are not those of this game."""
    if [node.id for node in board.nodes[: len(places)]] != [node.id for node in places]:
        raise BoardError(
            "order", "The places of the city tiles must be numbered before their edges.", {}
        )
    for node in board.nodes:
        if node.tier not in range(len(TILES)) or node.owner != TILES[node.tier]:
            raise BoardError(
                "tile",
                f"'{node.name}' lies on no city tile that Escape Plan knows.",
                {"place": node.name},
            )
        if node.kind not in (*LOCATIONS, LAND, *WATERS, "edge"):
            raise BoardError(
                "kind",
                f"'{node.name}' cannot be of kind '{node.kind}'.",
                {"place": node.name, "kind": node.kind},
            )
    for kind, count in LOCATIONS.items():
        held = sum(node.kind == kind for node in places)
        if held != count:
            raise BoardError(
                "count",
                f"The city tiles need {count} places of kind '{kind}', not {held}.",
                {"needed": count, "kind": kind, "count": held},
            )
    _check_edges(board, len(places))


def _check_edges(board: BoardGraph, places: int) -> None:
    edges = [(node.tier, node.place) for node in board.of_kind("edge")]
    if sorted(edges) != [(tile, edge) for tile in range(len(TILES)) for edge in range(6)]:
        raise BoardError("edges", "Each city tile needs its six edges, numbered 0 to 5.", {})
    shown = board.ends("shows")
    for node in board.of_kind("edge"):
        seen = shown.get(node.id, -1)
        if not 0 <= seen < places or board.nodes[seen].tier != node.tier:
            raise BoardError(
                "shows", f"'{node.name}' must show a place of its own tile.", {"place": node.name}
            )
