"""Boosts: a rat that lands on another shoves it on, and what follows from that."""

from __future__ import annotations

from game.rules.contract import Setup
from game.rules.graph import BoardGraph, Link
from game.rules.space_escape import SPACE_ESCAPE
from tests.rules.space_escape.station_by_hand import station_by_hand
from tests.rules.space_escape.tabletop import OUT, POD, Table, table


def test_the_rat_already_there_moves_one_space_in_the_direction_you_choose() -> None:
    t = table("15", rats={"sun": 20}).answer("cw2")
    t.sees("boost_rat", rat="sun", by="ember").offers("cw", "ccw")
    t.answer("ccw").at(ember=20, sun=19).happened("rat_boosted", rat="sun", by="ember", end=19)


def test_a_boost_onto_a_ladder_climbs() -> None:
    table("15", rats={"sun": 20}).answer("cw2", "cw").at(ember=20, sun=41)


def test_a_boost_onto_a_shaft_falls() -> None:
    table("5", rats={"ember": 27, "sun": 28}).answer("cw1", "cw").at(ember=28, sun=7)


def test_a_boost_into_outer_space_loses() -> None:
    t = table("15", rats={"ember": 2, "sun": 4}).answer("cw2", "cw")
    t.at(sun=OUT).ended("lost_in_space")


def test_a_boost_onto_an_item_takes_it() -> None:
    t = table("46", rats={"sun": 41}).answer("cw3", "cw").at(ember=41, sun=42)
    assert t.pack("sun") == ("tape",)


def test_a_boost_into_a_snake_is_a_normal_bite() -> None:
    t = table("15", rats={"ember": 22, "sun": 20}, snakes={"plum": 19}).answer("ccw2", "ccw")
    t.bitten("sun").at(ember=20, sun=6)
    assert not t.medkit("sun")


def test_a_boost_into_a_snake_without_a_medkit_loses() -> None:
    t = table("15", rats={"ember": 22, "sun": 20}, snakes={"plum": 19}, spent=("sun",))
    t.answer("ccw2", "ccw").ended("bitten_twice").at(sun=19)


def test_a_boost_into_the_pod_boards_the_rat() -> None:
    t = table("5", rats={"ember": 73, "sun": 74}).answer("cw1", "cw").at(ember=74, sun=POD)
    t.happened("rat_boarded", rat="sun")


def test_a_boost_onto_a_rat_boosts_that_one_too() -> None:
    t = table("15", rats={"ember": 20, "sun": 22, "teal": 23, "sky": 1}).answer("cw2", "cw")
    t.at(ember=22, sun=23, teal=0)


def test_a_boost_up_a_ladder_onto_a_rat_goes_on() -> None:
    t = table("15", rats={"sun": 20, "teal": 41}).answer("cw2", "cw")
    t.sees("boost_rat", rat="teal", by="sun").answer("cw")
    t.at(ember=20, sun=41, teal=42)
    assert t.pack("teal") == ("tape",)


def test_the_arriving_rat_is_never_shoved() -> None:
    t = table("15", rats={"sun": 20, "teal": 19}).answer("cw2", "ccw")
    t.happened("forced", ask="boost_rat", key="ccw").at(ember=20, sun=19, teal=18)


def test_no_rat_is_shoved_twice_in_a_chain() -> None:
    """Sky could only go back onto teal's new space; that way is not offered."""
    t = table("5", rats={"ember": 25, "sun": 26, "teal": 27, "sky": 28}).answer("cw1", "cw")
    t.happened("rat_boosted", rat="sky", by="teal")
    t.at(ember=26, sun=27, teal=28, sky=7)


def test_the_next_move_starts_a_new_chain() -> None:
    t = table("21", rats={"ember": 19, "sun": 20, "teal": POD, "sky": POD})
    t.answer("ember", "cw1", "ccw").at(ember=20, sun=19)
    t.answer("cw1").sees("boost_rat", rat="ember", by="sun")


# A station with loops, on which some moves cannot be carried through.


def looping_station() -> BoardGraph:
    """The standard station, but the spaces around 2, 22 and 27 lead back to each other.

    A rat shoved off 2 or 22 goes up to 27, and one shoved off 27 falls down to 2.
    """
    standard = station_by_hand()
    feet, mouths = (1, 3, 21, 23), (26, 28)
    nodes = list(standard.nodes)
    links = [link for link in standard.links if link.kind == "ring" or link.start not in feet]
    for node in (*feet, *mouths):
        kind = "ladder_foot" if node in feet else "shaft_mouth"
        nodes[node] = nodes[node]._replace(kind=kind)
        links.append(Link(*(("ladder", node, 27) if node in feet else ("shaft", node, 2))))
    return BoardGraph(tuple(nodes), tuple(links))


def looping_table(
    step: str, *rats: int, snake: int = 47, distances: tuple[int, ...] = (2,)
) -> Table:
    """A table on the looping station where the first hand is to move rats."""
    state = SPACE_ESCAPE.new_game(Setup(4, looping_station()), seed=1)
    state.rats = list(rats)
    state.snake_spots[0] = snake
    state.pending = [("end_turn", 0, ()), (step, 0, (distances,))]
    state.turn = 0
    return Table(state)


def test_a_move_whose_chain_cannot_be_finished_is_not_offered() -> None:
    """Ember on 2 shoves sun up to 27, which shoves teal back down to 2, where ember is."""
    t = looping_table("your_rat", 0, 2, 27, 12)
    t.happened("forced", ask="move_rat", key="ccw2").at(ember=22, sun=2, teal=27)
    t.never("rat_boosted")


def test_with_the_loop_open_the_move_is_offered() -> None:
    looping_table("your_rat", 0, 2, 30, 12).offers("cw2", "ccw2")


def test_a_bite_breaks_the_loop() -> None:
    t = looping_table("your_rat", 0, 2, 27, 12, snake=27).offers("cw2", "ccw2")
    t.answer("cw2").sees("boost_rat", rat="sun").answer("cw").bitten("sun").at(ember=2, sun=6)


def test_a_rat_without_any_way_is_not_offered() -> None:
    looping_table("any_rat", 0, 2, 27, 22).offers("sun", "teal", "sky")


def test_a_rat_without_any_way_may_have_one_after_the_others_have_moved() -> None:
    t = looping_table("all_rats", 0, 2, 27, 22).offers("sun", "teal", "sky")
    t.answer("sun", "cw2").offers("ember", "teal", "sky")


def test_a_half_that_nobody_can_carry_out_is_skipped() -> None:
    t = looping_table("your_rat", 0, 2, 27, 22)
    t.happened("nothing_done", half="top", reason="no_way").happened("card_drawn")
    t.at(ember=0, sun=2, teal=27, sky=22)


def test_two_rats_on_a_shared_start_are_both_shoved() -> None:
    t = table("15", rats={"ember": 14, "sun": 12, "teal": 12}).answer("ccw2")
    t.sees("boost_rat", rat="sun", by="ember").offers("cw", "ccw").answer("cw")
    t.happened("forced", ask="boost_rat", key="ccw").at(ember=12, sun=13, teal=11)


def test_a_start_that_cannot_be_cleared_is_shared() -> None:
    """Ember could only go up to 27, teal from there to 2, and sun from there back to ember."""
    t = looping_table("any_rat", 0, 2, 27, 10, snake=11).answer("sky", "cw2")
    t.bitten("sky").at(sky=0, ember=0).happened("start_shared", rat="sky", node=0)


def test_the_chain_of_the_first_rat_is_finished_before_the_second_is_shoved() -> None:
    t = table("15", rats={"ember": 14, "sun": 12, "teal": 12, "sky": 11}).answer("ccw2", "ccw")
    assert [event.data["rat"] for event in t.all("rat_boosted")] == ["sun", "sky", "teal"]
    t.at(ember=12, sun=11, sky=10, teal=13)


def test_a_rat_that_waits_to_be_shoved_is_shoved_once() -> None:
    """Sun, shoved into a snake, comes home to the space that teal is about to be shoved off."""
    t = table("15", rats={"ember": 4, "sun": 6, "teal": 6}, snakes={"plum": 7})
    t.answer("cw2", "cw").bitten("sun").sees("boost_rat", rat="teal", by="ember").answer("cw")
    t.bitten("sun", "teal").at(ember=6, sun=6, teal=12)
    assert [event.data["rat"] for event in t.all("rat_boosted")] == ["sun", "teal"]
