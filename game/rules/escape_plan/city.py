"""The city as it has been laid: legal spaces, legal rotations, and who touches whom across tiles.

Spaces are axial coordinates (q, r) of flat-top hexes. Edge 0 looks north, then clockwise; a tile
turned k times shows its printed edge e at (e + k) mod 6.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
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
Neighbour: TypeAlias = tuple[int, int, int]
"""A tile beside a space: its index, how often it is turned, and the direction it lies in."""


@dataclass(frozen=True, slots=True, eq=False)
class City:
    """Tables of one city, by place or by tile; tiles that are not laid have no entries."""

    tiles: Tiles
    laid: tuple[int, ...]
    """The tiles in the city, by their number."""
    links: tuple[Links, Links]
    """By place: the places one movement point away on foot, without closed water and with it."""
    distance: tuple[tuple[int, ...], ...]
    """By two tiles: how many steps lie between them; 99 if one is not laid."""
    rides: tuple[Links, Links]
    """By place: where the subway, or the water one is on, leads for nothing; as with `links`."""
    stations: int
    """Bit mask of the subways that rides lead from and to."""

    def stations_beyond(self, places: int) -> int:
        """Return the stations to which one can ride from any of these places, as a bit mask."""
        here = places & self.stations
        if not here:
            return 0
        return self.stations if here & (here - 1) else self.stations ^ here


class Ways(NamedTuple):
    """Tables by place of one city, flights from its heliports among them."""

    steps: Links
    """The places one movement point away."""
    doors: Links
    """The same, locations only: where one can end a move with the last point."""
    masks: tuple[int, ...]
    """All that one point leads to, the other shores of the water among them, as a bit mask."""


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
    links = list(tiles.touch)
    for one in laid:
        for direction, (q, r) in enumerate(DIRECTIONS[:3]):
            other = at.get((one.q + q, one.r + r))
            if other is None:
                continue
            here = edge_of(tiles, one, direction)
            there = edge_of(tiles, other, direction + 3)
            if tiles.is_water[here] == tiles.is_water[there]:
                links[here] += (there,)
                links[there] += (here,)
    tiles_laid = sorted(each.tile for each in laid)
    near, sea = _without_closed_water(tiles, links, tiles_laid), tuple(links)
    stations = [place for place in tiles.found["subway"] if tiles.tile_of[place] in tiles_laid]
    return City(
        tiles=tiles,
        laid=tuple(tiles_laid),
        links=(near, sea),
        distance=_distances(laid),
        rides=(
            _rides(tiles, tiles_laid, stations, near),
            _rides(tiles, tiles_laid, stations, sea),
        ),
        stations=mask_of(stations) if len(stations) > 1 else 0,
    )


@lru_cache(maxsize=512)
def flights_from(city: City, tile: int) -> tuple[int, ...]:
    """Return the places to which one can fly from a tile: never onto water (R12)."""
    distance, landings = city.distance[tile], city.tiles.landings
    return tuple(
        place for end in city.laid if 1 <= distance[end] <= FLIGHT for place in landings[end]
    )


@lru_cache(maxsize=32)
def ways_of(city: City, *, sea: bool) -> Ways:
    """Return where one point leads in a city; with `sea`, all water can be crossed."""
    is_location, steps = city.tiles.is_location, list(city.links[sea])
    for tile in city.laid:
        pad = city.tiles.location(tile, "heliport")
        if pad >= 0:
            steps[pad] = flights_from(city, tile) + steps[pad]
    masks, wet = [mask_of(ends) for ends in steps], city.tiles.wet
    return Ways(
        steps=tuple(steps),
        doors=tuple([tuple([end for end in ends if is_location[end]]) for ends in steps]),
        masks=tuple([_over_water(masks, wet, ends) if ends & wet else ends for ends in masks]),
    )


def _over_water(masks: Sequence[int], wet: int, ends: int) -> int:
    """Return these places, and all that the water among them leads to."""
    known = 0
    while water := ends & wet & ~known:
        known |= water
        ends |= beside(masks, water)
    return ends


# Places as bit masks


def mask_of(places: Iterable[int]) -> int:
    """Return places as a bit mask."""
    mask = 0
    for place in places:
        mask |= 1 << place
    return mask


def bits_of(mask: int) -> list[int]:
    """Return the places, or tiles, in a bit mask, in order."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


def beside(masks: Sequence[int], starts: int) -> int:
    """Return where one step leads from any of these places."""
    ends = 0
    while starts:
        lowest = starts & -starts
        ends |= masks[lowest.bit_length() - 1]
        starts ^= lowest
    return ends


# Compiling


def _rides(tiles: Tiles, laid: Sequence[int], stations: Sequence[int], links: Links) -> Links:
    """Return, by place, where a ride leads: to the subways of other tiles (R11), or over water.

    A point takes one onto the water; from there one gets to all its shores (T5).
    """
    rides: list[tuple[int, ...]] = [()] * len(tiles.kind)
    for place in stations:
        rides[place] = tuple([end for end in stations if end != place])
    for water in (place for tile in laid for place in tiles.waters[tile]):
        rides[water] = links[water]
    return tuple(rides)


def _without_closed_water(
    tiles: Tiles, links: Sequence[tuple[int, ...]], laid: Sequence[int]
) -> Links:
    """Return the links without those into a body of water that has no ferry anywhere."""
    waters = {place for tile in laid for place in tiles.waters[tile]}
    reached = [place for place in waters if tiles.kind[place] == "ferry"]
    closed = waters.difference(reached)
    while reached:
        for place in links[reached.pop()]:
            if place in closed:
                closed.remove(place)
                reached.append(place)
    near = list(links)
    for start in {place for water in closed for place in links[water]}:
        near[start] = tuple([end for end in links[start] if end not in closed])
    return tuple(near)


def _distances(laid: Layout) -> tuple[tuple[int, ...], ...]:
    table = [[FAR] * len(TILES) for _ in TILES]
    for number, (tile, q, r, _) in enumerate(laid):
        for other, other_q, other_r, _ in laid[: number + 1]:
            steps = steps_between((q, r), (other_q, other_r))
            table[tile][other] = table[other][tile] = steps
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
        sides, found = tiles.sides[terrain], {}
        for space, neighbours in spaces:
            facing = 0
            for other, turn, direction in neighbours:
                if sides[other][turn] & 1 << (direction + 3) % 6:
                    facing |= 1 << direction
            own = sides[tile]
            if turns := tuple([turn for turn in TURNS if own[turn] & facing]):
                found[space] = turns
        if found:
            return found
    return {space: tuple(TURNS) for space, _ in spaces}


def _spaces(laid: Layout) -> list[tuple[Space, list[Neighbour]]]:
    """Return the free spaces beside two tiles or more, in order, with the tiles beside them."""
    beside: dict[Space, list[Neighbour]] = {}
    for tile, q, r, turn in laid:
        for direction, (dq, dr) in enumerate(DIRECTIONS):
            neighbour = (tile, turn, direction)
            beside.setdefault((q - dq, r - dr), []).append(neighbour)
    for _, q, r, _ in laid:
        beside.pop((q, r), None)
    return sorted((space, tiles) for space, tiles in beside.items() if len(tiles) >= NEIGHBOURS)
