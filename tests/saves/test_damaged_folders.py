"""Damaged saves, files of others, and folders that do not work: a sentence each, and no loss."""

from __future__ import annotations

import errno
import os
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from game.match.saves import OLDER_COPY, SaveError, SaveFolder
from tests.match.tables import LAMPS_CATALOGUE, lamps
from tests.saves.autosaves import autosaved, names
from tests.saves.forging import damage

# Damage


def test_the_list_shows_a_damaged_save_with_a_sentence(folder: SaveFolder) -> None:
    path = damage(folder.autosave(lamps()))
    (entry,) = folder.entries()
    assert entry.path == path
    assert path.name in entry.trouble
    assert entry.trouble.endswith(".")


def test_an_older_autosave_steps_in_for_a_damaged_one_and_says_so(folder: SaveFolder) -> None:
    paths = autosaved(folder, lamps(), 3)
    damage(paths[2])
    newest = folder.newest()
    assert newest is not None
    assert newest.path == paths[1]
    assert newest.older_copy
    match = folder.load(newest.path)
    assert match.notices == (OLDER_COPY,)
    assert len(match.log) == 2


def test_a_damaged_autosave_is_never_touched_again(folder: SaveFolder) -> None:
    paths = autosaved(folder, lamps(), 3)
    damaged = damage(paths[2]).read_bytes()
    autosaved(folder, folder.load(paths[1]), 8)
    assert paths[2].read_bytes() == damaged
    assert names(folder).count(paths[2].name) == 1
    newest = folder.newest()
    assert newest is not None
    assert not newest.older_copy


def test_files_of_others_are_listed_as_damaged_or_not_at_all_and_left_alone(
    folder: SaveFolder,
) -> None:
    folder.folder.mkdir()
    foreign = {
        "auto-00000000-000001.json": b"not ours",
        "shopping.json": b'{"milk": 2}',
        "notes.txt": b"hello",
        "empty.json": b"",
    }
    for name, content in foreign.items():
        (folder.folder / name).write_bytes(content)
    (folder.folder / "a folder.json").mkdir()
    autosaved(folder, lamps(), 6)
    entries = folder.entries()
    assert sum(bool(entry.trouble) for entry in entries) == 4
    assert {name: (folder.folder / name).read_bytes() for name in foreign} == foreign
    newest = folder.newest()
    assert newest is not None
    assert not newest.trouble


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no pipes with names")
def test_a_pipe_in_the_folder_does_not_block_the_list(folder: SaveFolder) -> None:
    folder.folder.mkdir()
    os.mkfifo(folder.folder / "pipe.json")
    (entry,) = folder.entries()
    assert "not a plain file" in entry.trouble


def test_a_link_to_nowhere_is_damaged(folder: SaveFolder) -> None:
    folder.folder.mkdir()
    (folder.folder / "gone.json").symlink_to("nowhere.json")
    (entry,) = folder.entries()
    assert "cannot be read" in entry.trouble


def test_a_huge_file_is_not_read_whole(folder: SaveFolder) -> None:
    folder.folder.mkdir()
    with (folder.folder / "huge.json").open("wb") as file:
        file.truncate(10**11)
    (entry,) = folder.entries()
    assert "too large" in entry.trouble


# A folder that does not work


def test_a_missing_folder_is_an_empty_list(folder: SaveFolder) -> None:
    assert folder.entries() == []
    assert folder.newest() is None


def test_a_folder_that_is_a_file_is_listed_as_trouble(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("in the way")
    folder = SaveFolder(tmp_path / "saves", LAMPS_CATALOGUE)
    (entry,) = folder.entries()
    assert "cannot be read" in entry.trouble
    assert folder.newest() is None
    with pytest.raises(SaveError, match="--saves"):
        folder.autosave(lamps())


@pytest.mark.parametrize("calls", [("fsync",), ("link", "replace")])
def test_a_full_disk_is_one_sentence_and_the_match_goes_on(
    folder: SaveFolder, calls: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = lamps()
    (kept,) = autosaved(folder, match, 1)

    def fail(*_arguments: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        for call in calls:
            patch.setattr(os, call, fail)
        with pytest.raises(SaveError, match="no space left"):
            folder.autosave(match)
    assert names(folder) == [kept.name]
    autosaved(folder, match, 1)
    assert len(names(folder)) == 2


@pytest.mark.parametrize("place", ["x" * 300, "loop/in/itself", "file/below"])
def test_a_place_where_no_folder_can_be_is_one_sentence(tmp_path: Path, place: str) -> None:
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    (tmp_path / "file").touch()
    folder = SaveFolder(tmp_path / place, LAMPS_CATALOGUE)
    assert folder.newest() is None
    with pytest.raises(SaveError, match="--saves"):
        folder.autosave(lamps())
    with pytest.raises(SaveError, match="--saves"):
        folder.save_as(lamps(), "Ana")
    with pytest.raises(SaveError):
        folder.load(folder.folder / "auto-0123abcd-000001.json")


def test_a_disk_on_which_files_have_one_name_only_takes_saves(
    folder: SaveFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_arguments: object) -> None:
        raise PermissionError(errno.EPERM, os.strerror(errno.EPERM))

    monkeypatch.setattr(os, "link", refuse)
    autosaved(folder, lamps(), 2)
    assert len(names(folder)) == 2


def test_what_a_killed_program_left_half_written_is_cleared_away_later(folder: SaveFolder) -> None:
    folder.folder.mkdir()
    fresh, stale = (folder.folder / f".three-ways-out-{name}.tmp" for name in ("new", "old"))
    fresh.touch()
    stale.touch()
    two_days_ago = (datetime.now(UTC) - timedelta(days=2)).timestamp()
    os.utime(stale, (two_days_ago, two_days_ago))
    assert folder.entries() == []
    folder.autosave(lamps())
    assert fresh.exists()
    assert not stale.exists()
