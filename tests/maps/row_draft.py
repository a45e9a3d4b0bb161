"""The boards of Evacuate!, with the words of the game to find things in them."""

from __future__ import annotations

from xml.etree import ElementTree as Xml

from tests.maps.map_draft import MapDraft


class RowDraft(MapDraft):
    """A copy of the station cards and of the table they lie on."""

    game = "evacuate"

    def card(self, card: str) -> Xml.Element:
        """Return the tile of a station card."""
        return next(tile for tile in self.tileset.iter("tile") if self.value(tile, "card") == card)

    def space(self, card: str, place: int) -> Xml.Element:
        """Return the object of a space on a card."""
        items = self.card(card).iter("object")
        return next(item for item in items if self.value(item, "place") == str(place))

    def gap(self) -> Xml.Element:
        """Return the line where the floor is missing."""
        return next(item for item in self.tileset.iter("object") if item.get("type") == "gap")
