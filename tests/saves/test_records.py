"""Records: every finished match is kept, can be watched, and says in a sentence if it cannot."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest

from game.match.catalogue import Catalogue
from game.match.disk import SaveError
from game.match.match import Match
from game.match.replay import check, film
from game.match.saves import SaveFolder
from tests.match.tables import LAMPS_CATALOGUE, ToyGround, lamps, play_on
from tests.saves.forging import Raw, forge
from tests.scenes.films import played

TEN_YEARS = 10 * 365 * 24 * 3600
RECORDS = (("space_escape", "two_seats"), ("evacuate", "full_with_4"), ("escape_plan", "with_3"))


def finish(folder: SaveFolder, match: Match) -> Path:
    """Play a match to its end as a table does, with an autosave after each answer."""
    path = folder.autosave(match)
    while match.waiting():
        play_on(match, 1, seed=len(match.log))
        path = folder.autosave(match)
    return path


def finished(folder: SaveFolder) -> list[str]:
    """Return the ids of the finished matches in the folder."""
    return [entry.match_id for entry in folder.entries() if entry.result is not None]


def test_a_record_outlives_rematches_other_matches_and_years(folder: SaveFolder) -> None:
    match = lamps()
    record = finish(folder, match)
    content = record.read_bytes()
    os.utime(record, (record.stat().st_atime, record.stat().st_mtime - TEN_YEARS))
    again = SaveFolder(folder.folder, LAMPS_CATALOGUE)
    for seed in (7, 8, 9):
        finish(again, match.restart(seed))
    assert record.read_bytes() == content
    assert match.match_id in finished(again)
    assert len(finished(again)) == 4, "one record per match"


def test_of_a_finished_match_one_file_is_kept(folder: SaveFolder) -> None:
    match = lamps()
    record = finish(folder, match)
    assert list(folder.folder.glob(f"auto-{match.match_id}-*.json")) == [record]


def test_a_record_keeps_while_the_same_match_goes_on_from_an_older_save(
    folder: SaveFolder,
) -> None:
    match = play_on(lamps(), 3)
    older = folder.save_as(match, "before")
    record = finish(folder, match)
    branch = folder.load(older)
    finish(folder, branch)
    assert record.exists()
    assert len(finished(folder)) == 2


def test_a_record_can_be_watched_and_its_check_agrees(folder: SaveFolder) -> None:
    match = lamps(3)
    record = finish(folder, match)
    past = folder.film(record)
    assert past.over
    assert past.known
    assert past.snapshot() == match.snapshot()
    assert check(record, LAMPS_CATALOGUE).agrees


@pytest.mark.parametrize(("game_id", "name"), RECORDS)
def test_records_of_all_games_are_verified_and_watched(
    tmp_path: Path, game_id: str, name: str
) -> None:
    match = played(game_id, name)
    record = SaveFolder(tmp_path).autosave(match)
    report = check(record)
    assert report.agrees
    assert report.answers == len(match.log)
    past = film(record)
    assert past.told("all") == match.all_events()


def newer_rules(catalogue: Catalogue) -> Catalogue:
    """Return a catalogue whose rules have moved on."""
    game = catalogue.games["lamps"]

    class Newer(type(game)):  # type: ignore[misc]
        rules_version = game.rules_version + 1

    return replace(catalogue, games={"lamps": Newer()})


def sentence_of(path: Path, catalogue: Catalogue = LAMPS_CATALOGUE) -> str:
    """Return why a file cannot be watched."""
    with pytest.raises(SaveError) as fault:
        film(path, catalogue)
    said = str(fault.value)
    assert said.count("\n") == 0
    assert said.endswith(".")
    return said


def test_other_rules_give_one_sentence(folder: SaveFolder) -> None:
    record = finish(folder, lamps())
    said = sentence_of(record, newer_rules(LAMPS_CATALOGUE))
    assert "cannot replay it" in said


def test_another_end_than_the_answers_lead_to_gives_one_sentence(folder: SaveFolder) -> None:
    def other_points(raw: Raw) -> None:
        raw["log"] = raw["log"][:-2]

    record = finish(folder, lamps())
    assert "another end" in sentence_of(forge(record, other_points))


def test_damaged_and_foreign_files_give_one_sentence(folder: SaveFolder, tmp_path: Path) -> None:
    record = finish(folder, lamps())
    broken = tmp_path / "broken.json"
    broken.write_bytes(record.read_bytes()[:-40])
    foreign = tmp_path / "foreign.json"
    foreign.write_text('{"hello": "world"}')
    for path in (broken, foreign, tmp_path / "nowhere.json"):
        assert path.name in sentence_of(path)


def test_another_map_with_the_same_answers_can_still_be_watched(folder: SaveFolder) -> None:
    record = finish(folder, lamps())
    other = replace(LAMPS_CATALOGUE, ground=lambda _game_id: ToyGround(content_hash="lamps-2"))
    assert film(record, other).over
