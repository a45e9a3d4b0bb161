"""Why a target cannot be chosen now: one reason per kind of target."""

from __future__ import annotations

from game.rules.contract import Decision, Refusal, Seat, Target, Value
from game.rules.engine import questions
from game.rules.evacuate.cards import NOMIA, RUN_CARDS
from game.rules.evacuate.row import near, position
from game.rules.evacuate.state import EvacState, hand, is_seat, run_deck
from game.rules.evacuate.steps import STEPS


def refusal(state: EvacState, seat: Seat, target: Target) -> Refusal | None:
    """Return why this target is not among the options of the seat, or None if it is."""
    if state.outcome is not None:
        return Refusal("match_over")
    decision = questions(state, STEPS).get(seat)
    if decision is None:
        return Refusal("not_your_turn")
    if any(option.target == target for option in decision.options):
        return None
    what, _, name = target.id.partition(":")
    if target.kind == "piece" and what == "runner" and name.isdecimal():
        return _runner(state, seat, decision, int(name))
    if target.kind == "card" and what == "market":
        return _market(state, decision, name)
    if target.kind == "card" and target.id in RUN_CARDS:
        return _run_card(state, seat, decision, target.id)
    return _not_asked(decision)


def _not_asked(decision: Decision) -> Refusal:
    return Refusal("not_asked", {"ask": decision.kind})


def _runner(state: EvacState, seat: Seat, decision: Decision, runner: int) -> Refusal:
    if runner >= len(state.alive) or state.alive[runner] == 0:
        return Refusal("not_in_play")
    if not any(option.target.kind == "piece" for option in decision.options):
        return _not_asked(decision)
    if runner == seat:
        return Refusal("not_yourself", {"ask": decision.kind})
    if decision.kind in ("hyper", "mind_fog") and not is_seat(state, runner):
        return Refusal("neutral_has_no_card", {"runner": runner}, "R31")
    if decision.kind == "mind_fog":
        return Refusal("plain_move_1", {"runner": runner})
    if decision.kind == "decoy" and not is_seat(state, runner):
        return Refusal("neutral_is_no_decoy", {"runner": runner})
    if decision.kind == "decoy" and runner in near(state, state.spots[seat], 1):
        return Refusal("protected", {"runner": runner, "card": state.nomia})
    distance = abs(position(state, state.spots[runner]) - position(state, state.spots[seat]))
    values: dict[str, Value] = {"runner": runner, "ask": decision.kind, "distance": distance}
    return Refusal("out_of_reach", values)


def _market(state: EvacState, decision: Decision, card: str) -> Refusal:
    if decision.kind not in ("pick_nomia", "feast", "feast_more") or card not in NOMIA:
        return _not_asked(decision)
    if not state.market.get(card, 0):
        return Refusal("pile_empty", {"card": card}, "R16")
    return Refusal("not_red", {"card": card})


def _run_card(state: EvacState, seat: Seat, decision: Decision, card: str) -> Refusal:
    if decision.kind != "choose_run":
        return _not_asked(decision)
    if card not in run_deck(state, seat):
        return Refusal("not_your_card", {"card": card})
    assert card not in hand(state, seat)
    return Refusal("card_spent", {"card": card})
