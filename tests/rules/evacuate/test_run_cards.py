"""The eight run cards that every hand begins with, and what forced moves cannot do (R10 to R13)."""

from __future__ import annotations

import pytest

from game.rules.contract import Target
from tests.rules.evacuate.table import basic

# Cards without an action


@pytest.mark.parametrize(("card", "space"), [("m1", 4), ("m2", 5), ("m3", 1)])
def test_plain_cards_move_as_far_as_they_say_and_do_nothing_else(card: str, space: int) -> None:
    t = basic(row="concourse service?").play(ember=card, sun="m2", teal="m2", sky="m2").finish()
    t.at(ember=f"concourse.{space}" if space > 1 else "service.1")
    t.never("survivor_pushed").drew("nohostile")


def test_cards_are_shown_together_and_played_in_turn_order() -> None:
    t = basic(first="teal").play(ember="m1", sun="m2", teal="m1", sky="m2")
    shown = [event.data["seat"] for event in t.all("run_revealed")]
    ran = [event.data["runner"] for event in t.all("survivor_ran")]
    assert shown == ran == [2, 3, 0, 1]


# Move 1: Shove


@pytest.mark.parametrize(("arrow", "space"), [(1, "concourse.4"), (-1, "concourse.2")])
def test_shove_pushes_one_on_your_space_along_the_arrow(arrow: int, space: str) -> None:
    row = "concourse service?" if arrow > 0 else "service? concourse"
    at = "teal concourse.2 sky concourse.4"
    t = basic(row=row, arrow=arrow, at=at).act(ember="shove")
    t.sees("ember", "shove").offers("sun", "pass").answer("sun").at(sun=space)
    t.happened("survivor_pushed", runner="sun", by="ember", card="shove")


def test_shove_goes_along_the_arrow_whichever_way_you_run() -> None:
    t = basic(facing={"ember": -1, "sun": -1}).act(ember="shove").answer("sun")
    t.at(sun="concourse.4")


def test_shove_needs_somebody_on_your_space() -> None:
    basic(at="ember concourse.2").act(ember="shove").not_asked("shove").never("action_failed")


def test_shoved_onto_a_face_down_card_the_pushed_one_turns_it_up_and_lays() -> None:
    at = "ember concourse.5 sun concourse.5"
    t = basic(at=at, stations="acid hole").act(ember="shove").answer("sun")
    t.at(sun="service.1").happened("station_revealed", card="service").sees("sun", "lay_station")


def test_a_neutral_survivor_can_be_shoved_and_the_first_player_lays_for_it() -> None:
    at = "ember concourse.5 sky concourse.5"
    t = basic(3, at=at, first="sun").act(ember="shove").answer("sky").at(sky="service.1")
    t.sees("sun", "lay_station")


# Move 2: Trip


def test_trip_sends_one_here_or_beside_you_back_one_space() -> None:
    at = "ember concourse.3 sun concourse.2 teal concourse.4 sky concourse.5"
    t = basic(at=at).act(ember="trip").sees("ember", "trip").offers("sun", "teal", "pass")
    t.answer("teal").at(teal="concourse.3")


def test_trip_goes_against_the_arrow_and_reaches_over_the_joint_of_two_cards() -> None:
    at = "ember concourse.1 sun service.3"
    t = basic(row="hole? service concourse", arrow=-1, at=at).act(ember="trip")
    t.answer("sun").at(sun="concourse.1")


def test_trip_goes_against_the_arrow_whichever_way_you_run() -> None:
    t = basic(facing={"ember": -1, "sun": -1}).act(ember="trip").answer("sun")
    t.at(sun="concourse.2")


# Move 3: Drag


def test_drag_pulls_one_from_right_ahead_back_to_you() -> None:
    at = "ember concourse.3 sun concourse.4 teal concourse.3 sky concourse.5"
    t = basic(at=at).act(ember="drag").sees("ember", "drag").offers("sun", "pass")
    t.answer("sun").at(sun="concourse.3")


def test_ahead_is_where_you_face_not_where_the_arrow_points() -> None:
    at = "ember concourse.3 sun concourse.4 teal concourse.2 sky concourse.5"
    t = basic(at=at, facing={"ember": -1}).act(ember="drag").offers("teal", "pass")
    t.answer("teal").at(teal="concourse.3")


# Stay with the Pack


def test_stay_with_the_pack_goes_on_to_somebody_within_three_spaces() -> None:
    at = "ember concourse.1 sun concourse.2 teal concourse.4 sky concourse.5"
    t = basic(at=at).act(ember="pack").sees("ember", "pack")
    t.offers("concourse.2", "concourse.4", "pass")
    assert t.option("concourse.4").target == Target("node", str(t.state.spots[2]))
    t.answer("concourse.4").at(ember="concourse.4")
    t.happened("survivor_ran", runner="ember", by="pack")


def test_stay_with_the_pack_counts_as_moved() -> None:
    at = "ember concourse.1 sun concourse.4 teal concourse.4 sky concourse.4"
    t = basic(at=at, deck="lurkers nohostile", stunned=[False, True, True, True])
    t.play(ember="pack").answer("concourse.4").until("pick_nomia").finish()
    t.lost("sun", "teal", "sky")


def test_with_nobody_in_reach_ahead_you_stay() -> None:
    at = "ember concourse.3 sun concourse.2 teal concourse.2 sky concourse.2"
    t = basic(at=at).act(ember="pack")
    t.not_asked("pack").at(ember="concourse.3")


def test_the_pack_does_not_lead_past_what_stops_a_run() -> None:
    at = "ember checkpoint.1 sun checkpoint.2 teal checkpoint.3 sky checkpoint.3"
    basic(row="checkpoint service?", at=at).act(ember="pack").offers("checkpoint.2", "pass")
    at = "ember narrow.1 sun narrow.2 teal narrow.2 sky narrow.3"
    basic(row="narrow service?", at=at).act(ember="pack").not_asked("pack")


def test_three_spaces_are_enough_for_debris_and_gap() -> None:
    at = "ember debris.2 sun debris.3 teal debris.4 sky debris.2"
    t = basic(row="debris service?", at=at).act(ember="pack")
    t.offers("debris.3", "debris.4", "pass").answer("debris.4").at(ember="debris.4")
    at = "ember hole.2 sun hole.3 teal hole.1 sky hole.1"
    basic(row="hole service?", at=at).act(ember="pack").offers("hole.3", "pass")


def test_the_pack_runs_through_acid_because_its_card_says_nothing() -> None:
    at = "ember acid.1 sun acid.4 teal acid.1 sky acid.1"
    basic(row="acid service?", at=at).act(ember="pack").offers("acid.4", "pass")


def test_the_pack_does_not_turn_at_a_wall() -> None:
    at = "ember deadend.3 sun deadend.2 teal concourse.1 sky concourse.1"
    basic(row="concourse deadend|", at=at).act(ember="pack").not_asked("pack")


def test_the_pack_never_leads_onto_a_face_down_card_or_into_a_taken_room() -> None:
    at = "ember concourse.5 sun concourse.5"
    basic(at=at).act(ember="pack").not_asked("pack")
    at = "ember panic.1 sun panic.2 teal panic.3 sky panic.1"
    basic(row="panic service?", at=at).act(ember="pack").offers("panic.3", "pass")


# Panicked Run


def test_a_panicked_run_is_four_spaces_and_one_nomia_card_more() -> None:
    t = basic(at="ember concourse.1", deck="nohostile front front").play(ember="panic_run")
    t.happened("panic_called", seat="ember").at(ember="concourse.5").until("pick_nomia").finish()
    t.drew("nohostile", "front")


def test_every_panicked_run_brings_a_card() -> None:
    at = "ember concourse.1 sun concourse.1 teal concourse.1 sky concourse.1"
    t = basic(at=at, deck="nohostile nohostile nohostile nohostile")
    t.play(ember="panic_run", sun="panic_run", teal="panic_run").finish()
    assert len(t.all("nomia_drawn")) == 4


# Who cannot move (R10)


def test_who_cannot_move_still_spends_a_card_and_still_acts() -> None:
    t = basic(stunned=[True, False, False, False], at="sun concourse.2")
    t.play(ember="trip").at(ember="concourse.3").happened("survivor_stayed", reason="stunned")
    t.sees("ember", "trip").answer("sun").finish()
    assert t.state.spent[0] == ["trip"]
    assert t.state.stunned == [False] * 4


def test_who_cannot_move_does_not_stay_with_the_pack() -> None:
    at = "ember concourse.1 sun concourse.2"
    t = basic(at=at, stunned=[True, False, False, False]).act(ember="pack").not_asked("pack")
    t.at(ember="concourse.1")


def test_who_cannot_move_can_be_moved() -> None:
    t = basic(stunned=[False, True, False, False]).act(ember="shove").answer("sun")
    t.at(sun="concourse.4")


# Forced moves (R12) and free will (R13)


@pytest.mark.parametrize(
    ("row", "at"),
    [
        ("narrow service?", "ember narrow.1 sun narrow.1 teal narrow.2 sky narrow.2"),
        ("debris service?", "ember debris.2 sun debris.2 teal debris.1 sky debris.1"),
        ("hole service?", "ember hole.2 sun hole.2 teal hole.1 sky hole.1"),
        ("panic service?", "ember panic.1 sun panic.1 teal panic.2 sky panic.3"),
    ],
    ids=["full", "debris", "gap", "room"],
)
def test_forced_moves_fail_where_one_step_is_not_enough(row: str, at: str) -> None:
    t = basic(row=row, at=at).act(ember="shove").answer("sun")
    t.happened("action_failed", runner="sun", card="shove", reason="blocked")
    assert t.state.spots[1] == t.state.spots[0]


@pytest.mark.parametrize(
    ("row", "at", "end"),
    [
        ("acid service?", "ember acid.1 sun acid.1", "acid.2"),
        ("checkpoint service?", "ember checkpoint.1 sun checkpoint.1", "checkpoint.2"),
        ("coolant service?", "ember coolant.1 sun coolant.1", "coolant.2"),
        ("panic service?", "ember panic.1 sun panic.1", "panic.2"),
    ],
)
def test_acid_gate_slick_and_an_empty_room_take_pushed_ones(row: str, at: str, end: str) -> None:
    t = basic(row=row, at=at).act(ember="shove").answer("sun").at(sun=end)
    assert t.state.moved == [0, 0, 0, 0]


def test_a_wall_stops_forced_moves() -> None:
    at = "ember deadend.3 sun deadend.3 teal concourse.1 sky concourse.1"
    t = basic(row="concourse deadend|", at=at).act(ember="shove").answer("sun")
    t.at(sun="deadend.3").happened("action_failed", reason="blocked")


@pytest.mark.parametrize("card", ["shove", "trip", "drag", "pack"])
def test_every_printed_action_can_be_declined(card: str) -> None:
    at = "ember concourse.2 sun concourse.2"
    t = basic(at=at).act(ember=card).sees("ember", card)
    assert t.asked.optional
    t.answer("pass").at(ember="concourse.2", sun="concourse.2", teal="concourse.3")


def test_all_actions_of_a_player_come_before_those_of_the_next() -> None:
    t = basic(first="sun").act(ember="trip", sun="shove", teal="trip")
    t.sees("sun", "shove").answer("teal").at(teal="concourse.4")
    t.sees("teal", "trip").answer("sun").at(sun="concourse.2").sees("ember", "trip")
