"""What is told of a way and a visit adds up: points, income, the contact, and the way out."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from game.content.texts import plain
from game.rules.contract import Target
from game.rules.escape_plan import BUSINESSES, INCOME, PLANS, PlanState, is_closed, reach_of
from game.rules.rng import Chance
from game.scenes.escape_plan.gains import Gains
from game.scenes.escape_plan.naming import PlanNaming
from game.scenes.escape_plan.offers import BRINGS_ITEM
from tests.scenes.driver import texts_once
from tests.scenes.escape_plan.cities import begun, played
from tests.scenes.escape_plan.test_why_not import table_of

POINTS = re.compile(r"^(\d+) of (\d+) points")


def turns(seats: int, seed: int) -> Iterator[tuple[PlanState, int, Gains]]:
    """Yield what a thief sees before each turn of a match of chance, and what prices it."""
    match = begun(seats, seed)
    for each in played(match, Chance(seed)):
        (seat,) = each.waiting()
        if each.decisions()[seat].kind == "turn":
            view = each.view(seat)
            naming = PlanNaming(texts_once(), each.seats, view)
            yield view, seat, Gains(texts_once(), naming)


@pytest.mark.parametrize(("seats", "seed"), [(1, 3), (3, 6), (5, 4)])
def test_no_way_takes_more_points_than_there_are(seats: int, seed: int) -> None:
    rides = 0
    for view, seat, gains in turns(seats, seed):
        reach = reach_of(view, seat)
        for routes in (*reach.ends.values(), reach.out):
            for route in routes:
                words = plain(gains._points(view, route))
                found = POINTS.match(words)
                assert found is not None
                spent, points = map(int, found.groups())
                assert (spent, points) == (route.spent, max(spent, points))
                rides += "from the subway" in words
    assert rides


def test_a_business_tells_of_its_income_and_of_the_contact() -> None:
    told = 0
    for view, seat, gains in turns(4, 4):
        plan = PLANS[view.plans[seat]]
        for shop in range(len(BUSINESSES)):
            been = any(who == seat for who, _ in view.visited[shop])
            if view.shops[shop] < 0 or been or is_closed(view, shop):
                continue
            words = " ".join(plain(note.text) for note in gains.visit(view, seat, view.shops[shop]))
            coming = INCOME[view.cubes[seat] + 1]
            assert plan[shop] or f"Your plan: income of {coming} now" in words
            assert "Contact bonus" in words or gains.bonus(view, seat, 1) == []
            told += 1
    assert told > 20


def test_a_closed_business_does_not_say_when_it_closes() -> None:
    for match in played(begun(2, 5), Chance(5)):
        view = match.view(match.waiting()[0])
        closed = [shop for shop in range(len(BUSINESSES)) if is_closed(view, shop)]
        if closed:
            top, _ = table_of(match)
            insight = top.about_target(Target("node", str(view.shops[closed[0]])))
            assert "Closes after" not in plain(insight.text)
            assert "2 have been here" in plain(insight.text)
            return
    raise AssertionError("no business ever closed")


def test_an_item_for_which_another_makes_room_says_that_it_costs_notoriety() -> None:
    told: set[tuple[str, bool]] = set()
    for seed in (1, 9):
        for match in played(begun(4, seed), Chance(seed)):
            (seat,) = match.waiting()
            decision = match.decisions()[seat]
            starts = BRINGS_ITEM.get(decision.kind)
            option = next((o for o in decision.options if o.key.startswith(starts or "?")), None)
            if option is None:
                continue
            top, choices = table_of(match)
            words = " ".join(plain(note.text) for note in top.about_option(choices, option).notes)
            full = "" not in match.view(seat).items[seat]
            assert ("No space is free" in words) == full
            assert not full or "Notoriety" in words
            told.add((decision.kind, full))
    kinds = ("buy_fixer", "buy_equipment")
    assert {(kind, full) for kind in kinds for full in (True, False)} <= told


def test_the_way_out_says_that_the_police_is_still_to_be_paid_for() -> None:
    told = 0
    for seed in range(1, 6):
        for view, seat, gains in turns(3, seed):
            if reach_of(view, seat).out:
                words = " ".join(plain(note.text) for note in gains.leaving(view, seat))
                met = "To slip past" in words and "Score as you are now" in words
                assert ("less what the police costs" in words) == met
                told += met
                behind = " ".join(plain(note.text) for note in gains.toll(view, seat))
                assert "police" not in behind, "there it is behind the thief"
    assert told
