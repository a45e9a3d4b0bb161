"""Where things lie on the Evacuate! table: the frame of the board, and the row of station cards.

Board units are the pixels of the map, in which the panels above and below the row have their
places. The row is measured in the same units along a line of its own, which scrolls under the
board: a card keeps its place on that line while others come and go beside it. `RowPlan` says where
cards and spaces lie on that line.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.content.maps import Board
from game.rules.evacuate import Placed
from game.scenes.fit import Point
from game.ui.layout import Rect

GAP: Final = 6.0
"""Between two cards of the row, in board units."""

FEWEST_LANES: Final = 4
"""A space has a lane for each runner, so that six on one space stay apart, and at least these."""

STAGGER: Final = 6.0
"""Where lanes are narrow, neighbours stand so far to the left and right of the middle."""

FOOT: Final = 6.0
"""How far above the lower edge of its lane a runner stands."""


class Places:
    """Every place of the table, in board units. Made once per match."""

    def __init__(self, board: Board) -> None:
        layout = board.layout
        self.size: Final = (float(layout.size[0]), float(layout.size[1]))
        self.headroom: Final = 0.0
        self.shapes: Final = layout.shapes
        self.slots: Final = layout.slots
        self.nodes: Final = board.graph.nodes
        self.row: Final = Rect(*layout.shapes["row"])
        self.gaps: Final = frozenset(link.start for link in board.graph.links if link.kind == "gap")
        """Spaces behind which, in the order of the places, the floor is missing."""

    def width(self, placed: Placed) -> float:
        """Return the width of a card of the row in board units; face down they are all alike."""
        name = f"card.{placed.card}" if placed.up else "card.back"
        return self.shapes[name][2]

    def space(self, node: int) -> Rect:
        """Return the box of a space on the unflipped picture of its card."""
        return Rect(*self.shapes[f"space.{node}"])

    def outline(self, name: str) -> Rect:
        """Return a named outline of the map, such as `minimap` or `market.front`."""
        return Rect(*self.shapes[name])


@dataclass(frozen=True, slots=True)
class RowPlan:
    """Where each card of a row lies on the line of the row."""

    places: Places
    row: tuple[Placed, ...]
    lefts: tuple[float, ...]
    """Where each card begins."""

    @classmethod
    def of(
        cls, places: Places, row: Sequence[Placed], anchor: int = 0, left: float = 0.0
    ) -> RowPlan:
        """Lay a row so that the card at index `anchor` begins at `left`."""
        widths = [places.width(placed) for placed in row]
        before = sum(widths[:anchor]) + GAP * anchor
        lefts, x = [], left - before
        for width in widths:
            lefts.append(x)
            x += width + GAP
        return cls(places, tuple(row), tuple(lefts))

    @property
    def left(self) -> float:
        """Where the row begins."""
        return self.lefts[0] if self.lefts else 0.0

    @property
    def right(self) -> float:
        """Where the row ends."""
        return self.lefts[-1] + self.places.width(self.row[-1]) if self.row else 0.0

    def index(self, card: str) -> int | None:
        """Return the place in the row of an open card, or None."""
        return next((i for i, each in enumerate(self.row) if each.up and each.card == card), None)

    def card_box(self, index: int) -> Rect:
        """Return the box of a card: across on the line of the row, down on the board."""
        row = self.places.row
        return Rect(self.lefts[index], row.y, self.places.width(self.row[index]), row.h)

    def space_box(self, node: int) -> Rect | None:
        """Return the box of a space; None if its card does not lie open in the row."""
        index = self.index(self.places.nodes[node].owner)
        if index is None:
            return None
        card, space = self.card_box(index), self.places.space(node)
        x = card.w - space.right if self.row[index].flipped else space.x
        return Rect(card.x + x, card.y + space.y, space.w, space.h)

    def lane_spot(self, node: int, runner: int, runners: int) -> Point | None:
        """Return where the feet of a runner stand on a space: in a lane of its own."""
        space = self.space_box(node)
        if space is None:
            return None
        lanes = max(FEWEST_LANES, runners)
        aside = 0.0 if lanes == FEWEST_LANES else STAGGER * (1 if runner % 2 else -1)
        return space.cx + aside, space.y + space.h * (runner + 1) / lanes - FOOT

    def card_at(self, x: float) -> int | None:
        """Return the index of the card at a place on the line, or None between and beside them."""
        for index in range(len(self.row)):
            box = self.card_box(index)
            if box.x <= x < box.right:
                return index
        return None

    def node_at(self, x: float, y: float) -> int | None:
        """Return the space at a point: across on the line of the row, down on the board."""
        index = self.card_at(x)
        if index is None or not self.row[index].up:
            return None
        card = self.row[index].card
        for node in self.places.nodes:
            box = self.space_box(node.id) if node.owner == card else None
            if box is not None and box.contains(x, y):
                return node.id
        return None
