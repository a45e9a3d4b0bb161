"""How Escape Plan names the ids that its events, questions and refusals carry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.content.texts import Texts
from game.match.seats import SeatPlan
from game.rules.contract import Seat, Value
from game.rules.escape_plan import PlanState


class PlanNaming:
    """The names of one match."""

    by_turns = True

    def __init__(self, texts: Texts, seats: Sequence[SeatPlan], view: PlanState) -> None:
        self._texts = texts
        self._seats = seats
        self._places = view.tiles

    def values(self, data: Mapping[str, Value]) -> dict[str, str | int]:
        """Return the named values of a sentence for this data."""
        return {key: value if isinstance(value, int) else str(value) for key, value in data.items()}

    def look(self, seat: Seat, hand: int | None = None) -> int:  # noqa: ARG002 - nobody has two
        """Return the seat look that a seat wears."""
        return seat
