"""The steps of a turn, as crumbs in the prompt line, and which of them is under way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.rules.contract import Decision, Event, Seat

STEPS: Final = ("rats", "snakes", "draw")
RATS, SNAKES, DRAW = range(len(STEPS))
NO_STEP: Final = -1

RAT_QUESTIONS: Final = frozenset({"choose_rat", "move_rat", "boost_rat"})

BEGUN_BY: Final[Mapping[str, int]] = {
    "turn_began": RATS,
    "rat_moved": RATS,
    "rat_boosted": RATS,
    "snake_moved": SNAKES,
    "snake_added": SNAKES,
    "snake_recalled": SNAKES,
    "card_drawn": DRAW,
    "deck_empty": DRAW,
}
"""The step that each of these events belongs to; others belong to the one under way."""


def step_of(decision: Decision) -> int:
    """Return the step that a question belongs to."""
    return RATS if decision.kind in RAT_QUESTIONS else SNAKES


def step_asked(asked: Mapping[Seat, Decision]) -> int:
    """Return the step of whoever is asked now, person or AI seat; none when nobody is."""
    return next((step_of(decision) for decision in asked.values()), NO_STEP)


def step_begun(event: Event) -> int | None:
    """Return the step that is under way from this event on; None if it stays the same."""
    if event.kind == "nothing_done":
        return RATS if event.data["half"] == "top" else SNAKES
    return BEGUN_BY.get(event.kind)
