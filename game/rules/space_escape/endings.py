"""How a match ends: five ways to lose and one to win, each at once, even in mid-card."""

from __future__ import annotations

from game.rules.contract import Event, Value
from game.rules.space_escape.state import EscapeState
from game.rules.space_escape.station import GONE, POD

ESCAPED = "escaped"
BITTEN_TWICE = "bitten_twice"
LOST_IN_SPACE = "lost_in_space"
SNAKE_IN_POD = "snake_in_pod"
OUT_OF_CARDS = "out_of_cards"
ITEM_MISSING = "item_missing"

OUTCOMES = (ESCAPED, BITTEN_TWICE, LOST_IN_SPACE, SNAKE_IN_POD, OUT_OF_CARDS, ITEM_MISSING)


def lose(state: EscapeState, reason: str, culprit: str, events: list[Event]) -> None:
    """End the match as lost; whatever was still to do is dropped (ruling 29)."""
    _end(state, reason, culprit)
    data: dict[str, Value] = {"reason": reason}
    if culprit:
        data["culprit"] = culprit
    events.append(Event("match_lost", data))


def check_pod(state: EscapeState, rat: int, events: list[Event]) -> None:
    """End the match once every rat is in the pod: won with all items, lost without.

    Rulings 26 and 27: at once, before anything else on the card is carried out.
    """
    if any(spot != POD for spot in state.rats):
        return
    missing = tuple(item for item, spot in state.items.items() if spot != GONE)
    if missing:
        lose(state, ITEM_MISSING, missing[0], events)
        return
    _end(state, ESCAPED, state.crew[rat])
    events.append(Event("match_won", {"turns": state.turns_taken + 1, "rat": state.crew[rat]}))


def _end(state: EscapeState, outcome: str, culprit: str) -> None:
    state.outcome = outcome
    state.ended_by = culprit
    state.pending.clear()
