"""What a seat may know, and a full state that fits what it knows.

Only the draw pile and the course of chance are hidden; everybody sees the same.
"""

from __future__ import annotations

from game.rules.contract import Seat
from game.rules.deck import face_down
from game.rules.rng import Chance, next_word, shuffle
from game.rules.space_escape.setup import card_ids
from game.rules.space_escape.state import EscapeState


def view(state: EscapeState, _seat: Seat | None) -> EscapeState:
    """Return the table as anybody sees it, whatever the seat, built field by field."""
    return EscapeState(
        setup=state.setup,
        station=state.station,
        crew=state.crew,
        hand_seats=state.hand_seats,
        hand_rats=state.hand_rats,
        seed=0,
        counter=0,
        rats=list(state.rats),
        medkits=list(state.medkits),
        packs=list(state.packs),
        snake_colours=list(state.snake_colours),
        snake_spots=list(state.snake_spots),
        spare=dict(state.spare),
        items=dict(state.items),
        hands=list(state.hands),
        deck=face_down(state.deck),
        discard=list(state.discard),
        turn=state.turn,
        turns_taken=state.turns_taken,
        chain=state.chain,
        bitten=state.bitten,
        outcome=state.outcome,
        ended_by=state.ended_by,
        pending=list(state.pending),
        asked=state.asked,
    )


def redeal(seen: EscapeState, chance: Chance) -> EscapeState:
    """Return a full state that looks like `seen`; the cards not yet seen form the pile anew."""
    state = seen.copy()
    open_cards = {*seen.discard, *(card for card in seen.hands if card is not None)}
    deck = [card for card in card_ids(seen.setup, len(seen.hands)) if card not in open_cards]
    shuffle(chance, deck)
    state.deck = deck
    state.seed = next_word(chance)
    return state
