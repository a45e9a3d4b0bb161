"""Moving through the city: points, gas, ferries, subway, heliport, and whom a route meets."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from game.rules.contract import Setup
from game.rules.escape_plan import ESCAPE_PLAN, PlanState, Route, city_of, reach_of
from game.rules.escape_plan.city import flights_from
from tests.rules.escape_plan.city_by_hand import city_by_hand
from tests.rules.escape_plan.table import Table, place_of, table

TWO_TILES = "s1 0,0 s2 0,1"
"""South of s1 lies a street, north of s2 another."""


def routes(t: Table, place: str, name: str = "ember") -> tuple[Route, ...]:
    """Return the routes that lead a thief to a place."""
    return reach_of(t.state, t.names[name]).ends.get(place_of(t.state, place), ())


# Points (R10)


def test_a_move_steps_from_place_to_touching_place() -> None:
    """Hospital to store: 2 points by the street; to the subway next door: 1."""
    t = table(city=TWO_TILES).turn()
    assert [route.spent for route in routes(t, "s1.subway")] == [1]
    assert [route.spent for route in routes(t, "s1.store")] == [2]
    assert [route.spent for route in routes(t, "s2.clinic")] == [3]
    t.withholds("s1.hospital")


def test_a_move_ends_on_another_location_never_on_street_or_water() -> None:
    t = table(city=TWO_TILES).turn()
    t.offers_only("s1.store", "s1.subway", "s2.gang", "s2.clinic", "rest")


def test_three_points_and_no_more() -> None:
    """The church of a1 is one street farther than the clinic."""
    t = table(city="s1 0,0 s2 0,1 d1 0,2").turn()
    t.withholds("d1.business", "d1.heliport")


def test_each_gas_can_gives_one_point_and_is_given_back() -> None:
    t = table(city="s1 0,0 s2 0,1 d1 0,2", gas={"ember": 1}).turn()
    (route,) = routes(t, "d1.business")
    assert (route.spent, route.gas) == (4, 1)
    t.answer("d1.business").until("end_turn").has("ember", gas=0)


def test_gas_is_not_spent_where_three_points_do() -> None:
    t = table(city=TWO_TILES, gas={"ember": 2}).turn().answer("s2.clinic").until("end_turn")
    t.has("ember", gas=2)


def test_buildings_that_reach_a_shared_edge_touch() -> None:
    """The store of s1 reaches its north-east edge; a2, turned, shows a street there."""
    t = table(city="s1 0,0 s2 0,1 a2/3 1,-1", at={"ember": "s1.store"}).turn()
    assert [route.spent for route in routes(t, "a2.exit")] == [2]


def test_a_building_touches_no_water_across_an_edge() -> None:
    """Not turned, a2 shows its water there: the store is cut off on that side."""
    t = table(city="s1 0,0 s2 0,1 a2 1,-1", at={"ember": "s1.store"}).turn()
    assert all(place_of(t.state, "a2.w") not in route.path for route in routes(t, "a2.exit"))


# Water


def test_water_is_closed_without_a_ferry_anywhere_on_it() -> None:
    """s2 shows water to the north-east, c2 (turned) to the south-west: no ferry, no way."""
    city = "s2 0,0 c2/2 1,-1"
    t = table(city=city, at={"ember": "s2.clinic"}).turn()
    t.withholds("c2.store", "c2.heliport")


def test_a_ferry_sails_on_the_water_of_its_tile_alone() -> None:
    """North Docks, far from all other water; that of Foundry Row stays closed."""
    t = table(city="s2 0,0 s1 0,1 a1 1,0")
    links = city_of(t.state).links[False]
    assert place_of(t.state, "a1.w") in links[place_of(t.state, "a1.a")]
    assert place_of(t.state, "s2.w") not in links[place_of(t.state, "s2.a")]


def test_one_ferry_opens_the_whole_body_of_water() -> None:
    """c3 has a ferry; its water reaches s2's."""
    city = "s2 0,0 c3/2 1,-1"
    t = table(city=city, at={"ember": "s2.clinic"}).turn()
    (route,) = routes(t, "c3.gang")
    assert place_of(t.state, "c3.w") in route.path


def test_water_is_crossed_for_one_point_however_wide_it_is() -> None:
    """T5: out of the clinic, onto the water, over that of b1 to that of c3, and into the gang."""
    t = table(city="s2 0,0 b1/2 1,-1 c3/3 2,-2", at={"ember": "s2.clinic"}).turn()
    (route,) = routes(t, "c3.gang")
    assert [t.state.tiles.kind[place] for place in route.path] == [
        *("clinic", "street", "water", "ferry", "ferry", "street", "gang"),
    ]
    assert route.spent == 3


def test_officers_on_the_tiles_whose_water_is_crossed_count() -> None:
    city = "s2 0,0 b1/2 1,-1 c3/3 2,-2"
    t = table(city=city, at={"ember": "s2.clinic"}, officers="red@b1 blue@c3").turn()
    t.answer("c3.gang").left_to_avoid("red@b1")


def test_the_boatman_opens_all_water_for_a_turn_and_brings_a_point() -> None:
    """T6."""
    city = "s2 0,0 c2/2 1,-1"
    contacts = {"ember": "boatman - avoid key heal"}
    t = table(city=city, at={"ember": "s2.clinic"}, contacts=contacts).turn()
    t.withholds("c2.heliport").answer("contact:1").offers("c2.heliport").has("ember", cash=8)
    t.withholds("rest", "contact:1")
    assert t.state.points == 1


# Subway (R11)


def test_the_subway_is_free_and_gives_a_point_once_a_turn() -> None:
    """R11: hospital to subway 1, ride, then three more: 4 points in all."""
    t = table(city=TWO_TILES + " d2 5,0 c1 0,5").turn()
    (route,) = routes(t, "d2.store")
    assert (route.spent, route.gas) == (2, 0)
    far = table(city=TWO_TILES + " d2 5,0 d1 5,1 d3 5,2", at={"ember": "s1.subway"}).turn()
    (route,) = routes(far, "d3.business")
    assert (route.spent, route.gas) == (4, 0)


def test_a_ride_alone_spends_no_point_and_is_no_move() -> None:
    """E4, R10: at least one point. Out of the station and in again would be two."""
    t = table(city=TWO_TILES + " d2 5,0", at={"ember": "s1.subway"}).turn().offers("d2.store")
    assert {route.spent for route in routes(t, "d2.subway")} == {2}


# Heliport (R12)


def test_a_heliport_leads_two_tiles_far_for_a_point() -> None:
    """R12."""
    city = "a2 0,0 s2 1,0 c3 2,0 d3 4,0"
    t = table(city=city, at={"ember": "a2.heliport"}).turn()
    assert {route.spent for route in routes(t, "c3.gang")} == {1}
    t.withholds("d3.church", "d3.business")


def test_a_flight_may_go_on_by_street_and_never_lands_on_water() -> None:
    city = "a2 0,0 s2 1,0 c2 2,0 c3 2,-1"
    t = table(city=city, at={"ember": "a2.heliport"}).turn()
    for route in itertools.chain(*reach_of(t.state, 0).ends.values()):
        landed = route.path[1]
        assert not t.state.tiles.is_water[landed] or t.state.tiles.tile_of[landed] == 3


def test_a_flight_leads_to_another_tile() -> None:
    """From the heliport of Old Airfield to its own exit one walks, for two points."""
    t = table(city="a2 0,0 s2 1,0 c2 2,0", at={"ember": "a2.heliport"}).turn()
    assert [route.spent for route in routes(t, "a2.exit")] == [2]


def test_the_stunt_pilot_flies_from_any_tile() -> None:
    city = "s1 0,0 s2 0,1 d1 0,2"
    t = table(city=city, contacts={"ember": "pilot - avoid key heal"}).turn()
    t.withholds("d1.business").answer("contact:1").gained(ember=1).offers("d1.business")
    assert {route.spent for route in routes(t, "d1.business")} == {1}


def test_the_helicopter_flies_once_and_is_not_turned_up_by_rest() -> None:
    t = table(city="s1 0,0 s2 0,1 d1 0,2", items={"ember": "helicopter - fed cou swa"}).turn()
    t.answer("item:1").offers("d1.business").has("ember", worn=1)
    t.answer("d1.business").until("end_turn").answer("end").turn().answer("rest")
    t.has("ember", worn=1)


def test_a_gang_member_flies_from_a_tile_with_a_heliport() -> None:
    """Not from the heliport itself: any place of the tile will do."""
    city = "a2 0,0 s2 1,0 c2 2,0"
    t = table(city=city, at={"ember": "a2.exit"}, gang={"ember": 1}, bosses=[0, -1, -1, -1])
    t.state.members[0] = 1
    t.turn().answer("gang:fly").has("ember", gang=0).offers("c2.gang")
    assert min(route.spent for route in routes(t, "c2.gang")) == 1
    assert t.state.bosses[0] == -1


def test_a_flight_that_is_not_flown_is_lost() -> None:
    """E6."""
    city, pilot = "s1 0,0 s2 0,1 d1 0,2", {"ember": "pilot - avoid key heal"}
    t = table(city=city, contacts=pilot).turn().answer("contact:1", "s1.store").until("end_turn")
    t.answer("end").turn().withholds("d1.business", "contact:1")


@pytest.mark.parametrize(
    ("place", "flies"), [("a2.exit", True), ("s2.gang", True), ("c1.gang", False)]
)
def test_a_gang_member_s_flight_is_offered_near_a_heliport(place: str, flies: bool) -> None:
    """E7: on this tile or the next one."""
    city = "a2 0,0 s2 1,0 c3 2,0 c1 3,0"
    gang: dict[str, Any] = {"bosses": [0, -1, -1, -1], "members": [1, 2, 2, 2], "gang": [1, 0, 0]}
    t = table(city=city, at={"ember": place}, **gang).turn()
    assert ("gang:fly" in t.keys) == flies


def test_the_cabbie_gives_a_point() -> None:
    t = table(city="s1 0,0 s2 0,1 d1 0,2", contacts={"ember": "cabbie - avoid key heal"}).turn()
    t.answer("contact:1").offers("d1.business").has("ember", cash=8, face_down=1)


def test_who_has_used_something_for_a_move_must_move() -> None:
    """E8."""
    t = table(contacts={"ember": "cabbie - avoid key heal"}).turn().offers("rest")
    t.answer("contact:1").withholds("rest")
    table(items={"ember": "helicopter - fed cou swa"}).turn().answer("item:1").withholds("rest")


# Whom a route meets (R13, R14)


def test_the_tile_left_and_the_tiles_crossed_count_but_not_the_last() -> None:
    """R13."""
    city = "s1 0,0 s2 0,1 d1 0,2"
    t = table(
        city=city,
        at={"ember": "s1.hospital"},
        gas={"ember": 2},
        officers="red@s2 blue@s2 black@d1",
    )
    t.turn().answer("d1.business").sees("avoid").left_to_avoid("red@s2 blue@s2")


def test_who_stays_on_a_tile_avoids_nobody() -> None:
    t = table(city=TWO_TILES, at={"ember": "s2.clinic"}, officers="red@s2 blue@s2")
    t.turn().answer("s2.gang").sees("end_turn").never("officer_met")


def test_the_starting_tile_does_not_count_if_the_move_ends_there_again() -> None:
    """By way of d3's street back to another house of the same tile."""
    t = table(city="b1 0,0 s2 0,1 d1 -1,1", at={"ember": "b1.business"}, officers="red@b1 red@s2")
    for route in itertools.chain(*reach_of(t.state, 0).ends.values()):
        tile = t.state.tiles.tile_of[route.end]
        assert not route.passes & 1 << tile


def test_the_tile_where_a_train_is_boarded_counts_and_the_one_where_one_gets_off_only_if_left() -> (
    None
):
    city = "s2 0,0 c1 0,-1 d2 5,0 d1 5,1"
    t = table(city=city, at={"ember": "c1.subway"}, officers="red@c1 red@d2 red@d1")
    passes = {route.passes for route in routes(t, "d2.store")}
    assert passes == {1 << 8}
    passes = {route.passes for route in routes(t, "d1.business")}
    assert passes == {1 << 8 | 1 << 12}


def test_a_tile_flown_over_does_not_count() -> None:
    city = "a2 0,0 s2 1,0 c2 2,0"
    t = table(city=city, at={"ember": "a2.heliport"}, officers="red@s2 blue@a2")
    assert {route.passes for route in routes(t, "c2.gang")} == {1 << 3}


def test_nobody_stands_on_the_hospital_tile_but_the_inspector() -> None:
    """R14, R49."""
    t = table(2, city=TWO_TILES, at={"sun": "s2.clinic"}).turn()
    t.answer("s2.clinic").sees("avoid").left_to_avoid("inspector@s1")


def test_routes_that_meet_others_or_take_more_gas_are_all_offered() -> None:
    """E5: through the rail yard past its officer, or by another way with a can of gas."""
    at = {"ember": "s1.store"}
    t = table(at=at, gas={"ember": 1}, officers="red@a3").turn().answer("a1.exit").sees("route")
    assert t.asked.values["routes"] == ((3, 0, ("a3",)), (4, 1, ()))
    t.answer("route:2").has("ember", gas=0).never("officer_met").sees("exit_income")


def test_routes_of_the_same_effect_are_not_asked_for() -> None:
    table(gas={"ember": 1}).turn().answer("a1.exit").has("ember", gas=1).sees("exit_income")


def test_a_train_does_not_go_straight_back() -> None:
    """E3: a ride to another station and back would bring a point for nothing."""
    t = table(city="s1 0,0 s2 0,1 d1 0,2 d2 5,0", at={"ember": "s1.hospital"}).turn()
    t.withholds("d1.business", "d1.heliport")
    assert [route.spent for route in routes(t, "s1.store")] == [2]


# Against an oracle


def _walks(state: PlanState, seat: int) -> dict[int, set[int]]:
    """Return by end every set of dangerous tiles that a walk of up to 3 points passes."""
    city, tiles = city_of(state), state.tiles
    found: dict[int, set[int]] = {}
    danger = sum(1 << tile for tile in city.laid if state.officers[tile])

    def go(
        place: int,
        mask: int,
        spent: int,
        ridden: bool,
        by_train: bool = False,
        sailed: frozenset[int] = frozenset(),
    ) -> None:
        if tiles.is_water[place]:
            for end in set(city.links[False][place]) - sailed:
                go(end, mask | 1 << tiles.tile_of[end], spent, ridden, False, sailed | {place})
            return
        if spent and place != state.spots[seat] and tiles.is_location[place]:
            found.setdefault(place, set()).add(mask & danger & ~(1 << tiles.tile_of[place]))
        steps = [(end, 1) for end in city.links[False][place]]
        if tiles.kind[place] == "heliport":
            steps += [(end, 1) for end in flights_from(city, tiles.tile_of[place])]
        for end, cost in steps:
            if spent + cost <= 3 + ridden:
                go(end, mask | 1 << tiles.tile_of[end], spent + cost, ridden)
        if not by_train:
            for end in city.rides[False][place]:
                go(end, mask | 1 << tiles.tile_of[end], spent, True, True)

    start = state.spots[seat]
    go(start, 1 << tiles.tile_of[start], 0, False)
    return found


@pytest.mark.parametrize("seed", range(6))
def test_the_search_finds_what_trying_every_walk_finds(seed: int) -> None:
    chance = random.Random(seed)
    state = ESCAPE_PLAN.new_game(Setup(4, city_by_hand()), seed)
    turns = 0
    while turns < 12 and (asked := ESCAPE_PLAN.decisions(state)):
        ((seat, decision),) = asked.items()
        if decision.kind == "turn" and not (state.gas[seat] or state.travelling):
            turns += 1
            expected = _walks(state, seat)
            found = reach_of(state, seat).ends
            assert set(found) == set(expected)
            for end, passes in expected.items():
                least = {
                    one for one in passes if not any(o != one and o & one == o for o in passes)
                }
                assert {route.passes for route in found[end]} == least
        ESCAPE_PLAN.apply(state, {seat: chance.choice(decision.options).key})
