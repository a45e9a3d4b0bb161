"""How Escape Plan is sat down to: who hunts a small table, and how long it takes."""

from __future__ import annotations

from typing import Final

from game.rules.escape_plan import capacity, has_inspector
from game.scenes.boxes import Box
from game.scenes.customs import Meaning, PlainCustoms, Trial, minutes
from game.scenes.seating import Seating
from game.ui.theme import PAPER_INFO, PAPER_WARN

MINUTES: Final = (30, 25)
"""Of a match, and more for each seat."""


class PlanCustoms(PlainCustoms):
    """Every seat plays for itself; an inspector hunts one or two thieves."""

    def means(self, seating: Seating, trial: Trial, box: Box) -> list[Meaning]:
        """Return who plays, who hunts them, how soon businesses close, and how long it takes."""
        whole, each = MINUTES
        seats = len(seating.taken())
        *told, _ = super().means(seating, trial, box)
        if seats and has_inspector(seats):
            hunter = "costa" if seats == 1 else "sandra"
            told.append(Meaning("siren", PAPER_WARN, f"escape_plan-means-{hunter}"))
        values = {"visits": capacity(seats)}
        told.append(Meaning("lock", PAPER_INFO, "escape_plan-means-open", values))
        return [*told, minutes(seating, whole + each * seats)]
