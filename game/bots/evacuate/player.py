"""The player of Evacuate!: tries to stand where the next Nomia card does not strike.

A run card is judged over many imagined rounds. Any other answer is tried in a few worlds dealt
anew from what the seat knows.
"""

from __future__ import annotations

from game.bots.evacuate.forecast import Forecast, expected_hits
from game.bots.evacuate.judge import after_step, is_local, rest_of_round
from game.bots.evacuate.levels import Level
from game.bots.player import Budget
from game.rules.contract import Decision, Seat
from game.rules.evacuate import EVACUATE, RUN_CARDS, EvacState, speed_of
from game.rules.rng import Chance, below


class EvacPlayer:
    """Plays one seat for itself."""

    def __init__(self, level: Level) -> None:
        self._level = level

    def choose(self, view: EvacState, seat: Seat, decision: Decision, budget: Budget) -> str:
        """Return the key of the option that promises most for this seat."""
        if len(decision.options) == 1:
            return decision.options[0].key
        chance = Chance(budget.seed)
        if decision.kind == "choose_run":
            values = self._run_cards(view, seat, decision, chance)
        else:
            values = self._answers(view, seat, decision, chance)
        noisy = {key: value + self._error(chance) for key, value in values.items()}
        return max(noisy, key=lambda key: noisy[key])

    def _error(self, chance: Chance) -> float:
        """Draw by how much one choice is misjudged; a hair of it breaks ties."""
        spread = self._level.error or 0.001
        return spread * (below(chance, 2001) - 1000) / 1000

    def _run_cards(
        self, view: EvacState, seat: Seat, decision: Decision, chance: Chance
    ) -> dict[str, float]:
        """Return what each run card is worth, over rounds that all cards share."""
        forecast = Forecast(view)
        rounds = forecast.rounds(seat, self._level.samples, chance)
        weights = self._level.weights
        values = {}
        for option in decision.options:
            card = option.key
            mine = forecast.end(seat, speed_of(card))
            panics = int(card == "panic_run")
            total = 0.0
            for each in rounds:
                ends = {**each.ends, seat: mine}
                losses = expected_hits(ends, view.arrow, forecast.odds)
                draws = 1 + each.panics + panics
                total += draws * self._worth(view, seat, losses)
            value = total / len(rounds) - panics * weights.panic
            if RUN_CARDS[card].action:
                value -= weights.action
            if view.evac_ready:
                value += weights.lead * mine.place * view.arrow
            values[card] = value
        return values

    def _worth(self, view: EvacState, seat: Seat, losses: dict[int, float]) -> float:
        """Return how good expected losses are for a seat; Ossuar waits for others to die."""
        others = [loss for runner, loss in losses.items() if runner != seat]
        share = self._level.weights.others * sum(others) / max(1, len(others))
        own = losses[seat]
        if view.civs[seat] == "ossuar":
            return 3 * share - own / 2
        return share - own

    def _answers(
        self, view: EvacState, seat: Seat, decision: Decision, chance: Chance
    ) -> dict[str, float]:
        """Return what each answer is worth, over a few worlds that all answers share."""
        local = is_local(decision.kind)
        worlds = [
            EVACUATE.redeal(view, Chance(below(chance, 1 << 30)))
            for _ in range(1 if local else self._level.worlds)
        ]
        tried = after_step if local else rest_of_round
        others = self._level.weights.others
        return {
            option.key: sum(tried(world.copy(), seat, option.key, others) for world in worlds)
            / len(worlds)
            for option in decision.options
        }
