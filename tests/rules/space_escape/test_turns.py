"""The turn: play, discard, draw, pass on; both halves of a card; the end of the pile."""

from __future__ import annotations

import random

from game.rules.contract import Setup
from game.rules.space_escape import SPACE_ESCAPE, EscapeState
from tests.rules.space_escape.tabletop import POD, Table, board, table


def test_the_top_half_comes_before_the_bottom_half() -> None:
    t = table("35").answer("cw2", "plum")
    kinds = [event.kind for event in t.events]
    assert kinds.index("rat_moved") < kinds.index("snake_moved")


def test_a_played_card_goes_to_the_discard_and_the_next_one_is_turned_up() -> None:
    t = table("46", "38")
    top = t.state.deck[-1]
    t.answer("cw3")
    assert t.state.discard == ["46"]
    assert t.state.hands[0] == top
    (drawn,) = t.all("card_drawn")
    assert drawn.data == {"seat": 0, "hand": 0, "card": top}
    assert drawn.reveals


def test_turns_pass_in_the_order_of_the_seats() -> None:
    t = table("46", "38")
    turns = []
    for seed in range(4):
        turns.append(t.state.turn)
        t = play_turn(t, seed)
    assert turns == [0, 1, 2, 3]
    assert t.state.turn == 0


def play_turn(t: Table, seed: int) -> Table:
    """Play one turn by chance, in a way that does not end the match."""
    for attempt in range(200):
        trial = Table(t.state.copy())
        chance = random.Random(1000 * seed + attempt)
        turn = trial.state.turn
        while trial.state.outcome is None and trial.state.turn == turn:
            trial.answer(chance.choice(trial.asked.options).key)
        if trial.state.outcome is None:
            return trial
    raise AssertionError("every way loses")


def test_nothing_is_under_way_between_two_turns() -> None:
    t = table("46", rats={"ember": 31}, snakes={"plum": 33}).answer("cw3").done()
    assert t.state.chain == t.state.bitten == ()


def test_a_round_is_a_turn_of_every_hand() -> None:
    t = table("46", "38", seats=3)
    assert t.state.round == 1
    for seed in range(3):
        t = play_turn(t, seed)
    assert t.state.round == 2


def test_with_two_rats_each_your_rat_is_either_of_your_own() -> None:
    t = table("41", "38", seats=2, options={"rats": "4"})
    t.sees("choose_rat", which="your").offers("ember", "teal")


def test_with_two_rats_each_the_one_outside_the_pod_moves_first() -> None:
    t = table("41", "38", seats=2, options={"rats": "4"}, rats={"ember": POD})
    t.happened("forced", ask="choose_rat", key="rat:teal")
    t = table("41", "38", seats=2, options={"rats": "4"}, rats={"ember": POD, "teal": POD})
    t.sees("choose_rat", which="help").offers("sun", "sky")


def test_alone_the_same_seat_plays_every_hand_in_turn() -> None:
    t = table("46", "41", seats=1).sees("move_rat", rat="ember")
    assert t.seat == 0
    t.answer("cw3").sees("move_rat", rat="sun")
    assert t.seat == 0


def test_a_card_without_any_choice_waits_for_its_player() -> None:
    t = table("c1").sees("play_card", card="c1").offers("play")
    assert t.asked.ends_turn
    t.at(plum=47)


def test_an_empty_pile_is_no_loss_by_itself() -> None:
    t = table("46", "38", deck=0).answer("cw3").happened("deck_empty", hand=0)
    assert t.state.hands[0] is None
    t.sees("choose_snake")


def test_the_hand_in_turn_without_a_card_loses() -> None:
    t = table("46", "38", deck=0)
    for seed in range(3):
        t = play_turn(t, seed)
    assert t.state.turn == 3
    assert [card is None for card in t.state.hands] == [True, True, True, False]
    lost = ends_now(t, "out_of_cards")
    assert lost.state.hands == [None] * 4
    assert lost.state.turns_taken == 46


def ends_now(t: Table, outcome: str) -> Table:
    """Play the last turn in some way that ends the match like this."""
    for attempt in range(500):
        trial = Table(t.state.copy())
        chance = random.Random(attempt)
        while trial.state.outcome is None:
            trial.answer(chance.choice(trial.asked.options).key)
        if trial.state.outcome == outcome:
            return trial
    raise AssertionError(f"no way leads to {outcome}")


def test_the_match_lasts_one_turn_per_card_at_most() -> None:
    for seats, turns in ((4, 46), (3, 46), (2, 43)):
        state: EscapeState = SPACE_ESCAPE.new_game(Setup(seats, board()), 1)
        in_hands = sum(card is not None for card in state.hands)
        assert len(state.deck) + in_hands == turns


def test_a_half_that_cannot_be_carried_out_is_skipped_and_the_other_is_not() -> None:
    t = table("1", snakes={"plum": (47, 44, 26)}).answer("cw1").done()
    t.at(ember=19).happened("nothing_done", half="bottom", reason="no_spare")


def test_a_harmful_move_must_be_made_if_it_is_the_only_one() -> None:
    """The only snake left walks into the pod or up to it: nobody may decline."""
    gone = dict.fromkeys(("copper", "lime", "rose"), -1)
    t = table("38", snakes={"plum": 76, **gone})
    t.ended("snake_in_pod")
