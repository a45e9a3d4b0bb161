"""Languages: each is a folder of Fluent files, shipped with the game or added by somebody.

A folder is named by the code of its language, such as `de` or `pt-BR`. What it does not say is
said in English. A folder of the same code among the added ones comes before the shipped one, so
that a few sentences can be changed without touching the game.
"""

from __future__ import annotations

import logging
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fluent.syntax import ast

from game.content.assets import texts_dir
from game.content.texts import TextError, Texts, clean_name, load_texts, read_texts

ENGLISH: Final = "en"
CODE: Final = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")
"""Codes of languages, which plural rules are found by."""
NAME_KEY: Final = "language-name"
NAME_FILE: Final = "language.ftl"
"""Read by itself, so that naming all languages does not mean reading all of their sentences."""
_log: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Language:
    """A language that somebody can choose."""

    code: str
    name: str
    """In its own words, as its readers look for it."""


class Shelf:
    """All languages that can be read here."""

    def __init__(self, added: Path | None = None) -> None:
        """Look among the shipped languages and in a folder of added ones, which need not exist."""
        self.added = added

    def languages(self) -> tuple[Language, ...]:
        """Return what can be chosen now: English first, then by name."""
        codes = {code for place in self._places() for code in _codes(place)}
        found = [Language(code, self._name(code)) for code in codes]
        return tuple(sorted(found, key=lambda each: (each.code != ENGLISH, each.name.casefold())))

    def open(self, code: str) -> Texts:
        """Return the texts of a language, or those of English if they cannot be read.

        Raises TextError if English cannot be read either.
        """
        resources = [part for folder in self._folders_of(code) for part in _readable(folder)]
        if code == ENGLISH:
            return Texts(code, resources) if resources else load_texts(ENGLISH)
        if not resources:
            _log.warning("The language '%s' cannot be read; everything is in English.", code)
            return self.open(ENGLISH)
        return Texts(code, resources, spare=lambda: self.open(ENGLISH))

    def _places(self) -> tuple[Path, ...]:
        return (texts_dir(),) if self.added is None else (self.added, texts_dir())

    def _folders_of(self, code: str) -> list[Path]:
        if not CODE.fullmatch(code):
            return []
        return [place / code for place in self._places() if (place / code).is_dir()]

    def _name(self, code: str) -> str:
        parts = [part for folder in self._folders_of(code) for part in _readable(folder, NAME_FILE)]
        texts = Texts(code, parts)
        name = clean_name(texts.say(NAME_KEY))
        return name if name and texts.has(NAME_KEY) else code


def _codes(place: Path) -> list[str]:
    """Return the codes of the languages that have a folder in a place."""
    try:
        folders = [folder for folder in place.iterdir() if CODE.fullmatch(folder.name)]
    except OSError:
        return []
    return [folder.name for folder in folders if any(folder.glob("*.ftl"))]


def _readable(folder: Path, files: str = "*.ftl") -> list[ast.Resource]:
    """Return what stands in a folder; one with a file that cannot be read is passed over."""
    try:
        return list(read_texts(folder, files).values())
    except TextError as fault:
        _log.warning("%s", fault)
        return []
