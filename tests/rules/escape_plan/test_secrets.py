"""What seats may know of each other: money, plans, tiles kept in secret (R46)."""

from __future__ import annotations

from game.rules.contract import Setup
from game.rules.escape_plan import ESCAPE_PLAN, PLANS
from game.rules.escape_plan.state import UNKNOWN_TILE
from game.rules.escape_plan.view import explains
from game.rules.rng import Chance
from tests.rules.escape_plan.city_by_hand import city_by_hand
from tests.rules.escape_plan.table import Table, table


def drawing() -> Table:
    """Ember has opened a green locker and chooses one of three tiles."""
    t = table(
        keys={"ember": "green - -"},
        contacts={"ember": "nurse lawyer avoid key heal"},
        items={"ember": "hat vest fed cou swa"},
        lockers=[[30, 20, 40, 20, 30], [], []],
    )
    return t.visits("ember", "s1.store").answer("pass", "pass", "locker:green").sees("keep_tile")


def test_money_and_plans_are_behind_the_screen() -> None:
    t = table(3).turn()
    view = ESCAPE_PLAN.view(t.state, 1)
    assert view.cash == [-1, 9, -1]
    assert [plan == "?" for plan in view.plans] == [True, False, True]
    assert ESCAPE_PLAN.view(t.state, None).cash == [-1, -1, -1]


def test_nobody_is_lent_money_and_every_price_is_kept_count_of() -> None:
    """R46: in the store for 3, and nothing dearer than what is left."""
    t = table(cash={"ember": 3}).visits("ember", "s1.store").answer("pass", "equip:vest")
    t.has("ember", cash=1).sees("end_turn").happened("paid", seat="ember", cash=2)
    assert ESCAPE_PLAN.view(t.state, 1).cash[0] == -1


def test_hidden_money_is_dealt_anew_from_0_to_20() -> None:
    """E26."""
    view = ESCAPE_PLAN.view(table(5).turn().state, 0)
    dealt = {cash for seed in range(60) for cash in ESCAPE_PLAN.redeal(view, Chance(seed)).cash[1:]}
    assert dealt == set(range(21))
    assert all(ESCAPE_PLAN.redeal(view, Chance(seed)).cash[0] == 9 for seed in range(5))


def test_while_a_drawn_tile_waits_others_see_its_back_whatever_is_used_meanwhile() -> None:
    """E29: the choice of the tile lies below that of the asset."""
    t = drawing()
    t.state.contacts[0] = ("insider", "lawyer", "avoid", "key", "heal")
    t.state.asked = None
    t.answer("contact:1").sees("unlock")
    for seat in (None, 1, 2):
        view = ESCAPE_PLAN.view(t.state, seat)
        assert view.drawn == (0, 0, 0)
        world = ESCAPE_PLAN.redeal(view, Chance(1))
        assert len(world.drawn) == 3
        assert sorted([*world.drawn, *world.lockers[0]]) == [20, 20, 30, 30, 40]
    assert ESCAPE_PLAN.redeal(ESCAPE_PLAN.view(t.state, 0), Chance(1)).drawn == t.state.drawn


def test_questions_that_show_money_are_for_the_asked_seat_only() -> None:
    t = table(3).turn()
    assert ESCAPE_PLAN.decisions(ESCAPE_PLAN.view(t.state, 0))
    assert not ESCAPE_PLAN.decisions(ESCAPE_PLAN.view(t.state, 1))


def test_drawn_tiles_are_seen_by_who_chooses() -> None:
    t = drawing()
    assert ESCAPE_PLAN.view(t.state, 0).drawn == t.state.drawn
    assert ESCAPE_PLAN.view(t.state, 1).drawn == (0, 0, 0)
    (seen,) = [event for event in t.events if event.kind == "tiles_seen"]
    assert seen.seen_by == (0,)


def test_a_kept_tile_shows_others_its_back_even_while_it_finds_its_space() -> None:
    t = drawing().answer("keep:40").sees("replace_item")
    assert ESCAPE_PLAN.view(t.state, 0).pending[-1][2] == ("green.40",)
    assert ESCAPE_PLAN.view(t.state, 1).pending[-1][2] == ("green.?",)
    t.answer("replace:1")
    assert ESCAPE_PLAN.view(t.state, 0).items[0][0] == "green.40"
    assert ESCAPE_PLAN.view(t.state, 1).items[0][0] == "green.?"


def test_a_new_deal_gives_plans_that_explain_the_cubes() -> None:
    """Sun took income at the casino: only plans with an income sign there will do."""
    t = table(3, visited={"casino": "sun$ teal", "bar": "sun"}, plans=["p1", "p9", "p3"])
    for seed in range(20):
        world = ESCAPE_PLAN.redeal(ESCAPE_PLAN.view(t.state, 0), Chance(seed))
        assert world.plans[0] == "p1"
        assert len(set(world.plans)) == 3
        assert all(explains(world, seat, world.plans[seat]) for seat in range(3))
        assert PLANS[world.plans[1]][0] == 0


def test_when_the_match_is_over_the_screens_go_down() -> None:
    t = table(3, day=3, part=4).run(("part_over", 0, ()))
    view = ESCAPE_PLAN.view(t.state, None)
    assert (view.cash, view.plans) == (t.state.cash, t.state.plans)


def test_the_next_city_tiles_lie_face_down_until_all_shown_ones_are_laid() -> None:
    state = ESCAPE_PLAN.new_game(Setup(3, city_by_hand()), 5)
    assert state.phase == "city"
    for seat in (None, 0, 1, 2):
        view = ESCAPE_PLAN.view(state, seat)
        assert all(set(stack) <= {UNKNOWN_TILE} for stack in view.stacks)
        assert view.shown == state.shown
    while state.phase == "city":
        ((seat, decision),) = ESCAPE_PLAN.decisions(state).items()
        ESCAPE_PLAN.apply(state, {seat: decision.options[0].key})
    view = ESCAPE_PLAN.view(state, None)
    assert [stack[-1] for stack in view.stacks] == [stack[-1] for stack in state.stacks]
