"""How good a table is for one seat, and what an answer makes of it."""

from __future__ import annotations

from typing import Final

from game.bots.evacuate.forecast import expected_hits
from game.rules.contract import Seat
from game.rules.evacuate import EVACUATE, RED, EvacState, nomia_deck_holds, position, runners, score
from game.rules.evacuate.attack import shelter_of
from game.rules.evacuate.trial import Trial
from game.rules.rng import Chance, below

_LOCAL: Final = frozenset({"shove", "trip", "drag", "pack", "lighting", "tractor", "scatter"})
"""Questions whose answer only moves somebody: judged by where all stand after it."""

_PATIENCE: Final = 400
"""Answers after which the rest of a round is no longer followed."""


def is_local(kind: str) -> bool:
    """Say whether an answer to such a question can be judged without playing on."""
    return kind in _LOCAL


def after_step(world: EvacState, seat: Seat, key: str, others: float) -> float:
    """Return the worth of the table right after an answer, before anything else happens."""
    world.pending = world.pending[-1:]
    EVACUATE.apply(world, {seat: key})
    return worth(world, seat, others)


def rest_of_round(world: EvacState, seat: Seat, key: str, others: float) -> float:
    """Return the worth of the table at the end of the round, all else answered by chance."""
    chance = Chance(world.seed)
    now = world.round
    EVACUATE.apply(world, {seat: key})
    for _ in range(_PATIENCE):
        asked = EVACUATE.decisions(world)
        if not asked or world.round != now:
            break
        answers = {
            each: decision.options[below(chance, len(decision.options))].key
            for each, decision in asked.items()
        }
        EVACUATE.apply(world, answers)
    return worth(world, seat, others)


def worth(state: EvacState, seat: Seat, others: float) -> float:
    """Return how good a table is for a seat, in Survivors: those left, less those in danger."""
    if state.outcome is not None:
        return 5.0 if seat in state.winners else 0.0
    danger = _danger(state)
    kept = {each: score(state, each) - danger.get(each, 0.0) for each in range(state.seats)}
    rest = [value for each, value in kept.items() if each != seat]
    share = others * sum(rest) / max(1, len(rest))
    if state.civs[seat] == "ossuar":
        return kept[seat] / 2 - 3 * share
    return kept[seat] - share


def _danger(state: EvacState) -> dict[int, float]:
    """Return what each runner is expected to lose to the next card as everybody stands."""
    left = max(1, len(state.nomia_deck))
    held = [card for card in nomia_deck_holds(state) if card in RED]
    odds = {card: held.count(card) / left for card in set(held)}
    ends = {
        runner: Trial(
            position(state, state.spots[runner]),
            state.spots[runner],
            state.moved[runner],
            turned=False,
        )
        for runner in runners(state)
    }
    if not ends:
        return {}
    losses = expected_hits(ends, state.arrow, odds)
    return {
        runner: 0.0 if shelter_of(state, runner, "rear") == "room" else loss
        for runner, loss in losses.items()
    }
