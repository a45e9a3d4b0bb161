"""Tables to play at in the tests: Lamps with two or three people, and ways to play on."""

from __future__ import annotations

import random
from typing import NamedTuple

from game.match.catalogue import Catalogue
from game.match.match import Match
from game.match.seats import SeatPlan
from game.rules.contract import Setup
from game.rules.graph import BoardGraph
from tests.match.toy_game import BOARD, LAMPS_GAME

NAMES = ("Ana", "Ben", "Cleo")


class ToyGround(NamedTuple):
    """The board of Lamps as a catalogue hands it out."""

    graph: BoardGraph = BOARD
    content_hash: str = "lamps-1"


LAMPS_CATALOGUE = Catalogue(
    {LAMPS_GAME.id: LAMPS_GAME}, lambda _game_id: ToyGround(), ("novice", "steady")
)


def people(count: int) -> list[SeatPlan]:
    """Return that many people."""
    return [SeatPlan("human", name) for name in NAMES[:count]]


def lamps(seats: int = 2, seed: int = 7, **options: str) -> Match:
    """Return a match of Lamps at its first decision."""
    return Match.start(LAMPS_GAME, Setup(seats, BOARD, options), people(seats), seed)


def play_on(match: Match, answers: int, seed: int = 1) -> Match:
    """Give that many answers by chance (fewer if the match ends), and return the match."""
    chance = random.Random(seed)
    for _ in range(answers):
        if not match.waiting():
            break
        seat = match.waiting()[0]
        match.answer(seat, chance.choice(match.decisions()[seat].options).key)
    return match


def light_two_lamps(match: Match) -> Match:
    """Let the leader light the first two dark lamps, so that all are asked for a card."""
    return play_on(match, 2)


def first_key(match: Match, seat: int) -> str:
    """Return the first option of a seat."""
    return match.decisions()[seat].options[0].key


def last_key(match: Match, seat: int) -> str:
    """Return the last option of a seat."""
    return match.decisions()[seat].options[-1].key


def standing(match: Match) -> tuple[object, ...]:
    """Return everything that undo and redo have to bring back."""
    return match.snapshot(), match.log, match.all_events(), match.sealed_entries(), match.round


def answer_and_go_back_and_forth(match: Match, seat: int, key: str) -> None:
    """Give an answer; where it can be taken back, take it back and give it again."""
    before = standing(match)
    match.answer(seat, key)
    after = standing(match)
    if match.can_undo(seat).ok:
        match.undo(seat)
        assert standing(match) == before
        match.redo(seat)
    assert standing(match) == after
