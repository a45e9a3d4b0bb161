"""The actions of the civilizations' own run cards."""

from __future__ import annotations

from game.rules.contract import Target
from tests.rules.evacuate.table import table

# Urumak: Trample


def test_trample_sends_everybody_on_the_space_back() -> None:
    t = table("urumak", "pell", "skith", at="sky concourse.2").act(urumak="trample")
    t.sees("urumak", "trample").answer("use")
    t.at(urumak="concourse.3", pell="concourse.2", skith="concourse.2", sky="concourse.2")
    t.happened("survivor_pushed", runner="pell", by="urumak", card="trample")


def test_trample_can_be_left_undone_and_is_not_asked_alone() -> None:
    table("urumak", "pell").act(urumak="trample").answer("pass").at(pell="concourse.3")
    t = table("urumak", "pell", at="urumak concourse.4").act(urumak="trample")
    t.not_asked("trample").next_round()


def test_trample_does_not_move_korrund_or_over_the_end_of_the_row() -> None:
    t = table("urumak", "korrund", "pell").act(urumak="trample").answer("use")
    t.at(korrund="concourse.3", pell="concourse.2")
    at = "urumak concourse.1 pell concourse.1 skith concourse.2 sky concourse.2"
    t = table("urumak", "pell", "skith", at=at).act(urumak="trample").answer("use")
    t.at(pell="concourse.1").happened("action_failed", runner="pell", reason="blocked")


# Ossuar: Wail


def test_wail_moves_those_here_and_beside_the_rearmost_first() -> None:
    at = "ossuar concourse.3 pell concourse.2 ithli concourse.4 zubrek concourse.5"
    t = table("ossuar", "pell", "skith", "ithli", "zubrek", at=at).act(ossuar="wail")
    t.answer("use").at(ossuar="concourse.3", pell="concourse.1", skith="concourse.2")
    t.at(ithli="concourse.3", zubrek="concourse.5")


def test_wail_lets_the_rearmost_make_room_in_a_narrow_place() -> None:
    at = "ossuar narrow.3 pell narrow.2 skith narrow.2 ithli narrow.3"
    t = table("ossuar", "pell", "skith", "ithli", row="narrow concourse?", at=at)
    t.act(ossuar="wail").answer("use")
    t.at(pell="narrow.1", skith="narrow.1", ithli="narrow.2").never("action_failed")


# Collector: Tractor Beam


def test_the_tractor_beam_pulls_two_spaces_towards_the_collector() -> None:
    at = "collector concourse.2 pell concourse.5 skith concourse.1 sky service.1"
    t = table("collector", "pell", "skith", row="concourse service narrow?", at=at)
    t.act(collector="tractor").sees("collector", "tractor").offers("pell", "skith", "pass")
    t.answer("pell").at(pell="concourse.3")
    assert len(t.all("survivor_pushed")) == 2


def test_the_tractor_beam_stops_at_the_collector() -> None:
    at = "collector concourse.2 pell concourse.1"
    t = table("collector", "pell", at=at).act(collector="tractor").answer("pell")
    t.at(pell="concourse.2")


def test_the_tractor_beam_stops_before_what_no_action_can_cross() -> None:
    at = "collector debris.1 pell debris.4 skith debris.1 sky debris.1"
    t = table("collector", "pell", "skith", row="debris concourse?", at=at)
    t.act(collector="tractor").answer("pell").at(pell="debris.4")
    t.happened("action_failed", runner="pell", reason="blocked")


def test_the_tractor_beam_cannot_move_korrund_or_who_is_on_maintenance_access() -> None:
    at = "collector concourse.2 korrund concourse.4"
    t = table("collector", "korrund", at=at).act(collector="tractor").answer("korrund")
    t.at(korrund="concourse.4").happened("action_failed", runner="korrund", reason="immune")
    at = "collector concourse.2 pell maint.3 skith concourse.2 sky concourse.2"
    t = table("collector", "pell", "skith", row="maint concourse narrow?", at=at)
    t.act(collector="tractor").answer("pell").at(pell="maint.3")


# All of them (R13)


def test_every_action_is_a_may() -> None:
    """Declined, it moves and changes nothing."""
    at = "pell concourse.2 skith concourse.2"
    for civ, card in (
        ("collector", "tractor"),
        ("glazatoq", "slime"),
        ("pell", "scatter"),
        ("ossuar", "wail"),
    ):
        t = table(civ, "korrund", at=at.replace("pell", civ).replace("skith", "korrund"))
        t.act(**{civ: card}).sees(civ, card).answer("pass").at(korrund="concourse.2")
        t.never("survivor_pushed").never("survivors_swapped").never("survivor_slimed")


# Glazatoq: Slime Trail


def test_slime_slows_those_here_and_right_behind_in_the_next_round() -> None:
    at = "glazatoq concourse.3 pell concourse.2 skith concourse.3 sky concourse.4"
    t = table("glazatoq", "pell", "skith", at=at, neutral=((2,),)).act(glazatoq="slime")
    t.answer("use").happened("survivor_slimed", runner="pell").finish()
    t.play(glazatoq="m2", pell="m3", skith="m1").at(glazatoq="concourse.5", pell="concourse.4")
    t.at(skith="concourse.3").happened("survivor_stayed", runner="skith", reason="zero")
    assert t.finish().state.slimed == [0, 0, 0, 0]


def test_slime_does_not_change_what_the_card_says() -> None:
    """A slowed Move 3 still stops in the acid."""
    at = "glazatoq acid.1 pell acid.1 teal acid.1 sky acid.1"
    t = table("glazatoq", "pell", row="acid concourse narrow?", at=at, slimed=[0, 1, 0, 0])
    t.play(pell="m3").at(pell="acid.2")


def test_slime_reaches_korrund_but_nobody_on_maintenance_access() -> None:
    t = table("glazatoq", "korrund").act(glazatoq="slime").answer("use").finish()
    assert t.state.slimed[1] == 1
    at = "glazatoq concourse.1 pell maint.3 teal concourse.4 sky concourse.4"
    t = table("glazatoq", "pell", row="maint concourse narrow?", at=at).act(glazatoq="slime")
    t.answer("use").happened("action_failed", runner="pell", reason="immune")
    assert t.finish().state.slimed == [0, 0, 0, 0]


# Pell: Scatter


def test_scatter_swaps_places_within_two_spaces() -> None:
    at = "pell concourse.1 skith concourse.3 ithli concourse.4 korrund concourse.2"
    t = table("pell", "skith", "ithli", "korrund", at=at).act(pell="scatter")
    t.offers("skith", "korrund", "pass").answer("skith")
    t.at(pell="concourse.3", skith="concourse.1")
    t.happened("survivors_swapped", runner="pell", other="skith")
    assert t.state.moved == [0, 0, 0, 0]


def test_scatter_does_not_swap_with_korrund() -> None:
    t = table("pell", "korrund", at="pell concourse.2").act(pell="scatter").answer("korrund")
    t.at(pell="concourse.2").happened("action_failed", runner="korrund", reason="immune")


def test_scatter_puts_nobody_on_debris() -> None:
    at = "pell debris.2 skith debris.3 ithli debris.1 korrund debris.1"
    t = table("pell", "skith", "ithli", "korrund", row="debris concourse?", at=at)
    t.act(pell="scatter").answer("skith").at(pell="debris.2", skith="debris.3")
    t.happened("action_failed", runner="skith", reason="blocked")


def test_scatter_swaps_between_full_spaces() -> None:
    at = "pell narrow.1 skith narrow.2 ithli narrow.1 korrund narrow.2"
    t = table("pell", "skith", "ithli", "korrund", row="narrow concourse?", at=at)
    t.act(pell="scatter").answer("skith").at(pell="narrow.2", skith="narrow.1")


def test_who_cannot_move_cannot_scatter() -> None:
    at = "pell concourse.2"
    t = table("pell", "skith", at=at, stunned=[True, False, False, False]).act(pell="scatter")
    t.not_asked("scatter").at(pell="concourse.2")


# Korrund: Dig In


def test_dig_in_protects_from_rear_and_pincer() -> None:
    for card in ("rear", "pincer"):
        t = table("korrund", "pell", at="korrund concourse.1", deck=f"{card} nohostile")
        t.act(korrund="digin").answer("use").finish(special_bulwark="pass")
        t.happened("survivor_spared", runner="korrund", reason="digin").alive(korrund=5)


def test_dig_in_protects_nobody_else_and_from_nothing_else() -> None:
    t = table("korrund", "pell", at="korrund concourse.1 pell concourse.1", deck="rear nohostile")
    t.act(korrund="digin").answer("use").finish().lost("pell", "pell")
    t = table("korrund", "pell", at="korrund concourse.5", deck="front nohostile")
    t.act(korrund="digin").answer("use").finish(special_bulwark="pass").lost("korrund")


def test_dig_in_ends_with_the_round() -> None:
    t = table("korrund", "pell", at="korrund concourse.1", deck="nohostile rear medical")
    t.act(korrund="digin").answer("use").next_round()
    assert t.state.dug_in == ()


# Zubrek: Weld Shut


def test_a_weld_costs_two_until_the_end_of_the_next_run() -> None:
    at = "zubrek concourse.4 pell concourse.2 teal concourse.1 sky concourse.1"
    t = table("zubrek", "pell", at=at, neutral=((3,), (2,))).act(zubrek="weld").answer("use")
    t.happened("space_welded", seat="zubrek").finish()
    t.play(zubrek="m1", pell="m1").at(pell="concourse.2", teal="concourse.3", sky="concourse.2")
    t.happened("survivor_stopped", runner="pell", reason="weld")
    assert t.state.weld == ()


def test_a_weld_on_debris_still_costs_two() -> None:
    at = "zubrek debris.4 pell debris.2 teal debris.1 sky debris.1"
    t = table("zubrek", "pell", row="debris concourse?", at=at).act(zubrek="weld").answer("use")
    t.finish().play(pell="m2").at(pell="debris.3")


def test_a_weld_goes_with_its_station_card() -> None:
    at = "zubrek concourse.1 pell concourse.2 teal concourse.2 sky concourse.2"
    t = table("zubrek", "pell", row="maint concourse service?", at=at).act(zubrek="weld")
    t.answer("use").finish().happened("station_removed", card="maint")
    assert t.state.weld == ()


def test_nobody_is_pushed_onto_a_weld() -> None:
    at = "zubrek concourse.4 pell concourse.2 skith concourse.2 sky concourse.1"
    t = table("zubrek", "pell", "skith", at=at).act(zubrek="weld", pell="shove").answer("use")
    t.answer("skith").at(skith="concourse.2").happened("action_failed", reason="blocked")


def test_there_is_nothing_to_weld_at_the_end_of_the_row() -> None:
    t = table("zubrek", "pell", at="zubrek concourse.1").act(zubrek="weld").not_asked("weld")
    t.until("rewire")


def test_zubrek_and_a_copy_weld_two_spaces() -> None:
    at = "zubrek concourse.4 mendeku concourse.2 teal concourse.2 sky concourse.2"
    t = table("zubrek", "mendeku", at=at).act(zubrek="weld")
    t.state.acts[1] = "weld"
    t.answer("use").sees("mendeku", "weld").answer("use")
    assert len(t.state.weld) == 2


# Ithli: Premonition


def test_premonition_shows_two_cards_and_may_bury_one() -> None:
    t = table("ithli", "pell", deck="rear front nohostile").act(ithli="premonition")
    t.sees("ithli", "premonition", cards=("rear", "front"))
    t.offers("rear", "front", "pass")
    assert t.option("rear").target == Target("button", "bottom:rear")
    t.answer("front")
    assert t.state.nomia_deck[0] == "front"
    t.drew("rear")


def test_premonition_can_leave_both() -> None:
    t = table("ithli", "pell", deck="nohostile front rear").act(ithli="premonition")
    t.answer("pass").drew("nohostile").top("front rear").next_round()


def test_what_ithli_sees_nobody_else_sees() -> None:
    t = table("ithli", "pell", deck="nohostile front rear").act(ithli="premonition")
    assert t.seen_by("ithli").nomia_deck == ["?", "front", "nohostile"]
    assert t.seen_by("pell").nomia_deck == ["?", "?", "?"]
    assert not t.seen_by("pell").asked
    (seen,) = t.all("nomia_seen")
    assert seen.seen_by == (0,)
    t.answer("pass")
    assert t.seen_by("ithli").nomia_deck == ["?", "front"]


def test_a_buried_second_card_leaves_the_first_one_known() -> None:
    t = table("ithli", "pell", deck="nohostile front rear").act(ithli="premonition")
    t.answer("front")
    assert t.state.nomia_deck == ["front", "rear"]
    assert t.state.peeks == [1, 0], "Foresight of the next round"
