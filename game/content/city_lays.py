"""Cities laid by chance on the tiles of a board: is each complete, walked, and left again?

What no tile shows by itself is seen in what legal lays make of all fourteen (R8, rulings E27 and
E28). Thieves who lay by chance stand for all thieves.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from game.rules.contract import Setup
from game.rules.escape_plan.cards import DAYS, MOVEMENT
from game.rules.escape_plan.city import (
    DIRECTIONS,
    City,
    Laid,
    Layout,
    compile_city,
    edge_of,
    legal_places,
)
from game.rules.escape_plan.routes import Trip, reach
from game.rules.escape_plan.setup import new_state
from game.rules.escape_plan.tiles import LAND, TILES, Tiles
from game.rules.graph import BoardGraph
from game.rules.rng import Chance, below

MOST_SENTENCES: Final = 20
"""No more faults than these are told."""


@dataclass(slots=True)
class Lays:
    """What became of so many cities."""

    cities: int = 0
    loosened: int = 0
    """Cities with a tile that no street could join."""
    faults: list[str] = field(default_factory=list)
    """A sentence for each city that does not do, with its seed."""


def lay_cities(graph: BoardGraph, count: int, first_seed: int = 0) -> Lays:
    """Lay so many whole cities, each by a seed of its own, and look each over."""
    lays = Lays()
    for seed in range(first_seed, first_seed + count):
        tiles, layout = city_by_chance(graph, seed)
        lays.cities += 1
        lays.loosened += not streets_go_on(tiles, layout)
        fault = fault_of(compile_city(tiles, layout))
        if fault and len(lays.faults) < MOST_SENTENCES:
            lays.faults.append(f"The city of seed {seed}: {fault}")
    return lays


def city_by_chance(graph: BoardGraph, seed: int) -> tuple[Tiles, Layout]:
    """Return a city as thieves lay it who choose tile, space and turn by chance.

    It lacks tiles if none of the spaces would take the next one.
    """
    state = new_state(Setup(1, graph), seed)
    tiles, layout, chance = state.tiles, state.laid, Chance(seed)
    for _ in range(DAYS):
        shown = [stack.pop() for stack in state.stacks]
        while shown:
            tile = shown.pop(below(chance, len(shown)))
            places = legal_places(tiles, layout, tile)
            if not places:
                return tiles, layout
            space = list(places)[below(chance, len(places))]
            turns = places[space]
            layout = (*layout, Laid(tile, *space, turns[below(chance, len(turns))]))
    return tiles, layout


def streets_go_on(tiles: Tiles, layout: Layout) -> bool:
    """Say whether each tile was laid beside two others, with a street that goes on in one."""
    for number in range(2, len(layout)):
        new, before = layout[number], {(each.q, each.r): each for each in layout[:number]}
        beside = [
            (direction, before[new.q + q, new.r + r])
            for direction, (q, r) in enumerate(DIRECTIONS)
            if (new.q + q, new.r + r) in before
        ]
        joined = [
            tiles.kind[edge_of(tiles, new, direction)]
            == tiles.kind[edge_of(tiles, other, direction + 3)]
            == LAND
            for direction, other in beside
        ]
        if len(beside) < 2 or not any(joined):
            return False
    return True


def fault_of(city: City) -> str:
    """Return what is wrong with a city as one sentence, or "" if it will do."""
    tiles = city.tiles
    if len(city.laid) < len(TILES):
        return f"only {len(city.laid)} of {len(TILES)} tiles could be laid."
    walked = _walked(city)
    for place, is_location in enumerate(tiles.is_location):
        name = f"the {tiles.kind[place].replace('_', ' ')} on {TILES[tiles.tile_of[place]]}"
        if is_location and place not in walked:
            return f"{name} cannot be reached from the hospital on foot."
        if is_location and not _leads_on(city, place):
            return f"no way of {MOVEMENT} points leads on from {name}."
    return ""


def _walked(city: City) -> set[int]:
    """Return all places that can be reached from the hospital by single steps."""
    (hospital,) = city.tiles.found["hospital"]
    found, todo = {hospital}, [hospital]
    while todo:
        for place in city.links[False][todo.pop()]:
            if place not in found:
                found.add(place)
                todo.append(place)
    return found


def _leads_on(city: City, start: int) -> bool:
    """Say whether a move from here can end anywhere, on foot or else by all other means."""
    near, seen = {start}, {start}
    for _ in range(MOVEMENT):
        near = {end for place in near for end in city.links[False][place]} - seen
        if any(city.tiles.is_location[place] for place in near):
            return True
        seen |= near
    return bool(reach(city, Trip(start=start, points=MOVEMENT, gas=0, danger=0)).ends)
