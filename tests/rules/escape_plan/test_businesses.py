"""Visits of businesses (R19-R24)."""

from __future__ import annotations

import pytest

from tests.rules.escape_plan.table import PLAN_1, table


def test_a_business_brings_notoriety_a_cube_and_a_contact() -> None:
    t = table(plans=PLAN_1).visits("ember", "b1.business")
    t.sees("take_contact").gained(ember=1).has("ember", cash=9, cubes=1)
    t.happened("cube_placed", seat="ember", shop="casino", paid=1)
    t.answer("take:7", "space:1").has("ember", contacts="double - avoid key heal")
    t.sees("end_turn")


def test_an_income_sign_pays_at_once_and_after_the_cube_is_taken() -> None:
    """The first cube uncovers an 8 (R24)."""
    t = table(plans=PLAN_1).visits("ember", "b2.business")
    t.happened("cube_placed", shop="nightclub", paid=0).has("ember", cash=17)


def test_a_business_is_visited_once_only() -> None:
    t = table(visited={"casino": "ember"}).visits("ember", "b1.business")
    t.sees("end_turn").never("visited").gained(ember=0)


def test_others_at_a_business_bring_no_notoriety() -> None:
    """R21."""
    t = table(at={"sun": "b1.business"}).visits("ember", "b1.business")
    t.gained(ember=1).never("crowded")


@pytest.mark.parametrize(("seats", "before"), [(3, "sun"), (4, "sun teal")])
def test_a_business_closes_with_the_second_or_third_visit(seats: int, before: str) -> None:
    t = table(seats, visited={"casino": before}).visits("ember", "b1.business")
    t.never("business_closed").answer("take:1", "discard")
    t.happened("business_closed", shop="casino")


def test_money_cubes_and_income_cubes_close_a_business_together() -> None:
    """R22."""
    t = table(visited={"casino": "sun$"}).visits("ember", "b1.business").answer("take:1", "discard")
    t.happened("business_closed")


def test_a_closed_business_needs_a_key() -> None:
    t = table(visited={"casino": "sun teal"}).visits("ember", "b1.business")
    t.sees("end_turn").never("visited")


def test_any_key_opens_a_closed_business_and_is_turned_over() -> None:
    t = table(visited={"casino": "sun teal"}, keys={"ember": "- brown -"})
    t.visits("ember", "b1.business").sees("use_key").offers_only("key:2", "pass")
    t.answer("key:2").has("ember", keys_used=2, cubes=1).sees("take_contact")


def test_the_key_asset_opens_a_closed_business_for_the_price_of_its_space() -> None:
    t = table(visited={"casino": "sun teal"}, ready={"ember": "disc key - - -"})
    t.visits("ember", "b1.business").answer("master").has("ember", used=2, cash=5)
    t.sees("take_contact")


def test_a_visit_with_a_key_leaves_a_cube_and_the_business_closed_to_others() -> None:
    """R22: it closes once only."""
    t = table(visited={"casino": "sun teal"}, keys={"ember": "green - -"}, plans=PLAN_1)
    t.visits("ember", "b1.business").answer("key:1").happened("cube_placed", shop="casino", paid=1)
    t.until("end_turn").never("business_closed")
    assert len(t.state.visited[0]) == 3


def test_a_used_key_opens_no_closed_business() -> None:
    t = table(visited={"casino": "sun teal"}, keys={"ember": "green - -"}, keys_used={"ember": 1})
    t.visits("ember", "b1.business").sees("end_turn").never("visited")


def test_the_key_asset_is_no_help_to_who_cannot_pay_for_it() -> None:
    t = table(visited={"casino": "sun teal"}, ready={"ember": "disc key - - -"}, cash={"ember": 3})
    t.visits("ember", "b1.business").sees("end_turn").never("visited")


def test_one_may_go_to_a_closed_business_without_a_key() -> None:
    """E18: a place like any other to end a move at."""
    t = table(city="s1 0,0 s2 0,1 d1 0,2", at={"ember": "s2.clinic"})
    t.state.visited[3] = ((1, True), (2, True))
    t.turn().answer("d1.business").sees("end_turn").at(ember="d1.business").never("visited")


def test_a_key_need_not_be_used() -> None:
    t = table(visited={"casino": "sun teal"}, keys={"ember": "green - -"})
    t.visits("ember", "b1.business").answer("pass").has("ember", keys_used=0, cubes=0)
    t.sees("end_turn")


def test_the_third_business_of_a_group_is_rewarded() -> None:
    """A disc, an asset and a notoriety less, at once (R23)."""
    t = table(visited={"casino": "ember", "bar": "ember"}).visits("ember", "b2.business")
    t.answer("take:1", "discard").sees("unlock").has("ember", discs=1).gained(ember=0)
    t.answer("unlock:heal").has("ember", ready="disc heal - - -").sees("end_turn")


def test_the_other_group_is_rewarded_alike() -> None:
    t = table(visited={"restaurant": "ember$", "gym": "ember"}).visits("ember", "d2.business")
    t.answer("take:1", "discard").happened("group_finished", group="y").sees("unlock")
    t.has("ember", discs=1).gained(ember=0).withholds("pass")


def test_a_group_that_was_finished_long_ago_is_not_rewarded_again() -> None:
    t = table(visited={"casino": "ember", "bar": "ember", "nightclub": "ember"})
    t.visits("ember", "d1.business").answer("take:1", "discard").never("group_finished")


def test_three_businesses_of_different_groups_bring_nothing() -> None:
    t = table(visited={"casino": "ember", "gym": "ember"}).visits("ember", "b2.business")
    t.answer("take:1", "discard").sees("end_turn").has("ember", discs=0)
