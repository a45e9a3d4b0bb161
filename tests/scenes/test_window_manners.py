"""What outlives the window, what the background is like, and settings that are carried out."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, suppress
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import app as program
from game.app import App, opened
from game.match.folders import settings_file
from game.match.settings import SettingsBook
from game.scenes.stage import Scene, Stage
from game.ui import screen
from game.ui.canvas import Canvas
from game.ui.inputs import WindowChange
from game.ui.screen import SMALLEST, Standing, Window, within_reach
from tests.scenes.driver import services_for
from tests.scenes.test_shell_window import Counting, press, run_for, turn

ONE_SCREEN = [pygame.Rect(0, 0, 1920, 1080)]
TWO_SCREENS = [*ONE_SCREEN, pygame.Rect(-1280, 100, 1280, 720)]


class Moving(Counting):
    """A scene that never stands still."""

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        self.dirty = True

    def rest(self) -> float | None:
        return 0.0


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """A window over a scene, with settings in a file."""
    window = Window("Test", (1024, 576))
    services = services_for(tmp_path)
    services.settings = SettingsBook(tmp_path / "settings.json")
    stage = Stage(services)
    stage.push(Counting())
    app = App(window, stage)
    pygame.event.clear()
    yield app
    services.audio.close()
    window.close()


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Return the file in which the real program keeps its settings during a test."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    path = settings_file()
    assert path is not None
    path.parent.mkdir(parents=True)
    return path


def start(tmp_path: Path) -> AbstractContextManager[App]:
    return opened(tmp_path / "saves")


def posted(app: App, kind: int, **values: Any) -> None:
    """Let something happen to the window, and run one turn of the loop."""
    pygame.event.post(pygame.event.Event(kind, **values))
    turn(app)


def again(app: App) -> Any:
    """Return the settings as the next start would find them."""
    return SettingsBook(app.stage.services.settings.path).now


# Where it stands


def test_size_and_place_are_kept_from_one_start_to_the_next(kept: Path, tmp_path: Path) -> None:
    with start(tmp_path) as app:
        app.window._size, app.window._place = (1024, 600), (30, 40)
    display = json.loads(kept.read_text())["display"]
    assert (display["size"], display["place"], display["full"]) == ([1024, 600], [30, 40], False)
    with start(tmp_path) as app:
        assert app.window.size == (1024, 600)
        assert app.window.standing.size == (1024, 600)


@pytest.mark.usefixtures("kept")
def test_however_the_program_ends_the_voice_falls_silent(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    silenced: list[bool] = []
    with suppress(KeyboardInterrupt), opened(None, (1024, 576)) as app:
        monkeypatch.setattr(app.stage.services.speaker, "stop", lambda: silenced.append(True))
        raise KeyboardInterrupt
    assert silenced


def test_a_size_that_was_asked_for_is_not_kept(kept: Path) -> None:
    kept.write_text('{"display": {"size": [1024, 600], "full": true}}')
    with opened(None, (1024, 576)) as app:
        assert app.window.size == (1024, 576)
        assert not app.window.full
    assert json.loads(kept.read_text())["display"]["size"] == [1024, 600]


def test_a_window_whose_screen_is_gone_is_put_where_it_can_be_reached() -> None:
    size = (1280, 720)
    assert within_reach((100, 100), size, ONE_SCREEN)
    assert within_reach((-900, 300), size, TWO_SCREENS)
    assert not within_reach((-900, 300), (700, 720), ONE_SCREEN)
    assert not within_reach((5000, 100), size, TWO_SCREENS)
    assert not within_reach((100, -500), size, ONE_SCREEN), "its upper edge is out of sight"
    assert not within_reach((1850, 100), size, ONE_SCREEN), "too little to take hold of"
    lost = Window("Test", standing=Standing((1024, 600), (30_000, 30_000)))
    assert lost.standing.place is None
    lost.close()


def test_a_window_larger_than_every_screen_is_made_smaller() -> None:
    window = Window("Test", standing=Standing((30_000, 20)))
    widest, _ = pygame.display.get_desktop_sizes()[0]
    assert window.size[0] <= max(widest, SMALLEST[0])
    assert window.size[1] >= SMALLEST[1]
    window.close()


def test_several_screens_are_found_before_anybody_sees_the_window(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    places = {0: (448, 252), 1: (1920 + 128, 72)}
    asked: list[int] = []

    def hidden_on(size: tuple[int, int], flags: int, *, display: int) -> None:
        assert (size, flags) == (SMALLEST, pygame.HIDDEN)
        asked.append(display)

    sizes = [(1920, 1080), (1280, 720)]
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: sizes)
    monkeypatch.setattr(pygame.display, "set_mode", hidden_on)
    monkeypatch.setattr(pygame.display, "get_window_position", lambda: places[asked[-1]])
    assert screen._desktops() == [pygame.Rect(0, 0, 1920, 1080), pygame.Rect(1920, 0, 1280, 720)]


def test_the_window_system_takes_what_finds_a_screen() -> None:
    """No stand-in: the real call, on the one screen that tests have."""
    window = Window("Test", (1024, 576))
    (size, *_) = pygame.display.get_desktop_sizes()
    assert screen._desktop(0, size).size == size
    window.close()


def test_a_maximized_or_full_window_remembers_how_large_it_was_before(app: App) -> None:
    app.window.heed(WindowChange("moved"))
    before = app.window.standing
    app.window.heed(WindowChange("maximized"))
    pygame.display.set_mode((1400, 800), pygame.RESIZABLE)
    app.window.heed(WindowChange("resized"))
    assert (app.window.standing.size, app.window.standing.maximized) == (before.size, True)
    app.window.heed(WindowChange("restored"))
    app.window.toggle_full()
    app.window.heed(WindowChange("resized"))
    assert app.window.standing.size == before.size
    assert app.window.standing.full


def test_a_minimized_window_remembers_its_place(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    app.window.heed(WindowChange("moved"))
    before = app.window.standing
    app.window.heed(WindowChange("minimized"))
    monkeypatch.setattr(pygame.display, "get_window_position", lambda: (-32_000, -32_000))
    app.window.heed(WindowChange("moved"))
    assert app.window.standing == before


# Full screen and silence are remembered


def test_full_screen_by_key_lasts(app: App) -> None:
    press(app, pygame.K_F11)
    assert again(app).display.full
    press(app, pygame.K_RETURN, pygame.KMOD_LALT)
    assert not again(app).display.full


def test_full_screen_by_setting_fills_the_screen_at_once(app: App) -> None:
    app.stage.services.settings.change("display", full=True)
    assert app.window.full
    app.stage.services.settings.restore("display")
    assert not app.window.full


def test_the_program_starts_full_if_it_was_full(kept: Path, tmp_path: Path) -> None:
    kept.write_text('{"display": {"full": true, "size": [1024, 600]}}')
    with start(tmp_path) as app:
        assert app.window.full
        app.window.toggle_full()
        assert app.window.size == (1024, 600)


def test_muting_by_key_lasts(app: App) -> None:
    app.stage.services.audio.trouble = None
    press(app, pygame.K_m, letter="m")
    assert again(app).sound.muted
    assert app.toast.words == "Sound off"
    press(app, pygame.K_m, letter="m")
    assert not again(app).sound.muted
    assert not app.stage.services.audio.muted


def test_sound_settings_are_heard_at_once(app: App) -> None:
    audio, settings = app.stage.services.audio, app.stage.services.settings
    settings.change("sound", music=10, master=100, mono=True, muted=True)
    assert (audio.volume("music"), audio.volume("master")) == (10, 100)
    assert audio.mono
    assert audio.muted
    settings.restore("sound")
    assert (audio.volume("music"), audio.mono, audio.muted) == (45, False, False)


# In the background


def test_in_the_background_at_most_five_frames_a_second_are_painted(app: App) -> None:
    scene = Moving()
    app.stage.push(scene)
    posted(app, pygame.WINDOWFOCUSLOST)
    drawn = scene.drawn
    run_for(app, 1.1)
    assert 3 <= scene.drawn - drawn <= 6
    posted(app, pygame.WINDOWFOCUSGAINED)
    drawn = scene.drawn
    run_for(app, 0.5)
    assert scene.drawn - drawn > 8


def test_a_mouse_over_the_background_paints_no_more(app: App) -> None:
    scene = Moving()
    app.stage.push(scene)
    posted(app, pygame.WINDOWFOCUSLOST)
    drawn, end = scene.drawn, time.perf_counter() + 0.65
    while time.perf_counter() < end:
        pygame.event.post(
            pygame.event.Event(pygame.MOUSEMOTION, pos=(9, 9), rel=(1, 0), buttons=())
        )
        turn(app)
    assert scene.drawn - drawn <= 4


def test_the_world_keeps_its_pace_in_the_background(app: App) -> None:
    steps: list[float] = []

    class Watching(Scene):
        def update(self, seconds: float) -> None:
            steps.append(seconds)

        def rest(self) -> float | None:
            return 0.0

    app.stage.push(Watching())
    posted(app, pygame.WINDOWFOCUSLOST)
    steps.clear()
    run_for(app, 0.8)
    assert sum(steps) > 0.5
    assert max(steps) <= 0.1 + 1e-9


def test_silent_in_the_background_only_for_those_who_want_it(app: App) -> None:
    audio, settings = app.stage.services.audio, app.stage.services.settings
    posted(app, pygame.WINDOWFOCUSLOST)
    assert audio.play("bite")
    settings.change("sound", mute_away=True)
    assert not audio.play("win")
    posted(app, pygame.WINDOWFOCUSGAINED)
    assert audio.play("win")


# A damaged file


def test_a_damaged_settings_file_is_told_of_and_kept_aside(kept: Path, tmp_path: Path) -> None:
    kept.write_text('{"sound": {"music": ')
    with start(tmp_path) as app:
        assert app.toast.showing
        assert app.toast.words.startswith("settings.json was damaged, so everything")
        (aside,) = kept.parent.glob("settings.damaged-*.json")
        assert aside.name in app.toast.words
        assert app.stage.services.settings.now.sound.music == 45
        app.mention_missing_sound()
        app.turn()
        assert app.toast.words.startswith("settings.json was damaged, so everything")
        app.stage.services.settings.change("sound", music=5)
    assert aside.read_text() == '{"sound": {"music": '
    assert json.loads(kept.read_text())["sound"]["music"] == 5
    with start(tmp_path) as app:
        assert not app.toast.showing
        assert app.stage.services.audio.volume("music") == 5


def test_a_settings_file_that_cannot_be_written_is_told_of(
    kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    del kept
    with start(tmp_path) as app:

        def fail(*_: object) -> None:
            from game.match.disk import SaveError

            raise SaveError("full")

        monkeypatch.setattr("game.match.settings.write_over", fail)
        press(app, pygame.K_m, letter="m")
        assert app.stage.services.audio.muted
        assert (
            app.toast.words
            == "settings.json cannot be written, so this setting lasts until you quit."
        )


def test_nothing_of_the_window_is_remembered_where_it_cannot_be() -> None:
    book = SettingsBook()
    program._remember(Standing((900_000, 1), (5, 5)), book)
    assert book.now.display.place is None
