"""Files on a disk that may be full, shared, read-only or cut off in the middle of a word.

Reading takes no more than a save file may hold; writing leaves either the whole new file or
nothing. What stands in the files is not known here.
"""

from __future__ import annotations

import os
import stat
import tempfile
import time
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

from game.content.texts import Texts, load_texts
from game.rules.contract import GameError

MAX_BYTES: Final = 4 * 1024 * 1024
"""No save file is larger than this; a long match takes about a hundredth of it."""

_UNFINISHED: Final = ".three-ways-out-"
"""How the name of a file begins while it is being written."""

_STALE_SECONDS: Final = 24 * 60 * 60


Stamp: TypeAlias = tuple[int, int, int, int]
"""What changes whenever a file does."""


class SaveError(GameError):
    """A saved game cannot be read or written; one sentence says which and why.

    The sentence is a text, so that a screen can say it in any language; `str` is the English one.
    """

    def __init__(self, key: str, /, **values: str) -> None:
        """Take the key of the sentence, without its prefix, and its values."""
        super().__init__(key, values)
        self.key = f"trouble-{key}"
        self.values = values

    def __str__(self) -> str:
        return self.told(_english())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SaveError) and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.key)

    def told(self, texts: Texts) -> str:
        """Return the sentence in the language of these texts."""
        return texts.say(self.key, **self.values)


_english = cache(load_texts)


class NameTaken(SaveError):  # noqa: N818 - names what happened, as a sentence would
    """There is a file of this name, which stays as it is."""


def read_bytes(path: Path) -> bytes:
    """Return the content of a regular file. Raises SaveError if it cannot be a save file."""
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            called = path.name or path  # "." has no name of its own
            raise SaveError("no_plain_file", file=str(called))
        with path.open("rb") as file:
            content = file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as fault:
        raise SaveError("cannot_be_read", file=str(path.name), reason=_reason(fault)) from fault
    if len(content) > MAX_BYTES:
        raise SaveError("far_too_large", file=str(path.name))
    return content


def write_new(path: Path, content: bytes) -> None:
    """Write a file that does not exist yet: whole and safely on the disk, or not at all.

    Raises NameTaken if there is such a file by now, SaveError if the folder takes no file.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = _write_unfinished(path.parent, content)
        try:
            _name_for_good(unfinished, path)
        finally:
            unfinished.unlink(missing_ok=True)
        _settle_folder(path.parent)
    except OSError as fault:
        raise SaveError(
            "cannot_be_saved", folder=str(path.parent), reason=_reason(fault)
        ) from fault


def write_over(path: Path, content: bytes) -> None:
    """Write a file in place of the one of this name: whole and safely on the disk, or not at all.

    Raises SaveError if the folder takes no file; the old one is untouched then.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = _write_unfinished(path.parent, content)
        try:
            os.replace(unfinished, path)
        finally:
            unfinished.unlink(missing_ok=True)
        _settle_folder(path.parent)
    except OSError as fault:
        raise SaveError("cannot_be_written", file=str(path), reason=_reason(fault)) from fault


def write_for_somebody(path: Path, content: bytes) -> None:
    """Write a file into a folder that a person named; no file there is touched.

    Raises NameTaken if there is such a file, SaveError if the folder takes no file.
    """
    try:
        file = path.open("xb")
    except FileExistsError as fault:
        raise NameTaken("name_taken", file=str(path.name), folder=str(path.parent)) from fault
    except (OSError, ValueError) as fault:
        raise SaveError("cannot_be_written", file=str(path), reason=_reason(fault)) from fault
    try:
        with file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
    except OSError as fault:
        path.unlink(missing_ok=True)
        raise SaveError("cannot_be_written", file=str(path), reason=_reason(fault)) from fault


def move_new(path: Path, to: Path) -> None:
    """Give a file another name, which no file bears yet, in a folder that is made if need be.

    Raises NameTaken if the name is borne, FileNotFoundError if the file has gone, and SaveError
    if the system does not let us.
    """
    try:
        to.parent.mkdir(parents=True, exist_ok=True)
        try:
            os.link(path, to, follow_symlinks=False)
        except (FileExistsError, FileNotFoundError):
            raise
        except OSError:  # Some disks give a file one name only, and folders have no second one.
            if os.path.lexists(to):
                raise FileExistsError from None
            os.rename(path, to)
        else:
            path.unlink(missing_ok=True)
    except FileExistsError as fault:
        raise NameTaken("name_taken", file=str(to.name), folder=str(to.parent)) from fault
    except FileNotFoundError:
        raise
    except OSError as fault:
        raise SaveError("cannot_be_moved", file=str(path.name), reason=_reason(fault)) from fault


def stamp_of(path: Path) -> Stamp | None:
    """Return the stamp of a file, or None if it is out of reach."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_ino, status.st_size, status.st_mtime_ns, status.st_ctime_ns


def sweep(folder: Path) -> None:
    """Remove what writers that were killed long ago have left unfinished."""
    with suppress(OSError):
        for path in folder.glob(f"{_UNFINISHED}*.tmp"):
            if time.time() - path.stat().st_mtime > _STALE_SECONDS:
                path.unlink()


def _write_unfinished(folder: Path, content: bytes) -> Path:
    """Write under a passing name in the same folder, down to the disk, and return that name."""
    handle, name = tempfile.mkstemp(prefix=_UNFINISHED, suffix=".tmp", dir=folder)
    unfinished = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
    except OSError:
        unfinished.unlink()
        raise
    return unfinished


def _name_for_good(unfinished: Path, path: Path) -> None:
    """Give a file its name. Raises NameTaken if another program was quicker to take it."""
    try:
        os.link(unfinished, path)
    except FileExistsError as fault:
        raise NameTaken("name_taken", file=str(path.name), folder=str(path.parent)) from fault
    except OSError:  # Some disks, such as sticks for cameras, give a file one name only.
        os.replace(unfinished, path)


def _settle_folder(folder: Path) -> None:
    """Bring the new name to the disk too, where folders can be synchronised."""
    if os.name != "posix":
        return
    try:
        handle = os.open(folder, os.O_RDONLY)
    except PermissionError:
        return  # A folder that may be written but not read; the file in it is safe.
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _reason(fault: OSError | ValueError) -> str:
    """Return the system's words for a fault, without numbers and paths."""
    words = getattr(fault, "strerror", None) or str(fault)
    return words[:1].lower() + words[1:]
