"""The list of saved games: names that people give, and files that go out and come in."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.match.saves import SaveFolder
from game.scenes.stage import Services
from game.ui.inputs import Action, Dropped
from tests.scenes.driver import Drive, services_for
from tests.scenes.endings import going_on
from tests.scenes.save_lists import opened, titles


@pytest.fixture
def services(tmp_path: Path) -> Services:
    """Services over an empty folder."""
    return services_for(tmp_path)


def test_a_save_by_name_can_be_renamed(tmp_path: Path, services: Services) -> None:
    services.saves.save_as(going_on(), "Friday")
    services.saves.save_as(going_on(), "Sunday")
    drive = opened(tmp_path, services).key("down").click("saves.name")
    drive.type("Sunday").key("enter")
    assert drive.reads("Another game is called “Sunday”.")
    drive.type("Sunday evening").key("enter")
    assert drive.reads("It is called “Sunday evening” now.")
    assert sorted(titles(drive)) == ["Sunday", "Sunday evening"]


def test_an_autosave_gets_a_name_and_stays(tmp_path: Path, services: Services) -> None:
    services.saves.autosave(going_on())
    drive = opened(tmp_path, services).click("saves.name")
    drive.key("enter")
    assert drive.reads("Type a name first.")
    drive.type("Friday").key("enter")
    assert titles(drive) == ["Friday"]
    assert drive.reads("Saved by itself (1)")


def test_a_game_goes_out_and_comes_in_by_the_keys(tmp_path: Path, services: Services) -> None:
    services.documents = documents = tmp_path / "Documents"
    documents.mkdir()
    services.saves.save_as(going_on(seed=11), "Friday")
    drive = opened(tmp_path, services).tab_to("saves.send").key("enter")
    assert drive.reads("also what is still secret in it")
    drive.key("enter")
    (copy,) = documents.iterdir()
    assert drive.reads(f"Copied to {copy}.")
    drive.click("saves.delete").tab_to("saves.fetch").key("enter")
    assert drive.item("text.line").value == str(copy), "what was copied last is suggested"
    drive.key("enter")
    assert drive.reads("“Friday” is among your saved games now.")
    assert titles(drive) == ["Friday"]


def test_a_place_with_a_long_path_is_told_by_its_end(tmp_path: Path, services: Services) -> None:
    deep = tmp_path.joinpath(*["a-folder-that-somebody-has-named-at-length"] * 5)
    deep.mkdir(parents=True)
    services.documents = deep
    services.saves.save_as(going_on(), "Friday")
    drive = opened(tmp_path, services).tab_to("saves.send").key("enter").key("enter")
    (copy,) = deep.iterdir()
    told = next(words for words in drive.texts() if words.startswith("Copied to"))
    assert told.startswith("Copied to …/")
    assert told.endswith(f"/{copy.name}.")


def test_enter_says_that_it_saves_while_a_name_is_typed(tmp_path: Path, services: Services) -> None:
    services.saves.autosave(going_on())
    drive = opened(tmp_path, services).click("saves.name")
    assert drive.focus == "text.line"
    assert drive.item("text.ok").key == Action.CONFIRM
    drive.tab_to("text.cancel").settle()
    assert not drive.item("text.ok").key, "Enter cancels here"


@pytest.mark.parametrize("start", ["list", "title"])
def test_a_file_dropped_on_the_window_is_brought_in(
    tmp_path: Path, services: Services, start: str
) -> None:
    elsewhere = SaveFolder(tmp_path / "stick")
    file = elsewhere.save_as(going_on(), "From Ana")
    drive = opened(tmp_path, services) if start == "list" else Drive(tmp_path, services=services)
    drive.stage.handle(Dropped(str(file)))
    drive.settle()
    assert titles(drive) == ["From Ana"]
    assert drive.reads("“From Ana” is among your saved games now.")


def test_a_foreign_file_gets_its_sentence_and_changes_nothing(
    tmp_path: Path, services: Services
) -> None:
    services.saves.autosave(going_on())
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ana")
    drive = opened(tmp_path, services)
    drive.stage.handle(Dropped(str(letter)))
    assert drive.settle().reads("'letter.txt' is no saved game, or it is cut off.")
    drive.click("saves.fetch").type(str(letter)).key("enter")
    assert drive.name == "TextBox"
    assert drive.reads("'letter.txt' is no saved game")
    drive.key("esc")
    assert len(services.saves.entries()) == 1
    assert letter.read_text() == "Dear Ana"
