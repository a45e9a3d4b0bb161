"""Rats that walk: rings, distances, ladders, shafts, items, the pod, and help from the pod."""

from __future__ import annotations

import pytest

from game.rules.space_escape import ITEMS, compile_station
from tests.rules.space_escape.tabletop import OUT, POD, board, table

FAR_SNAKES = {"plum": 25, "copper": 25, "lime": 25, "rose": 25}
"""All snakes out of the way, on one space of the second tier."""


@pytest.mark.parametrize(("tier", "first", "last"), [(1, 0, 23), (2, 24, 43), (5, 72, 79)])
def test_rings_are_closed(tier: int, first: int, last: int) -> None:
    station = compile_station(board())
    assert station.tier[first] == station.tier[last] == tier
    assert station.cw[last] == first
    assert station.ccw[first] == last


def test_both_directions_of_a_ring_always_exist() -> None:
    station = compile_station(board())
    for node in range(80):
        assert station.ccw[station.cw[node]] == node
        assert station.tier[station.cw[node]] == station.tier[node]


def test_a_rat_moves_one_space_for_each_step_in_the_chosen_direction() -> None:
    table("46", rats={"ember": 25}, snakes={"plum": 47}).answer("cw3").at(ember=28)
    table("46", rats={"ember": 25}).answer("ccw3").at(ember=42)


def test_one_or_two_is_the_players_choice() -> None:
    table("1").sees("move_rat", least=1, most=2).offers("cw1", "ccw1", "cw2", "ccw2")


def test_two_or_three_is_the_players_choice() -> None:
    table("45").sees("move_rat", least=2, most=3).offers("cw2", "ccw2", "cw3", "ccw3")


def test_no_move_can_be_declined() -> None:
    t = table("46")
    assert not t.asked.optional
    t.offers("cw3", "ccw3")


def test_what_a_rat_passes_has_no_effect() -> None:
    ladder = table("46", rats={"ember": 1}).answer("cw3")
    ladder.at(ember=4).never("rat_climbed")
    shaft_and_rat = table("46", rats={"ember": 4}).answer("cw3")
    shaft_and_rat.at(ember=7, sun=6).never("rat_lost").never("rat_boosted")
    item = table("46", rats={"ember": 31}).answer("cw3")
    item.at(ember=52).never("item_taken")


def test_a_rat_that_stops_at_a_ladder_climbs_it() -> None:
    table("46").answer("cw3").at(ember=41).happened("rat_climbed", rat="ember", start=21, end=41)


def test_a_rat_never_climbs_down() -> None:
    table("15", rats={"ember": 25}).answer("cw2").at(ember=27).never("rat_fell")


def test_a_rat_that_stops_at_a_shaft_falls_to_its_bottom() -> None:
    t = table("5", rats={"ember": 28}).answer("cw1")
    t.at(ember=7).happened("rat_fell", rat="ember", start=29, end=7)


def test_a_rat_never_goes_up_a_shaft() -> None:
    table("5", rats={"ember": 8, "sun": 30}).answer("ccw1").at(ember=7).never("rat_climbed")


def test_a_shaft_into_space_loses_the_match() -> None:
    table("5").answer("ccw1").at(ember=OUT).ended("lost_in_space")


def test_a_rat_that_stops_on_an_item_takes_it() -> None:
    t = table("15", rats={"ember": 30}).answer("cw2")
    t.at(ember=32).happened("item_taken", rat="ember", item="toothbrush", node=32)
    assert t.pack("ember") == ("toothbrush",)
    assert t.state.items["toothbrush"] == -1


def test_one_rat_may_carry_several_items() -> None:
    t = table("15", rats={"ember": 30}, packs={"ember": ("map", "tape")}).answer("cw2")
    assert t.pack("ember") == ("map", "tape", "toothbrush")


def test_an_item_under_a_snake_stays_and_the_rat_is_bitten() -> None:
    t = table("15", rats={"ember": 30}, snakes={"plum": 32}).answer("cw2")
    t.at(ember=18).bitten("ember").never("item_taken")
    assert t.state.items["toothbrush"] == 32


def test_the_pod_is_entered_only_by_stopping_at_its_ladder() -> None:
    table("5", rats={"ember": 74}).answer("cw1").at(ember=POD).happened("rat_boarded", rat="ember")
    table("15", rats={"ember": 74}).answer("cw2").at(ember=76).never("rat_boarded")


def test_the_pod_holds_any_number_of_rats_without_a_boost() -> None:
    t = table("5", rats={"ember": 74, "sun": POD, "teal": POD}).answer("cw1")
    t.at(ember=POD, sun=POD, teal=POD).never("rat_boosted")


def test_your_rat_means_the_rat_of_the_hand_that_plays() -> None:
    t = table("46")
    t.happened("forced", ask="choose_rat", key="rat:ember").sees("move_rat", rat="ember")


def test_from_the_pod_you_help_by_moving_any_other_rat() -> None:
    t = table("46", rats={"ember": POD}).sees("choose_rat", which="help")
    t.offers("sun", "teal", "sky").answer("sky", "cw3").at(sky=27, ember=POD)


def test_any_rat_leaves_out_those_in_the_pod() -> None:
    table("16", rats={"sun": POD}).sees("choose_rat", which="any").offers("ember", "teal", "sky")


def test_all_rats_skips_those_in_the_pod() -> None:
    t = table("21", rats={"ember": POD, "sun": POD}).offers("teal", "sky")
    t.answer("sky", "cw1", "cw1").at(ember=POD, sun=POD, teal=13, sky=1)


def test_in_all_rats_the_player_chooses_order_and_each_direction() -> None:
    t = table("12").sees("choose_rat", which="all").answer("teal", "cw2")
    t.offers("ember", "sun", "sky").answer("sky", "ccw2").offers("ember", "sun")
    t.answer("ember", "cw2").happened("forced", key="rat:sun").answer("ccw2")
    t.at(ember=20, sun=4, teal=14, sky=22)


def test_a_shove_does_not_use_up_the_rats_own_move() -> None:
    t = table("21", rats={"ember": 19, "sun": 20, "teal": POD, "sky": POD})
    t.answer("ember", "cw1").sees("boost_rat", rat="sun", by="ember").answer("ccw")
    t.at(ember=20, sun=19).sees("move_rat", rat="sun").answer("ccw1").at(sun=18)


def test_a_rat_bitten_on_the_way_goes_home_and_the_intended_space_has_no_effect() -> None:
    t = table("46", rats={"ember": 31}, snakes={"plum": 33}).answer("cw3")
    t.at(ember=18).bitten("ember").never("rat_climbed")
    t.happened("rat_moved", rat="ember", path=(32, 33)).happened("rat_sent_home", end=18)
    assert not t.medkit("ember")


def test_items_on_the_way_to_a_bite_stay_where_they_are() -> None:
    t = table("46", rats={"ember": 31}, snakes={"plum": 33}).answer("cw3")
    assert t.state.items["toothbrush"] == 32


def test_a_bitten_rat_keeps_its_items() -> None:
    t = table("46", rats={"ember": 31}, snakes={"plum": 33}, packs={"ember": ("map",)})
    t.answer("cw3").bitten("ember")
    assert t.pack("ember") == ("map",)


def test_a_rat_may_leave_a_space_it_shares_with_a_snake() -> None:
    t = table("15", snakes={"plum": 18}).answer("cw2")
    t.at(ember=20, plum=18).never("rat_bitten")


def test_several_snakes_on_a_space_bite_once() -> None:
    t = table("5", rats={"ember": 24 + 1}, snakes={"plum": (26, 26), "copper": 26}).answer("cw1")
    t.bitten("ember").at(ember=18)


def test_the_ladder_top_counts_as_landing() -> None:
    on_snake = table("46", snakes={"plum": 41}).answer("cw3")
    on_snake.happened("rat_climbed", end=41).bitten("ember").at(ember=18)
    on_rat = table("46", rats={"sun": 41}).answer("cw3").sees("boost_rat", rat="sun", by="ember")
    on_rat.answer("ccw").at(ember=41, sun=40)


def test_the_shaft_bottom_counts_as_landing() -> None:
    on_snake = table("5", rats={"ember": 28}, snakes={"plum": 7}).answer("cw1")
    on_snake.happened("rat_fell", end=7).bitten("ember").at(ember=18)
    on_rat = table("5", rats={"ember": 28, "sun": 7}).answer("cw1").sees("boost_rat", rat="sun")
    on_rat.answer("cw").at(ember=7, sun=8)


def test_ladder_tops_and_shaft_bottoms_are_plain_and_lead_nowhere_else() -> None:
    station = compile_station(board())
    for node in range(80):
        end = station.lands[node]
        if end not in (node, POD, OUT):
            assert station.lands[end] == end
            assert station.item_at[end] == ""


def test_every_item_lies_on_its_own_space() -> None:
    station = compile_station(board())
    assert {item: station.item_at.index(item) for item in ITEMS} == {
        "toothbrush": 32,
        "tape": 42,
        "radish": 59,
        "map": 68,
    }
