"""The end of Survivor Actions: Second Wind and Rewire."""

from __future__ import annotations

from game.rules.contract import Target
from tests.rules.evacuate.table import table

# Vantari: Second Wind


def test_second_wind_runs_up_to_two_spaces() -> None:
    t = table("vantari", "pell").act().sees("vantari", "second_wind")
    t.offers("concourse.4", "concourse.5", "pass").answer("concourse.5")
    t.at(vantari="concourse.5").holds("vantari")
    t.happened("survivor_ran", runner="vantari", by="second_wind")
    t.happened("special_used", seat="vantari", card="second_wind")


def test_second_wind_counts_as_moved() -> None:
    t = table("vantari", "pell", at="vantari concourse.1", deck="lurkers nohostile",
              moved=[0, 2, 2, 2])  # fmt: skip
    t.act().answer("concourse.3").finish().lost()


def test_second_wind_can_wait() -> None:
    t = table("vantari", "pell").act().answer("pass").next_round()
    t.holds("vantari", "second_wind")


def test_second_wind_comes_after_the_actions_of_all() -> None:
    t = table("vantari", "pell").act(pell="trip").sees("pell", "trip").answer("vantari")
    t.at(vantari="concourse.2").sees("vantari", "second_wind")


def test_second_wind_turns_up_a_station_card() -> None:
    """Nobody knows its spaces yet, so Vantari says how far it runs."""
    t = table("vantari", "pell", at="vantari concourse.4", stations="acid dark").act()
    t.offers("concourse.5", "spaces:2", "pass")
    assert t.option("spaces:2").target == Target("button", "spaces:2")
    t.answer("spaces:2").at(vantari="service.1").happened("station_revealed", card="service")
    t.sees("vantari", "lay_station").answer("dark").row("concourse service dark?")


def test_second_wind_from_the_last_space_goes_one_or_two_spaces_on() -> None:
    t = table("vantari", "pell", at="vantari concourse.5").act()
    t.offers("spaces:1", "spaces:2", "pass").answer("spaces:2")
    t.at(vantari="service.2")


def test_second_wind_is_stopped_like_any_own_move() -> None:
    at = "vantari debris.2 pell debris.1 teal debris.1 sky debris.1"
    t = table("vantari", "pell", row="debris concourse?", at=at).act()
    t.offers("debris.3", "pass")
    at = "vantari hole.2 pell hole.1 teal hole.1 sky hole.1"
    t = table("vantari", "pell", row="hole concourse?", at=at).act().not_asked("second_wind")


def test_second_wind_can_lay_the_row_on() -> None:
    """Turned round, Vantari runs off the end at which nothing lies yet (R6)."""
    t = table("vantari", "pell", at="vantari concourse.1", facing={"vantari": -1},
              stations="acid dark").act()  # fmt: skip
    t.offers("spaces:1", "spaces:2", "pass").answer("spaces:2").answer("dark")
    t.at(vantari="dark.2")


def test_second_wind_ends_at_a_gate() -> None:
    at = "vantari checkpoint.1 pell checkpoint.1 teal checkpoint.1 sky checkpoint.1"
    table("vantari", "pell", row="checkpoint concourse?", at=at).act().offers(
        "checkpoint.2", "pass"
    )


def test_second_wind_does_not_turn_at_a_wall() -> None:
    t = table("vantari", "pell", row="concourse deadend|", at="vantari deadend.3").act()
    t.next_round().holds("vantari", "second_wind")


def test_second_wind_needs_an_open_way_in_a_narrow_place() -> None:
    at = "vantari narrow.1 pell narrow.2 teal narrow.2 sky narrow.3"
    table("vantari", "pell", row="narrow concourse?", at=at).act().next_round()


def test_who_cannot_move_has_no_second_wind() -> None:
    t = table("vantari", "pell", stunned=[True, False, False, False]).act()
    t.next_round().holds("vantari", "second_wind")


# Zubrek: Rewire


def test_rewire_turns_the_arrow_and_everybody() -> None:
    t = table("zubrek", "pell", row="service? concourse dark?", facing={"pell": -1})
    t.act().sees("zubrek", "rewire").answer("use").next_round()
    assert t.state.arrow == -1
    assert t.state.facing == [-1, -1, -1, -1]
    t.happened("arrow_reversed", arrow=-1, by="rewire")
    t.happened("survivors_turned", runners=(0, 2, 3), facing=-1)
    t.holds("zubrek")


def test_after_rewire_the_front_is_at_the_other_end() -> None:
    t = table("zubrek", "pell", row="service? concourse dark?", at="pell concourse.1",
              deck="front nohostile")  # fmt: skip
    t.act().answer("use").finish().lost("pell", "pell")


def test_rewire_has_the_first_player_lay_a_missing_card() -> None:
    t = table("zubrek", "pell", stations="acid resid").act().answer("use")
    t.sees("zubrek", "lay_station").answer("acid").row("<acid? concourse service?")
    t = table("pell", "zubrek", stations="acid resid").act().answer("use")
    t.sees("pell", "lay_station")


def test_rewire_turns_gravity_round() -> None:
    """The card came up while the arrow pointed to the right: now it makes faster."""
    at = "zubrek gravity.4 pell gravity.4 teal gravity.4 sky gravity.4"
    t = table("zubrek", "pell", row="service? gravity dark?", at=at).act().answer("use").finish()
    t.play(pell="m1").at(pell="gravity.1")


def test_rewire_turns_korrund_too() -> None:
    t = table("zubrek", "korrund", row="service? concourse dark?").act().answer("use")
    assert t.state.facing[1] == -1


def test_the_arrow_turns_before_the_observation_deck_and_the_row_are_looked_at() -> None:
    at = "zubrek deck.1 pell deck.4 teal deck.2 sky deck.2"
    t = table("zubrek", "pell", row="service? deck dark?", at=at).act().answer("use")
    t.sees("pell", "deck_look")
