"""Days and their parts: income, patrol, turn order, discs, rest (R3, R9, R34, R41, R44, R45)."""

from __future__ import annotations

import pytest

from game.rules.contract import Setup
from game.rules.escape_plan import ESCAPE_PLAN
from game.rules.graph import BoardGraph
from tests.rules.escape_plan.city_by_hand import city_by_hand
from tests.rules.escape_plan.table import Table, table


def dawn_of(day: int, seats: int = 3, **layout: object) -> Table:
    """Begin a day up to its first question; the city is complete."""
    t = table(seats, day=day, part=-1, **layout)  # type: ignore[arg-type]
    t.state.stacks = [[2], [5], [8], [11]]
    t.state.laid = t.state.laid[:2]
    t.state.shops = [-1] * 9
    t.state.members, t.state.gang_stock = [2, 0, 0, 0], 6
    return t.run(("day", 0, ()))


# Income


def test_no_income_on_the_first_day() -> None:
    """R3."""
    dawn_of(1).never("income_taken").sees("lay_tile")


def test_income_follows_the_cubes_left() -> None:
    t = dawn_of(2, cubes={"ember": 0, "sun": 2, "teal": 9}, notoriety=[3, 3, 3])
    assert t.state.cash == [18, 17, 13]
    assert t.count("income_taken") == 3


def test_the_inspector_has_no_income() -> None:
    t = dawn_of(2, 2, notoriety=[3, 3, 3])
    assert t.count("income_taken") == 2


def test_the_little_known_may_buy_an_asset_free_for_3() -> None:
    t = dawn_of(2, notoriety=[1, 3, 2]).sees("buy_unlock", "ember").answer("unlock:heal")
    t.has("ember", cash=15, ready="disc heal - - -").sees("buy_unlock", "teal").answer("pass")
    t.has("teal", cash=18).sees("lay_tile")


def test_an_asset_is_bought_with_the_last_3() -> None:
    t = dawn_of(2, cash=[-6, -7, 0], notoriety=[1, 1, 3]).sees("buy_unlock", "ember")
    t.answer("unlock:fed").has("ember", cash=0).sees("lay_tile")


# Patrol (R9)


def test_two_patrol_cards_are_shown_and_a_pair_closes_its_exit() -> None:
    t = dawn_of(1, patrol_deck=[3, 3, 1, 2, 2, 1])
    assert (t.state.patrol, t.state.closed) == ([1, 2], ())
    t = dawn_of(1, patrol_deck=[3, 3, 2, 1, 2, 2])
    assert t.state.closed == (2,)
    t.happened("exit_closed", exit=2, stack=1)


def test_the_second_exit_to_close_has_the_second_stack() -> None:
    t = dawn_of(2, patrol=[1, 2], patrol_deck=[3, 3, 2, 1], notoriety=[3, 3, 3])
    assert t.state.closed == (1, 2)
    t.happened("exit_closed", exit=1, stack=1).happened("exit_closed", exit=2, stack=2)


@pytest.mark.parametrize("cards", [[2, 2, 3, 3], [3, 2, 2, 3], [3, 2, 3, 2], [2, 3, 2, 3]])
def test_whatever_the_order_of_the_cards_a_pair_closes_its_exit_at_once(cards: list[int]) -> None:
    t = dawn_of(1, patrol_deck=[1, 1, *reversed(cards)])
    closed = (cards[0],) if cards[0] == cards[1] else ()
    assert t.state.closed == closed
    t.run(("patrol", 0, ()))
    assert sorted(t.state.closed) == [2, 3]
    assert t.state.closed[:1] == closed or not closed


def test_the_tiles_of_an_exit_wait_until_the_city_has_it() -> None:
    """R9: exit 1 closes before its tile is laid; whoever comes there then finds its stack."""
    t = dawn_of(1, patrol_deck=[3, 3, 2, 2, 1, 1]).happened("exit_closed", exit=1, stack=1)
    t.state.laid = table().state.laid
    t.state.contacts[0] = ("nurse", "", "avoid", "key", "heal")
    t.state.pending = []
    t.visits("ember", "a1.exit").sees("exit_closed").offers("tile").answer("tile")
    t.happened("tiles_drawn", back="exit_p", count=1)


def test_on_the_last_day_one_card_leaves_one_exit_open() -> None:
    t = dawn_of(3, patrol=[1, 2, 3, 3], closed=(3,), patrol_deck=[1, 2], notoriety=[3, 3, 3])
    assert t.state.closed == (3, 2)
    assert t.count("patrol_shown") == 1


@pytest.mark.parametrize("seed", range(10))
def test_exactly_two_exits_are_closed_in_the_end(seed: int) -> None:
    state = ESCAPE_PLAN.new_game(Setup(3, city_by_hand()), seed)
    shown = [*state.patrol, *reversed(state.patrol_deck)][:5]
    assert sum(shown.count(exit_) == 2 for exit_ in (1, 2, 3)) == 2


# Turn order (R41)


def test_the_most_notorious_goes_first_and_equals_change_places() -> None:
    """R41."""
    t = table(4, order=(0, 1, 2, 3), notoriety=[2, 5, 2, 5]).run(("set_order", 0, ()))
    assert t.state.order == (3, 1, 2, 0)


def test_on_the_first_day_the_order_of_the_set_up_is_turned_round() -> None:
    """E25: all are equal then. The inspector, last at first (R48), begins."""
    t = table(4).run(("set_order", 0, ()))
    assert t.state.order == (3, 2, 1, 0)
    t = table(2)
    assert t.state.order == (0, 1, 2)
    assert t.run(("set_order", 0, ())).state.order == (2, 1, 0)


def test_the_inspector_has_a_place_in_the_order() -> None:
    t = table(2, order=(0, 1, 2), notoriety=[2, 1, 4]).run(("set_order", 0, ()))
    assert t.state.order == (2, 0, 1)


# Parts of the day


def test_everybody_takes_a_turn_in_turn_order_and_then_notoriety_is_settled() -> None:
    t = table(order=(2, 0, 1)).run(("part", 0, (0,))).sees("turn", "teal")
    t.answer("rest").until("end_turn").answer("end").sees("turn", "ember").answer("s1.store")
    t.until("end_turn").answer("end").sees("turn", "sun").answer("s1.store").until("end_turn")
    t.gained(sun=1).never("notoriety_settled").answer("end").sees("turn", "teal")
    t.has("sun", notoriety=2, gained=0)


def test_in_the_first_three_parts_everybody_must_act() -> None:
    """R34: who has rested must move."""
    table(sun={"ember": False}).turn().withholds("rest", "stay", "pass")


def test_a_rest_is_possible_once_a_day() -> None:
    t = table().turn().answer("rest").until("end_turn").answer("end").has("ember", sun=False)
    t.turn().withholds("rest")


def test_a_rest_may_unlock_an_asset() -> None:
    """R45."""
    t = table().turn().answer("rest").sees("unlock").answer("unlock:key")
    t.has("ember", contacts="- - avoid - heal", ready="disc key - - -").sees("end_turn")


def test_at_night_a_turn_costs_a_disc() -> None:
    t = table(discs={"sun": 1}).run(("part", 0, (3,))).sees("use_disc", "sun").answer("use")
    t.has("sun", discs=0).sees("turn", "sun")


def test_each_decides_in_turn_order_whether_to_act_at_night_and_at_dawn() -> None:
    """R44: one disc for one turn."""
    t = table(order=(2, 1, 0), discs={"ember": 1, "teal": 2}).run(("part", 0, (3,)))
    t.sees("use_disc", "teal").answer("use").sees("turn", "teal").answer("rest")
    t.until("end_turn").answer("end").sees("use_disc", "ember").answer("pass")
    t.sees("use_disc", "teal", discs=1).answer("use").has("teal", discs=0)
    assert t.state.part == 4


def test_before_a_disc_is_given_up_nothing_can_be_used() -> None:
    """R42: only in an own turn."""
    table(discs={"sun": 1}).run(("part", 0, (3,))).sees("use_disc", "sun").can_use()


def test_a_disc_may_be_kept_for_dawn() -> None:
    t = table(discs={"sun": 1}, day=1).run(("part", 0, (3,))).answer("pass")
    t.sees("use_disc", "sun").has("sun", discs=1)
    assert t.state.part == 4


def test_with_the_new_day_everybody_may_rest_again() -> None:
    t = table(day=1, part=4, sun=[False, False, False], patrol_deck=[1, 2, 3, 1])
    t.state.stacks = [[2], [5], [8], [11]]
    t.state.laid = t.state.laid[:2]
    t.run(("part_over", 0, ()))
    assert t.state.day == 2
    assert all(t.state.sun)
    t.happened("day_began", day=2)


def test_the_second_dawn_is_followed_by_the_last_day() -> None:
    t = table(day=2, part=4, patrol=[1, 2, 3, 3], closed=(3,), patrol_deck=[1, 2])
    t.state.stacks = [[2], [5], [8], [11]]
    t.state.laid = t.state.laid[:2]
    t.run(("part_over", 0, ())).happened("day_began", day=3)
    assert t.state.fate == ["", "", ""]


def test_who_can_neither_rest_nor_move_passes() -> None:
    """E9: on the real tiles there is always a way; here all ways from the hospital are cut."""
    graph = city_by_hand()
    hospital = next(node.id for node in graph.nodes if node.kind == "hospital")
    links = tuple(link for link in graph.links if hospital not in link[1:])
    state = ESCAPE_PLAN.new_game(Setup(1, BoardGraph(graph.nodes, links)), 1)
    while ESCAPE_PLAN.decisions(state)[0].kind != "turn":
        ESCAPE_PLAN.apply(state, {0: ESCAPE_PLAN.decisions(state)[0].options[0].key})
    assert [option.key for option in ESCAPE_PLAN.decisions(state)[0].options][:1] == ["rest"]
    state.sun[0], state.asked = False, None
    assert ESCAPE_PLAN.decisions(state)[0].options[0].key == "stay"
    events = ESCAPE_PLAN.apply(state, {0: "stay"})
    assert events[0].kind == "turn_passed"
