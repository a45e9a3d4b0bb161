"""Autosaves of a match that is played on, and what they leave in their folder."""

from __future__ import annotations

from pathlib import Path

from game.match.match import Match
from game.match.saves import SaveFolder
from tests.match.tables import play_on


def autosaved(folder: SaveFolder, match: Match, answers: int) -> list[Path]:
    """Autosave after each of so many answers, and return the paths."""
    paths = []
    for _ in range(answers):
        play_on(match, 1)
        paths.append(folder.autosave(match))
    return paths


def names(folder: SaveFolder) -> list[str]:
    """Return the names of all files in the folder of the saves."""
    return sorted(path.name for path in folder.folder.iterdir())
