"""Visits of clinic, church, hospital and exits, and the places that are not visited."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.escape_plan.table import table

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
