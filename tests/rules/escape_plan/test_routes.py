"""Shorter searches, for the places of a turn or for one goal, find what the whole one finds."""

from __future__ import annotations

import itertools
import random

import pytest

from game.rules.contract import Setup
from game.rules.escape_plan import ESCAPE_PLAN, city_of, danger_of, reach_of
from game.rules.escape_plan.routes import Trip, destinations, reach, routes_out, routes_to
from game.rules.escape_plan.state import PlanState, open_exit
from tests.rules.escape_plan.city_by_hand import city_by_hand


def turns_by_chance(seed: int, count: int) -> list[tuple[PlanState, int]]:
    """Return states in which a seat is asked where to go, spread over a match."""
    chance, found = random.Random(seed), []
    state = ESCAPE_PLAN.new_game(Setup(5, city_by_hand()), seed)
    while asked := ESCAPE_PLAN.decisions(state):
        ((seat, decision),) = asked.items()
        if decision.kind == "turn":
            found.append((state.copy(), seat))
        ESCAPE_PLAN.apply(state, {seat: chance.choice(decision.options).key})
    return found[:: max(1, len(found) // count)]


def trips(state: PlanState, seat: int) -> list[Trip]:
    """Return the trip of a seat as it stands, and with more points, gas, flights and water."""
    start, danger = state.spots[seat], danger_of(state, city_of(state))
    exit_ = max(open_exit(state), state.tiles.found["exit"][0])
    return [
        Trip(start, points, gas, danger, sea, charters, 0, exit_)
        for points, gas in ((2, 0), (3, 0), (3, 2), (4, 1))
        for sea, charters in ((False, 0), (True, 0), (False, 1))
    ]


@pytest.mark.parametrize("seed", range(3))
def test_the_places_and_routes_are_those_of_the_whole_search(seed: int) -> None:
    for state, seat in turns_by_chance(seed, 8):
        city = city_of(state)
        for trip in trips(state, seat):
            found = reach(city, trip)
            assert destinations(city, trip) == tuple(found.ends)
            assert routes_out(city, trip) == found.out
            for end, routes in itertools.islice(found.ends.items(), 0, None, 3):
                assert routes_to(city, trip, end) == routes


def test_a_turn_offers_where_routes_lead() -> None:
    for state, seat in turns_by_chance(9, 30):
        found = reach_of(state, seat)
        decision = ESCAPE_PLAN.decisions(state)[seat]
        offered = [option.key for option in decision.options]
        assert [f"go:{end}" for end in found.ends] == [key for key in offered if key[:3] == "go:"]
        assert ("escape" in offered) == bool(found.out)
