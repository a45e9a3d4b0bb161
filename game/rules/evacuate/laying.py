"""New station cards: turned up when somebody enters, drawn in twos, kept secretly, laid at an end.

Rulings R3 to R6 and R8.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.rules.contract import Decision, Event, Option, Seat, Target, Value
from game.rules.deck import shuffled
from game.rules.engine import Act, Answers, Args, Ask, Steps
from game.rules.evacuate.setup import DEAD_END
from game.rules.evacuate.state import EvacState, Placed, living

CHOICE: Final = 2
"""Cards drawn to choose from."""


def mover_of(state: EvacState, runner: int) -> Seat:
    """Return the seat that decides for a runner: its own, or the first player (R3)."""
    return runner if runner < len(state.civs) else living(state)[0]


def can_lay(state: EvacState) -> bool:
    """Say whether any station card is left to be laid."""
    return bool(state.station_deck or state.station_discard)


def turn_up(state: EvacState, index: int, direction: int, events: list[Event]) -> None:
    """Turn up the face-down card that somebody enters in a direction; a new card is then owed.

    Behind Dead End nothing is laid: its exit is a wall, and the new card goes to the other end of
    the row, unless one lies face down there already (R5).
    """
    placed = state.row[index]
    dead_end = placed.card == DEAD_END
    state.row[index] = placed._replace(
        up=True, arrow=state.arrow, wall=direction if dead_end else 0, laid_by=-1
    )
    events.append(
        Event(
            "station_revealed",
            {"card": placed.card, "place": index, "side": direction, "flipped": placed.flipped},
            reveals=True,
        )
    )
    owe(state, -direction if dead_end else direction)


def owe(state: EvacState, side: int) -> None:
    """Note that a card must be laid at an end, unless one lies there face down or a wall does."""
    end = state.row[-1] if side > 0 else state.row[0]
    if end.up and end.wall != side and side not in state.owed:
        state.owed = (*state.owed, side)


def settle_owed(state: EvacState, mover: Seat) -> None:
    """Have the mover lay every card that is owed."""
    for side in reversed(state.owed):
        state.pending.append(("lay", mover, (side,)))


def lay(state: EvacState, seat: Seat, args: Args, events: list[Event]) -> None:
    """Draw two station cards to choose from; a last one is laid, and none is none (S3)."""
    (side,) = args
    state.owed = tuple(other for other in state.owed if other != side)
    drawn = []
    for _ in range(CHOICE):
        if not state.station_deck and state.station_discard:
            events.append(Event("stations_shuffled", {"count": len(state.station_discard)}))
            state.station_deck = shuffled(state, state.station_discard)
            state.station_discard.clear()
        if state.station_deck:
            drawn.append(state.station_deck.pop())
    if not drawn:
        return
    events.append(Event("stations_drawn", {"seat": seat, "count": len(drawn)}, reveals=True))
    events.append(Event("stations_seen", {"seat": seat, "cards": tuple(drawn)}, True, (seat,)))
    if len(drawn) == 1:
        _place(state, seat, drawn[0], side, "", events)
        return
    state.drawn = tuple(drawn)
    state.pending.append(("lay_station", seat, (side,)))


def ask_station(state: EvacState, seat: Seat, args: Args) -> Mapping[Seat, Decision]:
    """Ask which of the two cards lies ahead; nobody else sees them."""
    options = tuple(Option(f"keep:{card}", Target("card", card)) for card in state.drawn)
    return {seat: Decision("lay_station", options, "station_deck", {"side": args[0]})}


def station_kept(
    state: EvacState, seat: Seat, args: Args, answers: Answers, events: list[Event]
) -> None:
    """Lay the chosen card face down; the other goes open to the discard pile."""
    (side,) = args
    kept = answers[seat].removeprefix("keep:")
    (other,) = (card for card in state.drawn if card != kept)
    state.drawn = ()
    state.station_discard.append(other)
    _place(state, seat, kept, side, other, events)


def _place(
    state: EvacState, seat: Seat, card: str, side: int, discard: str, events: list[Event]
) -> None:
    placed = Placed(card, flipped=side < 0, laid_by=seat)
    place = len(state.row) if side > 0 else 0
    state.row.insert(place, placed)
    data: dict[str, Value] = {"seat": seat, "side": side, "place": place, "discard": discard}
    events.append(Event("station_laid", data))
    events.append(Event("station_kept", {"seat": seat, "card": card, "side": side}, False, (seat,)))


LAYING_STEPS: Final[Steps[EvacState]] = {
    "lay": Act(lay),
    "lay_station": Ask(ask_station, station_kept),
}
