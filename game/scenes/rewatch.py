"""Seeing a moment of a match under way once more: the board as it was then, and back to the table.

The match waits below and knows nothing of it: nothing can be answered or taken back meanwhile. What
is shown is the view of whoever looks at the table, so nobody learns here what others hide.
"""

from __future__ import annotations

from typing import Final

from game.match.match import Viewer
from game.match.past import Past
from game.scenes.looking_back import LookingBack
from game.scenes.stage import Services
from game.scenes.tabletop import Tabletop
from game.ui import paint, theme
from game.ui.canvas import Canvas
from game.ui.control_map import key_label
from game.ui.inputs import LEFT_BUTTON, Act, Action, Input, Pointer
from game.ui.key_caps import key_cap, key_cap_width
from game.ui.layout import Rect
from game.ui.lettering import draw_text, text_width
from game.ui.sprites import draw_icon

LEAD_SECONDS: Final = 0.5
"""How long the board is shown as it was before anything moves."""
TAIL_SECONDS: Final = 0.7
"""How long the board is shown as it became."""
SIGN: Final = "#4A3A1E"
SIGN_HEIGHT: Final = 30.0
SIGN_MARGIN: Final = 14.0
MOST_ZOOM: Final = 1.5
"""How much larger the sign may become where letters are large: it stands in the strip."""

_ENDS: Final = (Action.BACK, Action.REWATCH)
_PRESSES: Final = (Action.SKIP, Action.CONFIRM)


class Rewatch(LookingBack):
    """Some moments of a match, once more in motion."""

    def __init__(
        self, services: Services, past: Past, top: Tabletop, viewer: Viewer, moments: range
    ) -> None:
        """Show these moments to a viewer."""
        super().__init__(services, past, top, viewer)
        speed = services.settings.now.play.speed
        # Whoever wants to see it again wants to see it move.
        self.playback.director.speed = "normal" if speed in ("instant", "step") else speed
        self.playback.until = moments.stop
        self.playback.show(moments.start)
        self._lead, self._tail = LEAD_SECONDS, TAIL_SECONDS

    def update(self, seconds: float) -> None:
        """Show the board, let it move, show what became of it, and go back."""
        super().update(seconds)
        if self.playback.playing or not self.playback.still:
            return
        if self._lead > 0:
            self._lead -= seconds
            if self._lead <= 0:
                self.playback.play(on=True)
            return
        self._tail -= seconds
        if self._tail <= 0:
            self.stage.pop()

    def rest(self) -> float | None:
        """Return how long this screen can sleep: not at all."""
        return 0.0

    def handle(self, event: Input) -> None:
        """Hasten what moves, or go back to the table."""
        if isinstance(event, Act):
            self._act(event)
        elif isinstance(event, Pointer):
            left = event.kind == "down" and event.button == LEFT_BUTTON
            if left and not self._on_link(event):
                self._hasten()
            else:
                self._point(event)

    def _act(self, act: Act) -> None:
        if act.action is Action.SKIP:
            self.playback.director.hold(act.down and act.repeat)
        if not act.down or act.repeat:
            return
        if act.action is Action.INSPECT:
            self._inspect()
            return
        if act.action is Action.RULES:
            self._open_rules()
            return
        self._keys_used()
        if act.action in _ENDS:
            self.stage.pop()
        elif act.action in _PRESSES:
            self._hasten()

    def _hasten(self) -> None:
        """Complete the present beat, or end the pause before or after all of them."""
        if not self.playback.director.tap():
            self._lead = self._tail = min(self._lead, 0.01)
        self._touch()

    def draw(self, canvas: Canvas) -> None:
        """Paint the table as it was, with a sign that says so."""
        zoom = canvas.zoom(MOST_ZOOM)
        words, key = self._say("watch-looking-back"), key_label(Action.BACK)
        larger = canvas.zoomed(MOST_ZOOM)
        wide = text_width(larger, words, theme.BODY, "bold")
        whole = wide + 54 + key_cap_width(larger, key)
        self._face.aside_in_strip = (whole + 2 * SIGN_MARGIN) * zoom
        super().draw(canvas)
        paint.outline(canvas, self._face.frame.board.inset(1), theme.LAMP, 3, 2, 0.55)
        canvas, strip = larger, self._face.frame.strip.shrunk(zoom)
        sign = Rect(
            strip.right - SIGN_MARGIN - whole, strip.cy - SIGN_HEIGHT / 2, whole, SIGN_HEIGHT
        )
        paint.panel(canvas, sign, SIGN, SIGN_HEIGHT / 2)
        paint.outline(canvas, sign, theme.LAMP, SIGN_HEIGHT / 2, 1.6)
        draw_icon(canvas, "eye", sign.x + 21, sign.cy, 18, theme.LAMP, SIGN)
        draw_text(canvas, sign.x + 37, sign.cy, words, theme.BODY, theme.LAMP, "bold")
        key_cap(canvas, sign.x + 44 + wide, sign.cy, key)
