"""Hexagons: cells of Tiled and spaces of the rules are the same places, and six turns are none."""

import math

import pytest

from game.content.hexes import HexGrid, corners, edge_middle, place, turned
from game.rules.escape_plan.city import DIRECTIONS, steps_between

SIDE = 28
HIGH = 48
EVEN = HexGrid(56, HIGH, SIDE, odd_is_low=False)
ODD = HexGrid(56, HIGH, SIDE)
ORIGINS = [(14, 7), (15, 7), (0, 0), (3, 2)]
SPACES = [(q, r) for q in range(-7, 8) for r in range(-7, 8)]

each_grid = pytest.mark.parametrize("grid", [ODD, EVEN])


def middle(grid: HexGrid, cell: tuple[int, int]) -> tuple[float, float]:
    left, top, wide, high = grid.box(cell)
    return left + wide / 2, top + high / 2


@each_grid
@pytest.mark.parametrize("origin", ORIGINS)
def test_a_cell_and_its_space_lead_to_each_other(grid: HexGrid, origin: tuple[int, int]) -> None:
    assert grid.space(origin, origin) == (0, 0)
    for space in SPACES:
        assert grid.space(grid.cell(space, origin), origin) == space
    assert len({grid.cell(space, origin) for space in SPACES}) == len(SPACES)


@each_grid
@pytest.mark.parametrize("origin", ORIGINS)
def test_neighbours_of_the_rules_are_neighbours_on_the_map(
    grid: HexGrid, origin: tuple[int, int]
) -> None:
    x, y = middle(grid, origin)
    for edge, direction in enumerate(DIRECTIONS):
        a, b = middle(grid, grid.cell(direction, origin))
        assert math.dist((x, y), (a, b)) == pytest.approx(48, abs=1)
        assert math.degrees(math.atan2(a - x, y - b)) % 360 == pytest.approx(60 * edge, abs=1)


def test_tiled_lays_odd_columns_lower_or_even_ones() -> None:
    assert ODD.box((1, 0)) == (42, 24, 56, 48)
    assert ODD.box((2, 0)) == (84, 0, 56, 48)
    assert EVEN.box((1, 0)) == (42, 0, 56, 48)
    assert EVEN.box((0, 1)) == (0, 72, 56, 48)


def test_a_map_is_as_large_as_tiled_says() -> None:
    assert ODD.size(29, 31) == (1232, 1512)
    assert ODD.size(1, 2) == (56, 96)
    assert EVEN.size(1, 2) == (56, 120)


def test_spaces_lie_as_far_apart_as_tiles_are_wide() -> None:
    for space in SPACES:
        x, y = place(space, 159)
        steps = steps_between(space, (0, 0))
        assert 1.5 * 159 * steps - 1e-6 <= math.dist((0, 0), (x, y)) <= 2 * 137.7 * steps


def test_an_edge_is_the_opposite_edge_of_the_neighbour() -> None:
    for edge, direction in enumerate(DIRECTIONS):
        x, y = place(direction, 159)
        a, b = edge_middle(edge + 3, 159)
        assert edge_middle(edge, 159) == pytest.approx((x + a, y + b), abs=1e-6)


def test_a_turn_moves_each_edge_to_the_next_one_clockwise() -> None:
    for edge in range(6):
        for turns in range(6):
            moved = turned(edge_middle(edge, 100), turns)
            assert moved == pytest.approx(edge_middle(edge + turns, 100))


def test_corners_lie_between_the_edges() -> None:
    around = corners(100)
    for edge in range(6):
        (x, y), (a, b) = around[edge - 1], around[edge]
        assert ((x + a) / 2, (y + b) / 2) == pytest.approx(edge_middle(edge, 100))
