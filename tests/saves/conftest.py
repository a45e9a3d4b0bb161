"""A folder of saved games for Lamps."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.match.saves import SaveFolder
from tests.match.tables import LAMPS_CATALOGUE


@pytest.fixture
def folder(tmp_path: Path) -> SaveFolder:
    """A folder that does not exist before the first save."""
    return SaveFolder(tmp_path / "saves", LAMPS_CATALOGUE)
