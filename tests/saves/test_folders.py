"""Where saved games live."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.match import folders


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
