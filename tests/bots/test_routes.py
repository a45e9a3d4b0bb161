"""How far rats have to go, in expected moves."""

from __future__ import annotations

from itertools import product

import pytest

from game.bots.space_escape.routes import HOPELESS, Routes, expected_moves, routes_on
from game.rules.space_escape.station import ITEMS, POD, compile_station

ALL_ITEMS = (1 << len(ITEMS)) - 1


def test_in_the_pod_nothing_is_left_to_walk(board):
    assert routes_on(board).route(POD, 0) == 0


def test_a_rat_in_the_pod_cannot_fetch_anything(board):
    assert routes_on(board).route(POD, 1) >= HOPELESS


def test_the_pod_can_be_reached_from_every_space_and_higher_tiers_are_nearer(board):
    station = compile_station(board)
    to_pod = expected_moves(station, POD)
    assert all(moves < HOPELESS for moves in to_pod[:POD])
    mean = {
        tier: sum(to_pod[node] for node in range(POD) if station.tier[node] == tier)
        / station.tier[:POD].count(tier)
        for tier in range(1, 6)
    }
    assert mean[1] > mean[2] > mean[3] > mean[4] > mean[5]


def test_items_on_the_way_cost_less_than_items_behind(board):
    station, routes = compile_station(board), routes_on(board)
    radish = 1 << ITEMS.index("radish")  # tier 3
    below, above = station.rat_starts["ember"], 72  # tier 1 and tier 5
    detour_below = routes.route(below, radish) - routes.route(below, 0)
    detour_above = routes.route(above, radish) - routes.route(above, 0)
    assert detour_below < detour_above


@pytest.mark.parametrize(
    ("rats", "items"), [((0, 12), ALL_ITEMS), ((6, 45, 72), 0b1010), ((POD, 60), 0b0100)]
)
def test_items_go_to_the_rats_for_which_the_sum_is_least(board, rats, items):
    routes = routes_on(board)
    singles = [item for item in range(len(ITEMS)) if items >> item & 1]
    sums = []
    for owners in product(range(len(rats)), repeat=len(singles)):
        own = [0] * len(rats)
        for item, owner in zip(singles, owners, strict=True):
            own[owner] |= 1 << item
        sums.append(sum(routes.route(node, mine) for node, mine in zip(rats, own, strict=True)))
    assert routes.shared(rats, items)[0] == pytest.approx(min(sums))


def test_what_is_remembered_is_what_a_new_table_says(board):
    kept, fresh = routes_on(board), Routes(compile_station(board))
    kept.shared((3, 30, 50, 70), 0b0110)
    assert kept.shared((3, 30, 50, 70), 0b0110) == fresh.shared((3, 30, 50, 70), 0b0110)
