"""Ways to break a board of Evacuate!, each with the complaint: tile, object, and what to do."""

from xml.etree import ElementTree as Xml

from tests.maps.faults import (
    Faults,
    Find,
    doubled,
    map_of_another_size,
    named,
    with_attribute,
    with_property,
    without,
    without_property,
)
from tests.maps.row_draft import RowDraft

FAULTS = Faults(RowDraft)
CARDS = "stations.tsx"
TABLE = "row.tmx"


def card(name: str) -> Find[RowDraft]:
    """Find the tile of a station card."""
    return lambda draft: draft.card(name)


def space(name: str, place: int) -> Find[RowDraft]:
    """Find a space on a card."""
    return lambda draft: draft.space(name, place)


# Faults of one step


FAULTS.add(
    CARDS,
    {
        "unknown_kind": (
            with_property(space("acid", 2), "kind", "slime"),
            "(acid), object 2 (acid.2): kind 'slime' is unknown; use one of start, plain,",
        ),
        "wrong_kind": (
            with_property(space("acid", 2), "kind", "plain"),
            "place 2 of 'acid' is of kind 'plain'; give it the kind acid.",
        ),
        "too_few_spaces": (
            without(space("deck", 4)),
            "(deck): the card 'deck' has the places 1, 2, 3; give it 4 spaces",
        ),
        "two_spaces_of_one_place": (
            doubled(space("maint", 2), 90),
            "place 2 is also object 2; give each space its own place",
        ),
        "missing_place": (
            without_property(space("dark", 1), "place"),
            "property 'place' is missing; set it to a whole number (type int)",
        ),
        "missing_kind": (
            without_property(space("dark", 1), "kind"),
            "property 'kind' is missing; set it to a word (type string)",
        ),
        "place_that_is_no_number": (
            with_property(space("dark", 1), "place", "two"),
            "property 'place' holds 'two', which is no whole number; correct it",
        ),
        "space_beside_the_card": (
            with_attribute(space("dark", 3), "x", "170"),
            "a space must be an upright box within the picture of its card",
        ),
        "space_that_is_a_point": (
            with_attribute(space("dark", 3), "width", "0"),
            "a space must be an upright box",
        ),
        "space_that_is_turned": (
            with_attribute(space("dark", 3), "rotation", "45"),
            "a space must be an upright box",
        ),
        "unknown_class_on_a_card": (
            with_attribute(space("panic", 1), "type", "spcae"),
            "class 'spcae' is unknown on a card; use one of space, gap",
        ),
        "missing_card": (
            without(card("hole")),
            "there is no station card 'hole'; add a tile of class station",
        ),
        "the_same_card_twice": (
            doubled(card("hole"), 90),
            ", tile 90: tile 7 is the card 'hole' too; delete one of them",
        ),
        "unknown_card": (
            with_property(card("hole"), "card", "hol"),
            ", tile 7: card 'hol' is unknown; use one of start, debris,",
        ),
        "card_without_a_name": (
            without_property(card("hole"), "card"),
            ", tile 7: property 'card' is missing; set it to a word (type string)",
        ),
        "missing_gap": (
            without(RowDraft.gap),
            "the card 'hole' has 0 gaps; draw one line of class gap between its",
        ),
        "gap_in_the_wrong_place": (
            with_attribute(RowDraft.gap, "x", "171"),
            "the gap does not lie between the places 2 and 3; move it there",
        ),
    },
)
FAULTS.add(
    TABLE,
    {
        "missing_slot": (
            without(named("slots", "tracker.9")),
            "there is no slot 'tracker.9'; add an object of class slot with that name",
        ),
        "slot_twice": (
            doubled(named("slots", "tracker.9"), 900),
            "another slot is called 'tracker.9' too; rename one",
        ),
        "slot_beside_the_map": (
            with_attribute(named("slots", "transport"), "x", "-3"),
            "a slot must be a point within the map; insert it as a point",
        ),
        "missing_pile": (
            without(named("outlines", "market.rear")),
            "there is no outline 'market.rear'; add an object of class outline",
        ),
        "outline_without_extent": (
            with_attribute(named("outlines", "minimap"), "height", "0"),
            "an outline must be an upright box within the map; draw it anew",
        ),
        "unknown_class": (
            with_attribute(named("outlines", "minimap"), "type", "outlin"),
            "class 'outlin' is unknown; use one of outline, slot, station, back",
        ),
    },
)


# Faults of several steps


@FAULTS(CARDS, "the card 'deck' has the places 1, 2, 3, 4, 5; give it 4 spaces")
def too_many_spaces(draft: RowDraft) -> None:
    draft.set(draft.copy(draft.space("deck", 4), 90), "place", 5)


@FAULTS(CARDS, "the card 'deck' has the places none; give it 4 spaces")
def no_spaces(draft: RowDraft) -> None:
    layer = draft.card("deck").find("objectgroup")
    assert layer is not None
    draft.remove(layer)


@FAULTS(CARDS, "place 3 does not lie to the right of place 2; move it there")
def spaces_in_another_order(draft: RowDraft) -> Xml.Element:
    first, last = draft.space("maint", 2), draft.space("maint", 3)
    draft.set(first, "place", 3)
    draft.set(last, "place", 2)
    return first


@FAULTS(CARDS, "there is no station card 'hole'; add a tile of class station")
def card_without_its_class(draft: RowDraft) -> None:
    draft.card("hole").attrib.pop("type")


@FAULTS(CARDS, "0 tiles are of class 'back'; give that class to the one that shows")
def no_back(draft: RowDraft) -> None:
    tile = next(tile for tile in draft.tileset.iter("tile") if tile.get("type") == "back")
    draft.remove(tile)


@FAULTS(CARDS, "2 tiles are of class 'back'")
def two_backs(draft: RowDraft) -> None:
    tile = next(tile for tile in draft.tileset.iter("tile") if tile.get("type") == "back")
    draft.copy(tile, 90)


@FAULTS(CARDS, "the picture of 'walkway' is 300 pixels high; make it 416 pixels high, as")
def card_of_another_height(draft: RowDraft) -> None:
    image = draft.card("walkway").find("image")
    assert image is not None
    image.set("height", "300")
    for item in draft.card("walkway").iter("object"):
        item.set("height", "100")


@FAULTS(CARDS, "the card 'hole' has 2 gaps; draw one line of class gap")
def two_gaps(draft: RowDraft) -> None:
    draft.copy(draft.gap(), 90)


@FAULTS(CARDS, "the card 'deck' has no gap; delete this one")
def gap_on_the_wrong_card(draft: RowDraft) -> Xml.Element:
    twin = draft.copy(draft.gap(), 90)
    draft.remove(twin)
    layer = draft.card("deck").find("objectgroup")
    assert layer is not None
    layer.append(twin)
    return twin


@FAULTS(CARDS, "a gap must be a line within the picture of its card; draw it as a polyline")
def gap_that_is_a_point(draft: RowDraft) -> Xml.Element:
    line = draft.gap().find("polyline")
    assert line is not None
    draft.remove(line)
    return draft.gap()


@FAULTS(TABLE, "two objects have this id; delete one")
def two_objects_of_one_id(draft: RowDraft) -> Xml.Element:
    item = draft.named("slots", "transport")
    item.set("id", draft.named("slots", "lifeboat").get("id", ""))
    return item


FAULTS(TABLE, "the map is 1242 x 762 pixels; make it 1236 x 762")(map_of_another_size)
