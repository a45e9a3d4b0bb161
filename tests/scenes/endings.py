"""Matches of Space Escape: just begun, played out, and one for every way in which it ends."""

from __future__ import annotations

from typing import Final

from game.match.match import Match
from game.match.seats import SeatPlan
from game.rules.contract import Setup
from game.rules.rng import Chance, below
from game.rules.space_escape import GONE, OUT, POD, SPACE_ESCAPE, EscapeState
from tests.scenes.driver import open_board

ENDINGS: Final = {
    "escaped": "sky",
    "bitten_twice": "sun",
    "lost_in_space": "teal",
    "snake_in_pod": "rose",
    "out_of_cards": "",
    "item_missing": "map",
}
"""Each ending, and who or what brought it about."""

NAMES: Final = ("Ana", "Ben", "Vera", "Kit")


def seats(people: int, computers: int) -> list[SeatPlan]:
    """Return the plans of some people and some computers, in this order."""
    plans = [SeatPlan("human", name) for name in NAMES[:people]]
    return plans + [SeatPlan("bot", name, "steady") for name in NAMES[people : people + computers]]


def going_on(people: int = 2, computers: int = 2, seed: int = 7) -> Match:
    """Return a match at its first decision."""
    plans = seats(people, computers)
    setup = Setup(len(plans), open_board("space_escape").graph)
    return Match.start(SPACE_ESCAPE, setup, plans, seed)


def played_out(seed: int = 3) -> Match:
    """Return a match that was played to its end by pure chance."""
    match, chance = going_on(seed=seed), Chance(seed)
    while asked := match.decisions():
        for seat, decision in asked.items():
            match.answer(seat, decision.options[below(chance, len(decision.options))].key)
    return match


def ended(key: str, people: int = 2, computers: int = 2, seed: int = 204118733) -> Match:
    """Return a match that has just ended like this."""
    plans = seats(people, computers)
    setup = Setup(len(plans), open_board("space_escape").graph)
    state = SPACE_ESCAPE.new_game(setup, seed)
    _spread(state, in_pod=key in ("escaped", "item_missing"))
    if key == "lost_in_space":
        state.rats[state.crew.index("teal")] = OUT
    if key == "item_missing":
        state.items["map"] = 68
    if key == "bitten_twice":
        state.medkits[state.crew.index("sun")] = False
    state.outcome, state.ended_by = key, ENDINGS[key]
    state.pending.clear()
    state.asked = None
    return Match(SPACE_ESCAPE, setup, plans, seed, state)


def _spread(state: EscapeState, *, in_pod: bool) -> None:
    """Put everybody where a long game might have left them."""
    for rat, spot in enumerate((POD, 49, 33, 74)[: len(state.rats)]):
        state.rats[rat] = POD if in_pod else spot
    state.packs[0] = ("toothbrush", "radish")
    state.packs[-1] = ("tape",) if in_pod is False else ("tape", "map")
    state.items = dict.fromkeys(state.items, GONE)
    state.snake_spots[1] = GONE
    state.turns_taken = 31
    del state.deck[8:]
