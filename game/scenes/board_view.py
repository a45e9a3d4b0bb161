"""Coming nearer to a board and looking about on it, at tables whose game has no camera for that.

A game draws its board into whatever rectangle it is given. To come nearer, that rectangle becomes
larger than its region of the window, and is moved behind it; what lies outside is cut off.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.scenes.fit import Point
from game.ui.inputs import LEFT_BUTTON, MIDDLE_BUTTON, PANS, Action, Pointer
from game.ui.layout import BoardFrame, Rect

LEVELS: Final = (1.0, 1.5, 2.0)
"""How much larger the board is seen: few sizes, as each of them needs pictures of its own."""
PAN_STEP: Final = 26.0
"""How far one step by key or pad looks aside, in logical units."""
DRAG_FROM: Final = 6.0
"""A press that moves less than this is none, in logical units."""
ZOOMS: Final = {Action.ZOOM_IN: 1, Action.ZOOM_OUT: -1}


class BoardView:
    """How one board is looked at."""

    def __init__(self) -> None:
        """See all of it."""
        self._level = 0
        self._x, self._y = 0.5, 0.5
        """The point of the board in the middle of its region, as shares of its size."""
        self._region = Rect(0, 0, 1, 1)
        self._grabbed: Point | None = None
        self._dragging = False

    @property
    def near(self) -> bool:
        """Whether only a part of the board is in sight."""
        return self._level > 0

    @property
    def nearest(self) -> bool:
        """Whether one cannot come nearer."""
        return self._level == len(LEVELS) - 1

    @property
    def level(self) -> int:
        """How near one is; 0 is for the whole board."""
        return self._level

    def frame(self, frame: BoardFrame) -> BoardFrame:
        """Return the frame with the board as large, and where, as it is seen now."""
        board = frame.board  # In a tiny window with large letters nothing is left of it.
        self._region = Rect(board.x, board.y, max(1.0, board.w), max(1.0, board.h))
        return replace(frame, board=self._board()) if self.near else frame

    def _board(self) -> Rect:
        region, by = self._region, LEVELS[self._level]
        wide, high = region.w * by, region.h * by
        return Rect(region.cx - self._x * wide, region.cy - self._y * high, wide, high)

    def look(self, action: Action) -> bool:
        """Come nearer, go back or look aside by a key; say whether anything moved."""
        if action in ZOOMS:
            return self._zoom(ZOOMS[action], (self._region.cx, self._region.cy))
        if action in PANS:
            across, down = PANS[action]
            return self._pan(across * PAN_STEP, down * PAN_STEP)
        return action is Action.ZOOM_FIT and self.fit()

    def fit(self) -> bool:
        """See all of the board again; say whether that is anything new."""
        was, self._level = self._level, 0
        self._x, self._y = 0.5, 0.5
        return was > 0

    def centre(self, at: Point) -> None:
        """Bring a point of the window, at which something is seen now, into the middle."""
        if not self.near:
            self._zoom(1, at)
        board = self._board()
        self._move((at[0] - board.x) / board.w, (at[1] - board.y) / board.h)

    def use(self, pointer: Pointer, *, on_option: bool) -> bool:
        """Use the wheel or a drag; return whether it was used up.

        A press on an option is left to the table.
        """
        inside = self._region.contains(pointer.x, pointer.y)
        if pointer.kind == "wheel":
            step = 1 if pointer.amount > 0 else -1
            return inside and self._zoom(step, (pointer.x, pointer.y))
        if pointer.kind == "down":
            middle = pointer.button == MIDDLE_BUTTON
            held = (
                inside
                and self.near
                and (middle or (pointer.button == LEFT_BUTTON and not on_option))
            )
            self._grabbed, self._dragging = ((pointer.x, pointer.y) if held else None), False
            return held and middle
        if pointer.kind == "up":
            used, self._grabbed, self._dragging = self._dragging, None, False
            return used
        return self._drag(pointer)

    def _drag(self, pointer: Pointer) -> bool:
        if self._grabbed is None:
            return False
        across, down = self._grabbed[0] - pointer.x, self._grabbed[1] - pointer.y
        if not self._dragging and max(abs(across), abs(down)) < DRAG_FROM:
            return False
        self._dragging, self._grabbed = True, (pointer.x, pointer.y)
        self._pan(across, down)
        return True

    def _zoom(self, by: int, at: Point) -> bool:
        """Come nearer by a level, or go back; the point under `at` stays there."""
        level = max(0, min(len(LEVELS) - 1, self._level + by))
        if level == self._level:
            return False
        board = self._board()
        share = (at[0] - board.x) / board.w, (at[1] - board.y) / board.h
        self._level = level
        board = self._board()
        here = board.x + share[0] * board.w, board.y + share[1] * board.h
        self._move(self._x + (here[0] - at[0]) / board.w, self._y + (here[1] - at[1]) / board.h)
        return True

    def _pan(self, across: float, down: float) -> bool:
        """Look aside by a way in the window; say whether anything moved."""
        if not self.near:
            return False
        board, before = self._board(), (self._x, self._y)
        self._move(self._x + across / board.w, self._y + down / board.h)
        return (self._x, self._y) != before

    def _move(self, x: float, y: float) -> None:
        """Put a point of the board into the middle, as far as the board leads."""
        edge = 0.5 / LEVELS[self._level]
        self._x, self._y = (max(edge, min(1 - edge, share)) for share in (x, y))


def within(box: Rect, region: Rect) -> Rect:
    """Return a box as far as it lies in a region; of one outside, the edge next to it."""
    left = max(region.x, min(box.x, region.right - 1))
    top = max(region.y, min(box.y, region.bottom - 1))
    right, bottom = min(box.right, region.right), min(box.bottom, region.bottom)
    return Rect(left, top, max(1.0, right - left), max(1.0, bottom - top))
