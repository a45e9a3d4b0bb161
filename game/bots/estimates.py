"""Who is how likely to win, told from an open table: for looking back, never for playing.

Each estimate rests on what the AI seats of its game think a table is worth. It is no more than
that; but it is the same for everybody, and the same table always gets the same estimate.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any, Final, Protocol

from game.bots.escape_plan.estimate import PlanEstimate
from game.bots.evacuate.estimate import EvacEstimate
from game.bots.space_escape.estimate import EscapeEstimate


class Estimate(Protocol):
    """How the tables of one game are judged."""

    def turn(self, state: Any) -> Hashable:
        """Return what stays the same while one turn lasts."""
        ...

    def chances(self, state: Any) -> tuple[float, ...]:
        """Return the chance of each seat to win, 0 to 1."""
        ...


ESTIMATES: Final[Mapping[str, Estimate]] = {
    "space_escape": EscapeEstimate(),
    "evacuate": EvacEstimate(),
    "escape_plan": PlanEstimate(),
}
"""By the id of the game."""
