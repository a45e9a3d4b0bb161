"""What choices at the Escape Plan table are about, for hints: the most important first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.ui import theme

WEIGHTS: Final[Mapping[str, tuple[str, str]]] = {
    "arrested": ("x", theme.BAD),
    "thief_escaped": ("exit", theme.GOOD),
    "cuffed": ("lock", theme.BAD),
    "wounded": ("broken", theme.BAD),
    "asset_lost": ("x", theme.BAD),
    "officer_met": ("police", theme.WARN),
    "line_crossed": ("siren", theme.BAD),
    "group_finished": ("star", theme.GOOD),
    "income_taken": ("income", theme.GOOD),
    "cube_placed": ("check", theme.GOOD),
    "asset_unlocked": ("unlock", theme.GOOD),
    "disc_taken": ("check", theme.GOOD),
    "healed": ("heart", theme.GOOD),
    "officer_removed": ("police", theme.GOOD),
    "contact_taken": ("person", theme.GOOD),
    "key_taken": ("key", theme.GOOD),
    "crowded": ("people", theme.WARN),
}
