"""The process of the AI seats answers whatever happens to it, and says what was wrong."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator

import pytest
from faulty_players import faulty_player

from game.bots import worker as worker_module
from game.bots.parcels import pack_setup, unpack_setup
from game.bots.worker import BotWorker, Reply
from game.rules.space_escape import SPACE_ESCAPE
from game.rules.space_escape.state import EscapeState


@pytest.fixture(scope="module")
def steady_worker() -> Iterator[BotWorker]:
    with BotWorker() as worker:
        yield worker


@pytest.fixture(scope="module")
def faulty_worker() -> Iterator[BotWorker]:
    with BotWorker(faulty_player, {"hangs": 0.1, "raises": 1.0, "cheats": 1.0, "dies": 1.0}) as one:
        yield one


def ask(worker: BotWorker, state: EscapeState, level: str, ticket: int = 1, seed: int = 5) -> None:
    ((seat, _),) = SPACE_ESCAPE.decisions(state).items()
    view = SPACE_ESCAPE.dump(SPACE_ESCAPE.view(state, seat))
    worker.ask(ticket, SPACE_ESCAPE.id, pack_setup(state.setup), view, seat, level, seed)


def wait_for(worker: BotWorker, seconds: float = 30.0) -> Reply:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        reply = worker.poll()
        if reply is not None:
            return reply
        time.sleep(0.005)
    raise AssertionError("The worker did not answer.")


def legal_keys(state: EscapeState) -> set[str]:
    ((_, decision),) = SPACE_ESCAPE.decisions(state).items()
    return {option.key for option in decision.options}


def test_a_set_up_survives_the_journey_as_plain_data(new_table):
    setup = new_table(3, challenge="on").setup
    assert unpack_setup(pack_setup(setup)) == setup


@pytest.mark.parametrize("level", ["novice", "steady"])
def test_a_level_answers_with_an_option_on_offer_and_no_trouble(steady_worker, new_table, level):
    state = new_table(4, seed=3)
    ask(steady_worker, state, level, ticket=17)
    assert steady_worker.busy
    reply = wait_for(steady_worker)
    assert reply.ticket == 17
    assert reply.key in legal_keys(state)
    assert reply.trouble is None
    assert not steady_worker.busy


def test_an_answer_in_the_process_is_the_answer_of_the_player(steady_worker, new_table):
    from game.bots.player import Budget
    from game.bots.players import player_for

    state = new_table(2, seed=8)
    ((seat, decision),) = SPACE_ESCAPE.decisions(state).items()
    ask(steady_worker, state, "novice", seed=9)
    here = player_for("space_escape", "novice").choose(
        SPACE_ESCAPE.view(state, seat), seat, decision, Budget(seed=9)
    )
    assert wait_for(steady_worker).key == here


def test_a_newer_question_replaces_the_one_before(steady_worker, new_table):
    ask(steady_worker, new_table(4, seed=1), "steady", ticket=1)
    ask(steady_worker, new_table(4, seed=2), "novice", ticket=2)
    assert wait_for(steady_worker).ticket == 2
    assert steady_worker.poll() is None


def test_a_forgotten_question_gets_no_answer(steady_worker, new_table):
    ask(steady_worker, new_table(2, seed=1), "novice", ticket=1)
    steady_worker.forget()
    assert not steady_worker.busy
    ask(steady_worker, new_table(2, seed=1), "novice", ticket=2)
    assert wait_for(steady_worker).ticket == 2


@pytest.mark.parametrize(
    ("level", "trouble"),
    [
        ("raises", "ZeroDivisionError: no snakes left to divide by"),
        ("cheats", "'teleport', which is not on offer"),
        ("dies", "ended unexpectedly"),
        ("hangs", "no answer within"),
    ],
)
def test_a_fault_gives_a_legal_answer_and_says_so(
    faulty_worker, new_table, monkeypatch, level, trouble
):
    monkeypatch.setattr(worker_module, "GRACE_SECONDS", 0.3)
    state = new_table(3, seed=4)
    ask(faulty_worker, state, level)
    reply = wait_for(faulty_worker)
    assert trouble in reply.trouble
    assert reply.key in legal_keys(state)
    ask(faulty_worker, state, "sound", ticket=2)  # it goes on, in a new process if need be
    assert wait_for(faulty_worker) == (2, last_key(state), None)


def last_key(state: EscapeState) -> str:
    ((_, decision),) = SPACE_ESCAPE.decisions(state).items()
    return decision.options[-1].key


def test_a_killed_process_is_replaced(new_table):
    state = new_table(2, seed=1)
    with BotWorker() as worker:
        ask(worker, state, "novice")
        wait_for(worker)
        first = worker.process_id
        os.kill(first, signal.SIGKILL)
        ask(worker, state, "novice", ticket=2)
        reply = wait_for(worker)
        assert reply.key in legal_keys(state)
        ask(worker, state, "novice", ticket=3)
        assert wait_for(worker).trouble is None
        assert worker.process_id != first


def test_closing_never_waits_for_a_hanging_player(new_table):
    worker = BotWorker(faulty_player, {"hangs": 60.0})
    ask(worker, new_table(2), "hangs")
    started = time.monotonic()
    worker.close()
    worker.close()
    assert time.monotonic() - started < 30
    assert worker.poll() is None


ORPHAN = """
import os, sys, time
sys.path.insert(0, {folder!r})
from faulty_players import faulty_player
from game.bots.parcels import pack_setup
from game.bots.worker import BotWorker
if __name__ == "__main__":
    worker = BotWorker(faulty_player, {{"hangs": 60.0}})
    print(worker.process_id, flush=True)
    time.sleep(60)
"""


def test_the_process_ends_with_the_window(tmp_path):
    script = tmp_path / "window.py"
    script.write_text(ORPHAN.format(folder=os.path.dirname(__file__)))
    window = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True)
    thinker = int(window.stdout.readline())
    window.kill()
    window.wait()
    until = time.monotonic() + 10
    while time.monotonic() < until and is_running(thinker):
        time.sleep(0.05)
    assert not is_running(thinker)


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    try:
        with open(f"/proc/{process}/stat", encoding="ascii") as status:
            return status.read().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def test_the_process_needs_neither_window_nor_maps():
    wanted = "import game.bots.worker, sys; print(*sorted(sys.modules))"
    loaded = subprocess.run(
        [sys.executable, "-c", wanted], capture_output=True, text=True, check=True
    ).stdout.split()
    assert not {"pygame", "pytmx", "pydantic", "game.content", "game.match"} & set(loaded)
