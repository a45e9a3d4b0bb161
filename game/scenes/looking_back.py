"""What all screens have in common on which a match is looked back at: the table without questions.

The table's own face shows the board, the panels and the log as they were. What can be done about
it is up to the screens: `watch.py` for whole matches, `rewatch.py` for a moment of one under way.
"""

from __future__ import annotations

from typing import Final

from game.match.past import Onlooker, Past
from game.scenes.inspecting import Inspecting
from game.scenes.narration import Narrator
from game.scenes.playback import Playback
from game.scenes.stage import Scene, Services
from game.scenes.table_face import TableFace
from game.scenes.table_words import ABOUT_LOG, TableWords
from game.scenes.tabletop import Tabletop, Thing
from game.ui.canvas import Canvas, Stamp
from game.ui.inputs import LEFT_BUTTON, RIGHT_BUTTON, Pointer

POLL_SECONDS: Final = 0.03


class LookingBack(Scene):
    """A match as it was, on its own tabletop."""

    def __init__(
        self,
        services: Services,
        past: Past,
        top: Tabletop,
        onlooker: Onlooker,
        foot: float = 0.0,
        low_foot: float = 0.0,
    ) -> None:
        """Lay the first position out; below the table a strip stays free, `foot` high."""
        self._services = services
        self._say = services.texts.say
        self.past, self.game_id = past, past.game.id
        self._top = top
        self._face = TableFace(services.texts, past, top, foot, low_foot)
        self._narrator = Narrator(services.texts, past.game.id, top.naming)
        self.playback = Playback(services, past, top, onlooker, self._touch)
        self._about: Thing | None = None
        self._inspecting = Inspecting(
            services, past.game.id, top, self._face, show=lambda screen: self.stage.push(screen)
        )
        self._size: Stamp | None = None
        self._canvas: Canvas | None = None

    def update(self, seconds: float) -> None:
        """Let the match go on."""
        self._face.warming.go_on()
        self.playback.update(seconds)

    def rest(self) -> float | None:
        """Return how long this screen can sleep."""
        if self._face.warming.cold or self.playback.director.busy or self.playback.playing:
            return 0.0
        return None

    def draw(self, canvas: Canvas) -> None:
        """Paint the table as it was."""
        size = canvas.stamp
        if size != self._size:
            self._size = size
            self._face.lay_out(canvas)
        self._canvas = canvas
        self._face.draw(canvas, self._words(), None)
        if self._face.panes.behind:
            self.dirty = True

    def _touch(self) -> None:
        self.dirty = True

    # What is pointed at

    def _point(self, pointer: Pointer) -> None:
        """Scroll the log or the board, or ask about what lies under the mouse."""
        canvas = self._canvas
        if canvas is None:
            return
        if self._on_link(pointer):
            self._open_rules()
            return
        if self._face.log.handle(pointer) or self._face.scrolls(canvas, pointer):
            self._touch()
        elif pointer.kind == "down" and pointer.button == RIGHT_BUTTON:
            self._inspecting.press(canvas, pointer, None, None)
        elif pointer.kind == "down" and pointer.button == LEFT_BUTTON:
            self._look_at_seat(canvas, pointer)
        elif pointer.kind == "move":
            about = self._face.thing_at(canvas, pointer.x, pointer.y)
            if about != self._about:
                self._about = about
                self._touch()

    def _on_link(self, pointer: Pointer) -> bool:
        """Say whether the line below what is told is pressed, which leads to the rules."""
        left = pointer.kind == "down" and pointer.button == LEFT_BUTTON
        return left and self._face.rule_line.holds(pointer.x, pointer.y)

    def _open_rules(self) -> None:
        """Open the rules where they tell of whatever the inspector tells of."""
        from game.scenes.rules_page import RulesPage

        rule = self._face.rule_told(self._words(), None)
        self.stage.push(RulesPage(self._services, self.past.game.id, rule=rule))

    def _look_at_seat(self, canvas: Canvas, pointer: Pointer) -> None:
        """Bring somebody into the middle whose row of the rail is pressed."""
        seat = self._face.seat_at(canvas, pointer.x, pointer.y)
        if seat is not None and self._face.sight.centre(self._face.frame, seat):
            self._touch()

    def _inspect(self) -> None:
        """Show large what lies under the mouse, or else the first thing at the table."""
        if self._canvas is not None:
            self._inspecting.open(self._canvas, None if self._about == ABOUT_LOG else self._about)

    def _keys_used(self) -> None:
        """Tell no longer of what lies under a mouse that rests."""
        if self._about is not None:
            self._about = None
            self._touch()

    # What is said

    def _words(self) -> TableWords:
        return TableWords(
            sentence=self._sentence(),
            look=self._top.acting_look(),
            alarm=False,
            choices=None,
            about=self._about,
            entries=self.playback.chronicle.entries,
            speed=self.playback.director.speed,
        )

    def _sentence(self) -> str:
        """Return what is said of the moment that is shown."""
        caption = self.playback.director.caption
        if caption:
            return caption
        if self.past.moment >= self.past.moments and self.past.over:
            return self._say("table-over")
        told = self.playback.chronicle.entries
        return told[-1].lines[-1].sentence if told and told[-1].lines else self._asked()

    def _asked(self) -> str:
        """Return what is asked at the position that is shown."""
        asked = self.past.decisions()
        seat = min(asked, default=None)
        return "" if seat is None else self._narrator.question(asked[seat], seat)
