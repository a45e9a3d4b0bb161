"""Recorded matches, played again line by line. A wanted change shows as a diff to review."""

from __future__ import annotations

import pytest

from game.rules.registry import GAMES
from game.rules.space_escape.endings import OUTCOMES
from tests.playthroughs.matches import MATCHES, OnRecord
from tests.playthroughs.recording import FOLDER, answers_in, replayed

EACH = pytest.mark.parametrize("match", MATCHES, ids=lambda match: match.playthrough.name)


@EACH
def test_a_recorded_match_plays_as_it_did(match: OnRecord) -> None:
    """After a wanted change: python tools/record_playthroughs.py, and read the diff."""
    text = match.playthrough.path.read_text(encoding="utf-8")
    assert replayed(match.playthrough, text) == text


def test_no_record_is_left_behind_by_a_match_that_is_gone() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {
        match.playthrough.path.name for match in MATCHES
    }


@pytest.mark.parametrize("game_id", GAMES)
def test_every_number_of_seats_is_on_record(game_id: str) -> None:
    seats = {m.playthrough.seats for m in MATCHES if m.playthrough.game_id == game_id}
    assert seats == set(GAMES[game_id].seat_counts)


def test_every_ending_of_space_escape_has_its_witness() -> None:
    endings = {
        match.playthrough.path.read_text(encoding="utf-8").splitlines()[-1].split(":")[0]
        for match in MATCHES
    }
    assert endings == set(OUTCOMES)


def test_a_record_holds_its_answers() -> None:
    text = "4 moves: cw1 ccw1\n  > cw1\n    rat_moved\n4 moves: cw1\n  > ccw1\n"
    assert list(answers_in(text)) == ["cw1", "ccw1"]
