"""Playing Escape Plan with AI seats, asked for directly."""

from __future__ import annotations

from game.bots.escape_plan import ThiefPlayer
from game.bots.escape_plan.levels import LEVELS as TABLE
from game.bots.player import Budget, RandomPlayer
from game.bots.players import LEVELS
from game.rules.contract import Setup
from game.rules.escape_plan import ESCAPE_PLAN
from game.rules.rng import Chance, below, next_word
from tests.contract.tables import graph_of

__all__ = ["LEVELS", "TABLE", "answer", "choice", "moments", "new_table", "play"]


def player(level):
    return RandomPlayer() if level == "random" else ThiefPlayer(TABLE[level])


def new_table(seats, seed=1):
    return ESCAPE_PLAN.new_game(Setup(seats, graph_of("escape_plan"), {}), seed)


def choice(state, seat, level, seed=1, **budget):
    """Ask a new player what it would do here."""
    view, decision = ESCAPE_PLAN.view(state, seat), ESCAPE_PLAN.decisions(state)[seat]
    return player(level).choose(view, seat, decision, Budget(seed=seed, **budget))


def answer(t, level="steady", seed=1):
    """Return what an AI seat would answer at a table laid out by hand."""
    return choice(t.state, t.seat, level, seed)


def moments(seats, seed):
    """Play a match at random; yield the state before every answer."""
    state, chance = new_table(seats, seed), Chance(seed)
    while asked := ESCAPE_PLAN.decisions(state):
        ((seat, decision),) = asked.items()
        yield state, seat, decision
        key = decision.options[below(chance, len(decision.options))].key
        ESCAPE_PLAN.apply(state, {seat: key})


def play(levels, seed):
    """Play a whole match, one level per seat; return its last state and the number of answers."""
    state, chance, count = new_table(len(levels), seed), Chance(seed + 7), 0
    players = [player(level) for level in levels]
    while asked := ESCAPE_PLAN.decisions(state):
        ((seat, decision),) = asked.items()
        view, budget = ESCAPE_PLAN.view(state, seat), Budget(seed=next_word(chance))
        ESCAPE_PLAN.apply(state, {seat: players[seat].choose(view, seat, decision, budget)})
        count += 1
    return state, count
