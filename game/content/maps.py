"""Boards from Tiled maps: the one place that the rest of the product asks for them.

`load_board` refuses a broken map with the first thing that is wrong with it; `check_map` lists
all of them. How a map is read is in `tiled.py`, what each game's map holds in a file per game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from game.content.assets import maps_dir
from game.content.boards import Board, Layout, content_hash
from game.content.city_map import read_city
from game.content.row_map import read_row
from game.content.station_map import read_station
from game.content.tiled import Findings, MapError, Sheet, read_sheet

__all__ = [
    "Board",
    "Layout",
    "MapError",
    "board_paths",
    "check_map",
    "content_hash",
    "game_of",
    "load_board",
]

BOARDS: Final[Mapping[str, str]] = {
    "space_escape": "space_escape/station.tmx",
    "evacuate": "evacuate/row.tmx",
    "escape_plan": "escape_plan/city.tmx",
}
"""The map of each game's board, below the maps folder."""

_READERS: Final[Mapping[str, Callable[[Sheet, Findings], Board | None]]] = {
    "space_escape": read_station,
    "evacuate": read_row,
    "escape_plan": read_city,
}


def board_paths() -> list[Path]:
    """Return the maps of all boards."""
    return [maps_dir() / file for file in BOARDS.values()]


def load_board(game_id: str, path: Path | None = None) -> Board:
    """Return the board of a game, from its own map or another one.

    Raises MapError, naming file, object and remedy, for a map that cannot be played on.
    """
    if game_id not in BOARDS:
        raise MapError(f"There is no board for '{game_id}'; choose one of {', '.join(BOARDS)}.")
    board, problems = _survey(path or maps_dir() / BOARDS[game_id], game_id)
    if board is None:
        raise MapError(problems[0])
    return board


def game_of(path: Path) -> str:
    """Return the game whose board a map says it is. Raises MapError for what is no map."""
    return str(read_sheet(path).properties.get("game"))


def check_map(path: Path) -> list[str]:
    """Return everything that is wrong with a map, a sentence each; empty if it is a good board."""
    try:
        return _survey(path, None)[1]
    except MapError as fault:
        return [str(fault)]


def _survey(path: Path, game_id: str | None) -> tuple[Board | None, list[str]]:
    """Read a map as the board of the game it names; raises MapError if it is none at all."""
    sheet = read_sheet(path)
    named = str(sheet.properties.get("game"))
    if named not in _READERS or game_id not in (None, named):
        *others, last = _READERS
        wanted = game_id or f"{', '.join(others)} or {last}"
        raise MapError(
            f"{path}: is no board of {wanted}; set the map property 'game' to {wanted}, "
            "or choose another file."
        )
    findings = Findings(path)
    board = _READERS[named](sheet, findings)
    return board, findings.sentences
