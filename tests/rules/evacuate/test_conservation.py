"""Whole matches of the full game at random: nothing is lost, doubled, or stuck."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from game.rules.contract import Event, Setup
from game.rules.evacuate import EVACUATE, EvacState, starting_survivors
from game.rules.evacuate.cards import SURVIVORS
from game.rules.evacuate.civilizations import CIVILIZATIONS, MOST_HITS
from game.rules.evacuate.losses import NOMIA_TOKEN
from game.rules.evacuate.state import is_seat, seat_of_civ, specials_held
from tests.rules.evacuate.stations_by_hand import stations_by_hand

MATCHES = 8
"""Per number of seats; each takes about 20 milliseconds."""

GAINS = {
    "survivor_returned": "seat",
    "captive_taken": "seat",
    "nomia_collected": "seat",
    "survivor_lost": "runner",
}
"""Events that change how many are alive, and the datum that says whose."""


def full_game(seats: int, seed: int) -> EvacState:
    """Return a match of random civilizations; over the seeds all of them play."""
    civs = random.Random(seed).sample(list(CIVILIZATIONS), seats)
    options = {f"civ_{number}": civ for number, civ in enumerate(civs, 1)}
    return EVACUATE.new_game(Setup(seats, stations_by_hand(), {"game": "full", **options}), seed)


class Ledger:
    """What the events have told about Survivors and the tracker."""

    def __init__(self, state: EvacState) -> None:
        self.alive = [
            starting_survivors(state, runner) if is_seat(state, runner) else SURVIVORS
            for runner in range(len(state.alive))
        ]
        self.on_tracker = 0

    def note(self, events: list[Event]) -> None:
        for event in events:
            if event.kind in GAINS:
                runner = event.data[GAINS[event.kind]]
                assert isinstance(runner, int)
                self.alive[runner] += -1 if event.kind == "survivor_lost" else 1
            if event.kind in ("survivor_lost", "survivor_hit"):
                self.on_tracker += not event.data.get("token")

    def check(self, state: EvacState) -> None:
        """Compare the events with the table."""
        alive = state.alive[:]
        glazatoq = seat_of_civ(state, "glazatoq")
        if glazatoq is not None:
            alive[glazatoq] += state.safe
        assert alive == self.alive
        assert len(state.tracker) + len(state.beside) == self.on_tracker


def check_specials(state: EvacState) -> None:
    """Every special card is held by one seat, or has left the game."""
    held = [card for seat in range(state.seats) for card in specials_held(state, seat)]
    assert sorted([*held, *state.used]) == sorted(CIVILIZATIONS[civ].special for civ in state.civs)
    assert state.assimilated or not state.taken


def check_tokens(state: EvacState) -> None:
    """Hits lie on living Survivors of Urumak; no colour is collected twice."""
    urumak = seat_of_civ(state, "urumak")
    assert 0 <= state.hits <= (0 if urumak is None else min(MOST_HITS, state.alive[urumak]))
    colours = [each for each in state.captives if each != NOMIA_TOKEN]
    assert len(set(state.captives)) == len(state.captives)
    assert len(colours) <= 3


@pytest.mark.parametrize("seats", EVACUATE.seat_counts)
def test_survivors_cards_and_tokens_are_conserved(seats: int) -> None:
    for seed in range(seats * 100, seats * 100 + MATCHES):
        chance = random.Random(seed)
        state = full_game(seats, seed)
        ledger = Ledger(state)
        while asked := EVACUATE.decisions(state):
            ledger.check(state)
            check_specials(state)
            check_tokens(state)
            answers = {seat: chance.choice(each.options).key for seat, each in asked.items()}
            ledger.note(EVACUATE.apply(state, answers))
        assert state.outcome is not None


def test_every_question_of_a_civilization_comes_up_in_random_matches() -> None:
    """What nobody is ever asked, nobody can play."""
    asked_for: Counter[str] = Counter()
    for seed in range(60):
        chance = random.Random(seed)
        state = full_game(2 + seed % 5, seed)
        while asked := EVACUATE.decisions(state):
            asked_for.update(each.kind for each in asked.values())
            answers = {seat: chance.choice(each.options).key for seat, each in asked.items()}
            EVACUATE.apply(state, answers)
    windows = {f"special_{card}" for card in ("time_slip", "shrug_off", "cold_blood", "bulwark")}
    windows |= {"special_collect_nomia", "decoy", "order_nomia", "feast", "feast_more", "rewire"}
    windows |= {"second_wind", "mind_fog", "sudden_growth", "assimilate", "lay_hit"}
    powers = {"echo", "warp", "hyper", "quick_feet"}
    actions = {"trample", "wail", "tractor", "slime", "scatter", "digin", "weld", "premonition"}
    assert not (windows | powers | actions) - set(asked_for)
