# ruff: noqa: ARG001, ARG002, ARG005 - steps share one signature, and a toy needs little of it

"""Lamps, a tiny game that no box contains: it is here to exercise a match.

It has what Space Escape lacks: secret answers that are opened together, hidden hands, and events
that only one seat sees. In each of three rounds the leader lights two lamps, one by one and in
the open, which may be taken back; for red lamps all may look on. Then everybody plays a card from
a hidden hand in secret; the highest card scores the lamps lit, everybody draws a card and the
next seat leads.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from game.rules import engine
from game.rules.contract import (
    Decision,
    Event,
    GameError,
    Option,
    Refusal,
    Result,
    Seat,
    Setup,
    SetupError,
    SetupOption,
    Step,
    Target,
    Value,
)
from game.rules.deck import UNKNOWN, face_down, shuffled
from game.rules.engine import Act, Answers, Args, Ask
from game.rules.graph import BoardGraph, Node
from game.rules.rng import Chance

LAMPS: Final = 6
HAND: Final = 2
ROUNDS: Final = 3
FACES: Final = tuple(str(value) for value in range(1, 16))
OPTIONS: Final = (
    SetupOption("lamps", ("white", "red"), "white"),
    SetupOption("rounds", ("3", "1"), "3"),
)
BOARD: Final = BoardGraph(tuple(Node(id, f"Lamp {id}", "lamp") for id in range(LAMPS)), ())


@dataclass(slots=True)
class LampsState:
    """Everything in a match of Lamps; a view has unknown cards and no chance in it."""

    setup: Setup
    seed: int
    counter: int = 0
    lit: list[int] = field(default_factory=list)
    hands: list[list[str]] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    round: int = 1
    pending: list[Step] = field(default_factory=list)
    asked: Mapping[Seat, Decision] | None = None

    def copy(self) -> LampsState:
        """Return an independent copy."""
        return LampsState(
            self.setup,
            self.seed,
            self.counter,
            self.lit.copy(),
            [hand.copy() for hand in self.hands],
            self.deck.copy(),
            self.points.copy(),
            self.round,
            self.pending.copy(),
            self.asked,
        )


def _lamps_to_light(state: LampsState, seat: Seat, args: Args) -> Mapping[Seat, Decision]:
    dark = [lamp for lamp in range(LAMPS) if lamp not in state.lit]
    options = tuple(Option(f"lamp{lamp}", Target("node", str(lamp))) for lamp in dark)
    return {seat: Decision("light_lamp", options, open=state.setup.option(OPTIONS[0]) == "red")}


def _light(
    state: LampsState, seat: Seat, args: Args, answers: Answers, events: list[Event]
) -> None:
    lamp = int(answers[seat].removeprefix("lamp"))
    state.lit.append(lamp)
    events.append(Event("lamp_lit", {"seat": seat, "lamp": lamp}))


def _cards_to_play(state: LampsState, seat: Seat, args: Args) -> Mapping[Seat, Decision]:
    return {
        player: Decision(
            "play_card",
            tuple(Option(f"card{card}", Target("card", card)) for card in sorted(hand)),
            ends_turn=True,
        )
        for player, hand in enumerate(state.hands)
    }


def _compare(
    state: LampsState, seat: Seat, args: Args, answers: Answers, events: list[Event]
) -> None:
    cards = {player: key.removeprefix("card") for player, key in answers.items()}
    for player, card in sorted(cards.items()):
        state.hands[player].remove(card)
        events.append(Event("card_opened", {"seat": player, "card": card}, reveals=True))
    best = max(cards, key=lambda player: int(cards[player]))
    state.points[best] += len(state.lit)
    events.append(Event("round_won", {"seat": best, "points": len(state.lit)}))


def _draw(state: LampsState, seat: Seat, args: Args, events: list[Event]) -> None:
    for player, hand in enumerate(state.hands):
        card = state.deck.pop()
        hand.append(card)
        drawn: Mapping[str, Value] = {"seat": player, "card": card}
        events.append(Event("card_drawn", drawn, reveals=True, seen_by=(player,)))


def _next_round(state: LampsState, seat: Seat, args: Args, events: list[Event]) -> None:
    if state.round == int(state.setup.option(OPTIONS[1])):
        events.append(Event("lamps_out", {"round": state.round}))
        return
    state.round += 1
    state.lit.clear()
    leader = (state.round - 1) % state.setup.seats
    events.append(Event("round_began", {"seat": leader, "round": state.round}))
    engine.push(state, *_round(leader))


def _round(leader: Seat) -> tuple[Step, ...]:
    names = ("light", "light", "play", "draw", "next_round")
    return tuple((name, leader, ()) for name in names)


STEPS: Final[engine.Steps[LampsState]] = {
    "light": Ask(_lamps_to_light, _light),
    "play": Ask(_cards_to_play, _compare),
    "draw": Act(_draw),
    "next_round": Act(_next_round),
}


class Lamps:
    """The rules of Lamps, as the contract asks for them."""

    id = "lamps"
    seat_counts = range(2, 4)
    rules_version = 2
    max_decisions = ROUNDS * (2 + 3)
    secrets = True
    together = False

    def setup_options(self, seats: int) -> Sequence[SetupOption]:
        """Return the colour of the lamps and the number of rounds."""
        return OPTIONS

    def new_game(self, setup: Setup, seed: int) -> LampsState:
        """Deal the hands and let seat 0 lead."""
        if setup.seats not in self.seat_counts:
            raise SetupError("Lamps is for 2 or 3 seats.")
        state = LampsState(setup, seed, points=[0] * setup.seats)
        state.deck = shuffled(state, list(FACES))
        state.hands = [[state.deck.pop() for _ in range(HAND)] for _ in range(setup.seats)]
        engine.push(state, *_round(0))
        engine.advance(state, STEPS, [])
        return state

    def decisions(self, state: LampsState) -> Mapping[Seat, Decision]:
        """Return the questions."""
        return engine.questions(state, STEPS)

    def apply(self, state: LampsState, answers: Mapping[Seat, str]) -> list[Event]:
        """Carry the answers out."""
        return engine.answer(state, STEPS, answers)

    def view(self, state: LampsState, seat: Seat | None) -> LampsState:
        """Hide the deck, the other hands and the chance to come."""
        hands = [
            hand.copy() if player == seat else face_down(hand)
            for player, hand in enumerate(state.hands)
        ]
        return LampsState(
            state.setup,
            0,
            0,
            state.lit.copy(),
            hands,
            face_down(state.deck),
            state.points.copy(),
            state.round,
            state.pending.copy(),
        )

    def redeal(self, view: LampsState, chance: Chance) -> LampsState:
        """Deal the unknown cards anew (discarded cards are forgotten: a toy may)."""
        state = view.copy()
        known = {card for hand in view.hands for card in hand}
        rest = shuffled(chance, [card for card in FACES if card not in known])
        state.deck = [rest.pop() for _ in view.deck]
        state.hands = [[rest.pop() if c == UNKNOWN else c for c in hand] for hand in view.hands]
        state.seed, state.counter = chance.seed, chance.counter
        return state

    def refusal(self, state: LampsState, seat: Seat, target: Target) -> Refusal | None:
        """Say that a lamp is lit already."""
        if target.kind == "node" and int(target.id) in state.lit:
            return Refusal("lamp_is_lit", {"lamp": int(target.id)})
        return None

    def result(self, state: LampsState) -> Result | None:
        """Name the seats with most points once nobody is asked any more."""
        if self.decisions(state):
            return None
        best = max(state.points)
        winners = tuple(seat for seat, points in enumerate(state.points) if points == best)
        return Result("lamps_out", winners, tuple(state.points))

    def dump(self, state: LampsState) -> dict[str, Any]:
        """Return plain data."""
        return {
            "seed": state.seed,
            "counter": state.counter,
            "lit": list(state.lit),
            "hands": [list(hand) for hand in state.hands],
            "deck": list(state.deck),
            "points": list(state.points),
            "round": state.round,
            "pending": [[name, seat, list(args)] for name, seat, args in state.pending],
        }

    def restore(self, data: Mapping[str, Any], setup: Setup) -> LampsState:
        """Build the state, trusting nothing."""
        return LampsState(
            setup,
            _number(data, "seed", 2**64),
            _number(data, "counter", 10_000),
            _list(data, "lit", lambda lamp: type(lamp) is int and 0 <= lamp < LAMPS),
            [_cards(hand) for hand in _list(data, "hands", lambda hand: type(hand) is list)],
            _cards(data.get("deck")),
            _list(data, "points", lambda points: type(points) is int and 0 <= points < 100),
            _number(data, "round", ROUNDS + 1),
            [_step(step, setup) for step in _list(data, "pending", lambda step: True)],
        )


def _number(data: Mapping[str, Any], name: str, limit: int) -> int:
    value = data.get(name)
    if type(value) is not int or not 0 <= value < limit:
        raise GameError(f"the field '{name}' is wrong")
    return value


def _list(data: Mapping[str, Any], name: str, fits: Any) -> list[Any]:
    value = data.get(name)
    if type(value) is not list or not all(fits(item) for item in value):
        raise GameError(f"the field '{name}' is wrong")
    return list(value)


def _cards(value: Any) -> list[str]:
    if type(value) is not list or any(type(c) is not str or c not in FACES for c in value):
        raise GameError("a card is wrong")
    return list(value)


def _step(value: Any, setup: Setup) -> Step:
    match value:
        case [str(name), int(seat), []] if name in STEPS and 0 <= seat < setup.seats:
            return (name, seat, ())
    raise GameError("a pending step is wrong")


LAMPS_GAME: Final = Lamps()
