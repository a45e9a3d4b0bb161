"""Setting up: what a table may choose, and the first deal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.contract import Setup, SetupOption
from game.rules.deck import shuffled
from game.rules.escape_plan.cards import (
    CONTACT_ASSETS,
    DISPLAY,
    EQUIPMENT,
    EQUIPMENT_EACH,
    EXIT_TILES,
    FIXERS,
    GANG_A_PLACE,
    ITEM_ASSETS,
    KEY_COLOURS,
    KEYS_EACH,
    LEADS,
    LOCKERS,
    OFFICERS_EACH,
    PATROL,
    PLANS,
    SHOPS,
    START_CASH,
    contact_ids,
    has_inspector,
)
from game.rules.escape_plan.city import Laid
from game.rules.escape_plan.officers import draw_officers
from game.rules.escape_plan.state import GONE, NOBODY, PlanState
from game.rules.escape_plan.tiles import STACKS, STARTERS, TILES, Tiles, compile_tiles
from game.rules.rng import Chance, below, shuffle
from game.rules.setup_check import check_setup

SEAT_COUNTS: Final = range(1, 6)

_STARTER: Final = SetupOption("starter", ("random", "first"), "random")


def setup_options(seats: int) -> Sequence[SetupOption]:
    """Return what a table of this many seats may choose."""
    return () if seats == 1 else (_STARTER,)


def new_state(setup: Setup, seed: int) -> PlanState:
    """Return the table before the first day. Raises SetupError for an impossible set-up."""
    check_setup("Escape Plan", SEAT_COUNTS, setup, setup_options(setup.seats))
    tiles = compile_tiles(setup.board)
    chance = Chance(seed)
    state = _bare_table(setup, tiles, seed)
    _deal(state, chance)
    _lay_starters(state, chance)
    state.counter = chance.counter
    draw_officers(state, 1)
    for stack in state.stacks:
        draw_officers(state, stack[-1])
    return state


def _bare_table(setup: Setup, tiles: Tiles, seed: int) -> PlanState:
    """Return the table with everything on it that chance does not decide."""
    seats = setup.seats
    people = seats + has_inspector(seats)
    hospital = tiles.found["hospital"][0]
    gangs = tiles.found["gang"]
    return PlanState(
        setup=setup,
        tiles=tiles,
        seed=seed,
        counter=0,
        day=1,
        part=-1,
        phase="patrol",
        order=(),
        notoriety=[1] * people,
        gained=[0] * people,
        spots=[hospital] * people,
        cubes=[0] * people,
        fate=[""] * seats,
        cash=[START_CASH] * seats,
        plans=[],
        contacts=[("", "", *CONTACT_ASSETS)] * seats,
        face_down=[0] * seats,
        cuffs=[0] * seats,
        items=[("", "", *ITEM_ASSETS)] * seats,
        worn=[0] * seats,
        ready=[("disc", "", "", "", "")] * seats,
        used=[0] * seats,
        keys=[("", "", "")] * seats,
        keys_used=[0] * seats,
        discs=[0] * seats,
        gas=[0] * seats,
        gang=[0] * seats,
        wounds=[0] * seats,
        first_aid=[True] * seats,
        sun=[True] * seats,
        laid=(),
        shown=(),
        stacks=[],
        shops=[GONE] * len(SHOPS),
        officers=[0] * len(TILES),
        bag=[OFFICERS_EACH] * 3,
        out_of_play=[0] * 3,
        bosses=[NOBODY] * len(gangs),
        members=[GANG_A_PLACE * (tiles.tile_of[place] == 1) for place in gangs],
        gang_stock=GANG_A_PLACE * (len(gangs) - 1),
        visited=[()] * len(SHOPS),
        patrol=[],
        patrol_deck=list(PATROL),
        closed=(),
        exit_tiles=[list(values) for values in EXIT_TILES.values()],
        display=[],
        contact_deck=contact_ids(),
        contact_discard=[],
        contact_box=[],
        fixers=tuple(FIXERS),
        equipment=[EQUIPMENT_EACH] * len(EQUIPMENT),
        lockers=[list(values) for values in LOCKERS.values()],
        safe_keys=[],
        removed=[],
        drawn=(),
        escaped=(),
        leads=list(LEADS) if has_inspector(seats) else [],
        leads_used=[],
        inspector_discs=0,
        points=0,
        sea=False,
        charters=0,
        pads=0,
        travelling=False,
        route=(),
        meeting=(),
        pending=[("day", 0, ())],
    )


def _deal(state: PlanState, chance: Chance) -> None:
    """Shuffle everything that is shuffled, and deal what is dealt."""
    seats = state.setup.seats
    random = state.setup.option(_STARTER) == "random"
    starter = below(chance, seats) if random and seats > 1 else 0
    thieves = [(starter + step) % seats for step in range(seats)]
    state.order = (*thieves, *range(seats, len(state.spots)))
    state.plans = shuffled(chance, list(PLANS))[:seats]
    for stack in (*state.lockers, *state.exit_tiles, state.patrol_deck):
        shuffle(chance, stack)
    state.contact_deck = shuffled(chance, state.contact_deck)
    state.display = [state.contact_deck.pop() for _ in range(DISPLAY)]
    state.leads = shuffled(chance, state.leads)
    keys = shuffled(chance, [colour for colour in KEY_COLOURS for _ in range(KEYS_EACH)])
    state.safe_keys = [tuple(keys[place : place + 3]) for place in range(0, len(keys), 3)]
    for letter in STACKS:
        stack = [TILES.index(tile) for tile in TILES if tile[0] == letter]
        shuffle(chance, stack)
        state.stacks.append(stack)


def _lay_starters(state: PlanState, chance: Chance) -> None:
    """Lay the two starting tiles one below the other, both turned alike."""
    order = list(range(len(STARTERS)))
    shuffle(chance, order)
    turn = 3 * below(chance, 2)
    state.laid = tuple(Laid(tile, 0, row, turn) for row, tile in enumerate(order))
