"""Saves that leave the folder as one file, and come into it from outside.

What comes in is looked over as if it were to be loaded; what is damaged or foreign changes nothing.
"""

from __future__ import annotations

import os
import re
from datetime import datetime
from pathlib import Path
from typing import Final
from urllib.parse import unquote

from game.content.texts import TITLE_LENGTH, clean_name
from game.match.disk import SaveError, read_bytes, write_for_somebody
from game.match.saves import SaveEntry, SaveFolder

_URL: Final = "file://"
_STEM: Final = "three-ways-out"
_LONGEST_PATH: Final = 400
"""Signs of a path that a person types or pastes."""


def place_of(typed: str, documents: Path) -> Path:
    """Return the path that a person typed, pasted or dropped; a bare name is one in `documents`.

    Raises SaveError if that is no path at all.
    """
    words = typed.strip().strip("'\"")
    if words.startswith(_URL):
        words = unquote(words.removeprefix(_URL))
    if not words or len(words) > _LONGEST_PATH or "\0" in words:
        raise SaveError("no_path")
    return documents / os.path.expanduser(words)


def send_out(entry: SaveEntry, path: Path) -> Path:
    """Copy a save to a place outside the folder, and return where it is now.

    A path to a folder stands for the suggested name in it. Raises SaveError, one sentence, if
    there is such a file already, or if the place takes no file.
    """
    content = read_bytes(entry.path)
    if path.is_dir():
        path = path / _file_name(entry)
    write_for_somebody(path, content)
    return path


def take_in(folder: SaveFolder, path: Path) -> Path:
    """Copy a save from outside into the folder, and return where it is now.

    One without a title gets that of its file. Raises SaveError, one sentence, for a file that is
    damaged, foreign or from another program; nothing changes then.
    """
    stem = re.sub(r"[-_\s]+", " ", path.stem)
    return folder.adopt(path, clean_name(stem, TITLE_LENGTH))


def place_to_send(entry: SaveEntry, documents: Path) -> Path:
    """Return a path to suggest for a copy: a free name among the user's documents."""
    name, number = _file_name(entry), 1
    path = documents / name
    while os.path.lexists(path):
        number += 1
        path = documents / f"{Path(name).stem}-{number}.json"
    return path


def place_to_fetch(documents: Path) -> Path:
    """Return a path to suggest for a file to take in: the newest copy among the documents."""
    try:
        copies = [path for path in documents.glob(f"{_STEM}-*.json") if path.is_file()]
        return max(copies, key=lambda path: path.stat().st_mtime, default=documents)
    except OSError:
        return documents


def _file_name(entry: SaveEntry) -> str:
    """Return a name for the copy of a save: product, title or game, date."""
    words = entry.title or f"{entry.game_id} {entry.round}"
    plain = re.sub(r"[^a-z0-9]+", "-", words.lower()).strip("-") or "game"
    day = entry.saved_at.astimezone(datetime.now().astimezone().tzinfo)
    return f"{_STEM}-{plain}-{day:%Y-%m-%d}.json"
