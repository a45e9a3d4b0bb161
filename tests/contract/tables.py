"""Every registered game at every number of seats and with every single option, and ways to play."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

from game.content.maps import load_board
from game.rules.contract import Event, Game, Seat, Setup
from game.rules.graph import BoardGraph
from game.rules.registry import GAMES

Chooser = Callable[[Game[Any], Any, random.Random], dict[Seat, str]]


class Table(NamedTuple):
    """A game with a set-up; prints as a short name for the test report."""

    game_id: str
    seats: int
    options: tuple[tuple[str, str], ...] = ()

    @property
    def game(self) -> Game[Any]:
        """The rules."""
        return GAMES[self.game_id]

    @property
    def setup(self) -> Setup:
        """The set-up on the shipped board."""
        return Setup(self.seats, graph_of(self.game_id), dict(self.options))

    def __str__(self) -> str:
        return "-".join([self.game_id, str(self.seats), *(f"{k}={v}" for k, v in self.options)])


@cache
def graph_of(game_id: str) -> BoardGraph:
    """The shipped board of a game."""
    return load_board(game_id).graph


def tables() -> list[Table]:
    """Return every game and seat count with its defaults, and with each other value alone.

    What each seat chooses for itself, such as a civilization, is left to the deal of the seed.
    """
    found = []
    for game_id, game in GAMES.items():
        for seats in game.seat_counts:
            found.append(Table(game_id, seats))
            for spec in game.setup_options(seats):
                if spec.key[-1].isdecimal():
                    continue
                others = [value for value in spec.values if value != spec.default]
                found += [Table(game_id, seats, ((spec.key, value),)) for value in others]
    return found


def by_chance(game: Game[Any], state: Any, chance: random.Random) -> dict[Seat, str]:
    """Answer every question by chance."""
    asked = game.decisions(state)
    return {seat: chance.choice(decision.options).key for seat, decision in asked.items()}


def by_chance_but_alive(game: Game[Any], state: Any, chance: random.Random) -> dict[Seat, str]:
    """Answer by chance, but not so that the match is lost there and then if it can be helped."""
    answers: dict[Seat, str] = {}
    for _ in range(6):
        answers = by_chance(game, state, chance)
        after = state.copy()
        game.apply(after, answers)
        result = game.result(after)
        if result is None or result.winners:
            return answers
    return answers


CHOOSERS: dict[str, Chooser] = {"careless": by_chance, "alive": by_chance_but_alive}


class Moment(NamedTuple):
    """A state with questions, and the answers that are about to be given."""

    state: Any
    answers: dict[Seat, str]


def play(table: Table, seed: int, chooser: Chooser = by_chance_but_alive) -> Iterator[Moment]:
    """Play a match; yield it, in place, before every answer. The caller sees the last state."""
    game, chance = table.game, random.Random(seed)
    state = game.new_game(table.setup, seed)
    while game.decisions(state):
        answers = chooser(game, state, chance)
        yield Moment(state, answers)
        game.apply(state, answers)


def play_out(game: Game[Any], state: Any, seed: int) -> list[Event]:
    """Play a state to its end by chance and return what happened."""
    chance = random.Random(seed)
    events: list[Event] = []
    while game.decisions(state):
        events += game.apply(state, by_chance(game, state, chance))
    return events


def stamp(game: Game[Any], state: Any) -> str:
    """Return everything about a state as one text, to see whether it changed."""
    return json.dumps(game.dump(state), sort_keys=True)
