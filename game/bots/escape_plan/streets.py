"""How far everything is in the city as it lies: where one turn leads, and past which tiles.

Worked out for three movement points without help from cans or contacts; a turn that is being
taken is asked of the rules themselves.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.rules.escape_plan import NOBODY, TILES, City, PlanState, Tiles, compile_city
from game.rules.escape_plan.cards import COSTA_WOUNDS, MOVEMENT
from game.rules.escape_plan.city import FAR, Layout
from game.rules.escape_plan.routes import Trip, reach

Guards = tuple[int, ...]
"""By tile: how many officers stand on it."""

_EVERYWHERE: Final = (1 << len(TILES)) - 1
_REMEMBERED: Final = 2000

Passes = tuple[tuple[int, ...], ...]
"""The routes to one place, each as the tiles to be passed."""


class Streets:
    """Tables of one city, worked out place by place when they are first needed."""

    def __init__(self, city: City) -> None:
        """Prepare for this city."""
        self._city = city
        self._ways: dict[tuple[int, int], dict[int, Passes]] = {}
        self._steps: dict[tuple[int, Guards, int], list[tuple[int, int]]] = {}
        self._turns_out: dict[tuple[int, frozenset[int]], list[int]] = {}
        self._outs: dict[tuple[int, int, int], Passes] = {}
        self._cut_off: dict[int, bool] = {}

    def locations(self) -> list[int]:
        """Return the locations in the city."""
        tiles = self._city.tiles
        return [
            place
            for tile in self._city.laid
            for place in tiles.places[tile]
            if tiles.is_location[place]
        ]

    def steps(self, start: int, guards: Guards, gas: int = 0) -> list[tuple[int, int]]:
        """Return where one turn leads from a place, each with the officers met on the way."""
        known = self._steps.get((start, guards, gas))
        if known is None:
            if len(self._steps) > _REMEMBERED:
                self._steps.clear()
            ways = self.ways(start, gas)
            known = [(end, _met(passes, guards)) for end, passes in ways.items()]
            self._steps[start, guards, gas] = known
        return known

    def ways(self, start: int, gas: int = 0) -> dict[int, Passes]:
        """Return the routes to every place that one turn leads to."""
        known = self._ways.get((start, gas))
        if known is None:
            found = reach(self._city, Trip(start, MOVEMENT, gas, _EVERYWHERE))
            known = {
                end: tuple(_tiles(route.passes) for route in routes)
                for end, routes in found.ends.items()
            }
            self._ways[start, gas] = known
        return known

    def is_cut_off(self, start: int) -> bool:
        """Say whether less than half of the city can be got to, in however many turns."""
        known = self._cut_off.get(start)
        if known is None:
            reached, coming = {start}, [start]
            while coming:
                for end in self.ways(coming.pop()):
                    if end not in reached:
                        reached.add(end)
                        coming.append(end)
            known = self._cut_off[start] = 2 * len(reached) < len(self.locations())
        return known

    def met_on_way_out(self, start: int, exit_: int, guards: Guards, gas: int = 0) -> int:
        """Return the officers met on the way from a place out of the city, FAR if it is too far."""
        passes = self._way_out(start, exit_, gas)
        return _met(passes, guards) if passes else FAR

    def _way_out(self, start: int, exit_: int, gas: int = 0) -> Passes:
        known = self._outs.get((start, exit_, gas))
        if known is None:
            found = reach(self._city, Trip(start, MOVEMENT, gas, _EVERYWHERE, out=exit_))
            known = tuple(_tiles(route.passes) for route in found.out)
            self._outs[start, exit_, gas] = known
        return known

    def turns_away(
        self, start: int, exit_: int, gas: int, shut: frozenset[int] = frozenset()
    ) -> int:
        """Return how many turns it takes to leave the city, with all cans used in the first."""
        turns = self.turns_out(exit_, shut)
        if not gas or turns[start] == 1:
            return turns[start]
        if self._way_out(start, exit_, gas):
            return 1
        ends = self.ways(start, gas)
        return 1 + min((turns[end] for end in ends if end not in shut), default=FAR)

    def turns_out(self, exit_: int, shut: frozenset[int] = frozenset()) -> list[int]:
        """Return, by place, how many turns it takes to leave the city by an exit.

        No turn may end at a place that is shut.
        """
        known = self._turns_out.get((exit_, shut))
        if known is None:
            known = self._turns_out[exit_, shut] = self._count_turns_out(exit_, shut)
        return known

    def _count_turns_out(self, exit_: int, shut: frozenset[int]) -> list[int]:
        turns = [FAR] * len(self._city.tiles.kind)
        places = self.locations()
        for place in places:
            if self._way_out(place, exit_):
                turns[place] = 1
        for count in range(2, len(TILES)):
            for place in places:
                ends = [end for end in self.ways(place) if end not in shut]
                if turns[place] == FAR and any(turns[end] == count - 1 for end in ends):
                    turns[place] = count
        return turns


def _tiles(mask: int) -> tuple[int, ...]:
    return tuple(tile for tile in range(len(TILES)) if mask & 1 << tile)


def _met(passes: Passes, guards: Guards) -> int:
    return min([sum([guards[tile] for tile in tiles]) for tiles in passes])


@lru_cache(maxsize=16)
def _compiled(tiles: Tiles, laid: Layout) -> Streets:
    return Streets(compile_city(tiles, laid))


def streets_of(state: PlanState) -> Streets:
    """Return the tables of the city as it lies."""
    return _compiled(state.tiles, state.laid)


def guards_of(state: PlanState) -> Guards:
    """Return how many officers stand on each tile."""
    return tuple([officers.bit_count() for officers in state.officers])


def guards_now(state: PlanState) -> Guards:
    """Return the same with the inspector, who will be elsewhere soon; Lt. Costa wounds twice."""
    guards, who = list(guards_of(state)), state.inspector
    if who != NOBODY:
        guards[state.tiles.tile_of[state.spots[who]]] += COSTA_WOUNDS if state.seats == 1 else 1
    return tuple(guards)
