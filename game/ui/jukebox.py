"""Which piece of music is played when: short ones with rests between them, and layers over them.

A suite has four pieces, each played once, then a rest in which only the air of the place is heard;
none comes twice in a row. Two layers go round in step with each piece, and are let in as a game
comes to a head. Whatever the device or the files are like, nothing here raises.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from typing import Final, Literal, TypeAlias

import pygame

Mood: TypeAlias = Literal["calm", "busy", "last"]
"""How far a game has come to a head: nothing presses, much is at stake, the end is near."""

PIECES: Final = 4
REST_SECONDS: Final = (20, 40)
"""The shortest and the longest rest between two pieces."""
FADE_MS: Final = 1200
"""How long music takes to come and go."""
LAYER_SECONDS: Final = 4.0
"""How long a layer takes to come in or to go."""
FADE_STEP: Final = 0.05
"""Seconds between two steps of a layer that comes or goes."""
LAYERS: Final = ("busy", "last")

_WANTED: Final[Mapping[Mood, frozenset[str]]] = {
    "calm": frozenset(),
    "busy": frozenset({"busy"}),
    "last": frozenset(LAYERS),
}


def piece_name(suite: str, number: int) -> str:
    """Return the file of a piece, without its ending."""
    return f"music_{suite}_{number}"


def layer_name(suite: str, layer: str) -> str:
    """Return the file of a layer, without its ending."""
    return f"layer_{suite}_{layer}"


class Jukebox:
    """Plays the pieces of one suite after the other, as long as the device is open."""

    def __init__(
        self,
        stream: Callable[[str], bool],
        sound: Callable[[str], pygame.mixer.Sound | None],
        first_channel: int,
        below: Callable[[int], int] = secrets.randbelow,
    ) -> None:
        """Begin in silence.

        `stream` opens a file of music and says whether it could, `sound` returns one that was read
        whole; the layers play on the channels from `first_channel` on. `below` draws a number
        below another one by chance.
        """
        self.suite: str | None = None
        self.piece = 0
        """The number of the piece that is played, or was played last; 0 for none yet."""
        self.mood: Mood = "calm"
        self._stream = stream
        self._sound = sound
        self._first_channel = first_channel
        self._below = below
        self._loudness = 0.0
        self._on = False
        """The device is open and may be heard."""
        self._resting: float | None = None
        """Seconds until the next piece; None while one is played."""
        self._levels = dict.fromkeys(LAYERS, 0.0)

    def play(self, suite: str | None) -> None:
        """Go over to a suite at once, or fade out with None; the same suite goes on."""
        if suite == self.suite:
            return
        self.suite = suite
        self.piece = 0
        self.feel("calm")
        if self._on:
            self.start()

    def feel(self, mood: Mood) -> None:
        """Let the layers of a mood in, and the others out."""
        self.mood = mood

    def start(self) -> None:
        """Begin a piece, because the device can be heard again or another suite is wanted."""
        self._on = True
        self._resting = None
        self._hush_layers()
        if self.suite is None:
            pygame.mixer.music.fadeout(FADE_MS)
        else:
            self._begin(self.suite)

    def stop(self) -> None:
        """Stop at once: nothing may be heard now."""
        self._on = False
        pygame.mixer.music.stop()
        self._hush_layers()

    def set_loudness(self, loudness: float) -> None:
        """Play as loud as this, from 0 to 1."""
        self._loudness = loudness
        if not self._on:
            return
        pygame.mixer.music.set_volume(loudness)
        for number, layer in enumerate(LAYERS):
            channel = pygame.mixer.Channel(self._first_channel + number)
            channel.set_volume(loudness * self._levels[layer])

    def let_pass(self, seconds: float) -> None:
        """Let time pass: rest, go on to the next piece, let layers come and go."""
        if not self._on or self.suite is None:
            return
        if self._resting is not None:
            self._resting -= seconds
            if self._resting <= 0:
                self._begin(self.suite)
        elif not pygame.mixer.music.get_busy():
            self._rest()
        else:
            self._fade(seconds)

    @property
    def rest(self) -> float | None:
        """Return after how many seconds time should pass here again; None if there is no hurry."""
        if not self._on or self.suite is None:
            return None
        if self._resting is not None:
            return max(0.0, self._resting)
        return FADE_STEP if self._levels != self._goals() else None

    # How it works

    def _begin(self, suite: str) -> None:
        """Play a piece other than the last one, and its layers in step with it."""
        others = [number for number in range(1, PIECES + 1) if number != self.piece]
        self.piece = others[self._below(len(others))]
        self._resting = None
        layers = [self._sound(layer_name(suite, layer)) for layer in LAYERS]
        # The mixer would hold the whole program up until a piece that fades out is silent.
        pygame.mixer.music.stop()
        if not self._stream(piece_name(suite, self.piece)):
            self._rest()
            return
        # A piece begins with a bar of silence, in which nothing needs to fade.
        pygame.mixer.music.play(0)
        self._levels = self._goals()
        for number, sound in enumerate(layers):
            if sound is not None:
                pygame.mixer.Channel(self._first_channel + number).play(sound, -1)
        self.set_loudness(self._loudness)

    def _rest(self) -> None:
        least, most = REST_SECONDS
        self._resting = float(least + self._below(most - least + 1))
        self._hush_layers()

    def _hush_layers(self) -> None:
        for number in range(len(LAYERS)):
            pygame.mixer.Channel(self._first_channel + number).fadeout(FADE_MS)

    def _goals(self) -> dict[str, float]:
        return {layer: float(layer in _WANTED[self.mood]) for layer in LAYERS}

    def _fade(self, seconds: float) -> None:
        """Bring each layer nearer to where it should be."""
        goals = self._goals()
        if self._levels == goals:
            return
        step = seconds / LAYER_SECONDS
        for layer, level in self._levels.items():
            self._levels[layer] = min(max(goals[layer], level - step), level + step)
        self.set_loudness(self._loudness)
