"""Keys, mouse and pad as what the person means by them.

The key map is one table. A scene never asks for a key: it gets an `Act`, a `Pointer` in logical
units, typed text, or a change of the window.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Literal, NamedTuple, TypeAlias

import pygame

from game.ui.canvas import Canvas


class Action(StrEnum):
    """Everything that a key or a button of a pad can ask for."""

    CONFIRM = "confirm"
    BACK = "back"
    NEXT = "next"
    PREVIOUS = "previous"
    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"
    NEXT_TARGET = "next_target"
    PREVIOUS_TARGET = "previous_target"
    UNDO = "undo"
    REDO = "redo"
    SKIP = "skip"
    """Space: press what has the focus, or, while something moves, finish the beat; held: hasten."""
    SKIP_ALL = "skip_all"
    SPEED = "speed"
    RULES = "rules"
    OVERLAY_1 = "overlay_1"
    OVERLAY_2 = "overlay_2"
    OVERLAY_3 = "overlay_3"
    OVERLAY_4 = "overlay_4"
    OVERLAY_5 = "overlay_5"
    ZOOM_IN = "zoom_in"
    ZOOM_OUT = "zoom_out"
    ZOOM_FIT = "zoom_fit"
    LOG_BACK = "log_back"
    LOG_ON = "log_on"
    LOG_END = "log_end"
    HINT = "hint"
    INSPECT = "inspect"
    """Enlarge what has the focus."""
    LOG = "log"
    REWATCH = "rewatch"
    """See once more what has happened since the own last turn."""
    END_TURN = "end_turn"
    CENTRE = "centre"
    """Bring the own pieces into sight."""
    QUICK_SAVE = "quick_save"
    QUICK_LOAD = "quick_load"
    SETTINGS = "settings"
    SCREENSHOT = "screenshot"
    FULLSCREEN = "fullscreen"
    MUTE = "mute"
    QUIT = "quit"


class Binding(NamedTuple):
    """A key, with the modifiers that must be held (Ctrl is Cmd on a Mac)."""

    action: Action
    key: int
    ctrl: bool = False
    shift: bool = False
    alt: bool = False


# The first binding of an action is the one that key caps show.
KEYS: Final[tuple[Binding, ...]] = (
    Binding(Action.CONFIRM, pygame.K_RETURN),
    Binding(Action.CONFIRM, pygame.K_KP_ENTER),
    Binding(Action.BACK, pygame.K_ESCAPE),
    Binding(Action.NEXT, pygame.K_TAB),
    Binding(Action.PREVIOUS, pygame.K_TAB, shift=True),
    Binding(Action.LEFT, pygame.K_LEFT),
    Binding(Action.RIGHT, pygame.K_RIGHT),
    Binding(Action.UP, pygame.K_UP),
    Binding(Action.DOWN, pygame.K_DOWN),
    Binding(Action.NEXT_TARGET, pygame.K_n),
    Binding(Action.PREVIOUS_TARGET, pygame.K_n, shift=True),
    Binding(Action.UNDO, pygame.K_z),
    Binding(Action.UNDO, pygame.K_z, ctrl=True),
    Binding(Action.REDO, pygame.K_y),
    Binding(Action.REDO, pygame.K_y, ctrl=True),
    Binding(Action.REDO, pygame.K_z, ctrl=True, shift=True),
    Binding(Action.SKIP, pygame.K_SPACE),
    Binding(Action.SKIP_ALL, pygame.K_SPACE, shift=True),
    Binding(Action.SPEED, pygame.K_f),
    Binding(Action.RULES, pygame.K_F1),
    Binding(Action.OVERLAY_1, pygame.K_1),
    Binding(Action.OVERLAY_2, pygame.K_2),
    Binding(Action.OVERLAY_3, pygame.K_3),
    Binding(Action.OVERLAY_4, pygame.K_4),
    Binding(Action.OVERLAY_5, pygame.K_5),
    Binding(Action.ZOOM_IN, pygame.K_PLUS),
    Binding(Action.ZOOM_IN, pygame.K_PLUS, shift=True),
    Binding(Action.ZOOM_IN, pygame.K_EQUALS),
    Binding(Action.ZOOM_IN, pygame.K_EQUALS, shift=True),
    Binding(Action.ZOOM_IN, pygame.K_KP_PLUS),
    Binding(Action.ZOOM_OUT, pygame.K_MINUS),
    Binding(Action.ZOOM_OUT, pygame.K_KP_MINUS),
    Binding(Action.ZOOM_FIT, pygame.K_0),
    Binding(Action.LOG_BACK, pygame.K_PAGEUP),
    Binding(Action.LOG_ON, pygame.K_PAGEDOWN),
    Binding(Action.LOG_END, pygame.K_END),
    Binding(Action.HINT, pygame.K_h),
    Binding(Action.INSPECT, pygame.K_i),
    Binding(Action.LOG, pygame.K_l),
    Binding(Action.REWATCH, pygame.K_r),
    Binding(Action.END_TURN, pygame.K_RETURN, ctrl=True),
    Binding(Action.CENTRE, pygame.K_HOME),
    Binding(Action.QUICK_SAVE, pygame.K_F5),
    Binding(Action.QUICK_LOAD, pygame.K_F9),
    Binding(Action.SETTINGS, pygame.K_F10),
    Binding(Action.SCREENSHOT, pygame.K_F12),
    Binding(Action.FULLSCREEN, pygame.K_F11),
    Binding(Action.FULLSCREEN, pygame.K_RETURN, alt=True),
    Binding(Action.MUTE, pygame.K_m),
    Binding(Action.QUIT, pygame.K_q, ctrl=True),
)

_BUTTONS: Final[dict[int, Action]] = {
    0: Action.CONFIRM,
    1: Action.BACK,
    2: Action.UNDO,
    3: Action.REDO,
    4: Action.PREVIOUS_TARGET,
    5: Action.NEXT_TARGET,
    6: Action.RULES,
    7: Action.SPEED,
}

_KEY_NAMES: Final[dict[int, str]] = {
    pygame.K_RETURN: "Enter",
    pygame.K_ESCAPE: "Esc",
    pygame.K_SPACE: "Space",
    pygame.K_TAB: "Tab",
    pygame.K_PAGEUP: "PageUp",
    pygame.K_PAGEDOWN: "PageDown",
    pygame.K_HOME: "Home",
    pygame.K_END: "End",
}

EditCommand = Literal[
    "backspace", "delete", "home", "end", "left", "right", "select_all", "copy", "paste"
]

_EDITS: Final[dict[int, EditCommand]] = {
    pygame.K_BACKSPACE: "backspace",
    pygame.K_DELETE: "delete",
    pygame.K_HOME: "home",
    pygame.K_END: "end",
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
}
_CTRL_EDITS: Final[dict[int, EditCommand]] = {
    pygame.K_a: "select_all",
    pygame.K_c: "copy",
    pygame.K_v: "paste",
}


@dataclass(frozen=True, slots=True)
class Act:
    """An action begins (`down`), comes again because its key is held (`repeat`), or ends."""

    action: Action
    down: bool = True
    repeat: bool = False


@dataclass(frozen=True, slots=True)
class Pointer:
    """The mouse moved, was pressed or released, or its wheel was turned (`amount` up)."""

    kind: Literal["move", "down", "up", "wheel"]
    x: float
    y: float
    button: int = 1
    amount: float = 0.0


@dataclass(frozen=True, slots=True)
class Typed:
    """Text was typed into a field."""

    text: str


@dataclass(frozen=True, slots=True)
class Edit:
    """An editing key was pressed in a field."""

    command: EditCommand


Change = Literal[
    "resized", "moved", "maximized", "minimized", "restored", "exposed", "left", "entered", "close"
]


@dataclass(frozen=True, slots=True)
class WindowChange:
    """Something happened to the window: its size, its place, its focus, or it is to close."""

    kind: Change


Input: TypeAlias = Act | Pointer | Typed | Edit | WindowChange

_WINDOW_CHANGES: Final[dict[int, Change]] = {
    pygame.QUIT: "close",
    pygame.WINDOWSIZECHANGED: "resized",
    pygame.WINDOWMOVED: "moved",
    pygame.WINDOWMAXIMIZED: "maximized",
    pygame.WINDOWMINIMIZED: "minimized",
    pygame.WINDOWRESTORED: "restored",
    pygame.WINDOWEXPOSED: "exposed",
    pygame.WINDOWFOCUSLOST: "left",
    pygame.WINDOWFOCUSGAINED: "entered",
}

_DIRECTIONS: Final[dict[tuple[int, int], Action]] = {
    (-1, 0): Action.LEFT,
    (1, 0): Action.RIGHT,
    (0, -1): Action.UP,
    (0, 1): Action.DOWN,
}


def key_label(action: Action) -> str:
    """Return what the key cap of an action says, such as `Esc` or `Ctrl+Q`."""
    binding = next(binding for binding in KEYS if binding.action == action)
    name = _KEY_NAMES.get(binding.key) or pygame.key.name(binding.key).upper()
    modifiers = (("Ctrl", binding.ctrl), ("Shift", binding.shift), ("Alt", binding.alt))
    return "+".join([label for label, needed in modifiers if needed] + [name])


class Reader:
    """Turns pygame's events into inputs; knows which keys are held."""

    def __init__(self) -> None:
        self._held: dict[int, Action | None] = {}
        self._stick: dict[tuple[int, int], int] = {}
        self._pads: dict[int, pygame.joystick.JoystickType] = {}

    def read(
        self, event: pygame.event.Event, canvas: Canvas, *, typing: bool = False
    ) -> list[Input]:
        """Return what an event means. While `typing`, letters are text and not actions."""
        if event.type in _WINDOW_CHANGES:
            change = WindowChange(_WINDOW_CHANGES[event.type])
            return [*self._let_go(), change] if change.kind == "left" else [change]
        read = self._readers().get(event.type)
        if read is not None:
            return read(event, canvas)
        if event.type == pygame.KEYDOWN:
            return self._key_down(event, typing)
        if event.type == pygame.KEYUP:
            return self._key_up(event)
        if event.type == pygame.TEXTINPUT and typing:
            return [Typed(event.text)]
        return []

    def _readers(
        self,
    ) -> dict[int, Callable[[pygame.event.Event, Canvas], list[Input]]]:
        return {
            pygame.MOUSEMOTION: _pointer("move"),
            pygame.MOUSEBUTTONDOWN: _pointer("down"),
            pygame.MOUSEBUTTONUP: _pointer("up"),
            pygame.MOUSEWHEEL: _wheel,
            pygame.JOYDEVICEADDED: self._pad_added,
            pygame.JOYDEVICEREMOVED: self._pad_removed,
            pygame.JOYBUTTONDOWN: self._pad_button,
            pygame.JOYHATMOTION: self._pad_hat,
            pygame.JOYAXISMOTION: self._pad_stick,
        }

    def _key_down(self, event: pygame.event.Event, typing: bool) -> list[Input]:
        repeat = event.key in self._held
        mods = getattr(event, "mod", 0)
        ctrl = bool(mods & (pygame.KMOD_CTRL | pygame.KMOD_META))
        if typing:
            edit = (_CTRL_EDITS if ctrl else _EDITS).get(event.key)
            if edit is not None:
                return [Edit(edit)]
            if not ctrl and _writes(event):
                return []
        action = _action_of(
            event.key, ctrl, bool(mods & pygame.KMOD_SHIFT), bool(mods & pygame.KMOD_ALT)
        )
        self._held[event.key] = action
        return [] if action is None else [Act(action, repeat=repeat)]

    def _key_up(self, event: pygame.event.Event) -> list[Input]:
        action = self._held.pop(event.key, None)
        return [] if action is None else [Act(action, down=False)]

    def _let_go(self) -> list[Input]:
        """End what is held: the window will not hear of it when the keys come up."""
        ended: list[Input] = [Act(action, down=False) for action in self._held.values() if action]
        self._held.clear()
        return ended

    def _pad_added(self, event: pygame.event.Event, _: Canvas) -> list[Input]:
        try:
            pad = pygame.joystick.Joystick(event.device_index)
            self._pads[pad.get_instance_id()] = pad
        except pygame.error:
            pass  # A pad that cannot be opened is a pad that is not there.
        return []

    def _pad_removed(self, event: pygame.event.Event, _: Canvas) -> list[Input]:
        self._pads.pop(event.instance_id, None)
        return []

    def _pad_button(self, event: pygame.event.Event, _: Canvas) -> list[Input]:
        action = _BUTTONS.get(event.button)
        return [] if action is None else [Act(action)]

    def _pad_hat(self, event: pygame.event.Event, _: Canvas) -> list[Input]:
        action = _DIRECTIONS.get((event.value[0], -event.value[1]))
        return [] if action is None else [Act(action)]

    def _pad_stick(self, event: pygame.event.Event, _: Canvas) -> list[Input]:
        if event.axis not in (0, 1):
            return []
        before = self._stick.get((event.instance_id, event.axis), 0)
        # It counts as let go only well inside, so that a shaking stick does not run away.
        limit = 0.35 if before else 0.6
        now = 0 if abs(event.value) < limit else (1 if event.value > 0 else -1)
        self._stick[event.instance_id, event.axis] = now
        action = _DIRECTIONS.get((now, 0) if event.axis == 0 else (0, now))
        return [] if action is None or now == before else [Act(action)]


def _action_of(key: int, ctrl: bool, shift: bool, alt: bool) -> Action | None:
    for binding in KEYS:
        if binding[1:] == (key, ctrl, shift, alt):
            return binding.action
    return None


def _writes(event: pygame.event.Event) -> bool:
    """Return whether a key would write something into a field."""
    return bool(event.unicode and event.unicode.isprintable())


def _pointer(
    kind: Literal["move", "down", "up"],
) -> Callable[[pygame.event.Event, Canvas], list[Input]]:
    def read(event: pygame.event.Event, canvas: Canvas) -> list[Input]:
        button = getattr(event, "button", 1)
        if button in (4, 5):
            return []  # The wheel comes as an event of its own.
        return [Pointer(kind, *canvas.to_logical(event.pos), button)]

    return read


def _wheel(event: pygame.event.Event, canvas: Canvas) -> list[Input]:
    x, y = canvas.to_logical(pygame.mouse.get_pos())
    return [Pointer("wheel", x, y, 0, event.y)]
