"""A loop of music: a circle on which notes are laid, so that its end rings into its beginning.

A piece that is played once and then rests is such a circle, too, with some bars of silence in it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tools.sounds.loudness import lufs
from tools.sounds.synth import RATE, Wave, fast_length, moments

QUIET_BARS: Final = (1, 2)
"""So many bars of silence before a piece, for what comes early, and after it, to ring out."""

MUSIC, LAYER = -18.0, -24.5
"""How loud a piece is and how loud a layer over it, in LUFS."""
PEAK_DB: Final = -2.5
LAYER_BARS: Final = 8
"""How long a layer is that goes round over a piece."""

_STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


class Loop:
    """A circle of stereo samples on which notes are laid."""

    def __init__(self, beats: float, tempo: int, number: int = 1) -> None:
        """Begin with silence. The number of a piece gives its players other hands."""
        self.rng = np.random.default_rng(tempo if number == 1 else (tempo, number))
        self._beat = 60 / tempo
        self._dry = np.zeros((round(beats * self._beat * RATE), 2))
        self._room = np.zeros_like(self._dry)

    def lay(self, beat: float, wave: Wave, pan: float = 0.0, room: float = 0.25) -> None:
        """Lay a note at a beat; ``room`` is how much of it goes into the echo."""
        where = (round(beat * self._beat * RATE) + np.arange(len(wave))) % len(self._dry)
        stereo = wave[:, None] * np.array([min(1.0, 1 - pan), min(1.0, 1 + pan)])
        self._dry[where] += stereo
        self._room[where] += stereo * room

    def mixed(self, loudness: float) -> NDArray[np.float64]:
        """Add the echo, and bring the whole to a loudness in LUFS, but no sample near the top."""
        count = len(self._dry)
        tail = moments(2.2)
        decay = 0.5 ** (tail / 0.32)
        hall = self.rng.standard_normal((len(tail), 2)) * decay[:, None] * 0.02
        size = fast_length(count + len(hall))
        spectrum = np.fft.rfft(self._room, size, axis=0) * np.fft.rfft(hall, size, axis=0)
        wet = np.fft.irfft(spectrum, size, axis=0)
        wet[: len(hall)] += wet[count : count + len(hall)]
        whole = self._dry + wet[:count]
        by_ear = 10 ** ((loudness - lufs(whole)) / 20)
        return np.asarray(whole * min(by_ear, 10 ** (PEAK_DB / 20) / np.abs(whole).max()))


Bar = Callable[[Loop, float, list[float]], None]
"""Plays one bar of an accompaniment: at a beat, with the pitches of a chord from the bass up."""


class Section(NamedTuple):
    """Some bars of a piece: a chord for each, a melody over them, and who plays below it.

    A melody is bars of (note, beats); a dash rests. Without one the bars are played alone.
    """

    chords: str
    melody: str
    accompany: Bar


def bars_in(sections: tuple[Section, ...]) -> int:
    """Return how many bars some sections have."""
    return sum(len(section.chords.split()) for section in sections)


def played_through(
    tempo: int,
    beats: int,
    number: int,
    sections: tuple[Section, ...],
    play_bar: Callable[[Section, Loop, float, str], None],
    sing: Callable[[Loop, float, str], None],
) -> NDArray[np.float64]:
    """Return a piece in which one section follows the other, in stereo.

    ``tempo`` is in beats a minute, ``beats`` are those of a bar. ``play_bar`` plays below the tune
    of a section at a beat, by the name of a chord; ``sing`` plays a melody from a beat on.
    """
    before, after = QUIET_BARS
    loop = Loop(beats * (before + bars_in(sections) + after), tempo, number)
    bar = before
    for section in sections:
        chords = section.chords.split()
        for offset, chord in enumerate(chords):
            play_bar(section, loop, beats * (bar + offset), chord)
        sing(loop, beats * bar, section.melody)
        bar += len(chords)
    return loop.mixed(MUSIC)


def pitch(note: str) -> float:
    """Return the pitch of a note such as ``F4`` or ``Db5``."""
    flat = 1 if note[1] == "b" else 0
    semitones = _STEPS[note[0]] - flat + 12 * (int(note[1 + flat :]) - 4) - 9
    return 440.0 * 2 ** (semitones / 12)
