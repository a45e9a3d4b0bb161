"""The seventeen station cards, one after the other, run in both directions where it matters.

A card run over to the left was either laid so, and is entered at its first place, or it was laid
to the right before everybody turned, and is entered at its last place.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.evacuate.table import Table, basic

EITHER_WAY = pytest.mark.parametrize("way", [1, -1], ids=["to_the_right", "to_the_left"])

QUIET = "nohostile nohostile nohostile nohostile"


def on(card: str, way: int = 1, *, behind: str = "", seats: int = 4, **layout: Any) -> Table:
    """Lay a row with this card, and Service Corridor face down ahead of it."""
    row = f"{behind} {card} service?" if way > 0 else f"service? <{card} {behind}"
    return basic(seats, row=row, arrow=way, deck=QUIET, **layout)


def turned_back(card: str, **layout: Any) -> Table:
    """Lay a row with this card as it was laid to the right, while everybody runs to the left."""
    return basic(row=f"service? {card}", arrow=-1, deck=QUIET, **layout)


# Emergency Shelter, Main Concourse, Service Corridor


@pytest.mark.parametrize(("card", "spaces"), [("start", 3), ("concourse", 5), ("service", 3)])
def test_plain_cards_only_count_spaces(card: str, spaces: int) -> None:
    t = basic(row=f"{card} resid?", at=f"ember {card}.1 sun {card}.{spaces}", deck=QUIET)
    t.play(ember="m2", sun="m3").at(ember=f"{card}.3").until("lay_station").finish()
    t.at(sun="resid.3").never("survivor_stopped")


def test_everybody_starts_in_the_emergency_shelter() -> None:
    t = basic(6)
    start = t.state.stations.first["start"]
    assert t.state.stations.kind[start] == "start"


# Fallen Debris


@EITHER_WAY
def test_debris_costs_two(way: int) -> None:
    on("debris", way).play(ember="m3").at(ember="debris.3")


@EITHER_WAY
def test_too_slow_for_the_debris_you_stop_before_it(way: int) -> None:
    t = on("debris", way).play(ember="m2").at(ember="debris.2")
    t.happened("survivor_stopped", runner="ember", reason="debris")


@EITHER_WAY
def test_stopped_at_the_debris_and_too_slow_again_you_step_onto_it(way: int) -> None:
    t = on("debris", way).play(ember="m2").play(ember="m1").at(ember="debris.3")
    t.happened("survivor_stopped", runner="ember", reason="debris")


def test_stopped_at_the_debris_but_fast_enough_now_you_pay_two_for_it() -> None:
    on("debris").play(ember="m2").play(ember="m3").at(ember="debris.4")


def test_the_claim_on_the_debris_lapses_if_you_stay() -> None:
    t = on("debris").play(ember="m2")
    t.state.stunned[0] = True
    t.play(ember="m3").finish().at(ember="debris.2")
    t.play(ember="m1").finish().at(ember="debris.2")


def test_leaving_the_debris_costs_nothing_more() -> None:
    on("debris", at="ember debris.3").play(ember="m1").at(ember="debris.4")


def test_debris_is_in_the_way_from_the_other_side_too() -> None:
    at = "ember debris.4 sun debris.4"
    t = turned_back("debris", at=at).play(ember="m1", sun="m2")
    t.at(ember="debris.4", sun="debris.3")


# Maintenance Access


@EITHER_WAY
def test_two_fill_a_space_of_maintenance_access(way: int) -> None:
    at = "ember maint.1 sun maint.2 teal maint.2 sky maint.3"
    t = on("maint", way, at=at).play(ember="m3").until("lay_station").at(ember="maint.1")
    t.happened("survivor_stopped", runner="ember", reason="full")


def test_starting_on_maintenance_access_your_action_is_ignored_all_round() -> None:
    at = "ember maint.3 sun concourse.1"
    t = basic(row="maint concourse service?", at=at).play(ember="trip", sun="m1")
    t.at(ember="concourse.2").never("survivor_pushed")
    t.happened("action_ignored", seat="ember", card="trip")


def test_starting_on_maintenance_access_even_a_panicked_run_calls_nobody() -> None:
    t = basic(row="maint concourse service?", at="ember maint.3").play(ember="panic_run")
    t.drew("nohostile").never("panic_called")


def test_nobody_on_maintenance_access_is_reached_by_actions_of_others() -> None:
    t = basic(row="maint concourse service?", at="ember concourse.1 sun maint.3").act(ember="trip")
    t.answer("sun").at(sun="maint.3")
    t.happened("action_failed", runner="sun", card="trip", reason="immune")


def test_who_only_ends_on_maintenance_access_may_act() -> None:
    at = "ember concourse.5 sun concourse.5"
    t = basic(row="concourse maint service?", at=at).play(ember="shove", sun="m1")
    t.sees("ember", "shove").answer("sun").at(ember="maint.1", sun="maint.1")


# Acid Pools


@EITHER_WAY
@pytest.mark.parametrize(("card", "space"), [("m2", 3), ("m3", 2), ("panic_run", 2)])
def test_a_card_of_three_or_more_stops_in_the_first_acid(way: int, card: str, space: int) -> None:
    t = on("acid", way).play(ember=card).at(ember=f"acid.{space}")
    stops = [event.data["reason"] for event in t.all("survivor_stopped")]
    assert stops == ["acid"] * (card != "m2")


def test_acid_stops_those_who_come_back() -> None:
    turned_back("acid", at="ember acid.4").play(ember="m3").at(ember="acid.3")


def test_starting_in_acid_you_run_freely() -> None:
    t = on("acid", at="ember acid.2").play(ember="m3").until("lay_station").finish()
    t.at(ember="service.1")


def test_acid_looks_at_the_card_not_at_the_spaces_moved() -> None:
    """The walkway makes a Move 2 three spaces long, but no faster a card (R26)."""
    on("acid", behind="walkway", at="ember walkway.4").play(ember="m2").at(ember="acid.3")


# Dark Passageway


@EITHER_WAY
def test_starting_in_the_dark_you_run_two_spaces_at_most(way: int) -> None:
    at = "ember dark.1 sun dark.1 teal dark.2 sky dark.3"
    on("dark", way, at=at).play(ember="m3").until("lay_station").at(ember="dark.3")


def test_running_into_the_dark_you_keep_your_speed() -> None:
    at = "sun concourse.1 teal concourse.1 sky concourse.1 ember concourse.5"
    on("dark", behind="concourse", at=at).play(ember="m3").at(ember="dark.3")


@EITHER_WAY
def test_two_fill_a_space_of_the_dark(way: int) -> None:
    at = "ember dark.1 sun dark.2 teal dark.2 sky dark.3"
    on("dark", way, at=at).play(ember="m2").until("lay_station").at(ember="dark.1")


# Gravity Compensators Supercharged


@EITHER_WAY
def test_gravity_takes_two_and_never_more_than_you_have(way: int) -> None:
    t = on("gravity", way).play(ember="m3", sun="m2", teal="m1", sky="panic_run")
    t.at(ember="gravity.2", sun="gravity.1", teal="gravity.1", sky="gravity.3")
    t.happened("survivor_stayed", runner="sun", reason="zero")


def test_gravity_adds_two_once_the_arrow_has_turned() -> None:
    t = basic(row="gravity deadend|", at="ember deadend.3", deck=QUIET, stations="acid hole")
    t.play(ember="m1").happened("arrow_reversed", by="wall").finish().at(sun="gravity.1")
    t.play(sun="m2").finish().at(sun="deadend.1")


def test_gravity_only_counts_where_you_start() -> None:
    on("gravity", behind="concourse", at="ember concourse.5").play(ember="m3").at(ember="gravity.3")


# Hole


@EITHER_WAY
def test_the_gap_takes_a_speed_of_three(way: int) -> None:
    t = on("hole", way).play(ember="m3", sun="m2").at(ember="hole.4", sun="hole.2")
    t.happened("survivor_stopped", runner="sun", reason="gap")


def test_the_gap_takes_a_speed_of_three_from_the_other_side() -> None:
    t = turned_back("hole", at="ember hole.4 sun hole.4").play(ember="m3", sun="m2")
    t.at(ember="hole.1", sun="hole.3")


@EITHER_WAY
@pytest.mark.parametrize("card", ["m1", "trip"])
def test_stopped_at_the_gap_and_too_slow_again_you_cross_by_one_space(way: int, card: str) -> None:
    on("hole", way).play(ember="m2").play(ember=card).finish().at(ember="hole.3")


def test_stopped_at_the_gap_you_do_not_cross_by_staying() -> None:
    t = on("hole").play(ember="m2")
    t.state.stunned[0] = True
    t.play(ember="m3").finish().at(ember="hole.2")
    t.play(ember="m1").finish().at(ember="hole.2")


def test_the_gap_looks_at_the_whole_speed_of_this_round() -> None:
    on("hole", behind="walkway", at="ember walkway.4").play(ember="m2").at(ember="hole.3")
    on("hole", behind="concourse", at="ember concourse.5").play(ember="m3").at(ember="hole.3")


# Residential Module


@pytest.mark.parametrize("way", [1, -1])
@pytest.mark.parametrize("seats", [4, 6])
def test_anybody_in_the_residential_module_brings_one_nomia_card_more(seats: int, way: int) -> None:
    on("resid", way, seats=seats).play().drew("nohostile", "nohostile")


def test_running_through_the_residential_module_brings_nothing() -> None:
    at = "ember resid.4 sun resid.4 teal resid.4 sky resid.4"
    on("resid", at=at).play().until("lay_station").finish().drew("nohostile")


# Narrow Passageway


@EITHER_WAY
def test_nobody_passes_a_full_space_of_the_narrow_passageway(way: int) -> None:
    at = "ember narrow.1 sun narrow.2 teal narrow.2 sky narrow.3"
    t = on("narrow", way, at=at).play(ember="m3", sky="m1").at(ember="narrow.1")
    t.happened("survivor_stopped", runner="ember", reason="full")
    assert t.state.moved[0] == 0


def test_the_narrow_passageway_does_nothing_else() -> None:
    at = "ember narrow.1 sun narrow.1 teal narrow.4 sky narrow.4"
    t = on("narrow", at=at, first="ember").play(ember="m3", sun="m3", teal="m1", sky="m1")
    t.at(ember="narrow.3")
    t = on("narrow", at="ember narrow.1 sun narrow.1 teal narrow.4 sky narrow.4").act(ember="shove")
    t.answer("sun").at(sun="narrow.2")


# Moving Walkway


@EITHER_WAY
def test_starting_on_the_walkway_you_are_one_faster(way: int) -> None:
    t = on("walkway", way).play(ember="m1", sun="m2")
    t.at(ember="walkway.3", sun="walkway.4")


def test_the_walkway_does_not_move_who_stands_still() -> None:
    on("walkway").play(ember="pack").finish(pack="pass").at(ember="walkway.1")


def test_entering_the_walkway_you_are_no_faster() -> None:
    on("walkway", behind="concourse", at="ember concourse.5").play(ember="m1").at(ember="walkway.1")


# Security Checkpoint


@EITHER_WAY
def test_the_gate_stops_everybody(way: int) -> None:
    t = on("checkpoint", way).play(ember="m2", sun="panic_run")
    t.at(ember="checkpoint.2", sun="checkpoint.2")
    t.happened("survivor_stopped", runner="sun", reason="gate")


def test_the_gate_stops_those_who_come_back_too() -> None:
    turned_back("checkpoint", at="ember checkpoint.3").play(ember="m2").at(ember="checkpoint.2")


def test_starting_at_the_gate_you_run_on() -> None:
    on("checkpoint", at="ember checkpoint.2").play(ember="m1").at(ember="checkpoint.3")


# Observation Deck


@EITHER_WAY
def test_the_rearmost_on_the_observation_deck_looks_at_the_next_nomia_card(way: int) -> None:
    at = "ember deck.3 sun deck.2 teal deck.2 sky deck.3"
    t = on("deck", way, at=at, first="sky").play(ember="m1", sun="m1", teal="pack", sky="m1")
    t.until("deck_look").sees("teal", "deck_look", card="nohostile").offers("bottom", "pass")


def test_of_those_level_on_the_observation_deck_the_first_in_turn_order_looks() -> None:
    basic(row="deck service?", first="teal").act().sees("teal", "deck_look")


def test_the_card_seen_from_the_observation_deck_may_go_to_the_bottom() -> None:
    t = basic(row="deck service?", deck="front nohostile rear").act().answer("bottom")
    t.drew("nohostile").top("rear front").lost()
    t = basic(row="deck service?", deck="nohostile front rear").act().answer("pass")
    t.drew("nohostile").top("front rear")


def test_only_who_looks_knows_the_card() -> None:
    t = basic(row="deck service?", deck="nohostile front rear").act()
    assert t.seen_by("ember").nomia_deck == ["?", "?", "nohostile"]
    assert t.seen_by("sun").nomia_deck == ["?", "?", "?"]
    assert t.all("nomia_seen")[0].seen_by == (0,)
    t.answer("bottom")
    assert t.seen_by("ember").nomia_deck == ["?", "?"]


def test_a_neutral_survivor_on_the_observation_deck_looks_at_nothing() -> None:
    t = basic(3, row="deck concourse service?", at="sky deck.1").act()
    t.not_asked("deck_look").never("nomia_peeked")


# Coolant Leak


@EITHER_WAY
def test_who_stops_on_the_slick_slides_on(way: int) -> None:
    t = on("coolant", way).play(ember="m1", sun="m2").at(ember="coolant.3", sun="coolant.3")
    t.happened("survivor_ran", runner="ember", by="slide")
    assert len([e for e in t.all("survivor_ran") if e.data["by"] == "slide"]) == 3, "sun ran past"


def test_the_slick_takes_those_who_come_back_on_in_their_own_direction() -> None:
    turned_back("coolant", at="ember coolant.3").play(ember="m1").at(ember="coolant.1")


def test_sliding_counts_as_moved() -> None:
    t = basic(row="concourse coolant service?", at="ember concourse.4", deck="ambush")
    t.play(ember="m3").at(ember="coolant.3").lost("ember")


def test_pushed_onto_the_slick_you_stay_there() -> None:
    t = basic(row="coolant service?").act(ember="shove").answer("sun").at(sun="coolant.2")
    t.finish().play(sun="pack").finish(pack="pass").at(sun="coolant.2")


def test_who_cannot_get_off_the_slick_does_not_slide_off_it() -> None:
    t = basic(row="coolant service?", at="ember coolant.2")
    t.state.weld = ((t.state.spots[0] + 1, 9),)
    t.play(ember="m1").at(ember="coolant.2").happened("survivor_stopped", reason="weld")


# Panic Room


@EITHER_WAY
def test_in_the_room_nomias_take_nothing_and_stun_nobody(way: int) -> None:
    row = "panic service?" if way > 0 else "service? <panic"
    t = basic(row=row, arrow=way, at="ember panic.2", deck="front").act()
    t.happened("survivor_spared", runner="ember", reason="room").lost()
    assert not any(t.state.stunned)


@EITHER_WAY
def test_a_taken_room_is_run_through_but_not_stopped_in(way: int) -> None:
    at = "ember panic.1 sun panic.1 teal panic.2 sky panic.3"
    t = on("panic", way, at=at, stunned=[False, False, True, True])
    t.play(ember="m1", sun="m2").at(ember="panic.1", sun="panic.3")
    t.happened("survivor_stopped", runner="ember", reason="room")


def test_an_empty_room_takes_one() -> None:
    at = "sun panic.3 teal panic.3 sky panic.3"
    on("panic", at=at, stunned=[False, True, True, True]).play(ember="m1").at(ember="panic.2")
