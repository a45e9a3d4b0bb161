"""Whole matches at random: no piece is lost, every view, save and new deal of a table fits it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator

import pytest

from game.rules.contract import Setup, Target
from game.rules.escape_plan import ESCAPE_PLAN, PlanState
from game.rules.escape_plan.accounts import facts
from game.rules.escape_plan.state import IN_PLAY
from game.rules.rng import Chance, below
from tests.contract.escape_plan_witness import EscapePlanWitness
from tests.rules.escape_plan.city_by_hand import city_by_hand

SEATS = pytest.mark.parametrize("seats", ESCAPE_PLAN.seat_counts)


def match(seats: int, seed: int) -> Iterator[PlanState]:
    """Play a match by chance; yield it before every answer, and once at its end."""
    state = ESCAPE_PLAN.new_game(Setup(seats, city_by_hand()), seed)
    chance = Chance(seed)
    while asked := ESCAPE_PLAN.decisions(state):
        yield state
        answers = {
            seat: decision.options[below(chance, len(decision.options))].key
            for seat, decision in asked.items()
        }
        ESCAPE_PLAN.apply(state, answers)
    yield state


@SEATS
def test_every_piece_is_in_one_place_all_the_time(seats: int) -> None:
    for seed in range(12):
        for state in match(seats, seed):
            assert [name for name, holds in facts(state) if not holds] == []
        assert ESCAPE_PLAN.result(state) is not None


@SEATS
def test_saved_tables_go_on_alike(seats: int) -> None:
    setup = Setup(seats, city_by_hand())
    for state in match(seats, 100 + seats):
        again = ESCAPE_PLAN.restore(json.loads(json.dumps(ESCAPE_PLAN.dump(state))), setup)
        assert again == state
        assert ESCAPE_PLAN.decisions(again) == ESCAPE_PLAN.decisions(state)
        assert state.copy() == state


@SEATS
def test_views_hide_what_is_hidden_and_new_deals_fit_them(seats: int) -> None:
    setup = Setup(seats, city_by_hand())
    for number, state in enumerate(match(seats, 200 + seats)):
        viewer = (None, *range(seats))[number % (seats + 1)]
        view = ESCAPE_PLAN.view(state, viewer)
        assert view.seed == view.counter == 0
        if state.outcome is None:
            others = [seat for seat in range(seats) if seat != viewer]
            assert all(view.cash[seat] == -1 and view.plans[seat] == "?" for seat in others)
        assert ESCAPE_PLAN.restore(json.loads(json.dumps(ESCAPE_PLAN.dump(view))), setup) == view
        world = ESCAPE_PLAN.redeal(view, Chance(number))
        assert [name for name, holds in facts(world) if not holds] == []
        assert ESCAPE_PLAN.view(world, viewer) == view
        if viewer is not None:
            own = ESCAPE_PLAN.decisions(state).get(viewer)
            assert ESCAPE_PLAN.decisions(world).get(viewer) == own


@SEATS
def test_options_are_unique_and_never_refused(seats: int) -> None:
    for state in match(seats, 300 + seats):
        for seat, decision in ESCAPE_PLAN.decisions(state).items():
            keys = [option.key for option in decision.options]
            targets = [option.target for option in decision.options]
            assert len(set(keys)) == len(keys)
            assert len(set(targets)) == len(targets)
            assert len(keys) > 1 or decision.optional or decision.ends_turn
            for option in decision.options:
                assert ESCAPE_PLAN.refusal(state, seat, option.target) is None
            assert ESCAPE_PLAN.refusal(state, seat, Target("button", "nonsense")) is not None


@SEATS
def test_nobody_is_asked_anything_after_an_escape_or_an_arrest(seats: int) -> None:
    for seed in range(600, 606):
        for state in match(seats, seed):
            assert all(state.fate[seat] == IN_PLAY for seat in ESCAPE_PLAN.decisions(state))


@SEATS
def test_every_option_can_be_carried_out(seats: int) -> None:
    for number, state in enumerate(match(seats, 400 + seats)):
        if number % 3:
            continue
        for seat, decision in ESCAPE_PLAN.decisions(state).items():
            for option in decision.options:
                after = state.copy()
                ESCAPE_PLAN.apply(after, {seat: option.key})


def test_every_question_comes_up_in_random_matches() -> None:
    """What nobody is ever asked, nobody can play."""
    asked: Counter[str] = Counter()
    for seed in range(40):
        for state in match(1 + seed % 5, 1000 + seed):
            asked.update(each.kind for each in ESCAPE_PLAN.decisions(state).values())
    laying = {"lay_tile", "lay_where", "lay_turn", "lay_shop"}
    turns = {"buy_unlock", "use_disc", "turn", "route", "leave", "end_turn", "unlock"}
    police = {"avoid", "avoid_officer", "avoid_tile", "costa", "lose_asset"}
    visits = {"take_contact", "place_contact", "use_key", "take_key", "buy_fixer", "take_gas"}
    visits |= {"buy_equipment", "open_locker", "keep_tile", "replace_item", "heal"}
    visits |= {"clinic_heal", "church_pay", "exit_income", "exit_closed"}
    moving = {"pick_officer", "pick_tile", "send_officer", "send_to", "gang_power", "give_back"}
    seldom = {"give_back", "leave"}
    assert (laying | turns | police | visits | moving) - set(asked) <= seldom


@SEATS
def test_events_alone_tell_where_everything_is(seats: int) -> None:
    witness = EscapePlanWitness()
    for seed in range(500, 504):
        state = ESCAPE_PLAN.new_game(Setup(seats, city_by_hand()), seed)
        picture = witness.follower(ESCAPE_PLAN.view(state, None))
        chance = Chance(seed)
        while asked := ESCAPE_PLAN.decisions(state):
            witness.check_pieces(state)
            ((seat, decision),) = asked.items()
            key = decision.options[below(chance, len(decision.options))].key
            for event in ESCAPE_PLAN.apply(state, {seat: key}):
                picture.follow(event)
            assert picture.agrees_with(ESCAPE_PLAN.view(state, None))
