"""Gangs: hiring them, and what a gang member given back does."""

from __future__ import annotations

from typing import Any

from tests.rules.escape_plan.table import OFFICERS, table

# Hiring


def test_a_gang_costs_5_and_leaves_a_marker() -> None:
    t = table().visits("ember", "c1.gang").has("ember", cash=4, gang=2)
    assert t.state.bosses == [-1, 0, -1, -1]
    assert t.state.members[1] == 0
    t.gained(ember=0)


def test_a_gang_is_hired_without_being_asked() -> None:
    """E17: a visit is done unless a step is optional."""
    table().visits("ember", "c1.gang").sees("end_turn").happened("gang_hired", count=2)


def test_a_gang_takes_the_last_5() -> None:
    table(cash={"ember": 5}).visits("ember", "c1.gang").has("ember", gang=2, cash=0)


def test_where_gang_members_came_back_anybody_may_hire_them() -> None:
    t = table(gang={"sun": 1}, bosses=[-1, 1, -1, -1], members=[2, 1, 2, 2])
    t.turn("sun").answer("gang:calm").happened("marker_returned", seat="sun")
    t.state.pending = []
    t.visits("ember", "c1.gang").has("ember", gang=2)
    assert t.state.bosses[1] == 0


def test_the_headquarters_are_a_gang_place_too() -> None:
    table().visits("ember", "s2.gang").has("ember", gang=2)


def test_no_gang_for_who_has_too_little_money() -> None:
    table(cash={"ember": 4}).visits("ember", "c1.gang").has("ember", gang=0, cash=4)


def test_no_gang_where_another_thief_stands() -> None:
    table(at={"sun": "c1.gang"}).visits("ember", "c1.gang").has("ember", gang=0)


def test_no_gang_under_anybodys_marker() -> None:
    for boss in (0, 1):
        t = table()
        t.state.bosses[1], t.state.members[1], t.state.gang[boss] = boss, 1, 1
        t.visits("ember", "c1.gang").never("gang_hired")


def test_no_third_gang() -> None:
    """R26: a thief has two markers."""
    t = table(bosses=[0, 0, -1, -1], members=[0, 0, 2, 2], gang={"ember": 4})
    t.visits("ember", "c2.gang").never("gang_hired")


def test_the_inspector_does_not_keep_anybody_from_a_gang() -> None:
    """R49."""
    table(2, at={"inspector": "c1.gang"}).visits("ember", "c1.gang").has("ember", gang=2)


# Giving members back


def test_a_gang_member_given_back_takes_a_notoriety_away() -> None:
    t = table(gang={"ember": 2}, bosses=[-1, 0, -1, -1], members=[2, 0, 2, 2]).turn()
    t.answer("gang:calm").gained(ember=-1).has("ember", gang=1)
    assert t.state.members[1] == 1
    t.never("marker_returned").answer("gang:calm").happened("marker_returned", seat="ember")
    assert t.state.bosses[1] == -1


def test_with_two_markers_it_is_asked_where_the_member_goes() -> None:
    """R26."""
    t = table(gang={"ember": 3}, bosses=[-1, 0, 0, -1], members=[2, 0, 1, 2]).turn()
    t.answer("gang:calm").sees("give_back").answer("back:c2.gang")
    assert (t.state.members[2], t.state.bosses[2]) == (2, -1)


def test_a_gang_member_makes_one_tile_safe() -> None:
    t = table(gang={"ember": 2}, bosses=[-1, 0, -1, -1], members=[2, 0, 2, 2], officers=OFFICERS)
    t.meets("ember", "a1", "a2").answer("gang:ignore", "tile:a1").left_to_avoid("red@a2")


def test_a_gang_member_calms_at_any_time_and_helps_past_the_police_only_there() -> None:
    gang: dict[str, Any] = {"bosses": [-1, 0, -1, -1], "members": [2, 0, 2, 2], "gang": [2, 0, 0]}
    t = table(at={"ember": "s1.store"}, **gang).turn().can_use("gang:calm", "asset:disc")
    t.answer("rest").until("end_turn").can_use("gang:calm", "asset:disc")
    table(officers=OFFICERS, **gang).meets("ember", "a1").can_use(
        "gang:calm", "gang:ignore", "asset:disc"
    )
