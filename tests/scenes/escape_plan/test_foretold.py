"""What a visit and the end of a turn bring is told before they are chosen, as before and after."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.content.texts import plain
from game.match.match import Match
from game.rules.escape_plan import GANG_FEE, PlanState, income_of, is_closed
from game.rules.rng import Chance
from game.scenes.choices import Choices
from game.scenes.escape_plan.gains import Gains
from game.scenes.escape_plan.naming import PlanNaming
from game.scenes.escape_plan.numbers import on_track
from tests.scenes.driver import texts_once
from tests.scenes.escape_plan.cities import begun, play_until, played, view_of


def visits(kind: str) -> Iterator[tuple[PlanState, Match, int, int]]:
    """Yield views in which a place of a kind can be gone to: view, match, seat and place."""
    for seed in range(1, 12):
        for match in played(begun(4, seed), Chance(seed)):
            (seat,) = match.waiting()
            for option in match.decisions()[seat].options:
                if option.key.startswith("go:"):
                    view, node = match.view(seat), int(option.target.id)
                    if view.tiles.kind[node] == kind:
                        yield view, match, seat, node
    pytest.fail(f"{kind} was never in reach")


def told(view: PlanState, match: Match, seat: int, node: int) -> list[str]:
    """Return what is told of a visit."""
    gains = Gains(texts_once(), PlanNaming(texts_once(), match.seats, view_of(match)))
    return [plain(note.text) for note in gains.visit(view, seat, node)]


def on_the_track(view: PlanState, seat: int, change: int) -> str:
    old = view.notoriety[seat] + view.gained[seat]
    return f"Notoriety {on_track(old)} → {on_track(old + change)}"


@pytest.mark.parametrize("kind", ["hospital", "business"])
def test_where_one_is_noticed_notoriety_is_told_before_and_after(kind: str) -> None:
    view, match, seat, node = next(
        each for each in visits(kind)
        if each[3] not in each[0].shops or not is_closed(each[0], each[0].shops.index(each[3]))
    )  # fmt: skip
    assert any(
        words.startswith(on_the_track(view, seat, 1)) for words in told(view, match, seat, node)
    )


def test_a_safe_house_tells_the_notoriety_that_it_takes_away() -> None:
    view, match, seat, node = next(
        each for each in visits("safe_house")
        if each[0].notoriety[each[2]] + each[0].gained[each[2]] > 1
    )  # fmt: skip
    assert any(
        words.startswith(on_the_track(view, seat, -1)) for words in told(view, match, seat, node)
    )


def test_an_open_exit_tells_income_and_notoriety() -> None:
    view, match, seat, node = next(
        each for each in visits("exit")
        if each[0].tiles.found["exit"].index(each[3]) + 1 not in each[0].closed
    )  # fmt: skip
    words, cash = told(view, match, seat, node), view.cash[seat]
    assert f"Money {cash} → {cash + income_of(view, seat)}" in words
    assert any(each.startswith(on_the_track(view, seat, 1)) for each in words)


def test_a_gang_tells_its_price_and_how_many_come() -> None:
    for view, match, seat, node in visits("gang"):
        words, cash = told(view, match, seat, node), view.cash[seat]
        if any("You cannot hire here" in each for each in words):
            continue
        assert f"Money {cash} → {cash - GANG_FEE}" in words
        assert any(each.startswith("You get ") for each in words)
        return


def test_a_clinic_tells_how_the_contact_bonus_grows() -> None:
    for view, match, seat, node in visits("clinic"):
        if any(each.startswith("Contact bonus ") for each in told(view, match, seat, node)):
            return


def test_the_end_of_a_turn_tells_what_is_settled_and_what_is_left() -> None:
    seen = set()
    for seed in range(1, 8):
        for match in played(begun(4, seed), Chance(seed)):
            (seat,) = match.waiting()
            decision = match.decisions()[seat]
            if decision.kind != "end_turn":
                continue
            view: PlanState = match.view(seat)
            gains = Gains(texts_once(), PlanNaming(texts_once(), match.seats, view_of(match)))
            choices = Choices(seat, decision, lambda _key: ())
            words = [plain(note.text) for note in gains.ending(view, choices)]
            if on_track(view.notoriety[seat] + view.gained[seat]) != view.notoriety[seat]:
                assert words[0].startswith(f"Notoriety {view.notoriety[seat]} → ")
                seen.add("notoriety")
            if any(option.key != "end" for option in decision.options):
                assert "could still be used" in words[-1]
                seen.add("unused")
    assert seen == {"notoriety", "unused"}


def way_out(cash: int, escaped: int) -> list[str]:
    """Return what is told of the way out: the line on the button, then the notes."""
    match = begun(4, seed=4)
    play_until(match, lambda d: any(o.key == "escape" for o in d.options), 4)
    (seat,) = match.waiting()
    view: PlanState = match.view(seat).copy()
    view.cash[seat], view.escaped = cash, (0, 1, 2, 3)[:escaped]
    gains = Gains(texts_once(), PlanNaming(texts_once(), match.seats, view_of(match)))
    decision = match.decisions()[seat]
    option = next(each for each in decision.options if each.key == "escape")
    line = gains.line(view, Choices(seat, decision, lambda _key: ()), option)
    return [plain(line), *(plain(note.text) for note in gains.toll(view, seat))]


def test_the_way_out_tells_its_price_and_whether_it_can_be_paid() -> None:
    free = way_out(9, 0)
    assert free[:2] == ["Free", "Getting out is free."]
    assert len(free) == 3
    paid = way_out(90, 1)
    assert paid[0].startswith("Money 90 → ")
    assert paid[1].startswith("Getting out costs ")
    poor = way_out(0, 2)
    assert poor[0].startswith("You have 0 of ")
    assert "you would be arrested" in poor[1]
    assert len(poor) == 2


def test_no_two_ways_read_alike() -> None:
    asked = 0
    for seats, seed in ((5, 4), (4, 3), (1, 2), (2, 4), (3, 4)):
        for match in played(begun(seats, seed), Chance(seed)):
            (seat,) = match.waiting()
            decision = match.decisions()[seat]
            if decision.kind != "route":
                continue
            asked += 1
            gains = Gains(texts_once(), PlanNaming(texts_once(), match.seats, view_of(match)))
            choices = Choices(seat, decision, lambda _key: ())
            lines = [gains.line(match.view(seat), choices, each) for each in decision.options]
            assert len(set(lines)) == len(lines), lines
    assert asked >= 3
