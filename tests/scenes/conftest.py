"""Fixtures for every scene test."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence

import pygame
import pytest

from game.match import turning
from game.match.match import Match
from game.match.turning import TurningPoint
from game.scenes import reviewing, title
from game.scenes.table_warming import Warming
from game.ui import cache, sprites
from game.ui.cache import PictureCache
from game.ui.canvas import Canvas
from game.ui.layout import BoardFrame


@pytest.fixture(autouse=True, scope="package")
def quick_disk() -> Iterator[None]:
    """Let no save wait until the disk has it: nobody pulls the plug on a scene test.

    That saves are whole, whatever happens while they are written, is tested in `tests/saves`.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda _handle: None)
        yield


@pytest.fixture(autouse=True, scope="package")
def nothing_ahead() -> Iterator[None]:
    """Make pictures when they are shown and not before: here nobody minds a frame that is dear.

    What is made ahead is looked at in `test_shell_rehearsal` and `test_warming`, and `tests/bench`
    opens tables as they are.
    """

    def pictures(warming: Warming, _canvas: Canvas, _frame: BoardFrame) -> Iterator[None]:
        warming._needs = warming._needed()
        return iter(())

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Warming, "_pictures", pictures)
        patch.setattr(title, "_next_screens", lambda _services: [])
        yield


@pytest.fixture(autouse=True, scope="package")
def drawn_once() -> Iterator[None]:
    """Draw each sprite once in each size: a drawing and a size make the same picture always."""
    kept, draw = PictureCache(15_000_000), sprites._drawn
    cache._all.discard(kept)  # Other looks, and other languages, are other drawings.

    def drawn(source: str, width: int, height: int, over: int = 1) -> pygame.Surface:
        size = (width, height, over)
        return kept.get((source, *size), lambda: draw(source, *size)).copy()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sprites, "_drawn", drawn)
        yield


@pytest.fixture(autouse=True, scope="package")
def looked_over_once() -> Iterator[None]:
    """Look for the turning points of a match once, however often its results are shown."""
    steps: dict[tuple[object, ...], list[Sequence[TurningPoint] | None]] = {}

    def turned(match: Match) -> Iterator[Sequence[TurningPoint] | None]:
        answers = tuple(entry[:2] for entry in match.log)
        played = (match.game.id, *match.setup.options.items(), match.seed, answers)
        if played not in steps:
            found = []
            for step in turning.turned(match):
                found.append(step)
                yield step
            steps[played] = found
        else:
            yield from steps[played]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reviewing, "turned", turned)
        yield
