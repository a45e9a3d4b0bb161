"""The player of Evacuate!: tries to stand where the next Nomia card does not strike.

A run card is judged over many imagined rounds. Any other answer is tried in a few worlds dealt
anew from what the seat knows.
"""

from __future__ import annotations

import time
from collections.abc import Iterator

from game.bots.evacuate.judge import after_step, is_local, rest_of_round
from game.bots.evacuate.levels import Level
from game.bots.evacuate.picks import worth_of_title
from game.bots.evacuate.runs import RunCards
from game.bots.player import Budget
from game.rules.contract import Decision, Seat
from game.rules.evacuate import EVACUATE, EvacState
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
        cards = RunCards(view, seat, self._level.weights)
        totals = dict.fromkeys((option.key for option in decision.options), 0.0)
        rounds = 0
        for _ in self._tries(self._level.samples, len(totals), budget):
            cards.imagine(chance)
            rounds += 1
            for card in totals:
                totals[card] += cards.best_use(card)
        return {card: total / rounds - cards.price(card) for card, total in totals.items()}

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
