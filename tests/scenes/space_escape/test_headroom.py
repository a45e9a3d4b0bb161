"""On the uppermost space nobody loses its head: there is room for whoever acts below the strip."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.scenes.fit import Fit
from game.scenes.space_escape.pieces import ACTIVE_GROWTH, FOOT, RAT_HEIGHT
from game.ui.theme import LAMP
from tests.rules.space_escape.tabletop import table
from tests.scenes.space_escape.tables import SIZES, places, sit_down

TOP = min(places().spaces, key=lambda node: places().spot(node.id)[1]).id


@pytest.mark.parametrize("size", SIZES[:-1])
def test_an_acting_rat_on_the_uppermost_space_is_below_the_strip(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    at = sit_down(tmp_path, table("6", rats={"ember": TOP, "sky": 18}), size)
    _, foot = at.point_of_node(TOP)
    fit = Fit.of(places(), at.frame.board)
    head = foot + (FOOT - RAT_HEIGHT * ACTIVE_GROWTH) * fit.ratio
    assert head > at.frame.board.y + 4
    below = at.frame.board.bottom - fit.screen(0, places().size[1])[1]
    assert below >= -0.01, "the map is still shown down to its lower edge"


def test_the_arrow_over_a_rat_on_the_uppermost_space_is_whole(tmp_path: Path) -> None:
    at = sit_down(tmp_path, table("39", rats={"ember": TOP, "sky": 18}), (1280, 720))
    at.hover("rat:ember").show()
    x, _ = at.point_of_node(TOP)
    top = round(at.frame.board.y)
    column = [at.canvas.surface.get_at((round(x), y)) for y in range(top, top + 14)]
    lamp = [colour for colour in column if near(colour, pygame.Color(LAMP))]
    assert len(lamp) >= 6, "all of the arrow's height is on the board"


def near(one: pygame.Color, other: pygame.Color) -> bool:
    """Say whether two colours look the same."""
    return max(abs(a - b) for a, b in zip(one[:3], other[:3], strict=True)) < 12
