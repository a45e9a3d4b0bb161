"""What the things a thief uses do, and when they can do it; avoiding officers is in `avoiding.py`.

Each row of `cards.py` names a step here and its arguments. `POSSIBLE` says whether a step would do
anything now: only then is the thing on offer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from game.rules.contract import Decision, Event, Option, Seat, Target
from game.rules.engine import Act, Answers, Args, Ask, Steps, push
from game.rules.escape_plan.cards import COLOURS, GAS_LIMIT
from game.rules.escape_plan.gains import (
    can_take_gas,
    change_notoriety,
    heal,
    take_disc,
    take_gas,
    take_income,
)
from game.rules.escape_plan.officers import (
    legal_tiles,
    move_officer,
    officer_id,
    officers_of,
    remove_officer,
)
from game.rules.escape_plan.routes import MOST_FLIGHTS
from game.rules.escape_plan.state import PlanState, city_of, locked_assets
from game.rules.escape_plan.tiles import TILES

Possible = Callable[[PlanState, Seat, Args], bool]

_TO_TILE: Final = tuple(Option(f"tile:{tile}", Target("tile", tile)) for tile in TILES)


def officer_options(officers: list[int] | tuple[int, ...]) -> tuple[Option, ...]:
    """Return an option for each of these officers."""
    return tuple([_OFFICER[officer] for officer in officers])


_OFFICER: Final = tuple(
    Option(officer_id(officer), Target("piece", officer_id(officer)))
    for officer in range(4 * len(TILES))
)


def officer_named(key: str) -> int:
    """Return the officer whose option has this key."""
    _, tile, colour = key.split(":")
    return TILES.index(tile) * 4 + COLOURS.index(colour)


# Travelling


def boost(state: PlanState, _seat: Seat, args: Args, _events: list[Event]) -> None:
    """Have more movement points this turn."""
    state.points += args[0]


def charter(state: PlanState, _seat: Seat, _args: Args, _events: list[Event]) -> None:
    """Have a flight from any tile this turn."""
    state.charters += 1


def charter_pad(state: PlanState, _seat: Seat, _args: Args, _events: list[Event]) -> None:
    """Have a flight from any tile with a heliport this turn."""
    state.pads += 1


def open_water(state: PlanState, _seat: Seat, args: Args, _events: list[Event]) -> None:
    """Cross all water this turn, and have more movement points."""
    state.sea = True
    state.points += args[0]


# At any time


def calm(state: PlanState, seat: Seat, args: Args, events: list[Event]) -> None:
    """Lose notoriety, once it is settled."""
    change_notoriety(state, seat, -args[0], "effect", events)


def heal_wounds(state: PlanState, seat: Seat, args: Args, events: list[Event]) -> None:
    """Heal wounds."""
    heal(state, seat, args[0], "effect", events)


def gain_disc(state: PlanState, seat: Seat, _args: Args, events: list[Event]) -> None:
    """Take an extra action disc."""
    take_disc(state, seat, events)


def gain_income(state: PlanState, seat: Seat, _args: Args, events: list[Event]) -> None:
    """Take income."""
    take_income(state, seat, "effect", events)


def fill_gas(state: PlanState, seat: Seat, _args: Args, events: list[Event]) -> None:
    """Take gas cans up to the limit."""
    take_gas(state, seat, GAS_LIMIT, events)


def unlock_some(state: PlanState, seat: Seat, args: Args, _events: list[Event]) -> None:
    """Unlock so many assets, as far as there are locked ones."""
    push(state, *(("unlock", seat, ("effect", False)) for _ in range(args[0])))


# Officers


def move_some(state: PlanState, seat: Seat, args: Args, _events: list[Event]) -> None:
    """Move so many officers of any colours."""
    push(state, *(("move_officer", seat, (7,)) for _ in range(args[0])))


def ask_moved(state: PlanState, seat: Seat, args: Args) -> Mapping[Seat, Decision]:
    """Ask which officer of these colours to move."""
    officers = _movable(state, args[0])
    if not officers:
        return {}
    return {seat: Decision("pick_officer", officer_options(officers), "move", open=True)}


def _movable(state: PlanState, colours: int) -> list[int]:
    city = city_of(state)
    going = [colour for colour in range(3) if colours & 1 << colour]
    free = sum(1 << colour for colour in going if legal_tiles(state, city, colour))
    return officers_of(state, city, free)


def moved_picked(
    state: PlanState, seat: Seat, _args: Args, answers: Answers, _events: list[Event]
) -> None:
    """Go on to where the officer goes."""
    push(state, ("pick_tile", seat, (officer_named(answers[seat]),)))


def ask_tile(state: PlanState, seat: Seat, args: Args) -> Mapping[Seat, Decision]:
    """Ask to which tile the officer goes."""
    (officer,) = args
    options = tuple(_TO_TILE[tile] for tile in legal_tiles(state, city_of(state), officer % 4))
    values = {"officer": officer_id(officer)}
    return {seat: Decision("pick_tile", options, "move", values, open=True)}


def tile_picked(
    state: PlanState, seat: Seat, args: Args, answers: Answers, events: list[Event]
) -> None:
    """Move the officer."""
    end = TILES.index(answers[seat].partition(":")[2])
    move_officer(state, seat, args[0], end, events)


def ask_removed(state: PlanState, seat: Seat, args: Args) -> Mapping[Seat, Decision]:
    """Ask which officer of these colours leaves the game."""
    officers = officers_of(state, city_of(state), args[0])
    if not officers:
        return {}
    return {seat: Decision("pick_officer", officer_options(officers), "remove", open=True)}


def removed_picked(
    state: PlanState, seat: Seat, _args: Args, answers: Answers, events: list[Event]
) -> None:
    """Take the officer out of the game."""
    remove_officer(state, seat, officer_named(answers[seat]), events)


def tile_option(tile: int) -> Option:
    """Return the option of pointing at a tile."""
    return _TO_TILE[tile]


EFFECT_STEPS: Final[Steps[PlanState]] = {
    "boost": Act(boost),
    "charter": Act(charter),
    "charter_pad": Act(charter_pad),
    "open_water": Act(open_water),
    "calm": Act(calm),
    "heal": Act(heal_wounds),
    "take_disc": Act(gain_disc),
    "take_income": Act(gain_income),
    "fill_gas": Act(fill_gas),
    "unlock_some": Act(unlock_some),
    "move_officers": Act(move_some),
    "move_officer": Ask(ask_moved, moved_picked),
    "pick_tile": Ask(ask_tile, tile_picked),
    "remove_officer": Ask(ask_removed, removed_picked),
}


# Whether it would do anything


def can_fly(state: PlanState, _seat: Seat, _args: Args = ()) -> bool:
    """Say whether one more flight can be carried."""
    return state.charters < MOST_FLIGHTS


def can_fly_from_pad(state: PlanState, seat: Seat, _args: Args = ()) -> bool:
    """Say whether a heliport is on this tile or next to it, from which a gang member flies."""
    if state.pads >= MOST_FLIGHTS:
        return False
    tiles = state.tiles
    distance = city_of(state).distance[tiles.tile_of[state.spots[seat]]]
    return any(distance[tiles.tile_of[place]] <= 1 for place in tiles.found["heliport"])


def _has_wound(state: PlanState, seat: Seat, _args: Args) -> bool:
    return state.wounds[seat] > 0


def _has_locked(state: PlanState, seat: Seat, _args: Args) -> bool:
    return bool(locked_assets(state, seat))


def _always(_state: PlanState, _seat: Seat, _args: Args) -> bool:
    return True


def _room_for_gas(state: PlanState, seat: Seat, _args: Args) -> bool:
    return can_take_gas(state, seat)


def _can_move(state: PlanState, _seat: Seat, args: Args) -> bool:
    return bool(_movable(state, args[0]))


def _can_move_any(state: PlanState, _seat: Seat, _args: Args) -> bool:
    return bool(_movable(state, 7))


def _can_remove(state: PlanState, _seat: Seat, args: Args) -> bool:
    return bool(officers_of(state, city_of(state), args[0]))


def _meets_colours(state: PlanState, _seat: Seat, args: Args) -> bool:
    """Say whether somebody of these colours is to be avoided; the inspector is of any (R49)."""
    return any(each % 4 == 3 or args[-1] & 1 << each % 4 for each in state.meeting)


def _meets_colour(state: PlanState, _seat: Seat, args: Args) -> bool:
    return any(each % 4 in (3, args[0]) for each in state.meeting)


def _meets_any(state: PlanState, _seat: Seat, _args: Args) -> bool:
    return bool(state.meeting)


POSSIBLE: Final[Mapping[str, Possible]] = {
    "boost": _always,
    "charter": can_fly,
    "open_water": _always,
    "calm": _always,
    "heal": _has_wound,
    "take_disc": _always,
    "take_income": _always,
    "fill_gas": _room_for_gas,
    "unlock_some": _has_locked,
    "move_officers": _can_move_any,
    "move_officer": _can_move,
    "remove_officer": _can_remove,
    "avoid_colour": _meets_colour,
    "avoid_officers": _meets_colours,
    "avoid_whole_tile": _meets_any,
}
