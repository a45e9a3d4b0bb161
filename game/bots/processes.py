"""Processes that help this one: they do not hear Ctrl-C, and they never outlive it.

What they do stands in `worker.py` and `playing.py`.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import connection, resource_tracker


@contextmanager
def starting_processes() -> Iterator[None]:
    """Start processes inside: a Ctrl-C on the terminal, which reaches them all, is not for them.

    Processes inherit what their parent does not hear, from their first moment on. A Ctrl-C that
    comes meanwhile reaches this process at the end.
    """
    if sys.platform == "win32":  # Nothing is inherited there; `deaf_to_ctrl_c` has to do.
        yield
        return
    resource_tracker.ensure_running()  # its own start would open our ears again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def deaf_to_ctrl_c() -> None:
    """Leave Ctrl-C to the process that started this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def ended_as_by_ctrl_c() -> Iterator[None]:
    """Inside, a polite order to end (SIGTERM) works like a Ctrl-C: helpers go first, and tidily."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def end_with(leash: connection.Connection | int) -> None:
    """End this process, even in the middle of a thought, once the other end of the leash is gone.

    A leash is the reading end of a pipe into which nobody writes, or the sentinel of a process.
    """

    def wait() -> None:
        connection.wait([leash])
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()
