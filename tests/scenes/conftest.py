"""Fixtures for every scene test."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from game.scenes.table_warming import Warming
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
    """Make pictures when they are shown and not before: here nobody minds a frame that is dear."""

    def pictures(warming: Warming, _canvas: Canvas, _frame: BoardFrame) -> Iterator[None]:
        warming._needs = warming._needed()
        return iter(())

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Warming, "_pictures", pictures)
        yield
