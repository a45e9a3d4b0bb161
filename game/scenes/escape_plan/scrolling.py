"""Coming nearer to the city and looking about in it: by wheel, and by dragging."""

from __future__ import annotations

from typing import Final

from game.scenes.escape_plan.actors import Actors
from game.scenes.fit import Fit, Point
from game.ui.inputs import LEFT_BUTTON, MIDDLE_BUTTON, PANS, Action, Pointer

WHEEL_STEP: Final = 1.18
"""By how much one notch of the wheel comes nearer."""
PAN_STEP: Final = 28.0
"""How far one step by key or pad looks aside, in board units."""
DRAG_FROM: Final = 6.0
"""A press that moves less than this is none, in board units."""


class Scroller:
    """Turns what the mouse does over the city into looks about."""

    def __init__(self, actors: Actors) -> None:
        self._actors = actors
        self._grabbed: Point | None = None
        """Where on the board the city is held, if it is."""
        self._dragging = False

    def use(self, fit: Fit, pointer: Pointer, *, on_option: bool) -> bool:
        """Use a movement of the mouse; return whether it was used up.

        A press on an option is left to the table.
        """
        x, y = fit.board(pointer.x, pointer.y)
        camera, plan = self._actors.camera, self._actors.plan
        if pointer.kind == "wheel":
            return self._over(x, y) and camera.zoom_at(x, y, WHEEL_STEP**pointer.amount, plan)
        if pointer.kind == "down":
            return self._press(x, y, pointer.button, on_option=on_option)
        if pointer.kind == "up":
            used, self._grabbed, self._dragging = self._dragging, None, False
            camera.still = camera.still or used
            return used
        return self._drag(x, y)

    def look(self, action: Action) -> bool:
        """Come nearer, go back, look aside or see everything by a key; say if anything moved."""
        camera, plan = self._actors.camera, self._actors.plan
        if action in PANS:
            across, down = PANS[action]
            return camera.pan(across * PAN_STEP, down * PAN_STEP, plan)
        if action is Action.ZOOM_FIT:
            self._actors.frame_city(again=True)
            return True
        steps = {Action.ZOOM_IN: WHEEL_STEP, Action.ZOOM_OUT: 1 / WHEEL_STEP}
        if action not in steps:
            return False
        return camera.zoom_at(*self._actors.middle(), steps[action], plan)

    def _over(self, x: float, y: float) -> bool:
        return self._actors.places.city.contains(x, y)

    def _press(self, x: float, y: float, button: int, *, on_option: bool) -> bool:
        if self._over(x, y) and (
            button == MIDDLE_BUTTON or (button == LEFT_BUTTON and not on_option)
        ):
            self._grabbed, self._dragging = (x, y), False
            return button == MIDDLE_BUTTON
        return False

    def _drag(self, x: float, y: float) -> bool:
        if self._grabbed is None:
            return False
        across, down = self._grabbed[0] - x, self._grabbed[1] - y
        if not self._dragging and max(abs(across), abs(down)) < DRAG_FROM:
            return False
        self._dragging, self._grabbed = True, (x, y)
        self._actors.camera.still = False
        return self._actors.camera.pan(across, down, self._actors.plan)
