"""The city as it has been laid: legal spaces, legal rotations, and who touches whom across tiles.

Spaces are axial coordinates (q, r) of flat-top hexes. Edge 0 looks north, then clockwise; a tile
turned k times shows its printed edge e at (e + k) mod 6.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from game.rules.escape_plan.cards import FLIGHT
from game.rules.escape_plan.tiles import LAND, TILES, Tiles

Space: TypeAlias = tuple[int, int]

DIRECTIONS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
TURNS: Final = range(6)
NEIGHBOURS: Final = 2
"""How many laid tiles a new one must touch."""


class Laid(NamedTuple):
    """A tile in the city: its index, its space, and how often it is turned clockwise."""

    tile: int
    q: int
    r: int
    turn: int


Links: TypeAlias = tuple[tuple[int, ...], ...]
Layout: TypeAlias = tuple[Laid, ...]


@dataclass(frozen=True, slots=True, eq=False)
class City:
    """Tables of one city, by place or by tile; tiles that are not laid have no entries."""

    tiles: Tiles
    laid: tuple[int, ...]
    """The tiles in the city, in the order in which they were laid."""
    links: tuple[Links, Links]
    """By place: the places one movement point away, without closed water and with it."""
    doors: tuple[Links, Links]
    """The same, locations only: where one can end a move with the last point."""
    distance: tuple[tuple[int, ...], ...]
    """By two tiles: how many steps lie between them; 99 if one is not laid."""
    flights: tuple[tuple[int, ...], ...]
    """By tile: the places to which one can fly from it."""
    bits: tuple[int, ...]
    """By place: the bit of its tile."""
    rides: tuple[tuple[int, ...], ...]
    """By place: where the subway leads from here."""
    pads: tuple[bool, ...]
    """By place: whether it is a heliport."""


FAR: Final = 99


def steps_between(one: Space, other: Space) -> int:
    """Return how many tiles lie from one space to another, the last one counted."""
    q, r = one[0] - other[0], one[1] - other[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def edge_of(tiles: Tiles, laid: Laid, direction: int) -> int:
    """Return the place that a laid tile shows in a direction."""
    return tiles.edges[laid.tile][(direction - laid.turn) % 6]


@lru_cache(maxsize=256)
def compile_city(tiles: Tiles, laid: Layout) -> City:
    """Return the tables of a city."""
    at = {(each.q, each.r): each for each in laid}
    links = [list(tiles.touch[place]) for place in range(len(tiles.kind))]
    for one in laid:
        for direction, (q, r) in enumerate(DIRECTIONS[:3]):
            other = at.get((one.q + q, one.r + r))
            if other is None:
                continue
            here = edge_of(tiles, one, direction)
            there = edge_of(tiles, other, direction + 3)
            if tiles.is_water[here] == tiles.is_water[there]:
                links[here].append(there)
                links[there].append(here)
    closed = _closed_waters(tiles, links, {each.tile for each in laid})
    distance = _distances(laid)
    near = tuple(tuple([end for end in ends if end not in closed]) for ends in links)
    sea = tuple(map(tuple, links))
    return City(
        tiles=tiles,
        laid=tuple(each.tile for each in laid),
        links=(near, sea),
        doors=(_locations(tiles, near), _locations(tiles, sea)),
        distance=distance,
        flights=tuple(_flights(tiles, laid, distance[tile]) for tile in range(len(TILES))),
        bits=tuple(1 << tile for tile in tiles.tile_of),
        rides=_rides(tiles, {each.tile for each in laid}),
        pads=tuple(kind == "heliport" for kind in tiles.kind),
    )


def _locations(tiles: Tiles, links: Links) -> Links:
    """Return the same links without those to streets and water."""
    return tuple(tuple([end for end in ends if tiles.is_location[end]]) for ends in links)


def _flights(tiles: Tiles, laid: Layout, distance: Sequence[int]) -> tuple[int, ...]:
    """Return where a flight from a tile with these distances may end."""
    return tuple(
        place
        for each in laid
        if 1 <= distance[each.tile] <= FLIGHT
        for place in tiles.landings[each.tile]
    )


def _rides(tiles: Tiles, laid: set[int]) -> tuple[tuple[int, ...], ...]:
    """Return, by place, the subways of other tiles that a ride leads to (R11)."""
    stations = [place for place in tiles.found["subway"] if tiles.tile_of[place] in laid]
    return tuple(
        tuple(end for end in stations if end != place) if place in stations else ()
        for place in range(len(tiles.kind))
    )


def _closed_waters(tiles: Tiles, links: Sequence[Sequence[int]], laid: set[int]) -> set[int]:
    """Return the waters of bodies without a ferry anywhere."""
    waters = {
        place for place, wet in enumerate(tiles.is_water) if wet and tiles.tile_of[place] in laid
    }
    reached = [place for place in waters if tiles.kind[place] == "ferry"]
    ferried = set(reached)
    while reached:
        for place in links[reached.pop()]:
            if place in waters and place not in ferried:
                ferried.add(place)
                reached.append(place)
    return waters - ferried


def _distances(laid: Layout) -> tuple[tuple[int, ...], ...]:
    table = [[FAR] * len(TILES) for _ in TILES]
    for one in laid:
        for other in laid:
            steps = steps_between((one.q, one.r), (other.q, other.r))
            table[one.tile][other.tile] = steps
    return tuple(map(tuple, table))


# Laying


@lru_cache(maxsize=256)
def legal_places(tiles: Tiles, laid: Layout, tile: int) -> Mapping[Space, tuple[int, ...]]:
    """Return the rotations in which a tile may lie on each space (R8).

    A street must go on into a street; if that is nowhere possible, water into water will do, and
    if that is not possible either, any two neighbours.
    """
    candidates = _spaces(laid)
    for terrain in (LAND, "water", ""):
        found = {
            space: turns
            for space, around in candidates.items()
            if (turns := _turns(tiles, tile, around, terrain))
        }
        if found:
            return found
    raise AssertionError("A city always has a space with two neighbours.")


def _spaces(laid: Layout) -> dict[Space, list[tuple[int, Laid]]]:
    """Return the free spaces beside two tiles or more, with direction and tile of each one."""
    taken = {(each.q, each.r) for each in laid}
    around: dict[Space, list[tuple[int, Laid]]] = {}
    for each in laid:
        for direction, (q, r) in enumerate(DIRECTIONS):
            space = (each.q + q, each.r + r)
            if space not in taken:
                around.setdefault(space, []).append(((direction + 3) % 6, each))
    return {space: tiles for space, tiles in sorted(around.items()) if len(tiles) >= NEIGHBOURS}


def _turns(
    tiles: Tiles, tile: int, around: Sequence[tuple[int, Laid]], terrain: str
) -> tuple[int, ...]:
    """Return the rotations in which an edge of this terrain meets its like."""
    if not terrain:
        return tuple(TURNS)
    own = [_terrain(tiles, place) == terrain for place in tiles.edges[tile]]
    facing = [
        direction
        for direction, other in around
        if _terrain(tiles, edge_of(tiles, other, direction + 3)) == terrain
    ]
    return tuple(turn for turn in TURNS if any(own[(direction - turn) % 6] for direction in facing))


def _terrain(tiles: Tiles, place: int) -> str:
    if tiles.is_water[place]:
        return "water"
    return LAND if tiles.kind[place] == LAND else "building"
