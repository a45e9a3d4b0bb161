"""Any game inside a match: several at once, and nothing hidden leaks through it.

Undo, redo and saving at every answer of every game are tested in `tests/saves`.
"""

from __future__ import annotations

import random

import pytest

from game.match.match import Match
from game.match.seats import SeatPlan
from game.rules.rng import Chance
from tests.contract.tables import Table, by_chance_but_alive, tables

PLAIN_TABLES = pytest.mark.parametrize(
    "table", [table for table in tables() if not table.options], ids=str
)


def new_match(table: Table, seed: int) -> Match:
    """Return a match of people at this table."""
    plans = [SeatPlan("human", f"Player {seat + 1}") for seat in range(table.seats)]
    return Match.start(table.game, table.setup, plans, seed)


def answer_once(match: Match, chance: random.Random) -> None:
    """Give one answer by chance; now and then take it back and give it again."""
    seat = match.waiting()[0]
    match.answer(seat, chance.choice(match.decisions()[seat].options).key)
    if chance.random() < 0.3 and match.can_undo(seat).ok:
        match.undo(seat)
        match.redo(seat)


@PLAIN_TABLES
def test_two_matches_at_once_do_not_disturb_each_other(table: Table) -> None:
    alone = [new_match(table, seed) for seed in (41, 42)]
    for match, seed in zip(alone, (1, 2), strict=True):
        chance = random.Random(seed)
        while match.waiting():
            answer_once(match, chance)
    together = [new_match(table, seed) for seed in (41, 42)]
    chances = [random.Random(1), random.Random(2)]
    while any(match.waiting() for match in together):
        for match, chance in zip(together, chances, strict=True):
            if match.waiting():
                answer_once(match, chance)
    for match, expected in zip(together, alone, strict=True):
        assert match.snapshot() == expected.snapshot()
        assert match.log == expected.log
        assert match.all_events() == expected.all_events()


@PLAIN_TABLES
def test_a_seat_foresees_the_same_whatever_is_hidden(table: Table) -> None:
    game, chance = table.game, random.Random(43)
    match = new_match(table, 43)
    for deal in range(60):
        if not match.waiting():
            break
        seat = match.waiting()[0]
        world = game.redeal(match.view(seat), Chance(deal))
        other = Match(game, table.setup, match.seats, 0, world)
        assert other.view(seat) == match.view(seat)
        for option in match.decisions()[seat].options:
            assert other.foresee(seat, option.key) == match.foresee(seat, option.key)
        state = game.restore(match.snapshot(), table.setup)
        match.answer(seat, by_chance_but_alive(game, state, chance)[seat])
