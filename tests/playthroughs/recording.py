"""Golden playthroughs: a whole match as text, with every question, answer and event.

A file opens with the set-up and holds the answers that were given, so it can be played again
under the present rules and compared line by line. `tools/record_playthroughs.py` writes it anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.rules.contract import Decision, Event, Game, Seat, Setup
from game.rules.registry import game_named
from tests.contract.tables import graph_of

FOLDER = Path(__file__).parent

NextAnswer = Callable[[Any, Seat, Decision], str]
"""Chooses an answer in a state."""


@dataclass(frozen=True)
class Playthrough:
    """What makes a match what it is, but for the answers."""

    name: str
    game_id: str
    seats: int
    seed: int
    options: Mapping[str, str]

    @property
    def path(self) -> Path:
        """The file it is recorded in."""
        return FOLDER / f"{self.game_id}-{self.name}.txt"

    @property
    def game(self) -> Game[Any]:
        """The rules it is played by."""
        return game_named(self.game_id)

    @property
    def setup(self) -> Setup:
        """The set-up, on the shipped board."""
        return Setup(self.seats, graph_of(self.game_id), dict(self.options))

    def header(self) -> list[str]:
        """Return the lines that open the file."""
        options = " ".join(f"{key}={value}" for key, value in self.options.items()) or "as usual"
        return [f"{self.game_id}, seats {self.seats}, seed {self.seed}, options {options}", ""]


def record(playthrough: Playthrough, next_answer: NextAnswer) -> str:
    """Play a match with these answers and return it as text."""
    game = playthrough.game
    state = game.new_game(playthrough.setup, playthrough.seed)
    lines = playthrough.header()
    while asked := game.decisions(state):
        answers = {seat: next_answer(state, seat, decision) for seat, decision in asked.items()}
        for seat, decision in asked.items():
            lines += _question(seat, decision, answers[seat])
        lines += [f"    {_named(event.kind, event)}" for event in game.apply(state, answers)]
    result = game.result(state)
    assert result is not None
    lines += ["", f"{result.key}: winners {_plain(result.winners)}, scores {_plain(result.scores)}"]
    return "\n".join(lines) + "\n"


def _question(seat: Seat, decision: Decision, answer: str) -> list[str]:
    values = " ".join(f"{key}={_plain(value)}" for key, value in decision.values.items())
    keys = " ".join(option.key for option in decision.options)
    source = f"[{decision.source}] " if decision.source else ""
    return [f"{source}seat {seat} {decision.kind} {values}: {keys}".rstrip(), f"  > {answer}"]


def _named(kind: str, event: Event) -> str:
    values = " ".join(f"{key}={_plain(value)}" for key, value in event.data.items())
    seen_by = f" (seen by {_plain(event.seen_by)})" if event.seen_by is not None else ""
    return f"{kind} {values}{' (reveals)' if event.reveals else ''}{seen_by}".rstrip()


def _plain(value: object) -> str:
    if isinstance(value, tuple):
        return ",".join(map(_plain, value)) or "none"
    return str(value)


def answers_in(text: str) -> Iterator[str]:
    """Return the answers that a recorded match holds."""
    for line in text.splitlines():
        if line.startswith("  > "):
            yield line[4:]


def replayed(playthrough: Playthrough, text: str) -> str:
    """Return the match as the present rules play it with the answers of a recorded one.

    Raises StopIteration if the answers run out, IllegalChoice if one is no longer on offer.
    """
    answers = answers_in(text)
    return record(playthrough, lambda _state, _seat, _decision: next(answers))
