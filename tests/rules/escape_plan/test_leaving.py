"""Leaving the city by the open exit on the last day (R32)."""

from __future__ import annotations

from typing import Any

from tests.rules.escape_plan.table import table

LAST_DAY: dict[str, Any] = {"day": 3, "patrol": [1, 1, 2, 2, 3], "closed": (1, 2)}


def test_one_leaves_by_the_open_exit_on_the_last_day_only() -> None:
    t = table(at={"ember": "a3.subway"}, **LAST_DAY).turn().offers("escape")
    t.answer("escape").at(ember="gone").has("ember", fate="escaped")
    table(at={"ember": "a3.exit"}, day=2, patrol=[1, 1, 2, 2], closed=(1, 2)).turn().withholds(
        "escape"
    )


def test_who_stands_on_the_exit_leaves_without_spending_a_point() -> None:
    """R32."""
    t = table(at={"ember": "a3.exit"}, **LAST_DAY).turn().answer("escape")
    t.happened("thief_moved", spent=0).has("ember", fate="escaped")


def test_leaving_means_avoiding_the_officers_at_the_exit_too() -> None:
    t = table(at={"ember": "a3.exit"}, officers="red@a3", **LAST_DAY).turn().answer("escape")
    t.sees("avoid").left_to_avoid("red@a3").answer("face").has("ember", wounds=1).sees("leave")
    t.answer("leave").has("ember", wounds=1, fate="escaped")


def test_a_wound_of_the_last_street_can_be_healed_before_one_is_gone() -> None:
    """E29: the first aid token saves 20 in the final count."""
    t = table(at={"ember": "a3.exit"}, officers="red@a3", **LAST_DAY).turn()
    t.answer("escape", "face").can_use("first_aid", "asset:disc").answer("first_aid")
    t.has("ember", wounds=0, fate="").sees("leave").offers_only("leave").answer("leave")
    t.at(ember="gone").has("ember", wounds=0, fate="escaped")


def test_money_for_the_exit_can_still_be_raised_after_the_police() -> None:
    t = table(
        at={"ember": "a3.exit"},
        officers="red@a3",
        cash={"ember": 0},
        first_aid={"ember": False},
        items={"ember": "accountant - fed cou swa"},
        escaped=(1,),
        fate={"sun": "escaped"},
        **LAST_DAY,
    )
    t.run(("turn", 0, ())).answer("escape", "face").sees("leave", cost=5)
    t.answer("item:1").has("ember", cash=9).answer("leave").has("ember", cash=4, fate="escaped")


def test_who_has_met_nobody_or_has_nothing_to_use_leaves_at_once() -> None:
    t = table(at={"ember": "a3.exit"}, **LAST_DAY).turn().answer("escape")
    t.has("ember", fate="escaped")
    bare: dict[str, Any] = {"cash": {"ember": 0}, "first_aid": {"ember": False}}
    t = table(at={"ember": "a3.exit"}, officers="red@a3", **bare, **LAST_DAY).turn()
    t.answer("escape").has("ember", wounds=1, fate="escaped")


def test_what_was_used_for_a_way_out_is_of_no_use_to_the_next_thief() -> None:
    t = table(
        city="s1 0,0 s2 0,1 a3 1,0 d1 0,2",
        at={"ember": "a3.exit"},
        contacts={"ember": "cabbie - avoid key heal"},
        **LAST_DAY,
    )
    t.turn().answer("contact:1", "escape").has("ember", fate="escaped")
    t.turn("sun").withholds("d1.business")


def test_the_exit_can_be_visited_without_leaving() -> None:
    t = table(at={"ember": "a3.subway"}, **LAST_DAY).turn().answer("a3.exit")
    t.sees("exit_income").has("ember", fate="")
