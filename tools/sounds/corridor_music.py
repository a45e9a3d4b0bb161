"""The music of Evacuate!: *red corridor*, 76 beats a minute, C phrygian, four beats to the bar.

Drones, a heart below hearing, steps that do not rest, and between two chases a few bars in which
something drips.
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
from tools.sounds.synth import Wave, bell, fading, glide, moments, noise, pluck, swelling, tone

TEMPO = 76
BAR = 4 * 60 / TEMPO

WAKING = "- 2 C5 1 Db5 1|C5 3 - 1|- 2 Eb5 1 Db5 1|C5 2 G4 2|- 2 C5 1 Db5 1|F5 3 Eb5 1|Db5 4|C5 4"
FIRST_CHASE = (
    "G4 .5 G4 .5 Ab4 1 G4 2|Eb4 .5 F4 .5 G4 3|Ab4 .5 Ab4 .5 Bb4 1 Ab4 2|G4 3 - 1"
    "|C5 .5 C5 .5 Db5 1 C5 2|Ab4 .5 Bb4 .5 C5 3|Db5 1 C5 1 Bb4 1 Ab4 1|G4 4"
)
SECOND_CHASE = (
    "C5 .5 Db5 .5 Eb5 1 Db5 1 C5 1|Db5 2 Ab4 2|Bb4 .5 C5 .5 Db5 1 C5 1 Bb4 1|C5 3 - 1"
    "|Eb5 .5 F5 .5 G5 1 F5 1 Eb5 1|F5 2 Db5 2|Eb5 1 Db5 1 C5 1 Db5 1|C5 4"
)
VENTS = "G4 2 Ab4 2|F4 3 - 1|Eb4 2 F4 1 Ab4 1|G4 4|Ab4 2 C5 2|G4 3 Eb4 1|F4 2 Db4 2|C4 4"
VENTS_CHASE = (
    "C5 .5 G4 .5 C5 .5 G4 .5 Eb5 1 Db5 1|C5 2 G4 2|Bb4 .5 F4 .5 Bb4 .5 F4 .5 Db5 1 C5 1|Bb4 2 F4 2"
    "|Ab4 .5 Eb4 .5 Ab4 .5 C5 .5 Eb5 1 C5 1|Ab4 2 C5 2|Db5 1 F5 1 Eb5 1 Db5 1|C5 4"
)
AIRLOCK = (
    "C5 2 Ab4 1 F4 1|Ab4 3 - 1|G4 2 Eb4 1 G4 1|C5 3 - 1|F5 2 Db5 2|C5 2 Eb5 2|Db5 1 Bb4 1 F4 2|G4 4"
)
AIRLOCK_CHASE = (
    "G5 .5 F5 .5 Eb5 1 C5 2|Ab5 .5 G5 .5 F5 1 Db5 2|G5 .5 F5 .5 Eb5 1 C5 1 G4 1|F5 2 Db5 2"
    "|Ab4 .5 C5 .5 F5 1 C5 2|F5 1 Db5 1 Ab4 2|Bb4 1 Db5 1 F5 1 Eb5 1|C5 4"
)
SHADOW = "C5 4|Db5 3 C5 1|G4 4|F4 3 - 1|Eb4 2 Ab4 2|C5 3 Ab4 1|Db5 2 F4 2|G4 4"
SHADOW_END = (
    "Eb5 2 C5 2|F5 2 Db5 2|Eb5 1 C5 1 G4 2|C5 4|Eb5 2 Ab5 2|F5 2 Bb4 2|Db5 1 C5 1 Bb4 1 Db5 1|C5 4"
)
VENTS_CHORDS = "Cm Bbm Ab Cm Fm Cm Db Cm"
VENTS_CHASE_CHORDS = "Cm Cm Bbm Bbm Ab Ab Db Cm"
AIRLOCK_CHORDS = "Fm Fm Cm Cm Db Ab Bbm Cm"
AIRLOCK_CHASE_CHORDS = "Cm Db Cm Db Fm Db Bbm Cm"
SHADOW_CHORDS = "Cm Db Cm Bbm Ab Fm Db Cm"
SHADOW_END_CHORDS = "Ab Bbm Cm Cm Ab Bbm Db Cm"
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


def corridor(number: int) -> NDArray[np.float64]:
    """Return one of the four pieces, in stereo."""
    return played_through(TEMPO, 4, number, _pieces()[number - 1], _play_bar, _sing)


def _play_bar(section: Section, loop: Loop, beat: float, chord: str) -> None:
    notes = [pitch(note) for note in CHORDS[chord].split()]
    section.accompany(loop, beat, notes)
    _drone(loop, beat, notes[0])


def corridor_busy() -> NDArray[np.float64]:
    """Return what is laid over any piece while much is at stake: feet that do not stop."""
    loop = Loop(4 * LAYER_BARS, TEMPO, 11)
    for bar in range(LAYER_BARS):
        for step in range(8):
            foot = fading(noise(0.06, 900, 4200, loop.rng), 0.012, 0.002)
            loop.lay(4 * bar + step / 2, (0.2, 0.12)[step % 2] * foot, 0.3 * (-1) ** step, 0.25)
            if step in (3, 6):
                string = pluck(pitch("C3"), 0.5, loop.rng, 0.98)
                loop.lay(4 * bar + step / 2, 0.18 * string, -0.2, 0.2)
    return loop.mixed(LAYER)


def corridor_last() -> NDArray[np.float64]:
    """Return what is laid over any piece near the end: a fast heart, and metal that sings."""
    loop = Loop(4 * LAYER_BARS, TEMPO, 12)
    for bar in range(LAYER_BARS):
        for beat in range(4):
            loop.lay(4 * bar + beat, 0.6 * _heart(), 0, 0.05)
            loop.lay(4 * bar + beat + 0.4, 0.35 * _heart(), 0, 0.05)
        note = pitch(("C6", "Db6")[bar % 2])
        loop.lay(4 * bar + 2, 0.05 * bell(note, 2.0, 0.5, 0.9), (-1) ** bar * 0.6, 1.2)
    return loop.mixed(LAYER)


def _pieces() -> tuple[tuple[Section, ...], ...]:
    still = Section(STILL_CHORDS, "", _still)
    vents = Section(VENTS_CHORDS, VENTS, _waking)
    return (
        (
            Section(WAKING_CHORDS, WAKING, _waking), Section(FIRST_CHORDS, FIRST_CHASE, _chase),
            still, Section(SECOND_CHORDS, SECOND_CHASE, _chase), still,
        ),
        (still, vents, Section(VENTS_CHASE_CHORDS, VENTS_CHASE, _chase), still, vents),
        (
            Section(AIRLOCK_CHORDS, AIRLOCK, _waking), still,
            Section(AIRLOCK_CHASE_CHORDS, AIRLOCK_CHASE, _chase),
            Section(AIRLOCK_CHORDS, AIRLOCK, _chase), still,
        ),
        (
            still, Section(SHADOW_CHORDS, SHADOW, _still),
            Section(SHADOW_END_CHORDS, SHADOW_END, _waking),
            Section(SHADOW_CHORDS, SHADOW, _waking), still,
        ),
    )  # fmt: skip


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
