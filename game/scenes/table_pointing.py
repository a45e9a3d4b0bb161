"""How somebody at a table points at things: walks by keys and pad, points and presses by mouse.

Whatever is pressed is handed on to the table (`table.py`). A press while something moves completes
the motion instead, and for a short time afterwards presses are ignored (`Lull`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.rules.contract import Target
from game.scenes.choices import Choices
from game.scenes.course import Course
from game.scenes.table_face import OPTION, TableFace
from game.scenes.table_words import ABOUT_LOG
from game.scenes.tabletop import Thing
from game.scenes.turn_end import ending_option
from game.ui.canvas import Canvas
from game.ui.director import Director
from game.ui.focus import ARROWS, SIX_WAYS, FocusRing
from game.ui.inputs import LEFT_BUTTON, Act, Action, Pointer

LULL_SECONDS: Final = 0.25
"""After a motion, a press on an option or another screen, presses are ignored this long.

None of them was meant for the next question, or for the warning that has just come up.
"""


TREMBLE: Final = 3.0
"""A mouse that moves less while keys are used rests; in logical units."""

_PRESSES: Final = (Action.SKIP, Action.CONFIRM, Action.END_TURN)


class Lull:
    """The time in which presses are ignored."""

    def __init__(self) -> None:
        self._seconds = 0.0
        self._pressed = False
        """An option has been pressed since the time passed last."""

    @property
    def on(self) -> bool:
        """Whether presses are ignored now."""
        return self._seconds > 0

    def begin(self, *, pressed: bool = False) -> None:
        """Ignore presses from now on; say whether it was a press on an option that began it."""
        self._seconds = LULL_SECONDS
        self._pressed = self._pressed or pressed

    def let_pass(self, seconds: float) -> None:
        """Let time pass."""
        # The time in which a press came lies before it, or nearly all of it.
        self._seconds = max(0.0, self._seconds - (0.0 if self._pressed else seconds))
        self._pressed = False


class Pointing:
    """What somebody at one table points at."""

    def __init__(
        self,
        course: Course,
        face: TableFace,
        ring: FocusRing,
        *,
        press: Callable[[str], None],
        refuse: Callable[[str], None],
        touch: Callable[[], None],
        no_end: str,
    ) -> None:
        """Begin with nothing pointed at.

        `press` takes the id of an option or button that the ring does not press itself, `refuse`
        a sentence that says why a thing cannot be chosen; `touch` has the table drawn anew.
        `no_end` is the sentence for a question that nothing ends but a choice.
        """
        self.lull = Lull()
        self.about: Thing | None = None
        """The thing beside the options that is asked about."""
        self.pinned: Thing | None = None
        """The thing that was pressed, and is told of until another press or Esc."""
        self._pin_at = (0.0, 0.0)
        self.by_mouse = False
        """The mouse was used last, and not the keys."""
        self._refused: tuple[Thing, str] | None = None
        """What was refused last at the present question, and the key of why."""
        self._rests: tuple[float, float] | None = None
        """Where the mouse was seen last."""
        self.on_illegal: Callable[[float, float], None] = lambda _x, _y: None
        """Hears where a thing was pressed that cannot be chosen."""
        self._course = course
        self._face = face
        self._ring = ring
        self._press = press
        self._refuse = refuse
        self._touch = touch
        self._no_end = no_end

    @property
    def _choices(self) -> Choices | None:
        return self._course.choices

    @property
    def _director(self) -> Director:
        return self._course.director

    def let_pass(self, canvas: Canvas | None, seconds: float) -> None:
        """Let the time pass in which presses are ignored; then the mouse counts where it rests."""
        ignored = self.lull.on
        self.lull.let_pass(seconds)
        if ignored and not self.lull.on and canvas is not None and self._choices is not None:
            self._look_again(canvas)

    # What is told of

    def told(self, canvas: Canvas) -> Thing | None:
        """Return the thing that is asked about: the pinned one as long as it lies there."""
        if self.pinned is None or self._director.busy:
            return self.about
        if self._face.thing_at(canvas, *self._pin_at) != self.pinned:
            self.pinned = None
        return self.pinned or self.about

    def refusal_of(self, thing: Thing | None) -> str:
        """Return the key of why a thing has just been refused; empty if it has not."""
        what, why = self._refused or (None, "")
        return why if thing == what else ""

    def question_changed(self) -> None:
        """Forget what was refused, and with the last question what is asked about."""
        self._refused = None
        if self._choices is None:
            self.about = None

    def keys_used(self) -> None:
        """Tell of what the keys mean, and no longer of what lies under a mouse that rests."""
        self.by_mouse = False
        if self.about is not None:
            self.about = None
            self._touch()

    def _pin(self, thing: Thing | None, x: float, y: float) -> None:
        """Go on telling of a thing that is pressed; of nothing, if it is pressed again."""
        self.pinned = None if thing in (ABOUT_LOG, self.pinned) else thing
        self._pin_at = x, y
        self._touch()

    def unpin(self) -> bool:
        """Tell no longer of what is pinned; say whether anything was."""
        was, self.pinned = self.pinned, None
        if was is not None:
            self._touch()
        return was is not None

    # Keys and pad

    def act(self, act: Act) -> None:
        """Hasten what moves, or walk and press the focus."""
        if act.action is Action.SKIP:
            self._director.hold(act.down and act.repeat)
        pressing = act.action in _PRESSES and act.down
        if pressing and self._director.busy:
            if not act.repeat and self._director.tap():
                self.lull.begin()
            return
        if pressing and self.lull.on:
            return
        if act.action is Action.END_TURN:
            if act.down and not act.repeat:
                self._end_turn()
            return
        by = {Action.NEXT_TARGET: 1, Action.PREVIOUS_TARGET: -1}.get(act.action)
        if by is not None and act.down:
            self.step_option(by)
        elif act.action in ARROWS:
            if act.down:
                self._walk_options(*ARROWS[act.action])
        elif act.action in SIX_WAYS:
            if act.down:
                self._lean(*SIX_WAYS[act.action])
        elif self._ring.handle(act):
            self.about = None
            self._touch()

    def _end_turn(self) -> None:
        """Press the option that ends the turn or the question, if there is one."""
        if self._choices is None:
            return
        key = ending_option(self._choices.decision)
        if key is None:
            self._refuse(self._no_end)
            return
        self._ring.by_keys = True
        self._ring.focus(OPTION + key)
        self._press(OPTION + key)

    def step_option(self, by: int) -> None:
        """Move the focus to the next or previous option, past all buttons."""
        self._ring.by_keys = True
        self.about = None
        if self._choices is not None:
            self._choices.step(by)
            focused = self._choices.focused
            if focused is not None:
                self._ring.focus(OPTION + focused.key)

    def _walk_options(self, across: int, down: int) -> None:
        """Move the focus to the option on one side, or on in their order where there is none."""
        options = [item for item in self._ring.items if item.id.startswith(OPTION)]
        if self._ring.focused not in options:
            self.step_option(1)
            return
        self._ring.by_keys = True
        if not self._ring.move(across, down, within=options):
            self.step_option(1 if across + down > 0 else -1)
        self.about = None
        self._touch()

    def _lean(self, across: float, down: float) -> None:
        """Move the focus to the option on one of six sides, as far as there is one."""
        options = [item for item in self._ring.items if item.id.startswith(OPTION)]
        if self._ring.focused not in options:
            self.step_option(1)
            return
        self._ring.by_keys = True
        self._ring.lean(across, down, within=options)
        self._touch()

    # Mouse

    def point(self, canvas: Canvas, pointer: Pointer) -> None:
        """Let the mouse complete a motion, press, or ask about what lies under it."""
        if pointer.kind == "move" and self._only_trembles(pointer):
            return
        self._rests, self.by_mouse = (pointer.x, pointer.y), True
        if pointer.kind == "down" and not self._on_button(pointer):
            if self._director.busy:
                self._director.tap()
                self.lull.begin()
                return
            if self.lull.on:
                return
        if self._ring.at(pointer.x, pointer.y) is None:
            self._leave_button(pointer)
            self._point_at_thing(canvas, pointer)
        elif self.about is not None:
            self.about = None
            self._touch()
        if self._ring.handle(pointer):
            self._touch()

    def _only_trembles(self, pointer: Pointer) -> bool:
        """Say whether a mouse that rests while keys are used has not really moved."""
        if self._rests is None or not self._ring.by_keys or self._ring.held is not None:
            return False
        across, down = pointer.x - self._rests[0], pointer.y - self._rests[1]
        return max(abs(across), abs(down)) < TREMBLE

    def _look_again(self, canvas: Canvas) -> None:
        """Tell of what has come up under a mouse that rests, before it is pressed."""
        if self._rests is not None and not self._ring.by_keys and self._ring.held is None:
            self.point(canvas, Pointer("move", *self._rests, 0))

    def forget_mouse(self) -> None:
        """Wait until the mouse moves again: it has been elsewhere, or in other hands."""
        self._rests = None

    def _on_button(self, pointer: Pointer) -> bool:
        over = self._ring.at(pointer.x, pointer.y)
        return over is not None and not over.id.startswith(OPTION)

    def _leave_button(self, pointer: Pointer) -> None:
        """Take the focus from a button that the mouse has left: it would go on telling of it."""
        focused = self._ring.focused
        on_button = focused is not None and not focused.id.startswith(OPTION)
        if on_button and pointer.kind == "move" and self._ring.held is None:
            self._ring.focused = None
            self._touch()

    def _point_at_thing(self, canvas: Canvas, pointer: Pointer) -> None:
        """Tell about a thing beside the options; when it is pressed, say why it is none.

        A thing that an option leads to, such as the top of a ladder, stands for that option.
        """
        thing = self._face.thing_at(canvas, pointer.x, pointer.y)
        option = self._option_leading_to(thing)
        pressed = pointer.kind == "down" and pointer.button == LEFT_BUTTON
        if pressed:
            self._pin(None if option is not None else thing, pointer.x, pointer.y)
        if option is not None and (pressed or pointer.kind == "move"):
            self._ring.by_keys = False
            self._ring.focus(OPTION + option)
            if pressed:
                self._press(OPTION + option)
            return
        if pointer.kind == "move" and thing != self.about:
            self.about = thing
            self._touch()
        if pressed and isinstance(thing, Target) and self._choices is not None:
            refusal = self._course.refusal(self._choices.seat, thing)
            if refusal is not None:
                self._refused = thing, refusal.key
                self.on_illegal(pointer.x, pointer.y)
                self._refuse(self._course.narrator.refusal(refusal))

    def _option_leading_to(self, thing: Thing | None) -> str | None:
        """Return the key of the option whose target a thing is."""
        if thing is None or self._choices is None:
            return None
        options = self._choices.decision.options
        return next((option.key for option in options if option.target == thing), None)
