"""What the panels of a table say at one moment, and what its inspector tells of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from game.content.texts import Texts
from game.rules.contract import Option, Seat
from game.scenes.choices import Choices
from game.scenes.chronicle import Entry
from game.scenes.crumbs import Crumbs, step_of
from game.scenes.hints import Told
from game.scenes.log_reading import LOG
from game.scenes.recaps import RECAP
from game.scenes.table_buttons import TableButtons
from game.scenes.table_rules import CURTAIN_RULE, LOG_RULE
from game.scenes.tabletop import Aside, Insight, Note, Tabletop, Thing, Veiled
from game.ui import theme
from game.ui.control_map import key_label
from game.ui.inputs import Action

ABOUT_LOG: Final = Aside("log")

VEIL: Final = "veil"
"""The id of the cover over what one seat alone may know, where it can be pressed."""


@dataclass(frozen=True, slots=True)
class TableWords:
    """What the panels of a table say at one moment."""

    sentence: str
    look: int
    """Which of the seat looks of the theme the prompt line wears."""
    alarm: bool
    choices: Choices | None
    about: Thing | None
    entries: Sequence[Entry]
    speed: str
    hint: Told | None = None
    """What a hint says now."""
    recap: Insight | None = None
    """What is said about the button of the recap."""
    pinned: bool = False
    """Whether what is asked about was pinned by a press."""
    rule: str = ""
    """What the rules tell of why the thing asked about was refused; empty if it was not."""


class InspectorWords:
    """Finds out what the inspector of a table tells."""

    def __init__(self, texts: Texts, top: Tabletop, buttons: TableButtons, crumbs: Crumbs) -> None:
        self._texts, self._top, self._buttons, self._crumbs = texts, top, buttons, crumbs
        self.instead: Insight | None = None
        """What is told instead of anything at the table: of a control in focus that is not."""

    def particular(self, words: TableWords, focused: str) -> bool:
        """Say whether there is something particular that a drawer could tell of."""
        option = words.choices is not None and words.choices.focused is not None
        asked = words.hint is not None or words.about is not None or bool(focused)
        return self.instead is not None or asked or option

    def insight(self, words: TableWords, focused: str) -> Insight:
        """Return what is told while the focusable of this id is in focus."""
        if self.instead is not None:
            return self.instead
        if words.hint is not None:
            return words.hint.insight
        if words.about == ABOUT_LOG:
            return self._about_log()
        if focused.startswith(LOG):
            about = self._texts.say("watch-log-about", key=key_label(Action.LOG))
            return Insight(self._texts.say("table-log"), about, rule=LOG_RULE)
        if words.about is not None:
            told = self._top.about_target(words.about)
            told = replace(told, rule=words.rule or told.rule)
            return replace(told, notes=(*told.notes, self._pin())) if words.pinned else told
        return self._about_focused(words, focused)

    def _about_focused(self, words: TableWords, focused: str) -> Insight:
        """Return what is told of a button, a step or an option; else, what is going on."""
        if focused in self._buttons:
            told = self._buttons.about(focused, words.speed)
            return told.ruled(self._top.about_target(None).rule)
        if focused == RECAP and words.recap is not None:
            return words.recap
        step = step_of(focused)
        if step is not None and step in self._crumbs.marks:
            return self._crumbs.about(step)
        if focused == VEIL and isinstance(self._top, Veiled) and self._top.lifts:
            return self._top.about_veil()
        if focused == VEIL and words.choices is not None:
            return self._about_veil(words.choices.seat)
        if words.choices is not None and words.choices.focused is not None:
            return self._about_option(words.choices, words.choices.focused)
        return self._top.about_target(None)

    def _about_option(self, choices: Choices, option: Option) -> Insight:
        """Say what an option would do, and whether it could be taken back."""
        told = self._top.about_option(choices, option)
        if not choices.final(option.key):
            return told
        hidden = Note("lock", theme.WARN, self._texts.say("table-hidden"))
        return replace(told, notes=(*told.notes, hidden))

    def _about_veil(self, seat: Seat) -> Insight:
        """Say what a press on the cover does."""
        say, named = self._texts.say, self._top.naming.values({"seat": seat})
        about = say("table-veil-about", **named)
        return Insight(say("table-veil", **named), about, rule=CURTAIN_RULE)

    def _pin(self) -> Note:
        """Say that a thing is pinned, and what can be done about it."""
        keys = {"enlarge": key_label(Action.INSPECT), "back": key_label(Action.BACK)}
        return Note("lock", theme.LAMP, self._texts.say("table-pinned", **keys))

    def _about_log(self) -> Insight:
        keys = (Action.LOG_BACK, Action.LOG_ON, Action.LOG_END)
        back, on, end = (key_label(key) for key in keys)
        about = self._texts.say("table-log-about", back=back, on=on, end=end)
        return Insight(self._texts.say("table-log"), about, rule=LOG_RULE)
