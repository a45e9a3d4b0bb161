"""The arithmetic of a chart: where ticks, points and labels go so that nothing lies over anything.

Pure numbers in logical units; `charts.py` draws what is worked out here.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

_STEPS: Final = (1.0, 2.0, 5.0)
"""Ticks are so far apart, or ten times as far, and so on."""


def ticks(low: float, high: float, most: int) -> list[float]:
    """Return round numbers at equal distances that reach from `low` to `high` or beyond.

    There are two at least and `most` at most, 0 among them if it is within reach. Distances are
    whole numbers: what is counted here has no fractions.
    """
    low, high = min(low, high), max(low, high, low + 1)
    power = 1.0
    while True:
        for step in _STEPS:
            first = math.floor(low / (step * power))
            last = math.ceil(high / (step * power))
            if last - first + 1 <= max(2, most):
                return [number * step * power for number in range(first, last + 1)]
        power *= 10


def spread(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Return places as near as possible to the wanted ones, at least `gap` apart, within bounds.

    Their order stays. If there is no room for all gaps, they are equally far apart.
    """
    if not wanted:
        return []
    gap = min(gap, (high - low) / max(1, len(wanted) - 1))
    order = sorted(range(len(wanted)), key=lambda number: wanted[number])
    groups: list[tuple[float, list[int]]] = []
    for number in order:
        groups.append((wanted[number], [number]))
        while len(groups) > 1 and _touch(groups[-2], groups[-1], gap):
            (one, first), (other, second) = groups[-2:]
            middle = (one * len(first) + other * len(second)) / (len(first) + len(second))
            groups[-2:] = [(middle, first + second)]
    placed = [0.0] * len(wanted)
    for middle, members in groups:
        for place, number in enumerate(members):
            placed[number] = middle + (place - (len(members) - 1) / 2) * gap
    return _kept_within(placed, order, gap, low, high)


def _touch(one: tuple[float, list[int]], other: tuple[float, list[int]], gap: float) -> bool:
    """Say whether two groups of labels, each around its middle, come closer than a gap."""
    return other[0] - one[0] < gap * (len(one[1]) + len(other[1])) / 2 - 1e-9


def _kept_within(
    placed: list[float], order: Sequence[int], gap: float, low: float, high: float
) -> list[float]:
    """Push what lies beyond an end back inside, and what is then in its way along with it."""
    least = low
    for number in order:
        placed[number] = max(placed[number], least)
        least = placed[number] + gap
    most = high
    for number in reversed(order):
        placed[number] = min(placed[number], most)
        most = placed[number] - gap
    return placed


def thinned(places: Sequence[float], widths: Sequence[float], gap: float) -> list[int]:
    """Return which labels can be written side by side, each around its place, from the left.

    Labels without width are never written.
    """
    kept: list[int] = []
    free = -math.inf
    for number, (place, width) in enumerate(zip(places, widths, strict=True)):
        if width > 0 and place - width / 2 >= free:
            kept.append(number)
            free = place + width / 2 + gap
    return kept


def every(count: int, room: float, gap: float) -> int:
    """Return n such that each n-th of so many points can have a mark, `gap` apart at least."""
    if count < 2:
        return 1
    return max(1, math.ceil(gap * (count - 1) / max(room, 1.0)))
