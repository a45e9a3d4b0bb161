"""The `bench` command: how fast this product is on the machine it runs on.

Work is measured in processor time, and the best of a few passes counts, so that other programs
disturb little; saves and the start-up are measured by the clock, as a person feels them. Absolute
times of a noisy machine mean little; compare figures of one run with each other.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from game.content.maps import load_board
from game.match.match import Match
from game.match.saves import SaveFolder
from game.match.tables import seat_plans
from game.rules.contract import Game, Setup
from game.rules.registry import GAMES
from game.rules.rng import Chance, below

PASSES: Final = 3
PLAY_SECONDS: Final = 1.0
COPIES: Final = 5_000
SAVES: Final = 20
STARTS: Final = 3
FRAME_SIZES: Final = ((1280, 720), (1920, 1080), (3840, 2160))
FRAMES: Final = 240
WINDOW: Final = (1536, 864)
"""What a window takes of a screen of 1920 x 1080."""

Figures = dict[str, Any]


def run(*, as_json: bool) -> int:
    """Measure everything and print a table, or one JSON object."""
    figures: Figures = {
        "games": {game_id: game_figures(game) for game_id, game in GAMES.items()},
        "frames": {
            game_id: {f"{w}x{h}": frame_figures(game_id, (w, h)) for w, h in FRAME_SIZES}
            for game_id in GAMES
        },
        "startup_s": round(startup_seconds(), 3),
    }
    if as_json:
        print(json.dumps(figures))
    else:
        _print(figures)
    return 0


def game_figures(game: Game[Any]) -> Figures:
    """Return decisions a second of random play, and the cost of a copy, a save and a load."""
    seats = max(game.seat_counts)
    setup = Setup(seats, load_board(game.id).graph)
    state = _middle_of_a_game(game, setup)
    plays = [random_play(game, setup, PLAY_SECONDS) for _ in range(PASSES)]
    copies = [_seconds_each(state.copy, COPIES, time.process_time) for _ in range(PASSES)]
    match = Match.start(game, setup, seat_plans(["human"] * seats), seed=1)
    return {
        "decisions_per_second": round(max(plays)),
        "copy_us": round(min(copies) * 1e6, 2),
        **_save_figures(match),
    }


def random_play(game: Game[Any], setup: Setup, seconds: float) -> float:
    """Return answers a second that one process plays at random, set-ups included."""
    chance = Chance(1)
    decisions = games = 0
    started = time.process_time()
    while (elapsed := time.process_time() - started) < seconds:
        decisions += play_at_random(game, game.new_game(setup, games), chance)
        games += 1
    return decisions / elapsed


def play_at_random(game: Game[Any], state: Any, chance: Chance, most: int = 1_000_000) -> int:
    """Answer at random until the game ends or `most` answers are given; return how many."""
    decisions = 0
    while decisions < most and (asked := game.decisions(state)):
        answers = {
            seat: decision.options[below(chance, len(decision.options))].key
            for seat, decision in asked.items()
        }
        game.apply(state, answers)
        decisions += len(answers)
    return decisions


def _middle_of_a_game(game: Game[Any], setup: Setup) -> Any:
    """Return a state some answers into a game that is still going on."""
    for seed in range(1000):
        state = game.new_game(setup, seed)
        play_at_random(game, state, Chance(seed), most=20)
        if game.result(state) is None:
            return state
    raise AssertionError("no random game lasts 20 answers")


def _save_figures(match: Match) -> Figures:
    """Return the median cost of an autosave, fsync included, and of loading it."""
    with tempfile.TemporaryDirectory() as folder:
        saves = SaveFolder(Path(folder))
        save = _median_seconds(lambda: saves.autosave(match), SAVES)
        entry = saves.newest()
        assert entry is not None
        path = entry.path
        load = _median_seconds(lambda: saves.load(path), SAVES)
    return {"save_ms": round(save * 1e3, 2), "load_ms": round(load * 1e3, 2)}


def frame_figures(game_id: str, size: tuple[int, int]) -> Figures:
    """Return median and 99th percentile of a frame in milliseconds while pieces move.

    Every pass opens a table anew, with no picture kept from before.
    """
    from game.picture import moving_table

    passes = [sorted(moving_table(game_id, size, FRAMES)) for _ in range(PASSES)]
    best = min(passes, key=_late)
    return {
        "median_ms": round(statistics.median(best) * 1e3, 2),
        "p99_ms": round(_late(best) * 1e3, 2),
    }


def _late(times: Sequence[float]) -> float:
    """Return the 99th percentile."""
    return statistics.quantiles(times, n=100, method="inclusive")[98]


def startup_seconds() -> float:
    """Return the seconds from starting the program to a usable title screen, the least of a few."""
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    command = [
        sys.executable,
        "-c",
        f"from game.app import start_and_stop; start_and_stop({WINDOW})",
    ]
    with tempfile.TemporaryDirectory() as folder:
        environment["HOME"] = folder
        starts = [
            _seconds_each(lambda: subprocess.run(command, env=environment, check=True), 1)
            for _ in range(STARTS)
        ]
    return min(starts)


def _median_seconds(act: Callable[[], object], times: int) -> float:
    return statistics.median(_seconds_each(act, 1) for _ in range(times))


def _seconds_each(
    act: Callable[[], object], times: int, clock: Callable[[], float] = time.perf_counter
) -> float:
    started = clock()
    for _ in range(times):
        act()
    return (clock() - started) / times


def _print(figures: Figures) -> None:
    console = Console()
    games = Table(title="Games")
    for heading in ("Game", "Decisions/s", "Copy us", "Save ms", "Load ms"):
        games.add_column(heading, justify="left" if heading == "Game" else "right")
    for game_id, row in figures["games"].items():
        games.add_row(game_id, f"{row['decisions_per_second']:,}",
                      *(str(row[key]) for key in ("copy_us", "save_ms", "load_ms")))  # fmt: skip
    frames = Table(title="Frames while pieces move")
    for heading in ("Game", "Size", "Median ms", "99th percentile ms"):
        frames.add_column(heading, justify="right" if heading.endswith("ms") else "left")
    for game_id, sizes in figures["frames"].items():
        for size, row in sizes.items():
            frames.add_row(game_id, size, str(row["median_ms"]), str(row["p99_ms"]))
    console.print(games, frames)
    console.print(f"Start to usable title: {figures['startup_s']} s")
