"""What every key and button means now, and what stands on the caps that name them.

There is one keyboard and one person at it, so there is one map: `CONTROLS`. The reader of inputs
looks meanings up in it, and everything drawn asks `key_label`. `stamp` changes whenever a cap
would say something else, as when somebody takes up a pad.
"""

from __future__ import annotations

from typing import Final

from game.ui.bindings import Bindings, Changes
from game.ui.buttons import PAD_LAYOUT, Family, button_cap
from game.ui.inputs import Action
from game.ui.keys import key_cap, layout_for


class ControlMap:
    """Keys and buttons as they are bound, and which of both were used last."""

    def __init__(self) -> None:
        """Begin with what the product ships, at the keyboard."""
        self.keys = Bindings(layout_for("both"))
        self.buttons = Bindings(PAD_LAYOUT)
        self.pad: Family | None = None
        """What is printed on the pad in hand; None while the keyboard was used last."""
        self.stamp = 0

    def bind(self, hand: str, keys: Changes, buttons: Changes) -> None:
        """Take the keys for both hands, or the `left` or `right` one, with what was changed."""
        bound = Bindings.read(layout_for(hand), keys), Bindings.read(PAD_LAYOUT, buttons)
        if bound != (self.keys, self.buttons):
            self.keys, self.buttons = bound
            self.stamp += 1

    def use(self, pad: Family | None) -> None:
        """Note that a pad was used just now, or with None the keyboard."""
        if pad != self.pad:
            self.pad = pad
            self.stamp += 1

    def label(self, action: Action) -> str:
        """Return what stands on the cap of an action, on whatever was used last."""
        names = self.buttons.names(action) if self.pad else ()
        if self.pad and names:
            return button_cap(names[0], self.pad)
        return key_cap(self.keys.names(action)[0])


CONTROLS: Final = ControlMap()


def key_label(action: Action) -> str:
    """Return what stands on the cap of an action now, such as `Esc`, `Ctrl+Q`, or `B` on a pad."""
    return CONTROLS.label(action)
