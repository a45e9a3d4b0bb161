"""Saves of Evacuate! in the middle of a secret choice, and of what one seat alone has seen."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.match.catalogue import Catalogue
from game.match.match import Match
from game.match.saves import SaveFolder
from game.rules.evacuate import EVACUATE
from tests.match.tables import play_on, standing
from tests.saves.product_matches import new_match

FOREVER = 10_000


def to_round(match: Match, number: int) -> Match:
    """Play by chance to the secret choice of a round, or to the last one before the end."""
    chance = random.Random(number)
    while match.waiting() and not (match.round >= number and is_choosing(match)):
        seat = match.waiting()[0]
        match.answer(seat, chance.choice(match.decisions()[seat].options).key)
    return match


def is_choosing(match: Match) -> bool:
    """Say whether everybody chooses a run card in secret."""
    return any(each.kind == "choose_run" for each in match.decisions().values())


def loaded_again(match: Match, folder: Path) -> Match:
    """Save a match and load it."""
    saves = SaveFolder(folder, Catalogue.of_product())
    return saves.load(saves.autosave(match))


@settings(max_examples=40, deadline=None, derandomize=True,
          suppress_health_check=[HealthCheck.function_scoped_fixture])  # fmt: skip
@given(
    seats=st.sampled_from(EVACUATE.seat_counts),
    game=st.sampled_from(["basic", "full"]),
    seed=st.integers(0, 10**6),
    moment=st.integers(1, 8),
    answers=st.integers(1, 5),
    backwards=st.booleans(),
)
def test_saved_in_the_middle_of_a_secret_choice_a_match_ends_as_it_would_have(
    tmp_path: Path, seats: int, game: str, seed: int, moment: int, answers: int, backwards: bool
) -> None:
    match = to_round(new_match("evacuate", seats, seed, game=game), moment)
    for seat in match.waiting()[:: -1 if backwards else 1][: min(answers, seats - 1)]:
        if len(match.waiting()) > 1:
            match.answer(seat, match.decisions()[seat].options[0].key)
    again = loaded_again(match, tmp_path / f"{seed}-{moment}-{answers}")
    assert again.notices == ()
    assert again.sealed == match.sealed
    assert standing(again) == standing(match)
    assert standing(play_on(again, FOREVER, seed)) == standing(play_on(match, FOREVER, seed))
    assert again.result is not None


@pytest.mark.parametrize("seats", EVACUATE.seat_counts)
def test_sealed_answers_in_a_save_stay_sealed(seats: int, tmp_path: Path) -> None:
    match = to_round(new_match("evacuate", seats, 3, game="full"), 2)
    first, *others = match.waiting()
    key = match.decisions()[first].options[-1].key
    match.answer(first, key)
    again = loaded_again(match, tmp_path)
    assert again.sealed == {first}
    assert again.sealed_answer(first) == key
    assert again.waiting() == tuple(others)
    for seat in (None, *others):
        assert again.view(seat).revealed == [""] * seats
        assert again.events_since(0, seat) == match.events_since(0, seat)
    again.undo(first)
    again.answer(first, again.decisions()[first].options[0].key)
    assert again.sealed_answer(first) != key


def test_a_seat_that_lays_a_station_card_still_knows_it_after_loading(tmp_path: Path) -> None:
    match = new_match("evacuate", 4, 5, game="basic")
    while match.decisions()[match.waiting()[0]].kind != "lay_station":
        play_on(match, 1)
    again = loaded_again(match, tmp_path)
    (seat,) = again.waiting()
    others = [each for each in range(4) if each != seat]
    assert again.view(seat).drawn == match.view(seat).drawn != ("?", "?")
    assert all(again.view(other).drawn == ("?", "?") for other in others)
