"""What holds in every match at every moment, whoever plays: the row, its spaces, and time."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.contract import Event, Setup
from game.rules.evacuate import EVACUATE, EvacState, living
from game.rules.evacuate.step_args import STEP_ARGS
from game.rules.evacuate.steps import STEPS
from tests.contract.evacuate_witness import EvacuateWitness
from tests.rules.evacuate.stations_by_hand import stations_by_hand


def played(seats: int, game: str, seed: int, picks: list[int]) -> Iterator[EvacState]:
    """Yield every state of a match in which these answers are given, and then random ones."""
    state = EVACUATE.new_game(Setup(seats, stations_by_hand(), {"game": game}), seed)
    chance, planned = random.Random(seed), iter(picks)
    while asked := EVACUATE.decisions(state):
        yield state
        pick = next(planned, None)
        answers = {
            seat: each.options[
                (chance.randrange(60) if pick is None else pick + seat) % len(each.options)
            ].key
            for seat, each in asked.items()
        }
        EVACUATE.apply(state, answers)
    yield state


def check_course(state: EvacState) -> None:
    """Somebody is left to go on, and nothing of a round is left over for the next."""
    assert living(state) or state.outcome is not None
    if state.outcome is None:
        assert state.nomia_deck
    if state.pending and state.pending[-1][0] == "choose_runs":
        assert not state.owed
        assert not state.draws
        assert not state.turned


@settings(max_examples=120, deadline=None, derandomize=True)
@given(
    seats=st.sampled_from(EVACUATE.seat_counts),
    game=st.sampled_from(["basic", "full"]),
    seed=st.integers(0, 2**32),
    picks=st.lists(st.integers(0, 9), max_size=80),
)
def test_the_row_and_its_spaces_are_whole_at_every_moment(
    seats: int, game: str, seed: int, picks: list[int]
) -> None:
    witness = EvacuateWitness()
    for state in played(seats, game, seed, picks):
        witness.check_pieces(state)
        check_course(state)


@pytest.mark.parametrize("game", ["basic", "full"])
@pytest.mark.parametrize("seats", EVACUATE.seat_counts)
def test_matches_at_random_last_as_long_as_a_game_should(seats: int, game: str) -> None:
    rounds = []
    for seed in range(4):
        *_, last = played(seats, game, seed, [])
        rounds.append(last.round)
    assert all(3 <= count <= 60 for count in rounds), rounds


@pytest.mark.parametrize("seats", EVACUATE.seat_counts)
def test_rounds_are_counted_one_by_one(seats: int) -> None:
    seen = [state.round for state in played(seats, "full", 7, [])]
    assert all(after - before in (0, 1) for before, after in pairwise(seen))


def test_every_step_has_a_rule_for_what_it_may_be_saved_with() -> None:
    """A step that could not stand in a save would make some moments of a match unsavable."""
    assert set(STEP_ARGS) == set(STEPS)


def test_an_answer_that_is_no_choice_is_given_at_once_and_told() -> None:
    told: list[Event] = []
    state = EVACUATE.new_game(Setup(4, stations_by_hand()), 1)
    state.market = {**dict.fromkeys(state.market, 0), "rear": 5}
    while asked := EVACUATE.decisions(state):
        assert all(len(each.options) > 1 or each.ends_turn for each in asked.values())
        told += EVACUATE.apply(state, {seat: each.options[0].key for seat, each in asked.items()})
    forced = {(event.data["ask"], event.data["key"]) for event in told if event.kind == "forced"}
    assert ("pick_nomia", "nomia:rear") in forced
