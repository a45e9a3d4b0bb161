"""Why something cannot be chosen: the answer for each kind of target."""

from __future__ import annotations

from game.rules.contract import Target
from game.rules.evacuate import EVACUATE
from tests.rules.evacuate.table import basic, table


def test_what_is_on_offer_is_not_refused() -> None:
    t = table("pell", "skith", at="pell concourse.2").act(pell="scatter")
    assert EVACUATE.refusal(t.state, 0, Target("piece", "runner:1")) is None


def test_somebody_out_of_reach_is_said_to_be_so_many_spaces_away() -> None:
    at = "pell concourse.1 skith concourse.4"
    t = table("pell", "skith", at=at).act(pell="scatter").sees("pell", "scatter")
    why = t.refuses("pell", "piece", "runner:1")
    assert (why.key, why.values["distance"]) == ("out_of_reach", 3)


def test_nobody_else_can_answer() -> None:
    t = table("pell", "skith", at="pell concourse.2").act(pell="scatter")
    assert t.refuses("skith", "piece", "runner:0").key == "not_your_turn"


def test_the_own_runner_and_one_that_is_gone_cannot_be_chosen() -> None:
    t = table("pell", "skith", "ithli", at="pell concourse.2", alive={"ithli": 0})
    t.act(pell="scatter")
    assert t.refuses("pell", "piece", "runner:0").key == "not_yourself"
    assert t.refuses("pell", "piece", "runner:2").key == "not_in_play"


def test_a_runner_or_card_is_no_answer_to_another_question() -> None:
    t = table("zubrek", "pell").act().sees("zubrek", "rewire")
    for kind, name in (("piece", "runner:1"), ("card", "m1"), ("card", "market:front"),
                       ("node", "3")):  # fmt: skip
        assert t.refuses("zubrek", kind, name).key == "not_asked"


def test_feast_takes_red_cards_that_are_left() -> None:
    t = table("ossuar", "pell", deck="nohostile pincer rear").attack().sees("ossuar", "feast")
    assert t.refuses("ossuar", "card", "market:medical").key == "not_red"
    assert t.refuses("ossuar", "card", "market:pincer").key == "pile_empty"


def test_run_cards_are_refused_for_what_they_are() -> None:
    t = basic(4).play(ember="m2").finish(lay_station="keep:maint")
    assert t.refuses("ember", "card", "m2").key == "card_spent"
    assert t.refuses("ember", "card", "trample").key == "not_your_card"


def test_after_the_end_nothing_can_be_chosen() -> None:
    t = table("korrund", "pell", deck="evac").attack()
    assert t.refuses("korrund", "card", "m1").key == "match_over"
