"""The benchmark's figures, with tiny counts: that they are measured, not how large they are."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game import bench
from game.rules.registry import GAMES, game_named

QUICK = {"PASSES": 1, "PLAY_SECONDS": 0.02, "COPIES": 10, "SAVES": 1, "STARTS": 1, "FRAMES": 6}
QUICK_RUN = "; ".join(
    [
        "from game import bench",
        *(f"bench.{name} = {value}" for name, value in QUICK.items()),
        "bench.FRAME_SIZES = ()",
        "bench.run(as_json=True)",
    ]
)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in QUICK.items():
        monkeypatch.setattr(bench, name, value)


def test_a_game_is_measured_by_its_play_its_copies_and_its_saves() -> None:
    figures = bench.game_figures(game_named("space_escape"))
    assert set(figures) == {"decisions_per_second", "copy_us", "save_ms", "load_ms"}
    assert all(figure > 0 for figure in figures.values())


@pytest.mark.parametrize("game_id", GAMES)
def test_frames_are_those_of_a_table_just_opened_in_which_something_moves(game_id: str) -> None:
    figures = bench.frame_figures(game_id, (1024, 576))
    assert 0 < figures["median_ms"] <= figures["p99_ms"]


def test_json_is_one_object_and_nothing_else(tmp_path: Path) -> None:
    environment = {**os.environ, "HOME": str(tmp_path)}
    environment.pop("PYGAME_HIDE_SUPPORT_PROMPT", None)
    printed = subprocess.run(
        [sys.executable, "-c", QUICK_RUN], env=environment, check=True, capture_output=True
    )
    figures = json.loads(printed.stdout)
    assert set(figures) == {"games", "frames", "startup_s"}
    assert printed.stdout.count(b"\n") == 1
    assert printed.stderr == b""
    assert figures["startup_s"] > 0
