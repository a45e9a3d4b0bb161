"""Sounds and music, or silence: nothing here ever raises, whatever the hardware or files are like.

Callers say what happened (``audio.play("bite")``); buses, volume, voices and repeats are settled
here and in `buses.py`, which piece of music comes next in `jukebox.py`.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

import pygame

from game.ui.buses import Slide, bus_of
from game.ui.jukebox import FADE_MS, LAYERS, Jukebox, Mood

VOLUMES: Final[dict[Slide, int]] = {
    "master": 80,
    "interface": 60,
    "pieces": 80,
    "events": 80,
    "ambience": 50,
    "music": 45,
}
VOICES: Final = 8
REPEAT_SECONDS: Final = 0.06
DUCKED: Final = 10 ** (-4 / 20)
"""How loud music is below words that are to be read: 4 dB less."""
OTHERS: Final = 10 ** (-2 / 20)
"""How loud is what others do, beside what one does oneself: 2 dB less."""
_AMBIENCE: Final = VOICES
"""The number of the channel behind those of the voices, on which ambience goes round."""
_LAYERS: Final = _AMBIENCE + 1
"""The first of the channels on which the layers of music go round."""
_RATE: Final = 44100
_BUFFER: Final = 512


class Trouble(NamedTuple):
    """Why something cannot be heard: the key of a text, and its values."""

    key: str
    values: dict[str, str]


class Audio:
    """Plays the sounds of one folder; without a device or with a broken file it stays silent.

    ``trouble`` then says why.
    """

    def __init__(self, folder: Path, clock: Callable[[], float] = time.monotonic) -> None:
        self.trouble: Trouble | None = None
        self._folder = folder
        self._clock = clock
        self._volumes = dict(VOLUMES)
        self._muted = False
        self._hushed = False
        self.ticks = False
        """Whether it is heard that something else is pointed at."""
        self._mono = False
        self._ducked: set[str] = set()
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._last_played: dict[str, float] = {}
        self._began = [float("-inf")] * VOICES
        """When each voice was last given a sound."""
        self._jukebox = Jukebox(self._stream, self._load, _LAYERS)
        self._ambience: str | None = None
        self._listener: Callable[[str], object] = lambda _name: None
        self._opened = self._open()
        if self._opened:
            self._jukebox.set_loudness(self._loudness("music"))
            self._jukebox.start()

    # What is heard

    def listen(self, listener: Callable[[str], object]) -> None:
        """Tell somebody of each sound that is played, whether or not it can be heard."""
        self._listener = listener

    def play(self, name: str, pan: float = 0.0, *, others: bool = False) -> bool:
        """Play a sound once; return whether it can be heard.

        What ``others`` do is 2 dB softer than what one does oneself. ``pan`` runs from -1 (left)
        to 1 (right). The same sound is not heard twice within 60 ms; when all voices are busy the
        oldest gives way.
        """
        self._listener(name)
        if not self._ready or self.silent or self._too_soon(name):
            return False
        sound = self._load(name)
        loudness = self._loudness(bus_of(name)) * (OTHERS if others else 1.0)
        if sound is None or loudness == 0:
            return False
        self._last_played[name] = self._clock()
        channel = self._voice()
        channel.play(sound)
        if self._mono:
            channel.set_volume(loudness)
            return True
        right = min(max((pan + 1) / 2, 0.0), 1.0)
        channel.set_volume(loudness * min(1.0, 2 - 2 * right), loudness * min(1.0, 2 * right))
        return True

    def tick(self) -> None:
        """Let be heard that something else is pointed at, if people want it."""
        if self.ticks:
            self.play("tick")

    def music(self, suite: str | None) -> None:
        """Play the pieces of a suite with rests between them, or fade out with ``None``.

        The same suite goes on where it is.
        """
        self._jukebox.play(suite)

    def feel(self, mood: Mood) -> None:
        """Let the music follow how far a game has come to a head."""
        self._jukebox.feel(mood)

    def let_pass(self, seconds: float) -> None:
        """Let time pass for the music."""
        if self._ready:
            self._jukebox.let_pass(seconds)

    @property
    def rest(self) -> float | None:
        """Return after how many seconds time should pass here again; None if there is no hurry."""
        return self._jukebox.rest if self._ready else None

    def ambience(self, name: str | None) -> None:
        """Let one sound go round and round below everything else, or fade out with ``None``."""
        if name == self._ambience:
            return
        self._ambience = name
        if self._ready and not self.silent:
            self._start_ambience()

    def duck(self, reason: str, ducked: bool) -> None:
        """Play music and ambience more softly for a reason, until no reason is left."""
        before = bool(self._ducked)
        (self._ducked.add if ducked else self._ducked.discard)(reason)
        if bool(self._ducked) != before:
            self._set_lasting()

    # How it is heard

    @property
    def muted(self) -> bool:
        """Whether everything is switched off for now."""
        return self._muted

    def mute(self, muted: bool) -> None:
        """Switch everything off or on again; music starts anew."""
        before, self._muted = self.silent, muted
        self._follow_silence(before)

    def hush(self, hushed: bool) -> None:
        """Be silent for as long as another window is in front; this is no muting."""
        before, self._hushed = self.silent, hushed
        self._follow_silence(before)

    @property
    def mono(self) -> bool:
        """Whether both ears hear the same."""
        return self._mono

    def set_mono(self, mono: bool) -> None:
        """Give both ears the same, or each its own; music starts anew."""
        if mono == self._mono:
            return
        self._mono = mono
        if not self._ready:
            return
        pygame.mixer.quit()
        self._sounds.clear()
        self._opened = self._open()
        if self._opened and not self.silent:
            self._start_lasting()

    def volume(self, slide: Slide) -> int:
        """Return the volume of a bus or of the master in per cent."""
        return self._volumes[slide]

    def set_volume(self, slide: Slide, percent: int) -> None:
        """Set the volume of a bus or of the master, from 0 to 100."""
        self._volumes[slide] = min(max(percent, 0), 100)
        self._set_lasting()

    def close(self) -> None:
        """Give the device back."""
        if self._ready:
            pygame.mixer.quit()

    # The device

    @property
    def _ready(self) -> bool:
        return self._opened and pygame.mixer.get_init() is not None

    @property
    def silent(self) -> bool:
        """Whether nothing may be heard for now, muted or hushed."""
        return self._muted or self._hushed

    def _open(self) -> bool:
        try:
            with _quiet_drivers():
                # A single channel is mixed down from whatever the files hold.
                pygame.mixer.init(_RATE, -16, 1 if self._mono else 2, _BUFFER, allowedchanges=0)
            pygame.mixer.set_num_channels(_LAYERS + len(LAYERS))
        except (pygame.error, NotImplementedError) as reason:
            self.trouble = Trouble("shell-sound-none", {"reason": str(reason)})
            return False
        return True

    def _follow_silence(self, before: bool) -> None:
        if self.silent == before or not self._ready:
            return
        if self.silent:
            self._jukebox.stop()
            pygame.mixer.stop()
        else:
            self._start_lasting()

    def _voice(self) -> pygame.mixer.Channel:
        """Return a channel that is free, or the one whose sound began first."""
        voices = range(VOICES)
        free = (voice for voice in voices if not pygame.mixer.Channel(voice).get_busy())
        voice = next(free, min(voices, key=self._began.__getitem__))
        self._began[voice] = self._clock()
        return pygame.mixer.Channel(voice)

    def _load(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._sounds:
            try:
                self._sounds[name] = _sound_in(self._folder / f"{name}.ogg")
            except (OSError, pygame.error) as reason:
                self._sounds[name] = None
                self._blame(name, reason)
        return self._sounds[name]

    # What lasts

    def _start_lasting(self) -> None:
        self._jukebox.set_loudness(self._loudness("music"))
        self._jukebox.start()
        self._start_ambience()

    def _set_lasting(self) -> None:
        """Give music and ambience their loudness."""
        if self._ready:
            self._jukebox.set_loudness(self._loudness("music"))
            pygame.mixer.Channel(_AMBIENCE).set_volume(self._loudness("ambience"))

    def _stream(self, name: str) -> bool:
        """Open a piece of music to be played; say whether it can be."""
        try:
            pygame.mixer.music.load(self._folder / f"{name}.ogg")
        except (OSError, pygame.error) as reason:
            self._blame(name, reason)
            return False
        return True

    def _start_ambience(self) -> None:
        channel = pygame.mixer.Channel(_AMBIENCE)
        sound = None if self._ambience is None else self._load(self._ambience)
        if sound is None:
            channel.fadeout(FADE_MS)
            return
        channel.play(sound, -1, fade_ms=FADE_MS)
        channel.set_volume(self._loudness("ambience"))

    def _blame(self, name: str, reason: Exception) -> None:
        values = {"file": f"{name}.ogg", "folder": str(self._folder), "reason": str(reason)}
        self.trouble = Trouble("shell-sound-broken", values)

    def _too_soon(self, name: str) -> bool:
        return self._clock() - self._last_played.get(name, float("-inf")) < REPEAT_SECONDS

    def _loudness(self, slide: Slide) -> float:
        """Return how loud a bus is now, from 0 to 1."""
        ducked = DUCKED if self._ducked and slide in ("music", "ambience") else 1.0
        return self._volumes["master"] * self._volumes[slide] / 10000 * ducked


def _sound_in(file: Path) -> pygame.mixer.Sound:
    """Return the sound of a file. Raises OSError or pygame.error if it holds none."""
    sound = pygame.mixer.Sound(file)
    if sound.get_length() == 0:  # A file that is cut off; SDL would break off the program at it.
        raise pygame.error("it is cut off")
    return sound


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
