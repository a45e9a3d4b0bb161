"""Captions: what is heard, in a few words, on a strip of their own at the foot of the window.

The window gives the strip its room (`Window.strip`), so captions never lie over anything. They
tell what would be heard: also while the sound is off, for then somebody may need them most.
"""

from __future__ import annotations

import re
from typing import Final

from game.content.texts import Texts
from game.scenes.stage import LONGEST_STEP
from game.ui.buses import BUSES
from game.ui.canvas import Canvas
from game.ui.lettering import draw_text, text_width
from game.ui.sprites import draw_icon
from game.ui.theme import BODY, DIM, GRID, HIGH, INK9, LINE

SECONDS: Final = 2.0
"""How long a caption stays."""
MOST: Final = 4
"""So many captions stand side by side at most."""
HEIGHT: Final = 28.0
"""Of the strip, in logical units, at the usual size of letters."""
GAP: Final = 26.0
ICON: Final = 16.0
MARGIN: Final = 24.0

SILENT: Final = frozenset(
    {
        *("press", "cancel", "redo", "tick"),
        *(name for name, bus in BUSES.items() if bus in ("ambience", "music")),
    }
)
"""What tells nothing: the answers of buttons, the air of a place, and music."""

_ALIKE: Final = {
    "hop": "sound-hop",
    "run_step": "sound-run_step",
    "street_step": "sound-street_step",
    **dict.fromkeys(
        ("your_turn_space_escape", "your_turn_evacuate", "your_turn_escape_plan"),
        "sound-your_turn",
    ),
}
"""Sounds that tell the same: numbered ones for the steps of one walk, and one for each game."""
_NUMBER: Final = re.compile(r"_\d$")


def caption_key(sound: str) -> str | None:
    """Return the key of what a sound tells; None if it tells nothing, or nobody knows it."""
    if sound in SILENT or sound not in BUSES:
        return None
    return _ALIKE.get(_NUMBER.sub("", sound), f"sound-{sound}")


class Captions:
    """What was heard within the last two seconds, the newest last."""

    def __init__(self) -> None:
        """Begin in silence, and switched off."""
        self.on = False
        self.stale = False
        """The strip shows something else than it should."""
        self._left: dict[str, float] = {}

    @property
    def keys(self) -> tuple[str, ...]:
        """What is to be read now, the newest last."""
        return tuple(self._left)

    @property
    def rest(self) -> float | None:
        """Return the seconds until a caption goes; None if there is none."""
        return min(self._left.values(), default=None)

    def switch(self, on: bool) -> None:
        """Show captions from now on, or none."""
        self.on = on
        self._left.clear()
        self.stale = True

    def hear(self, sound: str) -> None:
        """Take note of a sound as it is played."""
        key = caption_key(sound) if self.on else None
        if key is None:
            return
        self.stale |= key not in self._left
        self._left.pop(key, None)
        self._left[key] = SECONDS
        for oldest in list(self._left)[:-MOST]:
            del self._left[oldest]

    def update(self, seconds: float) -> None:
        """Let time pass; a slow frame must not use up the time to read."""
        passed = min(seconds, LONGEST_STEP)
        before = len(self._left)
        self._left = {key: left - passed for key, left in self._left.items() if left > passed}
        self.stale |= len(self._left) != before

    def draw(self, canvas: Canvas, texts: Texts) -> None:
        """Paint the whole strip."""
        self.stale = False
        canvas.fill(INK9)
        canvas.fill(LINE, (0, 0, canvas.width, 1))
        y = canvas.height / 2 + 0.5
        size = canvas.letters(ICON)
        draw_icon(canvas, "sound", MARGIN + size / 2, y, size, HIGH if self._left else DIM, INK9)
        left = MARGIN + size + 3 * GRID
        words = [texts.say(key) for key in self._left]
        for number, line in enumerate(_those_that_fit(canvas, words, canvas.width - left - MARGIN)):
            left += GAP if number else 0
            left = draw_text(canvas, left, y, line, BODY, HIGH, "bold")


def _those_that_fit(canvas: Canvas, words: list[str], room: float) -> list[str]:
    """Return the newest of some captions, as many as there is room for, and always one."""
    kept: list[str] = []
    for line in reversed(words):
        room -= text_width(canvas, line, BODY, "bold") + (GAP if kept else 0)
        if kept and room < 0:
            break
        kept.insert(0, line)
    return kept
