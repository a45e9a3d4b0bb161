"""A copy of the program that lost pictures or its board still opens, and says what to do."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from itertools import islice
from pathlib import Path

import pytest

from game.app import App
from game.content import assets
from game.content.maps import load_board
from game.content.tiled import MapError
from game.match.match import Match
from game.rules.registry import GAMES
from game.rules.rng import Chance
from game.scenes import tables
from game.scenes.crash import CrashPage
from game.scenes.stage import Stage
from game.scenes.title import Title
from game.ui import sprites
from game.ui.cache import forget_pictures
from game.ui.screen import Window
from tests.scenes.driver import Drive, services_for
from tests.scenes.endings import going_on
from tests.scenes.escape_plan.matches import begun, played

DAMAGE: dict[str, Callable[[Path], object]] = {
    "missing": Path.unlink,
    "empty": lambda file: file.write_bytes(b""),
    "no letters": lambda file: file.write_bytes(b"\xff\x00" * 40),
    "no drawing": lambda file: file.write_text("hello"),
    "cut off": lambda file: file.write_bytes(file.read_bytes()[:100]),
    "without size": lambda file: file.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"></svg>'
    ),
}


def in_the_city() -> Match:
    """A match of Escape Plan in which tiles, cards and items lie about."""
    return next(islice(played(begun(4), Chance(1)), 120, None))


@pytest.fixture
def drawings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The drawings of a copy, which the program now uses."""
    copy = tmp_path / "sprites"
    shutil.copytree(assets.sprites_dir(), copy)
    monkeypatch.setattr(sprites, "sprites_dir", lambda: copy)
    forget_drawings()
    return sorted(copy.glob("*.svg"))


def forget_drawings() -> None:
    forget_pictures()
    sprites._source.cache_clear()
    sprites.natural_size.cache_clear()


@pytest.fixture(autouse=True)
def whole_again() -> object:
    """Nothing of a damaged copy is left for other tests."""
    yield
    forget_drawings()


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE.keys())
def test_damaged_drawings_stop_nothing(
    tmp_path: Path, drawings: list[Path], damage: Callable[[Path], object]
) -> None:
    for file in drawings:
        damage(file)
    services = services_for(tmp_path)
    window = Window("Test", (800, 450))
    app = App(window, Stage(services))
    for scene in (
        Title(services),
        tables.open_table(services, going_on()),
        tables.open_table(services, in_the_city()),
    ):
        app.guarded(lambda scene=scene: app.stage.push(scene))  # type: ignore[misc]
        for _ in range(12):
            app.guarded(lambda: app._step([]))
    assert not services.report_folder.exists()
    window.close()


@pytest.fixture
def boardless(tmp_path: Path) -> App:
    """A window on the title of a copy whose board is gone."""

    def no_board(game_id: str) -> object:
        return load_board(game_id, tmp_path / "gone.tmx")

    services = services_for(tmp_path)
    services.open_board = no_board  # type: ignore[assignment]
    app = App(Window("Test", (800, 450)), Stage(services))
    app.stage.push(Title(services))
    for _ in range(12):
        app.guarded(lambda: app._step([]))
    return app


def test_the_title_opens_without_a_board(boardless: App) -> None:
    assert isinstance(boardless.stage.top, Title)
    boardless.window.close()


@pytest.mark.parametrize("game_id", GAMES)
def test_a_missing_board_is_said_in_its_own_sentence(
    boardless: App, game_id: str, tmp_path: Path
) -> None:
    title = boardless.stage.top
    assert isinstance(title, Title)
    boardless.guarded(lambda: title._set_table(game_id))
    assert isinstance(boardless.stage.top, CrashPage)
    drive = Drive(tmp_path, boardless.stage.top, services=boardless.stage.services)
    with pytest.raises(MapError) as fault:
        load_board(game_id, tmp_path / "gone.tmx")
    # A long path is broken where a line ends.
    read = "".join(drive.texts()).replace(" ", "")
    assert str(fault.value).replace(" ", "") in read
    boardless.window.close()
