"""From the words of a command line to a match: seats, options and a seed.

What the words may be is decided here and by the game; how they are parsed stands in `arguments.py`.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.players import LEVELS
from game.content.maps import load_board
from game.match.fairness import Pledge
from game.match.match import Match, fresh_seed
from game.match.seats import SeatPlan
from game.rules.contract import Setup, SetupError
from game.rules.registry import game_named

HUMAN = "human"

NAMES = ("Ana", "Ben", "Vera", "Kit", "Mika", "Noor")
"""Who sits down when nobody has typed a name."""


def seat_words(words: str) -> list[str]:
    """Split `human,steady,...` into one word per seat. Raises SetupError if one is empty."""
    seats = [word.strip() for word in words.split(",")]
    if not all(seats):
        raise SetupError(f"--seats '{words}' has an empty seat; write for example human,steady.")
    return seats


def chosen_options(game_id: str, seats: int, words: Sequence[str]) -> dict[str, str]:
    """Return `KEY=VALUE` words as a mapping.

    Raises SetupError for a word without `=`, for a key or value that the game does not have, and
    for a key that is given two values.
    """
    known = {spec.key: spec.values for spec in game_named(game_id).setup_options(seats)}
    chosen: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals:
            raise SetupError(
                f"--option '{word}' is not KEY=VALUE; write for example starter=random."
            )
        if key not in known:
            choice = f"choose from {', '.join(known)}" if known else "it has none"
            raise SetupError(f"{game_id} has no option '{key}' with {seats} seat(s); {choice}.")
        if value not in known[key]:
            raise SetupError(
                f"Option '{key}' cannot be '{value}'; choose from {', '.join(known[key])}."
            )
        if chosen.setdefault(key, value) != value:
            raise SetupError(
                f"Option '{key}' cannot be both '{chosen[key]}' and '{value}'; give it once."
            )
    return chosen


def seat_plans(words: Sequence[str]) -> list[SeatPlan]:
    """Return one plan per word: `human`, or the level of an AI seat."""
    plans = []
    for seat, word in enumerate(words):
        name = NAMES[seat % len(NAMES)]
        if word == HUMAN:
            plans.append(SeatPlan("human", name))
        elif word in LEVELS:
            plans.append(SeatPlan("bot", name, word))
        else:
            raise SetupError(
                f"'{word}' cannot take a seat; choose from {HUMAN}, {', '.join(LEVELS)}."
            )
    return plans


def table_from_words(game_id: str, seats: str, seed: int | None, options: Sequence[str]) -> Match:
    """Return a new match. Raises SetupError for words that mean nothing to the game."""
    game = game_named(game_id)
    plans = seat_plans(seat_words(seats))
    chosen = chosen_options(game_id, len(plans), options)
    setup = Setup(len(plans), load_board(game_id).graph, chosen)
    dealt = fresh_seed() if seed is None else seed
    return Match.start(game, setup, plans, dealt, Pledge.over(dealt, drawn=seed is None))
