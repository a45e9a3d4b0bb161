"""Steps of the top half of a card: whose rat walks, how far, and which way a shoved rat goes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.rules.contract import Decision, Event, Option, Seat, Target
from game.rules.engine import Act, Answers, Args, Ask, Steps, push
from game.rules.space_escape.arrivals import shove_rat, walk_rat
from game.rules.space_escape.chains import can_move, legal_shoves, legal_walks
from game.rules.space_escape.state import EscapeState
from game.rules.space_escape.station import POD, RATS, Distances

_RAT_OPTIONS: Final = {
    colour: Option(f"rat:{colour}", Target("piece", f"rat:{colour}")) for colour in RATS
}


def your_rat(state: EscapeState, seat: Seat, args: Args, events: list[Event]) -> None:
    """Move a rat of the hand that plays; if all of them are in the pod, any other (ruling 5)."""
    rats = state.rats
    own = [rat for rat in state.hand_rats[state.turn] if rats[rat] != POD]
    if own:
        _offer(state, seat, "your", own, args[0], events)
    else:
        _offer(state, seat, "help", range(len(rats)), args[0], events)


def any_rat(state: EscapeState, seat: Seat, args: Args, events: list[Event]) -> None:
    """Move one rat of the player's choice."""
    _offer(state, seat, "any", range(len(state.rats)), args[0], events)


def _offer(
    state: EscapeState,
    seat: Seat,
    which: str,
    rats: range | list[int],
    distances: Distances,
    events: list[Event],
) -> None:
    """Ask which of these rats walks; those in the pod and those that cannot move are left out."""
    movable = _movable(state, rats, distances)
    if movable:
        state.pending.append(("choose_rat", seat, (which, movable, distances)))
    else:
        events.append(Event("nothing_done", {"half": "top", "reason": "no_way"}))


def _movable(
    state: EscapeState, rats: range | list[int] | tuple[int, ...], distances: Distances
) -> tuple[int, ...]:
    return tuple([rat for rat in rats if can_move(state, rat, distances)])


def all_rats(state: EscapeState, seat: Seat, args: Args, events: list[Event]) -> None:
    """Move every rat outside the pod once, one after the other (rulings 2 and 6)."""
    outside = tuple([rat for rat, spot in enumerate(state.rats) if spot != POD])
    if _movable(state, outside, args[0]):
        state.pending.append(("rats_left", seat, (outside, args[0])))
    else:
        events.append(Event("nothing_done", {"half": "top", "reason": "no_way"}))


def rats_left(state: EscapeState, seat: Seat, args: Args, _events: list[Event]) -> None:
    """Go on with the rats of an ALL card that have not walked yet."""
    left, distances = args
    movable = _movable(state, left, distances)
    if movable:
        state.pending.append(("choose_rat", seat, ("all", movable, distances, left)))


def ask_rat(state: EscapeState, seat: Seat, args: Args) -> Mapping[Seat, Decision]:
    """Ask which rat walks."""
    which, movable, distances = args[:3]
    crew = state.crew
    options = tuple([_RAT_OPTIONS[crew[rat]] for rat in movable])
    values = {
        "which": which,
        "least": distances[0],
        "most": distances[-1],
        "rats": len(movable),
    }
    return {seat: Decision("choose_rat", options, state.card, values)}


def take_rat(
    state: EscapeState, seat: Seat, args: Args, answers: Answers, _events: list[Event]
) -> None:
    """Ask for the way of the chosen rat, and then for the other rats of an ALL card."""
    distances = args[2]
    rat = state.crew.index(answers[seat][4:])
    if len(args) == 4:
        left = tuple([other for other in args[3] if other != rat])
        push(state, ("move_rat", seat, (rat, distances)), ("rats_left", seat, (left, distances)))
    else:
        state.pending.append(("move_rat", seat, (rat, distances)))


def ask_rat_walk(state: EscapeState, seat: Seat, args: Args) -> Mapping[Seat, Decision]:
    """Ask which way, and if the card allows a choice how far, the rat walks."""
    rat, distances = args
    ways = legal_walks(state, rat, distances)
    station, node = state.station, state.rats[rat]
    if ways is station.walks[distances][node]:
        options = station.walk_options[distances][node]
    else:
        options = tuple(walk.option for walk in ways)
    values = {"rat": state.crew[rat], "least": distances[0], "most": distances[-1]}
    return {seat: Decision("move_rat", options, state.card, values)}


def take_rat_walk(
    state: EscapeState, seat: Seat, args: Args, answers: Answers, events: list[Event]
) -> None:
    """Walk the rat."""
    rat, distances = args
    key = answers[seat]
    for walk in state.station.walks[distances][state.rats[rat]]:
        if walk.option.key == key:
            walk_rat(state, seat, rat, walk, events)
            return


def ask_shove(state: EscapeState, seat: Seat, args: Args) -> Mapping[Seat, Decision]:
    """Ask which way the shoved rat goes; only ways that can be carried through (ruling 12)."""
    waiting = args[0]
    rat, shover = waiting[0]
    station, node = state.station, state.rats[rat]
    options = tuple(
        Option(way, Target("node", str((station.cw if way == "cw" else station.ccw)[node])))
        for way in legal_shoves(state, waiting)
    )
    values = {"rat": state.crew[rat], "by": state.crew[shover]}
    return {seat: Decision("boost_rat", options, state.card, values)}


def take_shove(
    state: EscapeState, seat: Seat, args: Args, answers: Answers, events: list[Event]
) -> None:
    """Shove the rat."""
    shove_rat(state, seat, args[0], answers[seat], events)


RAT_STEPS: Final[Steps[EscapeState]] = {
    "your_rat": Act(your_rat),
    "any_rat": Act(any_rat),
    "all_rats": Act(all_rats),
    "rats_left": Act(rats_left),
    "choose_rat": Ask(ask_rat, take_rat),
    "move_rat": Ask(ask_rat_walk, take_rat_walk),
    "shove": Ask(ask_shove, take_shove),
}
