"""Assets: what each one does, and where it goes when it is unlocked."""

from __future__ import annotations

import pytest

from tests.rules.escape_plan.table import OFFICERS, table


def test_an_asset_costs_the_price_of_its_space_and_stays_there_used() -> None:
    t = table().turn().answer("asset:disc").has("ember", cash=4, discs=1, used=1)
    t.withholds("asset:disc").has("ember", ready="disc - - - -")


@pytest.mark.parametrize(("asset", "colour"), [("fed", "red"), ("cou", "blue"), ("swa", "black")])
def test_police_assets_move_an_officer_of_their_colour(asset: str, colour: str) -> None:
    t = table(ready={"ember": f"disc - - - {asset}"}, officers="red@a1 blue@a1 black@a1").turn()
    t.answer(f"asset:{asset}").has("ember", cash=8).answer("tile:d3")
    t.happened("officer_moved", colour=colour, start="a1", end="d3")


def test_the_avoid_asset_clears_a_tile() -> None:
    t = table(ready={"ember": "disc avoid - - -"}, officers=OFFICERS).meets("ember", "a1", "a2")
    t.answer("asset:avoid", "tile:a1").left_to_avoid("red@a2").has("ember", cash=5)


def test_the_heal_asset_heals() -> None:
    t = table(ready={"ember": "disc heal - - -"}, wounds={"ember": 1}).turn().answer("asset:heal")
    t.has("ember", wounds=0, cash=5)


def test_the_key_asset_is_for_visits_only() -> None:
    table(ready={"ember": "disc key - - -"}).turn().withholds("asset:key")


def test_an_officer_moved_off_the_way_need_not_be_avoided() -> None:
    t = table(ready={"ember": "disc fed - - -"}, officers="red@a1 blue@a1").meets("ember", "a1")
    t.answer("asset:fed", "tile:d1").left_to_avoid("blue@a1")


def test_an_officer_moved_to_another_tile_of_the_way_must_still_be_avoided() -> None:
    t = table(ready={"ember": "disc fed - - -"}, officers="red@a1").meets("ember", "a1", "a2")
    t.answer("asset:fed", "tile:a2").left_to_avoid("red@a2")


def test_an_officer_moved_onto_the_way_must_be_avoided_too() -> None:
    """E11."""
    t = table(ready={"ember": "disc fed - - -"}, officers="blue@a1 red@d1").meets("ember", "a1")
    t.answer("asset:fed", "tile:a1").left_to_avoid("blue@a1 red@a1")


def test_an_asset_is_paid_for_with_the_last_money() -> None:
    table(cash={"ember": 5}).turn().answer("asset:disc").has("ember", cash=0, discs=1)
    table(cash={"ember": 4}).turn().withholds("asset:disc")


def test_once_the_police_is_behind_an_officer_moved_onto_the_way_is_no_matter() -> None:
    t = table(ready={"ember": "disc fed - - -"}, officers="blue@a1 red@d1").meets("ember", "a1")
    t.answer("face").sees("end_turn").answer("asset:fed", "tile:a1").left_to_avoid("")
    t.sees("end_turn").has("ember", wounds=1)


def test_an_unlocked_asset_goes_to_the_dearest_empty_space() -> None:
    """R43."""
    t = table(ready={"ember": "disc - fed - -"}, items={"ember": "- - - cou swa"})
    t.run(("unlock", 0, ("rest", True))).answer("unlock:cou").has("ember", ready="disc cou fed - -")


def test_the_last_empty_space_is_the_cheapest() -> None:
    t = table(ready={"ember": "disc fed cou swa -"}, items={"ember": "- - - - -"})
    t.run(("unlock", 0, ("rest", True))).sees("unlock", cost=1).answer("unlock:heal")
    t.has("ember", ready="disc fed cou swa heal", contacts="- - avoid key -")


def test_with_no_empty_space_an_unlocked_asset_is_lost() -> None:
    t = table(ready={"ember": "disc fed cou swa avoid"}, items={"ember": "- - - - -"})
    t.state.contacts[0] = ("", "", "", "key", "heal")
    t.run(("unlock", 0, ("rest", True))).answer("unlock:key").has("ember", contacts="- - - - heal")
    t.happened("asset_lost", asset="key", reason="full")


@pytest.mark.parametrize("source", ["effect", "group", "rest", "clinic", "church"])
def test_nobody_must_unlock_an_asset_that_would_only_be_lost(source: str) -> None:
    """E31: with a space free, what completes a group or a fixer brings is never a question."""
    t = table(ready={"ember": "disc fed cou swa avoid"}, items={"ember": "- - - - -"})
    t.state.contacts[0] = ("", "", "", "", "heal")
    t.run(("unlock", 0, (source, source not in ("effect", "group")))).sees("unlock", cost=0)
    t.answer("pass").has("ember", contacts="- - - - heal").never("asset_lost")


def test_the_safecracker_takes_nothing_away() -> None:
    """E31: his second asset finds no space."""
    t = table(
        items={"ember": "safecracker - - cou swa"}, ready={"ember": "disc fed avoid key -"}
    ).turn()
    t.answer("item:1").withholds("pass").answer("unlock:cou").sees("unlock", cost=0)
    t.answer("pass").sees("turn").has("ember", items="safecracker - - - swa")


def test_an_asset_needs_an_effect_to_be_used() -> None:
    """E19: healing without a wound is no way to the 10 of a used asset."""
    table(ready={"ember": "heal - - - -"}).turn().withholds("asset:heal")
