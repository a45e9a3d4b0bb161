"""Saves at every kind of question of a game: they load as they were and can be played on."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.match.catalogue import Catalogue
from game.match.replay import check
from game.match.saves import SaveFolder
from tests.match.tables import play_on, standing
from tests.saves.product_matches import QUESTIONS, moments

FOREVER = 10_000


@pytest.mark.parametrize("game_id", QUESTIONS)
def test_a_match_can_be_saved_at_every_kind_of_question(game_id: str, tmp_path: Path) -> None:
    seen = set()
    for kind, match in moments(game_id):
        seen.add(kind)
        saves = SaveFolder(tmp_path / kind, Catalogue.of_product())
        path = saves.autosave(match)
        assert check(path).agrees, kind
        again, other = saves.load(path), saves.load(path)
        assert again.notices == (), kind
        assert standing(again) == standing(match), kind
        assert again.decisions() == match.decisions(), kind
        assert standing(play_on(again, FOREVER)) == standing(play_on(other, FOREVER)), kind
    assert seen == QUESTIONS[game_id].kinds
