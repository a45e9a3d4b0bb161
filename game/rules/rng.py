"""Chance: one splitmix64 step per draw, from two integers that live in the state.

Whoever holds `seed` and `counter` can be passed to the functions here: a game state, or a
`Chance` when something outside a match (a re-deal, an AI seat) needs random numbers.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, TypeVar

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15

T = TypeVar("T")


class Source(Protocol):
    """Anything that carries the two integers of chance."""

    seed: int
    counter: int


@dataclass(slots=True)
class Chance:
    """A stream of random numbers of its own, outside any match."""

    seed: int
    counter: int = 0


def next_word(source: Source) -> int:
    """Return 64 random bits and move the source on by one draw."""
    source.counter += 1
    return _word(source.seed, source.counter)


def _word(seed: int, counter: int) -> int:
    word = (seed + counter * _GAMMA) & _MASK
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _MASK
    return word ^ (word >> 31)


def below(source: Source, limit: int) -> int:
    """Return a number from 0 to limit - 1. The bias for small limits is below one in 2**50."""
    source.counter = counter = source.counter + 1
    return (_word(source.seed, counter) * limit) >> 64


def shuffle(source: Source, items: list[T]) -> None:
    """Shuffle a list in place, by one draw of `below` for every item but the first."""
    seed, counter = source.seed, source.counter
    for last in range(len(items) - 1, 0, -1):
        counter += 1
        other = (_word(seed, counter) * (last + 1)) >> 64
        items[last], items[other] = items[other], items[last]
    source.counter = counter
