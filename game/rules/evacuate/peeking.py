"""Looking at the top of the Nomia deck, and what may be done with what was seen there."""

from __future__ import annotations

from game.rules.contract import Event, Seat
from game.rules.evacuate.state import EvacState


def peek(state: EvacState, seat: Seat, count: int, events: list[Event]) -> None:
    """Let a seat look at the top cards of the Nomia deck; what it sees it knows from then on."""
    count = min(count, len(state.nomia_deck))
    state.peeks[seat] = max(state.peeks[seat], count)
    events.append(Event("nomia_peeked", {"seat": seat, "count": count}, reveals=True))
    events.append(Event("nomia_seen", {"seat": seat, "cards": top(state, count)}, True, (seat,)))


def top(state: EvacState, count: int) -> tuple[str, ...]:
    """Return the top cards of the Nomia deck, the first to be drawn first."""
    return tuple(reversed(state.nomia_deck[-count:])) if count else ()


def to_bottom(state: EvacState, seat: Seat, index: int, events: list[Event]) -> None:
    """Put one known card of the Nomia deck at its bottom.

    Who knew what lay above it still does, and the seat knows what it has looked at.
    """
    above = len(state.nomia_deck) - 1 - index
    state.nomia_deck.insert(0, state.nomia_deck.pop(index))
    state.peeks = [known - 1 if known > above else known for known in state.peeks]
    events.append(Event("nomia_bottomed", {"seat": seat, "above": above}))


def raise_card(state: EvacState, card: str, depth: int) -> None:
    """Move the next card of this title up to a depth of the Nomia deck, 0 being the top."""
    deck = state.nomia_deck
    end = len(deck) - depth
    found = max(index for index in range(end) if deck[index] == card)
    deck.insert(end - 1, deck.pop(found))
