"""Where thieves stand: every sign stays in sight, and all see who is at which place."""

from __future__ import annotations

from math import dist

import pytest

from game.rules.escape_plan import Laid
from game.rules.graph import Node
from game.scenes.escape_plan.geometry import CityPlan
from game.scenes.escape_plan.standing import MOST, SHRUNK, offsets
from game.scenes.fit import Point
from tests.scenes.escape_plan.cities import places

PLATE, WIDE, HIGH = 48.0, 38.0, 56.0
SHARES = [(i + 0.5) / 12 for i in range(12)]


def signs(tile: int) -> list[Node]:
    return [each for each in places().nodes
            if each.tier == tile and each.kind not in ("street", "water", "edge")]  # fmt: skip


def seen_from(plan: CityPlan, node: Node, other: Node) -> Point:
    """Return where the plate of a place lies, seen from another one, in units of pieces."""
    here, there = plan.spot(node.id), plan.spot(other.id)
    assert here is not None
    assert there is not None
    return (there[0] - here[0]) * SHRUNK, (there[1] - here[1]) * SHRUNK


def hidden(plate: Point, feet: tuple[Point, ...]) -> float:
    """Return which share of a plate is behind somebody."""
    points = [(plate[0] + PLATE * (x - 0.5), plate[1] + PLATE * (y - 0.5))
              for x in SHARES for y in SHARES]  # fmt: skip
    return sum(any(abs(x - at[0]) < WIDE / 2 and at[1] - HIGH < y < at[1] for at in feet)
               for x, y in points) / len(points)  # fmt: skip


@pytest.mark.parametrize("turn", range(6))
def test_five_thieves_at_the_hospital_leave_every_sign_of_its_tile_in_sight(turn: int) -> None:
    plan = CityPlan(places(), (Laid(0, 0, 0, turn),))
    (hospital,) = (each for each in signs(0) if each.kind == "hospital")
    feet = tuple(offsets(plan, hospital.id)[:5])
    for sign in signs(0):
        assert hidden(seen_from(plan, hospital, sign), feet) < 0.5, sign.name


@pytest.mark.parametrize("tile", range(14))
def test_who_stands_alone_hides_no_sign_and_is_nearest_to_its_own(tile: int) -> None:
    for turn in range(6):
        plan = CityPlan(places(), (Laid(tile, 0, 0, turn),))
        for node in signs(tile):
            at = offsets(plan, node.id)[0]
            for sign in signs(tile):
                assert hidden(seen_from(plan, node, sign), (at,)) < 0.25
                if sign != node:
                    assert dist(at, seen_from(plan, node, sign)) > dist(at, (0, 0)) - 16


def test_everybody_has_a_place_of_its_own() -> None:
    plan = CityPlan(places(), (Laid(0, 0, 0, 0),))
    for node in signs(0):
        assert len(set(offsets(plan, node.id))) == MOST


def test_nobody_who_stands_alone_hides_an_officer_of_the_tile() -> None:
    guard, hides = 34.0, 0
    for tile in range(14):
        plan = CityPlan(places(), (Laid(tile, 0, 0, 0),))
        for node in signs(tile):
            here, at = plan.spot(node.id) or (0.0, 0.0), offsets(plan, node.id)[0]
            for colour in range(3):
                x, y = plan.officer_spot(tile, colour)
                seen = (x - here[0]) * SHRUNK, (y - here[1]) * SHRUNK
                hides += hidden(seen, (at,)) > 0.5 and dist(seen, at) < guard
    assert hides == 0
