"""Lists of ways to break a board, each with the words that must be said about it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar
from xml.etree import ElementTree as Xml

import pytest

from game.content.maps import MapError
from tests.maps.map_draft import MapDraft, complaints

Draft = TypeVar("Draft", bound=MapDraft)


class Fault(NamedTuple, Generic[Draft]):
    """A way to break a draft, the file that is at fault then, and what must be said."""

    spoil: Callable[[Draft], Xml.Element | None]
    """Breaks a draft and returns the object that the complaint must name, if any."""
    file: str
    complaint: str


class Faults(dict[str, Fault[Draft]], Generic[Draft]):
    """Faults of one board by the name of the function that makes them."""

    def __init__(self, draft: Callable[[], Draft]) -> None:
        super().__init__()
        self.draft = draft
        """Makes a fresh copy of the shipped board."""

    def __call__(
        self, file: str, complaint: str
    ) -> Callable[[Callable[[Draft], Xml.Element | None]], Callable[[Draft], Xml.Element | None]]:
        """Register a way to break a file and the words its complaint must contain."""

        def register(
            spoil: Callable[[Draft], Xml.Element | None],
        ) -> Callable[[Draft], Xml.Element | None]:
            self[spoil.__name__] = Fault(spoil, file, complaint)
            return spoil

        return register

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
            assert f"object {culprit.get('id')}" in told[0]
        with pytest.raises(MapError) as refused:
            draft.load(folder)
        assert str(refused.value) == problems[0]


def map_of_another_size(draft: MapDraft) -> None:
    """Make a map of the usual size six pixels wider."""
    draft.root.set("width", "207")
