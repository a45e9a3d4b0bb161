"""The fonts of the system that are known to have many letters.

pygame would ask another program for the list; here the folders are read, once and only when a
letter is in no font that was installed with the game.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Final

_FOLDERS: Final = {
    "win32": (r"%WINDIR%\Fonts", r"%LOCALAPPDATA%\Microsoft\Windows\Fonts"),
    "darwin": ("~/Library/Fonts", "/Library/Fonts", "/System/Library/Fonts"),
}
_UNIX_FOLDERS: Final = ("~/.local/share/fonts", "/usr/local/share/fonts", "/usr/share/fonts")

_MANY_LETTERS: Final = (
    "notosans-regular", "notosans", "dejavusans.", "freesans.", "segoeui.", "seguisym", "seguihis",
    "arialuni", "arial unicode", "apple symbols", "lucidagrande", "unifont", "quivira", "symbola",
    "droidsansfallback", "wqy", "simsun", "mingliu", "nirmala", "leelawui", "ebrima", "gadugi",
    "himalaya", "monbaiti", "msyi", "mmrtext", "javatext",
)  # fmt: skip
"""How their files begin, the preferred ones first."""

_OTHER_CUTS: Final = (
    "bold", "italic", "oblique", "mono", "condensed", "light", "thin", "medium", "black",
)  # fmt: skip
_ENDINGS: Final = (".ttf", ".otf", ".ttc")
_MOST_FILES: Final = 20_000
_MOST_FONTS: Final = 100


def system_fonts() -> tuple[Path, ...]:
    """Return the files of the fonts, the best first; none where there are none."""
    found = [
        (rank, path)
        for path in islice(_files(), _MOST_FILES)
        if (rank := _rank(path.name.lower())) is not None
    ]
    return tuple(path for _, path in sorted(found)[:_MOST_FONTS])


def _files() -> Iterator[Path]:
    for folder in _FOLDERS.get(sys.platform, _UNIX_FOLDERS):
        # A folder that cannot be read is left out by `walk`.
        for place, _, names in os.walk(os.path.expandvars(os.path.expanduser(folder))):
            yield from (Path(place, name) for name in names)


def _rank(name: str) -> int | None:
    """Return how early a font is asked; `None` for one that is not."""
    if not name.endswith(_ENDINGS) or any(cut in name for cut in _OTHER_CUTS):
        return None
    return next((rank for rank, stem in enumerate(_MANY_LETTERS) if name.startswith(stem)), None)
