"""Deleting saved games with a way back, bringing them back, and removing them for good."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from game.match.disk import SaveError
from game.match.saves import SaveEntry
from game.match.trash import Deletion
from game.scenes.notices import Notice
from game.scenes.saved_boxes import remove_question
from game.scenes.saved_rows import Row
from game.scenes.stage import Scene, Services


class Deleting:
    """What was deleted since the list of saved games was opened, and what undoes it."""

    def __init__(
        self, services: Services, *, show: Callable[[Scene], None], done: Callable[[str], None]
    ) -> None:
        """Begin with nothing deleted.

        `show` opens a box over the list; `done` hears in a sentence what came of each try, and
        nothing if a box said why it could not be.
        """
        self._services, self._saves = services, services.saves
        self._say = services.texts.say
        self._show, self._done = show, done
        self._last: Deletion | None = None

    @property
    def undoable(self) -> bool:
        """Whether something can be brought back by undoing."""
        return self._last is not None

    def press(self, row: Row) -> None:
        """Delete with a way back; what is deleted already is removed only after a question."""
        if row.deletion is not None:
            self._ask_remove(row.entry, row.deletion)
        else:
            self._try(partial(self._delete, row.entry))

    def undo(self) -> list[Path]:
        """Bring back what was deleted last; return where it is now."""
        return [] if self._last is None else self.bring_back(self._last)

    def bring_back(self, deletion: Deletion) -> list[Path]:
        """Bring deleted files back, and return where they are now."""
        back: list[Path] = []

        def bring() -> str:
            back.extend(self._saves.trash.bring_back(deletion))
            return self._say("shell-saves-back-again" if back else "shell-saves-gone-elsewhere")

        self._forget(deletion)
        self._try(bring)
        return back

    def _delete(self, entry: SaveEntry) -> str:
        self._last = self._saves.delete(entry)
        return self._say("shell-saves-gone")

    def _ask_remove(self, entry: SaveEntry, deletion: Deletion) -> None:
        def remove() -> None:
            self._forget(deletion)
            self._try(partial(self._remove, deletion))

        yes = self._say("shell-saves-remove")
        sentence = remove_question(self._services.texts, entry)
        self._show(Notice(self._services, sentence, yes=yes, on_yes=remove, danger=True))

    def _remove(self, deletion: Deletion) -> str:
        self._saves.trash.remove(deletion)
        return ""

    def _forget(self, deletion: Deletion) -> None:
        """Offer no longer to undo this."""
        if self._last == deletion:
            self._last = None

    def _try(self, act: Callable[[], str]) -> None:
        """Do something in the folder and say what came of it, or in a box why it could not be."""
        told = ""
        try:
            told = act()
        except SaveError as fault:
            self._show(Notice(self._services, fault.told(self._services.texts)))
        self._done(told)
