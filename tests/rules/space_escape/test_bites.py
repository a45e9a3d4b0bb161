"""Bites: by a snake that comes, by a snake that is met, at home, and on the way home."""

from __future__ import annotations

from tests.rules.space_escape.tabletop import GONE, table


def test_the_first_bite_sends_home_and_takes_the_medkit() -> None:
    t = table("7", rats={"sun": 49}).answer("cw1", "cw2")
    t.at(sun=6, plum=49).bitten("sun")
    t.happened("rat_bitten", rat="sun", snake=0, colour="plum", node=49, home=6, medkit=1)
    assert not t.medkit("sun")


def test_the_second_bite_loses() -> None:
    t = table("7", rats={"sun": 49}, spent=("sun",)).answer("cw1", "cw2")
    t.ended("bitten_twice").happened("match_lost", reason="bitten_twice", culprit="sun")


def test_the_match_goes_on_after_a_first_bite() -> None:
    t = table("7", "46", rats={"sun": 49}).answer("cw1", "cw2").done()
    t.sees("move_rat", rat="sun").answer("cw3").at(sun=31)


def test_a_snake_bites_in_passing_and_finishes_its_move() -> None:
    t = table("20", rats={"teal": 1, "sun": 26}, snakes={"lime": 25})
    t.answer("ember", "cw3", "cw3").bitten("sun").at(sun=6, lime=28)
    assert [e.data["path"] for e in t.all("snake_moved")] == [(26,), (27, 28)]


def test_a_snake_bites_every_rat_on_its_path_and_where_it_stops() -> None:
    t = table("20", rats={"sun": 26, "teal": 27, "sky": 28}, snakes={"lime": 25})
    t.answer("ember", "cw3", "cw3").bitten("sun", "teal", "sky")
    t.at(sun=6, teal=12, sky=0, lime=28)


def test_a_snake_bites_at_the_top_of_its_ladder() -> None:
    t = table("38", rats={"sun": 63, "teal": 70}).answer("plum")
    t.happened("snake_climbed", start=48, end=63).bitten("sun").at(sun=6, teal=70, plum=63)


def test_a_snake_bites_at_the_bottom_of_its_shaft() -> None:
    t = table("40", rats={"sun": 26}).answer("cw2", "plum", "ccw1")
    t.happened("snake_fell", start=46, end=26).bitten("sun").at(plum=26)


def test_a_snake_bites_each_rat_once_per_move() -> None:
    """Sky is bitten next to its start, goes home, and the snake passes through there."""
    t = table("20", rats={"sky": 23}, snakes={"lime": 22}).answer("teal", "cw3", "cw3")
    t.bitten("sky").at(sky=0, lime=1)


def test_a_rat_shoved_onto_the_path_of_a_snake_is_bitten_by_it() -> None:
    """Sky, bitten, goes home and shoves ember out of there, ahead of the same snake."""
    t = table("20", rats={"sky": 23, "ember": 0}, snakes={"lime": 22})
    t.answer("teal", "cw3", "cw3").sees("boost_rat", rat="ember", by="sky").answer("cw")
    t.bitten("sky", "ember").at(sky=0, ember=18, lime=1)


def test_a_second_snake_of_the_same_card_bites_again() -> None:
    t = table("20", rats={"sky": 23}, snakes={"lime": (22, 22)}, spent=())
    t.answer("teal", "cw3", "cw3").bitten("sky").answer("cw3")
    t.bitten("sky", "sky").ended("bitten_twice")


def test_a_start_is_not_safe_and_the_rat_stays_there() -> None:
    t = table("20", snakes={"lime": 22}).answer("teal", "cw3", "cw3")
    t.bitten("sky").at(sky=0, lime=1).never("rat_sent_home").never("rat_boosted")
    assert not t.medkit("sky")


def test_a_snake_that_stops_on_a_start_shares_it_with_the_bitten_rat() -> None:
    t = table("40", snakes={"plum": 1}).answer("cw2", "plum", "ccw1").bitten("sky")
    t.at(sky=0, plum=0)


def test_a_snake_bites_no_rat_by_leaving() -> None:
    t = table("40", snakes={"plum": 0}).answer("cw2", "plum", "cw1")
    t.at(sky=0, plum=1).never("rat_bitten")


def test_a_snake_in_the_start_does_not_bite_a_rat_that_is_sent_home() -> None:
    t = table("46", rats={"ember": 31}, snakes={"plum": 33, "copper": 18}).answer("cw3")
    t.at(ember=18, copper=18).bitten("ember")


def test_a_snake_that_comes_later_does() -> None:
    t = table("40", rats={"ember": 31}, snakes={"plum": 33, "copper": (18, 19)})
    t.answer("cw2", "copper@19", "ccw1").bitten("ember", "ember").ended("bitten_twice")


def test_a_bitten_rat_shoves_a_rat_out_of_its_start() -> None:
    t = table("46", rats={"ember": 31, "sun": 18}, snakes={"plum": 33}).answer("cw3")
    t.sees("boost_rat", rat="sun", by="ember").offers("cw", "ccw").answer("cw")
    t.at(ember=18, sun=19)


def test_shoved_out_of_a_start_a_rat_obeys_its_new_space() -> None:
    t = table("46", rats={"ember": 31, "sun": 18}, snakes={"plum": 33}).answer("cw3", "ccw")
    t.ended("lost_in_space")


def test_rats_of_one_chain_share_a_start_until_one_moves() -> None:
    """Ember lands on sun's start, shoves sun into a snake, and sun is sent back there."""
    t = table("15", "46", rats={"ember": 4}, snakes={"plum": 7}).answer("cw2", "cw")
    t.bitten("sun").at(ember=6, sun=6).happened("start_shared", rat="sun", node=6)
    t.answer("cw2").sees("move_rat", rat="sun").answer("ccw3").at(ember=6, sun=27)


def test_a_snake_bites_all_rats_on_a_shared_start() -> None:
    t = table("42", rats={"ember": 0}, snakes={"plum": 2}).answer("teal", "cw2", "plum", "ccw3")
    t.bitten("ember", "sky").at(ember=18, sky=0, plum=23)


def test_a_rat_bitten_next_to_its_start_returns_and_shoves_its_guest() -> None:
    """Sky leaves the start it shares with ember, is bitten at once, and comes back."""
    t = table("31", rats={"ember": 0}, snakes={"rose": 1}).answer("sky", "cw2")
    t.bitten("sky").sees("boost_rat", rat="ember", by="sky").answer("ccw").at(sky=0, ember=23)


def test_the_rest_of_a_card_is_not_played_after_a_loss() -> None:
    t = table("46", rats={"ember": 31}, snakes={"plum": 33}, spent=("ember",)).answer("cw3")
    t.ended("bitten_twice").never("card_drawn").never("rat_sent_home").at(ember=33)
    assert t.events[-1].kind == "match_lost"
    assert t.state.pending == []


def test_a_loss_in_mid_path_stops_the_snake() -> None:
    t = table("20", rats={"sun": 26, "teal": 28}, snakes={"lime": 25}, spent=("sun",))
    t.answer("ember", "cw3", "cw3").ended("bitten_twice").bitten("sun").at(lime=26, teal=28)


def test_a_new_snake_bites_the_rat_on_its_start() -> None:
    t = table("10", rats={"sun": 56}, snakes={"copper": 44}).answer("cw3")
    t.bitten("sun").at(sun=6, copper=(44, 56))


def test_a_returning_snake_bites_the_rat_on_its_start() -> None:
    t = table("c5", rats={"sky": 70}, snakes={"rose": GONE})
    t.answer("ember", "cw1", "sun", "cw1", "teal", "cw1", "cw1")
    t.bitten("sky").at(rose=71, sky=0)


def test_a_rat_bitten_by_another_snake_meanwhile_is_not_bitten_again_in_the_same_move() -> None:
    """Sun, sent home, shoves teal into plum; teal's own start lies ahead of the lime snake."""
    t = table("20", rats={"sun": 13, "teal": 6}, snakes={"lime": 14, "plum": 7})
    t.answer("ember", "cw3", "ccw3", "cw").bitten("sun", "teal").done()
    t.at(sun=6, teal=12, lime=11)


def test_a_rat_that_has_walked_on_this_card_may_be_shoved_by_a_bitten_one() -> None:
    """The bite by a snake begins a chain of its own."""
    t = table("34", rats={"ember": 13, "teal": 26}, snakes={"plum": 27})
    t.answer("ember", "ccw1").at(ember=12).answer("plum").bitten("teal")
    t.sees("boost_rat", rat="ember", by="teal").answer("cw").at(teal=12, ember=13, plum=44)
