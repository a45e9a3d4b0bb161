"""The city as it has been laid: legal spaces, legal rotations, and who touches whom across tiles.

Spaces are axial coordinates (q, r) of flat-top hexes. Edge 0 looks north, then clockwise; a tile
turned k times shows its printed edge e at (e + k) mod 6.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from game.rules.escape_plan.cards import FLIGHT
from game.rules.escape_plan.tiles import GROUND, LAND, TILES, Tiles

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
    """The tiles in the city, by their number."""
    links: tuple[Links, Links]
    """By place: the places one movement point away, without closed water and with it."""
    doors: tuple[Links, Links]
    """The same, locations only: where one can end a move with the last point."""
    distance: tuple[tuple[int, ...], ...]
    """By two tiles: how many steps lie between them; 99 if one is not laid."""
    rides: tuple[Links, Links]
    """By place: where the subway, or the water one is on, leads for nothing; as with `links`."""


FAR: Final = 99


def steps_between(one: Space, other: Space) -> int:
    """Return how many tiles lie from one space to another, the last one counted."""
    q, r = one[0] - other[0], one[1] - other[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def edge_of(tiles: Tiles, laid: Laid, direction: int) -> int:
    """Return the place that a laid tile shows in a direction."""
    return tiles.edges[laid.tile][(direction - laid.turn) % 6]


@lru_cache(maxsize=64)
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
    tiles_laid = sorted(each.tile for each in laid)
    near, sea = _without_closed_water(tiles, links, tiles_laid), tuple(map(tuple, links))
    return City(
        tiles=tiles,
        laid=tuple(tiles_laid),
        links=(near, sea),
        doors=(_locations(tiles, near), _locations(tiles, sea)),
        distance=_distances(laid),
        rides=(_rides(tiles, tiles_laid, near), _rides(tiles, tiles_laid, sea)),
    )


@lru_cache(maxsize=512)
def flights_from(city: City, tile: int) -> tuple[int, ...]:
    """Return the places to which one can fly from a tile: never onto water (R12)."""
    distance, landings = city.distance[tile], city.tiles.landings
    return tuple(
        place for end in city.laid if 1 <= distance[end] <= FLIGHT for place in landings[end]
    )


def _locations(tiles: Tiles, links: Links) -> Links:
    """Return the same links without those to streets and water."""
    is_location = tiles.is_location
    return tuple([tuple([end for end in ends if is_location[end]]) for ends in links])


def _rides(tiles: Tiles, laid: Sequence[int], links: Links) -> Links:
    """Return, by place, where a ride leads: to the subways of other tiles (R11), or over water.

    A point takes one onto the water; from there one gets to all its shores (T5).
    """
    stations = [place for place in tiles.found["subway"] if tiles.tile_of[place] in laid]
    rides: list[tuple[int, ...]] = [()] * len(tiles.kind)
    for place in stations:
        rides[place] = tuple(end for end in stations if end != place)
    for place in (place for tile in laid for place in tiles.places[tile] if tiles.is_water[place]):
        rides[place] = links[place]
    return tuple(rides)


def _without_closed_water(
    tiles: Tiles, links: Sequence[Sequence[int]], laid: Sequence[int]
) -> Links:
    """Return the links without those into a body of water that has no ferry anywhere."""
    waters = {place for tile in laid for place in tiles.places[tile] if tiles.is_water[place]}
    reached = [place for place in waters if tiles.kind[place] == "ferry"]
    closed = waters.difference(reached)
    while reached:
        for place in links[reached.pop()]:
            if place in closed:
                closed.remove(place)
                reached.append(place)
    return tuple([tuple([end for end in ends if end not in closed]) for ends in links])


def _distances(laid: Layout) -> tuple[tuple[int, ...], ...]:
    table = [[FAR] * len(TILES) for _ in TILES]
    for number, one in enumerate(laid):
        for other in laid[: number + 1]:
            steps = steps_between((one.q, one.r), (other.q, other.r))
            table[one.tile][other.tile] = table[other.tile][one.tile] = steps
    return tuple(map(tuple, table))


# Laying


@lru_cache(maxsize=256)
def legal_places(tiles: Tiles, laid: Layout, tile: int) -> Mapping[Space, tuple[int, ...]]:
    """Return the rotations in which a tile may lie on each space (R8).

    A street must go on into a street. If that is nowhere possible (once in ten thousand cities),
    it is enough that one can walk across an edge, and then any two neighbours will do.
    """
    spaces = _spaces(laid)
    for terrain in (LAND, GROUND):
        own = tiles.sides[terrain][tile]
        facing = _facing(laid, tiles.sides[terrain])
        found = {
            space: turns
            for space in spaces
            if (turns := tuple([turn for turn in TURNS if own[turn] & facing[space]]))
        }
        if found:
            return found
    return {space: tuple(TURNS) for space in spaces}


def _spaces(laid: Layout) -> list[Space]:
    """Return the free spaces beside two tiles or more, in order."""
    taken = {(each.q, each.r) for each in laid}
    beside = [(q + dq, r + dr) for q, r in taken for dq, dr in DIRECTIONS]
    counted = Counter(beside)
    return sorted(
        space for space, tiles in counted.items() if tiles >= NEIGHBOURS and space not in taken
    )


def _facing(laid: Layout, sides: Sequence[Sequence[int]]) -> dict[Space, int]:
    """Return, by space, the directions from which a terrain looks at it."""
    facing: dict[Space, int] = {}
    for tile, q, r, turn in laid:
        shown = sides[tile][turn]
        for direction, (dq, dr) in enumerate(DIRECTIONS):
            space = (q + dq, r + dr)
            seen = (shown >> direction & 1) << (direction + 3) % 6
            facing[space] = facing.get(space, 0) | seen
    return facing
