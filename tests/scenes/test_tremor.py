"""A thing that cannot be chosen trembles once when it is pressed, but not with reduced motion."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.match.tables import table_from_words
from game.rules.contract import Target
from game.scenes.tremor import LARGEST, REACH, SECONDS, Tremor, extent
from game.ui.canvas import Canvas
from game.ui.inputs import Pointer
from game.ui.layout import Rect
from tests.scenes.space_escape.tables import AtTable, sit_down


def illegal_place(at: AtTable) -> tuple[float, float]:
    """Return a place on the board at which something lies that cannot be chosen, and says why."""
    board = at.table._face.frame.board
    seat = at.choices.seat
    for row in range(2, 60):
        for column in range(2, 60):
            x, y = board.x + board.w * column / 62, board.y + board.h * row / 62
            thing = at.table._face.thing_at(at.canvas, x, y)
            option = at.table.ring.at(x, y)
            if isinstance(thing, Target) and option is None and at.match.refusal(seat, thing):
                return x, y
    raise AssertionError("everything can be chosen")


@pytest.mark.parametrize(
    ("game_id", "reduced"),
    [("space_escape", False), ("evacuate", False), ("escape_plan", False), ("space_escape", True)],
)
def test_it_trembles_at_every_table(tmp_path: Path, game_id: str, reduced: bool) -> None:
    at = sit_down(tmp_path, table_from_words(game_id, "human,novice,novice", 5, ()))
    at.services.settings.change("display", reduced_motion=reduced)
    at.wait(1.0)
    x, y = illegal_place(at)
    at.stage.handle(Pointer("move", x, y))
    at.stage.handle(Pointer("down", x, y))
    assert at.table._tremor.on is not reduced
    if not reduced:
        assert at.stage.rest() == 0
        at.wait(SECONDS + 0.1)
    assert not at.table._tremor.on


def test_it_goes_aside_by_a_little_and_comes_back() -> None:
    surface = pygame.Surface((1280, 720))
    tremor = Tremor()
    tremor.begin(Rect(600, 300, 80, 80))
    seen = set()
    for _ in range(40):
        tremor.let_pass(SECONDS / 40)
        surface.fill("black")
        surface.fill("white", (630, 330, 20, 20))
        tremor.draw(Canvas(surface))
        lit = pygame.mask.from_threshold(surface, (255, 255, 255), (1, 1, 1)).get_bounding_rects()
        seen.add(lit[0].centerx - 640)
    assert max(seen) > 1
    assert min(seen) < -1
    assert max(map(abs, seen)) <= REACH
    assert not tremor.on


def test_the_whole_thing_trembles_and_no_more_than_that() -> None:
    thing, ground = Target("node", "1"), Target("node", "2")
    box = extent(lambda x, y: thing if 100 <= x < 140 and 50 <= y < 80 else None, 110, 60)
    assert (box.x, box.right) == pytest.approx((102, 138), abs=4)
    assert (box.y, box.bottom) == pytest.approx((52, 78), abs=4)
    assert extent(lambda _x, _y: ground, 0, 0).w == 2 * LARGEST
