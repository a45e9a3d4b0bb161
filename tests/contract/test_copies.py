"""Copies, and states written down and read back, of any game."""

from __future__ import annotations

import json

import pytest

from game.rules.contract import GameError
from tests.contract.tables import Table, play, play_out, stamp, tables

EVERY_TABLE = pytest.mark.parametrize("table", tables(), ids=str)


@EVERY_TABLE
def test_copies_are_equal_and_independent(table: Table) -> None:
    """Keep every copy of a whole match, and look at them all again at the end."""
    game = table.game
    kept = []
    for state, _ in play(table, seed=21):
        copy = state.copy()
        assert copy == state
        assert game.decisions(copy) == game.decisions(state)
        kept.append((copy, stamp(game, state)))
    assert all(stamp(game, copy) == before for copy, before in kept)


@EVERY_TABLE
def test_what_is_done_to_a_copy_leaves_the_original_alone(table: Table) -> None:
    game = table.game
    for number, (state, _) in enumerate(play(table, seed=22)):
        if number % 5 == 0:
            before = stamp(game, state)
            play_out(game, state.copy(), 1)
            assert stamp(game, state) == before


@EVERY_TABLE
def test_written_down_as_json_and_read_back_a_state_goes_on_alike(table: Table) -> None:
    game = table.game
    for number, (state, _) in enumerate(play(table, seed=23)):
        again = game.restore(json.loads(json.dumps(game.dump(state))), table.setup)
        assert again == state
        assert game.decisions(again) == game.decisions(state)
        if number % 7 == 0:
            going_on = state.copy()
            assert play_out(game, again, 2) == play_out(game, going_on, 2)
            assert again == going_on


@EVERY_TABLE
def test_a_finished_match_can_be_written_down_too(table: Table) -> None:
    game = table.game
    state = game.new_game(table.setup, 24)
    play_out(game, state, 24)
    again = game.restore(json.loads(json.dumps(game.dump(state))), table.setup)
    assert again == state
    assert game.result(again) == game.result(state)


@EVERY_TABLE
def test_a_dump_does_not_change_with_the_state_it_was_made_of(table: Table) -> None:
    game = table.game
    state = game.new_game(table.setup, 25)
    dump = game.dump(state)
    before = json.dumps(dump)
    play_out(game, state, 25)
    assert json.dumps(dump) == before


@EVERY_TABLE
def test_a_dump_with_a_field_missing_or_added_is_refused(table: Table) -> None:
    game = table.game
    dump = game.dump(game.new_game(table.setup, 26))
    for field in dump:
        with pytest.raises(GameError, match=field):
            game.restore({key: value for key, value in dump.items() if key != field}, table.setup)
    with pytest.raises(GameError):
        game.restore({**dump, "stowaway": 1}, table.setup)
