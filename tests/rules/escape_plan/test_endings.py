"""Escape, arrest, the end, and the final count (R31-R35, R46, R47, R54)."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.escape_plan import ESCAPE_PLAN, exit_cost, late_fee, parts_of, rating, score
from tests.rules.escape_plan.table import Table, table

LAST_DAY: dict[str, Any] = {"day": 3, "patrol": [1, 1, 2, 2, 3], "closed": (1, 2)}
AT_THE_EXIT = "a3.exit"


def at_the_exit(seats: int, *names: str, **fields: Any) -> Table:
    """Let these thieves stand at the open exit on the last day."""
    return table(seats, at=dict.fromkeys(names, AT_THE_EXIT), **LAST_DAY, **fields)


# The price (R31)


@pytest.mark.parametrize(
    ("seats", "costs"),
    [(1, [5]), (2, [0, 10]), (3, [0, 5, 10]), (4, [0, 5, 10, 10]), (5, [0, 5, 5, 10, 10])],
)
def test_each_place_has_its_price(seats: int, costs: list[int]) -> None:
    """R31."""
    t = table(seats)
    for place, cost in enumerate(costs):
        t.state.escaped = tuple(range(place))
        assert exit_cost(t.state) == cost


def test_the_second_to_leave_pays() -> None:
    t = at_the_exit(3, "ember", "sun").turn("ember").answer("escape").has("ember", cash=9)
    t.turn("sun").answer("escape").has("sun", cash=3, fate="escaped")
    assert t.state.escaped == (0, 1)


def test_who_cannot_pay_at_the_exit_is_arrested() -> None:
    """E23."""
    t = at_the_exit(3, "sun", escaped=(0,), fate={"ember": "escaped"}, cash={"sun": 4})
    t.turn("sun").answer("escape").has("sun", fate="arrested", cash=3)
    t.happened("arrested", seat="sun", reason="exit")


def test_there_is_no_visit_when_leaving() -> None:
    at_the_exit(3, "ember").turn("ember").answer("escape").never("visited").over()


# The fee (R33)


def test_after_the_first_escape_each_turn_costs_1_before_anything_else() -> None:
    """R33."""
    t = at_the_exit(3, escaped=(0,), fate={"ember": "escaped"})
    assert late_fee(t.state) == 1
    t.turn("sun").has("sun", cash=8).sees("turn")


def test_who_cannot_pay_the_fee_is_arrested() -> None:
    t = at_the_exit(3, escaped=(0,), fate={"ember": "escaped"}, cash={"sun": 0}).turn("sun")
    t.has("sun", fate="arrested").happened("arrested", reason="fee")


def test_at_night_only_who_acts_pays_the_fee() -> None:
    t = at_the_exit(
        3, escaped=(0,), fate={"ember": "escaped"}, discs={"sun": 1, "teal": 1}, cash={"teal": 0}
    )
    t.run(("part", 0, (3,))).sees("use_disc", "sun").answer("pass")
    t.sees("use_disc", "sun").has("sun", cash=9)
    t.answer("pass").happened("turn_passed", seat="teal", reason="fee")
    assert t.state.fate[2] == "arrested"
    t.happened("arrested", seat="teal", reason="dawn")


def test_whether_others_can_pay_the_fee_is_news_so_nothing_before_it_is_taken_back() -> None:
    t = at_the_exit(3, escaped=(0,), fate={"ember": "escaped"}, cash={"sun": 1})
    t.turn("sun")
    assert [event.kind for event in t.events if event.reveals] == ["paid"]
    t.turn("sun")
    assert [event.kind for event in t.events if event.reveals] == ["paid", "arrested"]


def test_the_fee_at_night_is_not_asked_of_who_cannot_pay_it() -> None:
    """E24."""
    t = table(3, day=3, part=3, escaped=(0,), fate={"ember": "escaped"}, discs={"sun": 1})
    t.state.cash[1] = 0
    t.run(("turn_begins", 1, ())).over()


# The end (R35)


def test_the_match_ends_when_all_have_left() -> None:
    t = at_the_exit(2, "ember", "sun").turn("ember").answer("escape").turn("sun").answer("escape")
    t.over().happened("match_ended", reason="won", winners=(0,))


def test_after_the_last_dawn_whoever_is_left_is_arrested() -> None:
    """R35."""
    t = table(day=3, part=4).run(("part_over", 0, ())).over()
    assert t.state.fate == ["arrested"] * 3
    result = ESCAPE_PLAN.result(t.state)
    assert result is not None
    assert (result.key, result.winners, result.scores) == ("caught", (), (0, 0, 0))


def test_a_match_can_end_with_a_thief_of_every_fate() -> None:
    """One out, one without money for the fee, one for the exit, one in too many handcuffs."""
    t = at_the_exit(
        5,
        *("ember", "sun", "teal"),
        cash={"sun": 0, "teal": 2},
        wounds={"sky": 3},
        cuffs={"sky": 5},
        contacts={"sky": "- - - - -"},
        part=4,
    )
    t.turn("ember").answer("escape").turn("sun").turn("teal").answer("escape")
    t.run(("wound", 3, (1,))).run(("part_over", 0, ())).over()
    assert t.state.fate == ["escaped", "arrested", "arrested", "arrested", "arrested"]
    reasons = [event.data["reason"] for event in t.events if event.kind == "arrested"]
    assert reasons == ["fee", "exit", "cuffs", "dawn"]
    t.happened("match_ended", reason="won", winners=(0,))


def test_if_the_last_thief_in_the_city_is_arrested_the_match_is_over_at_once() -> None:
    t = at_the_exit(2, "ember", cash={"sun": 0}).turn("ember").answer("escape").turn("sun").over()
    t.happened("match_ended", reason="won", winners=(0,))


def test_nobody_wins_if_all_are_arrested_before_the_last_dawn() -> None:
    t = table(1, wounds={"ember": 3}, cuffs={"ember": 5}, contacts={"ember": "- - - - -"}, day=2)
    t.run(("wound", 0, (1,))).over().happened("match_ended", reason="caught", winners=())


def test_sandra_neither_wins_nor_has_a_score() -> None:
    """R51."""
    t = table(2, day=3, part=4, cubes={"inspector": 9}).run(("part_over", 0, ())).over()
    result = ESCAPE_PLAN.result(t.state)
    assert result is not None
    assert (result.key, result.winners, len(result.scores)) == ("caught", (), 2)


def test_only_who_has_escaped_can_win() -> None:
    t = at_the_exit(2, "ember", cash={"ember": 1, "sun": 500}, part=4)
    t.turn("ember").answer("escape").run(("part_over", 0, ())).over()
    assert t.state.winners == (0,)
    result = ESCAPE_PLAN.result(t.state)
    assert result is not None
    assert (result.key, result.scores[1]) == ("won", 0)


def test_notoriety_of_the_last_turn_counts_for_who_has_escaped_too() -> None:
    t = at_the_exit(1, "ember", gained={"ember": 1}).turn("ember").answer("escape").over()
    t.has("ember", notoriety=2)


def test_a_turn_that_ends_the_match_is_settled_before_the_count() -> None:
    """E16: notoriety above 7 wounds whoever has just escaped, and that costs 20."""
    t = at_the_exit(1, "ember", gained={"ember": 1}, notoriety={"ember": 7}).turn("ember")
    t.answer("escape").over().has("ember", notoriety=7, wounds=1)
    assert score(t.state, 0) == 4 - 50 - 20


# The count


def escaped(**fields: Any) -> Table:
    """Ember has escaped; nothing else counts unless given."""
    fields.setdefault("cash", {"ember": 0})
    fields.setdefault("plans", {"ember": "p1"})
    return table(2, fate={"ember": "escaped"}, escaped=(0,), **LAST_DAY, **fields)


def test_cubes_that_pay_count_by_the_plan_and_those_on_income_signs_do_not() -> None:
    t = escaped(
        visited={"casino": "ember", "nightclub": "ember$", "gym": "ember", "safe2": "ember"}
    )
    parts = parts_of(t.state, 0)
    assert (parts.group_x, parts.group_y, parts.safe_houses) == (70, 80, 80)
    assert score(t.state, 0) == 230


def test_money_behind_the_screen_and_used_assets_count() -> None:
    t = escaped(cash={"ember": 13}, ready={"ember": "disc fed cou - -"}, used={"ember": 3})
    assert score(t.state, 0) == 13 + 20


@pytest.mark.parametrize(("cards", "bonus"), [(0, 0), (1, 0), (2, 10), (3, 30), (4, 60), (5, 100)])
def test_contacts_count_more_the_more_there_are(cards: int, bonus: int) -> None:
    held = ["nurse", "lawyer", "mule", "boxer", "ninja"][:cards] + ["-"] * (5 - cards)
    assert score(escaped(contacts={"ember": " ".join(held)}).state, 0) == bonus


def test_each_pair_of_handcuffs_takes_a_contact_covered_ones_first_or_not() -> None:
    t = escaped(contacts={"ember": "nurse lawyer mule - boxer"}, cuffs={"ember": 1})
    assert parts_of(t.state, 0).contacts == 30
    t = escaped(contacts={"ember": "nurse - - - -"}, cuffs={"ember": 3})
    assert parts_of(t.state, 0).contacts == 0


def test_locker_and_exit_tiles_count() -> None:
    assert score(escaped(items={"ember": "brown.90 exit_p.40 fed cou swa"}).state, 0) == 130


@pytest.mark.parametrize(
    ("notoriety", "loss"), [(1, 0), (2, 5), (3, 10), (4, 20), (5, 30), (6, 40), (7, 50)]
)
def test_notoriety_costs(notoriety: int, loss: int) -> None:
    assert score(escaped(notoriety=[notoriety, 1, 1]).state, 0) == -loss


def test_each_wound_costs_20() -> None:
    assert score(escaped(wounds={"ember": 2}).state, 0) == -40


# Ties (R47)


def both(**fields: Any) -> tuple[int, ...]:
    """Return who wins if both thieves have escaped."""
    fields.setdefault("plans", {"ember": "p1", "sun": "p2"})
    t = table(2, fate={"ember": "escaped", "sun": "escaped"}, escaped=(0, 1), **LAST_DAY, **fields)
    t.run(("finish", 0, ()))
    return t.state.winners


def test_of_equals_the_one_with_more_money_behind_the_screen_wins() -> None:
    """R47."""
    assert both(cash=[10, 0], used=[0, 1]) == (0,)


def test_then_the_less_notorious() -> None:
    """A better locker tile makes up for the notoriety, so that the money is the same."""
    tiles = {"ember": "green.30 - fed cou swa", "sun": "green.20 - fed cou swa"}
    assert both(items=tiles, notoriety=[3, 1, 1]) == (1,)


def test_then_the_one_with_fewer_wounds() -> None:
    tiles = {"ember": "green.40 - fed cou swa", "sun": "green.20 - fed cou swa"}
    assert both(items=tiles, wounds={"ember": 1}) == (1,)


def test_the_ties_are_broken_in_this_order() -> None:
    """Cash before notoriety, notoriety before wounds."""
    assert both(cash=[10, 0], notoriety=[3, 1, 1]) == (0,)
    tiles = {"ember": "green.40 - fed cou swa", "sun": "green.40 - fed cou swa"}
    assert both(items=tiles, wounds={"ember": 1}, notoriety=[1, 4, 1]) == (0,)


def test_complete_equals_share() -> None:
    assert both() == (0, 1)


def test_more_money_wins_whatever_the_ties_would_say() -> None:
    tiles = {"ember": "green.40 - fed cou swa", "sun": "green.20 - fed cou swa"}
    assert both(items=tiles, notoriety=[3, 1, 1]) == (0,)


# Alone (R54)


@pytest.mark.parametrize(
    ("points", "name"),
    [
        (-41, "petty"),
        (0, "petty"),
        (249, "petty"),
        (250, "crook"),
        (325, "professional"),
        (400, "mastermind"),
        (475, "legend"),
    ],
)
def test_a_lone_thief_is_rated(points: int, name: str) -> None:
    """R54."""
    assert rating(points) == name


def test_a_lone_thief_pays_5_and_is_rated() -> None:
    t = at_the_exit(1, "ember").turn("ember").answer("escape").over().has("ember", cash=4)
    result = ESCAPE_PLAN.result(t.state)
    assert result is not None
    assert (result.key, result.values["rating"]) == ("alone", "petty")


@pytest.mark.parametrize(
    ("tiles", "cash", "name"),
    [
        ("- -", 9, "petty"),
        ("brown.90 brown.80", 85, "crook"),
        ("brown.90 brown.80", 160, "professional"),
        ("brown.90 brown.80", 235, "mastermind"),
        ("brown.90 brown.80", 310, "legend"),
    ],
)
def test_the_count_of_a_lone_thief_decides_on_the_rating(tiles: str, cash: int, name: str) -> None:
    """5 of the money is the price of the exit."""
    t = at_the_exit(1, "ember", cash={"ember": cash}, items={"ember": f"{tiles} fed cou swa"})
    t.turn("ember").answer("escape").over()
    result = ESCAPE_PLAN.result(t.state)
    assert result is not None
    assert (result.winners, result.values["rating"]) == ((0,), name)


def test_a_lone_thief_without_the_price_is_arrested_at_the_exit() -> None:
    t = at_the_exit(1, "ember", cash={"ember": 4}).turn("ember").answer("escape").over()
    t.happened("arrested", seat="ember", reason="exit").happened("match_ended", reason="caught")


def test_a_lone_thief_who_does_not_escape_has_lost() -> None:
    t = table(1, day=3, part=4).run(("part_over", 0, ())).over()
    result = ESCAPE_PLAN.result(t.state)
    assert result is not None
    assert result.winners == ()
