"""The boards of Escape Plan, with the words of the game to find things in them."""

from __future__ import annotations

from xml.etree import ElementTree as Xml

from tests.maps.map_draft import MapDraft


class CityDraft(MapDraft):
    """A copy of the city tiles and of the table they are laid on."""

    game = "escape_plan"

    def tile(self, tile: str) -> Xml.Element:
        """Return a city tile."""
        return next(each for each in self.tileset.iter("tile") if self.value(each, "tile") == tile)

    def on_tile(self, name: str) -> Xml.Element:
        """Return an object on a city tile by its name, such as `s1.hospital` or `s1.edge0`."""
        return next(item for item in self.tileset.iter("object") if item.get("name") == name)

    def link(self, tile: str, first: str, second: str) -> Xml.Element:
        """Return the line that links two places of a tile."""
        name = f"{first} to {second}"
        return next(item for item in self.tile(tile).iter("object") if item.get("name") == name)

    def copy_to(self, item: Xml.Element, tile: str) -> Xml.Element:
        """Put a copy of an object of one tile onto another one."""
        twin = self.copy(item, 90)
        self.remove(twin)
        layer = self.tile(tile).find("objectgroup")
        assert layer is not None
        layer.append(twin)
        return twin

    def paint(self, column: int, row: int, tile: str) -> None:
        """Paint a cell with a tile named by its class, or erase it."""
        tiles = self.tileset.iter("tile")
        kinds = {each.get("type"): int(each.get("id", "")) + 1 for each in tiles}
        data = self.root.find(".//layer/data")
        assert data is not None
        assert data.text is not None
        rows = [line.rstrip(",").split(",") for line in data.text.split()]
        rows[row][column] = str(kinds[tile]) if tile else "0"
        data.text = ",\n".join(",".join(row) for row in rows)
