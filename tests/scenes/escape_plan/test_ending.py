"""How a finished match of Escape Plan is told: the podium, the parts of the money, the arrested."""

from __future__ import annotations

import pygame
import pytest

from game.content.texts import plain
from game.match.match import Match
from game.rules.escape_plan import ARRESTED, ESCAPED, parts_of
from game.scenes.escape_plan.ending import PlanEnding
from game.ui.canvas import Canvas
from game.ui.layout import Rect
from tests.scenes.driver import open_board, texts_once
from tests.scenes.escape_plan.matches import begun, over, view_of


def ending_of(match: Match) -> PlanEnding:
    return PlanEnding(texts_once(), match, open_board("escape_plan"))


def by_key(key: str, seats: int, *, flees: bool = True) -> Match:
    """Return a match of chance that ended like this."""
    for seed in range(60):
        match = over(seats, seed, flees=flees)
        if match.result is not None and match.result.key == key:
            return match
    raise AssertionError(f"No match of chance ends with {key}.")


def test_a_match_that_goes_on_has_no_ending() -> None:
    with pytest.raises(ValueError, match="goes on"):
        ending_of(begun())


def test_the_winner_stands_on_top_and_the_parts_come_to_the_score() -> None:
    match = by_key("won", 3)
    account = ending_of(match).account
    result, view = match.result, view_of(match)
    assert result is not None
    assert account.bright
    assert match.seats[result.winners[0]].name in plain(account.sentence)
    for seat, row in enumerate(account.rows):
        assert row.won == (seat in result.winners)
        if view.fate[seat] == ESCAPED:
            assert row.rank >= 1
            assert row.score == str(sum(parts_of(view, seat)))
        else:
            assert view.fate[seat] == ARRESTED
            assert (row.rank, row.score) == (0, "")
            assert row.cells[0].words == "Arrested"


def test_without_anybody_free_it_is_a_raid() -> None:
    account = ending_of(by_key("caught", 3, flees=False)).account
    assert not account.bright
    assert all(row.rank == 0 for row in account.rows)


def test_a_lone_thief_is_told_what_the_score_makes_of_it() -> None:
    match = by_key("alone", 1)
    assert match.result is not None
    sentence = plain(ending_of(match).account.sentence)
    assert "{" not in sentence
    assert str(match.result.scores[0]) in sentence


@pytest.mark.parametrize("key", ["won", "caught"])
def test_the_picture_of_every_ending_can_be_drawn(key: str) -> None:
    match = by_key(key, 3, flees=key == "won")
    ending = ending_of(match)
    canvas, stage = Canvas(pygame.Surface((640, 360))), Rect(60, 80, 760, 360)
    ending.paint(canvas, stage)
    for shown in (0.0, 0.5, 1.0):
        ending.draw(canvas, stage, shown)
