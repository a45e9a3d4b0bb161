"""The moments at which contacts, items, assets and first aid can be used."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.escape_plan.table import table, with_contact


def test_the_first_aid_token_heals_a_wound_until_the_next_rest() -> None:
    t = table(wounds={"ember": 2}).turn().answer("first_aid").has("ember", wounds=1)
    t.withholds("first_aid").answer("rest").until("end_turn").offers("first_aid")


def test_executive_actions_are_allowed_in_a_resting_turn() -> None:
    """R42."""
    t = with_contact("lawyer").turn().answer("rest").until("end_turn").offers("contact:1")
    t.answer("contact:1").gained(ember=-1).sees("end_turn")


def test_executive_actions_are_allowed_between_the_steps_of_a_visit() -> None:
    t = with_contact("banker", cash={"ember": 1}).visits("ember", "s1.store").answer("pass")
    t.sees("end_turn")
    t = with_contact("banker", cash={"ember": 1}).visits("ember", "s1.store")
    t.answer("contact:1").has("ember", cash=9).answer("pass").sees("buy_equipment")


def test_when_a_drawn_tile_needs_room_an_asset_can_still_be_unlocked() -> None:
    """E29: the insider empties a space, so that nothing is replaced."""
    t = table(
        keys={"ember": "green - -"},
        contacts={"ember": "insider - avoid key heal"},
        items={"ember": "hat boss fed cou swa"},
        lockers=[[20, 20, 30, 30, 40], [], []],
    )
    t.visits("ember", "s1.store").answer("pass", "pass", "locker:green").sees("keep_tile")
    t.offers_only("keep:40", "keep:30").answer("contact:1", "unlock:fed").sees("keep_tile")
    t.answer("keep:40").has("ember", items="hat boss green.40 cou swa").gained(ember=0)


def test_an_item_can_be_used_before_a_drawn_tile_takes_its_space() -> None:
    t = table(
        keys={"ember": "green - -"},
        contacts={"ember": "nurse - avoid key heal"},
        items={"ember": "green.20 boss fed cou swa"},
        lockers=[[20, 30, 30, 40], [], []],
    )
    t.visits("ember", "s1.store").answer("pass", "pass", "locker:green").sees("keep_tile")
    t.answer("item:2").has("ember", discs=1).answer("keep:40", "replace:2")
    t.has("ember", items="green.20 green.40 fed cou swa").gained(ember=1)


@pytest.mark.parametrize(
    ("place", "questions"),
    [
        ("b2.business", ["take_contact"]),
        ("b1.safe_house", ["take_key", "buy_fixer"]),
        ("s1.store", ["take_gas", "buy_equipment", "open_locker"]),
        ("s2.clinic", ["clinic_heal", "take_contact"]),
        ("a1.church", ["church_pay", "take_contact"]),
        ("s1.hospital", ["heal"]),
        ("a3.exit", ["exit_income", "take_contact"]),
        ("a1.exit", ["exit_closed"]),
    ],
)
def test_something_can_be_used_at_each_moment_of_a_visit(place: str, questions: list[str]) -> None:
    """R42, E29: the lawyer helps at any time in an own turn."""
    for question in [*questions, "end_turn"]:
        t = table(
            wounds={"ember": 1},
            keys={"ember": "green - -"},
            contacts={"ember": "lawyer - avoid key heal"},
            patrol=[1, 1],
            closed=(1,),
            display="nurse cabbie fighter boxer ninja double mule",
        )
        t.visits("ember", place).until(question).answer("contact:1")
        t.happened("contact_used", card="lawyer").sees(question).withholds("contact:1")


def test_questions_that_only_carry_a_choice_out_offer_nothing_else() -> None:
    """E29: whatever could be used there comes to the same just before or after."""
    store: dict[str, Any] = {"at": {"ember": "s1.store"}, "gas": {"ember": 1}}
    t = with_contact("lawyer", officers="red@a3", **store).turn().answer("a1.exit")
    t.sees("route").can_use()
    t = with_contact("lawyer").visits("ember", "s2.clinic").sees("unlock").can_use()
    t.until("take_contact").answer("take:2").sees("place_contact").can_use()
    t.answer("space:2").sees("end_turn").offers("contact:1")
    t = table(1, at={"inspector": "a1.church"}, contacts={"ember": "lawyer - avoid key heal"})
    t.meets("ember", "a1").answer("face").sees("costa").can_use()
