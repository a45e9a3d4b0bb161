"""The buttons of a table, in the strip and in the prompt line: where they stand and what they say.

What a press does is up to the table (`table_commands.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from math import inf
from typing import Final, TypeAlias

from game.content.texts import Texts
from game.scenes import table_panels as panels
from game.scenes.table_panels import ButtonLook
from game.scenes.table_rules import BUTTON_RULES, LOCK_RULE
from game.scenes.tabletop import Insight, Note
from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.control_map import key_label
from game.ui.focus import Focusable, Target
from game.ui.inputs import Action
from game.ui.layout import BoardFrame, Rect

STRIP_BUTTON: Final = theme.TOUCH
ROOM_ABOVE: Final = 3.0
"""Least room above and below a button, where its line does not grow as much as its letters."""
GAP: Final = 8.0
STRIP_MARGIN: Final = 16.0
COLUMN_SHARE: Final = 0.8
"""How high buttons are in a column beside large letters, as a share of what those would want."""
PROMPT_MARGIN: Final = 14.0
"""How far the first button stands from the right edge of the line, and all of them from steps."""
ROUNDING: Final = 0.5
"""So much more than there is room for is no more than rounding, in logical units."""

BUTTON_ACTIONS: Final = {
    "hint": Action.HINT,
    "undo": Action.UNDO,
    "redo": Action.REDO,
    "rewatch": Action.REWATCH,
    "speed": Action.SPEED,
    "settings": Action.SETTINGS,
    "rules": Action.RULES,
    "menu": Action.BACK,
    "log": Action.LOG,
    "zoom": Action.ZOOM_IN,
}

_STRIP_ICONS: Final = {
    "menu": "menu",
    "rules": "book",
    "settings": "gear",
    "speed": "fast",
    "rewatch": "eye",
    "zoom": "plus",
    "log": "clock",
}
"""The buttons of the strip and their icons, from the right edge on."""

_PROMPT_ICONS: Final = {"redo": "loop", "undo": "undo", "hint": "bulb"}
"""The buttons of the prompt line and their icons, from the right edge on."""

ButtonStates: TypeAlias = Mapping[str, tuple[bool, str]]
"""Of each button whether it can be pressed, and why not where it cannot."""


class TableButtons:
    """The buttons of one table. Until they are placed there are none."""

    def __init__(self, texts: Texts) -> None:
        """Begin without buttons."""
        self._say = texts.say
        self._placed: dict[str, tuple[Rect, ButtonLook]] = {}
        self._states: ButtonStates = {}

    def __contains__(self, id: str) -> bool:
        """Say whether a button with this id stands at the table."""
        return id in self._placed

    @property
    def looks(self) -> tuple[ButtonLook, ...]:
        """How all buttons look."""
        return tuple(look for _, look in self._placed.values())

    def place(
        self, canvas: Canvas, frame: BoardFrame, states: ButtonStates, room: float = inf
    ) -> None:
        """Place the buttons that have a state; those of the prompt line in `room` if possible.

        Where it is short they show no key, and then no words.
        """
        self._states = states
        self._placed = self._in_strip(canvas, frame.strip)
        arrange = self._in_column if frame.column else self._in_prompt
        for words, keys in ((True, True), (True, False), (False, False)):
            placed = arrange(canvas, frame.steps, words=words, keys=keys)
            wide = frame.steps.w if frame.column else room
            if frame.steps.right - self._left_of(placed, frame.steps) < wide + ROUNDING:
                break
        self._placed.update(placed)

    def items(self, press: Callable[[str], None]) -> list[Focusable]:
        """Return a focusable for each button; `press` takes its id."""
        return [
            Target(id, rect, partial(press, id), 8.0, *self._states[id])
            for id, (rect, _) in self._placed.items()
        ]

    def draw(self, canvas: Canvas, region: Rect, focused: str) -> None:
        """Draw the buttons in one region, a ring around the one whose id is `focused`."""
        for id, (rect, look) in self._placed.items():
            if region.contains(rect.cx, rect.cy):
                panels.draw_table_button(canvas, rect, look, focused=id == focused)

    def left_of_prompt(self, line: Rect) -> float:
        """Return how far the prompt line is free, in logical units from the left of the window."""
        return self._left_of(
            {id: placed for id, placed in self._placed.items() if id in _PROMPT_ICONS}, line
        )

    def left_of_strip(self, strip: Rect) -> float:
        """Return how far the strip is free, in logical units from the left of the window."""
        return self._left_of(
            {id: placed for id, placed in self._placed.items() if id in _STRIP_ICONS}, strip
        )

    def top_in(self, column: Rect) -> float:
        """Return how far a column of steps is free above the buttons in it."""
        tops = (rect.y for id, (rect, _) in self._placed.items() if id in _PROMPT_ICONS)
        return min(tops, default=column.bottom) - GAP

    def _left_of(self, placed: Mapping[str, tuple[Rect, ButtonLook]], line: Rect) -> float:
        return min((rect.x for rect, _ in placed.values()), default=line.right) - PROMPT_MARGIN

    def about(self, id: str, speed: str) -> Insight:
        """Say what a button does, which key does the same, and why it does nothing now."""
        key, (_, why) = key_label(BUTTON_ACTIONS[id]), self._states[id]
        locked = bool(why) and id == "undo"
        return Insight(
            title=self._say(f"table-button-{id}", speed=self._say(f"table-speed-{speed}")),
            text=self._say(f"table-button-{id}-about", key=key),
            notes=(Note("lock", theme.WARN, why),) if why else (),
            rule=LOCK_RULE if locked else BUTTON_RULES.get(id, ""),
        )

    def _in_strip(self, canvas: Canvas, strip: Rect) -> dict[str, tuple[Rect, ButtonLook]]:
        placed = {}
        x = strip.right - STRIP_MARGIN
        side = _height(canvas, strip)
        for id, icon in _STRIP_ICONS.items():
            if id not in self._states:
                continue
            x -= side
            rect = Rect(x, strip.cy - side / 2, side, side)
            placed[id] = (rect, ButtonLook(id, icon))
            x -= GAP / 2
        return dict(reversed(placed.items()))

    def _in_prompt(
        self, canvas: Canvas, line: Rect, *, words: bool, keys: bool
    ) -> dict[str, tuple[Rect, ButtonLook]]:
        placed = {}
        x, height = line.right - PROMPT_MARGIN, _height(canvas, line)
        for id, icon in _PROMPT_ICONS.items():
            if id not in self._states:
                continue
            look = self._look(id, icon, words=words, keys=keys)
            width = panels.button_width(canvas, look, height)
            x -= width
            placed[id] = (Rect(x, line.cy - height / 2, width, height), look)
            x -= GAP
        return dict(reversed(placed.items()))

    def _in_column(
        self, canvas: Canvas, column: Rect, *, words: bool, keys: bool
    ) -> dict[str, tuple[Rect, ButtonLook]]:
        """Place the buttons of the prompt line below each other, at the foot of a column."""
        placed = {}
        least = panels.BUTTON_HEIGHT
        height = max(least, canvas.grown(least * COLUMN_SHARE))
        bottom = column.bottom - GAP
        for id, icon in _PROMPT_ICONS.items():
            if id not in self._states:
                continue
            look = self._look(id, icon, words=words, keys=keys)
            width = max(column.w - 2 * PROMPT_MARGIN, panels.button_width(canvas, look, height))
            placed[id] = (Rect(column.cx - width / 2, bottom - height, width, height), look)
            bottom -= height + GAP
        return dict(reversed(placed.items()))

    def _look(self, id: str, icon: str, *, words: bool, keys: bool) -> ButtonLook:
        enabled = self._states[id][0]
        return ButtonLook(
            id,
            "lock" if id == "undo" and not enabled else icon,
            self._say(f"table-{id}") if words else "",
            key_label(BUTTON_ACTIONS[id]) if keys else "",
            enabled,
        )


def _height(canvas: Canvas, line: Rect) -> float:
    """Return the height of a button in a line: it grows with its letters as the line allows."""
    least = panels.BUTTON_HEIGHT
    return max(least, min(canvas.grown(least), line.h - 2 * ROOM_ABOVE))


def in_strip(id: str) -> bool:
    """Say whether this is the id of a button of the strip."""
    return id in _STRIP_ICONS
