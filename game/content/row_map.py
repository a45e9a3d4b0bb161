"""Reads the boards of Evacuate!: the station cards of the tileset, and the table they lie on.

In `stations.tsx` each tile of class `station` is a card, named by its property `card`. On its
picture lie boxes of class `space`, with properties `place`, counted from 1, and `kind`; a line of
class `gap` stands where the floor is missing. One tile of class `back` shows what all cards look
like face down. In `row.tmx` are `outline` (boxes) and `slot` (points); objects of class `station`
and `back`, or of none, are pictures for Tiled alone.

A row is laid during a match, so spots and the shapes of cards and spaces are measured from the
upper left corner of the card's own picture; all other shapes and slots from that of the map.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from game.content.boards import Board, Layout, Rect, content_hash
from game.content.row_checks import CARDS, CardDrawing, check_cards
from game.content.sheet_reader import SheetReader, about_tileset, custom_property
from game.content.tiled import Findings, MapObject, Sheet, SheetTile
from game.rules.evacuate.cards import GAP_AFTER, MARKET, TRACKER_TOP
from game.rules.graph import BoardGraph, Link, Node

CLASSES: Final = ("outline", "slot", "station", "back")
CARD_CLASSES: Final = ("space", "gap")
SPACE_KINDS: Final = tuple(dict.fromkeys(kind for kinds in CARDS.values() for kind in kinds))
COLOURS: Final = ("ember", "sun", "teal", "sky", "violet", "ivory")
"""The colours of Survivors, each with a pool."""
OUTLINES: Final = (
    *("row", "arrow", "minimap", "tracker", "market", "nomia_deck", "nomia_discard"),
    *(f"market.{title}" for title in MARKET),
)
SLOTS: Final = (
    *(f"tracker.{space}" for space in range(1, TRACKER_TOP + 1)),
    *(f"pool.{colour}" for colour in COLOURS),
    *("station_deck", "station_discard", "transport", "lifeboat", "dark_left", "dark_right"),
)


def read_row(sheet: Sheet, findings: Findings) -> Board | None:
    """Return the board of a map, or None, with the reasons added to the findings."""
    reader = SheetReader(sheet, findings, CLASSES)
    reader.sort_objects()
    shapes = reader.shapes(OUTLINES, "box")
    slots = reader.slots(SLOTS)
    drawings = _drawings(sheet, findings)
    back = _back(sheet, findings)
    if findings.sentences:
        return None
    check_cards(drawings, about_tileset(sheet, "station", findings))
    if findings.sentences or back is None:
        return None
    graph = _graph()
    spots = {node.id: _space(drawings, node).middle for node in graph.nodes}
    shapes |= dict(_card_shapes(graph, drawings)) | {"card.back": (0.0, 0.0, *back.size)}
    paths = {
        (link.kind, link.start, link.end): (spots[link.start], spots[link.end])
        for link in graph.links
    }
    return Board(graph, Layout(sheet.size, spots, paths, shapes, slots), content_hash(graph))


def _back(sheet: Sheet, findings: Findings) -> SheetTile | None:
    """Return the tile with the back that all station cards share."""
    backs = [tile for tile in sheet.tiles if tile.kind == "back"]
    if len(backs) != 1:
        about_tileset(sheet, "station", findings).add(
            f"{len(backs)} tiles are of class 'back'",
            "give that class to the one that shows the back of the station cards",
        )
        return None
    if not min(backs[0].size) > 0:
        inside = findings.within(backs[0].file, f"tile {backs[0].id}")
        inside.add("the back of the cards has no picture", "give it one")
    return backs[0]


def _drawings(sheet: Sheet, findings: Findings) -> dict[str, CardDrawing]:
    """Return the station cards of the tileset by their ids."""
    drawings: dict[str, CardDrawing] = {}
    for tile in sheet.tiles:
        if tile.kind != "station":
            continue
        inside = findings.within(tile.file, f"tile {tile.id}")
        card = custom_property(tile.properties, "card", str, inside)
        if card is None:
            continue
        if card not in CARDS:
            inside.add(f"card '{card}' is unknown", f"use one of {', '.join(CARDS)}")
        elif card in drawings:
            inside.add(
                f"tile {drawings[card].tile.id} is the card '{card}' too", "delete one of them"
            )
        else:
            inside = findings.within(tile.file, f"tile {tile.id} ({card})")
            drawings[card] = _drawing(card, tile, inside)
    return drawings


def _drawing(card: str, tile: SheetTile, findings: Findings) -> CardDrawing:
    """Return one card with everything that lies on its picture."""
    spaces: dict[int, MapObject] = {}
    kinds: dict[int, str] = {}
    gaps: list[MapObject] = []
    for item in tile.objects:
        _check_object(item, tile, findings)
        if item.kind == "gap":
            gaps.append(item)
        if item.kind != "space":
            continue
        place = custom_property(item.properties, "place", int, findings, item)
        kind = custom_property(item.properties, "kind", str, findings, item)
        if kind is not None and kind not in SPACE_KINDS:
            findings.add(
                f"kind '{kind}' is unknown", f"use one of {', '.join(SPACE_KINDS)}", about=item
            )
        if place in spaces:
            findings.add(
                f"place {place} is also object {spaces[place].id}",
                "give each space its own place",
                about=item,
            )
        elif place is not None and kind is not None:
            spaces[place], kinds[place] = item, kind
    return CardDrawing(card, tile, findings, spaces, kinds, tuple(gaps))


def _check_object(item: MapObject, tile: SheetTile, findings: Findings) -> None:
    """Note what may not lie on a card: other classes, and boxes and lines in the wrong form."""
    if item.kind not in CARD_CLASSES:
        findings.add(
            f"class '{item.kind}' is unknown on a card",
            f"use one of {', '.join(CARD_CLASSES)}",
            about=item,
        )
        return
    right, low = item.at[0] + item.size[0], item.at[1] + item.size[1]
    inside = 0 <= item.at[0] <= right <= tile.size[0] and 0 <= item.at[1] <= low <= tile.size[1]
    if item.kind == "space" and (item.points or min(item.size) <= 0 or item.turned or not inside):
        findings.add(
            "a space must be an upright box within the picture of its card",
            "insert it as a rectangle",
            about=item,
        )
    elif item.kind == "gap" and (len(item.points) < 2 or item.turned or not inside):
        findings.add(
            "a gap must be a line within the picture of its card",
            "draw it as a polyline",
            about=item,
        )


def _graph() -> BoardGraph:
    """Return the spaces of all cards in their fixed order, and the steps from place to place."""
    nodes: list[Node] = []
    links: list[Link] = []
    for number, (card, kinds) in enumerate(CARDS.items()):
        for place, kind in enumerate(kinds, start=1):
            node = len(nodes)
            nodes.append(Node(node, f"{card}.{place}", kind, number, place, card))
            if place < len(kinds):
                links.append(
                    Link("gap" if GAP_AFTER.get(card) == place else "walk", node, node + 1)
                )
    return BoardGraph(tuple(nodes), tuple(links))


def _space(drawings: Mapping[str, CardDrawing], node: Node) -> MapObject:
    """Return the object of a space."""
    return drawings[node.owner].spaces[node.place]


def _card_shapes(
    graph: BoardGraph, drawings: Mapping[str, CardDrawing]
) -> Iterator[tuple[str, Rect]]:
    """Return the box of every card and of every space on it."""
    for card in CARDS:
        yield f"card.{card}", (0.0, 0.0, *drawings[card].tile.size)
    for node in graph.nodes:
        item = _space(drawings, node)
        yield f"space.{node.id}", (*item.at, *item.size)
