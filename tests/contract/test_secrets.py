"""Whether a game has secrets is what a table relies on before it shows one screen to several."""

from __future__ import annotations

import pytest

from tests.contract.tables import Table, play, stamp, tables

OPEN_TABLES = [table for table in tables() if not table.game.secrets]
SECRET_TABLES = [table for table in tables() if table.game.secrets]


@pytest.mark.parametrize("table", OPEN_TABLES, ids=str)
def test_without_secrets_all_seats_see_and_hear_the_same(table: Table) -> None:
    game = table.game
    for state, answers in play(table, seed=41):
        seen = stamp(game, game.view(state, None))
        assert all(stamp(game, game.view(state, seat)) == seen for seat in range(table.seats))
        assert len(answers) == 1, "answers that are sealed are secrets"
        events = game.apply(state.copy(), answers)
        assert all(event.seen_by is None for event in events)


@pytest.mark.parametrize("table", SECRET_TABLES, ids=str)
def test_an_open_question_is_put_in_what_everybody_may_see(table: Table) -> None:
    game = table.game
    for state, _ in play(table, seed=42):
        asked = game.decisions(state)
        if any(decision.open for decision in asked.values()):
            assert len(asked) == 1
            assert game.decisions(game.view(state, None)) == asked
