"""Whether AI seats of Evacuate! see what any player would see at a glance."""

from __future__ import annotations

import pytest

from game.bots.player import Budget
from game.bots.players import LEVELS, player_for
from game.rules.evacuate import EVACUATE
from tests.rules.evacuate.table import basic, table

QUIET_DECK = "nohostile nohostile nohostile medical"
"""Nothing in it strikes."""


def chosen(t, name, level="steady", seed=1):
    """Return what an AI seat would answer now."""
    seat = t.names[name]
    decision = EVACUATE.decisions(t.state)[seat]
    view = EVACUATE.view(t.state, seat)
    return player_for("evacuate", level).choose(view, seat, decision, Budget(seed=seed))


def chosen_run(t, name, level="steady", seed=1):
    """Return which run card an AI seat would choose at the beginning of the round."""
    t._begin()
    return chosen(t, name, level, seed)


@pytest.mark.parametrize("level", LEVELS)
def test_the_rearmost_catches_up_when_only_rear_can_come(level):
    t = basic(3, deck="rear rear rear rear", row="concourse deck service?",
              at="ember concourse.1 sun concourse.4 teal concourse.4")  # fmt: skip
    assert chosen_run(t, "ember", level) in ("m3", "drag", "panic_run", "pack")


def test_the_foremost_stays_back_when_only_front_can_come():
    t = basic(3, deck="front front front front", row="concourse deck service?",
              at="ember concourse.5 sun concourse.2 teal concourse.2")  # fmt: skip
    assert chosen_run(t, "ember") in ("m1", "shove", "pack")


def test_nobody_calls_one_more_card_without_need():
    t = basic(4, deck="ambush ambush front rear")
    assert all(chosen_run(t, "ember", seed=seed) != "panic_run" for seed in range(5))


def test_ithli_plays_by_the_card_it_has_seen():
    layout = {"row": "concourse deck service?", "at": "ithli concourse.3 pell concourse.3"}
    seen_lurkers = table("ithli", "pell", deck="lurkers front rear rear", **layout)
    seen_ambush = table("ithli", "pell", deck="ambush front rear rear", **layout)
    slow, far = ("m1", "shove"), ("blink", "panic_run")
    assert chosen_run(seen_lurkers, "ithli") not in slow
    assert chosen_run(seen_ambush, "ithli") not in far


def test_a_trip_sends_somebody_else_to_the_rear():
    t = basic(3, deck="rear rear rear rear", row="concourse service",
              at="ember concourse.3 sun concourse.3 teal concourse.3")  # fmt: skip
    t.act(ember="trip").sees("ember", "trip")
    assert chosen(t, "ember") in ("runner:1", "runner:2")


def test_the_lights_lead_out_of_the_last_line():
    t = basic(3, deck="lighting rear rear rear", row="concourse service",
              at="ember concourse.2 sun concourse.3 teal concourse.4")  # fmt: skip
    t.attack(draws=1).sees("ember", "lighting")
    assert chosen(t, "ember") == "forward"


def test_who_runs_behind_but_has_most_survivors_brings_in_front():
    t = basic(3, deck="rear rear nohostile nohostile", row="concourse service", alive={"sun": 3},
              at="ember concourse.1 sun concourse.3 teal concourse.3")  # fmt: skip
    t.attack().sees("ember", "pick_nomia")
    assert chosen(t, "ember") in ("nomia:front", "nomia:swarm")


def test_skith_slips_away_from_a_loss():
    t = table("skith", "pell", "korrund", deck="rear nohostile", row="concourse service",
              at="skith concourse.1 pell concourse.3 korrund concourse.3")  # fmt: skip
    t.attack().sees("skith", "special_time_slip")
    assert chosen(t, "skith") == "use"


def test_the_collector_takes_the_nomia_token():
    t = table("collector", "pell", deck="rear nohostile nohostile", row="concourse service",
              at="collector concourse.4 pell concourse.2")  # fmt: skip
    t.attack().until("special_collect_nomia")
    assert chosen(t, "collector") == "use"


def test_a_special_card_is_not_spent_where_nothing_is_to_be_feared():
    t = table("zubrek", "pell", deck=QUIET_DECK, row="concourse service")
    t.act(zubrek="m2").sees("zubrek", "rewire")
    assert chosen(t, "zubrek") == "pass"


def test_ossuar_feasts():
    t = table("ossuar", "pell", deck="nohostile nohostile front", row="concourse service")
    t.attack().until("feast")
    assert chosen(t, "ossuar").startswith("nomia:")


def test_urumak_keeps_its_survivors_whole():
    """A second hit on the same Survivor kills it; a fresh one only gets hurt."""
    t = table("urumak", "pell", deck="rear nohostile", row="concourse service", hits=1,
              at="urumak concourse.1 pell concourse.4")  # fmt: skip
    t.attack().until("lay_hit")
    assert chosen(t, "urumak") == "fresh"
