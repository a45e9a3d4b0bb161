"""Every sentence a person reads: Fluent files in, finished sentences out.

A value may be a plain string, a number, or a string with a style around a part of it: `styled`
marks names in their colour, `ui/lettering.py` draws the marks, `plain` takes them out. Which ids
become which names is not decided here.
"""

from __future__ import annotations

import logging
import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from game.content.assets import texts_dir
from game.rules.contract import GameError, Value

STYLE_OPEN: Final = "\ue000"
STYLE_THEN: Final = "\ue001"
STYLE_CLOSE: Final = "\ue002"

NAME_LENGTH: Final = 24
"""No name is longer than this many characters."""
TITLE_LENGTH: Final = 48
"""Letters of the name of a saved game, which tells more than that of a person."""

MOST_LETTERS: Final = 2000
"""No sentence is longer than this."""
MOST_TIMES: Final = 4
ROOM_LETTERS: Final = 80
"""No sentence is longer than so many times the spare one and so many letters more."""
MOST_DIGITS: Final = 20
"""No number is written with more digits than this before its point, or after it."""

Entry: TypeAlias = ast.Message | ast.Term

_STYLE_MARK: Final = re.compile(f"{STYLE_OPEN}[^{STYLE_THEN}]*{STYLE_THEN}|{STYLE_CLOSE}")
_BAR_FROM_NAMES: Final = frozenset({"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"})
_UNDRAWABLE: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f]")
"""Control signs but for the ends of lines; letters cannot be drawn of them."""
_GIVEN_UP: Final = "{???}"
"""What Fluent says in place of a text that it breaks off."""
_CANNOT_BE_SAID: Final = (ArithmeticError, LookupError, RecursionError, TypeError, ValueError)
"""What Fluent raises for a text that reads well but leads nowhere, such as one that quotes itself.

Other faults it only tells of, and puts a sign in the place.
"""
_log: Final = logging.getLogger(__name__)


class TextError(GameError):
    """The text files of a language cannot be read; the message names the file."""


def styled(style: str, text: str) -> str:
    """Return the text with marks that name the style it is drawn in."""
    return f"{STYLE_OPEN}{style}{STYLE_THEN}{text}{STYLE_CLOSE}"


def plain(text: str) -> str:
    """Return the text without any style marks."""
    return _STYLE_MARK.sub("", text)


def clean_name(typed: str, most: int = NAME_LENGTH) -> str:
    """Return a typed name that cannot disturb a sentence: one line, no control or mark signs.

    Of a longer one the first `most` letters are left.
    """
    spaced = " ".join(typed.split())
    kept = "".join(sign for sign in spaced if unicodedata.category(sign) not in _BAR_FROM_NAMES)
    return " ".join(kept.split())[:most].strip()


class Texts:
    """All texts of one language, by key."""

    def __init__(
        self,
        language: str,
        resources: Iterable[ast.Resource],
        spare: Callable[[], Texts] | None = None,
    ) -> None:
        """Take the parsed files in; the first text of a key counts.

        `spare` opens the texts that say what these do not; they are opened when first needed.
        """
        self.language = language
        """The code of the language."""
        self._open_spare = spare
        self._bundle = _bundle_for(language)
        self._entries: dict[str, Entry] = {}
        self._missed: set[str] = set()
        """Keys without a text that have been told already."""
        self._unsayable: set[str] = set()
        """Keys whose texts lead nowhere, as somebody has found who wanted to say them."""
        self._checked: set[str] = set()
        """Keys whose texts ask for no more digits than there is room for."""
        # Most sentences of a picture were said for the one before; typed, as 1 and True differ.
        self._filled: Callable[..., str] = lru_cache(maxsize=4096, typed=True)(self._fill)
        for resource in resources:
            self._bundle.add_resource(resource)
            for entry in resource.body:
                if isinstance(entry, ast.Message | ast.Term):
                    self._entries.setdefault(_entry_key(entry), entry)

    def say(self, key: str, /, **values: Value) -> str:
        """Return the sentence of a key with the values put in.

        Tuples are for motion, not for sentences, and are left out. A missing text never stops a
        match: the key itself is returned and the fault is logged.
        """
        if not self._has_own(key):
            return self._say_otherwise(key, values)
        sayable = {name: value for name, value in values.items() if not isinstance(value, tuple)}
        try:
            return self._filled(key, **sayable)
        except _CANNOT_BE_SAID as fault:
            _log.warning("The text '%s' cannot be said: %s.", key, fault)
            self._unsayable.add(key)
            return self._say_otherwise(key, values)

    def _say_otherwise(self, key: str, values: Mapping[str, Value]) -> str:
        """Say in the spare language what this one has no text for; note what has none at all."""
        if self._spare is not None and self._spare.has(key):
            return self._spare.say(key, **values)
        if key not in self._missed:
            self._missed.add(key)
            _log.warning("There is no text for '%s'; add it to the .ftl files.", key)
        return key

    @cached_property
    def _spare(self) -> Texts | None:
        return self._open_spare() if self._open_spare is not None else None

    def _fill(self, key: str, /, **values: Value) -> str:
        """Put values into the text of a key. Raises one of `_CANNOT_BE_SAID`."""
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        self._check_digits(key)
        sentence, faults = self._bundle.format_pattern(pattern, values)
        for fault in faults:
            _log.warning("The text '%s' could not be filled in: %s.", key, fault)
        if sentence == _GIVEN_UP:
            raise ValueError("it is broken off")
        said = _UNDRAWABLE.sub("", str(sentence))
        most = MOST_LETTERS
        if self._spare is not None and self._spare.has(key):
            most = min(most, MOST_TIMES * len(self._spare.say(key, **values)) + ROOM_LETTERS)
        if len(said) > most:
            raise ValueError(f"it has {len(said)} letters, and no more than {most} have room")
        return said

    def _check_digits(self, key: str) -> None:
        """Raise ValueError for a text that, alone or through others, asks for too many digits."""
        if key in self._checked:
            return
        most = max(found.digits for found in self._reached(key))
        if most > MOST_DIGITS:
            raise ValueError(f"it asks for {most:.0f} digits of a number")
        self._checked.add(key)

    def has(self, key: str) -> bool:
        """Say whether there is a text for this key, here or in the spare language."""
        return self._has_own(key) or (self._spare is not None and self._spare.has(key))

    def _has_own(self, key: str) -> bool:
        entry = None if key in self._unsayable else self._entries.get(key)
        return isinstance(entry, ast.Message) and entry.value is not None

    def keys(self) -> frozenset[str]:
        """Return the keys of all texts of this language itself."""
        return frozenset(filter(self._has_own, self._entries))

    def fields(self, key: str) -> frozenset[str]:
        """Return the names of the values that the text of a key uses, also through other texts."""
        return frozenset().union(*(found.fields for found in self._reached(key)))

    def _reached(self, key: str) -> list[_References]:
        """Return what a text, and each text that it leads to, refers to."""
        keys, reached = [key], list[_References]()
        for each in keys:  # It grows while it is gone through.
            if each not in self._entries:
                continue
            found = _References()
            found.visit(self._entries[each])
            reached.append(found)
            keys += sorted(found.texts - set(keys))
        return reached


class _References(Visitor):
    """What one text refers to: values by name, other texts by key; and how many digits it wants."""

    def __init__(self) -> None:
        self.fields: set[str] = set()
        self.texts: set[str] = set()
        self.digits = 0.0

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.fields.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.texts.add(node.id.name)

    def visit_NamedArgument(self, node: ast.NamedArgument) -> None:  # noqa: N802
        if node.name.name.endswith("Digits") and isinstance(node.value, ast.NumberLiteral):
            self.digits = max(self.digits, float(node.value.value))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.texts.add(f"-{node.id.name}")


def load_texts(language: str = "en", folder: Path | None = None) -> Texts:
    """Return the texts of a language. Raises TextError if there are none or one is unreadable."""
    directory = (folder or texts_dir()) / language
    resources = read_texts(directory)
    if not resources:
        raise TextError(f"There are no texts in {directory}; install the game again.")
    return Texts(language, resources.values())


def read_texts(directory: Path, files: str = "*.ftl") -> Mapping[Path, ast.Resource]:
    """Return the files of a folder, parsed, in the order of their names.

    Raises TextError if one cannot be read.
    """
    resources: dict[Path, ast.Resource] = {}
    for path in sorted(directory.glob(files)):
        try:
            resources[path] = _parsed(path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError, RecursionError) as fault:
            raise TextError(f"{path}: cannot be read ({fault}); install the game again.") from fault
    return resources


@lru_cache(maxsize=64)
def _parsed(text: str) -> ast.Resource:
    """Return a parsed text. Parsing takes long; whoever opens a language again need not wait."""
    return FluentResource(text)


def _bundle_for(language: str) -> FluentBundle:
    """Return a bundle with the plural rules of a language; English ones if none are known.

    The end of a code may mean nothing to the rules: `de-our-club` has those of `de`.
    """
    parts = language.split("-")
    for count in range(len(parts), 0, -1):
        with suppress(ValueError):
            return FluentBundle(["-".join(parts[:count]), "en"], use_isolating=False)
    return FluentBundle(["en"], use_isolating=False)


def _entry_key(entry: Entry) -> str:
    """Return the key under which an entry is looked up; terms begin with a dash."""
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
