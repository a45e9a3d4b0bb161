"""The eleven civilizations: how many Survivors, which ninth run card, which special card.

The power of a civilization is carried out where it matters, and named there; the special cards
are told in `windows.py`. Rules 2.6.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple


class Civilization(NamedTuple):
    """One civilization; its power is its id, asked for with `is_civ`."""

    id: str
    survivors: int
    run_card: str
    special: str


CIVILIZATIONS: Final[Mapping[str, Civilization]] = {
    civ.id: civ
    for civ in (
        # Echo: after the reveal, may swap the shown card with the top of the own discard pile.
        Civilization("skith", 5, "warp", "time_slip"),
        # Assimilate: once, may take a special card that another player has just used.
        Civilization("mendeku", 6, "hyper", "sudden_growth"),
        # Thick Hide: a loss is a hit; a Survivor dies at its second. Every hit counts as a loss.
        Civilization("urumak", 3, "trample", "shrug_off"),
        # Specimens: a Survivor of another colour killed on your space or beside it joins you.
        Civilization("collector", 3, "tractor", "collect_nomia"),
        # Lifeboat Rights: the second loss puts the Lifeboat into the Nomia discard pile.
        Civilization("glazatoq", 6, "slime", "cold_blood"),
        # Last Rites: wins only with the Nomias, or if few others are left at the end.
        Civilization("ossuar", 5, "wail", "feast"),
        # Too Many: with 5 or more, a loss is two.
        Civilization("pell", 7, "scatter", "decoy"),
        # Quick Feet: may run 1 faster or slower.
        Civilization("vantari", 5, "blink", "second_wind"),
        # Ponderous: never faster than 3, and no action card of others moves it.
        Civilization("korrund", 5, "digin", "bulwark"),
        # Foresight: sees the top Nomia card before choosing.
        Civilization("ithli", 5, "premonition", "mind_fog"),
        # Jury-Rig: debris, hole, acid, gate, slick and gravity do nothing to it.
        Civilization("zubrek", 6, "weld", "rewire"),
    )
}

MOST_HITS: Final = 3
MOST_CAPTIVES: Final = 3
FAST_LIMIT: Final = 3
WARP_SUM: Final = 4
"""Under Warp Reality a speed and what becomes of it add up to this."""
CROWD: Final = 5
"""With so many Survivors, Pell loses two at a time."""

DOOM: Final[Mapping[int, int]] = {2: 2, 3: 3, 4: 2, 5: 2, 6: 3}
"""Ossuar wins if the others together have at most so many, by number of seats."""

LIFEBOAT_SEATS: Final = 2
"""How many the Lifeboat takes."""
