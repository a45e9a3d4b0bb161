"""The table: the scene in which one match is played, by people and AI seats, in any game.

It turns keys, mouse and pad into choices and commands, and says what the panels show. What goes on
in the match is the business of its course (`course.py`); how the game looks that of its tabletop
(`tabletop.py`); how the shared panels look stands in `table_panels.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.match.match import Match, UndoState
from game.rules.contract import Target
from game.scenes.choices import Choices
from game.scenes.course import Course
from game.scenes.curtain import DEAF_SECONDS, Curtain, is_press
from game.scenes.prompt import prompt_of
from game.scenes.stage import Scene, Services, Stage
from game.scenes.table_face import TableFace, TableWords
from game.scenes.tabletop import Looking, Scrolling, Tabletop, Thing
from game.ui.canvas import Canvas
from game.ui.director import Director, Speed
from game.ui.focus import ARROWS, Focusable, FocusRing
from game.ui.inputs import Act, Action, Input, Pointer
from game.ui.panes import Panes

SPEEDS: Final[tuple[Speed, ...]] = ("step", "slow", "normal", "fast", "instant")

COOL_SECONDS: Final = 0.25
"""After a motion, a press on an option or another screen, presses are ignored this long.

None of them was meant for the next question, or for the warning that has just come up.
"""

POLL_SECONDS: Final = 0.03
OPTION: Final = "option:"


class Table(Scene):
    """The scene in which a match is played."""

    def __init__(
        self, services: Services, match: Match, top: Tabletop, music: str | None = None
    ) -> None:
        """Lay a match out; `music` names the piece that is played at this table."""
        self.match = match
        self._music = music
        self._services = services
        self._top = top
        self._ring = FocusRing(on_focus=self._focus_moved, on_refused=self._refused)
        self._face = TableFace(services.texts, match, top)
        self._course = Course(
            services, match, top, on_question=self._question_changed, on_change=self._touch
        )
        self._canvas: Canvas | None = None
        self._over = False
        self._cool = 0.0
        self._pressed = False
        """An option has been pressed since the last update."""
        self._deaf = 0.0
        """For how long nothing can be pressed, because a curtain has just gone up."""
        self._said = ""
        self._told = ""
        """The trouble with saving that was told last."""
        self._shown_to = self._course.viewer
        """Whose view the pictures of the panels were made for."""
        self._about: Thing | None = None

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
        self.director.speed = _speed(self._services.settings.speed)
        self._cool = COOL_SECONDS
        self._services.audio.music(self._music)
        self._course.begin()
        for notice in self.match.notices:
            self._said = self._services.texts.say(notice.key, **notice.values)

    def leave(self) -> None:
        """Stand up."""
        self._course.leave()

    def resume(self) -> None:
        """Come back from the pause screen."""
        self._cool = COOL_SECONDS
        self._touch()

    def next_screens(self) -> Sequence[Callable[[], Scene]]:
        """Return how to make the two screens that open over the table."""
        from game.scenes.pause import Pause
        from game.scenes.rules_page import RulesPage

        return (
            lambda: Pause(self._services, self.match),
            lambda: RulesPage(self._services, self.match.game.id),
        )

    def rest(self) -> float | None:
        """Return how long this table can sleep."""
        if self._face.cold or (self.director.busy and not self.director.waiting):
            return 0.0
        awaits = self.choices is None or self._course.ai_awaited
        somebody_thinks = not self._over and awaits and not self.director.waiting
        return POLL_SECONDS if somebody_thinks or self._cool > 0 or self._deaf > 0 else None

    def update(self, seconds: float) -> None:
        """Let the match go on."""
        # The time in which a press came lies before it, or nearly all of it.
        self._cool = max(0.0, self._cool - (0.0 if self._pressed else seconds))
        self._pressed = False
        self._deaf = max(0.0, self._deaf - seconds)
        self._face.warm_on()
        if self._over:
            return
        moved, asked = self.director.busy, self.choices is not None
        self._course.update(seconds)
        # While AI seats think nothing need move, and yet the next question comes unannounced.
        if (moved and not self.director.busy) or (self.choices is not None and not asked):
            self._cool = COOL_SECONDS
        if self._course.ended:
            self._finish()

    def draw(self, canvas: Canvas) -> None:
        """Paint the table."""
        if self._canvas is None or self._canvas.surface.get_size() != canvas.surface.get_size():
            self._canvas = canvas
            self._place()
        self._canvas = canvas
        self._forget_pictures()
        self._face.draw(canvas, self._words(), self.ring.focused)
        if self._face.panes.behind:
            self.dirty = True

    def handle(self, event: Input) -> None:
        """React to keys, mouse and pad."""
        if self._deaf > 0 and is_press(event):
            return
        if self._face.log.handle(event):
            self._touch()
        elif isinstance(event, Act):
            if not self._command(event):
                self._act(event)
        elif isinstance(event, Pointer) and self._canvas is not None:
            if self._scrolls(self._canvas, event):
                self._place()
                self._touch()
            else:
                self._point(event)

    def _scrolls(self, canvas: Canvas, pointer: Pointer) -> bool:
        """Let a board that is larger than its region use the mouse to look aside."""
        top = self._top
        return isinstance(top, Scrolling) and top.scroll(canvas, self._face.frame, pointer)

    def light_first_option(self) -> None:
        """Give the focus to the first option, as a key press would."""
        if self.choices is not None:
            self.ring.by_keys = True
            self.ring.focus(OPTION + self.choices.decision.options[0].key)

    def press_option(self, key: str) -> None:
        """Press an option by key, and press again if it needs it."""
        asked = self.choices
        for _ in range(2):
            if asked is not None and asked is self.choices and asked.decision.option(key):
                self._choose(key)

    # Input

    def _command(self, act: Act) -> bool:
        """Carry out an action that does not depend on the focus; say whether it was one."""
        commands = {
            Action.BACK: self._pause,
            Action.RULES: self._open_rules,
            Action.UNDO: self._undo,
            Action.REDO: self._redo,
            Action.SPEED: self._next_speed,
            Action.SKIP_ALL: self._course.hurry,
        }
        command = commands.get(act.action)
        if command is None or not act.down or act.repeat:
            return act.down and self._looks(act.action)
        command()
        return True

    def _looks(self, action: Action) -> bool:
        """Let a board that can be looked at in other ways use a key."""
        top = self._top
        if not isinstance(top, Looking) or not top.look(action):
            return False
        self._place()
        self._touch()
        return True

    def _act(self, act: Act) -> None:
        """Hasten what moves, or walk and press the focus."""
        if act.action is Action.SKIP:
            self.director.hold(act.down and act.repeat)
        pressing = act.action in (Action.SKIP, Action.CONFIRM) and act.down
        if pressing and self.director.busy:
            if not act.repeat and self.director.tap():
                self._cool = COOL_SECONDS
            return
        if pressing and self._cool > 0:
            return
        by = {Action.NEXT_TARGET: 1, Action.PREVIOUS_TARGET: -1}.get(act.action)
        if by is not None and act.down:
            self._step_option(by)
        elif act.action in ARROWS:
            if act.down:
                self._walk_options(*ARROWS[act.action])
        elif self.ring.handle(act):
            self._about = None
            self._touch()

    def _walk_options(self, across: int, down: int) -> None:
        """Move the focus to the option on one side, or on in their order where there is none."""
        options = [item for item in self.ring.items if item.id.startswith(OPTION)]
        if self.ring.focused not in options:
            self._step_option(1)
            return
        self.ring.by_keys = True
        if not self.ring.move(across, down, within=options):
            self._step_option(1 if across + down > 0 else -1)
        self._about = None
        self._touch()

    def _step_option(self, by: int) -> None:
        """Move the focus to the next or previous option, past all buttons."""
        self.ring.by_keys = True
        self._about = None
        if self.choices is not None:
            self.choices.step(by)
            focused = self.choices.focused
            if focused is not None:
                self.ring.focus(OPTION + focused.key)

    def _point(self, pointer: Pointer) -> None:
        """Let the mouse complete a motion, press, or ask about what lies under it."""
        if pointer.kind == "down" and not self._on_button(pointer):
            if self.director.busy:
                self.director.tap()
                self._cool = COOL_SECONDS
                return
            if self._cool > 0:
                return
        over = self.ring.at(pointer.x, pointer.y)
        if over is None:
            self._leave_button(pointer)
            self._point_at_thing(pointer)
        elif self._about is not None:
            self._about = None
            self._touch()
        if self.ring.handle(pointer):
            self._touch()

    def _on_button(self, pointer: Pointer) -> bool:
        over = self.ring.at(pointer.x, pointer.y)
        return over is not None and not over.id.startswith(OPTION)

    def _leave_button(self, pointer: Pointer) -> None:
        """Take the focus from a button that the mouse has left: it would go on telling of it."""
        focused = self.ring.focused
        on_button = focused is not None and not focused.id.startswith(OPTION)
        if on_button and pointer.kind == "move" and self.ring.held is None:
            self.ring.focused = None
            self._touch()

    def _point_at_thing(self, pointer: Pointer) -> None:
        """Tell about a thing beside the options; when it is pressed, say why it is none.

        A thing that an option leads to, such as the top of a ladder, stands for that option.
        """
        assert self._canvas is not None
        thing = self._face.thing_at(self._canvas, pointer.x, pointer.y)
        option = self._option_leading_to(thing)
        pressed = pointer.kind == "down" and pointer.button == 1
        if option is not None and (pressed or pointer.kind == "move"):
            self.ring.by_keys = False
            self.ring.focus(OPTION + option)
            if pressed:
                self._confirm(OPTION + option)
            return
        if pointer.kind == "move" and thing != self._about:
            self._about = thing
            self._touch()
        if pressed and isinstance(thing, Target) and self.choices is not None:
            refusal = self._course.refusal(self.choices.seat, thing)
            if refusal is not None:
                self._say(self._course.narrator.refusal(refusal))
                self._services.audio.play("illegal")

    def _option_leading_to(self, thing: Thing | None) -> str | None:
        """Return the key of the option whose target a thing is."""
        if thing is None or self.choices is None:
            return None
        options = self.choices.decision.options
        return next((option.key for option in options if option.target == thing), None)

    # Choosing

    def _question_changed(self) -> None:
        """Let everything be pressed that can be now; a person at the keys starts at the first."""
        if self.choices is None:
            self._said = ""
            self._about = None
        self._forget_pictures()
        self._place()
        if self.choices is not None and self.ring.by_keys and self.choices.focused is None:
            self._step_option(1)
        self._tell_trouble()
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

    def _curtain_up(self) -> None:
        self._deaf = DEAF_SECONDS
        self._course.sit_down()

    def _tell_trouble(self) -> None:
        """Say once, when somebody can read it, why the match could not be saved."""
        people = any(plan.kind == "human" for plan in self.match.seats)
        trouble = self._course.trouble
        if trouble != self._told and (self.choices is not None or not people):
            self._told = self._said = trouble

    def _place(self) -> None:
        """Put a focusable wherever something can be pressed at this window size."""
        if self._canvas is None:
            return
        by_keys, said, before = self.ring.by_keys, self._said, self.ring.focused
        self._face.lay_out(self._canvas)
        items = self._face.option_items(self._canvas, self.choices, self._confirm)
        self.ring.replace([*items, *self._face.button_items(self._canvas, self._buttons())])
        # Enter must not fall on the first button because the options have gone.
        astray = self.choices is None and (before is None or before.id.startswith(OPTION))
        if astray or (not by_keys and not self.ring.held):
            self.ring.focused = None
            if self.choices is not None:
                self.choices.focus(None)
        self._said = said  # Nobody has moved on.

    def _buttons(self) -> dict[str, tuple[bool, str]]:
        """Return which buttons can be pressed, and why not where they cannot."""
        undo = redo = UndoState(False, "shell-undo-nothing")
        person = self._course.person
        if person is not None:
            undo, redo = self.match.can_undo(person), self.match.can_redo(person)
        always = (True, "")
        return {
            "undo": (undo.ok, self._reason(undo)),
            "redo": (redo.ok, self._reason(redo)),
            **dict.fromkeys(("speed", "rules", "menu"), always),
        }

    def _reason(self, state: UndoState) -> str:
        """Return why an answer cannot be taken back or given again; nothing if it can."""
        if state.ok:
            return ""
        return self._services.texts.say(state.reason, **self._top.naming.values(state.values))

    def _focus_moved(self, item: Focusable | None) -> None:
        if self.choices is not None:
            on_option = item is not None and item.id.startswith(OPTION)
            self.choices.focus(item.id.removeprefix(OPTION) if item and on_option else None)
        self._said = ""
        self._touch()

    def _refused(self, _item: Focusable, sentence: str) -> None:
        self._say(sentence)
        self._services.audio.play("illegal")

    def _confirm(self, id: str) -> None:
        """Press an option or a button."""
        if not id.startswith(OPTION):
            self._press_button(id)
        elif self._cool <= 0:
            self._choose(id.removeprefix(OPTION))

    def _choose(self, option: str) -> None:
        """Take an option. The second half of a double click is not meant for what follows."""
        if self.choices is None:
            return
        self._cool, self._pressed = COOL_SECONDS, True
        self.choices.focus(option)
        key = self.choices.confirm()
        if key is None:
            self._services.audio.play("illegal")
            self._touch()
        else:
            self._services.audio.play("press")
            self._course.answer(self.choices.seat, key)

    def _press_button(self, id: str) -> None:
        press = {
            "undo": self._undo, "redo": self._redo, "speed": self._next_speed,
            "rules": self._open_rules, "menu": self._pause,
        }[id]  # fmt: skip
        press()

    def _finish(self) -> None:
        from game.scenes.tables import open_results

        self._over = True
        self.stage.replace(open_results(self._services, self.match))

    # Commands

    def _undo(self) -> None:
        person = self._course.person
        if person is None or self.director.busy:
            return
        reason = self._reason(self.match.can_undo(person))
        if reason:
            self._say(reason)
            self._services.audio.play("illegal")
            return
        self._services.audio.play("cancel")
        self._said = ""
        self._course.undo(person)

    def _redo(self) -> None:
        seat = self._course.person
        if seat is None or self.director.busy:
            return
        reason = self._reason(self.match.can_redo(seat))
        if reason:
            self._say(reason)
            self._services.audio.play("illegal")
        else:
            self._course.redo(seat)

    def _next_speed(self) -> None:
        place = (SPEEDS.index(self.director.speed) + 1) % len(SPEEDS)
        self.director.speed = SPEEDS[place]
        self._services.settings.speed = SPEEDS[place]
        name = self._services.texts.say(f"table-speed-{SPEEDS[place]}")
        self._say(self._services.texts.say("table-speed-now", speed=name))

    def _pause(self) -> None:
        from game.scenes.pause import Pause

        self.stage.push(Pause(self._services, self.match))

    def _open_rules(self) -> None:
        from game.scenes.rules_page import RulesPage

        self.stage.push(RulesPage(self._services, self.match.game.id))

    # What is shown

    def _say(self, sentence: str) -> None:
        """Say something in the prompt line; it takes the place of a warning, which is over."""
        if self.choices is not None:
            self.choices.armed = None
        self._said = sentence
        self._touch()

    def _touch(self) -> None:
        """Have the table drawn anew."""
        self.dirty = True

    def _words(self) -> TableWords:
        """Return everything that the panels say now."""
        armed = self.choices is not None and self.choices.armed is not None
        prompt = prompt_of(self._services.texts, self._top, self._course, self._said)
        return TableWords(
            sentence=prompt.sentence,
            look=prompt.look,
            alarm=armed or bool(self._said and self._said == self._told),
            choices=self.choices,
            about=self._about,
            entries=self._course.chronicle.entries,
            speed=self.director.speed,
        )


def _speed(name: str) -> Speed:
    """Return a speed by the name it is remembered under."""
    return next((speed for speed in SPEEDS if speed == name), "normal")
