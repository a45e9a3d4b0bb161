"""Matches in their middle, played on by AI seats that think only once for all tests.

match = table_from_words("evacuate", "human,steady", 5, [])
play_on(match, 6)
"""

from __future__ import annotations

from typing import Final

from game import picture
from game.match.match import Match

_answers: Final[dict[tuple[object, ...], list[tuple[int, str]]]] = {}
"""What was answered, by the match as it stood and how many answers were wanted."""


def play_on(match: Match, answers: int) -> None:
    """Let AI seats give up to this many answers for every seat; stops when the match is over.

    They see what each seat sees, and so a match that stands alike gets the same answers.
    """
    before = [entry[:2] for entry in match.log]
    stands = (
        match.game.id, len(match.seats), tuple(match.setup.options.items()), match.seed,
        tuple(before), answers,
    )  # fmt: skip
    if stands in _answers:
        for seat, key in _answers[stands]:
            match.answer(seat, key)
        return
    picture.play_on(match, answers)
    _answers[stands] = [entry[:2] for entry in match.log[len(before) :]]
