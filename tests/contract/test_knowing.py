"""What seats may know, what events tell, and that no piece is ever lost or doubled."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.contract import Event
from game.rules.registry import GAMES
from game.rules.rng import Chance
from tests.contract.tables import CHOOSERS, Table, play, play_out, stamp, tables
from tests.contract.witnesses import WITNESSES

EVERY_TABLE = pytest.mark.parametrize("table", tables(), ids=str)

TELLING_SEED = 987_654_321_987_654
"""A seed long enough to be recognised wherever it might leak."""


@EVERY_TABLE
def test_views_are_json_and_hold_neither_chance_nor_hidden_cards(table: Table) -> None:
    game, witness = table.game, WITNESSES[table.game_id]
    for number, (state, _) in enumerate(play(table, TELLING_SEED)):
        for seat in (None, *range(table.seats)):
            view = game.view(state, seat)
            assert view.seed == view.counter == 0
            witness.check_hidden(view, seat)
            if number % 3:
                continue
            written = json.dumps(game.dump(view))
            assert str(TELLING_SEED) not in written
            assert game.restore(json.loads(written), table.setup) == view


@EVERY_TABLE
def test_a_view_does_not_change_with_the_state_it_was_made_of(table: Table) -> None:
    game = table.game
    for number, (state, _) in enumerate(play(table, seed=31)):
        if number % 20 == 0:
            going_on = state.copy()
            view = game.view(going_on, 0)
            before = stamp(game, view)
            play_out(game, going_on, 1)
            assert stamp(game, view) == before


@EVERY_TABLE
def test_dealing_anew_what_a_seat_cannot_know_changes_nothing_for_it(table: Table) -> None:
    """The swap test: view, questions and answers on why not are the same in every such world."""
    game, witness = table.game, WITNESSES[table.game_id]
    for number, (state, _) in enumerate(play(table, seed=32)):
        for seat in (None, *range(table.seats)):
            view = game.view(state, seat)
            world = game.redeal(view, Chance(number))
            witness.check_pieces(world)
            assert game.view(world, seat) == view
            if seat is None:
                continue
            assert game.decisions(world).get(seat) == game.decisions(state).get(seat)
            for decision in game.decisions(state).values():
                for option in decision.options:
                    assert game.refusal(world, seat, option.target) == game.refusal(
                        state, seat, option.target
                    )


@EVERY_TABLE
def test_worlds_dealt_anew_differ_and_can_be_played(table: Table) -> None:
    game = table.game
    state = game.new_game(table.setup, 33)
    view = game.view(state, 0)
    worlds = [game.redeal(view, Chance(seed)) for seed in range(4)]
    assert len({stamp(game, world) for world in worlds}) == 4
    for world in worlds:
        play_out(game, world, 1)
        assert game.result(world) is not None
    assert game.view(state, 0) == view


@EVERY_TABLE
def test_a_deal_follows_from_its_chance_alone(table: Table) -> None:
    game = table.game
    view = game.view(game.new_game(table.setup, 34), 0)
    assert game.redeal(view, Chance(5)) == game.redeal(view, Chance(5))


@EVERY_TABLE
@pytest.mark.parametrize("chooser", CHOOSERS)
def test_events_alone_tell_where_everything_is(table: Table, chooser: str) -> None:
    game = table.game
    for seed in range(2):
        picture, state, told = None, None, list[Event]()
        for state, answers in play(table, seed, CHOOSERS[chooser]):
            if picture is None:
                picture = WITNESSES[table.game_id].follower(game.view(state, None))
            assert picture.agrees_with(game.view(state, None))
            told = game.apply(state.copy(), answers)
            for event in told:
                picture.follow(event)
        assert picture is not None
        assert picture.agrees_with(game.view(state, None))


@EVERY_TABLE
def test_events_are_plain_data(table: Table) -> None:
    game = table.game
    events = play_out(game, game.new_game(table.setup, 35), 35)
    assert events
    for event in events:
        json.dumps(dict(event.data))
        assert event.kind
        assert event.seen_by is None or set(event.seen_by) <= set(range(table.seats))


@settings(max_examples=40, deadline=None, derandomize=True)
@given(data=st.data())
def test_no_piece_is_ever_lost_or_doubled(data: st.DataObject) -> None:
    """Any table, any seed, any answers; a failing case shrinks to the shortest one."""
    table: Table = data.draw(st.sampled_from(tables()))
    game, witness = GAMES[table.game_id], WITNESSES[table.game_id]
    state = game.new_game(table.setup, data.draw(st.integers(0, 2**64 - 1)))
    witness.check_pieces(state)
    picks = data.draw(st.lists(st.integers(0, 11), max_size=120))
    for pick in picks:
        asked = game.decisions(state)
        if not asked:
            break
        game.apply(
            state,
            {seat: each.options[pick % len(each.options)].key for seat, each in asked.items()},
        )
        witness.check_pieces(state)


@EVERY_TABLE
def test_no_piece_is_lost_in_long_matches(table: Table) -> None:
    witness = WITNESSES[table.game_id]
    for seed in range(2):
        for state, _ in play(table, seed):
            witness.check_pieces(state)


def test_choosing_at_random_meets_both_kinds_of_play() -> None:
    """The careful chooser keeps matches alive for longer than the careless one."""
    table = tables()[0]
    lengths = {
        name: sum(1 for seed in range(20) for _ in play(table, seed, chooser))
        for name, chooser in CHOOSERS.items()
    }
    assert lengths["alive"] > 2 * lengths["careless"]
