"""What AI seats know in Evacuate!, and that they have an answer to everything."""

from __future__ import annotations

from collections import Counter

import pytest

from game.bots.evacuate.levels import LEVELS as TABLE
from game.bots.player import Budget
from game.bots.players import LEVELS, player_for
from game.bots.playing import play_game
from game.rules.contract import Setup
from game.rules.evacuate import EVACUATE
from game.rules.rng import Chance, below
from tests.contract.tables import graph_of

KINDS = (
    "choose_run lay_station shove trip drag pack trample tractor slime wail scatter digin weld "
    "premonition deck_look lighting pick_nomia place_neutral echo warp hyper mind_fog "
    "sudden_growth quick_feet lay_hit special_time_slip special_shrug_off special_cold_blood "
    "special_bulwark special_collect_nomia decoy order_nomia feast feast_more rewire second_wind "
    "assimilate"
)
"""Every question of the game."""


def new_table(seats, seed=1, **options):
    return EVACUATE.new_game(Setup(seats, graph_of("evacuate"), options), seed)


def choice(state, seat, level, seed=1, **budget):
    """Ask a new player what it would do here."""
    view, decision = EVACUATE.view(state, seat), EVACUATE.decisions(state)[seat]
    return player_for("evacuate", level).choose(view, seat, decision, Budget(seed=seed, **budget))


def moments(seats, seed, **options):
    """Play a match at random; yield the state before every answer."""
    state, chance = new_table(seats, seed, **options), Chance(seed)
    while asked := EVACUATE.decisions(state):
        yield state, asked
        answers = {
            seat: decision.options[below(chance, len(decision.options))].key
            for seat, decision in asked.items()
        }
        EVACUATE.apply(state, answers)


def test_every_level_has_a_row_of_sizes_and_weights():
    assert set(TABLE) == set(LEVELS)


def test_both_levels_answer_every_question_there_is():
    met = Counter()
    tables = ((seats, seed) for seed in range(40) for seats in (6, 5, 4, 3, 2))
    for seats, seed in tables:
        for state, asked in moments(seats, seed, game="full"):
            for seat, decision in asked.items():
                met[decision.kind] += 1
                if met[decision.kind] <= 2:
                    for level in LEVELS:
                        assert decision.option(choice(state, seat, level)), decision
        if set(met) == set(KINDS.split()):
            return
    assert set(met) == set(KINDS.split())


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("seats", "game"), [(2, "basic"), (3, "full"), (6, "full")])
def test_what_is_hidden_does_not_change_a_choice(level, seats, game):
    """The swap test: decks, face-down cards and others' looks are dealt anew."""
    for number, (state, asked) in enumerate(moments(seats, seed=3, game=game)):
        if number % 4:
            continue
        seat = min(asked)
        other = EVACUATE.redeal(EVACUATE.view(state, seat), Chance(number))
        assert choice(state, seat, level) == choice(other, seat, level), asked


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_makes_the_same_choice(level):
    for number, (state, asked) in enumerate(moments(4, seed=5, game="full")):
        if number % 6 == 0:
            seat = max(asked)
            assert choice(state, seat, level, seed=9) == choice(state, seat, level, seed=9)


def test_a_choice_leaves_the_view_as_it_was():
    for number, (state, asked) in enumerate(moments(3, seed=7, game="full")):
        if number % 5 == 0:
            seat = min(asked)
            view = EVACUATE.view(state, seat)
            before = EVACUATE.dump(view)
            player_for("evacuate", "steady").choose(view, seat, asked[seat], Budget(seed=1))
            assert EVACUATE.dump(view) == before


@pytest.mark.parametrize("budget", [{"iterations": 0}, {"iterations": 9}, {"seconds": 0.0}])
def test_a_small_budget_still_gives_a_legal_choice(budget):
    for number, (state, asked) in enumerate(moments(5, seed=8, game="full")):
        if number % 5 == 0:
            for seat, decision in asked.items():
                assert decision.option(choice(state, seat, "steady", **budget))


@pytest.mark.parametrize("game", ["basic", "full"])
@pytest.mark.parametrize("seats", EVACUATE.seat_counts)
def test_whole_games_are_played_with_legal_answers_only(seats, game):
    setup = Setup(seats, graph_of("evacuate"), {"game": game})
    record = play_game(EVACUATE, setup, ("novice",) * seats, seed=6)
    assert record.decisions <= EVACUATE.max_decisions


@pytest.mark.parametrize(
    ("levels", "games", "most_wins"), [(("novice", "random", "random", "random"), 40, 16)]
)
def test_a_novice_wins_far_more_often_than_chance_would(levels, games, most_wins):
    setup = Setup(len(levels), graph_of("evacuate"), {})
    records = [play_game(EVACUATE, setup, levels, seed) for seed in range(games)]
    assert sum(0 in record.result.winners for record in records) >= most_wins
