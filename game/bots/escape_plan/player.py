"""The player of Escape Plan: thinks its turn to the end before it answers.

Each answer is tried in a world dealt anew from what the seat knows; the rest of the turn is
answered at a glance, and what is reached then is judged together with the turns still to come. As
everything is worked out from the view alone, each answer of a turn follows the plan of the one
before, unless the world has turned out differently.
"""

from __future__ import annotations

import time
from typing import Final

from game.bots.escape_plan.habits import glance
from game.bots.escape_plan.judge import worth
from game.bots.escape_plan.laying import LAYING
from game.bots.escape_plan.levels import Level
from game.bots.player import Budget
from game.rules.contract import Decision, Seat
from game.rules.escape_plan import ESCAPE_PLAN, PlanState, is_extra
from game.rules.rng import Chance, below

Values = dict[str, float]

_BETWEEN: Final = LAYING | {"send_officer", "send_to", "buy_unlock", "lose_asset"}
"""Questions that are not part of a turn."""
_AT_A_GLANCE: Final = frozenset({"buy_unlock", "lose_asset"})
"""Questions that are not worth more."""
_IN_HAND: Final = frozenset({"lay_where", "lay_turn", "lay_shop", "send_to"})
"""Questions that follow from the one before."""
_PATIENCE: Final = 60
"""Answers after which the rest of a turn is no longer followed."""
_FOR_NOTHING: Final = 0.5
"""What it must bring at least to use something."""
_SMALL: Final = 0.1
"""Share of the level's error in questions that do not decide where a turn leads."""


class ThiefPlayer:
    """Plays one seat for itself."""

    def __init__(self, level: Level) -> None:
        self._level = level

    def choose(self, view: PlanState, seat: Seat, decision: Decision, budget: Budget) -> str:
        """Return the key of the option that promises most for this seat."""
        if len(decision.options) == 1:
            return decision.options[0].key
        chance = Chance(budget.seed)
        if self._level.searches and decision.kind not in _AT_A_GLANCE:
            values = self._tried(view, seat, decision, budget, chance)
        else:
            world = ESCAPE_PLAN.redeal(view, chance)
            values = glance(world, seat, decision, self._level.weights)
        share = 1.0 if decision.kind == "turn" else _SMALL
        noisy = {key: value + share * self._error(chance) for key, value in values.items()}
        return max(noisy, key=lambda key: noisy[key])

    def _error(self, chance: Chance) -> float:
        """Draw by how much one answer is misjudged; a hair of it breaks ties."""
        spread = self._level.error or 0.001
        return spread * (below(chance, 2001) - 1000) / 1000

    # Trying answers

    def _tried(
        self, view: PlanState, seat: Seat, decision: Decision, budget: Budget, chance: Chance
    ) -> Values:
        """Return what each answer tried is worth: all in one world, the best in some more."""
        effort = _Effort(self._level, budget)
        world = ESCAPE_PLAN.redeal(view, chance)
        looks = glance(world, seat, decision, self._level.weights)
        keys = sorted(looks, key=lambda key: -looks[key])
        if decision.kind != "turn":
            keys = keys[: self._level.tries]
        values: Values = {}
        for key in keys:
            if values and effort.over():
                return values
            values[key] = self._value(world, seat, decision, key, effort)
        if decision.kind in _BETWEEN:
            return {key: value + looks[key] for key, value in values.items()}
        for count in range(1, self._level.worlds):
            best = sorted(values, key=lambda key: -values[key])[: self._level.finalists]
            world = ESCAPE_PLAN.redeal(view, chance)
            for key in best:
                if effort.over():
                    return values
                found = self._value(world, seat, decision, key, effort)
                values[key] += (found - values[key]) / (count + 1)
        return values

    def _value(
        self, world: PlanState, seat: Seat, decision: Decision, key: str, effort: _Effort
    ) -> float:
        """Return what an answer leads to."""
        if decision.kind == "use_disc" and key == "pass":
            return worth(world, seat, self._level)
        twin = world.copy()
        ends = decision.kind == "end_turn" and not is_extra(key)
        if ends:
            return worth(twin, seat, self._level)
        ESCAPE_PLAN.apply(twin, {seat: key})
        if decision.kind in _BETWEEN:
            return self._laid(twin, seat, effort)
        fee = _FOR_NOTHING if is_extra(key) else 0.0
        return self._rest_of_turn(twin, seat, effort, self._level.nested) - fee

    def _laid(self, world: PlanState, seat: Seat, effort: _Effort) -> float:
        """Return what a table is worth once the tile in hand lies, or the officer has moved."""
        for _ in range(_PATIENCE):
            decision = ESCAPE_PLAN.decisions(world).get(seat)
            if decision is None or decision.kind not in _IN_HAND:
                break
            looks = glance(world, seat, decision, self._level.weights)
            ESCAPE_PLAN.apply(world, {seat: max(looks, key=lambda key: looks[key])})
        effort.spend()
        return worth(world, seat, self._level)

    def _rest_of_turn(self, world: PlanState, seat: Seat, effort: _Effort, nested: int) -> float:
        """Return what the turn leads to if all else is answered at a glance.

        Where to go is not: the ways that look best are all tried.
        """
        for _ in range(_PATIENCE):
            decision = ESCAPE_PLAN.decisions(world).get(seat)
            if decision is None or decision.kind in _BETWEEN or decision.kind == "use_disc":
                break
            looks = glance(world, seat, decision, self._level.weights)
            key = max(looks, key=lambda key: looks[key])
            if decision.kind == "end_turn" and not is_extra(key):
                break
            if decision.kind == "turn" and nested:
                return self._best_way(world, seat, looks, effort, nested)
            ESCAPE_PLAN.apply(world, {seat: key})
        effort.spend()
        return worth(world, seat, self._level)

    def _best_way(
        self, world: PlanState, seat: Seat, looks: Values, effort: _Effort, nested: int
    ) -> float:
        """Return what the best of the ways that look best leads to."""
        ways = sorted(looks, key=lambda key: -looks[key])[:nested]
        found = []
        for key in ways:
            twin = world.copy()
            ESCAPE_PLAN.apply(twin, {seat: key})
            found.append(self._rest_of_turn(twin, seat, effort, 0))
            if effort.over():
                break
        return max(found)


class _Effort:
    """Counts the turns thought to their end, and says when it is enough."""

    def __init__(self, level: Level, budget: Budget) -> None:
        self._left = level.iterations if budget.iterations is None else budget.iterations
        self._seconds = budget.seconds
        self._started = time.monotonic()

    def spend(self) -> None:
        """Count one."""
        self._left -= 1

    def over(self) -> bool:
        """Say whether the best so far must do."""
        return self._left <= 0 or time.monotonic() - self._started > self._seconds
