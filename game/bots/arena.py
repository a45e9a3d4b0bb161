"""The arena: many games between AI seats without a window, counted and timed.

Every game of a series has a seed of its own, so that a report is the same however many processes
played it, and any single game can be played again.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from multiprocessing import get_context
from typing import NamedTuple

from game.bots.parcels import pack_setup
from game.bots.player import UnknownLevel
from game.bots.players import ARENA_LEVELS
from game.bots.playing import Played, game_seed, play_here, sit_down, try_game
from game.bots.processes import starting_processes
from game.bots.report import Report, report_of
from game.content.maps import load_board
from game.rules.contract import GameError, Setup
from game.rules.registry import game_named

Progress = Callable[[int, int], None]
"""Called with the games played so far and all games, after each game."""


def simulate(
    game_id: str,
    levels: Sequence[str],
    games: int,
    seed: int = 1,
    jobs: int = 1,
    options: Mapping[str, str] | None = None,
    progress: Progress | None = None,
    counts_uses: bool = False,
) -> Report:
    """Play a series, one level per seat, and report, if asked with how often things were used.

    A game that fails is reported, not fatal. Raises GameError for an unknown game or level and an
    impossible set-up; KeyboardInterrupt passes through after the processes were told to stop.
    """
    game = game_named(game_id)
    for level in levels:
        if level not in ARENA_LEVELS:
            raise UnknownLevel(
                f"'{level}' is not a level of play; choose from {', '.join(ARENA_LEVELS)}."
            )
    setup = Setup(len(levels), load_board(game.id).graph, dict(options or {}))
    game.new_game(setup, seed)  # an impossible set-up is refused here, once, and not per game
    seeds = [game_seed(seed, number) for number in range(games)]
    started = time.perf_counter()
    played: dict[int, Played] = {}
    table = _Table(game.id, setup, tuple(levels), counts_uses)
    with closing(_outcomes(table, seeds, jobs)) as outcomes:
        for number, outcome in outcomes:
            played[number] = outcome
            if progress is not None:
                progress(len(played), games)
    seconds = time.perf_counter() - started
    return report_of(game, levels, [played[number] for number in sorted(played)], seconds)


class _Table(NamedTuple):
    """What all games of a series have in common."""

    game_id: str
    setup: Setup
    levels: tuple[str, ...]
    counts_uses: bool


def _outcomes(
    table: _Table, seeds: list[int], jobs: int
) -> Generator[tuple[int, Played], None, None]:
    """Yield (number of the game, what came of it) as games end."""
    if jobs == 1:
        game = game_named(table.game_id)
        for number, seed in enumerate(seeds):
            yield number, try_game(game, table.setup, table.levels, seed, table.counts_uses)
        return
    # More processes than the machine can run at a time would only cost memory.
    with _side_by_side(table, min(jobs, len(seeds), os.cpu_count() or 1)) as pool:
        with starting_processes():
            coming = {pool.submit(play_here, seed): number for number, seed in enumerate(seeds)}
        for future in as_completed(coming):
            yield coming[future], future.result()


@contextmanager
def _side_by_side(table: _Table, processes: int) -> Iterator[ProcessPoolExecutor]:
    """Keep processes that are ready to play; they end at once when this one is interrupted."""
    context = get_context("spawn")
    leash, hand = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(
        max_workers=processes,
        mp_context=context,
        initializer=sit_down,
        initargs=(table.game_id, pack_setup(table.setup), table.levels, table.counts_uses, leash),
    )
    try:
        yield pool
        pool.shutdown()
    except BrokenProcessPool as fault:
        raise GameError(
            "A process of the simulation was ended from outside; run it again with fewer jobs."
        ) from fault
    finally:
        hand.close()
        pool.shutdown(cancel_futures=True)
        leash.close()
