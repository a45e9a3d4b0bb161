"""What is held down on one screen: the buttons of the mouse, and the keys that mean something.

If another screen opens meanwhile, the release goes to that one, and the first would go on dragging
or hurrying for ever. So the stage ends what is held when it comes back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.ui.inputs import Act, Action, Input, Pointer

NOWHERE: Final = -1.0
"""Where a button of the mouse is let go of that was let go over another screen."""


class Held:
    """Knows what was pressed on one screen and not let go of there."""

    def __init__(self) -> None:
        self._buttons: set[int] = set()
        self._actions: set[Action] = set()

    def note(self, event: Input) -> None:
        """Take note of an input that goes to the screen."""
        if isinstance(event, Act):
            change = self._actions.add if event.down else self._actions.discard
            change(event.action)
        elif isinstance(event, Pointer) and event.kind == "down":
            self._buttons.add(event.button)
        elif isinstance(event, Pointer) and event.kind == "up":
            self._buttons.discard(event.button)

    def ends(self) -> Sequence[Input]:
        """Return the inputs that end what is held."""
        buttons = (Pointer("up", NOWHERE, NOWHERE, button) for button in sorted(self._buttons))
        actions = (Act(action, down=False) for action in sorted(self._actions))
        return (*buttons, *actions)
