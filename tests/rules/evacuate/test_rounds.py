"""The order of a round: choosing, moving one after the other, hands and the token (R1, R17)."""

from __future__ import annotations

import pytest

from game.rules.contract import IllegalChoice
from game.rules.evacuate import EVACUATE
from game.rules.evacuate.state import hand
from tests.rules.evacuate.table import basic, table

FULL_HAND = ("m1", "m2", "m3", "shove", "trip", "drag", "pack", "panic_run")

# Choosing in secret


@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_chooses_at_the_same_time(seats: int) -> None:
    t = basic(seats)
    t.play()
    decisions = EVACUATE.decisions(basic(seats).act().finish().state)
    assert list(decisions) == list(range(seats))
    assert all(decision.ends_turn and not decision.open for decision in decisions.values())


def test_no_card_is_shown_before_all_have_chosen() -> None:
    t = basic().act().finish()
    with pytest.raises(IllegalChoice):
        EVACUATE.apply(t.state, {0: "m1"})
    assert t.state.revealed == [""] * 4


def test_everybody_may_count_what_is_in_every_hand() -> None:
    t = basic(spent={"sun": "m1 drag"})
    assert hand(t.seen_by("ember"), 1) == ("m2", "m3", "shove", "trip", "pack", "panic_run")


# Hands


def test_a_played_card_is_away_until_the_pile_comes_back() -> None:
    t = basic(deck="nohostile").play(ember="m2").next_round()
    assert t.state.spent[0] == ["m2"]
    assert "m2" not in hand(t.state, 0)
    assert t.refuses("ember", "card", "m2").key == "card_spent"


def test_with_two_cards_left_in_hand_all_spent_ones_come_back() -> None:
    t = basic(spent={"ember": "m2 m3 shove trip drag"}, deck="nohostile").play(ember="m1")
    t.happened("cards_back", seat="ember")
    assert hand(t.state, 0) == FULL_HAND


def test_with_three_cards_left_nothing_comes_back() -> None:
    t = basic(spent={"ember": "m2 m3 shove trip"}, deck="nohostile").play(ember="m1")
    t.never("cards_back")
    assert hand(t.state, 0) == ("drag", "pack", "panic_run")


def test_a_ninth_card_makes_the_hand_last_one_round_longer() -> None:
    """Special cards are no run cards, and do not count (R17)."""
    spent = "m1 m2 m3 shove trip"
    t = table("pell", "korrund", spent={"pell": spent}, deck="nohostile").act(pell="drag").finish()
    t.never("cards_back").holds("pell", "decoy")
    assert hand(t.state, 0) == ("pack", "panic_run", "scatter")
    t = table("pell", "korrund", spent={"pell": f"{spent} drag"}, deck="nohostile")
    t.act(pell="pack").finish().happened("cards_back", seat="pell")


# The first player


def test_the_token_goes_round_the_table() -> None:
    t = basic(deck="nohostile nohostile nohostile nohostile nohostile", first="teal")
    for name in ("sky", "ember", "sun", "teal"):
        assert t.play().finish().state.first == t.names[name]


@pytest.mark.parametrize("first", ["ember", "sun", "teal", "sky"])
def test_who_is_first_changes_who_gets_into_a_narrow_place(first: str) -> None:
    """Two can follow into the first space; whoever comes third stays outside (R1)."""
    at = "ember concourse.5 sun concourse.5 teal concourse.5 sky narrow.4"
    row = "concourse narrow service?"
    t = basic(row=row, at=at, first=first).play(sky="m1").until("lay_station").finish()
    order = [(t.names[first] + step) % 4 for step in range(4)]
    running = [seat for seat in order if seat != 3]
    spaces = [t.state.stations.card[t.state.spots[seat]] for seat in running]
    assert spaces == ["narrow", "narrow", "concourse"]


def test_who_runs_earlier_makes_room() -> None:
    at = "ember narrow.1 sun narrow.2 teal narrow.2 sky narrow.4"
    t = basic(row="narrow service?", at=at, first="sun").play(ember="m1", sun="m2", teal="m1")
    t.until("lay_station").finish().at(ember="narrow.2", sun="narrow.4", teal="narrow.3")


def test_neutral_survivors_come_after_all_players_at_a_narrow_place() -> None:
    at = "ember concourse.5 sun concourse.5 teal concourse.5 sky concourse.5"
    t = basic(2, row="concourse narrow service?", at=at, neutral=((1,), (1,))).play()
    t.at(ember="narrow.1", sun="narrow.1", teal="concourse.5", sky="concourse.5")


# What a round forgets


def test_moved_spaces_are_counted_anew_each_round() -> None:
    t = (
        basic(deck="nohostile nohostile nohostile", at="ember concourse.1")
        .play(ember="m3")
        .finish()
    )
    assert t.state.moved == [0, 0, 0, 0]
    assert t.state.round == 2
