"""The keys of a keyboard: their names, what they mean in the product, and what stands on a cap.

A key is named like `z`, `f5` or `pageup`, with what must be held before it: `ctrl+shift+z`. Ctrl
is Cmd on a Mac.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Final

import pygame

from game.ui.bindings import Layout, Names
from game.ui.inputs import Action

MODIFIERS: Final = ("ctrl", "alt", "shift")
"""In the order in which they stand in a name."""
MODIFIER_KEYS: Final = frozenset(
    (*(pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LALT),
     *(pygame.K_RALT, pygame.K_LMETA, pygame.K_RMETA, pygame.K_MODE, pygame.K_CAPSLOCK),
     pygame.K_NUMLOCK)
)  # fmt: skip
"""Keys that mean nothing by themselves."""

FIXED: Final[Mapping[str, Action]] = {
    "return": Action.CONFIRM,
    "kp_enter": Action.CONFIRM,
    "escape": Action.BACK,
    "tab": Action.NEXT,
    "shift+tab": Action.PREVIOUS,
    "left": Action.LEFT,
    "right": Action.RIGHT,
    "up": Action.UP,
    "down": Action.DOWN,
}
"""What every menu needs: these keys never mean anything else."""

KEYS: Final[Mapping[Action, Names]] = {
    Action.CONFIRM: ("return", "kp_enter"),
    Action.BACK: ("escape",),
    Action.NEXT: ("tab",),
    Action.PREVIOUS: ("shift+tab",),
    Action.LEFT: ("left",),
    Action.RIGHT: ("right",),
    Action.UP: ("up",),
    Action.DOWN: ("down",),
    Action.NEXT_TARGET: ("n",),
    Action.PREVIOUS_TARGET: ("shift+n",),
    Action.UNDO: ("z", "ctrl+z"),
    Action.REDO: ("y", "ctrl+y", "ctrl+shift+z"),
    Action.SKIP: ("space",),
    Action.SKIP_ALL: ("shift+space",),
    Action.SPEED: ("f",),
    Action.END_TURN: ("ctrl+return",),
    Action.HINT: ("h",),
    Action.INSPECT: ("i",),
    Action.HEX_UP: ("w",),
    Action.HEX_UP_LEFT: ("q",),
    Action.HEX_UP_RIGHT: ("e",),
    Action.HEX_DOWN: ("s",),
    Action.HEX_DOWN_LEFT: ("a",),
    Action.HEX_DOWN_RIGHT: ("d",),
    Action.LOG: ("l",),
    Action.REWATCH: ("r",),
    Action.RULES: ("f1",),
    Action.OVERLAY_1: ("1",),
    Action.OVERLAY_2: ("2",),
    Action.OVERLAY_3: ("3",),
    Action.OVERLAY_4: ("4",),
    Action.OVERLAY_5: ("5",),
    Action.ZOOM_IN: ("plus", "shift+plus", "equals", "shift+equals", "kp_plus"),
    Action.ZOOM_OUT: ("minus", "kp_minus"),
    Action.ZOOM_FIT: ("0",),
    Action.CENTRE: ("home",),
    Action.PAN_LEFT: ("shift+left",),
    Action.PAN_RIGHT: ("shift+right",),
    Action.PAN_UP: ("shift+up",),
    Action.PAN_DOWN: ("shift+down",),
    Action.LOG_BACK: ("pageup",),
    Action.LOG_ON: ("pagedown",),
    Action.LOG_END: ("end",),
    Action.QUICK_SAVE: ("f5",),
    Action.QUICK_LOAD: ("f9",),
    Action.SETTINGS: ("f10",),
    Action.SCREENSHOT: ("f12",),
    Action.FULLSCREEN: ("f11", "alt+return"),
    Action.MUTE: ("m",),
    Action.QUIT: ("ctrl+q",),
}

LEFT_HAND: Final[Mapping[Action, Names]] = {
    Action.CONFIRM: ("f",),
    Action.BACK: ("escape",),
    Action.NEXT: ("tab",),
    Action.PREVIOUS: ("backquote",),
    Action.LEFT: ("a",),
    Action.RIGHT: ("d",),
    Action.UP: ("w",),
    Action.DOWN: ("s",),
    Action.NEXT_TARGET: ("e",),
    Action.PREVIOUS_TARGET: ("q",),
    Action.UNDO: ("z", "ctrl+z"),
    Action.REDO: ("x", "ctrl+x"),
    Action.SKIP: ("space",),
    Action.SKIP_ALL: ("c",),
    Action.SPEED: ("t",),
    Action.END_TURN: ("r",),
    Action.HINT: ("g",),
    Action.INSPECT: ("v",),
    Action.HEX_UP: ("alt+w",),
    Action.HEX_UP_LEFT: ("alt+q",),
    Action.HEX_UP_RIGHT: ("alt+e",),
    Action.HEX_DOWN: ("alt+s",),
    Action.HEX_DOWN_LEFT: ("alt+a",),
    Action.HEX_DOWN_RIGHT: ("alt+d",),
    Action.LOG: ("b",),
    Action.REWATCH: ("6",),
    Action.ZOOM_OUT: ("f2",),
    Action.ZOOM_IN: ("f3",),
    Action.ZOOM_FIT: ("f4",),
    Action.CENTRE: ("f6",),
    Action.PAN_LEFT: ("shift+a",),
    Action.PAN_RIGHT: ("shift+d",),
    Action.PAN_UP: ("shift+w",),
    Action.PAN_DOWN: ("shift+s",),
    Action.LOG_BACK: ("shift+q",),
    Action.LOG_ON: ("shift+e",),
    Action.LOG_END: ("shift+b",),
    Action.QUICK_LOAD: ("shift+f5",),
    Action.SETTINGS: ("shift+f2",),
    Action.SCREENSHOT: ("shift+f1",),
    Action.FULLSCREEN: ("shift+f4",),
    Action.MUTE: ("shift+t",),
}
RIGHT_HAND: Final[Mapping[Action, Names]] = {
    Action.CONFIRM: ("return", "kp_enter"),
    Action.BACK: ("backspace",),
    Action.NEXT: ("pagedown",),
    Action.PREVIOUS: ("pageup",),
    Action.NEXT_TARGET: ("m",),
    Action.PREVIOUS_TARGET: ("n",),
    Action.UNDO: ("u",),
    Action.REDO: ("o",),
    Action.SKIP: ("space",),
    Action.SKIP_ALL: ("end",),
    Action.SPEED: ("k",),
    Action.END_TURN: ("home",),
    Action.RULES: ("f8",),
    Action.OVERLAY_1: ("6",),
    Action.OVERLAY_2: ("7",),
    Action.OVERLAY_3: ("8",),
    Action.OVERLAY_4: ("9",),
    Action.OVERLAY_5: ("0",),
    Action.REWATCH: ("p",),
    Action.HEX_UP: ("alt+i", "kp_8"),
    Action.HEX_UP_LEFT: ("alt+u", "kp_7"),
    Action.HEX_UP_RIGHT: ("alt+o", "kp_9"),
    Action.HEX_DOWN: ("alt+k", "kp_2"),
    Action.HEX_DOWN_LEFT: ("alt+j", "kp_1"),
    Action.HEX_DOWN_RIGHT: ("alt+l", "kp_3"),
    Action.ZOOM_IN: ("period", "kp_plus"),
    Action.ZOOM_OUT: ("comma", "kp_minus"),
    Action.ZOOM_FIT: ("delete",),
    Action.CENTRE: ("j",),
    Action.LOG_BACK: ("shift+pageup",),
    Action.LOG_ON: ("shift+pagedown",),
    Action.LOG_END: ("shift+end",),
    Action.QUICK_SAVE: ("f7",),
    Action.MUTE: ("shift+m",),
    Action.QUIT: ("ctrl+backspace",),
}

_NAMES: Final[Mapping[int, str]] = {
    getattr(pygame, each): each.removeprefix("K_").lower()
    for each in sorted(dir(pygame))
    if each.startswith("K_")
}
_CODES: Final[Mapping[str, int]] = {name: code for code, name in _NAMES.items()}

_CAPS: Final[Mapping[str, str]] = {
    "return": "Enter",
    "kp_enter": "Num Enter",
    "escape": "Esc",
    "space": "Space",
    "tab": "Tab",
    "backspace": "Backspace",
    "backquote": "` ~",
    "delete": "Del",
    "insert": "Ins",
    "pageup": "PageUp",
    "pagedown": "PageDown",
    "home": "Home",
    "end": "End",
    "left": "←",
    "right": "→",
    "up": "↑",
    "down": "↓",
    "kp_plus": "Num +",
    "kp_minus": "Num -",
}


def key_name(code: int, *, ctrl: bool = False, alt: bool = False, shift: bool = False) -> str:
    """Return the name of a key with what is held before it."""
    held = zip(MODIFIERS, (ctrl, alt, shift), strict=True)
    return "+".join([*(name for name, is_held in held if is_held), _bare_name(code)])


def key_code(name: str) -> int | None:
    """Return the code of the key in a name, whatever is held before it; None if there is none."""
    *held, bare = name.split("+")
    if held != [each for each in MODIFIERS if each in held]:
        return None
    if bare in _CODES:
        return _CODES[bare]
    return ord(bare) if len(bare) == 1 and bare.isprintable() and not bare.isspace() else None


def is_key(name: str) -> bool:
    """Say whether a word is the name of a key, with or without what is held before it."""
    return key_code(name) is not None


def key_cap(name: str) -> str:
    """Return what stands on the cap of a key, such as `Esc` or `Ctrl+Q`."""
    *held, bare = name.split("+")
    code = _CODES.get(bare)
    sign = chr(code) if code is not None and 32 < code < 127 else bare.replace("kp_", "num ")
    held_names = {"ctrl": "Cmd" if sys.platform == "darwin" else "Ctrl"}
    caps = [held_names.get(each, each.capitalize()) for each in held]
    return "+".join([*caps, _CAPS.get(bare) or (sign.upper() if len(sign) < 4 else sign.title())])


def layout_for(hand: str) -> Layout:
    """Return the layout of the product for `both` hands, or for `left` or `right` alone.

    A layout for one hand leaves every other key of the product as it is that it does not need.
    """
    near = {"left": LEFT_HAND, "right": RIGHT_HAND}.get(hand, {})
    taken = {name for names in near.values() for name in names}
    table = {
        action: (*near.get(action, ()), *(name for name in names if name not in taken))
        for action, names in KEYS.items()
    }
    return Layout(table, FIXED, is_key)


def _bare_name(code: int) -> str:
    return _NAMES.get(code) or (chr(code) if 32 < code < 0x10FFFF else f"key{code}")
