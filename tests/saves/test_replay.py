"""A match again from its log, and what loading says when the world has changed since."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.match.disk import SaveError
from game.match.loading import LOG_DIFFERS, MAP_CHANGED, RULES_CHANGED
from game.match.replay import check, read_save, rebuild, same_position, tell
from game.match.saves import SaveFolder
from game.match.undo import NOT_AFTER_LOADING
from tests.match.tables import LAMPS_CATALOGUE, ToyGround, lamps, play_on
from tests.saves.forging import Raw, forge

NEW_MAP = replace(LAMPS_CATALOGUE, ground=lambda _game_id: ToyGround(content_hash="lamps-2"))


@pytest.fixture
def saved(folder: SaveFolder) -> Path:
    """A match of six answers and a seventh that is sealed."""
    return folder.autosave(play_on(lamps(), 7))


def light_another_lamp(raw: Raw) -> None:
    """Change the snapshot so that the log does not lead to it."""
    raw["state"]["lit"] = [0, 5]


def test_a_log_rebuilds_the_match(saved: Path) -> None:
    rebuilt = rebuild(read_save(saved), saved.name, LAMPS_CATALOGUE)
    assert same_position(rebuilt, play_on(lamps(), 7))


def test_a_finished_match_can_be_replayed(folder: SaveFolder) -> None:
    match = play_on(lamps(3), 99)
    path = folder.autosave(match)
    assert check(path, LAMPS_CATALOGUE).agrees
    assert rebuild(read_save(path), path.name, LAMPS_CATALOGUE).result == match.result


def test_check_agrees_with_an_honest_save(saved: Path) -> None:
    report = check(saved, LAMPS_CATALOGUE)
    fingerprint = read_save(saved).pledge.fingerprint  # type: ignore[union-attr]
    sentence = f"'{saved.name}': 6 answers lead to its state, and its seed to the fingerprint "
    assert report == (True, 6, f"{sentence}{fingerprint}.")


def test_check_says_nothing_of_a_fingerprint_that_was_never_shown(saved: Path) -> None:
    report = check(forge(saved, lambda raw: raw.update(pledge=None)), LAMPS_CATALOGUE)
    assert report == (True, 6, f"'{saved.name}': 6 answers lead to its state.")


def test_check_notices_a_seed_that_was_not_the_promised_one(saved: Path) -> None:
    report = check(forge(saved, lambda raw: raw["pledge"].update(salt="0" * 32)), LAMPS_CATALOGUE)
    assert not report.agrees
    assert "does not lead to the fingerprint" in report.sentence


def test_check_never_tells_the_seed(folder: SaveFolder) -> None:
    """While a match goes on, whoever knows the seed knows every card."""
    path = folder.autosave(play_on(lamps(seed=987654321), 7))
    assert "987654321" not in check(path, LAMPS_CATALOGUE).sentence


def test_check_notices_a_snapshot_that_the_log_does_not_lead_to(saved: Path) -> None:
    report = check(forge(saved, light_another_lamp), LAMPS_CATALOGUE)
    assert not report.agrees
    assert "another state" in report.sentence


def test_check_names_the_answer_that_was_not_on_offer(saved: Path) -> None:
    report = check(forge(saved, lambda raw: raw["log"].insert(1, [0, "lamp9"])), LAMPS_CATALOGUE)
    assert not report.agrees
    assert "at answer 2" in report.sentence


def test_check_does_not_replay_under_other_rules(saved: Path) -> None:
    report = check(forge(saved, lambda raw: raw.update(rules_version=1)), LAMPS_CATALOGUE)
    assert not report.agrees
    assert "version 1 of the rules" in report.sentence


def test_a_damaged_file_cannot_be_checked(saved: Path) -> None:
    saved.write_bytes(saved.read_bytes()[:-9])
    with pytest.raises(SaveError):
        check(saved, LAMPS_CATALOGUE)


def test_a_match_can_be_told_line_by_line(folder: SaveFolder) -> None:
    path = folder.autosave(play_on(lamps(), 5))
    lines = list(tell(path, LAMPS_CATALOGUE))
    assert lines[0].startswith("   1 Ana: light_lamp lamp")
    assert lines[1].strip().startswith("lamp_lit seat=0 lamp=")
    assert any("card_drawn" in line for line in lines)
    assert lines[-1] == "to be continued"
    assert list(tell(folder.autosave(play_on(lamps(), 99)), LAMPS_CATALOGUE))[-1].startswith(
        "the end"
    )


# Loading when something has changed


def test_the_snapshot_counts_if_the_log_differs(folder: SaveFolder, saved: Path) -> None:
    match = folder.load(forge(saved, light_another_lamp))
    assert match.notices == (LOG_DIFFERS,)
    assert match.view(None).lit == [0, 5]
    assert match.all_events() == []
    assert match.can_undo(1 - match.waiting()[0]).ok  # its sealed answer
    assert match.can_undo(match.waiting()[0]).reason.startswith("shell-undo-")


def test_a_match_of_older_rules_goes_on_without_its_history(folder: SaveFolder) -> None:
    path = folder.autosave(play_on(lamps(), 6))
    match = folder.load(forge(path, lambda raw: raw.update(rules_version=1)))
    assert match.notices == (RULES_CHANGED,)
    assert match.round == 2
    assert match.can_undo(1) == (False, NOT_AFTER_LOADING, {})
    again = folder.load(folder.autosave(play_on(match, 1)))
    assert again.rules_version == 1
    assert same_position(again, match)
    assert play_on(again, 99).result is not None


def test_a_changed_map_is_told_once_if_the_log_still_holds(saved: Path) -> None:
    later = SaveFolder(saved.parent, NEW_MAP)
    match = later.load(saved)
    assert match.notices == (MAP_CHANGED,)
    assert len(match.all_events()) > 0
    assert later.load(later.autosave(match)).notices == ()


def test_a_changed_map_is_told_again_while_the_log_does_not_hold(saved: Path) -> None:
    later = SaveFolder(saved.parent, NEW_MAP)
    match = later.load(forge(saved, light_another_lamp))
    assert match.notices == (MAP_CHANGED,)
    assert later.load(later.autosave(match)).notices == (MAP_CHANGED,)
