"""Turning points: the few turns that changed most who was likely to win."""

from __future__ import annotations

import pytest

from game.bots.chances import from_odds, shares
from game.bots.estimates import ESTIMATES
from game.match.turning import LEAST_CHANGE, MOST, TurningPoint, chosen, turning_points
from game.rules.contract import State
from game.rules.registry import GAMES
from tests.scenes.films import played

RECORDS = (
    ("space_escape", "challenge"),
    ("space_escape", "short"),
    ("evacuate", "full_with_5"),
    ("escape_plan", "with_4"),
    ("escape_plan", "alone"),
)


def point(start: int, before: float, after: float) -> TurningPoint:
    """Return a turning point of the first seat."""
    return TurningPoint(start, start + 1, 0, before, after)


def test_the_three_largest_changes_are_told_in_the_order_in_which_they_came() -> None:
    found = [point(1, 0.3, 0.4), point(2, 0.4, 0.9), point(3, 0.9, 0.6), point(4, 0.6, 0.8)]
    assert chosen(found) == [found[1], found[2], found[3]]


def test_of_equal_changes_the_earlier_counts() -> None:
    found = [point(start, 0.5, 0.6) for start in range(5)]
    assert chosen(found) == found[:MOST]


def test_small_changes_turn_nothing() -> None:
    assert chosen([point(1, 0.5, 0.5 + LEAST_CHANGE / 2)]) == []


@pytest.mark.parametrize(("game_id", "name"), RECORDS)
def test_the_same_match_always_has_the_same_turning_points(game_id: str, name: str) -> None:
    match = played(game_id, name)
    before = match.snapshot()
    points = turning_points(match)
    assert points == turning_points(match)
    assert match.snapshot() == before
    assert len(points) <= MOST
    for turn in points:
        assert 0 <= turn.start < turn.end <= len(match.reel.moments)
        assert turn.change >= LEAST_CHANGE
        assert 0 <= min(turn.before, turn.after) <= max(turn.before, turn.after) <= 1


@pytest.mark.parametrize(("game_id", "name"), RECORDS)
def test_chances_add_up_and_end_with_the_result(game_id: str, name: str) -> None:
    match = played(game_id, name)
    estimate, game = ESTIMATES[game_id], GAMES[game_id]
    half = match.reel.state(game, len(match.reel.moments) // 2)
    chances = estimate.chances(half)
    assert len(chances) == match.setup.seats
    assert all(0 <= chance <= 1 for chance in chances)
    if not game.together and match.setup.seats > 1:
        assert sum(chances) == pytest.approx(1)
    end: State = match.reel.state(game, len(match.reel.moments))
    assert match.result is not None
    for seat, chance in enumerate(estimate.chances(end)):
        if match.setup.seats > 1:
            assert (chance > 0) == (seat in match.result.winners)


def test_more_is_more_likely() -> None:
    assert from_odds(0) == 0.5
    assert from_odds(-50) < from_odds(-1) < from_odds(1) < from_odds(50) <= 1
    assert sum(shares([0.0, 1.0, 2.0])) == pytest.approx(1)
    assert list(shares([0.0, 1.0])) == sorted(shares([0.0, 1.0]))
    assert shares([900.0, 0.0])[0] == pytest.approx(1)
