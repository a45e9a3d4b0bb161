"""Deleting with a way back: nothing is lost at once, nothing of others is touched."""

from __future__ import annotations

import os
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from game.match.disk import SaveError
from game.match.saves import SaveFolder
from game.match.trash import KEPT
from tests.match.tables import LAMPS_CATALOGUE, lamps, play_on
from tests.saves.autosaves import autosaved
from tests.saves.forging import write_afresh


def names(folder: SaveFolder) -> list[str]:
    return sorted(path.name for path in folder.folder.glob("*.json"))


def test_a_deleted_save_comes_back_as_it_was(folder: SaveFolder) -> None:
    path = folder.save_as(lamps(), "Friday")
    before = path.read_bytes()
    deletion = folder.delete(folder.entries()[0])
    assert folder.entries() == []
    assert folder.trash.bring_back(deletion) == [path]
    assert path.read_bytes() == before
    assert not folder.trash.folder.exists(), "nothing is left of it"


def test_it_comes_back_in_another_run_of_the_program(folder: SaveFolder) -> None:
    folder.save_as(lamps(), "Friday")
    folder.delete(folder.entries()[0])
    later = SaveFolder(folder.folder, LAMPS_CATALOGUE)
    ((deletion, entry),) = later.deleted()
    assert entry.title == "Friday"
    later.trash.bring_back(deletion)
    assert [entry.title for entry in later.entries()] == ["Friday"]


def test_a_match_goes_and_comes_back_with_its_older_autosaves(folder: SaveFolder) -> None:
    match = lamps()
    autosaved(folder, match, 3)
    folder.save_as(match, "stays")
    before = names(folder)
    newest = next(entry for entry in folder.entries() if entry.serial)
    deletion = folder.delete(newest)
    assert [entry.title for entry in folder.entries()] == ["stays"]
    ((_, shown),) = folder.deleted()
    assert shown.serial == newest.serial
    folder.trash.bring_back(deletion)
    assert names(folder) == before


def test_a_match_deleted_at_the_table_goes_on_saving_itself(folder: SaveFolder) -> None:
    match = lamps()
    autosaved(folder, match, 2)
    deletion = folder.delete(folder.entries()[0])
    play_on(match, 1)
    folder.autosave(match)
    folder.trash.bring_back(deletion)
    newest = folder.newest()
    assert newest is not None
    assert folder.load(newest.path).log == match.log


def test_a_damaged_file_can_be_deleted_and_brought_back(folder: SaveFolder) -> None:
    path = folder.save_as(lamps(), "Friday")
    write_afresh(path, b"{")
    deletion = folder.delete(folder.entries()[0])
    ((_, entry),) = folder.deleted()
    assert entry.trouble
    folder.trash.bring_back(deletion)
    assert path.read_bytes() == b"{"


def test_what_another_program_changed_meanwhile_stays(folder: SaveFolder) -> None:
    path = folder.save_as(lamps(), "Friday")
    (entry,) = folder.entries()
    write_afresh(path, b"somebody else's work")
    with pytest.raises(SaveError, match="has changed meanwhile"):
        folder.delete(entry)
    assert path.read_bytes() == b"somebody else's work"


def test_two_programs_may_delete_and_bring_back_the_same(folder: SaveFolder) -> None:
    folder.save_as(lamps(), "Friday")
    other = SaveFolder(folder.folder, LAMPS_CATALOGUE)
    mine, theirs = folder.entries()[0], other.entries()[0]
    folder.delete(mine)
    assert other.delete(theirs).files() == [], "it had gone already"
    ((deletion, _),) = other.deleted()
    assert len(other.trash.bring_back(deletion)) == 1
    assert folder.trash.bring_back(deletion) == []
    assert [entry.title for entry in folder.entries()] == ["Friday"]


def test_a_name_taken_meanwhile_is_not_overwritten(folder: SaveFolder) -> None:
    path = folder.save_as(lamps(seed=1), "Friday")
    deletion = folder.delete(folder.entries()[0])
    assert SaveFolder(folder.folder, LAMPS_CATALOGUE).save_as(lamps(seed=2), "Friday") == path
    (back,) = folder.trash.bring_back(deletion)
    assert (folder.load(path).seed, folder.load(back).seed) == (2, 1)


def test_what_was_deleted_a_month_ago_is_removed_and_not_before(folder: SaveFolder) -> None:
    for title in ("old", "new"):
        folder.save_as(lamps(), title)
        folder.delete(folder.entries()[0])
    now = datetime.now(UTC)
    folder.trash.sweep(now + KEPT - timedelta(minutes=1))
    assert len(folder.deleted()) == 2
    folder.trash.sweep(now + KEPT + timedelta(minutes=1))
    assert folder.deleted() == []


def test_a_deletion_can_be_made_final(folder: SaveFolder) -> None:
    folder.save_as(lamps(), "Friday")
    deletion = folder.delete(folder.entries()[0])
    folder.trash.remove(deletion)
    assert (folder.deleted(), folder.entries()) == ([], [])


def test_foreign_files_in_the_folder_of_deletions_are_left_alone(folder: SaveFolder) -> None:
    foreign = folder.trash.folder / "my notes"
    foreign.mkdir(parents=True)
    (foreign / "diary.txt").write_text("mine")
    folder.trash.sweep(datetime.now(UTC) + 10 * KEPT)
    assert folder.deleted() == []
    assert (foreign / "diary.txt").read_text() == "mine"


def test_deleting_works_where_a_file_can_have_one_name_only(
    folder: SaveFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError("no second names here")

    path = folder.save_as(lamps(seed=1), "Friday")
    monkeypatch.setattr(os, "link", refuse)
    deletion = folder.delete(folder.entries()[0])
    other = folder.save_as(lamps(seed=2), "Friday")
    assert other == path
    (back,) = folder.trash.bring_back(deletion)
    assert (folder.load(path).seed, folder.load(back).seed) == (2, 1)


def test_what_cannot_be_moved_stays_and_says_why(
    folder: SaveFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    path = folder.save_as(lamps(), "Friday")
    monkeypatch.setattr(os, "link", refuse)
    monkeypatch.setattr(os, "rename", refuse)
    with pytest.raises(SaveError, match="cannot be moved: operation not permitted"):
        folder.delete(folder.entries()[0])
    assert path.exists()


# --- another name ---------------------------------------------------------------------------------


def test_a_save_gets_another_name_and_keeps_its_moment(folder: SaveFolder) -> None:
    folder.save_as(lamps(), "Friday")
    (before,) = folder.entries()
    path = folder.keep_as(before, "Saturday")
    (entry,) = folder.entries()
    assert (entry.path, entry.title, entry.saved_at) == (path, "Saturday", before.saved_at)
    assert folder.load(path).seed == lamps().seed


def test_an_autosave_that_gets_a_name_stays_an_autosave_as_well(folder: SaveFolder) -> None:
    autosaved(folder, lamps(), 1)
    folder.keep_as(folder.entries()[0], "Friday")
    assert sorted(entry.title for entry in folder.entries()) == ["", "Friday"]


def test_no_name_is_given_to_what_another_program_changed(folder: SaveFolder) -> None:
    path = folder.save_as(lamps(seed=1), "Friday")
    (entry,) = folder.entries()
    os.unlink(path)
    SaveFolder(folder.folder, LAMPS_CATALOGUE).save_as(lamps(seed=2), "Friday")
    with pytest.raises(SaveError, match="has changed meanwhile"):
        folder.keep_as(entry, "Saturday")
    assert names(folder) == [path.name]


def test_names_of_files_stay_free_of_what_people_type(folder: SaveFolder) -> None:
    folder.save_as(lamps(), "Friday")
    path = folder.keep_as(folder.entries()[0], "../../up; rm *")
    assert path.parent == folder.folder
    assert Path(path.name).name == path.name
