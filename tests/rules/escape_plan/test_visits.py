"""Visits, in the order of their steps (R19-R30)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.escape_plan.table import table

PLAN_1 = {"ember": "p1"}
"""Pays at the casino, the bar, the cinema and the gym; income at nightclub and restaurant."""


# Business


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


# Safe house


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


# Gang


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


# Store


def test_the_store_sells_gas_for_nothing_then_two_pieces_then_a_locker() -> None:
    t = table(keys={"ember": "green - -"}, contacts={"ember": "nurse - avoid key heal"})
    t.visits("ember", "s1.store").sees("take_gas").answer("take").has("ember", gas=1)
    t.sees("buy_equipment", left=2).answer("equip:vest").sees("buy_equipment", left=1)
    t.answer("equip:mask").has("ember", cash=4, items="vest mask fed cou swa").sees("open_locker")


def test_all_offers_of_the_store_can_be_declined() -> None:
    t = table(keys={"ember": "green - -"}, contacts={"ember": "nurse - avoid key heal"})
    t.visits("ember", "s1.store").answer("pass", "pass", "pass").sees("end_turn")
    t.has("ember", cash=9, gas=0)


def test_no_third_gas_can_and_none_when_all_six_are_out() -> None:
    table(gas={"ember": 2}).visits("ember", "s1.store").sees("buy_equipment")
    table(4, gas={"sun": 2, "teal": 2, "sky": 2}).visits("ember", "s1.store").sees("buy_equipment")


def test_equipment_runs_out() -> None:
    t = table(equipment=[0, 4, 4, 4]).visits("ember", "s1.store").answer("pass")
    t.withholds("equip:vest").offers("equip:hat")


def test_replacing_an_item_costs_a_notoriety_and_the_old_one() -> None:
    """R28: a locked asset is never replaced."""
    t = table(items={"ember": "hat surgeon fed cou swa"}).visits("ember", "s1.store")
    t.answer("pass", "equip:vest").sees("replace_item").offers_only("replace:1", "replace:2")
    t.answer("replace:2").has("ember", items="hat vest fed cou swa").gained(ember=1)
    assert t.state.removed == ["surgeon"]


def test_an_item_goes_to_the_first_free_space() -> None:
    """E21: also where an asset has been unlocked; nothing is replaced."""
    t = table(items={"ember": "hat surgeon - cou swa"}).visits("ember", "s1.store")
    t.answer("pass", "equip:vest").has("ember", items="hat surgeon vest cou swa").gained(ember=0)


def test_an_item_on_the_space_of_a_used_one_is_fresh() -> None:
    t = table(items={"ember": "hat surgeon fed cou swa"}, worn={"ember": 3})
    t.visits("ember", "s1.store").answer("pass", "equip:vest", "replace:2").has("ember", worn=1)


def test_equipment_is_bought_with_the_last_money() -> None:
    t = table(cash={"ember": 2}).visits("ember", "s1.store").answer("pass")
    t.offers_only("equip:vest", "equip:hat", "equip:helmet", "pass").answer("equip:hat")
    t.has("ember", cash=0).sees("end_turn")


def test_one_gas_can_a_visit() -> None:
    t = table(gas={"ember": 0}).visits("ember", "s1.store").answer("take").has("ember", gas=1)
    t.sees("buy_equipment")


def test_a_crowd_in_the_store() -> None:
    table(at={"sun": "s1.store"}).visits("ember", "s1.store").gained(ember=1)


@pytest.mark.parametrize(
    ("colour", "notoriety", "contacts", "drawn"),
    [("green", 1, 1, 2), ("black", 4, 1, 1), ("brown", 6, 2, 1)],
)
def test_a_locker_is_opened_by_its_key_if_its_number_is_met(
    colour: str, notoriety: int, contacts: int, drawn: int
) -> None:
    """Notoriety and contacts must come to 2, 5 or 8; drawn are contacts + 1, + 0, - 1."""
    cards = " ".join(["nurse", "lawyer"][:contacts] + ["-"] * (2 - contacts))
    t = table(
        keys={"ember": f"{colour} - -"},
        notoriety={"ember": notoriety},
        contacts={"ember": f"{cards} avoid key heal"},
    )
    t.visits("ember", "s1.store").answer("pass", "pass").sees("open_locker")
    t.offers_only(f"locker:{colour}", "pass").answer(f"locker:{colour}")
    t.happened("tiles_drawn", back=colour, count=drawn).has("ember", keys_used=1)


def test_of_the_drawn_tiles_one_is_kept_in_secret() -> None:
    t = table(
        keys={"ember": "green - -"},
        contacts={"ember": "nurse lawyer avoid key heal"},
        lockers=[[30, 20, 40, 20, 30], [], []],
    )
    t.visits("ember", "s1.store").answer("pass", "pass", "locker:green").sees("keep_tile")
    t.offers_only("keep:20", "keep:30", "keep:40").answer("keep:40").sees("end_turn")
    t.has("ember", items="green.40 - fed cou swa").happened("item_placed", item="green.?")
    assert sorted(t.state.lockers[0]) == [20, 20, 30, 30]


def test_tiles_that_are_not_kept_are_shuffled_back() -> None:
    """R27: nobody knows which one lies on top."""
    orders = set()
    for seed in range(8):
        t = table(
            keys={"ember": "green - -"},
            contacts={"ember": "nurse lawyer avoid key heal"},
            lockers=[[30, 20, 40, 20, 30], [], []],
            seed=seed,
        )
        t.visits("ember", "s1.store").answer("pass", "pass", "locker:green", "keep:40")
        t.happened("tiles_returned", back="green", left=4)
        orders.add(tuple(t.state.lockers[0]))
    assert len(orders) > 1


def test_a_number_too_low_keeps_the_locker_shut() -> None:
    t = table(keys={"ember": "green - -"}).visits("ember", "s1.store").answer("pass", "pass")
    t.sees("end_turn")


def test_contacts_under_handcuffs_do_not_count_for_lockers() -> None:
    """R18."""
    t = table(keys={"ember": "green - -"}, contacts={"ember": "- - - - nurse"}, cuffs={"ember": 1})
    t.visits("ember", "s1.store").answer("pass", "pass").sees("end_turn")


def test_a_draw_of_nothing_opens_no_locker() -> None:
    """R27: brown draws one less than there are contacts."""
    t = table(
        keys={"ember": "brown - -"},
        notoriety={"ember": 7},
        contacts={"ember": "nurse - avoid key heal"},
    )
    t.visits("ember", "s1.store").answer("pass", "pass").sees("end_turn")


def test_the_key_asset_opens_any_locker_whose_number_is_met() -> None:
    t = table(
        ready={"ember": "disc key - - -"},
        notoriety={"ember": 4},
        contacts={"ember": "nurse - avoid - heal"},
    )
    t.visits("ember", "s1.store").answer("pass", "pass").sees("open_locker")
    t.offers_only("master:green", "master:black", "pass").answer("master:black")
    t.has("ember", used=2, cash=5).happened("tiles_drawn", back="black", count=1)


def test_with_fewer_tiles_than_the_draw_all_are_drawn_and_an_empty_locker_stays_shut() -> None:
    """R27."""
    setting: dict[str, Any] = {
        "keys": {"ember": "green - -"},
        "contacts": {"ember": "nurse lawyer avoid key heal"},
    }
    t = table(lockers=[[40, 20], [], []], **setting).visits("ember", "s1.store")
    t.answer("pass", "pass", "locker:green").happened("tiles_drawn", count=2)
    t = table(lockers=[[], [40], []], **setting).visits("ember", "s1.store").answer("pass", "pass")
    t.sees("end_turn")


def test_a_key_opens_a_locker_of_its_own_colour_only() -> None:
    t = table(
        keys={"ember": "black - -"},
        notoriety={"ember": 2},
        contacts={"ember": "nurse - avoid key heal"},
    )
    t.visits("ember", "s1.store").answer("pass", "pass").sees("end_turn")


def test_one_locker_a_visit() -> None:
    t = table(keys={"ember": "green green -"}, contacts={"ember": "nurse - avoid key heal"})
    t.visits("ember", "s1.store").answer("pass", "pass", "locker:green").until("end_turn")
    assert t.count("locker_opened") == 1


def test_used_contacts_count_for_lockers_too() -> None:
    t = table(
        keys={"ember": "green - -"},
        contacts={"ember": "nurse - avoid key heal"},
        face_down={"ember": 1},
    )
    t.visits("ember", "s1.store").answer("pass", "pass").sees("open_locker", number=2)


def test_notoriety_gained_in_this_part_does_not_count_for_lockers_yet() -> None:
    t = table(keys={"ember": "green - -"}, gained={"ember": 3})
    t.visits("ember", "s1.store").answer("pass", "pass").sees("end_turn")


def test_a_used_key_opens_nothing() -> None:
    t = table(
        keys={"ember": "green - -"},
        keys_used={"ember": 1},
        contacts={"ember": "nurse - avoid key heal"},
    )
    t.visits("ember", "s1.store").answer("pass", "pass").sees("end_turn")


# Clinic, church, hospital


def test_the_clinic_unlocks_heals_and_lends_a_contact() -> None:
    """R19."""
    t = table(wounds={"ember": 2}).visits("ember", "s2.clinic").sees("unlock")
    t.answer("unlock:cou").sees("clinic_heal").answer("use").has("ember", wounds=1)
    t.sees("take_contact")


def test_what_the_clinic_offers_can_be_declined_but_for_the_contact() -> None:
    t = table(wounds={"ember": 1}, first_aid={"ember": False}).visits("ember", "s2.clinic")
    t.answer("pass", "pass").sees("take_contact").withholds("pass")


def test_the_church_takes_1_for_a_notoriety_and_unlocks() -> None:
    """R19."""
    t = table().visits("ember", "a1.church").sees("church_pay").answer("use")
    t.has("ember", cash=8).gained(ember=-1).sees("unlock").answer("pass").sees("take_contact")


def test_the_last_money_is_enough_for_the_church_and_none_is_not() -> None:
    table(cash={"ember": 1}).visits("ember", "a1.church").answer("use").has("ember", cash=0)
    table(cash={"ember": 0}).visits("ember", "a1.church").sees("unlock")


def test_a_crowd_in_clinic_and_church() -> None:
    for place in ("s2.clinic", "a1.church"):
        table(at={"sun": place}).visits("ember", place).gained(ember=1)


def test_the_hospital_heals_for_1_3_or_6_and_talks() -> None:
    """R19."""
    t = table(wounds={"ember": 3}).visits("ember", "s1.hospital").sees("heal")
    t.offers("heal:1", "heal:2", "heal:3", "pass").gained(ember=0).answer("heal:3")
    t.has("ember", wounds=0, cash=3).gained(ember=1).sees("end_turn")


@pytest.mark.parametrize(("wounds", "price"), [(1, 1), (2, 3), (3, 6)])
def test_the_hospital_heals_for_the_last_money(wounds: int, price: int) -> None:
    """One payment a visit."""
    t = table(wounds={"ember": wounds}, cash={"ember": price}).visits("ember", "s1.hospital")
    t.answer(f"heal:{wounds}").has("ember", wounds=0, cash=0).sees("end_turn")


def test_the_hospital_talks_even_of_who_is_not_healed() -> None:
    """R20; and no crowd there."""
    t = table(at={"sun": "s1.hospital"}).visits("ember", "s1.hospital").gained(ember=1)
    t.sees("end_turn")


def test_the_hospital_heals_no_more_than_can_be_paid() -> None:
    t = table(wounds={"ember": 3}, cash={"ember": 4}, first_aid={"ember": False})
    t.visits("ember", "s1.hospital").offers_only("heal:1", "heal:2", "pass")


# Exits


def test_an_open_exit_brings_notoriety_income_and_a_contact() -> None:
    t = table(patrol=[2], closed=()).visits("ember", "a1.exit").gained(ember=1)
    t.sees("exit_income").answer("take").has("ember", cash=18).sees("take_contact")


def test_income_at_an_open_exit_can_be_declined_the_contact_cannot() -> None:
    t = table(patrol=[1], closed=()).visits("ember", "a1.exit").answer("pass")
    t.has("ember", cash=9).sees("take_contact").withholds("pass")


def test_a_closed_exit_brings_one_thing_of_three() -> None:
    """R29."""
    setting: dict[str, Any] = {
        "patrol": [1, 1],
        "closed": (1,),
        "contacts": {"ember": "nurse - avoid key heal"},
    }
    t = table(**setting).visits("ember", "a1.exit").gained(ember=1).sees("exit_closed")
    t.offers_only("income", "contact", "tile", "pass").answer("income").has("ember", cash=18)
    table(**setting).visits("ember", "a1.exit").answer("contact").sees("take_contact")
    table(**setting).visits("ember", "a1.exit").answer("pass").sees("end_turn")


def test_an_exit_tile_is_drawn_from_the_stack_of_this_exit() -> None:
    """The first exit to close has the first stack; one tile for each contact."""
    t = table(
        patrol=[2, 2, 1, 1],
        closed=(2, 1),
        contacts={"ember": "nurse lawyer avoid key heal"},
        exit_tiles=[[30], [30, 50, 60]],
    )
    t.visits("ember", "a1.exit").answer("tile").sees("keep_tile").offers_only("keep:60", "keep:50")
    t.answer("keep:60").has("ember", items="exit_q.60 - fed cou swa")


def test_contacts_under_handcuffs_do_not_count_for_exit_tiles() -> None:
    """R18."""
    t = table(
        patrol=[1, 1],
        closed=(1,),
        contacts={"ember": "nurse - - - lawyer"},
        cuffs={"ember": 1},
    )
    t.visits("ember", "a1.exit").answer("tile").happened("tiles_drawn", back="exit_p", count=1)


def test_without_a_contact_no_exit_tile() -> None:
    table(patrol=[1, 1], closed=(1,)).visits("ember", "a1.exit").withholds("tile")


# Places that are not visited


@pytest.mark.parametrize("place", ["s1.subway", "a2.heliport"])
def test_stations_and_heliports_are_not_visited(place: str) -> None:
    table().visits("ember", place).sees("end_turn").never("visited")
