"""The state of one match: everything that changes, as numbers, ids, tuples and lists.

Runners are counted from 0: first one for each seat, then the neutral ones. A view (`view.py`) is
of the same class, with "?" for every card its viewer does not know, and no chance in it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, NamedTuple

from game.rules.contract import Decision, Seat, Setup, Step
from game.rules.evacuate.cards import MOST_SEATS, RUN_CARDS, RUN_DECK, losses_until_ready
from game.rules.evacuate.civilizations import CIVILIZATIONS
from game.rules.evacuate.stations import Stations

NOBODY: Final = -1
"""The seat that knows a face-down card which nobody has chosen."""

ASIDE: Final = 0
IN_PLAY: Final = 1
LEFT: Final = 2
"""Where the Lifeboat is."""


class Placed(NamedTuple):
    """A station card in the row."""

    card: str
    flipped: bool = False
    """Laid while running to the left: its first place is at its right end."""
    up: bool = False
    visited: bool = False
    """Whether a Survivor has been on it."""
    arrow: int = 1
    """The direction of the arrow when it was turned up."""
    wall: int = 0
    """The side on which a wall closes it: 1 right, -1 left, 0 none."""
    laid_by: Seat = NOBODY
    """The seat that knows it while it lies face down."""


@dataclass(slots=True)
class EvacState:
    """One match of Evacuate!. Lists are by runner where they are named so, else by seat."""

    setup: Setup = field(repr=False)
    stations: Stations = field(repr=False, compare=False)
    civs: tuple[str, ...]
    """The civilization of each seat; "" in the basic game."""
    seed: int
    counter: int

    # By runner
    alive: list[int]
    """Living Survivors, the runner and the pool; 0 is out."""
    spots: list[int]
    """Node of each runner, or GONE."""
    facing: list[int]
    """1 to the right, -1 to the left."""
    begun: list[int]
    """Node at the beginning of the round."""
    moved: list[int]
    """Spaces really moved this round (R11)."""
    claims: list[int]
    """Node before which debris or a gap stopped the runner last, or GONE."""
    stunned: list[bool]
    """Who cannot move this round (R10)."""
    stun_next: list[bool]
    slimed: list[int]
    """How much slower each runner is this round."""
    slime_next: list[int]
    speeds: list[int]
    """Speed of the run card shown, after whatever changed it at the reveal (R26)."""

    # By seat
    revealed: list[str]
    """The run card that lies open before each seat; "" before the reveal."""
    acts: list[str]
    """The run card whose action each seat carries out; "" for none."""
    spent: list[list[str]]
    """The discard pile of run cards, top at the end."""
    specials: list[str]
    """The special card each seat still holds."""
    used: list[str]
    """Special cards that have left the game."""
    peeks: list[int]
    """How many cards from the top of the Nomia deck each seat knows."""
    quiet: list[bool]
    """Who does not want to be asked about a special card again this round."""

    # One civilization's own
    safe: int
    """Survivors of Glazatoq in the Lifeboat."""
    hits: int
    """Hit tokens on Survivors of Urumak."""
    captives: tuple[str, ...]
    """What the Collector has collected: colours, and `nomia`."""
    dug_in: tuple[Seat, ...]
    """Who has dug in this round: Korrund, or Mendeku with a copy."""
    weld: tuple[tuple[int, int], ...]
    """The nodes that are welded shut, each with the last round in which it counts."""
    assimilated: bool
    """Whether Mendeku has taken a card."""
    taken: str
    """The special card that Mendeku has taken and still holds, or ""."""
    lifeboat: int
    """Whether the Lifeboat is still aside (0), among the Nomia cards (1), or has left (2)."""

    # Neutrals
    neutral_decks: list[list[int]]
    neutral_spent: list[list[int]]

    # The row
    row: list[Placed]
    """The station cards from left to right."""
    station_deck: list[str]
    station_discard: list[str]
    drawn: tuple[str, ...]
    """The two cards between which a seat chooses now."""
    owed: tuple[int, ...]
    """The ends of the row at which a card is still to be laid."""
    arrow: int
    """1 to the right, -1 to the left."""
    turned: bool
    """Whether somebody turned round at a wall this round."""

    # Nomias
    market: dict[str, int]
    nomia_deck: list[str]
    nomia_discard: list[str]
    nomia: str
    """The Nomia card being carried out, or ""."""
    tracker: list[int]
    """Runners whose miniatures stand on the tracker, from its first space."""
    beside: list[int]
    """Runners whose miniatures were lost after Evac Ready."""
    evac_ready: bool
    draws: int
    """Nomia cards still to be drawn this round."""

    first: Seat
    """Who holds the first-player token."""
    round: int
    outcome: str | None = None
    """How the match ended, or None."""
    winners: tuple[Seat, ...] = ()
    pending: list[Step] = field(default_factory=list)
    asked: Mapping[Seat, Decision] | None = field(default=None, repr=False, compare=False)

    def copy(self) -> EvacState:
        """Return an independent copy that shares set-up, stations, tuples and questions."""
        twin: EvacState = object.__new__(EvacState)
        twin.setup = self.setup
        twin.stations = self.stations
        twin.civs = self.civs
        twin.seed = self.seed
        twin.counter = self.counter
        twin.alive = self.alive[:]
        twin.spots = self.spots[:]
        twin.facing = self.facing[:]
        twin.begun = self.begun[:]
        twin.moved = self.moved[:]
        twin.claims = self.claims[:]
        twin.stunned = self.stunned[:]
        twin.stun_next = self.stun_next[:]
        twin.slimed = self.slimed[:]
        twin.slime_next = self.slime_next[:]
        twin.speeds = self.speeds[:]
        twin.revealed = self.revealed[:]
        twin.acts = self.acts[:]
        twin.spent = [pile[:] for pile in self.spent]
        twin.specials = self.specials[:]
        twin.used = self.used[:]
        twin.peeks = self.peeks[:]
        twin.quiet = self.quiet[:]
        twin.safe = self.safe
        twin.hits = self.hits
        twin.captives = self.captives
        twin.dug_in = self.dug_in
        twin.weld = self.weld
        twin.assimilated = self.assimilated
        twin.taken = self.taken
        twin.lifeboat = self.lifeboat
        twin.neutral_decks = [deck[:] for deck in self.neutral_decks]
        twin.neutral_spent = [pile[:] for pile in self.neutral_spent]
        twin.row = self.row[:]
        twin.station_deck = self.station_deck[:]
        twin.station_discard = self.station_discard[:]
        twin.drawn = self.drawn
        twin.owed = self.owed
        twin.arrow = self.arrow
        twin.turned = self.turned
        twin.market = self.market.copy()
        twin.nomia_deck = self.nomia_deck[:]
        twin.nomia_discard = self.nomia_discard[:]
        twin.nomia = self.nomia
        twin.tracker = self.tracker[:]
        twin.beside = self.beside[:]
        twin.evac_ready = self.evac_ready
        twin.draws = self.draws
        twin.first = self.first
        twin.round = self.round
        twin.outcome = self.outcome
        twin.winners = self.winners
        twin.pending = self.pending[:]
        twin.asked = self.asked
        return twin

    @property
    def seats(self) -> int:
        """How many players sit at the table, the eliminated ones included."""
        return self.setup.seats

    @property
    def losses_left(self) -> int:
        """How many losses are missing until Evac Ready."""
        return losses_until_ready(self.seats) - len(self.tracker)


def civ_of(state: EvacState, runner: int) -> str:
    """Return the civilization of a runner; "" in the basic game, and for a neutral one."""
    return state.civs[runner] if runner < len(state.civs) else ""


def is_civ(state: EvacState, runner: int, civ: str) -> bool:
    """Say whether a runner belongs to a seat that plays this civilization."""
    return runner < len(state.civs) and state.civs[runner] == civ


def is_seat(state: EvacState, runner: int) -> bool:
    """Say whether a runner is a player's, and no neutral one."""
    return runner < len(state.civs)


def seat_of_civ(state: EvacState, civ: str) -> Seat | None:
    """Return who plays a civilization, or None."""
    return state.civs.index(civ) if civ in state.civs else None


_RUN_DECKS: Final[Mapping[str, tuple[str, ...]]] = {
    "": tuple(RUN_DECK),
    **{civ.id: (*RUN_DECK, civ.run_card) for civ in CIVILIZATIONS.values()},
}


def run_deck(state: EvacState, seat: Seat) -> tuple[str, ...]:
    """Return every run card a seat owns: eight, and its civilization's ninth (R17)."""
    return _RUN_DECKS[state.civs[seat]]


def hand(state: EvacState, seat: Seat) -> tuple[str, ...]:
    """Return the run cards in a seat's hand. Open discard piles make it public (R32)."""
    return _hand_without(state.civs[seat], (*state.spent[seat], state.revealed[seat]))


@lru_cache(maxsize=4096)
def _hand_without(civ: str, away: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([card for card in _RUN_DECKS[civ] if card not in away])


def cards_in_hand(state: EvacState, seat: Seat) -> int:
    """Return how many run cards are in a seat's hand."""
    away = len(state.spent[seat]) + (state.revealed[seat] != "")
    return len(_RUN_DECKS[state.civs[seat]]) - away


def specials_held(state: EvacState, seat: Seat) -> tuple[str, ...]:
    """Return the special cards that a seat can still play: its own, and what Mendeku took."""
    taken = state.taken if is_civ(state, seat, "mendeku") else ""
    return tuple(card for card in (state.specials[seat], taken) if card)


def is_welded(state: EvacState, node: int) -> bool:
    """Say whether entering a space costs more because it is welded shut (2.6)."""
    weld = state.weld  # mostly empty, and asked at every step
    return bool(weld) and any(node == welded and state.round <= last for welded, last in weld)


def speed_of(card: str) -> int:
    """Return the speed printed on a run card."""
    return RUN_CARDS[card].speed


_ORDERS: Final = tuple(
    tuple((*range(first, seats), *range(first)) for first in range(seats))
    for seats in range(MOST_SEATS + 1)
)
"""By number of seats and first player: the turn order of the seats."""


def living(state: EvacState) -> list[Seat]:
    """Return the seats that still have a runner, in turn order from the first player."""
    alive = state.alive
    return [seat for seat in _ORDERS[len(state.civs)][state.first] if alive[seat] > 0]


def runners(state: EvacState) -> list[int]:
    """Return the runners in the station: players in turn order, then neutrals (R1)."""
    seats, alive = len(state.civs), state.alive
    if seats == len(alive):
        return living(state)
    return [*living(state), *[runner for runner in range(seats, len(alive)) if alive[runner] > 0]]


def turn_order(state: EvacState, chosen: set[int]) -> list[int]:
    """Return these runners in the order in which they are dealt with."""
    if len(chosen) < 2:
        return list(chosen)
    return [runner for runner in runners(state) if runner in chosen]
