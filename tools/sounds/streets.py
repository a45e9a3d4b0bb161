"""The sounds of the city of Escape Plan: feet and wheels, tiles, police, shutters and bells.

Tones keep to D dorian, the key of the city's music. What thieves buy and own sounds in `loot.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import numpy as np

from tools.sounds.synth import (
    Wave,
    bell,
    closed,
    echoed,
    fading,
    glide,
    gut,
    kalimba,
    laid,
    moments,
    noise,
    softened,
    swelling,
    swept_noise,
    tone,
)

D2, A2, D3, F3, A3 = 73.42, 110.0, 146.83, 174.61, 220.0
C4, D4, E4, F4, A4, B4 = 261.63, 293.66, 329.63, 349.23, 440.0, 493.88
C5, D5, E5, A5, D6 = 523.25, 587.33, 659.26, 880.0, 1174.66

PIECE, EVENT, ENDING = -18.5, -16.0, -15.0


# On the way


def street_step(base: float) -> Callable[[np.random.Generator], Wave]:
    """Make one step of a leather sole on wet stone: the heel, then the toe."""

    def recipe(rng: np.random.Generator) -> Wave:
        heel = fading(noise(0.05, 900, 4200, rng), 0.006, 0.001)
        weight = fading(tone(glide(base, base * 0.75, 0.07), 0.07), 0.014, 0.001)
        toe = fading(noise(0.05, 2200, 6500, rng), 0.007, 0.001)
        return laid((0, 0.7 * heel), (0.002, 0.8 * weight), (0.035, 0.25 * toe))

    return recipe


def car(rng: np.random.Generator) -> Wave:
    """A car pulls away: an engine that is revved, and tyres on a wet road."""
    motor = engine(glide(62, 150, 0.75, 0.7), 0.75, 1500)
    road = swept_noise(glide(500, 1900, 0.75), 0.75, 0.6, rng)
    return laid((0, 0.8 * swelling(motor, 0.05, 0.4)), (0.1, 0.3 * swelling(road, 0.2, 0.35)))


def engine(pitch: Wave, seconds: float, above: float) -> Wave:
    """Return a motor: a rough voice whose strokes can be told apart at a low pitch."""
    strokes = sum(
        (tone(pitch * k, seconds) / k**0.8 for k in range(1, 12)),
        start=np.zeros(len(moments(seconds))),
    )
    return softened(strokes * (0.7 + 0.3 * tone(pitch / 2, seconds)), above)


def ferry(rng: np.random.Generator) -> Wave:
    """A boat sets off: a low horn, and water along its side."""
    voice = sum(
        (tone(p * k, 0.75) / k**1.2 for p in (A2, A2 * 1.26) for k in range(1, 7)),
        start=np.zeros(len(moments(0.75))),
    )
    t = moments(1.1)
    water = noise(1.1, 300, 1500, rng) * (0.6 + 0.4 * np.sin(2 * np.pi * 2.6 * t))
    return laid((0, 0.7 * swelling(softened(voice, 900), 0.08, 0.25)),
                (0, 0.5 * swelling(water, 0.25, 0.5)))  # fmt: skip


def subway(rng: np.random.Generator) -> Wave:
    """A train under the ground: a rumble, and wheels over the joints of the rails."""
    rumble = swelling(noise(1.0, 60, 340, rng), 0.15, 0.45)
    squeal = swelling(tone(glide(1900, 2300, 0.5), 0.5), 0.2, 0.25)
    joint = fading(noise(0.06, 250, 2000, rng), 0.012, 0.001)
    joints = [(at + gap, 0.9 * joint) for at in (0.1, 0.38, 0.64) for gap in (0, 0.07)]
    return laid((0, 0.9 * rumble), (0.3, 0.04 * squeal), *joints)


def helicopter(rng: np.random.Generator) -> Wave:
    """Blades that beat the air, and go."""
    t = moments(1.0)
    beat = (0.5 + 0.5 * np.sin(2 * np.pi * (13 + 3 * t) * t)) ** 3
    blades = softened(noise(1.0, 90, 1100, rng), 1300) * beat
    turbine = tone(glide(620, 760, 1.0), 1.0)
    return laid((0, swelling(blades, 0.12, 0.5)), (0, 0.07 * swelling(turbine, 0.2, 0.5)))


# The city


def tile_lay(rng: np.random.Generator) -> Wave:
    """A thick tile comes down and settles."""
    slap = fading(noise(0.09, 200, 2200, rng), 0.012, 0.001)
    weight = fading(tone(glide(150, 88, 0.2), 0.2), 0.03, 0.001)
    rest = fading(noise(0.05, 300, 1500, rng), 0.007, 0.001)
    return laid((0, 0.8 * slap), (0, weight), (0.09, 0.4 * rest))


def tile_turn(rng: np.random.Generator) -> Wave:
    """A tile is turned between two fingers: board that brushes over board, and three notches."""
    brush = swelling(swept_noise(glide(1400, 2600, 0.26), 0.26, 0.5, rng), 0.06, 0.12)
    notch = laid((0, fading(noise(0.03, 1200, 3600, rng), 0.004, 0.0005)),
                 (0, 0.6 * fading(tone(720, 0.03), 0.005, 0.001)))  # fmt: skip
    return laid((0, 0.4 * brush), *((0.03 + 0.08 * i, notch) for i in range(3)))


def shop_open(rng: np.random.Generator) -> Wave:
    """A plate drops into its place, and the bell over a door answers."""
    return laid((0, 0.8 * tile_lay(rng)), (0.09, 0.5 * bell(D6, 0.5, 0.1)))


def shop_door(_rng: np.random.Generator) -> Wave:
    """Somebody comes in: the bell over the door swings twice."""
    return laid((0, bell(D6, 0.45, 0.09, 1.0)), (0.1, 0.6 * bell(D6 * 0.944, 0.5, 0.1, 1.0)))


def shop_shut(rng: np.random.Generator) -> Wave:
    """A shop closes: a sign is flipped, and a bolt goes home."""
    flap = fading(noise(0.05, 700, 3200, rng), 0.008, 0.001)
    bolt = fading(tone(glide(260, 170, 0.12), 0.12), 0.018, 0.001)
    return laid((0, 0.6 * flap), (0.07, 0.4 * flap), (0.17, bolt), (0.17, 0.6 * flap))


def cube(rng: np.random.Generator) -> Wave:
    """A wooden cube is put down."""
    wood = fading(tone(940, 0.06) + 0.6 * tone(1510, 0.06), 0.008, 0.0005)
    return laid((0, wood), (0, 0.4 * fading(noise(0.03, 500, 2500, rng), 0.005, 0.0005)))


def crowd(rng: np.random.Generator) -> Wave:
    """People stand about: four voices that mumble."""
    t = moments(0.55)
    out = np.zeros(len(t))
    for base in (115, 142, 178, 205):
        drift = base * (1 + 0.06 * np.sin(2 * np.pi * rng.uniform(2, 5) * t + rng.uniform(0, 6)))
        voice = sum((tone(drift * k, 0.55) / k for k in range(1, 9)), start=np.zeros(len(t)))
        out += voice * (0.5 + 0.5 * np.sin(2 * np.pi * rng.uniform(4, 7) * t + rng.uniform(0, 6)))
    return swelling(softened(out, 700), 0.1, 0.25)


# Police


def patrol(rng: np.random.Generator) -> Wave:
    """A radio opens, calls twice, and closes."""
    hiss = swelling(noise(0.34, 1300, 3400, rng), 0.004, 0.03)
    call = swelling(tone(C5 * 2, 0.08), 0.006, 0.02)
    return laid((0, 0.22 * hiss), (0.07, 0.6 * call), (0.19, 0.6 * call),
                (0.33, 0.5 * fading(noise(0.05, 900, 3000, rng), 0.01, 0.001)))  # fmt: skip


def whistle(seconds: float, rng: np.random.Generator) -> Wave:
    """Return a police whistle: two pitches close together, and a pea that rattles."""
    t = moments(seconds)
    pea = 0.55 + 0.45 * np.sign(np.sin(2 * np.pi * 31 * t))
    voice = tone(2150, seconds) + 0.8 * tone(2290, seconds) + 0.25 * noise(seconds, 1800, 4200, rng)
    return swelling(softened(voice * softened(pea, 300), 4500), 0.012, 0.06)


def officer_up(rng: np.random.Generator) -> Wave:
    """An officer appears: two boots are set down side by side."""
    boot = laid((0, fading(noise(0.06, 180, 1400, rng), 0.012, 0.001)),
                (0, fading(tone(glide(120, 82, 0.1), 0.1), 0.02, 0.001)))  # fmt: skip
    return laid((0, 0.7 * boot), (0.09, boot))


def officer_move(rng: np.random.Generator) -> Wave:
    """An officer marches: four boots, ever harder."""
    boots = []
    for i in range(4):
        sole = fading(noise(0.06, 200, 1700, rng), 0.012, 0.001)
        weight = fading(tone(glide(118, 80, 0.09), 0.09), 0.018, 0.001)
        boots.append((0.13 * i, (0.7 + 0.1 * i) * laid((0, 0.8 * sole), (0, weight))))
    return laid(*boots)


def officer_met(rng: np.random.Generator) -> Wave:
    """Seen: a whistle, short and long."""
    return laid((0, whistle(0.12, rng)), (0.17, whistle(0.36, rng)))


def officer_avoided(rng: np.random.Generator) -> Wave:
    """Slipped by: two strings on tiptoe, and a breath."""
    breath = swelling(noise(0.28, 900, 3000, rng), 0.1, 0.16)
    return laid((0, gut(D4, 0.3, rng, 0.985)), (0.11, gut(A4, 0.4, rng, 0.985)),
                (0.2, 0.07 * breath))  # fmt: skip


def officer_gone(rng: np.random.Generator) -> Wave:
    """An officer is called away: a note that slides down, and steps that fade."""
    call = swelling(tone(glide(A4, D4, 0.3, 1.4), 0.3), 0.03, 0.15)
    step = fading(noise(0.05, 250, 1600, rng), 0.01, 0.001)
    return laid((0, 0.7 * call), *((0.18 + 0.12 * i, 0.7 * 0.6**i * step) for i in range(4)))


def inspector(rng: np.random.Generator) -> Wave:
    """The inspector comes: three low strings that walk down, and a muted horn over them."""
    walk = [(0.14 * i, gut(p, 0.5, rng, 0.996)) for i, p in enumerate((F3, E4 / 2, D3))]
    t = moments(0.7)
    sway = 1 + 0.006 * np.sin(2 * np.pi * 5 * t)
    horn = sum(
        (tone(p * k * sway, 0.7) / k**0.9 for p in (D4, D4 * 1.0595) for k in range(1, 8)),
        start=np.zeros(len(t)),
    )
    return laid(*walk, (0.3, 0.16 * swelling(softened(horn, 1700), 0.06, 0.4)))


def siren(_rng: np.random.Generator) -> Wave:
    """A line of notoriety is crossed: a siren wails up and down, twice."""
    rise, fall = glide(A4, D5 * 1.26, 0.3), glide(D5 * 1.26, A4, 0.3)
    bend = np.concatenate([rise, fall, rise, fall])
    seconds = len(bend) / 44100
    voice = tone(bend, seconds) + 0.4 * tone(2 * bend, seconds) + 0.2 * tone(3 * bend, seconds)
    return closed(echoed(swelling(softened(voice, 2400), 0.05, 0.35), 0.17, 0.25, 1), 0.05)


def exit_shut(rng: np.random.Generator) -> Wave:
    """A shutter comes down, slat by slat, and slams."""
    slats, at = [], 0.0
    for i in range(13):
        slat = fading(noise(0.04, 900 - 30 * i, 4200 - 130 * i, rng), 0.007, 0.001)
        slats.append((at, (0.4 + 0.03 * i) * slat))
        at += 0.042 - 0.0014 * i
    slam = laid((0, fading(noise(0.16, 150, 2400, rng), 0.025, 0.001)),
                (0, fading(tone(glide(130, 66, 0.35), 0.35), 0.06, 0.001)),
                (0, 0.25 * bell(D4 * 1.03, 0.5, 0.08, 3.0)))  # fmt: skip
    return laid(*slats, (at, 1.2 * slam))


# Bells, and the two ways to leave


def tower(pitch: float, seconds: float, half_life: float) -> Wave:
    """Return the bell of a tower: a strike, a hum below, a third that beats."""
    parts = ((0.5, 0.6, 1.4), (1.0, 1.0, 1.0), (1.19, 0.5, 0.8), (1.5, 0.3, 0.6), (2.0, 0.6, 0.7),
             (2.74, 0.3, 0.35), (4.1, 0.16, 0.2))  # fmt: skip
    return laid(*(
        (0, loud * fading(tone(pitch * ratio, seconds), half_life * long, 0.002))
        for ratio, loud, long in parts
    ))  # fmt: skip


def part_bell(_rng: np.random.Generator) -> Wave:
    """Another part of the day: one stroke from a tower."""
    return closed(tower(D4, 1.3, 0.24), 0.2)


def day_begins(rng: np.random.Generator) -> Wave:
    """Morning: three strokes from the tower, and birds on a wire."""
    strokes = [(0.42 * i, tower(p, 1.2, 0.26)) for i, p in enumerate((D4, A3, D4))]
    birds = []
    for at in (0.5, 0.62, 0.9, 1.0, 1.4):
        start = rng.uniform(2600, 3300)
        chirp = swelling(tone(glide(start, start * 1.35, 0.07), 0.07), 0.02, 0.03)
        birds.append((at, 0.13 * chirp))
    return closed(laid(*strokes, *birds), 0.25)


def escaped(rng: np.random.Generator) -> Wave:
    """Out! An engine goes up through its gears, and a chord opens behind it."""
    gears = np.concatenate([glide(70, 150, 0.4), glide(95, 190, 0.4), glide(120, 235, 0.6)])
    motor = swelling(engine(gears, len(gears) / 44100, 1800), 0.05, 0.9)
    chord = [
        (0.5 + 0.06 * i, swelling(tone(p, 1.4) + 0.3 * tone(2 * p, 1.4), 0.1, 0.9))
        for i, p in enumerate((D4, F4, A4, B4, E5))
    ]
    bells = [(0.8 + 0.1 * i, 0.8 * bell(p, 0.9, 0.2)) for i, p in enumerate((A4, D5, A5, D6))]
    wind = swelling(swept_noise(glide(500, 2600, 1.2), 1.2, 0.5, rng), 0.2, 0.7)
    return laid((0, 0.45 * motor), (0, 0.2 * wind), *((at, 0.5 * p) for at, p in chord), *bells)


def arrested(rng: np.random.Generator) -> Wave:
    """Caught: a cell door rolls and slams, and two notes fall."""
    roll = swelling(noise(0.35, 250, 1300, rng), 0.12, 0.06)
    slam = laid((0, fading(noise(0.2, 150, 2600, rng), 0.03, 0.001)),
                (0, fading(tone(glide(120, 60, 0.4), 0.4), 0.07, 0.001)),
                (0, 0.4 * bell(E4 * 1.03, 0.8, 0.14, 3.0)))  # fmt: skip
    fall = [(0.62, kalimba(F4, 0.7, 0.18)), (0.9, kalimba(D4, 1.0, 0.25))]
    return closed(laid((0, 0.35 * roll), (0.34, slam), *((at, 0.8 * p) for at, p in fall)), 0.1)


def rev(pitches: tuple[float, ...], seconds: float) -> Wave:
    """Return a motorcycle that runs through these pitches."""
    step = seconds / (len(pitches) - 1)
    bend = np.concatenate([glide(start, end, step) for start, end in pairwise(pitches)])
    return engine(bend, len(bend) / 44100, 2300)


def gang(_rng: np.random.Generator) -> Wave:
    """A gang is with you: a motorcycle is revved twice."""
    return swelling(rev((70, 170, 80, 215, 90), 0.8), 0.03, 0.25)


def gang_leave(_rng: np.random.Generator) -> Wave:
    """A gang rides away: the same motorcycle, farther and farther."""
    return swelling(softened(rev((165, 120, 88), 0.6), 1200), 0.05, 0.45)


RECIPES: dict[str, tuple[float, Callable[[np.random.Generator], Wave]]] = {
    "street_step_1": (PIECE - 3, street_step(165.0)),
    "street_step_2": (PIECE - 3, street_step(182.0)),
    "street_step_3": (PIECE - 3, street_step(154.0)),
    "car": (PIECE, car),
    "ferry": (PIECE, ferry),
    "subway": (PIECE, subway),
    "helicopter": (PIECE, helicopter),
    "tile_lay": (PIECE, tile_lay),
    "tile_turn": (PIECE - 2, tile_turn),
    "shop_open": (PIECE, shop_open),
    "shop_door": (PIECE - 4, shop_door),
    "shop_shut": (PIECE, shop_shut),
    "cube": (PIECE - 3, cube),
    "crowd": (PIECE - 2, crowd),
    "patrol": (PIECE - 2, patrol),
    "officer_up": (PIECE - 1, officer_up),
    "officer_move": (PIECE, officer_move),
    "officer_met": (EVENT - 2, officer_met),
    "officer_avoided": (PIECE, officer_avoided),
    "officer_gone": (PIECE - 1, officer_gone),
    "inspector": (EVENT, inspector),
    "siren": (EVENT - 1, siren),
    "exit_shut": (EVENT, exit_shut),
    "part_bell": (PIECE, part_bell),
    "day_begins": (EVENT - 1, day_begins),
    "escaped": (ENDING, escaped),
    "arrested": (EVENT, arrested),
    "gang": (PIECE, gang),
    "gang_leave": (PIECE - 2, gang_leave),
}
