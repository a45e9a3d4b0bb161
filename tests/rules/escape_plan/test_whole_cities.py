"""Cities of Escape Plan laid by chance: each can be completed, walked and left again."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.content import city_lays
from game.content.city_lays import city_by_chance, fault_of, lay_cities, streets_go_on
from game.rules.escape_plan import Laid, compile_city, legal_spaces
from game.rules.escape_plan.tiles import TILES, compile_tiles
from game.rules.graph import BoardGraph
from tests.rules.escape_plan.city_by_hand import city_by_hand
from tests.rules.escape_plan.table import table

GRAPH = city_by_hand()

NO_STREET_LEFT = (
    "s2 0,0 s1 0,1 b3/1 -1,1 c2/2 1,0 d3/2 -1,0 a3/1 1,1 c3/4 0,2 a2/5 1,2 d2/5 0,3 b1/1 2,0 "
    "a1/1 -1,3 b2/1 0,-1 c1/3 -1,-1"
)
"""A city in which no free space beside two tiles is looked at by a street: one in ten thousand."""


def without(*pairs: str) -> BoardGraph:
    """Return the shipped board on which these places do not touch: "s2.clinic s2.a"."""
    ids = {node.name: node.id for node in GRAPH.nodes}
    cut = [{ids[name] for name in pair.split()} for pair in pairs]
    links = tuple(link for link in GRAPH.links if {link.start, link.end} not in cut)
    return replace(GRAPH, links=links)


def test_hundreds_of_cities_are_complete_and_every_place_leads_on() -> None:
    """E27. Ten thousand: python -m game check-maps --lays 10000."""
    lays = lay_cities(GRAPH, 200)
    assert (lays.cities, lays.loosened, lays.faults) == (200, 0, [])


@given(seed=st.integers(0, 2**64 - 1))
@settings(max_examples=40, deadline=None)
def test_whatever_chance_lays_is_a_city(seed: int) -> None:
    """R8: all fourteen tiles, none on another, none far away, every place within reach."""
    tiles, layout = city_by_chance(GRAPH, seed)
    assert sorted(laid.tile for laid in layout) == list(range(len(TILES)))
    assert len({(laid.q, laid.r) for laid in layout}) == len(TILES)
    assert all(abs(laid.q) <= 7 and abs(laid.r) <= 7 for laid in layout)
    assert fault_of(compile_city(tiles, layout)) == ""


def test_a_city_of_the_same_seed_is_the_same() -> None:
    assert city_by_chance(GRAPH, 5) == city_by_chance(GRAPH, 5)
    assert city_by_chance(GRAPH, 5)[1] != city_by_chance(GRAPH, 6)[1]


def test_where_no_street_can_go_on_a_building_must_join_the_city() -> None:
    """E28; and the check tells such a city from others."""
    state = table(city=NO_STREET_LEFT, shown=(11,)).state
    assert streets_go_on(state.tiles, state.laid)
    found = legal_spaces(state, 11)
    assert found
    for (q, r), turns in found.items():
        for turn in turns:
            layout = (*state.laid, Laid(11, q, r, turn))
            assert not streets_go_on(state.tiles, layout)
            assert fault_of(compile_city(state.tiles, layout)) == ""


def test_a_place_that_nobody_can_reach_is_named() -> None:
    """The clinic of Foundry Row touches its street alone."""
    lays = lay_cities(without("s2.clinic s2.a"), 3)
    assert len(lays.faults) == 3
    assert lays.faults[0] == (
        "The city of seed 0: the clinic on s2 cannot be reached from the hospital on foot."
    )


def test_a_place_from_which_no_move_leads_on_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a single point one gets no farther than the street."""
    monkeypatch.setattr(city_lays, "MOVEMENT", 1)
    faults = lay_cities(GRAPH, 3).faults
    assert len(faults) == 3
    assert all("no way of 1 points leads on from the " in fault for fault in faults)


def test_a_city_that_lacks_tiles_is_no_city() -> None:
    tiles = compile_tiles(GRAPH)
    city = compile_city(tiles, (Laid(0, 0, 0, 0), Laid(1, 0, 1, 0)))
    assert fault_of(city) == "only 2 of 14 tiles could be laid."
