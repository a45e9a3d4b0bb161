"""The buttons of a pad: their names, what they mean in the product, and what stands on them.

Names are those of the most common pad. A stick counts as four buttons, `stick_left` and so on for
the left one and `look_left` for the right one. The left trigger is for the buttons what Shift is
for keys: `lt+x`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from game.ui.bindings import Layout, Names
from game.ui.inputs import Action

Family: TypeAlias = Literal["letters", "shapes", "swapped"]
"""What is printed on the buttons: A B X Y, four shapes, or A B X Y with other shoulders."""

SHIFT: Final = "lt"
SIDES: Final = ("left", "right", "up", "down")
BUTTONS: Final = (
    *("a", "b", "x", "y", "lb", "rb", "rt", "view", "menu", "ls", "rs"),
    *SIDES,
    *(f"{stick}_{side}" for stick in ("stick", "look") for side in SIDES),
)

FIXED: Final[Mapping[str, Action]] = {
    "a": Action.CONFIRM,
    "b": Action.BACK,
    "left": Action.LEFT,
    "right": Action.RIGHT,
    "up": Action.UP,
    "down": Action.DOWN,
}
"""What every menu needs: these buttons never mean anything else."""

MEANT: Final[Mapping[Action, Names]] = {
    Action.CONFIRM: ("a",),
    Action.BACK: ("b",),
    Action.NEXT: ("lt+rb",),
    Action.PREVIOUS: ("lt+lb",),
    Action.LEFT: ("left", "stick_left"),
    Action.RIGHT: ("right", "stick_right"),
    Action.UP: ("up", "stick_up"),
    Action.DOWN: ("down", "stick_down"),
    Action.NEXT_TARGET: ("rb",),
    Action.PREVIOUS_TARGET: ("lb",),
    Action.UNDO: ("x",),
    Action.REDO: ("lt+x",),
    Action.SKIP: ("rt",),
    Action.SKIP_ALL: ("lt+rt",),
    Action.SPEED: ("lt+a",),
    Action.END_TURN: ("menu",),
    Action.HINT: ("y",),
    Action.INSPECT: ("ls",),
    Action.HEX_UP: (),
    Action.HEX_UP_LEFT: (),
    Action.HEX_UP_RIGHT: (),
    Action.HEX_DOWN: (),
    Action.HEX_DOWN_LEFT: (),
    Action.HEX_DOWN_RIGHT: (),
    Action.LOG: ("view",),
    Action.REWATCH: ("lt+y",),
    Action.RULES: ("lt+view",),
    Action.OVERLAY_1: ("lt+up",),
    Action.OVERLAY_2: ("lt+right",),
    Action.OVERLAY_3: ("lt+down",),
    Action.OVERLAY_4: ("lt+left",),
    Action.OVERLAY_5: ("lt+ls",),
    Action.ZOOM_IN: ("lt+look_up",),
    Action.ZOOM_OUT: ("lt+look_down",),
    Action.ZOOM_FIT: ("rs",),
    Action.CENTRE: ("lt+rs",),
    Action.PAN_LEFT: ("look_left",),
    Action.PAN_RIGHT: ("look_right",),
    Action.PAN_UP: ("look_up",),
    Action.PAN_DOWN: ("look_down",),
    Action.LOG_BACK: ("lt+stick_up",),
    Action.LOG_ON: ("lt+stick_down",),
    Action.LOG_END: ("lt+stick_right",),
    Action.MUTE: ("lt+b",),
    Action.SETTINGS: ("lt+menu",),
    Action.QUICK_SAVE: ("lt+look_left",),
    Action.QUICK_LOAD: ("lt+stick_left",),
    Action.SCREENSHOT: ("lt+look_right",),
    Action.FULLSCREEN: (),
    Action.QUIT: (),
}
"""What has no button stands in the menus, or the stick does it as well."""

_ARROWS: Final = dict(zip(SIDES, "←→↑↓", strict=True))
_PRINTED: Final[Mapping[Family, Mapping[str, str]]] = {
    "letters": {"lb": "LB", "rb": "RB", "lt": "LT", "rt": "RT", "view": "View", "menu": "Menu"},
    "shapes": {
        "a": "✕", "b": "○", "x": "□", "y": "△", "lb": "L1", "rb": "R1", "lt": "L2", "rt": "R2",
        "ls": "L3", "rs": "R3", "view": "Share", "menu": "Options",
    },
    "swapped": {"lb": "L", "rb": "R", "lt": "ZL", "rt": "ZR", "view": "−", "menu": "+"},
}  # fmt: skip
_MAKERS: Final[Mapping[str, Family]] = {
    **dict.fromkeys(("playstation", "dualshock", "dualsense", "ps3", "ps4", "ps5"), "shapes"),
    **dict.fromkeys(("nintendo", "switch", "joy-con"), "swapped"),
}


def is_button(name: str) -> bool:
    """Say whether a word is the name of a button, with or without the left trigger."""
    return name.removeprefix(f"{SHIFT}+") in BUTTONS


def button_cap(name: str, family: Family = "letters") -> str:
    """Return what stands on a button of a pad, such as `A` or `LT+X`."""
    return "+".join(_printed(part, _PRINTED[family]) for part in name.split("+"))


def family_of(pad_name: str) -> Family:
    """Return what is printed on a pad, going by its name."""
    name = pad_name.lower()
    return next((family for maker, family in _MAKERS.items() if maker in name), "letters")


def _printed(part: str, signs: Mapping[str, str]) -> str:
    stick, _, side = part.rpartition("_")
    if stick:
        return ("LS" if stick == "stick" else "RS") + _ARROWS[side]
    return _ARROWS.get(part) or signs.get(part) or part.upper()


PAD_LAYOUT: Final = Layout(MEANT, FIXED, is_button)
