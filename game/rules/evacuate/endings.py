"""How a match ends: by the Transport, or because nobody is left to run."""

from __future__ import annotations

from typing import Final

from game.rules.contract import Event, Seat
from game.rules.evacuate.civilizations import DOOM
from game.rules.evacuate.row import position
from game.rules.evacuate.state import EvacState, living, seat_of_civ

SURVIVED: Final = "survived"
SHARED: Final = "shared"
DOOMED: Final = "doom"
OVERRUN: Final = "overrun"
OUTCOMES: Final = (SURVIVED, SHARED, DOOMED, OVERRUN)


def score(state: EvacState, seat: Seat) -> int:
    """Return the Survivors a seat has alive, those in the Lifeboat included (R21, R30)."""
    safe = state.safe if state.civs[seat] == "glazatoq" else 0
    return state.alive[seat] + safe


def check_overrun(state: EvacState, events: list[Event]) -> None:
    """End the match as soon as no player has a runner left: the Nomias win, or Ossuar (R20)."""
    if state.outcome is not None or living(state):
        return
    ossuar = seat_of_civ(state, "ossuar")
    if ossuar is None:
        _end(state, OVERRUN, ())
        events.append(Event("match_lost", {"reason": OVERRUN}))
    else:
        _win(state, DOOMED, (ossuar,), events)


def transport_arrives(state: EvacState, events: list[Event]) -> None:
    """End the match by the Transport: count Survivors (R21); Ossuar never wins by count (2.6)."""
    events.append(Event("transport_came"))
    ossuar = seat_of_civ(state, "ossuar")
    counted = [seat for seat in range(state.seats) if seat != ossuar]
    if ossuar is not None:
        others = sum(score(state, seat) for seat in counted)
        if others <= DOOM[state.seats]:
            _win(state, DOOMED, (ossuar,), events)
            return
    most = max(score(state, seat) for seat in counted)
    best = [seat for seat in counted if score(state, seat) == most]
    front = max(_place(state, seat) for seat in best)
    winners = tuple(seat for seat in best if _place(state, seat) == front)
    _win(state, SHARED if len(winners) > 1 else SURVIVED, winners, events)


def _place(state: EvacState, seat: Seat) -> int:
    """Return how far along the arrow a runner stands; out of the station counts as rearmost."""
    if state.alive[seat] == 0:
        return -1000
    return position(state, state.spots[seat]) * state.arrow


def _win(state: EvacState, reason: str, winners: tuple[Seat, ...], events: list[Event]) -> None:
    _end(state, reason, winners)
    events.append(Event("match_won", {"reason": reason, "winners": winners}))


def _end(state: EvacState, outcome: str, winners: tuple[Seat, ...]) -> None:
    state.outcome = outcome
    state.winners = winners
    state.pending.clear()
