"""The station's music: *toy orbit*, 104 beats a minute, F lydian, three beats to the bar.

Two pieces with quiet bars between them, in one endless loop: everything is laid on a circle, so
the last echo rings into the first bar.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tools.sounds.loop import Loop, pitch
from tools.sounds.synth import (
    Wave,
    fading,
    kalimba,
    moments,
    noise,
    pluck,
    swelling,
    tone,
)

TEMPO = 104
BAR = 3 * 60 / TEMPO

# A melody is bars of (note, beats); a dash rests. Chords name their notes from the bass up.
FIRST_A = (
    "A4 1 C5 1 E5 1|D5 2 B4 1|A4 1 C5 1 F5 1|E5 3|D5 1 E5 1 F5 1|B4 2 D5 1|C5 1 E5 1 A5 1|G5 3"
)
FIRST_B = (
    "E5 1.5 D5 .5 C5 1|B4 2 G4 1|A4 1.5 B4 .5 C5 1|D5 3"
    "|E5 1.5 F5 .5 E5 1|D5 1 B4 1 G4 1|A4 1 C5 1 E5 1|D5 3"
)
FIRST_END = (
    "A4 1 C5 1 E5 1|D5 2 B4 1|A4 1 C5 1 F5 1|E5 3|D5 1 E5 1 F5 1|B4 1 D5 1 G5 1|A5 1 G5 1 E5 1|F5 3"
)
FIRST_CHORDS = "F G/F F Em Dm G/F F C"
FIRST_END_CHORDS = "F G/F F Em Dm G/F F F"
FIRST_B_CHORDS = "Am G F G Am Em F G"
SECOND_A = "- 1 C5 2|B4 3|- 1 A4 2|G4 3|- 1 A4 1 B4 1|C5 2 E5 1|D5 3|- 3"
SECOND_B = "- 1 E5 2|D5 2 C5 1|B4 3|- 1 G4 1 B4 1|A4 2 C5 1|E5 3|D5 2 B4 1|C5 3"
SECOND_CHORDS = "F G/F Dm Em F Am G/F G"
SECOND_B_CHORDS = "Am F G Em Dm F G/F F"
QUIET_CHORDS = "F G/F Am G/F F G/F"

CHORDS = {
    "F": "F2 A3 C4 E4",
    "G/F": "F2 G3 B3 D4",
    "G": "G2 B3 D4 G4",
    "Em": "E2 G3 B3 D4",
    "Dm": "D2 F3 A3 C4",
    "Am": "A2 G3 C4 E4",
    "C": "C2 G3 C4 E4",
}


def orbit() -> NDArray[np.float64]:
    """Return the whole loop, in stereo."""
    sections = (
        (FIRST_CHORDS, FIRST_A, _waltz),
        (FIRST_B_CHORDS, FIRST_B, _waltz),
        (FIRST_END_CHORDS, FIRST_END, _waltz),
        (QUIET_CHORDS, "", _drift),
        (SECOND_CHORDS, SECOND_A, _circling),
        (SECOND_B_CHORDS, SECOND_B, _circling),
        (SECOND_CHORDS, SECOND_A, _circling),
        (QUIET_CHORDS, "", _drift),
    )
    loop = Loop(3 * sum(len(chords.split()) for chords, _, _ in sections), TEMPO)
    bar = 0
    for chords, melody, accompany in sections:
        for offset, chord in enumerate(chords.split()):
            accompany(loop, 3 * (bar + offset), [pitch(n) for n in CHORDS[chord].split()])
        _sing(loop, 3 * bar, melody)
        bar += len(chords.split())
    return loop.mixed(-23)


def _sing(loop: Loop, beat: float, melody: str) -> None:
    """Play the tune on a music box, each note a hair late or early, as hands would."""
    tokens = melody.replace("|", " ").split()
    for note, length in zip(tokens[::2], map(float, tokens[1::2]), strict=True):
        if note != "-":
            late = loop.rng.normal(0, 0.012)
            loud = 0.36 + 0.05 * loop.rng.standard_normal()
            loop.lay(beat + late, loud * kalimba(pitch(note) * 2, 1.5, 0.28), 0.15, 0.5)
            loop.lay(beat + late, 0.5 * loud * kalimba(pitch(note), 1.2, 0.3), -0.1, 0.3)
        beat += length


def _waltz(loop: Loop, beat: float, chord: list[float]) -> None:
    """One bar of oom-pah-pah: bass, two soft plucked chords, a brush."""
    loop.lay(beat, 0.5 * _bass(chord[0], 1.3), 0, 0.05)
    for offset in (1, 2):
        for i, p in enumerate(chord[1:]):
            strum = beat + offset + 0.03 * i
            loop.lay(strum, 0.16 * pluck(p, 0.9, loop.rng), 0.3 * (i - 1), 0.3)
        brush = fading(noise(0.09, 3000, 9000, loop.rng), 0.018, 0.006)
        loop.lay(beat + offset, (0.035, 0.022)[offset - 1] * brush, -0.25, 0.1)
    _pad(loop, beat, chord, 0.05)


def _circling(loop: Loop, beat: float, chord: list[float]) -> None:
    """One bar of six plucked notes that circle through the chord."""
    loop.lay(beat, 0.45 * _bass(chord[0], 1.5), 0, 0.05)
    low, middle, high = chord[1:]
    for i, p in enumerate((low, middle, high, 2 * low, high, middle)):
        loop.lay(beat + i / 2, 0.2 * pluck(2 * p, 1.1, loop.rng, 0.992), 0.4 * np.sin(i), 0.45)
    _pad(loop, beat, chord, 0.07)


def _drift(loop: Loop, beat: float, chord: list[float]) -> None:
    """One bar of almost nothing: a pad and a far bell."""
    _pad(loop, beat, chord, 0.11)
    at = beat + 3 * loop.rng.random()
    note = 4 * chord[1 + int(3 * loop.rng.random())]
    loop.lay(at, 0.07 * kalimba(note, 1.6, 0.4), loop.rng.uniform(-0.7, 0.7), 1.2)


def _bass(p: float, seconds: float) -> Wave:
    return fading(tone(p, seconds) + 0.25 * tone(2 * p, seconds), 0.35, 0.01)


def _pad(loop: Loop, beat: float, chord: list[float], loud: float) -> None:
    seconds = BAR * 1.5
    for i, p in enumerate(chord[1:]):
        drifting = p * (1 + 0.002 * np.sin(2 * np.pi * (0.4 + 0.1 * i) * moments(seconds)))
        voice = tone(drifting, seconds) + 0.35 * tone(2 * drifting, seconds)
        loop.lay(beat - 0.4, loud * swelling(voice, BAR * 0.6, BAR * 0.8), 0.35 * (i - 1), 0.6)
