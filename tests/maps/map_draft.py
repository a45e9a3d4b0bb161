"""A copy of a shipped board that a test can spoil and write to a folder of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar
from xml.etree import ElementTree as Xml

from game.content.assets import maps_dir
from game.content.maps import BOARDS, Board, check_map, load_board


class MapDraft:
    """A map and its tileset as XML, with the words of Tiled to change what is in them."""

    game: ClassVar[str]

    def __init__(self) -> None:
        self.file = maps_dir() / BOARDS[self.game]
        self.root = Xml.parse(self.file).getroot()
        source = self.root.findall("tileset")[0].get("source", "")
        self.tileset_file = self.file.with_name(source)
        self.tileset = Xml.parse(self.tileset_file).getroot()

    def elements(self) -> Iterator[Xml.Element]:
        """Return every element of both files."""
        yield from self.root.iter()
        yield from self.tileset.iter()

    def layer(self, name: str) -> Xml.Element:
        """Return an object layer by name."""
        return next(layer for layer in self.root.iter("objectgroup") if layer.get("name") == name)

    def named(self, layer: str, name: str) -> Xml.Element:
        """Return an object of a layer by its name."""
        return next(item for item in self.layer(layer) if item.get("name") == name)

    def value(self, item: Xml.Element, name: str) -> str | None:
        """Return a custom property as it stands in the file."""
        entry = item.find(f"properties/property[@name='{name}']")
        return None if entry is None else entry.get("value")

    def set(self, item: Xml.Element, name: str, value: object, kind: str | None = None) -> None:
        """Change a custom property, and its type if one is given."""
        entry = item.find(f"properties/property[@name='{name}']")
        assert entry is not None
        entry.set("value", str(value))
        if kind is not None:
            entry.set("type", kind)

    def drop(self, item: Xml.Element, name: str) -> None:
        """Take a custom property away."""
        holder = item.find("properties")
        assert holder is not None
        holder.remove(next(entry for entry in holder if entry.get("name") == name))

    def remove(self, item: Xml.Element) -> None:
        """Take an object or a tile out of its file."""
        self._holder(item).remove(item)

    def copy(self, item: Xml.Element, number: int) -> Xml.Element:
        """Put a copy of an object or a tile beside it, with an id of its own."""
        twin: Xml.Element = Xml.fromstring(Xml.tostring(item))
        twin.set("id", str(number))
        self._holder(item).append(twin)
        return twin

    def write(self, folder: Path) -> Path:
        """Write the map and its tileset, and return the path of the map."""
        for root, file in ((self.root, self.file), (self.tileset, self.tileset_file)):
            target = folder / file.name
            Xml.ElementTree(root).write(target, encoding="utf-8", xml_declaration=True)
        return folder / self.file.name

    def load(self, folder: Path) -> Board:
        """Write both files and return the board that they are."""
        return load_board(self.game, self.write(folder))

    def _holder(self, item: Xml.Element) -> Xml.Element:
        return next(element for element in self.elements() if item in list(element))


def are_sentences(problems: list[str]) -> bool:
    """Say whether complaints are one line each, with a full stop."""
    return all(problem.endswith(".") and "\n" not in problem for problem in problems)


def complaints(draft: MapDraft, folder: Path) -> list[str]:
    """Write a broken draft, and return what is said about it."""
    problems = check_map(draft.write(folder))
    assert are_sentences(problems)
    return problems
