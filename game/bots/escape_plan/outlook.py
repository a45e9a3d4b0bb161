"""What the turns to come are worth: the best tour of visits from where a thief stands.

A tour is built visit by visit; after each, the tours that promise most are kept. What a visit
brings may depend on those before: contacts count for more the more there are, lockers want keys,
contacts and notoriety. On the last day a tour must end outside the city, and in time.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from game.bots.escape_plan.hopes import (
    exit_costs,
    gang_is_too_dear,
    key_worth,
    nights_left,
    time_left,
    turns_left,
    ways_to_avoid,
)
from game.bots.escape_plan.levels import Level
from game.bots.escape_plan.prospects import Prospect, Prospects
from game.bots.escape_plan.streets import Guards, Streets, guards_of, streets_of
from game.rules.contract import Seat
from game.rules.escape_plan import KEY_COLOURS, PlanState, fresh_keys, is_open_exit, open_exit
from game.rules.escape_plan.cards import CONTACT_SPACES, DAY_PARTS, DAYS, PARTS, WOUND_CUBES
from game.rules.escape_plan.city import FAR

_LATE: Final = 1.5
"""What another turn costs on the last day: others leave, and the fee."""

_BARELY: Final = 0.4
_EACH: Final = 0.1
_NO_HOPE: Final = 0.8
"""Share of an arrest that counts if more officers are met than handcuffs are left for: something
may be found to avoid them.
"""

_LIKELY: Final = 0.75
_SURPRISE: Final = 0.2
"""Shares of an arrest that count if the money will do unless as many leave first as expected, or
one more.
"""

_SPARE: Final = 2
"""So much more than the way out costs is good to have."""

_REST: Final = -1
"""Stands for a rest among the places taken."""

_NEAR: Final = 2
"""So many turns from the exit, there is time for one visit before leaving."""


_LOCKER_ONLY: Final = Prospect(0.0, is_store=True)
"""What is left to do in a store on the same tour: there may be another key."""


class Tour(NamedTuple):
    """Visits planned so far, and what they have changed."""

    total: float
    place: int
    left: int
    """Turns left after the visits."""
    taken: frozenset[int] = frozenset()
    hired: int = 0
    heat: int = 0
    keys: tuple[int, ...] = ()
    """Colours of the keys that have not been used."""
    tiles: int = 0
    """Locker and exit tiles taken."""
    cash: int = 0
    gas: int = 0
    met: int = 0
    """Officers met on the way."""


class Step(NamedTuple):
    """Where one turn can lead, the officers met on the way, and the cans left afterwards."""

    end: int
    met: int
    gas: int


class Outlook:
    """Looks ahead for one seat from the end of its turn."""

    def __init__(self, state: PlanState, seat: Seat, level: Level) -> None:
        """Look ahead from this table."""
        self._state = state
        self._seat = seat
        self._level = level
        self._prospects = prospects = Prospects(state, seat, level.weights)
        self._streets: Streets = streets_of(state)
        self._guards: Guards = guards_of(state)
        self._visits = prospects.all()
        self._rest = prospects.rest()
        self._exit = open_exit(state)
        self._left = turns_left(state, seat)
        self._gas = state.gas[seat]
        self._nights = min(state.discs[seat], nights_left(state))
        self._coin = 1 + level.weights.purse * time_left(state, seat)
        self._costs = exit_costs(state, seat) if self._exit >= 0 else ()
        self._green = WOUND_CUBES - state.wounds[seat]
        self._bearable = (
            self._green + CONTACT_SPACES - state.cuffs[seat] + ways_to_avoid(state, seat)
        )
        self._shut = _dear_gangs(state, seat) if self._exit >= 0 else frozenset()
        self._aways: dict[tuple[int, int], int] = {}
        self._mets: dict[tuple[int, int], int] = {}
        self._likely = _likely_exits(state) if state.day == DAYS - 1 else []

    def value(self, place: int) -> float:
        """Return what the best tour from a place is worth, police met taken off."""
        value = self._best(place) - self._far(place)
        if self._exit < 0 and not self._gas and self._streets.is_cut_off(place):
            value -= self._level.weights.cut_off
        return value

    def _far(self, place: int) -> float:
        """Return what it costs to end the second day far from exits that may stay open."""
        turns = [self._streets.turns_out(exit_)[place] for exit_ in self._likely]
        return self._level.weights.far * sum(min(3, max(0, away - _NEAR)) for away in turns)

    def _best(self, place: int) -> float:
        """Return what the best tour comes to, all in all."""
        keys = [self._state.keys[self._seat][slot] for slot in fresh_keys(self._state, self._seat)]
        colours = tuple(sorted(KEY_COLOURS.index(key) for key in keys))
        cash = self._state.cash[self._seat]
        tours = [Tour(0.0, place, self._left, keys=colours, cash=cash, gas=self._gas)]
        depth, share = self._level.depth, 1.0
        best = self._stop(tours[0], depth, share)
        for more in range(depth - 1, -1, -1):
            share *= self._level.weights.later
            found = [longer for tour in tours for longer in self._longer(tour, share)]
            if not found:
                break
            valued = [(tour.total + self._stop(tour, more, share), tour) for tour in found]
            valued.sort(key=lambda each: -each[0])
            best = max(best, valued[0][0])
            tours = _different(valued, self._level.width)
        return best

    def _longer(self, tour: Tour, share: float) -> list[Tour]:
        """Return the tours that a turn more makes of one."""
        left = tour.left - 1
        if left < 0 or tour.cash < self._fee(left):
            return []
        found, cash = [], tour.cash - self._fee(left)
        if self._rest and _REST not in tour.taken and self._in_time(tour.place, left, tour.gas):
            total = tour.total + share * self._rest
            taken = tour.taken | {_REST}
            found.append(tour._replace(total=total, left=left, taken=taken, cash=cash))
        for step in self._steps(tour):
            visit = self._visits.get(step.end)
            if visit is None or not self._in_time(step.end, left, step.gas):
                continue
            if step.end in tour.taken:
                if not (visit.is_store and tour.keys):
                    continue
                visit = _LOCKER_ONLY
            gain, longer = self._visited(tour, step, visit, share)
            if gain > 0:
                found.append(longer)
        return found

    def _steps(self, tour: Tour) -> list[Step]:
        """Return where a turn leads, with cans only where it does not lead without."""
        near = self._streets.steps(tour.place, self._guards)
        steps = [Step(end, met, tour.gas) for end, met in near]
        if tour.gas:
            reached = {end for end, _ in near}
            far = self._streets.steps(tour.place, self._guards, tour.gas)
            steps += [Step(end, met, 0) for end, met in far if end not in reached]
        return steps

    def _visited(self, tour: Tour, step: Step, visit: Prospect, share: float) -> tuple[float, Tour]:
        """Return what one visit more brings, and the tour with it."""
        left, tiles = tour.left - 1, tour.tiles
        pays, cash = self._pays(tour, visit), tour.cash - self._fee(left) + visit.cash
        worth, keys = self._with_keys(tour, visit)
        pays, tiles = pays + worth, tiles + (len(keys) < len(tour.keys))
        if visit.stack:
            tile = self._prospects.exit_tile(visit.stack, tour.hired, tour.heat, tiles)
            if tile > pays:
                pays, tiles, cash = tile, tiles + 1, cash - visit.cash
        share *= (1 - visit.risk) ** (self._left - tour.left)
        gain = share * (pays - self._prospects.heat(tour.heat, visit.heat))
        longer = Tour(
            total=tour.total + gain - self._facing(tour.met, step.met),
            place=step.end,
            left=left,
            taken=tour.taken | {step.end},
            hired=tour.hired + visit.hires,
            heat=tour.heat + visit.heat,
            keys=keys,
            tiles=tiles,
            cash=cash,
            gas=step.gas,
            met=tour.met + step.met,
        )
        return gain, longer

    def _pays(self, tour: Tour, visit: Prospect) -> float:
        """Return what a visit brings beside notoriety, keys and tiles."""
        pays = visit.value + self._coin * visit.cash
        if visit.group:
            same = sum(self._visits[each].group == visit.group for each in tour.taken if each >= 0)
            pays += self._prospects.reward(visit.group, same)
        if visit.hires:
            pays += self._prospects.bonus(tour.hired)
        return pays

    def _with_keys(self, tour: Tour, visit: Prospect) -> tuple[float, tuple[int, ...]]:
        """Return what a key that is taken or used on a visit brings, and the keys held then."""
        left, keys = tour.left - 1, tour.keys
        if visit.key >= 0:
            return key_worth(visit.key, left, self._level.weights), (*keys, visit.key)
        if visit.is_store and keys:
            worth, colour = self._prospects.locker(keys, tour.hired, tour.heat, tour.tiles, left)
            if worth > 0:
                slot = keys.index(colour)
                return worth, (*keys[:slot], *keys[slot + 1 :])
        return 0.0, keys

    def _facing(self, before: int, met: int) -> float:
        """Return what it costs to face so many officers after others.

        Without a green cube left they bring handcuffs, and at last an arrest.
        """
        if not met:
            return 0.0
        weights = self._level.weights
        too_many = before + met - self._bearable
        if too_many > 0:
            return weights.caught * min(_NO_HOPE, _BARELY + _EACH * too_many)
        cuffs = max(0, before + met - self._green) - max(0, before - self._green)
        return weights.officer * met + weights.cuffed * cuffs

    def _in_time(self, place: int, left: int, gas: int) -> bool:
        if self._exit < 0:
            return True
        return place not in self._shut and self._away(place, gas) <= left

    def _away(self, place: int, gas: int) -> int:
        known = self._aways.get((place, gas))
        if known is None:
            known = self._streets.turns_away(place, self._exit, gas, self._shut)
            self._aways[place, gas] = known
        return known

    def _stop(self, tour: Tour, depth: int, share: float) -> float:
        """Return what it is worth to visit nothing more and, on the last day, to go."""
        weights, place, left = self._level.weights, tour.place, tour.left
        if self._exit < 0:
            return 0.0
        away = self._away(place, tour.gas)
        if away > left:
            return -weights.caught - weights.turn * min(3, away - left)
        value = self._unpaid(tour, away)
        if not depth:
            value += share * weights.turn * max(0, left - away)
        return value - self._facing(tour.met, self._met_out(place, tour.gas)) + _LATE * left

    def _met_out(self, place: int, gas: int) -> int:
        """Return how many officers are met at least on the quickest ways out of the city."""
        known = self._mets.get((place, gas))
        if known is None:
            away = self._away(place, gas)
            if away == 1:
                known = self._streets.met_on_way_out(place, self._exit, self._guards, gas)
            else:
                onward = [
                    met + self._met_out(end, 0)
                    for end, met in self._streets.steps(place, self._guards, gas)
                    if end not in self._shut and self._away(end, 0) == away - 1
                ]
                known = min(onward, default=FAR)
            self._mets[place, gas] = known
        return known

    def _part(self, left: int) -> int:
        """Return the part of the day of the turn after which so many are left."""
        if left < self._nights:
            return len(PARTS) - 1 - left
        return max(0, DAY_PARTS - 1 + self._nights - left)

    def _fee(self, left: int) -> int:
        """Return what a turn costs with so many to follow, if others leave when expected."""
        return self._costs[self._part(left)].fee if self._costs else 0

    def _unpaid(self, tour: Tour, away: int) -> float:
        """Return what it costs to arrive at the exit without the money for it."""
        left = tour.left - away
        price = self._costs[self._part(left)]
        cash = tour.cash - sum(self._fee(left + turn) for turn in range(away))
        weights = self._level.weights
        if cash < price.least:
            return -weights.caught - weights.need * (price.least - cash)
        if cash < price.likely:
            return -weights.caught * _LIKELY
        if cash < price.most:
            return -weights.caught * _SURPRISE
        return -weights.need * max(0, price.most + _SPARE - cash) / 3


def _different(valued: list[tuple[float, Tour]], width: int) -> list[Tour]:
    """Return the best tours, of those that visit the same and end at one place only the best."""
    kept: dict[tuple[int, frozenset[int]], Tour] = {}
    for _, tour in valued:
        kept.setdefault((tour.place, tour.taken), tour)
        if len(kept) == width:
            break
    return list(kept.values())


def _dear_gangs(state: PlanState, seat: Seat) -> frozenset[int]:
    """Return the gang places whose members must be paid with the money for the way out."""
    return frozenset(
        place for place in state.tiles.found["gang"] if gang_is_too_dear(state, seat, place)
    )


def _likely_exits(state: PlanState) -> list[int]:
    """Return the exits in the city that have not closed."""
    laid = {each.tile for each in state.laid}
    return [
        place
        for number, place in enumerate(state.tiles.found["exit"], 1)
        if is_open_exit(state, number) and state.tiles.tile_of[place] in laid
    ]
