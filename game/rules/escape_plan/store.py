"""The convenience store: gas, equipment, and the lockers with their numbers and keys (R27)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.rules.contract import Decision, Event, Option, Seat, Target
from game.rules.engine import Answers, Args, Steps, push
from game.rules.escape_plan.assets import PASS, use_asset
from game.rules.escape_plan.cards import (
    EQUIPMENT,
    KEY_COLOURS,
    LOCKER_DRAWS,
    LOCKER_NUMBERS,
)
from game.rules.escape_plan.extras import with_extras
from game.rules.escape_plan.gains import can_take_gas, pay, take_gas
from game.rules.escape_plan.items import tiles_to_draw
from game.rules.escape_plan.shops import fresh_keys, has_master_key, use_key
from game.rules.escape_plan.state import PlanState, contact_count
from game.rules.escape_plan.visits import TAKE

_EQUIP: Final = {
    each: Option(f"equip:{each}", Target("tile", f"equip:{each}")) for each in EQUIPMENT
}
_LOCKER: Final = tuple(
    Option(f"locker:{colour}", Target("tile", f"locker:{colour}")) for colour in KEY_COLOURS
)
_MASTER: Final = tuple(
    Option(f"master:{colour}", Target("button", f"master:{colour}")) for colour in KEY_COLOURS
)


def ask_gas(state: PlanState, seat: Seat, _args: Args) -> Mapping[Seat, Decision]:
    """Ask whether to take a gas can."""
    if not can_take_gas(state, seat):
        return {}
    return {seat: Decision("take_gas", (TAKE, PASS), "store", optional=True)}


def gas_answered(
    state: PlanState, seat: Seat, _args: Args, answers: Answers, events: list[Event]
) -> None:
    """Take it."""
    if answers[seat] == TAKE.key:
        take_gas(state, seat, 1, events)


def ask_equipment(state: PlanState, seat: Seat, args: Args) -> Mapping[Seat, Decision]:
    """Ask whether to buy a piece of equipment; `args` are how many may still be bought."""
    cash = state.cash[seat]
    options = [
        _EQUIP[each]
        for each, left in zip(EQUIPMENT, state.equipment, strict=True)
        if left and EQUIPMENT[each].price <= cash
    ]
    if not options:
        return {}
    values = {"cash": cash, "left": args[0]}
    return {seat: Decision("buy_equipment", (*options, PASS), "store", values, optional=True)}


def equipment_bought(
    state: PlanState, seat: Seat, args: Args, answers: Answers, events: list[Event]
) -> None:
    """Pay for it, find a space for it, and ask for the second one."""
    if answers[seat] == PASS.key:
        return
    item = answers[seat].partition(":")[2]
    pay(state, seat, EQUIPMENT[item].price, "equipment", events)
    state.equipment[tuple(EQUIPMENT).index(item)] -= 1
    events.append(Event("equipment_bought", {"seat": seat, "item": item}))
    more = [("buy_equipment", seat, (args[0] - 1,))] if args[0] > 1 else []
    push(state, ("place_item", seat, (item,)), *more)


def locker_number(state: PlanState, seat: Seat) -> int:
    """Return what a seat sets against the number of a locker: notoriety and open contacts."""
    return state.notoriety[seat] + contact_count(state, seat)


def openable_lockers(state: PlanState, seat: Seat) -> list[int]:
    """Return the colours of lockers whose number is met and from which a tile could be drawn."""
    number = locker_number(state, seat)
    return [
        colour
        for colour in range(len(KEY_COLOURS))
        if number >= LOCKER_NUMBERS[colour]
        and tiles_to_draw(state, seat, state.lockers[colour], LOCKER_DRAWS[colour])
    ]


def ask_locker(state: PlanState, seat: Seat, _args: Args) -> Mapping[Seat, Decision]:
    """Ask whether to open a locker, and whether by its key or by the master key."""
    colours = openable_lockers(state, seat)
    if not colours:
        return {}
    held = {state.keys[seat][slot] for slot in fresh_keys(state, seat)}
    options = [_LOCKER[colour] for colour in colours if KEY_COLOURS[colour] in held]
    if has_master_key(state, seat):
        options += [_MASTER[colour] for colour in colours]
    if not options:
        return {}
    values = {"number": locker_number(state, seat)}
    return {seat: Decision("open_locker", (*options, PASS), "store", values, optional=True)}


def locker_opened(
    state: PlanState, seat: Seat, _args: Args, answers: Answers, events: list[Event]
) -> None:
    """Use the key and draw the tiles."""
    how, _, colour = answers[seat].partition(":")
    if answers[seat] == PASS.key:
        return
    if how == "master":
        use_asset(state, seat, "key", events)
    else:
        slots = fresh_keys(state, seat)
        use_key(state, seat, next(s for s in slots if state.keys[seat][s] == colour), events)
    events.append(Event("locker_opened", {"seat": seat, "colour": colour}))
    push(state, ("draw_tiles", seat, (colour, LOCKER_DRAWS[KEY_COLOURS.index(colour)])))


STORE_STEPS: Final[Steps[PlanState]] = {
    "take_gas": with_extras("take_gas", ask_gas, gas_answered),
    "buy_equipment": with_extras("buy_equipment", ask_equipment, equipment_bought),
    "open_locker": with_extras("open_locker", ask_locker, locker_opened),
}
