"""Saves that leave the folder and come in: one file, nothing overwritten, nothing believed."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.match.carrying import place_of, place_to_fetch, place_to_send, send_out, take_in
from game.match.disk import SaveError
from game.match.saves import SaveFolder
from tests.match.tables import LAMPS_CATALOGUE, lamps, play_on
from tests.saves.autosaves import autosaved
from tests.saves.forging import damage, forge


@pytest.fixture
def outside(tmp_path: Path) -> Path:
    """The folder of somebody's documents."""
    documents = tmp_path / "Documents"
    documents.mkdir()
    return documents


def test_a_game_goes_to_another_folder_by_way_of_one_file(
    folder: SaveFolder, outside: Path, tmp_path: Path
) -> None:
    match = play_on(lamps(), 5)
    folder.save_as(match, "Before the lamp")
    (entry,) = folder.entries()
    sent = send_out(entry, place_to_send(entry, outside))
    assert sent.parent == outside
    assert sent.name.startswith("three-ways-out-before-the-lamp-")
    elsewhere = SaveFolder(tmp_path / "elsewhere", LAMPS_CATALOGUE)
    path = take_in(elsewhere, sent)
    (there,) = elsewhere.entries()
    assert (there.path, there.title) == (path, "Before the lamp")
    assert elsewhere.load(path).log == match.log


def test_an_autosave_that_comes_in_is_named_like_its_file(
    folder: SaveFolder, outside: Path
) -> None:
    autosaved(folder, lamps(), 1)
    (entry,) = folder.entries()
    take_in(folder, send_out(entry, outside / "from_Ana's-house.json"))
    assert sorted(entry.title for entry in folder.entries()) == ["", "from Ana's house"]


def test_no_file_is_overwritten_on_the_way_out(folder: SaveFolder, outside: Path) -> None:
    folder.save_as(lamps(), "Friday")
    (entry,) = folder.entries()
    precious = outside / "letter.json"
    precious.write_text("Dear Ana")
    with pytest.raises(SaveError, match=r"There is a file 'letter\.json'"):
        send_out(entry, precious)
    assert precious.read_text() == "Dear Ana"
    first = send_out(entry, place_to_send(entry, outside))
    assert place_to_send(entry, outside) != first, "a free name is suggested"
    with pytest.raises(SaveError, match="cannot be written"):
        send_out(entry, outside / "no such folder" / "game.json")


def test_a_folder_stands_for_the_suggested_name_in_it(folder: SaveFolder, outside: Path) -> None:
    folder.save_as(lamps(), "Friday")
    sent = send_out(folder.entries()[0], outside)
    assert sent.parent == outside
    assert place_to_fetch(outside) == sent


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "no saved game, or it is cut off"),
        (b"Dear Ana", "no saved game, or it is cut off"),
        (b"[]", "not a saved game"),
        (b'{"schema": 99}', "newer version"),
        (b'{"windows": 3}', "not a saved game"),
    ],
)
def test_a_foreign_file_gets_its_sentence_and_changes_nothing(
    folder: SaveFolder, outside: Path, content: bytes, reason: str
) -> None:
    folder.save_as(lamps(), "Friday")
    before = sorted(folder.folder.rglob("*"))
    file = outside / "odd.json"
    file.write_bytes(content)
    with pytest.raises(SaveError, match=reason):
        take_in(folder, file)
    assert sorted(folder.folder.rglob("*")) == before
    assert file.read_bytes() == content


def test_a_file_that_only_looks_sound_changes_nothing_either(
    folder: SaveFolder, outside: Path
) -> None:
    folder.save_as(lamps(), "Friday")
    (entry,) = folder.entries()
    forged = forge(send_out(entry, outside / "a.json"), lambda raw: raw.update(seed=99))
    cut = damage(send_out(entry, outside / "b.json"))
    for path in (forged, cut, outside, outside / "missing.json"):
        with pytest.raises(SaveError):
            take_in(folder, path)
    assert [entry.title for entry in folder.entries()] == ["Friday"]


def test_what_comes_in_under_a_name_that_is_taken_gets_a_number(
    folder: SaveFolder, outside: Path
) -> None:
    folder.save_as(lamps(), "Friday")
    sent = send_out(folder.entries()[0], outside)
    take_in(folder, sent)
    take_in(folder, sent)
    titles = sorted(entry.title for entry in folder.entries())
    assert titles == ["Friday", "Friday (2)", "Friday (3)"]


@pytest.mark.parametrize("typed", ["", "   ", "x" * 500, "a\0b"])
def test_what_is_no_path_is_refused(typed: str) -> None:
    with pytest.raises(SaveError, match="no path"):
        place_of(typed, Path())


def test_a_path_may_be_pasted_with_what_surrounds_it(outside: Path) -> None:
    assert place_of(" '/games/a game.json' ", outside) == Path("/games/a game.json")
    assert place_of("file:///games/a%20game.json", outside) == Path("/games/a game.json")
    assert place_of("~/a.json", outside) == Path.home() / "a.json"
    assert place_of("a.json", outside) == outside / "a.json", "a bare name"


def test_two_programs_may_bring_in_the_same_file(folder: SaveFolder, outside: Path) -> None:
    folder.save_as(lamps(seed=5), "Friday")
    sent = send_out(folder.entries()[0], outside)
    other = SaveFolder(folder.folder, LAMPS_CATALOGUE)
    mine, theirs = take_in(folder, sent), take_in(other, sent)
    assert len({mine, theirs}) == 2
    assert {folder.load(entry.path).seed for entry in folder.entries()} == {5}
    assert len(folder.entries()) == 3, "nothing was overwritten"
