"""From a save file to a match that goes on: with its history if the log leads to its state."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from game.match.catalogue import Catalogue
from game.match.disk import SaveError
from game.match.match import Match, Notice
from game.match.positions import position_of
from game.match.replay import read_save, rebuild, same_position
from game.match.savefile import SaveFile

MAP_CHANGED: Final = Notice("shell-notice-map_changed")
RULES_CHANGED: Final = Notice("shell-notice-rules_changed")
LOG_DIFFERS: Final = Notice("shell-notice-log_differs")


def load_match(path: Path, catalogue: Catalogue | None = None) -> Match:
    """Return the match of a save file; `notices` of the match says what the table should know.

    The snapshot counts. If the log leads to it, history and undo come back too. A save of older
    rules or of a map that has changed since is loaded as long as its position is possible.
    Raises SaveError, one sentence, for everything else.
    """
    known = catalogue or Catalogue.of_product()
    save = read_save(path)
    position = position_of(save, path.name, known)
    lived = _relived(save, path.name, known, position)
    match = lived or position
    match.notices = _notices(save, known, match, lived is not None)
    if lived and MAP_CHANGED in match.notices:
        match.content_hash = None  # the whole log holds on the present map as well
    return match


def _relived(save: SaveFile, name: str, known: Catalogue, position: Match) -> Match | None:
    """Return the match played again from its log, or None unless it ends at the position."""
    try:
        match = rebuild(save, name, known)
    except SaveError:
        return None  # the snapshot is the truth; the caller tells the table
    return match if same_position(match, position) else None


def _notices(
    save: SaveFile, known: Catalogue, match: Match, has_history: bool
) -> tuple[Notice, ...]:
    """Return what has changed since the match was saved."""
    if save.rules_version != match.game.rules_version:
        return (RULES_CHANGED,)
    if save.content_hash != known.ground(save.game).content_hash:
        return (MAP_CHANGED,)
    return () if has_history else (LOG_DIFFERS,)
