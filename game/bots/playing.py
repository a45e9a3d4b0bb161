"""One whole game between AI seats without a window: what a process of the arena does.

Imports rules and players only, so that such a process starts fast.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any, Final

from game.bots.player import Budget
from game.bots.players import player_for
from game.bots.processes import deaf_to_ctrl_c, end_with
from game.bots.uses import Tally, Use
from game.rules.contract import Event, Game, GameError, Result, Setup
from game.rules.rng import Chance, next_word

_PLAYERS_STREAM: Final = 0x5EA7
"""Added to a game's seed for the chance of its players, which is not the chance of its cards."""


class EndlessGame(GameError):  # noqa: N818 - names what happened, as a sentence would
    """A game that took more answers than its rules allow."""


@dataclass(frozen=True, slots=True)
class Record:
    """How one game went."""

    seed: int
    result: Result
    rounds: int
    decisions: int
    uses: Mapping[Use, int] = field(default_factory=dict)
    """What was used how often, if it was counted."""


@dataclass(frozen=True, slots=True)
class Failure:
    """A game that could not be played to its end, and why in one sentence."""

    seed: int
    sentence: str


def game_seed(seed: int, number: int) -> int:
    """Return the seed of one game of a series; 32 bits, so that a person can type it."""
    return next_word(Chance(seed, number)) >> 32


def play_game(
    game: Game[Any], setup: Setup, levels: tuple[str, ...], seed: int, counts_uses: bool = False
) -> Record:
    """Play one game to its end. Raises EndlessGame, or whatever rules or players raise."""
    tally = Tally(game.id, setup.board) if counts_uses else None
    players = [player_for(game.id, level) for level in levels]
    chance = Chance(seed + _PLAYERS_STREAM)
    state = game.new_game(setup, seed)
    rounds, decisions = 1, 0
    while asked := game.decisions(state):
        answers = {}
        for seat, decision in asked.items():
            view, budget = game.view(state, seat), Budget(seed=next_word(chance))
            answers[seat] = players[seat].choose(view, seat, decision, budget)
        decisions += len(answers)
        if decisions > game.max_decisions:
            raise EndlessGame(f"More than {game.max_decisions} answers and still no end.")
        events = game.apply(state, answers)
        rounds = latest_round(events, rounds)
        if tally:
            tally.note(answers, events)
    result = game.result(state)
    if result is None:
        raise EndlessGame("Nobody is asked anything, yet the game has no result.")
    return Record(seed, result, rounds, decisions, tally.uses if tally else {})


def try_game(
    game: Game[Any], setup: Setup, levels: tuple[str, ...], seed: int, counts_uses: bool = False
) -> Record | Failure:
    """Play one game; a fault of rules or players becomes a Failure."""
    try:
        return play_game(game, setup, levels, seed, counts_uses)
    except Exception as fault:
        return Failure(seed, f"{type(fault).__name__}: {fault}")


def latest_round(events: Iterable[Event], before: int) -> int:
    """Return the round that the last of these events speaks of, or the one before."""
    for event in events:
        number = _round_of(event.data)
        before = before if number is None else number
    return before


def _round_of(values: Mapping[str, Any]) -> int | None:
    number = values.get("round")
    return number if isinstance(number, int) else None


Played = Record | Failure
"""What came of one game."""


# A process of the arena keeps its game and set-up here, so that they travel once per process.
_table: list[tuple[Game[Any], Setup, tuple[str, ...], bool]] = []


def sit_down(
    game_id: str,
    parcel: Mapping[str, Any],
    levels: tuple[str, ...],
    counts_uses: bool,
    leash: Connection,
) -> None:
    """Prepare this process of the arena for its games; it ends with the other end of the leash."""
    from game.bots.parcels import unpack_setup
    from game.rules.registry import game_named

    deaf_to_ctrl_c()
    end_with(leash)
    _table[:] = [(game_named(game_id), unpack_setup(parcel), levels, counts_uses)]


def play_here(seed: int) -> Record | Failure:
    """Play one game at the table that `sit_down` has prepared."""
    ((game, setup, levels, counts_uses),) = _table
    return try_game(game, setup, levels, seed, counts_uses)
