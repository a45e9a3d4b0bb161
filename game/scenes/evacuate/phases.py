"""The steps of a round, as crumbs in the prompt line, and which of them is under way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.rules.contract import Decision, Event
from game.rules.evacuate import EvacState

STEPS: Final = ("choose", "reveal", "run", "act", "nomia")
CHOOSE, REVEAL, RUN, ACT, NOMIA = range(len(STEPS))

AT_REVEAL: Final = frozenset({"echo", "warp", "hyper", "mind_fog", "sudden_growth"})
"""Questions between the reveal and the run."""

LAST_STEPS: Final = (("at_reveal", REVEAL), ("turn_arrow", RUN), ("attack", ACT))
"""As long as one of these steps is still to be taken, its part of the round is not over."""

BEGUN_BY: Final[Mapping[str, int]] = {
    "round_began": CHOOSE,
    "run_revealed": REVEAL,
    "survivor_ran": RUN,
    "survivor_stayed": RUN,
    "station_removed": ACT,
    "action_failed": ACT,
    "action_ignored": ACT,
    "panic_called": ACT,
    "nomia_drawn": NOMIA,
}
"""The step that is under way from each of these events on; others belong to the one before."""

PUSHES_LATER: Final = frozenset({"lighting"})
"""Cards that push somebody outside the actions."""


def phase_of(view: EvacState, decision: Decision | None) -> int:
    """Return the step of the round that a view, or a question in it, belongs to."""
    if decision is not None:
        if decision.kind == "choose_run":
            return CHOOSE
        if decision.kind in AT_REVEAL:
            return REVEAL
    asked = view.asked or {}
    if any(question.kind == "choose_run" for question in asked.values()):
        return CHOOSE
    to_come = {name for name, _, _ in view.pending}
    return next((phase for name, phase in LAST_STEPS if name in to_come), NOMIA)


def phase_begun(event: Event, before: int) -> int:
    """Return the step that is under way once an event has happened."""
    if event.kind == "survivor_ran" and event.data["by"] in ("pack", "second_wind"):
        return max(before, ACT)
    if event.kind == "survivor_pushed":
        return before if event.data["card"] in PUSHES_LATER else max(before, ACT)
    return BEGUN_BY.get(event.kind, before)
