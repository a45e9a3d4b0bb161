"""What stands on which tab of the settings: one row of data for each thing that can be set.

A new setting is a field in `match/settings.py`, one row here, and its texts: the name
(`shell-settings-PAGE-FIELD`), its effect in one sentence (`...-about`), and for a `Pick` a word
for each value. A row stands here only if its setting does something.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, TypeAlias

from game.match.settings import PageName
from game.scenes.stage import Scene, Services


@dataclass(frozen=True, slots=True)
class Turn:
    """Something that is on or off."""

    page: PageName
    field: str


@dataclass(frozen=True, slots=True)
class Pick:
    """One of a few words."""

    page: PageName
    field: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Tongue:
    """One of the languages that are found here."""

    page: PageName
    field: str


@dataclass(frozen=True, slots=True)
class Slide:
    """A number from `least` to `most`, in whole steps of one `unit`."""

    page: PageName
    field: str
    least: int = 0
    most: int = 100
    step: int = 5
    unit: float = 1
    """How much of the setting is 1 on the slider."""
    measure: Literal["percent", "seconds"] = "percent"


@dataclass(frozen=True, slots=True)
class Lead:
    """A button to a screen of its own, on which some fields of a page are set."""

    page: PageName
    field: str
    open: Callable[[Services], Scene]
    fields: tuple[str, ...] = ()
    """What is set there, so that restoring the page restores it too."""


@dataclass(frozen=True, slots=True)
class Folder:
    """A place on the disk, to read and to copy."""

    field: str
    find: Callable[[Services], Path | None]


@dataclass(frozen=True, slots=True)
class RestoreAll:
    """The button that restores every page."""

    field: str = "restore"


def _open_keys(services: Services) -> Scene:
    from game.scenes.key_page import KeyPage

    return KeyPage(services)


Row: TypeAlias = Turn | Pick | Tongue | Slide | Lead | Folder | RestoreAll

ROWS: Final[Mapping[str, tuple[Row, ...]]] = {
    "play": (
        Pick("play", "speed", ("step", "slow", "normal", "fast", "instant")),
        Pick("play", "undo", ("free", "confirm", "off")),
        Turn("play", "auto_end"),
        Turn("play", "hints"),
        Turn("play", "recap"),
        Turn("play", "trail"),
        Slide("play", "rest_after_curtain", most=10, step=1, unit=0.1, measure="seconds"),
        Turn("sound", "speech"),
        Slide("sound", "voice"),
    ),
    "display": (
        Tongue("display", "language"),
        Turn("display", "full"),
        Slide("display", "text", least=80, most=200, step=10),
        Pick("display", "palette", ("lantern", "okabe_ito", "tol")),
        Turn("display", "high_contrast"),
        Turn("display", "reduced_motion"),
    ),
    "sound": (
        Slide("sound", "master"),
        Slide("sound", "interface"),
        Slide("sound", "pieces"),
        Slide("sound", "events"),
        Slide("sound", "ambience"),
        Slide("sound", "music"),
        Turn("sound", "mono"),
        Turn("sound", "mute_away"),
        Turn("sound", "muted"),
        Turn("sound", "captions"),
    ),
    "controls": (
        Pick("controls", "hand", ("both", "left", "right")),
        Lead("controls", "keys", _open_keys, fields=("keys", "buttons")),
        Turn("sound", "ticks"),
    ),
    "data": (
        Folder("saves", lambda services: services.saves.folder),
        Folder("settings", lambda services: services.settings.path),
        Folder("reports", lambda services: services.report_folder),
        Folder("texts", lambda services: services.shelf.added),
        Folder("pictures", lambda services: services.picture_folder),
        RestoreAll(),
    ),
}

ICONS: Final[Mapping[str, str]] = {
    "play": "play",
    "display": "screen",
    "sound": "sound",
    "controls": "hand",
    "data": "box",
}


def tabs() -> tuple[str, ...]:
    """Return the tabs on which there is something to set."""
    return tuple(tab for tab, rows in ROWS.items() if rows)


def key_of(tab: str, row: Row) -> str:
    """Return the key of the name of a row; that of its effect ends in `-about`."""
    return f"shell-settings-{tab}-{row.field}"


def fields_of(tab: str) -> dict[PageName, tuple[str, ...]]:
    """Return which fields of which pages are set on a tab."""
    found: dict[PageName, tuple[str, ...]] = {}
    for row in ROWS[tab]:
        if isinstance(row, Folder | RestoreAll):
            continue
        fields = row.fields if isinstance(row, Lead) else (row.field,)
        found[row.page] = found.get(row.page, ()) + fields
    return found
