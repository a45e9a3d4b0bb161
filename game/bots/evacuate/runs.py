"""What each run card is worth to a seat, over rounds in which all others run by chance."""

from __future__ import annotations

import math

from game.bots.evacuate.chances import Way, turned, ways_to_act, ways_to_run
from game.bots.evacuate.forecast import Forecast, Round, acts_there
from game.bots.evacuate.judge import balance
from game.bots.evacuate.levels import Weights
from game.bots.evacuate.threats import Ends, Exposure, known_top
from game.rules.contract import Seat
from game.rules.evacuate import RUN_CARDS, EvacState
from game.rules.rng import Chance


class RunCards:
    """Judges the run cards of one seat at one table."""

    def __init__(self, view: EvacState, seat: Seat, weights: Weights) -> None:
        self._view = view
        self._seat = seat
        self._weights = weights
        self._acts = acts_there(view, seat)
        self._forecast = Forecast(view)
        self._exposure = Exposure(view, known_top(view), weights.stun)
        self._lead = weights.lead * view.evac_ready * view.arrow
        self._round = Round({}, 0)
        self._valued: dict[tuple[Way, int, bool], float] = {}

    def imagine(self, chance: Chance) -> None:
        """Have all others run in another way."""
        self._round = self._forecast.round(self._seat, chance)
        self._valued.clear()

    def best_use(self, card: str) -> float:
        """Return what the best use of a card is worth if all others run as imagined."""
        panics = self._round.panics + (card == "panic_run" and self._acts)
        digs = card == "digin" and self._acts
        best, used = -math.inf, None
        for way in ways_to_run(self._view, self._seat, card, self._round):
            value = self._value_of_run(way, panics, digs=digs)
            if value > best:
                best, used = value, way
        assert used is not None
        for ends in ways_to_act(self._view, self._seat, card, self._ends_of(used)):
            best = max(best, self._value(ends, panics, digs=digs))
        return best

    def price(self, card: str) -> float:
        """Return what playing a card costs apart from where it leads."""
        if not self._acts or not RUN_CARDS[card].action:
            return 0.0
        return self._weights.panic if card == "panic_run" else self._weights.action

    def _ends_of(self, way: Way) -> Ends:
        """Return where everybody ends if the seat runs like this."""
        others = {
            runner: self._forecast.end(runner, turned(speed) if way.warped else speed)
            for runner, speed in self._round.speeds.items()
        }
        others[self._seat] = self._forecast.end(self._seat, way.speed)
        return others

    def _value_of_run(self, way: Way, panics: int, *, digs: bool) -> float:
        """Return what an end of the run is worth; cards of one speed end alike."""
        key = way, panics, digs
        value = self._valued.get(key)
        if value is None:
            value = self._valued[key] = self._value(self._ends_of(way), panics, digs=digs)
        return value

    def _value(self, ends: Ends, panics: int, *, digs: bool) -> float:
        draws = self._exposure.draws(ends, panics + self._weights.later)
        dug_in = (self._seat,) if digs else ()
        losses = self._exposure.losses(ends, self._view.arrow, draws, dug_in)
        own = losses.pop(self._seat)
        spared = -balance(self._view, self._seat, own, losses.values(), self._weights)
        return spared + self._lead * ends[self._seat].place
