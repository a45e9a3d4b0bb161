"""The music of Escape Plan: *night jazz*, 92 beats a minute, D dorian, four beats to the bar.

A bass that walks home late, brushes, electric keys that answer, and a muted horn over wet streets.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from tools.sounds.loop import (
    LAYER,
    LAYER_BARS,
    MUSIC,
    QUIET_BARS,
    Loop,
    Section,
    bars_in,
    pitch,
)
from tools.sounds.synth import (
    Wave,
    bell,
    fading,
    glide,
    gut,
    moments,
    noise,
    softened,
    swelling,
    tone,
)

TEMPO = 92
BEAT = 60 / TEMPO
SWING = 0.64
"""Where the second half of a beat falls."""

THEME = (
    "- 1 A4 .5 C5 .5 D5 2|- .5 E5 .5 D5 .5 C5 .5 A4 2|- 1 A4 .5 C5 .5 E5 1.5 D5 .5|B4 3 - 1"
    "|- 1 G4 .5 A4 .5 C5 2|- .5 D5 .5 C5 .5 A4 .5 G4 2|F4 1 A4 .5 C5 .5 E5 1 Db5 1|D5 3 - 1"
)
ANSWER = (
    "- .5 D5 .5 F5 1 E5 .5 D5 .5 C5 1|A4 3 - 1|- .5 D5 .5 F5 1 G5 .5 F5 .5 E5 1|D5 2 B4 2"
    "|C5 1.5 A4 .5 G4 1 E4 1|F4 .5 G4 .5 A4 1 C5 2|Bb4 1 A4 .5 G4 .5 F4 1 E4 1|D4 3 - 1"
)
UNDERGROUND = "G4 3 A4 1|B4 4|A4 3 G4 1|E4 4|A4 2 C5 2|E5 3 D5 1|D5 1 Db5 1 C5 1 B4 1|Bb4 2 A4 2"
ROOFS = (
    "D4 .5 F4 .5 A4 1 C5 1 A4 1|G4 1.5 F4 .5 D4 2|D4 .5 F4 .5 B4 1 A4 1 G4 1|F4 1 G4 1 A4 2"
    "|C5 1 A4 .5 C5 .5 D5 2|E5 1 C5 1 A4 2|G4 1 E4 .5 G4 .5 C5 1 B4 1|A4 1 G4 1 D4 2"
)
CHIMNEYS = (
    "A4 1 C5 1 F5 1 E5 1|E5 1.5 D5 .5 C5 2|D5 1 F5 .5 E5 .5 D5 1 A4 1|C5 3 - 1"
    "|A4 1 C5 1 F5 1 G5 1|G5 1 E5 1 C5 2|E5 1 Db5 .5 E5 .5 G5 1 E5 1|D5 3 - 1"
)
TRAM = (
    "E5 2 D5 1 C5 1|B4 3 G4 1|A4 2 C5 2|G4 3 - 1"
    "|E5 2 G5 1 E5 1|D5 3 B4 1|D5 1 F5 1 E5 1 D5 1|Db5 3 - 1"
)
DEPOT = (
    "A4 2 D5 2|B4 3 D5 1|G4 2 B4 2|C5 3 - 1"
    "|F5 1.5 E5 .5 C5 2|D5 1 C5 1 A4 2|G4 1 Bb4 1 Db5 1 E5 1|D5 3 - 1"
)
CHASE = (
    "D5 .5 D5 .5 F5 1 D5 .5 C5 .5 A4 1|C5 .5 C5 .5 E5 1 C5 1 G4 1|D5 .5 D5 .5 F5 1 A5 1 F5 1"
    "|E5 2 C5 2|A5 1 G5 .5 F5 .5 C5 2|G5 1 E5 .5 D5 .5 C5 2"
    "|Bb4 .5 Db5 .5 E5 1 G5 1 E5 1|Db5 1 E5 1 A4 2"
)
BRIDGE = (
    "B4 1 D5 1 F5 1 D5 1|E5 2 D5 1 B4 1|A4 1 D5 1 F5 1.5 E5 .5|D5 3 - 1"
    "|C5 1 E5 1 G5 1 E5 1|D5 1 C5 1 A4 2|B4 .5 C5 .5 D5 1 F5 2|E5 1 Db5 1 A4 2"
)
ROOFS_CHORDS = "Dm Dm G G Dm Am C G"
CHIMNEYS_CHORDS = "F C Dm Am F C A7 Dm"
TRAM_CHORDS = "Am Em F C Am Em Dm A+"
DEPOT_CHORDS = "Dm G Em Am F Dm A7 Dm"
CHASE_CHORDS = "Dm C Dm C F C A7 A7"
BRIDGE_CHORDS = "G G Dm Dm Am Am G A7"
THEME_CHORDS = "Dm G Dm G Am Dm A7 Dm"
ANSWER_CHORDS = "Dm Am Dm G F Dm A7 Dm"
UNDERGROUND_CHORDS = "Em Em Am Am F C Em A+"
VAMP_CHORDS = "Dm G Dm G"
RAIN_CHORDS = "Dm C F A7 Dm G Em A+"

CHORDS = {
    "Dm": "D2 F3 C4 E4",
    "G": "G1 F3 B3 E4",
    "Am": "A1 G3 C4 E4",
    "Em": "E2 G3 B3 D4",
    "A7": "A1 G3 Bb3 Db4",
    "A+": "A1 G3 Db4 F4",
    "C": "C2 E3 B3 D4",
    "F": "F2 A3 E4 G4",
}


Lead = Callable[[Loop, float, float], Wave]
"""Plays a note of a tune: its pitch, and for how many seconds."""


def city(number: int) -> NDArray[np.float64]:
    """Return one of the four pieces, in stereo."""
    sections, lead = _pieces()[number - 1]
    before, after = QUIET_BARS
    loop = Loop(4 * (before + bars_in(sections) + after), TEMPO, number)
    bar, walk = before, list[tuple[int, float, bool]]()
    for section in sections:
        chords = section.chords.split()
        for offset, chord in enumerate(chords):
            notes = [pitch(note) for note in CHORDS[chord].split()]
            section.accompany(loop, 4 * (bar + offset), notes)
            walk.append((4 * (bar + offset), notes[0], section.accompany is not _raining))
        _sing(loop, 4 * bar, section.melody, lead)
        bar += len(chords)
    for (beat, root, walks), (_, following, _) in pairwise([*walk, walk[-1]]):
        _walk(loop, beat, root, following, walks=walks)
    return loop.mixed(MUSIC)


def city_busy() -> NDArray[np.float64]:
    """Return what is laid over any piece while much is at stake: a cymbal, and a damped string."""
    loop = Loop(4 * LAYER_BARS, TEMPO, 11)
    for bar in range(LAYER_BARS):
        for step in range(8):
            at = 4 * bar + _swung(step / 2)
            ride = fading(noise(0.1, 6500, 11000, loop.rng), 0.02, 0.001)
            loop.lay(at, (0.06, 0.035)[step % 2] * ride, 0.35, 0.15)
            note = pitch(("D3", "D3", "A3", "D3", "D3", "C4", "A3", "D3")[(step + 3 * bar) % 8])
            loop.lay(at, 0.12 * gut(note, 0.25, loop.rng, 0.97), -0.3, 0.2)
    return loop.mixed(LAYER)


def city_last() -> NDArray[np.float64]:
    """Return what is laid over any piece near the end: a drum far off, and a siren that bends."""
    loop = Loop(4 * LAYER_BARS, TEMPO, 12)
    for bar in range(LAYER_BARS):
        for beat in range(4):
            drum = fading(tone(glide(92, 62, 0.3), 0.3), 0.07, 0.003)
            loop.lay(4 * bar + beat, (0.5, 0.25, 0.4, 0.25)[beat] * drum, 0, 0.3)
        if bar % 2:
            siren = tone(glide(pitch("D5"), pitch("A5"), 4 * BEAT, 1.4), 4 * BEAT)
            loop.lay(4 * bar, 0.012 * swelling(siren, 2 * BEAT, 2 * BEAT), 0.6, 1.5)
    return loop.mixed(LAYER)


def _pieces() -> tuple[tuple[tuple[Section, ...], Lead], ...]:
    vamp = Section(VAMP_CHORDS, "", _swinging)
    rain = Section(RAIN_CHORDS, "", _raining)
    chase = Section(CHASE_CHORDS, CHASE, _swinging)
    return (
        (
            (
                vamp, Section(THEME_CHORDS, THEME, _swinging),
                Section(ANSWER_CHORDS, ANSWER, _swinging),
                Section(UNDERGROUND_CHORDS, UNDERGROUND, _creeping), rain,
            ),
            _horn,
        ),
        (
            (
                vamp, Section(ROOFS_CHORDS, ROOFS, _swinging),
                Section(CHIMNEYS_CHORDS, CHIMNEYS, _swinging), rain,
                Section(ROOFS_CHORDS, ROOFS, _creeping),
            ),
            _guitar,
        ),
        (
            (
                rain, Section(TRAM_CHORDS, TRAM, _creeping),
                Section(DEPOT_CHORDS, DEPOT, _swinging), Section(TRAM_CHORDS, TRAM, _raining),
                Section(VAMP_CHORDS, "", _creeping),
            ),
            _glass,
        ),
        ((vamp, chase, Section(BRIDGE_CHORDS, BRIDGE, _swinging), chase, rain), _horn),
    )  # fmt: skip


def _swung(beat: float) -> float:
    """Return when a beat is played: halves come late."""
    whole, half = divmod(beat, 1)
    return whole + (SWING if half == 0.5 else half)


def _sing(loop: Loop, beat: float, melody: str, lead: Lead) -> None:
    """Play the tune on one instrument, a little behind the beat."""
    tokens = melody.replace("|", " ").split()
    for note, length in zip(tokens[::2], map(float, tokens[1::2]), strict=True):
        if note != "-":
            start, end = _swung(beat), _swung(beat + length)
            late = 0.03 + loop.rng.normal(0, 0.012)
            loud = 0.095 + 0.01 * loop.rng.standard_normal()
            seconds = (end - start) * BEAT * 0.95 + 0.08
            loop.lay(start + late, loud * lead(loop, pitch(note), seconds), 0.12, 0.7)
        beat += length


def _guitar(loop: Loop, p: float, seconds: float) -> Wave:
    """Return a note of a guitar with a round tone."""
    string = softened(gut(p, max(0.6, seconds), loop.rng, 0.997), 2600)
    return 3.2 * string + 0.6 * fading(tone(p, max(0.6, seconds)), 0.25, 0.006)


def _glass(_loop: Loop, p: float, seconds: float) -> Wave:
    """Return a note of bars of glass, which ring on."""
    return 2.4 * bell(p, max(1.4, seconds), 0.4, 0.5)


def _horn(_loop: Loop, p: float, seconds: float) -> Wave:
    """Return a note of a muted horn: it slides in, and begins to sway once it is held."""
    t = moments(seconds)
    sway = 1 + 0.006 * np.clip((t - 0.3) / 0.3, 0, 1) * np.sin(2 * np.pi * 5.2 * t)
    line = p * sway * (1 - 0.025 * 0.5 ** (t / 0.025))
    mute = (1.0, 0.75, 0.7, 0.5, 0.28, 0.14, 0.07)
    voice = sum(
        (loud * tone(line * (k + 1), seconds) for k, loud in enumerate(mute)),
        start=np.zeros(len(t)),
    )
    return swelling(softened(voice, 2200), 0.05, min(0.16, seconds * 0.4))


def _walk(loop: Loop, beat: float, root: float, following: float, *, walks: bool) -> None:
    """Lead the bass to the next root in four steps, the last a half tone beside it."""
    if not walks:
        loop.lay(beat, 0.55 * _string(loop, root, 2.8), 0, 0.08)
        return
    near = following * 2 ** (1 / 12) if following < root else following * 2 ** (-1 / 12)
    for step, p in enumerate((root, 1.5 * root, root * 2 ** (10 / 12), near)):
        early = loop.rng.normal(0, 0.008)
        accent = 0.62 if step % 2 == 0 else 0.52
        loop.lay(beat + step + early, accent * _string(loop, p, 0.75), 0, 0.06)
    if loop.rng.random() < 0.3:
        loop.lay(beat + 1 + SWING, 0.3 * _string(loop, root, 0.3), 0, 0.05)


def _string(loop: Loop, p: float, seconds: float) -> Wave:
    """Return a plucked string of a double bass."""
    wood = softened(gut(p, seconds, loop.rng, 0.995), 900)
    body = fading(tone(p, seconds) + 0.35 * tone(2 * p, seconds), 0.22, 0.008)
    return 0.8 * wood + 0.5 * body


def _swinging(loop: Loop, beat: float, chord: list[float]) -> None:
    """One bar of brushes, and keys that answer off the beat."""
    _brushes(loop, beat, 1.0)
    hits = ((SWING, 0.5), (2 + SWING, 1.3)) if loop.rng.random() < 0.5 else ((1.0, 1.6),)
    for at, seconds in hits:
        _keys(loop, beat + at, chord, seconds, 0.075)


def _brushes(loop: Loop, beat: float, loud: float) -> None:
    """One bar of two brushes on a drum and a far cymbal that swings."""
    for at in (0.0, 2.0):
        sweep = swelling(noise(1.3 * BEAT, 1800, 6500, loop.rng), 0.4 * BEAT, 0.6 * BEAT)
        loop.lay(beat + at, 0.018 * loud * sweep, -0.25, 0.1)
    for at in (1.0, 3.0):
        tap = fading(noise(0.12, 1400, 6000, loop.rng), 0.022, 0.002)
        loop.lay(beat + at, 0.07 * loud * tap, -0.2, 0.25)
    for at in (0.0, 1.0, 1 + SWING, 2.0, 3.0, 3 + SWING):
        ride = fading(noise(0.14, 5500, 10500, loop.rng), 0.03, 0.001)
        loop.lay(beat + at, 0.02 * loud * ride, 0.35, 0.2)


def _creeping(loop: Loop, beat: float, chord: list[float]) -> None:
    """One bar under the street: fingers snap on two and four, keys hold, bars of glass climb."""
    for at in (1.0, 3.0):
        snap = fading(noise(0.06, 1600, 3600, loop.rng), 0.008, 0.0005)
        loop.lay(beat + at, 0.09 * snap, 0.25, 0.8)
    for i, p in enumerate((*chord[1:], 2 * chord[1])):
        at = beat + 2 + _swung(i / 2)
        loop.lay(at, 0.06 * bell(2 * p, 1.2, 0.25, 0.4), 0.5 - 0.3 * i, 0.7)
    _keys(loop, beat, chord, 3.6, 0.07)


def _raining(loop: Loop, beat: float, chord: list[float]) -> None:
    """One bar of almost nothing: rain, keys that are held, a lamp that hums."""
    _keys(loop, beat, chord, 4.2, 0.11)
    rain = swelling(noise(4.6 * BEAT, 2500, 7000, loop.rng), 0.8 * BEAT, 0.8 * BEAT)
    loop.lay(beat - 0.4, 0.012 * rain, loop.rng.uniform(-0.3, 0.3), 0.3)
    for _ in range(3):
        start = 1300 + 900 * loop.rng.random()
        drop = fading(tone(glide(start, start * 1.3, 0.05), 0.05), 0.012)
        loop.lay(beat + 4 * loop.rng.random(), 0.05 * drop, loop.rng.uniform(-0.8, 0.8), 1.2)
    note = 2 * chord[1 + int(3 * loop.rng.random())]
    loop.lay(beat + _swung(1.5), 0.13 * bell(note, 1.8, 0.35, 0.4), 0.3, 0.9)


def _keys(loop: Loop, beat: float, chord: list[float], beats: float, loud: float) -> None:
    """Play the chord on electric keys: a soft strike, and a slow tremble from side to side."""
    seconds = beats * BEAT + 0.15
    t = moments(seconds)
    for i, p in enumerate(chord[1:]):
        strike = 0.9 * 0.5 ** (t / 0.12) * np.sin(2 * np.pi * p * t)
        tine = 0.12 * 0.5 ** (t / 0.05) * np.sin(2 * np.pi * p * 7 * t)
        voice = fading(np.sin(2 * np.pi * p * t + strike) + tine, 0.8, 0.004)
        voice = swelling(voice, 0.003, min(0.2, seconds * 0.4))
        tremble = 1 + 0.15 * np.sin(2 * np.pi * 4.1 * t)
        loop.lay(beat + 0.012 * i, loud * voice * tremble, -0.35, 0.35)
