"""The crumbs of a turn: the step of whoever acts is lit, be it a person or an AI seat."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

import pytest

from game.rules.contract import Event
from game.scenes.space_escape.turn_steps import DRAW, RATS, SNAKES, step_begun
from tests.rules.space_escape.tabletop import table
from tests.scenes.driver import NoBots
from tests.scenes.space_escape.tables import AtTable, match_at, new_match, sit_down


def lit(at: AtTable) -> int:
    """Return which crumb is lit now."""
    decision = at.table.choices.decision if at.table.choices else None
    return at.table._top.crumbs(decision)[1]


def test_the_step_is_lit_while_an_ai_seat_thinks(tmp_path: Path) -> None:
    at = sit_down(tmp_path, match_at(table("6"), seats="steady,human,human,human"), bots=NoBots)
    assert at.prompt() == "Ana is thinking."
    assert lit(at) == RATS
    match = match_at(table("37").answer("ember", "cw2"), seats="steady,human,human,human")
    assert lit(sit_down(tmp_path / "snakes", match, bots=NoBots)) == SNAKES


def test_the_steps_are_lit_one_after_the_other_while_ai_seats_play(tmp_path: Path) -> None:
    at = sit_down(tmp_path, new_match("human,steady,novice", 9), (1024, 576), "fast")
    turns: list[tuple[int, int]] = []
    while at.match.round < 3 and at.name == "Table":
        if at.table.choices is not None:
            at.table.press_option(at.keys_on_offer[0])
        at.stage.update(0.05)
        turns.append((at.match.round, lit(at)))
    seen = [step for (_, step), _ in groupby(turns)]
    assert set(seen) == {RATS, SNAKES, DRAW}, "some step is lit all the time"
    assert seen.count(DRAW) >= 3


@pytest.mark.parametrize(
    ("event", "step"),
    [
        (Event("rat_moved"), RATS),
        (Event("snake_moved"), SNAKES),
        (Event("rat_bitten"), None),
        (Event("nothing_done", {"half": "top"}), RATS),
        (Event("nothing_done", {"half": "bottom"}), SNAKES),
        (Event("card_drawn"), DRAW),
    ],
)
def test_events_begin_the_step_they_belong_to(event: Event, step: int | None) -> None:
    assert step_begun(event) == step


def test_no_step_is_lit_when_the_match_is_over(tmp_path: Path) -> None:
    at = sit_down(tmp_path, table("46", rats={"ember": 2}))
    at.match.answer(0, "cw3")
    at.table._top.settle(at.match.view(None), None)
    assert at.table._top.crumbs(None)[1] < 0
