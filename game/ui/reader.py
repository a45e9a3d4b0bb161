"""Keys, mouse and pads become inputs: what a person means, and no longer what was pressed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

import pygame

from game.ui.buttons import SHIFT
from game.ui.canvas import Canvas
from game.ui.control_map import CONTROLS, ControlMap
from game.ui.inputs import (
    PANS,
    Act,
    Action,
    Change,
    Dropped,
    Edit,
    EditCommand,
    Input,
    Pointer,
    Struck,
    Typed,
    WindowChange,
)
from game.ui.keys import MODIFIER_KEYS, key_name
from game.ui.pads import Pads, Pressed

REPEAT_FIRST: Final = 0.45
REPEAT_NEXT: Final = 0.11
"""Seconds until a held button of a pad counts again, at first and from then on."""
PAN_EVERY: Final = 1 / 30
"""Seconds between two small steps while somebody looks aside."""
LATCH_SECONDS: Final = 3.0
"""For so long a tap on the left trigger counts for the next button, as if it were held."""

_REPEATING: Final = frozenset(
    (*(Action.LEFT, Action.RIGHT, Action.UP, Action.DOWN, Action.NEXT, Action.PREVIOUS),
     *(Action.NEXT_TARGET, Action.PREVIOUS_TARGET, Action.SKIP, Action.LOG_BACK, Action.LOG_ON),
     *(Action.ZOOM_IN, Action.ZOOM_OUT), *PANS)
)  # fmt: skip

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


@dataclass(slots=True)
class _Held:
    """A button of a pad that is held: what it meant when it went down, and when that comes again.

    A meaning that does not come again has no time.
    """

    action: Action
    left: float | None
    new: bool = True
    """It went down since time passed last; that time lies before it."""


class Reader:
    """Turns pygame's events into inputs; knows which keys and buttons are held."""

    def __init__(self, controls: ControlMap = CONTROLS) -> None:
        """Read with the meanings of a control map, and tell it which device is used."""
        self._controls = controls
        self._held: dict[int, Action | None] = {}
        self._pads = Pads()
        self._buttons: dict[tuple[int, str], _Held] = {}
        self._shifting: set[int] = set()
        """Pads whose left trigger is held."""
        self._shift_used = False
        self._latched = 0.0

    def read(
        self,
        event: pygame.event.Event,
        canvas: Canvas,
        *,
        typing: bool = False,
        naming: bool = False,
    ) -> list[Input]:
        """Return what an event means.

        While `typing`, letters are text and not actions; while `naming`, keys and buttons come by
        their names.
        """
        if event.type in _WINDOW_CHANGES:
            change = WindowChange(_WINDOW_CHANGES[event.type])
            return [*self._let_go(), change] if change.kind == "left" else [change]
        if event.type in _POINTERS:
            return _POINTERS[event.type](event, canvas)
        if self._pads.reads(event):
            pressed = self._pads.read(event)
            return [each for press in pressed for each in self._button(press, naming)]
        if event.type == pygame.KEYDOWN:
            self._controls.use(None)
            return self._key_named(event) if naming else self._key_down(event, typing)
        if event.type == pygame.KEYUP:
            return self._key_up(event)
        if event.type == pygame.TEXTINPUT and typing:
            return [Typed(event.text)]
        if event.type == pygame.DROPFILE:
            return [Dropped(event.file)]
        return []

    def rest(self) -> float | None:
        """Return the seconds until a held button counts again; None if none will."""
        return min((held.left for held in self._buttons.values() if held.left), default=None)

    def pass_time(self, seconds: float) -> list[Input]:
        """Let time pass; return what counts again because its button is held."""
        self._latched = max(0.0, self._latched - seconds)
        again: list[Input] = []
        for held in self._buttons.values():
            if held.left is None or held.new:
                held.new = False
                continue
            held.left -= seconds
            if held.left <= 0:
                held.left = PAN_EVERY if held.action in PANS else REPEAT_NEXT
                again.append(Act(held.action, repeat=True, pad=True))
        return again

    # Keys

    def _key_down(self, event: pygame.event.Event, typing: bool) -> list[Input]:
        repeat = event.key in self._held
        ctrl = bool(_mods(event) & (pygame.KMOD_CTRL | pygame.KMOD_META))
        if typing:
            edit = (_CTRL_EDITS if ctrl else _EDITS).get(event.key)
            if edit is not None:
                return [Edit(edit)]
            if not ctrl and _writes(event):
                return []
        if repeat and self._held[event.key] is None:
            return []  # It meant nothing when it went down.
        action = self._controls.keys.meaning(_name_of(event))
        self._held[event.key] = action
        return [] if action is None else [Act(action, repeat=repeat)]

    def _key_named(self, event: pygame.event.Event) -> list[Input]:
        if event.key in MODIFIER_KEYS or event.key in self._held:
            return []
        self._held[event.key] = None
        return [Struck(_name_of(event))]

    def _key_up(self, event: pygame.event.Event) -> list[Input]:
        action = self._held.pop(event.key, None)
        return [] if action is None else [Act(action, down=False)]

    def _let_go(self) -> list[Input]:
        """End what is held: the window will not hear of it when keys and buttons come up."""
        ended: list[Input] = [Act(action, down=False) for action in self._held.values() if action]
        self._held.clear()
        for press in self._pads.let_go():
            ended += self._button_up(press)
        self._shifting.clear()
        self._latched = 0.0
        return ended

    # Buttons

    def _button(self, press: Pressed, naming: bool) -> list[Input]:
        if press.down:
            self._controls.use(self._pads.family(press.pad))
        if press.name == SHIFT:
            self._shift(press)
            return []
        return self._button_down(press, naming) if press.down else self._button_up(press)

    def _shift(self, press: Pressed) -> None:
        """Follow the left trigger; tapped alone it counts for the next button."""
        if press.down:
            self._shifting.add(press.pad)
            self._shift_used = False
            return
        self._shifting.discard(press.pad)
        tapped = not self._shift_used and not self._latched
        self._latched = LATCH_SECONDS if tapped else 0.0

    def _button_down(self, press: Pressed, naming: bool) -> list[Input]:
        shifted = press.pad in self._shifting or self._latched > 0
        self._shift_used, self._latched = True, 0.0
        name = f"{SHIFT}+{press.name}" if shifted else press.name
        if naming:
            return [Struck(name, pad=True)]
        action = self._controls.buttons.meaning(name)
        if action is None:
            return []
        first = PAN_EVERY if action in PANS else REPEAT_FIRST
        held = _Held(action, first if action in _REPEATING else None)
        self._buttons[press.pad, press.name] = held
        return [Act(action, pad=True)]

    def _button_up(self, press: Pressed) -> list[Input]:
        held = self._buttons.pop((press.pad, press.name), None)
        return [] if held is None else [Act(held.action, down=False, pad=True)]


def _name_of(event: pygame.event.Event) -> str:
    """Return the name of what was pressed, with what is held before it."""
    mods = _mods(event)
    return key_name(
        event.key,
        ctrl=bool(mods & (pygame.KMOD_CTRL | pygame.KMOD_META)),
        alt=bool(mods & pygame.KMOD_ALT),
        shift=bool(mods & pygame.KMOD_SHIFT),
    )


def _mods(event: pygame.event.Event) -> int:
    return int(getattr(event, "mod", 0))


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


_POINTERS: Final = {
    pygame.MOUSEMOTION: _pointer("move"),
    pygame.MOUSEBUTTONDOWN: _pointer("down"),
    pygame.MOUSEBUTTONUP: _pointer("up"),
    pygame.MOUSEWHEEL: _wheel,
}
