"""Importing the package does nothing: no window, no mixer, no process, no word."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.architecture.house import ROOT, modules

SCRIPT = """
import importlib, multiprocessing, sys, threading
importlib.import_module("game.__main__")
late = {"pygame", "pydantic", "pytmx", "rich"} & set(sys.modules)
assert not late, f"the command line alone has loaded {sorted(late)}"
for name in sys.argv[1:]:
    importlib.import_module(name)
import pygame
assert not pygame.get_init(), "pygame was started"
assert not pygame.display.get_init(), "a display was opened"
assert not pygame.font.get_init(), "fonts were started"
assert not pygame.mixer.get_init(), "a sound device was opened"
assert threading.active_count() == 1, "a thread was started"
assert not multiprocessing.active_children(), "a process was started"
"""


def test_importing_every_module_starts_nothing() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, *modules()],
        cwd=ROOT, capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_window_lists_know_the_window_by_the_name_of_the_program() -> None:
    """Pygame names it after the file that runs, unless it finds a name when it is imported."""
    script = "import os, game.app; print(os.environ['SDL_VIDEO_X11_WMCLASS'])"
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=ROOT, capture_output=True, text=True, check=False, timeout=60,
        env={name: value for name, value in os.environ.items() if "WMCLASS" not in name},
    )  # fmt: skip
    assert (done.returncode, done.stdout, done.stderr) == (0, "three-ways-out\n", "")
