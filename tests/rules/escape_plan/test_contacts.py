"""Contact cards, fixers, equipment, assets, gang members: each one's effect and its moment."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.rules.escape_plan import CONTACTS, FIXERS
from game.rules.escape_plan.cards import contact_ids
from tests.rules.escape_plan.table import Table, table

OFFICERS = "red@a1 blue@a1 black@a1 red@a2 blue@c1 black@d1"


def with_contact(card: str, **layout: Any) -> Table:
    """Lay a table out on which ember holds this contact and officers are about."""
    layout.setdefault("officers", OFFICERS)
    return table(contacts={"ember": f"{card} - avoid key heal"}, **layout)


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


# Assets


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


# Gang members, first aid


def test_a_gang_member_given_back_takes_a_notoriety_away() -> None:
    t = table(gang={"ember": 2}, bosses=[-1, 0, -1, -1], members=[2, 0, 2, 2]).turn()
    t.answer("gang:calm").gained(ember=-1).has("ember", gang=1)
    assert t.state.members[1] == 1
    t.never("marker_returned").answer("gang:calm").happened("marker_returned", seat="ember")
    assert t.state.bosses[1] == -1


def test_with_two_markers_it_is_asked_where_the_member_goes() -> None:
    """R26."""
    t = table(gang={"ember": 3}, bosses=[-1, 0, 0, -1], members=[2, 0, 1, 2]).turn()
    t.answer("gang:calm").sees("give_back").answer("back:c2.gang")
    assert (t.state.members[2], t.state.bosses[2]) == (2, -1)


def test_a_gang_member_makes_one_tile_safe() -> None:
    t = table(gang={"ember": 2}, bosses=[-1, 0, -1, -1], members=[2, 0, 2, 2], officers=OFFICERS)
    t.meets("ember", "a1", "a2").answer("gang:ignore", "tile:a1").left_to_avoid("red@a2")


def test_a_gang_member_calms_at_any_time_and_helps_past_the_police_only_there() -> None:
    gang: dict[str, Any] = {"bosses": [-1, 0, -1, -1], "members": [2, 0, 2, 2], "gang": [2, 0, 0]}
    t = table(at={"ember": "s1.store"}, **gang).turn().can_use("gang:calm", "asset:disc")
    t.answer("rest").until("end_turn").can_use("gang:calm", "asset:disc")
    table(officers=OFFICERS, **gang).meets("ember", "a1").can_use(
        "gang:calm", "gang:ignore", "asset:disc"
    )


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
