"""Visits of safe houses: cubes, keys and fixers to be hired."""

from __future__ import annotations

from tests.rules.escape_plan.table import PLAN_1, table


def test_a_safe_house_brings_a_cube_less_notoriety_and_a_key() -> None:
    keys = [("green", "green", "brown"), ("black",) * 3, ("brown", "brown", "green")]
    t = table(safe_keys=keys, plans=PLAN_1).visits("ember", "b1.safe_house")
    t.gained(ember=-1).has("ember", cubes=1).sees("take_key")
    t.offers_only("take:green", "take:brown").answer("take:brown")
    t.has("ember", keys="brown - -").sees("buy_fixer")


def test_the_key_lies_on_the_slot_of_the_safe_house() -> None:
    """R25."""
    keys = [(), (), ("black",)]
    t = table(safe_keys=keys, cash={"ember": 0}, plans={"ember": "p9"})
    t.visits("ember", "b3.safe_house").has("ember", keys="- - black").sees("end_turn")


def test_a_safe_house_without_keys_gives_none() -> None:
    table(safe_keys=[(), (), ()]).visits("ember", "b1.safe_house").sees("buy_fixer")


def test_a_crowd_in_a_safe_house_brings_notoriety() -> None:
    """R21: one for each other thief, one less for the visit."""
    t = table(at={"sun": "b1.safe_house", "teal": "b1.safe_house"}).visits("ember", "b1.safe_house")
    t.gained(ember=1).happened("crowded", seat="ember", others=2)


def test_a_fixer_costs_its_price_and_takes_an_item_space() -> None:
    t = table(safe_keys=[(), (), ()]).visits("ember", "b1.safe_house").answer("fixer:surgeon")
    t.has("ember", cash=6, items="surgeon - fed cou swa").sees("end_turn")
    assert "surgeon" not in t.state.fixers


def test_only_fixers_that_can_be_paid_for_are_on_offer() -> None:
    t = table(safe_keys=[(), (), ()], cash={"ember": 3}).visits("ember", "b1.safe_house")
    t.offers_only(
        *("fixer:helicopter", "fixer:motorcycle", "fixer:surgeon", "fixer:tipster", "pass")
    )


def test_a_safe_house_never_closes() -> None:
    t = table(5, visited={"safe1": "sun teal sky violet"}).visits("ember", "b1.safe_house")
    t.happened("cube_placed", shop="safe1").never("business_closed")


def test_a_safe_house_is_visited_once_only() -> None:
    t = table(visited={"safe1": "ember"}, at={"sun": "b1.safe_house"})
    t.visits("ember", "b1.safe_house").sees("end_turn").gained(ember=0)


def test_the_third_safe_house_is_rewarded_with_disc_asset_and_income() -> None:
    t = table(visited={"safe1": "ember", "safe2": "ember"}, cash={"ember": 0}, plans=PLAN_1)
    t.state.safe_keys = [(), (), ()]
    t.visits("ember", "b3.safe_house").has("ember", cash=7).sees("buy_fixer").answer("pass")
    t.sees("unlock").has("ember", discs=1, cash=14).withholds("pass")
