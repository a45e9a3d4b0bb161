"""What is on offer in the city: where one could go and how, where a tile could lie, whom to choose.

Everything comes from the rules: where a thief can get to and by which routes (`reach_of`), where
a tile may lie (`legal_spaces`). Nothing is worked out here but how to show it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from game.content.hexes import Space
from game.rules.contract import Decision, Option, Seat, Target
from game.rules.escape_plan import (
    COLOURS,
    GONE,
    TILES,
    PlanState,
    Reach,
    Route,
    legal_spaces,
    open_exit,
    reach_of,
)
from game.scenes.choices import Choices
from game.scenes.escape_plan.facts import officer_named
from game.scenes.escape_plan.numbers import wounds_by
from game.scenes.escape_plan.pieces import INSPECTOR, Officer

OUT: Final = -1
"""Stands for the way out of the city where a destination is asked for."""


class Fare(NamedTuple):
    """What a way costs: points, gas cans, and the officers that would have to be avoided."""

    spent: int
    gas: int
    officers: int
    wounds: int
    """What the officers do to who avoids none of them."""


class Way(NamedTuple):
    """A route as it is drawn."""

    path: tuple[int, ...]
    strong: bool
    label: str = ""


class GhostTile(NamedTuple):
    """A city tile where it would lie."""

    tile: int
    space: Space
    turn: int


@dataclass(frozen=True, slots=True)
class Offer:
    """What is on offer in the city now."""

    nodes: Mapping[int, bool] = field(default_factory=dict)
    """The places that can be chosen, and which of them has the focus."""
    fares: Mapping[int, Fare] = field(default_factory=dict)
    """What getting to a place costs at best."""
    tiles: Mapping[int, bool] = field(default_factory=dict)
    officers: Mapping[Officer, bool] = field(default_factory=dict)
    spaces: Mapping[Space, bool] = field(default_factory=dict)
    turns: Mapping[int, bool] = field(default_factory=dict)
    """The rotations that can be chosen for the tile that is being laid."""
    tile: GhostTile | None = None
    ways: Sequence[Way] = ()
    met: frozenset[Officer] = frozenset()
    """Whom one would meet on the way in focus, or meets now."""
    seat: Seat = GONE
    """Who would go."""
    end: int = GONE
    """Where it would stand then."""
    fare: Fare | None = None
    """What the way in focus costs."""


NOTHING: Final = Offer()


def node_of(target: Target) -> int | None:
    """Return the place that a target is, or None."""
    return int(target.id) if target.kind == "node" and target.id.isdecimal() else None


def space_of(target: Target) -> Space | None:
    """Return the space of the city that a target is, or None."""
    if target.kind != "node" or not target.id.startswith("space:"):
        return None
    q, r = target.id.removeprefix("space:").split(",")
    return int(q), int(r)


def tile_of(target: Target) -> int | None:
    """Return the index of the city tile that a target is, or None."""
    return TILES.index(target.id) if target.kind == "tile" and target.id in TILES else None


def officer_of(target: Target) -> Officer | None:
    """Return the officer that a target is, or None."""
    if target.kind != "piece" or not target.id.startswith("officer:"):
        return None
    return officer_named(target.id)


def turn_of(target: Target) -> int | None:
    """Return the rotation that a target stands for, or None."""
    if target.kind != "button" or not target.id.startswith("turn:"):
        return None
    return int(target.id.removeprefix("turn:"))


def officer_id(officer: Officer) -> str:
    """Return the id of an officer as a target."""
    return f"officer:{TILES[officer[0]]}:{COLOURS[officer[1]]}"


# What a question offers


def offer_of(view: PlanState, choices: Choices) -> Offer:
    """Return what a question offers in the city."""
    kind = choices.decision.kind
    if kind == "turn":
        return _turn_offer(view, choices)
    if kind == "route":
        return _route_offer(view, choices)
    if kind in ("lay_where", "lay_turn"):
        return _laying_offer(view, choices)
    lit = _lit(choices)
    if kind == "avoid":
        met = frozenset((each // 4, each % 4) for each in view.meeting)
        return Offer(nodes=lit.nodes, tiles=lit.tiles, officers=lit.officers, met=met)
    return lit


def _lit(choices: Choices) -> Offer:
    """Return every place, tile and officer that can be chosen."""
    nodes: dict[int, bool] = {}
    tiles: dict[int, bool] = {}
    officers: dict[Officer, bool] = {}
    for option in choices.decision.options:
        strong = option == choices.focused
        node, tile, officer = (find(option.target) for find in (node_of, tile_of, officer_of))
        if isinstance(node, int):
            nodes[node] = strong
        if isinstance(tile, int):
            tiles[tile] = strong
        if isinstance(officer, tuple):
            officers[officer] = strong
    return Offer(nodes=nodes, tiles=tiles, officers=officers)


def _turn_offer(view: PlanState, choices: Choices) -> Offer:
    """Return where a thief could go, what it costs, and the ways to the place in focus."""
    seat, found = choices.seat, reach_of(view, choices.seat)
    lit = _lit(choices)
    fares = {
        end: fare_of(view, _best(view, routes))
        for end, routes in found.ends.items()
        if end in lit.nodes
    }
    end, routes = _in_focus(view, choices.focused, found)
    if not routes:
        return Offer(nodes=lit.nodes, fares=fares, seat=seat)
    best = _best(view, routes)
    ways = [Way(each.path, each is best) for each in sorted(routes, key=lambda each: each is best)]
    return Offer(nodes=lit.nodes, fares=fares, ways=ways, met=met_by(view, best), seat=seat,
                 end=end, fare=fare_of(view, best))  # fmt: skip


def _in_focus(
    view: PlanState, focused: Option | None, found: Reach
) -> tuple[int, tuple[Route, ...]]:
    """Return where the option in focus leads, and by which routes."""
    if focused is None:
        return GONE, ()
    if focused.key == "escape":
        return open_exit(view), found.out
    node = node_of(focused.target)
    return (GONE, ()) if node is None else (node, found.ends.get(node, ()))


def _best(view: PlanState, routes: Sequence[Route]) -> Route:
    """Return the route that takes least gas, then meets fewest officers, then is shortest."""

    def price(route: Route) -> tuple[int, int, int]:
        return route.gas, len(met_by(view, route)), route.spent

    return min(routes, key=price)


def _route_offer(view: PlanState, choices: Choices) -> Offer:
    """Return the ways between which one can choose."""
    seat, place = choices.seat, choices.decision.values["place"]
    found = reach_of(view, seat)
    assert isinstance(place, int)
    routes = found.out if place == OUT else found.ends.get(place, ())
    focused = _number(choices.focused)
    numbered = sorted(enumerate(routes, 1), key=lambda item: item[0] == focused)
    ways = [Way(route.path, number == focused, str(number)) for number, route in numbered]
    end = open_exit(view) if place == OUT else place
    if not 1 <= focused <= len(routes):
        return Offer(nodes={end: False}, ways=ways, seat=seat, end=end)
    route = routes[focused - 1]
    return Offer(nodes={end: True}, ways=ways, met=met_by(view, route), seat=seat, end=end,
                 fare=fare_of(view, route))  # fmt: skip


def _number(option: Option | None) -> int:
    return int(option.key.partition(":")[2]) if option and option.key.startswith("route:") else 0


def fare_of(view: PlanState, route: Route) -> Fare:
    """Return what a route costs."""
    met = met_by(view, route)
    wounds = wounds_by(view, [tile * 4 + colour for tile, colour in met])
    return Fare(route.spent, route.gas, len(met), wounds)


def met_by(view: PlanState, route: Route) -> frozenset[Officer]:
    """Return everybody who would have to be avoided on a route."""
    hunter = view.spots[view.inspector] if view.inspector >= 0 else GONE
    met = set()
    for tile in range(len(TILES)):
        if not route.passes >> tile & 1:
            continue
        met |= {(tile, colour) for colour in range(3) if view.officers[tile] >> colour & 1}
        if hunter != GONE and view.tiles.tile_of[hunter] == tile:
            met.add((tile, INSPECTOR))
    return frozenset(met)


def _laying_offer(view: PlanState, choices: Choices) -> Offer:
    """Return where the tile may lie, and how it would lie there."""
    decision = choices.decision
    tile = TILES.index(str(decision.values["tile"]))
    if decision.kind == "lay_turn":
        return _turning_offer(tile, choices)
    legal = legal_spaces(view, tile)
    spaces: dict[Space, bool] = {}
    ghost: GhostTile | None = None
    for option in decision.options:
        space = space_of(option.target)
        if space is None:
            continue
        spaces[space] = option == choices.focused
        if option == choices.focused:
            ghost = GhostTile(tile, space, legal[space][0])
    return Offer(spaces=spaces, tile=ghost)


def _turning_offer(tile: int, choices: Choices) -> Offer:
    space = space_asked(choices.decision)
    turns = {turn_of(option.target): option == choices.focused
             for option in choices.decision.options}  # fmt: skip
    known = {turn: strong for turn, strong in turns.items() if turn is not None}
    shown = next((turn for turn, strong in known.items() if strong), next(iter(known), 0))
    return Offer(turns=known, tile=GhostTile(tile, space, shown))


def space_asked(decision: Decision) -> Space:
    """Return the space on which a tile is being turned."""
    space = decision.values["space"]
    assert isinstance(space, tuple)
    q, r = space
    assert isinstance(q, int)
    assert isinstance(r, int)
    return q, r
