"""Setting the table: seats, rats, hands, decks, and what the rules refuse."""

from __future__ import annotations

import pytest

from game.rules.contract import Setup, SetupError
from game.rules.graph import BoardGraph
from game.rules.space_escape import CARDS, SPACE_ESCAPE, EscapeState
from tests.rules.space_escape.tabletop import board


def new(seats: int, seed: int = 1, **options: str) -> EscapeState:
    return SPACE_ESCAPE.new_game(Setup(seats, board(), options), seed)


def cards_of(state: EscapeState) -> list[str]:
    """Return all cards in play, in the order of their numbers."""
    in_play = [*state.deck, *state.discard, *(card for card in state.hands if card)]
    return sorted(in_play, key=list(CARDS).index)


def test_four_players_take_all_rats_in_the_order_of_the_seats() -> None:
    state = new(4)
    assert state.crew == ("ember", "sun", "teal", "sky")
    assert state.hand_seats == (0, 1, 2, 3)
    assert state.hand_rats == ((0,), (1,), (2,), (3,))


def test_rats_stand_on_the_starts_of_their_colour_with_a_medkit_each() -> None:
    state = new(4)
    assert state.rats == [18, 6, 12, 0]
    assert state.medkits == [True] * 4
    assert state.packs == [()] * 4


def test_items_and_one_snake_of_each_colour_lie_on_their_spaces() -> None:
    state = new(4)
    assert state.items == {"toothbrush": 32, "tape": 42, "radish": 59, "map": 68}
    assert state.snake_colours == ["plum", "copper", "lime", "rose"]
    assert state.snake_spots == [47, 56, 65, 71]


def test_two_snakes_of_each_colour_wait_beside_the_board() -> None:
    assert new(4).spare == {"plum": 2, "copper": 2, "lime": 2, "rose": 2}


def test_everybody_gets_one_open_card_and_the_rest_is_the_pile() -> None:
    state = new(4)
    assert len(state.hands) == 4
    assert None not in state.hands
    assert len(state.deck) == 42
    assert len(new(3).deck) == 43


@pytest.mark.parametrize(
    ("seats", "options", "cards"),
    [
        (4, {}, 46),
        (3, {}, 46),
        (2, {}, 43),
        (2, {"rats": "4"}, 43),
        (1, {}, 46),
        (1, {"rats": "3"}, 46),
        (1, {"rats": "2"}, 43),
        (4, {"challenge": "on"}, 51),
        (2, {"challenge": "on"}, 48),
    ],
)
def test_the_deck_has_46_cards_or_43_for_two_hands_and_5_more_in_a_challenge(
    seats: int, options: dict[str, str], cards: int
) -> None:
    in_play = cards_of(new(seats, **options))
    assert len(in_play) == len(set(in_play)) == cards


def test_two_hands_play_without_the_three_marked_cards() -> None:
    assert {"4", "45", "46"}.isdisjoint(cards_of(new(2)))
    assert {"4", "45", "46"} <= set(cards_of(new(3)))


@pytest.mark.parametrize("crew", ["ember+sun", "teal+sky"])
def test_two_players_start_opposite_each_other(crew: str) -> None:
    state = new(2, crew=crew)
    assert state.crew == tuple(crew.split("+"))
    assert abs(state.rats[0] - state.rats[1]) == 12


def test_three_players_take_any_three_rats() -> None:
    assert new(3).crew == ("ember", "sun", "teal")
    assert new(3, crew="sun+teal+sky").crew == ("sun", "teal", "sky")


def test_two_players_may_play_two_rats_each() -> None:
    state = new(2, rats="4")
    assert state.crew == ("ember", "sun", "teal", "sky")
    assert state.hand_seats == (0, 1)
    assert state.hand_rats == ((0, 2), (1, 3))


@pytest.mark.parametrize("rats", [2, 3, 4])
def test_alone_one_plays_an_open_hand_for_every_rat(rats: int) -> None:
    state = new(1, rats=str(rats))
    assert len(state.crew) == rats
    assert state.hand_seats == (0,) * rats
    assert state.hand_rats == tuple((rat,) for rat in range(rats))


def test_alone_one_may_pick_the_rats() -> None:
    assert new(1, rats="3", crew="ember+teal+sky").crew == ("ember", "teal", "sky")
    assert new(1, rats="2", crew="teal+sky").crew == ("teal", "sky")


def test_the_first_seat_starts_or_a_random_one() -> None:
    assert {new(4, seed).turn for seed in range(20)} == {0}
    assert {new(4, seed, starter="random").turn for seed in range(40)} == {0, 1, 2, 3}


def test_the_same_seed_deals_the_same_cards() -> None:
    assert new(4, 7).hands == new(4, 7).hands
    assert new(4, 7).deck == new(4, 7).deck
    assert new(4, 7).deck != new(4, 8).deck


@pytest.mark.parametrize(
    ("seats", "options", "words"),
    [
        (5, {}, "seats 1 to 4, not 5"),
        (0, {}, "seats 1 to 4, not 0"),
        (4, {"rats": "4"}, "no option 'rats'"),
        (2, {"rats": "3"}, "choose one of 2, 4"),
        (2, {"crew": "ember+teal"}, "choose one of ember\\+sun, teal\\+sky"),
        (1, {"rats": "2", "crew": "ember+sun+teal"}, "has 3 rats but 2"),
        (4, {"challenge": "maybe"}, "choose one of off, on"),
    ],
)
def test_an_impossible_set_up_is_refused_in_one_sentence(
    seats: int, options: dict[str, str], words: str
) -> None:
    with pytest.raises(SetupError, match=words):
        new(seats, **options)


def test_options_and_their_defaults_are_known_for_every_number_of_seats() -> None:
    for seats in SPACE_ESCAPE.seat_counts:
        for spec in SPACE_ESCAPE.setup_options(seats):
            assert spec.default in spec.values


def test_a_board_without_a_pod_is_refused() -> None:
    nodes = list(board().nodes)
    nodes[80] = nodes[80]._replace(kind="plain")
    with pytest.raises(SetupError, match="node 80 is not 'pod'"):
        SPACE_ESCAPE.new_game(Setup(4, BoardGraph(tuple(nodes), board().links)), 1)


def test_a_board_without_one_of_the_items_is_refused() -> None:
    nodes = list(board().nodes)
    nodes[32] = nodes[32]._replace(kind="plain", owner="")
    with pytest.raises(SetupError, match="'equipment' nodes belong to"):
        SPACE_ESCAPE.new_game(Setup(4, BoardGraph(tuple(nodes), board().links)), 1)
