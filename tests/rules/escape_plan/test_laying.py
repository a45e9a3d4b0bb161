"""Set-up, and laying the city (2.14, R1-R8)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from game.rules.contract import Setup, SetupError
from game.rules.escape_plan import BUSINESSES, ESCAPE_PLAN, PLANS, PlanState
from game.rules.escape_plan.city import DIRECTIONS, edge_of
from game.rules.escape_plan.setup import new_state
from game.rules.graph import BoardGraph, Node
from tests.rules.escape_plan.city_by_hand import city_by_hand
from tests.rules.escape_plan.table import table

SEATS = pytest.mark.parametrize("seats", range(1, 6))


def fresh(seats: int, seed: int = 1) -> PlanState:
    """Return a table before the first day."""
    return new_state(Setup(seats, city_by_hand()), seed)


# Set-up


@SEATS
def test_everybody_begins_alike_in_the_hospital(seats: int) -> None:
    state = fresh(seats)
    hospital = state.tiles.found["hospital"][0]
    assert set(state.spots) == {hospital}
    assert state.cash == [9] * seats
    assert set(state.notoriety) == {1}
    assert state.contacts == [("", "", "avoid", "key", "heal")] * seats
    assert state.items == [("", "", "fed", "cou", "swa")] * seats
    assert state.ready == [("disc", "", "", "", "")] * seats
    assert state.wounds == state.discs == state.gas == [0] * seats
    assert len(set(state.plans)) == seats


def test_who_begins_is_chosen_by_chance_or_the_first_seat() -> None:
    first = {new_state(Setup(4, city_by_hand()), seed).order[0] for seed in range(40)}
    assert first == {0, 1, 2, 3}
    for seed in range(5):
        setup = Setup(4, city_by_hand(), {"starter": "first"})
        assert new_state(setup, seed).order == (0, 1, 2, 3)


@SEATS
def test_the_inspector_plays_with_one_or_two_thieves_only(seats: int) -> None:
    state = fresh(seats)
    assert (state.inspector >= 0) == (seats <= 2)
    assert len(state.leads) == (15 if seats <= 2 else 0)
    assert state.order[-1] == state.inspector or seats > 2


def test_the_starting_tiles_lie_one_below_the_other_turned_alike() -> None:
    layouts = {fresh(3, seed).laid for seed in range(40)}
    assert len(layouts) == 4
    for laid in layouts:
        assert [(each.q, each.r) for each in laid] == [(0, 0), (0, 1)]
        assert {each.tile for each in laid} == {0, 1}
        assert laid[0].turn == laid[1].turn in (0, 3)


def test_officers_stand_on_the_second_tile_and_on_the_open_ones() -> None:
    """Two each; of two alike one goes back to the bag."""
    for seed in range(20):
        state = fresh(4, seed)
        guarded = {1, *(stack[-1] for stack in state.stacks)}
        for tile, mask in enumerate(state.officers):
            assert (1 <= mask.bit_count() <= 2) == (tile in guarded)
        assert sum(state.bag) + sum(m.bit_count() for m in state.officers) == 30


def test_one_patrol_card_is_never_played() -> None:
    state = fresh(3)
    assert sorted(state.patrol_deck) == [1, 1, 2, 2, 3, 3]


def test_nine_keys_lie_three_by_three() -> None:
    state = fresh(3)
    assert [len(keys) for keys in state.safe_keys] == [3, 3, 3]
    assert Counter(key for keys in state.safe_keys for key in keys) == dict.fromkeys(
        ("green", "black", "brown"), 3
    )


def test_two_gang_members_wait_at_the_headquarters_and_six_aside() -> None:
    """R1: what thieves begin with are two markers."""
    state = fresh(3)
    assert state.members == [2, 0, 0, 0]
    assert (state.gang_stock, state.gang) == (6, [0, 0, 0])


def test_the_starting_tiles_have_no_slot_for_a_business_or_safe_house() -> None:
    """R7: a hospital and a headquarters, and nothing that pays."""
    state = fresh(3)
    for tile in (0, 1):
        kinds = {state.tiles.kind[place] for place in state.tiles.places[tile]}
        assert not kinds & {"business", "safe_house"}
    assert state.shops == [-1] * 9


def test_every_plan_totals_450() -> None:
    assert {sum(plan) for plan in PLANS.values()} == {450}


def test_a_set_up_that_no_rule_allows_is_refused() -> None:
    with pytest.raises(SetupError):
        fresh(6)
    with pytest.raises(SetupError, match="colour"):
        new_state(Setup(3, city_by_hand(), {"colour": "red"}), 1)
    with pytest.raises(SetupError, match="starter"):
        new_state(Setup(3, city_by_hand(), {"starter": "tallest"}), 1)
    with pytest.raises(SetupError):
        new_state(Setup(3, BoardGraph((Node(0, "x", "street"),), ())), 1)


# Laying


def lay(state: PlanState, chance: random.Random) -> list[tuple[int, str]]:
    """Lay the whole show of a day by chance; return who was asked what."""
    told: list[tuple[int, str]] = []
    while True:
        ((seat, decision),) = ESCAPE_PLAN.decisions(state).items()
        if not decision.kind.startswith("lay_"):
            return told
        told.append((seat, decision.kind))
        ESCAPE_PLAN.apply(state, {seat: chance.choice(decision.options).key})


@SEATS
def test_thieves_lay_the_four_tiles_in_turn_order_going_round(seats: int) -> None:
    """R2: the inspector lays none."""
    state = ESCAPE_PLAN.new_game(Setup(seats, city_by_hand()), 5)
    order = [who for who in state.order if who != state.inspector]
    told = lay(state, random.Random(5))
    layers = [seat for seat, kind in told if kind == "lay_where"]
    assert layers == [order[number % seats] for number in range(4)]
    assert len(state.laid) == 6


def test_a_tile_touches_two_others_and_a_street_goes_on() -> None:
    """R8."""
    for seed in range(30):
        chance = random.Random(seed)
        state = ESCAPE_PLAN.new_game(Setup(1, city_by_hand()), seed)
        lay(state, chance)
        for number in range(2, 6):
            laid, before = state.laid[number], state.laid[:number]
            at = {(each.q, each.r): each for each in before}
            beside = [
                (direction, at[laid.q + q, laid.r + r])
                for direction, (q, r) in enumerate(DIRECTIONS)
                if (laid.q + q, laid.r + r) in at
            ]
            assert len(beside) >= 2
            kind = state.tiles.kind
            assert any(
                kind[edge_of(state.tiles, laid, direction)]
                == kind[edge_of(state.tiles, other, direction + 3)]
                == "street"
                for direction, other in beside
            )


def test_a_slot_takes_any_business_or_safe_house_that_is_left() -> None:
    t = table(city="s1 0,0 s2 0,1", shown=(5,))
    t.state.shops = [-1] * 9
    t.run(("lay_tile", 0, ())).until("lay_shop")
    t.offers_only(*(f"shop:{shop}" for shop in BUSINESSES))
    t.state.shops[0] = t.state.tiles.found["business"][3]
    t.state.asked = None
    t.withholds("shop:casino").answer("shop:gym").sees("lay_shop").offers_only(
        "shop:safe1", "shop:safe2", "shop:safe3"
    )
    t.answer("shop:safe3").over()
    laid = [place for shop, place in enumerate(t.state.shops) if place >= 0 and shop]
    b1 = [t.state.setup.board.nodes[place].name for place in laid]
    assert b1 == ["b1.business", "b1.safe_house"]


def test_two_gang_members_move_in_with_a_gang_tile() -> None:
    t = table(city="s1 0,0 s2 0,1", shown=(8,)).run(("lay_tile", 0, ()))
    while t.state.shown:
        t.answer(t.keys[0])
    assert t.state.members == [2, 2, 0, 0]
    assert t.state.gang_stock == 4


def test_officers_come_into_the_city_with_their_tile() -> None:
    t = table(city="s1 0,0 s2 0,1", shown=(8,), officers="red@c1 blue@c1").run(("lay_tile", 0, ()))
    while t.state.shown:
        t.answer(t.keys[0])
    t.officers("red@c1 blue@c1")


def test_new_tiles_turn_up_with_officers_after_the_day_s_tiles_are_laid() -> None:
    """R5."""
    state = ESCAPE_PLAN.new_game(Setup(3, city_by_hand()), 7)
    hidden = [stack[-1] for stack in state.stacks]
    assert all(not state.officers[tile] for tile in hidden)
    lay(state, random.Random(7))
    assert all(state.officers[stack[-1]] for stack in state.stacks)


def test_on_the_last_day_nothing_more_is_turned_up() -> None:
    """R4."""
    table(city="s1 0,0 s2 0,1").run(("show_tiles", 0, ())).never("tile_shown")


def test_with_an_empty_bag_no_officer_comes() -> None:
    """R6."""
    t = table(city="s1 0,0 s2 0,1")
    t.state.stacks[0], t.state.bag = [2], [0, 0, 0]
    t.run(("show_tiles", 0, ())).happened("tile_shown", tile="a1", officers=0)
