"""What is printed on cards and tiles, typed out by hand, so that a slip in a table is seen."""

from __future__ import annotations

from collections import Counter

import pytest

from game.rules.escape_plan import ASSETS, CONTACTS, EQUIPMENT, FIXERS, LEADS, LOCKERS, PLANS
from game.rules.escape_plan import cards as printed
from tests.rules.escape_plan.table import table

CONTACT_CARDS = """
    fighter          2  2  avoid         snitch_red    1  1  any
    boxer            2  2  avoid         snitch_blue   1  1  any
    ninja            2  2  avoid         snitch_black  1  1  any
    driver           2  3  avoid         fixer         2  4  any
    double           2  1  avoid         nurse         2  2  any
    sergeant         1  1  avoid*        lawyer        2  2  any
    cabbie           2  1  travel        banker        1  1  any*
    pilot            2  2  travel*       insider       2  3  any
    boatman          1  1  travel        mule          1  1  any
    dispatcher_red   1  2  any           dispatcher_blue  1  2  any
    dispatcher_black  1  2  any
"""
"""Title, copies, cost, and the moment; a star makes notorious. Snitches as tuned (T7)."""

INSPECTOR_CARDS = """
    i_casino      +1  7    disc      i_safe1   -1
    i_nightclub   +1  6              i_safe2   -1        disc
    i_bar         +1  7              i_safe3   -1
    i_restaurant  +1  5              i_exit1   +1
    i_cinema      +1  7              i_exit2   +1        disc
    i_gym         +1  6              i_exit3   +1
    i_store        0                 i_clinic   0  7,7
    i_church      -1  1
"""
"""Card, what it does to her notoriety, the contacts she takes, and whether she takes a disc."""


def test_contacts_are_as_printed() -> None:
    words = CONTACT_CARDS.split()
    rows = {
        title: (int(copies), int(cost), moment.rstrip("*"), moment.endswith("*"))
        for title, copies, cost, moment in zip(*(words[n::4] for n in range(4)), strict=True)
    }
    assert rows == {
        each.id: (each.copies, each.cost, each.moment, each.star) for each in CONTACTS.values()
    }


def test_fixers_and_equipment_have_their_prices() -> None:
    """E2."""
    assert {each.id: each.price for each in FIXERS.values()} == {
        "helicopter": 1, "motorcycle": 2, "surgeon": 3, "forger": 4,
        "safecracker": 4, "tipster": 3, "accountant": 4, "boss": 5,
    }  # fmt: skip
    assert {each.id: each.price for each in EQUIPMENT.values()} == {
        "vest": 2, "hat": 2, "helmet": 2, "mask": 3,
    }  # fmt: skip
    assert table().state.equipment == [4, 4, 4, 4]


def test_seven_assets_lie_where_they_are_printed() -> None:
    homes = {asset: each.home for asset, each in ASSETS.items()}
    assert homes == {
        "disc": "", "fed": "items", "cou": "items", "swa": "items",
        "avoid": "contacts", "key": "contacts", "heal": "contacts",
    }  # fmt: skip
    assert printed.READY_COSTS == (5, 4, 3, 2, 1)


def test_income_falls_from_9_to_4() -> None:
    assert printed.INCOME == (9, 8, 8, 7, 7, 6, 6, 5, 5, 4)


@pytest.mark.parametrize("plan", PLANS)
def test_a_plan_pays_60_to_90_at_four_businesses_and_70_and_80_at_two_safe_houses(
    plan: str,
) -> None:
    businesses, houses = PLANS[plan][:6], PLANS[plan][6:]
    assert sorted(businesses) == [0, 0, 60, 70, 80, 90]
    assert sorted(houses) == [0, 70, 80]
    assert businesses[:3].count(0) == businesses[3:].count(0) == 1


def test_over_all_plans_every_place_is_worth_the_same() -> None:
    for shop in range(9):
        column = [plan[shop] for plan in PLANS.values()]
        assert column.count(0) == 3
        assert sum(column) == 450
    assert len(set(PLANS.values())) == 9


def test_locker_and_exit_tiles_are_as_printed() -> None:
    assert LOCKERS == {
        "green": (20, 20, 30, 30, 40), "black": (40, 40, 50, 60, 70), "brown": (50, 60, 70, 80, 90),
    }  # fmt: skip
    assert printed.EXIT_TILES == {"exit_p": (30, 40, 40, 50, 60), "exit_q": (30, 40, 50, 50, 60)}
    assert printed.LOCKER_NUMBERS == (2, 5, 8)
    assert printed.LOCKER_DRAWS == (1, 0, -1)


def test_the_inspector_s_cards_are_as_printed() -> None:
    found = set()
    for lead in LEADS.values():
        contacts = ",".join(map(str, lead.contacts))
        heat = f"{lead.heat:+d}" if lead.heat else "0"
        found.add(" ".join(filter(None, (lead.id, heat, contacts, "disc" * lead.disc))))
    rows = INSPECTOR_CARDS.replace("i_", "\ni_").split("\n")
    assert found == {" ".join(row.split()) for row in rows if row.strip()}


def test_supplies() -> None:
    state = table(5).state
    assert (sum(state.bag), len(state.patrol_deck), printed.GAS_CANS) == (30, 6, 6)
    assert sum(state.members) + state.gang_stock == 8
    assert Counter(printed.PATROL) == {1: 2, 2: 2, 3: 2}
    assert printed.LINES == (2, 4, 6)
    assert printed.NOTORIETY_LOSS[1:] == (0, 5, 10, 20, 30, 40, 50)
