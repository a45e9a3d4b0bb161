"""The table: the scene in which one match is played, by people and AI seats, in any game.

It puts questions, takes what is pressed, and says what the panels show. What goes on in the match
is the business of its course (`course.py`), how the game looks that of its tabletop
(`tabletop.py`). What is pressed is handed on in `table_inputs.py`, keys and mouse are followed in
`table_pointing.py`, options taken in `table_choosing.py`, commands carried out in
`table_commands.py`; the curtain falls in `table_passing.py`. What is said is found in
`table_speech.py`, and how the shared panels look stands in `table_panels.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from game.match.match import Match
from game.scenes.auto_end import AutoEnd
from game.scenes.breather import is_press
from game.scenes.choices import Choices
from game.scenes.course import Course
from game.scenes.finishing import Finishing
from game.scenes.hinting import Hinting
from game.scenes.hints import Hints
from game.scenes.inspecting import Inspecting
from game.scenes.log_reading import LogReading
from game.scenes.moods import mood_of
from game.scenes.partings import Partings
from game.scenes.prompt import Saying
from game.scenes.recaps import Recaps
from game.scenes.rewatching import Rewatching
from game.scenes.stage import Scene, Services, Stage
from game.scenes.table_choosing import Choosing
from game.scenes.table_commands import TableCommands
from game.scenes.table_face import OPTION, TableFace
from game.scenes.table_inputs import TableInputs
from game.scenes.table_looking import TableLooking
from game.scenes.table_passing import Passing
from game.scenes.table_placing import Placing
from game.scenes.table_pointing import Pointing
from game.scenes.table_speech import TableSpeech
from game.scenes.tabletop import Tabletop
from game.scenes.trails import Trails
from game.scenes.tremor import Tremor, extent
from game.ui.canvas import Canvas, Stamp
from game.ui.control_map import CONTROLS
from game.ui.director import Director
from game.ui.focus import Focusable, FocusRing
from game.ui.inputs import Input

POLL_SECONDS: Final = 0.03


class Table(Scene):
    """The scene in which a match is played."""

    def __init__(
        self,
        services: Services,
        match: Match,
        top: Tabletop,
        music: str | None = None,
        air: str | None = None,
    ) -> None:
        """Lay a match out; `music` and `air` name what is played at and around this table."""
        self.match, self.game_id = match, match.game.id
        self._music, self._air = music, air
        self._services, self._top = services, top
        self._ring = ring = FocusRing(
            on_focus=self._focus_moved, on_refused=lambda _, why: self._refuse(why)
        )
        self._face = face = TableFace(services.texts, match, top)
        self._course = course = Course(
            services, match, top, on_question=self._question_changed, on_change=self._touch
        )
        self._pointing = self._new_pointing()
        self._choosing = Choosing(
            course, ring, self._pointing.lull, services.audio, armed=self._armed
        )
        self._passing = Passing(services, course, top, face, self._pointing, show=self._show)
        back = Rewatching(services, course, show=self._show, refuse=self._refuse)
        self._log = LogReading(
            face.log, ring, lambda: course.chronicle.entries, press=back.line, replace=self._place
        )
        self._commands = self._new_commands(back)
        self._looking = self._new_looking()
        hints = Hints(services.texts, match.game.id, top)
        finishing = Finishing(services.open_bots, course)
        self._auto_end = AutoEnd(services.settings, course)
        self._hinting = Hinting(course, hints, finishing, self._choosing.show)
        self._recaps = Recaps(services, course, top, self._show_recap)
        self._trails = Trails(services.settings, course, top, self._recaps)
        self._partings = Partings(services, course, top, self._show)
        self._placing = Placing(course, face, ring, self._commands, self._log, self._recaps)
        self._inputs = self._new_inputs()
        self._tremor = Tremor()
        face.on_board = self._trails.draw
        face.press = self._inputs.press
        self._speech = TableSpeech(
            services.texts, course, top, self._pointing, self._hinting, self._recaps
        )
        self._speech.aloud = services.speaker.say
        self._canvas: Canvas | None = None
        self._placed_for: tuple[Stamp, int] | None = None
        """The size of the window, and the caps of the keys, for which everything has its place."""
        self._over = False

    # What it is made of

    def _new_pointing(self) -> Pointing:
        pointing = Pointing(
            self._course,
            self._face,
            self._ring,
            press=lambda id: self._inputs.press(id),
            refuse=self._refuse,
            touch=self._touch,
            no_end=self._services.texts.say("table-end-turn-none"),
        )
        pointing.on_illegal = self._tremble
        return pointing

    def _new_commands(self, back: Rewatching) -> TableCommands:
        return TableCommands(
            self._services,
            self._course,
            self._top.naming,
            say=self._say,
            refuse=self._refuse,
            hint=self._ask_hint,
            rewatch=back.others,
            show=self._show,
            rule=self._rule_told,
        )

    def _new_looking(self) -> TableLooking:
        game_id, face = self.match.game.id, self._face
        return TableLooking(
            self._course,
            face,
            self._top,
            self._ring,
            self._pointing,
            Inspecting(self._services, game_id, self._top, face, show=self._show),
            moved=self._moved,
            gone=lambda: self._refuse(self._services.texts.say("table-centre-gone")),
            rules=lambda: self._show(self._commands.rules()),
        )

    def _new_inputs(self) -> TableInputs:
        return TableInputs(
            self._course,
            self._face,
            self._ring,
            self._log,
            self._commands,
            self._pointing,
            self._looking,
            moved=self._moved,
            choose=self._choosing.choose,
        )

    @property
    def director(self) -> Director:
        """What moves now."""
        return self._course.director

    @property
    def choices(self) -> Choices | None:
        """The question to a person, if there is one now."""
        return self._course.choices

    @property
    def ring(self) -> FocusRing:
        """Everything that can be pressed now."""
        return self._ring

    # The scene

    def enter(self, stage: Stage) -> None:
        """Sit down."""
        super().enter(stage)
        self.director.speed = self._services.settings.now.play.speed
        self._pointing.lull.begin()
        self._services.audio.music(self._music)
        self._services.audio.ambience(self._air)
        self._speech.begin()
        self._course.begin()

    def leave(self) -> None:
        """Stand up."""
        self._course.leave()
        self._services.audio.ambience(None)
        self._services.audio.duck("caption", False)
        self._services.speaker.stop()

    def cover(self) -> None:
        """Wait below another screen; nobody is kept waiting meanwhile."""
        self._course.hold()

    def resume(self) -> None:
        """Come back from the pause screen, where the speed may have been set."""
        self._course.go_on()
        play = self._services.settings.now.play
        self.director.speed = play.speed
        if self.choices is not None:
            self.choices.confirms = self._course.undo_policy == "confirm"
        self._pointing.lull.begin()
        self._place(keep_focus=True)
        self._touch()

    def again(self) -> Scene:
        """Return a table of the same match; with several people it begins behind the curtain."""
        from game.scenes.tables import open_table

        return open_table(self._services, self.match)

    def next_screens(self) -> Sequence[Callable[[], Scene]]:
        """Return how to make the two screens that open over the table."""
        return self._commands.pause, self._commands.rules

    def rest(self) -> float | None:
        """Return how long this table can sleep."""
        if self._tremor.on:
            return 0.0
        if self._face.warming.cold or (self.director.busy and not self.director.waiting):
            return 0.0
        awaits = self.choices is None or self._course.ai_awaited
        somebody_thinks = not self._over and awaits and not self.director.waiting
        if self._hinting.busy:
            return POLL_SECONDS
        if somebody_thinks or self._pointing.lull.on or self._passing.breather.left > 0:
            return POLL_SECONDS
        return self._speech.saying.left

    def update(self, seconds: float) -> None:
        """Let the match go on."""
        self._pointing.let_pass(self._canvas, seconds)
        self._passing.breather.let_pass(seconds)
        if self._speech.saying.let_pass(seconds):
            self._touch()
        self._face.warming.go_on()
        if self._tremor.on:
            self._tremor.let_pass(seconds)
            self._touch()
        if self._over:
            return
        moved, asked = self.director.busy, self.choices is not None
        self._course.update(seconds)
        if self._hinting.update(seconds):
            self._touch()
        self._auto_end.update()
        self._services.audio.duck("caption", self.director.busy)
        # While AI seats think nothing need move, and yet the next question comes unannounced.
        if (moved and not self.director.busy) or (self.choices is not None and not asked):
            self._pointing.lull.begin()
        if self._course.ended:
            self._finish()

    def draw(self, canvas: Canvas) -> None:
        """Paint the table."""
        seen = (canvas.stamp, CONTROLS.stamp)
        if seen != self._placed_for:
            self._canvas, self._placed_for = canvas, seen
            self._place()
        self._canvas = canvas
        self._passing.forget_pictures()
        if self._placing.log_moved():
            self._place(keep_focus=True)
        self._log.follow_focus()
        self._face.draw(canvas, self._speech.words(canvas), self.ring.focused)
        self._tremor.draw(canvas)
        if not self._face.log.away:
            self._recaps.draw(canvas, self._face.log_region, self.ring.focused)
        self._face.ring_places(canvas, self._log.line)
        if self._face.panes.behind:
            self.dirty = True

    def handle(self, event: Input) -> None:
        """React to keys, mouse and pad."""
        if self._passing.breather.ignores(event):
            return
        if is_press(event):
            self._hinting.stop()
        self._inputs.handle(self._canvas, event)

    def _show(self, screen: Scene) -> None:
        """Open a screen over the table."""
        self.stage.push(screen)

    def _show_recap(self, screen: Scene) -> None:
        """Open a recap over the whole board, so that all its numbers are in sight."""
        self._looking.whole()
        self._show(screen)

    def light_first_option(self) -> None:
        """Give the focus to the first option, as a key press would."""
        self._choosing.light_first()

    def look_closely(self) -> None:
        """Open large whatever is in focus, as a key press would."""
        if self._canvas is not None:
            self._looking.inspect(self._canvas)

    def press_option(self, key: str) -> None:
        """Press an option by key, and press again if it needs it."""
        self._choosing.press(key)

    def _moved(self) -> None:
        """Put everything where it belongs after something has taken another place."""
        self._place()
        self._touch()

    def _rule_told(self) -> str:
        """Return what the rules tell of whatever the inspector tells of."""
        return self._face.rule_told(self._speech.words(self._canvas), self.ring.focused)

    # Choosing

    def _question_changed(self) -> None:
        """Let everything be pressed that can be now; a person at the keys starts at the first."""
        self._services.audio.feel(mood_of(self.match))
        self._speech.saying.clear()
        self._pointing.question_changed()
        self._passing.forget_pictures()
        self._trails.question_changed()
        self._recaps.question_changed()
        self._place()
        if self.choices is not None and self.ring.by_keys and self.choices.focused is None:
            self._pointing.step_option(1)
        self._speech.tell_news()
        self._touch()
        self._passing.question_changed()
        self._partings.question_changed()

    def _place(self, *, keep_focus: bool = False) -> None:
        """Put everything that can be pressed where it belongs in this window."""
        if self._canvas is None:
            return
        saying, self._speech.saying = self._speech.saying, Saying()
        self._placing.place(self._canvas, keep_focus=keep_focus)
        self._speech.saying = saying  # Nobody has moved on.

    def _focus_moved(self, item: Focusable | None) -> None:
        self._services.audio.tick()
        if self.choices is not None:
            on_option = item is not None and item.id.startswith(OPTION)
            key = item.id.removeprefix(OPTION) if item and on_option else None
            self.choices.focus(key)
            if key is not None and self._canvas is not None:
                self._looking.bring(self._canvas, key)
        self._speech.saying.clear()
        self._hinting.focus_moved()
        self._refresh_buttons()

    def _refresh_buttons(self) -> None:
        """Let the buttons say what they can do now, and have the table drawn anew."""
        if self._canvas is not None:
            self._placing.refresh_buttons(self._canvas)
        self._touch()

    def _refuse(self, sentence: str) -> None:
        """Say why something cannot be."""
        self._say(sentence)
        self._services.audio.play("illegal")

    def _tremble(self, x: float, y: float) -> None:
        """Let a thing that was pressed in vain tremble once."""
        if self._canvas is not None and not self._services.reduced_motion:
            self._tremor.begin(extent(partial(self._face.thing_at, self._canvas), x, y))

    def _armed(self) -> None:
        """Show that an option must be pressed once more; a hint has been heeded by then."""
        self._hinting.put_away()
        self._refresh_buttons()

    def _finish(self) -> None:
        from game.scenes.tables import open_results

        self._over = True
        self.stage.replace(open_results(self._services, self.match))

    def _ask_hint(self) -> None:
        """Go on to the next step of a hint."""
        self._pointing.about = None
        self._speech.saying.clear()
        self._hinting.press()
        self._touch()

    # What is shown

    def _say(self, sentence: str) -> None:
        """Say something in the prompt line; it takes the place of a warning, which is over."""
        self._speech.say(sentence)
        self._refresh_buttons()

    def _touch(self) -> None:
        """Have the table drawn anew."""
        self.dirty = True
