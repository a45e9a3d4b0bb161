"""Writes maps that Tiled can open: layers, objects, their properties, and pictures of a tileset."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final
from xml.etree import ElementTree as Xml

Point = tuple[float, float]

SIZE: Final = (1236, 762)
GRID: Final = 6


class MapWriter:
    """Builds the XML of one map; hands out the ids of layers and objects."""

    def __init__(self, game: str, tileset: str, tiles: Sequence[str]) -> None:
        self.root = Xml.Element(
            "map",
            version="1.8",
            tiledversion="1.8.2",
            orientation="orthogonal",
            renderorder="right-down",
            width=str(SIZE[0] // GRID),
            height=str(SIZE[1] // GRID),
            tilewidth=str(GRID),
            tileheight=str(GRID),
            infinite="0",
            backgroundcolor="#0e1420",
        )
        properties(self.root, [("game", "string", game)])
        Xml.SubElement(self.root, "tileset", firstgid="1", source=tileset)
        self._tiles = tiles
        self._layers = 0
        self._objects = 0

    def group(self, name: str) -> Xml.Element:
        """Return a new group of layers."""
        return Xml.SubElement(self.root, "group", id=self._layer_id(), name=name)

    def layer(self, name: str, colour: str, parent: Xml.Element | None = None) -> Xml.Element:
        """Return a new object layer whose shapes Tiled draws in this colour."""
        where = self.root if parent is None else parent
        return Xml.SubElement(
            where, "objectgroup", color=colour, draworder="index", id=self._layer_id(), name=name
        )

    def object(self, layer: Xml.Element, at: Point, **attributes: str) -> Xml.Element:
        """Return a new object; Tiled 1.8 writes the class of an object as `type`."""
        self._objects += 1
        element = Xml.SubElement(layer, "object", id=str(self._objects))
        element.attrib.update(attributes)
        element.attrib.update(x=number(at[0]), y=number(at[1]))
        return element

    def picture(
        self, layer: Xml.Element, tile: str, middle: Point, size: Point, turned: float = 0.0
    ) -> None:
        """Write a nameless tile object around a middle, turned clockwise by degrees."""
        angle = math.radians(turned)
        across, down = -size[0] / 2, size[1] / 2
        x = middle[0] + across * math.cos(angle) - down * math.sin(angle)
        y = middle[1] + across * math.sin(angle) + down * math.cos(angle)
        element = self.object(layer, (x, y), gid=self.tile_number(tile))
        element.attrib.update(width=number(size[0]), height=number(size[1]))
        if turned:
            element.set("rotation", number(turned))

    def tile_number(self, tile: str) -> str:
        """Return the number under which the map knows a picture of the tileset."""
        return str(1 + self._tiles.index(tile))

    def finish(self) -> str:
        """Return the whole file."""
        self.root.attrib.update(
            nextlayerid=str(self._layers + 1), nextobjectid=str(self._objects + 1)
        )
        Xml.indent(self.root, space=" ")
        return (
            '<?xml version="1.0" encoding="UTF-8"?>\n'
            + Xml.tostring(self.root, encoding="unicode").replace(" />", "/>")
            + "\n"
        )

    def _layer_id(self) -> str:
        self._layers += 1
        return str(self._layers)


def number(value: float) -> str:
    """Write a coordinate as Tiled does, to a tenth of a pixel and without an empty fraction."""
    return f"{round(value, 1):g}" if abs(value) < 1e5 else str(value)


def properties(element: Xml.Element, values: Sequence[tuple[str, str, str | int]]) -> None:
    """Add custom properties: name, type and value each."""
    holder = Xml.SubElement(element, "properties")
    for name, kind, value in values:
        entry = Xml.SubElement(holder, "property", name=name)
        if kind != "string":
            entry.set("type", kind)
        entry.set("value", str(value))
