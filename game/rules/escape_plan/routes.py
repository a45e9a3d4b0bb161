"""Where a thief can get to this turn, and by which routes that differ in what they cost.

One point is spent on each step to a place that touches, and on each flight. Riding the subway is
free and brings one point more, once a turn (R10, R11). Whoever has stepped onto water rides it for
free, to any shore (T5). Two routes to a place differ if one passes officers that the other does not
pass, or takes more gas; only those are kept.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from game.rules.escape_plan.city import City, flights_from

_RIDE: Final = 1
"""Bit of the purse: the subway's extra point has been won."""
_CHARTERS: Final = (2, 4, 8, 16)
"""Bits of the purse: flights from anywhere that are left."""
_PADS: Final = (32, 64, 128, 256)
"""Bits of the purse: flights from a tile with a heliport that are left."""
MOST_FLIGHTS: Final = len(_CHARTERS)


class Trip(NamedTuple):
    """All that a search depends on, beside the city."""

    start: int
    points: int
    """Movement points without gas and subway."""
    gas: int
    danger: int
    """Bit mask of the tiles on which somebody would have to be avoided."""
    sea: bool = False
    """All water can be crossed."""
    charters: int = 0
    pads: int = 0
    out: int = -1
    """The open exit, if one can leave by it today."""


Label: TypeAlias = tuple[int, int, int, "Label | None"]
"""Place, dangerous tiles used so far, purse, and the label before it."""


class Route(NamedTuple):
    """A way to a place: points spent, gas cans used, and the dangerous tiles to be passed."""

    end: int
    spent: int
    gas: int
    passes: int
    """Bit mask of the tiles on which somebody must be avoided."""
    label: Label

    @property
    def path(self) -> tuple[int, ...]:
        """The places used, from the first to the last."""
        places: list[int] = []
        label: Label | None = self.label
        while label is not None:
            places.append(label[0])
            label = label[3]
        return tuple(reversed(places))


@dataclass(frozen=True, slots=True)
class Reach:
    """The routes to every location in reach, and those out of the city."""

    ends: Mapping[int, tuple[Route, ...]]
    out: tuple[Route, ...]


@lru_cache(maxsize=256)
def reach(city: City, trip: Trip) -> Reach:
    """Return where one can get to; routes to a place are in order of gas, dangers and points."""
    ends: dict[int, tuple[Route, ...]] = {}
    out: tuple[Route, ...] = ()
    is_location, start, points = city.tiles.is_location, trip.start, trip.points
    bits = city.tiles.bits
    for spent, level in enumerate(_search(city, trip)):
        for label in level:
            place, used, purse, _ = label
            if not is_location[place]:
                continue
            gas = max(0, spent - points - (purse & _RIDE))
            if spent and place != start:
                route = Route(place, spent, gas, used & ~bits[place], label)
                known = ends.get(place)
                ends[place] = _with(known, route) if known else (route,)
            if place == trip.out:
                out = _with(out, Route(place, spent, gas, used, label))
    return Reach({end: ends[end] for end in sorted(ends)}, out)


def _search(city: City, trip: Trip) -> list[list[Label]]:
    """Return, by points spent, the labels that no earlier label at the same place is as good as.

    Plain tuples and few calls, because it runs for every turn of every thief.
    """
    links, doors, rides = city.links[trip.sea], city.doors[trip.sea], city.rides[trip.sea]
    is_water = city.tiles.is_water
    bits = [bit & trip.danger for bit in city.tiles.bits]
    first: Label = (trip.start, bits[trip.start], _first_purse(trip), None)
    kept: list[list[tuple[int, int]]] = [[] for _ in bits]
    kept[trip.start].append(first[1:3])
    level, levels = [first], []
    most, spent = trip.points + trip.gas, 0
    while level:
        coming: list[Label] = []
        walked = len(level)
        for number, label in enumerate(level):  # grows while subways and ferries are ridden
            place, _, purse, _ = label
            if is_water[place]:
                _keep(label, rides[place], purse, bits, kept, level)
                continue
            if rides[place] and number < walked:  # never straight on, or back, after a ride
                _keep(label, rides[place], purse | _RIDE, bits, kept, level)
            left = most + (purse & _RIDE) - spent
            if left <= 0:
                continue
            if purse > _RIDE or city.tiles.pads[place]:
                for ends, rest in _flights(city, place, purse):
                    _keep(label, ends, rest, bits, kept, coming)
            _keep(label, links[place] if left > 1 else doors[place], purse, bits, kept, coming)
        levels.append(level)
        if not spent:  # a ride alone is no move: later labels may still end there
            for end in rides[trip.start]:
                kept[end].clear()
        level = coming
        spent += 1
    return levels


def _keep(
    label: Label,
    ends: tuple[int, ...],
    purse: int,
    bits: Sequence[int],
    kept: list[list[tuple[int, int]]],
    level: list[Label],
) -> None:
    """Go on to these places, where no label before passes no more dangers with no less left."""
    used = label[1]
    for end in ends:
        mask = used | bits[end]
        for old, rest in kept[end]:
            if not old & ~mask and not purse & ~rest:
                break
        else:
            kept[end].append((mask, purse))
            level.append((end, mask, purse, label))


def _first_purse(trip: Trip) -> int:
    return sum(_CHARTERS[: trip.charters]) + sum(_PADS[: trip.pads])


def _flights(city: City, place: int, purse: int) -> list[tuple[tuple[int, ...], int]]:
    """Return where one can fly to from a place, and what is left in the purse then (R12)."""
    tile = city.tiles.tile_of[place]
    ends = flights_from(city, tile)
    if city.tiles.pads[place]:
        return [(ends, purse)]
    charters = [bit for bit in _CHARTERS if purse & bit]
    pads = [bit for bit in _PADS if purse & bit]
    found: list[tuple[tuple[int, ...], int]] = []
    if charters:
        found.append((ends, purse ^ charters[-1]))
    if pads and city.tiles.has(tile, "heliport"):
        found.append((ends, purse ^ pads[-1]))
    return found


def _with(routes: tuple[Route, ...], new: Route) -> tuple[Route, ...]:
    """Return the routes with a new one, unless one is as good; without those it is better than."""
    for old in routes:
        if old.gas <= new.gas and not old.passes & ~new.passes:
            return routes
    kept = [old for old in routes if new.gas > old.gas or new.passes & ~old.passes]
    return tuple(sorted([*kept, new], key=_price))


def _price(route: Route) -> tuple[int, int, int, int]:
    return route.gas, route.passes.bit_count(), route.spent, route.passes
