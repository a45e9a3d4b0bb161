"""The prompt line: the one sentence that says what is going on, or what somebody has to do."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.content.texts import Texts, plain
from game.rules.contract import Seat
from game.scenes.choices import Choices
from game.scenes.course import Course
from game.scenes.tabletop import Tabletop
from game.ui.control_map import key_label
from game.ui.inputs import Action

SAID_SECONDS: Final = 2.0
SAID_SECONDS_PER_WORD: Final = 0.25
"""A sentence that the table says stays this long, and so much longer for each word."""


class Saying:
    """What a table says out of turn: why something cannot be, or what a key has just done.

    It gives way to the question again after a while, and at once to another question.
    """

    def __init__(self) -> None:
        self.words = ""
        self._left: float | None = None

    @property
    def left(self) -> float | None:
        """How many seconds are left of what is said; None if it does not go by itself."""
        return self._left

    def say(self, words: str, *, stays: bool = False) -> None:
        """Say something; what `stays` waits for somebody to do something."""
        self.words = words
        reading = SAID_SECONDS + SAID_SECONDS_PER_WORD * len(plain(words).split())
        self._left = None if stays or not words else reading

    def let_pass(self, seconds: float) -> bool:
        """Let time pass; say whether something has just been said for long enough."""
        if self._left is None:
            return False
        self._left -= seconds
        if self._left > 0:
            return False
        self.clear()
        return True

    def clear(self) -> None:
        """Give way to the question."""
        self.words, self._left = "", None


class Prompt(NamedTuple):
    """A sentence, and which of the seat looks of the theme the line wears."""

    sentence: str
    look: int
    tells: bool = True
    """It says something, and not only that somebody has not answered yet."""


def prompt_of(texts: Texts, top: Tabletop, course: Course, said: str) -> Prompt:
    """Return the prompt of this moment; `said` is what the table has just been told to say."""
    seat = course.choices.seat if course.choices else top.acting()
    sentence = _sentence_now(texts, top, course, said)
    tells = sentence is not None
    if sentence is None:
        sentence, seat = _waiting(texts, top, course)
    look = top.acting_look() if seat == top.acting() else top.naming.look(seat)
    return Prompt(sentence, look, tells)


def _sentence_now(texts: Texts, top: Tabletop, course: Course, said: str) -> str | None:
    """Return what there is to say, unless it is only that somebody has not answered yet."""
    choices, caption = course.choices, course.director.caption
    if choices is not None and choices.armed is not None:
        return _warning(texts, top, choices, choices.armed)
    if said:
        return said
    if course.director.waiting:
        key = key_label(Action.SKIP)
        return texts.say("table-press-to-go-on", caption=caption or "", key=key)
    if caption:
        return caption
    if choices is not None:
        return course.narrator.question(choices.decision, choices.seat)
    if course.match.result is not None:
        return texts.say("table-over")
    return None


def _warning(texts: Texts, top: Tabletop, choices: Choices, armed: str) -> str:
    """Return why an option must be pressed twice."""
    loss = choices.loss(armed)
    if loss is None:
        option = choices.decision.option(armed)
        assert option is not None
        return texts.say("table-confirm", choice=top.about_option(choices, option).title)
    return f"{top.warning(loss)} {texts.say('table-press-again')}"


def _waiting(texts: Texts, top: Tabletop, course: Course) -> tuple[str, Seat]:
    """Return who has not answered yet; while something moves, who brings that about.

    The match is ahead of the board then: whoever it asks next does not think yet.
    """
    if not course.still:
        return texts.say("table-plays", **top.naming.values({"seat": course.doer})), course.doer
    awaited = course.match.waiting()
    if course.together:
        names = course.narrator.names(awaited)
        return texts.say("table-choosing", count=len(awaited), names=names), awaited[0]
    return texts.say("table-thinking", **top.naming.values({"seat": awaited[0]})), awaited[0]
