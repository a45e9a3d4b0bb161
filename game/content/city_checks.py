"""What the rules of Escape Plan ask of the fourteen city tiles, whoever drew them.

Which locations a tile must hold follows from what every day must bring: an exit, a safe house, a
gang and two businesses. Services, streets and waters are free as long as nobody gets stuck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from game.content.boards import Point
from game.content.hexes import edge_middle, is_inside, middle_of_picture
from game.content.tiled import Findings, MapObject, SheetTile, near
from game.rules.escape_plan.tiles import LAND, LOCATIONS, STARTERS, TILES

EDGE_NAMES: Final = ("north", "north-east", "south-east", "south", "south-west", "north-west")
MUST_HOLD: Final[Mapping[str, tuple[str, ...]]] = {
    "s1": ("hospital",),
    "s2": ("gang",),
    "a": ("exit",),
    "b": ("safe_house", "business"),
    "c": ("gang",),
    "d": ("business",),
}
"""The locations of a tile, or of every tile of a stack, that the rules count on."""
STREET_EDGES: Final = 3
"""A tile with fewer edges that show a street might fit nowhere."""
REACH: Final = 24.0
"""No edge and no line's end lies farther than this from what it stands for, in pixels."""


class Link(NamedTuple):
    """A line that says which two places of a tile touch."""

    item: MapObject
    first: str
    second: str


class TileDrawing(NamedTuple):
    """One city tile as it is drawn in the tileset. Places are named by kind or region."""

    id: str
    tile: SheetTile
    findings: Findings
    """Where to note what is wrong with this tile."""
    locations: Mapping[int, MapObject]
    """By number, counted from 1."""
    kinds: Mapping[str, str]
    """Place -> kind of the place."""
    areas: Mapping[str, MapObject]
    """Region -> its outline."""
    hubs: Mapping[str, MapObject]
    """Region -> the point that stands for it."""
    edges: Mapping[int, MapObject]
    shows: Mapping[int, str]
    """Edge -> the place seen there."""
    links: Sequence[Link]
    officers: Mapping[str, MapObject]
    """Colour -> where such an officer stands."""

    @property
    def middle(self) -> Point:
        """The middle of its hexagon, in pixels of its picture."""
        return middle_of_picture(self.tile.size[0])

    @property
    def places(self) -> list[str]:
        """Its places in the order of their nodes: locations by number, streets, water."""
        named = [str(item.properties["kind"]) for _, item in sorted(self.locations.items())]
        return [*named, *sorted(self.areas)]

    def point(self, place: str) -> Point:
        """Return the point that stands for a place, in pixels of its picture."""
        if place in self.areas:
            return self.hubs[place].at
        return self.object_of(place).middle

    def object_of(self, place: str) -> MapObject:
        """Return the object that is a place."""
        if place in self.areas:
            return self.areas[place]
        return next(item for item in self.locations.values() if item.properties["kind"] == place)

    def is_water(self, place: str) -> bool:
        """Say whether a place is a region of water."""
        return place in self.areas and self.kinds[place] != LAND


def check_tiles(drawings: Mapping[str, TileDrawing], findings: Findings) -> None:
    """Add whatever makes a set of city tiles unplayable to the findings."""
    for tile in TILES:
        if tile not in drawings:
            findings.add(
                f"there is no city tile '{tile}'",
                f"add a tile of class city whose property tile is '{tile}'",
            )
    for drawing in drawings.values():
        _check_numbers(drawing)
        _check_regions(drawing)
        _check_edges(drawing)
        if not findings.sentences:
            _check_links(drawing)
        if not findings.sentences:
            _check_ways(drawing)
            _check_locations(drawing)
    if not findings.sentences:
        _check_counts(drawings.values(), findings)
        _check_widths(list(drawings.values()))


def _check_numbers(drawing: TileDrawing) -> None:
    """Locations are numbered from 1, so that saves find them again."""
    wanted = range(1, len(drawing.locations) + 1)
    if sorted(drawing.locations) != list(wanted):
        found = ", ".join(map(str, sorted(drawing.locations)))
        drawing.findings.add(
            f"its locations have the slots {found}", "number them from 1 without a gap"
        )


def _check_regions(drawing: TileDrawing) -> None:
    """A tile has a street, and every region has one point that stands for it."""
    if "a" not in drawing.areas:
        drawing.findings.add("it has no street region 'a'", "draw one as a polygon of class street")
    for region, item in drawing.areas.items():
        hub = drawing.hubs.get(region)
        if hub is None:
            drawing.findings.add(
                f"region '{region}' has no hub",
                "insert a point of class hub where its ways meet",
                about=item,
            )
        elif not is_inside(item.points, hub.at):
            drawing.findings.add(
                f"it does not lie in region '{region}'", "move it there", about=hub
            )
    for region, hub in drawing.hubs.items():
        if region not in drawing.areas:
            drawing.findings.add(
                f"the tile has no region '{region}'", "delete this hub, or draw it", about=hub
            )
    for colour in ("red", "blue", "black", "inspector"):
        if colour not in drawing.officers:
            drawing.findings.add(
                f"it has no place for officers of colour '{colour}'",
                "insert a point of class officer with that colour",
            )


def _check_edges(drawing: TileDrawing) -> None:
    """The six edges lie where they belong, and each shows a place of the tile."""
    for edge, name in enumerate(EDGE_NAMES):
        item = drawing.edges.get(edge)
        if item is None:
            drawing.findings.add(
                f"it has no edge {edge}", f"insert a point of class edge in the {name}"
            )
            continue
        x, y = edge_middle(edge, drawing.middle[0])
        if not near(item.at, (x + drawing.middle[0], y + drawing.middle[1]), REACH):
            drawing.findings.add(
                f"edge {edge} does not lie in the middle of the {name} border",
                "move it there",
                about=item,
            )
        if drawing.shows[edge] not in drawing.kinds:
            drawing.findings.add(
                f"edge {edge} shows '{drawing.shows[edge]}', which the tile does not have",
                f"let it show one of {', '.join(drawing.kinds)}",
                about=item,
            )
    seen = [drawing.kinds.get(place, "") for place in drawing.shows.values()]
    if len(drawing.edges) == len(EDGE_NAMES) and seen.count(LAND) < STREET_EDGES:
        drawing.findings.add(
            f"{seen.count(LAND)} of its edges show a street",
            f"let {STREET_EDGES} or more show one, or the tile fits nowhere",
        )


def _check_links(drawing: TileDrawing) -> None:
    """Each link joins two places of the tile, once, and its line leads from one to the other."""
    joined: dict[frozenset[str], int] = {}
    for item, first, second in drawing.links:
        pair = frozenset((first, second))
        strange = sorted(pair - drawing.kinds.keys())
        if strange:
            drawing.findings.add(
                f"it links '{strange[0]}', which the tile does not have",
                f"use two of {', '.join(drawing.kinds)}",
                about=item,
            )
        elif len(pair) == 1:
            drawing.findings.add(
                f"it links '{first}' with itself", "let it lead to another place", about=item
            )
        elif pair in joined:
            drawing.findings.add(
                f"object {joined[pair]} links '{first}' and '{second}' too",
                "delete one of them",
                about=item,
            )
        else:
            joined[pair] = item.id
            _check_line(drawing, item, (first, second))


def _check_line(drawing: TileDrawing, item: MapObject, ends: tuple[str, str]) -> None:
    """A line begins and ends at its places; water touches nothing but streets."""
    for place, at, word in zip(
        ends, (item.points[0], item.points[-1]), ("begin", "end"), strict=True
    ):
        if not near(at, drawing.point(place), REACH):
            drawing.findings.add(
                f"its line does not {word} at '{place}'", "move that point", about=item
            )
    wet = [place for place in ends if drawing.is_water(place)]
    streets = [place for place in ends if drawing.kinds[place] == LAND]
    if wet and not streets:
        drawing.findings.add(
            f"it links '{ends[0]}' and '{ends[1]}', but water touches streets alone",
            "delete it",
            about=item,
        )


def _check_ways(drawing: TileDrawing) -> None:
    """From every place one gets to an edge: on land by a street, on water by water."""
    around = _neighbours(drawing)
    for place in drawing.places:
        wet = drawing.is_water(place)
        alike = {other for other in drawing.kinds if drawing.is_water(other) == wet}
        reached = _reached(around, place, alike.__contains__)
        exits = {drawing.shows[edge] for edge in drawing.shows}
        ways = {other for other in reached & exits if drawing.kinds[other] not in LOCATIONS}
        if not ways:
            drawing.findings.add(
                f"no {'water' if wet else 'street'} leads from '{place}' to an edge",
                "link it, or let an edge show it",
                about=drawing.object_of(place),
            )
        if wet and not any(drawing.kinds[other] == LAND for other in around[place]):
            drawing.findings.add(
                f"'{place}' touches no street", "link it with one", about=drawing.areas[place]
            )


def _neighbours(drawing: TileDrawing) -> dict[str, set[str]]:
    around: dict[str, set[str]] = {place: set() for place in drawing.kinds}
    for _, first, second in drawing.links:
        around[first].add(second)
        around[second].add(first)
    return around


def _reached(
    around: Mapping[str, set[str]], start: str, allowed: Callable[[str], bool]
) -> set[str]:
    """Return every place that can be reached from one by links between allowed places."""
    reached, ahead = {start}, [start]
    while ahead:
        for place in around[ahead.pop()]:
            if place not in reached and allowed(place):
                reached.add(place)
                ahead.append(place)
    return reached


def _check_locations(drawing: TileDrawing) -> None:
    """A tile holds what its stack must bring; locations stand on land."""
    wanted = MUST_HOLD.get(drawing.id) or MUST_HOLD[drawing.id[0]]
    for kind in wanted:
        if kind not in drawing.kinds:
            drawing.findings.add(
                f"it holds no location of kind '{kind}'", "insert one as an ellipse"
            )
    for item in drawing.locations.values():
        kind = str(item.properties["kind"])
        if drawing.id in STARTERS and kind in ("business", "safe_house"):
            drawing.findings.add(
                f"a starting tile holds a location of kind '{kind}'",
                "move it to another tile",
                about=item,
            )
        for region, area in drawing.areas.items():
            if drawing.is_water(region) and is_inside(area.points, item.middle):
                drawing.findings.add(
                    f"'{kind}' lies on the water", "move it to the land", about=item
                )


def _check_counts(drawings: Iterable[TileDrawing], findings: Findings) -> None:
    """Over all tiles there is the right number of each kind of location."""
    found = Counter(kind for drawing in drawings for kind in drawing.kinds.values())
    for kind, count in LOCATIONS.items():
        if found[kind] != count:
            findings.add(
                f"{found[kind]} locations are of kind '{kind}'",
                f"give the fourteen tiles {count} of them together",
            )


def _check_widths(drawings: Sequence[TileDrawing]) -> None:
    """All tiles are equally large, as they lie side by side."""
    for drawing in drawings[1:]:
        wide, first = drawing.tile.size[0], drawings[0]
        if wide != first.tile.size[0]:
            drawing.findings.add(
                f"its picture is {wide:g} pixels wide",
                f"make it {first.tile.size[0]:g} pixels wide, as '{first.id}' is",
            )
