"""Where the folders of maps, sprites, sounds and texts stand.

In a checkout they lie at the top of the repository; in an installed copy the wheel carries them
inside the package. Nothing else in the product works out such a path.
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from game.rules.contract import GameError


class AssetMissing(GameError):  # noqa: N818 - a name that reads as a sentence
    """A file that the product cannot do without is not there; the message says how to get it."""


def maps_dir() -> Path:
    """Return the folder of the boards, one sub-folder per game."""
    return _asset_folder("maps")


def sprites_dir() -> Path:
    """Return the folder of the SVG pieces and icons."""
    return _asset_folder("sprites")


def sounds_dir() -> Path:
    """Return the folder of the sounds."""
    return _asset_folder("sounds")


def texts_dir() -> Path:
    """Return the folder of the texts, one sub-folder per language."""
    return _package_folder() / "content" / "texts"


def _asset_folder(name: str) -> Path:
    """Return the packed folder of a wheel, or the one beside the package in a checkout."""
    package = _package_folder()
    packed = package / "assets" / name
    return packed if packed.is_dir() else package.parent / name


def _package_folder() -> Path:
    """Return the folder of the package `game`."""
    return Path(str(files("game")))
