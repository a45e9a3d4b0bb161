"""Between the reveal and the run: Echo, Warp Reality, Hyper Evolved, Sudden Growth, Mind Fog."""

from __future__ import annotations

from tests.rules.evacuate.table import Table, table

LONG_ROW = "concourse service walkway narrow?"


def start(*civs: str, **layout: object) -> Table:
    """A table with room to run: everybody on the first space of Main Concourse."""
    at = " ".join(f"{name} concourse.1" for name in (*civs, *_neutrals(len(civs))))
    return table(*civs, **{"row": LONG_ROW, "at": at, **layout})


def _neutrals(seats: int) -> tuple[str, ...]:
    return {2: ("teal", "sky"), 3: ("sky",)}.get(seats, ())


# Echo


def test_echo_swaps_the_shown_card_with_the_top_of_the_own_pile() -> None:
    t = start("skith", "korrund", spent={"skith": "m1 m3"}).play(skith="m2")
    t.sees("skith", "echo", card="m3", shown="m2").offers("swap", "keep").answer("swap")
    t.happened("card_swapped", seat="skith", card="m3", back="m2").at(skith="concourse.4")
    assert t.state.spent[0] == ["m1", "m2", "m3"], "after the round"


def test_echo_can_bring_an_action_or_take_one_away() -> None:
    t = start("skith", "korrund", spent={"skith": "panic_run"}).play(skith="m2").answer("swap")
    t.finish().happened("panic_called", seat="skith")
    t = start("skith", "korrund", spent={"skith": "m2"}).play(skith="panic_run").answer("swap")
    t.finish().never("panic_called")


def test_echo_needs_a_card_on_the_pile() -> None:
    start("skith", "korrund").play(skith="m2").never("card_swapped").at(skith="concourse.3")


def test_keeping_the_card_leaves_everything_as_it_is() -> None:
    t = start("skith", "korrund", spent={"skith": "m3"}).play(skith="m2").answer("keep")
    t.never("card_swapped").at(skith="concourse.3")


# Warp Reality


def test_warp_reality_turns_every_speed_round() -> None:
    t = start("skith", "korrund", neutral=((4,), (1,))).play(skith="warp", korrund="m1")
    t.sees("skith", "warp").answer("use")
    t.speeds(skith=2, korrund=3, teal=0, sky=3)
    t.at(skith="concourse.3", korrund="concourse.4", teal="concourse.1", sky="concourse.4")
    t.happened("speed_changed", runner="teal", speed=0, by="warp")


def test_warp_reality_can_be_left_unused() -> None:
    start("skith", "korrund").play(skith="warp", korrund="m1").answer("pass").speeds(korrund=1)


def test_under_warp_reality_nobody_goes_below_0() -> None:
    t = start("skith", "vantari").play(skith="warp", vantari="blink").answer("use")
    t.speeds(vantari=0).at(vantari="concourse.1")


def test_warp_reality_does_nothing_for_who_began_on_maintenance_access() -> None:
    t = start("skith", "korrund", row="maint concourse?", at="skith maint.2 korrund maint.1")
    t.play(skith="warp", korrund="m1").never("speed_changed").finish()
    t.happened("action_ignored", seat="skith")


def test_warp_reality_reaches_nobody_on_maintenance_access() -> None:
    t = start("skith", "ithli", row="maint concourse narrow?", at="skith concourse.1 ithli maint.1")
    t.play(skith="warp", ithli="m1").answer("use").speeds(skith=2, ithli=1)


# Hyper Evolved


def test_hyper_evolved_copies_speed_and_action() -> None:
    t = start("mendeku", "pell").play(mendeku="hyper", pell="panic_run")
    t.sees("mendeku", "hyper").offers("pell", "pass").answer("pell", "pass")
    t.speeds(mendeku=4).at(mendeku="concourse.5").finish()
    t.happened("panic_called", seat="mendeku").happened("panic_called", seat="pell")


def test_hyper_evolved_without_a_copy_stands_still() -> None:
    start("mendeku", "pell").play(mendeku="hyper").answer("pass", "pass").at(mendeku="concourse.1")


def test_hyper_evolved_copies_the_action_of_a_civilization() -> None:
    t = start("mendeku", "urumak").play(mendeku="hyper", urumak="trample")
    t.answer("urumak", "pass").until("trample").sees("mendeku", "trample")


def test_a_copied_dig_in_protects_mendeku() -> None:
    t = start("mendeku", "korrund", deck="rear front nohostile")
    t.play(mendeku="hyper", korrund="digin").answer("korrund", "pass")
    t.finish(digin="use").happened("survivor_spared", runner="mendeku", reason="digin")


def test_a_copied_warp_reality_acts_at_once() -> None:
    """Skith was first: 3 became 1. Mendeku copies Warp Reality and turns everything back."""
    t = start("skith", "mendeku", "pell").play(skith="warp", mendeku="hyper", pell="m3")
    t.answer("use").speeds(pell=1).answer("skith").sees("mendeku", "warp").answer("use")
    t.speeds(skith=2, mendeku=2, pell=3)


def test_hyper_evolved_copies_nothing_for_who_began_on_maintenance_access() -> None:
    t = start("mendeku", "pell", row="maint concourse?", at="mendeku maint.1 pell maint.1 "
              "teal maint.2 sky maint.2")  # fmt: skip
    t.play(mendeku="hyper", pell="m3").not_asked("hyper").speeds(mendeku=0)


def test_alone_there_is_nobody_to_copy() -> None:
    t = start("mendeku", "pell", "korrund", alive={"pell": 0, "korrund": 0})
    t.play(mendeku="hyper").sees("mendeku", "sudden_growth").speeds(mendeku=0)


def test_mind_fog_can_wait() -> None:
    t = start("ithli", "pell").play(ithli="m1", pell="m2").answer("pass")
    t.at(pell="concourse.3").holds("ithli", "mind_fog")


# Sudden Growth


def test_sudden_growth_changes_the_own_speed() -> None:
    for said, end in (("+2", "4"), ("+1", "3"), ("-1", "1")):
        t = start("mendeku", "pell").play(mendeku="m1").sees("mendeku", "sudden_growth")
        t.offers("+2", "+1", "-1", "pass").answer(said).holds("mendeku")
        t.at(mendeku=f"concourse.{end}").happened("special_used", card="sudden_growth")


def test_sudden_growth_comes_after_the_own_copy() -> None:
    t = start("mendeku", "pell").play(mendeku="hyper", pell="m2")
    t.answer("pell").sees("mendeku", "sudden_growth", speed=2).answer("-2").speeds(mendeku=0)


def test_sudden_growth_helps_nobody_who_cannot_move() -> None:
    t = start("mendeku", "pell", stunned=[True, False, False, False]).play(mendeku="m1")
    t.not_asked("sudden_growth").holds("mendeku", "sudden_growth")


# Mind Fog


def test_mind_fog_makes_a_card_a_move_1_without_action() -> None:
    t = start("ithli", "pell").play(ithli="m1", pell="panic_run")
    t.sees("ithli", "mind_fog").offers("pell", "pass").answer("pell")
    t.at(pell="concourse.2").holds("ithli").finish().never("panic_called")


def test_mind_fog_is_not_asked_where_it_changes_nothing() -> None:
    start("ithli", "pell").play(ithli="m1", pell="m1").holds("ithli", "mind_fog").never("forced")


def test_mind_fog_reaches_who_is_on_maintenance_access() -> None:
    """Special cards bear no action icon."""
    at = "ithli concourse.1 pell maint.1 teal concourse.1 sky concourse.1"
    t = table("ithli", "pell", row="maint concourse narrow?", at=at).play(ithli="m1", pell="m2")
    t.answer("pell").at(pell="maint.2")


def test_who_asks_why_a_card_cannot_be_fogged_is_told() -> None:
    t = start("ithli", "pell", "korrund").play(ithli="m1", pell="m1", korrund="m2")
    assert t.refuses("ithli", "piece", "runner:1").key == "plain_move_1"
    assert t.refuses("ithli", "piece", "runner:3").key == "neutral_has_no_card"
    assert t.refuses("ithli", "piece", "runner:0").key == "not_yourself"


def test_mind_fog_before_a_reveal_action_stops_it() -> None:
    t = start("ithli", "skith").play(ithli="m1", skith="warp").answer("skith")
    t.not_asked("warp").speeds(skith=1, ithli=1)


def test_mind_fog_after_a_reveal_action_comes_too_late_for_it() -> None:
    t = start("skith", "ithli").play(skith="warp", ithli="m1").answer("use")
    t.speeds(ithli=3).answer("skith").speeds(skith=1, ithli=3)


def test_mind_fog_lies_on_the_card_that_echo_then_puts_away() -> None:
    t = start("ithli", "skith", spent={"skith": "m3"}).play(ithli="m1", skith="m2")
    t.answer("skith").speeds(skith=1).sees("skith", "echo").answer("swap").speeds(skith=3)


# Order (R24, R25)


def test_the_first_player_goes_first_at_the_reveal() -> None:
    """Skith turns 3 into 1, and Mendeku copies the 1; the other way round 3 becomes 1 as well,
    but a copy of Warp Reality's own 2 shows who was first."""
    t = start("skith", "mendeku").play(skith="warp", mendeku="hyper")
    t.sees("skith", "warp").answer("use").sees("mendeku", "hyper")
    t = start("skith", "mendeku", first="mendeku").play(skith="warp", mendeku="hyper")
    t.sees("mendeku", "hyper").answer("pass", "pass").sees("skith", "warp").answer("use")
    t.speeds(mendeku=4)


def test_one_special_card_a_player_and_window() -> None:
    """Mendeku holds Sudden Growth and has taken Mind Fog: at one reveal it plays only one."""
    t = start(
        "mendeku", "ithli", taken="mind_fog", assimilated=True, specials=["sudden_growth", ""]
    )
    t.play(mendeku="m2", ithli="m3").sees("mendeku", "sudden_growth").answer("+1")
    t.not_asked("mind_fog").holds("mendeku", "mind_fog")
    t = start(
        "mendeku", "ithli", taken="mind_fog", assimilated=True, specials=["sudden_growth", ""]
    )
    t.play(mendeku="m2", ithli="m3").answer("pass").sees("mendeku", "mind_fog").answer("ithli")
    t.at(ithli="concourse.2").holds("mendeku", "sudden_growth")


def test_a_speed_of_3_after_the_reveal_stops_in_the_acid() -> None:
    """The acid looks at the card after the reveal, not before (R26)."""
    t = table("skith", "zubrek", "pell", row="acid concourse?", at="skith acid.1 zubrek acid.1 "
              "pell acid.1 sky acid.1")  # fmt: skip
    t.play(skith="warp", pell="m1").answer("use").speeds(pell=3).at(pell="acid.2")
