"""Matches of the product's own games to save: just begun, and at every kind of question."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from game.match.catalogue import Catalogue
from game.match.match import Match
from game.match.seats import SeatPlan
from game.rules.contract import Setup


class Questions(NamedTuple):
    """Every kind of question of a game, and where they all come up."""

    kinds: frozenset[str]
    options: Mapping[str, str]
    matches: int
    """So many matches by chance suffice."""
    together: frozenset[str] = frozenset()
    """The kinds that several seats may be asked at once."""


EVACUATE: Final = (
    # The round
    "choose_run lay_station deck_look lighting pick_nomia place_neutral "
    # Actions
    "shove trip drag pack trample wail tractor slime scatter digin weld premonition warp hyper "
    # Powers of civilizations
    "echo quick_feet lay_hit assimilate "
    # Special cards
    "special_time_slip special_shrug_off special_cold_blood order_nomia special_bulwark decoy "
    "special_collect_nomia feast feast_more second_wind rewire mind_fog sudden_growth"
)
ESCAPE_PLAN: Final = (
    # The day
    "lay_tile lay_where lay_turn lay_shop buy_unlock send_officer send_to use_disc "
    # A turn
    "turn route avoid avoid_tile avoid_officer costa leave lose_asset unlock end_turn "
    # Visits
    "use_key take_contact place_contact take_key buy_fixer take_gas buy_equipment open_locker "
    "keep_tile replace_item heal clinic_heal church_pay exit_income exit_closed "
    # What comes on top
    "pick_officer pick_tile gang_power give_back"
)
QUESTIONS: Final[Mapping[str, Questions]] = {
    "evacuate": Questions(
        frozenset(EVACUATE.split()), {"game": "full"}, 400, frozenset({"choose_run"})
    ),
    "escape_plan": Questions(frozenset(ESCAPE_PLAN.split()), {}, 240),
}


def new_match(game_id: str, seats: int, seed: int, **options: str) -> Match:
    """Return a match of people at its first question."""
    catalogue = Catalogue.of_product()
    setup = Setup(seats, catalogue.ground(game_id).graph, options)
    plans = [SeatPlan("human", f"Player {seat + 1}") for seat in range(seats)]
    return Match.start(catalogue.games[game_id], setup, plans, seed)


def moments(game_id: str) -> Iterator[tuple[str, Match]]:
    """Yield a match at each kind of question as it first comes up; others may play it on."""
    questions = QUESTIONS[game_id]
    counts = Catalogue.of_product().games[game_id].seat_counts
    missing = set(questions.kinds)
    for seed in range(questions.matches):
        seats = counts[seed % len(counts)]
        match, chance = new_match(game_id, seats, seed, **questions.options), random.Random(seed)
        while match.waiting() and missing:
            seat = match.waiting()[0]
            decision = match.decisions()[seat]
            assert decision.kind in questions.kinds, decision.kind
            assert len(match.waiting()) == 1 or decision.kind in questions.together, decision.kind
            if decision.kind in missing:
                missing.remove(decision.kind)
                yield decision.kind, match
            match.answer(seat, chance.choice(decision.options).key)
        if not missing:
            return
