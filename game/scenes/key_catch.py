"""A box that waits for the next key or button, and tells its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.scenes.controls import Controls
from game.scenes.feet import foot_height, place_foot
from game.scenes.notices import dim
from game.scenes.stage import Scene, Services
from game.ui import paint
from game.ui.buttons import button_cap
from game.ui.canvas import Canvas
from game.ui.control_map import CONTROLS
from game.ui.inputs import Action, Input, Struck
from game.ui.keys import key_cap
from game.ui.layout import Rect
from game.ui.lettering import draw_rich, rich_height
from game.ui.sprites import draw_icon
from game.ui.theme import BODY, CAPTION, HIGH, INFO, INK7, INK8, MIDDLE
from game.ui.widgets import Button

CANCELS: Final = (("escape", False), ("b", True))
"""The key and the button that leave everything as it is; neither can be given to an action."""
WIDTH: Final = 460.0
PAD: Final = 24.0


class KeyCatch(Scene):
    """Waits for one key or button."""

    opaque = False

    def __init__(
        self, services: Services, action: str, on_struck: Callable[[str, bool], None]
    ) -> None:
        """Wait for the key of an action; `on_struck` hears its name and whether a pad has it."""
        self._say = services.texts.say
        self._action = action
        self._on_struck = on_struck
        self.controls: Controls = Controls(services.audio, on_back=self._close)
        self._cancel = Button(
            "catch.cancel", self._say("shell-cancel"), self._close, key=Action.BACK
        )
        self.controls.fill([self._cancel])

    @property
    def naming(self) -> bool:
        """Keys and buttons come by name."""
        return True

    def handle(self, event: Input) -> None:
        """Take the key or button, or let the mouse cancel."""
        if not isinstance(event, Struck):
            super().handle(event)
            return
        self.stage.pop()
        if (event.name, event.pad) not in CANCELS:
            self._on_struck(event.name, event.pad)

    def draw(self, canvas: Canvas) -> None:
        """Paint the box in the middle of the window."""
        dim(canvas)
        asks = self._say("shell-keys-catch", action=self._action)
        key, button = key_cap(CANCELS[0][0]), button_cap(CANCELS[1][0], CONTROLS.pad or "letters")
        more = self._say("shell-keys-catch-about", key=key, button=button)
        width = min(canvas.grown(WIDTH), canvas.width - 2 * PAD)
        beside = 18 + canvas.grown(26)
        inner = width - 2 * PAD - beside
        high = rich_height(canvas, asks, BODY, inner)
        low = rich_height(canvas, more, CAPTION, inner)
        whole = Rect(0, 0, canvas.width, canvas.height)
        foot = foot_height(canvas, width - 2 * PAD, [self._cancel])
        box = whole.centred(width, high + low + 2 * PAD + 34 + foot)
        paint.panel(canvas, box, INK7, 12)
        size, x, y = canvas.grown(26), box.x + PAD + beside, box.y + PAD + canvas.grown(11)
        draw_icon(canvas, "hand", box.x + PAD + size / 2, y + 1, size, INFO, INK8)
        draw_rich(canvas, x, y, asks, BODY, inner, HIGH)
        draw_rich(canvas, x, y + high + 8, more, CAPTION, inner, MIDDLE)
        place_foot(canvas, box.inset(PAD), [self._cancel])
        self.controls.draw(canvas)

    def _close(self) -> None:
        self.stage.pop()
