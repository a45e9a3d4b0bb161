"""Who can sit at the table: the player of each game and level."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from game.bots.escape_plan import ThiefPlayer
from game.bots.escape_plan.levels import LEVELS as ESCAPE_PLAN_LEVELS
from game.bots.evacuate import EvacPlayer
from game.bots.evacuate.levels import LEVELS as EVACUATE_LEVELS
from game.bots.player import Budget, Player, RandomPlayer, UnknownLevel
from game.bots.space_escape import EscapePlayer
from game.bots.space_escape.levels import LEVELS as SPACE_ESCAPE_LEVELS
from game.rules.registry import game_named

__all__ = ["ARENA_LEVELS", "LEVELS", "SECONDS", "Budget", "Player", "player_for"]

SECONDS: Final[Mapping[str, float]] = {"novice": 0.3, "steady": 1.0}
"""How long one decision may take at each level, by the clock."""

LEVELS: Final = tuple(SECONDS)
"""The levels that people can choose, weakest first."""

ARENA_LEVELS: Final = ("random", *LEVELS)
"""The levels that the arena knows besides."""


_PLAYERS: Final[Mapping[str, Callable[[str], Player]]] = {
    "space_escape": lambda level: EscapePlayer(SPACE_ESCAPE_LEVELS[level]),
    "evacuate": lambda level: EvacPlayer(EVACUATE_LEVELS[level]),
    "escape_plan": lambda level: ThiefPlayer(ESCAPE_PLAN_LEVELS[level]),
}


def player_for(game_id: str, level: str) -> Player:
    """Return a new player. Raises UnknownLevel, or GameError for an unknown game."""
    if level not in ARENA_LEVELS:
        raise UnknownLevel(
            f"'{level}' is not a level of play; choose from {', '.join(ARENA_LEVELS)}."
        )
    game = game_named(game_id)
    if level == "random":
        return RandomPlayer()
    return _PLAYERS[game.id](level)
