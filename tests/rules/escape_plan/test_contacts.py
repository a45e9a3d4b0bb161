"""Contact cards: each one's effect and its moment, and how they are hired."""

from __future__ import annotations

from collections import Counter

import pytest

from game.rules.escape_plan import CONTACTS
from game.rules.escape_plan.cards import contact_ids
from tests.rules.escape_plan.table import table, with_contact


def test_there_are_32_contacts_of_21_titles() -> None:
    counts = Counter(contact_ids())
    assert counts.total() == 32
    assert set(counts) == set(CONTACTS)


# Any time


@pytest.mark.parametrize("colour", ["red", "blue", "black"])
def test_a_dispatcher_moves_an_officer_of_its_colour_to_any_legal_tile(colour: str) -> None:
    t = with_contact(f"dispatcher_{colour}", officers="red@a1 blue@a1 black@a1").turn()
    t.answer("contact:1").has("ember", cash=7)
    t.sees("pick_tile").withholds("tile:s1", "tile:a1").answer("tile:d3")
    rest = {"red", "blue", "black"} - {colour}
    t.officers(f"{colour}@d3 " + " ".join(f"{each}@a1" for each in rest)).sees("turn")


def test_an_officer_that_has_nowhere_to_go_cannot_be_moved() -> None:
    """E19: red ones stand on every tile where one may stand."""
    t = table(city="s1 0,0 s2 0,1 d1 0,2", officers="red@s2 red@d1")
    t.state.contacts[0] = ("dispatcher_red", "", "avoid", "key", "heal")
    t.turn().withholds("contact:1")


def test_two_officers_of_a_colour_never_share_a_tile() -> None:
    t = with_contact("dispatcher_red").turn().answer("contact:1").sees("pick_officer")
    t.offers_only("officer:a1:red", "officer:a2:red").answer("officer:a1:red")
    t.withholds("tile:a2").offers("tile:c1")


@pytest.mark.parametrize("colour", ["red", "blue", "black"])
def test_a_snitch_takes_an_officer_out_of_the_game(colour: str) -> None:
    """T7."""
    t = with_contact(f"snitch_{colour}", officers="red@a1 blue@a1 black@a1").turn()
    t.answer("contact:1").has("ember", cash=8).gained(ember=0)
    rest = {"red", "blue", "black"} - {colour}
    t.officers(" ".join(f"{each}@a1" for each in rest))
    assert sum(t.state.out_of_play) == 1


def test_the_fixer_brings_a_disc() -> None:
    with_contact("fixer").turn().answer("contact:1").has("ember", cash=5, discs=1)


def test_a_third_disc_is_lost() -> None:
    """R44."""
    with_contact("fixer", discs={"ember": 2}).turn().answer("contact:1").has("ember", discs=2)


def test_the_nurse_heals_a_wound() -> None:
    t = with_contact("nurse", wounds={"ember": 2}).turn().answer("contact:1")
    t.has("ember", wounds=1, cash=7)


def test_the_nurse_is_not_on_offer_to_the_healthy() -> None:
    with_contact("nurse").turn().withholds("contact:1")


def test_the_lawyer_takes_a_notoriety_away() -> None:
    with_contact("lawyer").turn().answer("contact:1").gained(ember=-1).has("ember", cash=7)


def test_the_banker_brings_income_and_notoriety() -> None:
    with_contact("banker").turn().answer("contact:1").gained(ember=1).has("ember", cash=17)


def test_the_insider_unlocks_an_asset() -> None:
    t = with_contact("insider").turn().answer("contact:1").sees("unlock").withholds("pass")
    t.answer("unlock:fed").has("ember", ready="disc fed - - -", items="- - - cou swa", cash=6)


def test_the_insider_is_of_no_use_when_nothing_is_locked() -> None:
    """E19."""
    t = table(contacts={"ember": "insider - - - -"}, items={"ember": "- - - - -"}).turn()
    t.withholds("contact:1")


def test_the_mule_fills_the_tank() -> None:
    with_contact("mule").turn().answer("contact:1").has("ember", gas=2, cash=8)
    with_contact("mule", gas={"ember": 2}).turn().withholds("contact:1")


def test_a_used_contact_lies_face_down_until_a_rest() -> None:
    t = with_contact("lawyer").turn().answer("contact:1").withholds("contact:1").answer("rest")
    t.until("end_turn").offers("contact:1")


def test_a_contact_too_dear_is_not_on_offer() -> None:
    with_contact("lawyer", cash={"ember": 1}).turn().withholds("contact:1")


def test_a_contact_under_handcuffs_cannot_be_used() -> None:
    """R18."""
    t = table(contacts={"ember": "- - - - lawyer"}, cuffs={"ember": 1}).turn()
    t.withholds("contact:5")


def test_contacts_for_avoiding_wait_for_their_moment() -> None:
    for card in ("fighter", "boxer", "ninja", "driver", "double", "sergeant"):
        with_contact(card).turn().withholds("contact:1")


def test_only_officers_in_the_city_can_be_moved_and_only_within_it() -> None:
    """E10: the one on a1 waits with its tile; d1 is the only tile of the city without a red one."""
    t = table(city="s1 0,0 s2 0,1 d1 0,2", officers="red@s2 red@a1")
    t.state.contacts[0] = ("dispatcher_red", "", "avoid", "key", "heal")
    t.turn().answer("contact:1").officers("red@d1 red@a1").sees("turn")


def test_contacts_for_travelling_are_of_no_use_after_the_move() -> None:
    for card in ("cabbie", "pilot", "boatman"):
        with_contact(card, officers="").visits("ember", "s1.subway").sees("end_turn").can_use(
            "asset:disc"
        )


def test_what_costs_all_one_has_can_be_used_and_nothing_is_lent() -> None:
    """R46."""
    with_contact("lawyer", cash={"ember": 2}).turn().answer("contact:1").has("ember", cash=0)
    with_contact("fixer", cash={"ember": 0}).turn().withholds("contact:1", "asset:disc")


# Avoiding


@pytest.mark.parametrize(
    ("card", "left"),
    [
        ("fighter", "blue@a1 black@a1"),
        ("boxer", "red@a1 black@a1 red@a2"),
        ("ninja", "red@a1 blue@a1 red@a2"),
    ],
)
def test_fighter_boxer_and_ninja_avoid_a_colour_on_all_tiles(card: str, left: str) -> None:
    t = with_contact(card).meets("ember", "a1", "a2").answer("contact:1").left_to_avoid(left)
    t.has("ember", cash=7)


def test_the_driver_avoids_everybody_on_one_tile() -> None:
    t = with_contact("driver").meets("ember", "a1", "a2").answer("contact:1").sees("avoid_tile")
    t.answer("tile:a1").left_to_avoid("red@a2").has("ember", cash=6)


def test_the_double_avoids_any_one() -> None:
    t = with_contact("double").meets("ember", "a1", "a2").answer("contact:1")
    t.answer("officer:a2:red").left_to_avoid("red@a1 blue@a1 black@a1").has("ember", cash=8)


def test_the_sergeant_avoids_any_two_and_talks() -> None:
    t = with_contact("sergeant").meets("ember", "a1", "a2").answer("contact:1")
    t.answer("officer:a1:blue", "officer:a2:red").left_to_avoid("red@a1 black@a1").gained(ember=1)


def test_one_driver_clears_the_only_tile_without_asking() -> None:
    t = with_contact("driver").meets("ember", "a1").answer("contact:1").sees("end_turn")
    t.never("wounded")


# Hiring (R30)


def test_the_display_slides_to_the_right_and_is_filled_from_the_left() -> None:
    t = table().visits("ember", "s2.clinic").until("take_contact")
    coming = t.state.contact_deck[-1]
    t.answer("take:3", "space:1")
    t.happened("contact_placed", card="cabbie", space=1)
    assert t.state.display == [coming, "lawyer", "nurse", "fighter", "boxer", "ninja", "double"]
    t.happened("contact_shown", card=coming)


def test_a_contact_goes_on_any_uncovered_space_and_locked_assets_make_way() -> None:
    """R17."""
    t = table().visits("ember", "s2.clinic").until("take_contact").answer("take:1")
    t.offers_only("space:1", "space:2", "space:3", "space:4", "space:5", "discard")
    t.answer("space:5").has("ember", contacts="heal - avoid key lawyer")


def test_with_no_free_space_a_contact_replaces_another_or_is_discarded() -> None:
    t = table(contacts={"ember": "nurse boxer avoid key heal"}).visits("ember", "s2.clinic")
    t.until("take_contact").answer("take:1").offers_only("space:1", "space:2", "discard")
    t.answer("space:2").has("ember", contacts="nurse lawyer avoid key heal")
    assert t.state.contact_discard == ["boxer"]


def test_a_card_on_a_used_ones_space_lies_face_up() -> None:
    t = table(contacts={"ember": "nurse boxer avoid key heal"}, face_down={"ember": 3})
    t.visits("ember", "s2.clinic").until("take_contact").answer("take:1", "space:2")
    t.has("ember", face_down=1)


def test_a_taken_contact_may_be_discarded_at_once() -> None:
    """R30."""
    t = table().visits("ember", "s2.clinic").until("take_contact").answer("take:1", "discard")
    t.has("ember", contacts="- - avoid key heal")
    assert t.state.contact_discard == ["lawyer"]


def test_covered_spaces_take_no_contact() -> None:
    t = table(cuffs={"ember": 2}, contacts={"ember": "avoid - - - -"}).visits("ember", "s2.clinic")
    t.until("take_contact").answer("take:1").offers_only("space:1", "space:2", "space:3", "discard")


def test_the_discard_pile_is_shuffled_when_the_deck_is_empty() -> None:
    t = table().visits("ember", "s2.clinic").until("take_contact")
    t.state.contact_deck, t.state.contact_discard = [], ["mule"]
    t.state.contact_box = ["banker"]
    t.answer("take:1", "space:1").happened("contacts_shuffled", count=1)
    assert t.state.display[0] == "mule"
    assert t.state.contact_box == ["banker"]


def test_the_display_is_filled_up_once_the_new_contact_lies() -> None:
    """E20: until then the choice can be taken back."""
    t = table().visits("ember", "s2.clinic").until("take_contact").answer("take:1")
    t.never("contact_shown").answer("space:1").happened("contact_shown")
