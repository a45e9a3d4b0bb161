"""A copy of the station's map that a test can spoil and write to a folder of its own."""

from __future__ import annotations

import shutil
from pathlib import Path
from xml.etree import ElementTree as Xml

from game.content.assets import maps_dir

STATION = maps_dir() / "space_escape" / "station.tmx"


class StationDraft:
    """The map as XML, with the words of the board to find things in it."""

    def __init__(self) -> None:
        self.root = Xml.parse(STATION).getroot()

    def layer(self, name: str) -> Xml.Element:
        """Return an object layer by name."""
        return next(layer for layer in self.root.iter("objectgroup") if layer.get("name") == name)

    def space(self, number: int) -> Xml.Element:
        """Return the object of a space."""
        return next(
            item for item in self.layer("spaces") if self.value(item, "space") == str(number)
        )

    def link(self, kind: str, start: int) -> Xml.Element:
        """Return the object of a link by its kind and the space it begins at."""
        begin = self.space(start).get("id")
        return next(
            item
            for item in self.layer("links")
            if item.get("type") == kind and self.value(item, "from") == begin
        )

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
        """Take an object out of the map."""
        next(layer for layer in self.root.iter() if item in list(layer)).remove(item)

    def copy(self, item: Xml.Element, number: int) -> Xml.Element:
        """Put a copy of an object into its layer, with an id of its own."""
        twin: Xml.Element = Xml.fromstring(Xml.tostring(item))
        twin.set("id", str(number))
        next(layer for layer in self.root.iter() if item in list(layer)).append(twin)
        return twin

    def lead(self, link: Xml.Element, *, start: int | None = None, end: int | None = None) -> None:
        """Let a link begin or end at another space, drawn accordingly."""
        for name, number in (("from", start), ("to", end)):
            if number is not None:
                self.set(link, name, self.space(number).get("id"))
        first, last = (self._spot(self.value(link, name)) for name in ("from", "to"))
        link.set("x", str(first[0]))
        link.set("y", str(first[1]))
        line = link.find("polyline")
        assert line is not None
        line.set("points", f"0,0 {last[0] - first[0]},{last[1] - first[1]}")

    def _spot(self, object_id: str | None) -> tuple[float, float]:
        item = next(item for item in self.layer("spaces") if item.get("id") == object_id)
        return float(item.get("x", "")), float(item.get("y", ""))

    def write(self, folder: Path) -> Path:
        """Write the map and its tileset, and return the path of the map."""
        shutil.copy(STATION.with_name("station.tsx"), folder)
        path = folder / "station.tmx"
        Xml.ElementTree(self.root).write(path, encoding="utf-8", xml_declaration=True)
        return path
