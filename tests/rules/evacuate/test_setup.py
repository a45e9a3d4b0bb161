"""What a table may choose, and what lies there when it sits down (rulebook, Set-Up)."""

from __future__ import annotations

import pytest

from game.rules.contract import Setup, SetupError
from game.rules.evacuate import CIVILIZATIONS, EVACUATE, EvacState, hand, starting_survivors
from game.rules.evacuate.setup import new_state
from game.rules.graph import BoardGraph
from tests.rules.evacuate.stations_by_hand import stations_by_hand


def sat_down(seats: int, seed: int = 1, **options: str) -> EvacState:
    return EVACUATE.new_game(Setup(seats, stations_by_hand(), options), seed)


@pytest.mark.parametrize("seats", EVACUATE.seat_counts)
def test_everybody_starts_with_five_on_the_first_space_and_eight_cards(seats: int) -> None:
    state = sat_down(seats)
    start = state.stations.first["start"]
    assert set(state.alive) == {5}
    assert set(state.spots) == {start}
    assert set(state.facing) == {1} == {state.arrow}
    assert all(len(hand(state, seat)) == 8 for seat in range(seats))
    assert state.tracker == []


@pytest.mark.parametrize("seats", EVACUATE.seat_counts)
def test_in_the_full_game_everybody_plays_another_civilization(seats: int) -> None:
    for seed in range(20):
        state = sat_down(seats, seed, game="full")
        assert len(set(state.civs)) == seats
        assert set(state.civs) <= set(CIVILIZATIONS)
        assert all(len(hand(state, seat)) == 9 for seat in range(seats))
        assert state.alive[:seats] == [starting_survivors(state, seat) for seat in range(seats)]
        assert all(state.specials)


def test_civilizations_can_be_chosen_and_the_others_are_dealt_from_the_rest() -> None:
    options = {"game": "full", "civ_1": "pell", "civ_3": "skith"}
    for seed in range(30):
        civs = sat_down(4, seed, **options).civs
        assert (civs[0], civs[2]) == ("pell", "skith")
        assert not {"pell", "skith"} & {civs[1], civs[3]}


def test_every_civilization_comes_up_at_every_seat() -> None:
    dealt = [sat_down(4, seed, game="full").civs for seed in range(150)]
    assert all({civs[seat] for civs in dealt} == set(CIVILIZATIONS) for seat in range(4))


def test_in_the_basic_game_nobody_has_a_civilization() -> None:
    state = sat_down(3, civ_1="pell")
    assert state.civs == ("", "", "")
    assert state.specials == ["", "", ""]


def test_the_first_player_is_seat_one_or_any() -> None:
    assert {sat_down(4, seed, starter="first").first for seed in range(20)} == {0}
    assert {sat_down(4, seed).first for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("seats", "options", "words"),
    [
        (1, {}, "seats 2 to 6, not 1"),
        (7, {}, "seats 2 to 6, not 7"),
        (2, {"civ_3": "pell"}, "no option 'civ_3' with 2 seats"),
        (2, {"colour": "pink"}, "no option 'colour'"),
        (2, {"game": "short"}, "choose one of basic, full"),
        (2, {"civ_1": "human"}, "cannot be 'human'"),
        (3, {"game": "full", "civ_1": "pell", "civ_3": "pell"}, "Two seats have chosen 'pell'"),
    ],
)
def test_an_impossible_set_up_is_refused_in_a_sentence(
    seats: int, options: dict[str, str], words: str
) -> None:
    with pytest.raises(SetupError, match=words):
        EVACUATE.new_game(Setup(seats, stations_by_hand(), options), 1)


def test_a_board_of_something_else_is_refused() -> None:
    with pytest.raises(SetupError, match="maps/evacuate"):
        new_state(Setup(2, BoardGraph((), ()), {}), 1)
