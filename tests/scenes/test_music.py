"""Every table has its own music and its own air, and the title has the music back afterwards."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.content.assets import sounds_dir
from game.match.match import Match
from game.match.seats import SeatPlan
from game.rules.contract import Setup
from game.rules.evacuate.cards import losses_until_ready
from game.rules.evacuate.state import EvacState
from game.rules.registry import GAMES
from game.rules.space_escape.state import EscapeState
from game.rules.space_escape.station import GONE
from game.scenes.moods import MOODS
from game.scenes.table import Table
from game.scenes.tables import AIR, MUSIC, TABLETOPS, open_table
from game.ui.audio import Audio
from game.ui.buses import bus_of
from game.ui.director import Beat
from game.ui.jukebox import LAYERS, PIECES, Mood, layer_name, piece_name
from tests.scenes.driver import Drive, open_board

TITLE = "orbit"


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[str | None]:
    """The suites that were asked for, in order."""
    pieces: list[str | None] = []
    monkeypatch.setattr(Audio, "music", lambda _audio, name: pieces.append(name))
    return pieces


def test_every_game_has_pieces_and_layers_of_its_own() -> None:
    assert set(MUSIC) >= set(TABLETOPS)
    assert len(set(MUSIC.values())) == len(MUSIC)
    names = {piece_name(suite, n + 1) for suite in MUSIC.values() for n in range(PIECES)}
    names |= {layer_name(suite, layer) for suite in MUSIC.values() for layer in LAYERS}
    assert all((sounds_dir() / f"{name}.ogg").is_file() for name in names)
    assert set(AIR) == set(MUSIC)
    assert {bus_of(air) for air in AIR.values()} == {"ambience"}


def table_of(game_id: str, drive: Drive) -> Table:
    """Return a table of this game with people on all seats."""
    game = GAMES[game_id]
    seats = max(game.seat_counts)
    plans = [SeatPlan("human", f"P{n}") for n in range(seats)]
    match = Match.start(game, Setup(seats, open_board(game_id).graph), plans, 1)
    return open_table(drive.services, match)


@pytest.mark.parametrize("game_id", TABLETOPS)
def test_a_table_plays_its_piece_and_the_title_its_own(
    tmp_path: Path, played: list[str | None], game_id: str
) -> None:
    drive = Drive(tmp_path)
    assert played[-1] == TITLE
    drive.stage.push(table_of(game_id, drive))
    assert played[-1] == MUSIC[game_id]
    drive.stage.home()
    drive.settle()
    assert played[-1] == TITLE


def test_the_air_of_a_table_goes_when_one_stands_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    around: list[str | None] = []
    monkeypatch.setattr(Audio, "ambience", lambda _audio, name: around.append(name))
    drive = Drive(tmp_path)
    drive.stage.push(table_of("space_escape", drive))
    assert around == ["air_orbit"]
    drive.stage.home()
    assert around == ["air_orbit", None]


def test_music_steps_back_while_something_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ducked: list[bool] = []
    monkeypatch.setattr(Audio, "duck", lambda _audio, _reason, on: ducked.append(on))
    drive = Drive(tmp_path)
    table = table_of("space_escape", drive)
    drive.stage.push(table)
    table.director.add(Beat(0.4, caption="Ana climbs a ladder."))
    drive.wait(0.2)
    assert ducked[-1]
    drive.settle()
    assert not ducked[-1]
    table.director.add(Beat(60.0))
    drive.wait(0.1)
    assert ducked[-1]
    drive.stage.home()
    assert not ducked[-1], "gone with the table"


def test_music_follows_what_everybody_sees_of_a_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    felt: list[Mood] = []
    monkeypatch.setattr(Audio, "feel", lambda _audio, mood: felt.append(mood))
    drive = Drive(tmp_path)
    drive.stage.push(table_of("space_escape", drive))
    assert set(felt) == {"calm"}


def spend_a_medkit(state: EscapeState) -> None:
    state.medkits[0] = False


def pack_two_items(state: EscapeState) -> None:
    state.items.update(dict.fromkeys(list(state.items)[:2], GONE))


def use_up_the_pile(state: EscapeState) -> None:
    del state.deck[6:]


def lose_half(state: EvacState) -> None:
    state.tracker += [0] * (losses_until_ready(state.seats) // 2)


def ready_the_transport(state: EvacState) -> None:
    state.evac_ready = True


@pytest.mark.parametrize(
    ("game_id", "happens", "mood"),
    [
        *((game_id, lambda _: None, "calm") for game_id in GAMES),
        ("space_escape", spend_a_medkit, "busy"),
        ("space_escape", pack_two_items, "busy"),
        ("space_escape", use_up_the_pile, "last"),
        ("evacuate", lose_half, "busy"),
        ("evacuate", ready_the_transport, "last"),
        ("escape_plan", lambda state: setattr(state, "day", 2), "busy"),
        ("escape_plan", lambda state: setattr(state, "day", 3), "last"),
    ],
)
def test_each_game_comes_to_a_head(
    game_id: str, happens: Callable[[Any], None], mood: Mood
) -> None:
    game = GAMES[game_id]
    state = game.new_game(Setup(4, open_board(game_id).graph), 1)
    happens(state)
    assert MOODS[game_id](game.view(state, None)) == mood
