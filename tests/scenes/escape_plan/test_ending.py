"""How a finished match of Escape Plan is told: the podium, the parts of the money, the arrested."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.content.texts import plain
from game.match.match import Match
from game.match.seats import SeatPlan
from game.rules.escape_plan import ARRESTED, ESCAPED, parts_of
from game.scenes.escape_plan.ending import PlanEnding
from game.scenes.tables import open_results
from game.ui.canvas import Canvas
from game.ui.layout import Rect
from tests.scenes.driver import Drive, open_board, services_for, texts_once
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


def test_every_number_in_the_table_has_a_name_and_the_total_ends_the_row() -> None:
    match = by_key("won", 3)
    account, view = ending_of(match).account, view_of(match)
    assert account.columns[-1].heading == "Total"
    for seat, row in enumerate(account.rows):
        if view.fate[seat] != ESCAPED:
            continue
        parts = parts_of(view, seat)
        named = {part.name: part.value for cell in row.cells for part in cell.parts}
        assert named == {
            "contacts": str(parts.contacts),
            "tiles": str(parts.tiles),
            "assets": str(parts.assets),
            "notoriety": str(parts.notoriety).replace("-", "\u2212"),
            "wounds": str(parts.wounds).replace("-", "\u2212"),
        }
        assert row.cells[-1].words == row.score.replace("-", "\u2212")


@pytest.mark.parametrize(("human", "headline"), [(True, "A clean getaway!"), (False, "gets away!")])
def test_people_who_lost_read_who_got_away(human: bool, headline: str) -> None:
    match = by_key("won", 3)
    assert match.result is not None
    winner = match.result.winners[0]
    plans = [
        SeatPlan("human", plan.name)
        if (seat == winner) == human
        else SeatPlan("bot", plan.name, "steady")
        for seat, plan in enumerate(match.seats)
    ]
    told = Match(
        match.game, match.setup, plans, 1, match.game.restore(match.snapshot(), match.setup)
    )
    read = ending_of(told).account.headline
    assert headline in read
    assert human or read.startswith(match.seats[winner].name)


@pytest.mark.parametrize("size", [(1024, 576), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_the_results_fit_every_window(tmp_path: Path, seats: int, size: tuple[int, int]) -> None:
    services = services_for(tmp_path)
    match = by_key("alone" if seats == 1 else "won", seats)
    drive = Drive(tmp_path, open_results(services, match), size, services)
    assert drive.faults() == []


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
