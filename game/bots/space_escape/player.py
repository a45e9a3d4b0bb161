"""The player of Space Escape: searches the whole turn for the table, at every decision of it."""

from __future__ import annotations

from game.bots.player import Budget
from game.bots.search import Effort, Search
from game.bots.space_escape.judge import EscapeJudge
from game.bots.space_escape.levels import Level
from game.rules.contract import Decision, Seat
from game.rules.graph import BoardGraph
from game.rules.rng import Chance, below
from game.rules.space_escape import SPACE_ESCAPE
from game.rules.space_escape.state import EscapeState


class EscapePlayer:
    """Plays for the crew: it moves others and snakes as gladly as its own rat."""

    def __init__(self, level: Level) -> None:
        self._level = level
        self._search: Search | None = None
        self._board: BoardGraph | None = None

    def choose(
        self,
        view: EscapeState,
        seat: Seat,  # noqa: ARG002 - the crew wins or loses together, whoever answers
        decision: Decision,
        budget: Budget,
    ) -> str:
        """Return the key of the option that the best turn found begins with."""
        if len(decision.options) == 1:
            return decision.options[0].key
        search = self._search_on(view.setup.board)
        chance = Chance(budget.seed)
        world = SPACE_ESCAPE.redeal(view, chance)
        rats = len(view.rats)
        reach = self._level.reach_for(rats)
        effort = Effort.of(budget, reach)
        return search.best(world, reach, effort, lambda: self._error(chance, rats))

    def _search_on(self, board: BoardGraph) -> Search:
        """Return the search that remembers this turn, or a new one for another board."""
        if self._search is None or board != self._board:
            self._board = board
            self._search = Search(SPACE_ESCAPE, EscapeJudge(board, self._level.weights))
        return self._search

    def _error(self, chance: Chance, rats: int) -> float:
        """Draw by how much one way is misjudged."""
        if not self._level.error:
            return 0.0
        return self._level.error / rats * (below(chance, 2001) - 1000) / 1000
