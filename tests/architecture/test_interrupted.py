"""A Ctrl-C is answered in words from the moment the first word of the program runs."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.architecture.house import ROOT

SCRIPT = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)

class Impatient:
    def find_spec(self, name, path=None, target=None):
        if name == {module!r}:
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Impatient())
from game.__main__ import main
sys.exit(main({words!r}))
"""


@pytest.mark.skipif(os.name != "posix", reason="signals are told apart on POSIX only")
@pytest.mark.parametrize("module", ["game.bots.player", "game.rules.registry", "game.rules.rng"])
def test_ctrl_c_while_the_program_loads_is_one_word(module: str) -> None:
    script = SCRIPT.format(module=module, words=["simulate", "space_escape", "--games", "1"])
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=ROOT, capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "Stopped.\n")
