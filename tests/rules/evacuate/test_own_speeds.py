"""Powers over the own run: Quick Feet, Blink Sprint, Ponderous and Jury-Rig."""

from __future__ import annotations

import pytest

from tests.rules.evacuate.table import table

# Vantari


def test_quick_feet_goes_one_faster_or_slower() -> None:
    for said, end in (("faster", "4"), ("same", "3"), ("slower", "2")):
        t = table("vantari", "pell", at="vantari concourse.1").play(vantari="m2")
        t.sees("vantari", "quick_feet", speed=2).offers("faster", "slower", "same")
        t.answer(said).at(vantari=f"concourse.{end}")


def test_quick_feet_never_goes_below_1() -> None:
    t = table("vantari", "pell", at="vantari concourse.1").play(vantari="m1")
    t.offers("faster", "same")


def test_quick_feet_needs_a_speed() -> None:
    t = table("vantari", "pell").play(vantari="pack").not_asked("quick_feet")
    t.happened("survivor_stayed", runner="vantari", reason="zero")
    t = table("vantari", "pell", stunned=[True, False, False, False]).play(vantari="m3")
    t.not_asked("quick_feet").happened("survivor_stayed", runner="vantari", reason="stunned")


def test_quick_feet_is_no_faster_than_2_in_dark_passageway() -> None:
    t = table("vantari", "pell", row="dark concourse narrow?",
              at="vantari dark.1 pell concourse.1 teal concourse.1 sky concourse.1")  # fmt: skip
    t.play(vantari="blink").offers("slower", "same")


def test_quick_feet_counts_the_walkway_first() -> None:
    t = table("vantari", "pell", row="walkway concourse narrow?", at="vantari walkway.1")
    t.play(vantari="m2").sees("vantari", "quick_feet", speed=3)


def test_quick_feet_does_not_change_what_the_acid_looks_at() -> None:
    t = table("vantari", "pell", row="acid service narrow?", at="vantari acid.1")
    t.play(vantari="m2").answer("faster").at(vantari="acid.4")


def test_blink_sprint_is_fast_and_has_no_action() -> None:
    t = table("vantari", "pell", row="concourse service narrow?", at="vantari concourse.1")
    t.play(vantari="blink").answer("same").at(vantari="service.1")


# Korrund


def test_ponderous_is_never_faster_than_3() -> None:
    t = table("korrund", "pell", at="korrund concourse.1").play(korrund="panic_run")
    t.at(korrund="concourse.4").speeds(korrund=4)
    t = table("korrund", "pell", row="walkway concourse narrow?", at="korrund walkway.1")
    t.play(korrund="m3").at(korrund="walkway.4")


def test_ponderous_stands_firm_against_action_cards() -> None:
    """The target is chosen, then the attack fails, and is spent."""
    for card in ("shove", "trip"):
        t = table("pell", "korrund").act(pell=card).answer("korrund")
        t.at(korrund="concourse.3").happened("action_failed", runner="korrund", reason="immune")


def test_ponderous_may_still_move_itself() -> None:
    t = table("korrund", "pell", at="korrund concourse.2").act(korrund="pack")
    t.sees("korrund", "pack").answer("concourse.3").at(korrund="concourse.3")


# Zubrek


@pytest.mark.parametrize(
    ("row", "card", "end"),
    [
        ("debris concourse?", "m2", "debris.3"),
        ("hole concourse?", "m2", "hole.3"),
        ("acid concourse?", "m3", "acid.4"),
        ("checkpoint concourse?", "m2", "checkpoint.3"),
        ("coolant concourse?", "m1", "coolant.2"),
        ("gravity concourse?", "m2", "gravity.3"),
    ],
)
def test_jury_rig_runs_as_if_the_card_were_plain(row: str, card: str, end: str) -> None:
    at = f"zubrek {row.split()[0]}.1"
    table("zubrek", "pell", row=row, at=at).play(zubrek=card).at(zubrek=end)


@pytest.mark.parametrize(
    ("row", "card", "end"),
    [
        ("debris concourse?", "m2", "debris.2"),
        ("hole concourse?", "m2", "hole.2"),
        ("acid concourse?", "m3", "acid.2"),
        ("checkpoint concourse?", "m2", "checkpoint.2"),
        ("coolant concourse?", "m1", "coolant.3"),
        ("gravity concourse?", "m3", "gravity.2"),
    ],
)
def test_all_others_feel_what_jury_rig_does_not(row: str, card: str, end: str) -> None:
    at = f"pell {row.split()[0]}.1"
    table("pell", "zubrek", row=row, at=at).play(pell=card).at(pell=end)


def test_jury_rig_does_not_open_full_spaces() -> None:
    at = "zubrek narrow.1 pell narrow.2 korrund narrow.2 urumak narrow.3"
    t = table("zubrek", "pell", "korrund", "urumak", row="narrow concourse?", at=at)
    t.play(zubrek="m2").at(zubrek="narrow.1")
    t.happened("survivor_stopped", runner="zubrek", reason="full")


def test_jury_rig_does_not_light_dark_passageway() -> None:
    t = table("zubrek", "pell", row="dark concourse narrow?",
              at="zubrek dark.1 pell concourse.1 teal concourse.1 sky concourse.1")  # fmt: skip
    t.play(zubrek="m3").at(zubrek="dark.3")


def test_jury_rig_turns_round_at_a_wall_like_all_others() -> None:
    t = table("zubrek", "pell", row="concourse deadend|", at="zubrek deadend.3")
    t.play(zubrek="m1").at(zubrek="deadend.2").happened("survivor_turned", runner="zubrek")


def test_an_action_can_move_zubrek_onto_debris_and_over_a_hole() -> None:
    at = "zubrek debris.2 pell debris.2 teal debris.1 sky debris.1"
    table("pell", "zubrek", row="debris concourse?", at=at).act(pell="shove").answer("zubrek").at(
        zubrek="debris.3"
    )
    at = "zubrek hole.2 pell hole.2 teal hole.1 sky hole.1"
    table("pell", "zubrek", row="hole concourse?", at=at).act(pell="shove").answer("zubrek").at(
        zubrek="hole.3"
    )
