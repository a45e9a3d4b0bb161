"""Police officers: drawing them, where one may stand, moving one, and whom a thief must avoid.

An officer is written as four times its tile plus its colour; the inspector is colour 3.
"""

from __future__ import annotations

from typing import Final

from game.rules.contract import Event, Value
from game.rules.escape_plan.cards import COLOURS, INSPECTOR
from game.rules.escape_plan.city import City
from game.rules.escape_plan.state import NOBODY, PlanState
from game.rules.escape_plan.tiles import HOSPITAL_TILE, TILES
from game.rules.rng import below


def draw_officers(state: PlanState, tile: int) -> None:
    """Put two officers from the bag on a tile; of two alike one goes back (2.14, R6)."""
    for _ in range(2):
        left = sum(state.bag)
        if not left:
            return
        pick = below(state, left)
        colour = 0
        while pick >= state.bag[colour]:
            pick -= state.bag[colour]
            colour += 1
        if not state.officers[tile] & 1 << colour:
            state.bag[colour] -= 1
            state.officers[tile] |= 1 << colour


def officer_id(officer: int) -> str:
    """Return the text by which an officer goes: its tile and its colour."""
    return _IDS[officer]


_IDS: Final = tuple(f"officer:{tile}:{colour}" for tile in TILES for colour in COLOURS)


_COLOURS_OF: Final = tuple(
    tuple(colour for colour in range(3) if mask & 1 << colour) for mask in range(8)
)
"""By bit mask of colours: the colours in it."""


def officers_of(state: PlanState, city: City, colours: int) -> list[int]:
    """Return the officers of these colours (a bit mask) in the city, tile by tile."""
    officers = state.officers
    return [
        tile * 4 + colour
        for tile in city.laid
        if (here := officers[tile] & colours)
        for colour in _COLOURS_OF[here]
    ]


def legal_tiles(state: PlanState, city: City, colour: int) -> list[int]:
    """Return the tiles of the city to which an officer of a colour may be moved."""
    bit, officers = 1 << colour, state.officers
    return [tile for tile in city.laid if not officers[tile] & bit and tile != HOSPITAL_TILE]


def move_officer(state: PlanState, who: int, officer: int, end: int, events: list[Event]) -> None:
    """Move an officer to another tile; if it stood on the thief's way it is met no more there."""
    start, colour = divmod(officer, 4)
    state.officers[start] &= ~(1 << colour)
    state.officers[end] |= 1 << colour
    if officer in state.meeting:
        rest = [each for each in state.meeting if each != officer]
        state.meeting = tuple([*rest, end * 4 + colour] if end in state.route else rest)
    elif end in state.route:
        state.meeting = (*state.meeting, end * 4 + colour)
    data: dict[str, Value] = {
        "seat": who,
        "colour": COLOURS[colour],
        "start": TILES[start],
        "end": TILES[end],
    }
    events.append(Event("officer_moved", data))


def remove_officer(state: PlanState, who: int, officer: int, events: list[Event]) -> None:
    """Take an officer out of the game."""
    tile, colour = divmod(officer, 4)
    state.officers[tile] &= ~(1 << colour)
    state.out_of_play[colour] += 1
    state.meeting = tuple(each for each in state.meeting if each != officer)
    data: dict[str, Value] = {"seat": who, "colour": COLOURS[colour], "tile": TILES[tile]}
    events.append(Event("officer_removed", data))


def inspector_tile(state: PlanState) -> int:
    """Return the tile of the inspector, or NOBODY."""
    who = state.inspector
    return NOBODY if who == NOBODY else state.tiles.tile_of[state.spots[who]]


def danger_of(state: PlanState, city: City) -> int:
    """Return the bit mask of the tiles on which somebody would have to be avoided."""
    mask, officers = 0, state.officers
    for tile in city.laid:
        if officers[tile]:
            mask |= 1 << tile
    hunter = inspector_tile(state)
    return mask if hunter == NOBODY else mask | 1 << hunter


def met_on(state: PlanState, tiles: tuple[int, ...]) -> tuple[int, ...]:
    """Return the officers, and the inspector, who stand on these tiles."""
    hunter, met = inspector_tile(state), []
    for tile in tiles:
        met += [tile * 4 + colour for colour in _COLOURS_OF[state.officers[tile]]]
        if tile == hunter:
            met.append(tile * 4 + INSPECTOR)
    return tuple(met)
