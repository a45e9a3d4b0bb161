"""Letters on the screen: with a pad alone, names can be typed, saves named, seeds set."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.scenes.letters import Letters
from game.scenes.pause import save_as_box
from game.scenes.seats import Seats
from game.ui.inputs import Act, Action, Edit, Typed
from tests.scenes.driver import Drive, Nothing, services_for
from tests.scenes.space_escape.tables import new_match


def press(drive: Drive, *actions: Action) -> Drive:
    """Press buttons of a pad."""
    for action in actions:
        drive.give(Act(action, pad=True), Act(action, down=False, pad=True))
    return drive


def reach(drive: Drive, id: str) -> Drive:
    """Go to a widget with the bumpers."""
    for _ in range(len(drive.items()) + 1):
        if drive.focus == id:
            drive.show()
            return drive
        for down in (True, False):
            drive.stage.handle(Act(Action.NEXT_TARGET, down=down, pad=True))
    raise AssertionError(f"{id} is never reached among {drive.ids()}")


def spell(drive: Drive, word: str) -> Drive:
    """Choose letters one after the other."""
    for letter in word:
        found = [item.id for item in drive.items() if getattr(item, "label", "") == letter]
        press(reach(drive, found[0]), Action.CONFIRM)
    return drive


@pytest.fixture
def drive(tmp_path: Path) -> Drive:
    """The set-up of a table."""
    services = services_for(tmp_path)
    drive = Drive(tmp_path, Nothing(), services=services)
    drive.stage.push(Seats(services, "space_escape"))
    return drive.settle()


def open_letters(drive: Drive, id: str) -> Drive:
    """Confirm a text field with a pad."""
    press(reach(drive, id), Action.CONFIRM).settle()
    assert isinstance(drive.scene, Letters)
    return drive


def test_a_name_is_spelled_and_stays(drive: Drive) -> None:
    open_letters(drive, "seats.name.ember")
    press(drive, *[Action.UNDO] * 3)
    press(reach(drive, "letters.shift"), Action.CONFIRM)
    spell(drive, "Z")
    press(reach(drive, "letters.shift"), Action.CONFIRM)
    spell(drive, "oe")
    press(drive, Action.HINT)
    spell(drive, "2")
    press(drive, Action.END_TURN)
    assert drive.name == "Seats"
    assert drive.item("seats.name.ember").value == "Zoe 2"


def test_going_back_leaves_the_name_as_it_was(drive: Drive) -> None:
    open_letters(drive, "seats.name.ember")
    spell(drive, "xyz")
    press(drive, Action.BACK)
    assert drive.name == "Seats"
    assert drive.item("seats.name.ember").value == "Ana"


def test_a_seed_takes_digits_alone(drive: Drive) -> None:
    open_letters(drive, "seats.seed")
    letters = [id for id in drive.ids() if id.startswith("letters.key.")]
    assert len(letters) == 10
    press(drive, *[Action.UNDO] * 20)
    spell(drive, "4711")
    press(reach(drive, "letters.space"), Action.CONFIRM)
    assert drive.reads("Only digits fit here.") or not drive.item("letters.space").enabled
    press(drive, Action.END_TURN)
    assert drive.item("seats.seed").value == "4711"


def test_a_keyboard_may_type_meanwhile_and_needs_no_letters_itself(drive: Drive) -> None:
    open_letters(drive, "seats.name.ember")
    drive.give(Edit("select_all"), Edit("backspace"), Typed("Mo"))
    press(drive, Action.END_TURN)
    assert drive.item("seats.name.ember").value == "Mo"
    drive.tab_to("seats.name.ember").key("enter")
    assert drive.name == "Seats"


def test_a_game_is_saved_under_a_name_with_a_pad_alone(tmp_path: Path) -> None:
    services = services_for(tmp_path)
    drive = Drive(tmp_path, services=services, size=(1280, 720))
    drive.stage.push(save_as_box(services, new_match("human,steady", 1)))
    press(open_letters(drive.settle(), "text.line"), Action.UNDO)
    spell(drive, "tea")
    press(drive, Action.END_TURN, Action.END_TURN).settle()
    assert [entry.title for entry in services.saves.entries()] == ["tea"]


@pytest.mark.parametrize("size", [(1024, 576), (1280, 720), (1920, 1080), (3840, 2160)])
def test_everything_has_its_place_at(drive: Drive, size: tuple[int, int]) -> None:
    open_letters(drive, "seats.name.ember")
    assert drive.resize(*size).faults() == []
