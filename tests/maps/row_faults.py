"""Ways to break a board of Evacuate!, each with the complaint: tile, object, and what to do."""

from xml.etree import ElementTree as Xml

from tests.maps.faults import Faults, map_of_another_size
from tests.maps.row_draft import RowDraft

FAULTS = Faults(RowDraft)


@FAULTS(
    "stations.tsx", "(acid), object 2 (acid.2): kind 'slime' is unknown; use one of start, plain,"
)
def unknown_kind(draft: RowDraft) -> Xml.Element:
    draft.set(draft.space("acid", 2), "kind", "slime")
    return draft.space("acid", 2)


@FAULTS("stations.tsx", "place 2 of 'acid' is of kind 'plain'; give it the kind acid.")
def wrong_kind(draft: RowDraft) -> Xml.Element:
    draft.set(draft.space("acid", 2), "kind", "plain")
    return draft.space("acid", 2)


@FAULTS("stations.tsx", "(deck): the card 'deck' has the places 1, 2, 3; give it 4 spaces")
def too_few_spaces(draft: RowDraft) -> None:
    draft.remove(draft.space("deck", 4))


@FAULTS("stations.tsx", "the card 'deck' has the places 1, 2, 3, 4, 5; give it 4 spaces")
def too_many_spaces(draft: RowDraft) -> None:
    draft.set(draft.copy(draft.space("deck", 4), 90), "place", 5)


@FAULTS("stations.tsx", "the card 'deck' has the places none; give it 4 spaces")
def no_spaces(draft: RowDraft) -> None:
    layer = draft.card("deck").find("objectgroup")
    assert layer is not None
    draft.remove(layer)


@FAULTS("stations.tsx", "place 2 is also object 2; give each space its own place")
def two_spaces_of_one_place(draft: RowDraft) -> Xml.Element:
    return draft.copy(draft.space("maint", 2), 90)


@FAULTS("stations.tsx", "place 3 does not lie to the right of place 2; move it there")
def spaces_in_another_order(draft: RowDraft) -> Xml.Element:
    first, last = draft.space("maint", 2), draft.space("maint", 3)
    draft.set(first, "place", 3)
    draft.set(last, "place", 2)
    return first


@FAULTS("stations.tsx", "property 'place' is missing; set it to a whole number (type int)")
def missing_place(draft: RowDraft) -> Xml.Element:
    item = draft.space("dark", 1)
    draft.drop(item, "place")
    return item


@FAULTS("stations.tsx", "property 'kind' is missing; set it to a word (type string)")
def missing_kind(draft: RowDraft) -> Xml.Element:
    draft.drop(draft.space("dark", 1), "kind")
    return draft.space("dark", 1)


@FAULTS("stations.tsx", "property 'place' holds 'two', which is no whole number; correct it")
def place_that_is_no_number(draft: RowDraft) -> Xml.Element:
    item = draft.space("dark", 1)
    draft.set(item, "place", "two")
    return item


@FAULTS("stations.tsx", "a space must be an upright box within the picture of its card")
def space_beside_the_card(draft: RowDraft) -> Xml.Element:
    draft.space("dark", 3).set("x", "170")
    return draft.space("dark", 3)


@FAULTS("stations.tsx", "a space must be an upright box")
def space_that_is_a_point(draft: RowDraft) -> Xml.Element:
    draft.space("dark", 3).set("width", "0")
    return draft.space("dark", 3)


@FAULTS("stations.tsx", "a space must be an upright box")
def space_that_is_turned(draft: RowDraft) -> Xml.Element:
    draft.space("dark", 3).set("rotation", "45")
    return draft.space("dark", 3)


@FAULTS("stations.tsx", "class 'spcae' is unknown on a card; use one of space, gap")
def unknown_class_on_a_card(draft: RowDraft) -> Xml.Element:
    draft.space("panic", 1).set("type", "spcae")
    return draft.space("panic", 1)


@FAULTS("stations.tsx", "there is no station card 'hole'; add a tile of class station")
def missing_card(draft: RowDraft) -> None:
    draft.remove(draft.card("hole"))


@FAULTS("stations.tsx", "there is no station card 'hole'; add a tile of class station")
def card_without_its_class(draft: RowDraft) -> None:
    draft.card("hole").attrib.pop("type")


@FAULTS("stations.tsx", ", tile 90: tile 7 is the card 'hole' too; delete one of them")
def the_same_card_twice(draft: RowDraft) -> None:
    draft.copy(draft.card("hole"), 90)


@FAULTS("stations.tsx", ", tile 7: card 'hol' is unknown; use one of start, debris,")
def unknown_card(draft: RowDraft) -> None:
    draft.set(draft.card("hole"), "card", "hol")


@FAULTS("stations.tsx", ", tile 7: property 'card' is missing; set it to a word (type string)")
def card_without_a_name(draft: RowDraft) -> None:
    draft.drop(draft.card("hole"), "card")


@FAULTS("stations.tsx", "0 tiles are of class 'back'; give that class to the one that shows")
def no_back(draft: RowDraft) -> None:
    tile = next(tile for tile in draft.tileset.iter("tile") if tile.get("type") == "back")
    draft.remove(tile)


@FAULTS("stations.tsx", "2 tiles are of class 'back'")
def two_backs(draft: RowDraft) -> None:
    tile = next(tile for tile in draft.tileset.iter("tile") if tile.get("type") == "back")
    draft.copy(tile, 90)


@FAULTS("stations.tsx", "the picture of 'walkway' is 300 pixels high; make it 416 pixels high, as")
def card_of_another_height(draft: RowDraft) -> None:
    image = draft.card("walkway").find("image")
    assert image is not None
    image.set("height", "300")
    for item in draft.card("walkway").iter("object"):
        item.set("height", "100")


@FAULTS("stations.tsx", "the card 'hole' has 0 gaps; draw one line of class gap between its")
def missing_gap(draft: RowDraft) -> None:
    draft.remove(draft.gap())


@FAULTS("stations.tsx", "the card 'hole' has 2 gaps; draw one line of class gap")
def two_gaps(draft: RowDraft) -> None:
    draft.copy(draft.gap(), 90)


@FAULTS("stations.tsx", "the gap does not lie between the places 2 and 3; move it there")
def gap_in_the_wrong_place(draft: RowDraft) -> Xml.Element:
    draft.gap().set("x", "171")
    return draft.gap()


@FAULTS("stations.tsx", "the card 'deck' has no gap; delete this one")
def gap_on_the_wrong_card(draft: RowDraft) -> Xml.Element:
    twin = draft.copy(draft.gap(), 90)
    draft.remove(twin)
    layer = draft.card("deck").find("objectgroup")
    assert layer is not None
    layer.append(twin)
    return twin


@FAULTS(
    "stations.tsx", "a gap must be a line within the picture of its card; draw it as a polyline"
)
def gap_that_is_a_point(draft: RowDraft) -> Xml.Element:
    line = draft.gap().find("polyline")
    assert line is not None
    draft.remove(line)
    return draft.gap()


@FAULTS("row.tmx", "there is no slot 'tracker.9'; add an object of class slot with that name")
def missing_slot(draft: RowDraft) -> None:
    draft.remove(draft.named("slots", "tracker.9"))


@FAULTS("row.tmx", "another slot is called 'tracker.9' too; rename one")
def slot_twice(draft: RowDraft) -> Xml.Element:
    return draft.copy(draft.named("slots", "tracker.9"), 900)


@FAULTS("row.tmx", "a slot must be a point within the map; insert it as a point")
def slot_beside_the_map(draft: RowDraft) -> Xml.Element:
    draft.named("slots", "transport").set("x", "-3")
    return draft.named("slots", "transport")


@FAULTS("row.tmx", "there is no outline 'market.rear'; add an object of class outline")
def missing_pile(draft: RowDraft) -> None:
    draft.remove(draft.named("outlines", "market.rear"))


@FAULTS("row.tmx", "an outline must be an upright box within the map; draw it anew")
def outline_without_extent(draft: RowDraft) -> Xml.Element:
    draft.named("outlines", "minimap").set("height", "0")
    return draft.named("outlines", "minimap")


@FAULTS("row.tmx", "class 'outlin' is unknown; use one of outline, slot, station, back")
def unknown_class(draft: RowDraft) -> Xml.Element:
    draft.named("outlines", "minimap").set("type", "outlin")
    return draft.named("outlines", "minimap")


@FAULTS("row.tmx", "two objects have this id; delete one")
def two_objects_of_one_id(draft: RowDraft) -> Xml.Element:
    item = draft.named("slots", "transport")
    item.set("id", draft.named("slots", "lifeboat").get("id", ""))
    return item


FAULTS("row.tmx", "the map is 1242 x 762 pixels; make it 1236 x 762")(map_of_another_size)
