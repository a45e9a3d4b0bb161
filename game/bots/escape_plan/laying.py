"""Where a thief lays the tiles of the city, and which shops it puts on them."""

from __future__ import annotations

from typing import Final

from game.rules.contract import Decision, Seat
from game.rules.escape_plan import PLANS, SHOPS, STACKS, TILES, PlanState, has_visited
from game.rules.escape_plan.city import DIRECTIONS, Laid, edge_of, steps_between
from game.rules.escape_plan.tiles import LAND, Tiles

LAYING: Final = frozenset({"lay_tile", "lay_where", "lay_turn", "lay_shop"})
"""The questions that are answered here."""

_WANTED: Final = (0.6, 1.0, 0.4, 0.9)
"""How much a thief wants a tile of each stack near by."""
_OFFICER: Final = 0.35
_STREET: Final = 0.4
"""Worth of each street that goes on, in tiles nearer."""


def laying_values(state: PlanState, seat: Seat, decision: Decision) -> dict[str, float]:
    """Return how much a thief likes each answer, in tiles by which its way gets shorter."""
    judge = {"lay_tile": _tile, "lay_where": _where, "lay_turn": _turn, "lay_shop": _shop}
    like = judge[decision.kind]
    return {option.key: like(state, seat, decision, option.key) for option in decision.options}


def _tile(state: PlanState, _seat: Seat, _decision: Decision, key: str) -> float:
    """Lay first what is wanted most."""
    return abs(_pull(state, TILES.index(key.partition(":")[2])))


def _pull(state: PlanState, tile: int) -> float:
    """Return how near a tile should be."""
    officers = state.officers[tile].bit_count()
    return _WANTED[STACKS.index(TILES[tile][0])] - _OFFICER * officers / 2


def _where(state: PlanState, seat: Seat, decision: Decision, key: str) -> float:
    q, r = key.partition(":")[2].split(",")
    tile = TILES.index(str(decision.values["tile"]))
    space = (int(q), int(r))
    here = state.tiles.tile_of[state.spots[seat]]
    own = next((each for each in state.laid if each.tile == here), state.laid[0])
    near = -float(steps_between(space, (own.q, own.r)))
    centre = -0.2 * sum(steps_between(space, (each.q, each.r)) for each in state.laid)
    return _pull(state, tile) * near + centre / len(state.laid)


def _turn(state: PlanState, _seat: Seat, decision: Decision, key: str) -> float:
    tile = TILES.index(str(decision.values["tile"]))
    space = decision.values["space"]
    assert isinstance(space, tuple)
    q, r = (int(str(each)) for each in space)
    turned = Laid(tile, q, r, int(key.partition(":")[2]))
    return _STREET * _matches(state.tiles, state, turned)


def _matches(tiles: Tiles, state: PlanState, new: Laid) -> int:
    """Return how many streets or buildings can be walked into across the borders of a tile."""
    at = {(each.q, each.r): each for each in state.laid}
    count = 0
    for direction, (q, r) in enumerate(DIRECTIONS):
        other = at.get((new.q + q, new.r + r))
        if other is not None:
            here = edge_of(tiles, new, direction)
            there = edge_of(tiles, other, direction + 3)
            dry = not tiles.is_water[here] and not tiles.is_water[there]
            count += dry * (1 + (tiles.kind[here] != LAND or tiles.kind[there] != LAND))
    return count


def _shop(state: PlanState, seat: Seat, decision: Decision, key: str) -> float:
    """Put a shop that pays well where one can get to; far away, one that does not pay."""
    shop = SHOPS.index(key.partition(":")[2])
    value = 0.0 if has_visited(state, seat, shop) else PLANS[state.plans[seat]][shop] or 8
    slot = state.tiles.tile_of[int(str(decision.values["node"]))]
    here = state.tiles.tile_of[state.spots[seat]]
    at = {each.tile: (each.q, each.r) for each in state.laid}
    return (3.5 - steps_between(at[slot], at[here])) * value
