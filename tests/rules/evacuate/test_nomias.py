"""The ten Nomia titles, how many are drawn, and the shuffle at two blue cards (R14, R18, R23)."""

from __future__ import annotations

import pytest

from game.rules.contract import Setup
from game.rules.evacuate.cards import NOMIA
from game.rules.evacuate.setup import new_state
from tests.rules.evacuate.stations_by_hand import stations_by_hand
from tests.rules.evacuate.table import basic

SPREAD = "ember concourse.5 sun concourse.3 teal concourse.3 sky concourse.1"

# Blue


def test_no_hostile_entities_nothing_happens() -> None:
    t = basic(at=SPREAD, deck="nohostile").attack().next_round().drew("nohostile").lost()
    t.discard("nohostile").at(ember="concourse.5", sky="concourse.1")


def test_medical_station_gives_one_back_to_all_who_have_the_fewest() -> None:
    alive = {"ember": 3, "sun": 2, "teal": 2, "sky": 5}
    t = basic(alive=alive, lost=8, deck="medical").attack()
    t.alive(ember=3, sun=3, teal=3, sky=5).happened("survivor_returned", seat="sun", alive=3)
    assert len(t.state.tracker) == 8, "the tracker does not go down"


def test_nobody_gets_more_survivors_than_at_the_start() -> None:
    basic(deck="medical").attack().alive(ember=5, sun=5).never("survivor_returned")


def test_medical_station_does_nothing_for_neutral_and_eliminated_ones() -> None:
    alive = {"ember": 0, "sun": 4, "teal": 5, "sky": 1}
    t = basic(3, alive=alive, first="sun", deck="medical").attack()
    t.alive(ember=0, sun=5, teal=5, sky=1)


def test_by_emergency_lighting_everybody_may_step_forward_or_back_in_turn_order() -> None:
    t = basic(deck="lighting", first="teal", lost=1).attack()
    t.sees("teal", "lighting").offers("forward", "back", "pass").answer("forward")
    t.sees("sky", "lighting").answer("back").sees("ember", "lighting").answer("pass")
    t.sees("sun", "lighting").answer("forward").next_round()
    t.at(teal="concourse.4", sky="concourse.2", ember="concourse.3", sun="concourse.4")


def test_neutral_survivors_stay_under_emergency_lighting() -> None:
    t = basic(3, deck="lighting", at="sky concourse.2").attack()
    t.answer("forward", "forward", "forward").next_round().at(sky="concourse.2")


def test_forward_is_along_the_arrow_and_only_open_steps_are_offered() -> None:
    at = "ember concourse.1 sun concourse.5 teal concourse.5 sky concourse.5"
    t = basic(row="service? concourse", arrow=-1, at=at, deck="lighting").attack()
    t.sees("ember", "lighting").offers("forward", "back", "pass").answer("forward")
    t.at(ember="service.3").sees("ember", "lay_station")
    t.answer(t.asked.options[0].key).sees("sun", "lighting").offers("forward", "pass")


def test_a_step_by_emergency_lighting_does_not_count_as_moved() -> None:
    at = "ember concourse.2 sun concourse.4 teal concourse.4 sky resid.1"
    t = basic(row="resid concourse service?", at=at, deck="lighting ambush")
    t.play(ember="m3", sun="m1", teal="m1", sky="m1")
    t.answer("forward").finish().drew("lighting", "ambush").lost()


@pytest.mark.parametrize(
    ("row", "at", "offered"),
    [
        ("debris service?", "ember debris.2", ["back", "pass"]),
        ("hole service?", "ember hole.3", ["forward", "pass"]),
        ("narrow service?", "ember narrow.1 sun narrow.2 teal narrow.2 sky narrow.4", []),
        ("panic service?", "ember panic.1 sun panic.2 teal panic.3 sky panic.3", []),
        ("concourse deadend|", "ember deadend.3", ["back", "pass"]),
    ],
    ids=["debris", "gap", "full", "room", "wall"],
)
def test_emergency_lighting_leads_nowhere_that_one_step_cannot(
    row: str, at: str, offered: list[str]
) -> None:
    t = basic(row=row, at=at, deck="lighting").attack()
    if offered:
        t.sees("ember", "lighting").offers(*offered)
    else:
        assert t.seat != 0, "there is nothing for Ember to choose"


def test_who_cannot_move_is_not_asked_under_emergency_lighting() -> None:
    t = basic(deck="lighting", stunned=[True, False, False, False]).attack()
    t.sees("sun", "lighting")


# Red


@pytest.mark.parametrize(("arrow", "hit"), [(1, ["ember"]), (-1, ["sky"])])
def test_front_takes_one_from_the_first_line_and_holds_it_for_a_round(
    arrow: int, hit: list[str]
) -> None:
    row = "concourse service?" if arrow > 0 else "service? concourse"
    t = basic(row=row, arrow=arrow, at=SPREAD, deck="front nohostile").attack()
    t.sees(hit[0], "pick_nomia").finish().lost(*hit)
    t.play().finish().happened("survivor_stayed", runner=hit[0], reason="stunned")
    assert t.ran(hit[0]) == 0


@pytest.mark.parametrize(("arrow", "hit"), [(1, ["sky"]), (-1, ["ember"])])
def test_rear_takes_one_from_the_last_line(arrow: int, hit: list[str]) -> None:
    row = "concourse service?" if arrow > 0 else "service? concourse"
    t = basic(row=row, arrow=arrow, at=SPREAD, deck="rear nohostile").attack().finish()
    t.lost(*hit)
    assert not any(t.state.stunned)


def test_a_line_is_everybody_on_one_space() -> None:
    t = basic(at="ember concourse.5 sky concourse.5", deck="front nohostile").attack().finish()
    t.lost("ember", "sky")
    assert t.state.stunned == [True, False, False, True]


def test_the_arrow_says_who_is_first_whichever_way_everybody_runs() -> None:
    t = basic(at=SPREAD, facing={"ember": -1, "sky": -1}, deck="front nohostile").attack()
    t.finish().lost("ember")


def test_ambush_takes_one_from_those_who_really_moved_four_or_more() -> None:
    at = "ember concourse.1 sun concourse.1 teal concourse.1 sky narrow.1"
    t = basic(row="concourse narrow service?", at=at, deck="ambush nohostile nohostile")
    t.play(ember="panic_run", sun="m3", teal="m1", sky="panic_run").until("pick_nomia").finish()
    t.lost("ember", "sky")


def test_ambush_counts_spaces_and_not_the_speed_of_the_card() -> None:
    at = "ember concourse.1 sun checkpoint.1 teal concourse.1 sky walkway.1"
    row = "walkway concourse checkpoint service?"
    t = basic(row=row, at=at, deck="ambush nohostile nohostile")
    t.play(ember="m1", sun="panic_run", teal="m3", sky="m3").finish()
    t.at(sun="checkpoint.2", sky="concourse.1").lost("sky")


def test_lurkers_take_one_from_those_who_moved_one_space_or_none() -> None:
    at = "ember concourse.1 sun concourse.1 teal concourse.1 sky concourse.1"
    t = basic(at=at, deck="lurkers nohostile", stunned=[False, False, True, False])
    t.play(ember="m1", sun="m2", teal="m3", sky="m3").finish().lost("ember", "teal")


def test_pincer_takes_one_from_both_lines() -> None:
    basic(at=SPREAD, deck="pincer nohostile").attack().finish().lost("ember", "sky")


def test_pincer_takes_only_one_if_both_lines_are_the_same() -> None:
    t = basic(deck="pincer nohostile").attack().finish()
    t.lost("ember", "sun", "teal", "sky").alive(ember=4)


def test_swarm_takes_one_from_everybody_on_the_most_crowded_space() -> None:
    at = "ember concourse.5"
    basic(at=at, deck="swarm nohostile").attack().finish().lost("sun", "teal", "sky")


def test_swarm_needs_three_on_a_space() -> None:
    at = "ember concourse.5 sun concourse.5"
    t = basic(at=at, deck="swarm nohostile").attack().lost().next_round()
    t.happened("nobody_hit", card="swarm")


def test_swarm_strikes_all_spaces_that_are_equally_crowded() -> None:
    at = "ember concourse.5 sun concourse.5 teal concourse.5"
    basic(6, at=at, deck="swarm nohostile").attack().finish().lost(
        "ember", "sun", "teal", "sky", "violet", "ivory"
    )


@pytest.mark.parametrize("card", ["front", "rear", "pincer", "swarm", "lurkers"])
def test_nomias_make_no_difference_between_players_and_neutral_survivors(card: str) -> None:
    t = basic(2, deck=f"{card} nohostile").attack().finish()
    t.lost("ember", "sun", "teal", "sky")


def test_ambush_counts_the_spaces_of_neutral_survivors() -> None:
    basic(3, deck="ambush nohostile", neutral=((4,),)).play().finish().lost("sky")


# The Transport


def test_when_the_transport_comes_the_match_is_over_at_once() -> None:
    t = basic(at=SPREAD, deck="evac front rear", lost=10).attack(draws=2)
    t.drew("evac").happened("transport_came").ended("survived", "ember")


# How many are drawn (R14)


def test_one_for_the_round_one_for_each_panic_and_one_for_the_residential_module() -> None:
    at = "ember concourse.1 sun concourse.1 teal resid.1 sky resid.1"
    deck = "nohostile nohostile nohostile nohostile nohostile"
    t = basic(row="resid concourse service?", at=at, deck=deck)
    t.play(ember="panic_run", sun="panic_run", teal="m1", sky="m1")
    assert len(t.all("nomia_drawn")) == 4


def test_each_card_is_settled_before_the_next_is_drawn() -> None:
    t = basic(at=SPREAD, deck="front rear nohostile").attack(draws=1)
    t.drew("front").sees("ember", "pick_nomia").answer("front").drew("front", "rear")
    t.sees("sky", "pick_nomia")


# Blue cards (R18)


def test_two_blue_cards_bring_the_discard_pile_back_into_the_deck() -> None:
    t = basic(deck="nohostile front rear", discard="medical rear").attack()
    t.happened("nomia_shuffled", count=3).discard("")
    assert sorted(t.state.nomia_deck) == ["front", "medical", "nohostile", "rear", "rear"]


def test_one_blue_card_brings_nothing_back() -> None:
    basic(deck="nohostile front", discard="rear").attack().never("nomia_shuffled")


def test_the_shuffle_comes_between_extra_draws() -> None:
    t = basic(deck="nohostile", discard="medical").attack(draws=1)
    kinds = [event.kind for event in t.events if event.kind.startswith("nomia_")]
    assert kinds[:3] == ["nomia_drawn", "nomia_shuffled", "nomia_drawn"]


def test_a_blue_card_picked_for_a_loss_counts() -> None:
    t = basic(at=SPREAD, deck="rear front", discard="medical").attack()
    t.answer("nohostile").happened("nomia_shuffled", count=3).discard("")


def test_the_shuffle_waits_until_everybody_has_picked() -> None:
    t = basic(at="sky concourse.1 teal concourse.1", deck="rear front", discard="medical").attack()
    t.answer("nohostile").never("nomia_shuffled").sees("sky", "pick_nomia")
    t.answer("front").happened("nomia_shuffled", count=4)


# What the deck is made of (2.4)


def test_there_are_twenty_five_nomia_cards_and_the_lifeboat() -> None:
    assert sum(card.copies for card in NOMIA.values() if card.id != "lifeboat") == 25


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_first_deck_is_five_cards_and_the_market_holds_nineteen(seats: int) -> None:
    state = new_state(Setup(seats, stations_by_hand()), 5)
    assert sorted(state.nomia_deck) == ["front", "medical", "nohostile", "rear", "rear"]
    assert state.market == {
        "nohostile": 4, "medical": 1, "lighting": 2, "front": 4, "rear": 3, "ambush": 2,
        "lurkers": 1, "pincer": 1, "swarm": 1,
    }  # fmt: skip
