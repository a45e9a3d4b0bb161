"""The round, in the one order in which everything happens, and the table of all steps.

round        new round; Foresight
choose_runs  everybody chooses a run card in secret
reveal       cards are shown, neutral cards drawn
at_reveal    per player in turn order: Echo, Warp Reality or Hyper Evolved, a special card (R25)
run          per player in turn order, then the neutral ones (R1)
turn_arrow   if somebody turned at a wall
actions      act per player in turn order
after        per player in turn order: Second Wind, Rewire
observe      the Observation Deck; then empty station cards leave (R7)
attack       cold_blood, draw_nomia (bulwark, strike, defences, losses; lighting; treat),
             nomia_settled (shuffle, collect_nomia), next draw ...; feast
clean_up     cards to the discard piles, hands come back, the token passes
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from game.rules.contract import Decision, Event, Option, Seat, Step, Target, Value
from game.rules.deck import shuffled
from game.rules.engine import Act, Answers, Args, Ask, Steps, push
from game.rules.evacuate.actions import ACTION_STEPS, PASS
from game.rules.evacuate.attack import ATTACK_STEPS
from game.rules.evacuate.cards import RUN_CARDS
from game.rules.evacuate.laying import LAYING_STEPS
from game.rules.evacuate.losses import LOSS_STEPS
from game.rules.evacuate.peeking import peek, to_bottom
from game.rules.evacuate.row import position
from game.rules.evacuate.running import RUNNING_STEPS
from game.rules.evacuate.specials import SPECIAL_STEPS
from game.rules.evacuate.state import EvacState, cards_in_hand, hand, living, seat_of_civ
from game.rules.evacuate.stations import GONE

CARDS_TO_RECOVER: Final = 2
"""With so few run cards in hand, the spent ones come back."""


_RUN_OPTIONS: Final = {card: Option(card, Target("card", card)) for card in RUN_CARDS}


@lru_cache(maxsize=1024)
def _run_options(cards: tuple[str, ...]) -> tuple[Option, ...]:
    return tuple(_RUN_OPTIONS[card] for card in cards)


def begin_round(state: EvacState, seat: Seat, _args: Args, events: list[Event]) -> None:
    """Begin a round; Ithli looks at the top Nomia card before anybody chooses."""
    state.begun = state.spots[:]
    state.moved = [0] * len(state.moved)
    data: dict[str, Value] = {"round": state.round, "first": seat, "arrow": state.arrow}
    events.append(Event("round_began", data))
    ithli = seat_of_civ(state, "ithli")
    if ithli is not None and state.alive[ithli]:
        peek(state, ithli, 1, events)
    push(state, ("choose_runs", seat, ()))


def ask_runs(state: EvacState, _seat: Seat, _args: Args) -> Mapping[Seat, Decision]:
    """Ask everybody for a run card at once."""
    values = {"round": state.round}
    return {
        seat: Decision(
            "choose_run", _run_options(hand(state, seat)), "run_deck", values, False, True
        )
        for seat, alive in enumerate(state.alive[: state.seats])
        if alive
    }


def runs_chosen(
    state: EvacState, first: Seat, _args: Args, answers: Answers, events: list[Event]
) -> None:
    """Show all cards, and put the whole round on the stack."""
    order = living(state)
    for seat in order:
        card = answers[seat]
        printed = RUN_CARDS[card]
        state.revealed[seat] = card
        state.acts[seat] = card if printed.action else ""
        state.speeds[seat] = printed.speed
        data: dict[str, Value] = {"seat": seat, "card": card, "speed": printed.speed}
        events.append(Event("run_revealed", data, reveals=True))
    neutrals = [each for each in range(state.seats, len(state.alive)) if state.alive[each]]
    for runner in neutrals:
        _draw_neutral(state, runner, events)
    powers = tuple([seat for seat in order if state.civs[seat]])
    push(state, *_round_steps(first, tuple(order), tuple(neutrals), powers))


@lru_cache(maxsize=256)
def _round_steps(
    first: Seat, order: tuple[Seat, ...], neutrals: tuple[int, ...], powers: tuple[Seat, ...]
) -> tuple[Step, ...]:
    """Return what happens in a round once the run cards are shown; `powers` are those with one."""
    return (
        *[("at_reveal", seat, ()) for seat in powers],
        *[("run", seat, (seat,)) for seat in order],
        *[("run", first, (runner,)) for runner in neutrals],
        ("turn_arrow", first, ()),
        ("actions", first, ()),
        *[("after_actions", seat, ()) for seat in powers],
        ("observe", first, ()),
        ("attack", first, ()),
        ("clean_up", first, ()),
    )


def _draw_neutral(state: EvacState, runner: int, events: list[Event]) -> None:
    """Draw the card of a neutral Survivor; an empty deck is made of its discard pile (2.3)."""
    number = runner - state.seats
    deck, spent = state.neutral_decks[number], state.neutral_spent[number]
    if not deck:
        deck.extend(int(speed) for speed in shuffled(state, [str(speed) for speed in spent]))
        spent.clear()
    speed = deck.pop()
    spent.append(speed)
    state.speeds[runner] = speed
    events.append(Event("neutral_drawn", {"runner": runner, "speed": speed}, reveals=True))


# After the actions


def observe(state: EvacState, seat: Seat, _args: Args, events: list[Event]) -> None:
    """Let the rearmost player on the Observation Deck look at the top Nomia card (2.1).

    Then the row closes up.
    """
    cards, spots = state.stations.card, state.spots
    here = [player for player in living(state) if cards[spots[player]] == "deck"]
    if not here or not state.nomia_deck:
        close_row(state, seat, (), events)
        return
    rearmost = min(here, key=lambda player: position(state, spots[player]) * state.arrow)
    peek(state, rearmost, 1, events)
    push(state, ("deck_look", rearmost, ()), ("close_row", seat, ()))


def ask_deck_look(state: EvacState, seat: Seat, _args: Args) -> Mapping[Seat, Decision]:
    """Ask whether the top card, which nobody else sees, goes to the bottom."""
    option = Option("bottom", Target("button", "bottom"))
    card = state.nomia_deck[-1]
    return {seat: Decision("deck_look", (option, PASS), "deck", {"card": card}, optional=True)}


def deck_looked(
    state: EvacState, seat: Seat, _args: Args, answers: Answers, events: list[Event]
) -> None:
    """Put the top card at the bottom, or leave it."""
    if answers[seat] == "bottom":
        to_bottom(state, seat, len(state.nomia_deck) - 1, events)


def close_row(state: EvacState, _seat: Seat, _args: Args, events: list[Event]) -> None:
    """Take away the station cards that everybody has left; the row closes up (R7)."""
    row, card_of = state.row, state.stations.card
    cards = {card_of[node] for node in state.spots if node != GONE}
    empty = [placed for placed in row if placed.visited and placed.card not in cards]
    if not (empty and cards):
        return
    occupied = [index for index, placed in enumerate(row) if placed.card in cards]
    for index in (*range(len(row) - 1, occupied[-1], -1), *range(occupied[0] - 1, -1, -1)):
        placed = row[index]
        if placed.up and placed.visited and not _is_faced(state, index):
            del row[index]
            state.station_discard.append(placed.card)
            _forget_welds(state, placed.card)
            events.append(Event("station_removed", {"card": placed.card, "place": index}))


def _forget_welds(state: EvacState, card: str) -> None:
    """Let a weld go with the station card it is on."""
    state.weld = tuple(weld for weld in state.weld if state.stations.card[weld[0]] != card)


def _is_faced(state: EvacState, index: int) -> bool:
    """Say whether a Survivor faces towards an empty card."""
    places = {placed.card: place for place, placed in enumerate(state.row)}
    return any(
        (index - places[state.stations.card[node]]) * state.facing[runner] > 0
        for runner, node in enumerate(state.spots)
        if node != GONE
    )


# Clean up


def clean_up(state: EvacState, _seat: Seat, _args: Args, events: list[Event]) -> None:
    """Put run cards away, give back spent ones, let effects end, pass the token (R19)."""
    for seat, card in enumerate(state.revealed):
        if card:
            state.spent[seat].append(card)
            state.revealed[seat] = ""
            state.acts[seat] = ""
    order = living(state)
    for seat in order:
        if cards_in_hand(state, seat) <= CARDS_TO_RECOVER:
            state.spent[seat].clear()
            events.append(Event("cards_back", {"seat": seat}))
    state.speeds = [0] * len(state.speeds)
    state.stunned, state.stun_next = state.stun_next, [False] * len(state.stun_next)
    state.slimed, state.slime_next = state.slime_next, [0] * len(state.slime_next)
    state.quiet = [False] * len(state.quiet)
    state.dug_in = ()
    state.round += 1
    state.first = next((seat for seat in order if seat != state.first), order[0])
    events.append(Event("token_passed", {"seat": state.first}))
    begin_round(state, state.first, (), events)


STEPS: Final[Steps[EvacState]] = {
    "round": Act(begin_round),
    "choose_runs": Ask(ask_runs, runs_chosen),
    "observe": Act(observe),
    "deck_look": Ask(ask_deck_look, deck_looked),
    "close_row": Act(close_row),
    "clean_up": Act(clean_up),
    **LAYING_STEPS,
    **RUNNING_STEPS,
    **ACTION_STEPS,
    **ATTACK_STEPS,
    **LOSS_STEPS,
    **SPECIAL_STEPS,
}
