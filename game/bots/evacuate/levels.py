"""How the levels of Evacuate! differ: how many rounds they imagine, and how well they judge."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Weights:
    """What counts, in Survivors: 1.0 is as good as one of the own kept alive."""

    others: float
    """All the others' losses together, beside one's own."""
    later: float
    """Where one stands after this round's cards: as many more cards drawn."""
    stun: float
    """Not to move in the next round, beside the Survivor lost to Front."""
    panic: float
    """Cost of one Nomia card more, apart from whom it hits."""
    lead: float
    """Each space ahead of the rearmost once the Transport is in the deck: it breaks ties."""
    action: float
    """Worth of an action card in the hand: what playing it without need gives away."""
    special: float
    """Worth of a special card not yet played, as long as the Transport is not in the deck."""
    doom: float
    """To Ossuar, all the others' losses together."""
    doomed: float
    """To Ossuar, one of its own Survivors."""


@dataclass(frozen=True, slots=True)
class Level:
    """One level of play."""

    samples: int
    """Rounds imagined for each run card."""
    worlds: int
    """Worlds dealt anew in which each answer to another question is tried."""
    iterations: int
    """Rounds and worlds tried with one card or answer at most; then the best so far counts."""
    error: float
    """By how much a choice is misjudged at most, in Survivors."""
    weights: Weights


_WEIGHTS: Final = Weights(
    others=0.5,
    later=0.3,
    stun=0.2,
    panic=0.05,
    lead=0.02,
    action=0.02,
    special=0.3,
    doom=3.0,
    doomed=0.5,
)

LEVELS: Final[Mapping[str, Level]] = {
    "novice": Level(samples=4, worlds=1, iterations=400, error=0.45, weights=_WEIGHTS),
    "steady": Level(samples=12, worlds=4, iterations=2000, error=0.0, weights=_WEIGHTS),
}
"""The levels that can be played, by name."""
