"""Reads the boards of Escape Plan: the city tiles of the tileset, and the table they are laid on.

In `city_tiles.tsx` each tile of class `city` is a city tile, named by its property `tile`. On its
picture lie `location` (ellipses: `kind`, and `slot`, their number), `street` and `water` (polygons
with a letter as `region`; water is of `kind` water or ferry), `hub` (the point that stands for a
region), `edge` (points: `number`, 0 in the north and on clockwise, and `shows`, the place seen
there), `link` (lines: `from` and `to`, two places that touch) and `officer` (points: `colour`).
Places are named by their kind, regions by their letter.

`city.tmx` is a map of flat-top hexagons. Cells with a tile of class `space` or `start` are the
spaces of the city; `outline` (boxes) and `slot` (points) are where everything else lies. Its upper
half is the table with the city, its lower half the displays.

The city is laid during a match, so spots, ways and what belongs to a tile are measured from the
middle of its hexagon, as printed; `hexes.turned` turns them. All else is measured from the upper
left corner of the map.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from game.content.boards import Board, Layout, Point, Rect, content_hash
from game.content.city_checks import Link, TileDrawing, check_tiles
from game.content.city_spaces import check_spaces
from game.content.hexes import edge_middle
from game.content.sheet_reader import SheetReader, about_tileset
from game.content.tile_reader import TileReader
from game.content.tiled import Findings, Sheet
from game.rules.escape_plan.cards import (
    DISPLAY,
    EQUIPMENT,
    FIXERS,
    KEY_COLOURS,
    KEYS_EACH,
    PARTS,
    SAFE_HOUSES,
    SHOPS,
    TOP_NOTORIETY,
)
from game.rules.escape_plan.tiles import STACKS, TILES
from game.rules.graph import BoardGraph, Node
from game.rules.graph import Link as GraphLink

CLASSES: Final = ("outline", "slot", "city", "space", "start")
MAP_SIZE: Final = (1232, 1512)
"""The table with the city above, the displays below, each 1232 x 744 with 24 pixels between."""
OUTLINES: Final = (
    *("table", "displays", "city", "exits", "patrol_deck", "stacks"),
    *(f"exit.{number}" for number in (1, 2, 3)),
    *(f"exit.{number}.{card}" for number in (1, 2, 3) for card in (1, 2, "tiles")),
    *(f"stack.{stack}" for stack in STACKS),
    *("time", "notoriety", "order", "contacts", "contact_deck", "contact_discard"),
    *("inspector_deck", "inspector_discard", "gang", "fixers", "store", "gas", "discs"),
    *(f"time.{part}" for part in PARTS),
    *(f"notoriety.{number}" for number in range(1, TOP_NOTORIETY + 1)),
    *(f"order.{number}" for number in range(1, 6)),
    *(f"contact.{number}" for number in range(1, DISPLAY + 1)),
    *(f"shop.{shop}" for shop in SHOPS),
    *(f"fixer.{fixer}" for fixer in FIXERS),
    *(f"equipment.{item}" for item in EQUIPMENT),
    *(f"locker.{colour}" for colour in KEY_COLOURS),
)


def _visits(shop: str) -> range:
    """Return the numbers of the hexes for visitors who are paid, and for those who earn."""
    return range(1, 6) if shop in SAFE_HOUSES else range(1, 4)


SLOTS: Final = (
    *(f"shop.{shop}.plate" for shop in SHOPS),
    *(f"shop.{shop}.{hexes}.{number}"
      for shop in SHOPS for hexes in ("money", "income") for number in _visits(shop)),
    *(f"shop.{shop}.key.{number}"
      for shop in SAFE_HOUSES for number in range(1, KEYS_EACH + 1)),
    *(f"gang.{number}" for number in range(1, 7)),
)  # fmt: skip


def read_city(sheet: Sheet, findings: Findings) -> Board | None:
    """Return the board of a map, or None, with the reasons added to the findings."""
    reader = SheetReader(sheet, findings, CLASSES, MAP_SIZE)
    reader.sort_objects()
    shapes = reader.shapes(OUTLINES, "box")
    slots = reader.slots(SLOTS)
    origin = check_spaces(sheet, findings)
    drawings = _drawings(sheet, findings)
    if findings.sentences:
        return None
    check_tiles(drawings, about_tileset(sheet, "city", findings))
    if findings.sentences or origin is None:
        return None
    graph = _graph(drawings)
    shapes |= {"space": origin} | dict(_tile_shapes(drawings))
    slots |= dict(_officer_slots(drawings))
    layout = Layout(
        sheet.size, dict(_spots(graph, drawings)), dict(_paths(graph, drawings)), shapes, slots
    )
    return Board(graph, layout, content_hash(graph))


def _drawings(sheet: Sheet, findings: Findings) -> dict[str, TileDrawing]:
    """Return the city tiles of the tileset by their ids."""
    drawings: dict[str, TileDrawing] = {}
    for tile in sheet.tiles:
        if tile.kind != "city":
            continue
        reader = TileReader(tile, findings)
        name = reader.name(TILES)
        if name is None:
            continue
        if name in drawings:
            reader.findings.add(
                f"tile {drawings[name].tile.id} is the city tile '{name}' too",
                "delete one of them",
            )
        else:
            drawings[name] = reader.drawing(name)
    return {tile: drawings[tile] for tile in TILES if tile in drawings}


def _graph(drawings: Mapping[str, TileDrawing]) -> BoardGraph:
    """Return the places of all tiles, then their edges, what touches and what is seen where."""
    nodes: list[Node] = []
    number: dict[tuple[str, str], int] = {}
    for index, (tile, drawing) in enumerate(drawings.items()):
        for slot, place in enumerate(drawing.places, start=1):
            number[tile, place] = len(nodes)
            name, kind = f"{tile}.{place}", drawing.kinds[place]
            nodes.append(Node(len(nodes), name, kind, index, slot, tile))
    links = [
        GraphLink("touch", *sorted((number[tile, first], number[tile, second])))
        for tile, drawing in drawings.items()
        for _, first, second in drawing.links
    ]
    for index, (tile, drawing) in enumerate(drawings.items()):
        for edge in range(6):
            links.append(GraphLink("shows", len(nodes), number[tile, drawing.shows[edge]]))
            name = f"{tile}.edge{edge}"
            nodes.append(Node(len(nodes), name, "edge", index, edge, tile))
    return BoardGraph(tuple(nodes), tuple(sorted(links)))


def _what(node: Node) -> str:
    """Return the name of a place within its tile."""
    return node.name.partition(".")[2]


def _spots(graph: BoardGraph, drawings: Mapping[str, TileDrawing]) -> Iterator[tuple[int, Point]]:
    for node in graph.nodes:
        drawing = drawings[node.owner]
        if node.kind == "edge":
            yield node.id, _rounded(edge_middle(node.place, drawing.middle[0]))
        else:
            yield node.id, _from_middle(drawing, drawing.point(_what(node)))


def _paths(
    graph: BoardGraph, drawings: Mapping[str, TileDrawing]
) -> Iterator[tuple[tuple[str, int, int], tuple[Point, ...]]]:
    """Return the line of every link, from its start to its end."""
    spots = dict(_spots(graph, drawings))
    for kind, start, end in graph.links:
        if kind == "shows":
            yield (kind, start, end), (spots[start], spots[end])
            continue
        drawing = drawings[graph.nodes[start].owner]
        ends = (_what(graph.nodes[start]), _what(graph.nodes[end]))
        link = next(link for link in drawing.links if {link.first, link.second} == set(ends))
        points = tuple(_from_middle(drawing, point) for point in link.item.points)
        yield (kind, start, end), points if _leads(link, ends) else points[::-1]


def _leads(link: Link, ends: tuple[str, str]) -> bool:
    return (link.first, link.second) == ends


def _tile_shapes(drawings: Mapping[str, TileDrawing]) -> Iterator[tuple[str, Rect]]:
    """Return the box of every tile's picture around the middle of its hexagon."""
    for tile, drawing in drawings.items():
        (x, y), (wide, high) = drawing.middle, drawing.tile.size
        yield f"tile.{tile}", (*_rounded((-x, -y)), wide, high)


def _officer_slots(drawings: Mapping[str, TileDrawing]) -> Iterator[tuple[str, Point]]:
    for tile, drawing in drawings.items():
        for colour, item in drawing.officers.items():
            yield f"officer.{tile}.{colour}", _from_middle(drawing, item.at)


def _from_middle(drawing: TileDrawing, point: Point) -> Point:
    return _rounded((point[0] - drawing.middle[0], point[1] - drawing.middle[1]))


def _rounded(point: Point) -> Point:
    """Return a point to a hundredth of a pixel, as the map holds its own."""
    return round(point[0], 2), round(point[1], 2)
