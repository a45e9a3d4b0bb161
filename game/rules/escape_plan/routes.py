"""Where a thief can get to this turn, and by which routes that differ in what they cost.

One point is spent on each step to a place that touches, and on each flight. Riding the subway is
free and brings one point more, once a turn (R10, R11). Whoever has stepped onto water rides it for
free, to any shore (T5). Two routes to a place differ if one passes officers that the other does not
pass, or takes more gas; only those are kept.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from game.rules.escape_plan.city import City, beside, bits_of, flights_from, ways_of

_RIDE: Final = 1
"""Bit of the purse: the subway's extra point has been won."""
_CHARTERS: Final = (2, 4, 8, 16)
"""Bits of the purse: flights from anywhere that are left."""
_PADS: Final = (32, 64, 128, 256)
"""Bits of the purse: flights from a tile with a heliport that are left."""
MOST_FLIGHTS: Final = len(_CHARTERS)
_ANYWHERE: Final = -1
"""Bit mask of all places."""


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


Kept: TypeAlias = defaultdict[int, list[tuple[int, int]]]
"""By place: the dangers and purses of its labels."""
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
    is_location, bits = city.tiles.is_location, city.tiles.bits
    for spent, level in enumerate(_search(city, trip)):
        for label in level:
            place, used, *_ = label
            if not is_location[place]:
                continue
            if spent and place != trip.start:
                route = _route(trip, spent, label, used & ~bits[place])
                known = ends.get(place)
                ends[place] = _with(known, route) if known else (route,)
            if place == trip.out:
                out = _with(out, _route(trip, spent, label, used))
    return Reach({end: ends[end] for end in sorted(ends)}, out)


@lru_cache(maxsize=256)
def destinations(city: City, trip: Trip) -> tuple[int, ...]:
    """Return the locations to which `reach` has routes, in order, without looking for routes."""
    if trip.charters or trip.pads:
        return tuple(reach(city, trip).ends)
    masks, most = ways_of(city, sea=trip.sea).masks, trip.points + trip.gas
    walked, rode = 1 << trip.start, 0
    known_walked, known_rode, found = walked, 0, 0
    for left in range(most, -2, -1):
        rode |= city.stations_beyond(walked | rode)
        if left < most:  # a ride alone is no move
            found |= walked | rode
            known_rode |= rode
        rode = beside(masks, rode) & ~known_rode if left >= 0 else 0
        walked = beside(masks, walked) & ~(known_walked | known_rode) if left > 0 else 0
        known_walked |= walked
    return tuple(bits_of(found & city.tiles.locations & ~(1 << trip.start)))


def routes_to(city: City, trip: Trip, goal: int) -> tuple[Route, ...]:
    """Return the routes that `reach` has to one location, without looking further than need be."""
    routes: tuple[Route, ...] = ()
    elsewhere = trip.danger & ~city.tiles.bits[goal]
    least = city.tiles.bits[trip.start] & elsewhere
    for spent, level in enumerate(_search(city, trip, goal)):
        for label in level:
            if label[0] == goal and spent:
                routes = _with(routes, _route(trip, spent, label, label[1] & elsewhere))
        if routes and not routes[0].gas:
            if routes[0].passes == least:
                break  # whoever stands at the start is passed on every route
            _drop_worse(level, routes)
    return routes


def _drop_worse(level: list[Label], routes: tuple[Route, ...]) -> None:
    """Drop the labels that pass all that a known route without gas passes; its end is as good."""
    known = [route.passes for route in routes if not route.gas]
    level[:] = [label for label in level if all(passes & ~label[1] for passes in known)]


def routes_out(city: City, trip: Trip) -> tuple[Route, ...]:
    """Return the routes out of the city; whoever stands at the exit must be avoided, too."""
    routes: tuple[Route, ...] = ()
    for spent, level in enumerate(_search(city, trip, trip.out)):
        for label in level:
            if label[0] == trip.out:
                routes = _with(routes, _route(trip, spent, label, label[1]))
        if routes and not routes[0].gas:
            _drop_worse(level, routes)
    return routes


def _route(trip: Trip, spent: int, label: Label, passes: int) -> Route:
    gas = max(0, spent - trip.points - (label[2] & _RIDE))
    return Route(label[0], spent, gas, passes, label)


def _search(city: City, trip: Trip, goal: int | None = None) -> Iterator[list[Label]]:
    """Yield, by points spent, the labels that no earlier label at the same place is as good as.

    Labels that are taken out of a level are not followed any further.
    With a goal, the last point is spent only where it leads there, or to a subway, and the one
    before only on places from which that can be done. Plain tuples and few calls, because it runs
    for every turn of every thief.
    """
    steps, doors, masks = ways_of(city, sea=trip.sea)
    rides, is_water, pads = city.rides[trip.sea], city.tiles.is_water, city.tiles.pads
    near, last = _before_last(city, masks, trip, goal)
    bits, danger = city.tiles.bits, trip.danger
    first: Label = (trip.start, bits[trip.start] & danger, _first_purse(trip), None)
    kept: Kept = defaultdict(list, {trip.start: [first[1:3]]})
    most, spent, level = trip.points + trip.gas, 0, [first]
    while level:
        walked = len(level)
        for number, label in enumerate(level):  # grows while subways and ferries are ridden
            place, _, purse, _ = label
            if is_water[place]:
                _keep(bits, label, rides[place], purse, danger, kept, level)
            elif rides[place] and number < walked:  # never straight on, or back, after a ride
                _keep(bits, label, rides[place], purse | _RIDE, danger, kept, level)
        yield level
        if not spent:  # a ride alone is no move: later labels may still end there
            for end in rides[trip.start]:
                kept.pop(end, None)
        coming: list[Label] = []
        for label in level:
            place, _, purse, _ = label
            left = most + (purse & _RIDE) - spent
            if left <= 0 or is_water[place]:
                continue
            if purse > _RIDE and not pads[place]:
                for ends, rest in _flights(city, place, purse):
                    _keep(bits, label, ends, rest, danger, kept, coming)
            if left > 2:
                _keep(bits, label, steps[place], purse, danger, kept, coming)
            elif left == 2:
                if masks[place] & near:
                    ends = tuple([end for end in steps[place] if near >> end & 1])
                    _keep(bits, label, ends, purse, danger, kept, coming)
            elif masks[place] & last:
                _keep(bits, label, doors[place], purse, danger, kept, coming)
        level = coming
        spent += 1


def _before_last(city: City, masks: Sequence[int], trip: Trip, goal: int | None) -> tuple[int, int]:
    """Return where it may help to be before the last point is spent, and where to spend it."""
    if goal is None:
        return _ANYWHERE, _ANYWHERE
    last = city.stations | 1 << goal
    if trip.charters or trip.pads:
        return _ANYWHERE, last
    near = last | masks[goal] | city.tiles.wet | city.tiles.heliports
    if city.stations & (masks[goal] | 1 << goal):  # one point, then a ride with one point more
        near |= beside(masks, city.stations)
    return near, last


def _keep(
    bits: Sequence[int],
    label: Label,
    ends: tuple[int, ...],
    purse: int,
    danger: int,
    kept: Kept,
    level: list[Label],
) -> None:
    """Go on to these places, where no label before passes no more dangers with no less left."""
    used = label[1]
    for end in ends:
        mask = used | bits[end] & danger
        for old, rest in kept[end]:
            if not old & ~mask and not purse & ~rest:
                break
        else:
            kept[end].append((mask, purse))
            level.append((end, mask, purse, label))


def _first_purse(trip: Trip) -> int:
    return sum(_CHARTERS[: trip.charters]) + sum(_PADS[: trip.pads])


def _flights(city: City, place: int, purse: int) -> list[tuple[tuple[int, ...], int]]:
    """Return where a contact or gang member flies to, and what is left in the purse (R12)."""
    tile = city.tiles.tile_of[place]
    ends = flights_from(city, tile)
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
