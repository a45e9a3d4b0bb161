"""The sounds of Evacuate!: metal, feet, alarms and what hunts in the dark.

Tones keep to C phrygian, the key of the corridor's music.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from tools.sounds.synth import (
    Wave,
    bell,
    closed,
    echoed,
    fading,
    glide,
    kalimba,
    laid,
    moments,
    noise,
    softened,
    swelling,
    swept_noise,
    tone,
)

C3, EB3, G3, BB3 = 130.81, 155.56, 196.0, 233.08
C4, DB4, EB4, F4, G4, AB4 = 261.63, 277.18, 311.13, 349.23, 392.0, 415.3
C5, DB5, EB5, G5, BB5, C6 = 523.25, 554.37, 622.25, 783.99, 932.33, 1046.5

INTERFACE, PIECE, EVENT = -23.0, -18.5, -16.0


def run_lock(rng: np.random.Generator) -> Wave:
    """A choice is made: a relay clicks, the same whatever was chosen."""
    click = fading(noise(0.03, 1800, 7000, rng), 0.004, 0.0005)
    return laid((0, 0.6 * click), (0.045, click), (0.045, fading(tone(310, 0.08), 0.012, 0.001)))


def run_reveal(rng: np.random.Generator) -> Wave:
    """All cards are turned over: four snaps, almost at once."""
    snaps = []
    for i, pitch in enumerate((C4, EB4, G4, C5)):
        flap = fading(noise(0.06, 700 + 300 * i, 3600 + 500 * i, rng), 0.009, 0.001)
        snaps.append((0.045 * i, laid((0, flap), (0, 0.7 * kalimba(pitch, 0.3, 0.06)))))
    return laid(*snaps)


def run_step(base: float) -> Callable[[np.random.Generator], Wave]:
    """Make one step on a metal floor."""

    def recipe(rng: np.random.Generator) -> Wave:
        sole = fading(noise(0.05, 300, 1700, rng), 0.009, 0.001)
        floor = fading(tone(glide(base, base * 0.8, 0.08), 0.08), 0.018, 0.001)
        ring = fading(tone(base * 7.1, 0.09), 0.016, 0.001)
        return laid((0, 0.8 * sole), (0.004, floor), (0.004, 0.12 * ring))

    return recipe


def station_up(rng: np.random.Generator) -> Wave:
    """A hatch opens on rooms that nobody has seen: a clank, air, and a far hum."""
    clank = bell(C4 * 1.03, 0.5, 0.07, 3.0)
    hiss = swelling(swept_noise(glide(5200, 1500, 0.45), 0.45, 0.4, rng), 0.03, 0.35)
    hum = swelling(tone(C3, 0.7) + 0.4 * tone(G3, 0.7), 0.25, 0.35)
    return laid((0, 0.7 * clank), (0.06, 0.45 * hiss), (0.15, 0.5 * hum))


def gate(rng: np.random.Generator) -> Wave:
    """A barrier: a flat buzz and a bar that falls."""
    t = moments(0.2)
    buzz = np.sign(np.sin(2 * np.pi * 122 * t)) * (0.6 + 0.4 * np.sign(np.sin(2 * np.pi * 31 * t)))
    bar = laid((0, fading(noise(0.05, 300, 2500, rng), 0.008, 0.001)),
               (0, fading(tone(150, 0.15), 0.03, 0.001)))  # fmt: skip
    return laid((0, 0.35 * swelling(softened(buzz, 1800), 0.01, 0.04)), (0.2, 0.9 * bar))


def acid_splash(rng: np.random.Generator) -> Wave:
    """A foot in acid: a plop, bubbles and a long fizz."""
    plop = fading(tone(glide(180, 620, 0.09, 0.6), 0.09), 0.03)
    fizz = swelling(noise(0.6, 3500, 9500, rng), 0.02, 0.5)
    bubbles = [
        (0.1 + 0.07 * i, 0.5 * fading(tone(glide(p, p * 1.7, 0.05), 0.05), 0.016))
        for i, p in enumerate((520, 700, 460, 820))
    ]
    return laid((0, plop), (0.03, 0.28 * fizz), *bubbles)


def slide(rng: np.random.Generator) -> Wave:
    """A foot that slips on ice."""
    skid = swelling(swept_noise(glide(1600, 4800, 0.3), 0.3, 0.3, rng), 0.03, 0.18)
    return laid((0, 0.5 * skid), (0, 0.5 * swelling(tone(glide(EB5, C6, 0.28), 0.28), 0.05, 0.15)))


def bump(rng: np.random.Generator) -> Wave:
    """Somebody is stopped by a wall or by the others."""
    thud = fading(tone(glide(140, 80, 0.18), 0.18), 0.035, 0.001)
    return laid((0, thud), (0, 0.4 * fading(noise(0.06, 200, 1200, rng), 0.01, 0.001)))


def push(rng: np.random.Generator) -> Wave:
    """A shove: air, then a body that stumbles."""
    whoosh = swelling(swept_noise(glide(500, 1900, 0.14), 0.14, 0.5, rng), 0.05, 0.06)
    return laid((0, 0.6 * whoosh), (0.11, bump(rng)), (0.27, 0.45 * bump(rng)))


def trip(rng: np.random.Generator) -> Wave:
    """A foot in the way: a flick and a fall of three notes."""
    flick = fading(noise(0.04, 1200, 4200, rng), 0.006, 0.001)
    fall = [(0.05 + 0.07 * i, 0.8 * kalimba(p, 0.3, 0.07)) for i, p in enumerate((G4, EB4, DB4))]
    return laid((0, flick), *fall, (0.25, bump(rng)))


def drag(rng: np.random.Generator) -> Wave:
    """Somebody is pulled back over the floor."""
    t = moments(0.42)
    scrape = swept_noise(glide(1500, 600, 0.42), 0.42, 0.5, rng)
    rasp = scrape * (0.6 + 0.4 * np.sign(np.sin(2 * np.pi * (17 + 10 * t) * t)))
    return laid((0, 0.5 * swelling(rasp, 0.05, 0.14)), (0.38, 0.8 * bump(rng)))


def nomia_near(_rng: np.random.Generator) -> Wave:
    """A card is about to be turned: two beats of a heart that is not human."""
    beat = fading(tone(glide(64, 42, 0.34), 0.34) + 0.5 * tone(glide(128, 84, 0.34), 0.34), 0.08)
    cold = swelling(tone(DB5, 0.9) + tone(C5, 0.9), 0.5, 0.35)
    return laid((0, beat), (0.24, 0.8 * beat), (0.05, 0.09 * cold))


def strike(rng: np.random.Generator) -> Wave:
    """The Nomias strike: a cluster of saws that is gone at once, and silence after it."""
    seconds = 0.5
    cluster = np.zeros(len(moments(seconds)))
    for pitch in (G3, G3 * 1.06, EB4 * 1.01, C5 * 1.04):
        for k in range(1, 9):
            cluster += tone(glide(pitch * k * 1.5, pitch * k, seconds, 0.4), seconds) / k
    claw = swept_noise(glide(6500, 900, 0.22), 0.22, 0.5, rng)
    weight = fading(tone(glide(110, 48, 0.4), 0.4), 0.08, 0.003)
    return laid(
        (0, 0.5 * swelling(claw, 0.01, 0.14)),
        (0.03, 0.32 * fading(cluster, 0.08, 0.002)),
        (0.03, 1.6 * weight),
    )


def loss(_rng: np.random.Generator) -> Wave:
    """A Survivor is lost: a third that falls, and an echo."""
    notes = laid((0, bell(EB5, 0.9, 0.2, 0.8)), (0.28, bell(C5, 1.2, 0.28, 0.8)))
    low = laid((0.28, 0.5 * swelling(tone(C4, 1.0), 0.1, 0.7)))
    return closed(echoed(softened(laid((0, notes), (0, low)), 3200), 0.24, 0.3, 2), 0.1)


def nomia_shuffle(rng: np.random.Generator) -> Wave:
    """The deck is shuffled: a riffle with something growling under it."""
    flaps, at = [], 0.0
    for i in range(14):
        flap = fading(noise(0.03, 900, 3600 + 130 * i, rng), 0.006, 0.001)
        flaps.append((at, flap * (0.5 + 0.5 * np.sin(np.pi * (i + 1) / 15))))
        at += 0.07 - 0.0038 * i
    t = moments(at + 0.2)
    growl = tone(62 * (1 + 0.05 * np.sin(2 * np.pi * 23 * t)), at + 0.2)
    rough = growl + 0.5 * tone(124 * (1 + 0.05 * np.sin(2 * np.pi * 23 * t)), at + 0.2)
    return laid(*flaps, (0, 0.5 * swelling(rough, 0.2, 0.25)))


def spared(_rng: np.random.Generator) -> Wave:
    """It goes by: a breath and two notes that rise."""
    return laid((0, kalimba(G4, 0.4, 0.12)), (0.12, kalimba(C5, 0.4, 0.14)),
                (0.24, 0.9 * bell(G5, 0.8, 0.2, 0.8)))  # fmt: skip


def arrow_turn(rng: np.random.Generator) -> Wave:
    """Everybody runs the other way: an alarm that goes up and comes down."""
    up, down = glide(EB4, BB5 / 2, 0.28, 0.8), glide(BB5 / 2, EB4, 0.28, 0.8)
    bend = np.concatenate([up, down])
    siren = tone(bend, len(bend) / 44100) + 0.35 * tone(2 * bend, len(bend) / 44100)
    turn = swelling(swept_noise(glide(700, 2200, 0.5), 0.5, 0.5, rng), 0.2, 0.2)
    return laid((0, 0.8 * swelling(softened(siren, 2600), 0.03, 0.12)), (0.05, 0.25 * turn))


def transport(rng: np.random.Generator) -> Wave:
    """The ship is there: a horn on a fifth, twice, over its engines."""

    def horn(seconds: float) -> Wave:
        voice = sum(
            (tone(p * k, seconds) / k**1.3 for p in (C3, G3) for k in range(1, 8)),
            start=np.zeros(len(moments(seconds))),
        )
        return swelling(voice, 0.06, 0.2)

    engines = swelling(softened(noise(2.2, 60, 500, rng), 600), 0.5, 0.9)
    bells = [(1.25 + 0.1 * i, 0.8 * bell(p, 0.9, 0.2)) for i, p in enumerate((C5, G5, C6))]
    return laid((0, 0.3 * engines), (0.1, 0.35 * horn(0.5)), (0.7, 0.4 * horn(1.2)), *bells)


def special(_rng: np.random.Generator) -> Wave:
    """A card that is played once in a match: a chord that opens upwards."""
    notes = [(0.055 * i, bell(p, 0.9, 0.2, 1.2)) for i, p in enumerate((C4, G4, DB5, G5, C6))]
    glow = swelling(tone(C4, 0.9) + tone(AB4, 0.9) + tone(EB4, 0.9), 0.3, 0.5)
    return laid(*notes, (0.05, 0.25 * glow))


def evac_ready(_rng: np.random.Generator) -> Wave:
    """Help is called: three rising tones, as of a radio that has found its station."""
    tones = [
        (0.18 * i, swelling(tone(p, 0.16) + 0.3 * tone(2 * p, 0.16), 0.01, 0.04))
        for i, p in enumerate((C5, F4 * 2, BB5))
    ]
    return laid(*tones, (0.54, 0.7 * bell(C6, 0.9, 0.22, 0.8)))


RECIPES: dict[str, tuple[float, Callable[[np.random.Generator], Wave]]] = {
    "run_lock": (INTERFACE, run_lock),
    "run_reveal": (PIECE, run_reveal),
    "run_step_1": (PIECE - 3, run_step(150.0)),
    "run_step_2": (PIECE - 3, run_step(168.0)),
    "run_step_3": (PIECE - 3, run_step(141.0)),
    "station_up": (PIECE, station_up),
    "gate": (PIECE, gate),
    "acid_splash": (PIECE, acid_splash),
    "slide": (PIECE - 1, slide),
    "bump": (PIECE - 1, bump),
    "push": (PIECE, push),
    "trip": (PIECE, trip),
    "drag": (PIECE, drag),
    "nomia_near": (EVENT - 6, nomia_near),
    "strike": (EVENT, strike),
    "loss": (EVENT, loss),
    "nomia_shuffle": (PIECE, nomia_shuffle),
    "spared": (PIECE, spared),
    "arrow_turn": (EVENT - 1, arrow_turn),
    "evac_ready": (EVENT, evac_ready),
    "transport": (EVENT, transport),
    "special": (PIECE, special),
}
