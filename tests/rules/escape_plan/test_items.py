"""Equipment and fixers: what each of them does."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.escape_plan import FIXERS
from tests.rules.escape_plan.table import OFFICERS, table

# Equipment


@pytest.mark.parametrize(
    ("item", "left"),
    [
        ("hat", "blue@a1 black@a1"),
        ("vest", "red@a1 black@a1"),
        ("helmet", "red@a1 blue@a1"),
    ],
)
def test_each_piece_of_equipment_slips_past_one_officer_of_its_colour(item: str, left: str) -> None:
    """E1."""
    t = table(items={"ember": f"{item} - fed cou swa"}, officers=OFFICERS).meets("ember", "a1")
    t.answer("item:1").left_to_avoid(left).withholds("item:1").has("ember", cash=9)


def test_the_gas_mask_slips_past_any_one() -> None:
    t = table(items={"ember": "mask - fed cou swa"}, officers=OFFICERS).meets("ember", "a1")
    t.answer("item:1", "officer:a1:black").left_to_avoid("red@a1 blue@a1")


def test_equipment_is_turned_up_by_rest() -> None:
    t = table(items={"ember": "hat - fed cou swa"}, worn={"ember": 1}).turn().answer("rest")
    t.has("ember", worn=0)


# Fixers


def test_there_are_eight_fixers() -> None:
    assert len(FIXERS) == 8


def test_the_surgeon_heals_two() -> None:
    t = table(items={"ember": "surgeon - fed cou swa"}, wounds={"ember": 3}).turn()
    t.answer("item:1").has("ember", wounds=1, worn=1)


def test_the_surgeon_heals_no_more_than_there_is_to_heal() -> None:
    t = table(items={"ember": "surgeon - fed cou swa"}, wounds={"ember": 1}).turn()
    t.answer("item:1").has("ember", wounds=0).happened("healed", count=1)


def test_the_forger_takes_two_notoriety_away() -> None:
    table(items={"ember": "forger - fed cou swa"}).turn().answer("item:1").gained(ember=-2)


def test_the_safecracker_unlocks_two_assets() -> None:
    t = table(items={"ember": "safecracker - fed cou swa"}).turn().answer("item:1")
    t.answer("unlock:heal", "unlock:swa").has("ember", ready="disc heal swa - -").sees("turn")


def test_the_tipster_moves_two_officers_of_any_colour() -> None:
    t = table(items={"ember": "tipster - fed cou swa"}, officers="red@a1 blue@a1").turn()
    t.answer("item:1", "officer:a1:red", "tile:d1", "officer:a1:blue", "tile:d2")
    t.officers("red@d1 blue@d2").sees("turn")


def test_the_accountant_brings_income() -> None:
    table(items={"ember": "accountant - fed cou swa"}).turn().answer("item:1").has("ember", cash=18)


def test_the_boss_brings_a_disc() -> None:
    table(items={"ember": "boss - fed cou swa"}).turn().answer("item:1").has("ember", discs=1)


def test_the_motorcycle_does_what_a_gang_member_does() -> None:
    setting: dict[str, Any] = {"items": {"ember": "motorcycle - fed cou swa"}}
    t = table(at={"ember": "a2.exit"}, **setting).turn().answer("item:1").sees("gang_power")
    t.can_use("gang:calm", "gang:fly")
    t.answer("gang:calm").gained(ember=-1)
    t = table(officers=OFFICERS, **setting).meets("ember", "a1", "a2")
    t.answer("item:1", "gang:ignore", "tile:a1").left_to_avoid("red@a2").has("ember", gang=0)


def test_the_motorcycle_flies_like_a_gang_member() -> None:
    t = table(city="a2 0,0 s2 1,0 c2 2,0", at={"ember": "a2.exit"})
    t.state.items[0] = ("motorcycle", "", "fed", "cou", "swa")
    t.turn().answer("item:1", "gang:fly").withholds("rest").offers("c2.gang").has("ember", worn=1)


def test_fixers_are_not_turned_up_by_rest() -> None:
    t = table(items={"ember": "boss - fed cou swa"}, worn={"ember": 1}).turn().answer("rest")
    t.has("ember", worn=1)
