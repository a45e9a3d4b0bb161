"""When a recap is told: at once behind a curtain, else by a small button above the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.rules.contract import Seat
from game.scenes.course import Course
from game.scenes.recap import Recap
from game.scenes.since import Told
from game.scenes.stage import Scene, Services
from game.scenes.table_rules import RECAP_RULE
from game.scenes.tabletop import Insight, Tabletop
from game.ui import paint, theme
from game.ui.canvas import Canvas
from game.ui.focus import Focusable, Target
from game.ui.layout import Rect
from game.ui.lettering import draw_text, text_width

RECAP: Final = "recap"
"""The id of the button."""
HEIGHT: Final = 24.0
FROM_LEFT: Final = 76.0
"""How far right of the edge of the log it stands: behind the heading."""


class Recaps:
    """What the person asked at one table has missed."""

    def __init__(
        self, services: Services, course: Course, top: Tabletop, show: Callable[[Scene], None]
    ) -> None:
        """`show` opens a screen over the table."""
        self._services = services
        self._course = course
        self._top = top
        self._show = show
        self._told: list[Told] = []
        self._open: Recap | None = None
        self._shown: set[tuple[Seat, int]] = set()
        """For whom, and after how many answers, a recap has come up by itself."""

    @property
    def count(self) -> int:
        """How many sentences there are to read."""
        return len(self._told)

    @property
    def telling(self) -> bool:
        """Whether a recap lies over the table."""
        return self._open is not None and not self._open.over

    def question_changed(self) -> None:
        """Find out what there is to tell; to somebody from behind a curtain tell it at once."""
        course = self._course
        wanted = self._services.settings.now.play.recap
        self._told = course.recap() if wanted else []
        if not self._told or course.choices is None or not course.alone:
            return
        key = (course.choices.seat, len(course.match.log))
        if key not in self._shown:
            self._shown.add(key)
            self.open()

    def open(self) -> None:
        """Tell what has happened."""
        self._open = Recap(self._services, self._top, self._told)
        self._show(self._open)

    # The button

    def items(self, canvas: Canvas, log: Rect) -> list[Target]:
        """Return the button, if there is something to tell."""
        if not self._told:
            return []
        width = text_width(canvas, self._label, theme.CAPTION, "bold") + canvas.grown(20)
        left, top = log.x + canvas.grown(FROM_LEFT), log.y + canvas.grown(8)
        box = Rect(left, top, width, canvas.grown(HEIGHT))
        return [Target(RECAP, box, self.open, theme.SLOT_RADIUS)]

    def draw(self, canvas: Canvas, log: Rect, focused: Focusable | None) -> None:
        """Draw the button; `focused` is what has the focus now."""
        for item in self.items(canvas, log):
            box = Rect(*item.box)
            paint.chip(canvas, box, "#2E3A54", theme.SLOT_RADIUS)
            draw_text(canvas, box.cx, box.cy, self._label, theme.CAPTION, theme.LAMP, "bold",
                      "center")  # fmt: skip
            if focused is not None and focused.id == RECAP:
                paint.focus_ring(canvas, box, theme.SLOT_RADIUS)

    def about(self) -> Insight:
        """Say what the button does."""
        say = self._services.texts.say
        about = say("table-recap-about", count=self.count)
        return Insight(say("table-recap-title"), about, rule=RECAP_RULE)

    @property
    def _label(self) -> str:
        return self._services.texts.say("table-recap-button", count=self.count)
