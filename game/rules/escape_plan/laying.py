"""Laying the four shown tiles: which one, where, how turned, and what its slots hold (R2, R8)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from game.rules.contract import Decision, Event, Option, Seat, Target, Value
from game.rules.engine import Act, Answers, Args, Ask, Steps, push
from game.rules.escape_plan.cards import BUSINESSES, GANG_A_PLACE, SHOPS
from game.rules.escape_plan.city import Laid, Space, legal_places
from game.rules.escape_plan.effects import tile_option
from game.rules.escape_plan.officers import draw_officers
from game.rules.escape_plan.state import GONE, PlanState, thieves
from game.rules.escape_plan.tiles import STACKS, TILES

_TURN: Final = tuple(Option(f"turn:{turn}", Target("button", f"turn:{turn}")) for turn in range(6))
_SHOP: Final = tuple(Option(f"shop:{shop}", Target("tile", shop)) for shop in SHOPS)


def lay_city(state: PlanState, _seat: Seat, _args: Args, _events: list[Event]) -> None:
    """Take the open tiles; the thieves lay them in turn, one each, going round."""
    state.phase = "city"
    state.shown = tuple(stack.pop() for stack in state.stacks)
    order = thieves(state)
    steps = [("lay_tile", order[number % len(order)], ()) for number in range(len(state.shown))]
    push(state, *steps)


def ask_tile(state: PlanState, seat: Seat, _args: Args) -> Mapping[Seat, Decision]:
    """Ask which of the shown tiles to lay."""
    options = tuple(tile_option(tile) for tile in state.shown)
    return {seat: Decision("lay_tile", options, "city", open=True)} if options else {}


def tile_chosen(
    state: PlanState, seat: Seat, _args: Args, answers: Answers, _events: list[Event]
) -> None:
    """Go on to where it goes."""
    tile = TILES.index(answers[seat].partition(":")[2])
    push(state, ("lay_where", seat, (tile,)))


def ask_where(state: PlanState, seat: Seat, args: Args) -> Mapping[Seat, Decision]:
    """Ask on which space to lay the tile."""
    (tile,) = args
    options = tuple(map(_space_option, legal_places(state.tiles, state.laid, tile)))
    values = {"tile": TILES[tile]}
    return {seat: Decision("lay_where", options, "city", values, open=True)}


@lru_cache(maxsize=256)
def _space_option(space: Space) -> Option:
    name = f"space:{space[0]},{space[1]}"
    return Option(name, Target("node", name))


def where_chosen(
    state: PlanState, seat: Seat, args: Args, answers: Answers, _events: list[Event]
) -> None:
    """Go on to how it is turned."""
    q, r = answers[seat].partition(":")[2].split(",")
    push(state, ("lay_turn", seat, (*args, int(q), int(r))))


def ask_turn(state: PlanState, seat: Seat, args: Args) -> Mapping[Seat, Decision]:
    """Ask how often the tile is turned clockwise."""
    tile, q, r = args
    turns = legal_places(state.tiles, state.laid, tile).get((q, r), ())
    if not turns:
        return {}
    values: dict[str, Value] = {"tile": TILES[tile], "space": (q, r)}
    options = tuple(_TURN[turn] for turn in turns)
    return {seat: Decision("lay_turn", options, "city", values, open=True)}


def turn_chosen(
    state: PlanState, seat: Seat, args: Args, answers: Answers, events: list[Event]
) -> None:
    """Lay the tile; a gang moves in, and the slots are filled."""
    tile, *space = args
    turn = int(answers[seat].partition(":")[2])
    q, r = space
    state.laid = (*state.laid, Laid(tile, q, r, turn))
    state.shown = tuple(each for each in state.shown if each != tile)
    data = {"seat": seat, "tile": TILES[tile], "q": q, "r": r, "turn": turn}
    events.append(Event("tile_laid", data))
    _move_gang_in(state, tile, events)
    slots = [
        place
        for kind in ("business", "safe_house")
        if (place := state.tiles.location(tile, kind)) != GONE
    ]
    push(state, *(("lay_shop", seat, (place,)) for place in slots))


def _move_gang_in(state: PlanState, tile: int, events: list[Event]) -> None:
    place = state.tiles.location(tile, "gang")
    if place == GONE:
        return
    gang = state.tiles.found["gang"].index(place)
    state.members[gang] = GANG_A_PLACE
    state.gang_stock -= GANG_A_PLACE
    events.append(Event("gang_arrived", {"node": place, "count": GANG_A_PLACE}))


def ask_shop(state: PlanState, seat: Seat, args: Args) -> Mapping[Seat, Decision]:
    """Ask which business or safe house tile goes onto the slot."""
    (place,) = args
    is_business = state.tiles.kind[place] == "business"
    kinds = range(len(BUSINESSES)) if is_business else range(len(BUSINESSES), len(SHOPS))
    options = tuple(_SHOP[shop] for shop in kinds if state.shops[shop] == GONE)
    values = {"node": place}
    return {seat: Decision("lay_shop", options, "city", values, open=True)} if options else {}


def shop_chosen(
    state: PlanState, seat: Seat, args: Args, answers: Answers, events: list[Event]
) -> None:
    """Put it there."""
    shop = answers[seat].partition(":")[2]
    state.shops[SHOPS.index(shop)] = args[0]
    events.append(Event("shop_laid", {"seat": seat, "shop": shop, "node": args[0]}))


def show_tiles(state: PlanState, _seat: Seat, _args: Args, events: list[Event]) -> None:
    """Turn up the next tile of each stack; two officers arrive with each (R4, R5)."""
    for letter, stack in zip(STACKS, state.stacks, strict=True):
        if stack:
            tile = stack[-1]
            draw_officers(state, tile)
            data: dict[str, Value] = {
                "tile": TILES[tile],
                "stack": letter,
                "officers": state.officers[tile],
            }
            events.append(Event("tile_shown", data, reveals=True))


def legal_spaces(state: PlanState, tile: int) -> Mapping[Space, tuple[int, ...]]:
    """Return the spaces on which a tile may be laid now, with its rotations there."""
    return legal_places(state.tiles, state.laid, tile)


LAYING_STEPS: Final[Steps[PlanState]] = {
    "lay_city": Act(lay_city),
    "lay_tile": Ask(ask_tile, tile_chosen),
    "lay_where": Ask(ask_where, where_chosen),
    "lay_turn": Ask(ask_turn, turn_chosen),
    "lay_shop": Ask(ask_shop, shop_chosen),
    "show_tiles": Act(show_tiles),
}
