"""Visiting the location where a move ends; each kind has its own order of steps.

business    +1 notoriety, cube and plan, contact, closing, group bonus (R22, R23)
safe_house  crowd, cube and plan, -1, key, fixer, bonus (R25)
gang        5 money for both members, marker; only if all conditions hold (R26)
store       crowd, gas, two pieces of equipment, one locker (R27): see `store.py`
clinic      crowd, unlock, heal 1, contact
church      crowd, 1 money for -1, unlock, contact
hospital    pay to heal, +1 (R20)
exit        +1, income and contact, or one of three if it is closed (R29)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from game.rules.contract import Decision, Event, Option, Seat, Step, Target, Value
from game.rules.engine import Act, Answers, Args, Steps, push
from game.rules.escape_plan.assets import PASS
from game.rules.escape_plan.cards import (
    EQUIPMENT_A_VISIT,
    EXIT_TILES,
    GANG_FEE,
    HOSPITAL_PRICES,
)
from game.rules.escape_plan.extras import with_extras
from game.rules.escape_plan.gains import change_notoriety, heal, pay, take_income
from game.rules.escape_plan.hiring import ask_take, taken
from game.rules.escape_plan.items import tiles_to_draw
from game.rules.escape_plan.shops import SHOP_STEPS, visit_business, visit_safe_house
from game.rules.escape_plan.state import (
    NOBODY,
    PlanState,
    is_open_exit,
    markers_left,
    thieves,
)

USE: Final = Option("use", Target("button", "use"))
TAKE: Final = Option("take", Target("button", "take"))
_HEAL: Final = tuple(
    Option(f"heal:{count}", Target("button", f"heal:{count}")) for count in range(1, 4)
)


def visit(state: PlanState, seat: Seat, _args: Args, events: list[Event]) -> None:
    """Visit the location where the thief stands; stations and heliports are not visited."""
    place = state.spots[seat]
    kind = state.tiles.kind[place]
    steps = _VISITS[kind](state, seat, place) if kind in _VISITS else []
    if not steps:
        return
    events.append(Event("visited", {"seat": seat, "node": place, "kind": kind}))
    push(state, *steps)


def crowd_at(state: PlanState, who: int) -> int:
    """Return how many others, the inspector included, stand where somebody stands (R21)."""
    return state.spots.count(state.spots[who]) - 1


def _gang(state: PlanState, seat: Seat, place: int) -> list[Step]:
    return [("hire_gang", seat, (place,))] if can_hire_gang(state, seat, place) else []


def can_hire_gang(state: PlanState, seat: Seat, place: int) -> bool:
    """Say whether all conditions for visiting a gang hold (R26)."""
    alone = sum(1 for thief in thieves(state) if state.spots[thief] == place) == 1
    return alone and can_pay_gang(state, seat, place)


def can_pay_gang(state: PlanState, seat: Seat, place: int) -> bool:
    """Say whether a gang waits for a boss and a seat has money and marker for it (R26)."""
    gang = state.tiles.found["gang"].index(place)
    return (
        state.bosses[gang] == NOBODY
        and state.members[gang] > 0
        and state.cash[seat] >= GANG_FEE
        and markers_left(state, seat) > 0
    )


def _store(_state: PlanState, seat: Seat, _place: int) -> list[Step]:
    return [
        ("crowd", seat, ()),
        ("take_gas", seat, ()),
        ("buy_equipment", seat, (EQUIPMENT_A_VISIT,)),
        ("open_locker", seat, ()),
    ]


def _clinic(_state: PlanState, seat: Seat, _place: int) -> list[Step]:
    return [
        ("crowd", seat, ()),
        ("unlock", seat, ("clinic", True)),
        ("clinic_heal", seat, ()),
        ("take_contact", seat, ()),
    ]


def _church(_state: PlanState, seat: Seat, _place: int) -> list[Step]:
    return [
        ("crowd", seat, ()),
        ("church_pay", seat, ()),
        ("unlock", seat, ("church", True)),
        ("take_contact", seat, ()),
    ]


def _hospital(_state: PlanState, seat: Seat, _place: int) -> list[Step]:
    return [("hospital_heal", seat, ()), ("raise_notoriety", seat, (1, "hospital"))]


def _exit(state: PlanState, seat: Seat, place: int) -> list[Step]:
    number = state.tiles.found["exit"].index(place) + 1
    first: Step = ("raise_notoriety", seat, (1, "exit"))
    if is_open_exit(state, number):
        return [first, ("exit_income", seat, ()), ("take_contact", seat, ())]
    return [first, ("exit_closed", seat, (number,))]


_VISITS: Final[Mapping[str, Callable[[PlanState, Seat, int], list[Step]]]] = {
    "business": visit_business,
    "safe_house": visit_safe_house,
    "gang": _gang,
    "store": _store,
    "clinic": _clinic,
    "church": _church,
    "hospital": _hospital,
    "exit": _exit,
}


# Steps of several visits


def raise_notoriety(state: PlanState, who: int, args: Args, events: list[Event]) -> None:
    """Gain or lose notoriety by a visit."""
    change, by = args
    change_notoriety(state, who, change, by, events)


def crowd(state: PlanState, who: int, _args: Args, events: list[Event]) -> None:
    """Gain 1 notoriety for each other one at this location."""
    others = crowd_at(state, who)
    if others:
        events.append(Event("crowded", {"seat": who, "others": others}))
        change_notoriety(state, who, others, "crowd", events)


# Gang, clinic, church, hospital


def hire_gang(state: PlanState, seat: Seat, args: Args, events: list[Event]) -> None:
    """Pay for the gang members and leave a control marker."""
    (place,) = args
    gang = state.tiles.found["gang"].index(place)
    pay(state, seat, GANG_FEE, "gang", events)
    count = state.members[gang]
    state.members[gang] = 0
    state.gang[seat] += count
    state.bosses[gang] = seat
    events.append(Event("gang_hired", {"seat": seat, "node": place, "count": count}))


def ask_clinic(state: PlanState, seat: Seat, _args: Args) -> Mapping[Seat, Decision]:
    """Ask whether to heal a wound."""
    if not state.wounds[seat]:
        return {}
    return {seat: Decision("clinic_heal", (USE, PASS), "clinic", optional=True)}


def clinic_answered(
    state: PlanState, seat: Seat, _args: Args, answers: Answers, events: list[Event]
) -> None:
    """Heal it."""
    if answers[seat] == USE.key:
        heal(state, seat, 1, "clinic", events)


def ask_church(state: PlanState, seat: Seat, _args: Args) -> Mapping[Seat, Decision]:
    """Ask whether to pay 1 to lose a notoriety."""
    if state.cash[seat] < 1:
        return {}
    values = {"cash": 1}
    return {seat: Decision("church_pay", (USE, PASS), "church", values, optional=True)}


def church_answered(
    state: PlanState, seat: Seat, _args: Args, answers: Answers, events: list[Event]
) -> None:
    """Pay and lose it."""
    if answers[seat] == USE.key:
        pay(state, seat, 1, "church", events)
        change_notoriety(state, seat, -1, "church", events)


def ask_hospital(state: PlanState, seat: Seat, _args: Args) -> Mapping[Seat, Decision]:
    """Ask how many wounds to have healed, one payment a visit."""
    cash, wounds = state.cash[seat], state.wounds[seat]
    options = [
        option
        for count, (option, price) in enumerate(zip(_HEAL, HOSPITAL_PRICES, strict=True), 1)
        if count <= wounds and price <= cash
    ]
    if not options:
        return {}
    values: dict[str, Value] = {"prices": HOSPITAL_PRICES}
    return {seat: Decision("heal", (*options, PASS), "hospital", values, optional=True)}


def hospital_answered(
    state: PlanState, seat: Seat, _args: Args, answers: Answers, events: list[Event]
) -> None:
    """Pay and heal."""
    if answers[seat] != PASS.key:
        count = int(answers[seat].partition(":")[2])
        pay(state, seat, HOSPITAL_PRICES[count - 1], "hospital", events)
        heal(state, seat, count, "hospital", events)


# Exits


def ask_exit_income(_state: PlanState, seat: Seat, _args: Args) -> Mapping[Seat, Decision]:
    """Ask whether to take income at an open exit."""
    return {seat: Decision("exit_income", (TAKE, PASS), "exit", optional=True)}


def exit_income_answered(
    state: PlanState, seat: Seat, _args: Args, answers: Answers, events: list[Event]
) -> None:
    """Take it."""
    if answers[seat] == TAKE.key:
        take_income(state, seat, "exit", events)


_CLOSED_EXIT: Final = tuple(
    Option(each, Target("button", each)) for each in ("income", "contact", "tile")
)


def ask_exit_closed(state: PlanState, seat: Seat, args: Args) -> Mapping[Seat, Decision]:
    """Ask which one thing to take at a closed exit."""
    stack = state.exit_tiles[state.closed.index(args[0])]
    income, contact, tile = _CLOSED_EXIT
    options = [income]
    if state.display:
        options.append(contact)
    if tiles_to_draw(state, seat, stack, 0):
        options.append(tile)
    return {seat: Decision("exit_closed", (*options, PASS), "exit", optional=True)}


def exit_closed_answered(
    state: PlanState, seat: Seat, args: Args, answers: Answers, events: list[Event]
) -> None:
    """Take income, a contact, or an exit tile."""
    if answers[seat] == "income":
        take_income(state, seat, "exit", events)
    elif answers[seat] == "contact":
        push(state, ("take_contact", seat, ()))
    elif answers[seat] == "tile":
        back = tuple(EXIT_TILES)[state.closed.index(args[0])]
        push(state, ("draw_tiles", seat, (back, 0)))


VISIT_STEPS: Final[Steps[PlanState]] = {
    **SHOP_STEPS,
    "visit": Act(visit),
    "raise_notoriety": Act(raise_notoriety),
    "crowd": Act(crowd),
    "take_contact": with_extras("take_contact", ask_take, taken),
    "hire_gang": Act(hire_gang),
    "clinic_heal": with_extras("clinic_heal", ask_clinic, clinic_answered),
    "church_pay": with_extras("church_pay", ask_church, church_answered),
    "hospital_heal": with_extras("hospital_heal", ask_hospital, hospital_answered),
    "exit_income": with_extras("exit_income", ask_exit_income, exit_income_answered),
    "exit_closed": with_extras("exit_closed", ask_exit_closed, exit_closed_answered),
}
