"""Why something cannot be chosen now: every kind of target gets a reason with numbers."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.contract import Refusal, Target, Value
from game.rules.evacuate import EVACUATE
from tests.rules.evacuate.table import Table, basic, table


def tripping() -> Table:
    at = "ember concourse.1 sun concourse.2 teal concourse.5 sky concourse.1"
    return basic(at=at, alive={"sky": 0}).act(ember="trip")


def test_what_is_on_offer_is_not_refused() -> None:
    t = tripping()
    assert EVACUATE.refusal(t.state, 0, Target("piece", "runner:1")) is None


def test_a_survivor_out_of_reach() -> None:
    values: dict[str, Value] = {"runner": 2, "ask": "trip", "distance": 4}
    assert tripping().refuses("ember", "piece", "runner:2") == Refusal("out_of_reach", values)


@pytest.mark.parametrize(
    ("kind", "target", "reason"),
    [
        ("piece", "runner:0", "not_yourself"),
        ("piece", "runner:3", "not_in_play"),
        ("piece", "runner:9", "not_in_play"),
        ("card", "m1", "not_asked"),
        ("card", "market:front", "not_asked"),
        ("node", "4", "not_asked"),
        ("button", "use", "not_asked"),
    ],
)
def test_other_targets_while_a_survivor_is_chosen(kind: Any, target: str, reason: str) -> None:
    assert tripping().refuses("ember", kind, target).key == reason


def test_somebody_elses_turn() -> None:
    assert tripping().refuses("sun", "piece", "runner:0").key == "not_your_turn"


def test_a_run_card_that_is_spent_or_never_was_yours() -> None:
    t = table("pell", "skith", spent={"pell": "m2"}, deck="nohostile").act().finish()
    assert t.refuses("pell", "card", "m2") == Refusal("card_spent", {"card": "m2"})
    assert t.refuses("pell", "card", "warp") == Refusal("not_your_card", {"card": "warp"})
    assert t.refuses("pell", "piece", "runner:1").key == "not_asked"


def test_an_empty_pile_of_the_market() -> None:
    t = basic(deck="rear nohostile", discard="swarm", at="ember concourse.1").attack()
    assert t.refuses("ember", "card", "market:swarm") == Refusal(
        "pile_empty", {"card": "swarm"}, "R16"
    )
    assert t.refuses("ember", "card", "market:evac").key == "pile_empty"
    assert t.refuses("ember", "card", "market:spoon").key == "not_asked"


def test_a_blue_pile_while_red_ones_are_chosen() -> None:
    t = table("ossuar", "pell").act().until("feast")
    assert t.refuses("ossuar", "card", "market:lighting").key == "not_red"


def test_a_neutral_survivor_has_no_card_to_be_copied() -> None:
    t = table("mendeku", "pell").play(mendeku="hyper").until("hyper")
    assert t.refuses("mendeku", "piece", "runner:2") == Refusal(
        "neutral_has_no_card", {"runner": 2}, "R31"
    )
