"""Lists of ways to break a board, each with the words that must be said about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar
from xml.etree import ElementTree as Xml

import pytest

from game.content.maps import MapError, load_board
from tests.maps.map_draft import MapDraft, complaints

Draft = TypeVar("Draft", bound=MapDraft)
Find = Callable[[Draft], Xml.Element]
"""Finds an object or a tile in a draft."""
Spoil = Callable[[Draft], Xml.Element | None]
"""Breaks a draft and returns the object or tile that the complaint must name, if any."""


class Fault(NamedTuple, Generic[Draft]):
    """A way to break a draft, the file that is at fault then, and what must be said."""

    spoil: Spoil[Draft]
    file: str
    complaint: str


class Faults(dict[str, Fault[Draft]], Generic[Draft]):
    """Faults of one board by the name of the function that makes them."""

    def __init__(self, draft: Callable[[], Draft]) -> None:
        super().__init__()
        self.draft = draft
        """Makes a fresh copy of the shipped board."""

    def __call__(self, file: str, complaint: str) -> Callable[[Spoil[Draft]], Spoil[Draft]]:
        """Register a way to break a file and the words its complaint must contain."""

        def register(spoil: Spoil[Draft]) -> Spoil[Draft]:
            self[spoil.__name__] = Fault(spoil, file, complaint)
            return spoil

        return register

    def add(self, file: str, faults: Mapping[str, tuple[Spoil[Draft], str]]) -> None:
        """Register ways to break a file by name, each with the words of its complaint."""
        for name, (spoil, complaint) in faults.items():
            self[name] = Fault(spoil, file, complaint)

    def is_told(self, name: str, folder: Path) -> None:
        """Break a draft, and see that it is refused in one sentence that names the culprit."""
        fault, draft = self[name], self.draft()
        culprit = fault.spoil(draft)
        problems = complaints(draft, folder)
        told = [problem for problem in problems if fault.complaint in problem]
        assert told, problems
        assert all(problem.startswith(str(folder)) for problem in problems)
        assert told[0].startswith(str(folder / fault.file))
        if culprit is not None:
            assert f"{culprit.tag} {culprit.get('id')}" in told[0]
        with pytest.raises(MapError) as refused:
            load_board(draft.game, folder / draft.file.name)
        assert str(refused.value) == problems[0]


def named(layer: str, name: str) -> Find[MapDraft]:
    """Find an object of a layer by its name."""
    return lambda draft: draft.named(layer, name)


def with_property(
    find: Find[Draft], name: str, value: object, kind: str | None = None
) -> Spoil[Draft]:
    """Change a custom property, and its type if one is given."""

    def spoil(draft: Draft) -> Xml.Element:
        item = find(draft)
        draft.set(item, name, value, kind)
        return item

    return spoil


def without_property(find: Find[Draft], name: str) -> Spoil[Draft]:
    """Take a custom property away."""

    def spoil(draft: Draft) -> Xml.Element:
        item = find(draft)
        draft.drop(item, name)
        return item

    return spoil


def with_attribute(find: Find[Draft], name: str, value: str) -> Spoil[Draft]:
    """Change what every object has, such as its class ("type") or its place ("x"; pixels)."""

    def spoil(draft: Draft) -> Xml.Element:
        item = find(draft)
        item.set(name, value)
        return item

    return spoil


def without(find: Find[Draft], *, told: Find[Draft] | None = None) -> Spoil[Draft]:
    """Take an object or a tile away; the complaint then names another one, if any."""

    def spoil(draft: Draft) -> Xml.Element | None:
        draft.remove(find(draft))
        return None if told is None else told(draft)

    return spoil


def doubled(find: Find[Draft], number: int) -> Spoil[Draft]:
    """Put a copy with this id beside an object or a tile; the complaint names the copy."""
    return lambda draft: draft.copy(find(draft), number)


def map_of_another_size(draft: MapDraft) -> None:
    """Make a map of the usual size six pixels wider."""
    draft.root.set("width", "207")
