"""The row grows, closes up and runs out: new station cards, and which ones leave (R3 to R8)."""

from __future__ import annotations

import pytest

from game.content.maps import load_board
from game.rules.contract import Setup
from game.rules.evacuate.setup import new_state
from tests.rules.evacuate.stations_by_hand import stations_by_hand
from tests.rules.evacuate.table import basic

# Turning a card up (R3)


def test_who_enters_a_face_down_card_turns_it_up_runs_on_and_then_keeps_one_of_two() -> None:
    t = basic(row="concourse service?", at="ember concourse.5", stations="acid hole")
    t.play(ember="m2").happened("station_revealed", card="service", side=1)
    t.at(ember="service.2").sees("ember", "lay_station", side=1).offers("acid", "hole")
    t.answer("hole").row("concourse service hole?")
    assert t.state.station_discard == ["acid"]


def test_to_the_left_the_new_card_is_laid_at_the_left_end_and_runs_the_other_way() -> None:
    t = basic(row="<service? concourse", arrow=-1, at="ember concourse.1", stations="acid hole")
    t.play(ember="m1").at(ember="service.1").answer("acid").row("<acid? <service concourse")


def test_only_the_one_who_kept_a_card_knows_it() -> None:
    t = basic(row="concourse service?", at="ember concourse.5", stations="acid hole")
    t.play(ember="m1")
    assert t.seen_by("ember").drawn == ("acid", "hole")
    assert t.seen_by("sun").drawn == ("?", "?")
    assert not t.seen_by("sun").asked
    t.answer("acid")
    assert t.seen_by("ember").row[-1].card == "acid"
    assert t.seen_by("sun").row[-1].card == "?"
    assert t.seen_by("sun").station_discard == ["hole"]
    assert [event.seen_by for event in t.all("station_kept")] == [(0,)]


def test_for_a_neutral_survivor_the_first_player_keeps_a_card() -> None:
    t = basic(3, row="concourse service?", at="sky concourse.5", first="teal", neutral=((1,),))
    t.play().at(sky="service.1").sees("teal", "lay_station")


def test_one_long_run_can_turn_up_two_cards() -> None:
    t = basic(
        row="concourse service?", at="ember concourse.5", stations="acid checkpoint hole resid"
    )
    t.play(ember="panic_run").at(ember="service.3").answer("checkpoint")
    t.at(ember="checkpoint.1").row("concourse service checkpoint").answer("hole")
    t.row("concourse service checkpoint hole?")


def test_an_empty_station_deck_is_made_of_the_discard_pile() -> None:
    t = basic(row="concourse service?", at="ember concourse.5", left_over="", stations="acid")
    t.state.station_discard = ["hole", "dark"]
    t.play(ember="m1").happened("stations_shuffled", count=2)
    assert "keep:acid" in [option.key for option in t.asked.options]
    assert len(t.asked.options) == 2


def test_the_last_station_card_is_laid_without_a_question() -> None:
    t = basic(row="concourse service?", at="ember concourse.5", left_over="", stations="acid")
    t.play(ember="m1").never("station_removed").row("concourse service acid?").next_round()
    assert t.seen_by("ember").row[-1].card == "acid"


def test_without_station_cards_the_end_of_the_row_is_where_the_run_stops() -> None:
    t = basic(row="concourse service?", at="ember concourse.5", left_over="")
    t.play(ember="panic_run").at(ember="service.3").row("concourse service")
    t.happened("survivor_stopped", runner="ember", reason="row_end")


def test_a_card_that_has_come_free_since_is_laid_by_who_steps_off_the_end() -> None:
    """Ours: a card that could not be laid when it was due is not made up for before."""
    t = basic(row="start concourse service?", at="ember concourse.5", left_over="")
    t.play(ember="m1").row("concourse service").next_round()
    t.play(ember="m3").row("service start").at(ember="start.1")


# The first row (R4)


def test_the_row_begins_with_the_shelter_an_open_card_and_one_nobody_knows() -> None:
    t = basic(2)
    for seed in range(40):
        row = new_state(t.state.setup, seed).row
        assert [placed.up for placed in row] == [True, True, False]
        assert row[0].card == "start"
        assert row[1].card != "deadend"
        assert row[2].laid_by == -1
        assert row[1].arrow == 1, "what Gravity compares with (R9)"


def test_dead_end_can_lie_third_and_in_the_deck() -> None:
    setup = Setup(4, stations_by_hand())
    thirds = {new_state(setup, seed).row[2].card for seed in range(120)}
    assert "deadend" in thirds


def test_the_shipped_cards_are_those_of_the_rules() -> None:
    drawn = load_board("evacuate").graph
    by_hand = stations_by_hand()
    assert drawn.nodes == by_hand.nodes
    assert sorted(drawn.links) == sorted(by_hand.links)


# Dead End (R5)


def test_at_the_wall_you_turn_round_and_use_up_your_run() -> None:
    t = basic(row="concourse deadend|", at="ember deadend.2").play(ember="m3")
    t.at(ember="deadend.1").happened("survivor_turned", runner="ember", facing=-1)
    assert t.state.moved[0] == 3


def test_dead_end_gets_its_wall_on_the_side_away_from_where_it_is_entered() -> None:
    t = basic(row="concourse deadend?", at="ember concourse.5").play(ember="m1")
    t.until("lay_station").row("concourse deadend|")
    t = basic(row="<deadend? concourse", arrow=-1, at="ember concourse.1").play(ember="m1")
    t.until("lay_station").row("|<deadend concourse")


def test_behind_dead_end_nothing_is_laid_but_at_the_other_end_of_the_row() -> None:
    t = basic(row="concourse deadend?", at="ember concourse.5", stations="acid hole")
    t.play(ember="m1").answer("acid").row("<acid? concourse deadend|")
    t = basic(row="<hole? concourse deadend?", at="ember concourse.5").play(ember="m1")
    t.next_round().row("<hole? concourse deadend|")


def test_the_arrow_turns_after_the_run_and_before_the_actions() -> None:
    at = "ember deadend.3 sun deadend.2 teal concourse.1 sky concourse.1"
    t = basic(row="hole? concourse deadend|", at=at).play(ember="m1", sun="trip")
    t.happened("arrow_reversed", arrow=-1, by="wall").at(sun="deadend.2")
    t.sees("sun", "trip").answer("ember").at(ember="deadend.3")


def test_everybody_keeps_the_own_direction_until_the_wall() -> None:
    at = "ember deadend.3 sun concourse.4 teal concourse.1 sky concourse.1"
    t = basic(row="hole? concourse deadend|", at=at, deck="nohostile nohostile nohostile")
    t.play(ember="m1", sun="m1").finish().at(ember="deadend.2", sun="concourse.5")
    assert t.state.arrow == -1
    assert t.state.facing == [-1, 1, 1, 1]
    t.play(ember="m2", sun="m2").finish().at(ember="concourse.5", sun="deadend.2")
    assert t.state.arrow == -1
    t.play(ember="trip", sun="m3").finish(trip="pass")
    assert t.state.facing[1] == -1
    assert t.state.arrow == -1, "who turns later does not turn the arrow again"


def test_when_the_arrow_turns_and_nothing_lies_at_the_new_front_the_first_player_lays() -> None:
    at = "sun deadend.3"
    t = basic(row="concourse deadend|", at=at, first="teal", stations="acid hole").play(sun="m1")
    t.sees("teal", "lay_station", side=-1).answer("acid").row("<acid? concourse deadend|")


# Off the end of the row (R6)


def test_who_runs_off_an_open_end_lays_a_card_turns_it_up_and_runs_on() -> None:
    t = basic(row="concourse service?", at="ember concourse.2", facing={"ember": -1},
              stations="acid hole resid dark")  # fmt: skip
    t.play(ember="m2").at(ember="concourse.1").answer("acid")
    t.at(ember="acid.1").row("<acid concourse service?").answer("resid")
    t.row("<resid? <acid concourse service?")


def test_nobody_is_tripped_off_the_row_or_onto_a_face_down_card() -> None:
    for row in ("concourse service?", "hole? concourse service?"):
        at = "ember concourse.1 sun concourse.1"
        t = basic(row=row, at=at).act(ember="trip").answer("sun").at(sun="concourse.1")
        t.happened("action_failed", runner="sun", reason="blocked").row(row)


# Which cards leave (R7)


def test_a_card_that_everybody_has_left_leaves_the_row() -> None:
    t = basic(row="start concourse service?").act()
    t.happened("station_removed", card="start", place=0).row("concourse service?")
    assert t.state.station_discard == ["start"]


def test_cards_leave_after_the_actions() -> None:
    at = "ember concourse.1 sun concourse.1"
    t = basic(row="start concourse service?", at=at).act(ember="trip").answer("sun")
    t.at(sun="start.3").never("station_removed").row("start concourse service?")


@pytest.mark.parametrize(
    ("row", "why"),
    [
        ("concourse acid service?", "somebody runs towards it"),
        ("hole? concourse service?", "it lies face down"),
    ],
)
def test_cards_stay_that_are_still_needed(row: str, why: str) -> None:
    basic(row=row).act().never("station_removed").row(row)
    assert why


def test_an_empty_card_between_two_occupied_ones_stays() -> None:
    row = "concourse acid narrow service?"
    basic(row=row, at="sky narrow.1").act().row(row)


def test_an_empty_card_between_two_occupied_ones_stays_even_if_all_run_away_from_it() -> None:
    row = "hole? concourse acid narrow service?"
    away = dict.fromkeys(("ember", "sun", "teal"), -1)
    basic(row=row, at="sky narrow.1", facing=away).act().row(row)


def test_a_card_nobody_has_been_on_stays() -> None:
    t = basic(row="acid concourse service?")
    t.state.row[0] = t.state.row[0]._replace(visited=False)
    t.act().row("acid concourse service?")


def test_a_card_that_has_left_may_come_back_as_new() -> None:
    t = basic(row="start concourse service?", left_over="", stations="acid").act()
    t.play(ember="panic_run").until("lay_station").happened("stations_shuffled", count=1)
    t.offers("acid", "start")


def test_cards_leave_at_both_ends_once_everybody_has_turned() -> None:
    t = basic(row="<hole? concourse acid deadend|", arrow=-1).act()
    t.row("<hole? concourse")
    assert [event.data["card"] for event in t.all("station_removed")] == ["deadend", "acid"]
