"""How long answers take: noted with them, kept in saves, and unknown in saves of older versions."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.match.match import LONGEST_ANSWER, Match
from game.match.replay import check
from game.match.savefile import SaveFile, decode, encode
from game.match.saves import SaveFolder
from game.match.tables import table_from_words


def a_match() -> Match:
    """Return a match of Space Escape between people, at its first decision."""
    return table_from_words("space_escape", "human,human", 5, ())


def answer(match: Match, seconds: float) -> None:
    """Answer the present question with its first option."""
    ((seat, decision),) = match.decisions().items()
    match.answer(seat, decision.options[0].key, seconds=seconds)


def saved(match: Match, folder: Path) -> Path:
    """Save a match and return its file."""
    saves = SaveFolder(folder)
    saves.autosave(match)
    return saves.entries()[0].path


def test_an_answer_notes_how_long_it_took_to_a_tenth_of_a_second() -> None:
    match = a_match()
    answer(match, 3.14159)
    assert match.log[0].seconds == 3.1
    assert list(match.reel.moments[0].seconds.values()) == [3.1]


@pytest.mark.parametrize(("took", "noted"), [(-5.0, 0.0), (1e9, LONGEST_ANSWER)])
def test_a_clock_that_was_set_does_no_harm(took: float, noted: float) -> None:
    match = a_match()
    answer(match, took)
    assert match.log[0].seconds == noted


def test_undo_and_redo_keep_the_time_of_an_answer() -> None:
    match = a_match()
    ((seat, _),) = match.decisions().items()
    answer(match, 7.0)
    if match.can_undo(seat).ok:
        match.undo(seat)
        assert match.log == ()
        match.redo(seat)
    assert [entry.seconds for entry in match.log] == [7.0]


def test_a_save_keeps_the_times_and_still_replays(tmp_path: Path) -> None:
    match = a_match()
    for seconds in (2.5, 0.0, 61.0):
        answer(match, seconds)
    path = saved(match, tmp_path)
    assert check(path).agrees
    assert [entry.seconds for entry in SaveFolder(tmp_path).load(path).log] == [2.5, 0.0, 61.0]


def test_a_save_without_times_still_loads(tmp_path: Path) -> None:
    match = a_match()
    for _ in range(3):
        answer(match, 0.0)
    path = saved(match, tmp_path)
    raw = json.loads(path.read_bytes())
    assert [len(each) for each in raw["log"]] == [2, 2, 2]
    loaded = SaveFolder(tmp_path).load(path)
    assert [entry.seconds for entry in loaded.log] == [0.0, 0.0, 0.0]


def test_a_save_with_an_impossible_time_is_damaged(tmp_path: Path) -> None:
    match = a_match()
    answer(match, 2.0)
    save = decode(saved(match, tmp_path).read_bytes(), "it")
    raw = save.model_dump(by_alias=True) | {"log": [[0, "x", "", -1.0]]}
    with pytest.raises(ValueError, match="log"):
        SaveFile.model_validate(raw)
    assert decode(encode(save), "it") == save
