"""Snakes: which one goes, the nearest ladder, stacks, shafts, and new ones."""

from __future__ import annotations

from tests.rules.space_escape.tabletop import GONE, POD, table


def test_one_snake_of_a_colour_is_the_players_choice() -> None:
    t = table("6", snakes={"plum": (47, 26, 1)}).answer("cw2")
    t.sees("choose_snake", which="one", colour="plum").offers("plum@47", "plum@26", "plum@1")


def test_any_snake_may_be_of_any_colour() -> None:
    table("38").sees("choose_snake", which="any", colour="").offers(
        "plum", "copper", "lime", "rose"
    )


def test_snakes_that_cannot_be_told_apart_are_offered_once() -> None:
    t = table("38", snakes={"plum": (47, 47), "copper": 47, "lime": 65, "rose": 65})
    assert len(t.asked.options) == 4
    t = table("6", snakes={"plum": (47, 47, 47)}).answer("cw2")
    t.happened("forced", ask="choose_snake").sees("move_snake", colour="plum")


def test_all_snakes_of_a_colour_each_move_once_in_the_players_order() -> None:
    t = table(
        "12", rats=dict.fromkeys(("ember", "sun", "teal"), POD), snakes={"copper": (56, 44, 26)}
    )
    t.answer("cw2").sees("choose_snake", which="all").answer("copper@44", "cw2")
    t.offers("copper@56", "copper@26").answer("copper@26", "cw2", "cw2")
    t.done().at(copper=(58, 26, 28))


def test_a_snake_that_meets_another_on_the_card_stays_moved() -> None:
    t = table("13", snakes={"copper": (56, 55)}).answer("cw2")
    t.answer("copper@55", "cw1").happened("forced", ask="choose_snake", key="snake:1")
    t.answer("ccw1").at(copper=(55, 56))


def test_snakes_stack() -> None:
    t = table("15", snakes={"copper": 25, "plum": 27}).answer("cw2", "cw2")
    t.at(copper=27, plum=27)


def test_a_snake_leaves_an_item_where_it_is() -> None:
    t = table("15", snakes={"copper": 30}).answer("cw2", "cw2").at(copper=32)
    assert t.state.items["toothbrush"] == 32


def test_a_snake_that_stops_at_a_ladder_climbs() -> None:
    table("22", snakes={"lime": 20}).answer("cw2", "cw1").at(lime=41)


def test_a_snake_that_stops_at_a_shaft_falls() -> None:
    table("22", snakes={"lime": 28}).answer("cw2", "cw1").at(lime=7)


def test_a_snake_passes_ladders_and_shafts() -> None:
    table("24", snakes={"lime": 28}).answer("cw2", "cw2").at(lime=30)
    table("24", snakes={"lime": 2}).answer("cw2", "cw2").at(lime=4)


def test_a_snake_blown_out_leaves_the_match() -> None:
    t = table("8", snakes={"plum": 47}).answer("ember", "cw3", "sun", "cw3", "teal", "cw3", "cw3")
    t.answer("cw3").at(plum=GONE).happened("snake_lost", colour="plum", start=50)
    assert t.state.spare["plum"] == 2


def test_a_snake_in_the_pod_loses() -> None:
    t = table("22", snakes={"lime": 74}).answer("cw2", "cw1")
    t.ended("snake_in_pod").happened("snake_boarded", colour="lime")


def test_a_colour_with_no_snake_on_the_board_does_nothing() -> None:
    one = table("6", snakes={"plum": GONE}).answer("cw2").done()
    one.happened("nothing_done", half="bottom", reason="no_snake", colour="plum")
    table("13", snakes={"copper": GONE}).answer("cw2").done().happened("nothing_done")
    table("11", snakes={"copper": GONE}).answer("cw2").done().happened("nothing_done")


def test_with_no_snake_at_all_any_snake_does_nothing() -> None:
    none = dict.fromkeys(("plum", "copper", "lime", "rose"), GONE)
    table("41", snakes=none).answer("cw3").done().happened("nothing_done", reason="no_snake")
    table("35", snakes=none).answer("cw2").done().happened("nothing_done", reason="no_snake")
    t = table("c4", "46", snakes=none).happened("nothing_done", reason="no_snake")
    t.sees("move_rat", rat="sun")


def test_the_nearest_ladder_counts_steps_along_the_ring() -> None:
    table("38", snakes={"plum": 66}).answer("plum").at(plum=77)
    table("38", snakes={"plum": 44}).answer("plum").at(plum=70)


def test_the_snake_walks_the_whole_way_to_the_ladder_and_bites() -> None:
    t = table("38", rats={"sun": 58, "teal": 70}, snakes={"plum": 59}).answer("plum")
    t.bitten("sun", "teal").at(plum=70)


def test_of_two_ladders_equally_near_the_player_chooses() -> None:
    t = table("38", snakes={"plum": 6}, rats={"sun": 40}).answer("plum")
    t.sees("choose_ladder", steps=3, colour="plum").offers("cw", "ccw").answer("ccw").at(plum=27)
    t = table("38", snakes={"rose": 70}).answer("rose").sees("choose_ladder", steps=3)
    assert t.option("cw").target.id == "61"
    t.answer("cw").at(rose=73)


def test_all_snakes_of_a_colour_climb_in_the_players_order() -> None:
    t = table("27", snakes={"rose": (71, 6, 26)}).answer("teal", "cw2")
    t.answer("rose@6", "cw", "rose@26").done().at(rose=(73, 31, 44))


def test_a_snake_of_the_highest_tier_is_sent_into_the_pod_only_if_no_other_is_left() -> None:
    choice = table("38", snakes={"plum": 73}).offers("plum", "copper", "lime", "rose")
    choice.answer("copper").at(plum=73)
    others = dict.fromkeys(("copper", "lime", "rose"), GONE)
    table("38", snakes={"plum": 73, **others}).ended("snake_in_pod")


def test_all_of_a_colour_is_no_choice_even_on_the_highest_tier() -> None:
    t = table("11", snakes={"copper": (73, 56)}).answer("cw2", "copper@73").ended("snake_in_pod")
    t.at(copper=(POD, 56))


def test_a_new_snake_stacks_on_its_start() -> None:
    t = table("10").answer("cw3").at(copper=(56, 56))
    assert t.state.spare["copper"] == 1
    t.happened("snake_added", snake=4, colour="copper", node=56)


def test_without_a_spare_token_no_snake_comes() -> None:
    t = table("10", snakes={"copper": (56, 44, GONE)}).answer("cw3").done()
    t.at(copper=(56, 44, GONE)).happened("nothing_done", reason="no_spare", colour="copper")


def test_a_lost_snake_is_not_a_spare_one() -> None:
    t = table("10", snakes={"copper": (GONE, GONE, GONE)}).answer("cw3").done()
    t.at(copper=(GONE, GONE, GONE))


def test_a_recalled_snake_keeps_its_number() -> None:
    t = table("c3", snakes={"lime": GONE}).happened("snake_recalled", snake=2, colour="lime")
    t.at(lime=65).sees("choose_snake", errand="ladder")
