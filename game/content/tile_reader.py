"""Reads one city tile of Escape Plan: which object on its picture is which place, edge or link.

Here is what can be judged object by object; whether the whole is a tile that the rules allow is
judged by `city_checks.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.content.city_checks import Link, TileDrawing
from game.content.sheet_reader import custom_property
from game.content.tiled import Findings, MapObject, SheetTile
from game.rules.escape_plan.tiles import LAND, LOCATIONS, WATERS

CLASSES: Final = ("location", "street", "water", "hub", "edge", "link", "officer")
REGIONS: Final = {"street": ("a", "b"), "water": ("w",)}
COLOURS: Final = ("red", "blue", "black", "inspector")
FORMS: Final = {
    "location": ("an upright ellipse", "insert it as an ellipse"),
    "street": ("a polygon of three corners or more", "draw it as a polygon"),
    "water": ("a polygon of three corners or more", "draw it as a polygon"),
    "link": ("a line", "draw it as a polyline"),
    "hub": ("a point", "insert it as a point"),
    "edge": ("a point", "insert it as a point"),
    "officer": ("a point", "insert it as a point"),
}


class TileReader:
    """One reading of one tile."""

    def __init__(self, tile: SheetTile, findings: Findings) -> None:
        self._tile = tile
        self._outer = findings
        self.findings = findings.within(tile.file, f"tile {tile.id}")

    def name(self, allowed: Sequence[str]) -> str | None:
        """Return which city tile it is, or None, with the reason noted."""
        name = custom_property(self._tile.properties, "tile", str, self.findings)
        if name is None or name in allowed:
            return None if name is None else str(name)
        self.findings.add(f"city tile '{name}' is unknown", f"use one of {', '.join(allowed)}")
        return None

    def drawing(self, name: str) -> TileDrawing:
        """Return the tile with everything that lies on its picture."""
        self.findings = self._outer.within(self._tile.file, f"tile {self._tile.id} ({name})")
        locations: dict[int, MapObject] = {}
        kinds: dict[str, str] = {}
        areas: dict[str, MapObject] = {}
        hubs: dict[str, MapObject] = {}
        edges: dict[int, MapObject] = {}
        shows: dict[int, str] = {}
        links: list[Link] = []
        officers: dict[str, MapObject] = {}
        for item in self._tile.objects:
            if not self._is_well_formed(item):
                continue
            match item.kind:
                case "location":
                    self._location(item, locations, kinds)
                case "street" | "water":
                    self._area(item, areas, kinds)
                case "hub":
                    self._file(item, "region", hubs, ("a", "b", "w"))
                case "edge":
                    self._edge(item, edges, shows)
                case "link":
                    self._link(item, links)
                case _:
                    self._file(item, "colour", officers, COLOURS)
        return TileDrawing(
            name, self._tile, self.findings, locations, kinds, areas, hubs, edges, shows, links,
            officers,
        )  # fmt: skip

    def _is_well_formed(self, item: MapObject) -> bool:
        """Note an object of a class or form that may not lie on a tile."""
        if item.kind not in CLASSES:
            self.findings.add(
                f"class '{item.kind}' is unknown on a city tile",
                f"use one of {', '.join(CLASSES)}",
                about=item,
            )
            return False
        fits = {
            "location": not item.points and min(item.size) > 0,
            "street": len(item.points) > 2,
            "water": len(item.points) > 2,
            "link": len(item.points) > 1,
        }.get(item.kind, not item.points and not any(item.size))
        if fits and not item.turned and all(map(self._is_on_picture, _extent(item))):
            return True
        form, remedy = FORMS[item.kind]
        self.findings.add(
            f"a {item.kind} must be {form} within the picture of its tile", remedy, about=item
        )
        return False

    def _is_on_picture(self, at: tuple[float, float]) -> bool:
        return all(0 <= place <= size for place, size in zip(at, self._tile.size, strict=True))

    def _word(self, item: MapObject, name: str, allowed: Sequence[str] = ()) -> str | None:
        """Return a property that is a word, perhaps one of some, or None with the fault noted."""
        word = custom_property(item.properties, name, str, self.findings, item)
        if word is None or not allowed or word in allowed:
            return None if word is None else str(word)
        self.findings.add(
            f"{name} '{word}' is unknown", f"use one of {', '.join(allowed)}", about=item
        )
        return None

    def _file(
        self, item: MapObject, name: str, filed: dict[str, MapObject], allowed: Sequence[str]
    ) -> str | None:
        """File an object under a word of its own, and return the word."""
        word = self._word(item, name, allowed)
        if word is not None and self._is_first(item, name, word, filed):
            filed[word] = item
            return word
        return None

    def _is_first(self, item: MapObject, name: str, key: Any, filed: dict[Any, MapObject]) -> bool:
        """Say whether no other object has this word or number yet, and note it if one has."""
        if key in filed:
            self.findings.add(
                f"{name} '{key}' is also object {filed[key].id}",
                f"give each {item.kind} its own {name}",
                about=item,
            )
        return key not in filed

    def _location(
        self, item: MapObject, locations: dict[int, MapObject], kinds: dict[str, str]
    ) -> None:
        kind = self._word(item, "kind", tuple(LOCATIONS))
        slot = custom_property(item.properties, "slot", int, self.findings, item)
        if kind is None or slot is None:
            return
        if kind in kinds:
            self.findings.add(
                f"the tile has a location of kind '{kind}' already", "delete one", about=item
            )
        elif self._is_first(item, "slot", slot, locations):
            locations[slot] = item
            kinds[kind] = kind

    def _area(self, item: MapObject, areas: dict[str, MapObject], kinds: dict[str, str]) -> None:
        region = self._file(item, "region", areas, REGIONS[item.kind])
        kind = LAND if item.kind == "street" else self._word(item, "kind", WATERS)
        if region is not None and kind is not None:
            kinds[region] = kind

    def _edge(self, item: MapObject, edges: dict[int, MapObject], shows: dict[int, str]) -> None:
        number = custom_property(item.properties, "number", int, self.findings, item)
        seen = self._word(item, "shows")
        if number is None or seen is None:
            return
        if number not in range(6):
            self.findings.add(
                f"number {number} is unknown", "number the edges from 0 to 5", about=item
            )
        elif self._is_first(item, "number", number, edges):
            edges[number], shows[number] = item, seen

    def _link(self, item: MapObject, links: list[Link]) -> None:
        first, second = self._word(item, "from"), self._word(item, "to")
        if first is not None and second is not None:
            links.append(Link(item, first, second))


def _extent(item: MapObject) -> tuple[tuple[float, float], ...]:
    """Return the points that must lie on the picture for the whole object to do so."""
    low = item.at[0] + item.size[0], item.at[1] + item.size[1]
    return item.points or (item.at, low)
