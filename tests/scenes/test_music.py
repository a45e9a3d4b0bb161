"""Every table has its own music, and the title has it back afterwards."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content.assets import sounds_dir
from game.match.match import Match
from game.match.seats import SeatPlan
from game.rules.contract import Setup
from game.rules.registry import GAMES
from game.scenes.tables import MUSIC, TABLETOPS, open_table
from game.ui.audio import Audio
from tests.scenes.driver import Drive, open_board

TITLE = "music_orbit"


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[str | None]:
    """The pieces that were asked for, in order."""
    pieces: list[str | None] = []
    monkeypatch.setattr(Audio, "music", lambda _audio, name: pieces.append(name))
    return pieces


def test_every_game_has_a_piece_of_its_own() -> None:
    assert set(MUSIC) >= set(TABLETOPS)
    assert len(set(MUSIC.values())) == len(MUSIC)
    assert all((sounds_dir() / f"{piece}.ogg").is_file() for piece in MUSIC.values())


@pytest.mark.parametrize("game_id", TABLETOPS)
def test_a_table_plays_its_piece_and_the_title_its_own(
    tmp_path: Path, played: list[str | None], game_id: str
) -> None:
    drive = Drive(tmp_path)
    assert played[-1] == TITLE
    game = GAMES[game_id]
    seats = max(game.seat_counts)
    plans = [SeatPlan("human", f"P{n}") for n in range(seats)]
    match = Match.start(game, Setup(seats, open_board(game_id).graph), plans, 1)
    drive.stage.push(open_table(drive.services, match))
    assert played[-1] == MUSIC[game_id]
    drive.stage.home()
    drive.settle()
    assert played[-1] == TITLE
