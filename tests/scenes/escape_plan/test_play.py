"""Matches of Escape Plan at the table: by mouse alone, by keys alone, and with several people."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from game.match.match import Match
from game.rules.contract import Setup
from game.rules.escape_plan import ESCAPE_PLAN
from game.scenes.choices import Choices
from game.scenes.curtain import Curtain
from tests.scenes.driver import SMALL, open_board
from tests.scenes.escape_plan.cities import NAMES
from tests.scenes.space_escape.tables import AtTable, Brain, plans_of, sit_down
from tests.scenes.test_table_games import ByKeys, by_mouse


def new_match(seats: str, seed: int) -> Match:
    """Return a match at its first question."""
    plans = plans_of(seats, NAMES)
    setup = Setup(len(plans), open_board("escape_plan").graph, {})
    return Match.start(ESCAPE_PLAN, setup, plans, seed)


def at_random(seed: int) -> Brain:
    """Return somebody who takes anything."""
    chance = random.Random(seed)

    def choose(match: Match, choices: Choices) -> str:
        del match
        return chance.choice(choices.decision.options).key

    return choose


def raise_curtain(at: AtTable) -> None:
    """Sit down alone, if the table asks for it."""
    while isinstance(at.scene, Curtain):
        at.scene.rise()
        at.wait(0.6)


def play(at: AtTable, seed: int, how: Callable[[AtTable, str], None], most: int = 9999) -> int:
    """Play as every person at the table; each answer given must be the one on record."""
    brain, given = at_random(seed), 0
    raise_curtain(at)
    while at.name == "Table" and given < most:
        key, seat, before = brain(at.match, at.choices), at.choices.seat, len(at.match.log)
        how(at, key)
        assert at.match.log[before][:2] == (seat, key)
        given += 1
        raise_curtain(at)
    return given


@pytest.mark.parametrize(
    ("seats", "how"),
    [
        ("human", by_mouse),
        ("novice,human", ByKeys()),
        ("human,novice,novice", by_mouse),
        ("novice,human,novice", ByKeys()),
        ("novice,novice,human,novice,novice", by_mouse),
    ],
)
def test_one_person_plays_a_match_to_its_end(
    tmp_path: Path, seats: str, how: Callable[[AtTable, str], None]
) -> None:
    at = sit_down(tmp_path, new_match(seats, 5), SMALL)
    assert play(at, 1, how) > 12
    assert at.name == "Results"
    assert not [entry for entry in at.match.log if entry.trouble]


def test_three_people_pass_the_table_on(tmp_path: Path) -> None:
    at = sit_down(tmp_path, new_match("human,human,human", 3), SMALL)
    assert play(at, 2, by_mouse, most=24) == 24
