"""A saved game that a desktop hands over opens at its table, wherever it lies."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import app
from game.__main__ import main
from game.match.saves import SaveFolder
from game.match.settings import SettingsBook
from game.match.tables import table_from_words
from game.rules.registry import GAMES
from game.scenes.table import Table
from tests.scenes.films import played


class Shown(list[str]):
    """The class of the scene that the program came to, and the match there."""

    match_id, over = "", False


@pytest.fixture
def shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shown:
    """Let the program run until the file is open, instead of until somebody quits."""
    shown = Shown()

    def look(self: app.App) -> None:
        for _ in range(30):
            if type(self.stage.top).__name__ in ("Title", "SettingTable"):
                self.turn()
        top = self.stage.top
        shown.append(type(top).__name__)
        if isinstance(top, Table):
            shown.match_id, shown.over = top.match.match_id, top.match.result is not None

    monkeypatch.setattr(app, "open_settings", lambda: SettingsBook(tmp_path / "settings.json"))
    monkeypatch.setattr(app.App, "loop", look)
    return shown


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_a_file_opens_at_its_table(shown: Shown, tmp_path: Path, game_id: str) -> None:
    match = table_from_words(game_id, "human,steady", 7, ())
    file = SaveFolder(tmp_path / "elsewhere").save_as(match, "Friday night")
    before = file.read_bytes()
    assert main(["--saves", str(tmp_path / "mine"), str(file)]) == 0
    assert shown == ["Table"]
    assert shown.match_id == match.match_id
    assert file.read_bytes() == before, "it goes on in the own folder"


@pytest.mark.parametrize("folder_first", [True, False])
def test_the_folder_of_saves_may_stand_before_or_behind_the_command(
    shown: Shown, tmp_path: Path, *, folder_first: bool
) -> None:
    folder, command = ["--saves", str(tmp_path / "mine")], ["new", "space_escape", "--seed", "3"]
    assert main([*folder, *command] if folder_first else [*command, *folder]) == 0
    assert shown == ["Table"]
    assert list((tmp_path / "mine").glob("auto-*.json"))


def test_a_file_of_a_finished_match_shows_its_end(shown: Shown, tmp_path: Path) -> None:
    match = played("space_escape", "two_seats")
    file = SaveFolder(tmp_path / "elsewhere").autosave(match)
    assert main(["open", str(file), "--saves", str(tmp_path / "mine")]) == 0
    assert shown == ["Table"]
    assert shown.over, "from here the table goes on to the results"


def test_a_damaged_file_is_told_in_the_window(shown: Shown, tmp_path: Path) -> None:
    file = tmp_path / "three-ways-out-broken.json"
    file.write_text("{", encoding="ascii")
    assert main([f"--saves={tmp_path / 'mine'}", str(file)]) == 0
    assert shown == ["Notice"]


@pytest.mark.parametrize("words", [["gone.json"], ["./gone"], ["open", "gone"]])
def test_a_file_that_is_gone_is_told_without_a_window(
    shown: Shown, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 1
    assert "is not there" in capsys.readouterr().err
    assert not shown


@pytest.mark.parametrize("words", [["evening"], ["."], ["evening.json"], ["./evening"]])
def test_a_folder_is_told_without_a_window(
    shown: Shown,
    tmp_path: Path,
    words: list[str],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("evening", "evening.json"):
        (tmp_path / name).mkdir()
    monkeypatch.chdir(tmp_path)
    assert main(words) == 1
    assert capsys.readouterr().err == f"'{Path(words[0])}' is not there, or is no file.\n"
    assert not shown


@pytest.mark.parametrize("command", ["new", "open", "simulate", "check-maps", "replay"])
def test_a_file_named_like_a_command_does_not_hide_it(
    tmp_path: Path,
    command: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (tmp_path / command).write_text("notes", encoding="ascii")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit):
        main([command, "--help"])
    assert f"three-ways-out {command}" in capsys.readouterr().out


@pytest.mark.parametrize(
    "content", [b"", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", b"{}", b"[]", b"5", b"[" * 100_000, b"\0"]
)
def test_whatever_a_file_holds_it_is_told_in_the_window(
    shown: Shown, tmp_path: Path, content: bytes
) -> None:
    (tmp_path / "holiday.png").write_bytes(content)
    assert main(["--saves", str(tmp_path / "mine"), str(tmp_path / "holiday.png")]) == 0
    assert shown == ["Notice"]
