"""How loud a wave is to the ear, by the recommendation ITU-R BS.1770: in LUFS.

Two filters stand for the head and the ear; blocks of 0.4 s are counted, but for silence and for
what lies far below the rest.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tools.sounds.synth import RATE, Wave, fast_length

_BLOCK, _STEP = round(0.4 * RATE), round(0.1 * RATE)
_SILENCE = -70.0
_FAR_BELOW = -10.0
_OFFSET = -0.691


def lufs(wave: NDArray[np.float64]) -> float:
    """Return the loudness of a wave (mono, or two columns) from its beginning to its end."""
    heard = _weighted(wave if wave.ndim == 2 else wave[:, None])
    sums = np.concatenate([[0.0], np.cumsum((heard**2).sum(axis=1))])
    starts = np.arange(0, max(1, len(heard) - _BLOCK + 1), _STEP)
    powers = (sums[np.minimum(starts + _BLOCK, len(heard))] - sums[starts]) / _BLOCK
    counted = powers[_decibels(powers) > _SILENCE]
    if not len(counted):
        return -np.inf
    floor = _decibels(counted.mean()) + _FAR_BELOW
    return float(_decibels(counted[_decibels(counted) > floor].mean()))


def _decibels(power: Wave) -> Wave:
    return np.asarray(_OFFSET + 10 * np.log10(power + 1e-15))


def _weighted(wave: NDArray[np.float64]) -> NDArray[np.float64]:
    """Raise what the head raises, above 1.5 kHz, and take away what lies below 40 Hz."""
    size = fast_length(len(wave) + RATE)
    z = np.exp(-2j * np.pi * np.fft.rfftfreq(size))
    gain = _shelf(z, 4.0, 0.7072, 1682.0) * _low_cut(z, 0.5003, 38.14)
    spectrum = np.fft.rfft(wave, size, axis=0) * gain[:, None]
    return np.fft.irfft(spectrum, size, axis=0)[: len(wave)]


def _shelf(
    z: NDArray[np.complex128], gain_db: float, q: float, pitch: float
) -> NDArray[np.complex128]:
    k, high = np.tan(np.pi * pitch / RATE), 10 ** (gain_db / 20)
    bend = high**0.49967
    over = (high + bend * k / q + k * k) + 2 * (k * k - high) * z
    over = over + (high - bend * k / q + k * k) * z * z
    return np.asarray(over / _poles(z, k, q))


def _low_cut(z: NDArray[np.complex128], q: float, pitch: float) -> NDArray[np.complex128]:
    k = np.tan(np.pi * pitch / RATE)
    # The recommendation takes the upper factor as it stands, without that of the lower one.
    return np.asarray((1 - 2 * z + z * z) * (1 + k / q + k * k) / _poles(z, k, q))


def _poles(z: NDArray[np.complex128], k: float, q: float) -> NDArray[np.complex128]:
    return np.asarray((1 + k / q + k * k) + 2 * (k * k - 1) * z + (1 - k / q + k * k) * z * z)
