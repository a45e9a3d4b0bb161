"""Officers that are not avoided: wounds, handcuffs, and what they cost (R15-R18)."""

from __future__ import annotations

from tests.rules.escape_plan.table import table

THREE = "red@a1 blue@a1 black@a1"


def test_each_officer_not_avoided_costs_a_wound() -> None:
    t = table(officers=THREE, first_aid={"ember": False}, cash={"ember": 0}).meets("ember", "a1")
    t.sees("end_turn").has("ember", wounds=3).happened("officer_met", tile="a1", colour="red")


def test_effects_can_be_combined_in_any_order() -> None:
    """R15."""
    t = table(
        officers=THREE,
        contacts={"ember": "fighter double avoid key heal"},
        items={"ember": "helmet - fed cou swa"},
    )
    t.meets("ember", "a1").answer("item:1", "contact:2", "officer:a1:blue", "contact:1")
    t.sees("end_turn").never("wounded").has("ember", cash=6)


def test_a_wound_can_be_healed_before_the_next_officer_is_faced() -> None:
    t = table(officers="red@a1 blue@a1").meets("ember", "a1").answer("face").has("ember", wounds=1)
    t.answer("first_aid").has("ember", wounds=0).answer("face").has("ember", wounds=1)


def test_officers_are_faced_one_by_one_in_the_order_of_the_tiles() -> None:
    """E12."""
    t = table(officers="red@a2 blue@a1").meets("ember", "a1", "a2").answer("face")
    t.left_to_avoid("red@a2").answer("face")
    faced = [event.data["tile"] for event in t.events if event.kind == "officer_met"]
    assert faced == ["a1", "a2"]


def test_one_effect_handles_what_it_says_and_no_more() -> None:
    """R15: a hat against two red officers."""
    t = table(items={"ember": "hat - fed cou swa"}, officers="red@a1 red@a2 blue@a2")
    t.meets("ember", "a1", "a2").answer("item:1").offers_only("officer:a1:red", "officer:a2:red")
    t.answer("officer:a2:red").left_to_avoid("red@a1 blue@a2")


def test_with_an_empty_green_box_handcuffs_follow_and_a_wound_heals() -> None:
    """R16."""
    t = table(
        officers="red@a1",
        wounds={"ember": 3},
        first_aid={"ember": False},
        contacts={"ember": "- - - - nurse"},
        cash={"ember": 0},
    )
    t.meets("ember", "a1").has("ember", wounds=2, cuffs=1).happened("cuffed", covered="nurse")


def test_handcuffs_cover_a_free_space_if_the_assets_can_make_way() -> None:
    """R17: nobody loses an asset while a space is free."""
    t = table(wounds={"ember": 3}).run(("wound", 0, (1,)))
    t.has("ember", cuffs=1, contacts="heal - avoid key -").never("asset_lost")


def test_with_no_free_space_one_chooses_which_asset_is_lost() -> None:
    """E13."""
    t = table(wounds={"ember": 3}, contacts={"ember": "nurse lawyer avoid key heal"})
    t.run(("wound", 0, (1,))).sees("lose_asset").offers_only("lose:avoid", "lose:key", "lose:heal")
    t.answer("lose:avoid").has("ember", cuffs=1, contacts="nurse lawyer heal key -")


def test_the_last_asset_is_lost_without_asking() -> None:
    t = table(wounds={"ember": 3}, contacts={"ember": "nurse lawyer mule boxer heal"})
    t.run(("wound", 0, (1,))).over().has("ember", contacts="nurse lawyer mule boxer -")
    t.happened("asset_lost", asset="heal")


def test_a_covered_contact_is_not_lost() -> None:
    t = table(wounds={"ember": 3}, contacts={"ember": "avoid key heal - nurse"})
    t.run(("wound", 0, (1,))).has("ember", contacts="avoid key heal - nurse", cuffs=1)


def test_several_wounds_are_taken_one_by_one() -> None:
    t = table(wounds={"ember": 2}, contacts={"ember": "nurse lawyer avoid key heal"})
    t.run(("wound", 0, (3,))).sees("lose_asset").has("ember", wounds=3).answer("lose:key")
    t.has("ember", wounds=3, cuffs=1)
    t.over()


def test_a_sixth_pair_of_handcuffs_is_an_arrest() -> None:
    t = table(wounds={"ember": 3}, cuffs={"ember": 5}, contacts={"ember": "- - - - -"})
    t.run(("wound", 0, (1,))).at(ember="gone").has("ember", fate="arrested")
    t.happened("arrested", seat="ember", reason="cuffs")


def test_who_is_arrested_visits_nothing_more() -> None:
    t = table(
        officers="red@s2",
        at={"ember": "s2.clinic"},
        wounds={"ember": 3},
        cuffs={"ember": 5},
        contacts={"ember": "- - - - -"},
        first_aid={"ember": False},
        cash={"ember": 0},
    )
    t.turn().answer("s1.store").never("visited").over()
