"""However a simulation is ended, none of its processes stays behind and none complains."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time

import pytest

# Whoever started the tests may ignore Ctrl-C, as a job in the background does, and hand that on.
SERIES = """
import signal
from game.__main__ import main
if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)
    print("ready", flush=True)
    main(["simulate", "space_escape", "--seats", "steady,steady", "--games", "999", "--jobs", "2"])
"""

UNDER_WAY = 1.0
"""Seconds after which all processes play."""

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals are told apart on POSIX only")


@pytest.fixture
def series(tmp_path):
    """A simulation that has just begun, in a process group of its own."""
    script = tmp_path / "series.py"
    script.write_text(SERIES)
    running = subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert running.stdout.readline() == "ready\n"
    yield running
    if running.returncode is None:
        os.killpg(running.pid, signal.SIGKILL)


def said_until_all_are_gone(series) -> str:
    """Return what was written to standard error, which ends only with its last writer."""
    return series.communicate(timeout=15)[1]


@pytest.mark.parametrize("seconds", [0.05, 0.4, UNDER_WAY])
def test_ctrl_c_on_the_terminal_ends_everything_with_one_word(series, seconds):
    time.sleep(seconds)
    os.killpg(series.pid, signal.SIGINT)
    assert said_until_all_are_gone(series) == "Stopped.\n"


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_whatever_ends_the_first_process_ends_the_others(series, ending):
    time.sleep(UNDER_WAY)
    series.send_signal(ending)
    said = said_until_all_are_gone(series)
    if ending == signal.SIGKILL:
        assert "Traceback" not in said  # It had no time for a word, nor to tidy up.
    else:
        assert said == "Stopped.\n"
