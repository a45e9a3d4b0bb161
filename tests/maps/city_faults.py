"""Ways to break a board of Escape Plan, each with the complaint: tile, object, and what to do."""

from xml.etree import ElementTree as Xml

from tests.maps.city_draft import CityDraft
from tests.maps.faults import (
    Faults,
    Find,
    doubled,
    named,
    with_attribute,
    with_property,
    without,
    without_property,
)

FAULTS = Faults(CityDraft)
TILES = "city_tiles.tsx"
TABLE = "city.tmx"


def tile(name: str) -> Find[CityDraft]:
    """Find a city tile."""
    return lambda draft: draft.tile(name)


def on_tile(name: str) -> Find[CityDraft]:
    """Find an object on a city tile by its name, such as `s1.hospital` or `s1.edge0`."""
    return lambda draft: draft.on_tile(name)


def link(name: str, first: str, second: str) -> Find[CityDraft]:
    """Find the line that links two places of a tile."""
    return lambda draft: draft.link(name, first, second)


# Faults of one step


FAULTS.add(
    TILES,
    {
        "missing_tile": (
            without(tile("d3")),
            "there is no city tile 'd3'; add a tile of class city whose property tile is 'd3'",
        ),
        "the_same_tile_twice": (
            doubled(tile("s1"), 90),
            ", tile 90: tile 0 is the city tile 's1' too; delete one of them",
        ),
        "unknown_tile": (
            with_property(tile("a1"), "tile", "a4"),
            ", tile 2: city tile 'a4' is unknown; use one of s1, s2,",
        ),
        "tile_without_a_name": (
            without_property(tile("a1"), "tile"),
            ", tile 2: property 'tile' is missing; set it to a word (type string)",
        ),
        "location_beside_the_tile": (
            with_attribute(on_tile("s1.store"), "x", "290"),
            "a location must be an upright ellipse within the picture of its tile; insert it as",
        ),
        "location_that_is_turned": (
            with_attribute(on_tile("s1.store"), "rotation", "30"),
            "a location must be an upright ellipse",
        ),
        "location_without_extent": (
            with_attribute(on_tile("s1.store"), "width", "0"),
            "a location must be an upright ellipse",
        ),
        "unknown_kind": (
            with_property(on_tile("s1.store"), "kind", "bakery"),
            "kind 'bakery' is unknown; use one of business, safe_house,",
        ),
        "location_twice": (
            doubled(on_tile("s1.store"), 90),
            "the tile has a location of kind 'store' already; delete one",
        ),
        "two_locations_of_one_slot": (
            with_property(on_tile("s1.subway"), "slot", 2),
            "slot '2' is also object 4; give each location its own slot",
        ),
        "location_without_a_slot": (
            without_property(on_tile("s1.subway"), "slot"),
            "property 'slot' is missing; set it to a whole number (type int)",
        ),
        "tile_without_streets": (
            without(on_tile("s1.a")),
            "(s1): it has no street region 'a'; draw one as a polygon of class street",
        ),
        "unknown_region": (
            with_property(on_tile("s1.a"), "region", "c"),
            "region 'c' is unknown; use one of a, b",
        ),
        "region_twice": (
            with_property(on_tile("b1.b"), "region", "a"),
            "region 'a' is also object 1; give each street its own region",
        ),
        "unknown_water": (
            with_property(on_tile("s1.w"), "kind", "lake"),
            "kind 'lake' is unknown; use one of water, ferry",
        ),
        "region_without_a_hub": (
            without(on_tile("s1.w hub"), told=on_tile("s1.w")),
            "region 'w' has no hub; insert a point of class hub where its ways meet",
        ),
        "hub_on_the_land": (
            with_attribute(on_tile("s1.w hub"), "x", "240"),
            "it does not lie in region 'w'; move it there",
        ),
        "hub_that_is_a_box": (
            with_attribute(on_tile("s1.w hub"), "width", "9"),
            "a hub must be a point within the picture of its tile; insert it as a point",
        ),
        "missing_edge": (
            without(on_tile("c2.edge4")),
            "(c2): it has no edge 4; insert a point of class edge in the south-west",
        ),
        "edge_in_the_wrong_place": (
            with_attribute(on_tile("c2.edge4"), "x", "70"),
            "edge 4 does not lie in the middle of the south-west border; move it there",
        ),
        "edge_that_shows_nothing": (
            with_property(on_tile("c2.edge4"), "shows", "church"),
            "edge 4 shows 'church', which the tile does not have; let it show one of",
        ),
        "edge_of_no_number": (
            with_property(on_tile("c2.edge4"), "number", 6),
            "number 6 is unknown; number the edges from 0 to 5",
        ),
        "edge_twice": (
            with_property(on_tile("c2.edge5"), "number", 4),
            "number '4' is also object 12; give each edge its own number",
        ),
        "link_to_nowhere": (
            with_property(link("s1", "store", "a"), "from", "gang"),
            "it links 'gang', which the tile does not have; use two of",
        ),
        "link_to_itself": (
            with_property(link("s1", "store", "a"), "to", "store"),
            "it links 'store' with itself; let it lead to another place",
        ),
        "link_twice": (
            doubled(link("s1", "store", "a"), 90),
            "object 15 links 'store' and 'a' too; delete one of them",
        ),
        "link_that_begins_elsewhere": (
            with_attribute(link("s1", "store", "a"), "x", "200"),
            "its line does not begin at 'store'; move that point",
        ),
        "location_that_nobody_reaches": (
            without(link("s1", "store", "a"), told=on_tile("s1.store")),
            "no street leads from 'store' to an edge; link it, or let an edge show it",
        ),
        "water_without_a_shore": (
            without(link("s1", "a", "w"), told=on_tile("s1.w")),
            "'w' touches no street; link it with one",
        ),
        "missing_place_for_officers": (
            without(on_tile("s1 inspector")),
            "(s1): it has no place for officers of colour 'inspector'; insert a point of class",
        ),
        "officers_of_another_colour": (
            with_property(on_tile("s1 inspector"), "colour", "pink"),
            "colour 'pink' is unknown; use one of red, blue, black, inspector",
        ),
    },
)
FAULTS.add(
    TABLE,
    {
        "missing_slot": (
            without(named("slots", "shop.safe1.key.2")),
            "there is no slot 'shop.safe1.key.2'; add an object of class slot with that name",
        ),
        "slot_twice": (
            doubled(named("slots", "gang.3"), 900),
            "another slot is called 'gang.3' too; rename one",
        ),
        "missing_outline": (
            without(named("outlines", "stack.c")),
            "there is no outline 'stack.c'; add an object of class outline with that name",
        ),
        "outline_beside_the_map": (
            with_attribute(named("outlines", "stack.c"), "x", "1200"),
            "an outline must be an upright box within the map; draw it anew",
        ),
    },
)


# Faults of several steps


@FAULTS(TILES, "there is no city tile 'd3'; add a tile of class city")
def tile_without_its_class(draft: CityDraft) -> None:
    draft.tile("d3").attrib.pop("type")


@FAULTS(
    TILES, "(a1), object 90 (a1.a): class 'road' is unknown on a city tile; use one of location"
)
def unknown_class_on_a_tile(draft: CityDraft) -> Xml.Element:
    item = draft.copy(draft.on_tile("a1.a"), 90)
    item.set("type", "road")
    return item


@FAULTS(TILES, "(s1): its locations have the slots 1, 2, 4; number them from 1 without a gap")
def slots_with_a_gap(draft: CityDraft) -> None:
    draft.set(draft.on_tile("s1.subway"), "slot", 4)


@FAULTS(TILES, "a street must be a polygon of three corners or more within the picture of its tile")
def street_that_is_a_box(draft: CityDraft) -> Xml.Element:
    item = draft.on_tile("s1.a")
    draft.remove(next(part for part in item if part.tag == "polygon"))
    return item


@FAULTS(TILES, "the tile has no region 'b'; delete this hub, or draw it")
def hub_of_no_region(draft: CityDraft) -> Xml.Element:
    return draft.copy_to(draft.on_tile("b1.b hub"), "s1")


@FAULTS(
    TILES, "(a1): 2 of its edges show a street; let 3 or more show one, or the tile fits nowhere"
)
def too_few_streets(draft: CityDraft) -> None:
    draft.set(draft.on_tile("a1.edge0"), "shows", "w")


@FAULTS(TILES, "a link must be a line within the picture of its tile; draw it as a polyline")
def link_that_is_a_point(draft: CityDraft) -> Xml.Element:
    item = draft.link("s1", "store", "a")
    draft.remove(next(part for part in item if part.tag == "polyline"))
    return item


@FAULTS(TILES, "it links 'subway' and 'w', but water touches streets alone; delete it")
def location_at_the_water(draft: CityDraft) -> Xml.Element:
    item = draft.link("s1", "subway", "a")
    line = item.find("polyline")
    assert line is not None
    line.set("points", "0,0 18,130")
    draft.set(item, "to", "w")
    return item


@FAULTS(TILES, "no water leads from 'w' to an edge")
def water_without_an_edge(draft: CityDraft) -> Xml.Element:
    draft.set(draft.on_tile("s1.edge4"), "shows", "a")
    return draft.on_tile("s1.w")


@FAULTS(TILES, "(a1): it holds no location of kind 'exit'; insert one as an ellipse")
def stack_without_its_location(draft: CityDraft) -> None:
    draft.set(draft.on_tile("a1.exit"), "kind", "clinic")
    draft.set(draft.link("a1", "exit", "a"), "from", "clinic")


@FAULTS(TILES, "a starting tile holds a location of kind 'business'; move it to another tile")
def business_on_a_starting_tile(draft: CityDraft) -> Xml.Element:
    draft.set(draft.on_tile("s2.clinic"), "kind", "business")
    draft.set(draft.link("s2", "clinic", "a"), "from", "business")
    return draft.on_tile("s2.clinic")


@FAULTS(TILES, "'store' lies on the water; move it to the land")
def location_on_the_water(draft: CityDraft) -> Xml.Element:
    item, line = draft.on_tile("s1.store"), draft.link("s1", "store", "a")
    for each, (x, y) in ((item, (70, 150)), (line, (97, 177))):
        each.set("x", str(x))
        each.set("y", str(y))
    way = line.find("polyline")
    assert way is not None
    way.set("points", "0,0 98,0")
    draft.set(draft.on_tile("s1.edge1"), "shows", "a")
    return item


@FAULTS(TILES, "4 locations are of kind 'clinic'; give the fourteen tiles 3 of them together")
def too_many_clinics(draft: CityDraft) -> None:
    draft.set(draft.on_tile("a1.church"), "kind", "clinic")
    draft.set(draft.link("a1", "church", "a"), "from", "clinic")
    draft.set(draft.on_tile("a1.edge5"), "shows", "clinic")


@FAULTS(TILES, "(c1): its picture is 320 pixels wide; make it 318 pixels wide, as 's1' is")
def tile_of_another_width(draft: CityDraft) -> None:
    image = draft.tile("c1").find("image")
    assert image is not None
    image.set("width", "320")


@FAULTS(TABLE, "column 14, row 9 is no space, though a city can lead there; paint it with the tile")
def missing_space(draft: CityDraft) -> None:
    draft.paint(14, 9, "")


@FAULTS(TABLE, "column 2, row 2 is a space, though no city leads there; erase it")
def space_out_of_reach(draft: CityDraft) -> None:
    draft.paint(2, 2, "space")


@FAULTS(TABLE, "1 of its cells show where the city begins; paint two, one right below the other")
def one_start(draft: CityDraft) -> None:
    draft.paint(14, 8, "space")


@FAULTS(TABLE, "the cells where the city begins do not lie one right below the other; move one")
def starts_side_by_side(draft: CityDraft) -> None:
    draft.paint(14, 8, "space")
    draft.paint(15, 7, "start")


@FAULTS(TABLE, "it is no map of hexagons with a flat top; set its orientation to hexagonal")
def map_of_squares(draft: CityDraft) -> None:
    draft.root.set("orientation", "orthogonal")


@FAULTS(TABLE, "it is no map of hexagons with a flat top")
def hexagons_with_a_pointed_top(draft: CityDraft) -> None:
    draft.root.set("staggeraxis", "y")


@FAULTS(TABLE, "column 7, row 3 is a space, though no city leads there; erase it")
def the_other_columns_lower(draft: CityDraft) -> None:
    draft.root.set("staggerindex", "even")


@FAULTS(TABLE, "the map is 1232 x 1464 pixels; make it 1232 x 1512, as the table has room for")
def map_of_another_size(draft: CityDraft) -> None:
    layer = next(draft.root.iter("layer"))
    for element in (draft.root, layer):
        element.set("height", "30")
    data = layer.find("data")
    assert data is not None
    assert data.text is not None
    data.text = ",\n".join(line.rstrip(",") for line in data.text.split()[:30])
