"""The foresight of chains against playing them out: nothing too much is offered or kept back."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product

import pytest

from game.rules import engine
from game.rules.contract import Event, Setup
from game.rules.graph import BoardGraph, Link
from game.rules.space_escape import POD, SPACE_ESCAPE, EscapeState
from game.rules.space_escape.chains import legal_walks
from game.rules.space_escape.station import DISTANCES
from game.rules.space_escape.steps import STEPS
from tests.rules.space_escape.station_by_hand import station_by_hand

BOTH_WAYS = ("cw", "ccw")


def tangled_station(chance: random.Random) -> BoardGraph:
    """The standard rings, but most of the lowest one leads up or down to very few spaces."""
    standard = station_by_hand()
    nodes = list(standard.nodes)
    plain = [node.id for node in nodes if node.tier == 1 and node.kind == "plain"]
    bottoms = chance.sample(plain, 3)
    feet = {node for node in plain if node not in bottoms and chance.random() < 0.8}
    links = [link for link in standard.links if link.kind == "ring" or link.start > 23]
    for node in feet | {3, 9, 15, 21}:
        nodes[node] = nodes[node]._replace(kind="ladder_foot")
        links.append(Link("ladder", node, chance.choice(bottoms)))
    links += [Link("shaft", node, chance.choice(bottoms)) for node in (5, 17)]
    return BoardGraph(tuple(nodes), tuple(links))


def crowded_state(chance: random.Random) -> EscapeState:
    """A position with all rats in the tangle, some on a shared start, and perhaps snakes."""
    state = SPACE_ESCAPE.new_game(Setup(4, tangled_station(chance)), chance.randrange(1 << 30))
    free = [node for node in range(24) if state.station.lands[node] == node]
    state.rats = chance.sample(free, 4)
    if chance.random() < 0.4:
        state.rats[2] = state.rats[1] = chance.choice([6, 12])
    state.snake_spots[:2] = [chance.choice([*free, 47]) for _ in range(2)]
    state.medkits = [chance.random() < 0.8 for _ in state.crew]
    return state


def plays(
    state: EscapeState, rat: int, key: str, distances: tuple[int, ...]
) -> Iterator[list[Event]]:
    """Return the events of every way in which this walk can be played out."""
    start = state.copy()
    start.pending = [("stop", 0, ()), ("move_rat", 0, (rat, distances))]
    start.asked = None
    waiting: list[tuple[EscapeState, str, list[Event]]] = [(start, key, [])]
    while waiting:
        before, answer, events = waiting.pop()
        after = before.copy()
        name, seat, args = after.pending.pop()
        step = STEPS[name]
        assert isinstance(step, engine.Ask)
        happened = list(events)
        step.answer(after, seat, args, {seat: answer}, happened)
        if after.pending and after.pending[-1][0] == "shove" and not broken(happened):
            waiting.extend((after, way, happened) for way in BOTH_WAYS)
        else:
            yield happened


def broken(events: list[Event]) -> bool:
    """Say whether a rat was shoved twice, or the rat that set the chain off was shoved."""
    shoved = [event.data["rat"] for event in events if event.kind == "rat_boosted"]
    first = events[0].data["rat"]
    return len(set(shoved)) < len(shoved) or first in shoved


def test_a_walk_is_offered_exactly_if_it_can_be_played_out() -> None:
    chance = random.Random(1)
    kept_back = 0
    for _ in range(90):
        state = crowded_state(chance)
        for rat, distances in product(range(4), DISTANCES[:3]):
            offered = {walk.option.key for walk in legal_walks(state, rat, distances)}
            for walk in state.station.walks[distances][state.rats[rat]]:
                key = walk.option.key
                possible = any(not broken(each) for each in plays(state, rat, key, distances))
                assert possible == (key in offered), (state.rats, rat, key)
                kept_back += not possible
    assert kept_back > 7


@pytest.mark.parametrize("seed", range(8))
def test_in_the_tangle_nobody_is_ever_stuck_or_shoved_twice(seed: int) -> None:
    """Play by chance: whatever is offered leads on, and rats share starts only when said so."""
    chance = random.Random(seed)
    for _ in range(10):
        state = crowded_state(chance)
        shared = {spot for spot in state.rats if state.rats.count(spot) > 1}
        state.pending = [("stop", 0, ()), ("all_rats", 0, ((chance.randint(1, 3),),))]
        state.asked = None
        events: list[Event] = []
        steps = {**STEPS, "stop": engine.Act(lambda *_: None)}
        engine.advance(state, steps, events)
        while asked := engine.questions(state, steps):
            (decision,) = asked.values()
            assert decision.options
            key = chance.choice(decision.options).key
            happened = engine.answer(state, steps, {0: key})
            events += happened
        shared |= {event.data["node"] for event in events if event.kind == "start_shared"}
        spots = [spot for spot in state.rats if spot != POD]
        if state.outcome is None:
            assert {spot for spot in spots if spots.count(spot) > 1} <= shared
