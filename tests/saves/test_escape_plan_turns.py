"""Saves of Escape Plan at every kind of question, and secrets that are still kept after loading."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from game.match.catalogue import Catalogue
from game.match.match import Match
from game.match.replay import check
from game.match.saves import SaveFolder
from game.match.seats import SeatPlan
from game.rules.contract import Setup
from game.rules.escape_plan import back_of, value_of
from tests.match.tables import play_on, standing

FOREVER = 10_000

THE_DAY = "lay_tile lay_where lay_turn lay_shop buy_unlock send_officer send_to use_disc"
A_TURN = "turn route avoid avoid_tile avoid_officer costa lose_asset unlock end_turn"
VISITS = (
    "use_key take_contact place_contact take_key buy_fixer take_gas buy_equipment open_locker "
    "keep_tile replace_item heal clinic_heal church_pay exit_income exit_closed"
)
EXTRAS = "pick_officer pick_tile gang_power give_back"
KINDS = frozenset(f"{THE_DAY} {A_TURN} {VISITS} {EXTRAS}".split())
"""Every question of the game."""


@cache
def catalogue() -> Catalogue:
    return Catalogue.of_product()


def heist(seats: int, seed: int) -> Match:
    """Return a match of people."""
    setup = Setup(seats, catalogue().ground("escape_plan").graph)
    plans = [SeatPlan("human", f"Player {seat + 1}") for seat in range(seats)]
    return Match.start(catalogue().games["escape_plan"], setup, plans, seed)


def moments() -> Iterator[tuple[str, Match]]:
    """Yield a match at each kind of question as it first comes up."""
    missing = set(KINDS)
    for seed in range(60):
        match, chance = heist(1 + seed % 5, seed), random.Random(seed)
        while match.waiting() and missing:
            (seat,) = match.waiting()
            decision = match.decisions()[seat]
            assert decision.kind in KINDS, decision.kind
            if decision.kind in missing:
                missing.remove(decision.kind)
                yield decision.kind, match
            match.answer(seat, chance.choice(decision.options).key)
        if not missing:
            return


def test_a_match_can_be_saved_at_every_kind_of_question(tmp_path: Path) -> None:
    seen = set()
    for kind, match in moments():
        seen.add(kind)
        saves = SaveFolder(tmp_path / kind, catalogue())
        path = saves.autosave(match)
        assert check(path).agrees, kind
        again, other = saves.load(path), saves.load(path)
        assert again.notices == (), kind
        assert standing(again) == standing(match), kind
        assert again.decisions() == match.decisions(), kind
        assert standing(play_on(again, FOREVER)) == standing(play_on(other, FOREVER)), kind
    assert seen == KINDS


def test_who_has_drawn_tiles_still_sees_them_after_loading_and_nobody_else_does(
    tmp_path: Path,
) -> None:
    match = next(match for kind, match in moments() if kind == "keep_tile")
    saves = SaveFolder(tmp_path, catalogue())
    again = saves.load(saves.autosave(match))
    (seat,) = again.waiting()
    assert all(again.view(seat).drawn)
    assert again.view(seat).drawn == match.view(seat).drawn
    others = [each for each in range(len(match.seats)) if each != seat]
    assert not any(any(again.view(other).drawn) for other in (None, *others))


def test_money_plans_and_tiles_are_still_hidden_after_loading(tmp_path: Path) -> None:
    match = next(match for kind, match in moments() if kind == "replace_item")
    play_on(match, 3)
    saves = SaveFolder(tmp_path, catalogue())
    again = saves.load(saves.autosave(match))
    seats = range(len(match.seats))
    for seat in seats:
        view = again.view(seat)
        assert view.cash[seat] >= 0
        assert view.plans[seat] != "?"
        for other in (each for each in seats if each != seat):
            assert view.cash[other] == -1
            assert view.plans[other] == "?"
            assert all(back_of(item) == item for item in view.items[other])
        assert all(value_of(item) for item in view.items[seat] if "." in item)
