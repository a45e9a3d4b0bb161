"""A save of every schema there ever was goes on today; the files in `old/` are never rewritten."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.match.catalogue import Catalogue
from game.match.codes import opens
from game.match.loading import load_match
from game.match.migrations import CURRENT
from game.match.replay import check
from tests.match.tables import LAMPS_CATALOGUE, play_on

OLD = Path(__file__).parent / "old"


@pytest.mark.parametrize("schema", range(1, CURRENT + 1))
def test_a_save_of_each_schema_goes_on(schema: int) -> None:
    path = OLD / f"lamps_schema_{schema}.json"
    assert json.loads(path.read_text())["schema"] == schema
    match = load_match(path, LAMPS_CATALOGUE)
    assert check(path, LAMPS_CATALOGUE).agrees
    assert [seat.name for seat in match.seats] == ["Ana", "Ben", "Cleo"]
    assert match.sealed == {2}
    assert [opens("2580", code) for code in match.codes.values()] == [True] * (schema >= 2)
    assert play_on(match, 99).result is not None


@pytest.mark.parametrize("schema", range(1, CURRENT + 1))
def test_a_match_of_space_escape_in_the_middle_of_a_card_goes_on(schema: int) -> None:
    """Its position is the truth, whatever rules and board have become since."""
    path = OLD / f"space_escape_schema_{schema}.json"
    raw = json.loads(path.read_text())
    assert raw["schema"] == schema
    match = load_match(path, Catalogue.of_product())
    assert match.snapshot() == raw["state"]
    assert [seat.name for seat in match.seats] == ["Zoë", "Ben", "李"]
    (seat,) = match.waiting()
    assert (seat, match.decisions()[seat].kind) == (2, "move_rat")
    match.answer(seat, match.decisions()[seat].options[0].key)
    assert match.snapshot()["turns_taken"] == raw["state"]["turns_taken"], "still the same card"
    assert play_on(match, 999).result is not None


@pytest.mark.parametrize("schema", range(1, CURRENT + 1))
def test_a_match_of_evacuate_in_the_middle_of_a_secret_choice_goes_on(schema: int) -> None:
    """Two of three have chosen; nobody has seen what."""
    path = OLD / f"evacuate_schema_{schema}.json"
    raw = json.loads(path.read_text())
    assert raw["schema"] == schema
    match = load_match(path, Catalogue.of_product())
    assert match.snapshot() == raw["state"]
    assert [seat.name for seat in match.seats] == ["Ana", "Émile", "Юля"]
    assert match.view(None).civs == ("ithli", "urumak", "mendeku")
    assert match.sealed == {0, 1}
    (seat,) = match.waiting()
    assert (seat, match.decisions()[seat].kind, match.round) == (2, "choose_run", 5)
    assert match.view(2).revealed == ["", "", ""]
    match.answer(seat, match.decisions()[seat].options[0].key)
    chosen = [match.sealed_answer(seat) for seat in (0, 1)]
    assert chosen == [None, None], "all cards are shown now"
    assert play_on(match, 9999).result is not None


@pytest.mark.parametrize("schema", range(1, CURRENT + 1))
def test_a_match_of_escape_plan_in_the_middle_of_a_turn_goes_on(schema: int) -> None:
    """A thief has run into an officer on the way, and holds a tile that only she has seen."""
    path = OLD / f"escape_plan_schema_{schema}.json"
    raw = json.loads(path.read_text())
    assert raw["schema"] == schema
    match = load_match(path, Catalogue.of_product())
    assert match.snapshot() == raw["state"]
    assert [seat.name for seat in match.seats] == ["Zoë", "Юля", "李"]
    (seat,) = match.waiting()
    assert (seat, match.decisions()[seat].kind, match.round) == (2, "avoid", 7)
    assert match.view(2).items[2][0] == "green.20"
    assert match.view(0).items[2][0] == "green.?"
    match.answer(seat, "gang:ignore")
    assert match.view(None).gang[2] == 1
    assert match.view(None).spots == raw["state"]["spots"], "still the same journey"
    assert play_on(match, 9999).result is not None
