"""Why something cannot be chosen now: every kind of target gets a reason with numbers."""

from __future__ import annotations

import pytest

from game.rules.contract import Refusal, Target
from game.rules.space_escape import ITEMS, SPACE_ESCAPE
from tests.rules.space_escape.tabletop import GONE, POD, table
from tests.rules.space_escape.test_boosts import looping_table


def test_what_is_on_offer_is_not_refused() -> None:
    t = table("46")
    assert SPACE_ESCAPE.refusal(t.state, 0, Target("node", "41")) is None


def test_a_space_at_the_wrong_distance() -> None:
    refusal = table("46").refuses("node", "20")
    assert refusal == Refusal(
        "wrong_distance", {"rat": "ember", "distance": 2, "least": 3, "most": 3}
    )


def test_a_space_on_another_tier() -> None:
    refusal = table("46").refuses("node", "30")
    assert refusal.key == "other_tier"
    assert refusal.values == {"rat": "ember", "tier": 1, "target_tier": 2}


def test_the_foot_of_a_ladder_leads_on() -> None:
    refusal = table("46").refuses("node", "21")
    assert refusal.key == "leads_on"
    assert refusal.values["end"] == 41


def test_the_pod_and_outer_space_are_no_spaces_of_a_tier() -> None:
    assert table("46").refuses("node", "80").key == "other_tier"
    assert table("46").refuses("node", "81").key == "other_tier"


def test_a_space_for_a_snake_counts_from_the_snake() -> None:
    refusal = table("40").answer("cw2", "plum").refuses("node", "50")
    assert refusal.key == "wrong_distance"
    assert refusal.values == {"colour": "plum", "distance": 3, "least": 1, "most": 1}


def test_a_walk_whose_boosts_cannot_be_carried_through() -> None:
    """Rats of three steps from 24 to 27 ..."""
    t = looping_table("any_rat", 0, 2, 27, 22)
    assert t.refuses("piece", "rat:ember") == Refusal(
        "rat_has_no_way", {"rat": "ember", "least": 2, "most": 2}, "ruling 12"
    )


def test_a_boost_that_would_come_back() -> None:
    t = table("15", rats={"sun": 20}).answer("cw2").sees("boost_rat")
    assert t.refuses("node", "22") == Refusal(
        "wrong_distance", {"rat": "sun", "distance": 2, "least": 1, "most": 1}
    )


def test_a_rat_that_is_not_yours() -> None:
    t = table("41", "38", seats=2, options={"rats": "4"})
    assert t.refuses("piece", "rat:sun").key == "not_your_rat"


def test_a_rat_in_the_pod() -> None:
    assert table("16", rats={"sun": POD}).refuses("piece", "rat:sun").key == "rat_in_pod"


def test_a_rat_that_has_moved_on_this_card() -> None:
    t = table("12").answer("ember", "cw2")
    assert t.refuses("piece", "rat:ember").key == "rat_has_moved"


def test_a_rat_that_is_not_in_this_match() -> None:
    t = table("16", "38", seats=3)
    assert t.refuses("piece", "rat:sky") == Refusal("not_in_play", {"rat": "sky"})


def test_a_snake_of_the_wrong_colour() -> None:
    t = table("6", snakes={"plum": (47, 26)}).answer("cw2")
    refusal = t.refuses("piece", "snake:1")
    assert refusal.key == "wrong_colour"
    assert refusal.values["wanted"] == "plum"


def test_a_snake_in_space() -> None:
    t = table("38", snakes={"plum": GONE})
    assert t.refuses("piece", "snake:0").key == "snake_in_space"


def test_a_snake_that_has_moved_on_this_card() -> None:
    t = table(
        "12", rats=dict.fromkeys(("ember", "sun", "teal"), POD), snakes={"copper": (56, 44, 26)}
    )
    t.answer("cw2", "copper@56", "cw2")
    assert t.refuses("piece", "snake:1").key == "snake_has_moved"


def test_a_snake_like_one_on_offer() -> None:
    t = table("38", snakes={"plum": (47, 47)})
    assert t.refuses("piece", "snake:4").key == "snake_twin"


def test_a_snake_that_is_not_in_this_match() -> None:
    assert table("38").refuses("piece", "snake:9").key == "not_in_play"


def test_only_lost_snakes_come_back() -> None:
    t = table("c3", snakes={"plum": GONE, "rose": (GONE, GONE)})
    assert t.refuses("piece", "snake:1").key == "snake_on_board"
    assert t.refuses("piece", "snake:4").key == "snake_twin"


def test_a_ladder_that_is_not_the_nearest() -> None:
    t = table("38", snakes={"plum": 6}, rats={"sun": 40}).answer("plum")
    assert t.refuses("node", "15") == Refusal(
        "not_nearest", {"colour": "plum", "distance": 9, "steps": 3}, "ruling 21"
    )
    assert t.refuses("node", "8").key == "no_ladder"


def test_a_card_is_not_a_choice() -> None:
    refusal = table("46").refuses("card", "38")
    assert refusal == Refusal("card_waits", {"card": "38", "playing": "46"})


def test_a_seat_that_is_not_asked() -> None:
    t = table("46")
    refusal = SPACE_ESCAPE.refusal(t.state, 2, Target("node", "41"))
    assert refusal == Refusal("not_your_turn", {"seat": 0})


def test_after_the_end() -> None:
    t = table("5").answer("ccw1")
    assert t.refuses("node", "41") == Refusal("match_over")


@pytest.mark.parametrize(
    ("kind", "name"),
    [
        ("button", "end"),
        ("tile", "3"),
        ("node", "pod"),
        ("node", "900"),
        ("piece", "cat:1"),
        ("piece", "snake:x"),
    ],
)
def test_anything_else_is_not_asked(kind: str, name: str) -> None:
    assert table("46").refuses(kind, name).key == "not_asked"


def test_every_target_of_every_question_has_a_reason_or_is_on_offer() -> None:
    targets = [
        *(Target("node", str(node)) for node in range(82)),
        *(Target("piece", f"rat:{colour}") for colour in ("ember", "sun", "teal", "sky")),
        *(Target("piece", f"snake:{snake}") for snake in range(12)),
        *(Target("card", card) for card in ("1", "c1")),
        *(Target("button", f"colour:{colour}") for colour in ("plum", "rose")),
    ]
    for card in ("12", "41", "c1", "c2", "c3", "c4", "c5"):
        t = table(card, snakes={"rose": (GONE, 71)}, packs={"sun": ITEMS[:1]})
        while t.state.turn == 0 and t.state.outcome is None:
            on_offer = {option.target for option in t.asked.options}
            for target in targets:
                refusal = SPACE_ESCAPE.refusal(t.state, t.seat, target)
                assert (refusal is None) == (target in on_offer)
            t.answer(t.asked.options[0].key)
