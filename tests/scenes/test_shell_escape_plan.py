"""Escape Plan from the title on: who sits down, who hunts them, leaving and coming back."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.match.match import Match
from game.scenes.choose_game import ChooseGame
from game.scenes.escape_plan.rules import PAGES
from game.scenes.rounds import round_of
from game.scenes.rules_page import RulesPage
from game.scenes.seats import Seats
from game.scenes.table import Table
from game.scenes.tables import open_results
from tests.scenes.driver import Drive, Nothing, services_for
from tests.scenes.escape_plan.cities import begun
from tests.scenes.space_escape.tables import QuickBots

COLOURS = ("ember", "sun", "teal", "sky", "violet")
SIZES = [(1024, 576), (1280, 720), (2560, 1080)]
NOBODY = (0.9, 0.5)


@pytest.fixture
def drive(tmp_path: Path) -> Drive:
    """The set-up of Escape Plan."""
    services = services_for(tmp_path, QuickBots)
    drive = Drive(tmp_path, Nothing(), services=services)
    drive.stage.push(Seats(services, "escape_plan"))
    return drive.settle()


def leave_only(drive: Drive, count: int) -> None:
    """Let this many people sit down."""
    drive.click("seats.preset.people")
    for colour in COLOURS[count:]:
        drive.click(f"seats.kind.{colour}", NOBODY)


def test_a_thief_alone_is_hunted_by_costa_and_two_by_sandra(drive: Drive) -> None:
    leave_only(drive, 1)
    assert drive.reads("Lt. Costa hunts you")
    leave_only(drive, 2)
    assert drive.reads("Inspector Sandra hunts both of you.")
    leave_only(drive, 3)
    assert not drive.reads("hunts")


def test_businesses_close_later_at_a_larger_table(drive: Drive) -> None:
    leave_only(drive, 3)
    assert drive.reads("Each business closes after 2 visits.")
    leave_only(drive, 4)
    assert drive.reads("Each business closes after 3 visits.")


@pytest.mark.parametrize("size", SIZES)
def test_everything_about_sitting_down_has_its_place(drive: Drive, size: tuple[int, int]) -> None:
    drive.resize(*size)
    for count in (1, 2, 5):
        leave_only(drive, count)
        assert drive.faults() == []


def test_the_box_says_who_plays_how_long_and_against_whom(drive: Drive) -> None:
    drive.stage.push(ChooseGame(drive.services))
    drive.settle()
    for words in ("1 to 5 players", "about 120 minutes", "all against all", "many rules"):
        assert drive.reads(words), words
    assert drive.reads("Get rich, get lost.")


def test_every_page_of_the_rules_has_its_place(drive: Drive) -> None:
    drive.resize(1024, 576)
    drive.stage.push(RulesPage(drive.services, "escape_plan"))
    for page in PAGES:
        drive.settle()
        assert drive.scene.page == page.key  # type: ignore[attr-defined]
        assert drive.faults() == []
        drive.key("right")


def test_a_match_is_left_and_continued_from_the_title(tmp_path: Path) -> None:
    drive = Drive(tmp_path, services=services_for(tmp_path, QuickBots))
    drive.services.settings.change("play", speed="instant")
    drive.key("enter").tab_to("choose.escape_plan").key("enter").key("enter").settle()
    match = match_of(drive)
    for _ in range(6):
        drive.key("next_target").settle()
        drive.key("enter").settle()
    assert len(match.log) >= 6
    drive.key("esc").tab_to("pause.title").key("enter")
    drive.settle()
    assert drive.focus == "title.continue"
    assert drive.reads(f"Escape Plan, {round_of(drive.services.texts, 'escape_plan', match.round)}")
    drive.key("enter").settle()
    again = match_of(drive)
    assert again is not match
    assert again.snapshot() == match.snapshot()


def match_of(drive: Drive) -> Match:
    """Return the match at the table."""
    table = drive.scene
    assert isinstance(table, Table)
    return table.match


def test_a_finished_match_shows_its_results_and_can_be_played_again(tmp_path: Path) -> None:
    services = services_for(tmp_path, QuickBots)
    match = begun(3, seed=4)
    while match.waiting():
        (seat,) = match.waiting()
        match.answer(seat, match.decisions()[seat].options[0].key)
    drive = Drive(tmp_path, Nothing(), size=(1280, 720), services=services)
    drive.stage.push(open_results(services, match))
    drive.settle()
    assert drive.name == "Results"
    assert drive.faults() == []
    drive.click("results.same")
    assert match_of(drive).seed == match.seed
