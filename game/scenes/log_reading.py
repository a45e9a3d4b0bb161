"""Reading the log: its sentences can be pointed at and walked through, and lead back to the board.

The sentence that is meant is lit in the panel; what it names is lit on the board.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from game.scenes.chronicle import Entry, Line
from game.scenes.log_panel import LogPanel, LogPlace
from game.scenes.tabletop import Locating, Spot, Tabletop
from game.ui import paint, theme
from game.ui.canvas import Canvas
from game.ui.focus import Focusable, FocusRing, Target
from game.ui.inputs import Act, Action
from game.ui.layout import BoardFrame

LOG: Final = "log:"
"""What the id of the focusable of a sentence begins with."""

_STEPS: Final = {Action.UP: -1, Action.DOWN: 1}


class LogReading:
    """The sentences of one log panel as things to point at."""

    def __init__(
        self,
        panel: LogPanel,
        ring: FocusRing,
        entries: Callable[[], Sequence[Entry]],
        *,
        press: Callable[[Line], None],
        replace: Callable[[], None],
    ) -> None:
        """Read what `entries` returns.

        `press` takes a sentence that was pressed; `replace` puts the focusables of the screen
        anew, for other sentences have come into sight.
        """
        self._panel = panel
        self._ring = ring
        self._entries = entries
        self._press = press
        self._replace = replace

    def items(self) -> list[Focusable]:
        """Return a focusable for each sentence that is wholly in sight."""
        return [
            Target(_id(place), box, partial(self._press_at, place), 5.0)
            for place, box in self._panel.rows().items()
        ]

    @property
    def line(self) -> Line | None:
        """The sentence that is meant now, if one is."""
        place = self._place()
        return None if place is None else self._line_at(place)

    def follow_focus(self) -> None:
        """Light the sentence in focus, and no other."""
        self._panel.lit = self._place()

    def act(self, act: Act) -> bool:
        """Go to the log, walk in it, or leave it; return whether the key was used."""
        if not act.down:
            return False
        if act.action is Action.LOG and not act.repeat:
            return self._enter()
        place, step = self._place(), _STEPS.get(act.action)
        if place is None or step is None:
            return False
        places = self._panel.places
        here = places.index(place) + step if place in places else len(places) - 1
        self._go(places[max(0, min(len(places) - 1, here))])
        return True

    def _enter(self) -> bool:
        """Go to the newest sentence; from within the log, back to where the keys begin."""
        if self._panel.away:
            self.toggle()
        places = self._panel.places
        if not places:
            return False
        if self._place() is not None:
            self._ring.focused = None
            if self._panel.drawer:
                self.toggle()
            self._ring.step(1)
        else:
            self._go(places[-1])
        return True

    def toggle(self) -> None:
        """Open a log that lies over the board, or put it away."""
        self._panel.open = not self._panel.open
        self._replace()

    def _go(self, place: LogPlace) -> None:
        self._ring.by_keys = True
        self._panel.show(place)
        self._replace()
        self._ring.by_keys = True
        self._ring.focus(_id(place))

    def _place(self) -> LogPlace | None:
        focused = self._ring.focused
        if focused is None or not focused.id.startswith(LOG):
            return None
        entry, line = focused.id.removeprefix(LOG).split(".")
        return LogPlace(int(entry), int(line))

    def _line_at(self, place: LogPlace) -> Line | None:
        entries = self._entries()
        if place.entry >= len(entries) or place.line >= len(entries[place.entry].lines):
            return None
        return entries[place.entry].lines[place.line]

    def _press_at(self, place: LogPlace) -> None:
        line = self._line_at(place)
        if line is not None:
            self._press(line)


def places_named(top: Tabletop, frame: BoardFrame, line: Line) -> list[Spot]:
    """Return where the pieces and places are that a sentence of the log names."""
    if not isinstance(top, Locating):
        return []
    spots = (spot for event in line.events for spot in top.places(frame, event))
    return list(dict.fromkeys(spots))


def draw_places(canvas: Canvas, spots: Sequence[Spot]) -> None:
    """Draw a ring of light around each place."""
    for spot in spots:
        left, top, width, height = spot.box
        paint.glow(
            canvas, left + width / 2, top + height / 2, max(width, height) * 0.8, theme.LAMP, 0.4
        )
        paint.focus_ring(canvas, spot.box, spot.radius)


def _id(place: LogPlace) -> str:
    return f"{LOG}{place.entry}.{place.line}"
