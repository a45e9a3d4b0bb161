"""Saves of Escape Plan: what was secret before is still kept after loading."""

from __future__ import annotations

from pathlib import Path

from game.match.catalogue import Catalogue
from game.match.match import Match
from game.match.saves import SaveFolder
from game.rules.escape_plan import back_of, value_of
from tests.match.tables import play_on
from tests.saves.product_matches import moments


def heist_at(question: str) -> Match:
    """Return a match at the first question of a kind."""
    return next(match for kind, match in moments("escape_plan") if kind == question)


def test_who_has_drawn_tiles_still_sees_them_after_loading_and_nobody_else_does(
    tmp_path: Path,
) -> None:
    match = heist_at("keep_tile")
    saves = SaveFolder(tmp_path, Catalogue.of_product())
    again = saves.load(saves.autosave(match))
    (seat,) = again.waiting()
    assert all(again.view(seat).drawn)
    assert again.view(seat).drawn == match.view(seat).drawn
    others = [each for each in range(len(match.seats)) if each != seat]
    assert not any(any(again.view(other).drawn) for other in (None, *others))


def test_money_plans_and_tiles_are_still_hidden_after_loading(tmp_path: Path) -> None:
    match = heist_at("replace_item")
    play_on(match, 3)
    saves = SaveFolder(tmp_path, Catalogue.of_product())
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
