"""The dark over doors behind a large menu ends softly: no edge stands in the picture."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pygame

from game.scenes.title import Title
from game.ui.canvas import Canvas
from tests.scenes.driver import Drive


def test_the_dark_ends_softly(tmp_path: Path) -> None:
    title = Drive(tmp_path, text_scale=2.0).scene
    assert isinstance(title, Title)
    assert title._hidden
    canvas = Canvas(pygame.Surface((1280, 720)))
    canvas.surface.fill("white")
    title._darken(canvas)
    line = [canvas.surface.get_at((x, 360))[0] for x in range(1280)]
    assert line[0] < 60, "the doors behind the menu are dark"
    assert line[-1] == 255, "the others are not"
    assert max(abs(b - a) for a, b in pairwise(line)) <= 8
