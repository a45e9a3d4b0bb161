"""The questions of the rulebook, each with its answer; those about civilizations stand in
`test_faq_civilizations.py`."""

from __future__ import annotations

import pytest

from game.rules.evacuate.cards import RUN_DECK
from tests.rules.evacuate.table import basic


def test_can_actions_move_people_onto_spaces_that_cost_extra_movement() -> None:
    """Not if they move by one; yes if the action itself gives enough movement."""
    at = "ember debris.2 sun debris.2 teal debris.1 sky debris.1"
    t = basic(row="debris service?", at=at).act(ember="shove").answer("sun")
    t.at(sun="debris.2").happened("action_failed", runner="sun", reason="blocked")
    at = "ember debris.2 sun debris.3 teal debris.1 sky debris.1"
    basic(row="debris service?", at=at).act(ember="pack").answer("debris.3").at(ember="debris.3")


def test_do_cards_that_require_a_speed_affect_those_who_did_not_start_on_them() -> None:
    """Debris and hole do: they do not change your movement, they ask for one."""
    t = basic(row="concourse debris service?", at="ember concourse.5")
    t.play(ember="m3").at(ember="debris.2")
    t.happened("survivor_stopped", runner="ember", reason="debris")
    at = "ember concourse.5 sun concourse.5"
    t = basic(row="concourse hole service?", at=at).play(ember="m3", sun="m2")
    t.at(ember="hole.3", sun="hole.2")


def test_when_do_cards_that_add_to_movement_take_effect() -> None:
    """Only for those who start on them."""
    basic(row="walkway concourse service?", at="ember walkway.1").play(ember="m1").at(
        ember="walkway.3"
    )
    basic(row="concourse walkway service?", at="ember concourse.5").play(ember="m2").at(
        ember="walkway.2"
    )


def test_having_left_maintenance_access_can_i_use_my_action_card() -> None:
    """No, if you started the round there: the restriction stays for the rest of it."""
    t = basic(row="maint concourse service?", at="ember maint.3").play(ember="trip", sun="m1")
    t.at(ember="concourse.2").not_asked("trip").happened("action_ignored", seat="ember")


def test_not_started_but_ended_on_the_residential_module_is_an_extra_card_drawn() -> None:
    at = "ember concourse.5 sun concourse.1 teal concourse.1 sky concourse.1"
    t = basic(row="concourse resid service?", at=at).play(ember="m1").at(ember="resid.1")
    t.drew("nohostile", "nohostile")


def test_what_happens_to_an_attack_whose_target_is_immune() -> None:
    """You decide on a target first; then the attack fails, and the card is spent."""
    at = "ember concourse.1 sun maint.3 teal concourse.2"
    t = basic(row="maint concourse service?", at=at).act(ember="trip")
    t.offers("sun", "teal", "pass").answer("sun").at(sun="maint.3", teal="concourse.2")
    t.happened("action_failed", runner="sun", reason="immune").not_asked("trip").finish()
    assert t.state.spent[0] == ["trip"]


def test_do_cards_about_spaces_moved_look_at_the_speed_or_at_the_spaces() -> None:
    """It depends on the card: Ambush looks at spaces, acid at the speed of the run card."""
    at = "ember concourse.3 sun concourse.2 teal concourse.1 sky concourse.1"
    row = "concourse checkpoint service?"
    t = basic(row=row, at=at, deck="ambush nohostile nohostile")
    t.play(ember="panic_run", sun="panic_run").at(ember="checkpoint.2", sun="checkpoint.1")
    t.until("pick_nomia").finish().lost("ember", "sun")
    at = "ember concourse.5 sun concourse.2 teal concourse.1 sky concourse.1"
    t = basic(row=row, at=at, deck="ambush nohostile nohostile").play(ember="panic_run")
    t.at(ember="checkpoint.2").finish().lost()
    basic(row="acid service?").play(ember="panic_run").at(ember="acid.2")


def test_which_cards_are_action_cards() -> None:
    """Those with the icon: Move 2: Trip is one, Move 2 is not."""
    actions = {card.id for card in RUN_DECK.values() if card.action}
    assert actions == {"shove", "trip", "drag", "pack", "panic_run"}
    at = "ember maint.1 sun maint.1 teal maint.2 sky maint.2"
    t = basic(row="maint service?", at=at).play(ember="m2", sun="trip", teal="m1", sky="m1")
    ignored = [event.data["card"] for event in t.finish().all("action_ignored")]
    assert ignored == ["trip"]


def test_why_are_left_cards_discarded_and_what_if_somebody_comes_back() -> None:
    """They take another way: the card is gone, and who comes back finds a new one."""
    row = "start concourse service?"
    t = basic(row=row, stations="acid hole resid dark").act().row("concourse service?")
    t.state.facing[0] = -1
    t.play(ember="m3", sun="m1").until("lay_station").answer("acid").at(ember="acid.1")
    t.row("<acid concourse service?")


@pytest.mark.parametrize(("card", "loser"), [("front", "sun"), ("rear", "ember")])
def test_with_people_going_both_ways_who_is_in_front(card: str, loser: str) -> None:
    """The arrow alone says so, whichever way a Survivor faces."""
    at = "ember deadend.3 sun concourse.1 teal concourse.4 sky concourse.4"
    t = basic(row="hole? concourse deadend|", at=at, facing={"ember": 1}, deck=f"{card} nohostile")
    t.play(ember="m1", sun="m1").until("pick_nomia")
    t.happened("arrow_reversed", arrow=-1).at(ember="deadend.2", sun="concourse.2").lost(loser)


def test_how_is_movement_resolved_where_passing_is_restricted() -> None:
    """In turn order from the first player: who is earlier gets in, who is later waits outside."""
    at = "ember concourse.5 sun concourse.5 teal concourse.5 sky concourse.1"
    for card in ("dark", "narrow", "maint"):
        t = basic(row=f"concourse {card} service?", at=at, first="sun").play()
        t.at(sun=f"{card}.1", teal=f"{card}.1", ember="concourse.5")
