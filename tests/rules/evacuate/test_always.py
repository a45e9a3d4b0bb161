"""What holds in every match at every moment, whoever plays: the row, its spaces, and time."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.contract import Event, Setup
from game.rules.evacuate import EVACUATE, GONE, EvacState, living, losses_until_ready
from game.rules.evacuate.cards import STATIONS
from game.rules.evacuate.row import position
from game.rules.evacuate.step_args import STEP_ARGS
from game.rules.evacuate.steps import STEPS
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


def check_row(state: EvacState) -> None:
    """The row is whole: cards in it, somebody to run on it, nobody beside it or behind a wall."""
    cards = [placed.card for placed in state.row]
    assert cards
    assert len(set(cards)) == len(cards)
    up = [place for place, placed in enumerate(state.row) if placed.up]
    assert up == list(range(up[0], up[-1] + 1)), "face-down cards lie only at the ends"
    assert len(state.row) - len(up) <= 2
    for place, placed in enumerate(state.row):
        if placed.wall:
            assert placed.card == "deadend"
            assert place == (len(state.row) - 1 if placed.wall > 0 else 0)


def check_spaces(state: EvacState) -> None:
    """Every runner stands on an open card, and no space holds more than it can."""
    for runner, node in enumerate(state.spots):
        assert (node == GONE) == (state.alive[runner] == 0)
        if node != GONE:
            assert position(state, node) >= 0
            index = [placed.card for placed in state.row].index(state.stations.card[node])
            assert state.row[index].up
            assert state.row[index].visited
    for node in set(state.spots) - {GONE}:
        room = STATIONS[state.stations.card[node]].capacity
        if state.stations.kind[node] == "room":
            room = 1
        assert room == 0 or state.spots.count(node) <= room


def check_course(state: EvacState) -> None:
    """Somebody is left to go on, and nothing of a round is left over for the next."""
    assert living(state) or state.outcome is not None
    assert len(state.tracker) <= losses_until_ready(state.seats)
    assert state.evac_ready == (state.losses_left == 0)
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
    for state in played(seats, game, seed, picks):
        check_row(state)
        check_spaces(state)
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
