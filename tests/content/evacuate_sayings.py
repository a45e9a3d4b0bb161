"""Matches of Evacuate! by chance, for everything that they want said."""

from __future__ import annotations

from collections.abc import Iterator

from game.content.maps import load_board
from game.rules.contract import Setup, Target
from game.rules.evacuate import CIVILIZATIONS, EVACUATE, MARKET, RUN_CARDS, EvacState
from game.rules.rng import Chance, below
from game.scenes.evacuate.naming import EvacNaming
from tests.content.sayings import Observed, Told, pairs, refusals, same_doer

SETUPS = ((2, "basic"), (3, "basic"), (5, "basic"), (2, "full"), (3, "full"), (6, "full"))
SEEDS = 4


def played() -> Iterator[Observed]:
    """Play games of all sizes and yield everything that is to be said on the way."""
    board = load_board("evacuate").graph
    for seats, game in SETUPS:
        for seed in range(SEEDS):
            options = {"game": game}
            if game == "full":
                peoples = list(CIVILIZATIONS)
                options |= {
                    f"civ_{n + 1}": peoples[(n + seats * seed) % len(peoples)] for n in range(seats)
                }
            yield from _play(EVACUATE.new_game(Setup(seats, board, options), seed), Chance(seed))


def _play(state: EvacState, chance: Chance) -> Iterator[Observed]:
    while asked := EVACUATE.decisions(state):
        yield from (Observed(state, decision, seat) for seat, decision in asked.items())
        if len(asked) == 1 or state.round == 1:
            yield from _refusals(state)
        keys = {s: d.options[below(chance, len(d.options))].key for s, d in asked.items()}
        events = EVACUATE.apply(state, keys)
        yield from (Observed(state, event, 0) for event in events)
        yield from (Observed(state, both, 0) for both in pairs(events) if same_doer(*both))
    yield from _refusals(state)


def _refusals(state: EvacState) -> Iterator[Observed]:
    """Yield why each thing of the table cannot be chosen now."""
    targets = [Target("piece", f"runner:{runner}") for runner in range(len(state.alive))]
    targets += [Target("card", f"market:{card}") for card in MARKET]
    targets += [Target("card", card) for card in RUN_CARDS]
    for seat in range(state.seats):
        yield from refusals(EVACUATE, state, seat, targets)


TOLD = Told(played, EvacNaming)
