"""What a person means by keys, mouse and pad.

A scene never asks for a key: it gets an `Act`, a `Pointer` in logical units, typed text, or a
change of the window. Which key means which action stands in `keys.py`, which button of a pad in
`pads.py`; `reader.py` turns what happens into what is meant.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, Literal, TypeAlias


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
    PAN_LEFT = "pan_left"
    PAN_RIGHT = "pan_right"
    PAN_UP = "pan_up"
    PAN_DOWN = "pan_down"
    LOG_BACK = "log_back"
    LOG_ON = "log_on"
    LOG_END = "log_end"
    HINT = "hint"
    LOG = "log"
    REWATCH = "rewatch"
    """See once more what has happened since the own last turn."""
    END_TURN = "end_turn"
    CENTRE = "centre"
    """Bring the own pieces into sight."""
    INSPECT = "inspect"
    """See what is pointed at large, with all that is known of it."""
    HEX_UP = "hex_up"
    """Move the focus to the neighbour on one of six sides, as on a board of hexagons."""
    HEX_UP_LEFT = "hex_up_left"
    HEX_UP_RIGHT = "hex_up_right"
    HEX_DOWN = "hex_down"
    HEX_DOWN_LEFT = "hex_down_left"
    HEX_DOWN_RIGHT = "hex_down_right"
    QUICK_SAVE = "quick_save"
    QUICK_LOAD = "quick_load"
    SETTINGS = "settings"
    SCREENSHOT = "screenshot"
    FULLSCREEN = "fullscreen"
    MUTE = "mute"
    QUIT = "quit"


EditCommand = Literal[
    "backspace", "delete", "home", "end", "left", "right", "select_all", "copy", "paste"
]


@dataclass(frozen=True, slots=True)
class Act:
    """An action begins (`down`), comes again because its key is held (`repeat`), or ends."""

    action: Action
    down: bool = True
    repeat: bool = False
    pad: bool = field(default=False, compare=False)
    """It came from a pad, on which there are no letters."""


LEFT_BUTTON: Final = 1
MIDDLE_BUTTON: Final = 2
RIGHT_BUTTON: Final = 3

PANS: Final[Mapping[Action, tuple[int, int]]] = {
    Action.PAN_LEFT: (-1, 0),
    Action.PAN_RIGHT: (1, 0),
    Action.PAN_UP: (0, -1),
    Action.PAN_DOWN: (0, 1),
}
"""Which way each action looks aside on a board: steps to the right, and down."""


@dataclass(frozen=True, slots=True)
class Pointer:
    """The mouse moved, was pressed or released, or its wheel was turned (`amount` up)."""

    kind: Literal["move", "down", "up", "wheel"]
    x: float
    y: float
    button: int = LEFT_BUTTON
    amount: float = 0.0


@dataclass(frozen=True, slots=True)
class Typed:
    """Text was typed into a field."""

    text: str


@dataclass(frozen=True, slots=True)
class Edit:
    """An editing key was pressed in a field."""

    command: EditCommand


@dataclass(frozen=True, slots=True)
class Struck:
    """A key or a button was pressed while its name was wanted, such as `ctrl+h` or `lt+a`."""

    name: str
    pad: bool = False


@dataclass(frozen=True, slots=True)
class Dropped:
    """A file was dropped on the window."""

    path: str


Change = Literal[
    "resized", "moved", "maximized", "minimized", "restored", "exposed", "left", "entered", "close"
]


@dataclass(frozen=True, slots=True)
class WindowChange:
    """Something happened to the window: its size, its place, its focus, or it is to close."""

    kind: Change


Input: TypeAlias = Act | Pointer | Typed | Edit | Struck | Dropped | WindowChange


def takes_hold(button: int, *, on_option: bool) -> bool:
    """Say whether a press of a mouse button holds the board: the left not on an option."""
    return button == MIDDLE_BUTTON or (button == LEFT_BUTTON and not on_option)
