"""Finding words in the rules of a game: through all of its pages, headings and glossary."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from game.content.texts import styled

STYLE = "warn"
"""How the letters that were found are set."""


class Passage(NamedTuple):
    """A place where something can be found."""

    page: int
    line: str
    """Key of the line; empty for the title and the lead of the page."""
    words: str


def pattern_of(query: str) -> re.Pattern[str] | None:
    """Return what finds any word of a query in any case; None for a query without words."""
    words = sorted(query.split(), key=len, reverse=True)
    return re.compile("|".join(map(re.escape, words)), re.IGNORECASE) if words else None


def marked(text: str, query: str) -> str:
    """Return plain text with every word of the query marked."""
    pattern = pattern_of(query)
    return text if pattern is None else pattern.sub(lambda hit: styled(STYLE, hit[0]), text)


def has_all(text: str, query: str) -> bool:
    """Say whether every word of a query stands in a text; none stands for a query of no words."""
    words = query.split()
    return bool(words) and all(re.search(re.escape(word), text, re.IGNORECASE) for word in words)


class Search:
    """What is looked for, where it stands, and which of these places is meant now."""

    def __init__(self) -> None:
        """Look for nothing yet."""
        self.query = ""
        self.hits: list[Passage] = []
        self.at = 0
        """Number of the hit that is meant now."""

    @property
    def hit(self) -> Passage | None:
        """The place that is meant now."""
        return self.hits[self.at] if self.hits else None

    def look(self, query: str, passages: Sequence[Passage], page: int) -> None:
        """Find a query, first on this page or behind it."""
        self.query = query
        self.hits = [passage for passage in passages if has_all(passage.words, query)]
        ahead = (number for number, hit in enumerate(self.hits) if hit.page >= page)
        self.at = next(ahead, 0)

    def go_on(self) -> None:
        """Mean the next place; after the last one the first."""
        if self.hits:
            self.at = (self.at + 1) % len(self.hits)

    def finds(self, page: int, line: str) -> bool:
        """Say whether a place is among the hits."""
        return any(hit.page == page and hit.line == line for hit in self.hits)
