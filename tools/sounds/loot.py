"""The sounds of what thieves own in Escape Plan: money, contacts, keys, tools, wounds, a name.

Tones keep to D dorian. The city itself sounds in `streets.py`.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from tools.sounds.synth import (
    Wave,
    bell,
    closed,
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

D3, A3, D4, F4, A4, B4 = 146.83, 220.0, 293.66, 349.23, 440.0, 493.88
C5, D5, E5, F5, A5, D6 = 523.25, 587.33, 659.26, 698.46, 880.0, 1174.66

INTERFACE, PIECE, EVENT = -23.0, -18.5, -16.0


# Money


def coin(pitch: float) -> Wave:
    """Return a coin that strikes another."""
    t = moments(0.2)
    return fading(np.sin(2 * np.pi * pitch * t + 1.2 * np.sin(2 * np.pi * 1.41 * pitch * t)), 0.03)


def cash_taken(rng: np.random.Generator) -> Wave:
    """Money comes in: a drawer springs open, its bell rings, coins climb."""
    spring = fading(noise(0.05, 600, 3000, rng), 0.008, 0.001)
    coins = [(0.16 + 0.06 * i, 0.5 * coin(1900 * 1.09**i)) for i in range(3)]
    return laid((0, 0.7 * spring), (0.05, bell(D6, 0.7, 0.13)), *coins)


def cash_paid(rng: np.random.Generator) -> Wave:
    """Money goes: notes are counted off a thumb, and two coins fall on wood."""
    notes = [
        (0.055 * i, 0.6 * fading(noise(0.04, 1500, 5500, rng), 0.006, 0.001)) for i in range(3)
    ]
    table = fading(tone(glide(230, 190, 0.08), 0.08), 0.012, 0.001)
    falls = [(0.2 + 0.09 * i, laid((0, 0.55 * coin(1750 * 0.84**i)), (0, 0.8 * table)))
             for i in range(2)]  # fmt: skip
    return laid(*notes, *falls)


# Contacts, keys and tools


def contact_taken(rng: np.random.Generator) -> Wave:
    """Somebody is hired: a card slides over the bar, and two strings shake hands."""
    slide = swelling(swept_noise(glide(2000, 5200, 0.13), 0.13, 0.35, rng), 0.05, 0.06)
    return laid((0, 0.35 * slide), (0.12, gut(A3, 0.4, rng, 0.99)),
                (0.2, gut(D4, 0.5, rng, 0.99)))  # fmt: skip


def contact_used(rng: np.random.Generator) -> Wave:
    """A favour is called in: an old telephone rings, and is taken off its hook."""
    t = moments(0.46)
    hammer = 0.5 + 0.5 * np.sign(np.sin(2 * np.pi * 22 * t))
    ring = (tone(A5 * 1.5, 0.46) + 0.8 * tone(A5 * 1.8, 0.46)) * softened(hammer, 400)
    hook = fading(noise(0.05, 500, 2600, rng), 0.008, 0.001)
    return laid((0, 0.7 * swelling(ring, 0.02, 0.1)), (0.5, 0.9 * hook), (0.56, 0.5 * hook))


def contact_gone(rng: np.random.Generator) -> Wave:
    """A card is dropped onto the discards."""
    flick = fading(noise(0.05, 1200, 4200, rng), 0.008, 0.001)
    return laid((0, 0.6 * flick), (0.06, fading(noise(0.06, 350, 1700, rng), 0.011, 0.001)))


def key(rng: np.random.Generator) -> Wave:
    """A bunch of keys is caught in the hand."""
    rings = [
        (0.03 * i + rng.uniform(0, 0.02), rng.uniform(0.4, 0.9) * coin(rng.uniform(2600, 4200)))
        for i in range(7)
    ]
    return laid(*rings, (0.24, 0.5 * fading(noise(0.06, 400, 1900, rng), 0.01, 0.001)))


def key_turn(rng: np.random.Generator) -> Wave:
    """A key goes in, and a bolt goes back."""
    tick = fading(noise(0.03, 1800, 6000, rng), 0.004, 0.0005)
    bolt = laid((0, fading(tone(glide(210, 150, 0.12), 0.12), 0.02, 0.001)),
                (0, 0.7 * fading(noise(0.06, 500, 2600, rng), 0.009, 0.001)))  # fmt: skip
    return laid((0, 0.6 * tick), (0.05, 0.7 * tick), (0.1, 0.5 * tick), (0.2, bolt))


def locker(rng: np.random.Generator) -> Wave:
    """A locker: three clicks, a latch, and a thin door that swings."""
    click = laid((0, fading(noise(0.03, 1500, 5200, rng), 0.004, 0.0005)),
                 (0, 0.5 * fading(tone(1250, 0.03), 0.005, 0.0005)))  # fmt: skip
    latch = laid((0, fading(noise(0.06, 500, 2800, rng), 0.01, 0.001)),
                 (0, 0.5 * bell(A4 * 1.03, 0.3, 0.05, 3.0)))  # fmt: skip
    t = moments(0.34)
    creak = tone(glide(410, 620, 0.34) * (1 + 0.04 * np.sin(2 * np.pi * 37 * t)), 0.34)
    clicks = [(0.085 * i, 0.7 * click) for i in range(3)]
    return laid(*clicks, (0.31, latch), (0.36, 0.16 * swelling(softened(creak, 1500), 0.08, 0.16)))


def fixer(rng: np.random.Generator) -> Wave:
    """A fixer says yes: a snap of the fingers, and a bass that slides up."""
    snap = fading(noise(0.05, 1500, 3800, rng), 0.006, 0.0005)
    slide = fading(tone(glide(D3 * 0.9, D3, 0.5, 0.3), 0.5), 0.12, 0.01)
    return laid((0, snap), (0.13, slide + 0.4 * gut(D3, 0.5, rng, 0.994)))


def equipment(rng: np.random.Generator) -> Wave:
    """A zip is closed, and a strap is pulled tight."""
    t = moments(0.26)
    teeth = 0.5 + 0.5 * np.sign(np.sin(2 * np.pi * (60 + 130 * t) * t))
    zipped = swept_noise(glide(1500, 4200, 0.26), 0.26, 0.5, rng) * softened(teeth, 2500)
    strap = fading(noise(0.06, 350, 1900, rng), 0.011, 0.001)
    return laid((0, 0.6 * swelling(zipped, 0.04, 0.04)), (0.3, strap))


def item_used(rng: np.random.Generator) -> Wave:
    """A tool is put to work: a catch springs open over a low string and a high one."""
    catch = fading(noise(0.04, 1000, 4000, rng), 0.006, 0.0005)
    return laid((0, 0.7 * catch), (0.04, gut(D3, 0.5, rng, 0.993)),
                (0.12, 0.9 * kalimba(A4, 0.5, 0.14)))  # fmt: skip


def gas(rng: np.random.Generator) -> Wave:
    """A can is filled: four gulps, and the cap is screwed on."""
    gulps = [
        (0.1 * i, fading(tone(glide(p, p * 1.6, 0.09), 0.09), 0.03, 0.004))
        for i, p in enumerate((190, 225, 265, 320))
    ]
    cap = fading(noise(0.05, 900, 3200, rng), 0.008, 0.001)
    return laid(*gulps, (0.45, 0.7 * cap), (0.52, 0.5 * cap))


# Assets and discs


def asset_unlocked(rng: np.random.Generator) -> Wave:
    """A lock springs open, and a chord with it."""
    latch = fading(noise(0.05, 900, 3600, rng), 0.007, 0.0005)
    notes = [(0.06 + 0.06 * i, vibes(p, 0.9)) for i, p in enumerate((D4, F4, A4, E5))]
    return laid((0, 0.8 * latch), *notes)


def vibes(pitch: float, seconds: float) -> Wave:
    """Return a bar of a vibraphone: soft, and trembling."""
    sway = 0.85 + 0.15 * np.sin(2 * np.pi * 6 * moments(seconds))
    return bell(pitch, seconds, 0.2, 0.5) * sway


def asset_used(_rng: np.random.Generator) -> Wave:
    """An asset is used: two chords of a vibraphone, the second held."""
    first, second = (F4, A4, C5), (A4, C5, E5)
    stab = [(0.0, 0.7 * fading(vibes(p, 0.3), 0.05)) for p in first]
    return laid(*stab, *((0.13, vibes(p, 0.9)) for p in second))


def asset_lost(_rng: np.random.Generator) -> Wave:
    """An asset is lost: the same bars, damped and falling."""
    fall = [(0.1 * i, fading(vibes(p, 0.4), 0.06)) for i, p in enumerate((E5, C5, A4, F4))]
    return softened(laid(*fall), 1800)


def disc(_rng: np.random.Generator) -> Wave:
    """A disc is won: it spins on the table, and lies."""
    turns, at = [], 0.0
    for i in range(9):
        turns.append((at, 0.5 * (1 - 0.05 * i) * coin(1320 + 40 * i)))
        at += 0.075 - 0.0068 * i
    return laid(*turns, (at, 0.8 * bell(A5, 0.5, 0.1)))


def disc_spent(rng: np.random.Generator) -> Wave:
    """A disc is laid down for one more turn: a thumb flips it, the table takes it."""
    land = laid((0, 0.6 * coin(1180)), (0, fading(tone(glide(240, 190, 0.1), 0.1), 0.014, 0.001)))
    felt = fading(noise(0.04, 400, 2500, rng), 0.006, 0.001)
    return laid((0, coin(1560)), (0.16, land), (0.16, 0.4 * felt))


def group_finished(_rng: np.random.Generator) -> Wave:
    """A whole group is done: three stabs of brass, and bars that sparkle."""

    def brass(pitches: tuple[float, ...], seconds: float) -> Wave:
        voice = sum(
            (tone(p * k, seconds) / k for p in pitches for k in range(1, 9)),
            start=np.zeros(len(moments(seconds))),
        )
        return swelling(softened(voice, 2600), 0.02, seconds * 0.6)

    stabs = [(0, brass((D4, A4), 0.12)), (0.15, brass((D4, A4), 0.12)),
             (0.3, brass((F4, A4, D5), 0.6))]  # fmt: skip
    bars = [(0.42 + 0.08 * i, 0.9 * vibes(p, 0.7)) for i, p in enumerate((A5, D6, F5 * 2))]
    return laid(*((at, 0.22 * wave) for at, wave in stabs), *bars)


# A name, wounds and rest


def pulse(pitch: Wave, seconds: float) -> Wave:
    """Return a pulse wave that sways slowly, as a warning light would."""
    sway = pitch * (1 + 0.012 * np.sin(2 * np.pi * 7 * moments(seconds)))
    voice = sum(
        (np.sin(np.pi * k * 0.25) * tone(sway * k, seconds) / k for k in range(1, 11)),
        start=np.zeros(len(moments(seconds))),
    )
    return softened(voice, 1900)


def notoriety_up(_rng: np.random.Generator) -> Wave:
    """More notorious: two pulses, the second a step higher."""
    return laid((0, swelling(pulse(glide(A3, A3, 0.14), 0.14), 0.01, 0.05)),
                (0.15, swelling(pulse(glide(B4 / 2, C5 / 2, 0.3), 0.3), 0.01, 0.2)))  # fmt: skip


def notoriety_down(_rng: np.random.Generator) -> Wave:
    """Less notorious: the pulse sinks, and its edge goes."""
    sinking = pulse(glide(C5 / 2, D4 / 2, 0.42, 0.8), 0.42)
    return swelling(softened(sinking, 800), 0.02, 0.3)


def wound(rng: np.random.Generator) -> Wave:
    """A blow, and the breath that it costs."""
    thud = fading(tone(glide(130, 62, 0.25), 0.25), 0.045, 0.001)
    slap = fading(noise(0.06, 400, 2400, rng), 0.01, 0.001)
    breath = swelling(swept_noise(glide(1500, 800, 0.3), 0.3, 0.5, rng), 0.06, 0.2)
    return laid((0, 1.4 * thud), (0, 0.7 * slap), (0.12, 0.22 * breath))


def cuffs(rng: np.random.Generator) -> Wave:
    """Handcuffs: two ratchets run shut."""

    def ratchet(count: int, gap: float) -> Wave:
        tooth = laid((0, fading(noise(0.02, 1800, 6500, rng), 0.003, 0.0005)),
                     (0, 0.5 * fading(tone(2900, 0.03), 0.006, 0.0005)))  # fmt: skip
        teeth = [(gap * i, (0.5 + 0.5 * i / count) * tooth) for i in range(count)]
        lock = laid((0, coin(2100)), (0, fading(noise(0.05, 500, 2600, rng), 0.009, 0.001)))
        return laid(*teeth, (gap * count, 0.9 * lock))

    return laid((0, ratchet(6, 0.026)), (0.3, ratchet(8, 0.022)))


def healed(_rng: np.random.Generator) -> Wave:
    """A wound is dressed: three warm notes, each easier than the last."""
    notes = ((0, A3), (0.13, D4), (0.26, F4))
    return laid(*((at, kalimba(p, 0.7, 0.17)) for at, p in notes), (0.26, 0.5 * vibes(A4, 0.8)))


def first_aid(rng: np.random.Generator) -> Wave:
    """A strip of plaster is torn off and pressed down."""
    t = moments(0.22)
    tear = swept_noise(glide(1800, 5200, 0.22), 0.22, 0.4, rng)
    rough = tear * (0.6 + 0.4 * np.sign(np.sin(2 * np.pi * (50 + 160 * t) * t)))
    return laid((0, 0.5 * swelling(rough, 0.04, 0.04)), (0.25, 0.8 * kalimba(A4, 0.5, 0.14)))


def rest(rng: np.random.Generator) -> Wave:
    """A morning in the sun: a slow chord, and a long breath out."""
    pads = [
        (0.05 * i, swelling(tone(p, 1.1) + 0.2 * tone(2 * p, 1.1), 0.3, 0.7))
        for i, p in enumerate((D4, F4, A4, E5))
    ]
    breath = swelling(noise(0.8, 600, 2400, rng), 0.3, 0.45)
    return closed(laid(*pads, (0.25, 0.12 * breath)), 0.05)


RECIPES: dict[str, tuple[float, Callable[[np.random.Generator], Wave]]] = {
    "cash_taken": (PIECE - 1, cash_taken),
    "cash_paid": (PIECE - 1, cash_paid),
    "contact_taken": (PIECE - 1, contact_taken),
    "contact_used": (PIECE - 1, contact_used),
    "contact_gone": (INTERFACE, contact_gone),
    "key": (PIECE - 1, key),
    "key_turn": (PIECE, key_turn),
    "locker": (PIECE, locker),
    "fixer": (PIECE, fixer),
    "equipment": (PIECE, equipment),
    "item_used": (PIECE, item_used),
    "gas": (PIECE, gas),
    "asset_unlocked": (PIECE, asset_unlocked),
    "asset_used": (PIECE, asset_used),
    "asset_lost": (PIECE, asset_lost),
    "disc": (PIECE - 1, disc),
    "disc_spent": (PIECE, disc_spent),
    "group_finished": (EVENT, group_finished),
    "notoriety_up": (PIECE - 1, notoriety_up),
    "notoriety_down": (PIECE - 1, notoriety_down),
    "wound": (EVENT, wound),
    "cuffs": (EVENT - 1, cuffs),
    "healed": (PIECE, healed),
    "first_aid": (PIECE, first_aid),
    "rest": (PIECE, rest),
}
