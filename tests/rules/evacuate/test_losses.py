"""Losing Survivors: the tracker, the market, who is out, and Evac Ready (2.5, R15 to R19)."""

from __future__ import annotations

import pytest

from game.rules.contract import Target
from tests.rules.evacuate.table import basic

REAR = "sky concourse.1"
"""Sky alone is last."""

# The tracker


@pytest.mark.parametrize(
    ("seats", "first", "losses"), [(2, 6, 9), (3, 6, 9), (4, 5, 10), (5, 3, 12), (6, 1, 14)]
)
def test_the_more_play_the_longer_is_the_tracker(seats: int, first: int, losses: int) -> None:
    t = basic(seats, deck="rear nohostile", at="ember concourse.1", lost=losses - 1)
    assert losses == 14 - first + 1
    assert t.state.losses_left == 1
    t.attack().finish().happened("evac_readied").happened("survivor_lost", tracker=losses)


@pytest.mark.parametrize("seats", range(2, 7))
def test_one_loss_before_the_end_of_the_tracker_nothing_is_ready(seats: int) -> None:
    t = basic(seats, deck="rear nohostile", at="ember concourse.1")
    t.state.tracker = [0] * (t.state.losses_left - 2)
    t.attack().finish().never("evac_readied")
    assert t.state.losses_left == 1


def test_a_loss_puts_a_miniature_on_the_next_free_space() -> None:
    t = basic(at=REAR, deck="rear nohostile", lost=4).attack()
    t.happened("survivor_lost", runner="sky", card="rear", alive=4, tracker=5)
    assert t.state.tracker[-1] == 3


# The market


def test_who_has_lost_picks_any_title_that_is_left() -> None:
    t = basic(at=REAR, deck="rear nohostile").attack().sees("sky", "pick_nomia")
    t.offers("nohostile", "medical", "lighting", "front", "rear", "ambush", "lurkers", "pincer",
             "swarm")  # fmt: skip
    assert t.option("swarm").target == Target("card", "market:swarm")
    t.answer("swarm").happened("nomia_added", seat="sky", card="swarm").discard("rear swarm")
    assert t.state.market["swarm"] == 0


def test_an_empty_pile_cannot_be_picked_and_nothing_goes_back_to_it() -> None:
    t = basic(at=REAR, deck="rear nohostile", discard="swarm pincer").attack()
    assert t.option("lurkers")
    assert t.refuses("sky", "card", "market:swarm").key == "pile_empty"


def test_with_an_empty_market_nothing_is_added() -> None:
    t = basic(at=REAR, deck="rear nohostile")
    t.state.market = dict.fromkeys(t.state.market, 0)
    t.attack().lost("sky").never("nomia_added").next_round()


def test_the_last_title_left_is_added_by_itself() -> None:
    t = basic(at=REAR, deck="rear nohostile")
    t.state.market = {**dict.fromkeys(t.state.market, 0), "ambush": 1}
    t.attack().happened("nomia_added", seat="sky", card="ambush").next_round()


def test_who_has_lost_together_picks_in_turn_order_each_after_the_own_loss() -> None:
    t = basic(at="ember concourse.1 sky concourse.1", first="teal", deck="rear nohostile").attack()
    t.lost("sky").sees("sky", "pick_nomia").answer("front")
    t.lost("sky", "ember").sees("ember", "pick_nomia").answer("front").next_round()


def test_for_a_neutral_survivor_the_first_player_picks() -> None:
    t = basic(3, at=REAR, first="sun", deck="rear nohostile").attack()
    t.lost("sky").sees("sun", "pick_nomia", runner=3).answer("ambush").discard("rear ambush")


def test_neutral_losses_come_last_and_count_on_the_tracker() -> None:
    t = basic(2, at="sky concourse.1 sun concourse.1", first="sun", deck="rear nohostile").attack()
    t.answer("front").lost("sun", "sky").sees("sun", "pick_nomia", runner=3)
    assert t.state.tracker == [1, 3]


# Evac Ready


def test_at_evac_ready_transport_and_discard_pile_are_shuffled_in_at_once() -> None:
    t = basic(at=REAR, deck="rear nohostile", discard="front", lost=9).attack()
    kinds = [event.kind for event in t.events]
    assert kinds.index("evac_readied") + 1 == kinds.index("nomia_shuffled")
    t.sees("sky", "pick_nomia", ready=1)
    assert sorted(t.state.nomia_deck) == ["evac", "front", "nohostile", "rear"]


def test_after_evac_ready_nothing_is_shuffled_in_any_more() -> None:
    deck = "nohostile nohostile nohostile evac"
    t = basic(deck=deck, ready=True, lost=10).attack(draws=2).never("nomia_shuffled")
    t.discard("nohostile nohostile nohostile")


def test_picks_after_evac_ready_are_out_of_the_game() -> None:
    t = basic(at=REAR, deck="rear evac", ready=True, lost=10).attack().answer("nohostile")
    t.discard("rear nohostile").top("evac").never("nomia_shuffled")


def test_evac_ready_in_the_middle_of_several_losses() -> None:
    at = "teal concourse.1 sky concourse.1"
    t = basic(at=at, deck="rear nohostile", lost=9).attack()
    t.lost("teal").happened("evac_readied").answer("front")
    t.lost("teal", "sky").happened("survivor_lost", runner="sky", tracker=0).answer("swarm")
    t.discard("front swarm")
    assert (len(t.state.tracker), t.state.beside) == (10, [3])


def test_the_transport_is_in_no_deck_before() -> None:
    t = basic(at=REAR, deck="rear nohostile", lost=8).attack().finish()
    assert "evac" not in [*t.state.nomia_deck, *t.state.nomia_discard]


# Elimination (R19)


def test_the_runner_is_the_last_one_to_go() -> None:
    t = basic(at=REAR, deck="rear nohostile", alive={"sky": 2}).attack().alive(sky=1)
    t.at(sky="concourse.1").never("runner_removed")


def test_who_has_lost_the_last_one_is_out_but_still_picks_for_it() -> None:
    t = basic(at=REAR, deck="rear nohostile", alive={"sky": 1}).attack()
    t.gone("sky").happened("seat_out", seat="sky").happened("runner_removed", runner="sky")
    t.sees("sky", "pick_nomia").answer("front").next_round()


def test_who_is_out_is_skipped_and_the_others_play_on() -> None:
    t = basic(alive={"sun": 0, "teal": 0}, deck="lighting nohostile").play(ember="trip")
    t.answer("sky").at(sky="concourse.3").sees("ember", "lighting").answer("pass")
    t.sees("sky", "lighting").answer("pass").next_round()
    assert [event.data["seat"] for event in t.all("run_revealed")] == [0, 3]


def test_one_left_plays_on_alone() -> None:
    alive = {"ember": 0, "sun": 0, "teal": 0}
    t = basic(alive=alive, first="sky", at="sky concourse.1").play(sky="m2")
    t.at(sky="concourse.3").next_round()
    assert t.state.first == 3


def test_the_token_passes_over_who_is_out() -> None:
    t = basic(alive={"sun": 0, "teal": 0}, deck="nohostile").play()
    t.happened("token_passed", seat="sky")


def test_a_first_player_who_is_out_does_not_pick_for_a_neutral_survivor() -> None:
    at = "ember concourse.1 sky concourse.1"
    t = basic(3, at=at, alive={"ember": 1}, deck="rear nohostile").attack()
    t.gone("ember").sees("ember", "pick_nomia", runner=0).answer("front")
    t.lost("ember", "sky").sees("sun", "pick_nomia", runner=3)
