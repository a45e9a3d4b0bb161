"""The table: the scene in which one match is played, by people and AI seats, in any game.

It puts questions, takes what is pressed, and says what the panels show. What goes on in the match
is the business of its course (`course.py`), how the game looks that of its tabletop
(`tabletop.py`). Keys and mouse are followed in `table_pointing.py`, commands carried out in
`table_commands.py`; how the shared panels look stands in `table_panels.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.match.match import Match
from game.scenes.choices import Choices
from game.scenes.course import Course
from game.scenes.crumbs import step_of
from game.scenes.curtain import Curtain, is_press
from game.scenes.hinting import Hinting
from game.scenes.hints import Hints
from game.scenes.inspecting import Inspecting
from game.scenes.log_reading import LogReading, draw_places
from game.scenes.prompt import Saying, prompt_of
from game.scenes.recaps import RECAP, Recaps
from game.scenes.rewatching import Rewatching
from game.scenes.stage import Scene, Services, Stage
from game.scenes.table_buttons import BUTTON_ACTIONS, ButtonStates
from game.scenes.table_commands import TableCommands
from game.scenes.table_face import OPTION, TableFace
from game.scenes.table_looking import TableLooking
from game.scenes.table_pointing import Pointing
from game.scenes.table_words import VEIL, TableWords
from game.scenes.tabletop import Tabletop
from game.scenes.trails import Trails
from game.ui.canvas import Canvas, Stamp
from game.ui.control_map import CONTROLS
from game.ui.director import Director
from game.ui.focus import ARROWS, Focusable, FocusRing, Target
from game.ui.inputs import Act, Action, Input, Pointer
from game.ui.layout import BoardFrame, Rect
from game.ui.panes import Panes

POLL_SECONDS: Final = 0.03

LOOKS_ONCE: Final = (Action.INSPECT, Action.CENTRE)
"""Keys that look once, however long they are held."""

ON_BOARD: Final = (*ARROWS, Action.NEXT_TARGET, Action.PREVIOUS_TARGET)
"""The keys that lead from option to option."""


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
        self.match = match
        self._music = music
        self._air = air
        self._services = services
        self._top = top
        self._ring = FocusRing(on_focus=self._focus_moved, on_refused=self._refused)
        self._face = TableFace(services.texts, match, top)
        self._course = Course(
            services, match, top, on_question=self._question_changed, on_change=self._touch
        )
        self._pointing = Pointing(
            self._course,
            self._face,
            self._ring,
            press=self._confirm,
            refuse=self._refuse,
            touch=self._touch,
            no_end=services.texts.say("table-end-turn-none"),
        )
        self._lull = self._pointing.lull
        self._back = Rewatching(
            services, self._course, show=lambda screen: self.stage.push(screen), refuse=self._refuse
        )
        self._log = LogReading(
            self._face.log,
            self._ring,
            lambda: self._course.chronicle.entries,
            press=self._back.line,
            replace=self._place,
        )
        self._logged: object = None
        """What of the log was in sight when everything had its place."""
        self._commands = TableCommands(
            services,
            self._course,
            top.naming,
            say=self._say,
            refuse=self._refuse,
            hint=self._ask_hint,
            rewatch=self._back.others,
            show=lambda screen: self.stage.push(screen),
            refused=lambda: self._pointing.refused,
        )
        self._inspecting = Inspecting(
            services, match.game.id, top, self._face, show=lambda screen: self.stage.push(screen)
        )
        self._looking = TableLooking(
            self._course,
            self._face,
            top,
            self._ring,
            self._pointing,
            self._inspecting,
            moved=self._moved,
            gone=self._gone,
        )
        hints = Hints(services.texts, match.game.id, top)
        self._hinting = Hinting(self._course, hints, self._show_option)
        self._trails = Trails(services.settings, self._course, top)
        self._face.on_board = self._draw_trails
        self._face.press = self._confirm
        self._recaps = Recaps(services, self._course, top, self._show_recap)
        self._canvas: Canvas | None = None
        self._placed_for: tuple[Stamp, int] | None = None
        """The size of the window, and the caps of the keys, for which everything has its place."""
        self._over = False
        self._deaf = 0.0
        """For how long nothing can be pressed, because a curtain has just gone up."""
        self._saying = Saying()
        self._news = ""
        """What loading has to tell, until somebody can read it."""
        self._told = ""
        """The trouble with saving that was told last."""
        self._shown_to = self._course.viewer
        """Whose view the pictures of the panels were made for."""

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
        self._lull.begin()
        self._services.audio.music(self._music)
        self._services.audio.ambience(self._air)
        for notice in self.match.notices:
            self._news = self._services.texts.say(notice.key, **notice.values)
        self._course.begin()

    def leave(self) -> None:
        """Stand up."""
        self._course.leave()
        self._services.audio.ambience(None)
        self._services.audio.duck("caption", False)

    def cover(self) -> None:
        """Wait below another screen; nobody is kept waiting meanwhile."""
        self._course.hold()

    def resume(self) -> None:
        """Come back from the pause screen, where the speed may have been set."""
        self._course.go_on()
        play = self._services.settings.now.play
        self.director.speed = play.speed
        if self.choices is not None:
            self.choices.confirms = play.undo == "confirm"
        self._lull.begin()
        self._place()
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
        if self._face.warming.cold or (self.director.busy and not self.director.waiting):
            return 0.0
        awaits = self.choices is None or self._course.ai_awaited
        somebody_thinks = not self._over and awaits and not self.director.waiting
        if self._hinting.thinking:
            return POLL_SECONDS
        if somebody_thinks or self._lull.on or self._deaf > 0:
            return POLL_SECONDS
        return self._saying.left

    def update(self, seconds: float) -> None:
        """Let the match go on."""
        self._let_lull_pass(seconds)
        self._deaf = max(0.0, self._deaf - seconds)
        if self._saying.let_pass(seconds):
            self._touch()
        self._face.warming.go_on()
        if self._over:
            return
        moved, asked = self.director.busy, self.choices is not None
        self._course.update(seconds)
        if self._hinting.update():
            self._touch()
        self._services.audio.duck("caption", self.director.busy)
        # While AI seats think nothing need move, and yet the next question comes unannounced.
        if (moved and not self.director.busy) or (self.choices is not None and not asked):
            self._lull.begin()
        if self._course.ended:
            self._finish()

    def _let_lull_pass(self, seconds: float) -> None:
        """Let the time pass in which presses are ignored; then the mouse counts where it rests."""
        ignored = self._lull.on
        self._lull.let_pass(seconds)
        if ignored and not self._lull.on and self._canvas is not None and self.choices is not None:
            self._pointing.look_again(self._canvas)

    def draw(self, canvas: Canvas) -> None:
        """Paint the table."""
        seen = (canvas.stamp, CONTROLS.stamp)
        if seen != self._placed_for:
            self._canvas, self._placed_for = canvas, seen
            self._place()
        self._canvas = canvas
        self._forget_pictures()
        self._place_log()
        self._log.follow_focus()
        self._face.draw(canvas, self._words(), self.ring.focused)
        focused = self.ring.focused
        on_recap = focused is not None and focused.id == RECAP
        if not self._face.log.away:
            self._recaps.draw(canvas, self._face.log_region, focused=on_recap)
        if self._log.line is not None:
            canvas, face = canvas.plain(), self._face
            draw_places(canvas, face.sight.places(canvas, face.frame, self._log.line))
        if self._face.panes.behind:
            self.dirty = True

    def handle(self, event: Input) -> None:
        """React to keys, mouse and pad."""
        if self._deaf > 0 and is_press(event):
            return
        if self._face.log.handle(event):
            self._place()
            self._touch()
        elif isinstance(event, Act):
            self._see_board(event)
            if event.down and event.action is not Action.INSPECT:
                self._pointing.keys_used()
            if not self._log.act(event) and not self._command(event):
                self._pointing.act(event)
        elif isinstance(event, Pointer) and self._canvas is not None:
            if self._looking.press(self._canvas, event, self._pause):
                return
            on_option = self.ring.at(event.x, event.y) is not None
            if self._face.scrolls(self._canvas, event, on_option=on_option):
                if event.kind == "move":
                    self._pointing.unpin()  # It was no press, but the beginning of a drag.
                self._place()
                self._touch()
            else:
                self._pointing.point(self._canvas, event)
                self._looking.at_seat(self._canvas, event)

    def _show_recap(self, screen: Scene) -> None:
        """Open a recap over the whole board, so that all its numbers are in sight."""
        self._looking.whole()
        self.stage.push(screen)

    def _draw_trails(self, canvas: Canvas, frame: BoardFrame) -> None:
        """Draw where others have gone, unless a recap says it with numbers of its own."""
        if not self._recaps.telling:
            self._trails.draw(canvas, frame)

    def light_first_option(self) -> None:
        """Give the focus to the first option, as a key press would."""
        if self.choices is not None:
            self.ring.by_keys = True
            self.ring.focus(OPTION + self.choices.decision.options[0].key)

    def look_closely(self) -> None:
        """Open large whatever is in focus, as a key press would."""
        if self._canvas is not None:
            self._looking.inspect(self._canvas)

    def press_option(self, key: str) -> None:
        """Press an option by key, and press again if it needs it."""
        asked = self.choices
        for _ in range(2):
            if asked is not None and asked is self.choices and asked.decision.option(key):
                self._choose(key)

    # Input

    def _command(self, act: Act) -> bool:
        """Carry out an action that does not depend on the focus; say whether it was one."""
        once = act.down and not act.repeat
        if once and act.action is Action.BACK and self._pointing.unpin():
            return True
        if once and self._commands.carry_out(act.action):
            return True
        if self._canvas is None or not act.down or (act.repeat and act.action in LOOKS_ONCE):
            return False
        return self._looking.act(self._canvas, act.action)

    def _pause(self) -> None:
        """Let go of what is pinned, or else open the menu."""
        self._command(Act(Action.BACK))

    def _moved(self) -> None:
        """Put everything where it belongs after the board was looked at in another way."""
        self._place()
        self._touch()

    def _gone(self) -> None:
        """Say that somebody who is wanted is not on the board."""
        self._refuse(self._services.texts.say("table-centre-gone"))

    def _see_board(self, act: Act) -> None:
        """Put a log away that lies over the board when somebody goes on there by keys."""
        log = self._face.log
        if log.drawer and log.open and self._log.line is None and act.action in ON_BOARD:
            self._log.toggle()

    # Choosing

    def _question_changed(self) -> None:
        """Let everything be pressed that can be now; a person at the keys starts at the first."""
        self._saying.clear()
        self._pointing.refused = ""
        if self.choices is None:
            self._pointing.about = None
        self._forget_pictures()
        self._trails.question_changed()
        self._recaps.question_changed()
        self._place()
        if self.choices is not None and self.ring.by_keys and self.choices.focused is None:
            self._pointing.step_option(1)
        self._tell_news()
        self._touch()
        person = self._course.passing_to
        if person is not None:
            naming, up = self._top.naming, self._curtain_up
            self.stage.push(Curtain(self._services, self.match, naming, person, up))

    def _forget_pictures(self) -> None:
        """Let no picture that was made for one person stay for others, not for one frame."""
        if self._course.viewer != self._shown_to:
            self._shown_to = self._course.viewer
            self._face.panes = Panes()
            self._pointing.unpin()

    def _curtain_up(self) -> None:
        self._deaf = self._services.settings.now.play.rest_after_curtain
        self._pointing.forget_mouse()
        self._course.sit_down()

    def _tell_news(self) -> None:
        """Say once, when somebody can read it, what loading told, or why saving failed."""
        people = any(plan.kind == "human" for plan in self.match.seats)
        if self.choices is None and people:
            return
        news, self._news = self._news, ""
        if self._course.trouble != self._told:
            self._told = news = self._course.trouble
        if news:
            self._saying.say(news, stays=True)

    def _place(self) -> None:
        """Put a focusable wherever something can be pressed at this window size."""
        if self._canvas is None:
            return
        by_keys, saying, before = self.ring.by_keys, self._saying, self.ring.focused
        self._saying = Saying()
        self._face.lay_out(self._canvas)
        log, away = self._face.log_region, self._face.log.away
        items = [
            item
            for item in self._face.option_items(self._canvas, self.choices)
            if away or not self._face.frame.drawer or not log.overlaps(Rect(*item.box))
        ]
        if self._course.openly:
            items += self._face.veil_items()
        items += self._face.button_items(self._canvas, self._button_states())
        items += [] if away else self._recaps.items(self._canvas, log)
        items += self._face.crumb_items(self._canvas, self.choices, self._commands.crumbs())
        self._face.lay_log(self._canvas, self._course.chronicle.entries)
        items += self._log.items()
        self.ring.replace(items)
        # Enter must not fall on the first button because the options have gone.
        astray = self.choices is None and (before is None or before.id.startswith(OPTION))
        if astray or (not by_keys and not self.ring.held):
            self.ring.focused = None
            if self.choices is not None:
                self.choices.focus(None)
        self._saying = saying  # Nobody has moved on.

    def _place_log(self) -> None:
        """Let the sentences of the log be pressed where they stand now."""
        told = self._course.chronicle.entries
        logged = (len(told), told[-1].text if told else "", self._face.log.in_sight)
        if logged != self._logged:
            self._logged = logged
            self._place()

    def _focus_moved(self, item: Focusable | None) -> None:
        if self.choices is not None:
            on_option = item is not None and item.id.startswith(OPTION)
            key = item.id.removeprefix(OPTION) if item and on_option else None
            self.choices.focus(key)
            if key is not None and self._canvas is not None:
                self._looking.bring(self._canvas, key)
        self._saying.clear()
        self._hinting.focus_moved()
        self._refresh_buttons()
        self._touch()

    def _button_states(self) -> ButtonStates:
        """Return which buttons there are; one for the log only where it can be put away."""
        drawer = {"log": (True, "")} if self._face.frame.drawer else {}
        return {**self._commands.buttons(), "zoom": (True, ""), **drawer}

    def _refresh_buttons(self) -> None:
        """Let the buttons say whether they can be pressed, where they stand."""
        if self._canvas is None or self.choices is None or not self.choices.confirms:
            return
        states = self._button_states()
        self._face.button_items(self._canvas, states)
        for item in self.ring.items:
            if isinstance(item, Target) and item.id in states:
                item.enabled, item.why_not = states[item.id]

    def _refused(self, _item: Focusable, sentence: str) -> None:
        self._refuse(sentence)

    def _refuse(self, sentence: str) -> None:
        """Say why something cannot be."""
        self._say(sentence)
        self._services.audio.play("illegal")

    def _confirm(self, id: str) -> None:
        """Press an option or a button."""
        if id == VEIL:
            self._course.call()
        elif (step := step_of(id)) is not None:
            self._commands.go_back(step)
        elif id == "log":
            self._log.toggle()
        elif id == "zoom":
            self._looking.nearer()
        elif not id.startswith(OPTION):
            self._commands.carry_out(BUTTON_ACTIONS[id])
        elif not self._lull.on:
            self._choose(id.removeprefix(OPTION))

    def _choose(self, option: str) -> None:
        """Take an option. The second half of a double click is not meant for what follows."""
        if self.choices is None:
            return
        self._lull.begin(pressed=True)
        self.choices.focus(option)
        key = self.choices.confirm()
        if key is None:
            self._services.audio.play("illegal" if self.choices.alarming else "press")
            self._hinting.put_away()
            self._refresh_buttons()
            self._touch()
        else:
            self._services.audio.play("press")
            self._course.answer(self.choices.seat, key)

    def _finish(self) -> None:
        from game.scenes.tables import open_results

        self._over = True
        self.stage.replace(open_results(self._services, self.match))

    # Hints

    def _ask_hint(self) -> None:
        """Go on to the next step of a hint."""
        self._pointing.about = None
        self._saying.clear()
        self._hinting.press()
        self._touch()

    def _show_option(self, key: str) -> None:
        """Give the focus to the option that a hint proposes."""
        if self.choices is not None:
            self.choices.focus(key)
            self.ring.focus(OPTION + key)

    # What is shown

    def _say(self, sentence: str) -> None:
        """Say something in the prompt line; it takes the place of a warning, which is over."""
        if self.choices is not None:
            self.choices.armed = None
        self._saying.say(sentence)
        self._hinting.put_away()
        self._refresh_buttons()
        self._touch()

    def _touch(self) -> None:
        """Have the table drawn anew."""
        self.dirty = True

    def _words(self) -> TableWords:
        """Return everything that the panels say now."""
        armed = self.choices is not None and self.choices.alarming
        about = self._pointing.about if self._canvas is None else self._pointing.told(self._canvas)
        hint = self._hinting.told
        said = self._saying.words if hint is None else hint.sentence
        prompt = prompt_of(self._services.texts, self._top, self._course, said)
        return TableWords(
            sentence=prompt.sentence,
            look=prompt.look,
            alarm=armed or bool(said and said == self._told),
            choices=self.choices,
            about=about,
            pinned=about is not None and about == self._pointing.pinned,
            entries=self._course.chronicle.entries,
            speed=self.director.speed,
            hint=hint,
            recap=self._recaps.about(),
        )
