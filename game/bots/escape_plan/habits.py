"""Answers at a glance: a number for each option of every question, from the table as it stands.

A novice answers like this, and a steady player thinks its turns to their end in this way. Here:
moving and the police. What is asked during a visit is answered in `errands.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from game.bots.escape_plan.errands import ERRANDS
from game.bots.escape_plan.extras import extra_value, power_value, wound_cost
from game.bots.escape_plan.hopes import turns_left
from game.bots.escape_plan.laying import LAYING, laying_values
from game.bots.escape_plan.levels import ASSET_NEED, Weights
from game.bots.escape_plan.moment import Moment
from game.bots.escape_plan.prospects import Prospects
from game.bots.escape_plan.streets import guards_now, streets_of
from game.rules.contract import Decision, Seat
from game.rules.escape_plan import COLOURS, TILES, PlanState, exit_cost, is_extra, open_exit
from game.rules.escape_plan.cards import (
    CONTACT_SPACES,
    COSTA_BRIBE,
    COSTA_WOUNDS,
    DAYS,
    WOUND_CUBES,
)
from game.rules.escape_plan.officers import met_on

_IN_THE_WAY: Final = 30.0
"""How gladly an officer is moved who must be avoided now."""


def glance(state: PlanState, seat: Seat, decision: Decision, weights: Weights) -> dict[str, float]:
    """Return how good each answer looks, in thousands; to pass is 0."""
    if decision.kind in LAYING:
        return laying_values(state, seat, decision)
    at = Moment(state, seat, decision, weights)
    keys = [option.key for option in decision.options if not is_extra(option.key)]
    if decision.kind == "turn":
        values = _turn(at, keys)
    else:
        judge = _KINDS[decision.kind]
        values = {key: judge(at, key) if key != "pass" else 0.0 for key in keys}
    best = max(values.values(), default=0.0)
    for option in decision.options:
        if is_extra(option.key):
            values[option.key] = best + extra_value(state, seat, option.key, weights)
    return values


# Where to go


def _turn(at: Moment, keys: list[str]) -> dict[str, float]:
    """Return what each destination, a rest, and leaving look like."""
    state, seat, weights = at.state, at.seat, at.weights
    prospects, here = Prospects(state, seat, weights), state.spots[seat]
    met = dict(streets_of(state).steps(here, guards_now(state)))
    values = {}
    for key in keys:
        if key.startswith("go:"):
            end = int(key.partition(":")[2])
            values[key] = prospects.visit(end) - _passing(at, met.get(end, 1)) - _stuck(at, end)
        elif key == "rest":
            values[key] = prospects.rest() - _stuck(at, here)
        elif key == "escape":
            values[key] = _escape(at)
        else:
            values[key] = 0.0
    return values


def _passing(at: Moment, met: int) -> float:
    """Return what it costs to pass so many officers.

    Each pair of handcuffs makes it worse, until one more is an arrest.
    """
    state, seat, weights = at.state, at.seat, at.weights
    bearable = WOUND_CUBES - state.wounds[seat] + CONTACT_SPACES - state.cuffs[seat]
    worse = 1 + state.cuffs[seat] / 2
    return weights.officer * met * worse + (weights.caught if met > bearable else 0.0)


def _stuck(at: Moment, end: int) -> float:
    """Return what it costs to end a turn too far from the exit, or where no way leads on."""
    state, seat, weights = at.state, at.seat, at.weights
    streets, exit_, gas = streets_of(state), open_exit(state), state.gas[seat]
    if exit_ < 0:
        return weights.cut_off if not gas and streets.is_cut_off(end) else 0.0
    late = streets.turns_away(end, exit_, gas) - turns_left(state, seat)
    return weights.caught + weights.turn * min(3, late) if late > 0 else 0.0


def _escape(at: Moment) -> float:
    """Return what it is worth to leave: much in the last turn, if it can be paid for."""
    if at.state.cash[at.seat] < exit_cost(at.state):
        return -at.weights.caught
    return 0.0 if turns_left(at.state, at.seat) else at.weights.caught


def _route(at: Moment, key: str) -> float:
    """Take the route with the fewest officers, and save gas."""
    routes = at.decision.values["routes"]
    assert isinstance(routes, tuple)
    route = routes[int(key.partition(":")[2]) - 1]
    assert isinstance(route, tuple)
    _, gas, tiles = route
    assert isinstance(gas, int)
    assert isinstance(tiles, tuple)
    met = met_on(at.state, tuple(TILES.index(str(tile)) for tile in tiles))
    return -at.weights.officer * len(met) - at.weights.gas * gas


def _use_disc(at: Moment, _key: str) -> float:
    """Take the turn: on the last day there is no later."""
    return at.weights.turn if at.state.day < DAYS else at.weights.caught


def _gang_power(at: Moment, key: str) -> float:
    return power_value(at.state, at.seat, key.partition(":")[2], at.weights)


def _give_back(at: Moment, key: str) -> float:
    """Send a member where the second one is missing, and the marker comes back."""
    gang = at.state.tiles.found["gang"].index(int(key.partition(":")[2]))
    return float(at.state.members[gang])


# Police


def _face(_at: Moment, _key: str) -> float:
    return 0.0


def _avoid_officer(at: Moment, key: str) -> float:
    """Avoid the inspector first, whom few things help against; Lt. Costa is twice as bad."""
    inspector = key.endswith("inspector")
    return 1.0 + inspector * (1 + (at.state.seats == 1))


def _avoid_tile(at: Moment, key: str) -> float:
    tile = TILES.index(key.partition(":")[2])
    return float(sum(each // 4 == tile for each in at.state.meeting))


def _costa(at: Moment, key: str) -> float:
    if key == "pay":
        return -at.price(COSTA_BRIBE)
    return -COSTA_WOUNDS * wound_cost(at.state, at.seat, at.weights)


def _lose_asset(_at: Moment, key: str) -> float:
    return -ASSET_NEED[key.partition(":")[2]]


def _pick_officer(at: Moment, key: str) -> float:
    """Take one that is in the way, or will be."""
    _, name, colour = key.split(":")
    tile = TILES.index(name)
    in_the_way = tile * 4 + COLOURS.index(colour) in at.state.meeting
    return _IN_THE_WAY if in_the_way else at.annoys(tile)


def _pick_tile(at: Moment, key: str) -> float:
    """Send it where it is in nobody's way but that of others."""
    tile = TILES.index(key.partition(":")[2])
    others = sum(
        at.state.tiles.tile_of[spot] == tile
        for who, spot in enumerate(at.state.spots[: at.state.seats])
        if who != at.seat and spot >= 0
    )
    return others - at.annoys(tile)


_KINDS: Final[Mapping[str, Callable[[Moment, str], float]]] = {
    "route": _route,
    "use_disc": _use_disc,
    "gang_power": _gang_power,
    "give_back": _give_back,
    "avoid": _face,
    "end_turn": _face,
    "leave": _face,
    "avoid_officer": _avoid_officer,
    "avoid_tile": _avoid_tile,
    "costa": _costa,
    "lose_asset": _lose_asset,
    "pick_officer": _pick_officer,
    "pick_tile": _pick_tile,
    "send_officer": _pick_officer,
    "send_to": _pick_tile,
    **ERRANDS,
}
