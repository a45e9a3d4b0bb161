"""Ways to break the station, each with the complaint: the object, and what to do."""

from xml.etree import ElementTree as Xml

from tests.maps.faults import (
    Faults,
    Find,
    Spoil,
    doubled,
    map_of_another_size,
    named,
    with_attribute,
    with_property,
    without,
    without_property,
)
from tests.maps.station_draft import StationDraft

FAULTS = Faults(StationDraft)
MAP = "station.tmx"


def space(number: int) -> Find[StationDraft]:
    """Find a space by its number."""
    return lambda draft: draft.space(number)


def link(kind: str, start: int) -> Find[StationDraft]:
    """Find a link by its kind and the space it begins at."""
    return lambda draft: draft.link(kind, start)


def led(find: Find[StationDraft], *, end: int) -> Spoil[StationDraft]:
    """Let a link end at another space, drawn accordingly."""

    def spoil(draft: StationDraft) -> Xml.Element:
        item = find(draft)
        draft.lead(item, end=end)
        return item

    return spoil


# Faults of one step


FAULTS.add(
    MAP,
    {
        "unknown_kind": (
            with_property(space(3), "kind", "ladder_fot"),
            "kind 'ladder_fot' is unknown; use one of plain,",
        ),
        "unknown_class": (
            with_attribute(link("ladder", 3), "type", "laddr"),
            "class 'laddr' is unknown; use one of space,",
        ),
        "two_spaces_of_one_number": (
            with_property(space(41), "space", 40),
            "space 40 is also object 41; give each its own number",
        ),
        "missing_property": (
            without_property(space(7), "tier"),
            "property 'tier' is missing; set it to a whole number",
        ),
        "property_of_the_wrong_type": (
            with_property(space(7), "tier", "1", "string"),
            "property 'tier' is '1', not a whole number (type int); set it to",
        ),
        "a_tick_box_instead_of_a_number": (
            with_property(space(7), "place", "true", "bool"),
            "property 'place' is 'True', not a whole number",
        ),
        "a_word_instead_of_a_number": (
            with_property(space(7), "tier", "one"),
            "property 'tier' holds 'one', which is no whole number; correct it",
        ),
        "a_space_outside_the_map": (
            with_attribute(space(9), "x", "1400"),
            "a space must be a point within the map; insert it as a point",
        ),
        "a_space_that_is_a_box": (
            with_attribute(space(9), "width", "20"),
            "a space must be a point within the map",
        ),
        "a_space_nowhere": (
            with_attribute(space(9), "x", "nan"),
            "a space must be a point within the map",
        ),
        "missing_ring_link": (
            without(link("ring", 10), told=space(10)),
            "space 10 has no ring link to space 11; draw it",
        ),
        "ring_link_to_the_wrong_space": (
            led(link("ring", 10), end=12),
            "the ring link from space 10 leads to space 12; let it lead to space 11",
        ),
        "link_without_an_end": (
            without_property(link("ladder", 3), "to"),
            "property 'to' is missing; let it name the object of a space",
        ),
        "link_drawn_elsewhere": (
            with_attribute(link("ladder", 3), "x", "600"),
            "its line does not begin at space 3; move its first point",
        ),
        "two_ladders_from_one_space": (
            doubled(link("ladder", 3), 900),
            "is already a ladder from space 3; delete one",
        ),
        "foot_without_a_ladder": (
            without(link("ladder", 3), told=space(3)),
            "no ladder begins at space 3 of kind 'ladder_foot'; draw a ladder from it",
        ),
        "ladder_over_two_tiers": (
            led(link("ladder", 3), end=47),
            "the ladder from space 3 leads to space 47 (tier 3, snake_start); let it lead to a "
            "plain",
        ),
        "ladder_into_a_shaft": (
            led(link("ladder", 3), end=29),
            "the ladder from space 3 leads to space 29 (tier 2, shaft_mouth); let it lead to a "
            "plain",
        ),
        "ladder_past_the_pod": (
            led(link("ladder", 75), end=74),
            "the ladder from space 75 leads to space 74 (tier 5, plain); let it lead into the pod",
        ),
        "shaft_over_two_tiers": (
            led(link("shaft", 46), end=7),
            "the shaft from space 46 leads to space 7 (tier 1, plain); let it lead to a plain",
        ),
        "shaft_along_the_outermost_tier": (
            led(link("shaft", 5), end=4),
            "the shaft from space 5 leads to space 4 (tier 1, plain); let it lead to outer space",
        ),
        "shaft_onto_a_start": (
            led(link("shaft", 29), end=6),
            "the shaft from space 29 leads to space 6 (tier 1, rat_start)",
        ),
        "places_out_of_order": (
            with_property(space(43), "place", 4),
            "space 43 is place 4 of tier 2; number tier 2 clockwise from 24, places from 0",
        ),
        "two_pods": (
            with_property(space(72), "kind", "pod"),
            "2 spaces are of kind 'pod'; give that kind to space 80 alone",
        ),
        "a_pod_on_a_tier": (
            with_property(space(80), "tier", 6),
            "the space of kind 'pod' is on tier 6; set its tier to 0, as it belongs to none",
        ),
        "start_that_belongs_to_nobody": (
            without(named("starts", "sky"), told=space(0)),
            "space 0 of kind 'rat_start' has no owner; lay a start or an item of ember,",
        ),
        "start_drawn_elsewhere": (
            with_attribute(named("starts", "sky"), "y", "300"),
            "it does not stand on space 0, which it names; move it there",
        ),
        "missing_outline": (
            without(named("tier 3 outlines", "tier3.floor")),
            "there is no outline 'tier3.floor'; add an object of class outline with that name",
        ),
        "outline_that_is_turned": (
            with_attribute(named("tier 3 outlines", "tier3.floor"), "rotation", "45"),
            "an outline must be an upright ellipse within the map; draw it anew",
        ),
        "two_outlines_of_one_name": (
            doubled(named("tier 3 outlines", "tier3.floor"), 900),
            "another outline is called 'tier3.floor' too; rename one",
        ),
        "missing_slot": (
            without(named("slots", "planet")),
            "there is no slot 'planet'; add an object of class slot with that name",
        ),
    },
)


# Faults of several steps


@FAULTS(MAP, "two objects have this id; delete one")
def two_objects_of_one_id(draft: StationDraft) -> Xml.Element:
    space = draft.space(41)
    space.set("id", draft.space(40).get("id", ""))
    return space


@FAULTS(MAP, "no space has number 82")
def a_gap_in_the_numbers(draft: StationDraft) -> Xml.Element:
    space = draft.copy(draft.space(1), 900)
    draft.set(space, "space", 90)
    return space


@FAULTS(
    MAP,
    "a property must not be called 'width', as every object already has one; rename it",
)
def a_reserved_property_name(draft: StationDraft) -> Xml.Element:
    space = draft.space(9)
    Xml.SubElement(next(iter(space)), "property", name="width", value="4")
    return space


@FAULTS(MAP, "space 80 is in no ring; delete this link")
def ring_link_out_of_the_pod(draft: StationDraft) -> Xml.Element:
    link = draft.copy(draft.link("ring", 10), 900)
    draft.lead(link, start=80)
    return link


@FAULTS(MAP, "property 'to' names no space; let it name the object of a space")
def link_to_something_else(draft: StationDraft) -> Xml.Element:
    draft.set(draft.link("ladder", 3), "to", draft.named("slots", "planet").get("id"))
    return draft.link("ladder", 3)


@FAULTS(MAP, "its line does not end at space 27; move its last point")
def link_that_ends_elsewhere(draft: StationDraft) -> Xml.Element:
    line = draft.link("ladder", 3).find("polyline")
    assert line is not None
    line.set("points", "0,0 90,90")
    return draft.link("ladder", 3)


@FAULTS(MAP, "its line leaves the map")
def link_that_leaves_the_map(draft: StationDraft) -> Xml.Element:
    line = draft.link("shaft", 5).find("polyline")
    assert line is not None
    line.set("points", "0,0 900,0")
    return draft.link("shaft", 5)


@FAULTS(MAP, "a link must be a line that is not turned; draw it as a polyline")
def link_without_a_line(draft: StationDraft) -> Xml.Element:
    link = draft.link("ladder", 3)
    link.remove(link.findall("polyline")[0])
    return link


@FAULTS(MAP, "it begins at space 3 of kind 'plain'; give that space the kind ladder_foot")
def ladder_without_a_foot(draft: StationDraft) -> Xml.Element:
    draft.set(draft.space(3), "kind", "plain")
    return draft.link("ladder", 3)


@FAULTS(MAP, "tier 5 has no ladder; give it at least one")
def no_way_into_the_pod(draft: StationDraft) -> None:
    draft.remove(draft.link("ladder", 75))
    draft.set(draft.space(75), "kind", "plain")


@FAULTS(MAP, "no way leads from the start on space 0 to space 80")
def a_pod_nobody_reaches(draft: StationDraft) -> Xml.Element:
    draft.remove(draft.link("ladder", 75))
    draft.set(draft.space(75), "kind", "plain")
    return draft.space(80)


@FAULTS(MAP, "tier 2 has 19 spaces; give it 20")
def too_few_spaces_on_a_tier(draft: StationDraft) -> None:
    draft.set(draft.space(43), "tier", 1)


@FAULTS(MAP, "space 82 is on tier 9; put it on one of the tiers 1 to 5")
def a_sixth_tier(draft: StationDraft) -> Xml.Element:
    space = draft.copy(draft.space(1), 900)
    draft.set(space, "space", 82)
    draft.set(space, "tier", 9)
    return space


@FAULTS(MAP, "0 spaces are of kind 'outer_space'; give that kind to space 81 alone")
def no_outer_space(draft: StationDraft) -> None:
    for mouth in (5, 17, 36, 50, 78):
        draft.remove(draft.link("shaft", mouth))
    draft.set(draft.space(81), "kind", "plain")


@FAULTS(MAP, "space 0 of kind 'rat_start' has owner 'violet'")
def start_of_a_stranger(draft: StationDraft) -> Xml.Element:
    draft.set(draft.named("starts", "sky"), "owner", "violet")
    return draft.space(0)


@FAULTS(MAP, "'sky' has 0 spaces of kind 'rat_start'; give it exactly one")
def three_rats_only(draft: StationDraft) -> None:
    draft.remove(draft.named("starts", "sky"))
    draft.set(draft.space(0), "kind", "plain")


@FAULTS(MAP, "'tape' has 2 spaces of kind 'equipment'; give it exactly one")
def the_same_item_twice(draft: StationDraft) -> None:
    draft.set(draft.named("equipment", "radish"), "owner", "tape")


@FAULTS(MAP, "space 6 has two owners; leave one of them")
def two_rats_on_one_start(draft: StationDraft) -> Xml.Element:
    start = draft.copy(draft.named("starts", "sun"), 900)
    draft.set(start, "owner", "sky")
    return start


@FAULTS(
    MAP,
    "space 1 is of kind 'plain'; move this to a space of kind rat_start or snake_start",
)
def start_on_a_plain_space(draft: StationDraft) -> Xml.Element:
    draft.set(draft.named("starts", "sky"), "on", draft.space(1).get("id"))
    return draft.named("starts", "sky")


def move_start(draft: StationDraft, number: int) -> Xml.Element:
    """Let a rat start on another space, drawn as it should be, and return that space."""
    start, space = draft.named("starts", "sky"), draft.space(number)
    draft.set(draft.space(0), "kind", "plain")
    draft.set(space, "kind", "rat_start")
    draft.set(start, "on", space.get("id"))
    start.set("x", str(float(space.get("x", "")) - 24))
    start.set("y", str(float(space.get("y", "")) + 24))
    return space


@FAULTS(MAP, "the start on space 1 is 2 steps from a ladder; move it or the ladder")
def start_too_near_to_a_ladder(draft: StationDraft) -> Xml.Element:
    return move_start(draft, 1)


@FAULTS(MAP, "space 25 is a rat's start on tier 2; move it to tier 1")
def start_on_a_higher_tier(draft: StationDraft) -> Xml.Element:
    return move_start(draft, 25)


FAULTS(MAP, "the map is 1242 x 762 pixels; make it 1236 x 762")(map_of_another_size)
