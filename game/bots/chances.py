"""From what a table is worth to how likely somebody is to win."""

from __future__ import annotations

import math
from collections.abc import Sequence


def from_odds(logarithm: float) -> float:
    """Return the chance, 0 to 1, for the logarithm of the odds."""
    if logarithm < 0:
        return 1 - from_odds(-logarithm)
    return 1 / (1 + math.exp(-logarithm))


def shares(logarithms: Sequence[float]) -> tuple[float, ...]:
    """Return chances that add up to 1, for what each seat's odds are in logarithms."""
    most = max(logarithms)
    odds = [math.exp(each - most) for each in logarithms]
    return tuple(each / sum(odds) for each in odds)
