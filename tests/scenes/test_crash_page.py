"""The page after a fault: it keeps the last good save, goes on with it, and hands out the report.

A match is at its table when something breaks; the page is opened by the main loop, as for people.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.app import App
from game.match.match import Match
from game.match.saves import SaveFolder
from game.scenes import crash
from game.scenes.crash import CrashPage
from game.scenes.stage import Scene, Stage
from game.scenes.table import Table
from game.scenes.tables import open_table
from game.scenes.title import Title
from game.ui.screen import Window
from tests.scenes.driver import Drive, services_for
from tests.scenes.endings import going_on, played_out


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """A window with the table of a match that has been saved."""
    window = Window("Test", (1024, 576))
    services = services_for(tmp_path)
    match = answered(going_on())
    services.saves.autosave(match)
    stage = Stage(services)
    stage.push(open_table(services, match))
    yield App(window, stage)
    window.close()


def answered(match: Match) -> Match:
    """Give the first answer of a match."""
    for seat, decision in match.decisions().items():
        match.answer(seat, decision.options[0].key)
    return match


def saved(app: App) -> set[tuple[str, bytes]]:
    """Return the folder of saved games, file by file."""
    return {(path.name, path.read_bytes()) for path in app.stage.services.saves.folder.iterdir()}


def break_down(app: App) -> CrashPage:
    """Let the topmost scene meet a fault."""

    def fail() -> None:
        raise ZeroDivisionError("a broken wheel")

    app.guarded(fail)
    page = app.stage.top
    assert isinstance(page, CrashPage)
    return page


def at(page: Scene, tmp_path: Path) -> Drive:
    """Take a page into the hand."""
    services = page.stage.services
    return Drive(tmp_path, page, (1024, 576), services)


def test_it_goes_on_with_the_save_from_before_the_fault(app: App, tmp_path: Path) -> None:
    table = app.stage.top
    assert isinstance(table, Table)
    log = list(table.match.log)
    drive = at(break_down(app), tmp_path)
    assert drive.reads("Space Escape, round 1")
    assert drive.focus == "crash.go_on"
    drive.key("enter").settle()
    title, again = drive.stage.scenes
    assert isinstance(title, Title)
    assert isinstance(again, Table)
    assert again is not table
    assert list(again.match.log) == log


def test_nothing_is_saved_after_the_fault(app: App, tmp_path: Path) -> None:
    """Not even what the match has become since, for it may be what is broken."""
    table = app.stage.top
    assert isinstance(table, Table)
    before = saved(app)
    answered(table.match)
    drive = at(break_down(app), tmp_path)
    drive.wait(1.0).click("crash.copy").wait(1.0)
    assert saved(app) == before
    drive.click("crash.title").settle()
    assert saved(app) == before


def test_a_damaged_save_is_passed_over_for_the_one_before_it(app: App, tmp_path: Path) -> None:
    saves = app.stage.services.saves
    good = saves.newest()
    assert good is not None
    table = app.stage.top
    assert isinstance(table, Table)
    answered(table.match)
    newer = saves.autosave(table.match)
    newer.write_text('{"schema":')
    drive = at(break_down(app), tmp_path)
    drive.click("crash.go_on").settle()
    assert isinstance(drive.scene, Table)
    assert drive.scene.match.log == SaveFolder(saves.folder).load(good.path).log


def test_a_report_that_its_folder_does_not_take_goes_to_the_passing_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    no_folder = tmp_path / "file"
    no_folder.touch()
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    report = crash.write_report(no_folder, ZeroDivisionError("a broken wheel"))
    assert report.path is not None
    assert report.path.parent == tmp_path / "three-ways-out"
    assert report.path.read_text() == report.text


def test_on_a_full_disk_no_empty_report_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    monkeypatch.setattr("os.fsync", fail)
    assert crash.write_report(tmp_path / "reports", ZeroDivisionError()).path is None
    assert not [path for path in tmp_path.rglob("*") if path.is_file()]


@pytest.mark.parametrize("finished", [False, True])
def test_without_anything_to_go_on_with_it_leads_to_the_title(
    tmp_path: Path, finished: bool
) -> None:
    services = services_for(tmp_path)
    if finished:
        services.saves.autosave(played_out())
    drive = Drive(tmp_path, CrashPage(services, crash.Report("", None)), services=services)
    assert "crash.go_on" not in drive.ids()
    assert drive.focus == "crash.title"
    drive.key("enter").settle()
    assert isinstance(drive.scene, Title)


def test_it_stands_even_if_reading_the_saves_is_what_broke(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(SaveFolder, "entries", fail)
    drive = at(break_down(app), tmp_path)
    assert "crash.go_on" not in drive.ids()
    assert drive.focus == "crash.title"


def test_a_save_that_has_gone_meanwhile_is_a_sentence(app: App, tmp_path: Path) -> None:
    page = break_down(app)
    for path in app.stage.services.saves.folder.iterdir():
        path.unlink()
    drive = at(page, tmp_path)
    drive.click("crash.go_on").settle()
    assert drive.name == "Notice"
    assert isinstance(drive.stage.scenes[0], Title)


def test_the_whole_report_goes_to_the_clipboard(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clipboard: list[str] = []
    monkeypatch.setattr("pygame.scrap.put_text", clipboard.append)
    drive = at(break_down(app), tmp_path)
    drive.click("crash.copy")
    (report,) = app.stage.services.report_folder.iterdir()
    assert clipboard == [report.read_text()]
    assert "a broken wheel" in clipboard[0]
    assert drive.reads("Report copied")


def test_where_there_is_no_clipboard_it_says_so(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: str) -> None:
        raise NotImplementedError

    monkeypatch.setattr("pygame.scrap.put_text", fail)
    drive = at(break_down(app), tmp_path)
    drive.click("crash.copy")
    assert drive.reads("No clipboard here")
