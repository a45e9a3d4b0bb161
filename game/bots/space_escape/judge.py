"""How good a position is for the table, in small parts with a weight each."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from game.bots.space_escape.levels import Weights
from game.bots.space_escape.routes import routes_on
from game.rules.graph import BoardGraph
from game.rules.space_escape.cards import CARDS
from game.rules.space_escape.state import EscapeState
from game.rules.space_escape.station import GONE, ITEMS, NOWHERE, POD, compile_station

WON: Final = 10_000.0
LOST: Final = -10_000.0

_BITE_RANGE: Final = 3

CLIMB_CARDS: Final = {
    step[1][0]: card.id
    for card in CARDS.values()
    for step in card.bottom
    if step[0] == "all_to_ladder"
}
"""By colour, the card that sends every snake of it up the nearest ladder."""


class EscapeJudge:
    """Judges states of one station with one table of weights."""

    def __init__(self, board: BoardGraph, weights: Weights) -> None:
        """Prepare the tables of this board."""
        self._weights = weights
        self._routes = routes_on(board)
        station = compile_station(board)
        self._tier = station.tier
        self._top = max(station.tier)
        self._around = tuple(
            (_ahead(node, station.cw), _ahead(node, station.ccw))
            for node in range(len(station.tier))
        )
        self._item_bits = {item: 1 << bit for bit, item in enumerate(ITEMS)}

    def turn(self, state: EscapeState) -> int:
        """Return the number of turns taken."""
        return state.turns_taken

    def scene(self, state: EscapeState) -> Hashable:
        """Return who plays which rats, the open cards, and those that were played."""
        cards = (tuple(state.hands), tuple(state.discard))
        return (state.crew, state.hand_rats, state.turns_taken, cards)

    def key(self, state: EscapeState) -> Hashable:
        """Return everything that matters before the next card is drawn, without that card."""
        return (
            tuple(state.rats),
            tuple(state.snake_spots),
            tuple(state.snake_colours),
            tuple(state.medkits),
            tuple(state.pending),
            state.chain,
            state.bitten,
            tuple(state.items.values()),
            state.outcome,
        )

    def value(self, state: EscapeState) -> float:
        """Return minus the cost of this position in card moves."""
        if state.outcome is not None:
            return WON if state.outcome == "escaped" else LOST
        items = sum(self._item_bits[item] for item, node in state.items.items() if node != GONE)
        return -(self._work(state, items) + self._bites(state) + self._snakes(state))

    def _work(self, state: EscapeState, items: int) -> float:
        """Cost of the way that is left."""
        total, longest = self._routes.shared(tuple(state.rats), items)
        return self._weights.work * total + self._weights.longest * longest

    def _bites(self, state: EscapeState) -> float:
        """Cost of medkits used, of snakes within reach of rats, and of snakes on items."""
        weights = self._weights
        spots = set(state.snake_spots) - {GONE}
        cost = weights.medkit * state.medkits.count(False)
        for rat, node in enumerate(state.rats):
            risk = self._risk(node, spots)
            if risk:
                cost += risk * self._bite(state, rat, node)
        covered = sum(node in spots for node in state.items.values())
        return cost + weights.covered_item * covered

    def _risk(self, node: int, spots: set[int]) -> float:
        """Chance taken of a bite here, from the nearest snake on either side."""
        risk, sides = 0.0, 0
        for ahead in self._around[node]:
            for place, near in zip(ahead, self._weights.near, strict=False):
                if place in spots:
                    risk += near
                    sides += 1
                    break
        return risk + self._weights.cornered if sides == 2 else risk

    def _bite(self, state: EscapeState, rat: int, node: int) -> float:
        """Cost of a bite for this rat."""
        if not state.medkits[rat]:
            return self._weights.bite_without_medkit
        home = state.station.rat_starts[state.crew[rat]]
        lost = self._routes.route(home, 0) - self._routes.route(node, 0)
        return self._weights.bite_with_medkit + max(0.0, lost)

    def _snakes(self, state: EscapeState) -> float:
        """Cost of the snakes by where they are, most of all near the pod's ladder."""
        weights, tier = self._weights, self._tier
        lowest = min((tier[node] for node in state.rats if node < POD), default=1)
        cost = 0.0
        for colour, node in zip(state.snake_colours, state.snake_spots, strict=True):
            if node == GONE:
                continue
            here = weights.snake_on_tier[tier[node] - 1]
            cost += here if tier[node] >= lowest else here * weights.snake_below
            if tier[node] == self._top and CLIMB_CARDS[colour] not in state.discard:
                cost += weights.doomed
        return cost


def _ahead(node: int, onward: tuple[int, ...]) -> tuple[int, ...]:
    """Return the next spaces in one direction, as far as a card can reach; none in the pod."""
    ahead: list[int] = []
    while onward[node] != NOWHERE and len(ahead) < _BITE_RANGE:
        node = onward[node]
        ahead.append(node)
    return tuple(ahead)
