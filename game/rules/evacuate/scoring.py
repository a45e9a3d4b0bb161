"""How a match ended, and what the next Nomia card could do, from public knowledge only."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.contract import Result, Value
from game.rules.evacuate.attack import shelter_of, targets_of
from game.rules.evacuate.cards import RED
from game.rules.evacuate.endings import score
from game.rules.evacuate.state import EvacState
from game.rules.evacuate.view import nomia_deck_holds


def result(state: EvacState) -> Result | None:
    """Return the end of the match; the score of a seat is its living Survivors (R21)."""
    if state.outcome is None:
        return None
    scores = tuple(score(state, seat) for seat in range(state.seats))
    values: dict[str, Value] = {
        "rounds": state.round,
        "lost": len(state.tracker) + len(state.beside),
        "most": max(scores),
    }
    roles = {"civilizations": state.civs} if any(state.civs) else {}
    return Result(state.outcome, state.winners, scores, values, roles)


def dangers(state: EvacState) -> Mapping[str, frozenset[int]]:
    """Return whom each red title still in the Nomia deck would hit as everybody stands now."""
    return {
        card: frozenset(
            runner for runner in targets_of(state, card) if not shelter_of(state, runner, card)
        )
        for card in dict.fromkeys(nomia_deck_holds(state))
        if card in RED
    }
