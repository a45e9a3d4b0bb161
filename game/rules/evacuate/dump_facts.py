"""What the fields of a saved table must say together: every card and runner in one place."""

from __future__ import annotations

from typing import Final

from game.rules.deck import UNKNOWN
from game.rules.engine import Ask, questions
from game.rules.evacuate.cards import NEUTRAL_DECK, STATIONS, losses_until_ready
from game.rules.evacuate.row import lies_open
from game.rules.evacuate.state import EvacState, hand
from game.rules.evacuate.steps import STEPS
from game.rules.evacuate.view import HIDDEN_SPEED, nomia_deck_holds


def facts_of(state: EvacState) -> list[tuple[str, bool]]:
    """Return, field by field, whether it fits the others."""
    length = losses_until_ready(state.seats)
    covered = len(state.tracker)
    return [
        ("neutral_decks", _hides_all_or_nothing(state)),
        ("station_deck", _stations_add_up(state)),
        ("nomia_deck", _nomias_add_up(state)),
        ("neutral_decks", _neutrals_add_up(state)),
        ("revealed", all(_hand_holds(state, seat) for seat in range(state.seats))),
        ("evac_ready", state.evac_ready == (covered == length) and covered <= length),
        ("outcome", (state.outcome is None) == bool(state.pending)),
        ("begun", _starts_are_there(state)),
        ("first", state.outcome is not None or any(state.alive[: state.seats])),
        ("pending", _can_go_on(state)),
    ]


def _starts_are_there(state: EvacState) -> bool:
    """Say whether everybody who still runs this round began it on a card of the row."""
    if state.pending and state.pending[-1][0] == "choose_runs":
        return state.begun == state.spots
    coming = [args[0] for name, _, args in state.pending if name == "run"]
    return all(lies_open(state, state.begun[runner]) for runner in coming)


def _hand_holds(state: EvacState, seat: int) -> bool:
    shown = state.revealed[seat]
    return shown not in state.spent[seat] and (len(hand(state, seat)) > 0 or state.alive[seat] == 0)


def _hides_all_or_nothing(state: EvacState) -> bool:
    """Say whether the decks are those of a whole table or those of a view, but no mixture."""
    hidden = {card == UNKNOWN for card in state.station_deck}
    hidden |= {speed == HIDDEN_SPEED for deck in state.neutral_decks for speed in deck}
    return len(hidden) < 2


def _stations_add_up(state: EvacState) -> bool:
    cards = [placed.card for placed in state.row]
    cards += [*state.station_deck, *state.station_discard, *state.drawn]
    known = [card for card in cards if card != UNKNOWN]
    return len(cards) == len(STATIONS) and len(set(known)) == len(known)


def _nomias_add_up(state: EvacState) -> bool:
    held = nomia_deck_holds(state)
    known = [card for card in state.nomia_deck if card != UNKNOWN]
    if len(held) != len(state.nomia_deck):
        return False
    return all(known.count(card) <= held.count(card) for card in set(known))


def _neutrals_add_up(state: EvacState) -> bool:
    for deck, spent in zip(state.neutral_decks, state.neutral_spent, strict=True):
        known = [speed for speed in (*deck, *spent) if speed != HIDDEN_SPEED]
        if len(deck) + len(spent) != len(NEUTRAL_DECK) or any(
            known.count(speed) > NEUTRAL_DECK.count(speed) for speed in known
        ):
            return False
    return True


def _can_go_on(state: EvacState) -> bool:
    """Say whether the stack is that of a round, and its top asks what can be answered."""
    if not state.pending:
        return True
    name, _, _ = state.pending[-1]
    bottom = state.pending[0][0]
    if bottom != "clean_up" and not (bottom == "choose_runs" and len(state.pending) == 1):
        return False
    if not isinstance(STEPS[name], Ask) or bool(state.drawn) != (name == "lay_station"):
        return False
    hidden = UNKNOWN in state.drawn or name in _SEEN_BY_ONE
    return hidden or bool(questions(state, STEPS))


_SEEN_BY_ONE: Final = frozenset({"deck_look", "order_nomia", "premonition_pick"})
