"""What an answer would lead to, as far as somebody can know it before giving it.

The answer is tried in worlds dealt anew from what is known: in one from the own view of the seat,
or in several from what everybody knows, and then only what they have in common is sure. Nothing
here touches the match itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Any, Final

from game.match.reel import may_see
from game.rules.contract import Event, Game, Seat
from game.rules.rng import Chance

_FORESIGHT: Final = 0
"""Seed of the first world that is dealt: always the same, never the match's own."""

_WORLDS: Final = 16
"""In so many worlds an answer is tried where what nobody at the table knows could decide."""


def outcome(game: Game[Any], state: Any, seat: Seat, key: str, *, openly: bool) -> list[Event]:
    """Return what would surely follow an answer, up to the first event that reveals something."""
    worlds = _tried(game, state, seat, key, openly=openly)
    sure = next(worlds)
    for other in worlds:
        if not sure:
            break
        sure = _common_start(sure, other)
    return sure


def reveals(game: Game[Any], state: Any, seat: Seat, key: str, *, openly: bool) -> bool:
    """Say whether an answer would surely make something known, so that it cannot be taken back.

    What others hold decides at times who is asked next, so even a seat that knows its own cards
    tries this in several worlds.
    """
    worlds = _worlds(game, state, seat, key, _WORLDS, openly=openly)
    return all(any(event.reveals for event in events) for events in worlds)


def _tried(
    game: Game[Any], state: Any, seat: Seat, key: str, *, openly: bool
) -> Iterator[list[Event]]:
    """Yield what those who look on would see in each world before anything is revealed."""
    viewer = None if openly else seat
    for events in _worlds(game, state, seat, key, _WORLDS if openly else 1, openly=openly):
        before = takewhile(lambda event: not event.reveals, events)
        yield [event for event in before if may_see(event, viewer)]


def _worlds(
    game: Game[Any], state: Any, seat: Seat, key: str, count: int, *, openly: bool
) -> Iterator[list[Event]]:
    """Yield all that follows an answer, world by world; nothing where it cannot be tried."""
    viewer = None if openly else seat
    view, asked = game.view(state, viewer), game.decisions(state)
    for number in range(count):
        world = game.redeal(view, Chance(_FORESIGHT + number))
        # In what everybody knows the question cannot always be told in full.
        told = not openly or game.decisions(world) == asked
        yield game.apply(world, {seat: key}) if told else []


def _common_start(one: Sequence[Event], other: Sequence[Event]) -> list[Event]:
    """Return the events with which both accounts begin."""
    pairs = takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False))
    return [event for event, _ in pairs]
