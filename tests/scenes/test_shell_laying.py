"""Start, Continue and Go on show in the next frame that something happens."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.scenes.seats import Seats
from game.ui.inputs import Act, Action
from tests.scenes.driver import Drive, Nothing, services_for
from tests.scenes.endings import going_on

SAID = "Setting the table…"


def at_seats(tmp_path: Path, size: tuple[int, int] = (1280, 720)) -> Drive:
    """Open the set-up over an empty scene."""
    services = services_for(tmp_path)
    drive = Drive(tmp_path, Nothing(), size, services)
    drive.stage.push(Seats(services, "space_escape"))
    return drive.settle()


def press(drive: Drive) -> None:
    """Press Enter and show the next frame only, as the main loop does: input, time, picture."""
    drive.stage.handle(Act(Action.CONFIRM))
    drive.stage.update(1 / 60)
    drive.show()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_next_frame_says_that_the_table_is_being_set(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    drive = at_seats(tmp_path, size)
    press(drive)
    assert drive.name == "SettingTable"
    (said,) = [said for said in drive.said() if said.text == SAID]
    assert drive.canvas.surface.get_rect().contains(said.box)
    drive.stage.update(1 / 60)
    assert drive.name == "Table"


def test_a_table_that_was_set_before_comes_without_a_word(tmp_path: Path) -> None:
    drive = at_seats(tmp_path)
    press(drive)
    drive.stage.update(1 / 60)
    drive.stage.home(Seats(drive.services, "space_escape"))
    drive.settle()
    press(drive)
    assert drive.name == "SettingTable"
    assert not drive.reads(SAID)
    drive.stage.update(1 / 60)
    assert drive.name == "Table"


def test_continue_says_it_too_and_a_file_that_broke_meanwhile_is_told(tmp_path: Path) -> None:
    services = services_for(tmp_path)
    services.saves.autosave(going_on())
    drive = Drive(tmp_path, services=services)
    drive.settle()
    assert drive.focus == "title.continue"
    for path in services.saves.folder.iterdir():
        path.write_text("{")
    press(drive)
    assert drive.reads(SAID)
    drive.stage.update(1 / 60)
    drive.show()
    assert drive.name == "Notice"
    drive.key("enter")
    assert drive.name == "Title"
