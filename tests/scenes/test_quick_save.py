"""Quick save and quick load: F5 and F9 at any table."""

from __future__ import annotations

import random
from pathlib import Path

import pygame

from tests.scenes.space_escape.tables import AtTable, eagerly, new_match, sit_down


def at_a_table(folder: Path) -> AtTable:
    """Sit down to a match that has begun."""
    at = sit_down(folder, new_match("human,human", 3))
    play_on(at, 3)
    return at


def play_on(at: AtTable, answers: int) -> None:
    """Answer some questions."""
    brain = eagerly(random.Random(1))
    for _ in range(answers):
        at.take(brain(at.match, at.choices))


def quick_saves(at: AtTable) -> list[str]:
    """Return the ids of the matches of which there is a quick save."""
    entries = at.services.saves.entries()
    return [entry.match_id for entry in entries if entry.title == "Quick save"]


def test_one_key_saves_and_says_so_and_the_next_takes_its_place(tmp_path: Path) -> None:
    at = at_a_table(tmp_path)
    at.strike(pygame.K_F5)
    assert at.prompt().startswith("Quick save: round")
    play_on(at, 2)
    at.strike(pygame.K_F5)
    assert quick_saves(at) == [at.match.match_id]


def test_going_back_asks_first_and_lays_the_table_anew(tmp_path: Path) -> None:
    at = at_a_table(tmp_path)
    at.strike(pygame.K_F5)
    before = len(at.match.log)
    play_on(at, 4)
    at.strike(pygame.K_F9).settle()
    assert at.name == "Notice"
    assert at.reads("Go back to the quick save")
    at.strike(pygame.K_ESCAPE).settle()
    assert at.name == "Table"
    assert len(at.match.log) > before
    at.strike(pygame.K_F9, pygame.K_RETURN).settle()
    assert at.name == "Table"
    table = at.scene
    assert table is not at.table
    assert len(table.match.log) == before  # type: ignore[attr-defined]


def test_without_a_quick_save_the_key_says_so(tmp_path: Path) -> None:
    at = at_a_table(tmp_path)
    at.strike(pygame.K_F9)
    assert at.name == "Table"
    assert at.prompt() == "There is no quick save of this game yet."


def test_a_folder_that_takes_no_file_costs_a_sentence_and_no_match(tmp_path: Path) -> None:
    at = at_a_table(tmp_path)
    folder = at.services.saves.folder
    for path in [*folder.rglob("*")]:
        if path.is_file():
            path.unlink()
    for path in sorted(folder.rglob("*"), reverse=True):
        path.rmdir()
    folder.rmdir()
    folder.write_text("no folder")
    at.strike(pygame.K_F5)
    assert at.name == "Table"
    assert "Quick save: round" not in at.prompt()


def test_both_keys_work_in_the_pause_too(tmp_path: Path) -> None:
    at = at_a_table(tmp_path)
    at.strike(pygame.K_ESCAPE)
    at.strike(pygame.K_F9)
    assert at.name == "Notice", "there is no quick save yet"
    at.strike(pygame.K_RETURN)
    at.strike(pygame.K_F5)
    assert at.reads("Quick save: round")
    at.strike(pygame.K_RETURN)
    assert quick_saves(at) == [at.match.match_id]
    at.strike(pygame.K_F9)
    assert at.reads("Go back to the quick save")
