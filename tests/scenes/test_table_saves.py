"""A match at the table is never lost: saved after every answer, whatever happens to the program."""

from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.match.match import Match
from game.match.saves import SaveFolder
from tests.rules.space_escape.tabletop import table
from tests.scenes.driver import SMALL
from tests.scenes.space_escape.tables import AtTable, eagerly, new_match, sit_down

ROOT = Path(__file__).parents[2]


def newest(folder: Path) -> Match:
    """Load the newest save of a folder, as a program that has just been started does."""
    saves = SaveFolder(folder)
    entry = saves.newest()
    assert entry is not None
    return saves.load(entry.path)


def shown(at: AtTable) -> tuple[Any, ...]:
    """Return everything that a person finds again when coming back."""
    entries = [(e.look, e.round, e.text) for e in at.table._course.chronicle.entries]
    options = at.keys_on_offer if at.table.choices is not None else []
    return at.match.game.dump(at.match.view(None)), entries, options, at.poses, at.prompt()


def test_a_match_is_found_again_as_it_was_after_every_answer(tmp_path: Path) -> None:
    at = sit_down(tmp_path, new_match("human,steady,human,novice", 6), SMALL)
    chance = random.Random(6)
    for number in range(16):
        copy = tmp_path / f"copy {number}"
        shutil.copytree(tmp_path / "saves", copy / "saves")
        again = sit_down(copy, newest(copy / "saves"), SMALL)
        assert again.match is not at.match
        assert again.match.log == at.match.log
        assert shown(again) == shown(at)
        assert again.match.snapshot() == at.match.snapshot()
        assert again.item("undo").enabled == at.item("undo").enabled
        at.choose(eagerly(chance)(at.match, at.choices))
    assert len(at.match.log) > 16


def test_a_match_that_was_found_again_ends_as_it_would_have_ended(tmp_path: Path) -> None:
    one = sit_down(tmp_path / "one", new_match("human,human", 6), SMALL)
    for _ in range(8):
        one.choose(eagerly(random.Random(1))(one.match, one.choices))
    shutil.copytree(tmp_path / "one", tmp_path / "two")
    two = sit_down(tmp_path / "two", newest(tmp_path / "two" / "saves"), SMALL)
    for at in (one, two):
        while at.name == "Table":
            at.take(eagerly(random.Random(1))(at.match, at.choices))
    assert one.match.result == two.match.result
    assert one.match.log == two.match.log


def test_undo_is_saved_as_well(tmp_path: Path) -> None:
    at = sit_down(tmp_path, new_match("human,human", 6), SMALL)
    before = at.match.snapshot()
    while not at.item("undo").enabled:
        before = at.match.snapshot()
        at.choose(at.keys_on_offer[0])
    at.strike(pygame.K_z)
    assert newest(tmp_path / "saves").snapshot() == before


def test_a_finished_match_is_nothing_to_continue(tmp_path: Path) -> None:
    at = sit_down(tmp_path, new_match("human", 6, options={"rats": "2"}), SMALL)
    chance = random.Random(2)
    while at.name == "Table":
        at.take(eagerly(chance)(at.match, at.choices))
    assert SaveFolder(tmp_path / "saves").newest() is None


def test_a_match_is_saved_before_its_motion_is_over(tmp_path: Path) -> None:
    at = sit_down(tmp_path, table("46", rats={"ember": 10}), SMALL, "slow")
    key = at.keys_on_offer[0]
    at.hover(key).press_at(*at.middle(key))
    assert at.table.director.busy
    assert newest(tmp_path / "saves").log == at.match.log


# Killed


def play_and_kill(folder: Path, seed: int, answers: int, seconds: float) -> int:
    """Let another process play; kill it some time after so many answers; return the last told."""
    command = [sys.executable, "-m", "tests.scenes.keyed_player", str(folder), str(seed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT) as player:
        assert player.stdout is not None
        for line in player.stdout:
            if int(line) >= answers:
                break
        time.sleep(seconds)
        os.kill(player.pid, signal.SIGKILL)
        rest = player.stdout.read().decode()
    told = [int(word) for word in rest.splitlines()]
    assert player.returncode == -signal.SIGKILL, "it was killed in mid-game"
    return max([answers, *told])


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="the system cannot kill")
@pytest.mark.parametrize("seed", [11, 13])
def test_a_killed_window_loses_at_most_the_last_answer(tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    told = play_and_kill(tmp_path / "saves", seed, 3 + seed % 4, chance.uniform(0.0, 0.25))
    match = newest(tmp_path / "saves")
    assert len(match.log) >= told - 1
    assert match.seed == seed
    assert match.notices == (), "the log leads to what was saved"
    assert not [entry for entry in SaveFolder(tmp_path / "saves").entries() if entry.trouble]
    at = sit_down(tmp_path, match, SMALL)
    given = len(match.log)
    at.choose(eagerly(chance)(match, at.choices))
    assert len(match.log) > given, "and it goes on"


# Trouble


def unsavable(folder: Path, seats: str = "human,human") -> AtTable:
    """Sit down where no save can be written: a file is in the way of the folder."""
    folder.mkdir(exist_ok=True)
    (folder / "saves").write_text("not a folder")
    return sit_down(folder, new_match(seats, 6))


def test_a_folder_that_takes_no_saves_is_told_and_the_match_goes_on(tmp_path: Path) -> None:
    at = unsavable(tmp_path)
    told = at.prompt()
    assert told.startswith(f"The game cannot be saved in '{tmp_path}")
    at.hover(at.keys_on_offer[0])
    assert at.prompt().startswith("Ana, "), "the question can be read"
    for _ in range(6):
        at.choose(at.keys_on_offer[0])
    assert len(at.match.log) == 6
    assert at.match.result is None


def test_the_keys_do_not_chase_the_trouble_away_unread(tmp_path: Path) -> None:
    at = unsavable(tmp_path)
    at.strike(pygame.K_n, pygame.K_n)
    assert at.prompt().startswith("Ana, ")
    (tmp_path / "saves").unlink()
    at.strike(pygame.K_RETURN)
    at.settle()
    assert SaveFolder(tmp_path / "saves").newest() is not None, "it saves again as soon as it can"
    shutil.rmtree(tmp_path / "saves")
    (tmp_path / "saves").write_text("in the way again")
    at.strike(pygame.K_RETURN)
    at.settle()
    assert at.prompt().startswith("The game cannot be saved in")


def test_what_loading_has_to_tell_is_told_until_somebody_moves_on(tmp_path: Path) -> None:
    at = sit_down(tmp_path, new_match("human,human", 6), SMALL)
    for _ in range(3):
        at.take(at.keys_on_offer[0])
    max((tmp_path / "saves").glob("auto-*.json")).write_text("damaged")
    match = newest(tmp_path / "saves")
    (notice,) = match.notices
    again = sit_down(tmp_path, match, SMALL)
    assert again.prompt() == again.services.texts.say(notice.key, **notice.values)
    again.resize(1280, 720)
    assert again.prompt() == again.services.texts.say(notice.key, **notice.values)
    again.hover(again.keys_on_offer[0])
    assert again.prompt().startswith("Ana, ")
