"""The moment between pressing Start and sitting at the table."""

from __future__ import annotations

from collections.abc import Callable

from game.match.match import Match
from game.match.saves import SaveError
from game.scenes.notices import Notice, dim
from game.scenes.stage import Scene, Services
from game.ui import paint, sprites
from game.ui.canvas import Canvas, Stamp
from game.ui.layout import Rect
from game.ui.lettering import draw_text, text_width
from game.ui.theme import HIGH, INK7, LAMP, STRONG

HEIGHT = 64.0


class SettingTable(Scene):
    """Says that the table is being set, and sets it once that can be read.

    The first table of a game at a size of the window paints its whole board. Where this has been
    done before, nothing is said, for the table is there in the next frame.
    """

    opaque = False

    def __init__(self, services: Services, game_id: str, make: Callable[[], Match]) -> None:
        """Take what makes or loads the match, and may raise a SaveError.

        The id may be empty if the game is not known before.
        """
        self._services = services
        self._game_id = game_id
        self._make = make
        self._words = services.texts.say("shell-setting-table")
        self._size: Stamp | None = None

    def update(self, seconds: float) -> None:  # noqa: ARG002 - it happens in one go
        """Open the table, but not before it was said."""
        if self._size is None:
            return
        from game.scenes.tables import open_table

        try:
            match = self._make()
        except SaveError as fault:
            self.stage.replace(Notice(self._services, fault.told(self._services.texts)))
            return
        self._services.laid.add((match.game.id, self._size))
        self.stage.home(open_table(self._services, match))

    def rest(self) -> float | None:
        """Go on at once."""
        return 0

    def draw(self, canvas: Canvas) -> None:
        """Say it over the screen from which it was asked."""
        self._size = canvas.stamp
        if (self._game_id, self._size) in self._services.laid:
            return
        dim(canvas, 0.4)
        wide = text_width(canvas, self._words, STRONG, "name") + 96
        box = Rect(0, 0, canvas.width, canvas.height).centred(wide, HEIGHT)
        paint.panel(canvas, box, INK7, 12)
        sprites.draw_icon(canvas, "dice", box.x + 36, box.cy, 26, LAMP, INK7)
        draw_text(canvas, box.x + 62, box.cy, self._words, STRONG, HIGH, "name")
