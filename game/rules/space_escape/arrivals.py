"""What an arrival sets off. The order of effects, written once:

A rat that walks
1. is bitten by the first snake on its path, the last space included, and its move ends there;
2. otherwise obeys the space it stops on: up the ladder (into the pod) or down the shaft (into
   space, which loses);
3. where it comes to rest: a snake bites it; else a rat that is there is shoved one step and
   obeys its own new space in full; else an item is picked up.

A rat that is bitten spends its medkit, or the match is lost; it goes home, which is not a move:
no snake at home bites it, and a rat at home is shoved if that can be done, else they share.

A snake that walks
1. bites the rats on every space it enters, as it enters, each rat once per move of a snake;
2. at the end of its path goes up the ladder (into the pod, which loses) or down the shaft (into
   space, which removes it), and bites the rats where it comes to rest.

A snake that is placed bites the rats on its start space.
"""

from __future__ import annotations

from game.rules.contract import Event, Seat
from game.rules.engine import Args, push
from game.rules.space_escape.chains import Shove, can_shove, crowd
from game.rules.space_escape.endings import (
    BITTEN_TWICE,
    LOST_IN_SPACE,
    SNAKE_IN_POD,
    check_pod,
    lose,
)
from game.rules.space_escape.state import EscapeState
from game.rules.space_escape.station import GONE, NOWHERE, OUT, POD, Walk


def walk_rat(state: EscapeState, seat: Seat, rat: int, walk: Walk, events: list[Event]) -> None:
    """Walk a rat along a path, up to the first snake on it."""
    state.chain = (rat,)
    state.bitten = ()
    spots = state.snake_spots
    path = walk.path
    for count, node in enumerate(path, 1):
        if node in spots:
            path = path[:count]
            break
    events.append(Event("rat_moved", {"rat": state.crew[rat], "path": path, "seat": seat}))
    rat_stops(state, seat, rat, path[-1], (), events)


def shove_rat(
    state: EscapeState, seat: Seat, waiting: tuple[Shove, ...], way: str, events: list[Event]
) -> None:
    """Shove the first waiting rat one step "cw" or "ccw"; it obeys its new space in full."""
    (rat, shover), rest = waiting[0], waiting[1:]
    start = state.rats[rat]
    end = (state.station.cw if way == "cw" else state.station.ccw)[start]
    state.chain = (*state.chain, rat)
    crew = state.crew
    events.append(
        Event("rat_boosted", {"rat": crew[rat], "by": crew[shover], "start": start, "end": end})
    )
    rat_stops(state, seat, rat, end, rest, events)


def rat_stops(
    state: EscapeState,
    seat: Seat,
    rat: int,
    node: int,
    waiting: tuple[Shove, ...],
    events: list[Event],
) -> None:
    """Carry out the space a rat stops on; then shove the rats that still wait for it."""
    state.rats[rat] = node
    if node in state.snake_spots:
        _walk_into_bite(state, seat, rat, waiting, events)
        return
    end = state.station.lands[node]
    if end != node:
        _climb_or_fall(state, rat, node, end, events)
        if state.outcome is not None:
            return
        if end in state.snake_spots:
            _walk_into_bite(state, seat, rat, waiting, events)
            return
    _rest(state, seat, rat, end, waiting, events)


def _climb_or_fall(state: EscapeState, rat: int, node: int, end: int, events: list[Event]) -> None:
    """Take a rat up a ladder or down a shaft; the pod and outer space may end the match."""
    colour = state.crew[rat]
    state.rats[rat] = end
    if end == OUT:
        events.append(Event("rat_lost", {"rat": colour, "start": node}))
        lose(state, LOST_IN_SPACE, colour, events)
        return
    kind = "rat_climbed" if state.station.up[node] != NOWHERE else "rat_fell"
    events.append(Event(kind, {"rat": colour, "start": node, "end": end}))
    if end == POD:
        events.append(Event("rat_boarded", {"rat": colour}))
        check_pod(state, rat, events)


def _rest(
    state: EscapeState,
    seat: Seat,
    rat: int,
    node: int,
    waiting: tuple[Shove, ...],
    events: list[Event],
) -> None:
    """Let a rat that is where it stays shove others out, or pick up the item."""
    rats = state.rats
    if node != POD:
        if rats.count(node) > 1:
            there = (other for other, spot in enumerate(rats) if spot == node and other != rat)
            waiting = (*((other, rat) for other in there), *waiting)
        item = state.station.item_at[node]
        if item and state.items[item] == node:
            _take(state, rat, item, node, events)
    if waiting:
        push(state, ("shove", seat, (waiting,)))


def _take(state: EscapeState, rat: int, item: str, node: int, events: list[Event]) -> None:
    state.items[item] = GONE
    state.packs[rat] = (*state.packs[rat], item)
    events.append(Event("item_taken", {"rat": state.crew[rat], "item": item, "node": node}))


def _walk_into_bite(
    state: EscapeState, seat: Seat, rat: int, waiting: tuple[Shove, ...], events: list[Event]
) -> None:
    """Bite a rat that came onto a snake, and send it home."""
    snake = state.snake_spots.index(state.rats[rat])
    if _survives_bite(state, rat, snake, events):
        _go_home(state, seat, rat, waiting, events)


def _survives_bite(state: EscapeState, rat: int, snake: int, events: list[Event]) -> bool:
    """Bite a rat; without a medkit the match is lost. Several snakes are one bite."""
    colour, saved = state.crew[rat], state.medkits[rat]
    events.append(
        Event(
            "rat_bitten",
            {
                "rat": colour,
                "snake": snake,
                "colour": state.snake_colours[snake],
                "node": state.rats[rat],
                "home": state.station.rat_starts[colour],
                "medkit": int(saved),
            },
        )
    )
    state.bitten = (*state.bitten, rat)
    if not saved:
        lose(state, BITTEN_TWICE, colour, events)
        return False
    state.medkits[rat] = False
    return True


def _go_home(
    state: EscapeState, seat: Seat, rat: int, waiting: tuple[Shove, ...], events: list[Event]
) -> None:
    """Put a bitten rat on its start space, out of which it shoves others (rulings 15, 16)."""
    colour = state.crew[rat]
    start, home = state.rats[rat], state.station.rat_starts[colour]
    state.rats[rat] = home
    events.append(Event("rat_sent_home", {"rat": colour, "start": start, "end": home}))
    if state.rats.count(home) > 1:
        shoves = crowd(state.rats, state.chain, waiting, rat, home)
        if shoves and can_shove(state, shoves + waiting):
            waiting = shoves + waiting
        else:
            events.append(Event("start_shared", {"rat": colour, "node": home}))
    if waiting:
        push(state, ("shove", seat, (waiting,)))


def walk_snake(state: EscapeState, seat: Seat, snake: int, walk: Walk) -> None:
    """Set a snake off along a path."""
    state.bitten = ()
    push(state, ("snake_goes", seat, (snake, walk.path)))


def snake_goes(state: EscapeState, seat: Seat, args: Args, events: list[Event]) -> None:
    """Move a snake on until it meets rats, or to the end of its path, where it settles."""
    snake, path = args
    count = len(path)
    victims: tuple[int, ...] = ()
    for steps, node in enumerate(path, 1):
        if node in state.rats:
            victims = _victims(state, node)
            if victims:
                count = steps
                break
    if path:
        _snake_steps(state, snake, path[:count], events)
    if victims:
        _push_bites(state, seat, snake, victims, ("snake_goes", seat, (snake, path[count:])))
        return
    _snake_settles(state, seat, snake, events)


def _snake_steps(
    state: EscapeState, snake: int, path: tuple[int, ...], events: list[Event]
) -> None:
    state.snake_spots[snake] = path[-1]
    events.append(
        Event("snake_moved", {"snake": snake, "colour": state.snake_colours[snake], "path": path})
    )


def _snake_settles(state: EscapeState, seat: Seat, snake: int, events: list[Event]) -> None:
    """Take a snake up the ladder or down the shaft it stopped on, and bite whom it finds."""
    node = state.snake_spots[snake]
    end = state.station.lands[node]
    if end == node:
        return
    colour = state.snake_colours[snake]
    if end == OUT:
        state.snake_spots[snake] = GONE
        events.append(Event("snake_lost", {"snake": snake, "colour": colour, "start": node}))
        return
    state.snake_spots[snake] = end
    kind = "snake_climbed" if state.station.up[node] != NOWHERE else "snake_fell"
    events.append(Event(kind, {"snake": snake, "colour": colour, "start": node, "end": end}))
    if end == POD:
        events.append(Event("snake_boarded", {"snake": snake, "colour": colour}))
        lose(state, SNAKE_IN_POD, colour, events)
        return
    _push_bites(state, seat, snake, _victims(state, end))


def place_snake(state: EscapeState, seat: Seat, snake: int) -> None:
    """Let a snake that was put on its start space bite the rats there (ruling 24)."""
    state.bitten = ()
    _push_bites(state, seat, snake, _victims(state, state.snake_spots[snake]))


def _victims(state: EscapeState, node: int) -> tuple[int, ...]:
    """Return the rats on a node that the moving snake has not bitten yet (ruling 18)."""
    return tuple(
        rat for rat, spot in enumerate(state.rats) if spot == node and rat not in state.bitten
    )


def _push_bites(
    state: EscapeState,
    seat: Seat,
    snake: int,
    victims: tuple[int, ...],
    *afterwards: tuple[str, Seat, Args],
) -> None:
    push(state, *(("bite", seat, (rat, snake)) for rat in victims), *afterwards)


def bite(state: EscapeState, seat: Seat, args: Args, events: list[Event]) -> None:
    """Let a snake that came to a rat bite it. At home already, the rat stays (ruling 17)."""
    rat, snake = args
    state.chain = (rat,)
    if not _survives_bite(state, rat, snake, events):
        return
    if state.rats[rat] != state.station.rat_starts[state.crew[rat]]:
        _go_home(state, seat, rat, (), events)
