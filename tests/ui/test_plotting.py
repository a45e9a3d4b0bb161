"""Where ticks, labels and marks of a chart go."""

from __future__ import annotations

import itertools

import pytest

from game.ui.plotting import every, spread, thinned, ticks


@pytest.mark.parametrize(
    ("low", "high", "most", "expected"),
    [
        (0, 4, 6, [0, 1, 2, 3, 4]),
        (0, 511, 6, [0, 200, 400, 600]),
        (0, 511, 7, [0, 100, 200, 300, 400, 500, 600][:7]),
        (-30, 70, 6, [-50, 0, 50, 100]),
        (0, 0, 5, [0, 1]),
        (0, 1000, 2, [0, 1000]),
    ],
)
def test_ticks_are_round_numbers_that_reach_over_all_values(
    low: float, high: float, most: int, expected: list[float]
) -> None:
    assert ticks(low, high, most) == expected


def test_ticks_are_never_more_than_asked_for_and_always_whole() -> None:
    for high in range(1, 400, 7):
        for most in range(2, 9):
            found = ticks(0, high, most)
            assert 2 <= len(found) <= most
            assert found[-1] >= high
            assert all(value == int(value) for value in found)


def test_labels_that_are_far_apart_stay_where_they_are() -> None:
    assert spread([10, 50, 90], 20, 0, 100) == [10, 50, 90]


def test_labels_at_one_place_stand_around_it() -> None:
    assert spread([50, 50, 50], 20, 0, 100) == [30, 50, 70]


def test_labels_stay_within_the_chart_and_in_their_order() -> None:
    placed = spread([99, 98, 97], 20, 0, 100)
    assert placed == [100, 80, 60]


def test_labels_without_room_are_equally_far_apart() -> None:
    placed = spread([0, 0, 0, 0, 0], 50, 0, 100)
    assert placed == [0, 25, 50, 75, 100]


@pytest.mark.parametrize("wanted", list(itertools.product((0.0, 40.0, 55.0, 100.0), repeat=4))[::5])
def test_labels_never_lie_over_each_other(wanted: tuple[float, ...]) -> None:
    placed = spread(wanted, 18, 0, 100)
    ordered = sorted(placed)
    assert all(b - a >= 18 - 1e-6 for a, b in itertools.pairwise(ordered))
    assert ordered[0] >= -1e-6
    assert ordered[-1] <= 100 + 1e-6
    for (one, at), (two, there) in itertools.combinations(zip(wanted, placed, strict=True), 2):
        assert one == two or (one < two) == (at < there)


def test_names_of_points_are_left_out_where_they_would_touch() -> None:
    assert thinned([0, 30, 60, 90], [40, 40, 40, 40], 10) == [0, 2]
    assert thinned([0, 30, 60], [10, 10, 10], 10) == [0, 1, 2]
    assert thinned([0, 30, 60], [0, 10, 10], 10) == [1, 2]


def test_marks_on_a_line_keep_their_distance() -> None:
    assert every(5, 400, 46) == 1
    assert every(41, 400, 46) == 5
    assert every(1, 400, 46) == 1
