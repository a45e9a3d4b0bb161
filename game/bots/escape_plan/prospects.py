"""What a visit to each location of the city would bring a thief, in thousands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Final, NamedTuple

from game.bots.escape_plan.extras import earned
from game.bots.escape_plan.hopes import (
    best_drawn,
    contacts_worth,
    disc_worth,
    key_worth,
    notoriety_loss,
    time_left,
)
from game.bots.escape_plan.levels import Weights
from game.bots.escape_plan.streets import streets_of
from game.rules.contract import Seat
from game.rules.escape_plan import (
    EXIT_TILES,
    GROUPS,
    ITEMS,
    KEY_COLOURS,
    LOCKER_DRAWS,
    LOCKER_NUMBERS,
    PLANS,
    PlanState,
    capacity,
    contact_count,
    has_visited,
    income_of,
    is_closed,
    is_open_exit,
    locked_assets,
    thieves,
)
from game.rules.escape_plan.cards import (
    BUSINESSES,
    DAYS,
    EQUIPMENT_A_VISIT,
    GANG_A_PLACE,
    GANG_FEE,
    GAS_LIMIT,
    HOSPITAL_PRICES,
    INCOME,
    WOUND_LOSS,
)
from game.rules.escape_plan.shops import fresh_keys, has_master_key
from game.rules.escape_plan.state import free_contact_spaces
from game.rules.escape_plan.store import openable_lockers
from game.rules.escape_plan.visits import can_pay_gang

_CROWD: Final = 0.4
"""Share of the thieves at a place who are still there at the visit."""
_EQUIPMENT_PRICE: Final = 2.5
_HALF_WAY: Final = 0.25
"""Share of the reward for a group that its second visit is worth."""
_CALM_OR_PAID: Final = 7.0
"""What a group brings beside a disc and an asset: less notoriety, or income."""
_RIVAL: Final = 0.08
"""How likely it is that another thief takes the last place in a business, each turn."""
_GROUP_OF: Final = {shop: group for group, shops in GROUPS.items() for shop in shops}
_NO_ROOM: Final = 999.0
"""What it costs to find a tile a space if nothing can make way."""


class Prospect(NamedTuple):
    """What a visit brings, apart from what depends on the visits before it."""

    value: float
    hires: bool = False
    """A contact comes with it."""
    heat: int = 0
    """Change of notoriety."""
    key: int = -1
    """Colour of the key that comes with it, or -1."""
    is_store: bool = False
    """A locker can be opened there."""
    cash: int = 0
    """Income, or what must be paid."""
    group: str = ""
    """The group of businesses, or the safe houses, of which it is one."""
    risk: float = 0.0
    """How likely it is that each turn of waiting makes it too late."""
    stack: str = ""
    """Exit tiles that can be drawn there instead of all else."""


_NOTHING: Final = Prospect(0.0)


class Prospects:
    """Judges visits of one seat as the table stands."""

    def __init__(self, state: PlanState, seat: Seat, weights: Weights) -> None:
        """Take what all visits share from the table."""
        self._state = state
        self._seat = seat
        self._weights = weights
        self._losses: dict[int, float] = {}
        self._visited = {
            group: sum(has_visited(state, seat, each) for each in shops)
            for group, shops in GROUPS.items()
        }
        self._reward = disc_worth(state, seat, weights) + self._unlock() + _CALM_OR_PAID
        self._bonuses = self._contacts_to_come()
        self._time = time_left(state, seat)

    def all(self) -> dict[int, Prospect]:
        """Return what each location in the city is worth; those worth nothing are left out."""
        found = {}
        for place in streets_of(self._state).locations():
            prospect = self._prospect(place)
            if prospect != _NOTHING:
                found[place] = prospect
        return found

    def visit(self, place: int) -> float:
        """Return what a visit to one location is worth if it comes next."""
        prospect = self._prospect(place)
        value = prospect.value - self.heat(0, prospect.heat)
        if prospect.cash:
            value += earned(self._state, self._seat, prospect.cash, self._weights)
        if prospect.group:
            value += self.reward(prospect.group, 0)
        if prospect.hires:
            value += self.bonus(0)
        if prospect.key >= 0:
            value += self._time * self._weights.key
        if prospect.is_store:
            value += max(0.0, self._locker_now())
        if prospect.stack:
            tile = self.exit_tile(prospect.stack, 0, 0, 0) - self.heat(0, prospect.heat)
            value = max(value, tile)
        return value

    def _prospect(self, place: int) -> Prospect:
        """Return what a visit brings; stations and heliports bring nothing."""
        judge = _VISITS.get(self._state.tiles.kind[place])
        return judge(self, place) if judge else _NOTHING

    # What depends on the visits before

    def heat(self, before: int, more: int) -> float:
        """Return what a change of notoriety takes away after another change."""
        return self._loss(before + more) - self._loss(before) if more else 0.0

    def _loss(self, more: int) -> float:
        known = self._losses.get(more)
        if known is None:
            known = notoriety_loss(self._state, self._seat, self._weights, more)
            self._losses[more] = known
        return known

    def reward(self, group: str, more: int) -> float:
        """Return what a visit in a group brings towards its reward, after so many on a tour."""
        visited = min(2, self._visited[group] + more)
        return self._reward * (0.0, _HALF_WAY, 1.0)[visited]

    def bonus(self, hired: int) -> float:
        """Return what a contact more counts for, after so many."""
        return self._bonuses[hired] if hired < len(self._bonuses) else 0.0

    def _contacts_to_come(self) -> list[float]:
        """Return what the next contacts are worth, one after the other, as long as there is room.

        Without a free space a contact is only worth an exchange, which every visit counts.
        """
        state, seat, weights = self._state, self._seat, self._weights
        counts = range(free_contact_spaces(state, seat) + 1)
        worth = [contacts_worth(state, seat, weights, more) for more in counts]
        return [after - before for before, after in pairwise(worth)]

    def locker(
        self, keys: tuple[int, ...], hired: int, heat: int, tiles: int, left: int
    ) -> tuple[float, int]:
        """Return what the best locker brings that one of these keys opens, and its colour."""
        state, seat = self._state, self._seat
        contacts = contact_count(state, seat) + min(hired, len(self._bonuses))
        number = max(1, state.notoriety[seat] + state.gained[seat] + heat) + contacts
        found = [
            (
                best_drawn(state, KEY_COLOURS[colour], contacts + LOCKER_DRAWS[colour])
                - key_worth(colour, left, self._weights),
                colour,
            )
            for colour in sorted(set(keys))
            if number >= LOCKER_NUMBERS[colour]
        ]
        best, colour = max(found, default=(0.0, -1))
        return best - self._room(tiles, heat), colour

    def exit_tile(self, stack: str, hired: int, heat: int, tiles: int) -> float:
        """Return what the best of the exit tiles that can be drawn is worth."""
        state, seat = self._state, self._seat
        contacts = contact_count(state, seat) + min(hired, len(self._bonuses))
        return best_drawn(state, stack, contacts) - self._room(tiles, heat)

    def _room(self, tiles: int, heat: int) -> float:
        """Return what it costs to find a tile a space after so many others."""
        spaces = self._state.items[self._seat]
        free = spaces.count("")
        if tiles < free:
            return 0.0
        tools = sum(item in ITEMS for item in spaces)
        if tiles < free + tools:
            return self.heat(heat, 1) + self._weights.equipment * self._time / 2
        return _NO_ROOM

    def rest(self) -> float:
        """Return what a rest is worth, 0 if it cannot be taken."""
        state, seat, weights = self._state, self._seat, self._weights
        if not state.sun[seat]:
            return 0.0
        turned = state.face_down[seat].bit_count() + state.worn[seat].bit_count()
        fresh = (1 - weights.worn) * weights.equipment * turned
        aid = 0.0 if state.first_aid[seat] else weights.first_aid
        return self._time * (fresh + aid) + self._unlock()

    def _unlock(self) -> float:
        locked = locked_assets(self._state, self._seat)
        full = "" not in self._state.ready[self._seat]
        return self._weights.unlock if locked and not full else 0.0

    def _crowd(self, place: int) -> float:
        others = self._state.spots.count(place)
        return _CROWD * others * self.heat(0, 1) if others else 0.0

    # Each kind of location

    def _shop(self, shop: int) -> float:
        """Return what a cube there counts, less the income it takes on the days to come."""
        state, seat = self._state, self._seat
        pays = float(PLANS[state.plans[seat]][shop])
        return pays - state.cubes[seat] % 2 * 0.5 * (DAYS - state.day)

    def _income_at(self, shop: int) -> int:
        """Return the income that a visit to a shop brings, if it does not pay at the end."""
        cubes = self._state.cubes[self._seat] + 1
        pays = PLANS[self._state.plans[self._seat]][shop]
        return 0 if pays else INCOME[min(len(INCOME) - 1, cubes)]

    def _shop_at(self, place: int) -> int | None:
        """Return which shop lies at a place; while the city is laid there may be none."""
        shops = self._state.shops
        return shops.index(place) if place in shops else None

    def _business(self, place: int) -> Prospect:
        state, seat = self._state, self._seat
        shop = self._shop_at(place)
        if shop is None or has_visited(state, seat, shop):
            return _NOTHING
        value = self._shop(shop) + self._weights.swap
        cash, group = self._income_at(shop), _GROUP_OF[shop]
        if is_closed(state, shop):
            if not (fresh_keys(state, seat) or has_master_key(state, seat)):
                return _NOTHING
            value -= self._weights.key
        risk = self._risk(shop)
        return Prospect(value, hires=True, heat=1, cash=cash, group=group, risk=risk)

    def _risk(self, shop: int) -> float:
        """Return how likely it is that others close a business in one turn."""
        state = self._state
        if len(state.visited[shop]) != capacity(state.seats) - 1:
            return 0.0
        return _RIVAL * sum(not has_visited(state, who, shop) for who in thieves(state)[1:])

    def _safe_house(self, place: int) -> Prospect:
        state = self._state
        shop = self._shop_at(place)
        if shop is None or has_visited(state, self._seat, shop):
            return _NOTHING
        keys = [KEY_COLOURS.index(key) for key in state.safe_keys[shop - len(BUSINESSES)]]
        key = max(keys, key=lambda key: self._weights.keys[key], default=-1)
        value = self._shop(shop) - self._crowd(place)
        cash, group = self._income_at(shop), _GROUP_OF[shop]
        return Prospect(value, heat=-1, key=key, cash=cash, group=group)

    def _gang(self, place: int) -> Prospect:
        state, seat = self._state, self._seat
        if self._busy(place) or not can_pay_gang(state, seat, place):
            return _NOTHING
        members = GANG_A_PLACE * self._weights.gang * self._time
        return Prospect(members, cash=-GANG_FEE)

    def _busy(self, place: int) -> bool:
        spots = self._state.spots[: self._state.seats]
        return any(spot == place for who, spot in enumerate(spots) if who != self._seat)

    def _store(self, place: int) -> Prospect:
        state, seat, weights = self._state, self._seat, self._weights
        gas = weights.gas * self._time if state.gas[seat] < GAS_LIMIT else 0.0
        free = state.items[seat].count("")
        bought = min(EQUIPMENT_A_VISIT, free, max(0, int(state.cash[seat] / _EQUIPMENT_PRICE)))
        tools = bought * max(0.0, weights.equipment * self._time - _EQUIPMENT_PRICE)
        return Prospect(gas + tools - self._crowd(place), is_store=True)

    def _locker_now(self) -> float:
        """Return what the best locker that can be opened now is worth."""
        state, seat = self._state, self._seat
        held = {state.keys[seat][slot] for slot in fresh_keys(state, seat)}
        master = has_master_key(state, seat)
        draws = contact_count(state, seat)
        worth = [
            best_drawn(state, KEY_COLOURS[colour], draws + LOCKER_DRAWS[colour])
            for colour in openable_lockers(state, seat)
            if master or KEY_COLOURS[colour] in held
        ]
        return max(worth, default=0.0) - self._room(0, 0)

    def _clinic(self, place: int) -> Prospect:
        healed = WOUND_LOSS if self._state.wounds[self._seat] else 0.0
        value = self._unlock() + healed + self._weights.swap - self._crowd(place)
        return Prospect(value, hires=True)

    def _church(self, place: int) -> Prospect:
        calmer = max(0.0, -self.heat(0, -1) - 1) if self._state.cash[self._seat] else 0.0
        value = self._unlock() + calmer + self._weights.swap - self._crowd(place)
        return Prospect(value, hires=True)

    def _hospital(self, _place: int) -> Prospect:
        wounds, cash = self._state.wounds[self._seat], self._state.cash[self._seat]
        healed = [
            WOUND_LOSS * count - price
            for count, price in enumerate(HOSPITAL_PRICES, 1)
            if count <= wounds and price <= cash
        ]
        return Prospect(max(healed), heat=1) if healed else _NOTHING

    def _exit(self, place: int) -> Prospect:
        state, seat = self._state, self._seat
        number = state.tiles.found["exit"].index(place) + 1
        income = income_of(state, seat)
        if is_open_exit(state, number):
            return Prospect(self._weights.swap, hires=True, heat=1, cash=income)
        stack = tuple(EXIT_TILES)[state.closed.index(number)]
        contact = self.bonus(0) + self._weights.swap
        if contact > earned(state, seat, income, self._weights):
            return Prospect(contact, heat=1, stack=stack)
        return Prospect(0.0, heat=1, cash=income, stack=stack)


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
