"""Whether AI seats of Escape Plan see what any player would see at a glance."""

from __future__ import annotations

import pytest

from game.bots.escape_plan.hopes import exit_costs, ways_to_avoid
from game.rules.escape_plan.cards import CONTACTS, SHOPS
from tests.bots.escape_plan_play import LEVELS, answer
from tests.rules.escape_plan.table import place_of, table

LAST_DAY = {"day": 3, "closed": (1, 2), "patrol": [1, 1, 2, 2, 3], "patrol_deck": [3]}
"""Exit 3 is the way out."""
USED_UP = {"used": {"ember": 1}}
"""The one asset that is ready has been used."""
EVERY_SHOP = dict.fromkeys(SHOPS, "ember")
"""The thief has been everywhere."""
DISPLAY = "fixer nurse mule boatman cabbie snitch_red lawyer"


def go(t, place):
    return f"go:{place_of(t.state, place)}"


@pytest.mark.parametrize("level", LEVELS)
def test_in_the_last_turn_everybody_leaves(level):
    t = table(at={"ember": "a3.subway"}, part=2, cash={"ember": 20}, **USED_UP, **LAST_DAY)
    assert answer(t.turn(), level) == "escape"


@pytest.mark.parametrize("level", LEVELS)
def test_with_a_disc_for_the_night_there_is_time_for_one_more_visit(level):
    t = table(at={"ember": "a3.subway"}, part=2, cash={"ember": 20}, discs={"ember": 1}, **LAST_DAY)
    assert answer(t.turn(), level) not in ("escape", "rest")


@pytest.mark.parametrize("level", LEVELS)
def test_a_disc_is_given_up_rather_than_to_be_caught(level):
    t = table(at={"ember": "a3.subway"}, part=4, cash={"ember": 20}, discs={"ember": 1}, **LAST_DAY)
    assert answer(t.run(("use_disc", 0, ())), level) == "use"


@pytest.mark.parametrize("level", LEVELS)
def test_the_money_for_the_way_out_is_not_spent_on_the_police(level):
    """Two wounds are dear, but who cannot pay the exit is arrested."""
    t = table(
        at={"ember": "a3.exit"}, part=2, cash={"ember": 11}, escaped=(1, 2), seats=3,
        officers="red@a3 blue@a3", contacts={"ember": "driver - avoid key heal"},
        fate={"sun": "escaped", "teal": "escaped"}, spots=[0, -1, -1],
        sun={"ember": False}, **LAST_DAY,
    )  # fmt: skip
    t.state.spots[0] = place_of(t.state, "a3.exit")
    assert answer(t.turn().answer("escape"), level) == "face"


def test_before_leaving_ready_assets_are_used_for_what_they_score():
    t = table(
        at={"ember": "a3.exit"}, part=2, cash={"ember": 30}, officers="red@c1",
        items={"ember": "- - - cou swa"}, ready={"ember": "disc fed - - -"},
        used={"ember": 1}, sun={"ember": False}, **LAST_DAY,
    )  # fmt: skip
    assert answer(t.turn()) == "asset:fed"


def test_a_thief_goes_where_its_plan_pays():
    """90 in the nightclub; the thief has been in all other shops."""
    others = ["casino", "bar", "restaurant", "cinema", "gym", "safe1", "safe2", "safe3"]
    visited = dict.fromkeys(others, "ember")
    plans = ["p3", "p1", "p2"]
    t = table(at={"ember": "b2.subway"}, plans=plans, visited=visited, **USED_UP)
    assert answer(t.turn()) == go(t, "b2.business")


def test_a_thief_that_has_been_there_goes_elsewhere():
    t = table(at={"ember": "b2.subway"}, plans=["p3", "p1", "p2"], visited={"nightclub": "ember"})
    assert answer(t.turn()) != go(t, "b2.business")


def test_of_two_ways_the_one_without_police_is_taken():
    t = table(
        at={"ember": "s1.store"}, plans=["p5", "p1", "p2"], cash={"ember": 0}, gas={"ember": 2},
        officers="red@a1 blue@a1 black@a1", first_aid={"ember": False},
    )  # fmt: skip
    while t.turn().asked.kind == "turn" and answer(t).startswith(("contact", "asset")):
        t.answer(answer(t))
    t.answer(answer(t))
    t.never("wounded")
    assert t.asked.kind != "avoid"


@pytest.mark.parametrize("level", LEVELS)
def test_the_contact_that_brings_a_disc_is_the_best_to_take(level):
    t = table(display=DISPLAY, **USED_UP).visits("ember", "c1.church").until("take_contact")
    assert answer(t, level) == "take:1"


@pytest.mark.parametrize("level", LEVELS)
def test_a_contact_is_put_where_no_other_one_lies(level):
    t = table(contacts={"ember": "banker - avoid key heal"}, display=DISPLAY, **USED_UP)
    t.visits("ember", "c1.church").until("take_contact").answer("take:1")
    space = int(answer(t, level).removeprefix("space:")) - 1
    assert t.state.contacts[0][space] not in CONTACTS


@pytest.mark.parametrize("level", LEVELS)
def test_the_best_of_the_drawn_tiles_is_kept(level):
    t = table(drawn=(20, 40, 30), **USED_UP)
    t.state.lockers[0] = [20, 30]
    assert answer(t.run(("keep_tile", 0, ("green",))), level) == "keep:40"


@pytest.mark.parametrize("level", LEVELS)
def test_the_first_disc_is_bought_at_once(level):
    """The asset costs 5 and scores 10, and the turn it brings is worth more than that."""
    t = table(at={"ember": "b2.subway"}, cash={"ember": 9}).run(("end_turn", 0, ()))
    assert answer(t, level) == "asset:disc"


@pytest.mark.parametrize("level", LEVELS)
def test_lt_costa_is_paid_rather_than_endured(level):
    t = table(1, at={"inspector": "b1.business"}, first_aid={"ember": False}, cash={"ember": 9})
    t.meets("ember", "b1").answer("face").sees("costa")
    assert answer(t, level) == "pay"


@pytest.mark.parametrize("level", LEVELS)
def test_the_officer_who_stands_in_the_way_is_the_one_to_send_off(level):
    t = table(officers="red@a1 red@c1", contacts={"ember": "dispatcher_red - avoid key heal"})
    t.meets("ember", "a1").answer("contact:1").sees("pick_officer")
    assert answer(t, level) == "officer:a1:red"


@pytest.mark.parametrize("level", LEVELS)
def test_officers_are_sent_away_from_the_own_tile(level):
    t = table(at={"ember": "c1.church", "sun": "b1.business"}, officers="red@c1 red@c2",
              notoriety=[1, 2, 1], gained=[0, 1, 0])  # fmt: skip
    t.settles("sun").sees("send_officer", "ember")
    assert answer(t, level) == "officer:c1:red"


@pytest.mark.parametrize("level", LEVELS)
def test_as_many_wounds_are_healed_as_can_be_paid(level):
    t = table(wounds={"ember": 3}, cash={"ember": 12}, first_aid={"ember": False}, **USED_UP)
    t.visits("ember", "s1.hospital").sees("heal")
    assert answer(t, level) == "heal:3"


def test_a_shop_that_pays_well_is_laid_near_by():
    t = table(at={"ember": "d1.heliport"}, shops=[-1] * 9, plans=["p1", "p2", "p3"])
    slot = place_of(t.state, "d1.business")
    assert answer(t.run(("lay_shop", 0, (slot,)))) == "shop:bar"  # 90 on this plan


# A steady thief plans ahead


def test_a_steady_thief_takes_the_key_of_the_dearest_locker_while_there_is_time():
    t = table(safe_keys=[("green", "black", "brown"), (), ()], **USED_UP)
    t.run(("take_key", 0, (0,)))
    assert answer(t) == "take:brown"


def test_with_key_and_number_a_steady_thief_goes_to_the_lockers():
    """Four contacts and a notoriety of 4 open a brown one, and three tiles are drawn."""
    hired = {"ember": "mule boatman cabbie double heal"}
    t = table(
        at={"ember": "d2.subway"}, keys={"ember": "brown - -"}, contacts=hired, part=1,
        cash={"ember": 20}, notoriety=[4, 1, 1], visited=EVERY_SHOP, **USED_UP, **LAST_DAY,
    )  # fmt: skip
    assert answer(t.turn()) in [go(t, f"{tile}.store") for tile in ("s1", "c2", "d2")]


def test_a_poor_steady_thief_leaves_while_it_is_cheap():
    """The others go first, and 10 are out of reach then."""
    t = table(
        at={"ember": "a3.exit", "sun": "a3.subway", "teal": "a3.subway"}, part=1,
        cash={"ember": 1}, cubes=[9, 0, 0], order=(1, 2, 0), sun={"ember": False},
        visited=EVERY_SHOP, **USED_UP, **LAST_DAY,
    )  # fmt: skip
    assert answer(t.turn()) == "escape"


def test_the_way_out_costs_what_is_left_when_those_before_have_gone():
    """Sun has no disc and moves first; teal can stay for the night."""
    t = table(order=(1, 2, 0), discs={"teal": 1}, **LAST_DAY)
    evening, night = exit_costs(t.state, 0)[2:4]
    assert (evening.fee, evening.likely) == (1, 5)
    assert night.likely == 10


def test_what_is_used_up_helps_against_nobody():
    hired = {"ember": "double fighter avoid key heal"}
    t = table(contacts=hired, items={"ember": "mask - fed cou swa"})
    assert ways_to_avoid(t.state, 0) == 3
    t.state.face_down[0] = 1
    t.state.worn[0] = 1
    assert ways_to_avoid(t.state, 0) == 1
