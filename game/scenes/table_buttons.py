"""The buttons of a table, in the strip and in the prompt line: where they stand and what they say.

What a press does is up to the table (`table_commands.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, TypeAlias

from game.content.texts import Texts
from game.scenes import table_panels as panels
from game.scenes.table_panels import ButtonLook
from game.scenes.tabletop import Insight, Note
from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.control_map import key_label
from game.ui.focus import Focusable, Target
from game.ui.inputs import Action
from game.ui.layout import BoardFrame, Rect

BUTTON_HEIGHT: Final = 32.0
STRIP_BUTTON: Final = theme.TOUCH
GAP: Final = 8.0
STRIP_MARGIN: Final = 16.0
PROMPT_MARGIN: Final = 14.0
"""How far the first button stands from the right edge of the line, and all of them from steps."""

BUTTON_ACTIONS: Final = {
    "hint": Action.HINT,
    "undo": Action.UNDO,
    "redo": Action.REDO,
    "rewatch": Action.REWATCH,
    "speed": Action.SPEED,
    "settings": Action.SETTINGS,
    "rules": Action.RULES,
    "menu": Action.BACK,
}

_STRIP_ICONS: Final = {
    "menu": "menu",
    "rules": "book",
    "settings": "gear",
    "speed": "fast",
    "rewatch": "eye",
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

    def place(self, canvas: Canvas, frame: BoardFrame, states: ButtonStates) -> None:
        """Place the buttons that have a state."""
        self._states = states
        self._placed = {
            **self._in_strip(frame.strip),
            **self._in_prompt(canvas, frame.prompt, states),
        }

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
        edges = (rect.x for id, (rect, _) in self._placed.items() if id in _PROMPT_ICONS)
        return min(edges, default=line.right) - PROMPT_MARGIN

    def about(self, id: str, speed: str) -> Insight:
        """Say what a button does, which key does the same, and why it does nothing now."""
        key, (_, why) = key_label(BUTTON_ACTIONS[id]), self._states[id]
        return Insight(
            title=self._say(f"table-button-{id}", speed=self._say(f"table-speed-{speed}")),
            text=self._say(f"table-button-{id}-about", key=key),
            notes=(Note("lock", theme.WARN, why),) if why else (),
        )

    def _in_strip(self, strip: Rect) -> dict[str, tuple[Rect, ButtonLook]]:
        placed = {}
        x = strip.right - STRIP_MARGIN
        for id, icon in _STRIP_ICONS.items():
            x -= STRIP_BUTTON
            rect = Rect(x, strip.cy - STRIP_BUTTON / 2, STRIP_BUTTON, STRIP_BUTTON)
            placed[id] = (rect, ButtonLook(id, icon))
            x -= GAP / 2
        return dict(reversed(placed.items()))

    def _in_prompt(
        self, canvas: Canvas, line: Rect, states: ButtonStates
    ) -> dict[str, tuple[Rect, ButtonLook]]:
        placed = {}
        x = line.right - PROMPT_MARGIN
        for id, icon in _PROMPT_ICONS.items():
            if id not in states:
                continue
            enabled = states[id][0]
            look = ButtonLook(
                id,
                "lock" if id == "undo" and not enabled else icon,
                self._say(f"table-{id}"),
                key_label(BUTTON_ACTIONS[id]),
                enabled,
            )
            width = panels.button_width(canvas, look)
            x -= width
            placed[id] = (Rect(x, line.cy - BUTTON_HEIGHT / 2, width, BUTTON_HEIGHT), look)
            x -= GAP
        return dict(reversed(placed.items()))


def in_strip(id: str) -> bool:
    """Say whether this is the id of a button of the strip."""
    return id in _STRIP_ICONS
