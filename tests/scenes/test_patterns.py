"""Every table shows the pattern of each seat, so that nobody is told by colour alone."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.match.tables import table_from_words
from game.scenes.tables import open_table
from game.ui import patterns
from game.ui.canvas import Box, Canvas
from game.ui.layout import board_frame
from tests.scenes.driver import SMALL, services_for

SEATS = {"space_escape": 4, "evacuate": 6, "escape_plan": 5}


@pytest.mark.parametrize("game", SEATS)
def test_each_row_of_the_rail_has_the_pattern_of_its_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    seen: dict[int, Box] = {}
    draw = patterns.band

    def noting(canvas: Canvas, box: Box, seat: int, radius: float = 3.0) -> None:
        seen[seat] = box
        draw(canvas, box, seat, radius)

    monkeypatch.setattr(patterns, "band", noting)
    match = table_from_words(game, ",".join(["human"] * SEATS[game]), 1, [])
    top = open_table(services_for(tmp_path), match)._top
    frame, canvas = board_frame(1280, 720), Canvas(pygame.Surface(SMALL))
    top.settle(match.view(None), None)
    top.draw_rail(canvas, frame)
    assert set(seen) == set(range(SEATS[game]))
    assert all(frame.rail.contains(box[0], box[1]) for box in seen.values())
    assert len({box[1] for box in seen.values()}) == SEATS[game], "each in a row of its own"
