"""Sounds and music, or silence: nothing here ever raises, whatever the hardware or files are like.

Callers say what happened (``audio.play("bite")``); volume, voices and repeats are settled here.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Literal

import pygame

Bus = Literal["master", "effects", "interface", "music"]

VOLUMES: Final[dict[Bus, int]] = {"master": 80, "effects": 80, "interface": 60, "music": 45}
VOICES: Final = 8
REPEAT_SECONDS: Final = 0.06
MUSIC_FADE_MS: Final = 1200
_RATE: Final = 44100
_BUFFER: Final = 512


class Audio:
    """Plays the sounds of one folder; without a device or with a broken file it stays silent.

    ``trouble`` then holds one sentence that says why.
    """

    def __init__(self, folder: Path, clock: Callable[[], float] = time.monotonic) -> None:
        self.trouble: str | None = None
        self._folder = folder
        self._clock = clock
        self._volumes = dict(VOLUMES)
        self._muted = False
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._last_played: dict[str, float] = {}
        self._music: str | None = None
        self._opened = self._open()

    def play(self, name: str, bus: Bus = "effects", pan: float = 0.0) -> bool:
        """Play a sound once; return whether it can be heard.

        ``pan`` runs from -1 (left) to 1 (right). The same sound is not heard twice within 60 ms;
        when all voices are busy the oldest gives way.
        """
        if not self._ready or self._muted or self._too_soon(name):
            return False
        sound = self._load(name)
        loudness = self._loudness(bus)
        if sound is None or loudness == 0:
            return False
        self._last_played[name] = self._clock()
        channel = pygame.mixer.find_channel(force=True)
        channel.play(sound)
        right = min(max((pan + 1) / 2, 0.0), 1.0)
        channel.set_volume(loudness * min(1.0, 2 - 2 * right), loudness * min(1.0, 2 * right))
        return True

    def music(self, name: str | None) -> None:
        """Play one piece round and round, or fade out with ``None``; the same name goes on."""
        if name == self._music:
            return
        self._music = name
        if self._ready and not self._muted:
            self._start_music()

    @property
    def muted(self) -> bool:
        """Whether everything is switched off for now."""
        return self._muted

    def mute(self, muted: bool) -> None:
        """Switch everything off or on again; music starts anew."""
        if muted == self._muted:
            return
        self._muted = muted
        if not self._ready:
            return
        if muted:
            pygame.mixer.stop()
            pygame.mixer.music.stop()
        else:
            self._start_music()

    def volume(self, bus: Bus) -> int:
        """Return the volume of a bus in per cent."""
        return self._volumes[bus]

    def set_volume(self, bus: Bus, percent: int) -> None:
        """Set the volume of a bus, from 0 to 100."""
        self._volumes[bus] = min(max(percent, 0), 100)
        if self._ready:
            pygame.mixer.music.set_volume(self._loudness("music"))

    def close(self) -> None:
        """Give the device back."""
        if self._ready:
            pygame.mixer.quit()

    @property
    def _ready(self) -> bool:
        return self._opened and pygame.mixer.get_init() is not None

    def _open(self) -> bool:
        try:
            with _quiet_drivers():
                pygame.mixer.init(_RATE, -16, 2, _BUFFER)
            pygame.mixer.set_num_channels(VOICES)
        except (pygame.error, NotImplementedError) as reason:
            self.trouble = f"No sound device answers, so the game stays silent ({reason})."
            return False
        return True

    def _load(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._sounds:
            try:
                self._sounds[name] = pygame.mixer.Sound(self._folder / f"{name}.ogg")
            except (OSError, pygame.error) as reason:
                self._sounds[name] = None
                self._blame(name, reason)
        return self._sounds[name]

    def _start_music(self) -> None:
        if self._music is None:
            pygame.mixer.music.fadeout(MUSIC_FADE_MS)
            return
        try:
            pygame.mixer.music.load(self._folder / f"{self._music}.ogg")
            pygame.mixer.music.set_volume(self._loudness("music"))
            pygame.mixer.music.play(-1, fade_ms=MUSIC_FADE_MS)
        except (OSError, pygame.error) as reason:
            self._blame(self._music, reason)

    def _blame(self, name: str, reason: Exception) -> None:
        self.trouble = f"The sound {name}.ogg in {self._folder} cannot be played ({reason})."

    def _too_soon(self, name: str) -> bool:
        return self._clock() - self._last_played.get(name, float("-inf")) < REPEAT_SECONDS

    def _loudness(self, bus: Bus) -> float:
        return self._volumes["master"] * self._volumes[bus] / 10000


@contextmanager
def _quiet_drivers() -> Iterator[None]:
    """Keep sound drivers from writing to the terminal while they look for a device.

    They print pages from C when there is none, and we have a sentence for that.
    """
    try:
        kept = os.dup(2)
    except OSError:  # No standard error at all, as in a windowed start: nothing to keep quiet.
        yield
        return
    sink = os.open(os.devnull, os.O_WRONLY)
    os.dup2(sink, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(sink)
        os.close(kept)
