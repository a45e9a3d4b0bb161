"""The player of Space Escape: searches the whole turn for the table, at every decision of it."""

from __future__ import annotations

from game.bots.player import Budget
from game.bots.search import Effort, Search
from game.bots.space_escape.judge import EscapeJudge
from game.bots.space_escape.levels import Level
from game.rules.contract import Decision, Seat
from game.rules.rng import Chance
from game.rules.space_escape import SPACE_ESCAPE
from game.rules.space_escape.state import EscapeState


class EscapePlayer:
    """Plays for the crew: it moves others and snakes as gladly as its own rat."""

    def __init__(self, level: Level) -> None:
        self._level = level
        self._search: Search | None = None

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
        if self._search is None:
            self._search = Search(SPACE_ESCAPE, EscapeJudge(view.setup.board, self._level.weights))
        world = SPACE_ESCAPE.redeal(view, Chance(budget.seed))
        reach = self._level.reach
        return self._search.best(world, reach, Effort.of(budget, reach))
