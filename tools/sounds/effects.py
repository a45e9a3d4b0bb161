"""One function per sound of the window and of Space Escape; the names are those that are played.

Tones keep to F lydian, the key of the station's music, so that a hop never jars with it. The
sounds of Evacuate! stand in `alarms.py`, those of Escape Plan in `streets.py` and `loot.py`.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from tools.sounds import alarms, loot, streets
from tools.sounds.synth import (
    Wave,
    bell,
    closed,
    echoed,
    fading,
    glide,
    kalimba,
    laid,
    levelled,
    moments,
    noise,
    softened,
    swelling,
    swept_noise,
    tone,
)

F4, G4, A4, B4, C5, D5, E5 = 349.23, 392.0, 440.0, 493.88, 523.25, 587.33, 659.26
F5, G5, A5, B5, C6, E6, F6 = 698.46, 783.99, 880.0, 987.77, 1046.5, 1318.51, 1396.91

INTERFACE, PIECE, EVENT, ENDING = -23.0, -18.5, -16.0, -15.0


def effects() -> dict[str, Wave]:
    """Return every sound by name, each at the loudness of its kind."""
    recipes = RECIPES | alarms.RECIPES | streets.RECIPES | loot.RECIPES | LATER
    return {
        name: levelled(recipe(np.random.default_rng(seed)), loudness)
        for seed, (name, (loudness, recipe)) in enumerate(recipes.items())
    }


def press(_rng: np.random.Generator) -> Wave:
    """A confirmed button: two tones, gone at once."""
    return fading(tone(660, 0.12) + 0.6 * tone(990, 0.12), 0.014)


def cancel(_rng: np.random.Generator) -> Wave:
    """A step back: the same, falling."""
    return fading(tone(glide(660, 440, 0.15), 0.15), 0.022)


def redo(_rng: np.random.Generator) -> Wave:
    """A step on again: the same, rising."""
    return fading(tone(glide(440, 660, 0.15), 0.15), 0.022)


def tick(rng: np.random.Generator) -> Wave:
    """Something else is pointed at: a grain of noise."""
    return laid((0.02, fading(noise(0.04, 2200, 4200, rng), 0.003, 0.0005)))


def illegal(rng: np.random.Generator) -> Wave:
    """A knock on wood: no, and no harm done."""
    knock = fading(tone(glide(205, 172, 0.16), 0.16), 0.022, 0.001)
    return laid((0, knock), (0, 0.5 * fading(noise(0.03, 200, 900, rng), 0.006, 0.001)))


def card_draw(rng: np.random.Generator) -> Wave:
    """Paper that slides off a deck."""
    slide = swept_noise(glide(2000, 6000, 0.13), 0.13, 0.35, rng)
    return swelling(slide, 0.05, 0.06)


def card_flip(rng: np.random.Generator) -> Wave:
    """A card that turns over: two flaps."""
    first = fading(noise(0.05, 900, 4200, rng), 0.009, 0.001)
    second = fading(noise(0.09, 500, 2600, rng), 0.014, 0.001)
    return laid((0, 0.7 * first), (0.035, second))


def shuffle(rng: np.random.Generator) -> Wave:
    """A riffle: fourteen flaps, ever closer together."""
    flaps, at = [], 0.0
    for i in range(14):
        flap = fading(noise(0.03, 1200, 4200 + 150 * i, rng), 0.006, 0.001)
        flaps.append((at, flap * (0.55 + 0.45 * np.sin(np.pi * (i + 1) / 15))))
        at += 0.075 - 0.0042 * i
    square = fading(noise(0.08, 300, 1800, rng), 0.015, 0.001)
    return laid(*flaps, (at + 0.05, 0.9 * square))


def your_turn(_rng: np.random.Generator) -> Wave:
    """Two notes that call the next player."""
    return laid((0, kalimba(C5, 0.5, 0.1)), (0.15, kalimba(G5, 0.7, 0.16)))


def city_turn(_rng: np.random.Generator) -> Wave:
    """The same in D dorian, on keys under a street lamp."""
    return laid((0, bell(293.66, 0.6, 0.14, 0.6)), (0.18, bell(A4, 0.8, 0.2, 0.6)))


def corridor_turn(_rng: np.random.Generator) -> Wave:
    """The same in C phrygian: the half tone that the corridor hums."""
    return laid((0, bell(554.37, 0.5, 0.12, 1.0)), (0.16, bell(C5, 0.8, 0.2, 1.0)))


def reveal(rng: np.random.Generator) -> Wave:
    """What cannot be taken back: a low bell, and air that rises."""
    air = swelling(swept_noise(glide(500, 2400, 0.4), 0.4, 0.4, rng), 0.22, 0.16)
    return laid((0, bell(196, 0.9, 0.2, 0.7)), (0.03, 0.1 * air))


def curtain_down(rng: np.random.Generator) -> Wave:
    """Heavy cloth that falls."""
    cloth = softened(swept_noise(glide(1500, 240, 0.5), 0.5, 0.6, rng), 1400)
    thud = fading(tone(glide(90, 60, 0.2), 0.2), 0.04, 0.004)
    return laid((0, swelling(cloth, 0.1, 0.22)), (0.34, 0.6 * thud))


def curtain_up(rng: np.random.Generator) -> Wave:
    """Heavy cloth that is drawn up."""
    cloth = softened(swept_noise(glide(260, 1700, 0.5), 0.5, 0.6, rng), 1700)
    return swelling(cloth, 0.16, 0.26)


def hop(base: float) -> Callable[[np.random.Generator], Wave]:
    """Make the hop of one step; later steps of a path start higher."""

    def recipe(rng: np.random.Generator) -> Wave:
        rise = fading(tone(glide(base, base * 1.5, 0.09, 0.7), 0.09), 0.045)
        thump = fading(tone(glide(170, 110, 0.09), 0.09), 0.02, 0.001)
        pat = fading(noise(0.03, 700, 2200, rng), 0.005, 0.001)
        return laid((0, 0.8 * rise), (0.085, 0.9 * thump), (0.085, 0.25 * pat))

    return recipe


def ladder(rng: np.random.Generator) -> Wave:
    """Rungs that are climbed: an arpeggio with little knocks."""
    notes = (F4, A4, C5, E5, G5, C6)
    steps = [(0.075 * i, kalimba(pitch, 0.35, 0.09)) for i, pitch in enumerate(notes)]
    knocks = [
        (0.075 * i, 0.3 * fading(noise(0.03, 500, 1800, rng), 0.006, 0.001)) for i in range(6)
    ]
    return laid(*steps, *knocks)


def shaft(rng: np.random.Generator) -> Wave:
    """A slide down a pipe: a falling whistle, air, and a hollow end."""
    fall = glide(1150, 260, 0.55, 1.2)
    wobble = 1 + 0.02 * np.sin(2 * np.pi * 11 * moments(0.55))
    whistle = swelling(tone(fall * wobble, 0.55), 0.04, 0.15)
    air = swelling(swept_noise(fall * 2.2, 0.55, 0.4, rng), 0.1, 0.2)
    return laid((0, 0.8 * whistle), (0, 0.22 * air), (0.52, fading(tone(130, 0.2), 0.03)))


def snake(rng: np.random.Generator) -> Wave:
    """A hiss that slithers."""
    t = moments(0.5)
    hiss = swept_noise(glide(4200, 6400, 0.5), 0.5, 0.45, rng)
    slither = 0.65 + 0.35 * np.sin(2 * np.pi * (9 + 10 * t) * t)
    return swelling(hiss * slither, 0.06, 0.22)


def bite(rng: np.random.Generator) -> Wave:
    """A snap and a muted stab of brass."""
    stab = np.zeros(round(0.42 * 44100))
    for pitch in (185.0, 196.0, 277.18):
        overtones = (
            tone(pitch * k, 0.42) * 0.5 ** (moments(0.42) * k / 0.12) / k for k in range(1, 10)
        )
        stab += sum(overtones, start=np.zeros_like(stab))
    snap = fading(noise(0.05, 1500, 6000, rng), 0.006, 0.0005)
    return laid((0, 0.8 * snap), (0.045, 0.6 * snap), (0.05, 0.55 * fading(stab, 0.09, 0.008)))


def boost(_rng: np.random.Generator) -> Wave:
    """A leg up: a spring, then a bright note."""
    t = moments(0.22)
    spring = tone(glide(200, 620, 0.22, 0.8) * (1 + 0.06 * np.sin(2 * np.pi * 24 * t)), 0.22)
    return laid((0, 0.8 * swelling(spring, 0.02, 0.08)), (0.19, kalimba(A5, 0.45, 0.1)))


def item(_rng: np.random.Generator) -> Wave:
    """Something found: a pair of bells."""
    return laid((0, bell(C6, 0.7, 0.14)), (0.11, bell(F6, 0.9, 0.2)))


def pod(_rng: np.random.Generator) -> Wave:
    """A rat in the pod: a chord that opens like a hatch."""
    chord = [
        (0.05 * i, swelling(tone(p, 1.3) + 0.3 * tone(2 * p, 1.3), 0.18, 0.8))
        for i, p in enumerate((F4, A4, C5, E5))
    ]
    return laid(*chord, (0.25, 0.9 * bell(C6, 0.9, 0.2)), (0.37, 0.9 * bell(F6, 1.1, 0.25)))


def lost_in_space(rng: np.random.Generator) -> Wave:
    """Something drifts away: a thin falling tone that echoes into nothing."""
    t = moments(1.2)
    drift = glide(B5, 165, 1.2, 1.4) * (1 + 0.015 * np.sin(2 * np.pi * 5.5 * t))
    voice = swelling(tone(drift, 1.2), 0.05, 0.6)
    wind = swelling(swept_noise(glide(2600, 500, 1.2), 1.2, 0.5, rng), 0.2, 0.7)
    return closed(echoed(softened(0.9 * voice + 0.2 * wind, 3000), 0.22, 0.5, 4), 0.1)


def win(_rng: np.random.Generator) -> Wave:
    """Five notes up, and home."""
    return _ending((C5, F5, G5, B5, C6), 0.17, (F4, A4, C5, E5), 1.6)


def lose(_rng: np.random.Generator) -> Wave:
    """The same phrase in minor, slower and falling."""
    minor = (C5, B4 * 2 ** (-1 / 12), A4 * 2 ** (-1 / 12), G4, F4)
    return _ending(minor, 0.32, (F4 / 2, A4 / 2 * 2 ** (-1 / 12), C5 / 2), 1.9)


def _ending(melody: tuple[float, ...], gap: float, chord: tuple[float, ...], hold: float) -> Wave:
    notes = [
        (gap * i, kalimba(p, 0.9, 0.2) + 0.3 * bell(p, 0.9, 0.15)) for i, p in enumerate(melody)
    ]
    at = gap * (len(melody) - 1)
    pads = [
        (at, 0.4 * swelling(tone(p, hold) + 0.3 * tone(2 * p, hold), 0.12, hold * 0.7))
        for p in chord
    ]
    return laid(*notes, *pads)


RECIPES: dict[str, tuple[float, Callable[[np.random.Generator], Wave]]] = {
    "press": (INTERFACE, press),
    "cancel": (INTERFACE, cancel),
    "illegal": (INTERFACE, illegal),
    "card_draw": (INTERFACE, card_draw),
    "card_flip": (INTERFACE, card_flip),
    "shuffle": (INTERFACE, shuffle),
    "your_turn": (PIECE, your_turn),
    "hop_1": (PIECE - 2, hop(F4)),
    "hop_2": (PIECE - 2, hop(G4)),
    "hop_3": (PIECE - 2, hop(A4)),
    "hop_4": (PIECE - 2, hop(B4)),
    "ladder": (PIECE, ladder),
    "shaft": (PIECE, shaft),
    "snake": (PIECE - 4, snake),
    "bite": (EVENT, bite),
    "boost": (PIECE, boost),
    "item": (PIECE - 1, item),
    "pod": (EVENT, pod),
    "lost_in_space": (EVENT, lost_in_space),
    "win": (ENDING, win),
    "lose": (ENDING, lose),
}

LATER: dict[str, tuple[float, Callable[[np.random.Generator], Wave]]] = {
    "redo": (INTERFACE, redo),
    "tick": (INTERFACE - 9, tick),
    "your_turn_space_escape": (PIECE, your_turn),
    "your_turn_evacuate": (PIECE, corridor_turn),
    "your_turn_escape_plan": (PIECE, city_turn),
    "reveal": (PIECE - 4, reveal),
    "curtain_down": (PIECE - 2, curtain_down),
    "curtain_up": (PIECE - 3, curtain_up),
}
"""Those that came last, so that the chance of all others stayed as it was."""
