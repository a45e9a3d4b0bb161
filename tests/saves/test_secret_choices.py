"""Saves of Evacuate!: in the middle of a secret choice, and at every kind of question."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.match.catalogue import Catalogue
from game.match.match import Match
from game.match.replay import check
from game.match.saves import SaveFolder
from game.match.seats import SeatPlan
from game.rules.contract import Setup
from game.rules.evacuate import EVACUATE
from tests.match.tables import play_on, standing

FOREVER = 10_000

THE_ROUND = "choose_run lay_station deck_look lighting pick_nomia place_neutral"
ACTIONS = (
    "shove trip drag pack trample wail tractor slime scatter digin weld premonition warp hyper"
)
POWERS = "echo quick_feet lay_hit assimilate"
SPECIAL_CARDS = (
    "special_time_slip special_shrug_off special_cold_blood order_nomia special_bulwark decoy "
    "special_collect_nomia feast feast_more second_wind rewire mind_fog sudden_growth"
)
KINDS = frozenset(f"{THE_ROUND} {ACTIONS} {POWERS} {SPECIAL_CARDS}".split())
"""Every question of the game."""


@cache
def catalogue() -> Catalogue:
    return Catalogue.of_product()


def evacuation(seats: int, seed: int, game: str = "full") -> Match:
    """Return a match of people."""
    setup = Setup(seats, catalogue().ground("evacuate").graph, {"game": game})
    plans = [SeatPlan("human", f"Player {seat + 1}") for seat in range(seats)]
    return Match.start(EVACUATE, setup, plans, seed)


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
    saves = SaveFolder(folder, catalogue())
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
    match = to_round(evacuation(seats, seed, game), moment)
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
    match = to_round(evacuation(seats, 3), 2)
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


def moments() -> Iterator[tuple[str, Match]]:
    """Yield a match at each kind of question as it first comes up; others may play it on."""
    missing = set(KINDS)
    for seed in range(400):
        match, chance = evacuation(2 + seed % 5, seed), random.Random(seed)
        while match.waiting() and missing:
            seat = match.waiting()[0]
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


def test_a_seat_that_lays_a_station_card_still_knows_it_after_loading(tmp_path: Path) -> None:
    match = evacuation(4, 5, "basic")
    while match.decisions()[match.waiting()[0]].kind != "lay_station":
        play_on(match, 1)
    again = loaded_again(match, tmp_path)
    (seat,) = again.waiting()
    others = [each for each in range(4) if each != seat]
    assert again.view(seat).drawn == match.view(seat).drawn != ("?", "?")
    assert all(again.view(other).drawn == ("?", "?") for other in others)
