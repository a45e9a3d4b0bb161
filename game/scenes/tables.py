"""Which tabletop belongs to which game, and the one way to open a table."""

from __future__ import annotations

from game.match.match import Match
from game.scenes.space_escape.table import SpaceTop
from game.scenes.stage import Services
from game.scenes.table import Table

TABLETOPS = {"space_escape": SpaceTop}


def open_table(services: Services, match: Match) -> Table:
    """Return the scene in which this match is played."""
    game_id = match.game.id
    top = TABLETOPS[game_id](services.texts, match, services.open_board(game_id))
    return Table(services, match, top)
