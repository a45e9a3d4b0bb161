"""A window opens anywhere, follows its size, and nothing happens before it is opened."""

from __future__ import annotations

import os
import subprocess
import sys
import warnings
from collections.abc import Iterator

import pygame
import pytest

from game.ui import sprites
from game.ui.inputs import WindowChange
from game.ui.screen import SMALLEST, Window, drawable, size_for


@pytest.fixture
def window() -> Iterator[Window]:
    """An open window."""
    window = Window("Three Ways Out", (1280, 720))
    yield window
    window.close()


def test_a_new_window_takes_most_of_the_desktop() -> None:
    assert size_for((2560, 1440)) == (2048, 1152)
    assert size_for((1024, 600)) == SMALLEST


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a screen")
@pytest.mark.parametrize("driver", ["", "x11", "no-such-driver"])
def test_without_a_screen_the_window_opens_all_the_same_and_says_so(driver: str) -> None:
    script = "from game.ui.screen import Window; print(Window('Three Ways Out').trouble)"
    environment = {
        **{name: value for name, value in os.environ.items() if "DISPLAY" not in name},
        "SDL_VIDEODRIVER": driver,
    }
    said = subprocess.run(
        [sys.executable, "-c", script], env=environment, check=True, capture_output=True, text=True
    ).stdout.splitlines()[-1]
    assert said.startswith("No screen answers")
    assert said.endswith(".")


def test_a_screen_that_was_asked_for_is_no_trouble(window: Window) -> None:
    assert window.trouble is None


def test_a_window_system_that_chooses_the_size_itself_is_no_trouble(
    monkeypatch: pytest.MonkeyPatch, recwarn: pytest.WarningsRecorder
) -> None:
    def another_size(size: tuple[int, int], flags: int) -> pygame.Surface:
        del size
        warnings.warn("Requested window was forcibly resized", RuntimeWarning, stacklevel=2)
        return set_mode((1600, 700), flags)

    set_mode = pygame.display.set_mode
    monkeypatch.setattr(pygame.display, "set_mode", another_size)
    window = Window("Three Ways Out", (1280, 720))
    assert window.size == (1600, 700)
    assert not recwarn.list
    window.close()


def test_the_canvas_follows_the_window(window: Window) -> None:
    assert window.canvas.scale == 1
    pygame.display.set_mode((1920, 1080), pygame.RESIZABLE)
    window.heed(WindowChange("resized"))
    assert window.stale
    assert window.canvas.scale == 1.5


@pytest.mark.parametrize("size", [(1, 1), (3000, 2), (2, 3000), (300, 64), (64, 720)])
def test_a_mere_slit_shows_the_corner_of_a_larger_picture(
    window: Window, size: tuple[int, int]
) -> None:
    pygame.display.set_mode(size, pygame.RESIZABLE)
    window.heed(WindowChange("resized"))
    canvas = window.canvas
    width, height = canvas.surface.get_size()
    assert width >= size[0]
    assert height >= size[1]
    assert max(width / height, height / width) < 5
    assert canvas.width >= 1280
    assert canvas.height >= 720
    canvas.fill("#FF0000")
    window.present()
    assert pygame.display.get_surface().get_at((0, 0)) == (255, 0, 0)


@pytest.mark.parametrize("size", [(1024, 576), (800, 480), (720, 1280), (3440, 1440), (5120, 1440)])
def test_every_window_somebody_could_want_shows_its_whole_picture(size: tuple[int, int]) -> None:
    assert drawable(size) == size


def test_a_resized_window_keeps_no_pictures_of_its_old_size(window: Window) -> None:
    sprites.sprite("rat_ember", 44)
    assert len(sprites._pictures) > 0
    window.heed(WindowChange("resized"))
    assert len(sprites._pictures) == 0


def test_a_shown_frame_is_not_stale(window: Window) -> None:
    assert window.stale
    window.canvas.fill("#FF0000")
    window.present()
    assert not window.stale
    window.heed(WindowChange("exposed"))
    assert window.stale


def test_full_screen_and_back_keeps_the_windows_size(window: Window) -> None:
    window.toggle_full()
    assert window.full
    window.toggle_full()
    assert not window.full
    assert window.size == (1280, 720)


def test_a_larger_user_scale_makes_everything_larger(window: Window) -> None:
    window.user_scale = 1.25
    assert window.canvas.scale == 1.25
    assert window.canvas.width == 1024


def test_importing_the_ui_starts_nothing() -> None:
    script = (
        "import pygame, pkgutil, importlib, game.ui\n"
        "for found in pkgutil.iter_modules(game.ui.__path__):\n"
        "    importlib.import_module(f'game.ui.{found.name}')\n"
        "assert not pygame.display.get_init() and not pygame.font.get_init()\n"
        "assert not pygame.mixer.get_init() and not pygame.joystick.get_init()\n"
    )
    subprocess.run([sys.executable, "-c", script], check=True, timeout=60)
