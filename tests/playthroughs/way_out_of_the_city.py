"""How near a shared escape the thieves of Escape Plan are, for the scout that records it.

Five thieves collect nothing. The first to leave has thrown money away and been wounded; the second
and the third pay the same at the exit, and are alike in everything that counts.
"""

from __future__ import annotations

from collections import deque

from game.rules.escape_plan import ARRESTED, GONE, City, PlanState, city_of, score
from game.rules.escape_plan.cards import DAYS, INCOME, PARTS, START_CASH

_CARELESS = 0
"""The thief who leaves first."""


class WayOutOfTheCity:
    """Measures by the steps to the exit, by what the careless one has lost, and who is alike."""

    def turns(self, state: PlanState) -> int:
        """Return how many turns have begun, those counted that nobody took."""
        waiting = sum(name == "turn_begins" for name, _, _ in state.pending)
        parts = len(PARTS) * (state.day - 1) + max(0, state.part)
        return state.seats * parts + (state.seats - waiting if state.part >= 0 else 0)

    def worth(self, state: PlanState) -> float:
        """Return how near the wanted ending all are."""
        worth = self._loss(state, _CARELESS)
        for seat in range(1, state.seats):
            worth -= 30 * self._gathered(state, seat)
        if state.escaped[:1] not in ((), (_CARELESS,)):
            worth -= 1_000
        alike = [score(state, seat) for seat in state.escaped[1:3]]
        worth += 300 * len(state.escaped[:3])
        if alike:
            worth -= 200 * (max(alike) - min(alike))
            worth -= 200 * max(0, score(state, _CARELESS) - min(alike) + 1)
        return worth - 200 * state.fate.count(ARRESTED) - self._ways(state)

    def _loss(self, state: PlanState, seat: int) -> float:
        """Return what a thief has thrown away, as far as it does no harm to the escape."""
        spent = START_CASH + INCOME[0] * (state.day - 1) - state.cash[seat]
        return 3 * min(spent, 12) + 10 * min(state.wounds[seat], 2)

    def _gathered(self, state: PlanState, seat: int) -> float:
        """Return how much a thief has done that would make it unlike the others."""
        changes = abs(state.notoriety[seat] - 1) + abs(state.gained[seat])
        boards = state.cubes[seat] + state.wounds[seat] + state.used[seat] + state.gang[seat]
        held = sum(bool(each) for each in (*state.contacts[seat][:2], *state.items[seat][:2]))
        spent = 0 if state.escaped else abs(START_CASH + 9 * (state.day - 1) - state.cash[seat])
        return changes + boards + held + state.cuffs[seat] + state.gas[seat] + spent

    def _ways(self, state: PlanState) -> float:
        """Return how far the thieves are from the exit that will be open, once it is laid."""
        shown = [*state.patrol, *state.patrol_deck[1:]]
        number = next(each for each in (1, 2, 3) if shown.count(each) < 2)
        exit_ = state.tiles.found["exit"][number - 1]
        city = city_of(state)
        if state.tiles.tile_of[exit_] not in city.laid:
            return 0.0
        away = _steps_to(city, exit_)
        far = sum(away.get(spot, 60) for spot in state.spots if spot != GONE)
        return 15.0 * far if state.day == DAYS else 3.0 * far


def _steps_to(city: City, goal: int) -> dict[int, int]:
    """Return how many points every place is away from the goal, on foot."""
    away, waiting = {goal: 0}, deque([goal])
    while waiting:
        here = waiting.popleft()
        for place in city.links[False][here]:
            if place not in away:
                away[place] = away[here] + 1
                waiting.append(place)
    return away
