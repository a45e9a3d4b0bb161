"""What the rules of a game say: its chapters in reading order, and the glossary behind them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from game.content.texts import Texts
from game.scenes.boxes import box_of
from game.scenes.escape_plan.rules import PAGES as ESCAPE_PLAN_PAGES
from game.scenes.evacuate.rules import PAGES as EVACUATE_PAGES
from game.scenes.rules_search import Passage
from game.scenes.rules_text import Line, Page
from game.scenes.rules_words import WORDS, glossary
from game.scenes.space_escape.rules import PAGES as SPACE_PAGES
from game.scenes.table_rules import TABLE_PAGES
from game.ui.control_map import key_label
from game.ui.inputs import Action

PAGES: Final[Mapping[str, Sequence[Page]]] = {
    "space_escape": (*SPACE_PAGES, *TABLE_PAGES),
    "evacuate": (*EVACUATE_PAGES, *TABLE_PAGES),
    "escape_plan": (*ESCAPE_PLAN_PAGES, *TABLE_PAGES),
}
"""The pages of each game, in reading order; behind its own those about any table."""

KEYS_NAMED: Final = {
    "walk": Action.NEXT,
    "take": Action.CONFIRM,
    "undo": Action.UNDO,
    "redo": Action.REDO,
    "hint": Action.HINT,
    "inspect": Action.INSPECT,
    "nearer": Action.ZOOM_IN,
    "whole": Action.ZOOM_FIT,
    "rules": Action.RULES,
    "skip": Action.SKIP,
    "skip_all": Action.SKIP_ALL,
    "speed": Action.SPEED,
    "menu": Action.BACK,
    "settings": Action.SETTINGS,
    "log": Action.LOG,
    "rewatch": Action.REWATCH,
    "save": Action.QUICK_SAVE,
    "load": Action.QUICK_LOAD,
}
"""The keys that lines of rules may name."""


class Place(NamedTuple):
    """Where a rule stands in a book."""

    page: int
    line: int | None = None
    """Which line of the page; None for all of it."""


class Book:
    """The pages of one game, with their words in the language that is set."""

    def __init__(self, texts: Texts, game_id: str) -> None:
        self._texts = texts
        self.box = box_of(game_id)
        self.chapters: Sequence[Page] = PAGES[game_id]
        self.pages: Sequence[Page] = (*self.chapters, *glossary(game_id, self.term))

    @property
    def glossary(self) -> int:
        """Number of the page on which the glossary begins."""
        return len(self.chapters)

    def place_of(self, rule: str) -> Place:
        """Return where a rule stands, as `police.cuffs`; of one that is nowhere, the first page."""
        chapter, _, line = rule.partition(".")
        for number, page in enumerate(self.chapters):
            if page.key == chapter:
                keys = [each.key for each in page.lines]
                return Place(number, keys.index(line) if line in keys else None)
        return Place(0)

    def has(self, rule: str) -> bool:
        """Say whether a chapter or a line of one stands in this book, as `police.cuffs`."""
        chapter, _, line = rule.partition(".")
        lines = (each.key for page in self.chapters if page.key == chapter for each in page.lines)
        return line in lines if line else any(page.key == chapter for page in self.chapters)

    def title_of(self, rule: str) -> str:
        """Return the title of the chapter in which a rule stands."""
        return self.title(self.chapters[self.place_of(rule).page])

    def name(self) -> str:
        """Return what the game is called."""
        return self._texts.say(f"{self.box.words}-title")

    def term(self, line: Line) -> str:
        """Return the word that a line of the glossary explains."""
        return self._texts.say(f"{self.box.id}-rules-term-{line.key}")

    def title(self, page: Page) -> str:
        """Return the title of a page."""
        return self._texts.say(f"{self._words(page)}-rules-{page.key}-title")

    def lead(self, page: Page) -> str:
        """Return the sentence below the title of a page."""
        return self._texts.say(f"{self._words(page)}-rules-{page.key}-lead")

    def sentence(self, page: Page, line: Line) -> str:
        """Return what a line says, with the keys as they are set now."""
        return self._texts.say(
            f"{self._words(page)}-rules-{page.key}-{line.key}",
            **{name: key_label(action) for name, action in KEYS_NAMED.items()},
        )

    def _words(self, page: Page) -> str:
        return page.words or self.box.id

    def passages(self) -> Iterator[Passage]:
        """Yield everything that can be found, in reading order."""
        for number, page in enumerate(self.pages):
            if page.key != WORDS:
                yield Passage(number, "", f"{self.title(page)} {self.lead(page)}")
            for line in page.lines:
                term = self.term(line) if line.chapter else ""
                yield Passage(number, line.key, f"{term} {self.sentence(page, line)}")
