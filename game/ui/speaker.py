"""Reads sentences aloud by the voice of the system, if there is one; nothing here ever raises.

One sentence is read after the other. Whoever falls behind hears the newest ones only, so that the
voice never tells of what is long over.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, Protocol, TypeAlias

MOST_WAITING: Final = 2
"""So many sentences wait for the voice at most."""
LONGEST: Final = 400
"""No more letters of a sentence than this are read."""
LONGEST_SECONDS: Final = 90.0
"""A voice that has not read its sentence by then hangs; the next sentence gets another one."""

Command: TypeAlias = Callable[[str, int], Sequence[str]]
"""The words of a command that reads a text aloud, as loud as so many per cent."""


class Process(Protocol):
    """What reads a sentence, until it has done so."""

    def poll(self) -> int | None:
        """Return None as long as it goes on."""
        ...

    def terminate(self) -> None:
        """Have it stop."""
        ...


def _spd_say(text: str, volume: int) -> Sequence[str]:
    return ("spd-say", "--wait", "--volume", str(2 * volume - 100), "--", text)


def _espeak_ng(text: str, volume: int) -> Sequence[str]:
    return ("espeak-ng", "-a", str(2 * volume), "--", text)


def _espeak(text: str, volume: int) -> Sequence[str]:
    return ("espeak", "-a", str(2 * volume), "--", text)


def _say(text: str, volume: int) -> Sequence[str]:
    return ("say", "--", f"[[volm {volume / 100}]] {text}")


VOICES: Final[Sequence[Command]] = (_spd_say, _espeak_ng, _espeak)


def find_voice() -> Command | None:
    """Return the command of a voice that is installed here; None if there is none."""
    voices = (_say,) if sys.platform == "darwin" else VOICES
    return next((voice for voice in voices if shutil.which(voice("", 0)[0])), None)


def _start(words: Sequence[str]) -> Process:
    quiet = subprocess.DEVNULL
    return subprocess.Popen(words, stdin=quiet, stdout=quiet, stderr=quiet)


class Speaker:
    """Reads aloud, one sentence at a time, as long as it is switched on."""

    def __init__(
        self,
        voice: Command | None = None,
        start: Callable[[Sequence[str]], Process] = _start,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Begin switched off; without a voice it stays silent. The clock tells seconds."""
        self.on = False
        self._voice = voice
        self._start = start
        self._clock = clock
        self._volume = 100
        self._waiting: deque[str] = deque(maxlen=MOST_WAITING)
        self._reading: Process | None = None
        self._began = 0.0
        """When that began to read, by the clock."""

    @property
    def able(self) -> bool:
        """Whether there is a voice."""
        return self._voice is not None

    @property
    def rest(self) -> float | None:
        """Return after how many seconds time should pass here again; None if there is no hurry."""
        return 0.1 if self._waiting else None

    def switch(self, on: bool, volume: int) -> None:
        """Read aloud from now on, as loud as so many per cent, or fall silent at once."""
        self._volume = volume
        self.on = on and self.able and volume > 0
        if not self.on:
            self.stop()

    def say(self, words: str) -> None:
        """Read a sentence as soon as the ones before it have been read."""
        if self.on and words:
            self._waiting.append(words[:LONGEST])
            self.let_pass()

    def let_pass(self) -> None:
        """Begin the next sentence if the last one is over."""
        if not self._waiting or self._busy():
            return
        assert self._voice is not None
        self._end_reading()
        self._began = self._clock()
        with suppress(OSError, ValueError):
            self._reading = self._start(self._voice(self._waiting.popleft(), self._volume))

    def stop(self) -> None:
        """Fall silent."""
        self._waiting.clear()
        self._end_reading()

    def _busy(self) -> bool:
        """Say whether a sentence is being read, by a voice that does not hang."""
        if self._reading is None or self._reading.poll() is not None:
            return False
        return self._clock() - self._began < LONGEST_SECONDS

    def _end_reading(self) -> None:
        if self._reading is not None:
            with suppress(OSError):
                self._reading.terminate()
            self._reading = None
