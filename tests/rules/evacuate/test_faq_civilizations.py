"""What the rulebook's questions and answers say about civilizations."""

from __future__ import annotations

from tests.rules.evacuate.table import table


def test_immune_targets_can_be_chosen_and_the_attack_fails() -> None:
    """First the target is decided, then the attack is resolved; it is spent."""
    t = table("urumak", "korrund", spent={"urumak": ""}).act(urumak="shove").answer("korrund")
    t.happened("action_failed", runner="korrund", reason="immune").finish()
    assert t.state.spent[0] == ["shove"]


def test_warp_reality_and_hyper_evolved_are_resolved_in_turn_order() -> None:
    """Skith first: Mendeku copies a 3 that is a 1 by then. Mendeku first: its 3 becomes 1, and
    whoever copies Warp Reality undoes or repeats it."""
    for first in ("skith", "mendeku"):
        t = table("skith", "mendeku", "pell", first=first)
        t.play(skith="warp", mendeku="hyper", pell="m3").sees(
            first, "warp" if first == "skith" else "hyper"
        )
    t = table("skith", "mendeku", "pell", first="mendeku", specials=["", "", ""])
    t.play(skith="warp", mendeku="hyper", pell="panic_run").answer("pell").answer("use")
    t.speeds(mendeku=0, pell=0).finish()
    assert len(t.all("panic_called")) == 2
    t = table("skith", "mendeku", "pell", first="skith", specials=["", "", ""])
    t.play(skith="warp", mendeku="hyper", pell="m1").answer("use").answer("pell")
    t.speeds(mendeku=3, pell=3)


def test_special_cards_are_played_when_they_matter() -> None:
    """Each is asked for in its own window, and nowhere else in a round that needs none."""
    t = table("skith", "urumak", "pell", "collector").play().finish()
    asked = {str(event.data.get("ask")) for event in t.all("forced")}
    assert not asked
    t.holds("skith", "time_slip").holds("urumak", "shrug_off").holds("pell", "decoy")


def test_the_collector_collects_one_neutral_of_each_colour() -> None:
    at = "collector concourse.4 korrund concourse.1 teal concourse.5 sky concourse.5"
    t = table("collector", "korrund", at=at, deck="front nohostile").attack()
    t.until("special_collect_nomia").alive(collector=5, teal=4, sky=4)
    assert t.state.captives == ("2", "3")
    at = "collector concourse.4 korrund concourse.1 teal concourse.5 sky concourse.1"
    t = table("collector", "korrund", at=at, deck="front nohostile", captives=("2",))
    t.attack().until("special_collect_nomia").never("captive_taken")


def test_urumak_may_hit_another_survivor_first() -> None:
    t = table("urumak", "pell", at="urumak concourse.5", deck="front nohostile", hits=1)
    t.attack().answer("pass").offers("fresh", "hurt").answer("fresh").alive(urumak=3)
    assert t.state.hits == 2


def test_mendeku_can_take_collect_nomia_but_it_does_nothing() -> None:
    t = table("collector", "mendeku", at="collector concourse.1 mendeku concourse.1",
              deck="front rear nohostile")  # fmt: skip
    t.attack(draws=1).until("special_collect_nomia", place_neutral="rear").answer("use")
    t.sees("mendeku", "assimilate", card="collect_nomia").answer("take").alive(mendeku=6)
    t.holds("mendeku", "sudden_growth", "collect_nomia").finish()
    assert len(t.all("nomia_collected")) == 1


def test_neutral_survivors_have_no_civilization() -> None:
    t = table("urumak", "pell", at="teal concourse.5", deck="front nohostile").attack()
    t.until("pick_nomia").lost("teal").alive(teal=4)
    assert len(t.state.civs) == len(t.state.specials) == 2
