"""One test per card: what is printed on it, played from the starting positions.

Rats start on ember 18, sun 6, teal 12 and sky 0; snakes on plum 47, copper 56, lime 65, rose 71.
Three steps clockwise from a rat's start is a ladder: 21 to 41, 9 to 31, 15 to 37, 3 to 27.
"""

from __future__ import annotations

import pytest

from game.rules.space_escape.cards import BASE, CARDS, CHALLENGE, Half
from tests.rules.space_escape.tabletop import GONE, Table, table

ALL_CW = ("ember", "sun", "teal", "sky")


def everyone(way: str) -> tuple[str, ...]:
    """The answers that send all four rats the same way, the last one being left over."""
    return ("ember", way, "sun", way, "teal", way, way)


def test_card_1_your_rat_one_or_two_then_a_new_plum_snake() -> None:
    t = table("1").sees("move_rat", rat="ember", least=1, most=2)
    t.offers("cw1", "ccw1", "cw2", "ccw2").answer("cw1").done().at(ember=19, plum=(47, 47))


def test_card_2_any_rat_one_or_two_then_a_new_plum_snake() -> None:
    t = table("2").sees("choose_rat", which="any").offers(*ALL_CW)
    t.answer("sky", "cw2").done().at(sky=2, plum=(47, 47))


def test_card_3_your_rat_three_then_all_plum_snakes_climb() -> None:
    t = table("3", snakes={"plum": (47, 26)})
    t.answer("cw3").at(ember=41).sees("choose_snake", which="all", colour="plum", errand="ladder")
    t.answer("plum@26").done().at(plum=(44, 63))


def test_card_4_all_rats_two_then_all_plum_snakes_one() -> None:
    t = table("4", snakes={"plum": (47, 26)})
    t.answer(*everyone("cw2")).at(ember=20, sun=8, teal=14, sky=2)
    t.answer("plum@47", "cw1", "ccw1").done().at(plum=(63, 25))


def test_card_5_your_rat_one_then_all_plum_snakes_three() -> None:
    t = table("5", snakes={"plum": (47, 26)})
    t.answer("cw1").at(ember=19)
    t.answer("plum@47", "ccw3", "ccw3").done().at(plum=(43, 44))


def test_card_6_your_rat_two_then_one_plum_snake_one() -> None:
    t = table("6", snakes={"plum": (47, 26)})
    t.answer("cw2").at(ember=20).sees("choose_snake", which="one", colour="plum")
    t.answer("plum@26", "cw1").done().at(plum=(27, 47))


def test_card_7_your_rat_one_or_two_then_one_plum_snake_two() -> None:
    table("7").offers("cw1", "ccw1", "cw2", "ccw2").answer("cw2", "ccw2").done().at(
        ember=20, plum=45
    )


def test_card_8_all_rats_three_then_one_plum_snake_three() -> None:
    t = table("8").answer(*everyone("cw3")).at(ember=41, sun=31, teal=37, sky=27)
    t.sees("move_snake", colour="plum", least=3, most=3).answer("ccw3").done().at(plum=44)


def test_card_9_all_rats_three_then_a_new_copper_snake() -> None:
    t = table("9").answer(*everyone("ccw3")).done()
    t.at(ember=37, sun=27, teal=31, sky=41, copper=(56, 56))


def test_card_10_your_rat_three_then_a_new_copper_snake() -> None:
    table("10").offers("cw3", "ccw3").answer("cw3").done().at(ember=41, copper=(56, 56))


def test_card_11_your_rat_two_then_all_copper_snakes_climb() -> None:
    table("11").answer("cw2").done().at(ember=20, copper=70)


def test_card_12_all_rats_two_then_all_copper_snakes_two() -> None:
    t = table("12", snakes={"copper": (56, 44)}).answer(*everyone("ccw2"))
    t.at(ember=16, sun=4, teal=10, sky=22)
    t.answer("copper@56", "cw2", "cw2").done().at(copper=(58, 26))


def test_card_13_your_rat_one_or_two_then_all_copper_snakes_one() -> None:
    table("13").answer("cw2", "ccw1").done().at(ember=20, copper=55)


def test_card_14_any_rat_one_then_one_copper_snake_one_or_two() -> None:
    t = table("14").answer("teal", "ccw1").at(teal=11)
    t.offers("cw1", "ccw1", "cw2", "ccw2").answer("cw2").done().at(copper=58)


def test_card_15_your_rat_two_then_one_copper_snake_two() -> None:
    table("15").answer("ccw2", "cw2").done().at(ember=16, copper=58)


def test_card_16_any_rat_three_then_one_copper_snake_three() -> None:
    table("16").answer("sun", "cw3", "cw3").done().at(sun=31, copper=59)


def test_card_17_your_rat_three_then_a_new_lime_snake() -> None:
    table("17").answer("ccw3").done().at(ember=37, lime=(65, 65))


def test_card_18_your_rat_one_then_a_new_lime_snake() -> None:
    table("18").offers("cw1", "ccw1").answer("cw1").done().at(ember=19, lime=(65, 65))


def test_card_19_your_rat_one_then_all_lime_snakes_climb() -> None:
    t = table("19", snakes={"lime": (65, 10)}).answer("cw1")
    t.answer("lime@65").done().at(lime=(77, 31))


def test_card_20_any_rat_three_then_all_lime_snakes_three() -> None:
    t = table("20", snakes={"lime": (65, 26)}).answer("teal", "cw3").at(teal=37)
    t.answer("lime@26", "cw3", "cw3").done().at(lime=(7, 68))


def test_card_21_all_rats_one_then_all_lime_snakes_two() -> None:
    t = table("21").answer(*everyone("cw1")).at(ember=19, sun=7, teal=13, sky=1)
    t.answer("ccw2").done().at(lime=63)


def test_card_22_your_rat_two_then_one_lime_snake_one() -> None:
    table("22").answer("cw2", "ccw1").done().at(ember=20, lime=51)


def test_card_23_all_rats_one_then_one_lime_snake_two_or_three() -> None:
    t = table("23").answer(*everyone("cw1")).offers("cw2", "ccw2", "cw3", "ccw3")
    t.answer("cw3").done().at(lime=68)


def test_card_24_your_rat_two_then_one_lime_snake_two() -> None:
    table("24").answer("cw2").offers("cw2", "ccw2").answer("cw2").done().at(lime=77)


def test_card_25_all_rats_three_then_a_new_rose_snake() -> None:
    table("25").answer(*everyone("cw3")).done().at(sky=27, rose=(71, 71))


def test_card_26_all_rats_two_then_a_new_rose_snake() -> None:
    table("26").answer(*everyone("cw2")).done().at(sky=2, rose=(71, 71))


def test_card_27_any_rat_two_then_all_rose_snakes_climb() -> None:
    table("27").answer("sky", "cw2").done().at(sky=2, rose=73)


def test_card_28_your_rat_one_then_all_rose_snakes_two() -> None:
    t = table("28", snakes={"rose": (71, 71, 71)}).answer("cw1")
    t.answer("cw2", "ccw2", "ccw2").done().at(rose=(73, 55, 55))


def test_card_29_all_rats_one_then_all_rose_snakes_three() -> None:
    table("29").answer(*everyone("cw1"), "cw3").done().at(rose=62)


def test_card_30_your_rat_three_then_one_rose_snake_three() -> None:
    table("30").answer("cw3", "ccw3").done().at(ember=41, rose=68)


def test_card_31_any_rat_two_or_three_then_one_rose_snake_one_or_two() -> None:
    t = table("31").answer("sun").offers("cw2", "ccw2", "cw3", "ccw3").answer("cw3").at(sun=31)
    t.offers("cw1", "ccw1", "cw2", "ccw2").answer("ccw2").done().at(rose=55)


def test_card_32_any_rat_three_then_one_rose_snake_one() -> None:
    table("32").answer("sky", "cw3", "cw1").done().at(sky=27, rose=60)


def test_card_33_any_rat_one_or_two_then_any_snake_climbs() -> None:
    t = table("33").answer("sky").offers("cw1", "ccw1", "cw2", "ccw2").answer("cw1").at(sky=1)
    t.sees("choose_snake", which="any", errand="ladder").answer("plum").done().at(plum=63)


def test_card_34_any_rat_one_then_any_snake_climbs() -> None:
    table("34").answer("sun", "cw1", "copper").done().at(sun=7, copper=70)


def test_card_35_your_rat_two_then_any_snake_climbs() -> None:
    table("35").answer("cw2", "lime").done().at(ember=20, lime=77)


def test_card_36_your_rat_two_then_any_snake_climbs() -> None:
    table("36").answer("ccw2", "rose").done().at(ember=16, rose=73)


def test_card_37_any_rat_two_then_any_snake_climbs() -> None:
    table("37").answer("teal", "cw2", "rose").done().at(teal=14, rose=73)


def test_card_38_no_rat_and_any_snake_climbs() -> None:
    t = table("38").sees("choose_snake").offers("plum", "copper", "lime", "rose")
    t.answer("copper").done().at(ember=18, sun=6, teal=12, sky=0, copper=70)


def test_card_39_all_rats_two_then_any_snake_climbs() -> None:
    table("39").answer(*everyone("cw2"), "plum").done().at(ember=20, sky=2, plum=63)


def test_card_40_your_rat_two_or_three_then_any_snake_one() -> None:
    t = table("40").offers("cw2", "ccw2", "cw3", "ccw3").answer("cw3").at(ember=41)
    t.answer("lime").offers("cw1", "ccw1").answer("cw1").done().at(lime=66)


def test_card_41_your_rat_three_then_any_snake_two() -> None:
    table("41").answer("cw3", "copper", "ccw2").done().at(ember=41, copper=38)


def test_card_42_any_rat_two_then_any_snake_three() -> None:
    table("42").answer("sun", "cw2", "plum", "cw3").done().at(sun=8, plum=GONE)


def test_card_43_any_rat_one_then_any_snake_one_or_two() -> None:
    t = table("43").answer("teal", "cw1", "rose").offers("cw1", "ccw1", "cw2", "ccw2")
    t.answer("ccw2").done().at(teal=13, rose=55)


def test_card_44_your_rat_one_then_any_snake_two_or_three() -> None:
    t = table("44").answer("cw1", "plum").offers("cw2", "ccw2", "cw3", "ccw3")
    t.answer("cw2").done().at(ember=19, plum=49)


def test_card_45_your_rat_two_or_three_and_the_snakes_rest() -> None:
    t = table("45").offers("cw2", "ccw2", "cw3", "ccw3").answer("cw2").done()
    t.at(ember=20, plum=47, copper=56, lime=65, rose=71).never("nothing_done")


def test_card_46_your_rat_three_and_the_snakes_rest() -> None:
    t = table("46").offers("cw3", "ccw3").answer("cw3").done()
    t.at(ember=41, plum=47, copper=56, lime=65, rose=71)


def test_hatching_day_brings_a_new_snake_of_every_colour_that_has_a_spare() -> None:
    t = table("c1", snakes={"lime": (65, 66, 67)}).sees("play_card", card="c1").answer("play")
    t.done().at(plum=(47, 47), copper=(56, 56), lime=(65, 66, 67), rose=(71, 71))
    t.happened("nothing_done", reason="no_spare", colour="lime")


def test_double_climb_lets_the_same_snake_climb_twice() -> None:
    t = table("c2").answer("plum").at(plum=63).sees("choose_snake", which="any")
    t.answer("plum").done().at(plum=73)


def test_double_climb_lets_two_snakes_climb() -> None:
    table("c2").answer("plum", "copper").done().at(plum=63, copper=70)


def test_comeback_returns_a_lost_snake_to_its_start_and_then_any_snake_climbs() -> None:
    t = table("c3", snakes={"plum": GONE, "rose": (GONE, GONE)})
    t.sees("recall_snake").offers("plum", "rose").answer("rose").at(rose=(GONE, 71))
    t.sees("choose_snake", errand="ladder").answer("rose").done().at(rose=(GONE, 73))


def test_comeback_without_a_lost_snake_goes_straight_to_the_climb() -> None:
    t = table("c3").happened("nothing_done", half="bottom", reason="none_lost")
    t.sees("choose_snake").answer("copper").done().at(copper=70)


def test_colour_rush_sends_all_snakes_of_a_colour_up() -> None:
    t = table("c4", snakes={"plum": (47, 26), "rose": GONE})
    t.sees("choose_colour").offers("plum", "copper", "lime")
    t.answer("plum", "plum@47").done().at(plum=(44, 63), copper=56)


def test_tremor_moves_all_rats_one_and_returns_a_lost_snake() -> None:
    t = table("c5", snakes={"lime": GONE}).answer(*everyone("cw1"))
    t.done().at(ember=19, sun=7, teal=13, sky=1, lime=65)


# What is printed on all of them together.


def printed(half: Half) -> tuple[str, tuple[int, ...]]:
    """Return what a top half says: whose rat, and how far."""
    ((step, (distances,)),) = half
    return step, distances


def test_the_deck_has_46_cards_and_43_of_them_are_for_two_hands() -> None:
    assert list(BASE) == [str(number) for number in range(1, 47)]
    assert [card.id for card in BASE.values() if card.not_for_two] == ["4", "45", "46"]
    assert list(CHALLENGE) == ["c1", "c2", "c3", "c4", "c5"]


@pytest.mark.parametrize(
    ("step", "counts"),
    [
        ("your_rat", {(1,): 5, (2,): 7, (3,): 6, (1, 2): 3, (2, 3): 2}),
        ("any_rat", {(1,): 3, (2,): 3, (3,): 3, (1, 2): 2, (2, 3): 1}),
        ("all_rats", {(1,): 3, (2,): 4, (3,): 3}),
    ],
)
def test_the_tops_are_printed_as_often_as_specified(
    step: str, counts: dict[tuple[int, ...], int]
) -> None:
    tops = [printed(card.top) for card in BASE.values() if card.top]
    found = [distances for each, distances in tops if each == step]
    assert {distances: found.count(distances) for distances in set(found)} == counts


@pytest.mark.parametrize(
    ("step", "count"),
    [
        ("add_snake", 8),
        ("all_to_ladder", 4),
        ("all_snakes", 8),
        ("one_snake", 12),
        ("any_snake", 5),
        ("any_to_ladder", 7),
    ],
)
def test_the_bottoms_are_printed_as_often_as_specified(step: str, count: int) -> None:
    bottoms = [name for card in BASE.values() for name, _ in card.bottom]
    assert bottoms.count(step) == count


@pytest.mark.parametrize("colour", ["plum", "copper", "lime", "rose"])
def test_every_colour_has_the_same_cards(colour: str) -> None:
    steps = [
        name for card in BASE.values() for name, args in card.bottom if args and args[0] == colour
    ]
    assert sorted(steps) == sorted(
        ["add_snake"] * 2 + ["all_to_ladder"] + ["all_snakes"] * 2 + ["one_snake"] * 3
    )


def test_every_card_of_the_game_can_be_laid_on_a_table() -> None:
    for card in CARDS:
        assert isinstance(table(card), Table)
