"""The ways a match ends: one to win and five to lose, each at once."""

from __future__ import annotations

import pytest

from game.rules.space_escape import ITEMS, SPACE_ESCAPE
from tests.rules.space_escape.tabletop import OUT, POD, Table, table

ALL_BUT_EMBER = {"sun": POD, "teal": POD, "sky": POD}


def last_rat(card: str = "5", items: tuple[str, ...] = ITEMS, **more: object) -> Table:
    """Everybody but ember is in the pod, and ember is one step from its ladder."""
    return table(card, rats={"ember": 74, **ALL_BUT_EMBER}, packs={"sky": items}, **more)  # type: ignore[arg-type]


def test_all_rats_in_the_pod_with_all_items_wins() -> None:
    t = last_rat().answer("cw1").ended("escaped")
    result = SPACE_ESCAPE.result(t.state)
    assert result is not None
    assert result.winners == (0, 1, 2, 3)
    assert result.scores == (8, 8, 8, 8)
    assert result.values["boarded"] == 4
    assert result.values["items"] == 4


def test_the_win_comes_at_once_even_before_the_snakes_move() -> None:
    """The plum snakes of this very card would have to walk into the pod."""
    t = last_rat("5", snakes={"plum": (72, 78)}).answer("cw1").ended("escaped")
    t.never("snake_moved")
    assert t.events[-1].kind == "match_won"
    assert t.state.pending == []


def test_all_rats_in_the_pod_without_an_item_lose_at_once() -> None:
    t = last_rat(items=("toothbrush", "tape", "radish")).answer("cw1").ended("item_missing")
    t.happened("match_lost", reason="item_missing", culprit="map")


def test_a_rat_that_still_fetches_something_may_keep_the_others_waiting() -> None:
    t = last_rat(items=("toothbrush", "tape", "radish")).answer("ccw1")
    assert SPACE_ESCAPE.result(t.state) is None


def test_a_rat_shoved_into_the_pod_is_done_with_the_card() -> None:
    rats = {"ember": 73, "sun": 74, "teal": POD, "sky": POD}
    t = table("21", rats=rats, packs={"sky": ITEMS}).answer("ember", "cw1", "cw")
    t.at(ember=74, sun=POD).sees("move_snake")


def test_items_count_whoever_carries_them() -> None:
    packs = {"sky": ("map",), "sun": ("tape", "radish"), "ember": ("toothbrush",)}
    t = table("5", rats={"ember": 74, **ALL_BUT_EMBER}, packs=packs).answer("cw1")
    t.ended("escaped")


def test_two_rats_are_enough_in_a_game_for_two() -> None:
    t = table("5", seats=2, rats={"ember": 74, "sun": POD}, packs={"sun": ITEMS}).answer("cw1")
    t.ended("escaped")


def test_a_second_bite_loses() -> None:
    t = table("46", rats={"ember": 31}, snakes={"plum": 33}, spent=("ember",)).answer("cw3")
    t.ended("bitten_twice")


def test_two_rats_bitten_once_each_do_not_lose() -> None:
    t = table("20", rats={"sun": 26, "teal": 27}, snakes={"lime": 25})
    t.answer("ember", "cw3", "cw3").bitten("sun", "teal")
    assert SPACE_ESCAPE.result(t.state) is None


def test_a_rat_in_outer_space_loses() -> None:
    table("5").answer("ccw1").at(ember=OUT).ended("lost_in_space")


def test_a_snake_in_the_pod_loses() -> None:
    table("40", snakes={"plum": 74}).answer("cw2", "plum", "cw1").ended("snake_in_pod")


def test_a_hand_without_a_card_loses() -> None:
    t = table("41", "38", seats=2, deck=0)
    t.answer("cw3", "plum", "ccw2", "copper").ended("out_of_cards")
    assert t.state.turns_taken == 43


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_nobody_wins_a_lost_match_and_all_have_the_same_score(seats: int) -> None:
    t = table("5", seats=seats, packs={"sun": ("map",)}).answer("ccw1").ended("lost_in_space")
    result = SPACE_ESCAPE.result(t.state)
    assert result is not None
    assert result.winners == ()
    assert result.scores == (1,) * seats
    assert result.values["culprit"] == "ember"
