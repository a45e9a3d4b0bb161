"""Writes maps that Tiled can open: layers, objects, their properties, and pictures of a tileset."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final
from xml.etree import ElementTree as Xml

Point = tuple[float, float]
Box = tuple[float, float, float, float]

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

    def make_hexagonal(self, cells: tuple[int, int], size: tuple[int, int], side: int) -> None:
        """Lay the map in columns and rows of flat-top hexagons, the odd columns lower."""
        (columns, rows), (wide, high) = cells, size
        self.root.attrib.update(
            orientation="hexagonal",
            width=str(columns),
            height=str(rows),
            tilewidth=str(wide),
            tileheight=str(high),
            hexsidelength=str(side),
            staggeraxis="x",
            staggerindex="odd",
        )

    def paint(self, name: str, rows: Sequence[Sequence[str]]) -> None:
        """Write a tile layer from the names of its tiles, row by row; "" leaves a cell empty."""
        layer = Xml.SubElement(self.root, "layer", id=self._layer_id(), name=name)
        layer.attrib.update(width=str(len(rows[0])), height=str(len(rows)))
        numbers = [[self.tile_number(tile) if tile else "0" for tile in row] for row in rows]
        data = Xml.SubElement(layer, "data", encoding="csv")
        data.text = "\n" + ",\n".join(",".join(row) for row in numbers) + "\n"

    def outlines(self, boxes: Mapping[str, Box]) -> Xml.Element:
        """Write the named boxes in which things lie, and return their layer."""
        layer = self.layer("outlines", "#7dbdff")
        for name, (x, y, wide, high) in boxes.items():
            element = self.object(layer, (x, y), name=name, type="outline")
            element.attrib.update(width=number(wide), height=number(high))
        return layer

    def slots(self, points: Mapping[str, Point]) -> Xml.Element:
        """Write the named points at which things lie, and return their layer."""
        layer = self.layer("slots", "#5ad19a")
        for name, at in points.items():
            Xml.SubElement(self.object(layer, at, name=name, type="slot"), "point")
        return layer

    def finish(self) -> str:
        """Return the whole file."""
        self.root.attrib.update(
            nextlayerid=str(self._layers + 1), nextobjectid=str(self._objects + 1)
        )
        return as_file(self.root)

    def _layer_id(self) -> str:
        self._layers += 1
        return str(self._layers)


def picture_in(writer: MapWriter, layer: Xml.Element, tile: str, box: Box) -> None:
    """Write a picture of the tileset that fills a box."""
    left, top, wide, high = box
    writer.picture(layer, tile, (left + wide / 2, top + high / 2), (wide, high))


def tileset(name: str, sizes: Mapping[str, tuple[int, int]]) -> Xml.Element:
    """Return a tileset of pictures in `tiles/`, by name and size in pixels."""
    root = Xml.Element(
        "tileset",
        version="1.8",
        tiledversion="1.8.2",
        name=name,
        tilewidth=str(max(wide for wide, _ in sizes.values())),
        tileheight=str(max(high for _, high in sizes.values())),
        tilecount=str(len(sizes)),
        columns="0",
    )
    Xml.SubElement(root, "grid", orientation="orthogonal", width="1", height="1")
    for tile_id, (tile, (wide, high)) in enumerate(sizes.items()):
        entry = Xml.SubElement(root, "tile", id=str(tile_id))
        source = f"tiles/{tile}.png"
        Xml.SubElement(entry, "image", width=str(wide), height=str(high), source=source)
    return root


def tile_object(
    layer: Xml.Element, name: str, kind: str, at: Point, size: Point = (0, 0)
) -> Xml.Element:
    """Return a new object on a tile; Tiled 1.8 writes the class of an object as `type`."""
    element = Xml.SubElement(layer, "object", id=str(len(layer) + 1), name=name, type=kind)
    element.attrib.update(x=number(at[0]), y=number(at[1]))
    for key, value in zip(("width", "height"), size, strict=True):
        if value:
            element.set(key, number(value))
    return element


def as_file(root: Xml.Element) -> str:
    """Return the text of a file as Tiled writes it."""
    Xml.indent(root, space=" ")
    text = Xml.tostring(root, encoding="unicode").replace(" />", "/>")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{text}\n'


def number(value: float) -> str:
    """Write a coordinate as Tiled does, to a tenth of a pixel and without an empty fraction."""
    return f"{round(value, 1) + 0:g}" if abs(value) < 1e5 else str(value)


def properties(element: Xml.Element, values: Sequence[tuple[str, str, str | int]]) -> None:
    """Add custom properties: name, type and value each. They stand before all else."""
    holder = Xml.Element("properties")
    element.insert(0, holder)
    for name, kind, value in values:
        entry = Xml.SubElement(holder, "property", name=name)
        if kind != "string":
            entry.set("type", kind)
        entry.set("value", str(value))
