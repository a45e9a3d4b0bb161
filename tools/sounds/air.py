"""What sounds around the tables: the air of a place, sixteen seconds that end in their beginning.

Soft, and without anything that asks to be noticed: it goes round below everything else.
"""

from __future__ import annotations

import numpy as np

from tools.sounds.loop import Loop, pitch
from tools.sounds.synth import Wave, bell, fading, glide, noise, softened, swelling, tone

SECONDS = 16
GRAIN = 4.0
LOUDNESS = -25.3


def air_orbit() -> Wave:
    """Return the station of Space Escape: its breath, its hum, and a lamp that blinks far away."""
    loop = _wind(90, 420)
    for second in range(0, SECONDS, 2):
        for note, loud in (("F2", 0.5), ("C3", 0.3), ("F3", 0.16)):
            loop.lay(second, 0.9 * loud * swelling(tone(pitch(note), GRAIN), 2, 2), 0, 0)
    for second, note in ((3, "C6"), (3.4, "F6"), (11.2, "A5"), (11.6, "C6")):
        loop.lay(second, 0.22 * bell(pitch(note), 1.4, 0.2, 0.3), 0, 0.9)
    return _around(loop)


def air_corridor() -> Wave:
    """Return the station of Evacuate!: a low draught, water that drips, metal that gives way."""
    loop = _wind(40, 240)
    for second, height in ((1.3, 1250), (5.1, 1410), (5.45, 1390), (9.8, 1230), (13.9, 1330)):
        drop = tone(glide(height, height * 1.5, 0.09), 0.09)
        loop.lay(second, 0.5 * fading(drop, 0.018, 0.003), 0, 0.9)
    for second, low in ((7.2, 96), (12.1, 71)):
        groan = tone(glide(low, low * 0.86, 2.2), 2.2)
        groan = groan + 0.4 * tone(glide(3 * low, 2.6 * low, 2.2), 2.2)
        loop.lay(second, 0.7 * swelling(groan, 0.9, 1.2), 0, 0.7)
    return _around(loop)


def air_city() -> Wave:
    """Return the night of Escape Plan: streets far below, a passing car, a boat on the river."""
    loop = _wind(70, 520)
    for second, length in ((2.0, 4.5), (9.0, 5.5)):
        tyres = softened(noise(length, 250, 900, loop.rng), 1100)
        loop.lay(second, 0.9 * swelling(tyres, length * 0.45, length * 0.5), 0, 0.3)
    for note in ("D3", "A3"):
        loop.lay(6.2, 0.34 * swelling(tone(pitch(note), 1.9), 0.3, 0.8), 0, 0.9)
    return _around(loop)


def _wind(low: float, high: float) -> Loop:
    """Return a circle of moving air between two pitches; its beats are seconds."""
    loop = Loop(SECONDS, 60)
    for second in range(0, SECONDS, 2):
        grain = swelling(noise(GRAIN, low, high, loop.rng), 2, 2)
        loop.lay(second, (0.8 + 0.2 * loop.rng.random()) * grain, 0, 0.1)
    return loop


def _around(loop: Loop) -> Wave:
    """Return the circle for one channel: air has no sides, and half the size."""
    return np.asarray(loop.mixed(LOUDNESS).mean(axis=1))
