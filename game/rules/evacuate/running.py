"""Survivors Run: the speed of a runner, its steps along the row, and what stops it.

One Survivor moves at a time: players in turn order, then the neutral ones (R1). The way is gone
step by step, because a step can turn up a card, and somebody must then choose the next one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.rules.contract import Event, Seat, Value
from game.rules.engine import Act, Args, Steps, push
from game.rules.evacuate.civilizations import FAST_LIMIT
from game.rules.evacuate.laying import can_lay, mover_of, owe, settle_owed, turn_up
from game.rules.evacuate.row import at, entry, index_of, is_gap, on_card, placed_at
from game.rules.evacuate.state import EvacState, civ_of, is_civ, is_welded
from game.rules.evacuate.stations import GONE, OFF

GRAVITY: Final = 2
WALKWAY: Final = 1
DARK_LIMIT: Final = 2
ACID_SPEED: Final = 3
GAP_SPEED: Final = 3
ROUGH_COST: Final = 2
"""What it costs to enter debris, or a space welded shut."""


@dataclass(slots=True)
class Verdict:
    """What a step would be: its cost, or why it cannot be taken, and whether it is the last."""

    cost: int
    blocked: str = ""
    ends: str = ""
    """Why the runner stops after this step."""


_ONE_STEP: Final = Verdict(1)


def own_speed(state: EvacState, runner: int) -> int:
    """Return how far a runner may move this round, by its card and the card it starts on (R27)."""
    if state.stunned[runner]:
        return 0
    speed = state.speeds[runner]
    if slimed := state.slimed[runner]:
        speed = max(0, speed - slimed)
    card, civ = state.stations.card[state.begun[runner]], civ_of(state, runner)
    if card == "gravity" and civ != "zubrek":
        against = placed_at(state, state.begun[runner]).arrow == state.arrow
        speed = max(0, speed - GRAVITY) if against else speed + GRAVITY
    elif card == "walkway" and speed >= 1:
        speed += WALKWAY
    elif card == "dark":
        speed = min(speed, DARK_LIMIT)
    return min(speed, FAST_LIMIT) if civ == "korrund" else speed


def run(state: EvacState, seat: Seat, args: Args, events: list[Event]) -> None:
    """Let a runner go as far as its speed allows; Vantari is asked about its speed first."""
    (runner,) = args
    speed = own_speed(state, runner)
    if speed and civ_of(state, runner) == "vantari":
        push(state, ("quick_feet", seat, (speed,)))
    else:
        set_off(state, runner, speed, events)


def set_off(state: EvacState, runner: int, speed: int, events: list[Event]) -> None:
    """Begin a runner's own move at this speed."""
    claim = state.claims[runner]
    state.claims[runner] = GONE
    if speed == 0:
        reason = "stunned" if state.stunned[runner] else "zero"
        events.append(Event("survivor_stayed", {"runner": runner, "reason": reason}))
        return
    walk_on(state, runner, speed, speed, "run", events, claim)


def walk_on(
    state: EvacState,
    runner: int,
    left: int,
    total: int,
    by: str,
    events: list[Event],
    claim: int = GONE,
) -> None:
    """Begin a move: `left` spaces are to be gone, of a speed of `total`."""
    on_acid = state.stations.kind[state.spots[runner]] == "acid"
    args = (runner, left, total, by, claim, on_acid)
    walk(state, mover_of(state, runner), args, events)


def walk(state: EvacState, mover: Seat, args: Args, events: list[Event]) -> None:
    """Go on until the movement is used up, something stops the runner, or a card must be laid."""
    runner, left, total, by, claim, on_acid = args
    trail = _Trail(state, runner, by, events)
    place = index_of(state, state.spots[runner])
    while left > 0:
        if free := _free_ahead(state, runner, place)[:left]:
            trail.enter(place, free)
            claim = GONE
            left -= len(free)
            if left == 0:
                break
        beyond, target = _ahead(state, runner, place, trail, events)
        if target == OFF:
            if can_lay(state) and _at_open_end(state, runner):
                trail.tell()
                side = state.facing[runner]
                rest = (runner, left, total, by, claim, on_acid)
                push(state, ("lay", mover, (side,)), ("walk", mover, rest))
                return
            trail.stop(target, "row_end")
            break
        node = state.spots[runner]
        step = judge(state, runner, node, target, left, total, claim, on_acid=on_acid)
        if step.blocked:
            if step.blocked in ("debris", "gap"):
                state.claims[runner] = target
            trail.stop(target, step.blocked)
            break
        place = beyond
        trail.enter(place, (target,))
        claim = GONE
        left -= step.cost
        if step.ends:
            trail.stop(target, step.ends)
            break
    trail.tell()
    _slide(state, runner, place, trail)
    if state.owed:
        settle_owed(state, mover)


def _free_ahead(state: EvacState, runner: int, place: int) -> tuple[int, ...]:
    """Return the spaces ahead on the card that cost one each, short of any that may not.

    `place` is where that card lies in the row.
    """
    if state.weld:
        return ()
    upwards = (state.facing[runner] > 0) != state.row[place].flipped
    return state.stations.free[upwards][state.spots[runner]]


def judge(
    state: EvacState,
    runner: int,
    node: int,
    target: int,
    left: int,
    total: int,
    claim: int,
    *,
    on_acid: bool,
) -> Verdict:
    """Say what it would cost a runner on `node` to enter the next space, and what stops it there.

    `claim` is the space before which the runner was stopped last round (2.1, debris and hole).
    """
    stations = state.stations
    if stations.is_smooth[target] and not state.weld and not is_gap(state, node, target):
        return _ONE_STEP
    kind = stations.kind[target]
    tinkers = is_civ(state, runner, "zubrek")
    if is_full(state, target):
        return Verdict(0, "full")
    cost = ROUGH_COST if is_welded(state, target) else 1
    if left < cost:
        return Verdict(0, "weld")
    if kind == "debris" and not tinkers:
        if left < ROUGH_COST:
            return Verdict(left, ends="debris") if claim == target else Verdict(0, "debris")
        cost = ROUGH_COST
    if is_gap(state, node, target) and not tinkers and total < GAP_SPEED:
        return Verdict(left, ends="gap") if claim == target else Verdict(0, "gap")
    if kind == "room" and _room_is_closed(state, runner, target, left - cost):
        return Verdict(0, "room")
    return Verdict(cost, ends="" if tinkers else _halt(state, runner, kind, on_acid=on_acid))


def _halt(state: EvacState, runner: int, kind: str, *, on_acid: bool) -> str:
    """Return why a runner that enters a space of this kind stops there, or nothing."""
    if kind == "gate":
        return "gate"
    fast = state.speeds[runner] >= ACID_SPEED
    return "acid" if kind == "acid" and fast and not on_acid else ""


def is_full(state: EvacState, node: int) -> bool:
    """Say whether a space holds as many Survivors as it can."""
    capacity = state.stations.capacity[node]
    return capacity > 0 and state.spots.count(node) >= capacity


def is_taken_room(state: EvacState, runner: int, node: int) -> bool:
    """Say whether another Survivor keeps the Panic Room closed for stopping."""
    return state.stations.kind[node] == "room" and any(other != runner for other in at(state, node))


def _room_is_closed(state: EvacState, runner: int, room: int, left: int) -> bool:
    """Say whether a runner would have to stop in a Panic Room that is taken."""
    if not is_taken_room(state, runner, room):
        return False
    beyond = on_card(state, room, state.facing[runner], placed_at(state, room))
    return left < (ROUGH_COST if is_welded(state, beyond) else 1)


def _at_open_end(state: EvacState, runner: int) -> bool:
    """Say whether nothing lies ahead of a runner at the end of the row."""
    index = index_of(state, state.spots[runner]) + state.facing[runner]
    return not 0 <= index < len(state.row)


def _ahead(
    state: EvacState, runner: int, place: int, trail: _Trail, events: list[Event]
) -> tuple[int, int]:
    """Return the space ahead, or OFF, behind the place in the row of its card.

    A runner on the card at `place` turns round at a wall, and turns up what lies face down.
    """
    direction, placed = state.facing[runner], state.row[place]
    on = on_card(state, state.spots[runner], direction, placed)
    if on != OFF:
        return place, on
    if placed.wall == direction:
        trail.tell()
        _turn_round(state, runner, events)
        return _ahead(state, runner, place, trail, events)
    beyond = place + direction
    if not 0 <= beyond < len(state.row) or state.row[beyond].wall == -direction:
        return place, OFF
    if not state.row[beyond].up:
        trail.tell()
        turn_up(state, beyond, direction, events)
    return beyond, entry(state, state.row[beyond], direction)


def _turn_round(state: EvacState, runner: int, events: list[Event]) -> None:
    """Turn a runner at a wall; the first one to turn will turn the arrow too (R5)."""
    direction = state.facing[runner]
    state.facing[runner] = -direction
    state.turned = state.turned or direction == state.arrow
    data: dict[str, Value] = {"runner": runner, "facing": -direction, "node": state.spots[runner]}
    events.append(Event("survivor_turned", data))


def stand_on(state: EvacState, runner: int, node: int) -> None:
    """Put a runner on a space, whose card has then been visited."""
    _stand_at(state, runner, index_of(state, node), node)


def _stand_at(state: EvacState, runner: int, place: int, node: int) -> None:
    """Put a runner on a space of the card at this place in the row."""
    state.spots[runner] = node
    placed = state.row[place]
    if not placed.visited:
        state.row[place] = placed._replace(visited=True)


class _Trail:
    """The spaces that a runner has entered since the last event told of it."""

    __slots__ = ("_by", "_events", "_path", "_runner", "_start", "_state")

    def __init__(self, state: EvacState, runner: int, by: str, events: list[Event]) -> None:
        self._state = state
        self._runner = runner
        self._by = by
        self._events = events
        self._start = state.spots[runner]
        self._path: list[int] = []

    def enter(self, place: int, nodes: tuple[int, ...]) -> None:
        """Go on over these spaces of the card at this place in the row."""
        _stand_at(self._state, self._runner, place, nodes[-1])
        self._state.moved[self._runner] += len(nodes)
        self._path += nodes

    def stop(self, node: int, reason: str) -> None:
        """Tell why the way ends here."""
        self.tell()
        data: dict[str, Value] = {
            "runner": self._runner,
            "node": self._state.spots[self._runner],
            "reason": reason,
        }
        if node >= 0:
            data["before"] = node
        self._events.append(Event("survivor_stopped", data))

    def tell(self, by: str = "") -> None:
        """Tell of the steps taken since the last time."""
        if not self._path:
            return
        data: dict[str, Value] = {
            "runner": self._runner,
            "start": self._start,
            "path": tuple(self._path),
            "facing": self._state.facing[self._runner],
            "by": by or self._by,
        }
        self._events.append(Event("survivor_ran", data))
        self._start = self._path[-1]
        self._path.clear()


def _slide(state: EvacState, runner: int, place: int, trail: _Trail) -> None:
    """Slide one space on from the slick, after a move that ended there."""
    further = slides_to(state, runner)
    if further != OFF and state.moved[runner] > 0:
        trail.enter(place, (further,))
        trail.tell("slide")


def slides_to(state: EvacState, runner: int) -> int:
    """Return the space to which the slick takes whoever ends a move here, or OFF (2.1)."""
    node = state.spots[runner]
    if state.stations.kind[node] != "slick" or is_civ(state, runner, "zubrek"):
        return OFF
    return on_card(state, node, state.facing[runner], placed_at(state, node))


def turn_arrow(state: EvacState, seat: Seat, _args: Args, events: list[Event]) -> None:
    """Turn the arrow at the end of Survivors Run if somebody has turned at a wall (R5).

    Welds of the round before give way now.
    """
    if state.weld:
        state.weld = tuple(weld for weld in state.weld if weld[1] > state.round)
    if state.turned:
        state.turned = False
        reverse_arrow(state, seat, "wall", events)


def reverse_arrow(state: EvacState, seat: Seat, by: str, events: list[Event]) -> None:
    """Turn the arrow; the first player lays a card where the new front has none (R8)."""
    state.arrow = -state.arrow
    events.append(Event("arrow_reversed", {"arrow": state.arrow, "by": by}))
    owe(state, state.arrow)
    settle_owed(state, seat)


RUNNING_STEPS: Final[Steps[EvacState]] = {
    "run": Act(run),
    "walk": Act(walk),
    "turn_arrow": Act(turn_arrow),
}
