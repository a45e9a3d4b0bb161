"""Tables for AI seats to sit at."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.rules.contract import Setup
from game.rules.graph import BoardGraph
from game.rules.space_escape import SPACE_ESCAPE
from game.rules.space_escape.state import EscapeState
from tests.contract.tables import graph_of

NewTable = Callable[..., EscapeState]


@pytest.fixture(scope="session")
def board() -> BoardGraph:
    return graph_of("space_escape")


@pytest.fixture(scope="session")
def new_table(board: BoardGraph) -> NewTable:
    """Return a function: a table of Space Escape with so many seats, a seed, and options."""

    def table(seats: int, seed: int = 1, **options: str) -> EscapeState:
        return SPACE_ESCAPE.new_game(Setup(seats, board, options), seed)

    return table
