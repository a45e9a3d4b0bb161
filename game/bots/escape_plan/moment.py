"""A question at a table, and the small sums that its answers share."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.bots.escape_plan.extras import money
from game.bots.escape_plan.hopes import notoriety_loss
from game.bots.escape_plan.levels import FIXER_WORTH, Weights
from game.rules.contract import Decision, Seat
from game.rules.escape_plan import EQUIPMENT, PlanState, is_secret, open_exit, value_of
from game.rules.escape_plan.cards import ITEM_ASSETS

_ROOMY: Final = 1.0
_LAST_SPACE: Final = 4.0
"""What the last free item space is worth to a tile that may come."""

_HERE: Final = 12.0
_AT_EXIT: Final = 10.0
_ON_ROUTE: Final = 25.0
"""How bad an officer is on the own tile, at the open exit, and where the thief passes now."""


class Moment(NamedTuple):
    """What a seat is asked, what it sees, and what counts for it."""

    state: PlanState
    seat: Seat
    decision: Decision
    weights: Weights

    def price(self, cost: int) -> float:
        """Return what paying so much takes away."""
        return money(self.state, self.seat, cost, self.weights)

    def heat(self, more: int) -> float:
        """Return what a change of notoriety takes away."""
        now = notoriety_loss(self.state, self.seat, self.weights)
        return notoriety_loss(self.state, self.seat, self.weights, more) - now

    def room(self) -> float:
        """Return what it costs to find an item a space."""
        spaces = self.state.items[self.seat]
        free = spaces.count("")
        if free:
            return _ROOMY if free > 1 else _LAST_SPACE
        others = [space for space, item in enumerate(spaces) if item not in ITEM_ASSETS]
        return min(map(self.item_worth, others)) + self.heat(1)

    def item_worth(self, space: int) -> float:
        """Return what is lost with the item on a space."""
        item = self.state.items[self.seat][space]
        if is_secret(item):
            return float(value_of(item))
        used = bool(self.state.worn[self.seat] & 1 << space)
        if item in EQUIPMENT:
            return self.weights.equipment * (self.weights.worn if used else 1.0)
        return 0.0 if used or item not in FIXER_WORTH else FIXER_WORTH[item]

    def annoys(self, tile: int) -> float:
        """Return how much the thief minds an officer on a tile."""
        exits, here = open_exit(self.state), self.state.spots[self.seat]
        tile_of = self.state.tiles.tile_of
        return (
            _HERE * (tile == tile_of[here])
            + _AT_EXIT * (exits >= 0 and tile == tile_of[exits])
            + _ON_ROUTE * (tile in self.state.route)
        )
