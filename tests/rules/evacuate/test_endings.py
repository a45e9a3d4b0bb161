"""How a match ends: by the Transport, shared, or with nobody left (R20, R21)."""

from __future__ import annotations

import pytest

from game.rules.evacuate import EVACUATE
from tests.rules.evacuate.table import Table, basic


def transport(seats: int = 4, **layout: object) -> Table:
    """Have the Transport come now."""
    return basic(seats, **{"deck": "evac", "lost": 9, "ready": True, **layout}).attack()


def test_who_has_most_survivors_wins() -> None:
    transport(alive={"ember": 1, "sun": 4, "teal": 3, "sky": 3}).ended("survived", "sun")


def test_the_scores_are_the_living_survivors_with_the_runner() -> None:
    t = transport(alive={"ember": 1, "sun": 4, "teal": 0, "sky": 3})
    result = EVACUATE.result(t.state)
    assert result is not None
    assert result.scores == (1, 4, 0, 3)


@pytest.mark.parametrize(("arrow", "winner"), [(1, "sky"), (-1, "ember")])
def test_a_tie_is_won_by_whose_runner_is_further_along_the_arrow(arrow: int, winner: str) -> None:
    row = "concourse service?" if arrow > 0 else "service? concourse"
    at = "ember concourse.1 sky concourse.5"
    transport(row=row, arrow=arrow, at=at).ended("survived", winner)


def test_a_tie_on_one_space_is_shared() -> None:
    at = "ember concourse.1 sun concourse.4 teal concourse.4 sky concourse.5"
    t = transport(at=at, alive={"sky": 4}).ended("shared", "sun", "teal")
    t.happened("match_won", reason="shared", winners=(1, 2))


def test_neutral_survivors_never_win() -> None:
    transport(2, alive={"ember": 2, "sun": 1}).ended("survived", "ember")


def test_after_the_end_nothing_is_asked() -> None:
    t = transport()
    assert not EVACUATE.decisions(t.state)
    assert t.refuses("ember", "card", "m1").key == "match_over"


def test_with_no_runner_left_the_nomias_win() -> None:
    alive = dict.fromkeys(("ember", "sun", "teal", "sky"), 1)
    t = basic(alive=alive, deck="rear nohostile").attack()
    while EVACUATE.decisions(t.state):
        t.answer("front")
    t.ended("overrun").happened("match_lost", reason="overrun")
    result = EVACUATE.result(t.state)
    assert result is not None
    assert result.scores == (0, 0, 0, 0)


def test_the_nomias_win_whatever_neutral_survivors_are_left() -> None:
    alive = {"ember": 1, "sun": 0}
    t = basic(2, alive=alive, at="ember concourse.1", deck="rear evac", ready=True, lost=9)
    t.attack().ended("overrun")


def test_the_nomias_win_before_the_last_one_picks_a_card() -> None:
    alive = {"ember": 0, "sun": 0, "teal": 0, "sky": 1}
    basic(alive=alive, first="sky", deck="front nohostile").attack().ended("overrun").never(
        "nomia_added"
    )
