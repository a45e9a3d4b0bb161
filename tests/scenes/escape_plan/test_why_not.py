"""Pointing at a thing that cannot be chosen says why; a way says what it costs to be careless."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content.texts import plain
from game.match.match import Match
from game.rules.contract import Target
from game.rules.escape_plan import FIXERS, TILES, met_on, reach_of, tiles_in
from game.rules.rng import Chance
from game.scenes.choices import Choices
from game.scenes.escape_plan.numbers import hurt
from game.scenes.escape_plan.table import PlanTop
from game.scenes.table import Table
from game.scenes.tabletop import Aside, Thing
from tests.scenes.driver import open_board, texts_once
from tests.scenes.escape_plan.cities import begun, is_kind, play_until, played
from tests.scenes.escape_plan.test_layout import table_of as open_table


def table_of(match: Match) -> tuple[PlanTop, Choices]:
    """Return a table that asks whoever is asked in a match."""
    (seat,) = match.waiting()
    choices = Choices(seat, match.decisions()[seat], lambda key: match.foresee(seat, key))
    top = PlanTop(texts_once(), match, open_board("escape_plan"))
    top.settle(match.view(seat), seat)
    top.choose(choices)
    return top, choices


def told(top: PlanTop, thing: Thing) -> str:
    """Return everything that is told about a thing."""
    insight = top.about_target(thing)
    return plain(" ".join((insight.title, insight.text, *(note.text for note in insight.notes))))


def test_places_out_of_reach_and_those_where_nobody_can_end_say_so() -> None:
    match = begun(3, seed=4)
    play_until(match, is_kind("turn"))
    top, choices = table_of(match)
    view = match.view(choices.seat)
    in_reach = reach_of(view, choices.seat).ends
    seen = set()
    for node, kind in enumerate(view.tiles.kind):
        words = told(top, Target("node", str(node)))
        laid = any(each.tile == view.tiles.tile_of[node] for each in view.laid)
        if node in in_reach:
            assert "Out of reach" not in words
        elif node == view.spots[choices.seat]:
            assert "A move ends somewhere else" in words
        elif not view.tiles.is_location[node]:
            assert "No move ends here" in words
        elif laid:
            assert "Out of reach this turn" in words
        else:
            assert "Not in the city yet" in words
        seen.add((kind, laid, node in in_reach))
    assert len(seen) > 12


def test_the_way_out_says_when_it_opens() -> None:
    match = begun(3, seed=4)
    play_until(match, is_kind("turn"))
    top, _ = table_of(match)
    assert "opens on the third day" in told(top, Aside("exit", "1"))
    assert "opens on the third day" in told(top, Aside("exit", "2.1"))


def test_rest_gang_and_first_aid_say_why_they_cannot_be_used() -> None:
    reasons: set[str] = set()
    for seed in range(1, 6):
        for match in played(begun(4, seed), Chance(seed)):
            (seat,) = match.waiting()
            if match.decisions()[seat].kind != "turn":
                continue
            top, choices = table_of(match)
            view, keys = match.view(seat), [o.key for o in choices.decision.options]
            if "rest" not in keys and not view.sun[seat]:
                assert "You have rested today" in told(top, Aside("rest"))
                reasons.add("rested")
            if not view.gang[seat]:
                assert "You have no gang members" in told(top, Aside("gang"))
                reasons.add("gang")
            if not view.wounds[seat] and view.first_aid[seat]:
                assert "You have no wound to heal" in told(top, Target("tile", "first_aid"))
                reasons.add("wound")
        if len(reasons) == 3:
            return
    pytest.fail(f"only {reasons} came up")


def test_what_is_too_dear_says_what_it_costs_and_what_there_is() -> None:
    for seed in range(1, 30):
        for match in played(begun(4, seed), Chance(seed)):
            (seat,) = match.waiting()
            decision = match.decisions()[seat]
            if decision.kind != "buy_fixer":
                continue
            view = match.view(seat)
            dear = [f for f in view.fixers if FIXERS[f].price > view.cash[seat]]
            if dear:
                top, _ = table_of(match)
                words = told(top, Target("tile", f"fixer:{dear[0]}"))
                price, cash = FIXERS[dear[0]].price, view.cash[seat]
                assert f"That costs {price}, and you have {cash}" in words
                return
    pytest.fail("nobody was ever too poor")


def test_nobody_who_looks_on_reads_of_the_money_of_whoever_is_asked_openly() -> None:
    asked = 0
    for match in played(begun(3, seed=4), Chance(4)):
        (seat,) = match.waiting()
        if not match.decisions()[seat].open:
            continue
        for space in range(1, 6):
            for target in (Target("card", f"contact:{space}"), Target("tile", "asset:heal")):
                refusal = match.refusal(seat, target, openly=True)
                asked += 1
                assert refusal is None or "cash" not in refusal.values
    assert asked > 100


def test_a_way_tells_what_becomes_of_who_slips_past_nobody() -> None:
    match = begun(3, seed=6)
    play_until(match, lambda d: d.kind == "turn" and match.view(None).day == 2, 6)
    top, choices = table_of(match)
    view, hurts = match.view(choices.seat), 0
    for option in choices.decision.options:
        if not option.key.startswith("go:"):
            continue
        routes = reach_of(view, choices.seat).ends[int(option.target.id)]
        words = " ".join(note.text for note in top.about_option(choices, option).notes)
        met = min(len(met_on(view, tuple(TILES.index(str(t)) for t in tiles_in(route.passes))))
                  for route in routes)  # fmt: skip
        if met:
            hurts += 1
            assert f"Else wounds {view.wounds[choices.seat]} →" in plain(words)
    assert hurts


def test_the_fourth_wound_brings_handcuffs_and_heals_one() -> None:
    assert hurt(0, 2) == (2, 0)
    assert hurt(2, 2) == (2, 1)
    assert hurt(3, 1) == (2, 1)
    assert hurt(3, 3) == (2, 2)


def test_the_undo_button_says_which_reveal_has_closed_it(tmp_path: Path) -> None:
    match = begun(1, seed=4)
    play_until(match, is_kind("turn"))
    drive = open_table(tmp_path, match, (1280, 720))
    assert not drive.item("undo").enabled
    assert match.can_undo(0).reason == "shell-undo-tile_shown"
    assert isinstance(drive.scene, Table)
    (why,) = drive.scene._face.buttons.about("undo", "normal").notes
    assert why.text == "New city tiles have been shown."
