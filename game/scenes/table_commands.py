"""What can be done at any table besides answering: take back, set the speed, open other screens.

Keys and buttons mean the same commands. Which key is which stands in `keys.py`, which button in
`table_buttons.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.match.match import Match
from game.match.undo import NOTHING_TO_UNDO, UndoState
from game.scenes.course import Course
from game.scenes.narration import Naming
from game.scenes.quick_save import quick_load, quick_save
from game.scenes.stage import Scene, Services
from game.ui.director import Speed
from game.ui.inputs import Action

SPEEDS: Final[tuple[Speed, ...]] = ("step", "slow", "normal", "fast", "instant")


class TableCommands:
    """The commands of one table."""

    def __init__(
        self,
        services: Services,
        course: Course,
        naming: Naming,
        *,
        say: Callable[[str], None],
        refuse: Callable[[str], None],
        hint: Callable[[], None],
        rewatch: Callable[[], None],
        show: Callable[[Scene], None],
        rule: Callable[[], str],
    ) -> None:
        """Take a match in hand.

        `say` puts a sentence into the prompt line, `refuse` one that says why not, `hint` goes on
        to the next step of a hint, `rewatch` shows once more what others did, `show` opens a screen
        over the table, `rule` tells what the rules tell of whatever is pointed at.
        """
        self._services = services
        self._course = course
        self._naming = naming
        self._say = say
        self._refuse = refuse
        self._hint = hint
        self._show = show
        self._rule = rule
        self._commands: dict[Action, Callable[[], None]] = {
            Action.BACK: lambda: show(self.pause()),
            Action.RULES: lambda: show(self.rules()),
            Action.SETTINGS: lambda: show(self.settings()),
            Action.UNDO: self._undo,
            Action.REDO: self._redo,
            Action.HINT: self._ask_hint,
            Action.REWATCH: rewatch,
            Action.SPEED: self._next_speed,
            Action.SKIP_ALL: course.hurry,
            Action.QUICK_SAVE: lambda: say(quick_save(services, course.match)),
            Action.QUICK_LOAD: self._quick_load,
        }

    @property
    def _match(self) -> Match:
        return self._course.match

    def carry_out(self, action: Action) -> bool:
        """Carry out an action if it is a command; say whether it was one."""
        command = self._commands.get(action)
        if command is None:
            return False
        command()
        return True

    def pause(self) -> Scene:
        """Return the screen that opens with the menu."""
        from game.scenes.pause import Pause

        return Pause(self._services, self._match)

    def _quick_load(self) -> None:
        found = quick_load(self._services, self._match)
        if isinstance(found, str):
            self._refuse(found)
        else:
            self._show(found)

    def rules(self) -> Scene:
        """Return the screen with the rules of this game, where they tell of what is pointed at."""
        from game.scenes.rules_page import RulesPage

        return RulesPage(self._services, self._match.game.id, rule=self._rule())

    def settings(self) -> Scene:
        """Return the screen on which everything can be set."""
        from game.scenes.settings import SettingsScreen

        return SettingsScreen(self._services, game_id=self._match.game.id)

    def buttons(self) -> dict[str, tuple[bool, str]]:
        """Return which buttons can be pressed, and why not where they cannot."""
        redo = UndoState(False, NOTHING_TO_UNDO)
        person, say = self._course.person, self._services.texts.say
        if person is not None:
            redo = self._match.can_redo(person)
        why_not = self._why_not_undo()
        always = (True, "")
        hint = {}
        if self._services.settings.now.play.hints:
            asked = self._course.choices is not None
            hint = {"hint": (asked, "" if asked else say("table-hint-nobody"))}
        return {
            "undo": (not why_not, why_not),
            "redo": (redo.ok, self._reason(redo)),
            **hint,
            **dict.fromkeys(("rewatch", "speed", "settings", "rules", "menu"), always),
        }

    def crumbs(self) -> dict[int, tuple[bool, str]]:
        """Return which steps of the turn can be gone back to, and why not where they cannot.

        What lies before a barrier is closed. A step that was passed over is neither.
        """
        course, policy = self._course, self._policy
        if course.choices is None:
            return {}
        free = {} if policy else dict.fromkeys(course.steps_back(), (True, ""))
        if not policy and not course.barred:
            return free
        why_not = policy or self._reason(self._match.barrier(course.choices.seat))
        return dict.fromkeys(range(min(free, default=course.step)), (False, why_not)) | free

    def go_back(self, step: int) -> None:
        """Take back whatever was answered since a step of this turn."""
        answers = self._course.steps_back().get(step, 0)
        person = self._course.person
        if person is not None and answers and not self._course.director.busy:
            self._services.audio.play("cancel")
            self._course.undo(person, answers)

    @property
    def _policy(self) -> str:
        """Why this table takes back no answer that has been given; empty if it does."""
        policy = self._course.undo_policy
        agreed = "agreed" if policy == self._match.undo_policy else "set"
        keys = {"off": f"table-undo-off-{agreed}", "confirm": "table-undo-confirmed"}
        return self._services.texts.say(keys[policy]) if policy in keys else ""

    def _why_not_undo(self) -> str:
        """Return why nothing can be taken back now; nothing if something can."""
        person, choices = self._course.person, self._course.choices
        if choices is not None and choices.armed is not None:
            return ""
        if self._policy:
            return self._policy
        nothing = UndoState(False, NOTHING_TO_UNDO)
        return self._reason(nothing if person is None else self._match.can_undo(person))

    def _reason(self, state: UndoState) -> str:
        """Return why an answer cannot be taken back or given again; nothing if it can."""
        if state.ok:
            return ""
        return self._services.texts.say(state.reason, **self._naming.values(state.values))

    def _undo(self) -> None:
        person = self._course.person
        if person is None or self._course.director.busy:
            return
        reason = self._why_not_undo()
        if reason:
            self._refuse(reason)
            return
        self._services.audio.play("cancel")
        choices = self._course.choices
        if choices is not None and choices.armed is not None:
            self._say(self._services.texts.say("table-undo-armed"))
            return
        self._say("")
        self._course.undo(person)

    def _redo(self) -> None:
        person = self._course.person
        if person is None or self._course.director.busy:
            return
        reason = self._reason(self._match.can_redo(person))
        if reason:
            self._refuse(reason)
        else:
            self._services.audio.play("redo")
            self._course.redo(person)

    def _ask_hint(self) -> None:
        """Go on to the next step of a hint, if this person can have one now."""
        say, course = self._services.texts.say, self._course
        if not self._services.settings.now.play.hints:
            self._refuse(say("table-hint-off"))
        elif course.choices is None or course.director.busy:
            self._refuse(say("table-hint-nobody"))
        elif course.openly:
            self._refuse(say("table-hint-openly"))
        else:
            self._hint()

    def _next_speed(self) -> None:
        director, texts = self._course.director, self._services.texts
        speed = SPEEDS[(SPEEDS.index(director.speed) + 1) % len(SPEEDS)]
        director.speed = speed
        self._services.settings.change("play", speed=speed)
        self._say(texts.say("table-speed-now", speed=texts.say(f"table-speed-{speed}")))
