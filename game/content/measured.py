"""How well the levels of AI seats play: figures of long series of matches, for page and documents.

They stand in one file, `measured.json`. README.md and docs/balance.md show the same; a test
compares them, and names the commands that measure anew.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import NamedTuple


class Figure(NamedTuple):
    """One series of matches between AI seats."""

    level: str
    seats: int
    """How many seats of this level sat at the table."""
    games: int
    """At least so many matches were played."""
    won: float
    """Per cent of the matches that this level won."""
    against: str = ""
    """The level of all other seats; empty where all win together."""
    others: int = 0
    """How many other seats there were."""
    fair: float | None = None
    """Per cent that chance would give; None where all win together."""


@cache
def measured() -> Mapping[str, tuple[Figure, ...]]:
    """Return the figures of each game by its id, in reading order."""
    raw = json.loads((files("game") / "content" / "measured.json").read_text(encoding="utf-8"))
    return {game: tuple(Figure(**row) for row in rows) for game, rows in raw.items()}
