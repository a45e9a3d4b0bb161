"""Setting up: what a table may choose, which rats play, and the first deal."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from game.rules.contract import Setup, SetupError, SetupOption
from game.rules.deck import shuffled
from game.rules.rng import Chance, below
from game.rules.setup_check import check_setup
from game.rules.space_escape.cards import BASE, CHALLENGE
from game.rules.space_escape.state import EscapeState
from game.rules.space_escape.station import ITEMS, RATS, SNAKES, compile_station

SEAT_COUNTS: Final = range(1, 5)

SNAKES_PER_COLOUR: Final = 3

_PAIRS: Final = ("ember+sun", "teal+sky")
"""Two rats always start opposite each other (ruling 7)."""

_TRIOS: Final = tuple("+".join(trio) for trio in combinations(RATS, 3))

_CHALLENGE: Final = SetupOption("challenge", ("off", "on"), "off")
_STARTER: Final = SetupOption("starter", ("first", "random"), "first")
_RATS: Final = {
    1: SetupOption("rats", ("2", "3", "4"), "4"),
    2: SetupOption("rats", ("2", "4"), "2"),
}
_CREW: Final = {
    1: SetupOption("crew", ("standard", *_PAIRS, *_TRIOS), "standard"),
    2: SetupOption("crew", _PAIRS, _PAIRS[0]),
    3: SetupOption("crew", _TRIOS, _TRIOS[0]),
}


def setup_options(seats: int) -> Sequence[SetupOption]:
    """Return what a table of this many seats may choose, in the order a screen shows it.

    With four rats the crew is always all four, whatever `crew` says.
    """
    chosen_by_seats = [table[seats] for table in (_RATS, _CREW) if seats in table]
    return (*chosen_by_seats, _CHALLENGE, _STARTER)


def new_state(setup: Setup, seed: int) -> EscapeState:
    """Return the table before the first turn. Raises SetupError for an impossible set-up."""
    check_setup("Space Escape", SEAT_COUNTS, setup, setup_options(setup.seats))
    station = compile_station(setup.board)
    crew = _crew(setup)
    hand_seats, hand_rats = _hands(setup.seats, len(crew))
    chance = Chance(seed)
    deck = shuffled(chance, card_ids(setup, len(hand_seats)))
    hands: list[str | None] = [deck.pop() for _ in hand_seats]
    starter = below(chance, len(hands)) if setup.option(_STARTER) == "random" else 0
    return EscapeState(
        setup=setup,
        station=station,
        crew=crew,
        hand_seats=hand_seats,
        hand_rats=hand_rats,
        seed=seed,
        counter=chance.counter,
        rats=[station.rat_starts[colour] for colour in crew],
        medkits=[True for _ in crew],
        packs=[() for _ in crew],
        snake_colours=list(SNAKES),
        snake_spots=[station.snake_starts[colour] for colour in SNAKES],
        spare=dict.fromkeys(SNAKES, SNAKES_PER_COLOUR - 1),
        items={item: station.item_at.index(item) for item in ITEMS},
        hands=hands,
        deck=deck,
        discard=[],
        turn=starter,
        pending=[("turn", hand_seats[starter], ())],
    )


def card_ids(setup: Setup, hands: int) -> list[str]:
    """Return the cards in play: 46, or 43 when two hands play, and 5 more in a challenge."""
    base = list(BASE) if hands > 2 else [card.id for card in BASE.values() if not card.not_for_two]
    return base + (list(CHALLENGE) if setup.option(_CHALLENGE) == "on" else [])


def _crew(setup: Setup) -> tuple[str, ...]:
    """Return the rats in play, in the order of the seats."""
    count = int(setup.option(_RATS[setup.seats])) if setup.seats in _RATS else setup.seats
    if count == len(RATS):
        return RATS
    chosen = setup.option(_CREW[setup.seats])
    crew = RATS[:count] if chosen == "standard" else tuple(chosen.split("+"))
    if len(crew) != count:
        raise SetupError(
            f"Crew '{chosen}' has {len(crew)} rats but {count} are to play; "
            "choose a crew of that size, or 'standard'."
        )
    return crew


def _hands(seats: int, rats: int) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """Return who plays each open hand and which rats are that hand's own.

    Alone, a person plays a hand for every rat (ruling 30). Two people with four rats play one
    hand each, for every second rat.
    """
    if seats == 1:
        return (0,) * rats, tuple((rat,) for rat in range(rats))
    return tuple(range(seats)), tuple(tuple(range(seat, rats, seats)) for seat in range(seats))
