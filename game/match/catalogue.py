"""Which games there are and on which boards they are played, for whoever loads a save.

The product's own games are `Catalogue.of_product()`; tests pass others.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol

from game.bots.players import LEVELS
from game.content.maps import load_board
from game.rules.contract import Game
from game.rules.graph import BoardGraph
from game.rules.registry import GAMES


class Ground(Protocol):
    """A board as a save needs it: the graph to play on, and a hash that changes with the map."""

    @property
    def graph(self) -> BoardGraph:
        """The spaces and their links."""
        ...

    @property
    def content_hash(self) -> str:
        """Fingerprint of the map."""
        ...


@dataclass(frozen=True, slots=True)
class Catalogue:
    """Games by id, and the way to a game's board."""

    games: Mapping[str, Game[Any]]
    ground: Callable[[str], Ground]
    levels: Collection[str]
    """Levels of AI seats that this program can play."""

    @staticmethod
    @cache
    def of_product() -> Catalogue:
        """Return the games of this product; each board is read once."""
        return Catalogue(GAMES, cache(load_board), LEVELS)
