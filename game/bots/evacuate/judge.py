"""How good a table is for one seat, and what an answer makes of it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from game.bots.evacuate.levels import Weights
from game.bots.evacuate.threats import Exposure
from game.rules.contract import Seat
from game.rules.evacuate import EVACUATE, EvacState, position, runners, score
from game.rules.evacuate.trial import Trial
from game.rules.rng import Chance, below

_LOCAL: Final = frozenset({"shove", "trip", "drag", "pack", "lighting", "tractor", "scatter"})
"""Questions whose answer only moves somebody: judged by where all stand after it."""

_PATIENCE: Final = 400
"""Answers after which the rest of a round is no longer followed."""

_WOUND: Final = 0.35
"""What a hit token on a Survivor of Urumak takes from its worth."""

_MATCH: Final = 6.0
"""Worth of a match won; a lost one is as bad."""


def is_local(kind: str) -> bool:
    """Say whether an answer to such a question can be judged without playing on."""
    return kind in _LOCAL


def after_step(world: EvacState, seat: Seat, key: str, weights: Weights) -> float:
    """Return the worth of the table right after an answer, before anything else happens."""
    draws = 1.0 + world.draws
    world.pending = world.pending[-1:]
    EVACUATE.apply(world, {seat: key})
    return worth(world, seat, weights, draws)


def rest_of_round(world: EvacState, seat: Seat, key: str, weights: Weights) -> float:
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
    return worth(world, seat, weights, weights.later)


def worth(state: EvacState, seat: Seat, weights: Weights, draws: float) -> float:
    """Return how good a table is for a seat, in Survivors: those left, less those in danger."""
    if state.outcome is not None:
        return _MATCH if seat in state.winners else -_MATCH
    danger = _danger(state, weights, draws)
    kept = {each: _strength(state, each) - danger.get(each, 0.0) for each in range(state.seats)}
    own = kept.pop(seat)
    return balance(state, seat, own, list(kept.values()), weights)


def balance(
    state: EvacState, seat: Seat, own: float, others: Collection[float], weights: Weights
) -> float:
    """Return what Survivors kept, or lost if negative, are worth to a seat.

    Ossuar waits for all others to die, and has little use for its own.
    """
    share = sum(others) / max(1, len(others))
    if state.civs[seat] == "ossuar":
        return weights.doomed * own - weights.doom * share
    return own - weights.others * share


def _strength(state: EvacState, seat: Seat) -> float:
    """Return a seat's Survivors; one of Urumak's that was hit still counts at the end."""
    wounds = _WOUND * state.hits if state.civs[seat] == "urumak" else 0.0
    return score(state, seat) - wounds


def _danger(state: EvacState, weights: Weights, draws: float) -> dict[int, float]:
    """Return what each runner is expected to lose to the next cards as everybody stands.

    The order of the deck is never looked at: in an imagined world it means nothing.
    """
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
    exposure = Exposure(state, (), weights.stun)
    return exposure.losses(ends, state.arrow, draws, state.dug_in)
