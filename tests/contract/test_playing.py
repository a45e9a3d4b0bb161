"""Playing any game by chance: questions, answers, endings, and the same seed once more."""

from __future__ import annotations

import random

import pytest

from game.rules.contract import IllegalChoice
from game.rules.registry import GAMES
from tests.contract.tables import CHOOSERS, Table, by_chance, play, play_out, stamp, tables
from tests.contract.witnesses import WITNESSES

EVERY_TABLE = pytest.mark.parametrize("table", tables(), ids=str)
PLAIN_TABLES = pytest.mark.parametrize(
    "table", [table for table in tables() if not table.options], ids=str
)


def test_every_game_has_a_witness() -> None:
    assert WITNESSES.keys() == GAMES.keys()


def test_games_are_registered_by_their_own_ids() -> None:
    assert all(game.id == game_id for game_id, game in GAMES.items())


@EVERY_TABLE
@pytest.mark.parametrize("chooser", CHOOSERS)
def test_every_match_ends_within_the_declared_bound(table: Table, chooser: str) -> None:
    game = table.game
    for seed in range(4):
        answers, state = 0, None
        for state, _ in play(table, seed, CHOOSERS[chooser]):
            answers += 1
            assert game.result(state) is None
        assert state is not None
        assert answers <= game.max_decisions
        result = game.result(state)
        assert result is not None
        assert len(result.scores) == table.seats
        assert set(result.winners) <= set(range(table.seats))


@EVERY_TABLE
def test_questions_are_well_formed(table: Table) -> None:
    for state, _ in play(table, seed=11):
        for seat, decision in table.game.decisions(state).items():
            keys = [option.key for option in decision.options]
            targets = [option.target for option in decision.options]
            assert 0 <= seat < table.seats
            assert decision.kind
            assert keys
            assert len(set(keys)) == len(keys)
            assert len(set(targets)) == len(targets)
            assert len(keys) > 1 or decision.optional or decision.ends_turn


@EVERY_TABLE
def test_every_option_can_be_applied(table: Table) -> None:
    game = table.game
    for state, answers in play(table, seed=12):
        for seat, decision in game.decisions(state).items():
            for option in decision.options:
                game.apply(state.copy(), {**answers, seat: option.key})


@PLAIN_TABLES
def test_what_is_on_offer_is_never_refused(table: Table) -> None:
    game = table.game
    for state, _ in play(table, seed=13):
        for seat, decision in game.decisions(state).items():
            for option in decision.options:
                assert game.refusal(state, seat, option.target) is None


@PLAIN_TABLES
def test_an_illegal_choice_is_refused_and_changes_nothing(table: Table) -> None:
    game = table.game
    for state, answers in play(table, seed=14):
        before = stamp(game, state)
        seat = next(iter(answers))
        other = next(each for each in range(table.seats + 1) if each not in answers)
        for wrong in ({}, {seat: "no such key"}, {seat: ""}, {**answers, other: answers[seat]}):
            with pytest.raises(IllegalChoice):
                game.apply(state, wrong)
        assert stamp(game, state) == before


@PLAIN_TABLES
def test_after_the_end_nobody_is_asked_and_no_answer_is_taken(table: Table) -> None:
    game = table.game
    state = game.new_game(table.setup, 15)
    play_out(game, state, 15)
    assert not game.decisions(state)
    with pytest.raises(IllegalChoice):
        game.apply(state, {0: "cw1"})


@EVERY_TABLE
def test_the_same_seed_and_answers_make_the_same_match(table: Table) -> None:
    game = table.game
    first, second = (game.new_game(table.setup, 16) for _ in range(2))
    assert play_out(game, first, 3) == play_out(game, second, 3)
    assert first == second


@PLAIN_TABLES
def test_another_seed_makes_another_match(table: Table) -> None:
    stamps = {stamp(table.game, table.game.new_game(table.setup, seed)) for seed in range(5)}
    assert len(stamps) == 5


@PLAIN_TABLES
def test_two_matches_at_the_same_time_do_not_disturb_each_other(table: Table) -> None:
    game = table.game
    alone = [game.new_game(table.setup, seed) for seed in (17, 18)]
    expected = [play_out(game, state, seed) for state, seed in zip(alone, (1, 2), strict=True)]
    together = [game.new_game(table.setup, seed) for seed in (17, 18)]
    chances = [random.Random(1), random.Random(2)]
    events: list[list[object]] = [[], []]
    while any(game.decisions(state) for state in together):
        for state, chance, told in zip(together, chances, events, strict=True):
            if game.decisions(state):
                told += game.apply(state, by_chance(game, state, chance))
    assert events == expected
    assert together == alone


@EVERY_TABLE
def test_questions_kept_in_the_state_are_those_worked_out_anew(table: Table) -> None:
    game = table.game
    for state, _ in play(table, seed=19):
        again = state.copy()
        again.asked = None
        assert game.decisions(again) == game.decisions(state)
