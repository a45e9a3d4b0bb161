"""Visits of stores: gas, equipment and lockers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.escape_plan.table import table

# Gas and equipment


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


# Lockers


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
