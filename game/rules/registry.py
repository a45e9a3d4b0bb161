"""The games that can be played, by their stable ids."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.rules.contract import Game, GameError
from game.rules.escape_plan import ESCAPE_PLAN
from game.rules.escape_plan.figures import COUNTING as PLAN_COUNTING
from game.rules.evacuate import EVACUATE
from game.rules.evacuate.figures import COUNTING as EVAC_COUNTING
from game.rules.figures import Counting
from game.rules.space_escape import SPACE_ESCAPE
from game.rules.space_escape.figures import COUNTING as SPACE_COUNTING

GAMES: Final[Mapping[str, Game[Any]]] = {
    game.id: game for game in (SPACE_ESCAPE, EVACUATE, ESCAPE_PLAN)
}

COUNTINGS: Final[Mapping[str, Counting[Any]]] = {
    SPACE_ESCAPE.id: SPACE_COUNTING,
    EVACUATE.id: EVAC_COUNTING,
    ESCAPE_PLAN.id: PLAN_COUNTING,
}
"""How each game is counted when it is over."""


class UnknownGame(GameError):  # noqa: N818 - a name of the design, read as a sentence
    """A game that does not exist: the message names those that do."""


def game_named(game_id: str) -> Game[Any]:
    """Return a game by its id. Raises UnknownGame with the ids that exist."""
    if game_id not in GAMES:
        raise UnknownGame(f"There is no game '{game_id}'; choose one of {', '.join(GAMES)}.")
    return GAMES[game_id]
