"""What the rules of a game say: its chapters in reading order, and the glossary behind them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from game.content.texts import Texts
from game.scenes.boxes import box_of
from game.scenes.escape_plan.rules import PAGES as ESCAPE_PLAN_PAGES
from game.scenes.evacuate.rules import PAGES as EVACUATE_PAGES
from game.scenes.rules_search import Passage
from game.scenes.rules_text import Line, Page
from game.scenes.rules_words import WORDS, glossary
from game.scenes.space_escape.rules import PAGES as SPACE_PAGES
from game.ui.control_map import key_label
from game.ui.inputs import Action

PAGES: Final[Mapping[str, Sequence[Page]]] = {
    "space_escape": SPACE_PAGES,
    "evacuate": EVACUATE_PAGES,
    "escape_plan": ESCAPE_PLAN_PAGES,
}
"""The pages of each game, in reading order."""

KEYS_NAMED: Final = {
    "walk": Action.NEXT,
    "take": Action.CONFIRM,
    "undo": Action.UNDO,
    "skip": Action.SKIP,
    "speed": Action.SPEED,
}
"""The keys that lines of rules may name."""


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

    def number_of(self, chapter: str) -> int:
        """Return the number of a chapter by its key; that of the first if there is none."""
        keys = [page.key for page in self.chapters]
        return keys.index(chapter) if chapter in keys else 0

    def name(self) -> str:
        """Return what the game is called."""
        return self._texts.say(f"{self.box.words}-title")

    def term(self, line: Line) -> str:
        """Return the word that a line of the glossary explains."""
        return self._texts.say(f"{self.box.id}-rules-term-{line.key}")

    def title(self, page: Page) -> str:
        """Return the title of a page."""
        return self._texts.say(f"{self.box.id}-rules-{page.key}-title")

    def lead(self, page: Page) -> str:
        """Return the sentence below the title of a page."""
        return self._texts.say(f"{self.box.id}-rules-{page.key}-lead")

    def sentence(self, page: Page, line: Line) -> str:
        """Return what a line says, with the keys as they are set now."""
        return self._texts.say(
            f"{self.box.id}-rules-{page.key}-{line.key}",
            **{name: key_label(action) for name, action in KEYS_NAMED.items()},
        )

    def passages(self) -> Iterator[Passage]:
        """Yield everything that can be found, in reading order."""
        for number, page in enumerate(self.pages):
            if page.key != WORDS:
                yield Passage(number, "", f"{self.title(page)} {self.lead(page)}")
            for line in page.lines:
                term = self.term(line) if line.chapter else ""
                yield Passage(number, line.key, f"{term} {self.sentence(page, line)}")
