"""The station's music: *toy orbit*, 104 beats a minute, F lydian, three beats to the bar.

Four pieces with quiet bars in them, and two layers that go round over any of them.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tools.sounds.loop import (
    LAYER,
    LAYER_BARS,
    Loop,
    Section,
    pitch,
    played_through,
)
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
WALK_A = "C5 2 E5 1|E5 1 D5 1 C5 1|A4 3|B4 2 D5 1|C5 2 A4 1|G4 1 A4 1 B4 1|D5 2 C5 1|G4 3"
WALK_B = (
    "F5 1 E5 1 D5 1|C5 2 A4 1|A4 1 C5 1 F5 1|E5 1 D5 2|F5 1 E5 1 D5 1|E5 2 C5 1|B4 1 D5 1 G5 1|E5 3"
)
WALK_CHORDS = "F Am Dm G F Em Dm C"
WALK_B_CHORDS = "Dm Am F G Dm Am G/F C"
CRICKET_A = (
    "F5 .5 E5 .5 C5 1 A4 1|F5 .5 E5 .5 C5 2|G5 .5 F5 .5 D5 1 B4 1|G5 .5 F5 .5 D5 2"
    "|E5 1 C5 1 A4 1|E5 1 G5 1 A5 1|G5 .5 A5 .5 G5 1 D5 1|E5 3"
)
CRICKET_B = (
    "D5 1 F5 1 A5 1|G5 2 D5 1|E5 1 G5 1 E5 1|C5 3|D5 1 E5 1 F5 1|B4 1 D5 1 B4 1|C5 1 B4 1 A4 1|A4 3"
)
CRICKET_CHORDS = "F F G/F G/F Am Am G C"
CRICKET_B_CHORDS = "Dm G C F Dm G Am Am"
NIGHT_A = "A5 3|G5 2 E5 1|F5 3|E5 2 D5 1|C5 3|D5 2 B4 1|C5 1 E5 1 A5 1|G5 3"
NIGHT_B = "E5 2 C5 1|B4 3|A4 2 C5 1|G4 3|F4 1 A4 1 D5 1|C5 2 A4 1|B4 2 D5 1|C5 3"
NIGHT_CHORDS = "F Em Dm Em F G/F Am G"
NIGHT_B_CHORDS = "Am Em F C Dm Am G/F F"

CHORDS = {
    "F": "F2 A3 C4 E4",
    "G/F": "F2 G3 B3 D4",
    "G": "G2 B3 D4 G4",
    "Em": "E2 G3 B3 D4",
    "Dm": "D2 F3 A3 C4",
    "Am": "A2 G3 C4 E4",
    "C": "C2 G3 C4 E4",
}


def orbit(number: int) -> NDArray[np.float64]:
    """Return one of the four pieces, in stereo."""
    return played_through(TEMPO, 3, number, _pieces()[number - 1], _play_bar, _sing)


def _play_bar(section: Section, loop: Loop, beat: float, chord: str) -> None:
    section.accompany(loop, beat, _chord(chord))


def orbit_busy() -> NDArray[np.float64]:
    """Return what is laid over any piece while much is at stake: small wheels that tick."""
    loop = Loop(3 * LAYER_BARS, TEMPO, 11)
    for bar in range(LAYER_BARS):
        for step in range(6):
            tick = fading(noise(0.05, 5000, 11000, loop.rng), 0.008, 0.001)
            loop.lay(3 * bar + step / 2, (0.09, 0.045)[step % 2] * tick, 0.4 * (-1) ** step, 0.2)
            note = pitch(("F5", "C5", "F5", "G5", "C5", "G5")[(step + bar) % 6])
            loop.lay(3 * bar + step / 2, 0.1 * pluck(note, 0.5, loop.rng, 0.985), 0.3, 0.35)
    return loop.mixed(LAYER)


def orbit_last() -> NDArray[np.float64]:
    """Return what is laid over any piece near the end: a low step, and a lamp that blinks."""
    loop = Loop(3 * LAYER_BARS, TEMPO, 12)
    for bar in range(LAYER_BARS):
        for beat in range(3):
            loop.lay(3 * bar + beat, (0.5, 0.3, 0.3)[beat] * _bass(pitch("F2"), 0.5), 0, 0.05)
        blink = kalimba(pitch("F6"), 1.2, 0.2)
        loop.lay(3 * bar + 1.5, (0.09, 0.06)[bar % 2] * blink, (-1) ** bar * 0.5, 0.9)
    return loop.mixed(LAYER)


def _pieces() -> tuple[tuple[Section, ...], ...]:
    quiet = Section(QUIET_CHORDS, "", _drift)
    second = Section(SECOND_CHORDS, SECOND_A, _circling)
    walk = Section(WALK_CHORDS, WALK_A, _circling)
    cricket = Section(CRICKET_CHORDS, CRICKET_A, _waltz)
    night = Section(NIGHT_CHORDS, NIGHT_A, _drift)
    return (
        (
            Section(FIRST_CHORDS, FIRST_A, _waltz), Section(FIRST_B_CHORDS, FIRST_B, _waltz),
            Section(FIRST_END_CHORDS, FIRST_END, _waltz), quiet, second,
            Section(SECOND_B_CHORDS, SECOND_B, _circling), second, quiet,
        ),
        (
            quiet, walk, Section(WALK_B_CHORDS, WALK_B, _circling), quiet,
            Section(WALK_CHORDS, WALK_A, _waltz), Section(WALK_B_CHORDS, WALK_B, _waltz), walk,
            quiet,
        ),
        (
            cricket, cricket, Section(CRICKET_B_CHORDS, CRICKET_B, _circling), cricket, quiet,
            Section(CRICKET_B_CHORDS, CRICKET_B, _waltz), cricket, quiet,
        ),
        (
            quiet, night, Section(NIGHT_B_CHORDS, NIGHT_B, _circling), quiet,
            Section(NIGHT_CHORDS, NIGHT_A, _circling), Section(NIGHT_B_CHORDS, NIGHT_B, _waltz),
            night, quiet,
        ),
    )  # fmt: skip


def _chord(name: str) -> list[float]:
    return [pitch(note) for note in CHORDS[name].split()]


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
