"""Reads a Tiled map into plain objects: class, place, points and properties, nothing drawn.

The reading is done by pytmx. Whatever is wrong with a file becomes one `MapError` with one
sentence. What the objects mean is not decided here.
"""

from __future__ import annotations

import logging
import math
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple
from xml.etree import ElementTree

from game.content.boards import Point
from game.rules.contract import GameError

_RESERVED: Final = frozenset(
    {"id", "name", "type", "class", "x", "y", "width", "height", "rotation", "gid", "visible"}
    | {"closed", "template", "parent", "properties", "points", "image", "custom_types"}
)
"""Attributes of an object; a custom property must not bear such a name."""


class MapError(GameError):
    """A map that cannot be used: names the file, the object, and what to do."""


class MapObject(NamedTuple):
    """One object of a map, in map pixels. `points` is empty unless it is a line or polygon."""

    id: int
    name: str
    kind: str
    """Its class in Tiled, whichever attribute the version of Tiled wrote it to."""
    at: Point
    size: Point
    turned: float
    points: tuple[Point, ...]
    properties: Mapping[str, Any]

    @property
    def middle(self) -> Point:
        """The middle of a box, ellipse or picture; the point itself of a point."""
        return self.at[0] + self.size[0] / 2, self.at[1] + self.size[1] / 2


class Sheet(NamedTuple):
    """A whole map: its size in pixels, its own properties, and every object."""

    path: Path
    size: tuple[int, int]
    properties: Mapping[str, Any]
    objects: tuple[MapObject, ...]


class Findings:
    """Collects what is wrong with one map, a sentence each."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.sentences: list[str] = []

    def add(self, fault: str, remedy: str, *, about: MapObject | int | None = None) -> None:
        """Note a fault and its remedy; `about` is the object, or the id of the object."""
        which = ""
        if isinstance(about, MapObject):
            which = f", object {about.id}" + (f" ({about.name})" if about.name else "")
        elif about is not None:
            which = f", object {about}"
        # Names and values of a map can hold anything, line breaks too.
        found = " ".join(f"{which}: {fault}; {remedy}.".split())
        self.sentences.append(f"{self._path}{found}")


def read_sheet(path: Path) -> Sheet:
    """Return the objects of a map. Raises MapError if the file is not a whole Tiled map."""
    tiled_map = _parse(path)
    size = tiled_map.width * tiled_map.tilewidth, tiled_map.height * tiled_map.tileheight
    return Sheet(path, size, tiled_map.properties, tuple(_objects(tiled_map)))


def _parse(path: Path) -> Any:
    """Return the map as pytmx reads it, and every fault of the file as a MapError."""
    # Imported here: pytmx brings pygame along, which a process without boards need not load, and
    # whose greeting would stand in the output of every command.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pytmx

    # It would print every fault to the terminal besides raising it.
    logging.getLogger("pytmx").setLevel(logging.CRITICAL)
    if not path.is_file():
        raise MapError(f"{path}: there is no such map; give the path of a .tmx file.")
    try:
        return pytmx.TiledMap(str(path))
    except ElementTree.ParseError as fault:
        raise MapError(
            f"{path}: is not a whole map ({fault}); restore it, or save it again in Tiled."
        ) from fault
    except Exception as fault:  # pytmx lets whatever goes wrong inside it escape
        raise MapError(_diagnosis(path) or _general_fault(path, fault)) from fault


def _general_fault(path: Path, fault: Exception) -> str:
    """Return the sentence for a fault that cannot be pinned to an object."""
    reason = " ".join(str(fault).split()) or type(fault).__name__
    return f"{path}: cannot be read as a map ({reason}); restore it, or save it again in Tiled."


def _diagnosis(path: Path) -> str | None:
    """Return which object has a property that pytmx refuses, or None if that is not the fault."""
    findings = Findings(path)
    try:
        elements = ElementTree.parse(path).getroot().iter("object")
    except (OSError, ElementTree.ParseError, ValueError, LookupError):
        return None
    for element in elements:
        about = f"{element.get('id')}"
        number = int(about) if about.isdecimal() else None
        for entry in element.iter("property"):
            _examine(entry, number, findings)
    return findings.sentences[0] if findings.sentences else None


def _examine(entry: ElementTree.Element, number: int | None, findings: Findings) -> None:
    """Note what is wrong with one custom property as it stands in the file."""
    name, kind, value = (entry.get(key, "") for key in ("name", "type", "value"))
    if name in _RESERVED:
        findings.add(
            f"a property must not be called '{name}', as every object already has one",
            "rename it",
            about=number,
        )
    elif kind in _NUMBERS and not _is_number(value, kind):
        findings.add(
            f"property '{name}' holds '{value}', which is no {_NUMBERS[kind]}",
            "correct it",
            about=number,
        )


_NUMBERS: Final = {"int": "whole number", "object": "object id", "float": "number"}


def _is_number(value: str, kind: str) -> bool:
    """Say whether the text is a number of this kind."""
    try:
        float(value) if kind == "float" else int(value)
    except ValueError:
        return False
    return True


def _objects(tiled_map: Any) -> Iterator[MapObject]:
    """Return every object of every object layer, moved along with its layer."""
    for layer in tiled_map.objectgroups:
        for item in layer:
            yield _object(item, (layer.offsetx, layer.offsety))


def _object(item: Any, offset: tuple[int, int]) -> MapObject:
    """Return one object of pytmx in our own form."""
    points = tuple(_point(x, y, offset) for x, y in getattr(item, "points", ()))
    return MapObject(
        id=item.id,
        name=item.name or "",
        # Tiled 1.9 wrote `class` where all other versions write `type`.
        kind=item.type or getattr(item, "class", ""),
        at=_point(item.x, item.y, offset),
        size=(item.width, item.height),
        turned=item.rotation,
        points=points,
        properties=item.properties,
    )


def _point(x: float, y: float, offset: tuple[int, int]) -> Point:
    """Return a place in map pixels, to a hundredth, so that re-saving cannot change it."""
    return round(x + offset[0], 2), round(y + offset[1], 2)


def near(first: Point, second: Point, reach: float) -> bool:
    """Say whether two points lie within reach of each other; never true for what is no number."""
    return math.dist(first, second) <= reach
