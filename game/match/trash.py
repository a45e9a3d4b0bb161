"""Files that were deleted: out of the list, yet for a month they can be brought back.

A deletion is a folder of its own below the saves, named by its moment, in which the files keep
their names. Nothing here is overwritten, and other programs on the same folder see the same.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from game.match.disk import NameTaken, SaveError, move_new

KEPT: Final = timedelta(days=30)
"""For so long a deleted file can be brought back."""

_FOLDER: Final = "deleted"
_NAME: Final = re.compile(r"(\d{8}-\d{6})-[0-9a-f]{6}")
_MOMENT: Final = "%Y%m%d-%H%M%S"


@dataclass(frozen=True, slots=True)
class Deletion:
    """Files that were deleted together."""

    folder: Path
    at: datetime
    """In UTC."""

    def files(self) -> list[Path]:
        """Return the files as they lie there now, in the order of their names."""
        with suppress(OSError):
            return sorted(self.folder.iterdir())
        return []


class Trash:
    """What was deleted from one folder."""

    def __init__(self, folder: Path) -> None:
        """Look after the deleted files of a folder."""
        self._home: Final = folder
        self.folder: Final = folder / _FOLDER

    def throw_away(self, paths: Iterable[Path]) -> Deletion:
        """Take files out of the folder together; those that have gone already are passed over.

        Raises SaveError if one of them cannot be moved; what was moved by then can be brought
        back like all else.
        """
        now = datetime.now(UTC)
        name = f"{now.strftime(_MOMENT)}-{secrets.token_hex(3)}"
        deletion = Deletion(self.folder / name, now.replace(microsecond=0))
        for path in paths:
            with suppress(FileNotFoundError):
                move_new(path, deletion.folder / path.name)
        return deletion

    def bring_back(self, deletion: Deletion) -> list[Path]:
        """Put deleted files back where they were, and return where they are now.

        A file whose name was taken meanwhile gets a free one. Raises SaveError if one of them
        cannot be moved.
        """
        back = []
        for file in deletion.files():
            with suppress(FileNotFoundError):  # another program was quicker
                back.append(self._put_back(file))
        self._forget(deletion)
        return back

    def deletions(self) -> list[Deletion]:
        """Return what can be brought back, the latest first."""
        found = (deletion for deletion in self._all() if deletion.files())
        return sorted(found, key=lambda deletion: deletion.folder.name, reverse=True)

    def remove(self, deletion: Deletion) -> None:
        """Remove deleted files for good. Raises SaveError if one of them cannot be removed."""
        for file in deletion.files():
            try:
                file.unlink(missing_ok=True)
            except OSError as fault:
                reason = (fault.strerror or str(fault)).lower()
                raise SaveError("cannot_be_removed", file=str(file.name), reason=reason) from fault
        self._forget(deletion)

    def sweep(self, now: datetime) -> None:
        """Remove for good what was deleted too long ago, as far as the system lets us."""
        for deletion in self._all():
            if now - deletion.at > KEPT:
                with suppress(SaveError):
                    self.remove(deletion)

    def _all(self) -> Iterator[Deletion]:
        """Yield the folder of every deletion, empty ones too."""
        paths: list[Path] = []
        with suppress(OSError):
            paths = list(self.folder.iterdir())
        for path in paths:
            parts = _NAME.fullmatch(path.name)
            with suppress(ValueError):  # a name that is no moment was not given here
                if parts:
                    at = datetime.strptime(parts[1], _MOMENT).replace(tzinfo=UTC)
                    yield Deletion(path, at)

    def _put_back(self, file: Path) -> Path:
        """Move a file back under its name, or under a free one."""
        path, number = self._home / file.name, 1
        while True:
            try:
                move_new(file, path)
            except NameTaken:
                number += 1
                path = self._home / f"back-{number}-{file.name}"
            else:
                return path

    def _forget(self, deletion: Deletion) -> None:
        """Clear away the folder of a deletion once it is empty, and the one of all of them."""
        with suppress(OSError):
            deletion.folder.rmdir()
            self.folder.rmdir()
