"""How near the pod the rats of Space Escape are, for the scout that records its matches."""

from __future__ import annotations

from collections import deque

from game.rules.space_escape import GONE, OUT, POD, EscapeState, Station


def _distances(station: Station, goal: int) -> tuple[int, ...]:
    """Return how many moves of one to three spaces every node is away from the goal."""
    into: dict[int, set[int]] = {}
    for distances in ((1,), (2,), (3,)):
        for node in range(POD):
            for walk in station.walks[distances][node]:
                into.setdefault(walk.end, set()).add(node)
    away = {goal: 0}
    waiting = deque([goal])
    while waiting:
        here = waiting.popleft()
        for node in into.get(here, ()):
            if node not in away:
                away[node] = away[here] + 1
                waiting.append(node)
    return tuple(away.get(node, 99) for node in range(OUT + 1))


class WayToThePod:
    """Measures by the moves that rats still need, to the items and then to the pod."""

    def __init__(self, *, items: bool = True) -> None:
        self._items = items
        """Whether the items are fetched before anybody boards."""
        self._away: dict[int, tuple[int, ...]] = {}

    def turns(self, state: EscapeState) -> int:
        """Return how many cards have been played."""
        return state.turns_taken

    def worth(self, state: EscapeState) -> float:
        """Return how near the pod all are, with their medkits and far from snakes."""
        station = state.station
        worth = 25.0 * sum(state.medkits)
        outside = [spot for spot in state.rats if spot != POD]
        if self._items:
            for node in (node for node in state.items.values() if node != GONE):
                worth -= 8 + 3 * min(self._moves_to(station, node)[spot] for spot in outside)
        pod = self._moves_to(station, POD)
        worth -= sum(pod[spot] + 3 for spot in outside)
        missing = sum(node != GONE for node in state.items.values())
        worth -= 60 if self._items and missing and len(outside) < 2 else 0
        for spot in state.snake_spots:
            if spot != GONE:
                worth -= 30 * (station.tier[spot] == 5) + 4 * (station.tier[spot] == 4) + 6
        return worth

    def _moves_to(self, station: Station, goal: int) -> tuple[int, ...]:
        if goal not in self._away:
            self._away[goal] = _distances(station, goal)
        return self._away[goal]
