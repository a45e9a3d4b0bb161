"""What a visit to each location of the city would bring a thief, in thousands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Final, NamedTuple

from game.bots.escape_plan.extras import earned, money
from game.bots.escape_plan.hopes import (
    best_drawn,
    contacts_worth,
    disc_worth,
    notoriety_loss,
    time_left,
)
from game.bots.escape_plan.levels import Weights
from game.bots.escape_plan.streets import streets_of
from game.rules.contract import Seat
from game.rules.escape_plan import (
    GROUPS,
    KEY_COLOURS,
    NOBODY,
    PLANS,
    PlanState,
    contact_count,
    has_visited,
    income_of,
    is_closed,
    is_open_exit,
    locked_assets,
)
from game.rules.escape_plan.cards import (
    GANG_A_PLACE,
    GANG_FEE,
    GAS_LIMIT,
    HOSPITAL_PRICES,
    INCOME,
    WOUND_LOSS,
)
from game.rules.escape_plan.shops import fresh_keys, has_master_key
from game.rules.escape_plan.state import free_contact_spaces, markers_left
from game.rules.escape_plan.store import openable_lockers

_CROWD: Final = 0.4
"""Share of the thieves at a place who are still there at the visit."""
_EQUIPMENT_PRICE: Final = 2.5


class Prospect(NamedTuple):
    """What a visit brings, and whether a contact comes with it, which is not counted yet."""

    value: float
    hires: bool = False


_NOTHING: Final = Prospect(0.0)


class Prospects:
    """Judges visits of one seat as the table stands."""

    def __init__(self, state: PlanState, seat: Seat, weights: Weights) -> None:
        """Take what all visits share from the table."""
        self._state = state
        self._seat = seat
        self._weights = weights
        self._hotter = self._heat(1)
        self._cooler = self._heat(-1)
        self.bonuses = self._contacts_to_come()
        self._time = time_left(state, seat)

    def all(self) -> dict[int, Prospect]:
        """Return what each location in the city is worth; those worth nothing are left out."""
        found = {}
        for place in streets_of(self._state).locations():
            prospect = self._prospect(place)
            if prospect.value > 0 or prospect.hires:
                found[place] = prospect
        return found

    def visit(self, place: int) -> float:
        """Return what a visit to one location is worth if it comes next."""
        prospect = self._prospect(place)
        return prospect.value + (self.bonuses[0] if prospect.hires and self.bonuses else 0.0)

    def _prospect(self, place: int) -> Prospect:
        """Return what a visit brings; stations and heliports bring nothing."""
        judge = _VISITS.get(self._state.tiles.kind[place])
        return judge(self, place) if judge else _NOTHING

    def rest(self) -> float:
        """Return what a rest is worth, 0 if it cannot be taken."""
        state, seat, weights = self._state, self._seat, self._weights
        if not state.sun[seat]:
            return 0.0
        turned = state.face_down[seat].bit_count() + state.worn[seat].bit_count()
        fresh = (1 - weights.worn) * weights.equipment * turned
        aid = 0.0 if state.first_aid[seat] else weights.first_aid
        return self._time * (fresh + aid) + self._unlock()

    def _heat(self, more: int) -> float:
        """Return what a change of notoriety takes away."""
        state, seat, weights = self._state, self._seat, self._weights
        now = notoriety_loss(state, seat, weights)
        return notoriety_loss(state, seat, weights, more) - now

    def _contacts_to_come(self) -> list[float]:
        """Return what the next contacts are worth, one after the other, as long as there is room.

        Without a free space a contact is only worth an exchange, which every visit counts.
        """
        state, seat, weights = self._state, self._seat, self._weights
        counts = range(free_contact_spaces(state, seat) + 1)
        worth = [contacts_worth(state, seat, weights, more) for more in counts]
        return [after - before for before, after in pairwise(worth)]

    def _unlock(self) -> float:
        locked = locked_assets(self._state, self._seat)
        full = "" not in self._state.ready[self._seat]
        return self._weights.unlock if locked and not full else 0.0

    def _crowd(self, place: int) -> float:
        return _CROWD * self._state.spots.count(place) * self._hotter

    # Each kind of location

    def _shop(self, shop: int) -> float:
        """Return what a cube there brings, with the reward for the whole group."""
        state, seat, weights = self._state, self._seat, self._weights
        pays = PLANS[state.plans[seat]][shop]
        income = INCOME[min(len(INCOME) - 1, state.cubes[seat] + 1)]
        value = float(pays) if pays else earned(state, seat, income, weights)
        value -= state.cubes[seat] % 2 * 0.5 * (3 - state.day)
        group = next(shops for shops in GROUPS.values() if shop in shops)
        visited = sum(has_visited(state, seat, each) for each in group)
        reward = disc_worth(state, seat, weights) + self._unlock()
        return value + reward * (0.0, 0.15, 1.0)[min(2, visited)]

    def _shop_at(self, place: int) -> int | None:
        """Return which shop lies at a place; while the city is laid there may be none."""
        shops = self._state.shops
        return shops.index(place) if place in shops else None

    def _business(self, place: int) -> Prospect:
        state, seat = self._state, self._seat
        shop = self._shop_at(place)
        if shop is None or has_visited(state, seat, shop):
            return _NOTHING
        value = self._shop(shop) + self._weights.swap - self._hotter
        if not is_closed(state, shop):
            return Prospect(value, hires=True)
        if fresh_keys(state, seat) or has_master_key(state, seat):
            return Prospect(value - self._weights.key, hires=True)
        return _NOTHING

    def _safe_house(self, place: int) -> Prospect:
        state = self._state
        shop = self._shop_at(place)
        if shop is None or has_visited(state, self._seat, shop):
            return _NOTHING
        key = self._time * self._weights.key if state.safe_keys[shop - 6] else 0.0
        return Prospect(self._shop(shop) - self._cooler + key - self._crowd(place))

    def _gang(self, place: int) -> Prospect:
        state, seat = self._state, self._seat
        gang = state.tiles.found["gang"].index(place)
        free = state.bosses[gang] == NOBODY and state.members[gang] and not self._busy(place)
        if not free or state.cash[seat] < GANG_FEE or not markers_left(state, seat):
            return _NOTHING
        members = GANG_A_PLACE * self._weights.gang * self._time
        return Prospect(members - money(state, seat, GANG_FEE, self._weights))

    def _busy(self, place: int) -> bool:
        spots = self._state.spots[: self._state.seats]
        return any(spot == place for who, spot in enumerate(spots) if who != self._seat)

    def _store(self, place: int) -> Prospect:
        state, seat, weights = self._state, self._seat, self._weights
        gas = weights.gas * self._time if state.gas[seat] < GAS_LIMIT else 0.0
        free = state.items[seat].count("")
        bought = min(2, free, max(0, int(state.cash[seat] / _EQUIPMENT_PRICE)))
        tools = bought * max(0.0, weights.equipment * self._time - _EQUIPMENT_PRICE)
        locker = self._locker() - (0.0 if free else self._hotter)
        both = max(tools, locker) + 0.5 * min(tools, locker)
        return Prospect(gas + both - self._crowd(place))

    def _locker(self) -> float:
        """Return what the best locker that can be opened now is worth."""
        state, seat = self._state, self._seat
        held = {state.keys[seat][slot] for slot in fresh_keys(state, seat)}
        master = has_master_key(state, seat)
        draws = contact_count(state, seat)
        worth = [
            best_drawn(state, KEY_COLOURS[colour], draws + 1 - colour)
            for colour in openable_lockers(state, seat)
            if master or KEY_COLOURS[colour] in held
        ]
        return max(worth, default=0.0)

    def _clinic(self, place: int) -> Prospect:
        healed = WOUND_LOSS if self._state.wounds[self._seat] else 0.0
        value = self._unlock() + healed + self._weights.swap - self._crowd(place)
        return Prospect(value, hires=True)

    def _church(self, place: int) -> Prospect:
        calmer = max(0.0, -self._cooler - 1) if self._state.cash[self._seat] else 0.0
        value = self._unlock() + calmer + self._weights.swap - self._crowd(place)
        return Prospect(value, hires=True)

    def _hospital(self, _place: int) -> Prospect:
        wounds, cash = self._state.wounds[self._seat], self._state.cash[self._seat]
        healed = [
            WOUND_LOSS * count - price
            for count, price in enumerate(HOSPITAL_PRICES, 1)
            if count <= wounds and price <= cash
        ]
        return Prospect(max(healed, default=0) - self._hotter)

    def _exit(self, place: int) -> Prospect:
        state, seat = self._state, self._seat
        number = state.tiles.found["exit"].index(place) + 1
        income = earned(state, seat, income_of(state, seat), self._weights)
        if is_open_exit(state, number):
            return Prospect(income + self._weights.swap - self._hotter, hires=True)
        back = ("exit_p", "exit_q")[state.closed.index(number)]
        tile = best_drawn(state, back, contact_count(state, seat))
        if "" not in state.items[seat]:
            tile = self._over_another(tile)
        contact = sum(self.bonuses[:1], self._weights.swap)
        return Prospect(max(income, contact, tile) - self._hotter)

    def _over_another(self, tile: float) -> float:
        """Return what a tile is worth that takes the space of another item."""
        spaces = self._state.items[self._seat]
        if all(item in ("fed", "cou", "swa") or "." in item for item in spaces):
            return 0.0
        return tile - self._hotter - self._weights.equipment * self._time


_VISITS: Final[Mapping[str, Callable[[Prospects, int], Prospect]]] = {
    "business": Prospects._business,
    "safe_house": Prospects._safe_house,
    "gang": Prospects._gang,
    "store": Prospects._store,
    "clinic": Prospects._clinic,
    "church": Prospects._church,
    "hospital": Prospects._hospital,
    "exit": Prospects._exit,
}
