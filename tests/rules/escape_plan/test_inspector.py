"""Sandra, and Lt. Costa: where the cards send the inspector and what happens there (R48-R52)."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.escape_plan import LEADS, SHOPS
from tests.rules.escape_plan.table import Table, place_of, table

SMALL_CITY = "s1 0,0 s2 0,1"


def follows(*cards: str, seats: int = 2, **fields: Any) -> Table:
    """Let the inspector take a turn with these cards on top of the deck, the first one first."""
    t = table(seats, **fields)
    rest = [card for card in LEADS if card not in cards]
    t.state.leads = [*rest, *reversed(cards)]
    return t.run(("inspector_turn", seats, ()))


def test_there_are_fifteen_cards() -> None:
    assert len(LEADS) == 15


@pytest.mark.parametrize(
    ("card", "shop", "boxed"),
    [
        ("i_casino", "casino", 7),
        ("i_nightclub", "nightclub", 6),
        ("i_bar", "bar", 7),
        ("i_restaurant", "restaurant", 5),
        ("i_cinema", "cinema", 7),
        ("i_gym", "gym", 6),
    ],
)
def test_in_a_business_she_leaves_a_cube_and_takes_a_contact(
    card: str, shop: str, boxed: int
) -> None:
    t = follows(card).gained(inspector=1).happened("cube_placed", shop=shop)
    t.happened("contact_boxed", place=boxed)
    assert len(t.state.display) == 7
    assert len(t.state.contact_box) == 1


def test_the_casino_the_second_safe_house_and_the_second_exit_bring_her_a_disc() -> None:
    for card in ("i_casino", "i_safe2"):
        assert follows(card).state.inspector_discs == 1
    assert follows("i_exit2", patrol=[2, 2], closed=(2,)).state.inspector_discs == 1
    assert follows("i_bar").state.inspector_discs == 0


@pytest.mark.parametrize(("card", "house"), [("i_safe1", 0), ("i_safe2", 1), ("i_safe3", 2)])
def test_in_a_safe_house_she_takes_a_key_and_is_calmer(card: str, house: int) -> None:
    t = follows(card).gained(inspector=-1)
    assert len(t.state.safe_keys[house]) == 2
    t.happened("cube_placed", shop=f"safe{house + 1}")


@pytest.mark.parametrize("number", [1, 2, 3])
def test_at_a_closed_exit_she_takes_a_tile(number: int) -> None:
    t = follows(f"i_exit{number}", patrol=[number, number], closed=(number,))
    t.gained(inspector=1).at(inspector=f"a{number}.exit")
    assert len(t.state.exit_tiles[0]) == 4


def test_a_closed_exit_whose_tile_is_not_laid_is_skipped() -> None:
    t = follows("i_exit1", "i_store", city=SMALL_CITY, patrol=[1, 1], closed=(1,))
    t.at(inspector="s1.store")
    assert "i_exit1" in t.state.leads


def test_she_takes_the_tile_from_the_stack_of_this_exit() -> None:
    """Exit 1 closed second, so that the second stack lies there."""
    t = follows("i_exit1", patrol=[2, 2, 1, 1], closed=(2, 1))
    assert [len(stack) for stack in t.state.exit_tiles] == [5, 4]
    assert t.state.removed[0].startswith("exit_q.")


def test_open_exits_are_skipped_and_shuffled_back_on_the_first_two_days() -> None:
    t = follows("i_exit1", "i_church", day=2).at(inspector="a1.church")
    assert len(t.state.leads) == 14
    assert "i_exit1" in t.state.leads
    assert t.state.leads_used == ["i_church"]


def test_on_the_last_day_she_goes_to_the_open_exit_and_does_nothing() -> None:
    t = follows("i_exit3", day=3, patrol=[1, 1, 2, 2, 3], closed=(1, 2)).at(inspector="a3.exit")
    t.gained(inspector=0)
    assert t.state.contact_box == []


def test_in_the_store_a_locker_tile_and_a_piece_of_equipment_go() -> None:
    """Of equals the brown stack, and the gas masks."""
    t = follows("i_store").gained(inspector=0)
    assert [len(stack) for stack in t.state.lockers] == [5, 5, 4]
    assert t.state.equipment == [4, 4, 4, 3]
    t = follows("i_store", lockers=[[20] * 3, [40], [50] * 2], equipment=[4, 3, 1, 1])
    assert [len(stack) for stack in t.state.lockers] == [2, 1, 2]
    assert t.state.equipment == [3, 3, 1, 1]


def test_in_the_clinic_two_contacts_go_from_the_right() -> None:
    t = follows("i_clinic")
    assert t.state.contact_box == ["double", "ninja"]


def test_in_the_church_she_is_calmer_and_the_newest_contact_goes() -> None:
    t = follows("i_church").gained(inspector=-1)
    assert t.state.contact_box == ["lawyer"]


def test_cards_of_places_that_are_not_in_the_city_are_skipped() -> None:
    t = follows("i_church", "i_store", city=SMALL_CITY).at(inspector="s1.store")
    assert "i_church" in t.state.leads


def test_of_several_copies_she_takes_the_one_nearest_to_the_most_notorious() -> None:
    t = follows("i_clinic", at={"sun": "c3.gang"}, notoriety={"sun": 3})
    t.at(inspector="c3.clinic")


def test_with_no_card_that_leads_into_the_city_she_stays() -> None:
    """R50."""
    t = table(2, city=SMALL_CITY)
    t.state.shops = [-1] * 9
    t.state.leads, t.state.leads_used = ["i_casino"], [c for c in LEADS if c != "i_casino"]
    t.run(("inspector_turn", 2, ())).happened("inspector_stayed").at(inspector="s1.hospital")
    assert t.state.leads == ["i_casino"]


def test_of_equally_notorious_thieves_the_first_in_turn_order_draws_her() -> None:
    t = follows("i_clinic", at={"ember": "b3.business", "sun": "c3.gang"}, order=(1, 0, 2))
    t.at(inspector="c3.clinic")


@pytest.mark.parametrize(
    ("card", "place", "gained"),
    [
        ("i_safe1", "b1.safe_house", 0),
        ("i_store", "s1.store", 1),
        ("i_clinic", "s2.clinic", 1),
        ("i_church", "a1.church", 0),
        ("i_casino", "b1.business", 1),
    ],
)
def test_a_thief_in_her_way_makes_her_notorious_where_it_would_a_thief(
    card: str, place: str, gained: int
) -> None:
    """E22: one more in safe house, store, clinic and church."""
    follows(card, at={"ember": place}).gained(inspector=gained)


def test_she_brings_and_suffers_crowds() -> None:
    t = follows("i_store", at={"ember": "s1.store"}).gained(inspector=1)
    t.visits("sun", "s1.store").gained(sun=2)


def test_a_closed_business_is_visited_without_a_cube() -> None:
    t = follows("i_bar", visited={"bar": "ember sun"}).gained(inspector=1).never("cube_placed")
    assert len(t.state.contact_box) == 1


def test_a_safe_house_never_closes_to_her_either() -> None:
    follows("i_safe2", visited={"safe2": "ember sun"}).happened("cube_placed", shop="safe2")


def test_without_a_cube_left_she_places_none() -> None:
    """R48: nine cubes, and no tenth."""
    follows("i_bar", cubes={"inspector": 8}).happened("cube_placed", cubes=9)
    t = follows("i_bar", cubes={"inspector": 9}).gained(inspector=1).never("cube_placed")
    assert len(t.state.contact_box) == 1


def test_skipped_cards_are_shuffled_back() -> None:
    """They do not come in the same order again."""
    orders = set()
    for seed in range(8):
        t = table(2, city=SMALL_CITY, shops=[-1] * 9, seed=seed)
        skipped = [f"i_{shop}" for shop in SHOPS]
        t.state.leads = ["i_store", *skipped]
        t.run(("inspector_turn", 2, ())).happened("leads_shuffled", count=len(skipped))
        assert sorted(t.state.leads) == sorted(skipped)
        orders.add(tuple(t.state.leads))
    assert len(orders) > 1


def test_her_cubes_close_businesses_and_finish_groups() -> None:
    """R48: a disc and a notoriety less; no asset."""
    t = follows("i_bar", visited={"casino": "inspector", "nightclub": "inspector", "bar": "ember"})
    t.happened("business_closed", shop="bar").happened("group_finished", group="x")
    t.gained(inspector=0)
    assert t.state.inspector_discs == 1


def test_all_safe_houses_bring_her_a_disc_and_no_income() -> None:
    t = follows("i_safe1", visited={"safe2": "inspector", "safe3": "inspector"})
    assert t.state.inspector_discs == 1
    t.never("income_taken")


def test_at_night_she_acts_for_a_disc_only() -> None:
    t = follows("i_store", part=3).never("inspector_moved")
    t = follows("i_store", part=3, inspector_discs=1).happened("inspector_moved")
    assert t.state.inspector_discs == 0


# To be avoided (R49, R52)


def test_she_is_avoided_as_an_officer_of_any_colour() -> None:
    for item in ("hat", "vest", "helmet", "mask"):
        t = table(2, at={"inspector": "a1.church"}, items={"ember": f"{item} - fed cou swa"})
        t.meets("ember", "a1").left_to_avoid("inspector@a1").answer("item:1").left_to_avoid("")


def test_she_may_stand_as_a_fourth_on_a_tile() -> None:
    """R49: three officers and she; the driver gets one past all of them."""
    t = table(
        2,
        at={"inspector": "a1.church"},
        officers="red@a1 blue@a1 black@a1",
        contacts={"ember": "driver - avoid key heal"},
    )
    t.meets("ember", "a1").left_to_avoid("red@a1 blue@a1 black@a1 inspector@a1")
    t.answer("contact:1").left_to_avoid("").never("wounded")


def test_a_fighter_avoids_her_with_his_colour() -> None:
    t = table(
        2,
        at={"inspector": "a1.church"},
        officers="red@a1 blue@a1",
        contacts={"ember": "fighter - avoid key heal"},
    )
    t.meets("ember", "a1").answer("contact:1").left_to_avoid("blue@a1")


def test_not_avoided_she_is_a_wound() -> None:
    t = table(2, at={"inspector": "a1.church"}, cash={"ember": 0}).meets("ember", "a1")
    t.has("ember", wounds=1)


def test_costa_takes_3_or_deals_two_wounds() -> None:
    """E14."""
    t = table(1, at={"inspector": "a1.church"}).meets("ember", "a1").answer("face").sees("costa")
    t.answer("pay").has("ember", cash=6, wounds=0)
    t = table(1, at={"inspector": "a1.church"}).meets("ember", "a1").answer("face", "wounds")
    t.has("ember", cash=9, wounds=2)


def test_costa_takes_the_last_3() -> None:
    t = table(1, at={"inspector": "a1.church"}, cash={"ember": 3}).meets("ember", "a1")
    t.sees("costa").answer("pay").has("ember", cash=0, wounds=0)


def test_costa_is_avoided_like_sandra() -> None:
    """R52: by any effect, as a colour of choice."""
    t = table(1, at={"inspector": "a1.church"}, contacts={"ember": "ninja - avoid key heal"})
    t.meets("ember", "a1").answer("contact:1").left_to_avoid("").never("wounded")


def test_who_cannot_pay_costa_is_wounded_twice() -> None:
    t = table(1, at={"inspector": "a1.church"}, cash={"ember": 2}).meets("ember", "a1")
    t.has("ember", wounds=2)


def test_she_never_leaves_the_city() -> None:
    """R51."""
    t = follows("i_exit3", day=3, patrol=[1, 1, 2, 2, 3], closed=(1, 2))
    assert t.state.spots[2] == place_of(t.state, "a3.exit")
