"""Menus go round with Up and Down, and saved games have names that say what they are."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

import pytest

from game.match.titles import free_title
from game.scenes.notices import Notice
from game.scenes.pause import Pause, save_as_box
from game.scenes.saved_games import SavedGames
from game.scenes.stage import Services
from game.ui.inputs import Act, Action, Pointer
from tests.scenes.driver import Drive, Nothing, services_for
from tests.scenes.endings import going_on


@pytest.fixture
def services(tmp_path: Path) -> Services:
    """Services over an empty folder."""
    return services_for(tmp_path)


def walked(drive: Drive, key: str, times: int) -> Sequence[str]:
    """Press a key some times and return where the focus was after each."""
    return [drive.key(key).focus for _ in range(times)]


def test_the_title_goes_round(tmp_path: Path) -> None:
    drive = Drive(tmp_path)
    assert drive.focus == "title.play"
    assert walked(drive, "up", 1) == ["title.quit"]
    menu = ["play", "saved", "how", "records", "settings", "quit"]
    assert walked(drive, "down", 6) == [f"title.{name}" for name in menu]


def test_the_pause_goes_round_and_a_held_key_stops_at_the_end(
    tmp_path: Path, services: Services
) -> None:
    drive = Drive(tmp_path, Nothing(), services=services)
    drive.stage.push(Pause(services, going_on()))
    drive.settle()
    assert drive.focus == "pause.resume"
    assert walked(drive, "up", 2) == ["pause.quit", "pause.title"]
    assert walked(drive, "down", 2) == ["pause.quit", "pause.resume"]
    drive.give(Act(Action.UP, repeat=True))
    assert drive.focus == "pause.resume"


def test_a_list_goes_round_through_the_buttons_below_it(tmp_path: Path, services: Services) -> None:
    for seed in (1, 2):
        services.saves.autosave(going_on(seed=seed))
    drive = Drive(tmp_path, Nothing(), services=services)
    drive.stage.push(SavedGames(services))
    drive.settle().tab_to("saves.list")
    assert walked(drive, "up", 2) == ["saves.pages", "saves.back"]
    assert walked(drive, "down", 2) == ["saves.pages", "saves.list"]
    drive.key("down")
    assert drive.item("saves.list").chosen == 1


def test_buttons_in_one_row_do_not_go_round(tmp_path: Path, services: Services) -> None:
    drive = Drive(tmp_path, Nothing(), services=services)
    drive.stage.push(save_as_box(services, going_on()))
    drive.settle().tab_to("text.ok")
    drive.key("down")
    assert drive.focus in ("text.line", "text.ok")


# Questions


@pytest.mark.parametrize(
    ("danger", "keys", "agrees"),
    [
        (False, (), True),
        (False, ("left",), False),
        (True, (), False),
        (True, ("right",), True),
    ],
)
def test_enter_answers_a_question_with_the_button_that_wears_the_ring(
    tmp_path: Path, services: Services, danger: bool, keys: tuple[str, ...], agrees: bool
) -> None:
    said: list[str] = []
    drive = Drive(tmp_path, Nothing(), services=services)
    drive.stage.push(Notice(services, "Really?", on_yes=lambda: said.append("yes"), danger=danger))
    drive.settle().key(*keys)
    assert drive.focus == ("notice.yes" if agrees else "notice.no")
    drive.key("enter")
    assert drive.name == "Nothing"
    assert said == (["yes"] if agrees else [])


def test_a_mouse_that_rests_on_cancel_moves_the_answer_of_enter_too(
    tmp_path: Path, services: Services
) -> None:
    said: list[str] = []
    drive = Drive(tmp_path, Nothing(), services=services)
    drive.stage.push(Notice(services, "Really?", on_yes=lambda: said.append("yes")))
    box = drive.settle().item("notice.no").box
    drive.give(Pointer("move", box.cx, box.cy)).key("enter")
    assert drive.name == "Nothing"
    assert said == []


# Names of saved games


def suggested() -> str:
    """Return the name that is suggested today for a match in its first round."""
    return f"Space Escape, round 1, {datetime.now().day} {datetime.now():%B}"


def save_by_mouse(drive: Drive, services: Services) -> None:
    """Save with two clicks."""
    drive.stage.push(save_as_box(services, going_on()))
    drive.settle().click("text.ok").click("notice.yes")


def test_a_game_is_saved_under_a_good_name_by_the_mouse_alone(
    tmp_path: Path, services: Services
) -> None:
    drive = Drive(tmp_path, Nothing(), services=services)
    for _ in range(3):
        save_by_mouse(drive, services)
    first = suggested()
    titles = sorted(entry.title for entry in services.saves.entries())
    assert titles == [first, f"{first} (2)", f"{first} (3)"]


def test_typing_replaces_the_suggestion_and_a_taken_name_gets_a_number(
    tmp_path: Path, services: Services
) -> None:
    services.saves.save_as(going_on(), "Before the ladder")
    drive = Drive(tmp_path, Nothing(), services=services)
    drive.stage.push(save_as_box(services, going_on()))
    drive.settle().type("Before the ladder", clear=False).key("enter")
    assert drive.reads("Saved as “Before the ladder (2)”.")


@pytest.mark.parametrize(
    ("wanted", "taken", "free"),
    [
        ("A", set(), "A"),
        ("A", {"A", "A (2)"}, "A (3)"),
        ("A (2)", {"A", "A (2)"}, "A (3)"),
        ("x" * 48, {"x" * 48}, "x" * 42 + " (2)"),
    ],
)
def test_a_free_name_is_found(wanted: str, taken: set[str], free: str) -> None:
    assert free_title(wanted, taken) == free


def test_the_question_before_removing_for_good_names_the_save(
    tmp_path: Path, services: Services
) -> None:
    services.saves.save_as(going_on(), "The last ladder")
    drive = Drive(tmp_path, Nothing(), services=services)
    drive.stage.push(SavedGames(services))
    drive.settle().click("saves.delete")
    (services.saves.folder / "save-odd.json").write_text("{")
    services.saves.autosave(going_on())
    drive.stage.pop()
    drive.stage.push(SavedGames(services))
    drive.settle().click("saves.delete").click("saves.delete")
    drive.scene._turn_to("deleted")  # type: ignore[attr-defined]
    drive.settle()
    for words in (
        "Remove “The last ladder” (Space Escape, round 1) for good?",
        "Remove the game of Space Escape, round 1, saved today",
        "Remove the damaged file ‘save-odd.json’ for good?",
    ):
        drive.scene._list.chosen = next(  # type: ignore[attr-defined]
            row
            for row, entry in enumerate(drive.scene.entries)  # type: ignore[attr-defined]
            if bool(entry.trouble) == ("damaged" in words) and bool(entry.title) == ("“" in words)
        )
        drive.click("saves.delete")
        assert drive.reads(words)
        drive.key("esc")
