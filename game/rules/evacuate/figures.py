"""Evacuate! in figures: Survivors, places in the pack, and hits against the odds of the deck."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.rules.contract import Seat
from game.rules.engine import Args
from game.rules.evacuate.endings import score
from game.rules.evacuate.game import EVACUATE
from game.rules.evacuate.row import position
from game.rules.evacuate.scoring import dangers
from game.rules.evacuate.state import EvacState, runners
from game.rules.evacuate.view import nomia_deck_holds
from game.rules.figures import Counting, Stroke, Values


def survivors(state: EvacState) -> Values:
    """Return how many Survivors each seat has."""
    return tuple(score(state, seat) for seat in range(state.setup.seats))


def behind(state: EvacState) -> Values:
    """Return how many spaces behind the first runner each seat stands; who is out, at the end."""
    standing = {
        runner: position(state, state.spots[runner]) * state.arrow for runner in runners(state)
    }
    first, last = max(standing.values(), default=0), min(standing.values(), default=0)
    return tuple(first - standing.get(seat, last) for seat in range(state.setup.seats))


def struck(state: EvacState, _seat: Seat, _args: Args) -> Iterator[Stroke]:
    """Yield for each seat whether the Nomia card on top hits it, against the odds of the deck.

    Everybody stands where they stand when it is drawn. The odds are the share of the cards left in
    the deck that would hit there, which everybody at the table could count.
    """
    held, hits = nomia_deck_holds(state), dangers(state)
    top, nobody = state.nomia_deck[-1], frozenset[int]()
    for seat in runners(state):
        if seat < state.setup.seats:
            odds = sum(seat in hits.get(card, nobody) for card in held) / len(held)
            yield Stroke(seat, float(seat in hits.get(top, nobody)), odds)


COUNTING: Final[Counting[EvacState]] = Counting(
    steps=EVACUATE.parts.steps,
    rows=lambda state: state.setup.seats,
    charts={"score": survivors, "behind": behind},
    luck={"draw_nomia": struck},
    more_is_lucky=False,
)
