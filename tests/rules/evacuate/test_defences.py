"""Warding off a loss: Time Slip and Decoy."""

from __future__ import annotations

from tests.rules.evacuate.table import node_of, table

# Skith: Time Slip


def test_time_slip_loses_nothing_and_goes_back() -> None:
    t = table("skith", "pell", deck="front nohostile", row="concourse service walkway?",
              at="skith concourse.4")  # fmt: skip
    t.play(skith="m2", pell="m1").until("special_time_slip").at(skith="service.1")
    t.sees("skith", "special_time_slip", card="front").offers("use", "pass", "quiet").answer("use")
    t.at(skith="concourse.4").lost().holds("skith")
    t.happened("survivor_spared", runner="skith", reason="time_slip")


def test_who_slips_away_from_front_can_move_next_round() -> None:
    t = table("skith", "pell", at="skith concourse.5", deck="front nohostile").attack()
    t.answer("use").next_round()
    assert t.state.stunned == [False] * 4
    t = table("skith", "pell", at="skith concourse.5", deck="front nohostile").attack()
    t.answer("pass").finish().lost("skith")
    assert t.state.stunned[0]


def test_time_slip_stays_if_the_card_has_left_the_row() -> None:
    t = table("skith", "pell", at="skith concourse.5", deck="front nohostile")
    t.state.begun[0] = node_of(t.state, "dark.1")
    t.attack().answer("use").at(skith="concourse.5").lost()


def test_time_slip_stays_if_the_space_has_filled() -> None:
    at = "skith concourse.1 pell narrow.2 teal narrow.2 sky narrow.1"
    t = table("skith", "pell", row="narrow concourse service?", at=at, deck="front nohostile")
    t.state.begun[0] = node_of(t.state, "narrow.2")
    t.attack().answer("use").at(skith="concourse.1").lost()


def test_time_slip_wards_off_what_a_decoy_would_cost() -> None:
    t = table("pell", "skith", at="pell concourse.5 skith concourse.4", deck="front nohostile")
    t.attack().sees("pell", "decoy").answer("skith").sees("skith", "special_time_slip")
    t.answer("use").next_round().lost()


# Pell: Decoy


def test_decoy_has_another_player_lose_one_instead() -> None:
    at = "pell concourse.5 ossuar concourse.4 korrund concourse.3 urumak concourse.5"
    t = table("pell", "ossuar", "korrund", "urumak", at=at, deck="front rear nohostile")
    t.attack().sees("pell", "decoy", card="front").offers("ossuar", "urumak", "pass", "quiet")
    t.answer("ossuar").sees("ossuar", "pick_nomia").lost("ossuar").holds("pell").alive(pell=7)
    t.happened("survivor_spared", runner="pell", reason="decoy")
    assert not t.state.stun_next[1], "it does not stand in front"


def test_decoy_never_means_a_neutral() -> None:
    t = table("pell", "korrund", at="pell concourse.5 teal concourse.5", deck="front nohostile")
    t.attack().sees("pell", "pick_nomia").holds("pell", "decoy")


def test_a_decoy_that_is_hit_itself_loses_twice() -> None:
    t = table("pell", "ossuar", at="pell concourse.5 ossuar concourse.5", deck="front nohostile")
    t.attack().answer("ossuar", "rear", "rear").lost("ossuar", "ossuar").alive(ossuar=3, pell=7)


def test_decoy_cannot_reach_into_the_panic_room_or_behind_what_protects() -> None:
    at = "pell panic.3 ossuar panic.2 korrund panic.1 sky panic.1"
    t = table("pell", "ossuar", "korrund", row="panic concourse?", at=at, deck="front nohostile")
    t.attack().sees("pell", "pick_nomia").lost("pell")
    at = "pell concourse.1 korrund concourse.2"
    t = table("pell", "korrund", at=at, deck="rear nohostile", dug_in=(1,)).attack()
    t.sees("pell", "pick_nomia")


def test_decoy_takes_the_whole_loss_even_of_a_crowd() -> None:
    t = table("pell", "ossuar", at="pell concourse.5 ossuar concourse.4", deck="front nohostile")
    t.attack().answer("ossuar").finish().lost("ossuar")


def test_a_hit_on_urumak_in_the_place_of_pell_is_a_hit() -> None:
    t = table("pell", "urumak", at="pell concourse.5 urumak concourse.4", deck="front nohostile")
    t.attack().answer("urumak").finish().lost().happened("survivor_hit", seat="urumak", hits=1)


def test_quiet_holds_for_the_next_card_as_well() -> None:
    t = table("pell", "ossuar", at="pell concourse.5 ossuar concourse.4",
              deck="front front nohostile")  # fmt: skip
    t.attack(draws=1).answer("quiet").until("feast").lost("pell", "pell", "pell", "pell")
    t.holds("pell", "decoy")


# Together (R15)


def test_all_are_asked_before_anybody_loses() -> None:
    at = "pell concourse.5 ossuar concourse.4 skith concourse.5 korrund concourse.4"
    t = table("ossuar", "pell", "skith", "korrund", at=at, deck="front nohostile").attack()
    t.sees("pell", "decoy").answer("korrund").sees("skith", "special_time_slip").lost()
    t.answer("pass").sees("skith", "pick_nomia").lost("skith").answer("rear")
    t.sees("korrund", "pick_nomia")


def test_mendeku_with_the_decoy_can_give_it_back() -> None:
    """It stands in for Pell, takes the used card, and sends the loss on to somebody else."""
    at = "pell concourse.5 mendeku concourse.4 korrund concourse.3"
    t = table("pell", "mendeku", "korrund", at=at, deck="front nohostile").attack()
    t.answer("mendeku").sees("mendeku", "assimilate", card="decoy").answer("take")
    t.sees("mendeku", "decoy").offers("pell", "korrund", "pass", "quiet").answer("korrund")
    t.finish().lost("korrund")


def test_who_asks_why_somebody_is_no_decoy_is_told() -> None:
    at = "pell panic.3 ossuar panic.2 korrund panic.3 sky panic.3"
    t = table("pell", "ossuar", "korrund", row="panic concourse?", at=at, deck="front nohostile")
    t.attack().answer("pass").sees("pell", "decoy").offers("korrund", "pass", "quiet")
    assert t.refuses("pell", "piece", "runner:3").key == "neutral_is_no_decoy"
    assert t.refuses("pell", "piece", "runner:1").key == "protected"
