"""The foot of a page: its buttons stay where they are."""

from __future__ import annotations

from pathlib import Path

from tests.scenes.driver import Drive


def test_nothing_moves_when_the_key_comes_and_goes_on_the_main_button(tmp_path: Path) -> None:
    drive = Drive(tmp_path).key("enter")
    first = drive.item("choose.play").box
    drive.settle()
    assert drive.item("choose.play").box == first
    drive.tab_to("choose.how").settle()
    assert drive.item("choose.play").box == first
