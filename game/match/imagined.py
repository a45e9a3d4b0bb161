"""A match as one seat may imagine it: played on in a world that fits what this seat knows.

What is answered there comes to nothing. Beyond the first thing that becomes known it tells nothing
either, for in the match itself something else may come up.
"""

from __future__ import annotations

from typing import Final

from game.match.match import Match
from game.rules.contract import Seat
from game.rules.rng import Chance

_WORLD: Final = 7
"""Seed of the world that is dealt: always the same, never that of the match."""


def imagined(match: Match, seat: Seat) -> Match:
    """Return a match at the present question, dealt anew from the view of a seat."""
    world = match.game.redeal(match.view(seat), Chance(_WORLD))
    return Match(match.game, match.setup, match.seats, 0, world)
