"""Everything that is printed: contacts, fixers, equipment, assets, plans, tiles and tables.

A row holds the printed facts and the step its use puts on the stack: a name and plain arguments,
carried out in `effects.py` and `avoiding.py`. Money is in thousands of dollars.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

ANY: Final = "any"
TRAVEL: Final = "travel"
AVOID: Final = "avoid"
VISIT: Final = "visit"
"""The moments of an own turn in which something may be used."""

RED: Final = 0
BLUE: Final = 1
BLACK: Final = 2
INSPECTOR: Final = 3
COLOURS: Final = ("red", "blue", "black", "inspector")
ALL_COLOURS: Final = 7
"""Bit mask of the three colours of officers: red 1, blue 2, black 4."""

OFFICERS_EACH: Final = 10


class Effect(NamedTuple):
    """The step that carries an effect out."""

    step: str
    args: tuple[Any, ...] = ()


class Contact(NamedTuple):
    """A contact card: what its use costs, whether it makes notorious, and when it may be used."""

    id: str
    copies: int
    cost: int
    effect: Effect
    moment: str = ANY
    star: bool = False


class Item(NamedTuple):
    """A fixer or equipment tile: price, effect, moment. Its use is free."""

    id: str
    price: int
    effect: Effect
    moment: str = ANY


class Asset(NamedTuple):
    """An asset tile: effect, moment, and where it lies locked at first ("" = ready)."""

    id: str
    effect: Effect
    moment: str
    home: str


_CONTACT_ROWS: Final = (
    # Avoid every officer of one colour met this turn
    Contact("fighter", 2, 2, Effect("avoid_colour", (RED,)), AVOID),
    Contact("boxer", 2, 2, Effect("avoid_colour", (BLUE,)), AVOID),
    Contact("ninja", 2, 2, Effect("avoid_colour", (BLACK,)), AVOID),
    # Avoid whoever stands on one tile
    Contact("driver", 2, 3, Effect("avoid_whole_tile"), AVOID),
    # Avoid one, or two, wherever they stand
    Contact("double", 2, 1, Effect("avoid_officers", (1, ALL_COLOURS)), AVOID),
    Contact("sergeant", 1, 1, Effect("avoid_officers", (2, ALL_COLOURS)), AVOID, star=True),
    # One movement point more
    Contact("cabbie", 2, 1, Effect("boost", (1,)), TRAVEL),
    # One flight of one or two tiles, from anywhere, for a movement point
    Contact("pilot", 2, 2, Effect("charter"), TRAVEL, star=True),
    # All water can be crossed this turn, and one movement point more
    Contact("boatman", 1, 1, Effect("open_water", (1,)), TRAVEL),
    # Move an officer of one colour
    Contact("dispatcher_red", 1, 2, Effect("move_officer", (1 << RED,))),
    Contact("dispatcher_blue", 1, 2, Effect("move_officer", (1 << BLUE,))),
    Contact("dispatcher_black", 1, 2, Effect("move_officer", (1 << BLACK,))),
    # Take an officer of one colour out of the game
    Contact("snitch_red", 1, 1, Effect("remove_officer", (1 << RED,))),
    Contact("snitch_blue", 1, 1, Effect("remove_officer", (1 << BLUE,))),
    Contact("snitch_black", 1, 1, Effect("remove_officer", (1 << BLACK,))),
    Contact("fixer", 2, 4, Effect("take_disc")),
    Contact("nurse", 2, 2, Effect("heal", (1,))),
    Contact("lawyer", 2, 2, Effect("calm", (1,))),
    Contact("banker", 1, 1, Effect("take_income"), star=True),
    Contact("insider", 2, 3, Effect("unlock_some", (1,))),
    Contact("mule", 1, 1, Effect("fill_gas")),
)

CONTACTS: Final[Mapping[str, Contact]] = {row.id: row for row in _CONTACT_ROWS}
DISPLAY: Final = 7
CONTACT_SPACES: Final = 5
CONTACT_BONUS: Final = (0, 0, 10, 30, 60, 100)

_FIXER_ROWS: Final = (
    # A flight of one or two tiles from anywhere, for a movement point
    Item("helicopter", 1, Effect("charter"), TRAVEL),
    # One of the three powers of a gang member
    Item("motorcycle", 2, Effect("gang_power")),
    Item("surgeon", 3, Effect("heal", (2,))),
    Item("forger", 4, Effect("calm", (2,))),
    Item("safecracker", 4, Effect("unlock_some", (2,))),
    # Move two officers of any colours
    Item("tipster", 3, Effect("move_officers", (2,))),
    Item("accountant", 4, Effect("take_income")),
    Item("boss", 5, Effect("take_disc")),
)

FIXERS: Final[Mapping[str, Item]] = {row.id: row for row in _FIXER_ROWS}

_EQUIPMENT_ROWS: Final = (
    # Each of the cheap ones slips past one officer of its colour, the mask past any one
    Item("vest", 2, Effect("avoid_officers", (1, 1 << BLUE)), AVOID),
    Item("hat", 2, Effect("avoid_officers", (1, 1 << RED)), AVOID),
    Item("helmet", 2, Effect("avoid_officers", (1, 1 << BLACK)), AVOID),
    Item("mask", 3, Effect("avoid_officers", (1, ALL_COLOURS)), AVOID),
)

EQUIPMENT: Final[Mapping[str, Item]] = {row.id: row for row in _EQUIPMENT_ROWS}
EQUIPMENT_EACH: Final = 4
EQUIPMENT_A_VISIT: Final = 2
ITEMS: Final[Mapping[str, Item]] = {**FIXERS, **EQUIPMENT}
ITEM_SPACES: Final = 5

_ASSET_ROWS: Final = (
    Asset("disc", Effect("take_disc"), ANY, ""),
    Asset("fed", Effect("move_officer", (1 << RED,)), ANY, "items"),
    Asset("cou", Effect("move_officer", (1 << BLUE,)), ANY, "items"),
    Asset("swa", Effect("move_officer", (1 << BLACK,)), ANY, "items"),
    Asset("avoid", Effect("avoid_whole_tile"), AVOID, "contacts"),
    # Opens a closed business, or one locker, while visiting: asked for there
    Asset("key", Effect("master_key"), VISIT, "contacts"),
    Asset("heal", Effect("heal", (1,)), ANY, "contacts"),
)

ASSETS: Final[Mapping[str, Asset]] = {row.id: row for row in _ASSET_ROWS}
CONTACT_ASSETS: Final = tuple(row.id for row in _ASSET_ROWS if row.home == "contacts")
ITEM_ASSETS: Final = tuple(row.id for row in _ASSET_ROWS if row.home == "items")
READY_COSTS: Final = (5, 4, 3, 2, 1)
"""What using the asset on each space for unlocked assets costs, the dearest first."""
UNLOCK_FEE: Final = 3
ASSET_WORTH: Final = 10

BUSINESSES: Final = ("casino", "nightclub", "bar", "restaurant", "cinema", "gym")
SAFE_HOUSES: Final = ("safe1", "safe2", "safe3")
SHOPS: Final = (*BUSINESSES, *SAFE_HOUSES)
GROUPS: Final[Mapping[str, range]] = {"x": range(3), "y": range(3, 6), "safe": range(6, 9)}

PLANS: Final[Mapping[str, tuple[int, ...]]] = {
    # business by business, then safe house 1 to 3; 0 is an income sign
    "p1": (70, 0, 90, 0, 60, 80, 70, 80, 0),
    "p2": (0, 60, 80, 70, 90, 0, 0, 70, 80),
    "p3": (70, 90, 0, 80, 0, 60, 80, 0, 70),
    "p4": (70, 80, 0, 0, 60, 90, 70, 0, 80),
    "p5": (0, 90, 60, 80, 0, 70, 80, 70, 0),
    "p6": (90, 0, 60, 70, 0, 80, 0, 80, 70),
    "p7": (90, 70, 0, 60, 80, 0, 70, 80, 0),
    "p8": (60, 0, 80, 90, 70, 0, 80, 0, 70),
    "p9": (0, 60, 80, 0, 90, 70, 0, 70, 80),
}
INCOME: Final = (9, 8, 8, 7, 7, 6, 6, 5, 5, 4)
"""By the number of income cubes taken off the own track."""
START_CASH: Final = 9

KEY_COLOURS: Final = ("green", "black", "brown")
KEYS_EACH: Final = 3
LOCKERS: Final[Mapping[str, tuple[int, ...]]] = {
    "green": (20, 20, 30, 30, 40),
    "black": (40, 40, 50, 60, 70),
    "brown": (50, 60, 70, 80, 90),
}
LOCKER_NUMBERS: Final = (2, 5, 8)
"""What notoriety and contacts must come to, by colour."""
LOCKER_DRAWS: Final = (1, 0, -1)
"""What is added to the number of contacts to know how many tiles are drawn."""
EXIT_TILES: Final[Mapping[str, tuple[int, ...]]] = {
    "exit_p": (30, 40, 40, 50, 60),
    "exit_q": (30, 40, 50, 50, 60),
}

GAS_CANS: Final = 6
GAS_LIMIT: Final = 2
DISC_LIMIT: Final = 2
GANG_FEE: Final = 5
GANG_A_PLACE: Final = 2
MARKERS: Final = 2
WOUND_CUBES: Final = 3

TOP_NOTORIETY: Final = 7
LINES: Final = (2, 4, 6)
"""The threshold lines: each lies above this number."""
NOTORIETY_LOSS: Final = (0, 0, 5, 10, 20, 30, 40, 50)
"""What each notoriety costs at the end; the first entry stands for none."""
WOUND_LOSS: Final = 20
HOSPITAL_PRICES: Final = (1, 3, 6)
"""What healing one, two or three wounds costs in the hospital."""

EXIT_COSTS: Final = {
    1: (5,),
    2: (0, 10),
    3: (0, 5, 10),
    4: (0, 5, 10, 10),
    5: (0, 5, 5, 10, 10),
}
"""What the first, second ... thief pays to leave, by number of seats."""
LATE_FEE: Final = 1
"""What everybody else pays before each turn once somebody has left."""
PATROL: Final = (1, 1, 2, 2, 3, 3)

PARTS: Final = ("morning", "afternoon", "evening", "night", "dawn")
DAY_PARTS: Final = 3
"""The parts in which everybody must act; in the others an action disc is needed."""
DAYS: Final = 3
MOVEMENT: Final = 3
FLIGHT: Final = 2
"""How many tiles a flight leads, at most."""


class Lead(NamedTuple):
    """An inspector card: where it sends her (kind of place, its number) and what she does there.

    `contacts` are the places in the display whose cards go to the box, one after the other.
    """

    id: str
    kind: str
    number: int
    heat: int
    contacts: tuple[int, ...] = ()
    disc: bool = False


_LEAD_ROWS: Final = (
    Lead("i_casino", "business", 0, 1, (7,), disc=True),
    Lead("i_nightclub", "business", 1, 1, (6,)),
    Lead("i_bar", "business", 2, 1, (7,)),
    Lead("i_restaurant", "business", 3, 1, (5,)),
    Lead("i_cinema", "business", 4, 1, (7,)),
    Lead("i_gym", "business", 5, 1, (6,)),
    Lead("i_safe1", "safe_house", 6, -1),
    Lead("i_safe2", "safe_house", 7, -1, disc=True),
    Lead("i_safe3", "safe_house", 8, -1),
    Lead("i_exit1", "exit", 1, 1),
    Lead("i_exit2", "exit", 2, 1, disc=True),
    Lead("i_exit3", "exit", 3, 1),
    Lead("i_store", "store", 0, 0),
    Lead("i_clinic", "clinic", 0, 0, (7, 7)),
    Lead("i_church", "church", 0, -1, (1,)),
)
LEADS: Final[Mapping[str, Lead]] = {row.id: row for row in _LEAD_ROWS}

COSTA_BRIBE: Final = 3
COSTA_WOUNDS: Final = 2

RATINGS: Final = (
    (475, "legend"),
    (400, "mastermind"),
    (325, "professional"),
    (250, "crook"),
    (0, "petty"),
)
"""What a lone thief is called from each score on."""


def capacity(seats: int) -> int:
    """Return after how many visits a business closes."""
    return 2 if seats <= 3 else 3


def has_inspector(seats: int) -> bool:
    """Say whether Sandra (two seats) or Lt. Costa (one) hunts the thieves."""
    return seats <= 2


def contact_ids() -> list[str]:
    """Return the 32 contact cards by title."""
    return [row.id for row in _CONTACT_ROWS for _ in range(row.copies)]
