"""Autosaves that rotate, saves by name, the lists, and a folder shared with others."""

from __future__ import annotations

import errno
import os
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta, tzinfo
from pathlib import Path

import pytest

from game.match import positions, saves
from game.match.match import Match
from game.match.replay import same_position
from game.match.saves import OLDER_COPY, SaveError, SaveFolder
from game.match.seats import SeatPlan
from game.rules.contract import Setup
from tests.match.tables import LAMPS_CATALOGUE, first_key, lamps, light_two_lamps, people, play_on
from tests.match.toy_game import BOARD, LAMPS_GAME
from tests.saves.forging import damage


def autosaved(folder: SaveFolder, match: Match, answers: int) -> list[Path]:
    """Autosave after each of so many answers, and return the paths."""
    paths = []
    for _ in range(answers):
        play_on(match, 1)
        paths.append(folder.autosave(match))
    return paths


def names(folder: SaveFolder) -> list[str]:
    return sorted(path.name for path in folder.folder.iterdir())


# Going on


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("answers", range(0, 15, 2))
def test_a_match_goes_on_where_it_was_saved(folder: SaveFolder, seats: int, answers: int) -> None:
    match = play_on(lamps(seats), answers)
    again = folder.load(folder.autosave(match))
    assert same_position(again, match)
    assert again.seats == match.seats
    assert again.setup == match.setup
    assert again.match_id == match.match_id
    assert again.notices == ()
    assert same_position(play_on(again, 99), play_on(match, 99))


def test_history_and_undo_come_back_too(folder: SaveFolder) -> None:
    match = play_on(lamps(), 1)
    again = folder.load(folder.autosave(match))
    assert again.all_events() == match.all_events()
    again.undo(0)
    assert again.snapshot() == lamps().snapshot()


def test_sealed_answers_stay_sealed(folder: SaveFolder) -> None:
    match = light_two_lamps(lamps())
    match.answer(1, first_key(match, 1))
    again = folder.load(folder.autosave(match))
    assert again.sealed == {1}
    assert again.sealed_answer(1) == match.sealed_answer(1)
    assert again.waiting() == (0,)


def test_trouble_of_an_ai_seat_is_kept(folder: SaveFolder) -> None:
    match = lamps()
    match.answer(0, "lamp0", "The AI seat “Zoë” took\ntoo long. " * 20)
    again = folder.load(folder.autosave(match))
    assert again.log == match.log
    assert again.all_events() == match.all_events()


def test_names_in_any_script_are_kept(folder: SaveFolder) -> None:
    seats = [SeatPlan("human", "Zoë 🐀"), SeatPlan("bot", "Ωmega", "steady")]
    match = Match.start(LAMPS_GAME, Setup(2, BOARD), seats, 1)
    assert folder.load(folder.autosave(match)).seats == tuple(seats)


# Rotation


def test_three_autosaves_of_a_match_are_kept(folder: SaveFolder) -> None:
    match = lamps()
    paths = autosaved(folder, match, 7)
    assert names(folder) == [path.name for path in paths[-3:]]
    assert [len(folder.load(path).log) for path in paths[-3:]] == [5, 6, 6]


def test_each_match_has_its_own_three(folder: SaveFolder) -> None:
    for seed in (1, 2):
        autosaved(folder, lamps(seed=seed), 5)
    assert len(names(folder)) == 6
    assert len(folder.resumable()) == 2


def test_a_finished_match_leaves_the_list_to_continue(folder: SaveFolder) -> None:
    match = lamps()
    autosaved(folder, match, 6)
    play_on(match, 99)
    folder.autosave(match)
    (entry,) = folder.entries()
    assert entry.result == match.result
    assert entry.turn == ()
    assert folder.newest() is None


def test_the_program_goes_on_with_the_rotation_after_a_restart(folder: SaveFolder) -> None:
    autosaved(folder, lamps(), 3)
    again = SaveFolder(folder.folder, LAMPS_CATALOGUE)
    newest = again.newest()
    assert newest is not None
    match = again.load(newest.path)
    autosaved(again, match, 2)
    assert len(names(folder)) == 3
    assert {entry.match_id for entry in again.entries()} == {match.match_id}


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


# Two programs


def test_two_programs_on_the_same_match_do_not_touch_each_other(folder: SaveFolder) -> None:
    autosaved(folder, lamps(), 2)
    programs = [SaveFolder(folder.folder, LAMPS_CATALOGUE) for _ in range(2)]
    matches = []
    for program in programs:
        newest = program.newest()
        assert newest is not None
        matches.append(program.load(newest.path))
    for step in range(5):
        for program, match in zip(programs, matches, strict=True):
            play_on(match, 1, seed=step)
            program.autosave(match)
    assert matches[0].match_id != matches[1].match_id
    resumable = {entry.match_id: entry.path for entry in folder.resumable()}
    for match in matches:
        assert same_position(folder.load(resumable[match.match_id]), match)


def test_a_program_that_is_quicker_by_a_moment_keeps_its_file(
    folder: SaveFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = lamps()
    (kept,) = autosaved(folder, match, 1)
    first = kept.read_bytes()
    late = SaveFolder(folder.folder, LAMPS_CATALOGUE)
    # It looked before the other program wrote, and chose its names then.
    monkeypatch.setattr(late, "_serials", lambda _match_id: {})
    other = lamps()
    other.match_id = match.match_id
    assert late.autosave(other) != kept
    assert other.match_id != match.match_id
    named = late.save_as(other, "Ana")
    chosen = iter([named, folder.folder / "save-2.json"])
    monkeypatch.setattr(late, "_free_path", lambda _title: next(chosen))
    assert late.save_as(other, "Ana").name == "save-2.json"
    assert kept.read_bytes() == first


def test_two_programs_with_matches_of_their_own_share_a_folder(folder: SaveFolder) -> None:
    other = SaveFolder(folder.folder, LAMPS_CATALOGUE)
    one, two = lamps(seed=1), lamps(seed=2)
    for _ in range(5):
        autosaved(folder, one, 1)
        autosaved(other, two, 1)
    assert len(folder.entries()) == 6
    assert not any(entry.trouble for entry in folder.entries())


def test_going_back_to_an_older_autosave_leaves_the_newer_ones(folder: SaveFolder) -> None:
    match = lamps()
    paths = autosaved(folder, match, 3)
    earlier = folder.load(paths[0])
    assert earlier.match_id != match.match_id
    autosaved(folder, earlier, 5)
    assert all(path.exists() for path in paths)


# By name


def test_a_save_by_name_is_never_overwritten(folder: SaveFolder) -> None:
    match = play_on(lamps(), 1)
    first = folder.save_as(match, "Friday night!")
    second = folder.save_as(play_on(match, 1), "Friday night!")
    assert (first.name, second.name) == ("save-friday-night.json", "save-friday-night-2.json")
    assert [entry.title for entry in folder.entries()] == ["Friday night!"] * 2
    assert len(folder.load(first).log) == 1


@pytest.mark.parametrize("title", ["", "../../etc/passwd", "con", "日本", "a\x00b", "x" * 500])
def test_any_name_makes_a_file_in_the_folder(folder: SaveFolder, title: str) -> None:
    path = folder.save_as(lamps(), title)
    assert path.parent == folder.folder
    assert folder.load(path).log == ()


def test_a_match_loaded_by_name_leaves_the_later_autosaves(folder: SaveFolder) -> None:
    match = lamps()
    named = folder.save_as(play_on(match, 1), "before the storm")
    paths = autosaved(folder, match, 3)
    autosaved(folder, folder.load(named), 4)
    assert all(path.exists() for path in paths)
    assert len(folder.resumable()) == 2


def test_a_save_by_name_can_be_continued_when_the_autosaves_are_gone(folder: SaveFolder) -> None:
    match = play_on(lamps(), 1)
    named = folder.save_as(match, "alone")
    newest = folder.newest()
    assert newest is not None
    assert newest.path == named
    assert folder.load(named).match_id == match.match_id


# The list


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
