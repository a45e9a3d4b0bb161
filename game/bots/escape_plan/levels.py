"""How the levels of Escape Plan differ, and what everything is worth to a thief.

Weights are in thousands of dollars at the final count, unless they are called a share.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final


@dataclass(frozen=True, slots=True)
class Weights:
    """What counts beside the final count itself."""

    caught: float
    """Not to get out of the city, beside all that is lost by it."""
    cut_off: float
    """To stand without a can in a corner from which no way leads on."""
    officer: float
    """Each officer to be passed on a later move."""
    later: float
    """Share that a visit is worth for each turn that it lies ahead."""
    turn: float
    """A turn of which nothing is known yet."""
    disc: float
    """An extra action disc that can still be used."""
    contacts: tuple[float, ...]
    """Contacts by number as long as there is time to find more."""
    swap: float
    """Taking a contact without a free space."""
    space: float
    """Each contact space that is free."""
    room: float
    """Each item space that is free."""
    unlock: float
    """Unlocking an asset, in a visit that is planned."""
    hold: float
    """An asset that is kept ready, beside what its use scores."""
    heat: float
    """Share of the loss by notoriety that counts while it can still be brought down."""
    line: float
    """Each officer that others send after a line has been crossed."""
    cuffs: float
    """Each pair of handcuffs, beside the contact it costs."""
    cuffed: float
    """The contact that handcuffs cost, on a later move."""
    need: float
    """Each thousand that is missing for the way out."""
    far: float
    """Each turn on the eve of the last day by which an exit is too far away."""
    purse: float
    """Each of the first thousands in the purse, beside their worth."""
    key: float
    """A key as long as there is time for its locker, at a glance."""
    keys: tuple[float, ...]
    """The same by its colour."""
    gas: float
    gang: float
    """A gang member."""
    equipment: float
    """A piece of equipment that is ready."""
    worn: float
    """Share that remains of a contact or piece of equipment until the next rest."""
    sun: float
    """A rest that can still be taken."""
    first_aid: float


@dataclass(frozen=True, slots=True)
class Level:
    """One level of play."""

    searches: bool
    """Tries its answers to the end of the turn; else it answers at a glance."""
    tries: int
    """Answers that are tried to questions other than where to go."""
    worlds: int
    """Worlds dealt anew in which the best answers are tried."""
    finalists: int
    """Answers that are tried in more than the first world."""
    nested: int
    """Ways to go on that are tried after something has been used before a move."""
    depth: int
    """Visits looked ahead after the present turn."""
    width: int
    """Tours kept after each of these visits."""
    iterations: int
    """Answers tried to the end of the turn at most; then the best so far counts."""
    error: float
    """By how much an answer is misjudged at most."""
    weights: Weights


_WEIGHTS: Final = Weights(
    caught=300.0,
    cut_off=60.0,
    officer=13.0,
    later=0.85,
    turn=30.0,
    disc=32.0,
    contacts=(0.0, 14.0, 30.0, 50.0, 74.0, 100.0),
    swap=2.0,
    space=6.0,
    room=5.0,
    unlock=9.0,
    hold=4.0,
    heat=0.75,
    line=5.0,
    cuffs=6.0,
    cuffed=15.0,
    need=22.0,
    far=12.0,
    purse=0.8,
    key=16.0,
    keys=(9.0, 22.0, 30.0),
    gas=3.0,
    gang=15.0,
    equipment=7.0,
    worn=0.4,
    sun=6.0,
    first_aid=10.0,
)

_STEADY: Final = replace(
    _WEIGHTS,
    caught=450.0,
    gang=28.0,
    equipment=10.0,
)
"""What a player who plans ahead knows better."""

LEVELS: Final[Mapping[str, Level]] = {
    "novice": Level(
        searches=False,
        tries=0,
        worlds=1,
        finalists=1,
        nested=0,
        depth=0,
        width=4,
        iterations=100,
        error=40.0,
        weights=_WEIGHTS,
    ),
    "steady": Level(
        searches=True,
        tries=16,
        worlds=2,
        finalists=4,
        nested=5,
        depth=4,
        width=10,
        iterations=400,
        error=0.0,
        weights=_STEADY,
    ),
}
"""The levels that can be played, by name."""

CARD_WORTH: Final[Mapping[str, float]] = {
    "fixer": 22.0,
    "driver": 9.0,
    "insider": 8.0,
    "nurse": 8.0,
    "lawyer": 8.0,
    "banker": 7.0,
    "fighter": 7.0,
    "boxer": 7.0,
    "ninja": 7.0,
    "double": 7.0,
    "sergeant": 7.0,
    "cabbie": 6.0,
    "pilot": 6.0,
    "dispatcher_red": 6.0,
    "dispatcher_blue": 6.0,
    "dispatcher_black": 6.0,
    "snitch_red": 6.0,
    "snitch_blue": 6.0,
    "snitch_black": 6.0,
    "mule": 5.0,
    "boatman": 7.0,
}
"""What a contact is good for, beside being counted at the end."""

FIXER_WORTH: Final[Mapping[str, float]] = {
    "boss": 32.0,
    "safecracker": 16.0,
    "surgeon": 10.0,
    "forger": 12.0,
    "accountant": 7.0,
    "tipster": 8.0,
    "motorcycle": 9.0,
    "helicopter": 6.0,
}
"""What a fixer is good for as long as he is ready."""

ASSET_NEED: Final[Mapping[str, float]] = {
    "avoid": 9.0,
    "heal": 7.0,
    "key": 4.0,
    "fed": 6.0,
    "cou": 6.0,
    "swa": 6.0,
    "disc": 20.0,
}
"""How good it is to have an asset ready, to choose between them."""
