"""The arena: many games between AI seats without a window, counted and timed.

Every game of a series has a seed of its own, so that a report is the same however many processes
played it, and any single game can be played again.
"""

from __future__ import annotations

import math
import os
import statistics
import time
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

from game.bots.parcels import pack_setup
from game.bots.player import UnknownLevel
from game.bots.players import ARENA_LEVELS
from game.bots.playing import Failure, Played, Record, game_seed, play_here, sit_down, try_game
from game.bots.processes import starting_processes
from game.content.maps import load_board
from game.rules.contract import Game, GameError, Result, Seat, Setup
from game.rules.registry import game_named

Progress = Callable[[int, int], None]
"""Called with the games played so far and all games, after each game."""


@dataclass(frozen=True, slots=True)
class SeatScore:
    """What one seat reached over a whole series."""

    seat: int
    level: str
    wins: int
    mean_score: float


@dataclass(frozen=True, slots=True)
class RoleScore:
    """What one role, such as a civilization, reached over a whole series, whoever played it."""

    role: str
    games: int
    wins: int
    share: float
    """Its part of all that it could win, a win of several seats split between them."""
    fair: float
    """Its part if every seat at a table won equally often, and nobody else."""

    @property
    def of_fair(self) -> float:
        """How many times as often as fair it won."""
        return self.share / self.fair


@dataclass(frozen=True, slots=True)
class Report:
    """What came of a series of games. Means are taken over the games that were finished."""

    game: str
    games: int
    failures: tuple[Failure, ...]
    rounds_mean: float
    rounds_spread: tuple[int, int, int]
    """Rounds that 5 %, 50 % and 95 % of the games did not exceed."""
    decisions: int
    seconds: float
    win_rate: float | None
    """Share of the finished games that all seats won together; None where seats compete."""
    unwon: int
    """Games that no seat won."""
    seats: tuple[SeatScore, ...]
    endings: Mapping[str, int]
    """How often each ending came, most frequent first."""
    roles: Mapping[str, tuple[RoleScore, ...]]
    """The roles of each kind that the game knows, the most successful first."""

    @property
    def decisions_per_second(self) -> float:
        """Answers given per second of the clock, all processes together."""
        return self.decisions / self.seconds if self.seconds else 0.0

    def plain(self) -> dict[str, Any]:
        """Return everything as JSON-ready data; `failed` says which games failed and why."""
        return {
            "game": self.game,
            "games": self.games,
            "failures": len(self.failures),
            "failed": [{"seed": one.seed, "sentence": one.sentence} for one in self.failures],
            "rounds_mean": round(self.rounds_mean, 3),
            "rounds_5_50_95": list(self.rounds_spread),
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions_per_second, 1),
            "win_rate": None if self.win_rate is None else round(self.win_rate, 4),
            "unwon": self.unwon,
            "seats": [
                {
                    "seat": one.seat,
                    "level": one.level,
                    "wins": one.wins,
                    "mean_score": round(one.mean_score, 3),
                }
                for one in self.seats
            ],
            "endings": dict(self.endings),
            **{kind: _plain_roles(scores) for kind, scores in self.roles.items()},
        }


def _plain_roles(scores: Sequence[RoleScore]) -> dict[str, Any]:
    return {
        one.role: {
            "games": one.games,
            "wins": one.wins,
            "share": round(one.share, 4),
            "fair": round(one.fair, 4),
            "of_fair": round(one.of_fair, 3),
        }
        for one in scores
    }


def simulate(
    game_id: str,
    levels: Sequence[str],
    games: int,
    seed: int = 1,
    jobs: int = 1,
    options: Mapping[str, str] | None = None,
    progress: Progress | None = None,
) -> Report:
    """Play a series, one level per seat, and report.

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
    with closing(_outcomes(game.id, setup, tuple(levels), seeds, jobs)) as outcomes:
        for number, outcome in outcomes:
            played[number] = outcome
            if progress is not None:
                progress(len(played), games)
    seconds = time.perf_counter() - started
    return _report(game, levels, [played[number] for number in sorted(played)], seconds)


def _outcomes(
    game_id: str, setup: Setup, levels: tuple[str, ...], seeds: list[int], jobs: int
) -> Generator[tuple[int, Played], None, None]:
    """Yield (number of the game, what came of it) as games end."""
    if jobs == 1:
        game = game_named(game_id)
        for number, seed in enumerate(seeds):
            yield number, try_game(game, setup, levels, seed)
        return
    # More processes than the machine can run at a time would only cost memory.
    with _side_by_side(game_id, setup, levels, min(jobs, len(seeds), os.cpu_count() or 1)) as pool:
        with starting_processes():
            coming = {pool.submit(play_here, seed): number for number, seed in enumerate(seeds)}
        for future in as_completed(coming):
            yield coming[future], future.result()


@contextmanager
def _side_by_side(
    game_id: str, setup: Setup, levels: tuple[str, ...], processes: int
) -> Iterator[ProcessPoolExecutor]:
    """Keep processes that are ready to play; they end at once when this one is interrupted."""
    context = get_context("spawn")
    leash, hand = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(
        max_workers=processes,
        mp_context=context,
        initializer=sit_down,
        initargs=(game_id, pack_setup(setup), levels, leash),
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


def _report(
    game: Game[Any], levels: Sequence[str], played: Sequence[Played], seconds: float
) -> Report:
    """Count a series up."""
    records = [one for one in played if isinstance(one, Record)]
    rounds = [one.rounds for one in records]
    unwon = sum(not one.result.winners for one in records)
    together = (len(records) - unwon) / len(records) if records else 0.0
    return Report(
        game=game.id,
        games=len(played),
        failures=tuple(one for one in played if isinstance(one, Failure)),
        rounds_mean=_mean(rounds),
        rounds_spread=(_least(rounds, 0.05), _least(rounds, 0.5), _least(rounds, 0.95)),
        decisions=sum(one.decisions for one in records),
        seconds=seconds,
        win_rate=together if game.together else None,
        unwon=unwon,
        seats=tuple(_seat_score(seat, level, records) for seat, level in enumerate(levels)),
        endings=dict(Counter(one.result.key for one in records).most_common()),
        roles=_role_scores(records),
    )


def _seat_score(seat: int, level: str, records: Sequence[Record]) -> SeatScore:
    return SeatScore(
        seat=seat,
        level=level,
        wins=sum(seat in one.result.winners for one in records),
        mean_score=_mean([one.result.scores[seat] for one in records]),
    )


def _role_scores(records: Sequence[Record]) -> dict[str, tuple[RoleScore, ...]]:
    """Return how each role did, by kind; nothing for games without roles."""
    played: dict[str, dict[str, list[tuple[Seat, Result]]]] = {}
    for record in records:
        for kind, roles in record.result.roles.items():
            for seat, role in enumerate(roles):
                found = played.setdefault(kind, {}).setdefault(role, [])
                found.append((seat, record.result))
    scores = {
        kind: [_role_score(role, games) for role, games in found.items()]
        for kind, found in played.items()
    }
    return {kind: tuple(sorted(each, key=_by_success)) for kind, each in scores.items()}


def _role_score(role: str, games: Sequence[tuple[Seat, Result]]) -> RoleScore:
    won = [len(result.winners) for seat, result in games if seat in result.winners]
    return RoleScore(
        role=role,
        games=len(games),
        wins=len(won),
        share=sum(1 / winners for winners in won) / len(games),
        fair=sum(1 / len(result.scores) for _, result in games) / len(games),
    )


def _by_success(score: RoleScore) -> tuple[float, str]:
    return -score.of_fair, score.role


def _least(numbers: Sequence[int], share: float) -> int:
    """Return the number that so large a share of these does not exceed."""
    return sorted(numbers)[math.ceil(share * len(numbers)) - 1] if numbers else 0


def _mean(numbers: Sequence[int]) -> float:
    return statistics.fmean(numbers) if numbers else 0.0
