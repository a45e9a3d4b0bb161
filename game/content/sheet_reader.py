"""Reads what the maps of all boards have in common: classes, outlines, slots and properties.

What an object means is decided by the reader of each game, which builds on this.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from game.content.boards import Point, Rect
from game.content.tiled import Findings, MapObject, Sheet

MAP_SIZE: Final = (1236, 762)
"""The table has room for a board of this size, in pixels at 1920 x 1080."""


class SheetReader:
    """One reading of one map."""

    def __init__(
        self,
        sheet: Sheet,
        findings: Findings,
        classes: tuple[str, ...],
        size: tuple[int, int] = MAP_SIZE,
    ) -> None:
        self._sheet = sheet
        self._size = size
        self._findings = findings
        self._of_class: dict[str, list[MapObject]] = {name: [] for name in classes}

    def sort_objects(self) -> None:
        """Sort the objects by class and note what no board may contain."""
        if self._sheet.size != self._size:
            wide, high = self._sheet.size
            self._findings.add(
                f"the map is {wide} x {high} pixels",
                f"make it {self._size[0]} x {self._size[1]}, as the table has room for",
            )
        seen: set[int] = set()
        for item in self._sheet.objects:
            if item.id in seen:
                self._findings.add("two objects have this id", "delete one", about=item)
            seen.add(item.id)
            if item.kind in self._of_class:
                self._of_class[item.kind].append(item)
            elif item.kind:
                self._findings.add(
                    f"class '{item.kind}' is unknown",
                    f"use one of {', '.join(self._of_class)}",
                    about=item,
                )

    def shapes(self, wanted: Iterable[str], form: str) -> dict[str, Rect]:
        """Return the outlines by name; `form` says what Tiled calls their shape."""
        shapes: dict[str, Rect] = {}
        for item in self._of_class["outline"]:
            right_low = item.at[0] + item.size[0], item.at[1] + item.size[1]
            whole = self._on_map(item.at) and self._on_map(right_low)
            if not whole or min(item.size) <= 0 or item.turned:
                self._findings.add(
                    f"an outline must be an upright {form} within the map",
                    "draw it anew",
                    about=item,
                )
            self._check_unique(item, shapes)
            shapes[item.name] = (*item.at, *item.size)
        self._check_complete("outline", wanted, shapes)
        return shapes

    def slots(self, wanted: Iterable[str]) -> dict[str, Point]:
        """Return the slots by name."""
        slots: dict[str, Point] = {}
        for item in self._of_class["slot"]:
            self._check_point(item)
            self._check_unique(item, slots)
            slots[item.name] = item.at
        self._check_complete("slot", wanted, slots)
        return slots

    def _check_unique(self, item: MapObject, taken: Iterable[str]) -> None:
        """Note a name that two objects of a class share."""
        if item.name in taken:
            self._findings.add(
                f"another {item.kind} is called '{item.name}' too", "rename one", about=item
            )

    def _check_complete(self, kind: str, wanted: Iterable[str], found: Iterable[str]) -> None:
        """Note the named objects that the table needs and the map lacks."""
        for name in sorted(set(wanted) - set(found)):
            self._findings.add(
                f"there is no {kind} '{name}'", f"add an object of class {kind} with that name"
            )

    def _check_point(self, item: MapObject) -> None:
        """Note an object that is no point within the map."""
        if any(item.size) or item.points or not self._on_map(item.at):
            self._findings.add(
                f"a {item.kind} must be a point within the map", "insert it as a point", about=item
            )

    def _on_map(self, at: Point) -> bool:
        """Say whether a place lies on the map."""
        return 0 <= at[0] <= self._sheet.size[0] and 0 <= at[1] <= self._sheet.size[1]


def about_tileset(sheet: Sheet, kind: str, findings: Findings) -> Findings:
    """Return the findings about the file in which the tiles of a class lie."""
    files = [tile.file for tile in sheet.tiles if tile.kind == kind]
    return findings.within(files[0]) if files else findings


def custom_property(
    properties: Mapping[str, Any],
    name: str,
    wanted: type,
    findings: Findings,
    about: MapObject | None = None,
) -> Any:
    """Return a custom property of the wanted type, or None, with the fault noted."""
    value = properties.get(name)
    if type(value) is wanted and value != "":
        return value
    word = "a whole number (type int)" if wanted is int else "a word (type string)"
    fault = (
        f"property '{name}' is missing"
        if value in (None, "")
        else f"property '{name}' is '{value}', not {word}"
    )
    findings.add(fault, f"set it to {word}", about=about)
    return None
