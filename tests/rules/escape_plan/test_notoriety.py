"""Settling notoriety, the threshold lines, and the officers that follow (R36-R41)."""

from __future__ import annotations

from tests.rules.escape_plan.table import table

TOWN = "s1 0,0 s2 0,1 a1 1,0 d1 2,0 d2 3,0 c1 4,0"
"""A row of tiles to the east."""


def test_changes_wait_for_the_end_of_the_part() -> None:
    """R36."""
    t = table(gained={"ember": 1}).has("ember", notoriety=1).settles()
    t.has("ember", notoriety=2, gained=0).happened("notoriety_settled", seat="ember", old=1, new=2)


def test_gains_and_losses_are_added_up_first() -> None:
    table(gained={"ember": -1 + 1}, notoriety={"ember": 1}).settles().has("ember", notoriety=1)


def test_notoriety_never_falls_below_1() -> None:
    table(gained={"ember": -3}, notoriety={"ember": 2}).settles().has("ember", notoriety=1)


def test_each_step_above_7_is_a_wound() -> None:
    t = table(gained={"ember": 3}, notoriety={"ember": 6}).settles()
    t.has("ember", notoriety=7, wounds=2)


def test_sandra_stops_at_7_unharmed() -> None:
    t = table(2, gained={"inspector": 3}, notoriety={"inspector": 6}).settles("inspector")
    t.has("inspector", notoriety=7, gained=0).never("wounded")


def test_who_has_been_arrested_is_not_settled_any_more() -> None:
    t = table(gained={"ember": 2}, fate={"ember": "arrested"}).settles()
    t.has("ember", notoriety=1).never("notoriety_settled")


def test_wounds_above_7_can_still_hurt_who_has_escaped_but_not_arrest_them() -> None:
    """E16."""
    t = table(
        gained={"ember": 2},
        notoriety={"ember": 7},
        wounds={"ember": 2},
        cuffs={"ember": 5},
        contacts={"ember": "- - - - -"},
        fate={"ember": "escaped"},
        escaped=(0,),
    )
    t.settles("ember").has("ember", wounds=3, fate="escaped").never("arrested").over()


def test_handcuffs_of_who_has_escaped_take_an_asset_without_asking() -> None:
    """E16: what is locked counts nothing in the end."""
    t = table(
        gained={"ember": 1},
        notoriety={"ember": 7},
        wounds={"ember": 3},
        contacts={"ember": "nurse mule avoid key heal"},
        fate={"ember": "escaped"},
        escaped=(0,),
    )
    t.settles("ember").over().has("ember", cuffs=1, wounds=2)


def test_no_officer_follows_who_has_escaped() -> None:
    """E16."""
    t = table(city=TOWN, gained={"ember": 3}, fate={"ember": "escaped"}, officers="red@c1")
    t.settles("ember").has("ember", notoriety=4).never("line_crossed").over()


def test_those_who_are_settled_later_count_as_they_stand() -> None:
    """R37: sun, at 4, will be calmer, but is not yet."""
    t = table(
        city=TOWN,
        at={"ember": "d1.business"},
        notoriety=[2, 4, 1],
        gained={"ember": 1, "sun": -3},
        order=(0, 1, 2),
        officers="red@c1 blue@s2",
    )
    t.settles().sees("send_officer", "teal").answer("officer:c1:red").over()
    t.has("sun", notoriety=1)


def test_crossing_a_line_brings_an_officer_from_everybody_less_notorious() -> None:
    t = table(
        city=TOWN,
        at={"ember": "d1.business"},
        gained={"ember": 1},
        notoriety={"ember": 2, "sun": 1, "teal": 3},
        officers="red@c1 blue@s2",
    )
    t.settles("ember").sees("send_officer", "sun", crosser=0, tile="d1")
    t.offers_only("officer:c1:red", "officer:s2:blue").answer("officer:s2:blue")
    t.officers("red@c1 blue@d1").over()


def test_a_line_is_crossed_upwards_only() -> None:
    t = table(gained={"ember": -2}, notoriety={"ember": 4}, officers="red@a1").settles()
    t.never("line_crossed").over()


def test_steps_that_cross_no_line_bring_nobody() -> None:
    table(gained={"ember": 1}, notoriety={"ember": 3}, officers="red@a1").settles().over()


def test_two_lines_bring_two_officers_from_each() -> None:
    """E15."""
    t = table(
        2,
        city=TOWN,
        at={"ember": "d1.business", "inspector": "s1.hospital"},
        gained={"ember": 4},
        notoriety={"ember": 2, "inspector": 7},
        officers="red@c1 blue@s2 black@s2",
    )
    t.settles("ember").sees("send_officer", "sun").answer("officer:c1:red")
    t.sees("send_officer", "sun").answer("officer:s2:blue").over()
    t.officers("red@d1 blue@d1 black@s2")


def test_those_less_notorious_move_officers_in_turn_order() -> None:
    t = table(
        city=TOWN,
        at={"sun": "d1.business"},
        gained={"sun": 3},
        order=(2, 1, 0),
        officers="red@c1 blue@s2",
    )
    t.settles("sun").sees("send_officer", "teal").answer("officer:c1:red")
    t.happened("officer_moved", seat="ember", start="s2", end="d1").over()


def test_an_officer_goes_onto_the_tile_itself_if_its_colour_is_not_there() -> None:
    """R38."""
    t = table(
        city=TOWN, at={"ember": "d1.business"}, gained={"ember": 2}, officers="red@c1 blue@d1"
    )
    t.settles("ember").officers("red@d1 blue@d1")


def test_else_it_goes_to_a_legal_tile_as_near_as_possible() -> None:
    """A red one is on d1 already: a1 and d2 are next to it."""
    t = table(city=TOWN, at={"ember": "d1.business"}, gained={"ember": 2}, officers="red@d1 red@c1")
    t.settles("ember").sees("send_to", "sun").offers_only("tile:a1", "tile:d2").answer("tile:d2")
    t.officers("red@d1 red@d2").over()


def test_nobody_moves_an_officer_that_could_not_end_nearer() -> None:
    t = table(city=TOWN, at={"ember": "d1.business"}, gained={"ember": 2}, officers="red@d1")
    t.settles("ember").over().officers("red@d1")


def test_the_hospital_tile_is_reached_as_near_as_possible() -> None:
    """No officer stands on s1."""
    t = table(city=TOWN, gained={"ember": 2}, officers="red@c1")
    t.settles("ember").sees("send_to", "sun").offers_only("tile:s2", "tile:a1")


def test_who_has_left_moves_no_officers() -> None:
    t = table(
        city=TOWN,
        at={"ember": "d1.business"},
        gained={"ember": 2},
        officers="red@c1",
        fate={"sun": "escaped", "teal": "arrested"},
    )
    t.settles("ember").over()


def test_crossing_a_line_brings_no_reward() -> None:
    """R40."""
    t = table(gained={"ember": 3}, officers="").settles("ember").over()
    t.has("ember", discs=0, ready="disc - - - -")


# With Sandra (R39)


def test_if_sandra_crosses_each_thief_below_her_moves_an_officer_towards_her() -> None:
    """R39."""
    t = table(
        2,
        city=TOWN,
        at={"inspector": "d1.business"},
        notoriety={"inspector": 2, "sun": 5},
        gained={"inspector": 1},
        officers="red@c1",
    )
    t.settles("inspector").officers("red@d1").happened("officer_moved", seat="ember")


def test_if_a_thief_crosses_and_sandra_is_lower_the_other_thief_moves_one_for_her() -> None:
    t = table(
        2,
        city=TOWN,
        at={"ember": "d1.business"},
        notoriety={"ember": 2, "sun": 5, "inspector": 1},
        gained={"ember": 1},
        officers="red@c1",
    )
    t.settles("ember").officers("red@d1").happened("officer_moved", seat="sun")


def test_if_a_thief_crosses_and_sandra_is_as_notorious_nobody_moves_one_for_her() -> None:
    t = table(
        2,
        city=TOWN,
        at={"ember": "d1.business"},
        notoriety={"ember": 2, "sun": 5, "inspector": 3},
        gained={"ember": 1},
        officers="red@c1",
    )
    t.settles("ember").over().officers("red@c1")


def test_with_the_other_thief_gone_nobody_moves_one_for_sandra() -> None:
    """E30."""
    t = table(
        2,
        city=TOWN,
        at={"ember": "d1.business"},
        notoriety={"ember": 2, "inspector": 1},
        gained={"ember": 1},
        fate={"sun": "escaped"},
        officers="red@c1",
    )
    t.settles("ember").over().officers("red@c1")


# Alone with Lt. Costa (R53)


def test_alone_with_costa_as_notorious_no_officer_comes() -> None:
    t = table(
        1,
        city=TOWN,
        at={"ember": "d1.business"},
        notoriety={"inspector": 3},
        gained={"ember": 2},
        officers="red@c1",
    )
    t.settles("ember").over().officers("red@c1")


def test_if_costa_crosses_and_one_is_as_notorious_no_officer_moves() -> None:
    t = table(
        1,
        city=TOWN,
        at={"inspector": "d1.business"},
        notoriety={"ember": 3},
        gained={"inspector": 2},
        officers="red@c1",
    )
    t.settles("inspector").over().officers("red@c1")


def test_alone_one_moves_the_nearest_officer_towards_oneself_for_costa() -> None:
    """R53."""
    t = table(
        1,
        city=TOWN,
        at={"ember": "d1.business"},
        gained={"ember": 2},
        officers="black@d2 blue@a1 red@c1",
    )
    t.settles("ember").over().officers("black@d2 blue@d1 red@c1")


def test_if_costa_crosses_one_moves_an_officer_towards_him() -> None:
    t = table(
        1,
        city=TOWN,
        at={"inspector": "d1.business"},
        gained={"inspector": 2},
        officers="black@d2 blue@a1",
    )
    t.settles("inspector").sees("send_officer", "ember").answer("officer:a1:blue")
    t.officers("black@d2 blue@d1")
