"""The asset folders are found in a checkout and in an installed copy alike."""

import subprocess
import sys
from pathlib import Path

import pytest

from game.content import assets


def test_a_checkout_keeps_its_assets_beside_the_package() -> None:
    top = Path(assets.__file__).parents[2]
    assert assets.maps_dir() == top / "maps"
    assert assets.sprites_dir() == top / "sprites"
    assert assets.sounds_dir() == top / "sounds"
    assert (assets.maps_dir() / "space_escape" / "station.tmx").is_file()


def test_an_installed_copy_carries_them_inside_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("maps", "sprites", "sounds"):
        (tmp_path / "game" / "assets" / name).mkdir(parents=True)
    monkeypatch.setattr(assets, "files", lambda package: tmp_path / package)
    assert assets.maps_dir() == tmp_path / "game" / "assets" / "maps"
    assert assets.sprites_dir() == tmp_path / "game" / "assets" / "sprites"
    assert assets.sounds_dir() == tmp_path / "game" / "assets" / "sounds"


def test_texts_always_stand_in_the_package() -> None:
    assert (assets.texts_dir() / "en" / "shell.ftl").is_file()


def test_reading_boards_and_texts_never_opens_a_window() -> None:
    script = (
        "import sys; import game.content.maps, game.content.texts; "
        "assert 'pygame' not in sys.modules; "
        "game.content.maps.load_board('space_escape'); "
        "import pygame; assert not pygame.display.get_init()"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
