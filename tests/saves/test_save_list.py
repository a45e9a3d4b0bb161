"""The list of saves: what a line says, the newest first, and read again only when it changed."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from datetime import UTC, datetime, tzinfo

import pytest

from game.match import positions, saves
from game.match.saves import SaveFolder
from tests.match.tables import LAMPS_CATALOGUE, lamps, people, play_on
from tests.saves.autosaves import autosaved


def test_a_line_of_the_list_says_what_a_person_wants_to_know(folder: SaveFolder) -> None:
    match = play_on(lamps(lamps="red"), 5)
    before = datetime.now(UTC)
    path = folder.autosave(match)
    (entry,) = folder.entries()
    assert entry.path == path
    assert entry.game_id == "lamps"
    assert entry.seats == tuple(people(2))
    assert entry.options == {"lamps": "red"}
    assert entry.round == 2
    assert entry.turn == (1,)
    assert before <= entry.saved_at <= datetime.now(UTC)
    assert entry.result is None
    assert entry.match_id == match.match_id


def test_the_newest_comes_first(folder: SaveFolder) -> None:
    for seed in (1, 2, 3):
        autosaved(folder, lamps(seed=seed), 2)
    times = [entry.saved_at for entry in folder.entries()]
    assert times == sorted(times, reverse=True)
    newest = folder.newest()
    assert newest is not None
    assert newest.path == folder.entries()[0].path


@pytest.mark.parametrize("year", [1, 1970, 1999, 2000, 2199, 2200, 9999])
def test_a_match_is_saved_whatever_the_clock_says(
    folder: SaveFolder, year: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Clock(datetime):
        """A clock that nobody has set, or set wrongly."""

        @classmethod
        def now(cls, tz: tzinfo | None = None) -> datetime:  # type: ignore[override]
            return datetime(year, 1, 1, tzinfo=tz)

    monkeypatch.setattr(positions, "datetime", Clock)
    (path,) = autosaved(folder, lamps(), 1)
    (entry,) = folder.entries()
    assert (entry.path, entry.trouble) == (path, "")


def test_a_list_that_was_read_before_is_the_list_of_a_new_program(folder: SaveFolder) -> None:
    """Every way a file can change, each followed by a look at the list."""
    match = lamps()
    first, second = autosaved(folder, match, 2)
    named = folder.save_as(match, "Ana")

    def damage_in_place() -> None:
        with first.open("r+b") as file:
            file.write(b"#")

    changes: list[Callable[[], object]] = [
        lambda: folder.autosave(match),
        damage_in_place,
        lambda: second.write_bytes(named.read_bytes()),
        named.unlink,
        lambda: os.replace(second, named),
        lambda: first.write_bytes(named.read_bytes()),
        lambda: named.rename(named.with_name("other.json")),
        named.mkdir,
    ]
    for change in changes:
        folder.entries()
        time.sleep(0.02)  # Changes within one tick of the disk's clock look alike.
        change()
        assert folder.entries() == SaveFolder(folder.folder, LAMPS_CATALOGUE).entries()


def test_a_list_is_not_read_again_for_nothing(
    folder: SaveFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    autosaved(folder, lamps(), 3)
    before = folder.entries()
    monkeypatch.setattr(saves, "read_save", lambda _path: pytest.fail("read again"))
    assert folder.entries() == before
