"""Which rats the open cards put in danger, for everybody to see before it happens."""

from __future__ import annotations

from game.rules.space_escape import GONE, SPACE_ESCAPE, Danger, dangers
from tests.rules.space_escape.tabletop import Table, table

QUIET = {"plum": 44, "copper": 44, "lime": 44, "rose": 44}


def seen(t: Table) -> tuple[Danger, ...]:
    return dangers(SPACE_ESCAPE.view(t.state, None))


def test_nobody_is_in_danger_far_from_all_snakes() -> None:
    t = table("46", "6", "15", "22", snakes=QUIET)
    assert seen(t) == ()


def test_a_rat_within_reach_of_a_snake_that_an_open_card_moves() -> None:
    t = table("46", "8", "15", "22", snakes={**QUIET, "plum": 25}, rats={"sun": 27})
    assert seen(t) == (Danger("sun", 0, "plum", 2, 1, "8"),)


def test_a_snake_of_another_colour_is_no_danger() -> None:
    t = table("46", "15", "16", "22", snakes={**QUIET, "plum": 25}, rats={"sun": 27})
    assert seen(t) == ()


def test_a_rat_beyond_the_reach_of_the_card() -> None:
    t = table("46", "6", "15", "22", snakes={**QUIET, "plum": 25}, rats={"sun": 27})
    assert seen(t) == ()


def test_the_top_of_a_ladder_is_within_reach() -> None:
    t = table("46", "6", "15", "22", snakes={**QUIET, "plum": 47}, rats={"sun": 63})
    assert seen(t) == (Danger("sun", 0, "plum", 1, 1, "6"),)


def test_the_way_to_the_nearest_ladder_is_within_reach() -> None:
    t = table("46", "3", "15", "22", snakes={**QUIET, "plum": 37}, rats={"sun": 36, "teal": 52})
    assert seen(t) == (Danger("sun", 0, "plum", 1, 1, "3"), Danger("teal", 0, "plum", 3, 1, "3"))


def test_a_new_snake_bites_on_its_start() -> None:
    t = table("46", "10", "15", "22", snakes=QUIET, rats={"sun": 56})
    assert seen(t) == (Danger("sun", GONE, "copper", 0, 1, "10"),)


def test_no_new_snake_comes_without_a_spare_token() -> None:
    t = table("46", "10", "6", "22", snakes={**QUIET, "copper": (44, 44, 44)}, rats={"sun": 56})
    assert seen(t) == ()


def test_a_snake_that_may_return_from_space_bites_on_its_start() -> None:
    t = table("46", "c5", "6", "22", snakes={**QUIET, "rose": GONE}, rats={"sun": 71})
    assert seen(t) == (Danger("sun", GONE, "rose", 0, 1, "c5"),)


def test_the_card_to_come_first_is_named_and_the_nearest_rat_stands_first() -> None:
    t = table("46", "5", "8", "22", snakes={**QUIET, "plum": 25}, rats={"sun": 28, "teal": 26})
    assert seen(t) == (Danger("teal", 0, "plum", 1, 1, "5"), Danger("sun", 0, "plum", 3, 1, "5"))


def test_after_the_end_there_is_no_danger() -> None:
    assert seen(table("5").answer("ccw1")) == ()


def test_a_view_shows_dangers_in_the_middle_of_a_card() -> None:
    t = table("41", "8", "15", "22", snakes={**QUIET, "plum": 25}, rats={"sun": 27})
    t.answer("cw3")
    assert Danger("sun", 0, "plum", 2, 0, "41") in seen(t)
