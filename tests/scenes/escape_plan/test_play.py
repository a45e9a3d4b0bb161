"""Matches of Escape Plan at the table: by mouse alone, by keys alone, and with several people."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.match.match import Match
from game.rules.contract import Setup
from game.rules.escape_plan import ESCAPE_PLAN
from tests.scenes.driver import SMALL, open_board
from tests.scenes.escape_plan.cities import NAMES
from tests.scenes.hands import ByKeys, Hand, anything, by_mouse, play
from tests.scenes.space_escape.tables import plans_of, sit_down


def new_match(seats: str, seed: int) -> Match:
    """Return a match at its first question."""
    plans = plans_of(seats, NAMES)
    setup = Setup(len(plans), open_board("escape_plan").graph, {})
    return Match.start(ESCAPE_PLAN, setup, plans, seed)


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
def test_one_person_plays_a_match_to_its_end(tmp_path: Path, seats: str, how: Hand) -> None:
    at = sit_down(tmp_path, new_match(seats, 5), SMALL)
    assert play(at, anything(1), how) > 12
    assert at.name == "Results"
    assert not [entry for entry in at.match.log if entry.trouble]


def test_three_people_pass_the_table_on(tmp_path: Path) -> None:
    at = sit_down(tmp_path, new_match("human,human,human", 3), SMALL)
    assert play(at, anything(2), by_mouse, most=24) == 24
