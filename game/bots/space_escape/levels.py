"""How the levels of Space Escape differ: sizes and weights, not code.

Weights are in card moves: 1.0 is as good as one rat's move saved. They were found by playing
thousands of games in the arena.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from game.bots.search import Reach


@dataclass(frozen=True, slots=True)
class Weights:
    """What each feature of a position costs the table."""

    work: float
    """Per expected move until all items and rats are in the pod."""
    longest: float
    """Per expected move of the rat with the longest way."""
    medkit: float
    """For each medkit used."""
    bite_with_medkit: float
    """A bite that sends a rat home, beside the way lost."""
    bite_without_medkit: float
    """A bite that ends the match."""
    near: tuple[float, float, float]
    """Chance taken of a bite by a snake 1, 2 or 3 spaces away."""
    cornered: float
    """Chance added when snakes are near on both sides."""
    covered_item: float
    """For each item under a snake."""
    snake_on_tier: tuple[float, float, float, float, float]
    """For each snake, by its tier from the outermost in."""
    snake_below: float
    """Share of that cost for a snake below every rat."""
    doomed: float
    """For each snake on the top tier whose colour's climb card is still to come."""


@dataclass(frozen=True, slots=True)
class Level:
    """One level of play."""

    reach: Reach
    weights: Weights
    error: float = 0.0
    """By how much it misjudges the end of a turn at most, in card moves, divided by the number of
    rats: a mistake about one of them weighs less in a larger crew."""
    beam_per_rat: int = 0
    """Widens the beam of a larger crew, which has more ends of a turn to choose from."""

    def reach_for(self, rats: int) -> Reach:
        """Return how far this level looks with a crew of so many rats."""
        return replace(self.reach, beam=max(self.reach.beam, self.beam_per_rat * rats))


_CAREFUL: Final = Weights(
    work=1.0,
    longest=0.2,
    medkit=1.0,
    bite_with_medkit=1.0,
    bite_without_medkit=30.0,
    near=(0.06, 0.06, 0.06),
    cornered=0.15,
    covered_item=1.0,
    snake_on_tier=(0.0, 0.3, 0.6, 1.2, 3.0),
    snake_below=0.3,
    doomed=6.0,
)

LEVELS: Final[Mapping[str, Level]] = {
    # Plays its own card as well as it can, with an eye that is not quite sure, and is surprised
    # by what the next open card does.
    "novice": Level(
        Reach(turns=1, width=40, beam=3, later_width=1, iterations=3000),
        _CAREFUL,
        error=1.6,
    ),
    # Sees how the next open card can go on from the three or four best ends of its own.
    "steady": Level(
        Reach(turns=2, width=40, beam=3, later_width=16, iterations=6000),
        _CAREFUL,
        beam_per_rat=1,
    ),
}
