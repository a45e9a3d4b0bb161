"""What is pressed at one table, by keys, mouse and pad, handed on to whoever is meant by it.

The log comes first, then the commands and what only looks, and at last whatever is in focus or
under the mouse.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.scenes.course import Course
from game.scenes.crumbs import step_of
from game.scenes.log_reading import LogReading
from game.scenes.table_buttons import BUTTON_ACTIONS
from game.scenes.table_commands import TableCommands
from game.scenes.table_face import OPTION, TableFace
from game.scenes.table_looking import TableLooking
from game.scenes.table_pointing import Pointing
from game.scenes.table_words import VEIL
from game.ui.canvas import Canvas
from game.ui.focus import ARROWS, FocusRing
from game.ui.inputs import Act, Action, Input, Pointer

ASKS: Final = (Action.INSPECT, Action.RULES)
"""Keys that ask about what lies under a mouse that rests."""

LOOKS_ONCE: Final = (Action.INSPECT, Action.CENTRE)
"""Keys that look once, however long they are held."""

ON_BOARD: Final = (*ARROWS, Action.NEXT_TARGET, Action.PREVIOUS_TARGET)
"""The keys that lead from option to option."""


class TableInputs:
    """Finds out who is meant by what is pressed at one table."""

    def __init__(
        self,
        course: Course,
        face: TableFace,
        ring: FocusRing,
        log: LogReading,
        commands: TableCommands,
        pointing: Pointing,
        looking: TableLooking,
        *,
        moved: Callable[[], None],
        choose: Callable[[str], None],
    ) -> None:
        """`moved` hears that something has another place now, `choose` the key of an option."""
        self._course = course
        self._face, self._ring, self._log = face, ring, log
        self._commands, self._pointing, self._looking = commands, pointing, looking
        self._moved, self._choose = moved, choose

    def handle(self, canvas: Canvas | None, event: Input) -> None:
        """Hand an input on; there is no canvas before the table has been seen."""
        if self._face.log.handle(event):
            self._moved()
        elif isinstance(event, Act):
            self._see_board(event)
            if event.down and event.action not in ASKS:
                self._pointing.keys_used()
            if not self._log.act(event) and not self._command(canvas, event):
                self._pointing.act(event)
        elif isinstance(event, Pointer) and canvas is not None:
            self._point(canvas, event)

    def press(self, id: str) -> None:
        """Press an option or a button; for a short time after a press options are ignored."""
        if id == VEIL and self._face.lifts:
            self._face.lift()
            self._moved()
        elif id == VEIL:
            self._course.call()
        elif (step := step_of(id)) is not None:
            self._commands.go_back(step)
        elif id == "log":
            self._log.toggle()
        elif id == "zoom":
            self._looking.nearer()
        elif not id.startswith(OPTION):
            self._commands.carry_out(BUTTON_ACTIONS[id])
        elif not self._pointing.lull.on:
            self._choose(id.removeprefix(OPTION))

    def _point(self, canvas: Canvas, pointer: Pointer) -> None:
        if self._looking.press(canvas, pointer, lambda: self._pause(canvas)):
            return
        on_option = self._ring.at(pointer.x, pointer.y) is not None
        if self._face.scrolls(canvas, pointer, on_option=on_option):
            if pointer.kind == "move":
                self._pointing.unpin()  # It was no press, but the beginning of a drag.
            self._moved()
        else:
            self._pointing.point(canvas, pointer)
            self._looking.at_seat(canvas, pointer)

    def _command(self, canvas: Canvas | None, act: Act) -> bool:
        """Carry out an action that does not depend on the focus; say whether it was one."""
        once = act.down and not act.repeat
        if once and act.action is Action.BACK and self._pointing.unpin():
            return True
        if once and self._commands.carry_out(act.action):
            return True
        if canvas is None or not act.down or (act.repeat and act.action in LOOKS_ONCE):
            return False
        return self._looking.act(canvas, act.action)

    def _pause(self, canvas: Canvas) -> None:
        """Let go of what is pinned, or else open the menu."""
        self._command(canvas, Act(Action.BACK))

    def _see_board(self, act: Act) -> None:
        """Put a log away that lies over the board when somebody goes on there by keys."""
        log = self._face.log
        if log.drawer and log.open and self._log.line is None and act.action in ON_BOARD:
            self._log.toggle()
