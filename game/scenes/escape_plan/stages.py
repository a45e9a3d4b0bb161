"""The steps of a turn, as crumbs in the prompt line, and which of them is under way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.rules.contract import Decision, Event
from game.rules.escape_plan import PlanState

STEPS: Final = ("move", "travel", "avoid", "visit", "extras", "end")
MOVE, TRAVEL, AVOID, VISIT, EXTRAS, END = range(len(STEPS))
NO_TURN: Final = -1
"""Nobody has a turn: income, patrols, and the laying of tiles."""

ASKED_IN: Final[Mapping[str, int]] = {
    "use_disc": MOVE,
    "turn": MOVE,
    "route": TRAVEL,
    "avoid": AVOID,
    "avoid_officer": AVOID,
    "avoid_tile": AVOID,
    "costa": AVOID,
    "lose_asset": AVOID,
    "use_key": VISIT,
    "take_contact": VISIT,
    "place_contact": VISIT,
    "take_key": VISIT,
    "buy_fixer": VISIT,
    "take_gas": VISIT,
    "buy_equipment": VISIT,
    "open_locker": VISIT,
    "keep_tile": VISIT,
    "replace_item": VISIT,
    "heal": VISIT,
    "clinic_heal": VISIT,
    "church_pay": VISIT,
    "exit_income": VISIT,
    "exit_closed": VISIT,
    "pick_officer": EXTRAS,
    "pick_tile": EXTRAS,
    "gang_power": EXTRAS,
    "give_back": EXTRAS,
    "end_turn": END,
    "leave": END,
    "send_officer": END,
    "send_to": END,
}
"""The step that each question belongs to; unlocking is part of whatever brought it."""

BEGUN_BY: Final[Mapping[str, int]] = {
    "day_began": NO_TURN,
    "turn_began": MOVE,
    "rested": EXTRAS,
    "thief_moved": TRAVEL,
    "officer_met": AVOID,
    "officer_avoided": AVOID,
    "visited": VISIT,
    "contact_used": EXTRAS,
    "item_used": EXTRAS,
    "asset_used": EXTRAS,
    "turn_ended": END,
    "notoriety_settled": END,
}
"""The step that is under way from each of these events on; others belong to the one before."""


def stage_of(view: PlanState, decision: Decision | None) -> int:
    """Return the step of the turn that a question, or whatever is asked in a view, belongs to."""
    if decision is None:
        decision = next(iter((view.asked or {}).values()), None)
    if decision is None:
        return NO_TURN
    if decision.kind == "unlock":
        return EXTRAS if decision.source in ("rest", "effect") else VISIT
    return ASKED_IN.get(decision.kind, NO_TURN)


def stage_begun(event: Event, before: int) -> int:
    """Return the step that is under way once an event has happened."""
    return BEGUN_BY.get(event.kind, before)
