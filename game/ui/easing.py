"""How a motion spends its time: each function maps 0..1 to 0..1 and ends exactly at 1."""

from __future__ import annotations

from collections.abc import Callable

Easing = Callable[[float], float]

_OVERSHOOT = 1.12


def linear(t: float) -> float:
    """Keep one speed: counters, bars and paths that are eased as a whole."""
    return t


def ease_out(t: float) -> float:
    """Start fast and come to rest: what a hand does when it puts a piece down."""
    return 1 - (1 - t) ** 3


def ease_in(t: float) -> float:
    """Start at rest and gather speed: what falls."""
    return t**3


def ease_in_out(t: float) -> float:
    """Start and end at rest: what slides."""
    return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


def overshoot(t: float) -> float:
    """Pass the goal by about six parts in a hundred and settle: what hops."""
    back = t - 1
    return 1 + (_OVERSHOOT + 1) * back**3 + _OVERSHOOT * back**2
