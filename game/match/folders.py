"""Where saved games live, and where settings, pictures and reports of faults go.

All of it can be kept together in one folder: the one of `--data-dir`, or the one in which a file
`portable.txt` stands beside the program.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from platformdirs import (
    user_config_path,
    user_data_path,
    user_documents_path,
    user_log_path,
    user_pictures_path,
)

from game.content.assets import maps_dir
from game.match.disk import SaveError

PRODUCT = "three-ways-out"
PORTABLE: Final = "portable.txt"
TOGETHER: Final = "THREE_WAYS_OUT_DATA"
"""The variable of the environment that names the folder in which everything is kept together.

A relative path in it is passed over, as in those of the system.
"""

_XDG: Final = tuple(f"XDG_{kind}_HOME" for kind in ("CONFIG", "DATA", "STATE", "CACHE"))


def keep_together(folder: Path) -> None:
    """Keep everything in one folder from now on, in the processes started from here, too."""
    os.environ[TOGETHER] = os.path.abspath(os.path.expanduser(folder))


def saves_dir(override: Path | None = None) -> Path:
    """Return the folder of saved games; it need not exist yet.

    That is the folder asked for, else the one in which all is kept together, else `saves/` of a
    checkout, else the user's own data folder. Raises SaveError if there is none of them.
    """
    if override is not None:
        return Path(os.path.expanduser(override))  # Path's own way fails without a home
    together = _together()
    if together is not None:
        return together / "saves"
    beside_maps = maps_dir().parent
    if (beside_maps / "pyproject.toml").is_file():
        return beside_maps / "saves"
    mine = _of_the_user(lambda: user_data_path(PRODUCT, appauthor=False))
    if mine is None:
        raise SaveError("no_home")
    return mine / "saves"


def settings_file() -> Path | None:
    """Return the file of the user's settings; None for a user who has no home."""
    mine = _together() or _of_the_user(lambda: user_config_path(PRODUCT, appauthor=False))
    return mine / "settings.json" if mine else None


def languages_dir() -> Path | None:
    """Return the folder of languages that somebody has added; None for a user without a home."""
    mine = _together() or _of_the_user(lambda: user_data_path(PRODUCT, appauthor=False))
    return mine / "texts" if mine else None


def reports_dir() -> Path:
    """Return the folder for reports of faults: the user's own, or one for passing files."""
    together = _together()
    if together is not None:
        return together / "reports"
    return _of_the_user(lambda: user_log_path(PRODUCT, appauthor=False)) or passing_dir()


def pictures_dir(name: str) -> Path:
    """Return the folder of this name among the user's pictures, or one for passing files."""
    together = _together()
    if together is not None:
        return together / "pictures"
    mine = _of_the_user(user_pictures_path)
    return mine / name if mine else passing_dir()


def documents_dir() -> Path:
    """Return the folder of the user's documents, else the home folder, else the present one."""
    places = (_of_the_user(user_documents_path), _of_the_user(Path.home))
    return next((place for place in places if place is not None and place.is_dir()), Path.cwd())


def passing_dir() -> Path:
    """Return the folder for what has no place of its own. Raises OSError if nothing takes files."""
    return Path(tempfile.gettempdir()) / PRODUCT


def _of_the_user(find: Callable[[], Path]) -> Path | None:
    """Return a folder of the user's; None for a user who has no home."""
    for name in _XDG:
        if name in os.environ and not os.path.isabs(os.environ[name]):
            del os.environ[name]  # Such a value must be passed over, as if it had not been set.
    try:
        found = find()
    except RuntimeError:
        return None
    return found if found.is_absolute() else None


def _together() -> Path | None:
    """Return the folder in which everything is kept together, if it is."""
    named = os.environ.get(TOGETHER, "")
    if os.path.isabs(named):
        return Path(named)
    beside = (Path(sys.executable).parent, maps_dir().parent)
    return next((place for place in beside if (place / PORTABLE).is_file()), None)
