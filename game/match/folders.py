"""Where saved games live."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_data_path

from game.content.assets import maps_dir

PRODUCT = "three-ways-out"


def saves_dir(override: Path | None = None) -> Path:
    """Return the folder of saved games; it need not exist yet.

    That is the folder asked for, else `saves/` of a checkout, else the user's own data folder.
    """
    if override is not None:
        return override.expanduser()
    beside_maps = maps_dir().parent
    if (beside_maps / "pyproject.toml").is_file():
        return beside_maps / "saves"
    return user_data_path(PRODUCT, appauthor=False) / "saves"
