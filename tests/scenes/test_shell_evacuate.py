"""Sitting down to Evacuate!: civilizations where they matter, neutral Survivors, refusals."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from game.rules.evacuate import CIVILIZATIONS
from game.scenes.choose_game import ChooseGame
from game.scenes.seats import Seats
from tests.scenes.driver import Drive, Nothing, services_for

COLOURS = ("ember", "sun", "teal", "sky", "violet", "ivory")
SIZES = [(1024, 576), (1280, 720), (1920, 1080), (2560, 1080)]
FULL, BASIC = (0.8, 0.5), (0.2, 0.5)
NEXT = (0.9, 0.5)
NOBODY = (0.9, 0.5)


@pytest.fixture
def drive(tmp_path: Path) -> Drive:
    """The set-up of Evacuate!."""
    services = services_for(tmp_path)
    drive = Drive(tmp_path, Nothing(), services=services)
    drive.stage.push(Seats(services, "evacuate"))
    return drive.settle()


def options_of(drive: Drive) -> Mapping[str, str]:
    """Return the options with which the match would start."""
    return drive.scene.seating.setup_options()  # type: ignore[attr-defined,no-any-return]


def pickers(drive: Drive) -> list[str]:
    """Return the colours of the seats that choose a civilization."""
    return [id.rpartition(".")[2] for id in drive.ids() if ".own." in id]


def two_sit_down(drive: Drive) -> None:
    """Leave only Ember and Sun at the table."""
    drive.click("seats.preset.people")
    for colour in COLOURS[2:]:
        drive.click(f"seats.kind.{colour}", NOBODY)


def test_the_basic_game_asks_nobody_for_a_civilization(drive: Drive) -> None:
    assert pickers(drive) == []
    assert options_of(drive) == {"game": "basic", "starter": "random"}
    assert drive.reads("Everybody has the same eight run cards: right for a first game.")


def test_each_seat_of_the_full_game_chooses_a_civilization(drive: Drive) -> None:
    drive.click("seats.option.game", FULL)
    assert pickers(drive) == list(COLOURS[:4])
    drive.click("seats.preset.people")
    assert pickers(drive) == list(COLOURS)
    drive.click("seats.own.civ.violet", NEXT)
    assert options_of(drive)["civ_5"] == "skith"
    assert drive.reads("Skith")
    assert drive.reads("After the reveal you may swap your run card with the top card")


def test_a_choice_outlives_a_look_at_the_basic_game(drive: Drive) -> None:
    drive.click("seats.option.game", FULL)
    drive.click("seats.own.civ.sun", NEXT)
    drive.click("seats.option.game", BASIC)
    assert "civ_2" not in options_of(drive)
    drive.click("seats.option.game", FULL)
    assert options_of(drive)["civ_2"] == "skith"


def test_two_of_one_civilization_are_refused_by_name(drive: Drive) -> None:
    drive.click("seats.option.game", FULL)
    for colour in ("sun", "sky"):
        drive.click(f"seats.own.civ.{colour}", NEXT)
    assert drive.reads("Ben and Kit have chosen the same civilization.")
    assert not drive.item("seats.start").enabled
    drive.click("seats.own.civ.sky", NEXT)
    assert drive.item("seats.start").enabled


def test_two_of_one_civilization_do_not_matter_in_the_basic_game(drive: Drive) -> None:
    drive.click("seats.option.game", FULL)
    for colour in ("sun", "sky"):
        drive.click(f"seats.own.civ.{colour}", NEXT)
    drive.click("seats.option.game", BASIC)
    assert drive.item("seats.start").enabled


def test_neutral_survivors_run_along_with_two_and_with_three(drive: Drive) -> None:
    two_sit_down(drive)
    assert drive.reads("2 neutral Survivors run along.")
    assert sum(said.text == "Neutral runner" for said in drive.said()) == 2
    drive.click("seats.kind.teal", (0.5, 0.5))
    assert drive.reads("One neutral Survivor runs along.")
    drive.click("seats.kind.sky", (0.5, 0.5))
    assert not drive.reads("Neutral runner")


def test_a_table_is_set_with_the_keys_alone(drive: Drive) -> None:
    drive.tab_to("seats.option.game").key("right")
    drive.tab_to("seats.own.civ.ember").key("right", "right")
    assert options_of(drive) | {"civ_1": "mendeku", "game": "full"} == options_of(drive)
    drive.tab_to("seats.start").key("enter")
    assert drive.settle().name == "Table"
    match: Any = drive.scene.match  # type: ignore[attr-defined]
    assert match.view(None).civs[0] == "mendeku"


@pytest.mark.parametrize("size", SIZES)
def test_every_civilization_can_be_read_at_every_size(drive: Drive, size: tuple[int, int]) -> None:
    drive.resize(*size)
    drive.click("seats.option.game", FULL)
    assert drive.faults() == []
    two_sit_down(drive)
    for _ in CIVILIZATIONS:
        drive.click("seats.own.civ.sun", NEXT)
        assert drive.faults() == []
    drive.click("seats.preset.people")
    assert drive.faults() == []


def test_the_box_says_who_plays_how_long_and_against_whom(drive: Drive) -> None:
    drive.stage.push(ChooseGame(drive.services))
    drive.settle()
    for words in ("2 to 6 players", "about 45 minutes", "all against all", "some rules"):
        assert drive.reads(words), words
    assert drive.reads("Outrun the others.")


def test_the_rules_of_both_games_are_a_press_away_from_the_title(tmp_path: Path) -> None:
    drive = Drive(tmp_path)
    drive.wait(1.0).click("title.how").settle()
    assert drive.reads("Space Escape")
    drive.tab_to("rules.of.evacuate").key("enter").settle()
    assert drive.item("rules.of.evacuate").selected
    assert drive.faults() == []
    drive.key("esc").settle()
    drive.tab_to("door.evacuate").key("f1").settle()
    assert drive.item("rules.of.evacuate").selected
