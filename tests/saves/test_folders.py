"""Where saved games live."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.match import folders
from game.match.disk import SaveError


def test_a_folder_asked_for_is_taken(tmp_path: Path) -> None:
    assert folders.saves_dir(tmp_path / "mine") == tmp_path / "mine"


def test_a_checkout_saves_beside_its_maps() -> None:
    found = folders.saves_dir()
    assert found.name == "saves"
    assert (found.parent / "pyproject.toml").is_file()


def test_an_installed_copy_saves_among_the_data_of_the_user(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(folders, "maps_dir", lambda: tmp_path / "game" / "assets" / "maps")
    found = folders.saves_dir()
    assert found.name == "saves"
    assert found.parent.name == "three-ways-out"


@pytest.fixture
def homeless(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An installed copy run by a user whom the system does not know."""

    def no_home(*_arguments: object, **_named: object) -> Path:
        raise RuntimeError("Could not determine the home directory.")

    for find in ("user_data_path", "user_log_path", "user_pictures_path"):
        monkeypatch.setattr(folders, find, no_home)
    monkeypatch.setattr(folders, "maps_dir", lambda: tmp_path / "game" / "assets" / "maps")


@pytest.mark.usefixtures("homeless")
def test_a_user_without_a_home_is_asked_for_a_folder(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match="--saves"):
        folders.saves_dir()
    assert folders.saves_dir(tmp_path) == tmp_path


@pytest.mark.usefixtures("homeless")
def test_reports_and_pictures_find_a_place_without_a_home() -> None:
    assert folders.reports_dir().is_absolute()
    assert folders.pictures_dir("Three Ways Out").is_absolute()


def test_the_home_of_somebody_unknown_is_a_folder_like_any_other() -> None:
    assert folders.saves_dir(Path("~nobody-of-this-name/x")) == Path("~nobody-of-this-name/x")


def places() -> list[Path | None]:
    """Return where everything is kept."""
    return [
        folders.settings_file(),
        folders.languages_dir(),
        folders.saves_dir(),
        folders.reports_dir(),
        folders.pictures_dir("Three Ways Out"),
    ]


def test_all_is_kept_together_in_a_folder_that_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(folders.TOGETHER, "")  # so that it is as before in the end
    monkeypatch.chdir(tmp_path)
    folders.keep_together(Path("mine"))
    assert all(place is not None and tmp_path / "mine" in place.parents for place in places())
    assert folders.saves_dir(tmp_path / "other") == tmp_path / "other"


@pytest.mark.parametrize("beside", ["python", "maps"])
def test_a_portable_copy_keeps_all_beside_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, beside: str
) -> None:
    home = tmp_path / beside
    home.mkdir()
    (home / folders.PORTABLE).touch()
    monkeypatch.delenv(folders.TOGETHER, raising=False)
    monkeypatch.setattr(folders.sys, "executable", str(tmp_path / "python" / "python"))
    monkeypatch.setattr(folders, "maps_dir", lambda: tmp_path / "maps" / "maps")
    assert all(place is not None and home in place.parents for place in places())


def test_a_relative_folder_of_the_system_is_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv(folders.TOGETHER, "somewhere")
    for kind in ("CONFIG", "DATA", "STATE"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", "somewhere")
    monkeypatch.setattr(folders, "maps_dir", lambda: tmp_path / "game" / "assets" / "maps")
    assert all(place is not None and tmp_path in place.parents for place in places())


def test_copies_go_to_the_documents_else_the_home_else_where_one_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Path, "home", lambda: home)
    monkeypatch.setattr(folders, "user_documents_path", lambda: home / "Documents")
    assert folders.documents_dir() == home
    (home / "Documents").mkdir()
    assert folders.documents_dir() == home / "Documents"

    def nowhere() -> Path:
        raise RuntimeError("no home")

    monkeypatch.setattr(Path, "home", nowhere)
    monkeypatch.setattr(folders, "user_documents_path", nowhere)
    assert folders.documents_dir() == Path.cwd()
