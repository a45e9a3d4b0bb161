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
from game.content.hexes import Cell, HexGrid
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


class SheetTile(NamedTuple):
    """One tile of a map's tileset, with the objects that were drawn onto its picture."""

    file: Path
    """The tileset, or the map itself if the tileset is embedded in it."""
    id: int
    kind: str
    size: Point
    """Of its picture, in pixels; `nan` if the file does not tell."""
    properties: Mapping[str, Any]
    objects: tuple[MapObject, ...]


class Sheet(NamedTuple):
    """A whole map: its size in pixels, its own properties, every object, and its tiles."""

    path: Path
    size: tuple[int, int]
    properties: Mapping[str, Any]
    objects: tuple[MapObject, ...]
    tiles: tuple[SheetTile, ...]
    grid: HexGrid | None
    """How its hexagons lie, if it is a map of flat-top hexagons."""
    cells: Mapping[Cell, str]
    """The class of the tile that lies on each cell; of several layers, the uppermost."""


class Findings:
    """Collects what is wrong with one map, a sentence each."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._part = ""
        self.sentences: list[str] = []

    def within(self, path: Path, part: str = "") -> Findings:
        """Return the same collection for a part of the board, such as a tile of a tileset."""
        inner = Findings(path)
        inner._part = f", {part}" if part else ""
        inner.sentences = self.sentences
        return inner

    def add(self, fault: str, remedy: str, *, about: MapObject | int | None = None) -> None:
        """Note a fault and its remedy; `about` is the object, or the id of the object."""
        which = ""
        if isinstance(about, MapObject):
            which = f", object {about.id}" + (f" ({about.name})" if about.name else "")
        elif about is not None:
            which = f", object {about}"
        # Names and values of a map can hold anything, line breaks too.
        found = " ".join(f"{self._part}{which}: {fault}; {remedy}.".split())
        self.sentences.append(f"{self._path}{found}")


def read_sheet(path: Path) -> Sheet:
    """Return the objects of a map. Raises MapError if the file is not a whole Tiled map."""
    tiled_map = _parse(path)
    grid = _grid(tiled_map)
    size = (
        grid.size(tiled_map.width, tiled_map.height)
        if grid
        else (tiled_map.width * tiled_map.tilewidth, tiled_map.height * tiled_map.tileheight)
    )
    root = ElementTree.parse(path).getroot()
    if root.tag != "map":
        raise MapError(f"{path}: is no map but a {root.tag}; give the path of a .tmx file.")
    fault = _fault_of_tilesets(path, root)
    if fault:
        raise MapError(fault)
    objects = tuple(_objects(tiled_map, root))
    tiles = _tiles(tiled_map, path, root)
    return Sheet(path, size, tiled_map.properties, objects, tiles, grid, _cells(tiled_map))


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
    except Exception as fault:  # pytmx lets whatever goes wrong inside it escape
        raise MapError(_diagnosis(path) or _general_fault(path, fault)) from fault


def _general_fault(path: Path, fault: Exception) -> str:
    """Return the sentence for a fault that cannot be pinned to an object."""
    reason = " ".join(str(fault).split()) or type(fault).__name__
    return f"{path}: cannot be read as a map ({reason}); restore it, or save it again in Tiled."


def _diagnosis(path: Path) -> str | None:
    """Return what is wrong with the map or a tileset of it, or None if that cannot be told."""
    try:
        root = ElementTree.parse(path).getroot()
    except ElementTree.ParseError as fault:
        return f"{path}: is not a whole map ({fault}); restore it, or save it again in Tiled."
    except (OSError, ValueError, LookupError):
        return None
    return _fault_of_property(path, root) or _fault_of_tilesets(path, root)


def _tilesets(path: Path, root: ElementTree.Element) -> list[Path]:
    """Return the file of each tileset of a map, in order; an embedded one lies in the map."""
    sources = (tileset.get("source", "") for tileset in root.findall(".//tileset"))
    return [path.parent / source if source else path for source in sources]


def _fault_of_tilesets(path: Path, root: ElementTree.Element) -> str | None:
    """Return what is wrong with a tileset that is a file of its own, or None."""
    faults = (_fault_of_tileset(file) for file in _tilesets(path, root) if file != path)
    return next(filter(None, faults), None)


def _fault_of_tileset(file: Path) -> str | None:
    """Return what is wrong with the file of a tileset, or None."""
    remedy = "restore it, or save it again in Tiled"
    if not file.is_file():
        return f"{file}: there is no such tileset; {remedy}."
    try:
        root = ElementTree.parse(file).getroot()
    except ElementTree.ParseError as fault:
        return f"{file}: is not a whole tileset ({fault}); {remedy}."
    except (OSError, ValueError, LookupError) as fault:
        reason = " ".join(str(fault).split())
        return f"{file}: cannot be read as a tileset ({reason}); {remedy}."
    if root.tag != "tileset":
        return f"{file}: is no tileset; {remedy}."
    return _fault_of_property(file, root)


def _fault_of_property(file: Path, root: ElementTree.Element) -> str | None:
    """Return which object has a property that pytmx refuses, or None if none has."""
    findings = Findings(file)
    for element in root.iter("object"):
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


def _objects(tiled_map: Any, root: ElementTree.Element) -> Iterator[MapObject]:
    """Return every object of every object layer, moved along with its layer."""
    # pytmx takes the objects on the tiles of an embedded tileset for a layer of the map.
    on_tiles = set(root.findall(".//tile/objectgroup"))
    groups = root.findall(".//objectgroup")
    for element, layer in zip(groups, tiled_map.objectgroups, strict=True):
        if element not in on_tiles:
            for item in layer:
                yield _object(item, (layer.offsetx, layer.offsety))


def _tiles(tiled_map: Any, path: Path, root: ElementTree.Element) -> tuple[SheetTile, ...]:
    """Return the tiles that hold more than a picture, by file and id."""
    files = _tilesets(path, root)
    found: dict[tuple[Path, int], SheetTile] = {}
    for gid, entry in tiled_map.tile_properties.items():
        try:
            tileset = tiled_map.get_tileset_from_gid(gid)
        except ValueError:
            continue  # a tile of no tileset belongs to no board
        file = files[tiled_map.tilesets.index(tileset)]
        number = tiled_map.tiledgidmap[gid] - tileset.firstgid
        found[file, number] = SheetTile(
            file=file,
            id=number,
            # Tiled 1.9 wrote `class` where all other versions write `type`.
            kind=str(entry.get("type") or entry.get("class") or ""),
            size=(_measure(entry.get("width")), _measure(entry.get("height"))),
            properties=entry,
            objects=tuple(_object(item, (0, 0)) for item in entry.get("colliders", ())),
        )
    return tuple(found[key] for key in sorted(found))


def _grid(tiled_map: Any) -> HexGrid | None:
    """Return how the hexagons of a map lie, or None if it has none, or none with a flat top."""
    if tiled_map.orientation != "hexagonal" or tiled_map.staggeraxis != "x":
        return None
    odd_is_low = tiled_map.staggerindex != "even"
    wide, high, side = tiled_map.tilewidth, tiled_map.tileheight, tiled_map.hexsidelength
    return HexGrid(int(wide), int(high), int(side), odd_is_low)


def _cells(tiled_map: Any) -> dict[Cell, str]:
    """Return the classes of the tiles that are painted onto the map, by column and row."""
    kinds = {
        gid: str(entry.get("type") or entry.get("class") or "")
        for gid, entry in tiled_map.tile_properties.items()
    }
    return {
        (column, row): kinds.get(gid, "")
        for layer in tiled_map.layers
        if hasattr(layer, "iter_data")
        for column, row, gid in layer.iter_data()
        if gid
    }


def _measure(value: object) -> float:
    """Return a width or height, which pytmx leaves as the text of the file."""
    try:
        return float(str(value))
    except ValueError:
        return math.nan


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
