"""Autosaves that rotate, saves by name, and a folder that two programs share."""

from __future__ import annotations

import pytest

from game.match.match import Match
from game.match.replay import same_position
from game.match.saves import SaveFolder
from game.match.seats import SeatPlan
from game.rules.contract import Setup
from tests.match.tables import LAMPS_CATALOGUE, first_key, lamps, light_two_lamps, play_on
from tests.match.toy_game import BOARD, LAMPS_GAME
from tests.saves.autosaves import autosaved, names

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
