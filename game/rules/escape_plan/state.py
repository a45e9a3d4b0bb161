"""The state of one match: everything that changes, as numbers, ids, tuples and lists.

Participants are counted from 0: the seats, then, with one or two seats, the inspector. A view
(`view.py`) is of the same class, with "?", -1 or 0 where its viewer does not know more.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from game.rules.contract import Decision, Event, Seat, Setup, Step, Value
from game.rules.escape_plan.cards import (
    BUSINESSES,
    CONTACTS,
    GAS_CANS,
    INCOME,
    MARKERS,
    PARTS,
    capacity,
)
from game.rules.escape_plan.city import City, Layout, compile_city
from game.rules.escape_plan.tiles import Tiles

GONE: Final = -1
"""The place of who has left the city, and of what is not laid."""
NOBODY: Final = -1
UNKNOWN_CASH: Final = -1
UNKNOWN_TILE: Final = -1
"""A tile of a stack that nobody has seen."""
UNKNOWN_VALUE: Final = 0
"""The value of a locker or exit tile, or an exit's number, that this viewer may not see."""

IN_PLAY: Final = ""
ESCAPED: Final = "escaped"
ARRESTED: Final = "arrested"

Spaces = tuple[str, ...]
"""Five spaces of a player board, "" where nothing lies."""


@dataclass(slots=True)
class PlanState:
    """One match of Escape Plan. Lists are by seat unless another order is named."""

    setup: Setup = field(repr=False)
    tiles: Tiles = field(repr=False, compare=False)
    seed: int
    counter: int
    day: int
    part: int
    """Part of the day from 0, or -1 outside the actions."""
    phase: str
    order: tuple[int, ...]
    """Participants in turn order."""

    # By participant
    notoriety: list[int]
    gained: list[int]
    """Changes of notoriety since the last settling."""
    spots: list[int]
    cubes: list[int]
    """Income cubes taken off the track."""

    # By seat
    fate: list[str]
    cash: list[int]
    plans: list[str]
    contacts: list[Spaces]
    face_down: list[int]
    """Bit mask of the contact spaces whose card has been used."""
    cuffs: list[int]
    """Handcuffs; they cover the contact spaces from the right."""
    items: list[Spaces]
    worn: list[int]
    """Bit mask of the item spaces whose tile has been used."""
    ready: list[Spaces]
    """Unlocked assets, on the spaces that cost 5, 4, 3, 2, 1."""
    used: list[int]
    """Bit mask of those assets that have been used."""
    keys: list[Spaces]
    keys_used: list[int]
    discs: list[int]
    gas: list[int]
    gang: list[int]
    wounds: list[int]
    first_aid: list[bool]
    sun: list[bool]
    """Who may still rest today."""

    # The city
    laid: Layout
    shown: tuple[int, ...]
    """Tiles that are still to be laid this phase."""
    stacks: list[list[int]]
    """The four stacks of tiles, the open top at the end."""
    shops: list[int]
    """Place of each business and safe house, or GONE."""
    officers: list[int]
    """By tile: bit mask of the colours that stand there."""
    bag: list[int]
    out_of_play: list[int]
    """Officers in the box, by colour."""
    bosses: list[int]
    """By gang place: whose control marker lies there, or NOBODY."""
    members: list[int]
    """By gang place: how many gang members stand there."""
    gang_stock: int

    # The board
    visited: list[tuple[tuple[int, bool], ...]]
    """By business and safe house: who has visited, and whether it pays at the end."""
    patrol: list[int]
    """Exits on the patrol cards shown so far."""
    patrol_deck: list[int]
    """The other patrol cards, the next one at the end; the first one is never played."""
    closed: tuple[int, ...]
    """The closed exits, in the order in which they closed."""
    exit_tiles: list[list[int]]
    """The two stacks of exit tiles, top at the end."""
    display: list[str]
    """Contacts for hire, the newest first."""
    contact_deck: list[str]
    contact_discard: list[str]
    contact_box: list[str]
    fixers: tuple[str, ...]
    equipment: list[int]
    lockers: list[list[int]]
    safe_keys: list[tuple[str, ...]]
    removed: list[str]
    """Items, locker and exit tiles, and keys (`key_green`) that are out of play."""
    drawn: tuple[int, ...]
    """The tiles between which somebody chooses now."""
    escaped: tuple[Seat, ...]
    """Who has left the city, in this order."""

    # The inspector
    leads: list[str]
    """Inspector cards still face down, the next one at the end."""
    leads_used: list[str]
    inspector_discs: int

    # The turn
    points: int
    """Movement points from contacts."""
    sea: bool
    """All water can be crossed this turn."""
    charters: int
    """Flights from anywhere that are left this turn."""
    pads: int
    """Flights from a heliport's tile that are left this turn."""
    travelling: bool
    """Something has been used that only a move allows."""
    route: tuple[int, ...]
    """Tiles on which officers must be avoided this turn."""
    meeting: tuple[int, ...]
    """Officers that must still be avoided: four times the tile, plus the colour."""

    outcome: str | None = None
    winners: tuple[Seat, ...] = ()
    pending: list[Step] = field(default_factory=list)
    asked: Mapping[Seat, Decision] | None = field(default=None, repr=False, compare=False)

    def copy(self) -> PlanState:
        """Return an independent copy that shares set-up, tiles, tuples and questions."""
        twin: PlanState = object.__new__(PlanState)
        twin.setup = self.setup
        twin.tiles = self.tiles
        twin.seed = self.seed
        twin.counter = self.counter
        twin.day = self.day
        twin.part = self.part
        twin.phase = self.phase
        twin.order = self.order
        twin.notoriety = self.notoriety[:]
        twin.gained = self.gained[:]
        twin.spots = self.spots[:]
        twin.cubes = self.cubes[:]
        twin.fate = self.fate[:]
        twin.cash = self.cash[:]
        twin.plans = self.plans[:]
        twin.contacts = self.contacts[:]
        twin.face_down = self.face_down[:]
        twin.cuffs = self.cuffs[:]
        twin.items = self.items[:]
        twin.worn = self.worn[:]
        twin.ready = self.ready[:]
        twin.used = self.used[:]
        twin.keys = self.keys[:]
        twin.keys_used = self.keys_used[:]
        twin.discs = self.discs[:]
        twin.gas = self.gas[:]
        twin.gang = self.gang[:]
        twin.wounds = self.wounds[:]
        twin.first_aid = self.first_aid[:]
        twin.sun = self.sun[:]
        twin.laid = self.laid
        twin.shown = self.shown
        twin.stacks = [stack[:] for stack in self.stacks]
        twin.shops = self.shops[:]
        twin.officers = self.officers[:]
        twin.bag = self.bag[:]
        twin.out_of_play = self.out_of_play[:]
        twin.bosses = self.bosses[:]
        twin.members = self.members[:]
        twin.gang_stock = self.gang_stock
        twin.visited = self.visited[:]
        twin.patrol = self.patrol[:]
        twin.patrol_deck = self.patrol_deck[:]
        twin.closed = self.closed
        twin.exit_tiles = [stack[:] for stack in self.exit_tiles]
        twin.display = self.display[:]
        twin.contact_deck = self.contact_deck[:]
        twin.contact_discard = self.contact_discard[:]
        twin.contact_box = self.contact_box[:]
        twin.fixers = self.fixers
        twin.equipment = self.equipment[:]
        twin.lockers = [stack[:] for stack in self.lockers]
        twin.safe_keys = self.safe_keys[:]
        twin.removed = self.removed[:]
        twin.drawn = self.drawn
        twin.escaped = self.escaped
        twin.leads = self.leads[:]
        twin.leads_used = self.leads_used[:]
        twin.inspector_discs = self.inspector_discs
        twin.points = self.points
        twin.sea = self.sea
        twin.charters = self.charters
        twin.pads = self.pads
        twin.travelling = self.travelling
        twin.route = self.route
        twin.meeting = self.meeting
        twin.outcome = self.outcome
        twin.winners = self.winners
        twin.pending = self.pending[:]
        twin.asked = self.asked
        return twin

    @property
    def seats(self) -> int:
        """How many thieves began."""
        return len(self.cash)

    @property
    def inspector(self) -> int:
        """The number of the inspector among the participants, or NOBODY."""
        seats = len(self.cash)
        return seats if len(self.spots) > seats else NOBODY


def is_in_play(state: PlanState, who: int) -> bool:
    """Say whether a thief is still in the city, or whether the inspector plays."""
    return who == state.inspector or (who < state.seats and state.fate[who] == IN_PLAY)


def thieves(state: PlanState) -> list[Seat]:
    """Return the thieves in the city, in turn order."""
    fate = state.fate
    return [who for who in state.order if who < len(fate) and fate[who] == IN_PLAY]


def round_of(state: PlanState) -> int:
    """Return the round: each part of a day is one, and what comes before a day's first is in it."""
    return len(PARTS) * (state.day - 1) + max(0, state.part) + 1


def city_of(state: PlanState) -> City:
    """Return the tables of the city as it lies."""
    return compile_city(state.tiles, state.laid)


def income_of(state: PlanState, seat: Seat) -> int:
    """Return what the seat's next income brings."""
    return INCOME[state.cubes[seat]]


def is_closed(state: PlanState, shop: int) -> bool:
    """Say whether a business is closed; safe houses never are."""
    return shop < len(BUSINESSES) and len(state.visited[shop]) >= capacity(state.seats)


def has_visited(state: PlanState, who: int, shop: int) -> bool:
    """Say whether somebody has a cube on a business or safe house."""
    return any(visitor == who for visitor, _ in state.visited[shop])


def is_open_exit(state: PlanState, exit_: int) -> bool:
    """Say whether fewer than two patrol cards lie at an exit."""
    return exit_ not in state.closed


def open_exit(state: PlanState) -> int:
    """Return the place of the only exit that stayed open, or GONE before it is known."""
    if state.day < 3 or len(state.closed) < 2:
        return GONE
    number = next(each for each in (1, 2, 3) if each not in state.closed)
    return state.tiles.found["exit"][number - 1]


def free_contact_spaces(state: PlanState, seat: Seat) -> int:
    """Return how many uncovered contact spaces hold neither card nor locked asset."""
    return state.contacts[seat][: 5 - state.cuffs[seat]].count("")


def contact_count(state: PlanState, seat: Seat) -> int:
    """Return how many contacts count for lockers and exit tiles: those not under handcuffs."""
    spaces = state.contacts[seat][: 5 - state.cuffs[seat]]
    return sum(1 for card in spaces if card in CONTACTS)


def locked_assets(state: PlanState, seat: Seat) -> list[str]:
    """Return the assets that can still be unlocked, in the order of their spaces."""
    shown = state.contacts[seat][: 5 - state.cuffs[seat]]
    return [asset for asset in (*shown, *state.items[seat]) if asset in _LOCKED]


def markers_left(state: PlanState, seat: Seat) -> int:
    """Return how many control markers a seat still holds."""
    return MARKERS - state.bosses.count(seat)


def gas_left(state: PlanState) -> int:
    """Return how many gas cans lie at the store."""
    return GAS_CANS - sum(state.gas)


_LOCKED: Final = frozenset(("fed", "cou", "swa", "avoid", "key", "heal"))


def make_way(state: PlanState, seat: Seat, space: int, events: list[Event]) -> None:
    """Move the locked asset on a contact space to the first free one (R17)."""
    spaces = state.contacts[seat]
    asset, free = spaces[space], spaces.index("")
    state.contacts[seat] = with_space(with_space(spaces, free, asset), space, "")
    data: dict[str, Value] = {"seat": seat, "asset": asset, "start": space + 1, "end": free + 1}
    events.append(Event("asset_moved", data))


def with_space(spaces: Spaces, index: int, what: str) -> Spaces:
    """Return the spaces with one of them changed."""
    return (*spaces[:index], what, *spaces[index + 1 :])
