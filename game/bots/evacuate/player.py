"""The player of Evacuate!: tries to stand where the next Nomia card does not strike.

A run card is judged over many imagined rounds. Any other answer is tried in a few worlds dealt
anew from what the seat knows.
"""

from __future__ import annotations

import time
from collections.abc import Iterator

from game.bots.evacuate.chances import ways_to_act, ways_to_run
from game.bots.evacuate.forecast import Forecast, Round, acts_there
from game.bots.evacuate.judge import after_step, balance, is_local, rest_of_round
from game.bots.evacuate.levels import Level
from game.bots.evacuate.picks import worth_of_title
from game.bots.evacuate.threats import Ends, Exposure, known_top
from game.bots.player import Budget
from game.rules.contract import Decision, Seat
from game.rules.evacuate import EVACUATE, RUN_CARDS, EvacState
from game.rules.rng import Chance, below

Values = dict[str, float]

_PICKS = frozenset({"pick_nomia", "feast", "feast_more"})
_QUIET = 0.01
"""Cost of not being asked again this round."""


class EvacPlayer:
    """Plays one seat for itself."""

    def __init__(self, level: Level) -> None:
        self._level = level

    def choose(self, view: EvacState, seat: Seat, decision: Decision, budget: Budget) -> str:
        """Return the key of the option that promises most for this seat."""
        if len(decision.options) == 1:
            return decision.options[0].key
        chance = Chance(budget.seed)
        values = self._values(view, seat, decision, budget, chance)
        noisy = {key: value + self._error(chance) for key, value in values.items()}
        return max(noisy, key=lambda key: noisy[key])

    def _error(self, chance: Chance) -> float:
        """Draw by how much one choice is misjudged; a hair of it breaks ties."""
        spread = self._level.error or 0.001
        return spread * (below(chance, 2001) - 1000) / 1000

    def _values(
        self, view: EvacState, seat: Seat, decision: Decision, budget: Budget, chance: Chance
    ) -> Values:
        if decision.kind == "choose_run":
            return self._run_cards(view, seat, decision, budget, chance)
        if decision.kind in _PICKS:
            return self._picks(view, seat, decision)
        return self._answers(view, seat, decision, budget, chance)

    def _tries(self, count: int, options: int, budget: Budget) -> Iterator[int]:
        """Yield the numbers of tries of all options that the level and the budget allow."""
        most = self._level.iterations if budget.iterations is None else budget.iterations
        started = time.monotonic()
        for number in range(max(1, min(count, most // options))):
            if number and time.monotonic() - started > budget.seconds:
                return
            yield number

    # Run cards

    def _run_cards(
        self, view: EvacState, seat: Seat, decision: Decision, budget: Budget, chance: Chance
    ) -> Values:
        """Return what each run card is worth, over rounds that all cards share."""
        forecast = Forecast(view)
        exposure = Exposure(view, known_top(view), self._level.weights.stun)
        totals = dict.fromkeys((option.key for option in decision.options), 0.0)
        rounds = 0
        for _ in self._tries(self._level.samples, len(totals), budget):
            round_ = forecast.round(seat, chance)
            rounds += 1
            for card in totals:
                totals[card] += self._best_way(view, seat, card, forecast, exposure, round_)
        return {
            card: total / rounds - self._price(view, seat, card) for card, total in totals.items()
        }

    def _best_way(
        self,
        view: EvacState,
        seat: Seat,
        card: str,
        forecast: Forecast,
        exposure: Exposure,
        round_: Round,
    ) -> float:
        """Return what the best use of a card is worth if all others run like this."""
        panics = round_.panics + (card == "panic_run" and acts_there(view, seat))
        dug_in = (seat,) if card == "digin" and acts_there(view, seat) else ()

        def value(ends: Ends) -> float:
            draws = exposure.draws(ends, panics + self._level.weights.later)
            losses = exposure.losses(ends, view.arrow, draws, dug_in)
            kept = {runner: -loss for runner, loss in losses.items()}
            lead = self._level.weights.lead * view.evac_ready
            return balance(view, seat, kept, self._level.weights) + (
                lead * ends[seat].place * view.arrow
            )

        ways = list(ways_to_run(view, seat, card, forecast, round_))
        best = max(ways, key=value) if len(ways) > 1 else ways[0]
        return max(value(ends) for ends in (best, *ways_to_act(view, seat, card, best)))

    def _price(self, view: EvacState, seat: Seat, card: str) -> float:
        """Return what playing a card costs apart from where it leads."""
        weights = self._level.weights
        if not acts_there(view, seat) or not RUN_CARDS[card].action:
            return 0.0
        return weights.panic if card == "panic_run" else weights.action

    # Other questions

    def _picks(self, view: EvacState, seat: Seat, decision: Decision) -> Values:
        """Return what each Nomia card of the market is worth; Ossuar never saves Feast."""
        values = {
            option.key: worth_of_title(
                view, seat, option.key.removeprefix("nomia:"), self._level.weights
            )
            for option in decision.options
            if option.key.startswith("nomia:")
        }
        if decision.optional and view.civs[seat] != "ossuar":
            values["pass"] = 0.0
        return values

    def _answers(
        self, view: EvacState, seat: Seat, decision: Decision, budget: Budget, chance: Chance
    ) -> Values:
        """Return what each answer is worth, over a few worlds that all answers share."""
        local = is_local(decision.kind)
        tried = after_step if local else rest_of_round
        totals = dict.fromkeys((option.key for option in decision.options), 0.0)
        worlds = 0
        for _ in self._tries(1 if local else self._level.worlds, len(totals), budget):
            world = EVACUATE.redeal(view, Chance(below(chance, 1 << 30)))
            worlds += 1
            for key in totals:
                totals[key] += tried(world.copy(), seat, key, self._level.weights)
        return {
            key: total / worlds - self._kept_back(view, seat, decision, key)
            for key, total in totals.items()
        }

    def _kept_back(self, view: EvacState, seat: Seat, decision: Decision, key: str) -> float:
        """Return what an answer gives away: a special card, or the questions still to come."""
        if key == "quiet":
            return _QUIET
        plays = decision.source in (view.specials[seat], view.taken) and key != "pass"
        return self._level.weights.special if plays and not view.evac_ready else 0.0
