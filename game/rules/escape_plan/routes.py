"""Where a thief can get to this turn, and by which routes that differ in what they cost.

One point is spent on each step to a place that touches, and on each flight. Riding the subway is
free and brings one point more, once a turn (R10, R11). Two routes to a place differ if one passes
officers that the other does not pass, or takes more gas; only those are kept.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from game.rules.escape_plan.city import City

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


Label: TypeAlias = tuple[int, int, int, int, "Label | None"]
"""Place, dangerous tiles used so far, purse, points spent, and the label before it."""


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
            label = label[4]
        return tuple(reversed(places))


@dataclass(frozen=True, slots=True)
class Reach:
    """The routes to every location in reach, and those out of the city."""

    ends: Mapping[int, tuple[Route, ...]]
    out: tuple[Route, ...]


@lru_cache(maxsize=4096)
def reach(city: City, trip: Trip) -> Reach:
    """Return where one can get to; routes to a place are in order of gas, dangers and points."""
    return _Search(city, trip).run()


class _Search:
    """Breadth first by points spent; at each place only labels that nothing else is better than."""

    def __init__(self, city: City, trip: Trip) -> None:
        tiles = city.tiles
        self.city = city
        self.trip = trip
        self.links = city.sea_links if trip.sea else city.links
        self.tile_of = tiles.tile_of
        self.kind = tiles.kind
        self.is_location = tiles.is_location
        self.danger = [trip.danger & (1 << tile) for tile in range(len(city.distance))]
        self.kept: dict[int, list[tuple[int, int]]] = {}
        self.ends: dict[int, list[Route]] = {}
        self.out: list[Route] = []

    def run(self) -> Reach:
        trip = self.trip
        purse = sum(_CHARTERS[: trip.charters]) + sum(_PADS[: trip.pads])
        level: list[Label] = []
        first: Label = (trip.start, self.danger[self.tile_of[trip.start]], purse, 0, None)
        self._keep(first, level)
        most = trip.points + trip.gas
        spent = 0
        while level:
            coming: list[Label] = []
            for label in level:  # grows while subways are ridden
                self._arrive(label, spent)
                if self.kind[label[0]] == "subway":
                    self._ride(label, level)
                if spent < most + (label[2] & _RIDE):
                    self._step(label, spent + 1, coming)
            level = coming
            spent += 1
        return Reach(
            {end: tuple(sorted(routes, key=_price)) for end, routes in sorted(self.ends.items())},
            tuple(sorted(self.out, key=_price)),
        )

    def _step(self, label: Label, spent: int, coming: list[Label]) -> None:
        place, used, purse, _, _ = label
        danger, tile_of = self.danger, self.tile_of
        for end in self.links[place]:
            self._keep((end, used | danger[tile_of[end]], purse, spent, label), coming)
        tile = tile_of[place]
        if self.kind[place] == "heliport":
            self._fly(label, purse, spent, coming)
        elif purse > _RIDE:
            charters = [bit for bit in _CHARTERS if purse & bit]
            pads = [bit for bit in _PADS if purse & bit]
            if charters:
                self._fly(label, purse ^ charters[-1], spent, coming)
            if pads and self.city.tiles.has(tile, "heliport"):
                self._fly(label, purse ^ pads[-1], spent, coming)

    def _fly(self, label: Label, purse: int, spent: int, coming: list[Label]) -> None:
        place, used, _, _, _ = label
        for end in self.city.flights[self.tile_of[place]]:
            mask = used | self.danger[self.tile_of[end]]
            self._keep((end, mask, purse, spent, label), coming)

    def _ride(self, label: Label, level: list[Label]) -> None:
        place, used, purse, spent, _ = label
        for end in self.city.subways:
            if self.tile_of[end] != self.tile_of[place]:
                mask = used | self.danger[self.tile_of[end]]
                self._keep((end, mask, purse | _RIDE, spent, label), level)

    def _keep(self, label: Label, level: list[Label]) -> None:
        """Go on from a label unless an earlier one passes no more dangers and has no less left."""
        place, used, purse, _, _ = label
        kept = self.kept.get(place)
        if kept is None:
            self.kept[place] = [(used, purse)]
        else:
            for mask, rest in kept:
                if not mask & ~used and not purse & ~rest:
                    return
            kept.append((used, purse))
        level.append(label)

    def _arrive(self, label: Label, spent: int) -> None:
        place, used, purse, _, _ = label
        gas = max(0, spent - self.trip.points - (purse & _RIDE))
        if spent and place != self.trip.start and self.is_location[place]:
            passes = used & ~self.danger[self.tile_of[place]]
            _note(self.ends.setdefault(place, []), Route(place, spent, gas, passes, label))
        if place == self.trip.out:
            _note(self.out, Route(place, spent, gas, used, label))


def _note(routes: list[Route], new: Route) -> None:
    """Keep a route unless an earlier one is as good; drop those it is better than."""
    for old in routes:
        if old.gas <= new.gas and not old.passes & ~new.passes:
            return
    routes[:] = [old for old in routes if not (new.gas <= old.gas and not new.passes & ~old.passes)]
    routes.append(new)


def _price(route: Route) -> tuple[int, int, int, int]:
    return route.gas, route.passes.bit_count(), route.spent, route.passes
