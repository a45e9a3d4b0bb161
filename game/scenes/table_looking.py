"""Looking at a table without answering: nearer, aside, at somebody, or at one thing large.

Nothing here changes the match, so it can be done at any time, also while something moves.
"""

from __future__ import annotations

from collections.abc import Callable

from game.scenes.course import Course
from game.scenes.inspecting import Inspecting
from game.scenes.table_face import TableFace
from game.scenes.table_pointing import Pointing
from game.scenes.tabletop import Centring, Tabletop, Thing
from game.ui.canvas import Canvas
from game.ui.focus import FocusRing
from game.ui.inputs import LEFT_BUTTON, RIGHT_BUTTON, Action, Pointer


class TableLooking:
    """What somebody at one table looks at."""

    def __init__(
        self,
        course: Course,
        face: TableFace,
        top: Tabletop,
        ring: FocusRing,
        pointing: Pointing,
        inspecting: Inspecting,
        *,
        moved: Callable[[], None],
        gone: Callable[[], None],
        rules: Callable[[], None],
    ) -> None:
        """See the whole board.

        `moved` hears that everything has another place now, `gone` that somebody who was wanted is
        not on the board; `rules` opens what the rules tell of whatever is told of.
        """
        self._course = course
        self._face = face
        self._top = top
        self._ring = ring
        self._pointing = pointing
        self._inspecting = inspecting
        self._moved = moved
        self._gone = gone
        self._rules = rules

    def act(self, canvas: Canvas, action: Action) -> bool:
        """Carry out an action that only looks; say whether it was one.

        One that comes again because its key is held looks on.
        """
        if action is Action.INSPECT:
            self.inspect(canvas)
        elif action is Action.CENTRE:
            self._centre_on_me()
        elif self._face.sight.look(action):
            self._moved()
        else:
            return False
        return True

    def nearer(self) -> None:
        """Come nearer, or see all of the board again."""
        self._face.sight.nearer()
        self._moved()

    def whole(self) -> None:
        """See all of the board."""
        self._face.sight.fit()
        self._moved()

    # Somebody

    def _centre_on_me(self) -> None:
        """Bring the own piece into the middle; for those who only watch, that of whoever acts."""
        viewer, top = self._course.viewer, self._top
        seat = top.acting() if viewer is None else viewer
        if isinstance(top, Centring) and not self._centre(top.piece_of(seat)):
            self._gone()

    def _centre(self, thing: Thing) -> bool:
        found = self._face.sight.centre(self._face.frame, thing)
        if found:
            self._moved()
        return found

    def at_seat(self, canvas: Canvas, pointer: Pointer) -> None:
        """Bring somebody into the middle whose row of the rail is pressed."""
        if pointer.kind == "down" and pointer.button == LEFT_BUTTON:
            seat = self._face.seat_at(canvas, pointer.x, pointer.y)
            if seat is not None:
                self._centre(seat)

    def bring(self, canvas: Canvas, key: str) -> None:
        """Turn to an option that the keys have reached, if it lies beside what is in sight."""
        choices, face = self._course.choices, self._face
        if choices is None or not self._ring.by_keys:
            return
        if face.sight.bring(canvas.plain(), face.frame, choices.decision, key):
            self._moved()

    # One thing

    def inspect(self, canvas: Canvas) -> None:
        """Show large what is meant: by the mouse or by the keys, whichever was used last."""
        meant = self._pointing.pinned or self._pointing.about
        focused = self._inspecting.meant_by(canvas, self._ring.focused, self._course.choices)
        self._inspecting.open(canvas, meant or focused)

    def press(self, canvas: Canvas, pointer: Pointer, pause: Callable[[], None]) -> bool:
        """Show large what is pinned, or what the right button is pressed on; say if it was that.

        The line below what is told leads to the rules. On empty ground the right button means
        `pause`.
        """
        if pointer.kind != "down":
            return False
        if pointer.button == LEFT_BUTTON and self._face.rule_line.holds(pointer.x, pointer.y):
            self._rules()
            return True
        pinned = self._pointing.pinned
        if pointer.button == LEFT_BUTTON and pinned is not None:
            pressed = self._face.inspector.contains(pointer.x, pointer.y)
            if pressed:
                self._inspecting.open(canvas, pinned)
            return pressed
        if pointer.button != RIGHT_BUTTON:
            return False
        over = self._ring.at(pointer.x, pointer.y)
        if not self._inspecting.press(canvas, pointer, over, self._course.choices):
            pause()
        return True
