"""What one table says: the question or a word out of turn, and what its panels tell."""

from __future__ import annotations

from collections.abc import Callable

from game.content.texts import Texts, plain
from game.scenes.course import Course
from game.scenes.hinting import Hinting
from game.scenes.prompt import Prompt, Saying, prompt_of
from game.scenes.recaps import Recaps
from game.scenes.rules_reasons import rule_on
from game.scenes.table_pointing import Pointing
from game.scenes.table_words import TableWords
from game.scenes.tabletop import Tabletop
from game.ui.canvas import Canvas


class TableSpeech:
    """Finds the words of one table."""

    def __init__(
        self,
        texts: Texts,
        course: Course,
        top: Tabletop,
        pointing: Pointing,
        hinting: Hinting,
        recaps: Recaps,
    ) -> None:
        self._texts, self._course, self._top = texts, course, top
        self._pointing, self._hinting, self._recaps = pointing, hinting, recaps
        self.saying = Saying()
        """What is said out of turn."""
        self._news = ""
        """What loading has to tell, until somebody can read it."""
        self._told = ""
        """The trouble with saving that was told last."""
        self.aloud: Callable[[str], None] = lambda _sentence: None
        """Reads a sentence to whoever cannot see it."""
        self._read = ""
        """What was read aloud last."""

    def begin(self) -> None:
        """Take in what loading the match has to tell."""
        for notice in self._course.match.notices:
            self._news = self._texts.say(notice.key, **notice.values)

    def say(self, sentence: str) -> None:
        """Say something out of turn; it takes the place of a warning and of a hint."""
        if self._course.choices is not None:
            self._course.choices.armed = None
        self.saying.say(sentence)
        self._hinting.put_away()

    def tell_news(self) -> None:
        """Say once, when somebody can read it, what loading told, or why saving failed."""
        people = any(plan.kind == "human" for plan in self._course.match.seats)
        if self._course.choices is None and people:
            return
        news, self._news = self._news, ""
        if self._course.trouble != self._told:
            self._told = news = self._course.trouble
        if news:
            self.saying.say(news, stays=True)

    def _tell_aloud(self, prompt: Prompt) -> None:
        """Have what is new in the prompt line read aloud, as far as all in the room may hear it."""
        sentence = self._audible(prompt)
        if sentence and sentence != self._read:
            self._read = sentence
            self.aloud(sentence)

    def _audible(self, prompt: Prompt) -> str:
        """Return what may be heard of a prompt; nothing of who has not answered yet.

        Of what one of several people sees alone it is the question, if that needs nothing hidden.
        """
        if not self._course.private:
            return plain(prompt.sentence) if prompt.tells else ""
        choices = self._course.choices
        if choices is None or not choices.decision.open:
            return ""
        return plain(self._course.narrator.question(choices.decision, choices.seat))

    def words(self, canvas: Canvas | None) -> TableWords:
        """Return everything that the panels say now; there is no canvas before the first frame."""
        choices = self._course.choices
        armed = choices is not None and choices.alarming
        about = self._pointing.about if canvas is None else self._pointing.told(canvas)
        hint = self._hinting.told
        said = self.saying.words if hint is None else hint.sentence
        prompt = prompt_of(self._texts, self._top, self._course, said)
        self._tell_aloud(prompt)
        return TableWords(
            sentence=prompt.sentence,
            look=prompt.look,
            alarm=armed or bool(said and said == self._told),
            choices=choices,
            about=about,
            pinned=about is not None and about == self._pointing.pinned,
            entries=self._course.chronicle.entries,
            speed=self._course.director.speed,
            hint=hint,
            recap=self._recaps.about(),
            rule=rule_on(self._course.match.game.id, self._pointing.refusal_of(about)),
        )
