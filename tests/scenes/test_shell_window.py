"""The main loop: quitting, sound, full screen, pictures, faults, and a still window."""

from __future__ import annotations

import errno
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.app import App, greet, opened
from game.match.tables import table_from_words
from game.rules.contract import GameError
from game.scenes.crash import CrashPage
from game.scenes.rules_page import RulesPage
from game.scenes.seats import Seats
from game.scenes.stage import Scene, Stage
from game.scenes.title import Title
from game.ui.canvas import Canvas
from game.ui.screen import Window
from tests.scenes.driver import services_for


class Counting(Scene):
    """A scene that counts what is asked of it."""

    def __init__(self) -> None:
        self.drawn = self.updated = self.left = 0

    def draw(self, canvas: Canvas) -> None:
        canvas.fill("#102030")
        self.drawn += 1

    def update(self, seconds: float) -> None:  # noqa: ARG002
        self.updated += 1

    def leave(self) -> None:
        self.left += 1


class Broken(Counting):
    """A scene with a fault, which saves when it leaves."""

    def update(self, seconds: float) -> None:  # noqa: ARG002
        raise ZeroDivisionError("a broken wheel")


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """A window with a counting scene."""
    window = Window("Test", (1024, 576))
    stage = Stage(services_for(tmp_path))
    stage.push(Counting())
    app = App(window, stage)
    pygame.event.clear()
    yield app
    window.close()


def press(app: App, key: int, mod: int = 0, letter: str = "") -> None:
    """Press and release a key and run one turn of the loop."""
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.event.Event(kind, key=key, mod=mod, unicode=letter))
    turn(app)


def turn(app: App) -> None:
    """Run one turn of the loop."""
    events = app._wait()
    app.guarded(lambda: app._step(events))


def run_for(app: App, seconds: float) -> int:
    """Run the loop for a while and return how many turns it took."""
    turns, end = 0, time.perf_counter() + seconds
    while time.perf_counter() < end:
        turn(app)
        turns += 1
    return turns


def test_ctrl_q_and_the_window_cross_quit(app: App) -> None:
    press(app, pygame.K_q, pygame.KMOD_LCTRL)
    assert app.stage.quitting
    app.stage.quitting = False
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    turn(app)
    assert app.stage.quitting


def test_quitting_lets_every_scene_leave(app: App) -> None:
    scene = app.stage.top
    app.stage.quit()
    app.loop()
    app.stage.close()
    assert isinstance(scene, Counting)
    assert scene.left == 1


def test_m_turns_the_sound_off_and_on_and_says_so(app: App) -> None:
    app.stage.services.audio.trouble = None
    press(app, pygame.K_m, letter="m")
    assert app.stage.services.audio.muted
    assert app.toast.words == "Sound off"
    press(app, pygame.K_m, letter="m")
    assert not app.stage.services.audio.muted


def test_m_in_a_name_is_a_letter(app: App) -> None:
    app.stage.push(Seats(app.stage.services, "space_escape"))
    turn(app)
    ring = app.stage.top.ring
    assert ring is not None
    ring.focus("seats.name.sun")
    press(app, pygame.K_m, letter="m")
    assert not app.stage.services.audio.muted


def test_f12_saves_a_picture(app: App) -> None:
    press(app, pygame.K_F12)
    (picture,) = app.stage.services.picture_folder.iterdir()
    assert picture.suffix == ".png"
    assert pygame.image.load(picture).get_size() == (1024, 576)
    assert app.toast.words == f"Picture saved: {picture.name}"


def test_a_picture_of_a_table_bears_the_name_of_its_game(app: App) -> None:
    match = table_from_words("space_escape", "human,human", 1, ())
    app.sit_down(match)
    press(app, pygame.K_F12)
    app.stage.push(RulesPage(app.stage.services, "space_escape"))
    press(app, pygame.K_F12)
    names = [path.name for path in app.stage.services.picture_folder.iterdir()]
    assert len(names) == 2
    assert all(name.startswith("three-ways-out space_escape 20") for name in names)


def test_pictures_of_one_second_are_all_kept(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.strftime", lambda _: "three-ways-out at noon")
    for _ in range(3):
        press(app, pygame.K_F12)
    assert sorted(path.name for path in app.stage.services.picture_folder.iterdir()) == [
        "three-ways-out at noon 2.png",
        "three-ways-out at noon 3.png",
        "three-ways-out at noon.png",
    ]
    assert app.toast.words == "Picture saved: three-ways-out at noon 3.png"


def test_a_picture_shows_the_captions_too(app: App) -> None:
    app.stage.services.settings.change("sound", captions=True)
    press(app, pygame.K_F12)
    (picture,) = app.stage.services.picture_folder.iterdir()
    assert pygame.image.load(picture).get_size() == app.window.size


def test_half_a_picture_is_not_left(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_space(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("os.fsync", no_space)
    press(app, pygame.K_F12)
    assert app.toast.words.startswith("The picture cannot be saved")
    assert not list(app.stage.services.picture_folder.iterdir())


def test_a_picture_that_cannot_be_saved_gives_one_sentence(app: App) -> None:
    app.stage.services.picture_folder.write_text("a file where the folder should be")
    press(app, pygame.K_F12)
    assert "cannot be saved" in app.toast.words


def test_f11_and_alt_enter_toggle_full_screen(app: App) -> None:
    press(app, pygame.K_F11)
    assert app.window.full
    press(app, pygame.K_RETURN, pygame.KMOD_LALT)
    assert not app.window.full


def test_a_still_window_draws_nothing_and_hardly_wakes(app: App) -> None:
    turn(app)
    scene = app.stage.top
    assert isinstance(scene, Counting)
    drawn = scene.drawn
    turns = run_for(app, 1.2)
    assert scene.drawn == drawn
    assert turns < 5


def test_a_resize_is_drawn_at_once(app: App) -> None:
    turn(app)
    scene = app.stage.top
    assert isinstance(scene, Counting)
    drawn = scene.drawn
    pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=1024, y=576))
    turn(app)
    assert scene.drawn == drawn + 1


def test_a_fault_becomes_one_sentence_a_report_and_a_way_back(app: App) -> None:
    broken = Broken()
    app.stage.push(broken)
    turn(app)
    page = app.stage.top
    assert isinstance(page, CrashPage)
    assert broken.left == 0, "a broken scene does not get to save anything"
    (report,) = app.stage.services.report_folder.iterdir()
    assert "a broken wheel" in report.read_text()
    turn(app)
    press(app, pygame.K_RETURN)
    assert isinstance(app.stage.top, Title)
    assert len(app.stage.scenes) == 1


@pytest.mark.parametrize("words", ["a broken \udcff wheel", "\0\n\ue000seat0", "x" * 100_000, ""])
def test_a_fault_in_any_words_has_its_page_and_its_report(
    app: App, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Words of a fault can be names of files, which need not even be letters."""

    def fail(*_: object) -> None:
        raise GameError(words)

    monkeypatch.setattr(Counting, "update", fail)
    app.stage.push(Counting())
    turn(app)
    page = app.stage.top
    assert isinstance(page, CrashPage)
    assert len(list(app.stage.services.report_folder.iterdir())) == 1
    turn(app)
    page.controls.ring.focus("crash.copy")
    press(app, pygame.K_SPACE)
    assert app.stage.top is page


def test_a_fault_without_a_place_for_the_report_still_has_its_page(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "nowhere"))
    (tmp_path / "nowhere").touch()
    app.stage.services.report_folder.write_text("a file where the folder should be")
    app.stage.push(Broken())
    turn(app)
    assert isinstance(app.stage.top, CrashPage)
    turn(app)


def test_a_fault_on_the_crash_page_itself_is_let_out(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    app.stage.push(Broken())
    turn(app)

    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(CrashPage, "draw", fail)
    with pytest.raises(ZeroDivisionError):
        turn(app)


def test_a_long_pause_moves_the_world_by_one_short_step(app: App) -> None:
    steps: list[float] = []

    class Watching(Scene):
        def update(self, seconds: float) -> None:
            steps.append(seconds)

    app.stage.push(Watching())
    time.sleep(0.4)
    turn(app)
    assert max(steps) <= 0.1


def test_the_program_opens_on_a_usable_title_and_closes(tmp_path: Path) -> None:
    with opened(tmp_path) as app:
        assert isinstance(app.stage.top, Title)
        app.paint()
        ring = app.stage.top.ring
        assert ring is not None
        assert ring.focused is not None
        assert ring.focused.id == "title.play"
    assert not pygame.display.get_init()


def test_the_first_picture_needs_nothing_slow(tmp_path: Path) -> None:
    del tmp_path
    from game.content.texts import load_texts

    window = Window("Test", (1280, 720))
    greet(window, load_texts())
    assert not window.stale
    window.close()
