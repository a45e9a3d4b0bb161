"""The page of the very first start: shown once, skipped by one key, made of rows of settings."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import app
from game.match.settings import SettingsBook
from game.match.tables import table_from_words
from game.scenes.settings_rows import ROWS
from game.scenes.title import Title
from game.scenes.welcome import ASKED, Welcome
from tests.scenes.driver import Drive, Nothing, services_for

SIZES = [(1024, 576), (1024, 768), (1920, 1080), (2560, 1080)]


@pytest.fixture
def drive(tmp_path: Path) -> Drive:
    services = services_for(tmp_path)
    services.settings = SettingsBook(tmp_path / "settings.json")
    drive = Drive(tmp_path, Nothing(), (1280, 720), services)
    drive.stage.push(Welcome(services))
    return drive.settle()


def test_it_asks_for_what_can_be_felt_before_the_first_game(drive: Drive) -> None:
    for tab, field in ASKED:
        assert any(row.field == field for row in ROWS[tab]), f"{tab}.{field} is no setting"
        if field != "language":
            assert drive.reads(drive.services.texts.say(f"shell-settings-{tab}-{field}"))
    assert drive.reads("Welcome")


@pytest.mark.parametrize("key", ["enter", "esc", "end_turn"])
def test_one_key_skips_it_and_that_is_remembered(drive: Drive, tmp_path: Path, key: str) -> None:
    file = tmp_path / "settings.json"
    assert drive.services.settings.first_start
    assert not file.exists()
    assert drive.key(key).name == "Nothing"
    assert file.exists()
    assert not SettingsBook(file).first_start


def test_one_click_skips_it(drive: Drive) -> None:
    assert drive.click("welcome.play").name == "Nothing"


def test_everything_counts_at_once_and_stays(drive: Drive, tmp_path: Path) -> None:
    drive.click("settings.row.reduced_motion")
    assert drive.services.settings.now.display.reduced_motion
    drive.tab_to("settings.row.text").key("right")
    assert drive.services.settings.now.display.text == 110
    drive.click("welcome.play")
    kept = SettingsBook(tmp_path / "settings.json").now
    assert kept.display.reduced_motion
    assert kept.display.text == 110


def test_every_row_is_reached_by_keys_alone(drive: Drive) -> None:
    seen = set()
    for _ in range(40):
        drive.key("tab")
        seen.add(drive.focus)
    fields = {field for _, field in ASKED if field != "language"}
    assert {f"settings.row.{field}" for field in fields} | {"welcome.play"} <= seen


def test_without_a_place_for_the_settings_it_still_leads_on(tmp_path: Path) -> None:
    (tmp_path / "no-folder").write_text("a file where the folder should be")
    services = services_for(tmp_path)
    services.settings = SettingsBook(tmp_path / "no-folder" / "settings.json")
    drive = Drive(tmp_path, Nothing(), services=services)
    drive.stage.push(Welcome(services))
    assert drive.settle().key("enter").name == "Nothing"
    notice = services.settings.take_notice()
    assert notice is not None
    assert notice.key == "shell-notice-settings_not_kept"


@pytest.mark.parametrize("size", SIZES)
def test_it_fits_every_window(drive: Drive, size: tuple[int, int]) -> None:
    assert drive.resize(*size).faults() == []


# When it comes


@pytest.fixture
def started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Start the program with a settings folder of its own; note which scenes it opens."""
    stacks: list[list[str]] = []
    monkeypatch.setattr(app, "open_settings", lambda: SettingsBook(tmp_path / "settings.json"))
    monkeypatch.setattr(
        app.App, "loop", lambda self: stacks.append([type(s).__name__ for s in self.stage.scenes])
    )
    return stacks


def test_it_opens_over_the_title_at_the_very_first_start_alone(
    started: list[list[str]], tmp_path: Path
) -> None:
    for _ in range(2):
        assert app.run(tmp_path / "saves") == 0
    assert started == [["Title", "Welcome"], ["Title"]]


def test_whoever_goes_straight_to_a_table_or_takes_the_time_never_meets_it(
    started: list[list[str]], tmp_path: Path
) -> None:
    with app.opened(tmp_path / "saves", (1024, 576)) as opened:
        assert isinstance(opened.stage.top, Title)
    match = table_from_words("evacuate", "human,steady", 1, ())
    assert app.run(tmp_path / "saves", match) == 0
    assert started == [["Title", "Table"]]
