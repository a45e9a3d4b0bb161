"""Settling notoriety after each part of the day, and the officers that crossing a line brings.

In turn order each participant's changes are added up (R36). Who crosses a threshold line upwards
is shopped by everybody less notorious: each moves an officer towards the one who crossed, once
for each line (R37, R38).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.rules.contract import Decision, Event, Seat, Step, Value
from game.rules.engine import Act, Answers, Args, Ask, Steps, push
from game.rules.escape_plan.cards import LINES, TOP_NOTORIETY
from game.rules.escape_plan.city import City
from game.rules.escape_plan.effects import officer_named, officer_options, tile_option
from game.rules.escape_plan.officers import legal_tiles, move_officer, officer_id, officers_of
from game.rules.escape_plan.state import (
    ARRESTED,
    NOBODY,
    PlanState,
    city_of,
    is_in_play,
    thieves,
)
from game.rules.escape_plan.tiles import TILES


def settle(state: PlanState, who: int, _args: Args, events: list[Event]) -> None:
    """Settle one participant's notoriety, its wounds above the top, and the lines it crosses."""
    change, old = state.gained[who], state.notoriety[who]
    if not change or (who < state.seats and state.fate[who] == ARRESTED):
        return
    state.gained[who] = 0
    new = max(1, min(TOP_NOTORIETY, old + change))
    state.notoriety[who] = new
    events.append(Event("notoriety_settled", {"seat": who, "old": old, "new": new}))
    steps: list[Step] = []
    over = old + change - TOP_NOTORIETY
    if over > 0 and who != state.inspector:
        steps.append(("wound", who, (over,)))
    for line in LINES:
        if old <= line < new and is_in_play(state, who):
            events.append(Event("line_crossed", {"seat": who, "line": line}))
            steps += [("send_officer", seat, (who,)) for seat in _informers(state, who)]
    push(state, *steps)


def _informers(state: PlanState, crosser: int) -> list[Seat]:
    """Return the seats that move an officer because somebody has crossed a line, in turn order."""
    inspector = state.inspector
    seats: list[Seat] = []
    for who in state.order:
        if not is_in_play(state, who) or who == crosser:
            continue
        if state.notoriety[who] >= state.notoriety[crosser]:
            continue
        if who != inspector:
            seats.append(who)
        else:
            seats += [_stand_in(state, crosser)] if thieves(state) else []
    return [seat for seat in seats if seat != NOBODY]


def _stand_in(state: PlanState, crosser: Seat) -> Seat:
    """Return who moves an officer for the inspector: the other thief, or a lone one (R39, R53)."""
    if state.seats == 1:
        return crosser
    return next((seat for seat in thieves(state) if seat != crosser), NOBODY)


def reports(state: PlanState, city: City, target: int) -> dict[int, list[int]]:
    """Return each officer that can be moved towards a tile, with where it may go (R38).

    It goes onto the tile itself if it may stand there, else to a legal tile as near as possible,
    and always nearer than it was.
    """
    found: dict[int, list[int]] = {}
    distance = city.distance[target]
    for colour in range(3):
        free = legal_tiles(state, city, colour)
        if not free:
            continue
        nearest = min([distance[tile] for tile in free])
        ends = [tile for tile in free if distance[tile] == nearest]
        for officer in officers_of(state, city, 1 << colour):
            if distance[officer // 4] > nearest:
                found[officer] = ends
    return dict(sorted(found.items()))


def _target(state: PlanState, crosser: int) -> int:
    """Return the tile towards which officers go, or NOBODY if the crosser is gone."""
    if not is_in_play(state, crosser):
        return NOBODY
    return state.tiles.tile_of[state.spots[crosser]]


def ask_send(state: PlanState, seat: Seat, args: Args) -> Mapping[Seat, Decision]:
    """Ask which officer to move towards the one who has crossed a line."""
    target = _target(state, args[0])
    if target == NOBODY:
        return {}
    found = tuple(reports(state, city_of(state), target))
    if not found:
        return {}
    if seat == args[0]:
        found = (_nearest_first(state, found, target),)
    values: dict[str, Value] = {"crosser": args[0], "tile": TILES[target]}
    return {seat: Decision("send_officer", officer_options(found), "line", values, open=True)}


def _nearest_first(state: PlanState, officers: tuple[int, ...], target: int) -> int:
    """Return the officer that moves for Lt. Costa: the nearest one, red before blue (R53)."""
    distance = city_of(state).distance[target]
    return min(officers, key=lambda each: (distance[each // 4], each % 4, each))


def officer_sent(
    state: PlanState, seat: Seat, args: Args, answers: Answers, events: list[Event]
) -> None:
    """Move it, after asking where to if two tiles are equally near."""
    officer = officer_named(answers[seat])
    ends = reports(state, city_of(state), _target(state, args[0]))[officer]
    if len(ends) == 1 or seat == args[0]:
        move_officer(state, seat, officer, ends[0], events)
    else:
        push(state, ("send_to", seat, (args[0], officer)))


def ask_send_to(state: PlanState, seat: Seat, args: Args) -> Mapping[Seat, Decision]:
    """Ask to which of the nearest tiles the officer goes."""
    crosser, officer = args
    ends = reports(state, city_of(state), _target(state, crosser)).get(officer, [])
    if not ends:
        return {}
    options = tuple(tile_option(tile) for tile in ends)
    values: dict[str, Value] = {"officer": officer_id(officer), "crosser": crosser}
    return {seat: Decision("send_to", options, "line", values, open=True)}


def sent_to(
    state: PlanState, seat: Seat, args: Args, answers: Answers, events: list[Event]
) -> None:
    """Move the officer there."""
    end = TILES.index(answers[seat].partition(":")[2])
    move_officer(state, seat, args[1], end, events)


NOTORIETY_STEPS: Final[Steps[PlanState]] = {
    "settle": Act(settle),
    "send_officer": Ask(ask_send, officer_sent),
    "send_to": Ask(ask_send_to, sent_to),
}
