"""How a finished match of Evacuate! is told: winners, ranks, and the Nomias' own victory."""

from __future__ import annotations

import pygame
import pytest

from game.content.texts import plain
from game.match.match import Match
from game.rules.evacuate import score
from game.scenes.ending import Account
from game.scenes.evacuate.ending import EvacEnding
from game.ui.canvas import Canvas
from game.ui.layout import Rect
from tests.scenes.driver import open_board, texts_once
from tests.scenes.evacuate.matches import begun, over, view_of


def ending_of(match: Match) -> EvacEnding:
    return EvacEnding(texts_once(), match, open_board("evacuate"))


def account_of(match: Match) -> Account:
    return ending_of(match).account


def by_seed(outcome: str, seats: int = 2, game: str = "basic") -> Match:
    """Return a match of pure chance that ended like this."""
    for seed in range(60):
        match = over(seats, seed, game)
        if match.result is not None and match.result.key == outcome:
            return match
    raise AssertionError(f"No match of pure chance ends with {outcome}.")


@pytest.mark.parametrize(("seats", "game"), [(2, "basic"), (6, "basic"), (4, "full")])
def test_every_seat_has_a_row_with_its_survivors(seats: int, game: str) -> None:
    match = over(seats, 1, game)
    account = account_of(match)
    assert [row.name for row in account.rows] == [plan.name for plan in match.seats]
    counted = [str(score(view_of(match), seat)) for seat in range(seats)]
    assert [row.cells[0].words for row in account.rows] == counted
    assert len(account.columns) == (3 if game == "full" else 2)
    assert len(account.facts) == 8
    assert "{" not in account.sentence


def test_winners_are_first_and_the_sentence_names_them() -> None:
    match = by_seed("survived")
    account = account_of(match)
    assert match.result is not None
    for seat, row in enumerate(account.rows):
        assert row.won == (seat in match.result.winners)
        assert (row.rank == 1) == row.won
    winner = match.seats[match.result.winners[0]].name
    assert winner in plain(account.sentence)
    assert account.bright


def test_who_shares_the_victory_shares_the_first_rank() -> None:
    account = account_of(by_seed("shared"))
    assert sum(row.rank == 1 for row in account.rows) == 2
    assert sum(row.won for row in account.rows) == 2


def test_where_the_nomias_win_nobody_has_a_rank() -> None:
    account = account_of(by_seed("overrun"))
    assert not account.bright
    assert not any(row.won or row.rank or row.score for row in account.rows)
    assert all(row.cells[-1].words == "eliminated" for row in account.rows)


@pytest.mark.parametrize("outcome", ["survived", "overrun"])
def test_the_picture_is_drawn_from_its_first_to_its_last_moment(outcome: str) -> None:
    ending = ending_of(by_seed(outcome))
    canvas = Canvas(pygame.Surface((640, 360)))
    stage = Rect(32, 96, 560, 470)
    ending.paint(canvas, stage)
    for shown in (0.0, 0.5, 1.0):
        ending.draw(canvas, stage, shown)


def test_a_match_that_goes_on_has_no_ending() -> None:
    with pytest.raises(ValueError, match="has not ended"):
        ending_of(begun(4))
