"""The compiled tables, and the shipped map against the station typed in by hand."""

from __future__ import annotations

from game.content.maps import load_board
from game.rules.space_escape import POD, compile_station
from tests.rules.space_escape.station_by_hand import LADDERS, RING_SIZES, SHAFTS, station_by_hand
from tests.rules.space_escape.tabletop import board


def test_the_shipped_map_is_the_station_typed_in_by_hand() -> None:
    shipped, expected = load_board("space_escape").graph, station_by_hand()
    assert shipped.nodes == expected.nodes
    assert set(shipped.links) == set(expected.links)
    assert len(shipped.links) == len(expected.links)


def test_there_are_as_many_ladders_and_shafts_on_each_tier_as_specified() -> None:
    tiers = compile_station(board()).tier
    assert [[tiers[foot] for foot in LADDERS].count(tier) for tier in range(1, 6)] == [
        4,
        2,
        2,
        2,
        1,
    ]
    assert [[tiers[mouth] for mouth in SHAFTS].count(tier) for tier in range(1, 6)] == [
        2,
        3,
        3,
        2,
        2,
    ]


def test_three_steps_lead_from_every_rat_start_to_a_ladder() -> None:
    station = compile_station(board())
    for start in station.rat_starts.values():
        assert {len(walk.path) for walk in station.climbs[start]} == {3}


def test_walks_enter_one_space_per_step_and_end_where_the_last_one_leads() -> None:
    station = compile_station(board())
    for distances, by_node in station.walks.items():
        for node in range(sum(RING_SIZES)):
            assert len(by_node[node]) == 2 * len(distances)
            for walk in by_node[node]:
                assert walk.option.key.endswith(str(len(walk.path)))
                assert walk.path[0] in (station.cw[node], station.ccw[node])
                assert walk.end == station.lands[walk.path[-1]]
                assert walk.option.target.id == str(walk.end)


def test_the_nearest_ladder_is_the_nearest_of_the_ring() -> None:
    station = compile_station(board())
    for node in range(sum(RING_SIZES)):
        tier = station.tier[node]
        size = RING_SIZES[tier - 1]
        feet = [foot for foot in LADDERS if station.tier[foot] == tier and foot != node]
        away = {foot: min((foot - node) % size, (node - foot) % size) for foot in feet}
        if not feet:
            continue  # the foot of the only ladder of its tier: nothing ever rests on it
        nearest = {foot for foot in feet if away[foot] == min(away.values())}
        assert {walk.path[-1] for walk in station.climbs[node]} == nearest


def test_the_pod_and_outer_space_have_no_way_out() -> None:
    station = compile_station(board())
    for node in (POD, POD + 1):
        assert station.cw[node] == station.ccw[node] == -1
        assert all(by_node[node] == () for by_node in station.walks.values())
        assert station.climbs[node] == ()
