"""The music of Evacuate!: *red corridor*, 76 beats a minute, C phrygian, four beats to the bar.

Drones, a heart below hearing, steps that do not rest, and between two chases a few bars in which
something drips.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from tools.sounds.loop import Loop, pitch
from tools.sounds.synth import Wave, bell, fading, glide, moments, noise, pluck, swelling, tone

TEMPO = 76
BAR = 4 * 60 / TEMPO

# A melody is bars of (note, beats); a dash rests. Chords name their notes from the bass up.
WAKING = "- 2 C5 1 Db5 1|C5 3 - 1|- 2 Eb5 1 Db5 1|C5 2 G4 2|- 2 C5 1 Db5 1|F5 3 Eb5 1|Db5 4|C5 4"
FIRST_CHASE = (
    "G4 .5 G4 .5 Ab4 1 G4 2|Eb4 .5 F4 .5 G4 3|Ab4 .5 Ab4 .5 Bb4 1 Ab4 2|G4 3 - 1"
    "|C5 .5 C5 .5 Db5 1 C5 2|Ab4 .5 Bb4 .5 C5 3|Db5 1 C5 1 Bb4 1 Ab4 1|G4 4"
)
SECOND_CHASE = (
    "C5 .5 Db5 .5 Eb5 1 Db5 1 C5 1|Db5 2 Ab4 2|Bb4 .5 C5 .5 Db5 1 C5 1 Bb4 1|C5 3 - 1"
    "|Eb5 .5 F5 .5 G5 1 F5 1 Eb5 1|F5 2 Db5 2|Eb5 1 Db5 1 C5 1 Db5 1|C5 4"
)
WAKING_CHORDS = "Cm Cm Db Cm Cm Fm Db Cm"
FIRST_CHORDS = "Cm Cm Db Cm Cm Ab Bbm Cm"
SECOND_CHORDS = "Cm Db Bbm Cm Cm Db Bbm Cm"
STILL_CHORDS = "Cm Db Cm Bbm"

CHORDS = {
    "Cm": "C2 G3 C4 Eb4",
    "Db": "Db2 Ab3 Db4 F4",
    "Bbm": "Bb1 F3 Bb3 Db4",
    "Ab": "Ab1 Eb3 Ab3 C4",
    "Fm": "F2 Ab3 C4 F4",
}


def corridor() -> NDArray[np.float64]:
    """Return the whole loop, in stereo."""
    sections: tuple[tuple[str, str, Callable[[Loop, float, list[float]], None]], ...] = (
        (WAKING_CHORDS, WAKING, _waking),
        (FIRST_CHORDS, FIRST_CHASE, _chase),
        (STILL_CHORDS, "", _still),
        (SECOND_CHORDS, SECOND_CHASE, _chase),
        (STILL_CHORDS, "", _still),
    )
    loop = Loop(4 * sum(len(chords.split()) for chords, _, _ in sections), TEMPO)
    bar = 0
    for chords, melody, accompany in sections:
        for offset, chord in enumerate(chords.split()):
            notes = [pitch(note) for note in CHORDS[chord].split()]
            accompany(loop, 4 * (bar + offset), notes)
            _drone(loop, 4 * (bar + offset), notes[0])
        _sing(loop, 4 * bar, melody)
        bar += len(chords.split())
    return loop.mixed(-24)


def _sing(loop: Loop, beat: float, melody: str) -> None:
    """Play the tune on glassy keys that never quite agree with the beat."""
    tokens = melody.replace("|", " ").split()
    for note, length in zip(tokens[::2], map(float, tokens[1::2]), strict=True):
        if note != "-":
            late = loop.rng.normal(0, 0.015)
            loud = 0.2 + 0.03 * loop.rng.standard_normal()
            loop.lay(beat + late, loud * bell(pitch(note), 1.8, 0.34, 0.7), 0.2, 0.7)
            loop.lay(beat + late, 0.6 * loud * bell(pitch(note) / 2, 1.6, 0.3, 0.4), -0.15, 0.4)
        beat += length


def _waking(loop: Loop, beat: float, chord: list[float]) -> None:
    """One bar of a heart, and a chord that comes and goes."""
    for at, loud in ((0, 0.8), (0.6, 0.5), (2, 0.7), (2.6, 0.45)):
        loop.lay(beat + at, loud * _heart(), 0, 0.05)
    _pad(loop, beat, chord, 0.06)


def _chase(loop: Loop, beat: float, chord: list[float]) -> None:
    """One bar of running: eight plucked notes, feet on metal, a heart on the first beat."""
    low, fifth = chord[0], chord[1]
    for i, p in enumerate((2 * low, 2 * low, fifth, 2 * low, 2.12 * low, 2 * low, fifth, 2 * low)):
        accent = 0.34 if i % 4 == 0 else 0.22
        loop.lay(beat + i / 2, accent * pluck(p, 0.7, loop.rng, 0.985), 0.3 * (-1) ** i, 0.2)
        step = fading(noise(0.06, 900, 4200, loop.rng), 0.012, 0.002)
        loop.lay(beat + i / 2, (0.05, 0.03)[i % 2] * step, 0.25 * (-1) ** i, 0.25)
    loop.lay(beat, 0.7 * _heart(), 0, 0.05)
    loop.lay(beat + 2, 0.5 * _heart(), 0, 0.05)
    _pad(loop, beat, chord, 0.035)


def _still(loop: Loop, beat: float, chord: list[float]) -> None:
    """One bar of almost nothing: a pad, and drops that fall somewhere."""
    _pad(loop, beat, chord, 0.07)
    for _ in range(2):
        at = beat + 4 * loop.rng.random()
        start = 900 + 700 * loop.rng.random()
        drop = fading(tone(glide(start, start * 1.5, 0.07), 0.07), 0.02)
        loop.lay(at, 0.1 * drop, loop.rng.uniform(-0.8, 0.8), 1.4)


def _heart() -> Wave:
    return fading(tone(glide(68, 42, 0.4), 0.4) + 0.3 * tone(glide(136, 84, 0.4), 0.4), 0.1, 0.006)


def _drone(loop: Loop, beat: float, bass: float) -> None:
    """Hold the bass for a bar and a half, slightly out of tune with itself."""
    seconds = BAR * 1.5
    for pan, detune in ((-0.5, 0.997), (0.5, 1.003)):
        voice = sum(
            (tone(bass * detune * k, seconds) / k**1.6 for k in range(1, 7)),
            start=np.zeros(len(moments(seconds))),
        )
        loop.lay(beat - 0.8, 0.1 * swelling(voice, BAR * 0.5, BAR * 0.7), pan, 0.4)


def _pad(loop: Loop, beat: float, chord: list[float], loud: float) -> None:
    seconds = BAR * 1.4
    for i, p in enumerate(chord[1:]):
        drifting = p * (1 + 0.003 * np.sin(2 * np.pi * (0.3 + 0.1 * i) * moments(seconds)))
        voice = tone(drifting, seconds) + 0.3 * tone(2 * drifting, seconds)
        loop.lay(beat - 0.5, loud * swelling(voice, BAR * 0.6, BAR * 0.7), 0.4 * (i - 1), 0.7)
