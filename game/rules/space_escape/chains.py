"""Foresight: can an arrival be carried through without shoving anybody twice?

A rat that lands on another shoves it one space on, which may send it onto a third, through a
ladder or shaft, or into a snake. No rat may be shoved twice in one chain, nor may the rat that
set it off be shoved (ruling 12). A way that cannot be finished under that rule is not offered.
The search follows the same order of effects as `arrivals.py`; a test compares the two.
"""

from __future__ import annotations

from typing import TypeAlias

from game.rules.space_escape.state import EscapeState
from game.rules.space_escape.station import OUT, POD, Distances, Walk

Shove: TypeAlias = tuple[int, int]
"""A rat that must make room, and the rat that takes its space."""


def legal_walks(state: EscapeState, rat: int, distances: Distances) -> tuple[Walk, ...]:
    """Return the walks of a rat that can be carried through."""
    rats = state.rats
    ways = state.station.walks[distances][rats[rat]]
    for walk in ways:
        if walk.end in rats and not _can_walk(state, rat, walk):
            return tuple(way for way in ways if way.end not in rats or _can_walk(state, rat, way))
    return ways


def can_move(state: EscapeState, rat: int, distances: Distances) -> bool:
    """Say whether a rat has any walk that can be carried through."""
    rats = state.rats
    for walk in state.station.walks[distances][rats[rat]]:  # a loop: called for every rat
        if walk.end not in rats or _can_walk(state, rat, walk):
            return True
    return False


def legal_shoves(state: EscapeState, waiting: tuple[Shove, ...]) -> tuple[str, ...]:
    """Return the directions, "cw" and "ccw", in which the first waiting rat can be shoved."""
    rat, rest = waiting[0][0], waiting[1:]
    node, chain = state.rats[rat], (*state.chain, waiting[0][0])
    station = state.station
    return tuple(
        name
        for name, onward in (("cw", station.cw), ("ccw", station.ccw))
        if _can_arrive(state, state.rats, chain, rat, onward[node], rest)
    )


def can_shove(state: EscapeState, waiting: tuple[Shove, ...]) -> bool:
    """Say whether all waiting rats can be shoved, one after the other, from the present state."""
    return _can_finish(state, state.rats, state.chain, waiting)


def _can_walk(state: EscapeState, rat: int, walk: Walk) -> bool:
    spots = state.snake_spots
    if any(node in spots for node in walk.path):
        return True  # bitten on the way: sent home, which never fails
    return _can_arrive(state, state.rats, (rat,), rat, walk.path[-1], ())


def _can_finish(
    state: EscapeState, rats: list[int], chain: tuple[int, ...], waiting: tuple[Shove, ...]
) -> bool:
    """Say whether some choice of directions shoves all waiting rats."""
    if not waiting:
        return True
    rat, rest = waiting[0][0], waiting[1:]
    node, longer, station = rats[rat], (*chain, rat), state.station
    return _can_arrive(state, rats, longer, rat, station.cw[node], rest) or _can_arrive(
        state, rats, longer, rat, station.ccw[node], rest
    )


def _can_arrive(
    state: EscapeState,
    rats: list[int],
    chain: tuple[int, ...],
    rat: int,
    node: int,
    waiting: tuple[Shove, ...],
) -> bool:
    """Say whether a rat may stop on a node and all that follows can be carried through."""
    spots = state.snake_spots
    end = state.station.lands[node]
    if node in spots or end in spots:
        return _can_go_home(state, rats, chain, rat, waiting)
    if end == OUT:
        return True  # the loss ends everything at once
    after = rats[:]
    after[rat] = end
    if end == POD:
        return _can_finish(state, after, chain, waiting)
    there = [other for other, spot in enumerate(rats) if spot == end and other != rat]
    if any(other in chain for other in there):
        return False
    shoves = tuple((other, rat) for other in there)
    return _can_finish(state, after, chain, shoves + waiting)


def _can_go_home(
    state: EscapeState,
    rats: list[int],
    chain: tuple[int, ...],
    rat: int,
    waiting: tuple[Shove, ...],
) -> bool:
    """Say whether the chain can go on after a bite; the start space is shared if need be."""
    if not state.medkits[rat]:
        return True  # the loss ends everything at once
    home = state.station.rat_starts[state.crew[rat]]
    after = rats[:]
    after[rat] = home
    shoves = crowd(after, chain, waiting, rat, home)
    if shoves and _can_finish(state, after, chain, shoves + waiting):
        return True
    return _can_finish(state, after, chain, waiting)


def crowd(
    rats: list[int], chain: tuple[int, ...], waiting: tuple[Shove, ...], rat: int, home: int
) -> tuple[Shove, ...]:
    """Return the rats on a start space that a returning rat would shove (ruling 15)."""
    already = {shoved for shoved, _ in waiting}
    return tuple(
        (other, rat)
        for other, spot in enumerate(rats)
        if spot == home and other != rat and other not in chain and other not in already
    )
