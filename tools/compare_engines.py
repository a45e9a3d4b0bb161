"""Random play beside a public Python engine of the same kind, in the same run.

Plays every game of this product with four seats, and Catanatron (PyPI `catanatron`, Settlers of
Catan) with four random players, in turns. Prints the decisions a second of each, and how many
times as many as Catanatron's they are. Like is counted with like: every action of Catanatron
counts, forced ones and dice included, so the answers that our games give on the spot count, too.
The last column leaves ours out, and only ours. A ratio from one run says more than two times from
two machines. Catanatron is no dependency of this product:

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
from typing import Final, NamedTuple

from game.content.maps import load_board
from game.rules.contract import Setup
from game.rules.registry import GAMES, game_named
from game.rules.rng import Chance, below

SEATS: Final = 4

Count = tuple[int, int]
"""Decisions of a match, and how many answers were forced besides."""

Play = Callable[[int], Count]
"""Plays the match of a seed to its end."""


class Rate(NamedTuple):
    """Decisions a second of processor time, without forced answers and with them."""

    free: float
    all: float


def ours(game_id: str) -> Play:
    """Return a random match of one of our games."""
    game = game_named(game_id)
    setup = Setup(SEATS, load_board(game_id).graph)

    def play(seed: int) -> Count:
        decisions = forced = 0
        state, chance = game.new_game(setup, seed), Chance(seed)
        while asked := game.decisions(state):
            answers = {
                seat: decision.options[below(chance, len(decision.options))].key
                for seat, decision in asked.items()
            }
            for event in game.apply(state, answers):
                forced += event.kind == "forced"
            decisions += len(answers)
        return decisions, forced

    return play


def catanatron() -> Play:
    """Return a random match of Catanatron; its actions hold the forced ones and the dice."""
    from catanatron import Color, Game, RandomPlayer

    def play(seed: int) -> Count:
        random.seed(seed)
        game = Game([RandomPlayer(color) for color in list(Color)[:SEATS]], seed=seed)
        game.play()
        return len(game.state.actions), 0

    return play


def rate(play: Play, seconds: float, seed: int) -> Rate:
    """Return the rate over whole matches of at least this long."""
    decisions = forced = 0
    started = time.process_time()
    while (elapsed := time.process_time() - started) < seconds:
        more = play(seed + decisions)
        decisions, forced = decisions + more[0], forced + more[1]
    return Rate(decisions / elapsed, (decisions + forced) / elapsed)


def report(rates: Mapping[str, list[Rate]], theirs: str) -> list[str]:
    """Return a line per engine: the median rate, and medians of its ratios to `theirs`."""
    lines = [f"{'engine':<20}{'decisions/s':>12}{'ratio':>8}{'without our forced ones':>26}"]
    for name, own in rates.items():
        pairs = list(zip(own, rates[theirs], strict=True))
        middle = statistics.median(each.all for each in own)
        free = statistics.median(a.free / b.free for a, b in pairs)
        whole = statistics.median(a.all / b.all for a, b in pairs)
        lines.append(f"{name:<20}{middle:>12,.0f}{whole:>8.2f}{free:>26.2f}")
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
    rates: dict[str, list[Rate]] = {each: [] for each in plays}
    for number in range(options.rounds):
        for each, play in plays.items():
            rates[each].append(rate(play, options.seconds, number))
    print("\n".join(report(rates, name)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
