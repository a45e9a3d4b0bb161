"""Fixtures for the whole suite: no screen, no sound device, and the standard board."""

from __future__ import annotations

import os
import tempfile

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
# Nobody's own settings are read or changed by a test.
os.environ["XDG_CONFIG_HOME"] = tempfile.mkdtemp(prefix="three-ways-out-settings-")

import pytest

from game.rules.graph import BoardGraph
from tests.rules.space_escape.station_by_hand import station_by_hand


@pytest.fixture(scope="session")
def station_board() -> BoardGraph:
    """The graph of the standard station, without reading a map."""
    return station_by_hand()
