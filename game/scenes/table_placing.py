"""Where everything stands at one table that can be pressed: options, buttons, steps, the log."""

from __future__ import annotations

from game.scenes.course import Course
from game.scenes.log_reading import LogReading
from game.scenes.recaps import Recaps
from game.scenes.table_buttons import ButtonStates
from game.scenes.table_commands import TableCommands
from game.scenes.table_face import OPTION, TableFace
from game.ui.canvas import Canvas
from game.ui.focus import Focusable, FocusRing, Target
from game.ui.layout import Rect


class Placing:
    """Puts the focusables of one table into its ring."""

    def __init__(
        self,
        course: Course,
        face: TableFace,
        ring: FocusRing,
        commands: TableCommands,
        log: LogReading,
        recaps: Recaps,
    ) -> None:
        self._course, self._face, self._ring = course, face, ring
        self._commands, self._log, self._recaps = commands, log, recaps
        self._logged: object = None
        """What of the log was in sight when this was asked last."""

    def place(self, canvas: Canvas, *, keep_focus: bool = False) -> None:
        """Put a focusable wherever something can be pressed at this window size.

        What the mouse means may have moved away from it, so it means nothing any more; with
        `keep_focus` it has only been out of sight meanwhile.
        """
        by_keys, before = self._ring.by_keys, self._ring.focused
        self._face.lay_out(canvas)
        self._ring.replace(self._items(canvas))
        # Enter must not fall on the first button because the options have gone.
        choices = self._course.choices
        astray = choices is None and (before is None or before.id.startswith(OPTION))
        same = before is not None and self._ring.find(before.id) is not None
        if astray or not (by_keys or self._ring.held or (keep_focus and same)):
            self._ring.focused = None
            if choices is not None:
                choices.focus(None)

    def _items(self, canvas: Canvas) -> list[Focusable]:
        """Return everything that can be pressed, in the order in which keys go through it."""
        choices, face = self._course.choices, self._face
        log, away = face.log_region, face.log.away
        items = [
            item
            for item in face.option_items(canvas, choices)
            if away or not face.frame.drawer or not log.overlaps(Rect(*item.box))
        ]
        if self._course.openly or face.lifts:
            items += face.veil_items()
        items += face.button_items(canvas, self._button_states())
        items += [] if away else self._recaps.items(canvas, log)
        items += face.crumb_items(canvas, choices, self._commands.crumbs())
        face.lay_log(canvas, self._course.chronicle.entries)
        return items + self._log.items()

    def log_moved(self) -> bool:
        """Say whether other sentences of the log are in sight than when this was asked last."""
        told = self._course.chronicle.entries
        logged = (len(told), told[-1].text if told else "", self._face.log.in_sight)
        moved, self._logged = logged != self._logged, logged
        return moved

    def refresh_buttons(self, canvas: Canvas) -> None:
        """Let the buttons say whether they can be pressed, where they stand."""
        choices = self._course.choices
        if choices is None or not choices.confirms:
            return
        states = self._button_states()
        self._face.button_items(canvas, states)
        for item in self._ring.items:
            if isinstance(item, Target) and item.id in states:
                item.enabled, item.why_not = states[item.id]

    def _button_states(self) -> ButtonStates:
        """Return which buttons there are; one for the log only where it can be put away."""
        drawer = {"log": (True, "")} if self._face.frame.drawer else {}
        return {**self._commands.buttons(), "zoom": (True, ""), **drawer}
