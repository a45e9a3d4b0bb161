"""A thief's turn: the fee, resting or moving, the route, leaving the city, and the end of the turn.

turn_begins   the fee after the first escape (R33); at night and dawn only for a disc
turn          rest, a destination, or the way out; beside them all that may be used before a move
route         only if several ways to the destination differ in what they cost
avoid         see `avoiding.py`
visit         see `visits.py`; or leave, after a last question if officers were on the way
end_turn      the last moment to use something
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.rules.contract import Decision, Event, Option, Seat, Target, Value
from game.rules.engine import Act, Answers, Args, Ask, Steps, push
from game.rules.escape_plan.assets import PASS
from game.rules.escape_plan.cards import DAY_PARTS, EQUIPMENT, MOVEMENT, TRAVEL
from game.rules.escape_plan.city import bits_of
from game.rules.escape_plan.endings import arrest, escape, exit_cost, late_fee
from game.rules.escape_plan.extras import with_extras
from game.rules.escape_plan.gains import pay
from game.rules.escape_plan.officers import danger_of, met_on
from game.rules.escape_plan.routes import (
    Reach,
    Route,
    Trip,
    destinations,
    reach,
    routes_out,
    routes_to,
)
from game.rules.escape_plan.state import IN_PLAY, PlanState, city_of, open_exit, round_of
from game.rules.escape_plan.tiles import TILES

USE: Final = Option("use", Target("button", "use"))
_ESCAPE: Final = Option("escape", Target("button", "escape"))
_REST: Final = Option("rest", Target("button", "rest"))
_STAY: Final = Option("stay", Target("button", "stay"))
_END: Final = Option("end", Target("button", "end"))
_END_TURN: Final = Decision("end_turn", (_END,), "turn", ends_turn=True)
_LEAVE: Final = Option("leave", Target("button", "leave"))
_OUT: Final = -1
"""Stands for the way out of the city instead of a destination."""


def turn_begins(state: PlanState, seat: Seat, _args: Args, events: list[Event]) -> None:
    """Begin a turn, at night and dawn after asking for a disc."""
    if state.fate[seat] != IN_PLAY:
        return
    if state.part < DAY_PARTS:
        push(state, ("start_turn", seat, ()))
    elif state.discs[seat] and state.cash[seat] < late_fee(state):
        data: dict[str, Value] = {"seat": seat, "reason": "fee"}
        events.append(Event("turn_passed", data, reveals=True))
    else:
        push(state, ("use_disc", seat, ()))


def ask_disc(state: PlanState, seat: Seat, _args: Args) -> Mapping[Seat, Decision]:
    """Ask whether to give up an action disc for a turn (R44)."""
    fee = late_fee(state)
    if not state.discs[seat]:
        return {}
    values = {"discs": state.discs[seat], "fee": fee}
    return {seat: Decision("use_disc", (USE, PASS), "disc", values, optional=True, open=not fee)}


def disc_answered(
    state: PlanState, seat: Seat, _args: Args, answers: Answers, events: list[Event]
) -> None:
    """Give the disc up and begin the turn."""
    if answers[seat] == USE.key:
        state.discs[seat] -= 1
        events.append(Event("disc_spent", {"seat": seat, "discs": state.discs[seat]}))
        push(state, ("start_turn", seat, ()))


def start_turn(state: PlanState, seat: Seat, _args: Args, events: list[Event]) -> None:
    """Pay the fee, or be arrested, and go on to the choice of the turn."""
    forget_turn(state)
    data: dict[str, Value] = {"seat": seat, "part": state.part, "round": round_of(state)}
    events.append(Event("turn_began", data))
    fee = late_fee(state)
    if state.cash[seat] < fee:
        arrest(state, seat, "fee", events)
        return
    pay(state, seat, fee, "fee", events)
    push(state, ("turn", seat, ()))


def forget_turn(state: PlanState) -> None:
    """Forget what counted for one turn only."""
    state.points = state.charters = state.pads = 0
    state.sea = state.travelling = False
    state.route = state.meeting = ()


# Rest or move


def reach_of(state: PlanState, seat: Seat) -> Reach:
    """Return where a thief could go if this were its move, and by which routes."""
    city = city_of(state)
    return reach(city, _trip(state, seat, danger_of(state, city)))


def _trip(state: PlanState, seat: Seat, danger: int) -> Trip:
    return Trip(
        state.spots[seat],
        MOVEMENT + state.points,
        state.gas[seat],
        danger,
        state.sea,
        state.charters,
        state.pads,
        open_exit(state),
    )


def ask_turn(state: PlanState, seat: Seat, _args: Args) -> Mapping[Seat, Decision]:
    """Ask where to go, or whether to rest or leave the city."""
    trip = _trip(state, seat, danger=0)  # a danger changes the routes, but not where they lead
    ends = destinations(city_of(state), trip)
    go = state.tiles.go
    options = [go[end] for end in ends]
    values: dict[str, Value] = {"places": len(options)}
    if trip.out in (trip.start, *ends):
        options.append(_ESCAPE)
        values["cost"] = exit_cost(state)
    if state.sun[seat] and not state.travelling:
        options.append(_REST)
    if not options:
        options.append(_STAY)
    return {seat: Decision("turn", tuple(options), "turn", values)}


def turn_chosen(
    state: PlanState, seat: Seat, _args: Args, answers: Answers, events: list[Event]
) -> None:
    """Rest, set out for a place, or head for the exit."""
    key = answers[seat]
    if key == _REST.key:
        _rest(state, seat, events)
    elif key == _STAY.key:
        events.append(Event("turn_passed", {"seat": seat, "reason": "stuck"}))
        push(state, ("end_turn", seat, ()))
    else:
        place = _OUT if key == _ESCAPE.key else int(key.partition(":")[2])
        routes = _routes(state, seat, place)
        if len(routes) == 1:
            _travel(state, seat, routes[0], place == _OUT, events)
        else:
            push(state, ("route", seat, (place,)))


def _routes(state: PlanState, seat: Seat, place: int) -> tuple[Route, ...]:
    city = city_of(state)
    trip = _trip(state, seat, danger_of(state, city))
    return routes_out(city, trip) if place == _OUT else routes_to(city, trip, place)


def ask_route(state: PlanState, seat: Seat, args: Args) -> Mapping[Seat, Decision]:
    """Ask which of several routes to take; the values tell points, gas and tiles to pass."""
    routes = _routes(state, seat, args[0])
    if not routes:
        return {}
    options = tuple(
        Option(f"route:{number}", Target("button", f"route:{number}"))
        for number in range(1, len(routes) + 1)
    )
    told = tuple((each.spent, each.gas, tiles_in(each.passes)) for each in routes)
    values: dict[str, Value] = {"place": args[0], "routes": told}
    return {seat: Decision("route", options, "turn", values, open=True)}


def route_chosen(
    state: PlanState, seat: Seat, args: Args, answers: Answers, events: list[Event]
) -> None:
    """Travel by the chosen route."""
    (place,) = args
    number = int(answers[seat].partition(":")[2])
    _travel(state, seat, _routes(state, seat, place)[number - 1], place == _OUT, events)


def tiles_in(mask: int) -> tuple[str, ...]:
    """Return the ids of the tiles in a bit mask."""
    return tuple([TILES[tile] for tile in bits_of(mask)])


def _travel(state: PlanState, seat: Seat, route: Route, leaves: bool, events: list[Event]) -> None:
    """Move the pawn, give back gas, and meet whoever stands on the tiles passed."""
    start = state.spots[seat]
    state.gas[seat] -= route.gas
    state.spots[seat] = route.end
    data: dict[str, Value] = {
        "seat": seat,
        "start": start,
        "end": route.end,
        "path": route.path,
        "spent": route.spent,
        "gas": route.gas,
        "tiles": tiles_in(route.passes),
    }
    events.append(Event("thief_moved", data))
    state.route = tuple(bits_of(route.passes))
    state.meeting = met_on(state, state.route)
    after = ("leave",) if leaves else ("visit", "end_turn")
    if leaves and state.meeting:
        after = ("before_leaving", "leave")
    push(state, *[(step, seat, ()) for step in ("avoid", "avoid_over", *after)])


def ask_leave(state: PlanState, seat: Seat, _args: Args) -> Mapping[Seat, Decision]:
    """Ask for what is used last of all, such as first aid for the wounds of this very way."""
    values = {"cost": exit_cost(state)}
    return {seat: Decision("leave", (_LEAVE,), "turn", values, ends_turn=True)}


def about_to_leave(
    _state: PlanState, _seat: Seat, _args: Args, _answers: Answers, _events: list[Event]
) -> None:
    """Go on to the step that leaves."""


def leave(state: PlanState, seat: Seat, _args: Args, events: list[Event]) -> None:
    """Leave the city by the open exit."""
    escape(state, seat, events)


def _rest(state: PlanState, seat: Seat, events: list[Event]) -> None:
    """Turn up contacts, equipment and the first aid token, and unlock an asset (R45)."""
    state.sun[seat] = False
    state.face_down[seat] = 0
    state.first_aid[seat] = True
    for space, item in enumerate(state.items[seat]):
        if item in EQUIPMENT:
            state.worn[seat] &= ~(1 << space)
    events.append(Event("rested", {"seat": seat}))
    push(state, ("unlock", seat, ("rest", True)), ("end_turn", seat, ()))


# The end of the turn


def ask_end(_state: PlanState, seat: Seat, _args: Args) -> Mapping[Seat, Decision]:
    """Ask to end the turn."""
    return {seat: _END_TURN}


def turn_ended(
    state: PlanState, seat: Seat, _args: Args, _answers: Answers, events: list[Event]
) -> None:
    """End the turn."""
    forget_turn(state)
    events.append(Event("turn_ended", {"seat": seat}))


TURN_STEPS: Final[Steps[PlanState]] = {
    "turn_begins": Act(turn_begins),
    "use_disc": Ask(ask_disc, disc_answered),
    "start_turn": Act(start_turn),
    "turn": with_extras("turn", ask_turn, turn_chosen, TRAVEL),
    "route": Ask(ask_route, route_chosen),
    "before_leaving": with_extras("before_leaving", ask_leave, about_to_leave, alone=False),
    "leave": Act(leave),
    "end_turn": with_extras("end_turn", ask_end, turn_ended),
}
