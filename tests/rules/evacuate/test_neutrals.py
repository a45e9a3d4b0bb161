"""Neutral Survivors with two and three players: how they run, and where they go (2.3, R22)."""

from __future__ import annotations

import pytest

from game.rules.contract import Target
from tests.rules.evacuate.table import Table, basic

REAR = "rear nohostile"


@pytest.mark.parametrize(("seats", "neutrals"), [(2, 2), (3, 1), (4, 0), (5, 0), (6, 0)])
def test_few_players_are_joined_by_neutral_survivors(seats: int, neutrals: int) -> None:
    t = basic(seats)
    assert len(t.state.alive) == seats + neutrals
    assert t.state.alive[seats:] == [5] * neutrals
    assert [sorted(deck) for deck in t.state.neutral_decks] == (
        [[1, 1, 2, 2, 2, 2, 3, 3, 3, 4]] * neutrals
    )


def test_neutral_survivors_run_last_and_in_the_order_of_their_colours() -> None:
    t = basic(2, first="sun", neutral=((2,), (1,))).play()
    assert [event.data["runner"] for event in t.all("survivor_ran")] == [1, 0, 2, 3]
    t.at(teal="concourse.5", sky="concourse.4")
    assert [event.data["speed"] for event in t.all("neutral_drawn")] == [2, 1]


def test_an_empty_neutral_deck_is_made_of_its_own_discard_pile() -> None:
    t = basic(3)
    t.state.neutral_decks = [[1]]
    t.state.neutral_spent = [[1, 2, 2, 2, 2, 3, 3, 3, 4]]
    t.play().finish()
    assert (len(t.state.neutral_decks[0]), len(t.state.neutral_spent[0])) == (0, 10)
    t.play().finish()
    assert (len(t.state.neutral_decks[0]), len(t.state.neutral_spent[0])) == (9, 1)


def test_nobody_sees_the_order_of_a_neutral_deck() -> None:
    t = basic(3)
    assert set(t.seen_by("ember").neutral_decks[0]) == {-1}


# A neutral Survivor is killed (R22)


def killed(at: str, seats: int = 3, **layout: object) -> Table:
    """Have the Nomias take a neutral Survivor that is last alone."""
    return basic(seats, at=at, **{"deck": REAR, **layout}).attack()


def test_its_runner_goes_to_the_middle_of_all_others() -> None:
    at = "sky concourse.1 ember concourse.2 sun concourse.3 teal concourse.5"
    t = killed(at).at(sky="concourse.3").happened("neutral_moved", runner="sky")
    t.alive(sky=4).sees("ember", "pick_nomia")


def test_between_two_in_the_middle_the_first_player_picks() -> None:
    at = "sky concourse.1 ember concourse.2 sun concourse.3 teal concourse.5"
    alive = {"teal": 0}
    t = killed(at, first="sun", alive=alive).sees("sun", "place_neutral", runner=3)
    t.offers("rear", "front")
    assert t.option("rear").target == Target("node", str(t.state.spots[0]))
    t.answer("front").at(sky="concourse.3").sees("sun", "pick_nomia")
    killed(at, first="sun", alive=alive).answer("rear").at(sky="concourse.2")


def test_two_in_the_middle_on_one_space_need_no_question() -> None:
    at = "sky concourse.1 ember concourse.3 sun concourse.3 teal concourse.5"
    killed(at, alive={"teal": 0}).at(sky="concourse.3").sees("ember", "pick_nomia")


def test_another_neutral_runner_counts_for_the_middle() -> None:
    at = "sky concourse.1 ember concourse.2 sun concourse.5 teal concourse.4"
    killed(at, seats=2).at(sky="concourse.4")


def test_it_faces_as_the_one_in_the_middle_does() -> None:
    at = "sky concourse.1 ember concourse.2 sun concourse.3 teal concourse.5"
    t = killed(at, facing={"sun": -1})
    assert t.state.facing[3] == -1


def test_hit_in_front_it_skips_its_next_run() -> None:
    at = "sky concourse.5 ember concourse.2 sun concourse.3 teal concourse.1"
    t = killed(at, deck="front nohostile nohostile").finish().at(sky="concourse.2")
    t.play().at(sky="concourse.2").happened("survivor_stayed", runner="sky", reason="stunned")
    assert len(t.state.neutral_spent[0]) == 1, "its card is drawn all the same"


def test_with_an_empty_pool_the_runner_itself_goes() -> None:
    at = "sky concourse.1 ember concourse.2"
    t = killed(at, alive={"sky": 1}).gone("sky").happened("runner_removed", runner="sky")
    t.never("seat_out").sees("ember", "pick_nomia").answer("front").next_round()
    t.play().never("neutral_drawn")


def test_in_the_middle_of_a_full_space_it_stands_behind_it() -> None:
    """Ours: the nearest space with room, towards the rear first."""
    at = "ember narrow.3 sun narrow.3 teal narrow.4 sky narrow.1"
    killed(at, row="narrow service?").at(sky="narrow.2")


def test_with_no_room_behind_either_it_stands_ahead() -> None:
    at = "ember narrow.1 sun narrow.1 teal narrow.4 sky narrow.4"
    t = basic(3, row="narrow service?", at=at, deck="front nohostile").attack()
    t.until("pick_nomia").finish().lost("teal", "sky").at(sky="narrow.2")


def test_a_taken_panic_room_has_no_room_for_it() -> None:
    at = "ember panic.2 sun panic.3 teal concourse.5 sky concourse.1"
    t = killed(at, row="concourse panic service?").at(sky="panic.1")
    t.happened("neutral_moved", runner="sky", end=t.state.spots[3])


def test_several_killed_at_once_move_one_after_the_other() -> None:
    at = "ember concourse.4 sun concourse.5 teal concourse.1 sky concourse.1"
    t = basic(2, at=at, deck=REAR).attack()
    t.until("pick_nomia").at(teal="concourse.4").answer("front")
    t.lost("teal", "sky").finish()
    t.at(sky="concourse.4")
