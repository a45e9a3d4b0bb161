"""A program that dies in the middle of saving loses at most its last answer."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import pytest

from game.match.saves import SaveFolder
from tests.match.tables import LAMPS_CATALOGUE, lamps, play_on

KILLS = 12


def save_for_ever(folder: Path, told: int) -> None:
    """Play match after match and tell how many answers are safe, until somebody kills us."""
    saves = SaveFolder(folder, LAMPS_CATALOGUE)
    match = lamps()
    while True:
        if match.result:
            match = lamps()
        play_on(match, 1)
        saves.autosave(match)
        os.write(told, f"{match.match_id} {len(match.log):3}\n".encode())


def kill_after(folder: Path, seconds: float) -> list[str]:
    """Let another process save until it is killed; return what it told us last was safe."""
    listen, told = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            save_for_ever(folder, told)
        finally:
            os._exit(1)
    os.close(told)
    with os.fdopen(listen, "rb") as file:
        first = file.readline()
        time.sleep(seconds)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        safe = [line for line in (first + file.read()).decode().splitlines() if len(line) == 12]
    return safe[-1].split()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the system cannot fork")
def test_a_killed_program_loses_at_most_its_last_answer(tmp_path: Path) -> None:
    for attempt in range(KILLS):
        folder = tmp_path / str(attempt)
        match_id, answers = kill_after(folder, 0.013 * (attempt + 1))
        saves = SaveFolder(folder, LAMPS_CATALOGUE)
        entries = saves.entries()
        assert not [entry.trouble for entry in entries if entry.trouble]
        newest = next(entry for entry in entries if entry.match_id == match_id)
        match = saves.load(newest.path)
        assert len(match.log) >= int(answers)
        play_on(match, 1)
        saves.autosave(match)
