"""What people have set for themselves, kept in one file for all games and tables.

Each page of `Settings` is one tab of the settings screen. What a setting does is the business of
those who watch the book; nothing here opens a window or plays a sound.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from game.content.languages import CODE, ENGLISH
from game.match.disk import SaveError, read_bytes, write_over
from game.match.match import Notice
from game.match.undo import UndoPolicy
from game.rules.contract import Value

Speed = Literal["step", "slow", "normal", "fast", "instant"]
Percent = Annotated[int, Field(strict=True, ge=0, le=100)]
TextSize = Annotated[int, Field(strict=True, ge=80, le=200)]
Pixels = Annotated[int, Field(strict=True, ge=-32_768, le=32_767)]
Word = Annotated[str, Field(strict=True, max_length=80)]
Palette = Literal["lantern", "okabe_ito", "tol"]
LanguageCode = Annotated[str, Field(strict=True, pattern=f"^{CODE.pattern}$", max_length=35)]
PageName = Literal["play", "display", "sound", "controls", "remembered"]

DAMAGED: Final = "shell-notice-settings_damaged"
MENDED: Final = "shell-notice-settings_mended"
NOT_KEPT: Final = "shell-notice-settings_not_kept"


class _Page(BaseModel):
    """One page of settings: read-only; what a later version wrote besides is passed over."""

    model_config = ConfigDict(extra="ignore", frozen=True)


class PlaySettings(_Page):
    """How a match runs at the table."""

    speed: Speed = "normal"
    undo: UndoPolicy = "free"
    """How far answers can be taken back; a table can be stricter (`Match.undo_policy`)."""
    auto_end: bool = False
    """End a turn without a press when that is all there is left to do."""
    hints: bool = True
    recap: bool = True
    """Tell people what has happened since their last turn."""
    trail: bool = True
    """Leave a trail of the last moves on the board."""
    rest_after_curtain: Annotated[float, Field(ge=0, le=1)] = 0.5
    """Seconds in which nothing can be pressed when a curtain has gone up."""


class DisplaySettings(_Page):
    """How the window stands, how large its letters are, and in which language they speak."""

    language: LanguageCode = ENGLISH
    text: TextSize = 100
    """Size of all letters in per cent of the usual."""
    palette: Palette = "lantern"
    """Which colours seats and snakes wear, and what is good or bad."""
    high_contrast: bool = False
    """Lighter words on darker grounds, with firm edges and no tints."""
    reduced_motion: bool = False
    """Nothing flies, swings, shakes or pulses; what changes is there at once."""
    full: bool = False
    size: tuple[Pixels, Pixels] | None = None
    """Of the window, in pixels; None until somebody has changed it."""
    place: tuple[Pixels, Pixels] | None = None
    """Of the upper left corner of its picture, on the desktop."""
    maximized: bool = False


class SoundSettings(_Page):
    """What can be heard, and how loud. All volumes are per cent."""

    master: Percent = 80
    interface: Percent = 60
    pieces: Percent = 80
    events: Percent = 80
    ambience: Percent = 50
    music: Percent = 45
    mono: bool = False
    mute_away: bool = False
    """Be silent while another window is in front."""
    muted: bool = False
    captions: bool = False
    """Write in a few words what is heard, if it tells something."""
    ticks: bool = False
    """Tick whenever something else is pointed at."""
    speech: bool = False
    """Read aloud what the line below the board says."""
    voice: Percent = 80
    """How loud that is, below the master."""


class ControlSettings(_Page):
    """Keys and buttons that differ from those of the product."""

    hand: Literal["both", "left", "right"] = "both"
    """Where the keys lie: all over, or within reach of one hand."""
    keys: Annotated[dict[Word, tuple[Word, ...]], Field(max_length=100)] = {}
    """Names of keys such as `ctrl+z`, per action."""
    buttons: Annotated[dict[Word, tuple[Word, ...]], Field(max_length=100)] = {}
    """Names of the buttons of a pad, per action."""


class Remembered(_Page):
    """What nobody set, but everybody expects to find as it was."""

    names: Annotated[dict[Word, Word], Field(max_length=40)] = {}
    """Name typed for each identity (rat colour), offered again at the next set-up."""


class Settings(_Page):
    """Everything that can be set."""

    play: PlaySettings = PlaySettings()
    display: DisplaySettings = DisplaySettings()
    sound: SoundSettings = SoundSettings()
    controls: ControlSettings = ControlSettings()
    remembered: Remembered = Remembered()


class SettingsBook:
    """The settings as they are now, and the file in which they outlive the program."""

    def __init__(self, path: Path | None = None) -> None:
        """Open the settings of a file; without one they last as long as the program.

        A damaged file is kept aside under another name, and everything is as at first, or only
        what cannot be used if the rest can be read; `take_notice` then tells of it.
        """
        self._notice: Notice | None = None
        self._path = path
        self._watchers: list[Callable[[Settings], None]] = []
        self.first_start: Final = path is not None and not path.exists()
        """Whether nobody has used the program in this place before."""
        self._now = Settings() if path is None else self._read(path)
        if self._notice is not None and self._notice.key == MENDED:
            self.keep()

    @property
    def now(self) -> Settings:
        """All settings."""
        return self._now

    @property
    def path(self) -> Path | None:
        """The file; None if the settings last only as long as the program."""
        return self._path

    def take_notice(self) -> Notice | None:
        """Return what is to be told once: the file was damaged, or takes no changes."""
        notice, self._notice = self._notice, None
        return notice

    def change(self, page: PageName, **values: object) -> None:
        """Set something on a page, keep it, and tell all who watch.

        Raises ValueError, and changes nothing, if a value is not one that can be set.
        """
        old = getattr(self._now, page)
        self._replace(page, type(old).model_validate({**old.model_dump(), **values}))

    def restore(self, page: PageName) -> None:
        """Set everything on a page as it was at first."""
        self._replace(page, getattr(Settings(), page))

    def watch(self, watcher: Callable[[Settings], None]) -> None:
        """Call somebody after each change, and once now."""
        self._watchers.append(watcher)
        watcher(self._now)

    def _replace(self, page: PageName, new: BaseModel) -> None:
        if new == getattr(self._now, page):
            return
        self._now = self._now.model_copy(update={page: new})
        self.keep()
        for watcher in self._watchers:
            watcher(self._now)

    # The file

    def _read(self, path: Path) -> Settings:
        if not path.exists():
            return Settings()
        try:
            usable, wrong = _usable(_object_in(read_bytes(path)))
        except (SaveError, ValueError, RecursionError):
            self._notice = Notice(DAMAGED, {"file": path.name, "kept": _set_aside(path)})
            return Settings()
        if wrong:
            told: dict[str, Value] = {"file": path.name, "count": len(wrong), "which": wrong[0]}
            self._notice = Notice(MENDED, {**told, "kept": _set_aside(path)})
        return usable

    def keep(self) -> None:
        """Write the file, also if nothing has been changed."""
        if self._path is None:
            return
        content = json.dumps(self._now.model_dump(mode="json"), indent=1).encode("ascii")
        try:
            write_over(self._path, content)
        except SaveError:
            self._notice = Notice(NOT_KEPT, {"file": self._path.name})


def _object_in(content: bytes) -> dict[str, Any]:
    """Return the JSON object in these bytes. Raises ValueError if there is none."""
    found = json.loads(content.decode("utf-8"))
    if not isinstance(found, dict):
        raise ValueError("no object")
    return found


def _usable(found: dict[str, Any]) -> tuple[Settings, list[str]]:
    """Return what can be used of a file, and the names of what is wrong in it.

    Whatever is wrong is taken out of `found`, and is as at first. Raises ValueError if nothing is
    right however much is taken out.
    """
    wrong: list[str] = []
    while True:
        try:
            return Settings.model_validate(found), wrong
        except ValidationError as fault:
            taken = {_take_out(found, error["loc"]) for error in fault.errors()} - {""}
            if not taken:
                raise
            wrong += sorted(taken)


def _take_out(found: dict[str, Any], path: tuple[int | str, ...]) -> str:
    """Take out what stands at a path through nested objects, as far as there are any.

    Return its name, such as `sound.music`; empty if nothing stands there.
    """
    trail: list[tuple[dict[str, Any], str]] = []
    inside: Any = found
    for key in map(str, path):
        if not isinstance(inside, dict) or key not in inside:
            break
        trail.append((inside, key))
        inside = inside[key]
    if not trail:
        return ""
    holder, last = trail[-1]
    del holder[last]
    return ".".join(key for _, key in trail)


def _set_aside(path: Path) -> str:
    """Give a damaged file another name that nobody bears, and return it."""
    aside = path.with_name(f"{path.stem}.damaged-{datetime.now():%Y%m%d-%H%M%S-%f}{path.suffix}")
    with suppress(OSError):
        path.rename(aside)
    return aside.name
