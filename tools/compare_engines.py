"""Random play beside a public Python engine of the same kind, in the same run.

Plays every game of this product with four seats, and Catanatron (PyPI `catanatron`, Settlers of
Catan) with four random players, in turns, and prints the decisions a second of each and how many
times as many as Catanatron's they are. A ratio from one run says more than two times from two
machines. Catanatron is no dependency of this product:

    python -m venv .venv-compare && .venv-compare/bin/python -m pip install . catanatron
    .venv-compare/bin/python tools/compare_engines.py
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from collections.abc import Callable, Mapping
from importlib.metadata import version
from typing import Final

from game.bench import play_at_random
from game.content.maps import load_board
from game.rules.contract import Setup
from game.rules.registry import GAMES, game_named
from game.rules.rng import Chance

SEATS: Final = 4

Play = Callable[[int], int]
"""Plays the match of a seed to its end and returns how many decisions that took."""


def ours(game_id: str) -> Play:
    """Return a random match of one of our games; forced answers are not counted."""
    game = game_named(game_id)
    setup = Setup(SEATS, load_board(game_id).graph)

    def play(seed: int) -> int:
        return play_at_random(game, game.new_game(setup, seed), Chance(seed))

    return play


def catanatron() -> Play:
    """Return a random match of Catanatron; every action counts, forced ones and dice too."""
    from catanatron import Color, Game, RandomPlayer

    def play(seed: int) -> int:
        random.seed(seed)
        game = Game([RandomPlayer(color) for color in list(Color)[:SEATS]], seed=seed)
        game.play()
        return len(game.state.actions)

    return play


def rate(play: Play, seconds: float, seed: int) -> float:
    """Return decisions a second of processor time, over whole matches of at least this long."""
    decisions = 0
    started = time.process_time()
    while (elapsed := time.process_time() - started) < seconds:
        decisions += play(seed + decisions)
    return decisions / elapsed


def report(rates: Mapping[str, list[float]], theirs: str) -> list[str]:
    """Return a line per engine: the median rate, and that of its ratios to `theirs` by round."""
    lines = []
    for name, own in rates.items():
        ratio = statistics.median(a / b for a, b in zip(own, rates[theirs], strict=True))
        lines.append(f"{name:<20}{statistics.median(own):>10,.0f} decisions/s{ratio:>8.2f}")
    return lines


def main() -> int:
    """Play in turns and print the medians."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="of each engine in each round")
    options = parser.parse_args()
    try:
        theirs = catanatron()
    except ImportError:
        print("Catanatron is missing; see the first lines of this file.", file=sys.stderr)
        return 1
    name = f"catanatron {version('catanatron')}"
    plays = {**{game_id: ours(game_id) for game_id in GAMES}, name: theirs}
    rates: dict[str, list[float]] = {each: [] for each in plays}
    for number in range(options.rounds):
        for each, play in plays.items():
            rates[each].append(rate(play, options.seconds, number))
    print("\n".join(report(rates, name)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
