"""The patterns of the seats: told apart without colour, and kept within their boxes."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from game.ui import patterns
from game.ui.canvas import Canvas
from game.ui.theme import SEATS

GROUND = (128, 128, 128)
BOXES = {"a band": (10, 10, 6, 60), "a bar": (10, 10, 80, 16), "a plate": (10, 10, 60, 60)}


def marks(seat: int, box: tuple[float, float, float, float]) -> list[bool]:
    """Return which pixels of a grey box a pattern darkens, row by row."""
    surface = pygame.Surface((1280, 720))
    surface.fill(GROUND)
    patterns.weave(Canvas(surface), box, seat, step=patterns.BAND)
    left, top, width, height = map(int, box)
    spots = [(x, y) for y in range(top, top + height) for x in range(left, left + width)]
    return [sum(surface.get_at(spot)[:3]) != sum(GROUND) for spot in spots]


def test_every_seat_has_a_pattern_of_its_own() -> None:
    assert len({look.pattern for look in SEATS}) == len(SEATS)


@pytest.mark.parametrize("where", BOXES)
def test_patterns_are_told_apart_without_colour(where: str) -> None:
    found = [marks(seat, BOXES[where]) for seat in range(len(SEATS))]
    for one, other in combinations(range(len(SEATS)), 2):
        pairs = list(zip(found[one], found[other], strict=True))
        share = sum(a != b for a, b in pairs) / len(pairs)
        assert share > 0.15, f"{SEATS[one].pattern} and {SEATS[other].pattern} on {where}"


@pytest.mark.parametrize("seat", range(len(SEATS)))
def test_a_pattern_stays_in_its_box_and_out_of_its_corners(seat: int) -> None:
    surface = pygame.Surface((1280, 720))
    surface.fill(GROUND)
    box = pygame.Rect(20, 20, 50, 40)
    patterns.weave(Canvas(surface), tuple(box), seat, 12)
    changed = [
        (x, y) for x in range(100) for y in range(80) if surface.get_at((x, y))[:3] != GROUND
    ]
    assert all(box.collidepoint(spot) for spot in changed)
    assert not set(changed) & {(20, 20), (21, 20), (69, 20), (20, 59), (69, 59)}
    assert bool(changed) == (SEATS[seat].pattern != "solid")
