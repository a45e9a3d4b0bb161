"""Imagines how everybody else can run in the coming round.

Hands are public, so that others are imagined with cards they really hold. Nothing is known of
which one they choose.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.rules.contract import Seat
from game.rules.evacuate import EvacState, hand, is_seat, runners, speed_of
from game.rules.evacuate.cards import NEUTRAL_DECK
from game.rules.evacuate.trial import Trial, trial_run, turn_up_known
from game.rules.rng import Chance, below


class Round(NamedTuple):
    """One way in which all others may run."""

    speeds: Mapping[int, int]
    """The speed of each other runner's card."""
    panics: int
    """Panicked Runs among them."""


class Forecast:
    """The ends of all runs that can happen in the coming round."""

    def __init__(self, view: EvacState) -> None:
        self._view = view.copy()
        turn_up_known(self._view)
        self._tried: dict[tuple[int, int], Trial] = {}
        self._runners = runners(view)

    def end(self, runner: int, speed: int) -> Trial:
        """Return where a runner ends with a card of this speed."""
        key = runner, speed
        if key not in self._tried:
            self._tried[key] = trial_run(self._view, runner, speed)
        return self._tried[key]

    def round(self, seat: Seat, chance: Chance) -> Round:
        """Return one way in which all but one seat may run."""
        speeds, panics = {}, 0
        for runner in self._runners:
            if runner != seat:
                speeds[runner], panic = self._draw(runner, chance)
                panics += panic
        return Round(speeds, panics)

    def _draw(self, runner: int, chance: Chance) -> tuple[int, int]:
        """Return a speed that a runner may choose or draw, and whether it calls a Nomia card."""
        view = self._view
        if not is_seat(view, runner):
            return _neutral_speed(view, runner - view.seats, chance), 0
        cards = hand(view, runner)
        card = cards[below(chance, len(cards))]
        return speed_of(card), int(card == "panic_run" and acts_there(view, runner))


def acts_there(view: EvacState, seat: Seat) -> bool:
    """Say whether the action of a seat's card will count: not from Maintenance Access (2.1)."""
    return view.stations.card[view.spots[seat]] != "maint"


def _neutral_speed(view: EvacState, number: int, chance: Chance) -> int:
    """Return a speed that the deck of a neutral runner may still hold."""
    rest = list(NEUTRAL_DECK)
    for speed in view.neutral_spent[number]:
        rest.remove(speed)
    rest = rest or list(NEUTRAL_DECK)
    return rest[below(chance, len(rest))]
