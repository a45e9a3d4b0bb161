"""Finds answers for a recorded match of Space Escape: plays each card towards a wanted ending.

Only for recording: it may look at everything, and need not be good, only steady. Its measure is
the number of moves that rats still need, in steps of one to three spaces.
"""

from __future__ import annotations

from collections import deque
from typing import NamedTuple

from game.rules.contract import Decision, Seat
from game.rules.rng import Chance, below
from game.rules.space_escape import GONE, OUT, POD, SPACE_ESCAPE, EscapeState, Station

BEAM = 14


class Wish(NamedTuple):
    """What the scout plays for."""

    ending: str
    items: bool = True
    """Whether it fetches the items before it boards."""
    patient: bool = False
    """Whether it keeps away from the pod."""
    careless: bool = False
    """Whether it plays by chance."""


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


class Scout:
    """Chooses answers, one card at a time."""

    def __init__(self, wish: Wish, seed: int) -> None:
        self._wish = wish
        self._chance = Chance(seed)
        self._plan: list[str] = []
        self._away: dict[int, tuple[int, ...]] = {}

    def __call__(self, state: EscapeState, seat: Seat, decision: Decision) -> str:  # noqa: ARG002
        """Return an answer."""
        if self._wish.careless:
            return decision.options[below(self._chance, len(decision.options))].key
        if not self._plan:
            self._plan = self._best_turn(state)
        return self._plan.pop(0)

    def _best_turn(self, state: EscapeState) -> list[str]:
        """Return the answers that play this card best, as far as the beam sees."""
        turns, beam = state.turns_taken, [(state, list[str]())]
        done: list[tuple[float, list[str]]] = []
        while beam:
            reached = []
            for before, answers in beam:
                for seat, decision in SPACE_ESCAPE.decisions(before).items():
                    for option in decision.options:
                        after = before.copy()
                        SPACE_ESCAPE.apply(after, {seat: option.key})
                        line = [*answers, option.key]
                        if after.turns_taken > turns or after.outcome is not None:
                            done.append((self._worth(after), line))
                        else:
                            reached.append((self._worth(after), len(reached), after, line))
            reached.sort(key=lambda each: (-each[0], each[1]))
            beam = [(after, line) for _, _, after, line in reached[:BEAM]]
        return max(done, key=lambda each: each[0])[1]

    def _moves_to(self, station: Station, goal: int) -> tuple[int, ...]:
        if goal not in self._away:
            self._away[goal] = _distances(station, goal)
        return self._away[goal]

    def _worth(self, state: EscapeState) -> float:
        """Return how near the wish a position is."""
        if state.outcome is not None:
            return 1e6 if state.outcome == self._wish.ending else -1e6
        station = state.station
        worth = 25.0 * sum(state.medkits)
        outside = [spot for spot in state.rats if spot != POD]
        if self._wish.items:
            for node in (node for node in state.items.values() if node != GONE):
                worth -= 8 + 3 * min(self._moves_to(station, node)[spot] for spot in outside)
        pod = self._moves_to(station, POD)
        if not self._wish.patient:
            worth -= sum(pod[spot] + 3 for spot in outside)
            missing = sum(node != GONE for node in state.items.values())
            worth -= 60 if self._wish.items and missing and len(outside) < 2 else 0
        for spot in state.snake_spots:
            if spot != GONE:
                worth -= 30 * (station.tier[spot] == 5) + 4 * (station.tier[spot] == 4) + 6
        return worth
