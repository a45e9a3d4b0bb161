"""Keys, mouse and pad become what the person means."""

from __future__ import annotations

from collections import Counter

import pygame
import pytest

from game.ui.canvas import Canvas
from game.ui.control_map import key_label
from game.ui.inputs import Act, Action, Dropped, Edit, Input, Pointer, Typed, WindowChange
from game.ui.keys import KEYS
from game.ui.reader import Reader
from tests.ui.conftest import CanvasOf


def key(code: int, mod: int = 0, unicode: str = "", up: bool = False) -> pygame.event.Event:
    """Return the event of a key."""
    kind = pygame.KEYUP if up else pygame.KEYDOWN
    return pygame.event.Event(kind, key=code, mod=mod, unicode=unicode)


def read(canvas: Canvas, event: pygame.event.Event, typing: bool = False) -> list[Input]:
    """Read one event with a fresh reader."""
    return Reader().read(event, canvas, typing=typing)


def test_no_key_means_two_things() -> None:
    counts = Counter(name for names in KEYS.values() for name in names)
    assert max(counts.values()) == 1


def test_every_action_has_a_key() -> None:
    assert set(KEYS) == set(Action)
    assert all(KEYS.values())


@pytest.mark.parametrize(
    ("code", "mod", "action"),
    [
        (pygame.K_RETURN, 0, Action.CONFIRM),
        (pygame.K_TAB, pygame.KMOD_LSHIFT, Action.PREVIOUS),
        (pygame.K_z, pygame.KMOD_LCTRL, Action.UNDO),
        (pygame.K_z, pygame.KMOD_LMETA | pygame.KMOD_LSHIFT, Action.REDO),
        (pygame.K_RETURN, pygame.KMOD_RALT, Action.FULLSCREEN),
        (pygame.K_m, pygame.KMOD_NUM, Action.MUTE),
    ],
)
def test_keys_mean_actions(canvas: Canvas, code: int, mod: int, action: Action) -> None:
    assert read(canvas, key(code, mod)) == [Act(action)]


def test_unknown_keys_mean_nothing(canvas: Canvas) -> None:
    assert read(canvas, key(pygame.K_F7)) == []
    assert read(canvas, key(pygame.K_m, pygame.KMOD_LCTRL)) == []


def test_a_held_key_repeats_until_it_comes_up(canvas: Canvas) -> None:
    reader = Reader()
    downs = [reader.read(key(pygame.K_SPACE), canvas) for _ in range(2)]
    assert downs == [[Act(Action.SKIP)], [Act(Action.SKIP, repeat=True)]]
    assert reader.read(key(pygame.K_SPACE, up=True), canvas) == [Act(Action.SKIP, down=False)]
    assert reader.read(key(pygame.K_SPACE), canvas) == [Act(Action.SKIP)]


def test_leaving_the_window_lets_go_of_held_keys(canvas: Canvas) -> None:
    reader = Reader()
    reader.read(key(pygame.K_SPACE), canvas)
    left = reader.read(pygame.event.Event(pygame.WINDOWFOCUSLOST), canvas)
    assert left == [Act(Action.SKIP, down=False), WindowChange("left")]


def test_while_typing_letters_are_letters_and_the_rest_still_works(canvas: Canvas) -> None:
    assert read(canvas, key(pygame.K_m, unicode="m"), typing=True) == []
    assert read(canvas, key(pygame.K_SPACE, unicode=" "), typing=True) == []
    text = pygame.event.Event(pygame.TEXTINPUT, text="m")
    assert read(canvas, text, typing=True) == [Typed("m")]
    assert read(canvas, text) == []
    assert read(canvas, key(pygame.K_LEFT), typing=True) == [Edit("left")]
    assert read(canvas, key(pygame.K_v, pygame.KMOD_LCTRL), typing=True) == [Edit("paste")]
    assert read(canvas, key(pygame.K_TAB, unicode="\t"), typing=True) == [Act(Action.NEXT)]
    assert read(canvas, key(pygame.K_RETURN, unicode="\r"), typing=True) == [Act(Action.CONFIRM)]
    assert read(canvas, key(pygame.K_F11), typing=True) == [Act(Action.FULLSCREEN)]


def test_the_mouse_speaks_logical_units(canvas_of: CanvasOf) -> None:
    canvas = canvas_of(1920, 1080)
    moved = pygame.event.Event(pygame.MOUSEMOTION, pos=(300, 150), rel=(0, 0), buttons=(0, 0, 0))
    assert read(canvas, moved) == [Pointer("move", 200, 100)]
    pressed = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(300, 150), button=3)
    assert read(canvas, pressed) == [Pointer("down", 200, 100, 3)]
    wheel = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(300, 150), button=4)
    assert read(canvas, wheel) == []


def test_window_changes_are_told(canvas: Canvas) -> None:
    assert read(canvas, pygame.event.Event(pygame.QUIT)) == [WindowChange("close")]
    resized = pygame.event.Event(pygame.WINDOWSIZECHANGED, x=1, y=1)
    assert read(canvas, resized) == [WindowChange("resized")]


def test_a_pad_walks_and_presses(canvas: Canvas) -> None:
    reader = Reader()

    def stick(value: float) -> list[Input]:
        event = pygame.event.Event(pygame.JOYAXISMOTION, axis=0, value=value, instance_id=0)
        return reader.read(event, canvas)

    assert [stick(value) for value in (0.2, 0.9, 0.5, 0.95, 0.0, -0.8)] == [
        [], [Act(Action.RIGHT)], [], [], [Act(Action.RIGHT, down=False)], [Act(Action.LEFT)],
    ]  # fmt: skip
    button = pygame.event.Event(pygame.JOYBUTTONDOWN, button=0, instance_id=0)
    assert reader.read(button, canvas) == [Act(Action.CONFIRM)]
    hat = pygame.event.Event(pygame.JOYHATMOTION, value=(0, 1), instance_id=0)
    assert reader.read(hat, canvas) == [Act(Action.UP)]


def test_a_pad_that_is_not_there_is_silent(canvas: Canvas) -> None:
    pygame.joystick.quit()
    reader = Reader()
    assert reader.read(pygame.event.Event(pygame.JOYDEVICEADDED, device_index=0), canvas) == []
    gone = pygame.event.Event(pygame.JOYDEVICEREMOVED, instance_id=0)
    assert reader.read(gone, canvas) == []


def test_key_caps_say_what_is_on_the_key() -> None:
    pygame.display.init()
    assert key_label(Action.CONFIRM) == "Enter"
    assert key_label(Action.UNDO) == "Z"
    assert key_label(Action.QUIT) == "Ctrl+Q"
    assert key_label(Action.FULLSCREEN) == "F11"


def test_a_file_dropped_on_the_window_is_told_by_its_path(canvas: Canvas) -> None:
    dropped = pygame.event.Event(pygame.DROPFILE, file="/home/ana/friday.json")
    assert read(canvas, dropped) == [Dropped("/home/ana/friday.json")]
