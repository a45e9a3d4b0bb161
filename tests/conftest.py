"""Fixtures for the whole suite: no screen, no sound device, and the standard board."""

from __future__ import annotations

import os
import sys
import tempfile

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
# Nobody's own settings are read or changed by a test.
os.environ["XDG_CONFIG_HOME"] = tempfile.mkdtemp(prefix="three-ways-out-settings-")
os.environ.pop("THREE_WAYS_OUT_DATA", None)

from collections.abc import Iterator
from functools import cache

import pytest

from game.bots import arena
from game.content.maps import load_board
from game.match import catalogue, tables
from game.rules.graph import BoardGraph
from tests.rules.space_escape.station_by_hand import station_by_hand


@pytest.fixture(autouse=True)
def product_controls() -> Iterator[None]:
    """Leave keys and buttons as the product ships them, whatever a test has made of them."""
    yield
    loaded = sys.modules.get("game.ui.control_map")
    if loaded is not None:
        loaded.CONTROLS.bind("both", {}, {})
        loaded.CONTROLS.use(None)


@pytest.fixture(autouse=True, scope="session")
def boards_are_read_once() -> Iterator[None]:
    """Let every match and save folder have the same boards, which nobody changes.

    That the maps are read well is tested in `tests/maps`.
    """
    read_once = cache(load_board)
    with pytest.MonkeyPatch.context() as patch:
        for module in (arena, catalogue, tables):
            patch.setattr(module, "load_board", read_once)
        yield


@pytest.fixture(scope="session")
def station_board() -> BoardGraph:
    """The graph of the standard station, without reading a map."""
    return station_by_hand()
