"""Setting up: what a table may choose, who plays what, and the first deal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.contract import Seat, Setup, SetupError, SetupOption
from game.rules.deck import shuffled
from game.rules.evacuate.cards import (
    MARKET,
    MOST_SEATS,
    NEUTRAL_DECK,
    NEUTRALS,
    NOMIA,
    STATIONS,
    SURVIVORS,
)
from game.rules.evacuate.civilizations import CIVILIZATIONS
from game.rules.evacuate.state import ASIDE, EvacState, Placed
from game.rules.evacuate.stations import GONE, compile_stations
from game.rules.rng import Chance, below
from game.rules.setup_check import check_setup

SEAT_COUNTS: Final = range(2, MOST_SEATS + 1)

START: Final = "start"
DEAD_END: Final = "deadend"
BY_CHANCE: Final = "random"

_GAME: Final = SetupOption("game", ("basic", "full"), "basic")
_STARTER: Final = SetupOption("starter", ("random", "first"), "random")
_CIVS: Final = tuple(
    SetupOption(f"civ_{number}", (BY_CHANCE, *CIVILIZATIONS), BY_CHANCE)
    for number in range(1, SEAT_COUNTS.stop)
)


def setup_options(seats: int) -> Sequence[SetupOption]:
    """Return what a table of this many seats may choose; civilizations count in the full game."""
    return (_GAME, _STARTER, *_CIVS[:seats])


def new_state(setup: Setup, seed: int) -> EvacState:
    """Return the table before the first round. Raises SetupError for an impossible set-up."""
    _check(setup)
    stations = compile_stations(setup.board)
    chance = Chance(seed)
    civs = _civilizations(setup, chance)
    row, station_deck = _first_row(chance)
    seats, neutrals = setup.seats, NEUTRALS.get(setup.seats, 0)
    count = seats + neutrals
    begin = stations.first[START]
    survivors = [CIVILIZATIONS[civ].survivors if civ else SURVIVORS for civ in civs]
    neutral_decks = [_numbers_shuffled(chance) for _ in range(neutrals)]
    nomia_deck = shuffled(
        chance, [card.id for card in NOMIA.values() for _ in range(card.at_first)]
    )
    first = 0 if setup.option(_STARTER) == "first" else below(chance, seats)
    return EvacState(
        setup=setup,
        stations=stations,
        civs=civs,
        seed=seed,
        counter=chance.counter,
        alive=[*survivors, *([SURVIVORS] * neutrals)],
        spots=[begin] * count,
        facing=[1] * count,
        begun=[begin] * count,
        moved=[0] * count,
        claims=[GONE] * count,
        stunned=[False] * count,
        stun_next=[False] * count,
        slimed=[0] * count,
        slime_next=[0] * count,
        speeds=[0] * count,
        revealed=[""] * seats,
        acts=[""] * seats,
        spent=[[] for _ in range(seats)],
        specials=[CIVILIZATIONS[civ].special if civ else "" for civ in civs],
        used=[],
        peeks=[0] * seats,
        quiet=[False] * seats,
        safe=0,
        hits=0,
        captives=(),
        dug_in=(),
        weld=(),
        assimilated=False,
        taken="",
        lifeboat=ASIDE,
        neutral_decks=neutral_decks,
        neutral_spent=[[] for _ in range(neutrals)],
        row=row,
        station_deck=station_deck,
        station_discard=[],
        drawn=(),
        owed=(),
        arrow=1,
        turned=False,
        market={card: NOMIA[card].copies - NOMIA[card].at_first for card in MARKET},
        nomia_deck=nomia_deck,
        nomia_discard=[],
        nomia="",
        tracker=[],
        beside=[],
        evac_ready=False,
        draws=0,
        first=first,
        round=1,
        pending=[("round", first, ())],
    )


def starting_survivors(state: EvacState, seat: Seat) -> int:
    """Return how many Survivors a seat began with."""
    civ = state.civs[seat]
    return CIVILIZATIONS[civ].survivors if civ else SURVIVORS


def _first_row(chance: Chance) -> tuple[list[Placed], list[str]]:
    """Return the first three cards, and the rest as the deck.

    The second card is never Dead End (R4); nobody knows the third.
    """
    deck = shuffled(chance, [card for card in STATIONS if card != START])
    second = deck.pop()
    if second == DEAD_END:
        second = deck.pop()
        deck.insert(below(chance, len(deck) + 1), DEAD_END)
    third = deck.pop()
    row = [
        Placed(START, up=True, visited=True),
        Placed(second, up=True),
        Placed(third),
    ]
    return row, deck


def _numbers_shuffled(chance: Chance) -> list[int]:
    return [int(speed) for speed in shuffled(chance, [str(speed) for speed in NEUTRAL_DECK])]


def _civilizations(setup: Setup, chance: Chance) -> tuple[str, ...]:
    """Return the civilization of each seat; those left to chance are dealt from the others."""
    if setup.option(_GAME) == "basic":
        return ("",) * setup.seats
    chosen = [setup.option(_CIVS[seat]) for seat in range(setup.seats)]
    others = shuffled(chance, [civ for civ in CIVILIZATIONS if civ not in chosen])
    return tuple(others.pop() if civ == BY_CHANCE else civ for civ in chosen)


def _check(setup: Setup) -> None:
    """Refuse a number of seats or an option that the rules do not know."""
    check_setup("Evacuate!", SEAT_COUNTS, setup, setup_options(setup.seats))
    chosen = [setup.option(spec) for spec in _CIVS[: setup.seats]]
    twice = next((civ for civ in CIVILIZATIONS if chosen.count(civ) > 1), None)
    if twice:
        raise SetupError(
            f"Two seats have chosen '{twice}'; give one of them another civilization, or 'random'."
        )
