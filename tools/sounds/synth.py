"""Raw material for sounds: tones, plucks, bells and shaped noise, as arrays of samples.

Everything is mono at 44.1 kHz and starts and ends at silence. Lengths are seconds, pitches hertz.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

RATE = 44100
Wave = NDArray[np.float64]
Pitch = float | Wave


def moments(seconds: float) -> Wave:
    """Return the time of every sample."""
    return np.arange(round(seconds * RATE)) / RATE


def glide(start: float, end: float, seconds: float, bend: float = 1.0) -> Wave:
    """Return a pitch that moves evenly to the ear; a bend above 1 starts slowly."""
    t = moments(seconds) / seconds
    return start * (end / start) ** t**bend


def tone(pitch: Pitch, seconds: float) -> Wave:
    """Return a sine; the pitch may change on the way."""
    steps = np.broadcast_to(np.asarray(pitch, dtype=float), moments(seconds).shape)
    return np.asarray(np.sin(2 * np.pi * np.cumsum(steps) / RATE))


def fading(wave: Wave, half_life: float, attack: float = 0.002) -> Wave:
    """Let a wave ring out: a short rise, then half as loud every ``half_life`` seconds."""
    t = np.arange(len(wave)) / RATE
    return closed(wave * 0.5 ** (t / half_life) * np.minimum(1, t / attack))


def swelling(wave: Wave, rise: float, fall: float) -> Wave:
    """Let a wave come up over ``rise`` seconds and go again over ``fall`` seconds."""
    t = np.arange(len(wave)) / RATE
    up = np.sin(np.pi / 2 * np.clip(t / rise, 0, 1)) ** 2
    down = np.sin(np.pi / 2 * np.clip((t[-1] - t) / fall, 0, 1)) ** 2
    return np.asarray(wave * up * down)


def closed(wave: Wave, seconds: float = 0.006) -> Wave:
    """Take the last few milliseconds down to silence, so that nothing clicks."""
    end = min(len(wave), round(seconds * RATE))
    out = wave.copy()
    out[len(out) - end :] *= np.linspace(1, 0, end)
    return out


def bell(pitch: float, seconds: float, half_life: float, bite: float = 1.6) -> Wave:
    """Return a frequency-modulated bell; ``bite`` is how metallic it begins."""
    t = moments(seconds)
    metal = bite * 0.5 ** (t / (half_life * 0.5)) * np.sin(2 * np.pi * pitch * 3.51 * t)
    shine = 0.25 * 0.5 ** (t / (half_life * 0.3)) * np.sin(2 * np.pi * pitch * 5.4 * t)
    return fading(np.sin(2 * np.pi * pitch * t + metal) + shine, half_life)


def kalimba(pitch: float, seconds: float, half_life: float = 0.16) -> Wave:
    """Return a thumb-piano note: a round tone with a short wooden overtone."""
    t = moments(seconds)
    body = np.sin(2 * np.pi * pitch * t + 0.5 * 0.5 ** (t / 0.04) * np.sin(4 * np.pi * pitch * t))
    wood = 0.22 * 0.5 ** (t / 0.018) * np.sin(2 * np.pi * pitch * 6.27 * t)
    return fading(body + wood, half_life)


def pluck(pitch: float, seconds: float, rng: np.random.Generator, damp: float = 0.994) -> Wave:
    """Return a plucked string after Karplus and Strong."""
    period = max(2, round(RATE / pitch))
    string = rng.uniform(-1, 1, period)
    string = (string + np.roll(string, 1) + np.roll(string, 2)) / 3
    rounds = []
    for _ in range(len(moments(seconds)) // period + 1):
        rounds.append(string)
        string = damp * (string + np.roll(string, 1)) / 2
    return closed(np.concatenate(rounds)[: len(moments(seconds))], 0.05)


def gut(pitch: float, seconds: float, rng: np.random.Generator, damp: float = 0.994) -> Wave:
    """Return a plucked string without the push of air below it, so that many may sound at once."""
    return closed(thinned(pluck(pitch, seconds, rng, damp), pitch / 2), 0.05)


def noise(seconds: float, low: float, high: float, rng: np.random.Generator) -> Wave:
    """Return noise between two pitches."""
    count = len(moments(seconds))
    return _shaped(rng.standard_normal(count), low, high)


def swept_noise(start: Pitch, seconds: float, width: float, rng: np.random.Generator) -> Wave:
    """Return noise around a moving pitch; ``width`` is its share of that pitch."""
    count = len(moments(seconds))
    centre = np.broadcast_to(np.asarray(start, dtype=float), (count,))
    block, out = 1024, np.zeros(count + 2048)
    window = np.hanning(block)
    for left in range(0, count, block // 4):
        middle = centre[min(left + block // 2, count - 1)]
        grain = _shaped(rng.standard_normal(block), middle * (1 - width), middle * (1 + width))
        out[left : left + block] += grain * window
    return out[block // 2 : block // 2 + count]


def softened(wave: Wave, above: float) -> Wave:
    """Take away what lies above a pitch, gently."""
    return _filtered(wave, lambda pitches: 1 / (1 + (pitches / above) ** 4))


def thinned(wave: Wave, below: float) -> Wave:
    """Take away what lies below a pitch, gently."""
    return _filtered(wave, lambda pitches: 1 - 1 / (1 + (pitches / below) ** 4))


def laid(*parts: tuple[float, Wave]) -> Wave:
    """Lay waves over one another, each from its own moment on."""
    length = max(round(at * RATE) + len(wave) for at, wave in parts)
    out = np.zeros(length)
    for at, wave in parts:
        start = round(at * RATE)
        out[start : start + len(wave)] += wave
    return out


def echoed(wave: Wave, gap: float, share: float, count: int) -> Wave:
    """Repeat a wave a few times, softer each time."""
    return laid(*((gap * i, wave * share**i) for i in range(count + 1)))


def levelled(wave: Wave, loudness_db: float, peak_db: float = -2.0) -> Wave:
    """Bring the loudest twentieth of a second to a loudness, but no sample above the peak.

    Loudness is what the ear makes of it: low and very high pitches count less (curve A).
    """
    window = min(len(wave), round(0.05 * RATE))
    power = np.convolve(_heard(wave) ** 2, np.ones(window) / window, "valid").max()
    by_ear = 10 ** (loudness_db / 20) / np.sqrt(power)
    by_peak = 10 ** (peak_db / 20) / np.abs(wave).max()
    return np.asarray(wave * min(by_ear, by_peak))


def fast_length(count: int) -> int:
    """Return the next power of two, for which spectra are quick."""
    return 1 << (count - 1).bit_length()


def _shaped(wave: Wave, low: float, high: float) -> Wave:
    shaped = _filtered(
        wave, lambda p: 1 / (1 + (low / np.maximum(p, 1)) ** 6) / (1 + (p / high) ** 6)
    )
    return np.asarray(shaped / np.sqrt(np.mean(shaped**2)))


def _heard(wave: Wave) -> Wave:
    def curve(p: Wave) -> Wave:
        square = p**2
        ends = (square + 20.6**2) * (square + 12194**2)
        middle = np.sqrt((square + 107.7**2) * (square + 737.9**2))
        return 1.2589 * 12194**2 * square**2 / (ends * middle)

    return _filtered(wave, curve)


def _filtered(wave: Wave, gain: Callable[[Wave], Wave]) -> Wave:
    size = fast_length(len(wave))
    pitches = np.asarray(np.fft.rfftfreq(size, 1 / RATE), dtype=np.float64)
    spectrum = np.fft.rfft(wave, size)
    return np.fft.irfft(spectrum * gain(pitches), size)[: len(wave)]
