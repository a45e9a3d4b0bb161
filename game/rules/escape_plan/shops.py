"""Businesses and safe houses: cubes, plans, keys, fixers, closing, and the reward for a group.

The order of the steps of a visit is told in `visits.py`; other locations are there, too.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.rules.contract import Decision, Event, Option, Seat, Step, Target, Value
from game.rules.engine import Act, Answers, Args, Steps, push
from game.rules.escape_plan.assets import PASS, usable_assets, use_asset
from game.rules.escape_plan.cards import (
    BUSINESSES,
    FIXERS,
    GROUPS,
    PLANS,
    SHOPS,
    VISIT,
    capacity,
)
from game.rules.escape_plan.extras import with_extras
from game.rules.escape_plan.gains import change_notoriety, pay, take_disc, take_income
from game.rules.escape_plan.state import PlanState, has_visited, is_closed, with_space

_KEY_SLOTS: Final = tuple(
    Option(f"key:{slot}", Target("tile", f"key:{slot}")) for slot in range(1, 4)
)
_MASTER: Final = Option("master", Target("tile", "asset:key"))


def shop_at(state: PlanState, place: int) -> int:
    """Return which business or safe house lies at a place."""
    return state.shops.index(place)


def visit_business(state: PlanState, seat: Seat, place: int) -> list[Step]:
    """Return the steps of visiting a business (R22); none if it is done already, or closed."""
    shop = shop_at(state, place)
    if has_visited(state, seat, shop):
        return []
    if is_closed(state, shop):
        return [("use_key", seat, (shop,))] if _can_open(state, seat) else []
    return _business_steps(seat, shop)


def _business_steps(seat: Seat, shop: int) -> list[Step]:
    return [
        ("raise_notoriety", seat, (1, "business")),
        ("place_cube", seat, (shop,)),
        ("take_contact", seat, ()),
        ("close_business", seat, (shop,)),
        ("finish_group", seat, (shop,)),
    ]


def visit_safe_house(state: PlanState, seat: Seat, place: int) -> list[Step]:
    """Return the steps of visiting a safe house (R25); none the second time."""
    shop = shop_at(state, place)
    if has_visited(state, seat, shop):
        return []
    return [
        ("crowd", seat, ()),
        ("place_cube", seat, (shop,)),
        ("raise_notoriety", seat, (-1, "safe_house")),
        ("take_key", seat, (shop - len(BUSINESSES),)),
        ("buy_fixer", seat, ()),
        ("finish_group", seat, (shop,)),
    ]


# Cubes, closing, groups


def place_cube(state: PlanState, seat: Seat, args: Args, events: list[Event]) -> None:
    """Put the next income cube where the own plan says; the income sign pays at once (R24)."""
    (shop,) = args
    pays = PLANS[state.plans[seat]][shop] > 0
    put_cube(state, seat, shop, pays, events)
    if not pays:
        take_income(state, seat, "plan", events)


def put_cube(state: PlanState, who: int, shop: int, pays: bool, events: list[Event]) -> None:
    """Put a cube on a business or safe house."""
    state.cubes[who] += 1
    state.visited[shop] = (*state.visited[shop], (who, pays))
    data = {"seat": who, "shop": SHOPS[shop], "paid": int(pays), "cubes": state.cubes[who]}
    events.append(Event("cube_placed", data))


def close_business(state: PlanState, seat: Seat, args: Args, events: list[Event]) -> None:
    """Tell that a business has closed if this visit was the last one."""
    (shop,) = args
    if len(state.visited[shop]) == capacity(state.seats):
        events.append(Event("business_closed", {"seat": seat, "shop": SHOPS[shop]}))


def finish_group(state: PlanState, who: int, args: Args, events: list[Event]) -> None:
    """Reward the third visit of a group: disc and asset, and notoriety or income (R23)."""
    (shop,) = args
    group = next(name for name, shops in GROUPS.items() if shop in shops)
    if not all(has_visited(state, who, each) for each in GROUPS[group]):
        return
    events.append(Event("group_finished", {"seat": who, "group": group}))
    take_disc(state, who, events)
    if who != state.inspector:
        push(state, ("unlock", who, ("group", False)))
    if group != "safe":
        change_notoriety(state, who, -1, "group", events)
    elif who != state.inspector:
        take_income(state, who, "group", events)


# Keys


def _can_open(state: PlanState, seat: Seat) -> bool:
    return bool(fresh_keys(state, seat)) or has_master_key(state, seat)


def fresh_keys(state: PlanState, seat: Seat) -> list[int]:
    """Return the slots of the keys that a seat has not used."""
    used = state.keys_used[seat]
    return [slot for slot, key in enumerate(state.keys[seat]) if key and not used & 1 << slot]


def has_master_key(state: PlanState, seat: Seat) -> bool:
    """Say whether a seat can use the asset that stands for any key."""
    return "key" in usable_assets(state, seat, VISIT)


def ask_key(state: PlanState, seat: Seat, _args: Args) -> Mapping[Seat, Decision]:
    """Ask whether to open the closed business, and by which key."""
    options = [_KEY_SLOTS[slot] for slot in fresh_keys(state, seat)]
    if has_master_key(state, seat):
        options.append(_MASTER)
    if not options:
        return {}
    return {seat: Decision("use_key", (*options, PASS), "business", optional=True)}


def key_chosen(
    state: PlanState, seat: Seat, args: Args, answers: Answers, events: list[Event]
) -> None:
    """Use the key and visit the business."""
    key = answers[seat]
    if key == PASS.key:
        return
    if key == _MASTER.key:
        use_asset(state, seat, "key", events)
    else:
        use_key(state, seat, int(key.partition(":")[2]) - 1, events)
    push(state, *_business_steps(seat, args[0]))


def use_key(state: PlanState, seat: Seat, slot: int, events: list[Event]) -> None:
    """Turn a key face down."""
    state.keys_used[seat] |= 1 << slot
    data: dict[str, Value] = {"seat": seat, "slot": slot + 1, "colour": state.keys[seat][slot]}
    events.append(Event("key_used", data))


def ask_take_key(state: PlanState, seat: Seat, args: Args) -> Mapping[Seat, Decision]:
    """Ask which key of the safe house to take."""
    colours = dict.fromkeys(state.safe_keys[args[0]])
    if not colours:
        return {}
    options = tuple(Option(f"take:{each}", Target("tile", f"key:{each}")) for each in colours)
    return {seat: Decision("take_key", options, "safe_house")}


def key_taken(
    state: PlanState, seat: Seat, args: Args, answers: Answers, events: list[Event]
) -> None:
    """Put the key on the slot of this safe house."""
    (house,) = args
    colour = answers[seat].partition(":")[2]
    keys = list(state.safe_keys[house])
    keys.remove(colour)
    state.safe_keys[house] = tuple(keys)
    state.keys[seat] = with_space(state.keys[seat], house, colour)
    events.append(Event("key_taken", {"seat": seat, "colour": colour, "safe": house + 1}))


# Fixers


def ask_fixer(state: PlanState, seat: Seat, _args: Args) -> Mapping[Seat, Decision]:
    """Ask whether to buy a fixer."""
    cash = state.cash[seat]
    options = [
        Option(f"fixer:{each}", Target("tile", f"fixer:{each}"))
        for each in state.fixers
        if FIXERS[each].price <= cash
    ]
    if not options:
        return {}
    values = {"cash": cash}
    return {seat: Decision("buy_fixer", (*options, PASS), "safe_house", values, optional=True)}


def fixer_bought(
    state: PlanState, seat: Seat, _args: Args, answers: Answers, events: list[Event]
) -> None:
    """Pay for the fixer and find a space for it."""
    if answers[seat] == PASS.key:
        return
    fixer = answers[seat].partition(":")[2]
    pay(state, seat, FIXERS[fixer].price, "fixer", events)
    state.fixers = tuple(each for each in state.fixers if each != fixer)
    events.append(Event("fixer_bought", {"seat": seat, "item": fixer}))
    push(state, ("place_item", seat, (fixer,)))


SHOP_STEPS: Final[Steps[PlanState]] = {
    "place_cube": Act(place_cube),
    "close_business": Act(close_business),
    "finish_group": Act(finish_group),
    "use_key": with_extras("use_key", ask_key, key_chosen),
    "take_key": with_extras("take_key", ask_take_key, key_taken),
    "buy_fixer": with_extras("buy_fixer", ask_fixer, fixer_bought),
}
