"""The page of the very first start: how large, how colourful, how lively, how loud.

It is made of rows of the settings, and comes again nowhere: they stand in the settings, too.
"""

from __future__ import annotations

from typing import Final

from game.scenes import scenery
from game.scenes.controls import Controls
from game.scenes.row_screen import RowScreen
from game.scenes.settings_page import column, draw_title, line_height, tall
from game.scenes.settings_rows import ROWS, Row, Tongue
from game.scenes.stage import Scene, Services
from game.ui.canvas import Canvas
from game.ui.layout import Rect
from game.ui.lettering import draw_rich, rich_height
from game.ui.theme import BODY, HEAD, MIDDLE
from game.ui.widgets import Button

ASKED: Final = (
    ("display", "language"),
    ("display", "text"),
    ("display", "palette"),
    ("display", "high_contrast"),
    ("display", "reduced_motion"),
    ("sound", "master"),
    ("sound", "captions"),
    ("play", "hints"),
)
"""What is asked, by tab and field: all of it can be felt before the first game."""


class Welcome(RowScreen):
    """What somebody may want to set before the first game; one press skips it."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.controls: Controls = Controls(services.audio, on_back=self._go_on)
        self._play = Button(
            "welcome.play", self._say("shell-title-play"), self._go_on, kind="primary"
        )
        self._show(_asked(services))
        self.controls.ring.focus(self._play.id)

    def again(self) -> Scene:
        """Return the same page in another language."""
        return Welcome(self._services)

    def leave(self) -> None:
        """Never come again."""
        self._services.settings.keep()

    def draw(self, canvas: Canvas) -> None:
        """Paint the rows, and the way on."""
        self._canvas = canvas
        scenery.lay_plain_room(canvas)
        self._read()
        self._place(canvas)
        draw_title(canvas, self._say("welcome-title"))
        whole, about = column(canvas), self._say("welcome-about")
        draw_rich(canvas, whole.x, _about_top(canvas), about, BODY, whole.w, MIDDLE)
        self._page.draw(canvas)
        self.controls.draw(canvas)

    def _fill(self) -> None:
        lines = [line.widget for line in self._page.seen]
        self.controls.fill([*lines, self._play], self._play)
        self.dirty = True

    def _place(self, canvas: Canvas) -> None:
        whole, high = column(canvas), tall(canvas) + 12
        words = rich_height(canvas, self._say("welcome-about"), BODY, whole.w)
        top = _about_top(canvas) - line_height(canvas, BODY) / 2 + words + 14
        bottom = canvas.height - high - 20
        self._place_rows(canvas, top, bottom - 18)
        wide = max(220.0, self._play.width_for(canvas) + 60)
        self._play.box = Rect(whole.right - wide, bottom, wide, high)

    def _go_on(self) -> None:
        self.stage.pop()


def _about_top(canvas: Canvas) -> float:
    """Return the height of the first line below the title."""
    return 47 + line_height(canvas, HEAD) / 2 + line_height(canvas, BODY) / 2 + 4


def _asked(services: Services) -> list[tuple[str, Row]]:
    """Return the rows that are asked for, of those that are there; one language is no choice."""
    found = []
    for tab, field in ASKED:
        row = next((row for row in ROWS[tab] if row.field == field), None)
        lonely = isinstance(row, Tongue) and len(services.shelf.languages()) == 1
        if row is not None and not lonely:
            found.append((tab, row))
    return found
