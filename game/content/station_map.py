"""Reads the map of the Space Escape station: which object is which space, link, start or slot.

Here is what can be judged object by object. Whether the whole is a board the rules allow is
judged by `station_checks.py`.

Classes of objects: `space` (a point with properties `space`, its number, `tier`, `place` and
`kind`), the links `ring`, `ladder` and `shaft` (lines with `from` and `to`), `start` and
`equipment` (pictures with `on`, their space, and `owner`), `outline` (ellipses) and `slot`
(points). Objects without a class are pictures for Tiled alone.
"""

from __future__ import annotations

from typing import Any, Final

from game.content.boards import Board, Layout, Point, content_hash
from game.content.sheet_reader import SheetReader, custom_property
from game.content.station_checks import check_station
from game.content.tiled import Findings, MapObject, Sheet, near
from game.rules.graph import BoardGraph, Link, Node

LINKS: Final = ("ring", "ladder", "shaft")
CLASSES: Final = ("space", *LINKS, "start", "equipment", "outline", "slot")
OWNED: Final = {"start": ("rat_start", "snake_start"), "equipment": ("equipment",)}
"""Class of a belonging -> the kinds of space it may lie on."""
KINDS: Final = (
    "plain",
    "rat_start",
    "snake_start",
    "equipment",
    "ladder_foot",
    "shaft_mouth",
    "pod",
    "outer_space",
)
OUTLINES: Final = tuple(
    f"tier{tier}.{shape}" for tier in range(1, 6) for shape in ("floor", "track")
)
SLOTS: Final = (
    "pod",
    *(f"pod_seat_{seat}" for seat in range(1, 5)),
    "planet",
    "drift",
    "lantern",
    *(f"plaque_{tier}" for tier in range(1, 6)),
)
REACH: Final = 30.0
"""No line ends, and no picture stands, farther than this from the space it names, in pixels."""


def read_station(sheet: Sheet, findings: Findings) -> Board | None:
    """Return the board of a map, or None, with the reasons added to the findings."""
    reader = _Reader(sheet, findings)
    reader.sort_objects()
    nodes = reader.nodes()
    links, paths = reader.links()
    shapes = reader.shapes(OUTLINES, "ellipse")
    slots = reader.slots(SLOTS)
    if findings.sentences:
        return None
    graph = BoardGraph(nodes, links)
    check_station(graph, reader.object_ids(), findings)
    if findings.sentences:
        return None
    spots = {node.id: reader.spaces[node.id].at for node in nodes}
    return Board(graph, Layout(sheet.size, spots, paths, shapes, slots), content_hash(graph))


class _Reader(SheetReader):
    """One reading of one station."""

    def __init__(self, sheet: Sheet, findings: Findings) -> None:
        super().__init__(sheet, findings, CLASSES)
        self.spaces: dict[int, MapObject] = {}
        """Spaces by their number."""
        self._numbers: dict[int, int] = {}
        """Object id of a space -> its number."""
        self._link_objects: dict[tuple[str, int], int] = {}

    def nodes(self) -> tuple[Node, ...]:
        """Return the spaces as nodes, by number, with who or what belongs there."""
        rows: dict[int, dict[str, Any]] = {}
        for item in self._of_class["space"]:
            row = self._space(item)
            if row is None:
                continue
            number = row["id"]
            if number in rows:
                first = self.spaces[number].id
                self._findings.add(
                    f"space {number} is also object {first}", "give each its own number", about=item
                )
                continue
            rows[number] = row
            self.spaces[number] = item
            self._numbers[item.id] = number
        self._find_gaps()
        for number, owner in self._owners(rows).items():
            rows[number]["owner"] = owner
        return tuple(Node(**rows[number]) for number in sorted(rows))

    def _space(self, item: MapObject) -> dict[str, Any] | None:
        """Return the node that one space object stands for, or None if it cannot be told."""
        kind = self._property(item, "kind", str)
        number = self._property(item, "space", int)
        tier = self._property(item, "tier", int)
        place = self._property(item, "place", int)
        self._check_point(item)
        if kind is not None and kind not in KINDS:
            self._findings.add(
                f"kind '{kind}' is unknown", f"use one of {', '.join(KINDS)}", about=item
            )
        if None in (kind, number, tier, place):
            return None
        return {"id": number, "name": item.name, "kind": kind, "tier": tier, "place": place}

    def _find_gaps(self) -> None:
        """Note the numbers that no space has, though a higher one exists."""
        missing = sorted(set(range(len(self.spaces))) - self.spaces.keys())
        if missing:
            stray = max(self.spaces)
            self._findings.add(
                f"no space has number {missing[0]}",
                f"number the spaces from 0 without a gap, or add it (the highest is {stray})",
                about=self.spaces[stray],
            )

    def _owners(self, rows: dict[int, dict[str, Any]]) -> dict[int, str]:
        """Return who or what belongs on a space, by its number."""
        owners: dict[int, str] = {}
        for kind, allowed in OWNED.items():
            for item in self._of_class[kind]:
                number = self._space_named(item, "on")
                owner = self._property(item, "owner", str)
                if number is None or owner is None:
                    continue
                if rows[number]["kind"] not in allowed:
                    self._findings.add(
                        f"space {number} is of kind '{rows[number]['kind']}'",
                        f"move this to a space of kind {' or '.join(allowed)}",
                        about=item,
                    )
                elif number in owners:
                    self._findings.add(
                        f"space {number} has two owners", "leave one of them", about=item
                    )
                elif not near(item.middle, self.spaces[number].at, REACH):
                    self._findings.add(
                        f"it does not stand on space {number}, which it names",
                        "move it there",
                        about=item,
                    )
                owners[number] = owner
        return owners

    def links(self) -> tuple[tuple[Link, ...], dict[tuple[str, int, int], tuple[Point, ...]]]:
        """Return all links in a fixed order, and the way each is drawn."""
        paths: dict[tuple[str, int, int], tuple[Point, ...]] = {}
        for kind in LINKS:
            for item in self._of_class[kind]:
                start = self._space_named(item, "from")
                end = self._space_named(item, "to")
                if start is None or end is None:
                    continue
                if (kind, start) in self._link_objects:
                    first = self._link_objects[kind, start]
                    self._findings.add(
                        f"object {first} is already a {kind} from space {start}",
                        "delete one",
                        about=item,
                    )
                self._link_objects[kind, start] = item.id
                self._check_line(item, start, end)
                paths[kind, start, end] = item.points
        return tuple(Link(*key) for key in sorted(paths)), paths

    def _check_line(self, item: MapObject, start: int, end: int) -> None:
        """Note a line that does not lead from its first space to its last."""
        if len(item.points) < 2 or item.turned:
            self._findings.add(
                "a link must be a line that is not turned", "draw it as a polyline", about=item
            )
            return
        if not near(item.points[0], self.spaces[start].at, REACH):
            self._findings.add(
                f"its line does not begin at space {start}", "move its first point", about=item
            )
        into_space = self.spaces[end].properties.get("kind") == "outer_space"
        if not into_space and not near(item.points[-1], self.spaces[end].at, REACH):
            self._findings.add(
                f"its line does not end at space {end}", "move its last point", about=item
            )
        if not all(self._on_map(point) for point in item.points):
            self._findings.add("its line leaves the map", "move its points", about=item)

    def object_ids(self) -> dict[int | tuple[str, int], int]:
        """Return the object of every space, by number, and of every link, by kind and start."""
        return {number: item.id for number, item in self.spaces.items()} | self._link_objects

    def _property(self, item: MapObject, name: str, wanted: type) -> Any:
        """Return a custom property of the wanted type, or None, with the fault noted."""
        return custom_property(item.properties, name, wanted, self._findings, item)

    def _space_named(self, item: MapObject, name: str) -> int | None:
        """Return the number of the space that a property of type object names, or None."""
        target = item.properties.get(name)
        if type(target) is int and target in self._numbers:
            return self._numbers[target]
        fault = f"property '{name}' names no space" if target else f"property '{name}' is missing"
        self._findings.add(fault, "let it name the object of a space (type object)", about=item)
        return None
