"""The games that can be played, by their stable ids."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.rules.contract import Game, GameError
from game.rules.escape_plan import ESCAPE_PLAN
from game.rules.evacuate import EVACUATE
from game.rules.space_escape import SPACE_ESCAPE

GAMES: Final[Mapping[str, Game[Any]]] = {
    game.id: game for game in (SPACE_ESCAPE, EVACUATE, ESCAPE_PLAN)
}


class UnknownGame(GameError):  # noqa: N818 - a name of the design, read as a sentence
    """A game that does not exist: the message names those that do."""


def game_named(game_id: str) -> Game[Any]:
    """Return a game by its id. Raises UnknownGame with the ids that exist."""
    if game_id not in GAMES:
        raise UnknownGame(f"There is no game '{game_id}'; choose one of {', '.join(GAMES)}.")
    return GAMES[game_id]
