"""Looking aside along a row that is longer than the board: by wheel, by drag, on the small map."""

from __future__ import annotations

from typing import Final

from game.scenes.evacuate.actors import Actors
from game.scenes.evacuate.minimap import place_on_line
from game.scenes.fit import Fit
from game.ui.inputs import LEFT_BUTTON, MIDDLE_BUTTON, Action, Pointer

WHEEL_STEP: Final = 110.0
"""How far one notch of the wheel scrolls, in board units."""
PAN_STEP: Final = 28.0
"""How far one step by key or pad looks aside, in board units."""
DRAG_FROM: Final = 6.0
"""A press that moves less than this is none, in board units."""


class Scroller:
    """Turns what the mouse does over the row into looks aside."""

    def __init__(self, actors: Actors) -> None:
        self._actors = actors
        self._grabbed: float | None = None
        """Where on the board the row is held, if it is."""
        self._dragging = False
        self._on_map = False

    def use(self, fit: Fit, pointer: Pointer, *, on_option: bool) -> bool:
        """Use a movement of the mouse; return whether it was used up.

        A press on an option is left to the table.
        """
        x, y = fit.board(pointer.x, pointer.y)
        if not self._long():
            self._let_go()
            return False
        if pointer.kind == "wheel":
            over = self._over_row(y) or place_on_line(self._actors, x, y) is not None
            return over and self._scroll(-pointer.amount * WHEEL_STEP)
        if pointer.kind == "down":
            return self._press(x, y, pointer.button, on_option=on_option)
        if pointer.kind == "up":
            used = self._dragging or self._on_map
            self._let_go()
            return used
        return self._drag(x, y)

    def look(self, action: Action) -> bool:
        """Look aside, or back at what goes on, by a key; say whether anything moved."""
        if not self._long():
            return False
        steps = {Action.PAN_LEFT: -PAN_STEP, Action.PAN_RIGHT: PAN_STEP}
        if action is Action.ZOOM_FIT:
            return self._scroll(-self._actors.camera.aside)
        return action in steps and self._scroll(steps[action])

    def _long(self) -> bool:
        """Say whether there is anything to scroll."""
        plan, camera = self._actors.plan, self._actors.camera
        return camera.aside != 0 or plan.right - plan.left > 2 * camera.reach

    def _over_row(self, y: float) -> bool:
        row = self._actors.places.row
        return row.y <= y < row.bottom

    def _press(self, x: float, y: float, button: int, *, on_option: bool) -> bool:
        on_line = place_on_line(self._actors, x, y)
        if button == LEFT_BUTTON and on_line is not None:
            self._on_map = True
            self._look_at(on_line)
            return True
        if self._over_row(y) and (
            button == MIDDLE_BUTTON or (button == LEFT_BUTTON and not on_option)
        ):
            self._grabbed, self._dragging = x, False
            return button == MIDDLE_BUTTON
        return False

    def _drag(self, x: float, y: float) -> bool:
        if self._on_map:
            on_line = place_on_line(self._actors, x, y)
            return on_line is not None and self._look_at(on_line)
        if self._grabbed is None:
            return False
        if not self._dragging and abs(x - self._grabbed) < DRAG_FROM:
            return False
        self._dragging = True
        by, self._grabbed = self._grabbed - x, x
        self._scroll(by)
        return True

    def _look_at(self, on_line: float) -> bool:
        camera = self._actors.camera
        return self._scroll(on_line - camera.x - camera.aside)

    def _scroll(self, by: float) -> bool:
        return self._actors.camera.scroll(by, self._actors.plan)

    def _let_go(self) -> None:
        self._grabbed, self._dragging, self._on_map = None, False, False
