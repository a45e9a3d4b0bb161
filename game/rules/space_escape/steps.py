"""The turn, and the table of all steps: play the open card, discard it, draw, next hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.rules.contract import Decision, Event, Option, Seat, Target
from game.rules.engine import Act, Answers, Args, Ask, Steps, push
from game.rules.space_escape.cards import CARDS
from game.rules.space_escape.endings import OUT_OF_CARDS, lose
from game.rules.space_escape.rats import RAT_STEPS
from game.rules.space_escape.snakes import SNAKE_STEPS
from game.rules.space_escape.state import EscapeState


def begin_turn(state: EscapeState, seat: Seat, _args: Args, events: list[Event]) -> None:
    """Play the open card of the hand in turn; without a card the match is lost (ruling 28)."""
    hand = state.turn
    card = state.hands[hand]
    if card is None:
        lose(state, OUT_OF_CARDS, "", events)
        return
    events.append(
        Event("turn_began", {"seat": seat, "hand": hand, "card": card, "round": state.round})
    )
    events.append(Event("card_played", {"seat": seat, "hand": hand, "card": card}))
    row = CARDS[card]
    halves = [(name, seat, args) for name, args in row.top + row.bottom]
    push(state, *halves, ("end_turn", seat, ()))


def end_turn(state: EscapeState, seat: Seat, _args: Args, events: list[Event]) -> None:
    """Discard the card, turn up the next one, and pass to the next hand."""
    hand = state.turn
    state.discard.append(state.card)
    if state.deck:
        card = state.deck.pop()
        state.hands[hand] = card
        events.append(Event("card_drawn", {"seat": seat, "hand": hand, "card": card}, reveals=True))
    else:
        state.hands[hand] = None
        events.append(Event("deck_empty", {"seat": seat, "hand": hand}))
    state.turns_taken += 1
    state.turn = (hand + 1) % len(state.hands)
    state.chain = ()
    state.bitten = ()
    push(state, ("turn", state.seat, ()))


def ask_lay_down(state: EscapeState, seat: Seat, _args: Args) -> Mapping[Seat, Decision]:
    """Wait for the player to lay down a card that leaves nothing to choose."""
    option = Option("play", Target("card", state.card))
    values = {"card": state.card}
    return {seat: Decision("play_card", (option,), state.card, values, ends_turn=True)}


def laid_down(
    _state: EscapeState, _seat: Seat, _args: Args, _answers: Answers, _events: list[Event]
) -> None:
    """Go on with the card."""


STEPS: Final[Steps[EscapeState]] = {
    "turn": Act(begin_turn),
    "end_turn": Act(end_turn),
    "lay_down": Ask(ask_lay_down, laid_down),
    **RAT_STEPS,
    **SNAKE_STEPS,
}
