"""The folder of saved games: three rotating autosaves per match, saves by name, and the lists.

Every save gets a file name that nobody bears yet, so nothing is ever overwritten; only older
autosaves that are sound are cleared away. What people delete can be brought back (`trash.py`).
Two programs on one folder do no harm: whoever finds that somebody else went on with its match
carries on under a new match id.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from game.content.texts import TITLE_LENGTH, clean_name
from game.match.catalogue import Catalogue
from game.match.disk import NameTaken, SaveError, Stamp, stamp_of, sweep, write_new
from game.match.fairness import Pledge
from game.match.loading import load_match
from game.match.match import Match, Notice, fresh_id
from game.match.past import Past
from game.match.positions import position_of, save_of
from game.match.replay import film, read_save
from game.match.savefile import SaveFile, encode
from game.match.seats import SeatPlan
from game.match.titles import free_title
from game.match.trash import Deletion, Trash
from game.rules.contract import Result, Seat

__all__ = ["AUTOSAVES", "SaveEntry", "SaveError", "SaveFolder"]

AUTOSAVES: Final = 3
"""So many autosaves of a match are kept; of a finished match only the last."""

OLDER_COPY: Final = Notice("shell-notice-older_copy")

_AUTOSAVE: Final = re.compile(r"auto-([0-9a-f]{8})-(\d{6,})\.json")
_LONG_AGO: Final = datetime(1970, 1, 1, tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class SaveEntry:
    """One line in the list of saved games. A damaged one has a `fault` and little else."""

    path: Path
    saved_at: datetime
    """In UTC; of a damaged file the time it was last changed."""
    fault: SaveError | None = None
    """Why the file cannot be loaded, if it cannot."""
    match_id: str = ""
    serial: int = 0
    """Number of an autosave within its match; 0 for a save by name."""
    title: str = ""
    """What a person called it; empty for an autosave."""
    game_id: str = ""
    seats: tuple[SeatPlan, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    """What was chosen in the set-up, by option key."""
    round: int = 0
    turn: tuple[Seat, ...] = ()
    """The seats that have yet to answer."""
    result: Result | None = None
    """How a finished match ended."""
    seed: int = 0
    pledge: Pledge | None = None
    """What was promised about the shuffles."""
    helped: bool = False
    """Whether somebody has asked for a hint."""
    older_copy: bool = False
    """A newer autosave of this match is damaged; this is the best that is left."""
    stamp: Stamp | None = None
    """The file as it was read; None if it was out of reach."""

    @property
    def damaged(self) -> bool:
        """Whether the file cannot be loaded."""
        return self.fault is not None

    @property
    def trouble(self) -> str:
        """One sentence in English if the file cannot be loaded, else empty."""
        return "" if self.fault is None else str(self.fault)


class SaveFolder:
    """Saved games in one folder. Keep one of these for as long as the program runs."""

    def __init__(self, folder: Path, catalogue: Catalogue | None = None) -> None:
        """Look at a folder, which need not exist before the first save."""
        self.folder: Final = folder
        self._catalogue = catalogue or Catalogue.of_product()
        self._tips: dict[str, int] = {}
        """Serial of the last autosave, per match, that this program wrote or loaded."""
        self.trash: Final = Trash(folder)
        self._swept = False
        self._looked_at: dict[Path, tuple[Stamp, SaveEntry]] = {}
        """The line of each file as it was read last, so that a long list opens at once."""

    def autosave(self, match: Match) -> Path:
        """Save a match beside its two newest autosaves and clear older ones away.

        Call it after each answer and each undo, also after the last one: a finished match
        leaves the list to continue. Raises SaveError if the folder takes no file; the match
        itself can go on.
        """
        newest = max(self._serials(match.match_id), default=0)
        if newest > self._tips.get(match.match_id, 0):
            match.match_id = fresh_id()  # another program went on with the same match
        self._sweep_once()
        try:
            path = self._write_next(match)
        except NameTaken:
            match.match_id = fresh_id()  # another program goes on with it at this very moment
            path = self._write_next(match)
        self._clear(match.match_id, 1 if match.result else AUTOSAVES)
        return path

    def save_as(self, match: Match, title: str) -> Path:
        """Save a match under a name that a person chose. Raises SaveError like `autosave`."""
        called = clean_name(title, TITLE_LENGTH)
        return self._write_named(save_of(match, self._catalogue, called))

    def keep_as(self, entry: SaveEntry, title: str) -> Path:
        """Give a save another name; an autosave stays, and a copy of it gets the name.

        Raises SaveError if it has changed since it was listed, or the folder takes no file.
        """
        self._expect_unchanged(entry)
        save = read_save(entry.path)
        path = self._write_named(save.model_copy(update={"title": clean_name(title, TITLE_LENGTH)}))
        if entry.title and stamp_of(entry.path) == entry.stamp:
            with suppress(OSError):
                entry.path.unlink()  # All that stood in it stands in the new file.
        return path

    def adopt(self, path: Path, title: str) -> Path:
        """Copy a save from outside into the folder; one that has no title gets this one.

        A name that is taken here gets a number. Raises SaveError, and changes nothing, if it could
        not be loaded.
        """
        save = read_save(path)
        position_of(save, path.name, self._catalogue)
        called = clean_name(save.title, TITLE_LENGTH) or title
        called = free_title(called, {entry.title for entry in self.entries()})
        return self._write_named(save.model_copy(update={"title": called}))

    def delete(self, entry: SaveEntry) -> Deletion:
        """Delete a save so that it can be brought back; an autosave with the older ones.

        The older autosaves of a match would only step into the place of the newest. Raises
        SaveError if the file has changed since it was listed, or the system does not let us.
        """
        self._expect_unchanged(entry)
        older = (
            other.path
            for other in (self.entries() if entry.serial and not entry.damaged else ())
            if other.match_id == entry.match_id
            and 0 < other.serial < entry.serial
            and not other.damaged
        )
        return self.trash.throw_away([entry.path, *older])

    def deleted(self) -> list[tuple[Deletion, SaveEntry]]:
        """Return what can be brought back, the latest first, each with the best of its saves."""
        found = []
        for deletion in self.trash.deletions():
            entries = [self._entry(path) for path in deletion.files()]
            if entries:  # none if another program has just brought them back
                best = max(entries, key=lambda entry: (not entry.damaged, entry.serial))
                found.append((deletion, best))
        return found

    def load(self, path: Path) -> Match:
        """Return the match of a save; its `notices` say what the table should know.

        A match loaded from anything but its newest autosave branches off under a new id, so
        that the later autosaves stay. Raises SaveError, one sentence, if it cannot be loaded.
        """
        match = load_match(path, self._catalogue)
        serials = self._serials(match.match_id)
        mine = next((serial for serial, file in serials.items() if file == path), 0)
        later = [file for serial, file in serials.items() if serial > mine]
        if any(not self._entry(file).damaged for file in later):
            match.match_id = fresh_id()
            return match
        self._tips[match.match_id] = max(serials, default=0)
        if later:
            match.notices = (*match.notices, OLDER_COPY)
        return match

    def position(self, entry: SaveEntry) -> Match:
        """Return the match of a save as it stood, without its history, only to be looked at.

        Raises SaveError if it cannot be loaded any more.
        """
        return position_of(read_save(entry.path), entry.path.name, self._catalogue)

    def film(self, path: Path) -> Past:
        """Return the match of a save to be watched. Raises SaveError, one sentence, if it cannot.

        The last autosave of a finished match is its record: nothing clears it away, and loading it
        does not write it anew.
        """
        return film(path, self._catalogue)

    def entries(self) -> list[SaveEntry]:
        """Return every save in the folder, newest first; damaged ones with their sentence.

        Never raises: a folder that cannot be read is itself listed as damaged.
        """
        try:
            paths = [path for path in self.folder.iterdir() if _is_listed(path)]
        except FileNotFoundError:
            return []
        except OSError as fault:
            return [SaveEntry(self.folder, _LONG_AGO, _unreadable(self.folder, fault))]
        listed, gone = set(paths), self.trash.folder
        self._looked_at = {
            path: line
            for path, line in self._looked_at.items()
            if path in listed or gone in path.parents
        }
        entries = (self._entry(path) for path in paths)
        return sorted(entries, key=lambda entry: (entry.saved_at, entry.serial), reverse=True)

    def resumable(self) -> list[SaveEntry]:
        """Return the newest sound save of every match that is not finished, newest first."""
        entries = self.entries()
        sound: dict[str, list[SaveEntry]] = {}
        for entry in entries:
            if not entry.damaged:
                sound.setdefault(entry.match_id, []).append(entry)
        tips = (max(saves, key=lambda e: (e.serial, e.saved_at)) for saves in sound.values())
        unfinished = [_compared(tip, entries) for tip in tips if tip.result is None]
        return sorted(unfinished, key=lambda entry: entry.saved_at, reverse=True)

    def newest(self) -> SaveEntry | None:
        """Return the save to continue with, or None; `older_copy` if a newer one is damaged."""
        return next(iter(self.resumable()), None)

    def _write_next(self, match: Match) -> Path:
        """Write the autosave that follows the last one of a match."""
        serial = self._tips.get(match.match_id, 0) + 1
        path = self.folder / f"auto-{match.match_id}-{serial:06}.json"
        write_new(path, encode(save_of(match, self._catalogue)))
        self._tips[match.match_id] = serial
        return path

    def _entry(self, path: Path) -> SaveEntry:
        """Return the line of one file, which is read again only if it has changed."""
        stamp = stamp_of(path)
        known = self._looked_at.get(path)
        if known is not None and known[0] == stamp:
            return known[1]
        entry = self._read_entry(path, stamp)
        if stamp is not None:
            self._looked_at[path] = (stamp, entry)
        return entry

    def _read_entry(self, path: Path, stamp: Stamp | None) -> SaveEntry:
        """Return the line of one file as it is now."""
        match_id, serial = _parts_of(path)
        try:
            save = read_save(path)
            position = position_of(save, path.name, self._catalogue)
        except SaveError as fault:
            return SaveEntry(path, _changed_at(path), fault, match_id, serial, stamp=stamp)
        return SaveEntry(
            path,
            save.saved_at.astimezone(UTC),
            match_id=save.match_id,
            serial=serial if match_id == save.match_id else 0,
            title=clean_name(save.title, TITLE_LENGTH),
            game_id=save.game,
            seats=position.seats,
            options=position.setup.options,
            round=save.round,
            turn=position.waiting(),
            result=position.result,
            seed=save.seed,
            pledge=position.pledge,
            helped=bool(position.helped),
            stamp=stamp,
        )

    def _serials(self, match_id: str) -> dict[int, Path]:
        """Return the autosaves of a match, damaged ones too, by serial; none if out of reach."""
        try:
            paths = list(self.folder.glob(f"auto-{match_id}-*.json"))
        except OSError:
            return {}
        return {_parts_of(path)[1]: path for path in paths if _AUTOSAVE.fullmatch(path.name)}

    def _clear(self, match_id: str, keep: int) -> None:
        """Remove the older autosaves of a match as far as they are sound and the system lets us."""
        serials = self._serials(match_id)
        for serial in sorted(serials, reverse=True)[keep:]:
            with suppress(OSError, SaveError):
                read_save(serials[serial])
                serials[serial].unlink()

    def _write_named(self, save: SaveFile) -> Path:
        """Write a save under a file name made of its title."""
        content = encode(save)
        while True:
            path = self._free_path(save.title)
            with suppress(NameTaken):
                write_new(path, content)
                return path

    def _expect_unchanged(self, entry: SaveEntry) -> None:
        """Raise SaveError if another program has changed a file since it was listed."""
        if stamp_of(entry.path) not in (None, entry.stamp):
            raise SaveError("changed_meanwhile", file=str(entry.path.name))

    def _free_path(self, title: str) -> Path:
        """Return a file name for a title that nothing in the folder bears."""
        words = re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-") or "game"
        path, number = self.folder / f"save-{words}.json", 1
        while os.path.lexists(path):
            number += 1
            path = self.folder / f"save-{words}-{number}.json"
        return path

    def _sweep_once(self) -> None:
        """Clear away what killed programs left half written, once per run."""
        if not self._swept:
            sweep(self.folder)
            self.trash.sweep(datetime.now(UTC))
            self._swept = True


def _is_listed(path: Path) -> bool:
    """Say whether a file belongs in the list of saved games."""
    return path.suffix == ".json" and not path.name.startswith(".")


def _parts_of(path: Path) -> tuple[str, int]:
    """Return match id and serial from the name of an autosave; ("", 0) from any other name."""
    parts = _AUTOSAVE.fullmatch(path.name)
    return (parts[1], int(parts[2])) if parts else ("", 0)


def _compared(tip: SaveEntry, entries: Iterable[SaveEntry]) -> SaveEntry:
    """Return the entry, marked if a later autosave of its match is damaged."""
    damaged_later = any(
        entry.damaged and entry.match_id == tip.match_id and entry.serial > tip.serial
        for entry in entries
    )
    return replace(tip, older_copy=damaged_later)


def _changed_at(path: Path) -> datetime:
    """Return when a file was last changed, as far as that can be told."""
    with suppress(OSError, OverflowError, ValueError):
        return datetime.fromtimestamp(path.stat().st_mtime, UTC)
    return _LONG_AGO


def _unreadable(folder: Path, fault: OSError) -> SaveError:
    """Return what is wrong with a folder that cannot be listed."""
    reason = fault.strerror or "it is out of reach"
    said = f"{reason[:1].lower()}{reason[1:]}"
    return SaveError("folder_unreadable", folder=str(folder), reason=said)
