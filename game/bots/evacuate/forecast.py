"""Imagines how a round can end: every runner with every card it may play, and whom Nomias hit.

Hands are public, so that others are imagined with cards they really hold. Nothing is known of
which one they choose.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.rules.evacuate import (
    RED,
    EvacState,
    hand,
    is_seat,
    nomia_deck_holds,
    runners,
    speed_of,
)
from game.rules.evacuate.attack import AMBUSH_SPACES, LURKER_SPACES, SWARM_CROWD
from game.rules.evacuate.cards import NEUTRAL_DECK
from game.rules.evacuate.trial import Trial, trial_run
from game.rules.rng import Chance, below


class Round(NamedTuple):
    """One way in which everybody may run: the end of each runner, by runner."""

    ends: Mapping[int, Trial]
    panics: int
    """Panicked Runs among the others."""


class Forecast:
    """The ends of all runs that can happen in the coming round."""

    def __init__(self, view: EvacState) -> None:
        self._view = view
        self._tried: dict[tuple[int, int], Trial] = {}
        self.runners = runners(view)
        held = Counter(card for card in nomia_deck_holds(view) if card in RED)
        total = max(1, len(view.nomia_deck))
        self.odds = {card: count / total for card, count in held.items()}
        """How probable each red title is on the next draw."""

    def end(self, runner: int, speed: int) -> Trial:
        """Return where a runner ends with a card of this speed."""
        key = runner, speed
        if key not in self._tried:
            self._tried[key] = trial_run(self._view, runner, speed)
        return self._tried[key]

    def rounds(self, seat: int, count: int, chance: Chance) -> list[Round]:
        """Return ways in which all but one seat may run."""
        return [self._round(seat, chance) for _ in range(count)]

    def _round(self, seat: int, chance: Chance) -> Round:
        ends, panics = {}, 0
        for runner in self.runners:
            if runner == seat:
                continue
            speed, panic = self._draw(runner, chance)
            ends[runner] = self.end(runner, speed)
            panics += panic
        return Round(ends, panics)

    def _draw(self, runner: int, chance: Chance) -> tuple[int, int]:
        """Return a speed that a runner may choose or draw, and whether it calls a Nomia card."""
        view = self._view
        if is_seat(view, runner):
            cards = hand(view, runner)
            card = cards[below(chance, len(cards))]
            return speed_of(card), int(card == "panic_run")
        return _neutral_speed(view, runner - view.seats, chance), 0


def _neutral_speed(view: EvacState, number: int, chance: Chance) -> int:
    """Return a speed that the deck of a neutral runner may still hold."""
    rest = list(NEUTRAL_DECK)
    for speed in view.neutral_spent[number]:
        rest.remove(speed)
    rest = rest or list(NEUTRAL_DECK)
    return rest[below(chance, len(rest))]


def expected_hits(
    ends: Mapping[int, Trial], arrow: int, odds: Mapping[str, float]
) -> dict[int, float]:
    """Return how many Survivors each runner is expected to lose to one Nomia card."""
    losses = dict.fromkeys(ends, 0.0)
    places = {runner: end.place * arrow for runner, end in ends.items()}
    first, last = max(places.values()), min(places.values())
    crowd = _most_crowded(places)
    for card, odd in odds.items():
        for runner, place in places.items():
            if _hits(card, place, first, last, crowd, ends[runner].moved):
                losses[runner] += odd
    return losses


def _most_crowded(places: Mapping[int, int]) -> Sequence[int]:
    """Return the places that Swarm hits."""
    count = Counter(places.values())
    most = max(count.values())
    return [place for place, number in count.items() if number == most >= SWARM_CROWD]


def _hits(card: str, place: int, first: int, last: int, crowd: Sequence[int], moved: int) -> bool:
    """Say whether a red card hits a runner at this place along the arrow."""
    match card:
        case "front":
            return place == first
        case "rear":
            return place == last
        case "pincer":
            return place in (first, last)
        case "ambush":
            return moved >= AMBUSH_SPACES
        case "lurkers":
            return moved <= LURKER_SPACES
        case _:
            return place in crowd
