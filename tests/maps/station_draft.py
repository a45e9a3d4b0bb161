"""The map of the station, with the words of the board to find things in it."""

from __future__ import annotations

from xml.etree import ElementTree as Xml

from tests.maps.map_draft import MapDraft


class StationDraft(MapDraft):
    """A copy of the station that a test can spoil."""

    game = "space_escape"

    def space(self, number: int) -> Xml.Element:
        """Return the object of a space."""
        return next(
            item for item in self.layer("spaces") if self.value(item, "space") == str(number)
        )

    def link(self, kind: str, start: int) -> Xml.Element:
        """Return the object of a link by its kind and the space it begins at."""
        begin = self.space(start).get("id")
        return next(
            item
            for item in self.layer("links")
            if item.get("type") == kind and self.value(item, "from") == begin
        )

    def lead(self, link: Xml.Element, *, start: int | None = None, end: int | None = None) -> None:
        """Let a link begin or end at another space, drawn accordingly."""
        for name, number in (("from", start), ("to", end)):
            if number is not None:
                self.set(link, name, self.space(number).get("id"))
        first, last = (self._spot(self.value(link, name)) for name in ("from", "to"))
        link.set("x", str(first[0]))
        link.set("y", str(first[1]))
        line = link.find("polyline")
        assert line is not None
        line.set("points", f"0,0 {last[0] - first[0]},{last[1] - first[1]}")

    def _spot(self, object_id: str | None) -> tuple[float, float]:
        item = next(item for item in self.layer("spaces") if item.get("id") == object_id)
        return float(item.get("x", "")), float(item.get("y", ""))
